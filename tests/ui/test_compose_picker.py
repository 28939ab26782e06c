"""The model picker: search, chips, order, keys; and a thousand models without a wait."""

from __future__ import annotations

import time
from dataclasses import replace
from decimal import Decimal

import pytest
from fake_session import MODELS
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester

from comfy_desk.domain.model import ModelEntry, Standing
from comfy_desk.services.usual import Usual
from comfy_desk.ui import theme
from comfy_desk.ui.views.compose_parts import ModelButton
from comfy_desk.ui.views.model_delegate import star_place
from comfy_desk.ui.views.model_list import ModelRows, Wanted
from comfy_desk.ui.views.model_picker import ModelPicker
from comfy_desk.ui.views.model_words import (
    billing_in_words,
    kinds_in_words,
    second_line,
    spoken,
    standing_in_words,
    tip_of,
    usual_in_short,
)


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


def test_it_says_in_words_what_a_refusal_costs(picker, qtbot):
    words = {billing_in_words(entry) for entry in MODELS}
    assert words == {"A refusal is charged", "A refusal is not charged", "Refusal charge not known"}
    assert billing_in_words(ModelEntry("a/b", "a", "b", "a new word")) == "Refusal charge not known"
    silent = ModelEntry("a/b", "a", "b", outputs=("image",))
    assert (second_line(silent), spoken(silent, None, favourite=False)) == ("a  ·  Image", "B, by a, Image")
    assert "does not say whether a run is charged" in tip_of(silent, "", None)
    button = ModelButton()
    qtbot.addWidget(button)
    button.set_model("a/b", silent)
    assert "Refusal charge not known" in button.toolTip()
    assert "Refusal" not in button.accessibleDescription()
    assert kinds_in_words(MODELS[3]) == "Video, Image"
    quartet = picker.rows.index(picker.rows.row_of("atelier/quartet"), 0)
    assert "A refusal is charged" in quartet.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "is charged all the same" in quartet.data(Qt.ItemDataRole.ToolTipRole)


USUAL = Usual(12, 40.0, 70.0, 5.0, Decimal("0.04"), Decimal("0.03"), Decimal("0.06"), 10)


def test_the_usual_time_and_cost_stand_in_the_row_with_what_they_rest_on(picker):
    picker.set_usual({"vox/voice-3": USUAL}.get)
    row = picker.rows.index(picker.rows.row_of("vox/voice-3"), 0)
    assert row.data(ModelRows.USUAL) == "40 s · $0.04"
    tip = row.data(Qt.ItemDataRole.ToolTipRole)
    assert "Usually runs 40 s, nine of ten within 70 s; before that 5 s in the queue." in tip
    assert "Usually $0.04 (from $0.03 to $0.06), as 10 runs were reported." in tip
    assert "usually 40 s · $0.04" in row.data(Qt.ItemDataRole.AccessibleTextRole)
    other = picker.rows.index(0, 0)
    assert other.data(ModelRows.USUAL) == ""
    assert "Usually" not in other.data(Qt.ItemDataRole.ToolTipRole)
    assert usual_in_short(Usual(9, 0.2, 0.3)) == "1 s"
    assert usual_in_short(Usual(9, cost_median=Decimal(0), cost_low=Decimal(0), cost_high=Decimal(0))) == "$0.00"


def test_what_a_document_tells_is_escaped_in_the_tip(picker):
    entry = ModelEntry(
        "a/b", "a", "b", title="<b>Bold</b>", about="1 < 2", outputs=("video",), inputs=("image", "text")
    )
    picker.set_entries([replace(entry, alternates=("fal", "runware"))])
    tip = picker.rows.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Bold&lt;/b&gt;" in tip
    assert "Makes Video from Image, Text." in tip
    assert "Can be served by fal, runware, too." in tip


