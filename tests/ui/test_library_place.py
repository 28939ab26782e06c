"""The library in the whole window: made late, remembered, shown in the viewer, walked, and found with the keyboard."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from fake_library import NOON, FakeLibrary, an_entry
from fake_session import FakeSession, a_request
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from test_first_start import works

from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import State
from comfy_desk.ui.library import place as library_place
from comfy_desk.ui.library.place import CENTRE, LIBRARY
from comfy_desk.ui.library.view import LibraryView
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned


async def until(true: Callable[[], object], seconds: float = 5.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        await asyncio.sleep(0.005)


def text(index: int) -> Output:
    return Output(index, f"/{index}", Kind.TEXT, Role.WORK, Origin.INLINE, text=f"words {index}")


@pytest.fixture
def session() -> FakeSession:
    """Two rows with two texts each, and works of a request that nobody has in memory any more."""
    made = FakeSession()
    for number in (1, 2):
        made.desk.rows[f"row-{number}"] = a_request(number, state=State.DONE, outputs=(text(0), text(1)))
    entries = [
        an_entry(10 * number + index, request=f"row-{number}", index=index, kind=Kind.TEXT, text="words", path=None)
        for number in (1, 2)
        for index in (0, 1)
    ]
    made.library = FakeLibrary([*entries, an_entry(5, request="row-gone", kind=Kind.TEXT, text="old words", path=None)])
    return made


@pytest.fixture
def play(run_async: Any, qtbot: Any, session: FakeSession) -> Callable[..., None]:
    def scene(steps: Callable[[MainWindow], Any]) -> None:
        async def main() -> None:
            window = MainWindow(lambda: None, works, now=lambda: NOON + 100_000)
            window.resize(1400, 800)
            window.show()
            window.attach(session)
            await window.start()
            try:
                await steps(window)
            finally:
                await window.put_away()
                window.finish()
                await stop_spawned()
                window.deleteLater()

        run_async(main())

    return scene


async def opened(window: MainWindow) -> LibraryView:
    place = window._there().library  # type: ignore[attr-defined]
    place.show_library()
    assert place.view is not None
    view: LibraryView = place.view
    await until(lambda: view.model.rowCount() == 5 and view.model.peek(0) is not None)
    return view


def shown(window: MainWindow) -> tuple[str, int] | None:
    current = window.viewer.current()
    return None if current is None else (current[0].id, current[1].index)


def test_what_is_chosen_is_shown_and_arrows_walk_in_the_librarys_order(play: Any, session: FakeSession) -> None:
    async def steps(window: MainWindow) -> None:
        view = await opened(window)
        assert list(view.model.ids) == [21, 20, 11, 10, 5]
        view.grid.setFocus()
        view.chosen.choose(1)
        await until(lambda: shown(window) == ("row-2", 0))
        window.viewer.walk(1)  # not to the other work of the same request
        await until(lambda: shown(window) == ("row-1", 1))
        window.viewer.walk(1)
        window.viewer.walk(1)
        await until(lambda: shown(window) == ("row-gone", 0))  # also what no row tells of
        assert session.desk.get("row-gone") is None
        window.viewer.walk(1)
        assert shown(window) == ("row-gone", 0)
        window.queue.table.pressed_on.emit("row-1")  # not the row that is chosen there
        assert shown(window) == ("row-gone", 0)
        window.queue.select("row-1")
        assert shown(window) == ("row-1", 0)
        there = view.grid.visualRect(view.grid.currentIndex()).center()
        QTest.mouseClick(view.grid.viewport(), Qt.MouseButton.LeftButton, pos=there)
        await until(lambda: shown(window) == ("row-gone", 0))
        window.queue.table.pressed_on.emit("row-1")  # the queue's row is the same as before, and is what is meant
        assert shown(window) == ("row-1", 0)
        QTest.keyClick(view.grid, Qt.Key.Key_Home)
        await until(lambda: shown(window) == ("row-2", 1))
        row = session.desk.rows["row-2"]
        session.desk.put(replace(row, removed_at=NOON))  # a row that goes takes nothing from view
        await asyncio.sleep(0.05)
        assert shown(window) == ("row-2", 1)
        view.grid.openAsked.emit(2)
        await until(lambda: shown(window) == ("row-1", 1) and window.viewer.hasFocus())

    play(steps)


def test_it_is_made_when_it_is_first_looked_at_and_remembered(play: Any, session: FakeSession) -> None:
    async def first(window: MainWindow) -> None:
        place = window._there().library  # type: ignore[attr-defined]
        assert place.view is None
        assert session.library.calls == []
        view = await opened(window)
        assert not window.queue.isVisible()
        view.bar.set_size(200)
        place.centre.beside.trigger()
        assert window.queue.isVisible()
        assert view.isVisible()

    async def again(window: MainWindow) -> None:
        place = window._there().library  # type: ignore[attr-defined]
        assert place.view is not None
        assert place.centre.both
        assert place.centre.at_library
        assert place.view.grid.cells.side == 200

    play(first)
    assert session.memory[CENTRE]["both"] is True
    assert session.memory[LIBRARY]["side"] == 200
    play(again)


def test_finding_goes_where_one_looks(play: Any) -> None:
    async def steps(window: MainWindow) -> None:
        window.activateWindow()
        place = window._there().library  # type: ignore[attr-defined]
        view = await opened(window)
        window._there().find()  # type: ignore[attr-defined]
        await until(lambda: QApplication.focusWidget() is view.bar.field)
        place.centre.show_queue()
        window._there().find()  # type: ignore[attr-defined]
        assert window.queue.isAncestorOf(QApplication.focusWidget())
        place.centre.beside.trigger()
        view.grid.setFocus()
        window._there().find()  # type: ignore[attr-defined]
        assert QApplication.focusWidget() is view.bar.field

    play(steps)


def test_the_edit_menu_has_one_undo_and_says_of_what(play: Any) -> None:
    async def steps(window: MainWindow) -> None:
        window.activateWindow()
        view = await opened(window)
        menu = window.menus._edit_menu

        def undos() -> list[str]:
            menu.aboutToShow.emit()
            return [action.objectName() for action in menu.actions() if "undo" in action.objectName()]

        view.grid.setFocus()
        view.chosen.choose(0)
        view.doing.actions.by_name["favourite"].trigger()
        await until(lambda: view.acts.can_undo)
        assert undos() == ["library.undo"]
        assert menu.actions()[0].text().startswith("Undo: ")
        view.bar.field.setFocus()
        assert undos() == ["edit.undo"]
        window._there().library.centre.show_queue()  # type: ignore[attr-defined]
        window.queue._pause.setFocus()
        assert undos() == ["edit.undo_removal"]

    play(steps)


def test_acts_of_the_window_get_what_was_chosen(play: Any, session: FakeSession) -> None:
    async def steps(window: MainWindow) -> None:
        place = window._there().library  # type: ignore[attr-defined]
        view = await opened(window)
        compared: list[Any] = []
        place.compareAsked.disconnect()
        place.compareAsked.connect(compared.append)
        view.chosen.choose(0)
        assert not view.doing.actions.by_name["compare"].isEnabled()
        view.grid.selectAll()
        assert not view.doing.actions.by_name["compare"].isEnabled()  # five are too many
        view.chosen.choose(1)
        QTest.keyClick(view.grid, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        view.doing.actions.by_name["compare"].trigger()
        await until(lambda: compared == [[("row-2", 0), ("row-1", 1)]])
        view.chosen.choose(2)
        view.doing.actions.by_name["run_again"].trigger()
        await until(lambda: ("run_again", "row-1") in session.calls)
        view.chosen.choose(0)  # two works of one request, one of another, and of one that left the list
        view.grid.selectAll()
        view.doing.actions.by_name["vary"].trigger()
        await until(lambda: session.names().count("run_again_confirmed") == 2)
        assert {what for name, what in session.calls if name == "run_again_confirmed"} == {"row-1", "row-2"}
        assert len({seed for _body, seed in session.varied} - {"7"}) == 2
        view.chosen.choose(4)
        assert not view.doing.actions.by_name["open_with"].isEnabled()  # there is no file of it

    play(steps)


def test_a_drag_takes_all_that_is_chosen_and_may_end_in_a_collection(
    play: Any, session: FakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    dragged: list[tuple[list[str], int]] = []
    monkeypatch.setattr(
        library_place, "begin_drag", lambda _source, paths, _picture, count: dragged.append((list(paths), count))
    )
    for one in (20, 11):
        session.library.works[one] = replace(session.library.works[one], path=f"/works/{one}.txt")

    async def steps(window: MainWindow) -> None:
        view = await opened(window)
        await session.library.make_collection("Covers")
        await until(lambda: view.side.place("collection:c0") is not None)
        view.chosen.choose(0)
        QTest.keyClick(view.grid, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(view.grid, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        view.grid.startDrag(Qt.DropAction.CopyAction)
        await until(lambda: bool(dragged))
        assert dragged == [(["/works/20.txt", "/works/11.txt"], 3)]  # of one of them there is no file
        asked: list[Any] = []
        window._there().verbs.open_with.ask = asked.append  # type: ignore[attr-defined]
        view.chosen.choose(1)
        view.doing.actions.by_name["open_with"].trigger()
        await until(lambda: asked == ["/works/20.txt"])
        view.chosen.choose(0)
        for _ in range(2):
            QTest.keyClick(view.grid, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        view.side.dropped.emit("c0")
        await until(lambda: session.library.inside["c0"] == [21, 20, 11])

    play(steps)
