"""Which rows of the queue are shown, in which order and in which groups. Every row is the queue model's own.

Without a chosen column the order is that of the work (`natural`), so that a row that is sent stays where it is. Keys are
made once and sorted in one go: Qt's own sorting proxy asks for each comparison, which takes most of a second for ten thousand
rows. Groups have a line of their own (`runs`); folded, that line is all that is seen of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from comfy_desk.domain.batch import place_of
from comfy_desk.domain.request import Request
from comfy_desk.ui.models.columns import COLUMNS, PLACE
from comfy_desk.ui.models.group_words import group_words, spoken
from comfy_desk.ui.models.natural import PLAIN, Section, natural
from comfy_desk.ui.models.natural import section_of as section_of
from comfy_desk.ui.models.queue_groups import KEYS, Grouping, GroupKey, GroupWords
from comfy_desk.ui.models.queue_model import FILTER, SORT, QueueModel
from comfy_desk.ui.models.row_choice import Chip as Chip
from comfy_desk.ui.models.row_choice import RowChoice
from comfy_desk.ui.models.runs import HEADER, Run, Runs
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.unhurried import Unhurried

Index = QModelIndex | QPersistentModelIndex

GROUP = FILTER + 1
"""The role that gives a group's `GroupWords` on its line, and None on every other row."""

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_PROMPT, _STATUS, _LAST = PLACE["prompt"], PLACE["status"], len(COLUMNS) - 1
_FEW = 64
"""Rows of one change that are told apart; more are told as one range."""

FOLDED_AT_MOST = 1_000
"""Folded groups that are remembered."""


