"""Work on folders that may never answer (a network drive that is gone): in threads that nobody has to wait for.

A thread that hangs in the system cannot be ended. So each piece of work has one of its own, which neither holds up the others
nor the end of the program; and what hangs is not begun a second time before it has come back.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, TypeVar

from comfy_desk.domain.errors import DeskError

T = TypeVar("T")

_ANSWER = 5.0
"""Seconds that a folder has to say anything at all. A sleeping disk takes some three to wake."""

_FRESH = 5.0
_IDLE = 30.0
"""Seconds for which a thread waits for more: to start one stops the window until the new thread has had a turn."""

LIMIT = 120.0
"""Seconds for putting the files of one request in their places: a slow disk is no silent one."""


class Silent(DeskError):
    """It hangs; whatever was begun may still be done."""


class Threads(Executor):
    """Daemon threads, as many as are busy: the interpreter's end does not wait for them, as it would for a pool's."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._idle = 0  # threads that wait for a job, and for which none is in the queue
        self._lock = threading.Lock()

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()

        def job() -> None:
            try:
                result = fn(*args, **kwargs)
            except BaseException as error:  # noqa: BLE001 - whoever waits for it hears of it
                future.set_exception(error)
            else:
                future.set_result(result)

        self._jobs.put(job)
        with self._lock:
            is_waited_for = self._idle > 0
            if is_waited_for:
                self._idle -= 1
        if not is_waited_for:
            threading.Thread(target=self._serve, name="slow-disk", daemon=True).start()
        return future

    def _serve(self) -> None:
        while True:
            try:
                job = self._jobs.get(timeout=_IDLE)
            except queue.Empty:
                with self._lock:
                    if self._idle > 0:
                        self._idle -= 1
                        return
                continue  # one is on its way
            job()
            del job
            with self._lock:
                self._idle += 1


class SlowDisk:
    def __init__(self, answer: float = _ANSWER, limit: float = LIMIT) -> None:
        self._threads = Threads()
        self._answer = answer
        self._limit = limit
        self._hanging: dict[str, asyncio.Future[Any]] = {}
        self._answered: dict[Path, float] = {}
        self._looks: dict[Path, tuple[asyncio.Future[None], float]] = {}  # each with the time when it is given up

    async def run(self, name: str, work: Callable[[], T], limit: float | None = None) -> T:
        """What `work` returns or raises. Raises Silent where that takes longer than `limit` seconds.

        At once, where earlier work of this name still hangs: the two would be in each other's way.
        """
        if self.is_at(name):
            raise no_answer()  # also where it only takes its time, and somebody asks twice
        done: asyncio.Future[T] = asyncio.get_running_loop().run_in_executor(self._threads, work)
        self._hanging[name] = done
        done.add_done_callback(lambda _: self._came_back(name, done))
        if not done.done():
            await asyncio.wait({done}, timeout=self._limit if limit is None else limit)
        if not done.done():
            raise no_answer()
        return done.result()

    def is_at(self, name: str) -> bool:
        """Whether work of this name is under way, be it that nobody waits for it any more."""
        earlier = self._hanging.get(name)
        return earlier is not None and not earlier.done()

    async def answers(self, folder: Path) -> bool:
        """Whether the system says anything about a folder, be it that there is none."""
        now = asyncio.get_running_loop().time()
        if now - self._answered.get(folder, -_FRESH) < _FRESH:
            return True
        look, end = self._looks.get(folder, (None, 0.0))
        if look is None or look.done():  # whoever asks meanwhile waits for the same one
            look = asyncio.get_running_loop().run_in_executor(self._threads, _look, folder)
            look.add_done_callback(_heard_of)
            end = now + self._answer
            self._looks = {known: one for known, one in self._looks.items() if not one[0].done()}
            self._looks[folder] = look, end
        if not look.done() and end > now:
            await asyncio.wait({look}, timeout=end - now)
        if not look.done():
            return False
        look.result()
        self._answered = {folder: now}
        return True

    def _came_back(self, name: str, done: asyncio.Future[Any]) -> None:
        if self._hanging.get(name) is done:
            del self._hanging[name]
        _heard_of(done)


def _heard_of(done: asyncio.Future[Any]) -> None:
    """Also where nobody waited any more."""
    if not done.cancelled():
        done.exception()


def _look(folder: Path) -> None:
    try:
        folder.stat()
    except OSError:
        return


def no_answer() -> Silent:
    return Silent("The folder for finished work does not answer.", "Look whether its disk or network is there.")
