"""A surface on which one picture is looked at: fit, 100 % in device pixels, zoom to the pointer, pan, squares behind alpha.

Paints what it is given (`Decoded` levels, a small preview in the true picture's place, or single frames) and decodes nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
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
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import decimal, tr, whole
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.viewers.detail import Detail
from comfy_desk.ui.viewers.painting import SQUARE as SQUARE
from comfy_desk.ui.viewers.painting import Ground, paint_ground, paint_part
from comfy_desk.ui.viewers.painting import on_pixels as on_pixels

MAX_ZOOM = 32.0
MIN_ZOOM = 0.01
MOST_DRAWN = 60_000
"""Pixels of the longer side of a drawing, at its closest."""

FLASH = 1_500
"""Milliseconds that a few words stand over the picture."""

DARK_SURROUND = "darkSurround"
"""Property of a window in which pictures stand on a dark ground, whatever the colours of the program."""

STEP = 1.25
"""One press of + or one notch of the wheel."""

CRISP_FROM = 2.0
"""Device pixels per picture pixel above which single pixels are shown as squares."""

PAN_STEP = 0.15
"""Parts of the view that an arrow key moves the picture by."""


@overrides_qt
class Canvas(QWidget):
    """`zoom` is device pixels per pixel of the picture: 1.0 is 100 % on every screen."""

    zoomChanged = Signal()
    dragAsked = Signal()

    def __init__(self, parent: QWidget | None = None, *, grows: bool = False, vector: bool = False) -> None:
        super().__init__(parent)
        self._grows = grows or vector  # fit may enlarge it
        self._vector = vector  # single pixels mean nothing
        self._levels: tuple[QImage, ...] = ()
        self._size = QSize()
        self._alpha = False
        self._fit = True
        self._zoom = 1.0
        self._centre = QPointF(0.5, 0.5)  # the point of the picture in the middle of the view, 0 to 1
        self._grabbed: QPointF | None = None
        self._grab_centre = QPointF()
        self._detail: Detail | None = None
        self._ground = Ground.SQUARES
        self._chip = plain_label("", self, role="notice", wrap=False)
        self._chip.setFont(theme.ticking_font(theme.SMALL))
        self._chip.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID, theme.GRID // 2)
        self._chip.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._chip.hide()
        self._flashed = QTimer(self)
        self._flashed.setSingleShot(True)
        self._flashed.setInterval(FLASH)
        self._flashed.timeout.connect(lambda: self.say(""))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 96)
        self.setAccessibleName(tr("Picture"))

    # --- what is shown

    def show_levels(self, levels: tuple[QImage, ...], size: QSize, *, alpha: bool, keep: bool = False) -> None:
        """`size` is the picture's own, in pixels. `keep` leaves zoom and place alone (a sharper copy of the same picture)."""
        self._levels = levels
        self._size = QSize(size)
        self._alpha = alpha
        if not keep:
            self.fit()
        self._settle()

    def show_frame(self, image: QImage) -> None:
        """The next frame of something that moves; zoom and place stay while its size does."""
        keep = image.size() == self._size
        self.show_levels((image,), image.size(), alpha=image.hasAlphaChannel(), keep=keep)

    def clear(self) -> None:
        self.set_detail(None)
        self._levels = ()
        self._size = QSize()
        self._fit = True
        self.update()

    def set_detail(self, detail: Detail | None) -> None:
        """Where more pixels of this picture can be had; the one before is closed."""
        before, self._detail = self._detail, detail
        self.say("")
        if before is not None:
            before.close()
            before.deleteLater()
        if detail is not None:
            detail.changed.connect(self.update)
            detail.told.connect(self.say)
            self._look()

    @property
    def detail(self) -> Detail | None:
        return self._detail

    @property
    def ground(self) -> Ground:
        return self._ground

    def set_ground(self, ground: Ground) -> None:
        self._ground = ground
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

    def fill(self) -> None:
        """The view full of the picture, which may go over its edges."""
        if not self.empty:
            shown = self._shown_size()
            self.zoom_to(self.zoom * max(self.width() / shown.width(), self.height() / shown.height()))

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
        self._zoom = min(self._most_zoom(), max(MIN_ZOOM, zoom))
        shown = self._shown_size()
        offset = at - QPointF(self.width() / 2, self.height() / 2)
        self._centre = QPointF(
            under.x() - offset.x() / max(shown.width(), 1e-6), under.y() - offset.y() / max(shown.height(), 1e-6)
        )
        self._settle()

    def _most_zoom(self) -> float:
        """A drawing may be looked at as close as one likes, however small it says that it is."""
        longest = max(self._size.width(), self._size.height(), 1)
        return max(MAX_ZOOM, MOST_DRAWN / longest) if self._vector else MAX_ZOOM

    def pannable(self) -> bool:
        shown = self._shown_size()
        return not self.empty and (shown.width() > self.width() + 0.5 or shown.height() > self.height() + 0.5)

    def pan(self, across: int, down: int) -> bool:
        """A step that way, in steps of the view; False where the whole picture is in sight."""
        if not self.pannable():
            return False
        shown, step = self._shown_size(), PAN_STEP * min(self.width(), self.height())
        self._centre += QPointF(across * step / shown.width(), down * step / shown.height())
        self._settle()
        return True

    @property
    def stand(self) -> tuple[bool, float, QPointF]:
        """Zoom and place, for `take_stand`."""
        return self._fit, self._zoom, QPointF(self._centre)

    def take_stand(self, stand: tuple[bool, float, QPointF]) -> None:
        """As another picture of the same size stood."""
        self._fit, self._zoom, self._centre = stand[0], stand[1], QPointF(stand[2])
        self._settle()

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
        self._look()
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
        ratio = self.devicePixelRatioF()
        rect = on_pixels(self.picture_rect(), ratio)
        level = self._level()
        self._paint_piece(painter, rect, rect, level, level.size() == self._size)
        for patch in self._detail.patches() if self._detail is not None else ():
            self._paint_piece(painter, rect, self._to_view(patch.place, rect, ratio), patch.image, patch.exact)

    def _to_view(self, place: QRectF, rect: QRectF, ratio: float) -> QRectF:
        """Pieces that touch in the picture touch on the screen: their edges are rounded alike."""
        across, down = rect.width() / self._size.width(), rect.height() / self._size.height()
        moved = QRectF(place.x() * across, place.y() * down, place.width() * across, place.height() * down)
        return on_pixels(moved.translated(rect.topLeft()), ratio)

    def _paint_piece(self, painter: QPainter, whole: QRectF, rect: QRectF, image: QImage, all_there: bool) -> None:
        part = rect.intersected(QRectF(self.rect()).adjusted(-1, -1, 1, 1))
        if part.isEmpty():
            return
        if self._alpha:
            paint_ground(painter, self._ground, whole, part)
        exact = abs(self.zoom - 1.0) < 1e-6 and all_there
        smooth = not exact and (self.zoom <= CRISP_FROM or self._vector or not all_there)
        paint_part(painter, image, rect, part, smooth=smooth)

    def _look(self) -> None:
        if self._detail is None or self.empty or self.width() <= 0:
            return
        rect = self.picture_rect()
        seen = rect.intersected(QRectF(self.rect()))
        scale = self._size.width() / max(rect.width(), 1e-6)
        moved = seen.translated(-rect.topLeft())
        part = QRectF(moved.x() * scale, moved.y() * scale, moved.width() * scale, moved.height() * scale)
        self._detail.look(part, self.zoom)

    def flash(self, words: str) -> None:
        """A few words over the picture, for a moment."""
        self.say(words)
        self._flashed.start()

    def say(self, words: str) -> None:
        """Over the picture, and not below it: nothing moves."""
        self._chip.setText(words)
        self._chip.setVisible(bool(words))
        self._chip.adjustSize()
        self._chip.move((self.width() - self._chip.width()) // 2, self.height() - self._chip.height() - theme.GRID)

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


def percent(zoom: float) -> str:
    """100 %, and with a decimal where it is less than one."""
    return tr("{n} %").format(n=whole(round(zoom * 100)) if zoom >= 0.01 else decimal(zoom * 100))


def _held(centre: float, shown: float, view: float) -> float:
    if shown <= view or shown <= 0:
        return 0.5
    margin = view / 2 / shown
    return min(1.0 - margin, max(margin, centre))
