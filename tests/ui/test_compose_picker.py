"""The model picker: search, chips, order, keys; and a thousand models without a wait."""

from __future__ import annotations

import time

import pytest
from fake_session import MODELS
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester

from comfy_desk.domain.model import ModelEntry
from comfy_desk.ui.views.model_list import ModelRows, Wanted, billing_in_words, kinds_in_words
from comfy_desk.ui.views.model_picker import ModelPicker, star_place


@pytest.fixture
def picker(qtbot):
    widget = ModelPicker()
    qtbot.addWidget(widget)
    widget.resize(360, 640)
    widget.set_entries(MODELS)
    widget.show()
    return widget


def chip(picker: ModelPicker, words: str):
    return next(button for button in picker._kinds.buttons() if button.text() == words)


def test_words_are_found_wherever_they_stand(picker):
    picker.search.setText("film lumen")
    assert picker.rows.ids() == ["lumen/film-1", "lumen/film-and-still"]
    picker.search.setText("LUMEN/film-1")
    assert picker.rows.ids() == ["lumen/film-1"]


def test_a_chip_shows_what_makes_that_kind(picker, qtbot):
    qtbot.mouseClick(chip(picker, "Video"), Qt.MouseButton.LeftButton)
    assert picker.rows.ids() == ["lumen/film-1", "lumen/film-and-still"]
    qtbot.mouseClick(chip(picker, "All"), Qt.MouseButton.LeftButton)
    assert len(picker.rows.ids()) == len(MODELS)


def test_models_whose_outputs_nobody_read_are_offered_apart(picker, qtbot):
    qtbot.mouseClick(chip(picker, "Audio"), Qt.MouseButton.LeftButton)
    assert picker.rows.ids() == ["vox/voice-3"]
    assert picker._show_unread.isVisible()
    picker._show_unread.click()
    assert picker.rows.ids() == ["vox/voice-3", "odd/unread"]
    assert not picker._show_unread.isVisible()


def test_one_provider_alone(picker):
    picker.providers.setCurrentIndex(picker.providers.findData("atelier"))
    assert picker.rows.ids() == ["atelier/quartet", "atelier/watercolour-2"]
    picker.set_entries(MODELS)  # a fresh catalogue keeps the choice
    assert picker.rows.ids() == ["atelier/quartet", "atelier/watercolour-2"]


def test_favourites_then_recent_then_the_rest(picker):
    picker.set_favourites(["vox/voice-3"])
    picker.set_recent(["scribe/essay", "vox/voice-3", "gone/model"])
    assert picker.rows.ids()[:3] == ["vox/voice-3", "scribe/essay", "atelier/quartet"]
    headings = [picker.rows.index(row, 0).data(ModelRows.HEADING) for row in range(4)]
    assert headings == ["Favourites", "Recent", "Others", ""]


def test_keys_move_and_choose_while_the_search_keeps_the_focus(picker, qtbot):
    picker.begin()
    with qtbot.waitSignal(picker.chosen) as got:
        qtbot.keyClick(picker.search, Qt.Key.Key_Down)
        qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    assert got.args == ["atelier/watercolour-2"]
    with qtbot.waitSignal(picker.closed):
        qtbot.keyClick(picker.search, Qt.Key.Key_Escape)


def test_a_star_is_clicked_without_choosing(picker, qtbot):
    chosen: list[str] = []
    picker.chosen.connect(chosen.append)
    index = picker.rows.index(1, 0)
    place = star_place(picker.list.visualRect(index), False).center()
    with qtbot.waitSignal(picker.starred) as got:
        qtbot.mouseClick(picker.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))
    assert got.args == ["atelier/watercolour-2", True]
    assert chosen == []
    assert picker.rows.ids()[0] == "atelier/watercolour-2"


def test_a_click_on_a_row_chooses(picker, qtbot):
    place = picker.list.visualRect(picker.rows.index(0, 0)).center()
    with qtbot.waitSignal(picker.chosen) as got:
        qtbot.mouseClick(picker.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, place.y()))
    assert got.args == ["atelier/quartet"]


def test_it_says_in_words_what_a_refusal_costs():
    words = {billing_in_words(entry) for entry in MODELS}
    assert words == {"charges for refusals", "no charge for refusals", "may charge for refusals"}
    assert billing_in_words(ModelEntry("a/b", "a", "b", "a new word")) == "may charge for refusals"
    assert kinds_in_words(MODELS[3]) == "Video, Image"
    spoken = ModelRows()
    spoken.set_entries(MODELS[:1])
    assert "no charge for refusals" in spoken.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_empty_says_why(picker):
    picker.search.setText("nothing like this")
    assert picker._empty.isVisible()
    assert picker._empty.text() == "No model fits. Try fewer words."
    picker.set_entries(())
    picker.set_note("The Router could not be reached.")
    assert picker._empty.text() == "The Router could not be reached."


def test_a_thousand_models_filter_within_a_frame_or_two(picker):
    kinds = ("image", "video", "audio", "3d", "text")
    many = [
        ModelEntry(
            f"maker{number % 40:02d}/model-{number}",
            f"maker{number % 40:02d}",
            f"model-{number}",
            outputs=(kinds[number % 5],),
        )
        for number in range(1000)
    ]
    picker.set_entries(many)
    start = time.perf_counter()
    for words in ("m", "mo", "mod", "model 7", "maker03"):
        picker.search.setText(words)
        picker.list.grab()
    assert time.perf_counter() - start < 2.0  # five strokes, painted, on a slow and busy machine


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("words"), st.sampled_from(["", "a", "film", "zzz"])),
            st.tuples(st.just("kind"), st.sampled_from(["", "image", "audio"])),
            st.tuples(st.just("star"), st.sampled_from([entry.id for entry in MODELS])),
            st.tuples(st.just("entries"), st.integers(0, len(MODELS))),
        ),
        max_size=12,
    )
)
def test_the_model_keeps_its_promises_to_qt(qapp, steps):
    rows = ModelRows()
    QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for name, value in steps:
        if name == "words":
            rows.set_wanted(Wanted(words=value))
        elif name == "kind":
            rows.set_wanted(Wanted(kind=value))
        elif name == "star":
            rows.set_favourites(rows.favourites ^ {value})
        else:
            rows.set_entries(MODELS[:value])
        ids = rows.ids()
        assert len(ids) == len(set(ids)) == rows.rowCount()
