"""A surface on which one picture is looked at: fit, 100 % in device pixels, zoom to the pointer, pan, squares behind alpha.

Paints what it is given (`Decoded` levels, a small preview in the true picture's place, or single frames) and decodes nothing.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.delegates.badges import squares
from comfy_desk.ui.overrides import overrides_qt

MAX_ZOOM = 32.0
MIN_ZOOM = 0.01
DARK_SURROUND = "darkSurround"
"""Property of a window in which pictures stand on a dark ground, whatever the colours of the program."""

STEP = 1.25
"""One press of + or one notch of the wheel."""

SQUARE = 8
CRISP_FROM = 3.0
"""Device pixels per picture pixel from which single pixels are shown as squares."""


def on_pixels(rect: QRectF, ratio: float) -> QRectF:
    """The nearest rectangle whose edges lie between device pixels; never without any."""
    # All edges are rounded the same way: a size in whole pixels stays what it is.
    left, top = math.floor(rect.left() * ratio + 0.5), math.floor(rect.top() * ratio + 0.5)
    right, bottom = math.floor(rect.right() * ratio + 0.5), math.floor(rect.bottom() * ratio + 0.5)
    width, height = max(1, right - left), max(1, bottom - top)
    return QRectF(left / ratio, top / ratio, width / ratio, height / ratio)


@overrides_qt
class Canvas(QWidget):
    """`zoom` is device pixels per pixel of the picture: 1.0 is 100 % on every screen."""

    zoomChanged = Signal()
    dragAsked = Signal()
    sharperAsked = Signal(int)
    """A drawing is shown larger than it was drawn: the longer side that would be sharp, in pixels."""

    def __init__(self, parent: QWidget | None = None, *, grows: bool = False, vector: bool = False) -> None:
        super().__init__(parent)
        self._grows = grows or vector  # fit may enlarge it
        self._vector = vector  # larger levels can be asked for, and single pixels mean nothing
        self._levels: tuple[QImage, ...] = ()
        self._size = QSize()
        self._alpha = False
        self._fit = True
        self._zoom = 1.0
        self._centre = QPointF(0.5, 0.5)  # the point of the picture in the middle of the view, 0 to 1
        self._grabbed: QPointF | None = None
        self._grab_centre = QPointF()
        self._asked_longest = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 96)
        self.setAccessibleName("Picture")

    # --- what is shown

    def show_levels(self, levels: tuple[QImage, ...], size: QSize, *, alpha: bool, keep: bool = False) -> None:
        """`size` is the picture's own, in pixels. `keep` leaves zoom and place alone (a sharper copy of the same picture)."""
        self._levels = levels
        self._size = QSize(size)
        self._alpha = alpha
        self._asked_longest = 0
        if not keep:
            self.fit()
        self._settle()

    def show_frame(self, image: QImage) -> None:
        """The next frame of something that moves; zoom and place stay while its size does."""
        keep = image.size() == self._size
        self.show_levels((image,), image.size(), alpha=image.hasAlphaChannel(), keep=keep)

    def clear(self) -> None:
        self._levels = ()
        self._size = QSize()
        self._fit = True
        self._asked_longest = 0
        self.update()

    @property
    def empty(self) -> bool:
        return not self._levels

    @property
    def picture_size(self) -> QSize:
        return QSize(self._size)

    @property
    def image(self) -> QImage:
        """The largest copy that is here, or a null image."""
        return self._levels[0] if self._levels else QImage()

    # --- zoom and place

    @property
    def zoom(self) -> float:
        return self._fit_zoom() if self._fit else self._zoom

    @property
    def fitted(self) -> bool:
        return self._fit

    def fit(self) -> None:
        """The whole picture, as large as the view allows but not above 100 % (a drawing may grow)."""
        self._fit = True
        self._centre = QPointF(0.5, 0.5)
        self._settle()

    def actual(self, at: QPointF | None = None) -> None:
        """One pixel of the picture on one pixel of the screen, whatever the desktop's scaling."""
        self.zoom_to(1.0, at)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        self.zoom_to(self.zoom * factor, at)

    def zoom_to(self, zoom: float, at: QPointF | None = None) -> None:
        """The point of the picture under `at` (in the widget; its middle by default) stays where it is."""
        if self.empty:
            return
        at = at if at is not None else QPointF(self.rect().center())
        under = self._to_picture(at)
        self._fit = False
        self._zoom = min(MAX_ZOOM, max(MIN_ZOOM, zoom))
        shown = self._shown_size()
        offset = at - QPointF(self.width() / 2, self.height() / 2)
        self._centre = QPointF(
            under.x() - offset.x() / max(shown.width(), 1e-6), under.y() - offset.y() / max(shown.height(), 1e-6)
        )
        self._settle()

    def pannable(self) -> bool:
        shown = self._shown_size()
        return not self.empty and (shown.width() > self.width() + 0.5 or shown.height() > self.height() + 0.5)

    def picture_rect(self) -> QRectF:
        """Where the picture stands, in the widget's own coordinates."""
        shown = self._shown_size()
        left = self.width() / 2 - self._centre.x() * shown.width()
        top = self.height() / 2 - self._centre.y() * shown.height()
        return QRectF(QPointF(left, top), shown)

    def _shown_size(self) -> QSizeF:
        scale = self.zoom / self.devicePixelRatioF()
        return QSizeF(self._size.width() * scale, self._size.height() * scale)

    def _fit_zoom(self) -> float:
        if self._size.isEmpty():
            return 1.0
        ratio = self.devicePixelRatioF()
        whole = min(self.width() * ratio / self._size.width(), self.height() * ratio / self._size.height())
        return max(MIN_ZOOM / 10, whole if self._grows else min(1.0, whole))

    def _to_picture(self, at: QPointF) -> QPointF:
        rect = self.picture_rect()
        return QPointF(
            (at.x() - rect.left()) / max(rect.width(), 1e-6), (at.y() - rect.top()) / max(rect.height(), 1e-6)
        )

    def _settle(self) -> None:
        """Keep the picture in sight: no further than its edges, and in the middle where it is smaller than the view."""
        shown = self._shown_size()
        self._centre = QPointF(
            _held(self._centre.x(), shown.width(), self.width()), _held(self._centre.y(), shown.height(), self.height())
        )
        self.setCursor(Qt.CursorShape.OpenHandCursor if self.pannable() else Qt.CursorShape.ArrowCursor)
        if self._vector and self._levels:
            wanted = int(max(self._size.width(), self._size.height()) * self.zoom)
            have = max(self._levels[0].width(), self._levels[0].height())
            if wanted > have * 1.1 and wanted > self._asked_longest:
                self._asked_longest = wanted
                self.sharperAsked.emit(wanted)
        self.update()
        self.zoomChanged.emit()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(
            event.rect(),
            theme.color_of(theme.DARK.window) if self.window().property(DARK_SURROUND) else theme.color("window"),
        )
        if self.empty:
            return
        # On whole device pixels, so that nothing is blurred and the squares do not look out at the edges.
        rect = on_pixels(self.picture_rect(), self.devicePixelRatioF())
        if self._alpha:
            painter.drawTiledPixmap(rect.intersected(QRectF(self.rect())), squares(SQUARE))
        level = self._level()
        scale = level.width() / max(rect.width(), 1e-6)
        part = rect.intersected(QRectF(self.rect()).adjusted(-1, -1, 1, 1))
        source = QRectF(
            (part.left() - rect.left()) * scale,
            (part.top() - rect.top()) * level.height() / max(rect.height(), 1e-6),
            part.width() * scale,
            part.height() * level.height() / max(rect.height(), 1e-6),
        )
        exact = abs(self.zoom - 1.0) < 1e-6 and level.size() == self._size
        smooth = not exact and (self.zoom < CRISP_FROM or self._vector or level.size() != self._size)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        painter.drawImage(part, level, source)

    def _level(self) -> QImage:
        """The smallest copy that has at least the pixels to be shown."""
        wanted = self._size.width() * self.zoom
        fitting = [level for level in self._levels if level.width() >= wanted - 1]
        return fitting[-1] if fitting else self._levels[0]

    # --- gestures

    def resizeEvent(self, _event: object) -> None:
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.update()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle()
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1.0 + event.value(), event.position())
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() / 120
        if turned and not self.empty:
            self.zoom_by(STEP**turned, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton) and not self.empty:
            self._grabbed = event.position()
            self._grab_centre = QPointF(self._centre)
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is None:
            return
        moved = event.position() - self._grabbed
        left = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if left and (event.modifiers() & Qt.KeyboardModifier.ControlModifier or not self.pannable()):
            if moved.manhattanLength() >= QApplication.startDragDistance():
                self._grabbed = None
                self.dragAsked.emit()
            return
        shown = self._shown_size()
        self._centre = self._grab_centre - QPointF(
            moved.x() / max(shown.width(), 1e-6), moved.y() / max(shown.height(), 1e-6)
        )
        self._settle()
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grabbed = None
        self._settle()
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._fit and abs(self.zoom - 1.0) > 1e-6:
            self.actual(event.position())
        elif self._fit:  # it is small: closer
            self.zoom_to(2.0, event.position())
        else:
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the viewer around it knows the keys


def _held(centre: float, shown: float, view: float) -> float:
    if shown <= view or shown <= 0:
        return 0.5
    margin = view / 2 / shown
    return min(1.0 - margin, max(margin, centre))
