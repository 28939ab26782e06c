"""Which names a folder holds, folded, remembered for a moment: a folder of a day's work is asked for with every file.

It helps to choose a name and guards nothing: what it does not know of is met by exclusive creation. Used from threads.
"""

from __future__ import annotations

import os
import threading
import time
import unicodedata
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath

_FRESH = 5.0
"""Seconds after which a folder is read again even if it seems unchanged: two changes can bear the same time."""

_MOST = 32
Signature = tuple[int, int, int]


@dataclass(slots=True)
class _Known:
    """One folder. Its lock is its own: one that hangs keeps no other waiting."""

    lock: threading.Lock = field(default_factory=threading.Lock)
    names: set[str] | None = None
    signature: Signature = (0, 0, 0)
    read_at: float = 0.0


class TakenNames:
    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._folders: dict[str, _Known] = {}
        self._lock = threading.Lock()  # of the dictionary; never held while a disk is asked

    def first_free(
        self,
        folder: Path,
        candidate: Callable[[int], str],
        numbers: range,
        others: Collection[str] = (),
        beside: Sequence[str] = (),
    ) -> int | None:
        """The first of `numbers` whose candidate equals no file there and none of the folded `others`. Raises OSError.

        What will lie `beside` it, under its name with these endings, has to be free as well.
        """
        known = self._of(folder)
        with known.lock:
            names = self._names(folder, known)
            folded = ((number, folded_with(candidate(number), beside)) for number in numbers)
            return next((number for number, mine in folded if names.isdisjoint(mine) and mine.isdisjoint(others)), None)

    def add(self, path: Path) -> None:
        """A file was put there by us, just now."""
        with self._lock:
            known = self._folders.get(str(path.parent))
        if known is None:
            return
        with known.lock:
            if known.names is not None:
                known.names.add(fold(path.name))
                known.signature = _signature(path.parent)

    def _of(self, folder: Path) -> _Known:
        with self._lock:
            known = self._folders.pop(str(folder), None) or _Known()
            self._folders[str(folder)] = known  # at the end: the one used longest ago goes first
            if len(self._folders) > _MOST:
                del self._folders[next(iter(self._folders))]
            return known

    def _names(self, folder: Path, known: _Known) -> set[str]:
        signature = _signature(folder)
        names = known.names
        if names is None or known.signature != signature or self._monotonic() - known.read_at >= _FRESH:
            with os.scandir(folder) as entries:
                names = known.names = {fold(entry.name) for entry in entries}
            known.signature, known.read_at = signature, self._monotonic()
        return names


def _signature(folder: Path) -> Signature:
    found = os.stat(folder)
    return found.st_dev, found.st_ino, found.st_mtime_ns


# HFS+ compares names without these.
_UNSEEN = dict.fromkeys([*range(0x200C, 0x2010), *range(0x202A, 0x202F), *range(0x206A, 0x2070), 0xFEFF])


def fold(name: str) -> str:
    """Equal for names that some file system holds to be the same; for a few more, which costs a number."""
    if name.isascii():
        return name.lower()
    plain = unicodedata.normalize("NFD", name.translate(_UNSEEN)).upper()  # some fold up, some down: ı is I there
    folded = unicodedata.normalize("NFD", plain.casefold()).replace("i\u0307", "i")
    return unicodedata.normalize("NFC", folded)


def folded_with(name: str, beside: Sequence[str]) -> set[str]:
    """The folded name of a file, and of what lies beside it."""
    return {fold(name), *(fold(PurePath(name).stem + ending) for ending in beside)}
