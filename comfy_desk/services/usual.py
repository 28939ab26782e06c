"""What a model usually takes and costs, from the artist's own history: medians of its newest finished requests.

Runs are told apart by how much they make: seconds of film or sound, and pixels (`Size`). Below three samples of a size the
model as a whole answers, and below three of that nothing is said. How long a run took is what was seen from here, so it is
as exact as the Router's pace of answers. Nothing is asked of anybody, and nothing is said of requests that failed or of
models that were never run.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import Protocol, TypeVar

from comfy_desk.domain.events import Event, RequestAdded, RequestChanged
from comfy_desk.domain.money import dollars_of
from comfy_desk.domain.request import Request, State

NEWEST = 50
"""Finished requests of a model that count, and of one of its sizes."""

REMEMBERED = 4 * NEWEST
"""Finished requests of a model that are kept, so that its sizes have some, too."""

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
    of_size: bool = False  # of runs that made as much; else of the model as a whole

    @property
    def says_anything(self) -> bool:
        return self.run_median is not None or self.cost_median is not None


@dataclass(frozen=True, slots=True)
class Size:
    """How much a run makes, in steps: half as much again is another step of `seconds`, twice as much one of `pixels`.

    None where nothing of that kind is known.
    """

    seconds: int | None = None
    pixels: int | None = None

    @property
    def known(self) -> bool:
        return self.seconds is not None or self.pixels is not None

    def covers(self, other: Size) -> bool:
        """Whether `other` is as much in all that is known of this one."""
        same_length = self.seconds is None or self.seconds == other.seconds
        return same_length and (self.pixels is None or self.pixels == other.pixels)


UNKNOWN_SIZE = Size()


def size_of(seconds: float | None, pixels: float | None) -> Size:
    """The step that this much falls into."""
    length = round(math.log(seconds, 1.5)) if seconds is not None and 0.01 <= seconds <= 1e6 else None
    area = round(math.log2(pixels / 1_000_000)) if pixels is not None and 64 <= pixels <= 1e10 else None
    return Size(length, area)


def made_size(request: Request) -> Size:
    """How much a finished request made: its longest work and its largest."""
    seconds = [one.duration for one in request.works if one.duration]
    pixels = [one.width * one.height for one in request.works if one.width and one.height]
    return size_of(max(seconds, default=None), max(pixels, default=None))


def usual_of(requests: Iterable[Request], *, of_size: bool = False) -> Usual:
    """Of one model's requests, in any order; those that are not done do not count.

    A request that was taken in while it ran tells nothing of its run: since when it did, nobody here knows.
    """
    done = sorted((one for one in requests if one.state is State.DONE), key=_when, reverse=True)[:NEWEST]
    runs = sorted(_seconds((one.running_since, one.completed_at) for one in done if not _began_unseen(one)))
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
        of_size=of_size,
    )


def _began_unseen(request: Request) -> bool:
    return request.adopted and request.running_since is not None and request.running_since == request.queued_at


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


class RunHistory:
    """What was finished, by account and model. `note` takes each change; what is asked is worked out once per change.

    Read from `everything` when it is first asked. A row that is purged stays a sample until the program ends: it was run
    and paid all the same. `patience`: of a long history an answer holds until one in so many of its requests is new.
    """

    def __init__(self, everything: Callable[[], Iterable[Request]], *, patience: int = 0) -> None:
        self._everything = everything
        self._patience = patience
        self._new: dict[tuple[str, str], int] = {}
        self._read = False
        self._done: dict[tuple[str, str], dict[str, Request]] = {}  # by account and model, then by id
        self._known: dict[tuple[str, str], dict[Size, Usual | None]] = {}

    def of(self, account: str, model: str, size: Size = UNKNOWN_SIZE) -> Usual | None:
        """None where there is nothing to say."""
        if not self._read:
            self._read = True
            for request in self._everything():
                if request.state is State.DONE:
                    self._keep(request)
        known = self._known.setdefault((account, model), {})
        if size not in known:
            known[size] = self._worked_out(account, model, size)
        return known[size]

    def note(self, request: Request) -> None:
        """One is new, or is another than before."""
        if not self._read or request.state is not State.DONE:
            return
        self._keep(request)
        key = request.account, request.model
        new = self._new[key] = self._new.get(key, 0) + 1
        if not self._patience or new * self._patience >= len(self._done[key]):
            self._new[key] = 0
            self._known.pop(key, None)

    def forget(self) -> None:
        """Everything is read anew when it is asked for."""
        self._read = False
        self._done.clear()
        self._known.clear()

    def _worked_out(self, account: str, model: str, size: Size) -> Usual | None:
        done = self._done.get((account, model), {}).values()
        if size.known:
            alike = usual_of((one for one in done if size.covers(made_size(one))), of_size=True)
            if alike.run_median is not None:
                return alike
        whole = usual_of(done)
        return whole if whole.says_anything or whole.wait_median is not None else None

    def _keep(self, request: Request) -> None:
        kept = self._done.setdefault((request.account, request.model), {})
        kept[request.id] = request
        if len(kept) > 2 * REMEMBERED:
            for old in sorted(kept.values(), key=_when)[:-REMEMBERED]:
                del kept[old.id]


class UsualTimes:
    """Of the desk's requests, those that were removed among them. Sorted once, when it is first asked."""

    def __init__(self, desk: Told) -> None:
        self._history = RunHistory(desk.everything)

    def of(self, account: str, model: str) -> Usual | None:
        """None where there is nothing to say."""
        usual = self._history.of(account, model)
        return usual if usual is not None and usual.says_anything else None

    def note(self, event: Event) -> None:
        if isinstance(event, RequestAdded | RequestChanged):
            self._history.note(event.request)


@dataclass(frozen=True, slots=True)
class Missed:
    """How far what was said beforehand lay from what then was, as a part of it: 0.2 is a fifth off, either way."""

    told: int  # runs of which something was said before they ended
    untold: int
    median: float | None = None


def how_far_off(requests: Iterable[Request], *, by_size: bool = True) -> Missed:
    """Goes through finished requests as they ended, and compares each run with the median of those before it."""
    history = RunHistory(tuple)
    misses: list[float] = []
    untold = 0
    for request in sorted((one for one in requests if one.state is State.DONE), key=_when):
        usual = history.of(request.account, request.model, made_size(request) if by_size else UNKNOWN_SIZE)
        for seconds in _seconds([(request.running_since, request.completed_at)]):
            if usual is None or usual.run_median is None:
                untold += 1
            elif seconds > 0:
                misses.append(abs(usual.run_median - seconds) / seconds)
        history.note(request)
    return Missed(len(misses), untold, _middle(sorted(misses)) if misses else None)
