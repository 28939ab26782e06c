"""The fields of a form that take a file, also those of lists and of shapes that are not chosen, and the way to each of them.

Finding is pure. Reaching makes what is on the way: a row is opened, a shape chosen, an item added.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from comfy_desk.domain.output import Kind as OutputKind
from comfy_desk.schema import ABSENT, Encoding, Field, Form, Kind, Medium
from comfy_desk.ui.forms.editor import FieldEditor
from comfy_desk.ui.forms.group_edit import GroupEdit
from comfy_desk.ui.forms.list_edit import ListEdit
from comfy_desk.ui.forms.media_edit import MediaEdit
from comfy_desk.ui.forms.variant_edit import VariantEdit, beginning_of
from comfy_desk.ui.forms.view import FormView
from comfy_desk.ui.phrases import tr

MOST_PLACES = 40
_MEDIA = {
    OutputKind.IMAGE: Medium.IMAGE,
    OutputKind.VECTOR: Medium.IMAGE,
    OutputKind.VIDEO: Medium.VIDEO,
    OutputKind.AUDIO: Medium.AUDIO,
}
_PIECES = frozenset({"content", "contents", "parts", "media"})
"""Lists whose items are one thing each: a file is an item of its own there, and does not go to the words of another."""

_TYPES = ("type", "kind")


@dataclass(frozen=True, slots=True)
class Place:
    """A field for a file: the steps to it from the root of the form, and what it is called there."""

    steps: tuple[str | int, ...]
    """A name of an object, -1 for an item of a list, or the number of a shape among several."""
    pointer: str
    label: str
    medium: Medium
    takes_file: bool


class NoPlace(Exception):
    """Why a file cannot go there, in a sentence."""


def medium_of(kind: OutputKind) -> Medium:
    """What fields call a piece of a result."""
    return _MEDIA.get(kind, Medium.FILE)


def places_for(form: Form, medium: Medium) -> tuple[Place, ...]:
    """The fields that take such a file (or only a link to one), those made for it first, in the order of the form."""
    found = [place for place in _walk(form.root, (), ()) if place.medium in (medium, Medium.FILE)]
    found.sort(key=lambda place: (not place.takes_file, place.medium is not medium))
    return tuple(found[:MOST_PLACES])


def reach(view: FormView, place: Place) -> MediaEdit:
    """The field itself, opened and made where need be. Raises NoPlace."""
    if view.is_json():
        view.set_json(False)
    if view.form is None or view.is_json():
        raise NoPlace(tr("What is written as JSON has to be mended first."))
    root = next((part for part in view.findChildren(FieldEditor) if part.field is view.form.root), None)
    found = None if root is None else _down(root, place.steps)
    if not isinstance(found, MediaEdit):
        raise NoPlace(tr("“{label}” stands as JSON in this form: the file cannot go there.").format(label=place.label))
    return found


def _walk(field: Field, steps: tuple[str | int, ...], labels: tuple[str, ...]) -> list[Place]:
    if field.kind is Kind.MEDIA and field.media is not None:
        media = field.media
        named = labels[-2:] or (field.label,)
        takes_file = media.encoding is not Encoding.LINK
        return [Place(steps, field.pointer, " › ".join(dict.fromkeys(named)), media.medium, takes_file)]
    found: list[Place] = []
    for part in field.fields:
        found += _walk(part, (*steps, part.name), _called(labels, part))
    for number, variant in enumerate(field.variants):
        found += _walk(variant, (*steps, number), labels)
    if field.kind is Kind.LIST and field.item is not None:
        found += _walk(field.item, (*steps, -1), labels)
    return found


def _called(labels: tuple[str, ...], part: Field) -> tuple[str, ...]:
    """What says only how a file travels (url, data), or is a list of just anything, adds nothing."""
    bare = part.kind is Kind.MEDIA and part.name.lower() in ("url", "uri", "data", "base64") and labels
    pieces = part.kind is Kind.LIST and part.bears_prompt and part.name.lower() in _PIECES
    return labels if bare or pieces else (*labels, part.label)


def _down(editor: FieldEditor, steps: tuple[str | int, ...]) -> FieldEditor | None:
    if not steps:
        return editor
    step, rest = steps[0], steps[1:]
    if isinstance(editor, GroupEdit) and isinstance(step, str):
        editor.reach("", f"/{step.replace('~', '~0').replace('/', '~1')}")
        row = editor.rows.get(step)
        if row is None:
            return None
        row.open()
        return None if row.editor is None else _down(row.editor, rest)
    if isinstance(editor, VariantEdit) and isinstance(step, int) and step >= 0:
        if editor.chosen != step:
            editor.choose(step)
        shown = editor.shown_editor()
        return None if shown is None else _down(shown, rest)
    if isinstance(editor, ListEdit) and step == -1:
        return _item(editor, rest)
    return None


def _item(editor: ListEdit, rest: tuple[str | int, ...]) -> FieldEditor | None:
    """An item that is free for a file, or one more."""
    field = editor.field
    alone = field.name.lower() in _PIECES and -1 not in rest
    for row in editor.items:
        value = row.value()
        is_free = value is ABSENT if alone or not rest else -1 in rest or not _has(value, rest)
        if is_free and row.editor is not None:
            return _down(row.editor, rest)
    added = editor.add(_beginning(field.item, rest))
    if added is None:
        raise NoPlace(tr("“{label}” takes no more than it has.").format(label=field.label))
    return None if added.editor is None else _down(added.editor, rest)


def _has(value: Any, steps: tuple[str | int, ...]) -> bool:
    """Whether something stands there already."""
    for step in steps:
        if isinstance(step, str):
            if not isinstance(value, dict) or step not in value:
                return False
            value = value[step]
    return value not in (ABSENT, "", {}, [])


def _beginning(item: Field | None, rest: tuple[str | int, ...]) -> Any:
    """A fresh item; where its type has to be named, the one that is called as the field is."""
    if item is not None and item.kind is Kind.VARIANT and isinstance(rest[0], int) and rest[0] >= 0:
        return beginning_of(item.variants[rest[0]])
    if item is None or item.kind is not Kind.OBJECT:
        return ABSENT
    names = {step for step in rest if isinstance(step, str)}
    made: dict[str, Any] = {}
    for part in item.fields:
        if part.name in _TYPES and part.kind is Kind.CHOICE:
            fitting = next((choice for choice in part.choices if choice in names), None)
            if fitting is not None:
                made[part.name] = fitting
    return made
