"""Which widget shows which kind of field. A new kind: one entry here and one in `schema/fields.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from comfy_desk.schema import Field, Kind
from comfy_desk.ui.forms.choice_edit import SwitchEdit, choice_edit
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.group_edit import GroupEdit
from comfy_desk.ui.forms.json_edit import JsonEdit
from comfy_desk.ui.forms.list_edit import ListEdit
from comfy_desk.ui.forms.media_edit import MediaEdit
from comfy_desk.ui.forms.number_edit import NumberEdit
from comfy_desk.ui.forms.seed_edit import SeedEdit
from comfy_desk.ui.forms.size_pair import SideEdit, is_side
from comfy_desk.ui.forms.text_edit import LineEdit, PromptEdit
from comfy_desk.ui.forms.variant_edit import VariantEdit


def _integer(field: Field, make: Make, parent: QWidget | None) -> FieldEditor:
    if field.seed:
        return SeedEdit(field, make, parent)
    return SideEdit(field, make, parent) if is_side(field) else NumberEdit(field, make, parent)


def _json(field: Field, make: Make, parent: QWidget | None) -> FieldEditor:
    """Keys of the artist's own that the document describes have their widgets; whatever else is written as JSON."""
    described = field.extra is not None and field.extra.kind is not Kind.JSON and not field.closed
    return GroupEdit(field, make, parent) if described and field.name else JsonEdit(field, make, parent)


EDITORS: Mapping[Kind, Callable[[Field, Make, QWidget | None], FieldEditor]] = {
    Kind.TEXT: LineEdit,
    Kind.PROMPT: PromptEdit,
    Kind.INTEGER: _integer,
    Kind.NUMBER: NumberEdit,
    Kind.BOOLEAN: SwitchEdit,
    Kind.CHOICE: choice_edit,
    Kind.OBJECT: GroupEdit,
    Kind.LIST: ListEdit,
    Kind.MEDIA: MediaEdit,
    Kind.VARIANT: VariantEdit,
    Kind.JSON: _json,
}


def make_editor(field: Field, parent: QWidget | None = None) -> FieldEditor:
    """A fresh, empty editor for a field."""
    return EDITORS[field.kind](field, make_editor, parent)
