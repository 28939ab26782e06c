"""What a model usually takes and costs, from the artist's own history: medians of its newest finished requests.

Below three samples nothing is said. How long a run took is what was seen from here, so it is as exact as the Router's pace
of answers. Nothing is asked of anybody, and nothing is said of requests that failed or of models that were never run.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import Protocol, TypeVar

from comfy_desk.domain.events import Event, RequestAdded, RequestChanged
from comfy_desk.domain.money import dollars_of
from comfy_desk.domain.request import Request, State

NEWEST = 50
"""Finished requests of a model that count."""

FEWEST = 3

Number = TypeVar("Number", float, Decimal)


@dataclass(frozen=True, slots=True)
class Usual:
    """Seconds and dollars; None where fewer than three requests tell it. `samples` are finished requests that were looked at.

    `run_90`: nine of ten runs took no longer. Waiting in the queue is no part of a run. `cost_low` and `cost_high` are the
    least and the most that was reported.
    """

    samples: int
    run_median: float | None = None
    run_90: float | None = None
    wait_median: float | None = None
    cost_median: Decimal | None = None
    cost_low: Decimal | None = None
    cost_high: Decimal | None = None
    cost_samples: int = 0

    @property
    def says_anything(self) -> bool:
        return self.run_median is not None or self.cost_median is not None


def usual_of(requests: Iterable[Request]) -> Usual:
    """Of one model's requests, in any order; those that are not done do not count."""
    done = sorted((one for one in requests if one.state is State.DONE), key=_when, reverse=True)[:NEWEST]
    runs = sorted(_seconds((one.running_since, one.completed_at) for one in done))
    waits = sorted(_seconds((one.queued_at, one.running_since) for one in done))
    costs = sorted(cost for cost in (dollars_of(one.credits) for one in done) if cost is not None)
    timed, waited, paid = len(runs) >= FEWEST, len(waits) >= FEWEST, len(costs) >= FEWEST
    return Usual(
        samples=len(done),
        run_median=_middle(runs) if timed else None,
        run_90=runs[-(-len(runs) * 9 // 10) - 1] if timed else None,
        wait_median=_middle(waits) if waited else None,
        cost_median=_middle(costs) if paid else None,
        cost_low=costs[0] if paid else None,
        cost_high=costs[-1] if paid else None,
        cost_samples=len(costs),
    )


def _when(request: Request) -> float:
    return request.completed_at or request.ended_at or request.created_at


def _seconds(pairs: Iterable[tuple[float | None, float | None]]) -> Iterable[float]:
    """Lengths of what has a beginning and an end; a clock that was set back between them tells nothing."""
    return (end - begin for begin, end in pairs if begin is not None and end is not None and end >= begin)


def _middle(values: list[Number]) -> Number:
    half = len(values) // 2
    return values[half] if len(values) % 2 else (values[half - 1] + values[half]) / 2


class Told(Protocol):
    """The desk, as far as it is needed here."""

    def everything(self) -> tuple[Request, ...]: ...


class UsualTimes:
    """Sorted once, when it is first asked; after that every event keeps it up.

    A row that is purged stays a sample until the program ends: it was run and paid all the same.
    """

    def __init__(self, desk: Told) -> None:
        self._desk = desk
        self._sorted = False
        self._done: dict[tuple[str, str], dict[str, Request]] = {}  # by account and model, then by id
        self._known: dict[tuple[str, str], Usual | None] = {}

    def of(self, account: str, model: str) -> Usual | None:
        """None where there is nothing to say."""
        if not self._sorted:
            self._sorted = True
            for request in self._desk.everything():
                if request.state is State.DONE:
                    self._keep(request)
        key = account, model
        if key not in self._known:
            usual = usual_of(self._done.get(key, {}).values())
            self._known[key] = usual if usual.says_anything else None
        return self._known[key]

    def note(self, event: Event) -> None:
        if not self._sorted or not isinstance(event, RequestAdded | RequestChanged):
            return
        if event.request.state is State.DONE:
            self._keep(event.request)
            self._known.pop((event.request.account, event.request.model), None)

    def _keep(self, request: Request) -> None:
        kept = self._done.setdefault((request.account, request.model), {})
        kept[request.id] = request
        if len(kept) > 2 * NEWEST:
            for old in sorted(kept.values(), key=_when)[:-NEWEST]:
                del kept[old.id]