TOLD = (
    replace(MODELS[0], inputs=("text", "image"), about="Washes of colour on wet paper"),
    replace(MODELS[2], inputs=("image",), title="Café Lumière"),
    replace(MODELS[3], inputs=("text",), alternates=("fal",)),
    MODELS[4],
    ModelEntry("größe/modèle-27b", "größe", "modèle-27b"),
    MODELS[7],
)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("wat", ["atelier/watercolour-2"]),
        ("2 water", ["atelier/watercolour-2"]),
        ("watercolour2", ["atelier/watercolour-2"]),
        ("wet paper", ["atelier/watercolour-2"]),
        ("watrecolour", ["atelier/watercolour-2"]),  # swapped
        ("watercolur", ["atelier/watercolour-2"]),  # left out
        ("cafe lumiere", ["lumen/film-1"]),
        ("Modele", ["größe/modèle-27b"]),
        ("image to video", ["lumen/film-1"]),
        ("picture to fi", ["lumen/film-1"]),
        ("image to vidoe", ["lumen/film-1"]),
        ("t2v", ["lumen/film-and-still"]),
        ("text to", ["atelier/watercolour-2", "lumen/film-and-still"]),
        ("fal", ["lumen/film-and-still"]),
        ("movie", ["lumen/film-1", "lumen/film-and-still"]),
        ("film", ["lumen/film-1", "lumen/film-and-still"]),
        ("and", ["lumen/film-and-still"]),
        ("zz", []),
        ("xyzzy lumen", []),
        ("  ·!  ", [entry.id for entry in sorted(TOLD, key=lambda entry: (entry.provider, entry.name))]),
    ],
)
def test_words_are_found_by_beginnings_accents_kinds_and_with_a_slip(picker, words, found):
    picker.set_entries(TOLD)
    picker.search.setText(words)
    assert picker.rows.ids() == found


def test_the_best_fit_is_what_enter_takes(picker, qtbot):
    picker.set_favourites(["lumen/film-and-still"])
    picker.set_current("lumen/film-1")
    picker.begin()
    qtbot.keyClicks(picker.search, "vox")
    with qtbot.waitSignal(picker.chosen) as got:
        qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    assert got.args == ["vox/voice-3"]
    said = replace(MODELS[0], id="a/said", provider="a", name="said", about="As good as any film")
    picker.set_entries((*MODELS, said))
    picker.set_favourites(["a/said"])  # its description has the word; it stands first all the same
    picker.search.setText("film")
    assert picker.rows.ids()[0] == "a/said"
    assert picker.list.currentIndex().row() == 1


def test_what_a_model_takes_is_chosen_apart(picker):
    assert not picker.sources.isEnabled()  # no document was read: there is nothing to choose by
    assert "not known yet" in picker.sources.toolTip()
    top = picker.list.y()
    picker.set_entries(TOLD)
    assert picker.sources.isEnabled()
    picker.grab()
    assert picker.list.y() == top  # what is learned moves nothing
    picker.sources.setCurrentIndex(picker.sources.findData("image"))
    assert picker.rows.ids() == ["atelier/watercolour-2", "lumen/film-1"]
    assert picker._show_unread.text() == "Show 2 more that may fit"
    picker._show_unread.click()
    assert picker.rows.ids()[-2:] == ["größe/modèle-27b", "odd/unread"]


def test_the_kinds_stand_on_one_line_in_a_narrow_panel(picker, qtbot, qapp):
    theme.apply(qapp, theme.Scheme.DARK)
    picker.resize(288, 640)
    picker.grab()
    assert len({button.y() for button in picker._kinds.buttons()}) == 1


GONE = (
    ModelEntry("kiln/first", "kiln", "first", gone="kiln/first was retired; use vox/voice-3"),
    ModelEntry("kiln/lost", "kiln", "lost", gone=""),
    ModelEntry("kiln/old", "kiln", "old", gone="retired without a word of what comes next"),
)


