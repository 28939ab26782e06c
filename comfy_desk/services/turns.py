"""Whose link is fetched next: the soonest to expire first, no server more than its share, and nobody behind one that stalls.

Links of all requests of an account stand in one line. A transfer that moves nothing for some seconds no longer counts as
one of the few that run at once, so that others begin; it goes on, and its own server gets no more of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncIterator

LIVELY = 12
"""Transfers that run at once while all of them move."""
MOST = 36
"""All of them, those that stand still included: below the fetcher's own limit of connections."""
PER_HOST = 6
_STILL_AFTER = 5.0
_LOOK_EVERY = 1.0

Urgency = tuple[float, ...]
"""The smaller comes first."""


class Turn:
    """One transfer's right to run. `touch` says that it moves."""

    __slots__ = ("_moved", "host")

    def __init__(self, host: str) -> None:
        self.host = host
        self._moved = 0.0
        self.touch()

    def touch(self) -> None:
        self._moved = asyncio.get_running_loop().time()

    def is_lively(self, now: float) -> bool:
        return now - self._moved < _STILL_AFTER


class Turns:
    def __init__(self) -> None:
        self._running: set[Turn] = set()
        self._of_host: Counter[str] = Counter()
        self._waiting: dict[str, list[tuple[Urgency, int, asyncio.Future[Turn]]]] = {}
        self._numbers = itertools.count()
        self._later: asyncio.TimerHandle | None = None

    @contextlib.asynccontextmanager
    async def turn(self, host: str, urgency: Urgency) -> AsyncIterator[Turn]:
        """Waits for its turn, which ends with the block."""
        granted: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting.setdefault(host, []), (urgency, next(self._numbers), granted))
        self._admit()
        try:
            turn = await granted
        except BaseException:
            if granted.done() and not granted.cancelled():  # it came in the very moment of giving up
                self._end(granted.result())
            granted.cancel()
            raise
        try:
            yield turn
        finally:
            self._end(turn)

    def _end(self, turn: Turn) -> None:
        self._running.discard(turn)
        self._of_host[turn.host] -= 1
        if not self._of_host[turn.host]:
            del self._of_host[turn.host]
        self._admit()

    def _admit(self) -> None:
        now = asyncio.get_running_loop().time()
        lively = sum(turn.is_lively(now) for turn in self._running)
        while len(self._running) < MOST and lively < LIVELY and (host := self._next_host()) is not None:
            _, _, granted = heapq.heappop(self._waiting[host])
            turn = Turn(host)
            self._running.add(turn)
            self._of_host[host] += 1
            lively += 1
            granted.set_result(turn)
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if lively >= LIVELY and len(self._running) < MOST and self._next_host() is not None:
            self._later = asyncio.get_running_loop().call_later(_LOOK_EVERY, self._admit)

    def _next_host(self) -> str | None:
        """Of the servers that may have one more, the one whose first link is the most urgent."""
        best: tuple[Urgency, int] | None = None
        chosen: str | None = None
        for host, line in tuple(self._waiting.items()):
            while line and line[0][2].done():  # whoever stood there has given up
                heapq.heappop(line)
            if not line:
                del self._waiting[host]
            elif self._of_host[host] < PER_HOST and (best is None or line[0][:2] < best):
                best, chosen = line[0][:2], host
        return chosen
