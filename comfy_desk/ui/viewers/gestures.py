"""What the viewer does by itself with the output it shows: open, show in the folder, copy, keep a frame. Asks no service."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request
from comfy_desk.ui import desktop
from comfy_desk.ui.copying import Copying
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.viewers.stage import Stage
from comfy_desk.ui.viewers.text import TextStage


class Viewer(Protocol):
    def current(self) -> tuple[Request, Output] | None: ...
    @property
    def stage(self) -> QWidget | None: ...
    @property
    def raw_shown(self) -> bool: ...


class Gestures(QObject):
    """`said` is one sentence about what was just done, or why it could not be."""

    said = Signal(str)

    def __init__(self, viewer: Viewer, widget: QWidget) -> None:
        """`widget` is the viewer again, as what dialogs stand before."""
        super().__init__(widget)
        self._viewer = viewer
        self._widget = widget
        self._copying = Copying(self)
        self._copying.said.connect(self.said)

    def open(self) -> None:
        path = self._path()
        if path is not None:
            desktop.open_file(self._widget, path, self._say)

    def show_in_folder(self) -> None:
        path = self._path()
        if path is not None:
            desktop.show_in_folder(self._widget, path, self._say)

    def copy(self) -> None:
        """The file, and the picture where there is one; of the raw answer its text."""
        stage, current = self._viewer.stage, self._viewer.current()
        if self._viewer.raw_shown and isinstance(stage, TextStage):
            desktop.copy_text(stage.text)
            self._say(tr("Copied as text."))
        elif current is not None:
            self._copying.both(current[1], self.drawn)

    def copy_picture(self) -> None:
        """The picture alone."""
        current = self._viewer.current()
        if current is not None:
            self._copying.picture(current[1], self.drawn)

    def copy_file(self) -> None:
        path = self._path()
        if path is not None:
            self._copying.files([path])

    @property
    def drawn(self) -> QImage | None:
        """What is on the screen, where all of its pixels are there."""
        stage = self._viewer.stage
        image = stage.picture() if isinstance(stage, Stage) and stage.zoomable else QImage()
        return None if image.isNull() else image

    def _path(self) -> str | None:
        current = self._viewer.current()
        return current[1].path if current is not None else None

    def _say(self, words: str) -> None:
        if words:
            self.said.emit(words)
