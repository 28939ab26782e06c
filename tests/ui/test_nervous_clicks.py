"""One gesture is one paid run, however nervous the finger; and what is seen is what keys act on."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fake_library import FakeLibrary, an_entry
from fake_session import FakeSession, a_request
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from test_main_window_parts import FakePlaces
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, picture

from comfy_desk.domain.request import State
from comfy_desk.domain.shortcuts import COMMAND
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.verbs import PAID, Verbs


@pytest.mark.parametrize("verb", sorted(PAID))
def test_three_clicks_are_one_run(verb: str, qtbot: Any, run_async: Any) -> None:
    session, now = FakeSession(), [10.0]
    for number in (1, 2):
        session.desk.put(a_request(number))
    window = QWidget()
    qtbot.addWidget(window)
    call = "run_directly" if verb == "run_directly" else "run_again"
    verbs = Verbs(session, FakePlaces(), ToastLine(window), window, clock=lambda: now[0])

    async def steps() -> None:
        for _ in range(3):
            verbs.act("row-1", verb)
            await asyncio.sleep(0.01)
            now[0] += 0.12
        assert session.names().count(call) == 1
        verbs.act("row-2", verb)  # another row is another wish
        now[0] += 5
        verbs.act("row-1", verb)
        await asyncio.sleep(0.01)
        assert session.names().count(call) == 3
        await stop_spawned()

    run_async(steps())


def test_a_click_while_the_run_is_being_recorded_is_no_second_one(qtbot: Any, run_async: Any) -> None:
    session, now, gate = FakeSession(), [10.0], asyncio.Event()
    session.desk.put(a_request(1))
    recorded: list[str] = []

    async def slow(request_id: str, **_more: Any) -> str:
        recorded.append(request_id)
        await gate.wait()
        return "row-new"

    session.run_again = slow  # type: ignore[method-assign]
    window = QWidget()
    qtbot.addWidget(window)
    verbs = Verbs(session, FakePlaces(), ToastLine(window), window, clock=lambda: now[0])

    async def steps() -> None:
        for _ in range(2):
            verbs.act("row-1", "run_again")
            await asyncio.sleep(0.01)
            now[0] += 30
        assert recorded == ["row-1"]
        gate.set()
        await asyncio.sleep(0.01)
        verbs.act("row-1", "run_again")
        await asyncio.sleep(0.01)
        assert recorded == ["row-1", "row-1"]
        await stop_spawned()

    run_async(steps())


def press(table: QWidget, point: QPoint, at: int, *, double: bool = False) -> None:
    place, button = QPointF(point), Qt.MouseButton.LeftButton
    for kind, held in (
        (QEvent.Type.MouseButtonDblClick if double else QEvent.Type.MouseButtonPress, button),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(kind, place, place, button, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(at)
        QApplication.sendEvent(table, event)


def test_a_row_that_slides_under_the_pointer_is_not_clicked(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {f"row-{n}": a_request(n, state=State.CANCELLED) for n in (1, 2, 3)}
    asked: list[tuple[str, str]] = []

    async def steps(window: MainWindow) -> None:
        table = window.queue.table
        await until(table.isVisible)
        window.grab()
        now = [0.0]
        table.slide._clock = lambda: now[0]  # the pointer may stand here since an earlier test
        window.queue.verbAsked.connect(lambda request_id, verb: asked.append((request_id, verb)))
        point = table.button_point("row-2", "run_again")
        assert point is not None
        press(table.viewport(), point, 1000)
        session.desk.put(a_request(9, state=State.CANCELLED))  # now row-3 is where row-2 was
        window.grab()
        press(table.viewport(), point, 1120)
        press(table.viewport(), point, 1240)
        assert asked == [("row-2", "run_again")]
        now[0] = 4.0
        press(table.viewport(), point, 5000)
        assert asked[1:] == [("row-3", "run_again")]

    play(session, steps)


def test_a_row_without_that_button_is_neither_chosen_nor_opened_by_the_same_burst(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {f"row-{n}": a_request(n, state=State.CANCELLED) for n in (1, 2)}
    asked: list[tuple[str, str]] = []

    async def steps(window: MainWindow) -> None:
        table = window.queue.table
        await until(table.isVisible)
        window.grab()
        window.queue.verbAsked.connect(lambda request_id, verb: asked.append((request_id, verb)))
        point = table.button_point("row-2", "run_again")
        assert point is not None
        table.clearSelection()
        press(table.viewport(), point, 1000)
        session.desk.put(a_request(9, state=State.SENDING))  # offers nothing at that place
        window.grab()
        assert table.button_point("row-9", "run_again") is None
        for number in range(1, 5):
            press(table.viewport(), point, 1000 + 300 * number, double=number % 2 == 0)
        assert asked == [("row-2", "run_again")]
        assert not table.chosen()
        press(table.viewport(), point, 5000)
        press(table.viewport(), point, 5200, double=True)  # meant for this row
        assert [row.id for row in table.chosen()] == ["row-9"]
        assert [request_id for request_id, _ in asked[1:]] == ["row-9"]

    play(session, steps)


def test_what_is_opened_is_what_keys_act_on(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session = FakeSession()
    rows = [a_request(n, state=State.DONE, outputs=(output(picture(tmp_path / f"{n}.png")),)) for n in (1, 2)]
    session.desk.rows = {row.id: row for row in rows}

    async def steps(window: MainWindow) -> None:
        window.queue.select("row-2")
        window.queue.table.ask("open", replace(rows[0]))
        assert window.viewer.current()[0].id == "row-1"  # type: ignore[index]
        assert [row.id for row in window.queue.table.chosen()] == ["row-1"]
        assert window.queue.selected_id() == "row-1"

    play(session, steps)


REPEATS = {
    "queue.move_down", "queue.move_up", "view.next_region", "view.previous_region",
    "viewer.frame_back", "viewer.frame_on", "viewer.zoom_in", "viewer.zoom_out",
}  # fmt: skip


def test_a_key_held_down_asks_once_but_where_it_steps(play: Any) -> None:  # noqa: F811
    """Delete held down in the library would take one work after the other, as the next one is chosen each time."""
    session = FakeSession()
    session.library = FakeLibrary([an_entry(1)])

    async def steps(window: MainWindow) -> None:
        window._there().library.show_library()
        keyed = [one for one in window.findChildren(QAction) if COMMAND.fullmatch(one.objectName()) and one.shortcuts()]
        assert {one.objectName() for one in keyed if one.autoRepeat()} == REPEATS
        assert any(one.objectName() == "library.trash" for one in keyed)

    play(session, steps)
