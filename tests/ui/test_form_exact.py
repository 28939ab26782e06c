"""What is sent is what was set: every body comes back as it was, one edit changes one place, and absence is kept apart."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from test_form_view import DOCUMENTS, button, click, editor, needs_documents, root_of, show, type_in

from comfy_desk.schema import ABSENT, Field, Kind, describe, to_bytes
from comfy_desk.ui.forms.bodies import differences
from comfy_desk.ui.forms.editor import FieldEditor
from comfy_desk.ui.forms.group_edit import GroupEdit
from comfy_desk.ui.forms.number_edit import NumberEdit
from comfy_desk.ui.forms.own_keys import OwnKeys
from comfy_desk.ui.forms.text_edit import LineEdit, PromptEdit
from comfy_desk.ui.forms.variant_edit import VariantEdit
from comfy_desk.ui.forms.view import FormView

STRANGE: list[Any] = [None, "", "a\u00a0b", [], {}, {"deep": [1, {"k": None}]}, 2**64 - 1, Decimal("0.10"), False]


def fitting(field: Field, chance: random.Random, depth: int = 0) -> Any:
    """A value that a field takes, its keys in any order, with keys that nobody knows among them."""
    if field.nullable and chance.random() < 0.2:
        return None
    if field.kind is Kind.VARIANT:
        variant = chance.choice(field.variants)
        inside = fitting(variant, chance, depth + 1)
        return shuffled({**inside, **dict(variant.constants)}, chance) if isinstance(inside, dict) else inside
    if field.kind is Kind.OBJECT:
        keys = {part.name: fitting(part, chance, depth + 1) for part in field.fields if chance.random() < 0.5}
        if not field.closed and chance.random() < 0.3:
            keys[f"unknown {depth}"] = chance.choice(STRANGE)
        return shuffled(keys, chance)
    if field.kind is Kind.LIST and field.item is not None:
        return [fitting(field.item, chance, depth + 1) for _ in range(chance.randrange(3))]
    if field.choices:
        return chance.choice(field.choices)
    low = int(field.bounds.minimum or 0)
    values: dict[Kind, list[Any]] = {
        Kind.INTEGER: [low, low + 1, 2**64 - 1], Kind.NUMBER: [low + 1, Decimal("0.30"), Decimal("1E+20")],
        Kind.BOOLEAN: [True, False], Kind.JSON: STRANGE, Kind.MEDIA: ["https://example.com/a.png", "iVBORw0KGgo="],
    }  # fmt: skip
    return chance.choice(values.get(field.kind, ["", "word", "a\u00a0b \u2028", "  spaces  "]))


def shuffled(value: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    keys = list(value)
    chance.shuffle(keys)
    return {key: value[key] for key in keys}


def around(widget: QWidget | None) -> FieldEditor | None:
    while widget is not None and not isinstance(widget, FieldEditor):
        widget = widget.parentWidget()
    return widget


def places(value: Any, pointer: str = "") -> list[str]:
    """Pointers of everything in a body that is not a group or a list."""
    if isinstance(value, dict):
        return [place for key, part in value.items() for place in places(part, f"{pointer}/{key}")]
    if isinstance(value, list):
        return [place for number, part in enumerate(value) for place in places(part, f"{pointer}/{number}")]
    return [pointer]


@needs_documents
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_every_body_comes_back_and_one_edit_changes_one_place(qtbot: QtBot, path: Any) -> None:
    form = describe(json.loads(path.read_text(encoding="utf-8")))
    chance = random.Random(path.stem)
    view = FormView()
    qtbot.addWidget(view)
    view.resize(400, 700)
    view.set_form(form)
    view.show()
    for _ in range(3):
        body = fitting(form.root, chance)
        view.set_json(False)
        view.set_body(body)
        for _ in range(3):
            assert to_bytes(view.body()) == to_bytes(body)
            view.set_json(not view.is_json())
        view.set_json(False)
        for place in chance.sample(places(body), min(6, len(places(body)))):
            before = view.body()
            view.focus_pointer(place)
            found = around(view.focusWidget())
            if isinstance(found, PromptEdit | LineEdit | NumberEdit) and found.field.kind is not Kind.MEDIA:
                if not fits_one_more(found, view, place, before):
                    continue
                qtbot.keyClicks(found.focus_target(), "7")
                after = view.body()
                assert differences(before, after) == [place]
                assert list(flat_keys(after)) == list(flat_keys(before))


def fits_one_more(found: FieldEditor, view: FormView, place: str, body: Any) -> bool:
    """Whether the widget is the one of this place, and a 7 more makes another value."""
    value = body
    for part in place.split("/")[1:]:
        value = value[int(part)] if isinstance(value, list) else value[part]
    target = found.focus_target()
    if isinstance(target, QLineEdit):
        target.setCursorPosition(len(target.text()))
    return found.value() == value and value is not None


def flat_keys(value: Any) -> Any:
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield key
        yield from flat_keys(part)


# --- absent, null and empty


NULLABLE = {
    "style": {"type": "string", "nullable": True},
    "count": {"type": "integer", "nullable": True, "default": 3},
    "loud": {"type": "boolean", "nullable": True},
    "camera": {"type": "object", "nullable": True, "properties": {"zoom": {"type": "number"}}},
    "tags": {"type": "array", "items": {"type": "string", "nullable": True}},
    "plain": {"type": "string"},
}


@pytest.mark.parametrize("name", ["style", "count", "loud", "camera"])
def test_nothing_is_offered_where_the_document_takes_null(qtbot: QtBot, name: str) -> None:
    view = show(qtbot, NULLABLE, ("plain",))
    view.focus_pointer(f"/{name}")
    row = root_of(view).rows[name]
    row.set_near(True)
    offer = button(row, f"{row.title}: send nothing (null)")
    assert offer.isVisible()
    click(qtbot, offer)
    assert to_bytes(view.body()) == f'{{"{name}":null}}'.encode()
    view.set_json(True)
    view.set_json(False)
    assert view.body() == {name: None}
    click(qtbot, button(row, f"Clear {row.title}"))
    assert view.body() == {}
    assert not [found for found in root_of(view).rows["plain"].findChildren(QToolButton) if "null" in found.toolTip()]


def test_absent_null_and_an_empty_text_are_three_things(qtbot: QtBot) -> None:
    view = show(qtbot, NULLABLE)
    for body in ({}, {"style": None}, {"style": ""}, {"tags": [None, "", "x"]}, {"tags": []}, {"camera": {}}):
        view.set_body(body)
        assert to_bytes(view.body()) == to_bytes(body)
    view.set_body({"style": ""})
    assert "sent as an empty text" in words_in(root_of(view).rows["style"])
    line = editor(view, "style").focus_target()
    type_in(qtbot, line, "x")
    qtbot.keyClick(line, Qt.Key.Key_Backspace)
    assert view.body() == {}  # a field that was emptied is absent again
    view.set_body({"style": None})
    view.focus_pointer("/style")
    click(qtbot, button(root_of(view).rows["style"], "Clear Style"))
    type_in(qtbot, editor(view, "style").focus_target(), "y")
    assert view.body() == {"style": "y"}


def words_in(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if not label.isHidden()]


# --- keys without a field


def test_keys_without_a_field_are_seen_changed_and_taken_out(qtbot: QtBot) -> None:
    body = {"odd": {"deep": [1, 2]}, "plain": "p", "other": None}
    view = show(qtbot, {"plain": {"type": "string"}}, body=body)
    own = view.findChild(OwnKeys)
    assert isinstance(own, OwnKeys)
    assert own.names == ("odd", "other")
    view.focus_pointer("/odd")
    text = view.focusWidget()
    assert isinstance(text, QPlainTextEdit)
    text.setPlainText('{"deep": [1, 2, 18446744073709551615]}')
    assert view.body() == {"odd": {"deep": [1, 2, 2**64 - 1]}, "plain": "p", "other": None}
    assert list(view.body()) == list(body)
    click(qtbot, button(root_of(view).rows["odd"], "Clear odd"))
    assert view.body() == {"plain": "p", "other": None}


def test_the_artist_adds_a_key_of_their_own(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    described = {"type": "object", "additionalProperties": {"type": "integer"}, "properties": {"a": {"type": "string"}}}
    view = show(qtbot, {"weights": described, "plain": {"type": "string"}})
    weights = editor(view, "weights")
    assert isinstance(weights, GroupEdit)
    own = weights.findChild(OwnKeys)
    assert isinstance(own, OwnKeys)
    own.open()
    name = own.findChild(QLineEdit)
    assert isinstance(name, QLineEdit)
    type_in(qtbot, name, "a")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert "There is a field of that name already." in words_in(own)
    name.clear()
    monkeypatch.setattr(own, "_field", replace(own._field, key_pattern="^(a|b)$"))
    type_in(qtbot, name, "cat/dog")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert "The model does not take a key of that name here." in words_in(own)
    for not_tried in ("^(x+)+$", "^" + "x" * 200, "("):  # too heavy, cut, or no pattern: the server will say
        monkeypatch.setattr(own, "_field", replace(own._field, key_pattern=not_tried))
        assert own._refused("cat/dog") == ""
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert view.body() == {}  # a key without a value is not sent
    qtbot.keyClicks(view.focusWidget(), "12")
    assert view.body() == {"weights": {"cat/dog": 12}}
    view.set_json(True)
    view.set_json(False)
    assert view.body() == {"weights": {"cat/dog": 12}}
    view.show_errors({"/weights/cat~1dog": "Too heavy."})
    assert "Too heavy." in words_in(weights.rows["cat/dog"])
    assert show(qtbot, {"plain": {"type": "string"}}, additionalProperties=False).findChild(OwnKeys) is None


# --- shapes


SHAPES = [
    {"type": "object", "required": [key], "additionalProperties": False,
     "properties": {key: {"type": "string"}, "size": {"type": "integer"}}} for key in ("words", "address")
]  # fmt: skip


def test_a_shape_that_is_left_leaves_nothing_and_comes_back_whole(qtbot: QtBot) -> None:
    view = show(qtbot, {"source": {"oneOf": SHAPES}}, body={"source": {"size": 3, "words": "hello"}})
    source = editor(view, "source")
    assert isinstance(source, VariantEdit)
    assert source.chosen == 0
    source.choose(1)
    assert "words" not in json.dumps(view.body())
    view.focus_pointer("/source/address")
    source.choose(0)
    assert to_bytes(view.body()) == b'{"source":{"size":3,"words":"hello"}}'
    view.set_body({"source": {"address": "x"}})
    assert source.chosen == 1
    assert source.value() is not ABSENT


def test_a_constant_keeps_its_place_among_the_keys(qtbot: QtBot) -> None:
    kinds = [
        {"type": "object", "properties": {"kind": {"enum": [name]}, name: {"type": "string"}}, "required": ["kind"]}
        for name in ("text", "link")
    ]
    view = show(qtbot, {"source": {"oneOf": kinds}})
    for body in ({"source": {"text": "a", "kind": "text", "more": 1}}, {"source": {"kind": "link"}}):
        view.set_body(body)
        assert to_bytes(view.body()) == to_bytes(body)
