"""Calls that may block for ever, made so that the program goes on: one daemon thread a call, with a time limit.

A keyring can wait behind a prompt that nobody sees. The event loop's own executor is no place for that: its threads
are joined when the loop ends, so a stuck one would keep the program from closing. This module knows no keyring.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import Generic, TypeVar, cast

T = TypeVar("T")


class StillWaiting(Exception):
    """The call did not come back within the limit, or an earlier one still has not."""


class _Call(Generic[T]):
    """One call: its thread, and the future that its outcome goes to while somebody waits for it."""

    def __init__(self, function: Callable[[], T], loop: asyncio.AbstractEventLoop) -> None:
        self._function = function
        self._loop = loop
        self._abandoned = False
        self.outcome: asyncio.Future[T] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self.thread = threading.Thread(target=self._run, name="keyring", daemon=True)

    def _run(self) -> None:
        result: T | None = None
        error: BaseException | None = None
        try:
            result = self._function()
        except BaseException as caught:  # noqa: BLE001 - carried to whoever waits, not swallowed
            error = caught
        # The loop may be gone by now: the program was closed while this thread was stuck.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._deliver, result, error)

    def _deliver(self, result: T | None, error: BaseException | None) -> None:
        if not self._abandoned and not self.outcome.done():
            if error is None:
                self.outcome.set_result(cast(T, result))
            else:
                self.outcome.set_exception(error)
        if not self.ended.done():
            self.ended.set_result(None)

    def abandon(self) -> None:
        self._abandoned = True


class Patience:
    """Runs blocking functions one after another, each in a daemon thread, none waited for longer than `limit` seconds.

    While an abandoned call is still stuck no other is started, so that there is never more than one such thread.
    """

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._turn = asyncio.Lock()
        self._stuck: _Call[object] | None = None

    @property
    def stuck(self) -> bool:
        """Whether an abandoned call has still not come back."""
        # Either alone would be late: the thread still ends after it has told the loop, and a loop may end before it.
        return self._stuck is not None and self._stuck.thread.is_alive() and not self._stuck.ended.done()

    async def call(self, function: Callable[[], T]) -> T:
        """What `function` returns or raises; `StillWaiting` where it takes too long or another one is stuck."""
        if self.stuck:
            raise StillWaiting
        async with self._turn:
            if self.stuck:
                raise StillWaiting
            call = _Call(function, asyncio.get_running_loop())
            call.thread.start()
            try:
                done, _ = await asyncio.wait({call.outcome}, timeout=self._limit)
            except asyncio.CancelledError:
                self._abandon(call)
                raise
            if not done:
                self._abandon(call)
                raise StillWaiting
            return call.outcome.result()

    def _abandon(self, call: _Call[T]) -> None:
        call.abandon()
        self._stuck = call  # type: ignore[assignment]  # its type no longer matters: nobody takes its outcome

    async def freed(self) -> None:
        """Return once no abandoned call is stuck any more, for example because the wallet was unlocked."""
        if self._stuck is not None and self.stuck:
            await asyncio.shield(self._stuck.ended)
