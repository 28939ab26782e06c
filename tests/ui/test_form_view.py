"""The form as a whole: bodies made through its widgets, its two views, its errors."""

import json
import random
from decimal import Decimal
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from comfy_desk.schema import ABSENT, Field, Kind, describe, from_bytes, to_bytes
from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import FoldButton
from comfy_desk.ui.forms.editor import FieldEditor
from comfy_desk.ui.forms.group_edit import GroupEdit
from comfy_desk.ui.forms.json_edit import JsonEdit
from comfy_desk.ui.forms.list_edit import ListEdit
from comfy_desk.ui.forms.text_edit import GrowingText
from comfy_desk.ui.forms.variant_edit import VariantEdit
from comfy_desk.ui.forms.view import FormView

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "contract" / "schemas"
DOCUMENTS = sorted(FOLDER.glob("*.json")) if FOLDER.is_dir() else []
needs_documents = pytest.mark.skipif(
    not DOCUMENTS, reason="the real per-model documents (../shared/contract/schemas) are not here"
)


def document(properties: dict[str, Any], required: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    schema = {"type": "object", "properties": properties, "required": list(required), **more}
    return {"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}}}


def show(
    qtbot: QtBot, properties: dict[str, Any], required: tuple[str, ...] = (), body: Any = None, **more: Any
) -> FormView:
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(describe(document(properties, required, **more)), body)
    view.resize(420, 600)
    view.show()
    return view


def root_of(view: FormView) -> GroupEdit:
    root = view.findChild(GroupEdit)
    assert isinstance(root, GroupEdit)
    return root


def editor(view: FormView, name: str) -> FieldEditor:
    view.focus_pointer(f"/{name}")  # opens it
    found = root_of(view).rows[name].editor
    assert found is not None
    return found


def type_in(qtbot: QtBot, target: QWidget, text: str) -> None:
    target.setFocus()
    qtbot.keyClicks(target, text)


def click(qtbot: QtBot, button: QWidget) -> None:
    QApplication.processEvents()  # everything has its place before a mouse is over it
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def button(view: QWidget, name: str) -> QToolButton:
    return next(found for found in view.findChildren(QToolButton) if found.accessibleName() == name)


# --- what is sent ----------------------------------------------------------------------------------------------------

FLUX = {
    "prompt": {"type": "string"},
    "width": {"type": "integer", "minimum": 256, "maximum": 2048, "default": 1024},
    "strength": {"type": "number", "minimum": 1},
    "upsample": {"type": "boolean", "default": True},
    "format": {"type": "string", "enum": ["png", "jpeg"], "default": "png"},
    "seed": {"type": "integer"},
    "style": {"type": "string"},
    "tags": {"type": "array", "items": {"type": "string"}},
    "camera": {"type": "object", "properties": {"zoom": {"type": "number"}, "pan": {"type": "number"}}},
}


def test_nothing_the_artist_did_not_set_is_sent(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",))
    type_in(qtbot, editor(view, "prompt").focus_target(), "a cat")
    assert view.body() == {"prompt": "a cat"}
    view.show_errors({"/tags": "x", "/camera/zoom": "x"})  # opens everything
    assert view.body() == {"prompt": "a cat"}


def test_a_cleared_field_is_absent_again(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",))
    width = editor(view, "width").focus_target()
    type_in(qtbot, width, "512")
    assert view.body() == {"width": 512}
    click(qtbot, button(view, "Clear Width"))
    assert view.body() == {}
    type_in(qtbot, width, "5")
    qtbot.keyClick(width, Qt.Key.Key_Backspace)
    assert view.body() == {}


def test_required_defaults_are_sent_and_optional_ones_are_not(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("width", "format"))
    assert view.body() == {"width": 1024, "format": "png"}


def test_a_switch_says_what_its_first_click_says(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX)
    switch = editor(view, "upsample")
    assert switch.value() is ABSENT
    qtbot.mouseClick(switch.focus_target(), Qt.MouseButton.LeftButton, pos=QPoint(12, 10))
    assert view.body() == {"upsample": False}
    click(qtbot, button(view, "Clear Upsample"))
    assert view.body() == {}


@pytest.mark.parametrize("seed", [0, 2147483648, 9007199254740993, 18446744073709551615])
def test_whole_numbers_of_any_size(qtbot: QtBot, seed: int) -> None:
    view = show(qtbot, FLUX)
    type_in(qtbot, editor(view, "seed").focus_target(), str(seed))
    assert view.body() == {"seed": seed}
    view.set_body(from_bytes(to_bytes(view.body())))
    assert to_bytes(view.body()) == b'{"seed":%d}' % seed


@pytest.mark.parametrize("default", ["0.005", "1e-6", "250.5", "1e20"])
def test_decimal_defaults_are_sent_exactly(qtbot: QtBot, default: str) -> None:
    view = show(qtbot, {"x": {"type": "number", "default": json.loads(default)}}, ("x",))
    assert view.body() == {"x": Decimal(default)}
    assert from_bytes(to_bytes(view.body())) == {"x": Decimal(default)}


def test_three_steps_of_a_tenth_are_three_tenths(qtbot: QtBot) -> None:
    view = show(qtbot, {"x": {"type": "number", "minimum": 0, "multipleOf": 0.1}})
    line = editor(view, "x").focus_target()
    for _ in range(4):  # the first press shows where it rests
        qtbot.keyClick(line, Qt.Key.Key_Up)
    assert to_bytes(view.body()) == b'{"x":0.3}'


def test_a_whole_decimal_in_an_integer_field_and_a_comma(qtbot: QtBot) -> None:
    view = show(qtbot, {"n": {"type": "integer"}, "x": {"type": "number"}})
    type_in(qtbot, editor(view, "n").focus_target(), "7.0")
    type_in(qtbot, editor(view, "x").focus_target(), "0,3")
    assert to_bytes(view.body()) == b'{"n":7,"x":0.3}'


def test_text_that_is_no_number_is_a_problem(qtbot: QtBot) -> None:
    view = show(qtbot, {"n": {"type": "integer"}})
    type_in(qtbot, editor(view, "n").focus_target(), "7.5")
    assert [(problem.pointer, problem.message) for problem in view.problems()] == [("/n", "Write a whole number.")]


def test_number_or_word(qtbot: QtBot) -> None:
    view = show(qtbot, {"duration": {"oneOf": [{"type": "integer"}, {"type": "string"}]}})
    line = editor(view, "duration").focus_target()
    type_in(qtbot, line, "auto")
    assert view.body() == {"duration": "auto"}
    assert isinstance(line, QLineEdit)
    line.selectAll()
    type_in(qtbot, line, "12")
    assert view.body() == {"duration": 12}


def test_lists_grow_shrink_and_move(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX)
    tags = editor(view, "tags")
    assert isinstance(tags, ListEdit)
    for word in ("one", "two", "three"):
        click(qtbot, button(view, "Add tag to Tags"))
        item = tags.items[-1].editor
        assert item is not None
        type_in(qtbot, item.focus_target(), word)
    assert view.body() == {"tags": ["one", "two", "three"]}
    click(qtbot, button(tags.items[2], "Move up"))
    assert view.body() == {"tags": ["one", "three", "two"]}
    click(qtbot, button(tags.items[0], "Remove"))
    assert view.body() == {"tags": ["three", "two"]}
    click(qtbot, button(tags.items[0], "Remove"))
    click(qtbot, button(tags.items[0], "Remove"))
    assert view.body() == {}


def test_a_removed_item_comes_back_at_its_place_until_something_else_changes(qtbot: QtBot) -> None:
    body = {"tags": ["one", "two", "three"]}
    view = show(qtbot, FLUX, body=body)
    tags = editor(view, "tags")
    assert isinstance(tags, ListEdit)
    click(qtbot, button(tags.items[1], "Remove"))
    assert view.body() == {"tags": ["one", "three"]}
    undo = button(view, "Undo: put it back into Tags")
    assert undo.isVisible()
    line = undo.parentWidget()
    assert line is not None
    assert tags.items[0].y() < line.y() < tags.items[1].y()
    assert "Tag 2 removed." in [label.text() for label in line.findChildren(QLabel)]
    click(qtbot, undo)
    assert view.body() == body
    assert not undo.isVisible()
    click(qtbot, button(tags.items[2], "Remove"))
    assert undo.isVisible()
    type_in(qtbot, editor(view, "prompt").focus_target(), "x")
    assert not undo.isVisible()
    click(qtbot, button(tags.items[0], "Remove"))
    assert undo.isVisible()
    view.before_submit()
    assert not undo.isVisible()
    assert view.body() == {"prompt": "x", "tags": ["two"]}


def test_an_optional_group_is_absent_until_something_in_it_is_set(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX)
    camera = editor(view, "camera")
    assert isinstance(camera, GroupEdit)
    zoom = camera.rows["zoom"]
    assert zoom.editor is not None
    type_in(qtbot, zoom.editor.focus_target(), "2")
    assert view.body() == {"camera": {"zoom": 2}}
    zoom.clear()
    assert view.body() == {}


BRANCHES = [
    {
        "type": "object",
        "properties": {"kind": {"enum": ["text"]}, "words": {"type": "string"}},
        "required": ["kind", "words"],
    },
    {
        "type": "object",
        "properties": {"kind": {"enum": ["link"]}, "address": {"type": "string"}},
        "required": ["kind", "address"],
    },
]


def test_switching_between_shapes_never_mixes_them(qtbot: QtBot) -> None:
    view = show(qtbot, {"source": {"oneOf": BRANCHES}})
    source = editor(view, "source")
    assert isinstance(source, VariantEdit)
    assert view.body() == {}
    source.choose(0)
    shown = source.shown_editor()
    assert isinstance(shown, GroupEdit)
    words = shown.rows["words"].editor
    assert words is not None
    type_in(qtbot, words.focus_target(), "hello")
    source.choose(1)
    assert view.body() == {"source": {"kind": "link"}}
    source.choose(0)
    assert view.body() == {"source": {"kind": "text", "words": "hello"}}
    view.set_body({"source": {"kind": "link", "address": "x"}})
    assert view.body() == {"source": {"kind": "link", "address": "x"}}


# --- one body, two views ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        {
            "prompt": "a\r\nb",
            "unknown": {"deep": [1, None]},
            "width": "as text",
            "tags": "not a list",
            "upsample": None,
        },
        {
            "format": "tiff",
            "camera": {"zoom": Decimal("0.30"), "roll": 1},
            "style": "two\nlines",
            "seed": Decimal("1.5"),
        },
        {"tags": [], "camera": {}, "prompt": ""},
        {"tags": ["x"] * 500},
    ],
)
def test_any_body_comes_back_as_it_was(qtbot: QtBot, body: dict[str, Any]) -> None:
    view = show(qtbot, FLUX, body=body)
    assert to_bytes(view.body()) == to_bytes(body)
    view.set_json(True)
    assert view.body() == body
    view.set_json(False)
    assert view.body() == body
    assert not view.is_json()


def test_json_is_edited_and_broken_json_stays_open(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX)
    view.set_json(True)
    text = view.findChildren(QPlainTextEdit)[-1]
    text.setPlainText('{"prompt": "x", "seed": 18446744073709551615, "more": 0.10}')
    assert to_bytes(view.body()) == b'{"prompt":"x","seed":18446744073709551615,"more":0.10}'
    text.setPlainText('{"prompt": ')
    assert view.problems()[0].message.startswith("This is not JSON yet")
    view.set_json(False)
    assert view.is_json()
    text.setPlainText("[1]")
    assert view.problems()[0].message == "The body is an object: { … }."
    text.setPlainText('{"prompt": "y"}')
    view.set_json(False)
    assert editor(view, "prompt").value() == "y"


def test_broken_json_can_be_dropped(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",), body={"prompt": "a", "width": 512})
    view.set_json(True)
    text = next(found for found in view.findChildren(QPlainTextEdit) if found.accessibleName() == "The body as JSON")
    drop = button(view, "Drop my changes to the JSON and go back to the form")
    assert not drop.isVisible()
    text.setPlainText('{"prompt": "b"}')
    assert not drop.isVisible()
    text.setPlainText('{"prompt": ')
    assert drop.isVisible()
    click(qtbot, drop)
    assert not view.is_json()
    assert view.body() == {"prompt": "a", "width": 512}
    assert view.problems() == []


def test_long_values_are_short_in_the_json_view_and_stay_whole(qtbot: QtBot) -> None:
    picture = "iVBORw0KGgo" + "A" * 3_000_000
    view = show(qtbot, FLUX, body={"image": picture, "other": picture + "B"})
    view.set_json(True)
    text = view.findChildren(GrowingText)[-1]
    shown = text.toPlainText()
    assert len(shown) < 300
    assert '"<image/png, 2.3 MB>"' in shown
    assert "no. 2" in shown
    text.setPlainText(shown.replace("{", '{"prompt": "p",', 1))
    assert view.body() == {"prompt": "p", "image": picture, "other": picture + "B"}


def test_a_huge_paste_into_json_does_not_reach_the_text(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX)
    view.set_json(True)
    text = view.findChildren(GrowingText)[-1]
    data = QMimeData()
    data.setText(json.dumps({"image": "A" * 30_000_000}))
    text.insertFromMimeData(data)
    assert len(text.toPlainText()) < 100
    assert len(view.body()["image"]) == 30_000_000
    text.setPlainText('{"image": ""}')
    cursor = text.textCursor()
    cursor.setPosition(11)
    text.setTextCursor(cursor)
    data.setText("B" * 1_000_000)
    text.insertFromMimeData(data)
    assert view.body() == {"image": "B" * 1_000_000}


def test_an_unauthored_model_is_written_as_json(qtbot: QtBot) -> None:
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(describe({}))
    view.show()
    found = view.findChild(JsonEdit)
    assert isinstance(found, JsonEdit)
    text = found.focus_target()
    assert isinstance(text, QPlainTextEdit)
    text.setPlainText('{"prompt": "free"}')
    assert view.body() == {"prompt": "free"}
    assert view.problems() == []


# --- errors, keys, wheel ---------------------------------------------------------------------------------------------


def shown_errors(view: FormView) -> list[str]:
    labels = [child for child in view.findChildren(QLabel) if child.property("role") == "error" and child.isVisible()]
    return [label.text() for label in labels]


def test_errors_stand_at_their_fields(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",), body={"tags": ["x"], "camera": {"zoom": 1}})
    view.show_errors({"/tags/0": "odd tag", "/camera/zoom": "too near", "/gone": "nobody knows it"}, "in general")
    assert sorted(shown_errors(view)) == ["in general\ngone: nobody knows it", "odd tag", "too near"]
    view.clear_errors()
    assert shown_errors(view) == []


def test_an_error_moves_nothing_and_marks_the_edge(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",), body={"prompt": "a", "width": 5, "format": "png"})
    QApplication.processEvents()
    rows = list(root_of(view).rows.values())
    before = [row.geometry() for row in rows]
    view.show_errors({"/prompt": "This is needed.", "/width": "At least 256.", "/format": "Not now."})
    QApplication.processEvents()
    assert [row.geometry() for row in rows] == before
    assert sorted(shown_errors(view)) == ["At least 256.", "Not now.", "This is needed."]
    width = editor(view, "width")
    assert width.edge().property("role") == "error"
    assert editor(view, "format").edge().property("role") == "field-error"
    view.clear_errors()
    assert width.edge().property("role") == ""
    assert editor(view, "format").edge().property("role") == "field"
    assert [row.geometry() for row in rows] == before


def test_a_long_error_stands_below_its_field(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",), body={"prompt": "a"})
    QApplication.processEvents()
    long = "This is a reason in so many words that it never fits beside the label of a field. " * 2
    view.show_errors({"/prompt": long})
    assert [text.replace("\u200b", "") for text in shown_errors(view)] == [long]
    view.resize(300, 600)
    view.show_errors({"/prompt": "This is needed."})
    assert shown_errors(view) == ["This is needed."]


def test_problems_are_shown_and_the_first_one_gets_the_keyboard(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",), body={"width": 5})
    found = view.show_problems()
    assert [problem.pointer for problem in found] == ["/prompt", "/width"]
    assert view.focusWidget() is editor(view, "prompt").focus_target()
    assert sorted(shown_errors(view)) == ["At least 256.", "This is needed."]
    type_in(qtbot, editor(view, "prompt").focus_target(), "x")
    assert shown_errors(view) == ["At least 256."]


def test_control_enter_submits_from_every_field(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",))
    targets = [
        child
        for child in view.findChildren(QWidget)
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and child.focusProxy() is None
    ]
    assert len(targets) > 6
    for target in targets:
        with qtbot.waitSignal(view.submitRequested, timeout=500):
            qtbot.keyClick(target, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert view.body() == {}


def test_tab_leaves_the_prompt(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",))
    prompt = editor(view, "prompt").focus_target()
    view.activateWindow()
    prompt.setFocus()
    qtbot.waitUntil(prompt.hasFocus)
    qtbot.keyClick(prompt, Qt.Key.Key_Tab)
    assert not prompt.hasFocus()
    assert view.body() == {}


def test_a_passing_wheel_changes_nothing(qtbot: QtBot) -> None:
    form = {
        **FLUX,
        "small": {"type": "integer", "minimum": 0, "maximum": 9},
        "many": {"enum": [str(n) for n in range(20)]},
    }
    view = show(qtbot, form, ("prompt",), body={"width": 512, "small": 3, "many": "4"})
    before = view.body()
    for child in view.findChildren(QWidget):
        if isinstance(child, (QLineEdit, QComboBox)) or child.inherits("QSlider"):
            child.clearFocus()
            turn = QWheelEvent(
                QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120),
                Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(child, turn)
    assert view.body() == before


def test_seeds_are_thrown_for_each_request_or_kept(qtbot: QtBot) -> None:
    view = show(qtbot, {"seed": {"type": "integer", "minimum": 0, "maximum": 10**12}}, ("seed",))
    first = view.body()["seed"]
    assert 0 <= first <= 10**12
    view.before_submit()
    sent = view.body()["seed"]
    assert sent != first
    click(qtbot, button(view, "Keep this seed"))
    view.before_submit()
    assert view.body()["seed"] == sent
    click(qtbot, button(view, "Keep this seed"))  # opened: the very next request has another
    assert view.body()["seed"] == sent
    view.before_submit()
    assert view.body()["seed"] != sent


def test_the_die_means_new_every_time(qtbot: QtBot) -> None:
    view = show(qtbot, {"seed": {"type": "integer"}})
    view.before_submit()
    assert view.body() == {}
    die, lock = button(view, "New seed for every request"), button(view, "Keep this seed")
    assert not die.isChecked()
    assert not lock.isChecked()
    click(qtbot, die)
    thrown = {view.body()["seed"]}
    for _ in range(2):
        view.before_submit()
        thrown.add(view.body()["seed"])
    assert len(thrown) == 3
    assert view.random_seeds() == ("/seed",)
    assert die.isChecked()
    assert not lock.isChecked()
    click(qtbot, die)  # pressed again it throws again, and stays random
    assert view.body()["seed"] not in thrown
    assert die.isChecked()
    type_in(qtbot, editor(view, "seed").focus_target(), "1")  # what is written by hand is meant
    assert lock.isChecked()
    click(qtbot, die)
    click(qtbot, button(view, "Clear Seed"))
    view.before_submit()
    assert view.body() == {}
    type_in(qtbot, editor(view, "seed").focus_target(), "12")
    assert lock.isChecked()  # what is typed stays
    view.before_submit()
    assert view.body() == {"seed": 12}


def test_everything_that_takes_the_keyboard_has_a_name(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",), body={"tags": ["a"], "camera": {"zoom": 1}})
    nameless = [
        child
        for child in view.findChildren(QWidget)
        if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible() and not child.accessibleName()
    ]
    assert nameless == []


def test_untrusted_words_are_not_markup(qtbot: QtBot) -> None:
    evil = "<img src=x>&copy; & <b>bold</b>"
    view = show(qtbot, {"x": {"type": "string", "title": evil, "description": evil, "enum": [evil, "b"]}})
    row = root_of(view).rows["x"]
    for child in row.findChildren(QWidget):
        assert "<img" not in child.toolTip()
        if hasattr(child, "textFormat"):
            assert child.textFormat() == Qt.TextFormat.PlainText


# --- real documents --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def themed(qapp: QApplication) -> None:
    """The program's fonts and paddings are what takes the room. Put on once: each time restyles all widgets there are."""
    theme.apply(qapp, theme.Scheme.DARK)


@needs_documents
@pytest.mark.usefixtures("themed")
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_no_field_is_wider_than_the_panel(qtbot: QtBot, path: Path) -> None:
    view = FormView()
    qtbot.addWidget(view)
    form = describe(json.loads(path.read_text(encoding="utf-8")))
    view.set_form(form)
    view.show_errors({field.pointer: "x" for field in every(form.root) if field.kind is not Kind.OBJECT})
    for width in (300, 480, 300):
        view.resize(width, 800)
        view.show()
        QApplication.processEvents()
        assert view.width() == width
        page = view.findChild(FieldEditor)
        assert page is not None
        clipped = [
            f"{type(child).__name__} {child.accessibleName()}"
            for child in page.findChildren(QWidget)
            if child.isVisible() and child.mapTo(view, QPoint(child.width(), 0)).x() > width
        ]
        assert clipped == [], width


def every(field: Field) -> list[Field]:
    return [field, *(part for below in field.fields for part in every(below))]


def test_the_keyboard_walks_as_the_eye_does(qtbot: QtBot) -> None:
    view = show(qtbot, FLUX, ("prompt",))
    view.resize(420, 1_600)
    editor(view, "camera")  # opened last, and made last
    editor(view, "tags")
    view.focus_first()
    seen: list[QWidget] = []
    for _ in range(60):
        focused = view.focusWidget()
        assert focused is not None
        if focused in seen:
            break
        seen.append(focused)
        view.focusNextPrevChild(True)
    tops = [widget.mapTo(view, QPoint(0, widget.height() // 2)).y() for widget in seen if widget.isVisible()]
    turns = [(first, second) for first, second in pairwise(tops) if second < first - 12]
    assert len(seen) > 15
    assert len(turns) <= 1, tops  # once round, from the bottom to the top


def test_arrow_keys_choose_a_segment(qtbot: QtBot) -> None:
    view = show(qtbot, {"quality": {"enum": ["low", "mid", "high"]}}, body={"quality": "low"})
    target = editor(view, "quality").focus_target()
    view.activateWindow()
    target.setFocus()
    qtbot.waitUntil(target.hasFocus)
    qtbot.keyClick(target, Qt.Key.Key_Right)
    assert view.body() == {"quality": "mid"}


def test_a_line_that_was_cut_says_so(qtbot: QtBot) -> None:
    view = show(qtbot, {"style": {"type": "string"}})
    line = editor(view, "style").focus_target()
    assert isinstance(line, QLineEdit)
    QApplication.clipboard().setText("x" * 30_000)
    line.paste()
    assert view.problems()[0].message.startswith("This is cut")
    view.set_body({"style": "short"})
    assert view.problems() == []


def guess(field: Field, chance: random.Random, depth: int = 0) -> Any:
    """A value for a field: fitting, or quite another."""
    odd: list[Any] = [
        None,
        True,
        "",
        "word",
        "two\nlines",
        0,
        -1,
        2**64,
        Decimal("0.10"),
        [],
        {},
        ["x", 1],
        {"a": {"b": None}},
    ]
    if chance.random() < 0.2 or depth > 6:
        return chance.choice(odd)
    if field.kind is Kind.OBJECT:
        body = {part.name: guess(part, chance, depth + 1) for part in field.fields if chance.random() < 0.5}
        return body | ({"unknown": chance.choice(odd)} if chance.random() < 0.2 else {})
    if field.kind is Kind.LIST and field.item is not None:
        return [guess(field.item, chance, depth + 1) for _ in range(chance.randrange(3))]
    if field.kind is Kind.VARIANT:
        variant = chance.choice(field.variants)
        inside = guess(variant, chance, depth + 1)
        return dict(variant.constants) | inside if isinstance(inside, dict) else inside
    if field.choices:
        return chance.choice(field.choices)
    return chance.choice([5, Decimal("1.50"), "text", True])


@needs_documents
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_no_body_is_changed_by_being_shown(qtbot: QtBot, path: Path) -> None:
    chance = random.Random(path.stem)
    form = describe(json.loads(path.read_text(encoding="utf-8")))
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(form)
    for _ in range(6):
        body = guess(form.root, chance)
        if not isinstance(body, dict):
            continue
        view.set_json(False)
        view.set_body(body)
        assert to_bytes(view.body()) == to_bytes(body)
        view.show_problems()
        assert to_bytes(view.body()) == to_bytes(body)
        view.set_json(True)
        assert to_bytes(view.body()) == to_bytes(body)


def test_what_a_fold_opens_comes_into_sight(qtbot: QtBot) -> None:
    properties = {"prompt": {"type": "string", "maxLength": 4000}}
    properties |= {f"size_{n}": {"type": "integer", "minimum": 1, "maximum": 9} for n in range(12)}
    view = show(qtbot, properties, ("prompt",))
    view.resize(360, 180)
    fold = next(one for one in view.findChildren(FoldButton) if one.accessibleName().startswith("More"))
    scroll = view.findChild(QScrollArea)
    assert scroll is not None
    qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() > 0)
    scroll.ensureWidgetVisible(fold, 0, 0)
    fold.click()
    qtbot.waitUntil(lambda: 0 <= fold.mapTo(scroll, QPoint()).y() < 20, timeout=2000)
    at = scroll.verticalScrollBar().value()
    fold.click()
    fold.set_open(True)  # not by hand: nothing moves
    QApplication.processEvents()
    assert scroll.verticalScrollBar().value() <= at
