"""What can go wrong with the store, as errors that carry a sentence. The only place that reads SQLite's own errors."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path

from comfy_desk.domain.errors import DeskError

_RESTART = "Close comfy-desk and start it again: what can be read will be kept."

_SMALLEST_ROOM = 64 << 10
"""Bytes that a start needs at least: SQLite's index of its log has 32 kB."""


class StoreDamaged(DeskError):
    """The file is not what was written. The next opening sets it aside and keeps what can be read."""

    def __init__(self, details: str) -> None:
        super().__init__("The store in the data folder is damaged.", _RESTART, details)


class BodyLost(DeskError):
    """The exact bytes of a request cannot be had any more. No others may be sent in their place."""

    def __init__(self, details: str) -> None:
        super().__init__(BODY_LOST, "Run it again from the form.", details)


BODY_LOST = "What was to be sent was lost when the store was damaged, so this cannot be sent again."
SENT_OR_NOT = "The store was damaged, so it is not certain whether this was sent already."


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that the file itself is wrong, and not the disk, a lock or a right."""
    code = getattr(error, "sqlite_errorcode", 0) or 0
    if code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return True
    # Python's own, without a code: bytes that are no text in a column of texts, or in SQLite's own words about them.
    if isinstance(error, StoreDamaged | UnicodeDecodeError):
        return True
    return isinstance(error, sqlite3.OperationalError) and "Could not decode to UTF-8" in str(error)


def _has_room(path: Path) -> bool:
    """Whether SQLite finds room for the small files that it keeps beside the store: without it, it says "I/O error"."""
    try:
        return shutil.disk_usage(path.parent).free > _SMALLEST_ROOM
    except OSError:
        return True


def in_words(error: Exception, path: Path) -> DeskError:
    """A sentence for what SQLite or the system said about the file at `path`."""
    text = str(error)
    name = getattr(error, "sqlite_errorname", "") or type(error).__name__
    details = f"{name}: {text} ({path})"
    if is_damage(error):
        return StoreDamaged(details)
    full = "full" in text or getattr(error, "errno", None) == errno.ENOSPC
    if full or (name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN")) and not _has_room(path)):
        return DeskError("The disk with the data folder is full.", "Make room, then try again.", details)
    if "locked" in text:
        return DeskError("Another program is using the data folder.", "Close the other comfy-desk window.", details)
    return DeskError(
        "The data folder cannot be written.", "Choose another one with --data-dir, or change its permissions.", details
    )
