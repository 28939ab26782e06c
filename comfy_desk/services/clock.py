"""Time and chance as the services see them: passed in, so that a test turns the hands itself."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Clock:
    """`wall` is seconds since 1970 (stored and shown), `monotonic` measures waits, `chance` is uniform in [0, 1)."""

    wall: Callable[[], float] = time.time
    monotonic: Callable[[], float] = time.monotonic
    chance: Callable[[], float] = field(default=random.random)
