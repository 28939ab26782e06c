"""The practice Router's time: real time plus an offset that the control route moves forward.

Retention, key expiry and link expiry are read from here, so a test passes 24 hours in an instant. It never moves
backwards.
"""

import time


class Clock:
    """Seconds that never go back (``now``) and seconds since 1970 (``wall``), both with the same offset."""

    def __init__(self) -> None:
        self.offset = 0.0

    def now(self) -> float:
        return time.monotonic() + self.offset

    def wall(self) -> float:
        return time.time() + self.offset

    def advance(self, seconds: float) -> None:
        if not 0 <= seconds < 10**9:
            raise ValueError("the clock only moves forward, by less than 10^9 seconds")
        self.offset += seconds
