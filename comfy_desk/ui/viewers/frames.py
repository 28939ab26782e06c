"""What can be done with a frame of a film: save it, copy it, give it to a form; also the last one, which nobody need go to.

The frame that is seen is at hand; the last is read by the drawing process. Asks no service.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.output import Output
from comfy_desk.ui import desktop, disk
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.told import told
from comfy_desk.ui.viewers.film import PlayingStage
from comfy_desk.ui.viewers.loading import Loader


class FrameActs(QObject):
    """`said` is one sentence about what was done; `inputReady` a frame for the form, and what it is called."""

    said = Signal(str)
    inputReady = Signal(QImage, str)

    def __init__(self, widget: QWidget) -> None:
        """`widget` is what dialogs stand before."""
        super().__init__(widget)
        self._widget = widget
        self._loader = Loader(self)

    def act_on(self, verb: str, stage: QWidget | None, output: Output | None) -> None:
        """With the film that a stage shows; nothing where it shows none."""
        if isinstance(stage, PlayingStage) and output is not None and output.path:
            self.act(verb, output.path, stage.picture(), stage.position)

    def act(self, verb: str, path: str, frame: QImage, milliseconds: int) -> None:
        """One of `transport.FRAME_ACTS` with the film at `path`, and the frame that is seen of it."""
        if verb == "use_last_frame":
            self._use_last(path)
        elif frame.isNull():
            self.said.emit(tr("There is no frame yet."))
        elif verb == "save_frame":
            self.save(path, frame, milliseconds)
        elif verb == "copy_frame":
            QGuiApplication.clipboard().setImage(frame)
            self.said.emit(tr("Copied the frame as a picture."))
        elif verb == "use_frame":
            self.inputReady.emit(frame, frame_name(path, milliseconds))

    def save(self, path: str, frame: QImage, milliseconds: int) -> None:
        """Ask where it is to be kept; it is written as it is seen now, not as it is then."""
        folder = str(Path(path).parent) if path else None

        def keep(place: Path) -> None:
            def done(saved: bool) -> None:
                words = tr("Saved {name}.") if saved else tr("{name} could not be written.")
                self.said.emit(words.format(name=place.name))

            def silent() -> None:
                self.said.emit(disk.no_answer())

            disk.ask(self._widget, place.parent, lambda: frame.save(str(place)), done, silent)

        name = f"{frame_name(path, milliseconds)}.png"
        desktop.ask_where(self._widget, name, folder, keep, title=tr("Save this frame"))

    def forget(self) -> None:
        """Another work is looked at."""
        self._loader.forget()

    def _use_last(self, path: str) -> None:
        def done(decoded: Decoded) -> None:
            self.inputReady.emit(decoded.levels[0], tr("Last frame of {name}").format(name=Path(path).name))

        def failed(error: Exception) -> None:
            known = isinstance(error, PreviewRefused)
            self.said.emit(told(str(error)) if known else tr("The frame could not be read out of this film."))

        self._loader.load(easel().last_frame(path), done, failed)


def frame_name(path: str, milliseconds: int) -> str:
    """The film's own name and the frame's time: "pier-00m03s250"."""
    minutes, rest = divmod(max(0, milliseconds), 60_000)
    return f"{Path(path).stem or 'film'}-{minutes:02}m{rest // 1000:02}s{rest % 1000:03}"
