"""The governor of an account: every call passes it. It knows whether the account is paused, without a usable key, or offline.

Each kind of call has places of its own, so that a submit or a cancel never waits behind reads, and a flood of one kind
starves no other. Of those that may go the most urgent goes first; every fourth turn is of whoever waits longest. While the
line is away one status read now and then finds out for all; after that, a pause or a new key, everybody who waited comes
through spread out.
"""

from __future__ import annotations

import asyncio
import itertools
import math
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from enum import IntEnum

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import AccountDesk

_DEFAULT_PAUSE = 10.0
_SPREAD = 0.15
"""Seconds between two calls, on the average, while everybody comes back."""

_PROBE = 2.0
"""Seconds, on the average, between two status reads while nobody is reached: one finds out for all the others."""

_IN_A_ROW = 3
"""Turns in a row that may pass over somebody who has waited longer."""

_FAULTS_UNTIL_OFFLINE = 2
_ONE_WAITS = (Bucket.QUEUE_BACKLOG_FULL, Bucket.CONCURRENCY_LIMIT_EXCEEDED)
"""429s that hold back one row, and no other call of the account."""


class Urgency(IntEnum):
    ACT = 0  # submit, cancel
    COLLECT = 1
    WATCH = 2  # the status of a row on screen
    FOLLOW = 3  # the status of the others
    LOOK = 4  # catalogue, balance, estimates


_KIND = {
    Urgency.ACT: "act",
    Urgency.COLLECT: "collect",
    Urgency.WATCH: "read",
    Urgency.FOLLOW: "read",
    Urgency.LOOK: "look",
}
_PLACES = {"act": 6, "collect": 4, "read": 4, "look": 2}
"""Calls of each kind under way at once: together no more than the connections that are kept alive."""


