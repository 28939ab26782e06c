"""Which pixel is under the pointer, and its colour where that is known exactly. Watches a canvas while it is on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QColor, QMouseEvent

from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr, whole
from comfy_desk.ui.viewers.canvas import Canvas


@overrides_qt
class Probe(QObject):
    """`say` is told the words, "" where there is no pixel."""

    def __init__(self, canvas: Canvas, say: Callable[[str], None]) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._say = say
        self._on = False

    def set_on(self, on: bool) -> None:
        if on is self._on:
            return
        self._on = on
        self._canvas.setMouseTracking(on)
        if on:
            self._canvas.installEventFilter(self)
        else:
            self._canvas.removeEventFilter(self)
            self._say("")

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._say(self.words_at(event.position()))
        elif event.type() == QEvent.Type.Leave:
            self._say("")
        return False

    def words_at(self, at: QPointF) -> str:
        """ "1,204, 88 · #c33a1f": counted from the upper left pixel, which is 0, 0."""
        pixel = self._pixel(at)
        if pixel is None:
            return ""
        place = {"x": whole(pixel[0]), "y": whole(pixel[1])}
        colour = self._colour(*pixel)
        if colour is None:
            return tr("{x}, {y}").format(**place)
        name = colour.name(QColor.NameFormat.HexArgb if colour.alpha() < 255 else QColor.NameFormat.HexRgb)
        return tr("{x}, {y} · {colour}").format(colour=name, **place)

    def _pixel(self, at: QPointF) -> tuple[int, int] | None:
        rect, size = self._canvas.picture_rect(), self._canvas.picture_size
        if self._canvas.empty or not rect.contains(at) or rect.isEmpty():
            return None
        x = int((at.x() - rect.left()) / rect.width() * size.width())
        y = int((at.y() - rect.top()) / rect.height() * size.height())
        return min(x, size.width() - 1), min(y, size.height() - 1)

    def _colour(self, x: int, y: int) -> QColor | None:
        image = self._canvas.image
        if image.size() == self._canvas.picture_size:
            return image.pixelColor(x, y)
        detail = self._canvas.detail
        for patch in detail.patches() if detail is not None else ():
            if patch.exact and patch.place.contains(x + 0.5, y + 0.5):
                return patch.image.pixelColor(int(x - patch.place.left()), int(y - patch.place.top()))
        return None
