"""How a store is opened: judged before a byte is written, mended where it is damaged, brought to the newest shape.

Everything here blocks and belongs on the store's thread; `comfy_desk.store.database` puts it there.
"""

from __future__ import annotations

import contextlib
import json
import logging
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from comfy_desk.domain.errors import DeskError
from comfy_desk.store.backup import copy_before
from comfy_desk.store.faults import StoreDamaged, in_words, is_damage
from comfy_desk.store.migrations import MIGRATIONS, migrate, version_of
from comfy_desk.store.pages import Pages
from comfy_desk.store.salvage import Salvaged, finish, salvage

_log = logging.getLogger(__name__)

BUSY_SECONDS = 1.5
"""Seconds that a lock of somebody else's is waited for. The program is closed within three, whatever holds the store."""

_NO_SHAPE = 100_000
"""A shape that no version of the program will ever have: the number was overwritten."""

_WRONG_STEP = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH)
"""What SQLite says of a change that does not fit the store; all else is about the disk, a lock or damage."""


@dataclass(frozen=True, slots=True)
class Opened:
    connection: sqlite3.Connection
    salvaged: Salvaged | None = None


def open_store(path: Path) -> Opened:
    """Opens or makes the store. Raises DeskError with a sentence where that cannot be done."""
    try:
        salvaged = _prepare(path)
        try:
            return Opened(_connect(path), salvaged)
        except (StoreDamaged, UnicodeDecodeError, sqlite3.DatabaseError) as error:
            if not is_damage(error):
                raise
            _log.error("The store is damaged: %s", getattr(error, "details", error))
        return mend(path)
    except (OSError, sqlite3.Error) as error:
        raise in_words(error, path) from error


def mend(path: Path) -> Opened:
    """Sets a damaged store aside, which nobody has open, and opens what could be kept of it. Raises DeskError."""
    try:
        salvaged = salvage(path)
        doubt(path).unlink(missing_ok=True)
        return Opened(_connect(path), salvaged)
    except (OSError, sqlite3.Error) as error:
        raise in_words(error, path) from error


def survey(path: Path) -> int:
    """How many requests the store at `path` has, for somebody who only looks. Raises DeskError."""
    ((count,),) = _only_look(path, "SELECT count(*) FROM requests WHERE removed_at IS NULL")
    return int(count)


def glance(path: Path, *names: str) -> tuple[Any, ...]:
    """What the store at `path` remembers under these names, for somebody who only looks; None where it is nothing.

    Raises DeskError.
    """
    marks = ", ".join("?" * len(names))
    rows = _only_look(path, f"SELECT name, value FROM remembered WHERE name IN ({marks})", *names)  # noqa: S608 - marks alone
    kept: dict[str, Any] = {}
    for name, value in rows:
        with contextlib.suppress(TypeError, ValueError):
            kept[name] = json.loads(value)
    return tuple(kept.get(name) for name in names)


def _only_look(path: Path, query: str, *values: str) -> list[Any]:
    try:
        _refuse_newer(path)
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()
    except (OSError, UnicodeDecodeError, sqlite3.Error) as error:
        raise in_words(error, path) from error


def doubt(path: Path) -> Path:
    """A file that lies beside the store while something in it could not be read: the next opening looks closely."""
    return path.with_name("store.doubtful")


def _prepare(path: Path) -> Salvaged | None:
    """What comes before SQLite: for it, a log that is none is an empty one, and a newer shape a reason to begin writing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    damaged = _refuse_newer(path)
    salvaged = finish(path)
    if salvaged is None and (damaged or (doubt(path).exists() and not _is_sound(path))):
        salvaged = salvage(path)
    with contextlib.suppress(OSError):
        doubt(path).unlink(missing_ok=True)
    return salvaged


def _refuse_newer(path: Path) -> bool:
    """Raises DeskError for a store of a newer version; says whether damage can be seen already. Writes nothing."""
    if not path.exists():
        return False
    pages = Pages(path)
    pages.close()
    version = pages.version or 0
    if len(MIGRATIONS) < version < _NO_SHAPE:
        raise _newer(f"shape {version}, and this version knows {len(MIGRATIONS)}")
    return pages.wal.damaged or version >= _NO_SHAPE


def _newer(details: str) -> DeskError:
    return DeskError(
        "The data folder was written by a newer version of comfy-desk.", "Install the newer version.", details
    )


def _is_sound(path: Path) -> bool:
    """Reads all of it, which takes seconds for a large one: only after something could not be read."""
    if not path.exists():
        return True
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
            if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                return False
            # SQLite looks at no text: bytes that are none in a column of texts fail here.
            for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
                for _row in connection.execute(f'SELECT * FROM "{table}"'):  # noqa: S608 - read from the store itself
                    pass
    except (UnicodeDecodeError, sqlite3.DatabaseError) as error:
        if is_damage(error):
            return False
        raise
    return True


def _connect(path: Path) -> sqlite3.Connection:
    """A connection to a store of the newest shape that takes writes. Raises DeskError, OSError and sqlite3.Error."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_SECONDS, check_same_thread=False)
    try:
        _refuse_unknown(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        _bring_up(connection, path)
        # A disk that only allows reading shows here and not at the first submit.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection


def _refuse_unknown(connection: sqlite3.Connection) -> None:
    """Tables without a number of their shape: the one place that says so was overwritten."""
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'requests'").fetchone()
    if tables and not version_of(connection):
        raise StoreDamaged("its tables have no number of their shape")


def _bring_up(connection: sqlite3.Connection, path: Path) -> None:
    try:
        migrate(connection, lambda step: _log.info("A copy of the store is at %s", copy_before(connection, path, step)))
    except UnicodeDecodeError:
        raise
    except ValueError as error:
        raise _newer(str(error)) from error
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _WRONG_STEP:
            raise
        details = f"step {version_of(connection) + 1}: {error} ({path})"
        raise DeskError(
            "The list of requests could not be brought to the form of this version. It is as it was.",
            "Use the version that wrote it, and report this.",
            details,
        ) from error
