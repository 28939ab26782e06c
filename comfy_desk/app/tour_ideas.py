"""The tour's steps about one idea: its price, many requests from one, and what all that cost.

They belong to `app/tour.py`, whose hands and eyes they use; nothing here starts or ends a tour.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from comfy_desk.domain.request import State
from comfy_desk.ui.dialogs.ledger import LedgerWindow
from comfy_desk.ui.dialogs.many import ManyDialog

if TYPE_CHECKING:
    from comfy_desk.app.tour import Tour

_QUICK = "kiln/quick-sketch"
LINES = ("A paper boat in a bathtub", "A fox asleep under ferns", "An observatory in the snow")


def steps_of(tour: Tour) -> tuple[Callable[[], Awaitable[None]], ...]:
    return tuple(partial(step, tour) for step in (price_on_the_button, many_from_one, ledger))


async def price_on_the_button(tour: Tour) -> None:
    """The form can be sent, so the button comes to say what that would cost."""
    await tour.choose(_QUICK)
    tour.write("A harbour at dusk, ink and gouache")
    button = tour.window.compose.foot.button
    await tour.until("the price on the button", lambda: "$" in button.text())
    await tour.shoot("price")
    tour.did(f"The button says what it may cost: “{button.text()}”")


async def many_from_one(tour: Tour) -> None:
    """Lines of text, one request each: first as a list, then as a named group."""
    tour.click(tour.window.compose.foot.list_button)
    await tour.until("the list", lambda: bool(tour.window.findChildren(ManyDialog)))
    dialog = tour.window.findChildren(ManyDialog)[-1]
    dialog.ways.setCurrentWidget(dialog.lines)
    dialog.lines.text.setPlainText("\n".join(LINES))
    await tour.until("three requests in the list", lambda: not dialog.working and len(dialog.list.rows) == len(LINES))
    await tour.until("what they may cost", lambda: "$" in dialog.costs.text())
    await tour.settle()
    await tour.shoot("many", dialog)
    costs, before = dialog.costs.text(), {request.id for request in tour.requests()}
    tour.click(dialog.add)
    await tour.until("the new rows", lambda: len(tour.requests()) == len(before) + len(LINES))
    made = [request for request in tour.requests() if request.id not in before]
    tour.check("each line is a request", sorted(request.prompt for request in made) == sorted(LINES))
    tour.check("they are one group", len({request.batch for request in made}) == 1)
    for request in made:
        await tour.ended(request, State.DONE)
    await tour.settle()
    await tour.shoot("group")
    tour.did(f"Three lines, three requests in a group. {costs}.")


async def ledger(tour: Tour) -> None:
    tour.menu("ledger")
    await tour.until("the ledger", lambda: bool(tour.window.findChildren(LedgerWindow)))
    window = tour.window.findChildren(LedgerWindow)[-1]
    await tour.until("its days", lambda: window.model.rowCount() > 0)
    await tour.settle()
    await tour.shoot("ledger", window)
    tour.did(f"The ledger: {window.model.rowCount()} lines of what was reported, estimated, and not reported.")
    window.close()
    await tour.until("the ledger to go", lambda: not window.isVisible())
