"""One click is one request, however nervous the finger: tells a deliberate press from its echoes. Knows no widget."""

from __future__ import annotations

import time
from collections.abc import Callable


class OneClick:
    """`pressed()` is true for a press that stands for a wish of its own.

    A press within `interval` seconds of the press before it is an echo, and so is every further one of the same burst:
    the interval runs from the last press, taken or not. Key repeats are told by whoever sees the key.
    """

    def __init__(self, interval: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._interval = interval
        self._clock = clock
        self._last: float | None = None

    def pressed(self) -> bool:
        now = self._clock()
        echo = self._last is not None and now - self._last < self._interval
        self._last = now
        return not echo
