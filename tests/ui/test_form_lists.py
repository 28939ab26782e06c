"""Lists by keyboard and mouse: grown, moved, taken out and put back; how many they take; help that unfolds; old fields."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from test_form_view import button, click, editor, root_of, show, type_in

from comfy_desk.schema import describe, place_errors
from comfy_desk.ui.forms.help_line import HelpLine
from comfy_desk.ui.forms.list_edit import ListEdit
from comfy_desk.ui.forms.view import FormView

ALT_SHIFT = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
TAGS = {"type": "array", "minItems": 2, "maxItems": 4, "items": {"type": "string"}}


def tags_of(view: FormView) -> ListEdit:
    found = editor(view, "tags")
    assert isinstance(found, ListEdit)
    return found


def said(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible() and label.text()]


def test_keys_move_an_item_and_stay_with_it(qtbot: QtBot) -> None:
    view = show(qtbot, {"tags": TAGS}, body={"tags": ["one", "two", "three"]})
    view.activateWindow()
    tags = tags_of(view)
    first = tags.items[0].editor
    assert first is not None
    line = first.focus_target()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    for _ in range(3):  # once more than there are places
        qtbot.keyClick(line, Qt.Key.Key_Down, ALT_SHIFT)
    assert view.body() == {"tags": ["two", "three", "one"]}
    assert line.hasFocus()
    qtbot.keyClick(line, Qt.Key.Key_Up, ALT_SHIFT)
    assert view.body() == {"tags": ["two", "one", "three"]}
    ends = [button(row, name).isEnabled() for row in tags.items for name in ("Move up", "Move down")]
    assert ends == [False, True, True, True, True, False]


def test_a_list_says_how_many_it_takes(qtbot: QtBot) -> None:
    view = show(qtbot, {"tags": TAGS}, body={"tags": ["a"]})
    tags = tags_of(view)
    assert "1 of at most 4" in said(tags)
    add = button(view, "Add tag to Tags")
    for number in range(2, 5):
        click(qtbot, add)
        assert f"{number} of at most 4" in said(tags)
    assert not add.isEnabled()
    assert [problem.message for problem in view.problems()] == ["At least 2; there is 1."]


def test_all_of_a_list_is_done_by_keyboard(qtbot: QtBot) -> None:
    view = show(qtbot, {"tags": TAGS})
    view.activateWindow()
    tags = tags_of(view)
    add = button(view, "Add tag to Tags")
    for word in ("one", "two"):
        add.setFocus()
        qtbot.keyClick(add, Qt.Key.Key_Space)
        qtbot.keyClicks(view.focusWidget(), word)
    remove = button(tags.items[0], "Remove")
    remove.setFocus()
    qtbot.keyClick(remove, Qt.Key.Key_Space)
    assert view.body() == {"tags": ["two"]}
    undo = view.focusWidget()
    assert isinstance(undo, QToolButton)
    qtbot.keyClick(undo, Qt.Key.Key_Space)
    assert view.body() == {"tags": ["one", "two"]}
    nameless = [found for found in tags.findChildren(QToolButton) if found.isVisible() and not found.accessibleName()]
    assert nameless == []


def test_long_help_unfolds_by_click_and_by_key(qtbot: QtBot) -> None:
    told = "Softens the edges. It does so by looking at each of them for a while, and costs a little time."
    view = show(qtbot, {"soften": {"type": "string", "description": told}})
    line = view.findChild(HelpLine)
    assert isinstance(line, HelpLine)
    assert line.text().startswith("Softens the edges. More")
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert told in line.text()
    field = editor(view, "soften").focus_target()
    qtbot.keyClick(field, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert not line.is_open()
    assert view.body() == {}


def test_an_outdated_field_says_so_and_a_constant_needs_no_choice(qtbot: QtBot) -> None:
    view = show(
        qtbot,
        {
            "prompt": {"type": "string"},
            "old": {"type": "string", "deprecated": True},
            "kind": {"enum": ["image"]},
            "made": {"type": "string", "readOnly": True},
        },
        ("prompt", "kind"),
    )
    assert view.body() == {"kind": "image"}
    view.focus_pointer("/old")
    assert "outdated" in said(root_of(view).rows["old"])
    assert "made" not in root_of(view).rows


# --- forms from schemas that are hard to show


def ring(properties: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "object", "properties": properties}
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/A"}}}
    node = {"type": "object", "properties": {"name": {"type": "string"}, "next": {"$ref": "#/components/schemas/A"}}}
    return {
        "paths": {"/p": {"post": {"requestBody": {"content": content}}}},
        "components": {"schemas": {"A": schema, "Node": node}},
    }


@pytest.mark.parametrize(
    "properties",
    [
        {"me": {"$ref": "#/components/schemas/A"}},
        {"list": {"type": "array", "items": {"$ref": "#/components/schemas/A"}}},
        {"either": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"type": "string"}]}},
        {"all": {"allOf": [{"$ref": "#/components/schemas/A"}]}, "node": {"$ref": "#/components/schemas/Node"}},
    ],
)
def test_a_schema_that_holds_itself_has_a_form(qtbot: QtBot, properties: dict[str, Any]) -> None:
    form = describe(ring(properties))
    view = FormView()
    qtbot.addWidget(view)
    name = next(iter(properties))
    deep: dict[str, Any] = {}
    for _ in range(12):
        deep = {name: [deep]} if name == "list" else {name: deep}
    view.set_form(form, deep)
    view.show()
    assert view.body() == deep
    view.set_json(True)
    view.set_json(False)
    assert view.body() == deep


def test_two_kinds_of_choice_at_once_are_written_as_json(qtbot: QtBot) -> None:
    both = {"oneOf": [{"type": "string"}, {"type": "object"}], "anyOf": [{"type": "string"}, {"type": "integer"}]}
    view = show(qtbot, {"odd": both})
    for body in ({"odd": "x"}, {"odd": {"a": 1}}, {"odd": None}):
        view.set_body(body)
        assert view.body() == body


def test_a_refusal_inside_of_a_long_list_finds_its_item(qtbot: QtBot) -> None:
    view = show(qtbot, {"tags": {"type": "array", "items": {"type": "string"}}}, body={"tags": list("abcdefgh")})
    assert view.form is not None
    placed = place_errors(view.form, [{"loc": ["body", "tags", 6], "msg": "odd", "type": "x"}])
    view.show_errors(placed)
    assert "odd" in said(tags_of(view).items[6])
    type_in(qtbot, tags_of(view).items[6].editor.focus_target(), "x")  # type: ignore[union-attr]
    assert "odd" not in said(view)


def test_three_hundred_schemas_inside_of_each_other_are_made_as_they_are_opened(qtbot: QtBot) -> None:
    count = 300
    names = {
        f"S{number}": {"type": "object", "required": ["inside"], "properties": {
            "inside": {"$ref": f"#/components/schemas/S{number + 1}"}, "also": {"$ref": f"#/components/schemas/S{number + 1}"}
        }} for number in range(count)
    }  # fmt: skip
    document = ring({}) | {
        "components": {"schemas": names | {"A": {"$ref": "#/components/schemas/S0"}, f"S{count}": {}}}
    }
    view = FormView()
    qtbot.addWidget(view)
    body: dict[str, Any] = {"inside": {"inside": {"inside": {"also": {"inside": {"inside": {"k": [2**64]}}}}}}}
    view.set_form(describe(document), body)
    view.show()
    assert view.body() == body
    assert len(view.findChildren(QWidget)) < 1_500
