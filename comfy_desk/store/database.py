"""One SQLite file, one connection, one thread: the way to the disk. Knows nothing of requests.

Every write is one transaction that is synced before it returns (WAL with synchronous=FULL), because what follows a commit
may cost money. Work runs in a thread of its own so that a slow disk never holds up the loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from comfy_desk.domain.errors import DeskError
from comfy_desk.store.migrations import migrate

T = TypeVar("T")


class Database:
    """Made by `open`; `close` waits for what was begun."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor, path: Path) -> None:
        self._connection = connection
        self._thread = thread
        self.path = path

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Opens or makes the store. Raises DeskError with a sentence where that cannot be done."""
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, _connect, path)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(connection, thread, path)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs `work` on the store's thread, outside a transaction."""
        return await self._run(lambda: work(self._connection))

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs `work` in one transaction: all of it is on the disk when this returns, or none."""

        def transact() -> T:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                result = work(self._connection)
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
            return result

        return await self._run(transact)

    async def _run(self, work: Callable[[], T]) -> T:
        # Shielded: a commit that was begun is finished, even when the one who asked is cancelled.
        future = asyncio.get_running_loop().run_in_executor(self._thread, _translated, work, self.path)
        return await asyncio.shield(future)

    async def close(self) -> None:
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


def _connect(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, isolation_level=None, timeout=5.0, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise _sentence(error, path) from error
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
        # A disk that only allows reading shows here and not at the first submit.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except ValueError as error:
        connection.close()
        raise DeskError(
            "The data folder was written by a newer version of comfy-desk.", "Install the newer version.", str(error)
        ) from error
    except (OSError, sqlite3.Error) as error:
        connection.close()
        raise _sentence(error, path) from error
    return connection


def _translated(work: Callable[[], T], path: Path) -> T:
    try:
        return work()
    except sqlite3.IntegrityError:
        raise
    except (OSError, sqlite3.Error) as error:
        raise _sentence(error, path) from error


def _sentence(error: Exception, path: Path) -> DeskError:
    text = str(error)
    name = getattr(error, "sqlite_errorname", "") or type(error).__name__
    details = f"{name}: {text} ({path})"
    if "full" in text or getattr(error, "errno", None) == 28:
        return DeskError("The disk with the data folder is full.", "Make room, then try again.", details)
    if "locked" in text:
        return DeskError("Another program is using the data folder.", "Close the other comfy-desk window.", details)
    if "malformed" in text or "not a database" in text:
        return DeskError(
            "The store in the data folder is damaged.", "Move it aside and start again; saved files stay.", details
        )
    return DeskError(
        "The data folder cannot be written.", "Choose another one with --data-dir, or change its permissions.", details
    )
