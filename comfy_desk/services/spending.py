"""The artist's own limits on money: a question above a sum per press, and a stop at a sum per day. Both are off by default.

They rest on what this machine knows: reported costs, and for the rest the most that was estimated. Runs without any price
count as nothing, and how many those are is said. `check` is pure; `Spending` keeps the sums of the day for all accounts and
is asked by whoever sends (`submitter`), so that nothing leaves past the stop. It follows, collects and cancels nothing.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import Event, RequestAdded, RequestChanged, RequestDeleted
from comfy_desk.domain.money import bounds_of, in_dollars, range_in_dollars
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.domain.spent import NOTHING, Known, spent_of

Cost = tuple[Decimal, Decimal]
"""Dollars: the least and the most."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Dollars; None is off."""

    a_press: Decimal | None = None
    a_day: Decimal | None = None

    @staticmethod
    def of_cents(a_press: int, a_day: int) -> Rules:
        """0 is off, as in the settings."""
        return Rules(*(Decimal(cents) / 100 if cents else None for cents in (a_press, a_day)))


@dataclass(frozen=True, slots=True)
class Today:
    """What is known of this local day: sent, with the most that each may cost; and what waits here to be sent."""

    sent: Decimal = NOTHING
    unpriced: int = 0  # sent today, and neither reported nor estimated: counted as nothing
    waiting: Decimal = NOTHING
    unsure: Decimal = NOTHING  # so much of `sent` is only the difference between the most and the least


class Word(StrEnum):
    GO = "go"
    ASK = "ask"
    STOP = "stop"


@dataclass(frozen=True, slots=True)
class Verdict:
    """`sentence` says why it is asked or stopped, `basis` what that rests on; both empty where it may go."""

    word: Word = Word.GO
    sentence: str = ""
    basis: str = ""


class NotSpent(DeskError):
    """A limit of the artist's own stands before this. Nothing was written down."""

    def __init__(self, verdict: Verdict) -> None:
        action = "Send it anyway." if verdict.word is Word.ASK else "Raise the limit in the settings."
        super().__init__(verdict.sentence, action, verdict.basis)
        self.verdict = verdict


class AsksFirst(NotSpent):
    """It goes once the artist has said so (`Told.confirmed`)."""


class DayStopped(NotSpent):
    """It does not go today, unless the limit is raised."""


def check(cost: Cost | None, unpriced: int, today: Today, rules: Rules) -> Verdict:
    """Whether one press may go. `cost` is that of all its requests together, without the `unpriced` ones; None is unknown."""
    most = cost[1] if cost is not None else NOTHING
    words = range_in_dollars(*cost) if cost is not None else ""
    if rules.a_day is not None:
        before = today.sent + today.waiting
        if today.sent >= rules.a_day or (most and before + most > rules.a_day):
            parts = [f"{in_dollars(today.sent)} are known for today"]
            parts += [f"{in_dollars(today.waiting)} wait here"] if today.waiting else []
            parts += [f"this costs {words}"] if most else []
            return Verdict(
                Word.STOP,
                f"Your limit of {in_dollars(rules.a_day)} a day stands before this: {', '.join(parts)}.",
                basis_of(today, unpriced),
            )
    if rules.a_press is not None and most > rules.a_press:
        sentence = f"This may cost {words}, more than the {in_dollars(rules.a_press)} that you set for one press."
        return Verdict(Word.ASK, sentence, basis_of(today, unpriced))
    return Verdict()


def basis_of(today: Today, unpriced: int = 0) -> str:
    """What such a limit rests on, in words."""
    words = "From reported costs and the most that was estimated, as known on this machine for all accounts."
    silent = "Runs without a price count as nothing: none today."
    if today.unpriced and unpriced:
        silent = f"Runs without a price count as nothing: {today.unpriced:,} of today and {unpriced:,} of this press."
    elif today.unpriced:
        silent = f"Runs without a price count as nothing: {today.unpriced:,} of today."
    elif unpriced:
        silent = f"Runs without a price count as nothing: {unpriced:,} of this press."
    return f"{words} {silent}"


def together(estimates: Iterable[str | None]) -> tuple[Cost | None, int]:
    """The sum of quotes as requests keep them, and how many have none."""
    low = high = NOTHING
    priced = unpriced = 0
    for estimate in estimates:
        bounds = bounds_of(estimate)
        if bounds is None:
            unpriced += 1
        else:
            low, high, priced = low + bounds[0], high + bounds[1], priced + 1
    return ((low, high) if priced else None), unpriced


@dataclass(slots=True)
class _Entry:
    most: Decimal
    priced: bool
    sent: bool  # today; else it waits here
    unsure: Decimal = NOTHING


