"""A damaged store is set aside, and what can be read of it goes on in a new one. Nothing of the old one is deleted.

The rows are read page by page past SQLite, which refuses a whole table for one page of it. The new store is finished and on
the disk before the first file is renamed, and its name says where the old one goes: a start after a power cut ends the work.
Nothing that may have been sent is sent from here unasked: what is doubtful waits for the artist's word.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import re
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from comfy_desk.domain.errors import DeskError, Failure
from comfy_desk.store import rows, works
from comfy_desk.store.durable import beside, put_in_place, remove_store, sync_folder
from comfy_desk.store.faults import BODY_LOST, SENT_OR_NOT, in_words
from comfy_desk.store.migrations import MIGRATIONS, migrate
from comfy_desk.store.pages import Pages, Row, Walk, is_leaf

_log = logging.getLogger(__name__)
_RESCUED = re.compile(r"store\.rescued-([0-9-]+)\.sqlite")
_NOTHING = hashlib.sha256(b"").hexdigest()
_UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_COLLECTION = re.compile(r"c-[0-9a-f-]{36}")
_NAMED_BY = {"requests": _UUID, "batches": _UUID, "collections": _COLLECTION, "collected": _COLLECTION}
_ANEW = ("sqlite_", "work_words", "works_version")
"""How tables' names begin that are made anew and not carried over: the index of words has tables of its own."""


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What became of a damaged store. `lost` counts the requests that something still speaks of, at least so many."""

    kept: int
    lost: int
    asking: int  # kept, and not sent without the artist's word
    aside: Path

    @property
    def sentence(self) -> str:
        kept = "1 request was kept" if self.kept == 1 else f"{self.kept} requests were kept"
        parts = [kept if self.kept else "no request could be read from it"]
        parts += [f"{self.lost} could not be read"] if self.lost and self.kept else []
        parts += [f"{self.asking} of them wait for your word before they are sent"] if self.asking else []
        what = ", ".join(parts)
        return f"The list of requests was damaged: {what}; the damaged file is kept at {self.aside}."


def salvage(path: Path) -> Salvaged:
    """Puts a new store with everything readable in the place of the damaged one. Raises DeskError, with nothing changed."""
    part = path.with_name("store.rescuing.sqlite")
    try:
        remove_store(part)
        stamp = _stamp(path.parent)
        counts = _carry(path, part)
        put_in_place(part, _rescued(path, stamp))
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            remove_store(part)
        trouble = in_words(error, part)
        raise DeskError(
            f"The store in the data folder is damaged and could not be set aside. {trouble.sentence}",
            trouble.action,
            trouble.details,
        ) from error
    finish(path)
    result = Salvaged(*counts, _aside(path, stamp))
    _log.error("%s", result.sentence)
    return result


def finish(path: Path) -> Salvaged | None:
    """Ends a setting aside that was interrupted between two renames. Raises OSError."""
    rescued = next(
        (found for found in sorted(path.parent.glob("store.rescued-*")) if _RESCUED.fullmatch(found.name)), None
    )
    if rescued is None:
        return None
    stamp = _RESCUED.fullmatch(rescued.name)
    aside = _aside(path, stamp[1] if stamp else "")
    for ending in ("-journal", "-shm", "-wal", ""):
        if beside(path, ending).exists():
            beside(path, ending).rename(beside(aside, ending))
    rescued.rename(path)
    sync_folder(path.parent)
    with contextlib.closing(sqlite3.connect(path)) as store:
        (kept,) = store.execute("SELECT count(*) FROM requests").fetchone()
    return Salvaged(int(kept), 0, 0, aside)


def _stamp(folder: Path) -> str:
    """A time that no earlier damaged file in this folder has."""
    base = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    stamps = (base if number == 0 else f"{base}-{number}" for number in range(10_000))
    return next(stamp for stamp in stamps if not (folder / f"store.damaged-{stamp}.sqlite").exists())


def _aside(path: Path, stamp: str) -> Path:
    return path.with_name(f"store.damaged-{stamp}.sqlite")


def _rescued(path: Path, stamp: str) -> Path:
    return path.with_name(f"store.rescued-{stamp}.sqlite")


# --- from the old to the new -----------------------------------------------------------------------------------------


def _carry(old: Path, part: Path) -> tuple[int, int, int]:
    """Fills a new store; how many requests were kept, lost, and ask."""
    pages = Pages(old)
    store = sqlite3.connect(part, isolation_level=None)
    try:
        version = pages.version if pages.version and pages.version <= len(MIGRATIONS) else len(MIGRATIONS)
        store.execute("PRAGMA journal_mode = OFF")  # it has no name yet: a half one is thrown away
        migrate(store, up_to=version)
        store.execute("BEGIN")
        reader = _Reader(pages, store)
        for table in reader.tables:
            reader.take_from_tree(table)
        if not reader.whole:
            reader.take_strays()
        store.execute("COMMIT")
        migrate(store)
        store.execute("BEGIN")
        counts = _settle(store, doubtful=reader.doubted if reader.certain else None)
        store.execute("COMMIT")
        return counts
    finally:
        store.close()
        pages.close()


@dataclass(frozen=True, slots=True)
class _Table:
    name: str
    columns: tuple[tuple[str, str, bool], ...]  # name, type, whether a row must have it
    numbered: bool  # its first column is the row's own number, which stands beside the row and not in it

    def fits(self, row: Row) -> bool:
        """Whether this row can be one of this table's. Columns that were added later are missing in older rows."""
        if len(row.values) > len(self.columns):
            return False
        if self.numbered and row.values[:1] != (None,):
            return False
        for (_, kind, must), value in zip(self.columns, row.values, strict=False):
            if value is None:
                if must:
                    return False
            elif not isinstance(value, _TYPES[kind]):
                return False
        return not any(must for _, _, must in self.columns[len(row.values) :])

    def looks_like_home(self, row: Row) -> bool:
        """As `fits`, for a row that nothing leads to: several tables have columns alike."""
        pattern = _NAMED_BY.get(self.name)
        named = pattern is None or (row.values != () and pattern.fullmatch(str(row.values[0])) is not None)
        return named and self.fits(row)


