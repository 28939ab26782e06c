"""Two to four pictures on one surface: a wipe, side by side, blinking, or what differs. Paints bare pixels; decodes nothing.

Zoom and place are one for all (`view_state`), so that nothing has to be kept in step. Films hand in their frames.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.compare.layers import Layer, Mode, grid_of, level_of, paint_badge
from comfy_desk.ui.compare.view_state import Box, Look, closer, fitted, moved, where
from comfy_desk.ui.compare.work import LETTERS
from comfy_desk.ui.delegates.badges import squares
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import decimal, tr
from comfy_desk.ui.viewers.canvas import STEP
from comfy_desk.ui.viewers.painting import SQUARE, on_pixels

GRIP = 10
"""Logical pixels on both sides of the edge in which it can be taken."""

EDGE_STEP = 0.02
CRISP_FROM = 3.0
"""Device pixels a pixel of the picture from which single ones are shown as squares."""

MOST_COMPARED = 4_000_000
"""Pixels of a difference: films show one each frame."""

LOUDEST = 8
"""Times that a difference can be made brighter, by doubling."""


@overrides_qt
class CompareSurface(QWidget):
    """`pair` are the places of the two that a wipe and a difference are of; `front` is what blinking shows."""

    lookChanged = Signal()
    frontChanged = Signal(int)
    edgeChanged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layers: list[Layer] = []
        self._mode = Mode.WIPE
        self._pair = (0, 1)
        self._front = 0
        self._look = Look()
        self._edge = 0.5
        self._upright = True  # the edge is a vertical line, and goes left and right
        self._brighter = 1
        self._grabbed: QPointF | None = None
        self._at_edge = False
        self._grab_look = Look()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 140)
        self._name()

    # --- what is shown

    def show_layers(self, layers: Sequence[Layer]) -> None:
        self._layers = list(layers)
        self._pair = (0, min(1, len(layers) - 1))
        self._front = 0
        self._look = Look()
        self.update()

    def set_layer(self, place: int, layer: Layer) -> None:
        """The picture itself after its preview, or the next frame: zoom and place stay."""
        self._layers[place] = layer
        self.update()

    def clear(self) -> None:
        self._layers = []
        self.update()

    @property
    def layers(self) -> tuple[Layer, ...]:
        return tuple(self._layers)

    @property
    def mode(self) -> Mode:
        return self._mode

    def set_mode(self, mode: Mode) -> None:
        self._mode = mode
        self._name()
        self.lookChanged.emit()
        self.update()

    @property
    def pair(self) -> tuple[int, int]:
        return self._pair

    def set_pair(self, first: int, second: int) -> None:
        self._pair = (first, second)
        self._name()
        self.update()

    @property
    def front(self) -> int:
        return self._front

    def blink(self) -> None:
        """The next one."""
        if self._layers:
            self._front = (self._front + 1) % len(self._layers)
            self._name()
            self.frontChanged.emit(self._front)
            self.update()

    @property
    def brighter(self) -> int:
        return self._brighter

    def set_brighter(self, times: int) -> None:
        self._brighter = max(1, min(LOUDEST, times))
        self.update()

    @property
    def edge(self) -> float:
        """Where the wipe's edge stands, 0 to 1."""
        return self._edge

    @property
    def upright(self) -> bool:
        return self._upright

    def set_edge(self, edge: float) -> None:
        self._edge = min(1.0, max(0.0, edge))
        self._name()
        self.edgeChanged.emit()
        self.update()

    def set_upright(self, upright: bool) -> None:
        self._upright = upright
        self._name()
        self.update()

    # --- zoom and place

    @property
    def look(self) -> Look:
        return self._look

    def fit(self) -> None:
        self._set_look(Look())

    def actual(self) -> None:
        """A pixel of the largest picture on a pixel of the screen."""
        place, layer = self._first_place()
        if layer is not None:
            whole = fitted(place, layer.size.width(), layer.size.height()) * self.devicePixelRatioF()
            self._set_look(Look(max(1.0, 1.0 / max(whole, 1e-6)), self._look.x, self._look.y))

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        place, layer = self._place_at(at)
        if layer is not None:
            point = at if at is not None else QPointF(place.left + place.width / 2, place.top + place.height / 2)
            size = layer.size
            self._set_look(
                closer(self._look, factor, (point.x(), point.y()), place, size.width(), size.height())
            )  # fmt: skip

    def percent(self) -> float:
        """Of the largest picture: 100 is a pixel on a pixel of the screen; 0 where there is none."""
        place, layer = self._first_place()
        if layer is None:
            return 0.0
        whole = fitted(place, layer.size.width(), layer.size.height())
        return whole * self._look.closer * self.devicePixelRatioF() * 100

    def _set_look(self, look: Look) -> None:
        self._look = look
        self.lookChanged.emit()
        self.update()

    def places(self) -> tuple[Box, ...]:
        """Where each picture has its place: all in the same, but side by side."""
        whole = Box(0, 0, self.width(), self.height())
        count = len(self._layers)
        if self._mode is not Mode.SIDE or count < 2:
            return (whole,) * count
        columns, rows = grid_of(count, self.width(), self.height())
        wide, high = self.width() / columns, self.height() / rows
        return tuple(Box(at % columns * wide, at // columns * high, wide - 1, high - 1) for at in range(count))

    def _first_place(self) -> tuple[Box, Layer | None]:
        """Of the largest picture."""
        known = [(layer.size.width(), at) for at, layer in enumerate(self._layers) if layer.levels]
        if not known:
            return Box(0, 0, self.width(), self.height()), None
        at = max(known)[1]
        return self.places()[at], self._layers[at]

    def _place_at(self, at: QPointF | None) -> tuple[Box, Layer | None]:
        """Of the picture under a point; where there is none, as above."""
        if at is not None and self._mode is Mode.SIDE:
            for place, layer in zip(self.places(), self._layers, strict=True):
                inside = QRectF(place.left, place.top, place.width, place.height).contains(at)
                if inside and layer.levels:
                    return place, layer
        return self._first_place()

    # --- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("window"))
        if not self._layers:
            return
        places = self.places()
        if self._mode is Mode.SIDE:
            for at, place in enumerate(places):
                self._paint_in(painter, at, place, QRectF(place.left, place.top, place.width, place.height))
            self._paint_seams(painter, places)
        elif self._mode is Mode.BLINK:
            self._paint_in(painter, self._front, places[0], QRectF(self.rect()))
        elif self._mode is Mode.WIPE:
            self._paint_wipe(painter, places[0])
        else:
            self._paint_difference(painter, places[0])

    def _paint_in(self, painter: QPainter, at: int, place: Box, clip: QRectF, *, named: bool = True) -> None:
        painter.save()
        painter.setClipRect(clip)
        layer = self._layers[at]
        if layer.levels:
            self._paint_layer(painter, layer, place)
        else:
            painter.setPen(theme.color("dim"))
            inner = clip.adjusted(theme.GRID * 2, theme.GRID * 2, -theme.GRID * 2, -theme.GRID * 2)
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(inner, flags, layer.words or tr("Loading…"))
        if named:
            paint_badge(painter, LETTERS[at], clip)
        painter.restore()

    def _paint_layer(self, painter: QPainter, layer: Layer, place: Box) -> None:
        size = layer.size
        box = where(self._look, place, size.width(), size.height())
        ratio = self.devicePixelRatioF()
        rect = on_pixels(QRectF(box.left, box.top, box.width, box.height), ratio)
        if layer.alpha:
            painter.drawTiledPixmap(rect.intersected(QRectF(self.rect())), squares(SQUARE))
        level = level_of(layer, rect.width() * ratio)
        part = rect.intersected(QRectF(self.rect()).adjusted(-1, -1, 1, 1))
        across, down = level.width() / max(rect.width(), 1e-6), level.height() / max(rect.height(), 1e-6)
        source = QRectF(
            QPointF((part.left() - rect.left()) * across, (part.top() - rect.top()) * down),
            QSizeF(part.width() * across, part.height() * down),
        )
        crisp = rect.width() * ratio >= CRISP_FROM * size.width()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not crisp)
        painter.drawImage(part, level, source)

    def _paint_wipe(self, painter: QPainter, place: Box) -> None:
        first, second = self._pair
        before, after = QRectF(self.rect()), QRectF(self.rect())
        line = self._edge_at()
        if self._upright:
            before.setRight(line)
            after.setLeft(line)
        else:
            before.setBottom(line)
            after.setTop(line)
        self._paint_in(painter, first, place, before)
        self._paint_in(painter, second, place, after, named=False)
        paint_badge(painter, LETTERS[second], after, right=True)
        painter.setPen(QPen(theme.color("accent"), 2))
        middle = QPointF(line, self.height() / 2) if self._upright else QPointF(self.width() / 2, line)
        if self._upright:
            painter.drawLine(QPointF(line, 0), QPointF(line, self.height()))
        else:
            painter.drawLine(QPointF(0, line), QPointF(self.width(), line))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.color("accent" if self.hasFocus() else "panel"))
        painter.drawEllipse(middle, theme.GRID, theme.GRID)

    def _paint_difference(self, painter: QPainter, place: Box) -> None:
        """In an image as large as what is seen of it: what differs shines, what is equal is black."""
        first, second = (self._layers[at] for at in self._pair)
        if not first.levels or not second.levels:
            at = self._pair[0] if not first.levels else self._pair[1]
            self._paint_in(painter, at, place, QRectF(self.rect()))
            return
        painter.drawImage(QRectF(self.rect()), self.difference())
        words = tr("{first} against {second}: what is black is equal")
        told = words.format(first=LETTERS[self._pair[0]], second=LETTERS[self._pair[1]])
        paint_badge(painter, told, QRectF(self.rect()))

    def difference(self) -> QImage:
        """What is seen of the difference, in device pixels, or fewer where those are very many."""
        ratio = self.devicePixelRatioF()
        ratio *= min(1.0, math.sqrt(MOST_COMPARED / max(1.0, self.width() * self.height() * ratio * ratio)))
        image = QImage(self.size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.black)
        place = Box(0, 0, self.width(), self.height())
        painter = QPainter(image)
        self._paint_layer_plain(painter, self._layers[self._pair[0]], place)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        self._paint_layer_plain(painter, self._layers[self._pair[1]], place)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        times = 1
        painter.end()
        while times < self._brighter:
            again = image.copy()
            painter = QPainter(image)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
            painter.drawImage(QPointF(0, 0), again)
            painter.end()
            times *= 2
        return image

    def _paint_layer_plain(self, painter: QPainter, layer: Layer, place: Box) -> None:
        bare = Layer(layer.levels, layer.size) if layer.alpha else layer  # no squares: they are of no picture
        self._paint_layer(painter, bare, place)

    def _paint_seams(self, painter: QPainter, places: tuple[Box, ...]) -> None:
        painter.setPen(theme.color("hairline"))
        for place in places:
            right, bottom = place.left + place.width, place.top + place.height
            painter.drawLine(QPointF(right, place.top), QPointF(right, bottom))
            painter.drawLine(QPointF(place.left, bottom), QPointF(right, bottom))

    def _edge_at(self) -> float:
        return self._edge * (self.width() if self._upright else self.height())

    def _name(self) -> None:
        """What is heard of it."""
        first, second = (LETTERS[max(0, at)] for at in self._pair)
        if self._mode is Mode.WIPE:
            share = decimal(self._edge * 100, 0)
            words = tr("Wipe: {share} % of {first}, the rest {second}").format(share=share, first=first, second=second)
        elif self._mode is Mode.BLINK:
            words = tr("Blink: {letter} is seen").format(letter=LETTERS[self._front])
        elif self._mode is Mode.DIFFERENCE:
            words = tr("Difference of {first} and {second}").format(first=first, second=second)
        else:
            words = tr("Side by side")
        self.setAccessibleName(words)

    # --- gestures

    def _near_edge(self, at: QPointF) -> bool:
        if self._mode is not Mode.WIPE:
            return False
        return abs((at.x() if self._upright else at.y()) - self._edge_at()) <= GRIP

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            super().mousePressEvent(event)
            return
        self._grabbed = event.position()
        self._at_edge = event.button() == Qt.MouseButton.LeftButton and self._near_edge(event.position())
        self._grab_look = self._look

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._grabbed is None:
            shape = Qt.CursorShape.ArrowCursor
            if self._near_edge(at):
                shape = Qt.CursorShape.SplitHCursor if self._upright else Qt.CursorShape.SplitVCursor
            elif self._look.closer > 1.0:
                shape = Qt.CursorShape.OpenHandCursor
            self.setCursor(shape)
            return
        if self._at_edge:
            whole = self.width() if self._upright else self.height()
            self.set_edge((at.x() if self._upright else at.y()) / max(1, whole))
            return
        place, layer = self._place_at(self._grabbed)
        if layer is not None:
            by = at - self._grabbed
            size = layer.size
            self._set_look(moved(self._grab_look, (by.x(), by.y()), place, size.width(), size.height()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grabbed = None
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self._near_edge(event.position()):
            self.actual() if self._look.closer <= 1.0 else self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() / 120
        if turned:
            self.zoom_by(STEP**turned, event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the edge of a wipe; with Shift, and in the other modes, the picture."""
        ways = {
            Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)
        }  # fmt: skip
        way = ways.get(Qt.Key(event.key()))
        if way is None:
            event.ignore()
            return
        along = way[0] if self._upright else way[1]
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if self._mode is Mode.WIPE and along and not shifted:
            self.set_edge(self._edge + along * EDGE_STEP)
            return
        place, layer = self._first_place()
        if layer is not None:
            by = (-way[0] * place.width / 8, -way[1] * place.height / 8)
            self._set_look(moved(self._look, by, place, layer.size.width(), layer.size.height()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.update()
        super().changeEvent(event)
