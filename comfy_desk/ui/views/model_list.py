"""The catalogue as rows: which models are wanted, in which order, under which heading. Draws nothing, calls nobody."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from comfy_desk.domain.model import ModelEntry
from comfy_desk.ui.forms.controls import plain_tip
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import model_name

Index = QModelIndex | QPersistentModelIndex

KIND_WORDS = {"image": "Image", "video": "Video", "audio": "Audio", "3d": "3D", "text": "Text"}
"""The kinds an artist chooses by, in the order of the chips."""

BILLING_WORDS = {
    "yes": "charges for refusals",
    "no": "no charge for refusals",
    "unknown": "may charge for refusals",
}

RECENT_AT_MOST = 8

_BREAKS = re.compile(r"[\s/._-]+")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the artist looks for; empty means everything. Models whose outputs nobody read yet are asked for apart."""

    words: str = ""
    provider: str = ""
    kind: str = ""
    unread: bool = False

    def takes(self, entry: ModelEntry) -> bool:
        if self.provider and entry.provider != self.provider:
            return False
        if self.kind and self.kind not in entry.outputs and not (self.unread and not entry.outputs):
            return False
        return self.named(entry)

    def named(self, entry: ModelEntry) -> bool:
        """Every word stands somewhere in the id, whatever separates the parts of it."""
        plain = _BREAKS.sub(" ", entry.id).lower()
        return all(word in plain for word in _BREAKS.sub(" ", self.words).lower().split())


def kinds_in_words(entry: ModelEntry) -> str:
    """ "Image, Video"; "" where nobody read the model's document yet."""
    return ", ".join(KIND_WORDS.get(kind, kind) for kind in entry.outputs)


def plain_name(entry: ModelEntry) -> str:
    """The model's name as people write it, without its provider."""
    return model_name(entry.id).rpartition(" · ")[0] or entry.name


def second_line(entry: ModelEntry) -> str:
    """What stands below a model's name."""
    return "  ·  ".join(part for part in (entry.provider, kinds_in_words(entry), billing_in_words(entry)) if part)


def billing_in_words(entry: ModelEntry) -> str:
    return BILLING_WORDS.get(entry.charges_on_policy_rejection, BILLING_WORDS["unknown"])


@dataclass(frozen=True, slots=True)
class Row:
    entry: ModelEntry
    favourite: bool
    heading: str  # of the section that begins here, else ""


@overrides_qt
class ModelRows(QAbstractListModel):
    """Favourites first, then the recent ones, then the rest by provider and name."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    FAVOURITE = Qt.ItemDataRole.UserRole + 2
    HEADING = Qt.ItemDataRole.UserRole + 3

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[ModelEntry, ...] = ()
        self._favourites: frozenset[str] = frozenset()
        self._recent: tuple[str, ...] = ()
        self._about: dict[str, str] = {}
        self._wanted = Wanted()
        self._rows: list[Row] = []

    # --- what is known and wanted

    def set_entries(self, entries: Iterable[ModelEntry]) -> None:
        self._entries = tuple(sorted(entries, key=lambda entry: (entry.provider, entry.name)))
        self._rebuild()

    def set_about(self, model: str, about: str) -> None:
        """What a model's document says of it, for those whose document was read."""
        self._about[model] = about

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
    def providers(self) -> tuple[str, ...]:
        return tuple(sorted({entry.provider for entry in self._entries}))

    @property
    def known(self) -> int:
        return len(self._entries)

    @property
    def unread(self) -> int:
        """How many the chosen kind leaves out only because their outputs were never read."""
        if not self._wanted.kind or self._wanted.unread:
            return 0
        anything = Wanted(self._wanted.words, self._wanted.provider)
        return sum(1 for entry in self._entries if not entry.outputs and anything.takes(entry))

    def ids(self) -> list[str]:
        return [row.entry.id for row in self._rows]

    def entry(self, model: str) -> ModelEntry | None:
        return next((entry for entry in self._entries if entry.id == model), None)

    def row_of(self, model: str) -> int:
        return next((number for number, row in enumerate(self._rows) if row.entry.id == model), -1)

    def _rebuild(self) -> None:
        self.beginResetModel()
        taken = [entry for entry in self._entries if self._wanted.takes(entry)]
        starred = [entry for entry in taken if entry.id in self._favourites]
        by_id = {entry.id: entry for entry in taken if entry.id not in self._favourites}
        recent = [by_id.pop(model) for model in self._recent if model in by_id]
        rest = list(by_id.values())
        if self._wanted.kind:  # what is known to fit, before what only might
            rest.sort(key=lambda entry: not entry.outputs)
        self._rows = [
            *_section("Favourites", starred, favourite=True),
            *_section("Recent", recent),
            *_section("All models" if not (starred or recent) else "Others", rest),
        ]
        self.endResetModel()

    # --- Qt's side

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return plain_name(row.entry)
        if role == self.ENTRY:
            return row.entry
        if role == self.FAVOURITE:
            return row.favourite
        if role == self.HEADING:
            return row.heading
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip("\n".join(filter(None, (row.entry.id, self._about.get(row.entry.id, "")))))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = [
                plain_name(row.entry),
                f"by {row.entry.provider}",
                kinds_in_words(row.entry),
                billing_in_words(row.entry),
            ]
            return ", ".join([part for part in parts if part] + (["favourite"] if row.favourite else []))
        return None


def _section(heading: str, entries: Sequence[ModelEntry], *, favourite: bool = False) -> list[Row]:
    return [Row(entry, favourite, heading if number == 0 else "") for number, entry in enumerate(entries)]
