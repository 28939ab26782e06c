"""Sliders, seeds, choices and switches: exact values, a passing wheel, and what is not set."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from comfy_desk.schema import ABSENT, Bounds, Field, Kind, describe, from_bytes, to_bytes
from comfy_desk.schema.fitting import choices_in_words
from comfy_desk.schema.sentences import sentence
from comfy_desk.ui.forms.choice_edit import ComboEdit, SegmentEdit, SwitchEdit, choice_edit
from comfy_desk.ui.forms.choice_popup import ChoicePopup, SearchedCombo
from comfy_desk.ui.forms.choices import choice_words
from comfy_desk.ui.forms.controls import QuietSlider
from comfy_desk.ui.forms.group_edit import GroupEdit
from comfy_desk.ui.forms.number_edit import NumberEdit
from comfy_desk.ui.forms.numbers import stepped
from comfy_desk.ui.forms.registry import make_editor
from comfy_desk.ui.forms.seed_edit import SeedEdit
from comfy_desk.ui.forms.tracks import MOST_PLACES, nearest, track_of
from comfy_desk.ui.forms.view import FormView

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # popups without a screen

D = Decimal


def number(low: Any, high: Any, *, kind: Kind = Kind.NUMBER, step: Any = None, out: str = "", **more: Any) -> Field:
    bounds = Bounds(low, high, "l" in out, "h" in out, step)
    return Field("/x", "x", "X", kind, bounds=bounds, **more)


INT = Kind.INTEGER


@pytest.mark.parametrize(
    ("field", "first", "second", "last", "places"),
    [
        (number(0, 6, kind=INT), 0, 1, 6, 7),
        (number(15, 50, kind=INT), 15, 16, 50, 36),
        (number(256, 2048, kind=INT, unit="px"), 256, 264, 2048, 225),
        (number(1, 2048, kind=INT, step=16), 16, 32, 2048, 128),
        (number(100, 300_000, kind=INT), 100, 1000, 300_000, 301),
        (number(0, 1), 0, D("0.01"), 1, 101),
        (number(D("1.5"), 100), D("1.5"), 2, 100, 100),
        (number(0, 1, step=D("0.05")), 0, D("0.05"), 1, 21),
        (number(D("0.01"), 1, step=D("0.05")), D("0.05"), D("0.1"), 1, 20),
        (number(0, 1, step=D("0.25"), out="lh"), D("0.25"), D("0.5"), D("0.75"), 3),
        (number(0, 10, kind=INT, out="lh"), 1, 2, 9, 9),
        (number(0, 5, kind=INT, step=D("0.5")), 0, 1, 5, 6),
        (number(-180, 180, unit="°"), -180, -175, 180, 73),
    ],
)
def test_where_a_slider_may_stand(field: Field, first: Any, second: Any, last: Any, places: int) -> None:
    track = track_of(field)
    assert (track[0], track[1], track[-1], len(track)) == (first, second, last, places)
    assert list(track) == sorted(set(track))
    assert all(nearest(track, value) == place for place, value in enumerate(track))
    assert (nearest(track, -(10**30)), nearest(track, 10**30)) == (0, len(track) - 1)
    if field.bounds.multiple_of:
        assert all(D(value) % D(field.bounds.multiple_of) == 0 for value in track)


@pytest.mark.parametrize(
    "field",
    [
        number(None, 5),
        number(0, None),
        number(5, 5),
        number(6, 5),
        number(0, 2**64, kind=INT),
        number(0, 999_999_999, kind=INT),
        number(1, 7, kind=INT, step=8),
        number(0, 10, kind=INT, seed=True),
        number(0, 1, step=D("1e-12")),
    ],
)
def test_where_a_slider_would_not_help(field: Field) -> None:
    assert track_of(field) == ()


def test_a_track_is_never_too_fine() -> None:
    for high in (3, 401, 12_345, 999_999):
        assert 2 <= len(track_of(number(0, high, kind=INT))) <= MOST_PLACES + 2


@pytest.mark.parametrize(
    ("value", "step", "count", "bounds", "expected"),
    [
        (9, 8, 1, Bounds(1, 2048, multiple_of=8), 16),
        (9, 8, -1, Bounds(1, 2048, multiple_of=8), 8),
        (8, 8, -1, Bounds(1, 2048, multiple_of=8), 8),
        (2040, 8, 5, Bounds(1, 2047, multiple_of=8), 2040),
        (D("0.2"), D("0.1"), 1, Bounds(0, 1, multiple_of=D("0.1")), D("0.3")),
        (D("0.9"), D("0.1"), 3, Bounds(0, 1, exclusive_maximum=True), D("0.9")),
        (1, 1, -5, Bounds(0, 9, exclusive_minimum=True), 1),
        (18446744073709551614, 1, 5, Bounds(0, 2**64 - 1), 2**64 - 1),
    ],
)
def test_steps_go_to_what_is_allowed(value: Any, step: Any, count: int, bounds: Bounds, expected: Any) -> None:
    assert stepped(value, step, count, bounds) == expected


# --- in the form -----------------------------------------------------------------------------------------------------


def show(qtbot: QtBot, properties: dict[str, Any], body: Any = None, required: tuple[str, ...] = ()) -> FormView:
    schema = {"type": "object", "properties": properties, "required": list(required)}
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(
        describe({"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}}}),
        body,
    )
    view.resize(420, 700)
    view.show()
    return view


def editor(view: FormView, name: str) -> Any:
    view.focus_pointer(f"/{name}")
    root = view.findChild(GroupEdit)
    return root.rows[name].editor


def slider_of(edit: NumberEdit) -> QuietSlider:
    found = edit.findChild(QuietSlider)
    assert isinstance(found, QuietSlider)
    return found


def test_slider_and_number_agree_to_the_last_digit(qtbot: QtBot) -> None:
    view = show(qtbot, {"cfg_scale": {"type": "number", "minimum": 0, "maximum": 1, "multipleOf": 0.05}})
    edit = editor(view, "cfg_scale")
    slider, line = slider_of(edit), edit.focus_target()
    slider.setValue(3)
    assert to_bytes(view.body()) == b'{"cfg_scale":0.15}'
    assert line.text() == "0.15"
    line.selectAll()
    qtbot.keyClicks(line, "0,8")
    assert slider.value() == 16
    line.selectAll()
    qtbot.keyClicks(line, "0.81")  # beside the steps: the slider goes near and leaves it
    assert (slider.value(), view.body()) == (16, {"cfg_scale": D("0.81")})
    qtbot.keyClick(line, Qt.Key.Key_Up)
    assert view.body() == {"cfg_scale": D("0.85")}


@pytest.mark.parametrize("value", ["0.005", "1e-6", "250.5", "1e20", "0.30"])
def test_decimals_beyond_the_slider_stay_exact(qtbot: QtBot, value: str) -> None:
    view = show(qtbot, {"x": {"type": "number", "minimum": 0, "maximum": 1}}, from_bytes(f'{{"x": {value}}}'))
    slider_of(editor(view, "x"))
    assert view.body() == {"x": D(value)}
    assert from_bytes(to_bytes(view.body())) == {"x": D(value)}


def test_what_is_not_set_is_pale_and_a_double_click_goes_back_to_it(qtbot: QtBot) -> None:
    view = show(qtbot, {"steps": {"type": "integer", "minimum": 15, "maximum": 50, "default": 40}})
    edit = editor(view, "steps")
    slider = slider_of(edit)
    qtbot.waitUntil(lambda: slider.width() > 100)
    assert (edit.value(), slider.property("role"), slider.value()) == (ABSENT, "unset", 25)
    handle = QPoint(round(8 + 25 / 35 * (slider.width() - 16)), slider.height() // 2)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=handle)  # where it rests: that value is meant
    assert (view.body()["steps"], slider.property("role")) == (40, "set")
    assert slider.accessibleDescription() == "40"
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(2, slider.height() // 2))
    assert view.body() == {"steps": 15}
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(4, slider.height() // 2))
    qtbot.mouseDClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(4, slider.height() // 2))
    assert (view.body(), slider.property("role"), slider.value()) == ({}, "unset", 25)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert view.body() == {"steps": 41}
    qtbot.keyClick(slider, Qt.Key.Key_Delete)
    assert view.body() == {}


def test_a_needed_number_goes_back_to_its_default(qtbot: QtBot) -> None:
    number = {"type": "integer", "minimum": 1, "maximum": 9, "default": 4}
    view = show(qtbot, {"n": number, "m": {**number, "default": None}}, {"n": 7, "m": 7}, ("n", "m"))
    for name in ("n", "m"):
        qtbot.keyClick(slider_of(editor(view, name)), Qt.Key.Key_Delete)
    assert view.body() == {"n": 4, "m": 7}


def test_units_stand_beside_their_numbers(qtbot: QtBot) -> None:
    view = show(
        qtbot, {"duration": {"type": "integer", "description": "Length in seconds.", "minimum": 1, "maximum": 12}}
    )
    assert [label.text() for label in editor(view, "duration").findChildren(QLabel)] == ["s"]


def test_no_wheel_changes_a_field_even_with_the_keyboard_in_it(qtbot: QtBot) -> None:
    view = show(
        qtbot,
        {
            "few": {"type": "integer", "minimum": 0, "maximum": 9},
            "free": {"type": "integer"},
            "many": {"enum": [f"word {n}" for n in range(20)]},
            "some": {"enum": [f"a longer word {n}" for n in range(6)]},
        },
        {"few": 3, "free": 5, "many": "word 4", "some": "a longer word 2"},
    )
    before = view.body()
    for child in view.findChildren(QWidget):
        if isinstance(child, (QLineEdit, QComboBox, QuietSlider)):
            child.setFocus()
            turn = QWheelEvent(
                QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120),
                Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(child, turn)
            assert not turn.isAccepted()
    assert view.body() == before


# --- seeds -----------------------------------------------------------------------------------------------------------


def told(edit: SeedEdit) -> str:
    return edit._told.text()


def test_a_seed_says_what_becomes_of_it(qtbot: QtBot) -> None:
    edit = editor(show(qtbot, {"seed": {"type": "integer"}}), "seed")
    assert told(edit) == "Not sent: the model decides."
    edit.make_random()
    assert told(edit) == "New for every request."
    edit.before_submit()
    sent = edit.value()
    assert told(edit) == "New for every request. This one was sent; the lock keeps it."
    qtbot.mouseClick(edit._lock, Qt.MouseButton.LeftButton)
    assert told(edit) == "Kept. A batch counts up from it."
    edit.before_submit()
    assert edit.value() == sent
    edit.set_value(ABSENT)
    assert told(edit) == "Not sent: the model decides."


@pytest.mark.parametrize(
    ("pasted", "expected"),
    [
        ("18446744073709551615", 2**64 - 1),
        ("  4 294 967 296\n", 2**32),
        ("Seed: 1234567", 1234567),
        ('"seed": 42,', 42),
        ("seed 7 of 9", None),
        ("no number", None),
        ("v1.5", None),
    ],
)
def test_seeds_are_pasted(qtbot: QtBot, pasted: str, expected: int | None) -> None:
    view = show(qtbot, {"seed": {"type": "integer", "minimum": 0, "maximum": 2**64 - 1}})
    edit = editor(view, "seed")
    QGuiApplication.clipboard().setText(pasted)
    qtbot.keyClick(edit.focus_target(), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert view.body() == ({} if expected is None else {"seed": expected})
    if expected is not None:
        assert to_bytes(view.body()) == b'{"seed":%d}' % expected


# --- choices and switches --------------------------------------------------------------------------------------------


def choice(*choices: Any, **more: Any) -> Field:
    return Field("/x", "x", "X", Kind.CHOICE, choices=choices, **more)


ODD = (None, True, False, 1, "1", D("0.5"), "", {"a": 1}, [1], "none")


def test_values_of_any_kind_read_differently_and_come_back_as_they_are(qtbot: QtBot) -> None:
    words = choice_words(choice(*ODD))
    assert len(set(words)) == len(ODD)
    assert words[0] == "none (null)"
    assert words[3:5] == ["1 (number)", "1 (text)"]
    edit = choice_edit(choice(*ODD), make_editor)
    qtbot.addWidget(edit)
    for value in ODD:
        assert edit.fits(value)
        edit.set_value(value)
        assert edit.value() is value
    edit.set_value(ABSENT)
    assert edit.value() is ABSENT
    for other in (0, "True", [True], {"a": True}, D("0.25")):
        assert not edit.fits(other)
    few = choice_edit(choice(None, 5, 10), make_editor)
    qtbot.addWidget(few)
    assert isinstance(few, SegmentEdit)
    few.set_value(None)
    assert few.value() is None
    few.set_value(D("5.0"))
    assert str(few.value()) == "5.0"  # as it came


def test_choices_have_the_names_that_the_document_gives_them(qtbot: QtBot) -> None:
    named = choice("v1", "v2", "v3", choice_labels=("Calm", "Wild", "Calm"))
    assert choice_words(named) == ["Calm (text), no. 1", "Wild", "Calm (text), no. 3"]
    ratios = choice_edit(choice("1:1", "16:9", choice_labels=("Square", "Wide")), make_editor)
    qtbot.addWidget(ratios)
    assert [button.text() for button in ratios.findChildren(QToolButton)] == ["Square", "Wide"]


def test_choices_that_are_objects_or_lists_are_written_as_json(qtbot: QtBot) -> None:
    field = choice({"w": 1024, "scale": D("0.5"), "on": True, "to": None}, [1, "é"], {"w": 2})
    assert choice_words(field) == ['{"w": 1024, "scale": 0.5, "on": true, "to": null}', '[1, "é"]', '{"w": 2}']
    assert sentence("enum", [{"w": 2}, [True, D("1.50")]], 3).endswith('{"w": 2}, [true, 1.5].')
    assert choices_in_words(field.choices[1:]) == '[1, "é"], {"w": 2}'
    line = make_editor(Field("/x", "x", "X", Kind.TEXT, has_default=True, default={"a": None}))
    qtbot.addWidget(line)
    assert line.findChild(QLineEdit).placeholderText() == 'default: {"a": null}'


def test_a_text_offers_what_the_document_mentions_and_takes_anything(qtbot: QtBot) -> None:
    field = Field("/x", "x", "X", Kind.TEXT, suggestions=("studio light", "soft light", "night"))
    edit = make_editor(field)
    qtbot.addWidget(edit)
    edit.show()
    line = edit.findChild(QLineEdit)
    qtbot.keyClicks(line, "light")
    assert edit.value() == "light"
    completer = line.completer()
    assert [completer.completionModel().index(n, 0).data() for n in range(2)] == ["studio light", "soft light"]
    completer.popup().hide()
    heard: list[Any] = []
    edit.changed.connect(lambda: heard.append(edit.value()))
    completer.activated[str].emit("soft light")
    assert heard == ["soft light"]


def test_a_long_list_is_searched(qtbot: QtBot) -> None:
    names = [f"voice {n} {'soft' if n % 2 else 'bright'}" for n in range(60)]
    view = show(qtbot, {"voice": {"enum": names}})
    edit = editor(view, "voice")
    combo = edit.focus_target()
    assert isinstance(combo, SearchedCombo)
    combo.showPopup()
    popup = edit.findChild(ChoicePopup)
    qtbot.keyClicks(popup.search, "SOFT 3")
    shown = [popup.list.item(n).text() for n in range(60) if not popup.list.item(n).isHidden()]
    assert shown[:2] == ["voice 3 soft", "voice 13 soft"]
    qtbot.keyClick(popup.search, Qt.Key.Key_Down)
    qtbot.keyClick(popup.search, Qt.Key.Key_Return)
    assert view.body() == {"voice": "voice 13 soft"}
    combo.showPopup()
    popup = edit.findChildren(ChoicePopup)[-1]
    assert popup.list.currentItem().text() == "voice 13 soft"
    qtbot.keyClicks(popup.search, "nobody")
    assert popup.empty.isVisible()
    qtbot.keyClick(popup.search, Qt.Key.Key_Return)
    popup.close()
    assert view.body() == {"voice": "voice 13 soft"}


def test_what_is_typed_into_an_open_choice_is_sent_as_it_stands(qtbot: QtBot) -> None:
    edit = choice_edit(choice("1080p", "720p", open_choice=True), make_editor)
    qtbot.addWidget(edit)
    edit.show()
    assert isinstance(edit, ComboEdit)
    line = edit.findChild(QLineEdit)
    qtbot.keyClicks(line, "10")
    qtbot.keyClick(line, Qt.Key.Key_Tab)
    assert edit.value() == "10"
    line.clear()
    assert edit.value() is ABSENT or edit.value() == ""


def test_long_choices_say_themselves_whole(qtbot: QtBot) -> None:
    long = "a very long choice that no narrow panel can show " * 2
    edit = choice_edit(choice(long, "short", "other", "one more", "and"), make_editor)
    qtbot.addWidget(edit)
    edit.set_value(long)
    assert long.strip()[:80] in edit.focus_target().toolTip()
    edit.set_value("short")
    assert edit.focus_target().toolTip() == ""


def test_a_switch_shows_whether_it_was_set(qtbot: QtBot) -> None:
    view = show(qtbot, {"upsample": {"type": "boolean", "default": True}})
    edit = editor(view, "upsample")
    assert isinstance(edit, SwitchEdit)
    box = edit.findChild(QCheckBox)
    assert (box.property("role"), box.isChecked()) == ("unset", True)
    box.click()
    assert (box.property("role"), view.body()) == ("", {"upsample": False})
    edit.set_value(ABSENT)
    assert (box.property("role"), box.isChecked()) == ("unset", True)
