"""Films in the grid: while the pointer goes over a cell, the moment of the film that belongs to its place is shown there.

The frames are the scrubber's, made by the drawing process and bounded there. They are asked for only after the pointer rested
a little, so that a way across many films reads none of them.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from comfy_desk.domain.library import Entry
from comfy_desk.domain.output import Kind
from comfy_desk.ui.viewers.scrub import scrubber

REST = 120
"""Milliseconds over one cell before its film is read."""


class FilmUnderPointer(QObject):
    """`changed` carries the id of the entry whose cell is to be drawn anew."""

    changed = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._entry: Entry | None = None
        self.part = 0.0
        self._rested = QTimer(self)
        self._rested.setSingleShot(True)
        self._rested.setInterval(REST)
        self._rested.timeout.connect(self._ask)
        scrubber().ready.connect(self._on_ready)

    def over(self, entry: Entry | None, box: QRect, x: int, direction: Qt.LayoutDirection) -> None:
        """The pointer is at `x` over the picture of this work, or over none."""
        if entry is None or entry.kind is not Kind.VIDEO or entry.path is None or entry.missing_at is not None:
            self.leave()
            return
        if self._entry is None or entry.id != self._entry.id or entry.path != self._entry.path:
            self.leave()
            self._entry = entry
            self._rested.start()
        part = min(1.0, max(0.0, (x - box.left()) / max(1, box.width())))
        self.part = 1.0 - part if direction is Qt.LayoutDirection.RightToLeft else part
        if not self._rested.isActive():
            self.changed.emit(entry.id)

    def leave(self) -> None:
        entry, self._entry = self._entry, None
        self._rested.stop()
        if entry is not None:
            scrubber().forget(entry.path or "")
            self.changed.emit(entry.id)

    def frame(self, entry: Entry | None) -> QImage | None:
        """What this cell shows instead of its picture; None for every cell but the one under the pointer."""
        mine = self._entry
        if mine is None or entry is None or entry.id != mine.id or self._rested.isActive():
            return None
        return scrubber().frame(mine.path or "", self.part)

    def _ask(self) -> None:
        if self._entry is not None and self._entry.path:
            scrubber().want(self._entry.path)
            self.changed.emit(self._entry.id)

    def _on_ready(self, path: str) -> None:
        if self._entry is not None and self._entry.path == path:
            self.changed.emit(self._entry.id)
