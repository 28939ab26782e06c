"""What every viewer offers to the view around it, so that the view asks no one what it is."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request
from comfy_desk.ui.phrases import tr


@dataclass(frozen=True, slots=True)
class Shown:
    """One output of one request, whose file is here."""

    request: Request
    output: Output
    path: str


def shown_of(request: Request, output: Output | None) -> list[Shown]:
    """One, or none where there is no file."""
    return [Shown(request, output, output.path)] if output is not None and output.path else []


class Stage(QWidget):
    """Shows one kind of output. Does nothing by itself until `show_output`, and nothing more after `release`."""

    stateChanged = Signal()  # zoom, playing, or whether a picture can be copied
    dragAsked = Signal()
    openAsked = Signal()
    saveAsked = Signal()
    frameReady = Signal(QImage)  # a frame of a film that is to be saved
    frameWished = Signal(str)  # one of `transport.FRAME_ACTS`
    volumeChanged = Signal(int, bool)  # 0 to 100, and whether it is muted

    zoomable = False

    @property
    def timed(self) -> bool:
        """It plays, and has times that can be marked."""
        return False

    @property
    def position(self) -> int:
        """Milliseconds from the beginning, of what plays."""
        return 0

    @property
    def why_no_zoom(self) -> str:
        return tr("This kind has no zoom.")

    def show_output(self, shown: Shown) -> None:
        raise NotImplementedError

    def release(self) -> None:
        """Stop playing and loading, and give the memory back. Can be used again afterwards."""

    def fit(self) -> None:
        """The whole picture in the view."""

    def actual(self) -> None:
        """100 %: a pixel on a pixel."""

    def zoom_by(self, factor: float) -> None:
        """Closer or further, around the middle."""

    def fill(self) -> None:
        """The view full of the picture."""

    def pan(self, across: int, down: int) -> bool:
        """A step over a picture that is larger than the view; False where there is nothing to move."""
        return False

    def flash(self, words: str) -> None:
        """Say something over what is shown, where nothing else can: over a whole screen."""

    def mark(self, which: str) -> bool:
        """`in`, `out` or `none` of a range; False where nothing has a time."""
        return False

    def set_volume(self, volume: int, muted: bool) -> None:
        """As it was the last time."""

    def zoom_words(self) -> str:
        """ "100 %", or "" where there is no zoom."""
        return ""

    def toggle_play(self) -> bool:
        """Play or pause; False where nothing can be played."""
        return False

    def step(self, frames: int) -> bool:
        """Go some frames on or back; False where there are none."""
        return False

    def picture(self) -> QImage:
        """What can be copied as a picture, in full size; a null image where there is none."""
        return QImage()