_TYPES: dict[str, tuple[type, ...]] = {"TEXT": (str,), "INTEGER": (int,), "REAL": (float, int), "BLOB": (bytes,)}


class _Reader:
    def __init__(self, pages: Pages, store: sqlite3.Connection) -> None:
        self._pages = pages
        self._store = store
        self._roots = pages.roots()
        self.tables = [_described(store, name) for name in _tables(store)]
        self.whole = pages.readable and all(table.name in self._roots for table in self.tables)
        self.certain = self.whole and not pages.wal.damaged
        """Whether every row from a tree is as its last commit left it. Without a first page nothing tells old from new."""
        self.doubted: list[str] = []
        self._used: set[int] = set()

    def take_from_tree(self, table: _Table) -> None:
        root = self._roots.get(table.name)
        if root is None:
            return
        walk = Walk(self._pages, root)
        self._used |= walk.seen
        self.whole = self.whole and walk.whole
        for leaf in walk.leaves:
            taken = sum(self._put(table, row) for row in self._pages.rows(leaf))
            self.whole = self.whole and taken == self._pages.cells(leaf)

    def take_strays(self) -> None:
        """Rows of leaves that no tree leads to any more. What a tree had is newer, so it stays."""
        pages = self._pages
        unused = set(range(2, pages.count + 1)) - self._used - pages.free()
        requests = next(table for table in self.tables if table.name == "requests")
        found: list[Row] = []
        for number in sorted(unused):
            if not is_leaf(pages, number):
                continue
            page_rows = list(pages.rows(number))
            if any(map(_names_a_table, page_rows)):
                continue
            table = self._table_of(page_rows)
            if table is None:
                continue
            if table is requests:
                found += page_rows
            else:
                for row in page_rows:
                    self._put(table, row)
        for row in sorted(found, key=lambda row: _progress(requests, row), reverse=True):
            if self._put(requests, row):
                self.doubted.append(str(row.values[0]))

    def _table_of(self, page_rows: list[Row]) -> _Table | None:
        """The table that most of these rows look like: a leaf is of one table, but a row of it may be damaged."""
        counts = {table.name: sum(map(table.looks_like_home, page_rows)) for table in self.tables}
        best = max(self.tables, key=lambda table: (counts[table.name], table.name in _NAMED_BY))
        return best if 2 * counts[best.name] > len(page_rows) else None

    def _put(self, table: _Table, row: Row) -> bool:
        """Whether it is in the new store now. One that is there already, or that no program wrote, is left out."""
        values = row.values[: len(table.columns)]
        if not table.fits(row):
            return False
        if table.numbered:
            values = (row.rowid, *values[1:])
        if table.name == "bodies" and hashlib.sha256(_bytes(values[1])).hexdigest() != values[0]:
            return False
        names = ", ".join(f'"{name}"' for name, _, _ in table.columns[: len(values)])
        places = ", ".join("?" * (len(values) + 1))
        try:
            done = self._store.execute(
                f'INSERT OR IGNORE INTO "{table.name}" (rowid, {names}) VALUES ({places})',  # noqa: S608 - our own names
                (row.rowid, *map(rows.encodable, values)),
            )
        except sqlite3.IntegrityError:
            return False
        return done.rowcount > 0


