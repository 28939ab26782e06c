"""What the form's body would cost, asked after a pause: what the button says, and what goes with the request.

One question for each change, and none where the answer is known, nothing can be sent, or the Router gives no estimates. An
answer about a body that is not the form's any more is never shown. It draws nothing and sends nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from comfy_desk.domain.errors import FieldProblem
from comfy_desk.domain.money import Price
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.services.api import PricesApi, Quote
from comfy_desk.ui.phrases import dollar_range, dollars, time_of_day, tr
from comfy_desk.ui.spawn import spawn

PAUSE = 0.4
"""Seconds of quiet after the last edit before a price is asked for."""

WAITING = "…"

UNKNOWN = "price unknown"

_WHY_UNKNOWN = {
    "not_quotable": "it depends on what the provider reports back",
    "unpriced_model": "the Router has no price for this",
    "byok": "it runs with your own key of the provider, which bills you itself",
    "pricing_unavailable": "the Router could not read its prices just now",
}


@dataclass(frozen=True, slots=True)
class Question:
    """A body as it would be sent."""

    model: str
    body: bytes = field(repr=False)
    serving: Serving = ANY


class PriceWatch(QObject):
    """`changed()` when it has something else to say.

    `question` gives what the form would send, or None where that cannot be sent, or asks too much of the line; it is asked
    after the pause alone. `clock` is monotonic time in seconds.
    """

    changed = Signal()

    def __init__(
        self,
        prices: Callable[[], PricesApi],
        question: Callable[[], Question | None],
        parent: QObject,
        *,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._prices = prices
        self._question = question
        self._clock = clock
        self._wall = wall
        self._round = 0  # an answer of an earlier one is about a body that is not there any more
        self._due: float | None = None
        self._quote: Quote | None = None
        self._asked_at = 0.0
        self._waits = False
        self._asking = False
        self._offers = False  # a price came before: while the next one is on its way, its place is kept
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.on_time)

    # --- what it is told

    def edited(self) -> None:
        """The form holds something else, or who serves it does: the pause begins anew."""
        self._round += 1
        self._asking = False
        self._due = self._clock() + PAUSE
        if not self._timer.isActive():
            self._timer.start(int(PAUSE * 1000) + 1)
        self._say(None, waits=self._offers)

    def forget(self) -> None:
        """Another account or model: nothing of what was said holds, and whether there are prices is not known."""
        self._offers = False
        self.edited()

    def hush(self) -> None:
        """Offline, or without a key: nothing is asked and nothing said until the next `edited`."""
        self._round += 1
        self._asking = False
        self._due = None
        self._timer.stop()
        self._say(None, waits=False)

    def on_time(self) -> None:
        """The pause may be over."""
        if self._due is None:
            return
        left = self._due - self._clock()
        if left > 0:
            self._timer.start(int(left * 1000) + 1)
        else:
            self.ask_now()

    def ask_now(self) -> None:
        """Somebody cannot wait for the end of the pause; a question that is under way stays the only one."""
        if self._due is None:
            return
        self._due = None
        self._timer.stop()
        question = self._question()
        if question is None:
            self._say(None, waits=False)
            return
        known = self._prices().known(question.model, question.body, question.serving)
        if known is not None:
            self._say(known, waits=False)
            return
        self._asking = True
        spawn(self._ask(question, self._round), self)

    async def _ask(self, question: Question, this_round: int) -> None:
        quote = await self._prices().quote(question.model, question.body, question.serving)
        if this_round == self._round:
            self._asking = False
            self._say(quote, waits=False, now=True)

    def _say(self, quote: Quote | None, *, waits: bool, now: bool = False) -> None:
        """`now`: also where nothing else is said, for whoever waits for an answer."""
        if quote is not None:
            self._asked_at = quote.at if quote.at is not None else self._wall()
            self._offers = quote.offered and (quote.price is not None or self._offers)
        if now or (quote, waits) != (self._quote, self._waits):
            self._quote, self._waits = quote, waits
            self.changed.emit()

    # --- what it says

    @property
    def pending(self) -> bool:
        """An answer about the form as it is may still come."""
        return self._due is not None or self._asking

    @property
    def price(self) -> Price | None:
        return self._quote.price if self._quote is not None else None

    @property
    def estimate(self) -> str | None:
        """Dollars as a request keeps them; None where no figure is shown."""
        return self.price.words() if self.price is not None else None

    @property
    def problems(self) -> tuple[FieldProblem, ...]:
        """What the Router finds wrong with the body as it is."""
        return self._quote.problems if self._quote is not None else ()

    @property
    def cost(self) -> tuple[Decimal, Decimal] | None:
        return self.price.bounds() if self.price is not None else None

    def words(self, number: int = 1) -> str:
        """For the button: "$0.42", "$0.30–0.60", "price unknown"; "…" while it is asked for; "" where nothing is said."""
        if self.cost is not None:
            return dollar_range(*(amount * number for amount in self.cost))
        if self.price is not None:
            return tr(UNKNOWN)
        return WAITING if self._waits and self._offers else ""

    def told(self, number: int = 1) -> str:
        """Where the figure is from, for whoever wants to know more."""
        price, cost = self.price, self.cost
        if price is None:
            return tr("The price is being asked for.") if self.words() else ""
        if cost is None:
            why = _WHY_UNKNOWN.get(price.reason, _WHY_UNKNOWN["not_quotable"])
            return tr("The Router names no price before the run: {why}. That does not mean it is free.").format(
                why=tr(why)
            )
        at = time_of_day(self._asked_at, self._wall())
        if price.source == "exact":
            words = tr("The Router's price as of {time}.").format(time=at)
        else:
            words = tr("About: the Router's estimate as of {time}, from the least to the most.").format(time=at)
        if number > 1:
            each = dollar_range(*cost)
            words += " " + tr("{n} × {each}, at most {most}.").format(
                n=number, each=each, most=dollars(cost[1] * number)
            )
        return words + " " + tr("It is charged at the rates of the run itself.")


def roughly(body: Any, enough: int) -> int:
    """Characters of all strings of a body, counted until there are `enough`: whether it is worth writing out."""
    size, left = 0, [body]
    while left and size < enough:
        one = left.pop()
        if isinstance(one, str):
            size += len(one)
        elif isinstance(one, dict):
            left.extend(one.values())
            size += 8 * len(one)
        elif isinstance(one, list):
            left.extend(one)
            size += 2 * len(one)
    return size
