"""Time and chance as the services see them: passed in, so that a test turns the hands itself.

Three things move time that is not time passing: a sleep of the machine, somebody who sets the clock, and a correction from
the network. Only a clock that nobody sets and that goes on through a sleep tells them apart; each system has one, under
another name.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

_A_SLEEP = 20.0
"""Seconds that the wall clock must gain on the other one before the machine is taken to have slept."""


class WallAided:
    """A clock through sleeps where the system has none: a jump of the wall clock forward is taken for a sleep.

    It cannot tell one from a clock that was set; taken for a sleep, it costs one early call a row, and the other way round
    a row would wait for hours that are over.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._slept = 0.0
        self._ahead: float | None = None

    def __call__(self) -> float:
        now = self._monotonic()
        ahead = self._wall() - now
        if self._ahead is not None and ahead - self._ahead > _A_SLEEP:
            self._slept += ahead - self._ahead
        self._ahead = ahead
        return now + self._slept


def through_sleep(platform: str = sys.platform) -> Callable[[], float]:
    """Seconds since some moment, on a clock that nobody sets and that goes on while the machine sleeps."""
    if platform == "win32":  # there the plain one does
        return time.monotonic
    name = "CLOCK_MONOTONIC" if platform == "darwin" else "CLOCK_BOOTTIME"
    number = getattr(time, name, None)
    if number is None:
        return WallAided()
    try:
        time.clock_gettime(number)
    except OSError:
        return WallAided()
    return lambda: time.clock_gettime(number)


@dataclass(frozen=True, slots=True)
class Clock:
    """`wall` is seconds since 1970 (stored and shown), `monotonic` measures waits, also through a sleep of the machine.

    `chance` is uniform in [0, 1).
    """

    wall: Callable[[], float] = time.time
    monotonic: Callable[[], float] = field(default_factory=through_sleep)
    chance: Callable[[], float] = field(default=random.random)
