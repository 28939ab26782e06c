"""A second way to the store that only reads, on a thread of its own: nobody who looks waits behind a write.

It sees what is committed. Opened at the first read, so that whoever mends a damaged store has it alone at the start.
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
from comfy_desk.store.library_text import teach
from comfy_desk.store.opening import BUSY_SECONDS, doubt

_log = logging.getLogger(__name__)

T = TypeVar("T")


class ReadingConnection:
    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._connection: sqlite3.Connection | None = None
        self._closing = False

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs `work` in one view of the store. Raises DeskError."""
        if self._closing:
            raise DeskError("The program is closing.")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, work)

    def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection = self._connection = self._connection or self._open()
            connection.execute("BEGIN")
            try:
                return work(connection)
            finally:
                connection.execute("ROLLBACK")
        except (OSError, UnicodeDecodeError, sqlite3.Error) as error:
            traceback.clear_frames(error.__traceback__)  # a cursor in them would hold the file
            words = in_words(error, self._path)
            if isinstance(words, StoreDamaged):
                _log.error("The store is damaged: %s", words.details)
                with contextlib.suppress(OSError):  # the next start looks closely
                    doubt(self._path).touch()
            raise words from error

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=BUSY_SECONDS)
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA cache_size = -16000")
        teach(connection)
        return connection

    async def aclose(self) -> None:
        self._closing = True

        def shut() -> None:
            if self._connection is not None:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.close()

        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, shut)
        finally:
            self._thread.shutdown(wait=False)
