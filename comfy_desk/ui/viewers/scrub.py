"""What is to be seen at a time of a film, before one goes there: small frames that the drawing process made once.

For the line of time, and for cells of lists: `scrubber().frame(path, part)`. Bounded in memory; one film is read at a time,
and only the newest wish counts.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache, partial

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import stopwatch
from comfy_desk.ui.viewers.loading import Loader

FRAMES = 32
LONGEST = 192
"""Pixels of a frame's longer side."""

MOST_BYTES = 24_000_000
"""Of all frames that are kept: some ten films."""


class Scrubber(QObject):
    """`ready` carries the path of a film whose frames are here."""

    ready = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: OrderedDict[str, tuple[QImage, ...]] = OrderedDict()
        self._asked = ""
        self._loader = Loader(self)

    def frame(self, path: str, part: float) -> QImage | None:
        """The frame at that part (0 to 1) of a film; None where it is not here yet: then it is asked for."""
        frames = self._kept.get(path)
        if frames is None:
            self.want(path)
            return None
        self._kept.move_to_end(path)
        return frames[min(len(frames) - 1, max(0, int(part * len(frames))))] if frames else None

    def want(self, path: str) -> None:
        """They are made ready. Of a film that has none it is not asked again."""
        if path not in self._kept and path != self._asked:
            self._asked = path
            wish = easel().scrub(path, FRAMES, LONGEST)
            self._loader.load(wish, partial(self._keep, path), lambda _error: self._keep(path, ()))

    def forget(self, path: str) -> None:
        """It is not looked at any more: what is under way ends."""
        if path == self._asked:
            self._asked = ""
            self._loader.forget()

    def _keep(self, path: str, frames: tuple[QImage, ...]) -> None:
        self._asked = ""
        self._kept[path] = frames
        held = sum(image.sizeInBytes() for kept in self._kept.values() for image in kept)
        while held > MOST_BYTES or len(self._kept) > 200:
            held -= sum(image.sizeInBytes() for image in self._kept.popitem(last=False)[1])
        if frames:
            self.ready.emit(path)


@lru_cache(maxsize=1)
def scrubber() -> Scrubber:
    """The program's one."""
    return Scrubber()


@overrides_qt
class ScrubPreview(QWidget):
    """A frame and its time over the line of time; takes no clicks, and is part of what it stands over."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._image: QImage | None = None
        self._words = ""
        self.hide()

    def show_at(self, x: int, bottom: int, image: QImage | None, milliseconds: int) -> None:
        """Above `bottom`, its middle at `x`, in the parent's coordinates."""
        self._image, self._words = image, stopwatch(milliseconds / 1000)
        high = self.fontMetrics().height() + theme.GRID
        size = image.size() if image is not None else QSize(self.fontMetrics().horizontalAdvance(self._words) + 16, 0)
        self.resize(size.width() + 4, size.height() + high)
        parent = self.parentWidget()
        most = parent.width() - self.width() if parent is not None else 0
        self.move(max(0, min(most, x - self.width() // 2)), max(0, bottom - self.height() - 4))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.color("edge"))
        painter.setBrush(theme.color("field"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.RADIUS, theme.RADIUS)
        top = 2
        if self._image is not None:
            painter.drawImage(2, top, self._image)
            top += self._image.height()
        painter.setPen(theme.color("text"))
        words = self.rect().adjusted(0, top, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._words)
