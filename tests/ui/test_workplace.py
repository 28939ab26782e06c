"""What goes on between the views of a session: parameters, the catalogue's news, small pictures, ten thousand rows."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, a_request
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from queue_rows import NOW, every_state, request
from test_first_start import works
from viewer_things import output, picture, svg

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import ModelsChanged
from comfy_desk.domain.output import Kind
from comfy_desk.domain.request import Hold, State
from comfy_desk.ui import theme
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.viewers.notice import NoticePane
from comfy_desk.ui.workplace import kinds_of


@pytest.fixture
def play(run_async: Any, qtbot: Any) -> Any:
    """Runs `steps(window)` with a window on a session, then puts everything away."""

    def scene(session: FakeSession, steps: Any, size: tuple[int, int] = (1440, 900)) -> None:
        async def main() -> None:
            window = MainWindow(lambda: None, works, now=lambda: NOW)
            window.resize(*size)
            window.show()
            window.attach(session)
            await window.start()
            try:
                await steps(window)
            finally:
                await window.put_away()
                window.finish()
                window.deleteLater()
                await stop_spawned()
                await asyncio.sleep(0)

        run_async(main(), timeout=30)

    return scene


async def until(met: Any, patience: float = 5.0) -> None:
    end = time.monotonic() + patience
    while not met():
        assert time.monotonic() < end, "it did not come"
        await asyncio.sleep(0.01)


def facts(window: MainWindow) -> dict[str, str]:
    return {fact.name: fact.value for fact in window.viewer._details.facts}


def test_what_was_sent_stands_beside_the_picture(play: Any, tmp_path: Path) -> None:
    session = FakeSession()
    row = a_request(1, state=State.DONE, prompt="a boat", outputs=(output(picture(tmp_path / "a.png")),))
    session.desk.rows = {row.id: row, "row-2": a_request(2, state=State.IN_PROGRESS)}
    session.bodies[row.id] = b'{"prompt":"a boat","seed":7,"guidance":3.50,"size":"1024x1024"}'

    async def steps(window: MainWindow) -> None:
        window.queue.select(row.id)
        await until(lambda: "guidance" in facts(window))
        assert facts(window)["guidance"] in ("3.5", "3.50")
        assert facts(window)["size"] == "1024x1024"
        assert "prompt" not in facts(window)
        assert facts(window)["Cost"] == "not reported"
        session.failing["body"] = DeskError("The data folder could not be read.")
        window.queue.select("row-2")
        await until(lambda: facts(window)["Cost"] == "—")
        assert "guidance" not in facts(window)

    play(session, steps)


def test_news_of_the_catalogue_reach_the_list_and_the_rows(play: Any) -> None:
    session = FakeSession(tuple(replace(entry, outputs=()) for entry in MODELS))
    session.desk.rows = {"row-1": a_request(1, model="lumen/film-1", state=State.IN_QUEUE)}

    async def steps(window: MainWindow) -> None:
        picker = window.compose.picker
        await until(lambda: picker.rows.rowCount() == len(MODELS))
        picker.list.setCurrentIndex(picker.rows.index(3, 0))
        chosen = picker.rows.ids()[3]
        assert window.queue.model.words_at(0).preview.kind is Kind.IMAGE
        session.catalogue = MODELS
        session.desk.publish(ModelsChanged("practice"))
        await until(lambda: window.queue.model.words_at(0).preview.kind is Kind.VIDEO)
        assert picker.list.currentIndex().data(picker.rows.ENTRY).id == chosen
        video = next(chip for chip in picker._kinds.buttons() if chip.property("kind") == "video")
        video.click()
        assert picker.rows.ids() == ["lumen/film-1", "lumen/film-and-still"]

    play(session, steps)
    assert kinds_of(MODELS)["poly/mesh-6"] is Kind.MODEL_3D
    assert "odd/unread" not in kinds_of(MODELS)


def test_a_drawing_that_comes_in_gets_its_small_picture(play: Any, tmp_path: Path) -> None:
    session = FakeSession()
    session.folder = tmp_path
    row = a_request(1, state=State.COLLECTING)
    session.desk.rows = {row.id: row}

    async def steps(window: MainWindow) -> None:
        session.desk.put(replace(row, state=State.DONE, outputs=(output(svg(tmp_path / "a.svg"), 0, Kind.VECTOR),)))
        await until(lambda: window.queue.model.words_at(0).preview.path is not None)

    play(session, steps)


def test_the_viewer_hears_of_a_pause(play: Any) -> None:
    session = FakeSession()
    session.desk.rows = {"row-1": a_request(1, hold=Hold.READY)}

    async def steps(window: MainWindow) -> None:
        window.queue.select("row-1")
        notice = window.viewer.stage
        assert isinstance(notice, NoticePane)
        assert notice.words.headline == "Waiting here · next"
        await session.set_paused(True)
        assert notice.words.headline == "Waiting here · paused"

    play(session, steps)


def test_full_screen_and_back(play: Any, tmp_path: Path) -> None:
    session = FakeSession()
    rows = [
        a_request(number, state=State.DONE, outputs=(output(picture(tmp_path / f"{number}.png", (300, 200))),))
        for number in (1, 2)
    ]
    session.desk.rows = {row.id: row for row in rows}

    async def steps(window: MainWindow) -> None:
        viewer = window.viewer
        window.menus._do["full_screen"]()
        assert viewer._full.window is None  # nothing is shown yet
        window.queue.select("row-2")
        await until(lambda: viewer.action("full").isEnabled())
        stage = viewer.stage
        viewer.action("full").trigger()
        full = viewer._full.window
        assert full is not None
        assert stage is not None
        assert stage.window() is full
        QTest.keyClick(full, Qt.Key.Key_Right)
        assert viewer.current()[0].id == "row-1"  # type: ignore[index]
        QTest.keyClick(full, Qt.Key.Key_Escape)
        assert viewer._full.window is None
        assert stage.window() is window
        assert stage.isVisible()

    play(session, steps)


def test_ten_thousand_rows_open_at_once_and_can_be_chosen(play: Any, qapp: QApplication) -> None:
    states = [row.state for row in every_state()]
    session = FakeSession()
    session.desk.rows = {
        row.id: row for row in (request(number, states[number % len(states)]) for number in range(10_000))
    }

    async def steps(window: MainWindow) -> None:
        started = time.thread_time()
        painted = window.grab()
        assert not painted.isNull()
        assert time.thread_time() - started < 1.0  # far above what it takes, far below what a slow path would
        assert window.queue.counts.all == 10_000
        table = window.queue.table
        await until(table.isVisible)
        assert window.queue.select("row-00000")
        assert window.viewer._request.id == "row-00000"  # type: ignore[union-attr]
        assert table.visible_rows().stop == 10_000
        started = time.thread_time()
        table.sortByColumn(PLACE["status"], Qt.SortOrder.AscendingOrder)
        window.grab()
        assert time.thread_time() - started < 0.6
        assert window.queue.selected_id() == "row-00000"
        QTest.keyClick(table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(table, Qt.Key.Key_Down)
        assert window.queue.selected_id() == window.queue.shown.request_at(1).id

    play(session, steps)


def test_tab_walks_as_things_stand_on_the_screen(play: Any, tmp_path: Path) -> None:
    session = FakeSession()
    row = a_request(1, state=State.DONE, outputs=(output(picture(tmp_path / "a.png")),))
    session.desk.rows = {row.id: row}

    async def steps(window: MainWindow) -> None:
        window.compose.load("atelier/watercolour-2", {"prompt": "a boat"})
        await until(lambda: window.compose.form.form is not None)
        window.queue.select(row.id)
        await until(lambda: window.queue.table.isVisible() and window.viewer.action("full").isEnabled())
        window.activateWindow()
        first = window.compose.model_button
        first.setFocus()
        await until(lambda: QApplication.focusWidget() is first)
        walked: list[QWidget] = [first]
        while len(walked) < 80:
            QTest.keyClick(walked[-1], Qt.Key.Key_Tab)
            here = QApplication.focusWidget()
            if here is first:
                break
            walked.append(here)
        assert QApplication.focusWidget() is first  # round and round
        order = [
            0 if window.compose.isAncestorOf(one) else 1 if window.centralWidget().isAncestorOf(one) else 2
            for one in walked
        ]
        assert order == sorted(order)
        assert {0, 1, 2} == set(order)
        assert window.queue.table in walked
        assert window.compose.foot.button in walked
        QTest.keyClick(first, Qt.Key.Key_Backtab)
        assert QApplication.focusWidget() is walked[-1]

    play(session, steps)


@pytest.mark.parametrize("width", [1000, 1120, 1280])
def test_a_narrow_window_is_as_narrow_as_asked(play: Any, qapp: QApplication, width: int) -> None:
    theme.apply(qapp, theme.Scheme.DARK)
    session = FakeSession()
    session.desk.rows = {row.id: row for row in every_state()}

    async def steps(window: MainWindow) -> None:
        await until(lambda: window.compose.picker.rows.rowCount() > 0)
        window.compose.load("atelier/watercolour-2", {"prompt": "a boat"})
        await until(lambda: window.compose.form.form is not None)
        window.grab()
        assert window.width() == width
        assert window.viewer.width() >= window.viewer.minimumSizeHint().width()
        window.resize(1000, 700)
        window.grab()
        assert window.width() == 1000

    play(session, steps, size=(width, 700))
