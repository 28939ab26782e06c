"""Which columns of the queue are seen, how wide and in which order: what the artist chose, and what fits.

Columns that are folded because the table is narrow come back when it is wide; only what was chosen is remembered.
"""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHeaderView, QMenu

from comfy_desk.ui import theme
from comfy_desk.ui.delegates.lettering import letters
from comfy_desk.ui.models.columns import COLUMNS, PLACE, Column
from comfy_desk.ui.phrases import tr

_ALWAYS = frozenset({"prompt"})
_SQUEEZED = (
    "preview",
    "actions",
    "cost",
    "size",
    "seed",
    "batch",
    "model",
    "kept_until",
    "created",
    "account",
    "elapsed",
    "next_check",
    "prompt",
    "status",
)
"""Who gives room before a column is folded, the first one first."""

_LAST_RESORT = (("actions", 112), ("status", 128), ("actions", 44))
"""In a table narrower than it should be: buttons lose their words, then all but the first go into the menu."""

_USUAL_DIGITS = 70
"""Pixels of ten digits in the letters that the columns' widths are meant for; with larger ones they are wider."""

_PADDING = 16
"""Pixels of a heading that its words do not have."""

_MOST_OF_STATUS = 420
"""Pixels up to which it takes its part of what is to spare: a failure is a whole sentence."""

_VERSION = 1


