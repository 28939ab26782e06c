"""Rows in their places: which request is in which row, and how rows come, go and move as the queue's model changes.

What belongs here, in which order and in which group is another's to say (`queue_filter`). One row may have to stand still:
then no other goes past it, and what is late comes when it may move again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from comfy_desk.domain.batch import place_of
from comfy_desk.domain.request import Request
from comfy_desk.ui.models.columns import COLUMNS
from comfy_desk.ui.models.queue_groups import GroupKey
from comfy_desk.ui.models.queue_model import FILTER, SORT, QueueModel
from comfy_desk.ui.models.runs import HEADER, Run, Runs
from comfy_desk.ui.unhurried import Unhurried

Index = QModelIndex | QPersistentModelIndex

GROUP = FILTER + 1
"""The role that gives a group's `GroupWords` on its line, and None on every other row."""

LAST = len(COLUMNS) - 1

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_FEW = 64
"""Rows of one change that are told apart; more are told as one range."""


class ShownRows(QAbstractTableModel):
    """Rows are ordered by (key, row of the model), which is never a draw. What is abstract here is answered below."""

    def __init__(self, model: QueueModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._down = False
        self._runs = Runs()
        self._keys: dict[str, Any] = {}  # of all that are in a group, folded or not
        self._places: dict[str, str] = {}  # as they were counted
        self._still = ""  # the row that must not move, and none past it
        self._late: set[str] = set()  # those that would have
        self._lines_told = Unhurried(self._tell_lines, self)

    # what is to be shown

    def _accepts(self, source_row: int) -> bool:
        raise NotImplementedError

    def _key(self, source_row: int) -> Any:
        """What rows are sorted by."""
        raise NotImplementedError

    def _group(self, request: Request) -> GroupKey:
        raise NotImplementedError

    def _is_folded(self, key: GroupKey) -> bool:
        raise NotImplementedError

    def _arrange(self) -> None:
        """Everything anew, from the model's rows."""
        raise NotImplementedError

    # which row is which

    def request_at(self, row: int) -> Request:
        """Of a row that is no group's line."""
        return self._model.request_at(self.source_row(row))

    def find(self, row: int) -> Request | None:
        """None on a group's line, and where there is no such row."""
        if not 0 <= row < len(self._runs):
            return None
        name = self._runs.name_at(row)
        return None if name[:1] == HEADER else self._model.get(name)

    def beside(self, row: int, step: int) -> Request | None:
        """The next one up (-1) or down (1), past the lines of groups between them."""
        row += step
        while self.is_line(row):
            row += step
        return self.find(row)

    def source_row(self, row: int) -> int:
        """The row of the queue's model that is shown here."""
        found = self._model.row_of(self._runs.name_at(row))
        assert found is not None  # noqa: S101 - ids leave this list before they leave the model
        return found

    def row_of(self, request_id: str) -> int | None:
        """Where it is shown; None where it is not."""
        run = self._runs.run_of(request_id)
        if run is None or run.folded:
            return None
        return self._runs.first(run) + self._slot_of(run, request_id)

    def is_line(self, row: int) -> bool:
        """Whether this row is a group's own."""
        return self._runs.lined and 0 <= row < len(self._runs) and self._runs.at(row)[1] < 0

    def members(self, row: int) -> tuple[Request, ...]:
        """The requests of the group that this row belongs to, as they stand."""
        run = self._runs.at(row)[0]
        return tuple(found for name in run.ids if (found := self._model.get(name)) is not None)

    def line_of(self, row: int) -> int:
        """The row of its group's line."""
        return self._runs.start(self._runs.at(row)[0])

    # order

    def _slot_of(self, run: Run, name: str) -> int:
        source = self._model.row_of(name)
        return run.slot(self._keys[name], -1 if source is None else source, self._before)

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
        names = [self._runs.name_at(index.row()) for index in held]
        yield
        self._arrange()
        if held:
            wanted = set(names)
            place = {name: row for row, name in enumerate(self._runs.names()) if name in wanted}
            now = [
                self.index(place[name], index.column()) if name in place else QModelIndex()
                for name, index in zip(names, held, strict=True)
            ]
            self.changePersistentIndexList(held, now)
        self.layoutChanged.emit()

    # what must not move

    def keep_still(self, request_id: str) -> None:
        """The row under the pointer: it keeps its place, and no other goes past it. "" for none: what was late comes now."""
        if request_id == self._still:
            return
        self._still = request_id
        late, self._late = self._late, set()
        for name in sorted(late, key=lambda one: self._model.row_of(one) or 0):
            source = self._model.row_of(name)
            if source is not None:
                self._settled(name, source)

    def _crosses(self, place: int, target: int | None) -> bool:
        """Whether a change from one row to another (None: out of sight) moves the row that is to stand still."""
        if not self._still or (still := self.row_of(self._still)) is None:
            return False
        if target is None:
            return place <= still
        return min(place, target) <= still <= max(place, target - 1)

    # rows come, go and move

    def _on_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            if self._accepts(row):
                self._insert(row)

    def _insert(self, source_row: int) -> None:
        request, key = self._model.request_at(source_row), self._key(source_row)
        run = self._run_for(self._group(request))
        slot = run.slot(key, source_row, self._before)
        at = self._runs.first(run) + slot
        seen = not run.folded
        if seen:
            self.beginInsertRows(QModelIndex(), at, at)
        self._keys[request.id] = key
        place = self._places[request.id] = place_of(request.state)
        self._runs.put(run, slot, request.id, place)
        if seen:
            self.endInsertRows()
        self._lines_told.soon()

    def _run_for(self, key: GroupKey) -> Run:
        """The group with this key; a new one gets its line."""
        run = self._runs.run_at_key(key)
        if run is not None:
            return run
        at = self._begin_of(key)
        self.beginInsertRows(QModelIndex(), at, at)
        run = self._runs.add_run(key, folded=self._is_folded(key))
        self.endInsertRows()
        return run

    def _remove(self, name: str) -> None:
        run = self._runs.run_of(name)
        if run is None:
            return
        slot = self._slot_of(run, name)
        at = self._runs.first(run) + slot
        seen = not run.folded
        if seen:
            self.beginRemoveRows(QModelIndex(), at, at)
        self._runs.take(run, slot, self._places.pop(name))
        del self._keys[name]
        self._late.discard(name)
        if seen:
            self.endRemoveRows()
        self._drop_if_empty(run)
        self._lines_told.soon()

    def _drop_if_empty(self, run: Run) -> None:
        if self._runs.lined and not run.ids:
            at = self._runs.start(run)
            self.beginRemoveRows(QModelIndex(), at, at)
            self._runs.drop_run(run)
            self.endRemoveRows()

    def _on_about_to_remove(self, _parent: QModelIndex, first: int, last: int) -> None:
        for name in [self._model.request_at(row).id for row in range(first, last + 1)]:
            self._remove(name)

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
            self._tell(0, len(self._runs) - 1, columns, told)
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
        run, wanted = self._runs.run_of(name), self._accepts(source_row)
        if run is None:
            if wanted:
                self._insert(source_row)
            return None
        self._count(run, name, source_row)
        key, group = self._key(source_row), self._group(self._model.request_at(source_row))
        if wanted and key == self._keys[name] and group == run.key:
            self._late.discard(name)
            return self.row_of(name)
        place = self.row_of(name)
        if not wanted:
            if place is not None and self._crosses(place, None):
                self._late.add(name)
                return place
            self._remove(name)
            return None
        return self._moved(name, source_row, run, key, group)

    def _moved(self, name: str, source_row: int, run: Run, key: Any, group: GroupKey) -> int | None:
        place = self.row_of(name)
        into = run if group == run.key else self._runs.run_at_key(group)
        if place is not None and self._still:
            if into is None:
                target = self._begin_of(group)
            else:
                target = self._runs.first(into) + into.slot(key, source_row, self._before)
            if self._crosses(place, target):
                self._late.add(name)
                return place
        into = into or self._run_for(group)
        if run.folded or into.folded:
            self._remove(name)
            self._insert(source_row)
            return self.row_of(name)
        place = self._runs.first(run) + self._slot_of(run, name)  # a new line may have come above it
        slot = into.slot(key, source_row, self._before)
        target = self._runs.first(into) + slot
        self._late.discard(name)
        if target in (place, place + 1) and into is run:
            self._keys[name] = key
            return place
        self._move(name, key, (run, place), (into, slot, target))
        self._drop_if_empty(run)
        return self.row_of(name)

    def _move(self, name: str, key: Any, before: tuple[Run, int], after: tuple[Run, int, int]) -> None:
        """Within a group, or from one to another, both seen: a line lies between them, so it never stands there already."""
        (run, place), (into, slot, target) = before, after
        self.beginMoveRows(QModelIndex(), place, place, QModelIndex(), target)
        counted = self._places[name]
        from_slot = place - self._runs.first(run)
        self._runs.take(run, from_slot, counted)
        if into is run and slot > from_slot:
            slot -= 1
        self._keys[name] = key
        self._runs.put(into, slot, name, counted)
        self.endMoveRows()
        self._lines_told.soon()

    def _begin_of(self, group: GroupKey) -> int:
        """Where a group that is not there yet would begin."""
        return sum(1 + (0 if one.folded else len(one.ids)) for one in self._runs if one.key < group)

    def _count(self, run: Run, name: str, source_row: int) -> None:
        now, before = place_of(self._model.request_at(source_row).state), self._places[name]
        if now != before:
            self._places[name] = now
            run.counts[before] -= 1
            run.counts[now] += 1
            self._lines_told.soon()

    def _tell(self, first: int, last: int, columns: tuple[int, int], roles: list[int]) -> None:
        if 0 <= first <= last:
            self.dataChanged.emit(self.index(first, columns[0]), self.index(last, columns[1]), roles)

    def _tell_lines(self) -> None:
        if self._runs.lined:
            for run in self._runs:
                row = self._runs.start(run)
                self._tell(row, row, (0, LAST), [_DISPLAY, GROUP])
