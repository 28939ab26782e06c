"""Which rows of the queue are shown, and in which order. Keeps no request and changes none.

Without a chosen column the order is the model's own, newest first, so that nothing moves under the pointer.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from comfy_desk.domain.request import Request, State
from comfy_desk.ui.models.queue_model import FILTER, SORT, QueueModel
from comfy_desk.ui.wording import DONE_STATES, FAILED_STATES

Index = QModelIndex | QPersistentModelIndex


class Chip(StrEnum):
    ALL = "all"
    ACTIVE = "active"
    DONE = "done"
    FAILED = "failed"


_STATES: dict[Chip, frozenset[State]] = {
    Chip.ALL: frozenset(State),
    Chip.ACTIVE: frozenset(state for state in State if not state.terminal),
    Chip.DONE: DONE_STATES,
    Chip.FAILED: FAILED_STATES,
}


class QueueFilter(QSortFilterProxyModel):
    def __init__(self, model: QueueModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._chip = Chip.ALL
        self._states = _STATES[Chip.ALL]
        self._words: tuple[str, ...] = ()
        self._sorted_at = model.now
        # Roles of their own: a tick, which changes only what is displayed, moves and hides nothing.
        self.setSortRole(SORT)
        self.setFilterRole(FILTER)
        self.setSourceModel(model)

    @property
    def chip(self) -> Chip:
        return self._chip

    @property
    def narrowed(self) -> bool:
        return self._chip is not Chip.ALL or bool(self._words)

    def set_chip(self, chip: Chip | str) -> None:
        wanted = Chip(chip)
        with self._filter_change():
            self._chip = wanted
            self._states = _STATES[wanted]

    def set_search(self, text: str) -> None:
        """Rows are shown whose prompt or model has every one of these words."""
        words = tuple(text.casefold().split())
        if words != self._words:
            with self._filter_change():
                self._words = words

    def request_at(self, row: int) -> Request:
        return self._model.request_at(self.source_row(row))

    def source_row(self, row: int) -> int:
        return self.mapToSource(self.index(row, 0)).row()

    def row_of(self, request_id: str) -> int | None:
        """Where it is shown; None where it is not."""
        row = self._model.row_of(request_id)
        if row is None:
            return None
        mapped = self.mapFromSource(self._model.index(row, 0))
        return mapped.row() if mapped.isValid() else None

    @contextmanager
    def _filter_change(self) -> Iterator[None]:
        if not hasattr(self, "beginFilterChange"):  # before Qt 6.9
            yield
            self.invalidateFilter()
            return
        self.beginFilterChange()
        yield
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    # Qt

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        if self._model.request_at(source_row).state not in self._states:
            return False
        if not self._words:
            return True
        text = self._model.haystack(source_row)
        return all(word in text for word in self._words)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted_at = self._model.now  # times are compared as they were then, or rows would wander with each tick
        super().sort(column, order)

    def lessThan(self, source_left: Index, source_right: Index) -> bool:
        left: Any = self._model.sort_key(source_left.row(), source_left.column(), self._sorted_at)
        right: Any = self._model.sort_key(source_right.row(), source_right.column(), self._sorted_at)
        if left != right:
            return bool(left < right)
        # Of equal rows the newer one stands first, whichever way the column goes.
        if self.sortOrder() is Qt.SortOrder.DescendingOrder:
            return source_left.row() > source_right.row()
        return source_left.row() < source_right.row()