class QueueColumns(QObject):
    """Keeps a header in step with what was chosen and with the room there is."""

    changed = Signal()

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self._header = header
        self._hidden = {column.id for column in COLUMNS if not column.visible}
        self._set: dict[str, int] = {}  # widths that the artist gave; the others follow the letters
        self._larger = 1.0
        self._headings: dict[str, int] = {}
        self._needs = {column.id: column.least for column in COLUMNS}
        self._idle: frozenset[str] = frozenset()
        self._room = 0
        self._fitting = False
        header.setSectionsMovable(True)
        header.setHighlightSections(False)
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(min(column.least for column in COLUMNS))
        header.setSortIndicatorClearable(True)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for place, column in enumerate(COLUMNS):
            mode = QHeaderView.ResizeMode.Interactive if column.resizable else QHeaderView.ResizeMode.Fixed
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch if column.stretch else mode)
            header.resizeSection(place, column.width)
            header.setSectionHidden(place, column.id in self._hidden)
        header.sectionResized.connect(self._on_resized)
        header.sectionMoved.connect(self._on_moved)

    def shown(self, column_id: str) -> bool:
        """Chosen to be seen; it may be folded for want of room."""
        return column_id not in self._hidden

    def show(self, column_id: str, shown: bool) -> None:
        if column_id in _ALWAYS or shown == self.shown(column_id):
            return
        if shown:
            self._hidden.discard(column_id)
        else:
            self._hidden.add(column_id)
        self.fit(self._room)
        self.changed.emit()

    def set_idle(self, *column_ids: str) -> None:
        """Of the rows that are shown now these say nothing: their room is the others'."""
        if frozenset(column_ids) != self._idle:
            self._idle = frozenset(column_ids)
            self.fit(self._room)

    def need(self, needs: dict[str, int]) -> None:
        """How narrow columns can be just now, by the letters and rows that are drawn; others need what they always do."""
        small = letters(theme.SMALL).metrics
        self._larger = max(1.0, small.horizontalAdvance("0" * 10) / _USUAL_DIGITS)
        self._headings = {one.id: small.horizontalAdvance(tr(one.title)) + _PADDING for one in COLUMNS if one.resizable}
        self._needs = {one.id: needs.get(one.id, 0) or self._least(one) for one in COLUMNS}
        self.fit(self._room)

    def _least(self, column: Column) -> int:
        """Figures and headings are read whole."""
        if not column.resizable:
            return column.least
        return max(round(column.least * self._larger), self._headings[column.id])

    def _width(self, column: Column) -> int:
        usual = round(column.width * self._larger) if column.resizable else column.width
        return self._set.get(column.id, max(usual, self._headings.get(column.id, 0)))

    def fit(self, room: int) -> None:
        """Squeezes into `room` pixels, then folds what does not fit, least wanted first; the prompt takes what is left."""
        self._room = room
        widths = self._fitting_widths(room)
        self._fitting = True
        for place, column in enumerate(COLUMNS):
            self._header.setSectionHidden(place, column.id not in widths)
            if column.id in widths and not column.stretch:
                self._header.resizeSection(place, widths[column.id])
        self._fitting = False

    def _fitting_widths(self, room: int) -> dict[str, int]:
        wanted = [column for column in COLUMNS if column.id not in self._hidden | self._idle]
        widths = {column.id: max(self._width(column), self._needs[column.id]) for column in wanted}
        if room <= 0:
            return widths
        least = {column.id: self._needs[column.id] for column in wanted}
        for column in sorted((c for c in wanted if c.fold), key=lambda c: -c.fold):
            if sum(least.values()) <= room:
                break
            del widths[column.id], least[column.id]
        over = sum(widths.values()) - room
        if over < 0 and "status" in widths and "status" not in self._set:
            widths["status"] = max(
                widths["status"], min(round(_MOST_OF_STATUS * self._larger), widths["status"] - over // 3)
            )
        for name in _SQUEEZED:
            if over > 0 and name in widths:
                given = min(over, widths[name] - least[name])
                widths[name] -= given
                over -= given
        for name, least_of_all in _LAST_RESORT:
            if over > 0 and name in widths:
                given = max(0, min(over, widths[name] - least_of_all))
                widths[name] -= given
                over -= given
        return widths

    def move(self, column_id: str, step: int) -> None:
        """One place to the front or the back, past columns that are not seen."""
        header = self._header
        at = header.visualIndex(PLACE[column_id])
        to = at + step
        while 0 <= to < len(COLUMNS) and header.isSectionHidden(header.logicalIndex(to)):
            to += step
        if 0 <= to < len(COLUMNS):
            header.moveSection(at, to)
            self.changed.emit()

    def widen(self, column_id: str, pixels: int) -> None:
        """The prompt takes what the others leave, and has no width of its own."""
        column = COLUMNS[PLACE[column_id]]
        if column.resizable and not column.stretch:
            self._set[column_id] = max(column.least, self._width(column) + pixels)
            self.fit(self._room)
            self.changed.emit()

    def menu(self, parent: QMenu) -> QMenu:
        """Adds a switch for each column to a menu."""
        for column in COLUMNS:
            if column.id in _ALWAYS:
                continue
            hidden = self._header.isSectionHidden(PLACE[column.id]) and column.id not in self._idle
            narrow = self.shown(column.id) and self._room > 0 and hidden
            words = tr("{column} (too narrow now)").format(column=tr(column.title)) if narrow else tr(column.title)
            entry = QAction(words, parent)
            entry.setCheckable(True)
            entry.setChecked(self.shown(column.id))
            entry.toggled.connect(lambda on, name=column.id: self.show(name, on))
            parent.addAction(entry)
        parent.addSeparator()
        parent.addAction(tr("Usual columns")).triggered.connect(self.reset)
        return parent

    def reset(self) -> None:
        self._hidden = {column.id for column in COLUMNS if not column.visible}
        self._set = {}
        for place in range(len(COLUMNS)):
            self._header.moveSection(self._header.visualIndex(place), place)
        self.fit(self._room)
        self.changed.emit()

    def state(self) -> dict[str, Any]:
        order = [COLUMNS[self._header.logicalIndex(place)].id for place in range(len(COLUMNS))]
        return {"v": _VERSION, "order": order, "hidden": sorted(self._hidden), "widths": self._set}

    def restore(self, state: dict[str, Any]) -> None:
        """Takes what fits today's columns; the rest of a strange or older state is left out."""
        hidden, widths, order = state.get("hidden"), state.get("widths"), state.get("order")
        known = _known(order)
        if isinstance(hidden, list):
            self._hidden = set(_known(hidden)) - _ALWAYS
            # Columns that are newer than what was remembered are as they are meant.
            self._hidden |= {one.id for one in COLUMNS if not one.visible and known and one.id not in known}
        if isinstance(widths, dict):
            for column in COLUMNS:
                width = widths.get(column.id)
                if (
                    column.resizable
                    and isinstance(width, int)
                    and column.least <= width <= 2000
                    and width != column.width
                ):
                    self._set[column.id] = width
        if known:
            for visual, name in enumerate(_with_newer(known)):
                self._header.moveSection(self._header.visualIndex(PLACE[name]), visual)
        self.fit(self._room)

    def _on_moved(self, *_ignored: int) -> None:
        if not self._fitting:
            self.changed.emit()

    def _on_resized(self, place: int, _old: int, new: int) -> None:
        column = COLUMNS[place]
        if self._fitting or column.stretch or self._header.isSectionHidden(place) or new < column.least:
            return
        if self._width(column) != new:
            self._set[column.id] = new
            self.changed.emit()


def _known(kept: object) -> list[str]:
    """Of what was remembered those that are columns today."""
    return [name for name in kept if isinstance(name, str) and name in PLACE] if isinstance(kept, list) else []


def _with_newer(known: list[str]) -> list[str]:
    """What was remembered, and behind their usual neighbours those that did not exist then."""
    order = list(dict.fromkeys(known))
    for place, column in enumerate(COLUMNS):
        if column.id not in order:
            before = COLUMNS[place - 1].id if place else ""
            order.insert(order.index(before) + 1 if before in order else 0, column.id)
    return order


def read_state(data: bytes) -> dict[str, Any]:
    """What `saveState` gave; {} for anything else."""
    try:
        state = json.loads(data)
    except (ValueError, RecursionError):
        return {}
    return state if isinstance(state, dict) and state.get("v") == _VERSION else {}


def write_state(state: dict[str, Any]) -> bytes:
    return json.dumps(state, separators=(",", ":")).encode()
