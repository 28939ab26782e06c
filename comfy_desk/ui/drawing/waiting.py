"""Waiting for Qt in a process that has no loop of its own: events are handled until something is so, or time is up."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer

_BEAT = 50
"""Milliseconds between two looks at the clock while nothing happens."""


def wait_until(so: Callable[[], bool], seconds: float) -> bool:
    """Whether it is so in time."""
    end = time.monotonic() + seconds
    loop, beat = QEventLoop(), QTimer()
    beat.start(_BEAT)
    while not so():
        if time.monotonic() >= end:
            return False
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return True
