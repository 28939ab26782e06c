"""Faults that nobody foresaw, wherever they happen: each in the log with its place, and said in the window.

In a slot, a callback of the loop, a task that nobody awaits, a thread. It mends nothing and ends nothing: what failed is
the business of whoever owns it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import TracebackType

from comfy_desk.ui.spawn import sentence_of

_log = logging.getLogger(__name__)

_QUIET = 30.0
"""Seconds after one was said: a fault that comes back with each picture of the window would say nothing else."""


class Faults:
    def __init__(self, say: Callable[[str], None], monotonic: Callable[[], float] = time.monotonic) -> None:
        """`say` is called in the loop, with one sentence."""
        self._say = say
        self._monotonic = monotonic
        self._next = -1e9
        self._loop: asyncio.AbstractEventLoop | None = None

    @contextmanager
    def heard(self, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
        """While this lasts, every one of them is heard here."""
        self._loop = loop
        hooks = sys.excepthook, threading.excepthook
        loop.set_exception_handler(self._on_loop)
        sys.excepthook, threading.excepthook = self._on_uncaught, self._on_thread
        try:
            yield
        finally:
            sys.excepthook, threading.excepthook = hooks
            self._loop = None

    def _on_uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        _log.critical("Uncaught", exc_info=(kind, error, trace))
        self._tell(error)

    def _on_loop(self, _loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        error = context.get("exception")
        known = error if isinstance(error, BaseException) else None
        _log.error("In the loop: %s", context.get("message"), exc_info=known)
        self._tell(known)

    def _on_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_type is SystemExit:
            return
        name = arguments.thread.name if arguments.thread is not None else "a thread"
        value = arguments.exc_value if arguments.exc_value is not None else arguments.exc_type()
        _log.critical("In %s", name, exc_info=(arguments.exc_type, value, arguments.exc_traceback))
        self._tell(value)

    def _tell(self, error: BaseException | None) -> None:
        """Later and in the loop: this may be another thread, or the middle of a picture of the window."""
        now = self._monotonic()
        if self._loop is None or now < self._next or not isinstance(error, Exception):
            return
        self._next = now + _QUIET
        with suppress(RuntimeError):  # the loop has closed, and the window with it
            self._loop.call_soon_threadsafe(self._say, sentence_of(error).sentence)
