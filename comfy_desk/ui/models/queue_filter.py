"""Which rows of the queue are shown, and in which order. Keeps ids and sort keys; every row is the queue model's own.

Without a chosen column the order is that of the work: what is at the Router as it was sent, then what waits here as it will
be sent, so that a row that is sent stays where it is; then what has ended, the newest first. Keys are made once and sorted
in one go: Qt's own sorting proxy asks for each comparison, which takes most of a second for ten thousand rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum, StrEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from comfy_desk.domain.request import Request, State
from comfy_desk.ui.counts import DONE_STATES, FAILED_STATES
from comfy_desk.ui.models.columns import COLUMNS
from comfy_desk.ui.models.queue_model import FILTER, SORT, QueueModel
from comfy_desk.ui.overrides import overrides_qt

Index = QModelIndex | QPersistentModelIndex

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_FEW = 64
"""Rows of one change that are told apart; more are told as one range."""


class Chip(StrEnum):
    ALL = "all"
    ACTIVE = "active"
    DONE = "done"
    FAILED = "failed"


class Section(IntEnum):
    """The parts of the natural order, from the top."""

    AT_ROUTER = 0
    WAITING = 1
    ENDED = 2


def section_of(request: Request) -> Section:
    if request.state is State.WAITING:
        return Section.WAITING
    return Section.ENDED if request.state.terminal else Section.AT_ROUTER


_PLAIN = {section: (section,) for section in Section}


def _natural(request: Request) -> Any:
    """What waits is told apart by its place in the outbox, what was sent by when; the ended only by their section."""
    section = section_of(request)
    if section is Section.ENDED:
        return _PLAIN[section]
    if section is Section.WAITING:
        return section, request.order, request.created_at
    sent = request.first_sent_at if request.first_sent_at is not None else request.created_at
    return section, sent, request.created_at


_STATES: dict[Chip, frozenset[State]] = {
    Chip.ALL: frozenset(State),
    Chip.ACTIVE: frozenset(state for state in State if not state.terminal),
    Chip.DONE: DONE_STATES,
    Chip.FAILED: FAILED_STATES,
}


@overrides_qt
class QueueFilter(QAbstractTableModel):
    """A table of its own over a `QueueModel`. Rows are ordered by (key, row of the model), which is never a draw."""

    def __init__(self, model: QueueModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._chip = Chip.ALL
        self._states = _STATES[Chip.ALL]
        self._words: tuple[str, ...] = ()
        self._batch = ""
        self._column = -1
        self._down = False
        self._sorted_at = model.now
        self._ids: list[str] = []
        self._keys: dict[str, Any] = {}  # of the rows shown
        self._arrange()
        model.rowsInserted.connect(self._on_inserted)
        model.rowsAboutToBeRemoved.connect(self._on_about_to_remove)
        model.dataChanged.connect(self._on_changed)
        model.modelAboutToBeReset.connect(self._on_about_to_reset)
        model.modelReset.connect(self._on_reset)

    @property
    def chip(self) -> Chip:
        return self._chip

    @property
    def narrowed(self) -> bool:
        return self._chip is not Chip.ALL or bool(self._words) or bool(self._batch)

    @property
    def batch(self) -> str:
        """The id of the batch whose requests alone are shown; "" for all."""
        return self._batch

    @property
    def natural(self) -> bool:
        """Whether rows stand in the order of the work: no column is chosen."""
        return self._column < 0

    def set_batch(self, batch_id: str) -> None:
        if batch_id != self._batch:
            with self._new_order():
                self._batch = batch_id

    def set_chip(self, chip: Chip | str) -> None:
        wanted = Chip(chip)
        if wanted is not self._chip:
            with self._new_order():
                self._chip = wanted
                self._states = _STATES[wanted]

    def set_search(self, text: str) -> None:
        """Rows are shown whose prompt or model has every one of these words."""
        words = tuple(text.casefold().split())
        if words != self._words:
            with self._new_order():
                self._words = words

    def request_at(self, row: int) -> Request:
        return self._model.request_at(self.source_row(row))

    def source_row(self, row: int) -> int:
        """The row of the queue's model that is shown here."""
        found = self._model.row_of(self._ids[row])
        assert found is not None  # noqa: S101 - ids leave this list before they leave the model
        return found

    def row_of(self, request_id: str) -> int | None:
        """Where it is shown; None where it is not."""
        source = self._model.row_of(request_id)
        if source is None or request_id not in self._keys:
            return None
        place = self._slot(self._keys[request_id], source)
        return place if place < len(self._ids) and self._ids[place] == request_id else None

    def belongs(self, request_id: str) -> bool:
        """Whether it is to be shown as it is now; false of a row that is about to leave because it has changed."""
        source = self._model.row_of(request_id)
        return source is not None and self._accepts(source)

    def waiting(self) -> range:
        """The rows that wait here, while they stand together: in the natural order."""
        if not self.natural:
            return range(0)
        first, end = (self._slot(_PLAIN[section], -1) for section in (Section.WAITING, Section.ENDED))
        return range(first, end)

    # order

    def _accepts(self, source_row: int) -> bool:
        request = self._model.request_at(source_row)
        if request.state not in self._states or (self._batch and request.batch != self._batch):
            return False
        if not self._words:
            return True
        haystack = self._model.haystack(source_row)
        return all(haystack.has(word) for word in self._words)

    def _key(self, source_row: int) -> Any:
        if self._column < 0:
            return _natural(self._model.request_at(source_row))
        return self._model.sort_key(source_row, self._column, self._sorted_at)

    def _arrange(self) -> None:
        """Everything anew, from the model's rows."""
        model = self._model
        found: Iterable[tuple[int, Request]] = enumerate(model.newest_first())
        if self.narrowed:
            found = [one for one in found if self._accepts(one[0])]
        if self._column < 0:
            keys = {request.id: _natural(request) for _, request in found}
        else:
            keys = {request.id: self._key(row) for row, request in found}
        self._keys, self._ids = keys, list(keys)
        # Stable either way: of equal rows the newer one stands first, whichever way the column goes.
        self._ids.sort(key=keys.__getitem__, reverse=self._down)

    def _slot(self, key: Any, source_row: int) -> int:
        """The first place whose row does not stand before one with this key."""
        low, high = 0, len(self._ids)
        while low < high:
            middle = (low + high) // 2
            if self._before(self._ids[middle], key, source_row):
                low = middle + 1
            else:
                high = middle
        return low

    def _before(self, request_id: str, key: Any, source_row: int) -> bool:
        own = self._keys[request_id]
        if own != key:
            return bool(own > key if self._down else own < key)
        row = self._model.row_of(request_id)
        return row is not None and row < source_row

    @contextmanager
    def _new_order(self) -> Iterator[None]:
        """Other rows, or the same in another order; who holds on to a row keeps it while it is shown."""
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        names = [self._ids[index.row()] for index in held]
        yield
        self._arrange()
        if held:
            wanted = set(names)
            place = {name: row for row, name in enumerate(self._ids) if name in wanted}
            now = [
                self.index(place[name], index.column()) if name in place else QModelIndex()
                for name, index in zip(names, held, strict=True)
            ]
            self.changePersistentIndexList(held, now)
        self.layoutChanged.emit()

    # what the queue's model tells

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            if self._accepts(row):
                self._insert(row)

    def _insert(self, source_row: int) -> None:
        name, key = self._model.request_at(source_row).id, self._key(source_row)
        place = self._slot(key, source_row)
        self.beginInsertRows(QModelIndex(), place, place)
        self._ids.insert(place, name)
        self._keys[name] = key
        self.endInsertRows()

    def _remove(self, place: int) -> None:
        self.beginRemoveRows(QModelIndex(), place, place)
        del self._keys[self._ids.pop(place)]
        self.endRemoveRows()

    def _on_about_to_remove(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            place = self.row_of(self._model.request_at(row).id)
            if place is not None:
                self._remove(place)

    def _on_about_to_reset(self) -> None:
        self.beginResetModel()

    def _on_reset(self) -> None:
        self._arrange()
        self.endResetModel()

    def _on_changed(self, first: QModelIndex, last: QModelIndex, roles: Sequence[int] = ()) -> None:
        """A change of mere words (a tick) moves and hides nothing: it has roles, and neither of ours is among them."""
        told = [int(role) for role in roles]
        deep = not told or SORT in told or FILTER in told
        rows = range(first.row(), last.row() + 1)
        columns = (first.column(), last.column())
        if len(rows) > _FEW:
            if deep:
                with self._new_order():
                    pass
            self._tell(0, len(self._ids) - 1, columns, told)
            return
        if not deep:  # a tick of what is in sight: told as one where it lies together
            places = sorted(place for row in rows if (place := self.row_of(self._model.request_at(row).id)) is not None)
            if places and places[-1] - places[0] == len(places) - 1:
                self._tell(places[0], places[-1], columns, told)
                return
        for row in rows:
            name = self._model.request_at(row).id
            place = self._settled(name, row) if deep else self.row_of(name)
            if place is not None:
                self._tell(place, place, columns, told)

    def _settled(self, name: str, source_row: int) -> int | None:
        """Puts a changed row where it belongs now; None where it is not shown (any more)."""
        place, wanted = self.row_of(name), self._accepts(source_row)
        if place is None:
            if wanted:
                self._insert(source_row)
            return None
        if not wanted:
            self._remove(place)
            return None
        key = self._key(source_row)
        if key == self._keys[name]:
            return place
        target = self._slot(key, source_row)
        if target in (place, place + 1):
            self._keys[name] = key
            return place
        self.beginMoveRows(QModelIndex(), place, place, QModelIndex(), target)
        self._keys[name] = key
        self._ids.insert(target - (target > place), self._ids.pop(place))
        self.endMoveRows()
        return target - (target > place)

    def _tell(self, first: int, last: int, columns: tuple[int, int], roles: list[int]) -> None:
        if 0 <= first <= last:
            self.dataChanged.emit(self.index(first, columns[0]), self.index(last, columns[1]), roles)

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        row = index.row()
        if not 0 <= row < len(self._ids):
            return None
        return self._model.data(self._model.index(self.source_row(row), index.column()), role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        return self._model.headerData(section, orientation, role)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        with self._new_order():
            self._column = column
            self._down = column >= 0 and order is Qt.SortOrder.DescendingOrder
            self._sorted_at = (
                self._model.now
            )  # times are compared as they were then, or rows would wander with each tick
