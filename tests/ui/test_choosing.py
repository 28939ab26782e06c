"""From the window: works are compared and gone through from rows, from the viewer and from a batch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from fake_library import FakeLibrary, an_entry
from fake_session import FakeSession, a_request
from PySide6.QtCore import QItemSelectionModel
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, picture

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.request import State
from comfy_desk.domain.settings import ORBIT
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.viewers import orbit


def choose(window: MainWindow, *ids: str) -> None:
    table, flags = window.queue.table, QItemSelectionModel.SelectionFlag
    table.clearSelection()
    for one in ids:
        index = table.model().index(window.queue.shown.row_of(one), 0)
        table.selectionModel().select(index, flags.Select | flags.Rows)


def test_works_are_compared_and_gone_through_from_where_they_are_seen(
    play: Any,  # noqa: F811
    tmp_path: Path,
) -> None:
    session = FakeSession()
    session.library = FakeLibrary()
    session.desk.groups["b"] = Batch("b", "A night", 1_700_000_000.0)
    for number in (1, 2, 3):
        one = output(picture(tmp_path / f"{number}.png"))
        session.desk.put(a_request(number, state=State.DONE, outputs=(one,), batch="b"))
        session.library.add(an_entry(number, path=one.path))

    async def steps(window: MainWindow) -> None:
        named = {action.objectName(): action for action in window.actions()}
        choosing = window._place.choosing
        choose(window, "row-1", "row-3")
        named["compare.open"].trigger()
        compared = choosing.comparing.windows[0]
        await until(lambda: len(compared.works) == 2)
        assert {work.request for work in compared.works} == {"row-1", "row-3"}
        menu = window.queue.table.row_menu(session.desk.rows["row-1"])
        assert named["compare.open"] in menu.actions()
        compared.lines[0].use.click()
        await until(lambda: "body" in session.names())

        window.viewer.show_request(session.desk.rows["row-2"])
        window.viewer.show_request(session.desk.rows["row-1"])
        named["compare.before"].trigger()
        other = choosing.comparing.windows[1]
        await until(lambda: len(other.works) == 2)
        assert [work.request for work in other.works] == ["row-2", "row-1"]

        window.queue.strip.cullAsked.emit("b")
        await until(lambda: choosing.culling.window is not None)
        assert set(choosing.culling.window.deck.ids) == {1, 2, 3}
        choose(window, "row-1", "row-3")  # in the queue, which is not what is looked at
        window._place.library.show_library()
        view = window._place.library.view
        await until(lambda: view.model.rowCount() == 3 and view.isVisible())
        view.grid.selectAll()
        named["compare.open"].trigger()
        await until(lambda: len(choosing.comparing.windows) == 3 and len(choosing.comparing.windows[2].works) == 3)
        for name in ("compare.open", "cull.open"):  # one command each, whatever is looked at
            titles = [one.title for one in window.commands.registry.commands() if one.name == name]
            assert len(titles) == 1
            assert titles[0] not in [one.title for one in window.commands.registry.commands() if one.name != name]
        assert "library.cull" not in [one.name for one in window.commands.registry.commands()]
        first = choosing.culling.window
        named["cull.open"].trigger()
        assert choosing.culling.window is not first
        assert set(choosing.culling.window.deck.ids) == {1, 2, 3}
        await session.settings.set(ORBIT.key, "off")
        assert not orbit.allowed()
        await session.settings.set(ORBIT.key, "auto")
        assert orbit.allowed()
        await asyncio.sleep(0)

    play(session, steps)
    assert not session.library.listeners
