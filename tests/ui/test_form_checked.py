"""Checked while it is written, and what the server said: who is marked when, and when a mark goes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot
from test_form_view import FLUX, editor, root_of, show, shown_errors, type_in

from comfy_desk.schema import place_errors
from comfy_desk.ui.forms.checking import Checking
from comfy_desk.ui.forms.more import MoreFold
from comfy_desk.ui.forms.view import FormView

SCENES = {
    "prompt": {"type": "string"},
    "scenes": {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "words": {"type": "string"},
                "light": {"type": "object", "properties": {"strength": {"type": "number", "maximum": 1}}},
            },
        },
    },
    "source": {
        "oneOf": [
            {"type": "object", "properties": {"kind": {"enum": [name]}, name: {"type": "string"}}, "required": ["kind"]}
            for name in ("text", "link")
        ]
    },
}


def pause(view: FormView) -> None:
    """As if nobody had pressed a key for a while."""
    checking = view.findChild(Checking)
    assert isinstance(checking, Checking)
    checking.check_if_waiting()


def test_only_what_was_touched_is_marked_and_nobody_is_interrupted(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt", "style"))
    assert shown_errors(view) == []
    width = editor(view, "width").focus_target()
    type_in(qtbot, width, "1")
    assert shown_errors(view) == []  # somebody is about to write 1024
    type_in(qtbot, width, "2")
    pause(view)
    assert shown_errors(view) == ["At least 256."]
    assert view.focusWidget() is width
    type_in(qtbot, width, "00")
    assert shown_errors(view) == []  # mended, and that is seen at once
    pause(view)
    assert shown_errors(view) == []  # prompt and style are needed, but nobody was there yet
    prompt = editor(view, "prompt").focus_target()
    type_in(qtbot, prompt, "x")
    qtbot.keyClick(prompt, Qt.Key.Key_Backspace)
    pause(view)
    assert shown_errors(view) == ["This is needed."]


def test_after_a_try_to_send_everything_is_marked_and_stays_up_to_date(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt", "style"), body={"width": 5})
    assert len(view.show_problems()) == 3
    type_in(qtbot, editor(view, "prompt").focus_target(), "x")
    assert sorted(shown_errors(view)) == ["At least 256.", "This is needed."]
    qtbot.keyClick(editor(view, "width").focus_target(), Qt.Key.Key_End)
    type_in(qtbot, editor(view, "width").focus_target(), "00")
    assert shown_errors(view) == ["This is needed."]
    view.clear_errors()
    pause(view)
    assert shown_errors(view) == []


def test_leaving_a_field_is_a_pause(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",))
    view.activateWindow()
    width = editor(view, "width").focus_target()
    width.setFocus()
    qtbot.waitUntil(width.hasFocus)
    qtbot.keyClicks(width, "12")
    qtbot.keyClick(width, Qt.Key.Key_Tab)
    assert shown_errors(view) == ["At least 256."]


def refused(view: FormView, *places: list[Any]) -> None:
    """A 422 that names these places."""
    assert view.form is not None
    said = [{"loc": ["body", *place], "msg": f"bad {place[-1]}", "type": "value_error"} for place in places]
    placed = place_errors(view.form, said)
    view.show_errors(placed, placed.pop("", ""))


def test_a_refusal_marks_lists_shapes_and_folded_groups_and_each_mark_goes_with_a_change(qtbot: QtBot) -> None:
    body = {
        "scenes": [{"words": "a"}, {"words": "b", "light": {"strength": 1}}],
        "source": {"kind": "link", "link": "x"},
    }
    view = show(qtbot, SCENES, body=body)
    refused(view, ["scenes", 1, "light", "strength"], ["scenes", 0, "words"], ["source", "link"], ["ghost", 3])
    found = shown_errors(view)
    assert {"bad strength", "bad words", "bad link"} <= set(found)
    assert any("ghost" in said for said in found)
    view.focus_pointer("/scenes/1/light/strength")
    qtbot.keyClick(view.focusWidget(), Qt.Key.Key_Delete)
    assert "bad strength" not in shown_errors(view)
    assert {"bad words", "bad link"} <= set(shown_errors(view))
    pause(view)
    assert {"bad words", "bad link"} <= set(
        shown_errors(view)
    )  # a check of ours does not take away what the server said
    view.focus_pointer("/source/link")
    qtbot.keyClicks(view.focusWidget(), "y")
    view.focus_pointer("/scenes/0/words")
    qtbot.keyClicks(view.focusWidget(), "y")
    assert not any(said.startswith(("bad w", "bad l")) for said in shown_errors(view))


def test_a_closed_fold_says_what_is_in_it(qtbot: QtBot) -> None:
    view = show(qtbot, {f"x_{n}": {"type": "integer"} for n in range(7)} | {"prompt": {"type": "string"}}, ("prompt",))
    fold = view.findChild(MoreFold)
    assert isinstance(fold, MoreFold)
    view.show_errors({"/x_2": "too odd", "/x_3": "also"})
    assert "too odd" in shown_errors(view)
    fold.set_open(False)
    assert shown_errors(view) == ["2 to mend"]
    view.clear_errors()
    view.set_body({"prompt": "a", "x_1": 1, "x_4": 2})
    fold.set_open(False)
    words = [label.text() for label in fold.findChildren(QLabel) if label.isVisible()]
    assert words == ["2 set"]


def test_a_check_in_passing_opens_no_fold_again(qtbot: QtBot) -> None:
    view = show(qtbot, {f"x_{n}": {"type": "integer"} for n in range(7)} | {"prompt": {"type": "string"}}, ("prompt",))
    fold = view.findChild(MoreFold)
    assert isinstance(fold, MoreFold)
    view.set_body({"x_1": "word"})
    view.show_problems()
    assert fold.is_open()
    fold.set_open(False)
    type_in(qtbot, editor(view, "prompt").focus_target(), "x")
    pause(view)
    assert not fold.is_open()


def test_json_is_checked_too(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",), body={"prompt": "a"})
    view.set_json(True)
    text = next(found for found in view.findChildren(QPlainTextEdit) if found.accessibleName() == "The body as JSON")
    text.setPlainText('{"prompt": "a", "width": 5}')
    assert shown_errors(view) == []
    pause(view)
    assert shown_errors(view) == ["width: At least 256."]
    text.setPlainText('{"prompt": "a", "width": 500}')
    assert shown_errors(view) == []


def test_a_mark_in_a_json_field_stands_at_the_field(qtbot: QtBot) -> None:
    view = show(qtbot, {"extra": {"type": "object"}, "plain": {"type": "string"}}, body={"extra": {"a": {"b": 1}}})
    view.show_errors({"/extra/a/b": "not so"})
    assert shown_errors(view) == ["a.b: not so"]
    assert root_of(view).rows["extra"].editor is not None
