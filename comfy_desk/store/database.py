"""One SQLite file, one connection, one thread: the way to the disk. Knows nothing of requests.

Every write is one transaction that is synced before it returns (WAL with synchronous=FULL), because what follows a commit
may cost money. Work runs in a thread of its own so that a slow disk never holds up the loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from comfy_desk.domain.errors import DeskError
from comfy_desk.store.faults import StoreDamaged, in_words
from comfy_desk.store.opening import Opened, doubt, mend, open_store
from comfy_desk.store.salvage import Salvaged

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Database:
    """Made by `open`; `close` waits for what was begun."""

    def __init__(self, opened: Opened, thread: ThreadPoolExecutor, path: Path) -> None:
        self._connection = opened.connection
        self._thread = thread
        self._closing = False
        self.path = path
        self.salvaged: Salvaged | None = opened.salvaged
        """What was kept of a damaged store, where this opening found one."""

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Opens or makes the store. Raises DeskError with a sentence where that cannot be done."""
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        try:
            opened = await asyncio.get_running_loop().run_in_executor(thread, open_store, path)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(opened, thread, path)

    @property
    def notice(self) -> str:
        """One sentence that the artist should read about how the store was opened; "" where there is nothing to say."""
        return self.salvaged.sentence if self.salvaged is not None else ""

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs `work` on the store's thread, outside a transaction. Raises DeskError."""
        return await self._run(lambda: work(self._connection))

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs `work` in one transaction: all of it is on the disk when this returns, or none. Raises DeskError."""
        return await self._run(lambda: self._transact(work))

    async def write_passing(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """As `write`, and not synced: the end of the program loses nothing, a power failure the newest of such writes.

        For what nothing paid depends on. The next `write` takes it to the disk.
        """

        def transact() -> T:
            self._connection.execute("PRAGMA synchronous = NORMAL")
            try:
                return self._transact(work)
            finally:
                self._connection.execute("PRAGMA synchronous = FULL")

        return await self._run(transact)

    def _transact(self, work: Callable[[sqlite3.Connection], T]) -> T:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            result = work(self._connection)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return result

    async def mend(self) -> None:
        """Goes on with what can be read, where something could not; for a time when nothing was read or sent yet.

        Raises DeskError where that cannot be done.
        """

        def work() -> None:
            self._connection.close()
            opened = mend(self.path)
            self._connection, self.salvaged = opened.connection, opened.salvaged

        await self._run(work)

    async def _run(self, work: Callable[[], T]) -> T:
        if self._closing:
            raise DeskError("The program is closing.")
        # Shielded: a commit that was begun is finished, even when the one who asked is cancelled.
        future = asyncio.get_running_loop().run_in_executor(self._thread, self._translated, work)
        return await asyncio.shield(future)

    def _translated(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except sqlite3.IntegrityError:
            raise
        except (StoreDamaged, UnicodeDecodeError, OSError, sqlite3.Error) as error:
            # A cursor that an error's frames still hold would keep the file open after its connection was closed.
            traceback.clear_frames(error.__traceback__)
            words = error if isinstance(error, StoreDamaged) else in_words(error, self.path)
            if isinstance(words, StoreDamaged):
                _log.error("The store is damaged: %s", words.details)
                with contextlib.suppress(OSError):  # it is found out again
                    doubt(self.path).touch()
            raise words from None if words is error else error

    async def close(self) -> None:
        self._closing = True

        def shut() -> None:
            try:
                with contextlib.suppress(sqlite3.Error):  # a favour to the next start, which a full disk may refuse
                    self._connection.execute("PRAGMA optimize")
            finally:
                self._connection.close()

        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, shut)
        finally:
            self._thread.shutdown(wait=True)
