"""An event loop whose time jumps to what comes next, and executors that work at once: waits of hours take no time.

What runs in a thread in the program runs in the loop's own here, so that the same history happens the same way each time.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any


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
        self.set_default_executor(AtOnce())

    def time(self) -> float:
        return self.moment


class AtOnce(ThreadPoolExecutor):
    """An executor without threads."""

    def __init__(self, *_: Any, **__: Any) -> None:
        super().__init__(1)

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future
