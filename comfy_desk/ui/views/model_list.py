"""The catalogue as rows: which models are wanted, in which order, under which heading. Draws nothing, calls nobody.

Models that are gone stand where the artist left them (favourites, recent ones, one with a draft), and are found by name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from comfy_desk.domain.model import ModelEntry
from comfy_desk.services.usual import Usual
from comfy_desk.ui.forms.controls import plain_tip
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.views.model_search import SearchIndex
from comfy_desk.ui.views.model_words import plain_name, second_line, spoken, tip_of, usual_in_short

Index = QModelIndex | QPersistentModelIndex

RECENT_AT_MOST = 8

_PREPARED_AT_ONCE = 100


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the artist looks for; empty means everything. Models whose outputs nobody read yet are asked for apart."""

    words: str = ""
    provider: str = ""
    kind: str = ""
    source: str = ""  # the kind that it takes
    unread: bool = False

    def fits(self, entry: ModelEntry) -> bool:
        """All but the words."""
        if self.provider and entry.provider != self.provider:
            return False
        if (self.kind or self.source) and not entry.outputs and not entry.inputs:
            return self.unread
        return self.kind in ("", *entry.outputs) and self.source in ("", *entry.inputs)


@dataclass(frozen=True, slots=True)
class Row:
    entry: ModelEntry
    favourite: bool
    heading: str  # of the section that begins here, else ""


