"""The outbox as the rows of the queue see it: who waits in which order, and how much of what is at the Router. No Qt.

Kept in step one request at a time; nothing here is counted over all rows, except once when everything is loaded.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Collection, Iterable

from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.services.admission import Limits
from comfy_desk.ui.going_on import holds_line
from comfy_desk.ui.waiting_words import goes_by_itself

Place = tuple[float, float, str]


def place_of(request: Request) -> Place:
    """What the outbox is sorted by; the id only keeps two of one moment apart."""
    return request.order, request.created_at, request.id


class OutboxLine:
    """`note` takes each change; the answers cost no walk over the rows."""

    def __init__(self) -> None:
        self.limits = Limits()
        self._all: list[Place] = []
        self._going: dict[str, list[Place]] = {}  # by account: those that have a turn
        self._models: Counter[tuple[str, str]] = Counter()  # at the Router, by account and model
        self._accounts: Counter[str] = Counter()
        self._holds: Counter[tuple[str, Hold]] = Counter()
        self.direct = 0  # runs whose answer comes over the connection that this program holds

    def load(self, requests: Iterable[Request]) -> None:
        """Everything anew."""
        for known in (self._all, self._going, self._models, self._accounts, self._holds):
            known.clear()
        self.direct = 0
        for request in requests:
            if request.state is State.WAITING:
                self._all.append(place_of(request))
                self._holds[request.account, request.hold or Hold.READY] += 1
                if goes_by_itself(request):
                    self._going.setdefault(request.account, []).append(place_of(request))
            elif request.state.at_router:
                self._at_router(request, 1)
        self._all.sort()
        for line in self._going.values():
            line.sort()

    def note(self, before: Request | None, after: Request | None) -> bool:
        """One came, changed or went. Returns whether what other waiting rows say may be another thing now."""
        was, now = _standing(before), _standing(after)
        if was == now:
            return False
        if before is not None:
            self._take(before, -1)
        if after is not None:
            self._take(after, 1)
        return bool(self._all)

    def _take(self, request: Request, step: int) -> None:
        if request.state is State.WAITING:
            place = place_of(request)
            self._holds[request.account, request.hold or Hold.READY] += step
            lines = [self._all]
            if goes_by_itself(request):
                lines.append(self._going.setdefault(request.account, []))
            for line in lines:
                if step > 0:
                    insort(line, place)
                else:
                    del line[bisect_left(line, place)]
        elif request.state.at_router:
            self._at_router(request, step)

    def _at_router(self, request: Request, step: int) -> None:
        self._models[request.account, request.model] += step
        self._accounts[request.account] += step
        if holds_line(request):
            self.direct += step

    # what it knows

    def __len__(self) -> int:
        return len(self._all)

    def place(self, request: Request) -> int:
        """1 for the one that goes next of its account; 0 where it has no turn."""
        line = self._going.get(request.account)
        if line is None or request.state is not State.WAITING or not goes_by_itself(request):
            return 0
        return bisect_left(line, place_of(request)) + 1

    def busy(self, request: Request) -> tuple[int, int]:
        """How many of its model and of its account are at the Router, where that is as many as may be; else 0."""
        model, account = self._models[request.account, request.model], self._accounts[request.account]
        limits = self.limits
        return model if model >= limits.a_model else 0, account if account >= limits.in_all else 0

    def waiting(self, account: str, *holds: Hold) -> int:
        """How many requests of an account wait for one of these reasons; without a reason, for any."""
        return sum(self._holds[account, hold] for hold in holds or Hold)

    def after(self, request: Request, without: Collection[str] = ()) -> str | None:
        """Who stands behind it, apart from some; None at the end."""
        at = bisect_right(self._all, place_of(request))
        return next((self._all[n][2] for n in range(at, len(self._all)) if self._all[n][2] not in without), None)

    def before(self, request: Request, without: Collection[str] = ()) -> str | None:
        """Who stands before it, apart from some; None at the front."""
        at = bisect_left(self._all, place_of(request))
        return next((self._all[n][2] for n in range(at - 1, -1, -1) if self._all[n][2] not in without), None)


def _standing(request: Request | None) -> tuple[object, ...] | None:
    """What others are told apart by of it."""
    if request is None:
        return None
    if request.state is State.WAITING:
        return ("here", request.account, place_of(request), request.hold)
    return ("there", request.account, request.model, holds_line(request)) if request.state.at_router else None
