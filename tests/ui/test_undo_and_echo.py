"""What is asked for twice is done once, and an undo that the disk refused can be asked for again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from fake_library import FakeLibrary, an_entry
from fake_session import FakeSession, a_request
from test_bulk import all_ids, press, session_with
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import SavedSearch
from comfy_desk.domain.request import State
from comfy_desk.ui.bulk_outcome import Outcome
from comfy_desk.ui.exporting import ExportManyDialog
from comfy_desk.ui.main_window import MainWindow


async def rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_row_whose_new_run_is_being_recorded_is_not_run_once_more(play: Any) -> None:  # noqa: F811
    session = session_with(State.FAILED, State.DONE)

    async def steps(window: MainWindow) -> None:
        recorded = asyncio.Event()

        async def run_again(request_id: str, **_how: Any) -> str:
            session._called("run_again", request_id)
            await recorded.wait()
            return request_id

        session.run_again = run_again  # type: ignore[method-assign]
        verbs = window._there().verbs
        verbs.bulk.retry_failed()
        for _ in range(2):  # what is offered twice is taken twice
            await until(lambda: bool(window.toast.text))
            press(window)
            verbs.bulk.retry_failed()
            await rest()
        verbs.bulk.act(all_ids(session), "run_again")
        await rest()
        verbs.act("row-2", "run_again")
        recorded.set()
        await rest()
        assert [what for name, what in session.calls if name == "run_again"] == ["row-1", "row-2"]

    play(session, steps)


def test_an_export_is_asked_for_once(play: Any) -> None:  # noqa: F811
    session = session_with(State.DONE)

    async def steps(window: MainWindow) -> None:
        saving = window._there().verbs.saving
        for _ in range(2):
            saving.export_many((1,))
        await rest()
        (dialog,) = window.findChildren(ExportManyDialog)
        dialog.reject()
        saving.export_many((1,))
        await until(lambda: any(one.isVisible() for one in window.findChildren(ExportManyDialog)))

    play(session, steps)


def test_of_a_removal_that_could_not_be_undone_the_rest_returns_and_the_undo_stays(play: Any) -> None:  # noqa: F811
    session = session_with(State.CANCELLED, State.CANCELLED, State.CANCELLED)
    refused = {"row-1"}

    async def remove(request_id: str) -> None:
        session.desk.put(replace(session.desk.rows[request_id], removed_at=1.0))

    async def restore(request_id: str) -> None:
        if request_id in refused:
            raise DeskError("The disk is full.")
        session.desk.put(replace(session.desk.rows[request_id], removed_at=None))

    session.remove, session.restore = remove, restore  # type: ignore[method-assign]

    async def steps(window: MainWindow) -> None:
        removals = window._there().verbs.removals
        for row in tuple(session.desk.rows.values()):
            removals.remove(row)
        await until(lambda: removals.there)
        removals.undo()
        await until(lambda: window.toast.text == "The disk is full.")
        assert window.queue.counts.all == 2
        assert window.menus.undo_removal.isEnabled()
        refused.clear()
        removals.undo()
        await until(lambda: window.queue.counts.all == 3)

    play(session, steps)


def test_marks_and_searches_of_the_library_come_back_and_take_nothing_else_along(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    library = session.library = FakeLibrary([an_entry(1)])

    async def steps(window: MainWindow) -> None:
        window._there().library.show_library()
        acts = window._there().library.view.acts  # type: ignore[union-attr]
        acts.rate((1,), 4)
        await until(lambda: acts.can_undo)
        library.failing["put_back"] = DeskError("The disk is full.")
        acts.undo()
        await until(lambda: window.toast.text == "The disk is full.")
        library.failing.clear()
        acts.undo()
        await until(lambda: library.works[1].marks.rating == 0)
        for name in "ab":
            acts.keep_search(SavedSearch(name, name, name))
        acts.delete_search("a")
        acts.keep_search(SavedSearch("c", "c", "c"))
        await until(lambda: [one.id for one in library.kept] == ["b", "c"])
        press(window)
        await until(lambda: [one.id for one in library.kept] == ["a", "b", "c"])

    play(session, steps)


def test_the_end_of_each_of_many_looks_at_that_one_alone(qapp: Any) -> None:
    session = FakeSession()
    session.desk.rows = {f"row-{n}": a_request(n, state=State.IN_QUEUE) for n in range(1, 301)}
    looked: list[str] = []
    get = session.desk.get
    session.desk.get = lambda one: looked.append(one) or get(one)  # type: ignore[method-assign,func-returns-value]
    said: list[Any] = []
    outcome = Outcome(session.desk, tuple(session.desk.rows), said.append, qapp)
    looked.clear()
    for row in tuple(session.desk.rows.values()):
        session.desk.put(replace(row, state=State.CANCELLED))
    assert len(looked) <= 600  # each once, and all of them at the end
    assert said[-1] == [State.CANCELLED] * 300
    outcome.deleteLater()