@overrides_qt
class ModelRows(QAbstractListModel):
    """Favourites first, then the recent ones, then the rest by provider and name, or by how well the words fit."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    FAVOURITE = Qt.ItemDataRole.UserRole + 2
    HEADING = Qt.ItemDataRole.UserRole + 3
    USUAL = Qt.ItemDataRole.UserRole + 4  # "40 s · $0.04", or ""
    SECOND = Qt.ItemDataRole.UserRole + 5

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[ModelEntry, ...] = ()
        self._gone: tuple[ModelEntry, ...] = ()
        self._drafted: frozenset[str] = frozenset()
        self._by_id: dict[str, ModelEntry] = {}
        self._offered: frozenset[str] = frozenset()
        self._index = SearchIndex(())
        self._favourites: frozenset[str] = frozenset()
        self._recent: tuple[str, ...] = ()
        self._about: dict[str, str] = {}
        self._usual: Callable[[str], Usual | None] = lambda _model: None
        self._wanted = Wanted()
        self._rows: list[Row] = []
        self._places: dict[str, int] = {}

    # --- what is known and wanted

    def set_entries(
        self, entries: Iterable[ModelEntry], gone: Iterable[ModelEntry] = (), drafted: Iterable[str] = ()
    ) -> None:
        """The catalogue, and models that left it; those with a draft (`drafted`) are shown in any case."""
        self._drafted = frozenset(drafted)
        here = tuple(sorted(entries, key=_place))
        ids = frozenset(entry.id for entry in here)
        left = tuple(entry for entry in gone if entry.id not in ids)
        if (here, left) != (self._entries, self._gone):
            self._entries, self._gone, self._offered = here, left, ids
            self._by_id = {entry.id: entry for entry in (*left, *here)}
            self._index = SearchIndex(self._by_id.values())
        self._rebuild()

    def set_about(self, model: str, about: str) -> None:
        """What a model's form says of it, for those whose form was opened."""
        self._about[model] = about

    def set_usual(self, usual: Callable[[str], Usual | None]) -> None:
        """Where it is asked what a model usually takes and costs, as often as its row is painted."""
        self._usual = usual

    def set_favourites(self, favourites: Iterable[str]) -> None:
        self._favourites = frozenset(favourites)
        self._rebuild()

    def set_recent(self, recent: Sequence[str]) -> None:
        self._recent = tuple(recent)[:RECENT_AT_MOST]
        self._rebuild()

    def set_wanted(self, wanted: Wanted) -> None:
        if wanted != self._wanted:
            self._wanted = wanted
            self._rebuild()

    @property
    def wanted(self) -> Wanted:
        return self._wanted

    @property
    def favourites(self) -> frozenset[str]:
        return self._favourites

    @property
    def recent(self) -> tuple[str, ...]:
        return self._recent

    @property
    def offered(self) -> frozenset[str]:
        """The ids of the catalogue's models."""
        return self._offered

    @property
    def providers(self) -> tuple[str, ...]:
        return tuple(sorted({entry.provider for entry in self._entries}))

    @property
    def sources(self) -> frozenset[str]:
        """The kinds that some model takes."""
        return frozenset(kind for entry in self._entries for kind in entry.inputs)

    @property
    def known(self) -> int:
        return len(self._entries)

    @property
    def shown(self) -> int:
        """How many of them are shown; those that are gone do not count."""
        return sum(row.entry.gone is None for row in self._rows)

    @property
    def unread(self) -> int:
        """How many the chosen kinds leave out only because their documents were never read."""
        wanted = self._wanted
        if not (wanted.kind or wanted.source) or wanted.unread:
            return 0
        ranks = self._index.ranks(wanted.words)
        anything = Wanted(provider=wanted.provider)
        unread = (entry for entry in self._entries if not entry.outputs and not entry.inputs and anything.fits(entry))
        return sum(1 for entry in unread if ranks is None or entry.id in ranks)

    def ids(self) -> list[str]:
        return [row.entry.id for row in self._rows]

    def entry(self, model: str) -> ModelEntry | None:
        return self._by_id.get(model)

    def row_of(self, model: str) -> int:
        return self._places.get(model, -1)

    def prepare_search(self) -> bool:
        """A few milliseconds of what the first letter would wait for; whether there is more of it."""
        return self._index.prepare(_PREPARED_AT_ONCE)

    def best(self) -> int:
        """The row that fits the words best; the first of several."""
        ranks = self._index.ranks(self._wanted.words) or {}
        numbers = range(len(self._rows))
        return min(numbers, key=lambda number: ranks.get(self._rows[number].entry.id, 0), default=0)

    def _rebuild(self) -> None:
        rows = self._made()
        if rows == self._rows:  # another letter often changes nothing, and a reset lays out every row anew
            return
        self.beginResetModel()
        self._rows = rows
        self._places = {row.entry.id: number for number, row in enumerate(rows)}
        self.endResetModel()

    def _made(self) -> list[Row]:
        wanted = self._wanted
        ranks = self._index.ranks(wanted.words)
        taken = [entry for entry in self._entries if wanted.fits(entry) and (ranks is None or entry.id in ranks)]
        if ranks is not None:
            taken.sort(key=lambda entry: ranks[entry.id])
        left = {entry.id: entry for entry in self._gone if wanted.fits(entry) and (ranks is None or entry.id in ranks)}
        starred = [entry for entry in (*taken, *left.values()) if entry.id in self._favourites]
        by_id = {entry.id: entry for entry in (*taken, *left.values()) if entry.id not in self._favourites}
        recent = [by_id.pop(model) for model in self._recent if model in by_id]
        rest = [entry for entry in by_id.values() if entry.gone is None]
        gone = [entry for entry in by_id.values() if entry.gone is not None]
        if ranks is None:  # whoever looks for one by its name finds every one
            gone = [entry for entry in gone if entry.id in self._drafted]
        if wanted.kind or wanted.source:  # what is known to fit, before what only might
            rest.sort(key=lambda entry: not entry.outputs)
        return [
            *_section(tr("Favourites"), starred, favourite=True),
            *_section(tr("Recent"), recent),
            *_section(tr("Others") if starred or recent else tr("All models"), rest),
            *_section(tr("Not in the list any more"), gone),
        ]

    # --- Qt's side

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def row(self, number: int) -> Row:
        """For who draws it, past Qt's own way through `data`."""
        return self._rows[number]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        entry = row.entry
        if role == Qt.ItemDataRole.DisplayRole:
            return plain_name(entry)
        if role == self.ENTRY:
            return entry
        if role == self.FAVOURITE:
            return row.favourite
        if role == self.HEADING:
            return row.heading
        if role == self.SECOND:
            return second_line(entry, self._offered)
        if role == self.USUAL:
            return usual_in_short(self._usual(entry.id)) if entry.gone is None else ""
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(tip_of(entry, self._about.get(entry.id, ""), self._usual(entry.id), self._offered))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken(entry, self._usual(entry.id), favourite=row.favourite, offered=self._offered)
        return None


@lru_cache(maxsize=4096)
def _place(entry: ModelEntry) -> tuple[str, tuple[tuple[int, str, int], ...]]:
    """By provider, then by name with its numbers as numbers: v2 before v10."""
    parts = re.findall(r"[0-9]+|[^0-9]+", entry.name)
    return entry.provider, tuple((0, "", int(one)) if one.isdigit() else (1, one, 0) for one in parts)


def _section(heading: str, entries: Sequence[ModelEntry], *, favourite: bool = False) -> list[Row]:
    return [Row(entry, favourite, heading if number == 0 else "") for number, entry in enumerate(entries)]
