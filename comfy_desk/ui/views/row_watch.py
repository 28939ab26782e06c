"""Tells which living rows are in sight, so that they are asked about first. A moment after things moved, not at each move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QTableView

from comfy_desk.ui.models.queue_filter import QueueFilter
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.overrides import overrides_qt

QUIET = 150
"""Milliseconds without a further change after which it is told."""


@overrides_qt
class RowWatch(QObject):
    """`changed(ids)` where they are others than those told last; none while the table is not to be seen."""

    changed = Signal(object)  # tuple[str, ...]

    def __init__(
        self, table: QTableView, queue: QueueModel, shown: QueueFilter, visible_rows: Callable[[], range]
    ) -> None:
        super().__init__(table)
        self._table = table
        self._shown = shown
        self._visible_rows = visible_rows
        self._window_seen = True
        self._told: tuple[str, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(QUIET)
        self._timer.timeout.connect(self.tell)
        table.verticalScrollBar().valueChanged.connect(self.soon)
        for moved in (shown.rowsInserted, shown.rowsRemoved, shown.rowsMoved, shown.layoutChanged, shown.modelReset):
            moved.connect(self.soon)
        queue.countsChanged.connect(self.soon)
        table.installEventFilter(self)

    def set_window_seen(self, seen: bool) -> None:
        """The window was minimised, or is back."""
        self._window_seen = seen
        self.tell() if not seen else self.soon()

    def soon(self, *_ignored: object) -> None:
        """A start that runs already is left: a queue that never stands still is told of, too."""
        if not self._timer.isActive():
            self._timer.start()

    def tell(self) -> None:
        self._timer.stop()
        ids: tuple[str, ...] = ()
        if self._window_seen and self._table.isVisible():
            rows = (self._shown.find(row) for row in self._visible_rows())
            ids = tuple(request.id for request in rows if request is not None and not request.state.terminal)
        if ids != self._told:
            self._told = ids
            self.changed.emit(ids)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self.soon()
        elif event.type() is QEvent.Type.Hide:
            self.tell()
        return super().eventFilter(watched, event)
