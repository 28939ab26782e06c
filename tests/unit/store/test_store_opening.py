"""What an opening may do to a folder: nothing to a newer store, and a sentence for everything that stands in the way."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import hashlib
import os
import shutil
import sqlite3
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.domain.errors import DeskError
from comfy_desk.store.database import Database
from comfy_desk.store.migrations import MIGRATIONS
from comfy_desk.store.opening import glance, survey

NEWER = len(MIGRATIONS) + 1


def opened(path: Path) -> None:
    async def main() -> None:
        await (await Database.open(path)).close()

    asyncio.run(main())


def print_of(folder: Path) -> dict[str, tuple[str, int]]:
    """Names, bytes and times of everything in a folder."""
    return {
        found.name: (hashlib.sha256(found.read_bytes()).hexdigest(), found.stat().st_mtime_ns)
        for found in folder.iterdir()
    }


def assert_refused_untouched(path: Path) -> None:
    before = print_of(path.parent)
    for look in (opened, survey):
        with pytest.raises(DeskError, match="newer version") as caught:
            look(path)
        assert caught.value.action
    assert print_of(path.parent) == before


# --- a newer store ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["WAL", "DELETE"])
def test_a_newer_store_is_not_touched(tmp_path: Path, mode: str) -> None:
    path = tmp_path / "desk.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as store:
        store.execute(f"PRAGMA journal_mode = {mode}")
        store.execute("CREATE TABLE requests (id TEXT)")
        store.execute(f"PRAGMA user_version = {NEWER}")
    assert_refused_untouched(path)


@pytest.fixture
def hot(tmp_path: Path) -> Iterator[tuple[sqlite3.Connection, Path]]:
    """A connection whose writes stay in its log."""
    path = tmp_path / "live.sqlite3"
    opened(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as store:
        store.execute("PRAGMA wal_autocheckpoint = 0")
        yield store, path


def left_by_a_kill(live: Path, folder: Path, endings: tuple[str, ...] = ("", "-wal", "-shm")) -> Path:
    folder.mkdir()
    for ending in endings:
        shutil.copy(f"{live}{ending}", folder / f"desk.sqlite3{ending}")
    return folder / "desk.sqlite3"


@pytest.mark.parametrize("endings", [("", "-wal", "-shm"), ("", "-wal")], ids=["with its index", "without"])
def test_a_newer_store_whose_log_alone_says_so_is_not_touched(
    hot: tuple[sqlite3.Connection, Path], tmp_path: Path, endings: tuple[str, ...]
) -> None:
    """As the newer version leaves it when it is killed right after it brought the store up."""
    store, live = hot
    store.execute("CREATE TABLE newer (id TEXT)")
    store.execute(f"PRAGMA user_version = {NEWER}")
    store.execute("INSERT INTO newer VALUES ('x')")
    path = left_by_a_kill(live, tmp_path / "dead", endings)
    assert path.read_bytes()[60:64] == len(MIGRATIONS).to_bytes(4, "big")  # the file itself does not say it
    assert_refused_untouched(path)


def test_a_newer_store_with_other_writes_in_its_log_is_not_touched(
    hot: tuple[sqlite3.Connection, Path], tmp_path: Path
) -> None:
    store, live = hot
    store.execute(f"PRAGMA user_version = {NEWER}")
    store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    store.execute("INSERT INTO remembered VALUES ('a', '1')")
    path = left_by_a_kill(live, tmp_path / "dead")
    assert_refused_untouched(path)


def test_a_newer_shape_that_was_never_committed_is_none(hot: tuple[sqlite3.Connection, Path], tmp_path: Path) -> None:
    """The newer version died in the middle of bringing it up: its pages are in the log, its commit is not."""
    store, live = hot
    store.execute("INSERT INTO remembered VALUES ('a', '1')")
    store.execute("PRAGMA cache_size = 1")
    store.execute("PRAGMA cache_spill = ON")
    store.execute("BEGIN")
    store.execute(f"PRAGMA user_version = {NEWER}")
    store.execute("CREATE TABLE newer (x BLOB)")
    for _ in range(200):
        store.execute("INSERT INTO newer VALUES (zeroblob(5000))")
    path = left_by_a_kill(live, tmp_path / "dead")
    assert path.with_name("desk.sqlite3-wal").stat().st_size > 100_000
    opened(path)
    with contextlib.closing(sqlite3.connect(path)) as back:
        assert back.execute("SELECT value FROM remembered").fetchall() == [("1",)]
        assert back.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    store.execute("ROLLBACK")


def test_a_refused_store_opens_once_the_program_is_new_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "desk.sqlite3"
    longer = (*MIGRATIONS, "CREATE TABLE newer (id TEXT);")
    with monkeypatch.context() as patch:
        for module in ("migrations", "opening"):
            patch.setattr(f"comfy_desk.store.{module}.MIGRATIONS", longer)
        opened(path)
    assert_refused_untouched(path)
    for module in ("migrations", "opening"):
        monkeypatch.setattr(f"comfy_desk.store.{module}.MIGRATIONS", longer)
    opened(path)


# --- what stands in the way ------------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_made_gives_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(DeskError, match="cannot be written") as caught:
        opened(tmp_path / "file" / "d.sqlite3")
    assert caught.value.action


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="rights hold nobody back here")
def test_a_folder_for_reading_alone_gives_a_sentence(tmp_path: Path) -> None:
    opened(tmp_path / "d.sqlite3")
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(DeskError, match="cannot be written"):
            opened(tmp_path / "d.sqlite3")
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.parametrize(
    ("code", "says", "sentence"),
    [
        (sqlite3.SQLITE_READONLY, "attempt to write a readonly database", "cannot be written"),
        (sqlite3.SQLITE_CANTOPEN, "unable to open database file", "cannot be written"),
        (sqlite3.SQLITE_IOERR, "disk I/O error", "cannot be written"),
        (sqlite3.SQLITE_PROTOCOL, "locking protocol", "cannot be written"),
        (sqlite3.SQLITE_NOLFS, "large file support is disabled", "cannot be written"),
        (sqlite3.SQLITE_BUSY, "database is locked", "Another program"),
        (sqlite3.SQLITE_FULL, "database or disk is full", "is full"),
    ],
)
def test_what_a_network_folder_may_answer_is_said_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, says: str, sentence: str
) -> None:
    path = tmp_path / "d.sqlite3"
    opened(path)
    before = path.read_bytes()

    class Unwilling(sqlite3.Connection):
        def execute(self, sql: str, *more: Any) -> sqlite3.Cursor:
            if "journal_mode" in sql:
                error = sqlite3.OperationalError(says)
                error.sqlite_errorcode = code
                raise error
            return super().execute(sql, *more)

    real = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda p, **options: real(p, **options, factory=Unwilling))
    with pytest.raises(DeskError, match=sentence) as caught:
        opened(path)
    assert says in caught.value.details
    assert caught.value.action
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("store.*"))  # none of this is damage


def test_a_disk_that_fails_while_the_file_is_judged_gives_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "d.sqlite3"
    opened(path)

    def fail(_path: Path) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr("comfy_desk.store.opening.Pages", fail)
    with pytest.raises(DeskError, match="cannot be written"):
        opened(path)


@pytest.mark.skipif(sys.platform == "win32", reason="a reading lock is another thing there")
def test_a_locked_store_names_the_other_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "d.sqlite3"
    opened(path)
    monkeypatch.setattr("comfy_desk.store.opening.BUSY_SECONDS", 0.05)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(DeskError, match="Another program"):
            opened(path)
    finally:
        other.execute("ROLLBACK")
        other.close()


# --- the way out -----------------------------------------------------------------------------------------------------


def test_closing_finishes_what_was_begun_and_takes_no_more(tmp_path: Path) -> None:
    path = tmp_path / "d.sqlite3"
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: sqlite3.Connection) -> None:
        begun.set()
        go_on.wait(10)
        connection.execute("INSERT INTO remembered VALUES ('a', '1')")

    async def main() -> None:
        database = await Database.open(path)
        asker = asyncio.create_task(database.write(slow))
        await asyncio.to_thread(begun.wait, 10)
        asker.cancel()  # the one who asked is gone; what it asked for is not half done
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        with pytest.raises(DeskError, match="closing"):
            await database.read(lambda connection: connection.execute("SELECT 1"))
        go_on.set()
        await closing

    asyncio.run(main())
    with contextlib.closing(sqlite3.connect(path)) as store:
        assert store.execute("SELECT value FROM remembered").fetchall() == [("1",)]
    assert [found.name for found in tmp_path.iterdir()] == ["d.sqlite3"]


def test_a_look_from_outside_counts_and_changes_nothing(tmp_path: Path) -> None:
    from test_store_migrations import store_of_version_1

    path = tmp_path / "d.sqlite3"
    store_of_version_1(path)
    before = path.read_bytes()
    assert survey(path) == 13
    assert path.read_bytes() == before
    path.write_bytes(b"junk" * 2000)
    with pytest.raises(DeskError, match="damaged"):
        survey(path)
    assert path.read_bytes() == b"junk" * 2000


def test_a_glance_at_what_is_remembered_touches_nothing(tmp_path: Path) -> None:
    path = tmp_path / "desk.sqlite3"
    opened(path)
    assert glance(path, "settings") == (None,)
    with contextlib.closing(sqlite3.connect(path)) as store, store:
        store.execute("INSERT INTO remembered VALUES ('settings', '{\"a\": 1}'), ('odd', 'no json')")
    before = path.read_bytes()
    assert glance(path, "settings", "none") == ({"a": 1}, None)
    assert glance(path, "odd") == (None,)
    assert path.read_bytes() == before
    with pytest.raises(DeskError):
        glance(tmp_path / "none.sqlite3", "settings")
