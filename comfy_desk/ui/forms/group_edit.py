"""An object: its fields in rows, the less usual ones folded under More. Keys that no field knows are kept as they came."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field, Group, Problem
from comfy_desk.schema.pointers import join
from comfy_desk.ui.forms.controls import FoldButton
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.row import FieldRow, column

FEW = 4
"""So many fields under More are not worth a fold, unless something stands before them."""


class GroupEdit(FieldEditor):
    """The rows of an object. An optional object is absent until something in it is set."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._held: dict[str, Any] = {}
        self._stays = False  # whether it is sent while it is empty
        self._rows: dict[str, FieldRow] = {}
        self._column = column(self)
        self._more_box: QWidget | None = None
        self._more_column: QVBoxLayout | None = None
        main = [part for part in field.fields if part.group is Group.MAIN]
        self._later = [part for part in field.fields if part.group is Group.MORE]
        if not main or (len(self._later) <= FEW and field.pointer):
            main, self._later = list(field.fields), []
        for part in main:
            self._add(part)
        self._more: FoldButton | None = None
        if self._later:
            self._more = FoldButton(f"More ({len(self._later)})")
            self._more.opened.connect(self._on_more)
            self._column.addWidget(self._more)

    @property
    def rows(self) -> dict[str, FieldRow]:
        """The rows that exist by now, by name."""
        return self._rows

    def value(self) -> Any:
        body: dict[str, Any] = {}
        for name, value in self._held.items():
            row = self._rows.get(name)
            kept = value if row is None else row.value()
            if kept is not ABSENT:
                body[name] = kept
        for name, row in self._rows.items():
            if name not in body and (value := row.value()) is not ABSENT:
                body[name] = value
        return body if body or self._stays else ABSENT

    def set_value(self, value: Any) -> None:
        self._stays = isinstance(value, dict)
        self._held = dict(value) if isinstance(value, dict) else {}
        if self._more is not None and any(part.name in self._held for part in self._later):
            self._more.set_open(True)
        for name, row in self._rows.items():
            row.set_value(self._held.get(name, ABSENT))

    def fits(self, value: Any) -> bool:
        return isinstance(value, dict)

    def problems(self, pointer: str) -> list[Problem]:
        return [found for name, row in self._rows.items() for found in row.problems(join(pointer, name))]

    def show_errors(self, pointer: str, errors: Mapping[str, str]) -> set[str]:
        if self._more is not None and _any_below(pointer, (part.name for part in self._later), errors):
            self._more.set_open(True)
        placed: set[str] = set()
        for name, row in self._rows.items():
            placed |= row.show_errors(join(pointer, name), errors)
        return placed

    def reach(self, pointer: str, wanted: str) -> QWidget | None:
        if self._more is not None and _any_below(pointer, (part.name for part in self._later), (wanted,)):
            self._more.set_open(True)
        for name, row in self._rows.items():
            if found := row.reach(join(pointer, name), wanted):
                return found
        return self.focus_target() if wanted == pointer else None

    def focus_target(self) -> QWidget:
        editors = [row.editor for row in self._rows.values() if row.editor is not None]
        first = next((editor for editor in editors if editor.field.bears_prompt), editors[0] if editors else None)
        return self if first is None else first.focus_target()

    def name_for_readers(self, label: str, told: str) -> None:
        self.setAccessibleName(label)
        self.setAccessibleDescription(told)

    def _add(self, part: Field) -> None:
        row = FieldRow(part, self.make)
        self._rows[part.name] = row
        row.set_value(self._held.get(part.name, ABSENT))
        row.changed.connect(self._on_changed)
        if part.media is not None and part.media.companion:
            companion = part.media.companion
            row.described.connect(lambda media_type: self._accompany(companion, media_type))
        (self._column if self._more_column is None else self._more_column).addWidget(row)

    def _accompany(self, name: str, media_type: str) -> None:
        """A file's type goes into the field beside it, where that takes it."""
        if self._more is not None and name in {part.name for part in self._later}:
            self._more.set_open(True)
        row = self._rows.get(name)
        if row is not None and row.editor is not None and row.editor.fits(media_type):
            row.set_value(media_type)

    def _on_more(self, is_open: bool) -> None:
        if is_open and self._more_box is None:
            self._more_box = QWidget()
            self._more_column = column(self._more_box)
            self._column.addWidget(self._more_box)
            for part in self._later:
                self._add(part)
        if self._more_box is not None:
            self._more_box.setVisible(is_open)

    def _on_changed(self) -> None:
        self._stays = self.field.required
        self.changed.emit()


def _any_below(pointer: str, names: Iterable[str], places: Iterable[str]) -> bool:
    roots = tuple(join(pointer, name) for name in names)
    return any(place == root or place.startswith(root + "/") for place in places for root in roots)