class Spending:
    """The sums of the day, kept up by the desk's events. `on_stop` is called when something is held up by the day's limit."""

    def __init__(
        self,
        everything: Callable[[], Iterable[Request]],
        rules: Callable[[], Rules],
        wall: Callable[[], float],
        on_stop: Callable[[], None] = lambda: None,
    ) -> None:
        self._everything = everything
        self._rules = rules
        self._wall = wall
        self.on_stop = on_stop
        self._day: dt.date | None = None
        self._midnight = self._next_midnight = 0.0
        self._entries: dict[str, _Entry] = {}
        self._sums = Today()
        self._stopped: tuple[dt.date | None, Decimal | None] | None = None
        self._held: set[str] = set()  # what was held up since

    @property
    def rules(self) -> Rules:
        return self._rules()

    def today(self) -> Today:
        self._look_at_the_day()
        return self._sums

    def check(self, cost: Cost | None, unpriced: int = 0) -> Verdict:
        """Whether a press may go: see the function of the same name."""
        return check(cost, unpriced, self.today(), self.rules)

    # --- whoever sends

    def stops(self, request: Request) -> bool:
        """Whether the day's limit holds this one up. What may have arrived is never held up: its key only finds that out."""
        limit = self.rules.a_day
        if limit is None or request.maybe_sent:
            return False
        if _fits(self._sent_without(request.id), _most_of(request), limit):
            return False
        if self._stopped != (self._day, limit):
            self._stopped = (self._day, limit)
            self._held.clear()
        self._held.add(request.id)
        self.on_stop()
        return True

    def begin(self, request: Request) -> bool:
        """Asked right before it is sent: counted from this moment on, so that two accounts do not spend the same cent."""
        if self.stops(request):
            return False
        self._look_at_the_day()
        if not request.maybe_sent:
            self._put(
                request.id,
                _Entry(_most_of(request), bounds_of(request.estimate) is not None, True, _unsure_of(request)),
            )
        return True

    def expect(self, cost: Cost | None, unpriced: int, *, confirmed: bool, waits_already: bool = False) -> None:
        """Raises `AsksFirst` or `DayStopped`. `waits_already`: it is among what waits here, and is not counted twice."""
        today = self.today()
        if waits_already:
            today = Today(today.sent, today.unpriced)
        verdict = check(cost, unpriced, today, self.rules)
        if verdict.word is Word.STOP:
            raise DayStopped(verdict)
        if verdict.word is Word.ASK and not confirmed:
            raise AsksFirst(verdict)

    def stop_is_over(self) -> bool:
        """Whether it is another day, or another limit, than when something was held up; or that fits now, or waits no more.

        Runs may cost less than the most that was estimated, and what was held up may be cancelled or corrected.
        """
        self._look_at_the_day()
        limit = self.rules.a_day
        if limit is None or self._stopped != (self._day, limit):
            return True
        held = [entry for one in self._held if (entry := self._entries.get(one)) is not None and not entry.sent]
        return not held or any(_fits(self._sums.sent, entry.most, limit) for entry in held)

    # --- the sums

    def note(self, event: Event) -> None:
        """What the desk tells."""
        if self._day is None:
            return  # nobody asked yet
        if isinstance(event, RequestAdded | RequestChanged):
            self._put(event.request.id, self._entry_of(event.request))
        elif isinstance(event, RequestDeleted):
            self._put(event.id, None)

    def _sent_without(self, request_id: str) -> Decimal:
        self._look_at_the_day()
        entry = self._entries.get(request_id)
        return self._sums.sent - (entry.most if entry is not None and entry.sent else NOTHING)

    def _look_at_the_day(self) -> None:
        now = self._wall()
        if self._day is not None and self._midnight <= now < self._next_midnight:
            return
        day = _local_day(now)
        self._day, self._midnight, self._next_midnight = day, _midnight(day), _midnight(day + dt.timedelta(days=1))
        found = ((request.id, self._entry_of(request)) for request in self._everything())
        self._entries = {request_id: entry for request_id, entry in found if entry is not None}
        self._sums = _sums_of(self._entries.values())

    def _entry_of(self, request: Request) -> _Entry | None:
        """None for what neither waits nor was sent today."""
        if request.state is State.WAITING and not request.maybe_sent:
            waits = request.removed_at is None and request.hold is not Hold.PAUSED  # put off by hand, it is for later
            return _Entry(_most_of(request), bounds_of(request.estimate) is not None, sent=False) if waits else None
        if (request.first_sent_at or request.queued_at or 0.0) < self._midnight:
            return None
        spent = spent_of(request)
        if spent is None or spent.known is Known.NOT_CHARGED:
            return None
        return _Entry(spent.high, spent.known is not Known.UNREPORTED, True, spent.high - spent.low)

    def _put(self, request_id: str, entry: _Entry | None) -> None:
        before = self._entries.pop(request_id, None)
        if entry is not None:
            self._entries[request_id] = entry
        gone, come = _sums_of([before] if before else []), _sums_of([entry] if entry else [])
        sums = self._sums
        self._sums = Today(
            sums.sent - gone.sent + come.sent,
            sums.unpriced - gone.unpriced + come.unpriced,
            sums.waiting - gone.waiting + come.waiting,
            sums.unsure - gone.unsure + come.unsure,
        )


def _fits(sent: Decimal, most: Decimal, limit: Decimal) -> bool:
    """Also what has no price waits once the limit is reached."""
    return sent < limit and sent + most <= limit


def _sums_of(entries: Iterable[_Entry]) -> Today:
    sent = waiting = unsure = NOTHING
    unpriced = 0
    for entry in entries:
        if entry.sent:
            sent += entry.most
            unsure += entry.unsure
            unpriced += not entry.priced
        else:
            waiting += entry.most
    return Today(sent, unpriced, waiting, unsure)


def _most_of(request: Request) -> Decimal:
    bounds = bounds_of(request.estimate)
    return bounds[1] if bounds is not None else NOTHING


def _unsure_of(request: Request) -> Decimal:
    bounds = bounds_of(request.estimate)
    return bounds[1] - bounds[0] if bounds is not None else NOTHING


def _local_day(at: float) -> dt.date:
    return dt.datetime.fromtimestamp(at).astimezone().date()


def _midnight(day: dt.date) -> float:
    return dt.datetime.combine(day, dt.time()).astimezone().timestamp()