def _names_a_table(row: Row) -> bool:
    """Whether it is of SQLite's own list of tables, whose rows look like models of a catalogue."""
    return len(row.values) == 5 and row.values[0] in ("table", "index") and str(row.values[4]).startswith("CREATE ")


def _bytes(value: object) -> bytes:
    return value if isinstance(value, bytes) else b""


def _tables(store: sqlite3.Connection) -> Iterator[str]:
    for (name,) in store.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid").fetchall():
        if not str(name).startswith(_ANEW):
            yield str(name)


def _described(store: sqlite3.Connection, name: str) -> _Table:
    found = store.execute('SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)', (name,)).fetchall()
    numbered = [pk for *_, pk in found].count(0) == len(found) - 1 and found[0][1] == "INTEGER" and found[0][4] == 1
    columns = tuple(
        (str(n), str(t), bool((pk and not numbered) or (must and d is None))) for n, t, must, d, pk in found
    )
    return _Table(name, columns, numbered)


def _progress(table: _Table, row: Row) -> tuple[bool, bool, int, float]:
    """Of two copies of one request the one that is further is the newer one."""
    facts = dict(zip((name for name, _, _ in table.columns), row.values, strict=False))
    times = [value for name, value in facts.items() if name.endswith("_at") and isinstance(value, int | float)]
    sends = facts.get("sends")
    return (
        facts.get("ended_at") is not None,
        facts.get("request_id") is not None,
        sends if isinstance(sends, int) else 0,
        max(times, default=0.0),
    )


# --- what is not certain ---------------------------------------------------------------------------------------------


_SPOKEN_OF = "SELECT request FROM history UNION SELECT request FROM outputs UNION SELECT request FROM works"
_HAS_BODY = "SELECT sha256 FROM bodies WHERE length(bytes) > 0 OR sha256 = ?"


def _settle(store: sqlite3.Connection, doubtful: Iterable[str] | None) -> tuple[int, int, int]:
    """Makes the new store one that nothing is sent from that may have been sent, or that is not whole.

    `doubtful` are the requests whose row may be an older one; None means all of them.
    """
    (lost,) = store.execute(f"SELECT count(*) FROM ({_SPOKEN_OF} EXCEPT SELECT id FROM requests)").fetchone()  # noqa: S608
    for table in ("history", "outputs", "works"):
        store.execute(f"DELETE FROM {table} WHERE request NOT IN (SELECT id FROM requests)")  # noqa: S608
    works.make_whole(store)
    # Every request has a row there; one without bytes is never taken for a body.
    store.execute("INSERT OR IGNORE INTO bodies SELECT DISTINCT body_sha256, X'' FROM requests")
    asking = _ask(store, BODY_LOST, f"body_sha256 NOT IN ({_HAS_BODY})", (_NOTHING,))
    ids = (
        [(request_id,) for (request_id,) in store.execute("SELECT id FROM requests")]
        if doubtful is None
        else ([(request_id,) for request_id in doubtful])
    )
    store.execute("CREATE TEMP TABLE doubtful (id TEXT PRIMARY KEY)")
    store.executemany("INSERT OR IGNORE INTO doubtful VALUES (?)", ids)
    # A row from before its POST looks like one that was never sent.
    has_body = f"body_sha256 IN ({_HAS_BODY})"
    asking += _ask(store, SENT_OR_NOT, f"id IN (SELECT id FROM doubtful) AND {has_body}", (_NOTHING,), maybe_sent=True)  # noqa: S608
    store.execute("DROP TABLE doubtful")
    (kept,) = store.execute("SELECT count(*) FROM requests").fetchone()
    return int(kept), int(lost), asking


def _ask(
    store: sqlite3.Connection, sentence: str, which: str, values: tuple[str, ...], *, maybe_sent: bool = False
) -> int:
    """Unsent rows wait for the artist's word; the rest have a handle to follow, or have ended."""
    unsent = f"request_id IS NULL AND state IN ('waiting', 'sending', 'outcome_unknown') AND {which}"
    store.execute(
        f"INSERT INTO history SELECT id, ?, ? FROM requests WHERE {unsent}",  # noqa: S608
        (datetime.now(UTC).timestamp(), sentence, *values),
    )
    changed = store.execute(
        "UPDATE requests SET state = 'waiting', hold = 'ask', next_check_at = NULL, failure = ?, "  # noqa: S608
        f"maybe_sent = maybe_sent OR state <> 'waiting' OR ? WHERE {unsent}",
        (rows.failure_to_text(Failure("local", detail=sentence)), maybe_sent, *values),
    )
    return changed.rowcount
