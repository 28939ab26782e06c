"""The window's event loop: qasync's, with one Qt timer for everything that is due now or later.

WORKAROUND qasync 0.28: it makes, fires and removes a Qt timer for every single step (a status read is twenty), lets
them ring up to a twentieth early, and keeps cancelled ones until they are due. Sockets and threads are left to it.
"""

from __future__ import annotations

import asyncio
import heapq
import math
import sys
import time
from collections import deque
from collections.abc import Callable
from contextvars import Context
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

import qasync  # isort: skip - after PySide6, which it must find bound

_LONGEST_TURN = 0.005
"""Seconds after which Qt has its turn even if more is due: typing and painting do not wait for a burst to end."""

_LONGEST_WAIT = 0.001
"""Seconds that a thread may keep the interpreter once the window asks for it.

Python's own five milliseconds are felt where several threads write results down.
"""

_LONGEST_TIMER = 3600.0
"""Seconds: Qt counts milliseconds in 31 bits."""

_FEW = 64


class EventLoop(qasync.QEventLoop):  # type: ignore[misc]
    def __init__(self, app: QApplication) -> None:
        sys.setswitchinterval(_LONGEST_WAIT)
        self._soon: deque[asyncio.Handle] = deque()
        self._later: list[asyncio.TimerHandle] = []
        self._rings_at = math.inf
        self._alarm = QTimer()
        self._alarm.setSingleShot(True)
        self._alarm.setTimerType(Qt.TimerType.PreciseTimer)
        self._alarm.timeout.connect(self._on_alarm)
        super().__init__(app)

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:
        """In order, and never before the caller has come to its end."""
        handle = asyncio.Handle(callback, args, self, context)
        self._soon.append(handle)
        self._ring_at(0.0)
        return handle

    def call_later(
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._later, handle)
        self._ring_at(self._later[0].when())
        return handle

    def time(self) -> float:
        return time.monotonic()

    def run_forever(self) -> Any:
        self._ring_at(0.0)  # for what was asked for while it did not run
        return super().run_forever()

    def close(self) -> None:
        super().close()
        self._alarm.stop()
        self._soon.clear()
        self._later.clear()

    def _ring_at(self, when: float) -> None:
        if when < self._rings_at:
            self._rings_at = when
            wait = max(0.0, min(when - time.monotonic(), _LONGEST_TIMER))
            self._alarm.start(math.ceil(wait * 1000))

    def _on_alarm(self) -> None:
        self._rings_at = math.inf
        if not self.is_running():  # Qt's events are looked through once more after a run; no step finds its loop then
            return
        self._wake()
        self._take_turn()
        if self._soon:
            self._ring_at(0.0)
        elif self._later:
            self._ring_at(self._later[0].when())

    def _wake(self) -> None:
        """What was for later and is due now goes behind what is for now."""
        now = time.monotonic()
        while self._later and (self._later[0].cancelled() or self._later[0].when() <= now):
            self._soon.append(heapq.heappop(self._later))
        if len(self._later) > _FEW and sum(handle.cancelled() for handle in self._later) * 2 > len(self._later):
            self._later = [handle for handle in self._later if not handle.cancelled()]
            heapq.heapify(self._later)

    def _take_turn(self) -> None:
        """What is for now and what that asks for in turn, until nothing is left or Qt has waited long enough."""
        end = time.monotonic() + _LONGEST_TURN
        while self._soon:
            handle = self._soon.popleft()
            if not handle.cancelled():
                handle._run()
            if time.monotonic() >= end:
                return
