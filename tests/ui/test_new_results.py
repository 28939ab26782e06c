"""New requests and new results: never hidden without a word, never in place of what the artist looks at."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from fake_session import FakeSession, a_request
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, picture

from comfy_desk.domain.request import Request, State
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.models.queue_filter import Chip


def done(row: Request, tmp_path: Path) -> Request:
    return replace(row, state=State.DONE, hold=None, outputs=(output(picture(tmp_path / f"{row.id}.png")),))


def test_only_what_is_chosen_is_selected(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {f"row-{n}": a_request(n, prompt="fox") for n in range(5)}

    async def steps(window: MainWindow) -> None:
        table = window.queue.table
        await until(table.isVisible)
        table.selectAll()
        window.queue._search.setText("nothing like it")
        assert not table.chosen()
        window.queue._search.clear()
        assert not table.chosen()
        QTest.keyPress(table, Qt.Key.Key_Control)  # still down after Ctrl+Enter
        for number in range(10, 40):
            session.desk.put(a_request(number))
            window.compose.submitted.emit(f"row-{number}")
        assert [row.id for row in table.chosen()] == ["row-39"]
        QTest.keyRelease(table, Qt.Key.Key_Control)

    play(session, steps)


def test_a_new_request_behind_a_filter_is_told_of(play: Any) -> None:  # noqa: F811
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        window.queue._search.setText("no such words")
        window.queue.shown.set_chip(Chip.FAILED)
        row_id = await session.submit("atelier/watercolour-2", b"{}", prompt="a boat", seed=None)
        window.compose.submitted.emit(row_id)
        assert "hides the new request" in window.toast.text
        assert window.queue._search.text()
        window.toast.findChild(QPushButton, "toastAction").click()
        assert window.queue.selected_id() == row_id
        assert not window.queue.shown.narrowed

    play(session, steps)


def test_the_newest_result_is_shown_while_nothing_was_chosen(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session = FakeSession()
    rows = [a_request(number, state=State.IN_PROGRESS, hold=None) for number in (1, 2)]
    session.desk.rows = {row.id: row for row in rows}

    async def steps(window: MainWindow) -> None:
        window.compose.submitted.emit("row-2")
        window.compose.setFocus()
        for row in rows:
            session.desk.put(done(row, tmp_path))
            await until(lambda row=row: window.viewer.shown_id == row.id)
            assert window.queue.selected_id() == row.id
        assert window.viewer._news.isHidden()

    play(session, steps)


def test_what_the_artist_looks_at_stays_and_a_chip_leads_on(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session = FakeSession()
    rows = [a_request(number, state=State.IN_PROGRESS, hold=None) for number in (1, 2, 3)]
    session.desk.rows = {row.id: row for row in rows}

    async def steps(window: MainWindow) -> None:
        chip = window.viewer._news
        table = window.queue.table
        await until(table.isVisible)
        session.desk.put(done(rows[0], tmp_path))  # shown by itself
        table.select("row-1")
        window.grab()
        at = table.visualRect(table.currentIndex()).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        window.compose.setFocus()
        for row in rows[1:]:
            session.desk.put(done(row, tmp_path))
        assert window.viewer.shown_id == "row-1"
        assert chip.isVisible()
        await until(lambda: chip.accessibleName() == "2 new results")  # a stream of them is told a few times a second
        assert window.viewer.rect().contains(chip.geometry())
        chip.click()
        assert window.viewer.shown_id == "row-3"
        assert window.queue.selected_id() == "row-3"
        assert chip.isHidden()

    play(session, steps)


def test_a_result_that_comes_by_itself_does_not_scroll_the_table(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session = FakeSession()
    rows = [a_request(number, state=State.IN_PROGRESS, hold=None) for number in range(30)]
    session.desk.rows = {row.id: row for row in rows}

    async def steps(window: MainWindow) -> None:
        table = window.queue.table
        await until(table.isVisible)
        window.grab()
        session.desk.put(done(rows[0], tmp_path))  # at the foot of the list, far below
        await until(lambda: window.viewer.shown_id == "row-0")
        window.grab()
        assert window.queue.selected_id() == "row-0"
        assert table.verticalScrollBar().value() == 0

    play(session, steps)
