"""Where writing begins: no button swallows the first words, and a list that carries the prompt has a place for them."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from comfy_desk.schema import describe
from comfy_desk.ui.forms.view import FormView

TURN = {
    "type": "object",
    "properties": {"role": {"enum": ["user", "model"], "default": "user"}, "content": {"type": "string"}},
    "required": ["role", "content"],
}
DEEP = {
    "type": "object",
    "properties": {"role": {"enum": ["user"]}, "parts": {"type": "array", "minItems": 1, "items": TURN}},
    "required": ["parts"],
}
WORDS = {"type": "object", "properties": {"type": {"enum": ["text"]}, "text": {"type": "string"}}, "required": ["type"]}
STILL = {"type": "object", "properties": {"type": {"enum": ["image"]}, "image_url": {"type": "string"}}}
LISTS: dict[str, Any] = {
    "messages": TURN,
    "contents": DEEP,
    "content": {"oneOf": [WORDS, {**STILL, "required": ["type", "image_url"]}]},
}


def show(qtbot: QtBot, properties: dict[str, Any], required: list[str], body: Any = None) -> FormView:
    schema = {"type": "object", "properties": properties, "required": required}
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(
        describe({"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}}}),
        body,
    )
    view.resize(400, 600)
    view.show()
    return view


def write(qtbot: QtBot, view: FormView, words: str) -> None:
    target = view.focusWidget()
    assert isinstance(target, QPlainTextEdit)
    qtbot.keyClicks(target, words)


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("body", [None, {}])
def test_the_first_words_go_into_the_first_item(qtbot: QtBot, name: str, body: Any) -> None:
    view = show(qtbot, {name: {"type": "array", "minItems": 1, "items": LISTS[name]}}, [name], body)
    before = view.body()
    assert body is None or before == {}  # what is only offered is not sent
    view.focus_first()
    write(qtbot, view, " a boat")
    assert " a boat" in str(view.body())
    assert len(view.body()[name]) == 1
    assert view.problems() == []


def test_an_empty_offered_item_names_the_words_that_are_missing(qtbot: QtBot) -> None:
    view = show(qtbot, {"messages": {"type": "array", "minItems": 1, "items": TURN}}, ["messages"], {})
    assert [problem.pointer for problem in view.problems()] == ["/messages/0/content"]


def test_no_button_and_no_choice_is_first(qtbot: QtBot) -> None:
    view = show(
        qtbot,
        {
            "mode": {"enum": ["a", "b"]},
            "tags": {"type": "array", "items": {"type": "string"}},
            "name": {"type": "string"},
        },
        ["mode", "tags", "name"],
    )
    view.focus_first()
    QApplication.processEvents()
    target = view.focusWidget()
    assert target is not None
    qtbot.keyClick(target, Qt.Key.Key_Space)
    qtbot.keyClicks(target, "word")
    assert view.body()["name"] == " word"
