"""A film, a sound or a picture of a kind that carries no recipe, dropped anywhere on the window: it is an input.

Fields take what is dropped on them before this sees it, and recipes are `recipe_drop`'s. No disk is asked while one drags.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from comfy_desk.schema import Medium
from comfy_desk.ui.forms.media_card import paths_in
from comfy_desk.ui.overrides import overrides_qt

ENDINGS = {
    Medium.IMAGE: (".gif", ".bmp", ".tif", ".tiff", ".avif", ".heic", ".svg"),
    Medium.VIDEO: (".mp4", ".mov", ".webm", ".mkv", ".avi", ".m4v", ".mpg", ".mpeg"),
    Medium.AUDIO: (".mp3", ".wav", ".m4a", ".aac", ".flac", ".ogg", ".opus"),
}
"""By the name alone: the field judges the bytes."""

Use = Callable[[Path, Medium, int], None]
"""The file, what it seems to be, and how many more were dropped with it."""


@overrides_qt
class InputDrop(QObject):
    def __init__(self, window: QWidget, use: Use, parent: QObject) -> None:
        super().__init__(parent)
        self._use = use
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Only drags and drops of what is meant."""
        meant = isinstance(event, QDropEvent) and event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop)
        return (meant and self._take(event)) or super().eventFilter(watched, event)

    def _take(self, event: QEvent) -> bool:
        if not isinstance(event, QDropEvent) or event.source() is not None:  # a result that slips is no input
            return False
        paths = [path for path in paths_in(event.mimeData()) if medium_by_name(path) is not None]
        medium = medium_by_name(paths[0]) if paths else None
        if medium is None:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self._use(paths[0], medium, len(paths) - 1)
        return True


def medium_by_name(path: Path) -> Medium | None:
    """What a name promises; None for anything that may be a recipe, or is no medium at all."""
    ending = path.suffix.lower()
    return next((medium for medium, endings in ENDINGS.items() if ending in endings), None)
