"""Sizes and ratios as pictures: which choices are drawn, in true proportion, and sizes that keep their megapixels."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from comfy_desk.schema import ABSENT, Bounds, describe
from comfy_desk.ui.forms.choice_edit import ComboEdit
from comfy_desk.ui.forms.group_edit import GroupEdit
from comfy_desk.ui.forms.ratio_edit import RatioEdit, shape
from comfy_desk.ui.forms.ratios import COMMON, Side, are_ratios, in_ratio, ratio_of, same_ratio, side_of
from comfy_desk.ui.forms.size_pair import SideEdit
from comfy_desk.ui.forms.view import FormView


@pytest.mark.parametrize(
    ("text", "wide", "high", "words"),
    [
        ("16:9", 16, 9, "16:9"),
        ("9:19.5", 9, 19.5, "9:19.5"),
        ("1024x1536", 1024, 1536, "1024×1536"),
        ("1024*1536", 1024, 1536, "1024×1536"),
        ("1280 × 720 px", 1280, 720, "1280×720"),
        ("1280:720", 1280, 720, "1280:720"),
        ("1024x1024 (square)", 1024, 1024, "1024×1024 (square)"),
        ("portrait_4_3", 3, 4, "Portrait 3:4"),
        ("portrait_16_9", 9, 16, "Portrait 9:16"),
        ("landscape_16_9", 16, 9, "Landscape 16:9"),
        ("square_hd", 1, 1, "Square HD"),
        ("square", 1, 1, "Square"),
        ("landscape", 4, 3, "Landscape"),
    ],
)
def test_what_choices_say_of_proportions(text: str, wide: float, high: float, words: str) -> None:
    ratio = ratio_of(text)
    assert ratio is not None
    assert (ratio.width, ratio.height, ratio.words) == (wide, high, words)
    place = QRectF(0, 0, 34, 24)
    drawn = shape(ratio, place)
    assert place.contains(drawn)
    assert drawn.width() / drawn.height() == pytest.approx(wide / high)


@pytest.mark.parametrize(
    "text", ["auto", "0:5", "1080p", "4k", "1:100", "", "a:b", "16:9:1", "9" * 61, 7, None, True, "12:"]
)
def test_what_is_no_ratio(text: Any) -> None:
    assert ratio_of(text) is None


@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        (("16:9", "9:16"), True),
        (("16:9", "9:16", "1:1", "auto"), True),
        (("16:9", "1:1", "match_input_image"), True),
        (("16:9", "1:1", None), True),
        (("720p", "1080p"), False),
        (("16:9",), False),
        (("16:9", "auto"), False),
        (("16:9", "1:1", "turbo"), False),
        ((), False),
    ],
)
def test_which_lists_are_lists_of_ratios(choices: tuple[Any, ...], expected: bool) -> None:
    assert are_ratios(choices) is expected


@pytest.mark.parametrize(
    ("area", "ratio", "width", "height", "expected"),
    [
        (1024 * 1024, (1, 1), Side(256, 2048, 8), Side(256, 2048, 8), (1024, 1024)),
        (1024 * 1024, (16, 9), Side(256, 2048, 16), Side(256, 2048, 16), (1360, 768)),
        (4_000_000, (21, 9), Side(256, 1440, 32), Side(256, 1440, 32), (1408, 608)),
        (1, (16, 9), Side(512, 1024, 64), Side(512, 1024, 64), (896, 512)),
    ],
)
def test_a_size_in_another_ratio(area: int, ratio: Any, width: Side, height: Side, expected: Any) -> None:
    assert in_ratio(area, ratio, width, height) == expected


@pytest.mark.parametrize("step", [1, 2, 8, 16, 32, 64])
def test_megapixels_stay_and_steps_and_limits_are_kept(step: int) -> None:
    side = Side(64, 2048, step)
    for area in (512 * 512, 1024 * 1024, 1500 * 1100):
        for ratio in COMMON:
            width, height = in_ratio(area, ratio, side, side)
            assert side.takes(width)
            assert side.takes(height)
            assert same_ratio(width, height, ratio)
            assert width * height == pytest.approx(area, rel=0.16)


def test_bounds_of_a_side() -> None:
    assert side_of(Bounds(256, 2048), 8) == Side(256, 2048, 8)
    assert side_of(Bounds(), 8) == Side(1, 16_384, 8)
    assert side_of(Bounds(0, 100, True, True), 1) == Side(1, 99, 1)
    assert side_of(Bounds(9, 15), 8) is None


# --- in the form -----------------------------------------------------------------------------------------------------


def show(qtbot: QtBot, properties: dict[str, Any], body: Any = None, required: tuple[str, ...] = ()) -> FormView:
    schema = {"type": "object", "properties": properties, "required": list(required)}
    view = FormView()
    qtbot.addWidget(view)
    view.set_form(
        describe({"paths": {"/p": {"post": {"requestBody": {"content": {"application/json": {"schema": schema}}}}}}}),
        body,
    )
    view.resize(360, 700)
    view.show()
    return view


def editor(view: FormView, name: str) -> Any:
    view.focus_pointer(f"/{name}")
    root = view.findChild(GroupEdit)
    return root.rows[name].editor


GROK = ["1:1", "3:4", "4:3", "9:16", "16:9", "2:3", "3:2", "9:19.5", "19.5:9", "9:20", "20:9", "1:2", "2:1", "auto"]


def test_ratios_are_pictures_that_wrap_and_keys_choose(qtbot: QtBot) -> None:
    view = show(qtbot, {"aspect_ratio": {"enum": GROK}})
    edit = editor(view, "aspect_ratio")
    assert isinstance(edit, RatioEdit)
    buttons = [edit.pictures.button(number) for number in range(len(GROK))]
    qtbot.waitUntil(lambda: len({button.y() for button in buttons}) > 1)
    for button in buttons:
        assert edit.pictures.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    assert edit.rect().bottom() < view.height()
    assert edit.value() is ABSENT
    qtbot.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert view.body() == {"aspect_ratio": "3:4"}
    qtbot.waitUntil(buttons[1].hasFocus)
    qtbot.keyClick(buttons[1], Qt.Key.Key_Right)
    assert view.body() == {"aspect_ratio": "4:3"}
    edit.set_value("auto")
    assert (edit.value(), buttons[13].isChecked(), buttons[1].isChecked()) == ("auto", True, False)
    assert buttons[4].accessibleName() == "Aspect ratio: 16:9"
    assert not edit.fits("5:4")


def test_an_open_choice_of_ratios_stays_a_list_with_pictures(qtbot: QtBot) -> None:
    choice = {"anyOf": [{"enum": ["16:9", "1:1", "4:3"]}, {"type": "string"}]}
    edit = editor(show(qtbot, {"size": choice}), "size")
    assert isinstance(edit, ComboEdit)
    assert not edit._combo.itemIcon(0).isNull()


SIDES = {
    "width": {"type": "integer", "minimum": 256, "maximum": 2048, "multipleOf": 16, "default": 1024},
    "height": {"type": "integer", "minimum": 256, "maximum": 2048, "multipleOf": 16, "default": 1024},
}


def test_a_ratio_sets_width_and_height_and_swap_turns_them(qtbot: QtBot) -> None:
    view = show(qtbot, {"prompt": {"type": "string"}, **SIDES})
    width, height = editor(view, "width"), editor(view, "height")
    assert isinstance(width, SideEdit)
    assert width.ratios is None
    ratios = height.ratios
    assert ratios is not None
    assert not ratios.swap.isEnabled()
    assert ratios.swap.toolTip() == "No size is set."
    wide = ratios.pictures.button(COMMON.index((16, 9)))
    assert wide.toolTip() == "1360 × 768"
    qtbot.mouseClick(wide, Qt.MouseButton.LeftButton)
    assert view.body() == {"width": 1360, "height": 768}
    assert wide.isChecked()
    qtbot.mouseClick(ratios.swap, Qt.MouseButton.LeftButton)
    assert view.body() == {"width": 768, "height": 1360}
    assert ratios.pictures.place() == COMMON.index((9, 16))
    tall = ratios.pictures.button(COMMON.index((9, 16)))
    qtbot.mouseClick(tall, Qt.MouseButton.LeftButton)  # again: it stays as it is, and down
    assert (view.body(), tall.isChecked()) == ({"width": 768, "height": 1360}, True)
    width.put(1360)
    assert ratios.pictures.place() == COMMON.index((1, 1))
    view.set_body({"width": 1024, "height": 768})
    qtbot.waitUntil(lambda: ratios.pictures.place() == COMMON.index((4, 3)))
    view.set_body({})
    qtbot.waitUntil(lambda: ratios.pictures.place() == -1)


def test_a_ratio_that_the_limits_do_not_allow_says_so(qtbot: QtBot) -> None:
    view = show(
        qtbot,
        {
            "width": {"type": "integer", "minimum": 1024, "maximum": 1536},
            "height": {"type": "integer", "minimum": 512, "maximum": 1024},
        },
        {"width": 1536, "height": 1024},
    )
    ratios = editor(view, "height").ratios
    tall = ratios.pictures.button(COMMON.index((9, 16)))
    assert not tall.isEnabled()
    assert "do not allow" in tall.toolTip()
    assert not ratios.swap.isEnabled()
    assert "other way round" in ratios.swap.toolTip()


def test_one_side_alone_and_sides_of_other_things_have_no_ratios(qtbot: QtBot) -> None:
    view = show(
        qtbot,
        {
            "width": {"type": "integer"},
            "mask_height": {"type": "integer"},
            "line": {
                "type": "object",
                "properties": {"width": {"type": "integer", "maximum": 9}, "height": {"type": "integer", "maximum": 9}},
            },
        },
        {"width": 1, "line": {"width": 1, "height": 2}},
    )
    sides = view.findChildren(SideEdit)
    assert len(sides) >= 2
    for side in sides:
        side.window().repaint()
        assert side.ratios is None


def test_sides_with_longer_names_find_each_other(qtbot: QtBot) -> None:
    view = show(qtbot, {"outputWidth": SIDES["width"], "outputHeight": SIDES["height"], "width": {"type": "integer"}})
    for name in ("outputWidth", "outputHeight"):
        editor(view, name)
    found = [side.ratios for side in view.findChildren(SideEdit) if side.ratios is not None]
    assert len(found) == 1
    assert isinstance(found[0], QWidget)
    qtbot.mouseClick(found[0].pictures.button(COMMON.index((1, 1))), Qt.MouseButton.LeftButton)
    assert view.body() == {"outputWidth": 1024, "outputHeight": 1024}
