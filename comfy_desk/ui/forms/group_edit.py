"""An object: its fields in rows, the less usual ones folded under More, keys that no field knows at the end.

Rows are made when they are looked at or needed (`sight`); until then their values and the errors at them are kept here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field, Group, Problem
from comfy_desk.schema.pointers import join
from comfy_desk.schema.wrapping import is_settings
from comfy_desk.ui.forms.controls import PlainLabel
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.more import MoreFold
from comfy_desk.ui.forms.own_keys import MAX_SHOWN, OwnKeys, field_of_key, may_add
from comfy_desk.ui.forms.row import FieldRow, column
from comfy_desk.ui.forms.sight import Unmade, bears_seed, in_portions
from comfy_desk.ui.phrases import counted, tr

FEW = 4
"""So many fields under More are not worth a fold, unless something stands before them."""


class GroupEdit(FieldEditor):
    """The rows of an object. An optional object is absent until something in it is set."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._held: dict[str, Any] = {}
        self._stays = False  # whether it is sent while it is empty
        self._rows: dict[str, FieldRow] = {}
        self._unmade: dict[str, Unmade] = {}
        self._said: tuple[str, dict[str, str]] = ("", {})  # where this stands, and what was said of places in it
        self._known = {part.name for part in field.fields}
        self._column = column(self)
        main = [part for part in field.fields if part.group is Group.MAIN]
        self._later = [part for part in field.fields if part.group is Group.MORE]
        is_piece = field.bears_prompt and field.pointer.endswith("*")
        if not main or (len(self._later) <= FEW and field.pointer and not is_piece):
            main, self._later = list(field.fields), []
        self._place(main, self._column)
        self._more: MoreFold | None = None
        if self._later:
            self._more = MoreFold(_fold_words(field, self._later), lambda box: self._place(self._later, box), self)
            self._more.opened.connect(self._show_or_hide_own)
            self._column.addWidget(self._more)
        if field.left_out:
            left = counted(field.left_out, "{n} more field is", "{n} more fields are")
            self._column.addWidget(PlainLabel(f"{left} {tr('reached as JSON.')}", "hint"))
        self._own: OwnKeys | None = None
        if may_add(field):
            own = self._make_own()
            self._show_or_hide_own()
            if not field.fields:
                own.be_all()

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
        for name in self._order():
            row = self._rows.get(name)
            if row is not None and name not in body and (value := row.value()) is not ABSENT:
                body[name] = value
        return body if body or self._stays else ABSENT

    def set_value(self, value: Any) -> None:
        self._stays = isinstance(value, dict)
        self._held = dict(value) if isinstance(value, dict) else {}
        self._set_own()
        if self._more is not None and any(self._is_set(part.name) for part in self._later):
            self._more.set_open(True)
        for part in self.field.fields:
            if part.name in self._unmade and part.name in self._held and bears_seed(part):
                self._unmade[part.name].make()
        for name, row in self._rows.items():
            row.set_value(self._held.get(name, ABSENT))
        self._show_companions()
        self._mark()

    def fits(self, value: Any) -> bool:
        return isinstance(value, dict)

    def problems(self, pointer: str) -> list[Problem]:
        return [found for name, row in self._rows.items() for found in row.problems(join(pointer, name))]

    def show_errors(self, pointer: str, errors: Mapping[str, str]) -> set[str]:
        mine = {place: said for place, said in errors.items() if place.startswith(pointer + "/")}
        self._said = (pointer, mine)
        placed = {place for place in mine if self._has(pointer, place)}
        for name, row in self._rows.items():
            placed |= row.show_errors(join(pointer, name), errors)
        self._show_companions()
        self._mark()
        return placed

    def reach(self, pointer: str, wanted: str) -> QWidget | None:
        name = self._name_at(pointer, wanted)
        if name is not None:
            row = self._row(name)
            if row is not None:
                row.show()
            if row is not None and (found := row.reach(join(pointer, name), wanted)):
                return found
        return self.focus_target() if wanted == pointer else None

    def focus_target(self) -> QWidget:
        editors = [row.editor for row in self._rows.values() if row.editor is not None]
        first = next((editor for editor in editors if editor.field.bears_prompt), editors[0] if editors else None)
        if first is not None:
            return first.focus_target()
        return self if self._own is None else self._own.focus_target()

    def edge(self) -> QWidget:
        return self

    def name_for_readers(self, label: str, told: str) -> None:
        self.setAccessibleName(label)
        self.setAccessibleDescription(told)

    # --- rows

    def _place(self, parts: Sequence[Field], box: QVBoxLayout) -> None:
        for portion in in_portions(parts):
            if isinstance(portion, Field):
                self._add(portion, box)
                continue
            unmade = Unmade(portion, self._place_all)
            self._unmade.update((part.name, unmade) for part in portion)
            box.addWidget(unmade)

    def _place_all(self, parts: Sequence[Field], box: QVBoxLayout) -> None:
        for part in parts:
            self._unmade.pop(part.name, None)
            self._add(part, box)

    def _add(self, part: Field, box: QVBoxLayout | None) -> FieldRow:
        row = FieldRow(part, self.make, parent=self if box is None else box.parentWidget())
        self._rows[part.name] = row
        row.set_value(self._held.get(part.name, ABSENT))
        row.changed.connect(lambda: self._on_row_changed(part.name))
        if part.media is not None and part.media.companion:
            companion = part.media.companion
            row.described.connect(lambda media_type: self._accompany(companion, media_type))
        pointer, errors = self._said
        if errors:
            row.show_errors(join(pointer, part.name), errors)
        if box is not None:
            box.addWidget(row)
            row.show()  # now: Qt would leave that to the next turn, and until then the row had no height
        self._show_companions()
        return row

    def _row(self, name: str) -> FieldRow | None:
        """The row of a name, made and unfolded if need be."""
        if self._more is not None and any(part.name == name for part in self._later):
            self._more.set_open(True)
        if (unmade := self._unmade.get(name)) is not None:
            unmade.make()
        if self._own is not None and name in self._own.names:
            self._own.open()
        return self._rows.get(name)

    def _order(self) -> Iterable[str]:
        yield from (part.name for part in self.field.fields)
        yield from (name for name in self._rows if name not in self._known)

    def _accompany(self, name: str, media_type: str) -> None:
        """A file's type goes into the field beside it, where that takes it."""
        if name not in self._known:
            return
        row = self._row(name)
        if row is not None and row.editor is not None and row.editor.fits(media_type):
            row.set_value(media_type)

    def _show_companions(self) -> None:
        """What names a file's type is filled in with the file, and is of no interest before."""
        for part in self.field.fields:
            beside = self._rows.get(part.media.companion) if part.media is not None else None
            if beside is not None and part.name in self._rows and not beside.field.required:
                said = join(self._said[0], beside.field.name) in self._said[1]
                given = self._rows[part.name].value() is not ABSENT or beside.value() is not ABSENT
                beside.setVisible(given or said)

    # --- keys of the artist's own

    def _make_own(self) -> OwnKeys:
        own = OwnKeys(self.field, lambda name: name in self._known or name in self._rows or name in self._held)
        own.opened.connect(self._show_own)
        own.added.connect(self._on_own_added)
        self._column.addWidget(own)
        self._own = own
        return own

    def _set_own(self) -> None:
        """Shows which keys of the body have no field. Constants of a variant are told by its name."""
        hidden = self._known | {name for name, _value in self.field.constants}
        names = [name for name in self._held if name not in hidden]
        if self._own is None and not names:
            return
        own = self._own or self._make_own()
        for name in [name for name in self._rows if name not in self._known and name not in names]:
            row = self._rows.pop(name)
            own.take_out(row)
            row.hide()
            row.setParent(None)
            row.deleteLater()
        own.set_names(names)
        self._show_or_hide_own()
        if own.is_open:
            self._show_own()

    def _show_or_hide_own(self) -> None:
        """What is offered quietly is seen once somebody looks for more."""
        if self._own is not None:
            looking = self._more is None or self._more.is_open()
            self._own.setVisible(bool(self._own.names) or (looking and may_add(self.field)))

    def _show_own(self) -> None:
        own = self._own
        if own is None:
            return
        for name in own.names[:MAX_SHOWN]:
            if name not in self._rows:
                own.put(self._add(field_of_key(self.field, name), None))

    def _on_own_added(self, name: str) -> None:
        own = self._own
        if own is None:
            return
        own.set_names([*own.names, name])
        row = self._add(field_of_key(self.field, name), None)
        own.put(row)
        row.open()
        if row.editor is not None:
            row.editor.focus_target().setFocus(Qt.FocusReason.OtherFocusReason)

    # --- marks

    def _has(self, pointer: str, place: str) -> bool:
        """Whether a place below belongs to a row that is there, or will be once it is looked at."""
        name = self._name_at(pointer, place)
        return name is not None and name not in self._rows

    def _name_at(self, pointer: str, place: str) -> str | None:
        """The name of the row that a place is at or below of."""
        if not place.startswith(pointer + "/"):
            return None
        first = place[len(pointer) + 1 :].split("/", 1)[0].replace("~1", "/").replace("~0", "~")
        known = first in self._known or first in self._rows or (self._own is not None and first in self._own.names)
        return first if known else None

    def _mark(self) -> None:
        """What the folds say of what is in them."""
        pointer, errors = self._said
        wrong = [self._name_at(pointer, place) for place in errors]
        if self._more is not None:
            later = {part.name for part in self._later}
            filled = sum(self._is_set(name) for name in later)
            self._more.mark(filled, sum(name in later for name in wrong))
        if self._own is not None:
            self._own.mark(sum(name in self._own.names for name in wrong))

    def _is_set(self, name: str) -> bool:
        """By the artist or the body, and otherwise than it begins."""
        row = self._rows.get(name)
        value = self._held.get(name, ABSENT) if row is None else row.value()
        starts = next((part for part in self._later if part.name == name and part.has_start), None)
        return value is not ABSENT and (starts is None or value != starts.start)

    def _on_row_changed(self, name: str) -> None:
        self._stays = self.field.required
        if name in self._held:
            self._held[name] = None  # its place alone: the row has the value, and the former one may be a large file
        pointer, errors = self._said
        if errors:  # what was said of a value is not true of the next one
            self._said = (
                pointer,
                {place: said for place, said in errors.items() if self._name_at(pointer, place) != name},
            )
        self._show_companions()
        self._mark()
        self.changed.emit()


def _fold_words(field: Field, later: Sequence[Field]) -> str:
    """What the fold is called: by its only field where that is set already, else by how many there are."""
    if len(later) == 1 and later[0].has_start:
        return later[0].label
    of = f" {field.label.lower()}" if is_settings(field) and field.name else ""
    return f"{tr('More')}{of} ({len(later)})"
