"""The library's works as a model: ids in their order, whole; entries in pages, read as they come into sight.

`data()` never reads anything: what is not here yet is wished for, and `dataChanged` follows. The grid and the list share it;
it marks, moves and selects nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal

from comfy_desk.domain.library import Entry, Found
from comfy_desk.ui.library import words
from comfy_desk.ui.library.columns import COLUMNS
from comfy_desk.ui.library.diff import Come, Gone, steps
from comfy_desk.ui.library.geometry import day_starts
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import spawn

ENTRY = int(Qt.ItemDataRole.UserRole)
ID = ENTRY + 1

PAGE = 64
"""Entries that are read at once."""

KEPT = 4_096
"""Entries in memory: some 40 windows full."""

WISHES = 6
"""Pages that are waited for; older wishes were scrolled past."""

Index = QModelIndex | QPersistentModelIndex
Read = Callable[[Sequence[int]], Coroutine[Any, Any, tuple[Entry, ...]]]

_READ_ROLES = frozenset(
    int(role)
    for role in (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
        Qt.ItemDataRole.ToolTipRole,
    )
)
_FLAGS = (
    Qt.ItemFlag.ItemIsEnabled
    | Qt.ItemFlag.ItemIsSelectable
    | Qt.ItemFlag.ItemIsDragEnabled
    | Qt.ItemFlag.ItemNeverHasChildren
)
_TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)


@overrides_qt
class LibraryModel(QAbstractTableModel):
    """`changing` and `changed` stand around every change of the order; `entriesCame` names rows whose words are here now."""

    changing = Signal()
    changed = Signal(int)  # works that came at the head, 0 where anything else changed
    failed = Signal(object)  # a DeskError: what is in sight could not be read
    entriesCame = Signal(int, int)  # the first and the last row of them

    def __init__(self, read: Read, parent: QObject | None = None, *, now: Callable[[], float]) -> None:
        super().__init__(parent)
        self._read = read
        self._now = now
        self._ids: list[int] = []
        self._rows: dict[int, int] | None = {}
        self._shift = 0  # what came at the head since then: the rows of all others are that much further down
        self._entries: OrderedDict[int, Entry] = OrderedDict()
        self._gone: set[int] = set()  # asked for and not there any more: the next list will be without them
        self._wished: OrderedDict[int, None] = OrderedDict()
        self._reading = False
        self._stale: set[int] = set()  # were changed while they were being read
        self.folded = False  # of a stack only one work is listed
        self.day_starts: list[int] = []
        self.days: list[float] = []
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._begin)

    # --- what is shown

    @property
    def now(self) -> float:
        return self._now()

    @property
    def ids(self) -> Sequence[int]:
        return self._ids

    def id_at(self, row: int) -> int | None:
        return self._ids[row] if 0 <= row < len(self._ids) else None

    def row_of(self, entry_id: int) -> int | None:
        if self._rows is None:
            self._rows, self._shift = {one: row for row, one in enumerate(self._ids)}, 0
        row = self._rows.get(entry_id)
        return None if row is None else row + self._shift

    def peek(self, row: int) -> Entry | None:
        """What is here of it; nothing is wished for."""
        return self._entries.get(self._ids[row]) if 0 <= row < len(self._ids) else None

    def entry_at(self, row: int) -> Entry | None:
        """None while it is on its way."""
        entry = self._entries.get(self._ids[row])
        if entry is None:
            self._wish(row)
        return entry

    def known(self, entry_id: int) -> Entry | None:
        return self._entries.get(entry_id)

    # --- what changes it

    def set_found(self, found: Found, *, fresh: bool = False) -> None:
        """Another list. `fresh`: it answers another question, so it is shown from its beginning."""
        after = found.ids
        done = None if fresh else steps(self._ids, after)
        if done == () and not fresh:
            self._set_days(found)
            return
        self.changing.emit()
        came = done[0] if done is not None and len(done) == 1 and isinstance(done[0], Come) else None
        self._gone.clear()
        if done is None:
            self.beginResetModel()
            self._take(list(after))
            self._set_days(found)
            self.endResetModel()
        else:
            for step in done:
                self._do(step)
            self._set_days(found)
        self.changed.emit(len(came.ids) if came is not None and came.at == 0 else 0)

    def put(self, entries: Sequence[Entry]) -> None:
        """These are here, or other than they were; shown where they are."""
        rows: list[int] = []
        for entry in entries:
            self._entries[entry.id] = entry
            self._entries.move_to_end(entry.id)
            row = self.row_of(entry.id)
            if row is not None:
                rows.append(row)
        while len(self._entries) > KEPT:
            self._entries.popitem(last=False)
        if rows:
            first, last = min(rows), max(rows)
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))
            self.entriesCame.emit(first, last)

    def look_again(self, ids: Sequence[int]) -> None:
        """These were changed: those that are here are read anew, and shown as they were until then."""
        here = [one for one in ids if one in self._entries]
        self._stale.update(here)
        self._gone.difference_update(ids)
        if here:
            self._soon.start()

    def forget(self) -> None:
        """Nothing that was read is true for sure any more."""
        self._stale.update(self._entries)
        self._gone.clear()
        if self._entries:
            self._soon.start()

    # --- Qt's questions

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        row = index.row()
        if not 0 <= row < len(self._ids):
            return None
        if role == ENTRY:
            return self.entry_at(row)
        if role == ID:
            return self._ids[row]
        if role not in _READ_ROLES:
            return None
        entry = self.entry_at(row)
        if role == _TOOL_TIP:
            return words.tip(entry, self._now()) if entry is not None else ""
        column = COLUMNS[index.column()]
        if role == _DISPLAY:
            return column.text(entry, self._now()) if entry is not None else ""
        if entry is None:
            return words.on_its_way()
        if index.column():
            return tr("{column}: {words}").format(column=column.title(), words=column.text(entry, self._now()))
        return words.spoken(entry, self._now())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        return COLUMNS[section].title() if role == _DISPLAY else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return _FLAGS

    # --- inside

    def _take(self, ids: list[int]) -> None:
        self._ids = ids
        self._rows = None
        self._wished.clear()

    def _do(self, step: Gone | Come) -> None:
        ids = self._ids
        if isinstance(step, Gone):
            self.beginRemoveRows(QModelIndex(), step.at, step.at + step.count - 1)
            self._take(ids[: step.at] + ids[step.at + step.count :])
            self.endRemoveRows()
        else:
            self.beginInsertRows(QModelIndex(), step.at, step.at + len(step.ids) - 1)
            rows = self._rows
            self._take(ids[: step.at] + list(step.ids) + ids[step.at :])
            if step.at == 0 and rows is not None:
                self._shift += len(step.ids)
                rows.update((one, row - self._shift) for row, one in enumerate(step.ids))
                self._rows = rows
            self.endInsertRows()

    def _set_days(self, found: Found) -> None:
        fits = len(found.made_at) == len(found.ids)
        self.day_starts, self.days = day_starts(found.made_at, words.day_ends) if fits else ([], [])

    def _wish(self, row: int) -> None:
        if self._ids[row] in self._gone:
            return
        page = row // PAGE
        self._wished[page] = None
        self._wished.move_to_end(page)
        if len(self._wished) > WISHES:
            self._wished.popitem(last=False)
        if not self._reading and not self._soon.isActive():
            self._soon.start()

    def _begin(self) -> None:
        if not self._reading and (self._wished or self._stale):
            self._reading = True
            spawn(self._read_all(), self, self.failed.emit)

    async def _read_all(self) -> None:
        """One page after the other, the newest wish first."""
        try:
            while self._wished or self._stale:
                wanted = self._next()
                if not wanted:
                    continue
                self._stale.difference_update(wanted)
                entries = await self._read(wanted)
                self._gone.update(set(wanted) - {entry.id for entry in entries})
                self.put([entry for entry in entries if entry.id not in self._stale])
        finally:
            self._reading = False

    def _next(self) -> list[int]:
        if self._wished:
            page = self._wished.popitem()[0]
            ids = self._ids[page * PAGE : (page + 1) * PAGE]
            return [one for one in ids if one not in self._entries and one not in self._gone]
        stale = list(self._stale)[-PAGE * 4 :]
        gone = [one for one in stale if one not in self._entries]
        self._stale.difference_update(gone)
        return [one for one in stale if one in self._entries]