class Gate:
    def __init__(self, desk: AccountDesk, clock: Clock) -> None:
        self._desk = desk
        self._clock = clock
        self._waiting: dict[Urgency, deque[tuple[int, asyncio.Future[None]]]] = {u: deque() for u in Urgency}
        self._numbers = itertools.count()
        self._taken: Counter[str] = Counter()
        self._passed_over = 0
        self._paused_until = -math.inf
        self._reads_until = -math.inf
        self._spread_up_to = -1  # who drew a number up to this one comes back spread out
        self._next_release = -math.inf
        self._next_probe = -math.inf
        self._timer: asyncio.TimerHandle | None = None
        self._fires_at = 0.0
        self._faults = 0
        self._key_number = 0
        self._key_works = False
        self._closed = False
        self.on_back: Callable[[], None] = lambda: None
        self.on_key: Callable[[], None] = lambda: None
        self.on_pause: Callable[[list[float] | None], None] = lambda _pause: None
        """Hears each pause as [since, until] in wall time, and None at its end: `take_up_pause` after a restart."""

    @property
    def needs_key(self) -> bool:
        return self._desk.account_state().needs_key

    @property
    def offline(self) -> bool:
        return self._desk.account_state().offline_since is not None

    @property
    def key_number(self) -> int:
        """Counts the keys that were given: a refusal of an older one says nothing about the one in use."""
        return self._key_number

    @asynccontextmanager
    async def turn(self, urgency: Urgency) -> AsyncIterator[int]:
        """Waits for its turn; the call is made inside. Gives the number of the key that it is made with."""
        if self._closed:  # the program ends: nothing new is begun
            raise asyncio.CancelledError
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[urgency].append((next(self._numbers), future))
        self._release()
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._leave(urgency)
            raise
        try:
            yield self._key_number
        finally:
            self._leave(urgency)

    # what the calls said

    def note_success(self) -> None:
        """What was asked for came: the key in use works."""
        self._key_works = True
        self._heard()

    def _heard(self) -> None:
        """An answer came that is the Router's."""
        self._faults = 0
        state = self._desk.account_state()
        if state.offline_since is not None:
            self._desk.set_account_state(replace(state, offline_since=None))
            self._spread_out()
            self.on_back()

    def note_failure(self, failure: Failure, key_number: int | None = None) -> None:
        """What one failed call, made with the key of that number, says about the whole account."""
        if failure.reason in ("not_sent", "no_answer"):
            self._faults += 1
            state = self._desk.account_state()
            sure = failure.reason == "not_sent" or self._faults >= _FAULTS_UNTIL_OFFLINE
            if sure and state.offline_since is None:
                self._desk.set_account_state(replace(state, offline_since=self._clock.wall()))
            return
        if failure.reason == "refused":
            self._heard()
        # A key that has opened other doors is a good one: then "forbidden" is about this one model.
        meaning = failure.meaning
        refused = meaning == Bucket.UNAUTHORIZED or (meaning == Bucket.FORBIDDEN and not self._key_works)
        if refused and key_number in (None, self._key_number):
            self.require_key()
        if failure.status == 429 and failure.bucket not in _ONE_WAITS:
            self.pause(failure.pace)

    # the key

    def require_key(self) -> None:
        state = self._desk.account_state()
        if not state.needs_key:
            self._desk.set_account_state(replace(state, needs_key=True))

    def key_changed(self) -> None:
        """A key was given: whoever waited for one goes on."""
        self._key_number += 1
        self._key_works = False
        state = self._desk.account_state()
        if state.needs_key:
            self._desk.set_account_state(replace(state, needs_key=False))
        self._spread_out()
        self.on_key()
        self._release()

    # the pause

    def pause(self, pace: float | None) -> None:
        """Nothing is called before the server's own time; status and result reads are parked five minutes at most."""
        pace = pacing.credible(pace)
        self._pause(max(pacing.FASTEST, _DEFAULT_PAUSE if pace is None else pace), self._clock.wall())

    def take_up_pause(self, kept: object) -> None:
        """Goes on with a pause that an earlier run of the program heard of, as `on_pause` gave it."""
        numbers = kept if isinstance(kept, list) and len(kept) == 2 else []
        if not all(isinstance(number, int | float) and math.isfinite(number) for number in numbers) or not numbers:
            return
        since, until = float(numbers[0]), float(numbers[1])
        # Where the clock was set back meanwhile, nobody knows how much of it is over.
        left = min(until - self._clock.wall(), until - since, pacing.LONGEST_WAIT)
        if left > 0:
            self._pause(left, self._clock.wall())

    def _pause(self, seconds: float, wall: float) -> None:
        now = self._clock.monotonic()
        self._reads_until = max(self._reads_until, now + min(seconds, pacing.LONGEST_POLL))
        if now + seconds > self._paused_until:
            self._paused_until = now + seconds
            self._desk.set_account_state(replace(self._desk.account_state(), paused_until=wall + seconds))
            self.on_pause([wall, wall + seconds])
        self._arm(seconds)

    def _end_pause(self, now: float) -> None:
        """Notices that it is over, for the reads and for everybody."""
        if self._reads_until != -math.inf and now >= self._reads_until:
            self._reads_until = -math.inf
            self._spread_out()
        if self._paused_until != -math.inf and now >= self._paused_until:
            self._paused_until = -math.inf
            self._spread_out()
            self._desk.set_account_state(replace(self._desk.account_state(), paused_until=None))
            self.on_pause(None)

    def _spread_out(self) -> None:
        self._spread_up_to = next(self._numbers)

    def close(self) -> None:
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for line in self._waiting.values():
            for _, future in line:
                future.cancel()
            line.clear()

    # whose turn it is

    def _leave(self, urgency: Urgency) -> None:
        self._taken[_KIND[urgency]] -= 1
        self._release()

    def _release(self) -> None:
        now = self._clock.monotonic()
        self._end_pause(now)
        while not self._closed and not self.needs_key:
            ready = [urgency for urgency in Urgency if self._may_go(urgency, now)]
            if not ready:
                break
            if any(self._drew(urgency) <= self._spread_up_to for urgency in ready):
                if now < self._next_release:
                    self._arm(self._next_release - now)
                    return
                self._next_release = now + _SPREAD * (0.5 + self._clock.chance())
            longest = min(ready, key=self._drew)
            urgency = longest if self._passed_over >= _IN_A_ROW else ready[0]
            self._passed_over = self._passed_over + 1 if urgency != longest else 0
            _, future = self._waiting[urgency].popleft()
            self._taken[_KIND[urgency]] += 1
            if _KIND[urgency] == "read" and self.offline:
                self._next_probe = now + _PROBE * (0.5 + self._clock.chance())
            future.set_result(None)
        if now < self._next_probe and self.offline:
            self._arm(self._next_probe - now)
        if self._paused_until != -math.inf:
            ends = [until for until in (self._reads_until, self._paused_until) if until != -math.inf]
            self._arm(min(ends) - now)

    def _may_go(self, urgency: Urgency, now: float) -> bool:
        line, kind = self._waiting[urgency], _KIND[urgency]
        while line and line[0][1].done():  # gave up waiting
            line.popleft()
        if kind == "read" and now < self._next_probe and self.offline:
            return False
        paused = self._reads_until if kind in ("read", "collect") else self._paused_until
        return bool(line) and self._taken[kind] < _PLACES[kind] and paused == -math.inf

    def _drew(self, urgency: Urgency) -> int:
        """The number of the first in this line: a lower one has waited longer."""
        return self._waiting[urgency][0][0]

    def _arm(self, delay: float) -> None:
        if self._closed:
            return
        wait = min(max(delay, 0.01), 1.0)
        fires_at = self._clock.monotonic() + wait
        if self._timer is not None:
            if self._fires_at <= fires_at:
                return
            self._timer.cancel()
        self._fires_at = fires_at
        self._timer = asyncio.get_running_loop().call_later(wait, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._release()
