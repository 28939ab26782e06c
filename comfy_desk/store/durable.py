"""Files that are whole and on the disk before they get their name."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def sync_file(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """So that names survive a power cut as well; a favour that not every system does."""
    with contextlib.suppress(OSError):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def put_in_place(part: Path, path: Path) -> None:
    """Gives a finished file its name, in the place of an older one. Raises OSError."""
    sync_file(part)
    part.replace(path)
    sync_folder(path.parent)


def beside(path: Path, ending: str) -> Path:
    """The file that SQLite keeps beside a store: its log (`-wal`), its index of that (`-shm`), its journal."""
    return path.with_name(path.name + ending)


def remove_store(path: Path) -> None:
    """A store of our own making with all that lies beside it, where it is there."""
    for ending in ("-journal", "-wal", "-shm", ""):
        beside(path, ending).unlink(missing_ok=True)
