"""Lists whose items are told apart by their type, wrappers without a fold, and what is folded on the way to the words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QToolButton
from pytestqt.qtbot import QtBot

from comfy_desk.schema import Kind, Medium, describe
from comfy_desk.ui.forms.add_line import AddLine
from comfy_desk.ui.forms.list_edit import ListEdit
from comfy_desk.ui.forms.media_places import places_for, reach
from comfy_desk.ui.forms.more import MoreFold
from comfy_desk.ui.forms.row import FieldRow
from comfy_desk.ui.forms.variant_edit import VariantEdit
from comfy_desk.ui.forms.view import FormView

FILE = {"type": "object", "properties": {"url": {"type": "string", "description": "A link or a data URI of an image"}}}
PIECES = {
    "type": "array",
    "minItems": 1,
    "items": {
        "type": "object",
        "required": ["type"],
        "properties": {
            "type": {"type": "string", "enum": ["text", "image_url"]},
            "text": {"type": "string"},
            "image_url": FILE,
        },
    },
}
PARTS = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["role", "parts"],
        "properties": {
            "role": {"type": "string", "enum": ["user", "model"]},
            "parts": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "text": {"type": "string"},
                        "inlineData": {
                            "type": "object",
                            "properties": {
                                "data": {"type": "string", "format": "byte", "description": "An image"},
                                "mimeType": {"type": "string"},
                            },
                        },
                        "thought": {"type": "boolean"},
                    },
                },
            },
        },
    },
}


def view_of(qtbot: QtBot, name: str, part: dict[str, Any]) -> FormView:
    schema = {"type": "object", "properties": {name: part}, "required": [name]}
    media = {"application/json": {"schema": schema}}
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(describe({"paths": {"/m": {"post": {"requestBody": {"content": media}}}}}))
    view.resize(360, 700)
    view.show()
    qtbot.waitExposed(view)
    return view


def add(qtbot: QtBot, view: FormView, words: str) -> None:
    buttons = (button for line in view.findChildren(AddLine) for button in line.findChildren(QToolButton))
    qtbot.mouseClick(next(one for one in buttons if one.text() == words), Qt.MouseButton.LeftButton)


def texts(row: FieldRow) -> list[str]:
    return [label.text() for label in row.findChildren(QLabel)]


def titles(view: FormView) -> list[str]:
    edit = view.findChild(ListEdit)
    assert isinstance(edit, ListEdit)
    return [row.title for row in edit.items]


def test_items_of_several_shapes_are_added_by_their_name_and_bear_it(qtbot: QtBot) -> None:
    view = view_of(qtbot, "content", PIECES)
    assert view.body() == {"content": [{"type": "text"}]}
    prompt = next(row for row in view.findChildren(FieldRow) if row.field.kind is Kind.PROMPT)
    assert prompt.isVisible()
    assert not any(choice.isVisible() for edit in view.findChildren(VariantEdit) for choice in edit.choices())
    add(qtbot, view, "Image")
    add(qtbot, view, "Image")
    assert titles(view) == ["Text", "Image 1", "Image 2"]
    assert view.body() == {"content": [{"type": "image_url"}]}  # one is needed, and nobody wrote in any
    rows = [row for row in view.findChildren(FieldRow) if row.field.kind is Kind.MEDIA]
    assert [row.isVisible() for row in rows] == [True, True]  # a wrapper is no fold
    row = rows[1]
    row.set_value("https://a.example/b.png")
    row.changed.emit()
    image = {"type": "image_url", "image_url": {"url": "https://a.example/b.png"}}
    assert view.body() == {"content": [image]}
    qtbot.keyClicks(prompt.findChild(QPlainTextEdit), "sea")
    assert view.body() == {"content": [{"type": "text", "text": "sea"}, image]}
    view.show_errors({"/content/1/image_url/url": "Too small."})
    assert ["Too small." in texts(row) for row in rows] == [False, True]


def test_a_piece_of_no_known_shape_stands_as_json_and_is_sent_as_it_came(qtbot: QtBot) -> None:
    view = view_of(qtbot, "content", PIECES)
    body = {"content": [{"type": "text", "text": "sea", "image_url": {"url": "u"}}, {"text": "no type"}, 7]}
    view.set_body(body)
    assert view.body() == body
    assert titles(view) == ["Text", "Content 2", "Content 3"]
    view.set_json(True)
    view.set_json(False)
    assert view.body() == body


def test_a_file_goes_into_a_piece_of_its_own(qtbot: QtBot) -> None:
    view = view_of(qtbot, "content", PIECES)
    assert view.form is not None
    place = places_for(view.form, Medium.IMAGE)[0]
    assert place.label == "Image"
    reach(view, place)
    assert titles(view) == ["Text", "Image"]
    assert view.body() == {"content": [{"type": "image_url"}]}  # the words were not written


def test_the_words_come_first_and_whose_they_are_is_folded(qtbot: QtBot) -> None:
    view = view_of(qtbot, "contents", PARTS)
    folds = {fold.text(): fold for fold in view.findChildren(MoreFold)}
    assert set(folds) == {"Role", "More (1)"}
    assert not folds["Role"].is_open()
    body = {"contents": [{"role": "model", "parts": [{"text": "sea"}]}]}
    view.set_body(body)
    assert folds["Role"].is_open()  # it is not the usual one
    assert view.body() == body


def test_the_type_of_a_file_is_seen_once_there_is_one(qtbot: QtBot) -> None:
    view = view_of(qtbot, "contents", PARTS)

    def type_row() -> FieldRow:
        return next(row for row in view.findChildren(FieldRow) if row.field.name == "mimeType")

    assert not type_row().isVisible()
    view.set_body({"contents": [{"role": "user", "parts": [{"inlineData": {"mimeType": "image/png"}}]}]})
    assert type_row().isVisible()
    view.set_body({"contents": [{"role": "user", "parts": [{"text": "sea"}]}]})
    assert not type_row().isVisible()
    view.focus_pointer("/contents/0/parts/0/inlineData/mimeType")
    assert type_row().isVisible()
