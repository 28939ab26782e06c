"""Limits on waiting that share one timer. What is over is seen a moment late, never early.

WORKAROUND qasync 0.28: each `asyncio.timeout` is a Qt timer that stays until it is due even when the wait is long over, so
five reads a second with limits of minutes are thousands of timers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType

_STEP = 1.0
_SHORT = 0.05


class Deadlines:
    """`with deadlines.limit(seconds): await …` raises TimeoutError, or what is asked for. For one loop."""

    def __init__(self) -> None:
        self._limits: set[Limit] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._looks_at = 0.0

    def limit(self, seconds: float | None, error: Callable[[str], Exception] = TimeoutError) -> Limit:
        """None is no limit. `error` is called with a sentence."""
        return Limit(self, seconds, error)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def enter(self, limit: Limit) -> None:
        self._limits.add(limit)
        if self._timer is not None and limit.due < self._looks_at - _SHORT:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._arm(asyncio.get_running_loop())

    def leave(self, limit: Limit) -> None:
        self._limits.discard(limit)

    def _arm(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        wait = max(0.01, min(min(limit.due for limit in self._limits) - now, _STEP))
        self._looks_at = now + wait
        self._timer = loop.call_later(wait, self._look, loop)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        now = loop.time()
        for limit in [limit for limit in self._limits if limit.due <= now]:
            self._limits.discard(limit)
            limit.expire()
        if self._limits:
            self._arm(loop)


class Limit:
    """As `asyncio.timeout`: the task is cancelled when the time is over, and an error comes out instead of that."""

    __slots__ = ("_cancelling", "_error", "_expired", "_owner", "_seconds", "_task", "due")

    def __init__(self, owner: Deadlines, seconds: float | None, error: Callable[[str], Exception]) -> None:
        self._owner = owner
        self._seconds = seconds
        self._error = error
        self._task: asyncio.Task[object] | None = None
        self._cancelling = 0
        self._expired = False
        self.due = 0.0

    def __enter__(self) -> None:
        if self._seconds is None:
            return
        self._task = asyncio.current_task()
        if self._task is None:
            raise RuntimeError("a limit is for a task")
        self._cancelling = self._task.cancelling()
        self.due = asyncio.get_running_loop().time() + self._seconds
        self._owner.enter(self)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._task is None:
            return
        self._owner.leave(self)
        if self._expired and self._task.uncancel() <= self._cancelling and kind is asyncio.CancelledError:
            raise self._error("This took too long.") from error

    def expire(self) -> None:
        self._expired = True
        if self._task is not None:
            self._task.cancel()
