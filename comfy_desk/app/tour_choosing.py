"""The tour's steps about choosing among works: comparing what one request made, and going through it by keyboard.

They belong to `app/tour.py`, whose hands and eyes they use, and follow the step that made four pictures.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from comfy_desk.domain.library import Verdict
from comfy_desk.ui.compare.window import CompareWindow
from comfy_desk.ui.cull.window import CullWindow
from comfy_desk.ui.phrases import tr

if TYPE_CHECKING:
    from comfy_desk.app.tour import Tour


def choosing_steps_of(tour: Tour) -> tuple[Callable[[], Awaitable[None]], ...]:
    return tuple(partial(step, tour) for step in (compared, gone_through))


async def compared(tour: Tour) -> None:
    """What is chosen made three pictures: they stand side by side, and one is marked there."""
    _action(tour, "compare.open").trigger()
    await tour.until("the comparison", lambda: bool(tour.window.findChildren(CompareWindow)))
    window = tour.window.findChildren(CompareWindow)[-1]
    await tour.until("its works", lambda: len(window.works) == 3)
    await tour.until("their pictures", lambda: all(layer.levels for layer in window.sources.layers))
    await tour.until("what differs", lambda: window.table.foot.text() not in ("", tr("Reading what was sent…")))
    await tour.until("their places in the library", lambda: window.lines[0].pick.isEnabled())
    tour.click(window.lines[0].stars[3])
    await tour.until("four stars", lambda: window.marks(0).rating == 4)
    await tour.settle()
    await tour.shoot("compare", window)
    tour.did(f"Compared three pictures of one request. {window.table.foot.text()}")
    window.close()


async def gone_through(tour: Tour) -> None:
    _action(tour, "cull.open").trigger()
    await tour.until("the works one by one", lambda: bool(tour.window.findChildren(CullWindow)))
    window = tour.window.findChildren(CullWindow)[-1]
    await tour.until("the first of them", lambda: window.deck.current is not None and not window.stage.canvas.empty)
    QTest.keyClick(window, Qt.Key.Key_P)
    QTest.keyClick(window, Qt.Key.Key_X)
    await tour.until("a pick and a reject", lambda: window.deck.counts().picks == window.deck.counts().rejects == 1)
    QTest.keyClick(window, Qt.Key.Key_Z)
    await tour.until("the reject taken back", lambda: not window.deck.with_verdict(Verdict.REJECT))
    await tour.settle()
    await tour.shoot("cull", window)
    tour.did(f"Went through them by keyboard: {window.head.place.text()}, and one mark taken back.")
    window.close()


def _action(tour: Tour, name: str) -> QAction:
    found = [action for action in tour.window.actions() if action.objectName() == name]
    tour.check(f"there is {name}", len(found) == 1)
    return found[0]
