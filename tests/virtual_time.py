"""An event loop whose time jumps to what comes next: waits of hours take no time.

What runs in a thread in the program runs in the loop's own here, so that the same history happens the same way each time.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class _Jumping(selectors.DefaultSelector):
    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        if not found and timeout is None:
            raise AssertionError("nothing will ever happen again, and the test still waits")
        if not found and timeout:
            self.loop.moment += timeout
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """`moment` is its time in seconds. One loop is one run of the program; the next takes the moment over."""

    def __init__(self, moment: float = 1_000.0) -> None:
        self.moment = moment
        selector = _Jumping()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.moment

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """What is for a thread is done at once: time would not stand still for one."""
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future