def test_what_is_gone_stays_where_the_artist_left_it(picker, qtbot):
    picker.set_favourites(["kiln/first"])
    picker.set_recent(["kiln/lost"])
    picker.set_entries(MODELS, GONE, ["kiln/old"])
    ids = picker.rows.ids()
    assert (ids[0], ids[1], ids[-1]) == ("kiln/first", "kiln/lost", "kiln/old")
    words = [picker.rows.index(row, 0).data(ModelRows.SECOND) for row in (0, 1, len(ids) - 1)]
    assert words[0].endswith("No longer offered: use Voice 3 · vox")
    assert words[1].endswith("Not in the Router's list now")
    assert words[2].endswith("No longer offered")
    assert picker._count.text() == "8 models"  # they are none of these
    picker.set_favourites([])
    picker.set_recent([])
    picker.set_entries(MODELS, GONE)
    assert not any(entry.id in picker.rows.ids() for entry in GONE)
    picker.search.setText("kiln")  # asked for by name
    assert picker.rows.ids() == ["kiln/first", "kiln/lost", "kiln/old"]
    with qtbot.waitSignal(picker.chosen) as got:
        qtbot.keyClick(picker.search, Qt.Key.Key_Return)
    assert got.args == ["kiln/first"]


def test_an_old_list_says_so_and_can_be_asked_for_again(picker, qtbot):
    assert not picker._old.isVisible()
    now = 1_700_000_000.0
    words = standing_in_words(Standing(now - 3600, "The Router could not be reached."), now)
    assert words.startswith("As of ")
    assert words.endswith(". The Router could not be reached.")
    assert standing_in_words(Standing(now), now) == ""
    picker.set_standing(words)
    assert picker._old.isVisible()
    with qtbot.waitSignal(picker.retryAsked):
        picker._ask.click()


def test_the_rows_in_sight_are_told_and_none_once_it_is_closed(picker, qtbot):
    many = [ModelEntry(f"p/m{number:03}", "p", f"m{number:03}") for number in range(300)]
    with qtbot.waitSignal(picker.seen):
        picker.set_entries(many)
    with qtbot.waitSignal(picker.seen) as got:
        picker.list.scrollTo(picker.rows.index(150, 0), picker.list.ScrollHint.PositionAtTop)
    assert got.args[0][0] == "p/m150"
    assert 5 < len(got.args[0]) < 20
    with qtbot.waitSignal(picker.seen) as got:
        picker.hide()
    assert got.args == [[]]


def test_letters_typed_in_the_list_go_to_the_search(picker, qtbot):
    picker.list.setFocus()
    qtbot.keyClick(picker.list, Qt.Key.Key_V)
    assert picker.search.text() == "v"
    qtbot.keyClick(picker.search, Qt.Key.Key_Down)
    qtbot.keyClick(picker.list, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert picker.search.text() == "v"


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
    taken = []
    for words in ("m", "mo", "mod", "model 7", "maker03", "mkaer03", "image to", ""):
        start = time.thread_time()
        picker.search.setText(words)
        picker.list.doItemsLayout()
        picker.list.viewport().repaint()
        taken.append(time.thread_time() - start)
    assert sorted(taken)[len(taken) // 2] < 0.05  # 11 ms where nothing else runs; this machine may be busy


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("words"), st.sampled_from(["", "a", "film", "zzz"])),
            st.tuples(st.just("kind"), st.sampled_from(["", "image", "audio"])),
            st.tuples(st.just("star"), st.sampled_from([entry.id for entry in MODELS])),
            st.tuples(st.just("entries"), st.integers(0, len(MODELS))),
            st.tuples(st.just("gone"), st.integers(0, len(MODELS))),
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
        elif name == "gone":
            gone = [replace(entry, gone="it went") for entry in MODELS[value // 2 :]]
            rows.set_entries(MODELS[:value], gone, [entry.id for entry in gone[:2]])
        else:
            rows.set_entries(MODELS[:value])
        ids = rows.ids()
        assert len(ids) == len(set(ids)) == rows.rowCount()
