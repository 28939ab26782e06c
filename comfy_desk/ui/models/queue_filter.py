"""Which rows of the queue are shown, in which order and in which groups. Every row is the queue model's own.

Without a chosen column the order is that of the work (`natural`), so that a row that is sent stays where it is. Keys are
made once and sorted in one go: Qt's own sorting proxy asks for each comparison, which takes most of a second for ten thousand
rows. Groups have a line of their own (`runs`); folded, that line is all that is seen of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from comfy_desk.domain.batch import place_of
from comfy_desk.domain.request import Request
from comfy_desk.ui.models.columns import COLUMNS, PLACE
from comfy_desk.ui.models.group_words import group_words, spoken
from comfy_desk.ui.models.natural import PLAIN, Section, natural
from comfy_desk.ui.models.natural import section_of as section_of
from comfy_desk.ui.models.queue_groups import KEYS, Grouping, GroupKey, GroupWords
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.models.row_choice import Chip as Chip
from comfy_desk.ui.models.row_choice import RowChoice
from comfy_desk.ui.models.runs import HEADER, Run, Runs
from comfy_desk.ui.models.shown_rows import GROUP as GROUP
from comfy_desk.ui.models.shown_rows import LAST, Index, ShownRows
from comfy_desk.ui.overrides import overrides_qt

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_PROMPT, _STATUS = PLACE["prompt"], PLACE["status"]

FOLDED_AT_MOST = 1_000
"""Folded groups that are remembered."""


@overrides_qt
class QueueFilter(ShownRows):
    """A table of its own over a `QueueModel`."""

    def __init__(self, model: QueueModel, parent: QObject | None = None) -> None:
        super().__init__(model, parent)
        self._choice = RowChoice(model)
        self._grouping = Grouping.NONE
        self._folded: dict[str, None] = {}  # "grouping key", in the order of folding
        self._column = -1
        self._sorted_at = model.now
        self.leaving = False  # rows go from sight that stay in the list
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

    def fold(self, row: int, folded: bool) -> None:
        """Of the group that this row belongs to, its line alone is seen, or all of it."""
        if self._runs.lined and 0 <= row < len(self._runs):
            self._fold(self._runs.at(row)[0], folded)

    def fold_all(self, folded: bool) -> None:
        """In one step: one by one, thousands of groups with rows that are chosen would take a minute."""
        if not self._runs.lined:
            return
        with self._new_order():
            for run in self._runs:
                self._note_folded(run, folded)

    def folded_keys(self) -> list[str]:
        """Those that are worth remembering."""
        return list(self._folded)[-FOLDED_AT_MOST:]

    def set_folded_keys(self, keys: Iterable[str]) -> None:
        """As `folded_keys` gave them."""
        with self._new_order():
            self._folded = dict.fromkeys(list(keys)[-FOLDED_AT_MOST:])

    def folded_away(self, request_id: str) -> bool:
        """It fits the filter, and its group is folded."""
        run = self._runs.run_of(request_id)
        return run is not None and run.folded

    def unfold_for(self, request_id: str) -> None:
        """Its group is opened, where it is in a folded one."""
        run = self._runs.run_of(request_id)
        if run is not None and run.folded:
            self._fold(run, False)

    def _fold(self, run: Run, folded: bool) -> None:
        if not self._runs.lined or run.folded is folded:
            return
        self._note_folded(run, folded)
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
        self._tell(first - 1, first - 1, (0, LAST), [])

    def _note_folded(self, run: Run, folded: bool) -> None:
        name = f"{self._grouping} {run.name}"
        self._folded.pop(name, None)
        if folded:
            self._folded[name] = None

    def _is_folded(self, key: GroupKey) -> bool:
        return f"{self._grouping} {key[2]}" in self._folded

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

    def _accepts(self, source_row: int) -> bool:
        return self._choice.accepts(source_row)

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

    # what the queue's model tells

    def _on_reset(self) -> None:
        self._arrange()
        self.endResetModel()

    def _on_names(self) -> None:
        """A batch or an account is called otherwise: their groups may stand elsewhere."""
        if self._grouping in (Grouping.BATCH, Grouping.ACCOUNT):
            with self._new_order():
                pass

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
