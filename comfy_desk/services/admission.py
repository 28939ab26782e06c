"""Who goes next from the outbox, and whom something holds up. Reads snapshots and starts nothing: that is the submitter's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Container, Mapping
from dataclasses import dataclass

from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.request import KEY_LIFETIME, Delivery, Hold, Request, State
from comfy_desk.domain.settings import AT_ONCE_A_MODEL, AT_ONCE_IN_ALL

MOST_A_MODEL = AT_ONCE_A_MODEL.most
MOST_IN_ALL = AT_ONCE_IN_ALL.most

_CLOCK_CORRECTION = 600.0
"""Seconds by which a clock may have been put back without making a key's age doubtful."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many requests of one account may be at the Router at once."""

    a_model: int = 4
    in_all: int = 16

    @staticmethod
    def of(a_model: object, in_all: object) -> Limits:
        """The nearest possible ones, from 1 to `MOST_A_MODEL` and `MOST_IN_ALL`; the usual for what is no number."""
        usual = Limits()
        each = a_model if isinstance(a_model, int) and not isinstance(a_model, bool) else usual.a_model
        total = in_all if isinstance(in_all, int) and not isinstance(in_all, bool) else usual.in_all
        return Limits(min(max(each, 1), MOST_A_MODEL), min(max(total, 1), MOST_IN_ALL))


@dataclass(frozen=True, slots=True)
class Outlook:
    """How it stands with one account's requests at this moment.

    `live` are those that have not ended, `busy` the ids that a task works on, `planned` those that wait for their time,
    `released` those that have waited for the line or for room and whose time has come.
    """

    live: Mapping[str, Request]
    busy: Collection[str]
    planned: Container[str]
    released: Container[str]
    account: AccountChanged
    paused: bool
    key_mark: str | None
    stops: Callable[[Request], bool] = lambda _request: False  # the artist's limit on a day's costs


def who_goes(outlook: Outlook, limits: Limits) -> list[Request]:
    """Those that are sent now, the first one in front."""
    live, begun = outlook.live.values(), set(outlook.busy)
    taken = Counter(r.model for r in live if r.id in begun or takes_a_place(r, outlook.key_mark))
    goes: list[Request] = []
    ready = [r for r in live if r.state is State.WAITING and r.hold is Hold.READY]
    for request in sorted(ready, key=lambda r: (r.order, r.created_at)):
        if taken.total() >= limits.in_all:
            break
        has_turn = request.id not in begun and request.id not in outlook.planned
        if has_turn and taken[request.model] < limits.a_model and not is_held_up(request, outlook, begun):
            goes.append(request)
            begun.add(request.id)
            taken[request.model] += 1
    return goes


def takes_a_place(request: Request, key_mark: str | None) -> bool:
    """Whether it counts against the limits: not where the key in use is told nothing about it, which may last for days."""
    told = request.trouble
    unseen = told is not None and told.may_hide and request.state.followed and request.went_with_other_key(key_mark)
    return request.state.at_router and not unseen


def is_held_up(request: Request, outlook: Outlook, begun: Container[str]) -> bool:
    """Whether what was not sent yet waits, for a reason that is not its own. `begun` are the ids that are on their way."""
    # What may have arrived already is not held up: its key only finds out what became of it.
    if request.maybe_sent:
        return False
    account = outlook.account
    if not request.urgent and (outlook.paused or account.needs_credits):
        return True
    if outlook.stops(request):  # also what goes by the artist's word
        return True
    if request.urgent:
        return False
    if request.id in outlook.released or not (account.backlog_full or account.offline_since is not None):
        return False
    # One finds out for all: a batch of hundreds need not be refused hundreds of times.
    return any(r.id != request.id and _finds_out(r, begun) for r in outlook.live.values())


def _finds_out(request: Request, begun: Container[str]) -> bool:
    """A direct run is held for minutes and says nothing before its end: nobody waits for its word."""
    if request.state is State.WAITING:
        return request.hold in (Hold.OFFLINE, Hold.BACKLOG) or request.id in begun
    return request.state is State.SENDING and request.id in begun and request.delivery is Delivery.QUEUED


def why_it_asks(request: Request, now: float, age: float, key_mark: str | None) -> Hold | None:
    """Why this one is not sent without the artist's word: a key that may protect nothing could buy the run twice.

    `now` is wall time; `age` is that of its idempotency key by a clock that nobody sets, as far as it is known.
    """
    if not request.maybe_sent or request.first_sent_at is None:
        return None
    # One from the future has an age that nobody knows.
    if max(age, now - request.first_sent_at) >= KEY_LIFETIME or request.first_sent_at - now > _CLOCK_CORRECTION:
        return Hold.ASK
    # Whoever was asked has no mark: sent under an unknown key it asks as well, unless the artist has just said so.
    return Hold.OTHER_KEY if request.went_with_other_key(key_mark) else None


class KeyAges:
    """How old the idempotency keys of an account are at least, although somebody puts the wall clock back meanwhile."""

    def __init__(self, wall: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._born: dict[str, tuple[float, float]] = {}  # first sent, by the wall clock and by the other one

    def note(self, request: Request) -> None:
        """Looked at whenever it changes; the first look at a key tells its age by the wall clock."""
        sent_at = request.first_sent_at
        if sent_at is None:
            self.forget(request.id)
        elif request.id not in self._born or self._born[request.id][0] != sent_at:
            self._born[request.id] = (sent_at, self._monotonic() - max(0.0, self._wall() - sent_at))

    def confirm(self, request: Request) -> None:
        """The artist wants it sent again: one that was too old for that unasked begins anew."""
        if self.of(request) >= KEY_LIFETIME and request.first_sent_at is not None:
            self._born[request.id] = (request.first_sent_at, self._monotonic())

    def forget(self, request_id: str) -> None:
        self._born.pop(request_id, None)

    def of(self, request: Request) -> float:
        """In seconds; 0 for one that nobody has noted."""
        born = self._born.get(request.id)
        return self._monotonic() - born[1] if born is not None and born[0] == request.first_sent_at else 0.0
