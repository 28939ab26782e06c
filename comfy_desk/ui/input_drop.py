"""A film, a sound or a picture of a kind that carries no recipe, dropped anywhere on the window: it is an input.

Recipes are `recipe_drop`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from comfy_desk.schema import Medium
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.window_drop import WindowDrop, shown_name

ENDINGS = {
    Medium.IMAGE: (".gif", ".bmp", ".tif", ".tiff", ".avif", ".heic", ".svg"),
    Medium.VIDEO: (".mp4", ".mov", ".webm", ".mkv", ".avi", ".m4v", ".mpg", ".mpeg"),
    Medium.AUDIO: (".mp3", ".wav", ".m4a", ".aac", ".flac", ".ogg", ".opus"),
}
"""By the name alone: the field judges the bytes."""

Use = Callable[[Path, Medium, int], None]
"""The file, what it seems to be, and how many more were dropped with it."""


class InputDrop(WindowDrop):
    def __init__(self, window: QWidget, use: Use, form: QWidget, parent: QObject) -> None:
        super().__init__(window, parent)
        self._use = use
        self._form = form

    def form(self) -> QWidget | None:
        return self._form

    def wants(self, path: Path) -> bool:
        return medium_by_name(path) is not None

    def hint(self, path: Path, others: int) -> str:
        words = tr("Drop {name} to use it as input")
        return words.format(name=shown_name(path, others))

    def dropped(self, path: Path, others: int) -> None:
        medium = medium_by_name(path)
        if medium is not None:
            self._use(path, medium, others)


def medium_by_name(path: Path) -> Medium | None:
    """What a name promises; None for anything that may be a recipe, or is no medium at all."""
    ending = path.suffix.lower()
    return next((medium for medium, endings in ENDINGS.items() if ending in endings), None)
