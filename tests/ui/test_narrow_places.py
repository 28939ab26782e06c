"""Small screens and narrow panels, long words of all scripts, and where dialogs start."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, a_request
from PySide6.QtCore import QSize, Qt, QTranslator
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QToolButton, QVBoxLayout, QWidget
from queue_rows import NOW, StillDesk, every_state, request
from test_first_start import works
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, picture

from comfy_desk.domain.account import Account
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.output import Role
from comfy_desk.domain.request import State
from comfy_desk.ui import theme
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.delegates.lettering import letters, lines_of
from comfy_desk.ui.forms.controls import Segments
from comfy_desk.ui.forms.form_head import FormHead
from comfy_desk.ui.layout import STATE
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.models.queue_filter import Chip
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.resources import resources_dir
from comfy_desk.ui.status_line import StatusLine
from comfy_desk.ui.viewers.details import DetailsPanel
from comfy_desk.ui.viewers.film import FilmStage
from comfy_desk.ui.viewers.words import meaning_of
from comfy_desk.ui.views.compose_parts import ModelButton
from comfy_desk.ui.views.queue import QueueView
from comfy_desk.ui.wording import Counts


@pytest.mark.parametrize(
    "text",
    [
        "夜明けの灯台守の台所窓に湯気青い琺瑯のポット" * 9,
        "🦊🐻" * 80,
        "고양이가창가에앉아서" * 9,
        "𠮷野家" * 60,
        "x" * 300,
    ],
)
def test_lines_of_every_script_stay_in_their_cell(text: str, qapp: QApplication) -> None:
    kind = letters()
    for most in (1, 2, 3):
        lines = lines_of(text, 140, kind, most)
        assert len(lines) == most
        assert all(kind.metrics.horizontalAdvance(line) <= 140 for line in lines)
        assert lines[-1].endswith("…")
        assert text.startswith("".join(lines)[:-1])


def test_a_row_paints_nothing_into_the_next_column(qtbot: Any, qapp: QApplication) -> None:
    theme.apply(qapp, theme.Scheme.DARK)
    pictures = []
    for prompt in ("𠮷🦊" * 100, "𠮷🦊"):
        view = QueueView(DeskBridge(StillDesk([request(1, State.CANCELLED, prompt=prompt)]), clock=lambda: NOW))
        qtbot.addWidget(view)
        view.resize(700, 400)
        view.show()
        table = view.table
        cell = table.visualRect(view.shown.index(0, 2))
        pictures.append(table.viewport().grab(cell).toImage())
    assert pictures[0] == pictures[1]


def test_the_window_gets_narrow_enough_for_old_screens(play: Any, qapp: QApplication) -> None:  # noqa: F811
    theme.apply(qapp, theme.Scheme.DARK)
    session = FakeSession()
    session.desk.rows = {row.id: row for row in every_state()}

    async def steps(window: MainWindow) -> None:
        window.resize(940, 600)
        window.grab()
        assert window.width() == 940
        queue = window.queue
        for button in (queue._pause, queue._cancel):
            assert button.width() >= button.sizeHint().width()
        assert queue.rect().contains(queue._columns.geometry())

    play(session, steps)


def test_large_numbers_a_pause_and_one_batch_alone_take_no_room_from_a_small_window(
    play: Any,  # noqa: F811
    qapp: QApplication,
) -> None:
    theme.apply(qapp, theme.Scheme.DARK)
    session = FakeSession()
    harvest = Batch("b", "A harvest of a hundred pictures", NOW)
    session.desk.groups = {"b": harvest}
    session.desk.rows = {f"row-{n}": a_request(n, state=State.WAITING, batch="b") for n in range(1, 9)}

    async def steps(window: MainWindow) -> None:
        window.compose.load(MODELS[0].id, {"prompt": "a lighthouse"})
        await until(lambda: window.compose.form is not None)
        window.compose.set_paused(True)
        window.queue.show_batch("b")
        chips = window.queue._chip_row
        chips.set_counts(Counts(all=10_911, active=10_106, done=804, failed=100))
        window.resize(900, 600)
        window.grab()
        assert window.width() == 900
        assert chips.buttons[Chip.ALL].text() == "All  10,911"  # the batch's name gives way first
        assert window.queue._search.width() >= 150
        chips.setFixedWidth(280)
        await until(lambda: chips.buttons[Chip.ALL].text() != "All  10,911")
        shown = [*chips.buttons.values(), chips.batch]
        assert all(button.width() >= button.sizeHint().width() for button in shown)
        assert chips.rect().contains(chips.batch.geometry())
        assert "10,911" in chips.buttons[Chip.ALL].toolTip()
        chips.setMinimumWidth(0)
        chips.setMaximumWidth(2000)
        window.resize(1400, 600)
        await until(lambda: chips.buttons[Chip.ALL].text() == "All  10,911")

    play(session, steps)


def test_a_form_fits_into_the_height_of_a_small_screen_at_twice_its_size(play: Any, qapp: QApplication) -> None:  # noqa: F811
    theme.apply(qapp, theme.Scheme.DARK)

    async def steps(window: MainWindow) -> None:
        window.compose.load(MODELS[0].id, {"prompt": "a lighthouse"})
        await until(lambda: bool(window.compose.form.prompt()))
        window.compose.sending.set_accounts((Account("a", "A", "https://a.example"), Account("b", "B", "")), "a")
        window.grab()
        assert window.minimumSizeHint().height() <= 420

    play(FakeSession(), steps)


@pytest.mark.parametrize("language", ["en", "de"])
def test_side_by_side_gives_way_to_a_small_screen_at_twice_its_size(
    play: Any,  # noqa: F811
    qapp: QApplication,
    language: str,
) -> None:
    theme.apply(qapp, theme.Scheme.DARK)
    translator = QTranslator()
    if language == "de":
        assert translator.load(str(resources_dir() / "translations" / "comfy-desk_de.qm"))
        qapp.installTranslator(translator)
    wide = FakeSession()

    async def leave_it_wide(window: MainWindow) -> None:
        assert window.docks.right not in window.tabifiedDockWidgets(window.docks.left)

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        await until(lambda: window.docks.right in window.tabifiedDockWidgets(window.docks.left))
        window.grab()
        assert window.minimumSizeHint().width() <= 800
        assert window.width() == 800
        window.docks.bring(window.docks.right)
        window.docks.bring(window.docks.details)
        window._there().library.centre.show_library()
        window.grab()
        assert window.minimumSizeHint().width() <= 800

    try:
        play(wide, leave_it_wide)
        small = FakeSession()
        small.desk.rows = {row.id: row for row in every_state()}
        small.memory = {STATE: wide.memory[STATE]}
        play(small, steps, (800, 500))
    finally:
        qapp.removeTranslator(translator)


def test_the_first_size_leaves_room_for_the_frame(
    qtbot: Any, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("comfy_desk.ui.layout.Layout._room", lambda _self: QSize(1360, 850))
    window = MainWindow(lambda: None, works, now=lambda: NOW)
    qtbot.addWidget(window)
    assert window.width() < 1360
    assert window.height() <= 850 - 40


def test_a_column_that_has_no_room_says_so(qtbot: Any) -> None:
    view = QueueView(DeskBridge(StillDesk([request(1)]), clock=lambda: NOW))
    qtbot.addWidget(view)
    view.resize(420, 400)
    view.show()
    view.table.columns.show("cost", True)
    entries = [action.text() for action in view.table.columns.menu(QMenu(view)).actions()]
    assert "Cost (too narrow now)" in entries
    view.table.columns.show("cost", False)
    assert "Cost" in [action.text() for action in view.table.columns.menu(QMenu(view)).actions()]


def test_escape_clears_the_search(qtbot: Any) -> None:
    view = QueueView(DeskBridge(StillDesk([request(1)]), clock=lambda: NOW))
    qtbot.addWidget(view)
    view.show()
    view.activateWindow()
    view.focus_search()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is view._search)
    QTest.keyClicks(view._search, "fox")
    QTest.keyClick(view._search, Qt.Key.Key_Escape)
    assert view._search.text() == ""
    assert not view.shown.narrowed
    QTest.keyClick(view._search, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is view.table


@pytest.mark.parametrize("width", [200, 244, 300, 500])
def test_the_controls_of_a_film_are_left_out_and_never_squeezed(qtbot: Any, width: int) -> None:
    stage = FilmStage()
    qtbot.addWidget(stage)
    stage.resize(width, 300)
    stage.show()
    controls = stage.transport
    parts = (controls.play, controls.back, controls.forward, controls.loop, controls.speed, controls.frame)
    for part in (*parts, controls.mute, controls._volume):
        if part.isVisible():
            assert part.width() >= part.sizeHint().width() or part is controls._volume
            assert controls.rect().contains(part.geometry())
    assert controls.play.isVisible()
    assert controls.speed.isVisible()
    assert controls._volume.isVisible() == (width >= 500)


def test_the_facts_fit_a_narrow_column_with_what_copies_them(qtbot: Any, tmp_path: Path, qapp: QApplication) -> None:
    theme.apply(qapp, theme.Scheme.LIGHT)
    panel = DetailsPanel()
    qtbot.addWidget(panel)
    one = output(picture(tmp_path / "quick-sketch-fish_made_of_autumn_leaves-5955857888963759101-1.png"))
    panel.show_facts(a_request(1, state=State.DONE, outputs=(one,)), one)
    panel.show()
    panel.resize(230, 400)
    QApplication.processEvents()
    copying = [button for button in panel.findChildren(QToolButton) if button.isVisible()]
    assert len(copying) > 1
    inside = panel.viewport().rect()
    assert all(inside.right() >= button.mapTo(panel.viewport(), button.rect().topRight()).x() for button in copying)


def test_the_facts_do_not_scroll_sideways(qtbot: Any) -> None:
    panel = DetailsPanel()
    qtbot.addWidget(panel)
    panel.resize(210, 300)
    panel.show_facts(a_request(1, model="a/" + "w" * 200), None)
    panel.show()
    bar = panel.horizontalScrollBar()
    bar.setRange(0, 500)
    bar.setValue(80)
    assert bar.value() == 0


def test_over_the_whole_screen_one_walks_from_work_to_work(play: Any, tmp_path: Path, qapp: QApplication) -> None:  # noqa: F811
    session = FakeSession()
    made = [a_request(n, state=State.DONE, outputs=(output(picture(tmp_path / f"{n}.png")),)) for n in (1, 4)]
    session.desk.rows = {
        row.id: row for row in (*made, a_request(2, state=State.FAILED), a_request(3, state=State.EMPTY))
    }

    async def steps(window: MainWindow) -> None:
        theme.apply(qapp, theme.Scheme.LIGHT)
        viewer = window.viewer
        window.queue.select("row-4")
        await until(lambda: viewer.action("full").isEnabled())
        viewer.action("full").trigger()
        full = viewer._full.window
        assert full is not None
        await until(lambda: QColor(full.grab().toImage().pixel(3, 3)).lightness() < 80)
        QTest.keyClick(full, Qt.Key.Key_Right)
        assert viewer.shown_id == "row-1"
        QTest.keyClick(full, Qt.Key.Key_Right)
        assert viewer.shown_id == "row-1"
        QTest.keyClick(full, Qt.Key.Key_Escape)
        window.queue.select("row-4")
        viewer.walk(1)
        assert viewer.shown_id == "row-3"  # beside the list nothing is passed over

    play(session, steps)


def test_save_all_starts_where_files_are_saved(qtbot: Any, run_async: Any, tmp_path: Path) -> None:
    session = FakeSession()
    files = tuple(output(picture(tmp_path / f"{n}.png"), n) for n in (0, 1))
    session.desk.rows = {"row-1": a_request(1, state=State.DONE, outputs=files)}
    window = MainWindow(lambda: None, works, folder=lambda: tmp_path, now=lambda: NOW)
    qtbot.addWidget(window)

    async def steps() -> None:
        window.attach(session)
        await window.start()
        window.queue.verbAsked.emit("row-1", "save_as")
        dialog = window.findChild(QFileDialog)
        assert dialog is not None
        assert Path(dialog.directory().absolutePath()) == tmp_path
        dialog.reject()
        await window.put_away()
        window.finish()

    run_async(steps())


def test_a_start_tells_what_went_on_meanwhile(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    rows = [request(1, State.IN_QUEUE), request(2, State.IN_PROGRESS), request(3, State.WAITING)]
    session.desk.rows = {row.id: row for row in rows}

    async def steps(window: MainWindow) -> None:
        assert window.toast.text == "2 requests were left at the Router; they are followed on."
        window.toast.dismiss()
        window.attach(session)
        await window.start()
        assert window.toast.text == ""

    play(session, steps)


def test_small_words(qtbot: Any) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.set_account(Account("a", "127.0.0.1:9", "http://127.0.0.1:9"))
    assert line._account.text() == "127.0.0.1:9"
    line.set_account(Account("a", "Studio", "http://127.0.0.1:9"))
    assert line._account.text() == "Studio at 127.0.0.1:9"
    piece = output(Path("/a.png"))
    assert meaning_of(piece) == ""
    assert "layer" in meaning_of(replace(piece, role=Role.PART))
    assert "another format" in meaning_of(replace(piece, role=Role.VARIANT))


def test_the_models_button_keeps_its_two_lines_where_room_is_short(qtbot: Any, qapp: QApplication) -> None:
    theme.apply(qapp, theme.Scheme.LIGHT)
    host = QWidget()
    qtbot.addWidget(host)
    button, editor = ModelButton(host), QWidget(host)
    editor.setMinimumHeight(300)
    column = QVBoxLayout(host)
    column.addWidget(button)
    column.addWidget(editor, 1)
    host.resize(300, 10)
    host.show()
    assert button.height() >= button.sizeHint().height()
    theme.apply(qapp, theme.Scheme.DARK)
    host.resize(300, 11)
    QApplication.sendPostedEvents()
    assert button.height() >= button.sizeHint().height()


def test_what_a_model_is_for_is_no_column_of_single_words(qtbot: Any) -> None:
    about = plain_label("Changes a picture of yours where a mask is white, or all over.")
    head = FormHead(about, Segments("Show the input as", ["Form", "JSON"]), 10)
    qtbot.addWidget(head)
    head.show()
    for wide, stacked in ((420, False), (200, True), (420, False)):
        head.resize(wide, head.sizeHint().height())
        QApplication.processEvents()
        assert head.stacked is stacked
