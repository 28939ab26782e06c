"""What is looked at stays where it is: the row under the pointer keeps its place, and rows that come and go scroll with it.

While the pointer was moved over the table a moment ago, the row under it stands still and no other goes past it; what has to
move comes when the pointer leaves, goes on to another row, or rests for long. It moves no row itself.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTableView

from comfy_desk.ui.models.queue_filter import QueueFilter
from comfy_desk.ui.overrides import overrides_qt

RESTING = 30_000
"""Milliseconds without a move of the pointer after which nobody is about to click."""


@overrides_qt
class RowSteady(QObject):
    """Beside a table."""

    def __init__(self, table: QTableView, shown: QueueFilter) -> None:
        super().__init__(table)
        self._table = table
        self._shown = shown
        self._above = 0  # how many rows are about to come or go above what is looked at
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setInterval(RESTING)
        self._resting.timeout.connect(self.release)
        shown.rowsAboutToBeInserted.connect(self._on_about_to_insert)
        shown.rowsInserted.connect(self._on_inserted)
        shown.rowsAboutToBeRemoved.connect(self._on_about_to_remove)
        shown.rowsRemoved.connect(self._on_removed)
        shown.rowsMoved.connect(self._on_moved)
        table.viewport().installEventFilter(self)

    @property
    def held(self) -> bool:
        """A row stands still under the pointer."""
        return self._resting.isActive()

    def release(self) -> None:
        """Nothing has to stand still."""
        self._resting.stop()
        self._shown.keep_still("")

    def _look_at(self, y: int) -> None:
        request = self._shown.find(self._table.rowAt(y))
        self._resting.start()
        self._shown.keep_still(request.id if request is not None else "")

    @property
    def _height(self) -> int:
        return self._table.verticalHeader().defaultSectionSize()

    def _first_kept(self) -> int:
        """The first row whose place on the screen is to stay: at the very top new rows push the others down."""
        bar = self._table.verticalScrollBar()
        return self._table.rowAt(0) if bar.value() > 0 or self.held else -1

    def _on_about_to_insert(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._above = last - first + 1 if first <= self._first_kept() else 0

    def _on_inserted(self, _parent: QModelIndex, _first: int, _last: int) -> None:
        if self._above:
            self._scroll(self._above)

    def _on_about_to_remove(self, _parent: QModelIndex, first: int, last: int) -> None:
        top = self._table.rowAt(0)
        self._above = max(0, min(last + 1, top) - first) if self._table.verticalScrollBar().value() > 0 else 0

    def _on_removed(self, _parent: QModelIndex, _first: int, _last: int) -> None:
        if self._above:
            self._scroll(-self._above)

    def _on_moved(self, _parent: QModelIndex, first: int, _last: int, _to: QModelIndex, target: int) -> None:
        """A row went from above what is looked at to below it, or back."""
        top, bar = self._table.rowAt(0), self._table.verticalScrollBar()
        if bar.value() <= 0 or (first < top) == (target <= top):
            return
        bar.setValue(bar.value() + (-1 if first < top else 1) * self._height)

    def _scroll(self, rows: int) -> None:
        self._above = 0
        bar = self._table.verticalScrollBar()
        wanted = bar.value() + rows * self._height
        self._table.executeDelayedItemsLayout()
        bar.setValue(wanted)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            if event.buttons():  # something is dragged: rows go where they are put
                self.release()
            else:
                self._look_at(event.position().toPoint().y())
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.Hide):
            self.release()
        return super().eventFilter(watched, event)
