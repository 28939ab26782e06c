"""The tour's steps in the library: what was made is found, marked, put into a collection, let go and brought back.

They belong to `app/tour.py`, whose hands and eyes they use, and follow the steps that made pictures and a film.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from comfy_desk.ui.centre import Centre
from comfy_desk.ui.library.view import LibraryView

if TYPE_CHECKING:
    from comfy_desk.app.tour import Tour


def library_steps_of(tour: Tour) -> tuple[Callable[[], Awaitable[None]], ...]:
    return tuple(partial(step, tour) for step in (found, marked_and_gathered, let_go_and_back))


async def found(tour: Tour) -> None:
    """Everything that was made so far stands in the grid; two words and a chip find the film alone."""
    centre = _centre(tour)
    centre.to_library.trigger()
    await tour.until("the library", lambda: centre.library is not None and centre.library.isVisible())
    view = _view(tour)
    await tour.until("the works", lambda: view.model.rowCount() > 4 and view.pictures.idle)
    await tour.settle(8)
    await tour.shoot("library")
    everything = view.model.rowCount()
    view.focus_search()
    QTest.keyClicks(view.bar.field, "kind:video")
    await tour.until("the films alone", lambda: 0 < view.model.rowCount() < everything)
    films = view.bar.count.text()
    QTest.keyClick(view.bar.field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view.bar.field, Qt.Key.Key_Delete)
    await tour.until("all again", lambda: view.model.rowCount() == everything)
    tour.did(f"Looked into the library: {view.bar.count.text()}, of which “kind:video” finds {films}.")


async def marked_and_gathered(tour: Tour) -> None:
    view = _view(tour)
    view.grid.setFocus()
    QTest.keyClick(view.grid, Qt.Key.Key_Home)
    QTest.keyClick(view.grid, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    ids = view.chosen.ids()
    tour.check("two works are chosen", len(ids) == 2)
    view.doing.actions.by_name["rate_5"].trigger()
    await tour.until("five stars", lambda: all(_rating(view, one) == 5 for one in ids))
    view.doing.put_into("")
    await tour.until("a field for its name", lambda: bool(view.side.list.findChildren(QLineEdit)))
    field = view.side.list.findChildren(QLineEdit)[0]
    QTest.keyClicks(field, "For the cover")
    QTest.keyClick(field, Qt.Key.Key_Return)
    await tour.until("the collection", lambda: any(one.name == "For the cover" for one in view.shelves.collections))
    await tour.settle()
    await tour.shoot("library-collection")
    tour.did("Gave two works five stars and put them into a collection.")


async def let_go_and_back(tour: Tour) -> None:
    view, everything = _view(tour), _view(tour).model.rowCount()
    view.grid.setFocus()
    QTest.keyClick(view.grid, Qt.Key.Key_End)
    view.doing.actions.by_name["trash"].trigger()
    await tour.until("one work less", lambda: view.model.rowCount() == everything - 1)
    view.doing.actions.by_name["undo"].trigger()
    await tour.until("it is back", lambda: view.model.rowCount() == everything)
    view.bar.as_list.click()
    await tour.until("the list", lambda: view.table is not None and view.table.isVisible())
    await tour.settle(8)
    await tour.shoot("library-list")
    view.bar.as_grid.click()
    _centre(tour).to_queue.trigger()
    await tour.until("the queue", lambda: tour.window.queue.isVisible())
    tour.did("Moved a work to the trash and took that back.")


def _centre(tour: Tour) -> Centre:
    return tour.window.findChildren(Centre)[-1]


def _view(tour: Tour) -> LibraryView:
    return tour.window.findChildren(LibraryView)[-1]


def _rating(view: LibraryView, one: int) -> int:
    entry = view.model.known(one)
    return entry.marks.rating if entry is not None else 0
