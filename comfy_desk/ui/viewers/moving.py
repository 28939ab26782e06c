"""Plays the frames of an animation, one at a time, from where the drawing process laid them. Decodes nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from comfy_desk.ui.drawing.reel import Reel


class MovingPicture(QObject):
    """Begins at once; `close` it in the end. A frame that cannot be read any more ends the playing."""

    frameChanged = Signal(QImage)
    playingChanged = Signal()

    def __init__(self, reel: Reel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reel = reel
        self._number = 0
        self._rounds = 0
        self._frame = QImage()
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._on_time)

    @property
    def playing(self) -> bool:
        return self._next.isActive()

    @property
    def number(self) -> int:
        """The frame that is seen, from 0."""
        return self._number

    def frame(self) -> QImage:
        return self._frame

    def play(self) -> None:
        if self._at_end():
            self._number = self._rounds = 0
        self._show()
        self._next.start(self._reel.delays[self._number])
        self.playingChanged.emit()

    def pause(self) -> None:
        self._next.stop()
        self.playingChanged.emit()

    def step(self, frames: int) -> None:
        """So many on, or back below 0; around the ends."""
        self.pause()
        self._number = (self._number + frames) % len(self._reel.delays)
        self._show()

    def close(self) -> None:
        self._next.stop()
        self._reel.close()

    def _at_end(self) -> bool:
        last = self._number == len(self._reel.delays) - 1
        return last and self._reel.times > 0 and self._rounds >= self._reel.times - 1

    def _on_time(self) -> None:
        if self._at_end():
            self.playingChanged.emit()
            return
        if self._number == len(self._reel.delays) - 1:
            self._rounds += 1
        self._number = (self._number + 1) % len(self._reel.delays)
        if self._show():
            self._next.start(self._reel.delays[self._number])
        else:
            self.playingChanged.emit()

    def _show(self) -> bool:
        frame = self._reel.frame(self._number)
        if frame.isNull():
            return False
        self._frame = frame
        self.frameChanged.emit(frame)
        return True
