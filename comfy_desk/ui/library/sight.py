"""Whether the files of the works in sight are still where they were: asked once the scrolling rests, of each work once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

from comfy_desk.services.library_api import LibraryApi
from comfy_desk.ui.spawn import spawn

REST = 400
"""Milliseconds without scrolling."""


class FilesInSight(QObject):
    """`soon` after each change of what is in sight; what the library finds out comes as its own news."""

    def __init__(
        self, library: Callable[[], LibraryApi], in_sight: Callable[[], Iterable[int]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._in_sight = in_sight
        self._looked: set[int] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self._look)

    def soon(self, *_ignored: object) -> None:
        self._timer.start()

    def forget(self, ids: Iterable[int] | None = None) -> None:
        """These, or with None all, may be otherwise by now."""
        if ids is None:
            self._looked.clear()
        else:
            self._looked.difference_update(ids)

    def stop(self) -> None:
        self._timer.stop()

    def _look(self) -> None:
        ids = [one for one in self._in_sight() if one not in self._looked]
        if ids:
            self._looked.update(ids)
            spawn(self._library().look(ids), self, lambda _error: None)  # a silent folder says nothing about its files
