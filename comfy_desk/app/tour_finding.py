"""The tour's steps about finding one's way: marks in the viewer, rows in groups, notices, the palette, a setting by its name.

They belong to `app/tour.py`, whose hands and eyes they use, and follow the steps that made a group of three.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from comfy_desk.domain.library import Verdict
from comfy_desk.domain.request import State
from comfy_desk.domain.settings import STAY_AWAKE
from comfy_desk.ui.centre import Centre
from comfy_desk.ui.dialogs.settings import SettingsSheet
from comfy_desk.ui.models.queue_groups import Grouping
from comfy_desk.ui.phrases import tr

if TYPE_CHECKING:
    from comfy_desk.app.tour import Tour

_SHIFT = Qt.KeyboardModifier.ShiftModifier


def finding_steps_of(tour: Tour) -> tuple[Callable[[], Awaitable[None]], ...]:
    return tuple(partial(step, tour) for step in (marked, grouped, while_elsewhere, found_by_letters, setting_found))


async def marked(tour: Tour) -> None:
    """Stars, a pick and a note of what is shown."""
    request = next(one for one in tour.requests() if one.batch is not None and one.state is State.DONE)
    await tour.open(request)
    marks = tour.window.viewer.marks
    await tour.until("its place in the library", marks.isEnabled)
    tour.click(marks.stars[3])
    await tour.until("four stars", lambda: marks.marks is not None and marks.marks.rating == 4)
    tour.click(marks.pick)
    await tour.until("a pick", lambda: marks.marks is not None and marks.marks.verdict is Verdict.PICK)
    QTest.keyClicks(marks.note, "For the cover")
    QTest.keyClick(marks.note, Qt.Key.Key_Return)
    await tour.until("the note", lambda: marks.marks is not None and marks.marks.note == "For the cover")
    await tour.settle()
    await tour.shoot("marks")
    tour.did(f"Marked “{request.prompt}” in the viewer: four stars, {marks.verdict.text().lower()}, with a note.")


async def grouped(tour: Tour) -> None:
    """The group in the table, all of it chosen: what it is together, taken out of the list at once and brought back."""
    queue = tour.window.queue
    queue.set_grouping(Grouping.BATCH)
    ids = [one.id for one in tour.requests() if one.batch is not None]
    rows = sorted(row for one in ids if (row := queue.shown.row_of(one)) is not None)
    tour.check("they stand together", rows == list(range(rows[0], rows[0] + len(ids))))
    queue.select(queue.shown.request_at(rows[0]).id)
    for _ in rows[1:]:
        QTest.keyClick(queue.table, Qt.Key.Key_Down, _SHIFT)
    tour.check("all of the group are chosen", {one.id for one in queue.table.chosen()} == set(ids))
    QTest.keyClick(queue.table, Qt.Key.Key_I)
    details = tour.window.docks.details
    await tour.until("the details of all of them", details.isVisible)
    await tour.settle(8)
    await tour.shoot("groups")
    QTest.keyClick(queue.table, Qt.Key.Key_Delete)
    await tour.until("the rows to go", lambda: not {one.id for one in tour.requests()} & set(ids))
    await tour.until("its undo", tour.window.menus.undo_removal.isEnabled)
    tour.menu("undo_removal")
    await tour.until("the rows again", lambda: {one.id for one in tour.requests()} >= set(ids))
    details.hide()
    queue.set_grouping(Grouping.NONE)
    tour.did(
        f"Saw {len(ids)} rows as a group with their details, took them out of the list at once, and took that back."
    )


async def while_elsewhere(tour: Tour) -> None:
    """What ended while the window was away is in the list of notices, and a click opens it."""
    window = tour.window
    again = next(one for one in tour.requests() if one.batch is not None)
    before = {one.id for one in tour.requests()}
    window.hide()
    window.queue.verbAsked.emit(again.id, "run_again")
    await tour.until("the new row", lambda: len(tour.requests()) > len(before))
    new = next(one for one in tour.requests() if one.id not in before)
    await tour.ended(new, State.DONE)
    window.show()
    button, kept = window.presence.button, window.presence.notices.list
    await tour.until("its notice", lambda: any(one.request == new.id for one in kept.newest_first()))
    await tour.open(again)
    tour.click(button)
    panel = button.panel
    await tour.until("the list of notices", panel.isVisible)
    await tour.settle()
    await tour.shoot("notices", panel)
    words = " – ".join(panel.list.item(0).text().splitlines())
    panel.list.itemClicked.emit(panel.list.item(0))
    await tour.until("its request in the viewer", lambda: window.viewer.shown_id == new.id)
    tour.did(f"While the window was away one more ended; the list of notices says “{words}”, and a click opened it.")


async def found_by_letters(tour: Tour) -> None:
    """A few letters find a command, and Enter does it."""
    window = tour.window
    window.commands.open_palette()
    palette = window.commands.palette
    await tour.until("the palette", palette.isVisible)
    centre = window.findChildren(Centre)[-1]
    palette.field.setText(centre.to_library.text().replace("&", "")[:-1].casefold())
    first = palette.rows.entries[0].title
    tour.check("the library is what is meant", first == centre.to_library.text().replace("&", ""))
    await tour.settle()
    await tour.shoot("palette")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    await tour.until("the library", lambda: centre.library is not None and centre.library.isVisible())
    centre.to_queue.trigger()
    tour.did(f"Ctrl+K and a few letters found “{first}”, and Enter did it.")


async def setting_found(tour: Tour) -> None:
    tour.menu("settings")
    await tour.settle()
    sheet = tour.window.sheets.content
    if not isinstance(sheet, SettingsSheet):
        tour.check("the settings are open", False)
        return
    word = tr(STAY_AWAKE.label)[:12].strip()
    sheet.search.setText(word)
    shown = [row for row in sheet.rows.values() if row.isVisible()]
    tour.check("one word finds few settings", 0 < len(shown) < 4)
    await tour.settle()
    await tour.shoot("settings-search")
    tour.click(sheet.back_button)
    tour.did(f"Of {len(sheet.rows)} settings “{word}” finds “{shown[0].setting.label}”.")
