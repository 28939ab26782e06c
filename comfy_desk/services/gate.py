"""One gate an account: every call passes it. It knows whether the account is paused, without a usable key, or offline.

Urgent calls go first (submit and cancel, then collecting, then status reads); a spent allowance holds everybody and lets
them through spread out afterwards.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from enum import IntEnum

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk

_AT_ONCE = 12
"""Calls under way at once: enough to keep a kept-alive connection busy each, few enough to be a polite guest."""

_LONGEST_PAUSE = pacing.LONGEST_WAIT
_DEFAULT_PAUSE = 10.0
_SPREAD = 0.15
_FAULTS_UNTIL_OFFLINE = 2
_ONE_WAITS = (Bucket.QUEUE_BACKLOG_FULL, Bucket.CONCURRENCY_LIMIT_EXCEEDED)
"""429s that hold back a submit, and no other call of the account."""


class Urgency(IntEnum):
    ACT = 0  # submit, cancel
    COLLECT = 1
    FOLLOW = 2
    LOOK = 3  # catalogue, balance, estimates


class Gate:
    def __init__(self, desk: Desk, clock: Clock) -> None:
        self._desk = desk
        self._clock = clock
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._free = _AT_ONCE
        self._paused_until = 0.0
        self._spread_until = 0.0
        self._next_release = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._faults = 0
        self._key_number = 0
        self._key_works = False
        self._closed = False
        self.on_back: Callable[[], None] = lambda: None
        self.on_key: Callable[[], None] = lambda: None

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
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._numbers), future))
        self._release()
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._leave()
            raise
        try:
            yield self._key_number
        finally:
            self._leave()

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
        refused = failure.bucket == Bucket.UNAUTHORIZED or (failure.bucket == Bucket.FORBIDDEN and not self._key_works)
        if refused and key_number in (None, self._key_number):
            self.require_key()
        if failure.status == 429 and failure.bucket not in _ONE_WAITS:
            self.pause(failure.pace)

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
        self.on_key()
        self._release()

    def pause(self, pace: float | None) -> None:
        seconds = min(pace if pace is not None else _DEFAULT_PAUSE, _LONGEST_PAUSE)
        until = self._clock.monotonic() + seconds
        if until <= self._paused_until:
            return
        self._paused_until = until
        self._spread_until = until + 10.0
        self._desk.set_account_state(replace(self._desk.account_state(), paused_until=self._clock.wall() + seconds))
        self._arm(seconds)

    def close(self) -> None:
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for _, _, future in self._waiting:
            future.cancel()
        self._waiting.clear()

    def _leave(self) -> None:
        self._free += 1
        self._release()

    def _release(self) -> None:
        now = self._clock.monotonic()
        if now < self._paused_until:
            self._arm(self._paused_until - now)
            return
        state = self._desk.account_state()
        if state.paused_until is not None:
            self._desk.set_account_state(replace(state, paused_until=None))
        while self._waiting and self._free > 0 and not self.needs_key:
            if now < self._spread_until:
                if now < self._next_release:
                    self._arm(self._next_release - now)
                    return
                self._next_release = now + _SPREAD * (0.5 + self._clock.chance())
            _, _, future = heapq.heappop(self._waiting)
            if not future.done():
                self._free -= 1
                future.set_result(None)

    def _arm(self, delay: float) -> None:
        if self._timer is None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(min(max(delay, 0.01), 1.0), self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._release()
