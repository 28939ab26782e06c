"""A copy of the store, made before its shape is changed: the way back where the new shape turns out wrong.

The newest two are kept beside the store. Nothing in the program reads them.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import sqlite3
from pathlib import Path

from comfy_desk.domain.errors import DeskError
from comfy_desk.store.durable import put_in_place, remove_store
from comfy_desk.store.faults import in_words, is_damage

KEPT = 2
_COPY = re.compile(r"store-before-(\d+)\.sqlite")
_SPARE = 16 << 20
"""Bytes that stay free beside the copy: the change itself needs room as well."""


def copy_before(connection: sqlite3.Connection, path: Path, step: int) -> Path:
    """Copies the store at `path` as it is before migration `step`: whole and synced when this returns.

    Raises DeskError, and nothing has changed, where there is no room; sqlite3.DatabaseError where the store is damaged.
    """
    copy = path.with_name(f"store-before-{step}.sqlite")
    part = copy.with_name(copy.name + ".part")
    size = _size(connection)
    try:
        if shutil.disk_usage(path.parent).free < size + _SPARE:
            raise _no_room(size)
        remove_store(part)
        with contextlib.closing(sqlite3.connect(part)) as target:
            connection.backup(target)
        put_in_place(part, copy)
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            remove_store(part)
        if is_damage(error):
            raise
        if "full" in str(error) or getattr(error, "errno", None) == 28:
            raise _no_room(size) from error
        raise in_words(error, copy) from error
    _forget_older(path.parent)
    return copy


def _size(connection: sqlite3.Connection) -> int:
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    return int(pages) * int(page_size)


def _no_room(size: int) -> DeskError:
    megabytes = (size + _SPARE) / 1_000_000
    return DeskError(
        "There is no room for a copy of the list of requests, which is made before its form is changed. Nothing was changed.",
        f"Make {megabytes:,.0f} MB free on the disk with the data folder, then start again.",
    )


def _forget_older(folder: Path) -> None:
    copies = sorted(
        (int(found[1]), path) for path in folder.iterdir() if (found := _COPY.fullmatch(path.name)) and path.is_file()
    )
    for _, path in copies[:-KEPT]:
        with contextlib.suppress(OSError):
            path.unlink()
