"""The queue as rows for Qt: a projection of the desk's snapshots, changed only when the desk tells of a change.

It calls no service, decodes no picture and sorts nothing: row 0 is the newest. What a row says is made when it is first
asked for and kept until its snapshot, or for a living row the time, changes.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.events import AccountChanged, AccountsChanged, CollectProgress, LimitsChanged
from comfy_desk.domain.output import Kind
from comfy_desk.domain.request import Request, State
from comfy_desk.services.admission import Limits
from comfy_desk.services.expiring import Expiring, Press
from comfy_desk.services.usual import Size
from comfy_desk.ui import wording
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.models import row_speech
from comfy_desk.ui.models.columns import COLUMNS, TICKING, Key
from comfy_desk.ui.models.haystack import Haystack, haystack_of, same_haystack
from comfy_desk.ui.models.learned import Learned
from comfy_desk.ui.models.outbox_line import OutboxLine
from comfy_desk.ui.models.row_words import RowWords, row_words
from comfy_desk.ui.models.surroundings import Surroundings
from comfy_desk.ui.models.ticking import Columns, blocks, later
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.unhurried import Unhurried

Index = QModelIndex | QPersistentModelIndex

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_ALIGN = int(Qt.ItemDataRole.TextAlignmentRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)

REQUEST = int(Qt.ItemDataRole.UserRole) + 1
WORDS = REQUEST + 1
SORT = REQUEST + 2
FILTER = REQUEST + 3

_ALIGNMENTS = tuple(int(column.align) for column in COLUMNS)
_TEXTS = tuple(column.text for column in COLUMNS)
_LAST = len(COLUMNS) - 1


class _Row:
    __slots__ = ("epoch", "haystack", "request", "turn", "words")

    def __init__(self, request: Request) -> None:
        self.request = request
        self.words: RowWords | None = None
        self.epoch = -1
        self.turn = -1
        self.haystack: Haystack | None = None


@overrides_qt
class QueueModel(QAbstractTableModel):
    """Roles: REQUEST gives the snapshot, WORDS its `RowWords`, SORT the native value of a column."""

    countsChanged = Signal()
    namesChanged = Signal()  # of batches or accounts
    turnsChanged = Signal()  # the line of what waits is another one, or there is more or less room

    def __init__(self, parent: QObject | None = None, *, now: float = 0.0) -> None:
        super().__init__(parent)
        # Oldest first, so that the newest is put at the end and no other place changes. Qt's row 0 is the last of these.
        self._rows: list[_Row] = []
        self._ids: list[str] = []  # of the same, in the same order
        self._place: dict[str, int] = {}
        self._states: Counter[State] = Counter()
        self._now = now
        self._epoch = 0
        self.line = OutboxLine()
        self._turn = 0  # counts what was told of the line's changes: what waits says its place anew
        self._turns_told = Unhurried(self._say_turns_again, self)
        self._near = Surroundings()
        self.learned = Learned(lambda: [row.request for row in self._rows])
        self._expiring = Expiring()
        self._pressing: dict[str, Press] = {}

    # what changes it

    def follow(self, bridge: DeskBridge) -> None:
        """Loads what the desk holds now, and takes every change from then on."""
        self._now = bridge.now()
        desk = bridge.desk
        self._near.follow(desk)
        self.load(desk.requests())
        bridge.requestAdded.connect(self.add)
        bridge.requestChanged.connect(self.change)
        bridge.requestRemoved.connect(self.remove)
        bridge.progress.connect(self.set_progress)
        bridge.accountChanged.connect(self.set_account)
        bridge.accountsChanged.connect(self.set_accounts)
        bridge.pausedChanged.connect(self.set_paused)
        bridge.batchChanged.connect(self.set_batch)
        bridge.limitsChanged.connect(self._on_limits)

    def load(self, requests: Iterable[Request]) -> None:
        """Everything anew."""
        self.beginResetModel()
        shown = sorted((r for r in requests if r.removed_at is None), key=lambda request: request.created_at)
        self._rows = [_Row(request) for request in shown]
        self._ids = [request.id for request in shown]
        self._place = {name: place for place, name in enumerate(self._ids)}
        self._states = Counter(request.state for request in shown)
        self.line.load(shown)
        self._near.progress.clear()
        self.learned.load(shown)
        self._expiring.load(shown)
        self._pressing = self._expiring.pressing(self._now)
        self.endResetModel()
        self.countsChanged.emit()

    def add(self, request: Request) -> None:
        if request.id in self._place:
            self.change(request, request)
            return
        place = bisect_right(self._rows, request.created_at, key=lambda row: row.request.created_at)
        row = len(self._rows) - place
        self.beginInsertRows(QModelIndex(), row, row)
        self._rows.insert(place, _Row(request))
        self._ids.insert(place, request.id)
        self._renumber(place)
        self._states[request.state] += 1
        self.learned.note(request)
        self._expiring.note(request)
        moved = self.line.note(None, request)
        self.endInsertRows()
        if moved:
            self._turns_told.soon()
        self.countsChanged.emit()

    def change(self, _before: Request, request: Request) -> None:
        place = self._place.get(request.id)
        if place is None:
            return
        row = self._rows[place]
        before = row.request
        row.request = request
        row.words = None
        if not same_haystack(before, request):
            row.haystack = None
        if before.state is not request.state:
            self._states[before.state] -= 1
            self._states[request.state] += 1
            if request.state is not State.COLLECTING:
                self._near.progress.pop(request.id, None)
            self.learned.note(request)
        if request.completed_at is not None:
            self._expiring.note(request)
            if self._expiring.press(request.id, self._now) is not self._pressing.get(request.id, Press.NONE):
                self._look_at_expiring()
        moved = self.line.note(before, request)
        at = len(self._rows) - 1 - place
        self.dataChanged.emit(self.index(at, 0), self.index(at, _LAST))
        if moved:
            self._turns_told.soon()
        if before.state is not request.state or before.hold is not request.hold:
            self.countsChanged.emit()

    def remove(self, request_id: str) -> None:
        place = self._place.get(request_id)
        if place is None:
            return
        row = len(self._rows) - 1 - place
        self.beginRemoveRows(QModelIndex(), row, row)
        gone = self._rows.pop(place)
        del self._ids[place]
        del self._place[request_id]
        self._renumber(place)
        self._states[gone.request.state] -= 1
        self._near.progress.pop(request_id, None)
        self._pressing.pop(request_id, None)
        self.learned.forget(request_id)
        self._expiring.forget(request_id)
        moved = self.line.note(gone.request, None)
        self.endRemoveRows()
        if moved:
            self._turns_told.soon()
        self.countsChanged.emit()

    def set_progress(self, progress: CollectProgress) -> None:
        place = self._place.get(progress.id)
        if place is None or self._rows[place].request.state is not State.COLLECTING:
            return
        self._near.progress[progress.id] = progress
        self._rows[place].words = None
        self._say_again(len(self._rows) - 1 - place)

    def set_account(self, account: AccountChanged) -> None:
        self._near.accounts[account.account] = account
        self._all_say_again()
        self.countsChanged.emit()

    def set_accounts(self, accounts: AccountsChanged) -> None:
        self._near.set_accounts(accounts.accounts, accounts.chosen)
        for row in self._rows:  # seldom, and those that ended name their account, too
            row.words = None
        self._all_say_again()
        self.namesChanged.emit()
        self.countsChanged.emit()

    def set_batch(self, batch: Batch) -> None:
        """A batch got its name, or another one."""
        before = self._near.batch(batch.id)
        if before == batch:
            return
        self._near.batches[batch.id] = batch
        for row in self._rows:  # seldom: an artist gives a name
            if row.request.batch == batch.id:
                row.words = row.haystack = None
        self._all_say_again()
        self.namesChanged.emit()

    def set_in_form(self, request_id: str) -> None:
        """Which one is being changed just now; "" for none."""
        self._near.in_form = request_id
        self._say_turns_again()

    def set_limits(self, limits: Limits) -> None:
        """How many requests may be at the Router at once."""
        self.line.limits = limits
        self._say_turns_again()

    def _on_limits(self, limits: LimitsChanged) -> None:
        self.set_limits(Limits(limits.a_model, limits.in_all))

    def set_paused(self, paused: bool) -> None:
        self._near.paused = paused
        self._all_say_again()

    def set_model_kinds(self, kinds: Mapping[str, Kind]) -> None:
        """What models make, for the tiles of pictures to come; otherwise it is known from what they made here."""
        self.learned.set_kinds(kinds)
        self._all_say_again()

    def set_asked(self, request_id: str, size: Size) -> None:
        """How much a living request asks for: read from its body, which is not here."""
        place = self._place.get(request_id)
        if place is not None and size.known:
            self.learned.asked[request_id] = size
            self._rows[place].words = None
            self._say_again(len(self._rows) - 1 - place)

    def tick(self, now: float, rows: Iterable[int]) -> None:
        """Time went by: the living ones among these rows say what changed with it. Others do when they come into sight."""
        new_day = time.localtime(now).tm_yday != time.localtime(self._now).tm_yday
        self._now = now
        if new_day:
            for each in self._rows:  # those that have ended, too: what was of today is of yesterday now
                each.words = None
            self._all_say_again()
            return
        self._epoch += 1
        self._look_at_expiring()
        told: list[tuple[int, Columns]] = []
        for row in sorted(rows):
            if 0 <= row < len(self._rows) and not self.request_at(row).state.terminal:
                columns = self._grow_older(self._rows[len(self._rows) - 1 - row])
                if columns is not None:
                    told.append((row, columns))
        for first, last, columns in blocks(told):
            self.dataChanged.emit(self.index(first, columns[0]), self.index(last, columns[1]), [_DISPLAY, WORDS])

    def _grow_older(self, row: _Row) -> Columns | None:
        """The columns of a living row that say something else than a moment ago."""
        before, request = row.words, row.request
        if before is None or row.epoch != self._epoch - 1 or row.turn != self._turn:
            return TICKING[0], TICKING[-1]
        row.words, columns = later(before, request, self.around(request))
        row.epoch = self._epoch
        return columns

    def settle(self) -> None:
        """What a stream of changes left to be said of the waiting rows is said now."""
        self._turns_told.settle()

    # what it knows

    @property
    def now(self) -> float:
        return self._now

    @property
    def counts(self) -> wording.Counts:
        return wording.count(self._states, len(self._pressing))

    def request_at(self, row: int) -> Request:
        return self._rows[len(self._rows) - 1 - row].request

    def is_pressing(self, request_id: str) -> bool:
        """Less than six hours are left in which what is not here yet can be had."""
        return request_id in self._pressing

    def batch(self, batch_id: str | None) -> Batch | None:
        return self._near.batch(batch_id)

    def account_name(self, account: str) -> str:
        return self._near.account_name(account)

    def newest_first(self) -> list[Request]:
        """All of them, as the rows stand."""
        return [row.request for row in reversed(self._rows)]

    def row_of(self, request_id: str) -> int | None:
        place = self._place.get(request_id)
        return None if place is None else len(self._rows) - 1 - place

    def get(self, request_id: str) -> Request | None:
        place = self._place.get(request_id)
        return None if place is None else self._rows[place].request

    def words_at(self, row: int) -> RowWords:
        return self._words(self._rows[len(self._rows) - 1 - row])

    def around(self, request: Request) -> wording.Around:
        """What this request's words depend on besides itself."""
        usual = self.learned.usual_of(request) if request.state.followed else None
        return self._near.around(request, self._now, usual, self.line)

    def account_state(self, account: str) -> AccountChanged | None:
        """How it stands with the account that a row belongs to."""
        return self._near.account_state(account)

    def haystack(self, row: int) -> Haystack:
        """What a search looks through: prompt, model, the batch's name, ids and seed."""
        kept = self._rows[len(self._rows) - 1 - row]
        if kept.haystack is None:
            batch = self.batch(kept.request.batch)
            kept.haystack = haystack_of(kept.request, batch.name if batch is not None else "")
        return kept.haystack

    def sort_key(self, row: int, column: int, now: float) -> Key:
        return COLUMNS[column].key(self.request_at(row), now)

    # Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        rows = self._rows
        place = len(rows) - 1 - index.row()
        if not 0 <= place < len(rows):
            return None
        row = rows[place]
        if role == _DISPLAY:
            return _TEXTS[index.column()](self._words(row))
        if role == WORDS:
            return self._words(row)
        if role == REQUEST:
            return row.request
        if role == _ALIGN:
            return _ALIGNMENTS[index.column()]
        if role == SORT:
            return COLUMNS[index.column()].key(row.request, self._now)
        if role == _TOOLTIP:
            return row_speech.tooltip(COLUMNS[index.column()].id, row.request, self.around(row.request))
        if role == _SPOKEN:
            return row_speech.spoken(COLUMNS[index.column()], row.request, self._words(row), self.around(row.request))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        column = COLUMNS[section]
        if role == _DISPLAY:
            return "" if column.id in ("preview", "actions") else tr(column.title)
        if role in (_TOOLTIP, _SPOKEN):
            return tr(column.title)
        return _ALIGNMENTS[section] if role == _ALIGN else None

    # inside

    def _words(self, row: _Row) -> RowWords:
        words = row.words
        request = row.request
        fresh = row.epoch == self._epoch and (row.turn == self._turn or request.state is not State.WAITING)
        if words is not None and (fresh or request.state.terminal):
            return words
        row.words = words = row_words(request, self.around(request), self.learned.kind_of(request.model))
        row.epoch, row.turn = self._epoch, self._turn
        return words

    def _renumber(self, start: int) -> None:
        """Thousands may go in one act, and this comes with each of them."""
        self._place.update(zip(self._ids[start:], range(start, len(self._ids)), strict=True))

    def _say_again(self, row: int) -> None:
        """Its words changed and its snapshot did not: it keeps its place, so neither sorting nor filtering is asked."""
        self.dataChanged.emit(self.index(row, 0), self.index(row, _LAST), [_DISPLAY, WORDS])

    def _say_turns_again(self) -> None:
        """The line of what waits is another one, or there is more or less room: each place in it may be another."""
        self._turn += 1
        self.turnsChanged.emit()
        if len(self.line):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, _LAST), [_DISPLAY, WORDS])

    def _all_say_again(self) -> None:
        self._epoch += 1
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, _LAST), [_DISPLAY, WORDS])

    def _look_at_expiring(self) -> None:
        """Which can be lost soon: those that became so, or are no longer, are shown and counted anew."""
        pressing = self._expiring.pressing(self._now)
        if pressing == self._pressing:
            return
        other = {
            name for name in pressing.keys() | self._pressing.keys() if pressing.get(name) != self._pressing.get(name)
        }
        self._pressing = pressing
        for name in other:
            if (place := self._place.get(name)) is not None:
                self._rows[place].words = None
                at = len(self._rows) - 1 - place
                self.dataChanged.emit(self.index(at, 0), self.index(at, _LAST), [_DISPLAY, WORDS, FILTER])
        self.countsChanged.emit()
