"""A file that is opened in a thread for somebody who may give up meanwhile: then it is closed, and gone if it is new."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import BinaryIO


async def opened(path: Path, received: int) -> BinaryIO:
    """`path` for writing, its folder made, with its first `received` bytes kept. Raises OSError."""
    opening = _Opening(path, received)
    try:
        return await asyncio.to_thread(opening.run)
    except BaseException:
        opening.give_up()
        raise


class _Opening:
    """A thread cannot be ended. Whichever of the two comes second sees what the other one did, and closes the file."""

    def __init__(self, path: Path, received: int) -> None:
        self._path = path
        self._received = received
        self._file: BinaryIO | None = None
        self._given_up = False

    def run(self) -> BinaryIO:
        """In the thread."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = self._file = self._path.open("r+b" if self._received else "wb")
        try:
            file.seek(self._received)
            file.truncate()
        except BaseException:
            file.close()
            raise
        if self._given_up:
            self._drop(file)
        return file

    def give_up(self) -> None:
        self._given_up = True
        if self._file is not None:
            self._drop(self._file)

    def _drop(self, file: BinaryIO) -> None:
        with contextlib.suppress(OSError):
            file.close()
            if not self._received:  # else it is a part that can be gone on with
                self._path.unlink(missing_ok=True)
