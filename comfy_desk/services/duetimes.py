"""One heap of due times for everything that waits, with one timer at most.

Due times are moments of a clock that nobody sets and that goes on through a sleep, so that neither moves them.

WORKAROUND qasync 0.28: each pending `call_later` is a Qt timer that stays until it is due even when cancelled, and one of
25 days overflows. So no timer a row, and none longer than a second; that second is also what notices a sleep of the machine.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import math
from collections.abc import Callable, Iterator

_log = logging.getLogger(__name__)

_LONGEST_TIMER = 1.0
_ASLEEP = 20.0
"""Seconds by which a timer must be late before the machine is taken to have slept."""

_NEVER = 1e9
"""Seconds, thirty years: what a wait that is no number, or past counting, is cut to."""


class DueTimes:
    """Calls `on_due(name)` in the loop when the time of `name` has come, and `on_wake()` first after a sleep."""

    def __init__(
        self,
        monotonic: Callable[[], float],
        on_due: Callable[[str], None],
        on_wake: Callable[[], None] | None = None,
    ) -> None:
        self._monotonic = monotonic
        self._on_due = on_due
        self._on_wake = on_wake
        self._heap: list[tuple[float, str]] = []
        self._due: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._fires_at = 0.0
        self._closed = False

    def __len__(self) -> int:
        return len(self._due)

    def __contains__(self, name: object) -> bool:
        return name in self._due

    def names(self) -> Iterator[str]:
        return iter(tuple(self._due))

    def left(self, name: str) -> float | None:
        """Seconds until `name` is due, below 0 where it is late; None where nothing is planned."""
        due = self._due.get(name)
        return None if due is None else due - self._monotonic()

    def put(self, name: str, delay: float) -> None:
        """`name` is due in `delay` seconds; an earlier plan for it is forgotten."""
        wait = _NEVER if math.isnan(delay) else min(max(0.0, delay), _NEVER)
        due = self._monotonic() + wait
        self._due[name] = due
        heapq.heappush(self._heap, (due, name))
        if len(self._heap) > 64 + 4 * len(self._due):
            self._heap = [(when, which) for which, when in self._due.items()]
            heapq.heapify(self._heap)
        self._arm()

    def drop(self, name: str) -> None:
        self._due.pop(name, None)

    def close(self) -> None:
        self._closed = True
        self._due.clear()
        self._heap.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def fire(self) -> None:
        """Hands out everything that is due now."""
        now = self._monotonic()
        while self._heap and self._heap[0][0] <= now:
            when, name = heapq.heappop(self._heap)
            if self._due.get(name) == when:
                del self._due[name]
                self._tell(self._on_due, name)

    @staticmethod
    def _tell(listener: Callable[..., None], *what: str) -> None:
        try:
            listener(*what)
        except Exception:  # noqa: BLE001 - one fault must not stop the clock of all the others
            _log.exception("What was due failed")

    def _arm(self) -> None:
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        if self._closed or not self._heap:
            return
        now = self._monotonic()
        fires_at = min(max(self._heap[0][0], now), now + _LONGEST_TIMER)
        if self._timer is not None:
            if self._fires_at <= fires_at + 0.005:
                return
            self._timer.cancel()
        self._fires_at = fires_at
        self._timer = asyncio.get_running_loop().call_later(fires_at - now, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        if self._closed:
            return
        if self._on_wake is not None and self._monotonic() - self._fires_at > _ASLEEP:
            self._tell(self._on_wake)
        self.fire()
        self._arm()
