"""A batch: requests that were made from one idea and go as one, with a name, one progress and one cancel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from comfy_desk.domain.request import Request, State

LONGEST_NAME = 120
"""Characters of a batch's name."""

AFTER_EVERYTHING_BY_HAND = 1e9
"""Added to a batch's place in the outbox, in seconds like the places themselves: what is submitted by hand goes first."""


@dataclass(frozen=True, slots=True)
class Batch:
    id: str  # ours, a UUID
    name: str
    created_at: float


@dataclass(frozen=True, slots=True)
class BatchProgress:
    """How many of its requests are where. `total` counts those that were not removed."""

    total: int = 0
    waiting: int = 0  # here, not sent
    at_router: int = 0
    collecting: int = 0
    done: int = 0
    empty: int = 0
    failed: int = 0
    cancelled: int = 0
    lost: int = 0  # expired or gone at the Router

    @property
    def ended(self) -> int:
        return self.done + self.empty + self.failed + self.cancelled + self.lost

    @property
    def cancellable(self) -> int:
        """At most so many can be cancelled."""
        return self.waiting + self.at_router


def progress_of(requests: Iterable[Request]) -> BatchProgress:
    """Counts the requests of one batch."""
    count = dict.fromkeys(("waiting", "at_router", "collecting", "done", "empty", "failed", "cancelled", "lost"), 0)
    total = 0
    for request in requests:
        if request.removed_at is None:
            total += 1
            count[place_of(request.state)] += 1
    return BatchProgress(total, **count)


def place_of(state: State) -> str:
    """Which count of `BatchProgress` a request in this state belongs to."""
    return _PLACE[state]


_PLACE = {
    State.WAITING: "waiting",
    State.SENDING: "at_router",
    State.OUTCOME_UNKNOWN: "at_router",
    State.IN_QUEUE: "at_router",
    State.IN_PROGRESS: "at_router",
    State.COLLECTING: "collecting",
    State.DONE: "done",
    State.LATE_RESULT: "done",
    State.EMPTY: "empty",
    State.FAILED: "failed",
    State.CANCELLED: "cancelled",
    State.EXPIRED: "lost",
    State.GONE: "lost",
}