@overrides_qt
class QueueFilter(QAbstractTableModel):
    """A table of its own over a `QueueModel`. Rows are ordered by (key, row of the model), which is never a draw."""

    def __init__(self, model: QueueModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._choice = RowChoice(model)
        self._grouping = Grouping.NONE
        self._folded: dict[str, None] = {}  # "grouping key", in the order of folding
        self._column = -1
        self._down = False
        self._sorted_at = model.now
        self._runs = Runs()
        self._keys: dict[str, Any] = {}  # of all that are in a group, folded or not
        self._places: dict[str, str] = {}  # as they were counted
        self._still = ""  # the row that must not move, and none past it
        self._late: set[str] = set()  # those that would have
        self.leaving = False  # rows go from sight that stay in the list
        self._lines_told = Unhurried(self._tell_lines, self)
        self._arrange()
        model.rowsInserted.connect(self._on_inserted)
        model.rowsAboutToBeRemoved.connect(self._on_about_to_remove)
        model.dataChanged.connect(self._on_changed)
        model.modelAboutToBeReset.connect(self.beginResetModel)
        model.modelReset.connect(self._on_reset)
        model.namesChanged.connect(self._on_names)

    # what is set

    @property
    def chip(self) -> Chip:
        return self._choice.chip

    @property
    def narrowed(self) -> bool:
        return self._choice.narrowed

    @property
    def batch(self) -> str:
        """The id of the batch whose requests alone are shown; "" for all."""
        return self._choice.batch

    @property
    def words(self) -> tuple[str, ...]:
        """What is looked for."""
        return self._choice.words

    @property
    def grouping(self) -> Grouping:
        return self._grouping

    @property
    def natural(self) -> bool:
        """Whether rows stand in the order of the work: no column is chosen, and there are no groups."""
        return self._column < 0 and self._grouping is Grouping.NONE

    def set_batch(self, batch_id: str) -> None:
        if batch_id != self._choice.batch:
            with self._new_order():
                self._choice.batch = batch_id

    def set_chip(self, chip: Chip | str) -> None:
        wanted = Chip(chip)
        if wanted is not self._choice.chip:
            with self._new_order():
                self._choice.chip = wanted

    def set_search(self, text: str) -> None:
        """Rows are shown of which every one of these words is found in prompt, model, batch, ids or seed."""
        words = tuple(text.casefold().split())
        if words != self._choice.words:
            with self._new_order():
                self._choice.words = words

    def set_grouping(self, grouping: Grouping) -> None:
        if grouping is not self._grouping:
            with self._new_order():
                self._grouping = grouping

    # groups

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

    def fold(self, row: int, folded: bool) -> None:
        """Of the group that this row belongs to, its line alone is seen, or all of it."""
        if self._runs.lined and 0 <= row < len(self._runs):
            self._fold(self._runs.at(row)[0], folded)

    def fold_all(self, folded: bool) -> None:
        for run in self._runs:
            self._fold(run, folded)

    def folded_keys(self) -> list[str]:
        return list(self._folded)

    def set_folded_keys(self, keys: Iterable[str]) -> None:
        """As `folded_keys` gave them."""
        with self._new_order():
            self._folded = dict.fromkeys(list(keys)[-FOLDED_AT_MOST:])

    def unfold_for(self, request_id: str) -> None:
        """Its group is opened, where it is in a folded one."""
        run = self._runs.run_of(request_id)
        if run is not None and run.folded:
            self._fold(run, False)

    def _fold(self, run: Run, folded: bool) -> None:
        if not self._runs.lined or run.folded is folded:
            return
        name = f"{self._grouping} {run.name}"
        self._folded.pop(name, None)
        if folded:
            self._folded[name] = None
            while len(self._folded) > FOLDED_AT_MOST:
                del self._folded[next(iter(self._folded))]
        first, last = self._runs.first(run), self._runs.first(run) + len(run.ids) - 1
        if folded:
            self.leaving = True
            self.beginRemoveRows(QModelIndex(), first, last)
            self._runs.fold(run, True)
            self.endRemoveRows()
            self.leaving = False
        else:
            self.beginInsertRows(QModelIndex(), first, last)
            self._runs.fold(run, False)
            self.endInsertRows()
        self._tell(first - 1, first - 1, (0, _LAST), [])

    def _is_folded(self, key: GroupKey) -> bool:
        return f"{self._grouping} {key[2]}" in self._folded

    # which row is which

    def request_at(self, row: int) -> Request:
        """Of a row that is no group's line."""
        return self._model.request_at(self.source_row(row))

    def find(self, row: int) -> Request | None:
        """None on a group's line, and where there is no such row."""
        if not 0 <= row < len(self._runs) or self.is_line(row):
            return None
        return self.request_at(row)

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

    def belongs(self, request_id: str) -> bool:
        """Whether it is to be shown as it is now; false of a row that is about to leave because it has changed."""
        source = self._model.row_of(request_id)
        return source is not None and not self.leaving and self._choice.accepts(source)

    def waiting(self) -> range:
        """The rows that wait here, while they stand together: in the natural order."""
        if not self.natural:
            return range(0)
        run = next(iter(self._runs))
        first, end = (run.slot(PLAIN[section], -1, self._before) for section in (Section.WAITING, Section.ENDED))
        return range(first, end)

    def hidden(self) -> int:
        """How many requests the chip, the search and the batch leave out."""
        return self._model.rowCount() - len(self._keys)

    # order

    def _key(self, source_row: int) -> Any:
        if self._column < 0:
            return natural(self._model.request_at(source_row))
        return self._model.sort_key(source_row, self._column, self._sorted_at)

    def _group(self, request: Request) -> GroupKey:
        return KEYS[self._grouping](request, self._model)

    def _arrange(self) -> None:
        """Everything anew, from the model's rows."""
        model, group = self._model, KEYS[self._grouping]
        found: Iterable[tuple[int, Request]] = enumerate(model.newest_first())
        if self.narrowed:
            found = [one for one in found if self._choice.accepts(one[0])]
        rows = [(request, natural(request) if self._column < 0 else self._key(row)) for row, request in found]
        # Stable either way: of equal rows the newer one stands first, whichever way the column goes.
        rows.sort(key=lambda one: one[1], reverse=self._down)
        self._keys = {request.id: key for request, key in rows}
        self._places = {request.id: place_of(request.state) for request, _ in rows}
        self._runs = Runs(lined=self._grouping is not Grouping.NONE)
        filled = ((request.id, group(request, model), self._places[request.id]) for request, _ in rows)
        self._runs.fill(filled, self._is_folded)
        self._late.clear()

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
            if self._choice.accepts(row):
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

    def _on_reset(self) -> None:
        self._arrange()
        self.endResetModel()

    def _on_names(self) -> None:
        """A batch or an account is called otherwise: their groups may stand elsewhere."""
        if self._grouping in (Grouping.BATCH, Grouping.ACCOUNT):
            with self._new_order():
                pass

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
        run, wanted = self._runs.run_of(name), self._choice.accepts(source_row)
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
                self._tell(row, row, (0, _LAST), [_DISPLAY, GROUP])

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._runs)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        row = index.row()
        if not 0 <= row < len(self._runs):
            return None
        name = self._runs.name_at(row)
        if name[:1] == HEADER:
            return self._of_line(self._runs.at(row)[0], index.column(), role)
        source = self._model.row_of(name)
        return None if source is None else self._model.data(self._model.index(source, index.column()), role)

    def group_at(self, row: int) -> GroupWords:
        """What the line of this row's group says."""
        return group_words(self._runs.at(row)[0], self._grouping, self._model, narrowed=self.narrowed)

    def _of_line(self, run: Run, column: int, role: int) -> Any:
        if role not in (_DISPLAY, GROUP, _SPOKEN, _TOOLTIP):
            return None
        words = group_words(run, self._grouping, self._model, narrowed=self.narrowed)
        if role == GROUP:
            return words
        if role == _DISPLAY:
            return {_PROMPT: words.title, _STATUS: words.words}.get(column, "")
        return spoken(words) if role == _SPOKEN else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        return self._model.headerData(section, orientation, role)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        with self._new_order():
            self._column = column
            self._down = column >= 0 and order is Qt.SortOrder.DescendingOrder
            # Times are compared as they were then, or rows would wander with each tick.
            self._sorted_at = self._model.now
