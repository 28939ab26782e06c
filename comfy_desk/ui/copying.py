"""Copying what was made: as a file, as a picture, or as both, so that every program finds what it understands.

A picture that is not on the screen in full is decoded in the drawing process; the window goes on meanwhile, and its file is
on the clipboard at once. Only the newest wish counts, and what somebody else copied since is not replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QImage

from comfy_desk.domain.output import Kind, Output
from comfy_desk.ui import desktop, disk
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.easel import easel
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.viewers.loading import Loader

MOST_COPIED = 40_000_000
"""Pixels of a picture that goes onto the clipboard as one: programs take it as 160 MB, or as a PNG made on the spot."""

SLOW = 600
"""Milliseconds after which it is said that a picture is on its way."""

T = TypeVar("T")

GONE = "The file is no longer where it was saved."
TOO_LARGE = "The picture is too large to be copied as one; its file can be copied."


class Copying(QObject):
    """`said` is one sentence about what is on the clipboard now, or why it is not."""

    said = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._loader = Loader(self)
        self._question: disk.Question | None = None
        self._wait_words = ""
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW)
        self._slow.timeout.connect(lambda: self.said.emit(self._wait_words))

    def both(self, output: Output, image: QImage | None = None) -> None:
        """The file and what is in it. `image` is the whole picture where it is decoded already."""
        self._forget()
        if output.path is None:
            self._put(output, image, tr(GONE))
            return
        path, without = Path(output.path), replace(output, path=None)

        def looked(is_there: bool) -> None:
            self._put(output if is_there else without, image, tr(GONE))

        self._ask(path.parent, path.is_file, looked, lambda: self._put(without, image, disk.no_answer()))

    def _put(self, output: Output, image: QImage | None, nothing: str) -> None:
        """What there is of it; `nothing` is said where that is not anything."""
        words = desktop.copy_output(output, image)
        if not words:
            self.said.emit(nothing)
        elif image is None and output.path and output.kind is Kind.IMAGE and not _too_large(output):
            done = partial(self._add_picture, output)
            self._read(output.path, done, lambda _error: self._say(words), tr("Copied as file; the picture follows…"))
        else:
            self.said.emit(words)

    def picture(self, output: Output, image: QImage | None = None) -> None:
        """The picture alone, for programs that take a file for a link."""
        self._forget()
        if image is not None and not image.isNull():
            self._put_picture(image)
        elif output.path is None or output.kind is not Kind.IMAGE:
            self.said.emit(tr("There is no picture to copy."))
        elif _too_large(output):
            self.said.emit(tr(TOO_LARGE))
        else:
            self._read(output.path, self._on_picture, self._on_refused, tr("Reading the picture…"))

    def files(self, paths: Sequence[str]) -> None:
        """Files alone; those that are gone are left out, and that is said."""
        self._forget()
        if not paths:
            self.said.emit(tr(GONE))
            return

        def looked(here: list[str]) -> None:
            if here:
                desktop.copy_files(here)
            if not here:
                self.said.emit(tr(GONE))
            elif len(here) < len(paths):
                words = tr("{n} of {all} files copied; the others are no longer where they were saved.")
                self.said.emit(words.format(n=whole(len(here)), all=whole(len(paths))))
            else:
                self.said.emit(counted(len(here), "Copied as file.", "{n} files copied."))

        self._ask(
            Path(paths[0]).parent,
            lambda: [path for path in paths if Path(path).is_file()],
            looked,
            lambda: self.said.emit(disk.no_answer()),
        )

    # --- what comes back

    def _ask(self, folder: Path, work: Callable[[], T], done: Callable[[T], None], silent: Callable[[], None]) -> None:
        self._question = disk.ask(self, folder, work, done, silent)

    def _read(
        self, path: str, done: Callable[[Decoded], None], failed: Callable[[Exception], None], meanwhile: str
    ) -> None:
        self._wait_words = meanwhile
        self._slow.start()
        self._loader.load(easel().picture(path), done, failed)

    def _forget(self) -> None:
        self._slow.stop()
        self._loader.forget()
        question, self._question = self._question, None
        if question is not None:
            question.drop()

    def _say(self, words: str) -> None:
        self._slow.stop()
        self.said.emit(words)

    def _add_picture(self, output: Output, decoded: Decoded) -> None:
        self._slow.stop()
        ours = QUrl.fromLocalFile(output.path or "")
        data = QGuiApplication.clipboard().mimeData()
        if data is None or ours not in data.urls():  # something else was copied meanwhile
            return
        image = decoded.levels[0] if decoded.whole else QImage()
        self._say(desktop.copy_output(output, image))

    def _on_picture(self, decoded: Decoded) -> None:
        if decoded.whole:
            self._put_picture(decoded.levels[0])
        else:
            self._say(tr(TOO_LARGE))

    def _put_picture(self, image: QImage) -> None:
        desktop.copy_image(image)
        self._say(tr("Copied as picture."))

    def _on_refused(self, error: Exception) -> None:
        known = isinstance(error, PreviewRefused)
        self._say(str(error) if known else tr("This picture could not be read."))


def _too_large(output: Output) -> bool:
    return (output.width or 0) * (output.height or 0) > MOST_COPIED
