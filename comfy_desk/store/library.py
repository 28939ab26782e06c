"""The library in the store: works as entries, marks, the trash, collections, saved searches. Searching is `library_find`'s.

Reads go past the writer on connections of their own; a page of entries does not wait for a long search either.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from comfy_desk.domain.library import Collection, Entry, Found, Marks, SavedSearch, Search, Verdict
from comfy_desk.domain.library_words import Query
from comfy_desk.domain.output import Kind
from comfy_desk.store import rows
from comfy_desk.store.database import Database
from comfy_desk.store.library_find import Finder
from comfy_desk.store.library_text import plain
from comfy_desk.store.reading import ReadingConnection

Change = Callable[[Marks, float | None], tuple[Marks, float | None]]
"""Makes of a work's marks, and since when it is in the trash, what they are to be."""


@dataclass(frozen=True, slots=True)
class Changed:
    """One work whose marks or place in the trash are other now."""

    id: int
    before: tuple[Marks, float | None]
    after: tuple[Marks, float | None]


# Of an object or a film without a small picture the poster that came with it has one.
_ENTRY = (
    'SELECT works.id, works.request, works."index", account, works.model, works.kind, prompt, made_at, rating, favourite, '
    "verdict, note, works.seed, outputs.media_type, outputs.path, outputs.size, sha256, width, height, duration, animated, "
    "COALESCE(outputs.thumbnail, CASE WHEN works.kind IN ('3d', 'video') THEN (SELECT poster.thumbnail "
    "FROM outputs AS poster WHERE poster.request = works.request AND poster.role = 'poster' "
    'AND poster.thumbnail IS NOT NULL ORDER BY poster."index" LIMIT 1) END), outputs.text, '
    "credits, works.batch, stack, trashed_at, missing_at "
    'FROM works JOIN outputs ON outputs.request = works.request AND outputs."index" = works."index" '
    "JOIN requests ON requests.id = works.request WHERE gone_at IS NULL AND "
)
_THESE = "works.id IN (SELECT value FROM json_each(?))"
_KINDS = {str(kind): kind for kind in Kind}
_VERDICTS = {str(verdict): verdict for verdict in Verdict}


class LibraryStore:
    def __init__(self, database: Database, ours: str) -> None:
        """`ours` is how the paths of files begin that lie in the data folder alone."""
        self._database = database
        self._ours = ours
        self._finder = Finder(ours)
        self._searching = ReadingConnection(database.path, "library-search")
        self._reading = ReadingConnection(database.path, "library-read")

    async def aclose(self) -> None:
        await self._searching.aclose()
        await self._reading.aclose()

    # reading

    async def find(self, search: Search, query: Query, wanted: Callable[[], bool]) -> Found | None:
        """None where it is not wanted any more when its turn comes. Raises DeskError."""

        def work(connection: sqlite3.Connection) -> Found | None:
            return self._finder.find(connection, search, query) if wanted() else None

        return await self._searching.read(work)

    async def entries(self, ids: Sequence[int]) -> tuple[Entry, ...]:
        by_id = {entry.id: entry for entry in await self._entries(_THESE, (json.dumps(list(ids)),))}
        return tuple(by_id[one] for one in ids if one in by_id)

    async def of(self, request: str, index: int) -> Entry | None:
        found = await self._entries('works.request = ? AND works."index" = ?', (request, index))
        return found[0] if found else None

    async def of_request(self, request: str) -> tuple[Entry, ...]:
        found = await self._entries("works.request = ?", (request,))
        return tuple(sorted(found, key=lambda entry: entry.index))

    async def _entries(self, which: str, values: tuple[Any, ...]) -> list[Entry]:
        def work(connection: sqlite3.Connection) -> list[Entry]:
            found = connection.execute(_ENTRY + which, values).fetchall()
            stacks = json.dumps(list({row[25] for row in found if row[25]}))
            counts = {
                (stack, bool(trashed)): int(count)
                for stack, trashed, count in connection.execute(
                    "SELECT stack, trashed_at IS NOT NULL, count(*) FROM works WHERE stack <> '' AND gone_at IS NULL "
                    "AND stack IN (SELECT value FROM json_each(?)) GROUP BY 1, 2",
                    (stacks,),
                )
            }
            return [self._entry(row, counts) for row in found]

        return await self._reading.read(work)

    def _entry(self, row: tuple[Any, ...], counts: dict[tuple[str, bool], int]) -> Entry:
        (work, request, index, account, model, kind, prompt, made_at, rating, favourite, verdict, note, seed, media_type,
         path, size, sha256, width, height, duration, animated, thumbnail, text, credits_used, batch, stack, trashed_at,
         missing_at) = row  # fmt: skip
        return Entry(
            work, request, index, account, model, _KINDS.get(kind, Kind.OTHER), prompt, made_at,
            marks_of(rating, favourite, verdict, note), seed, media_type, path,
            path is not None and not path.startswith(self._ours), size, sha256, width, height, duration, bool(animated),
            thumbnail, text, credits_used, batch, stack, counts.get((stack, trashed_at is not None), 1), trashed_at,
            missing_at,
        )  # fmt: skip

    async def count(self) -> int:
        def work(connection: sqlite3.Connection) -> int:
            found = connection.execute("SELECT count(*) FROM works WHERE trashed_at IS NULL AND gone_at IS NULL")
            return int(found.fetchone()[0])

        return await self._reading.read(work)

    async def ids_of(self, requests: Iterable[str]) -> tuple[int, ...]:
        """The works of these requests."""
        sought = json.dumps(list(requests))

        def work(connection: sqlite3.Connection) -> tuple[int, ...]:
            found = connection.execute(
                "SELECT id FROM works WHERE request IN (SELECT value FROM json_each(?))", (sought,)
            )
            return tuple(int(row[0]) for row in found)

        return await self._reading.read(work)

    # marks and the trash

    async def change(self, ids: Iterable[int], change: Change) -> tuple[Changed, ...]:
        """Those that are other afterwards. Raises DeskError where the disk does not take it."""
        return await self.change_each(dict.fromkeys(ids, change))

    async def change_each(self, changes: Mapping[int, Change]) -> tuple[Changed, ...]:
        """As `change`, each work in its own way, in one transaction."""
        sought = json.dumps(list(changes))

        def work(connection: sqlite3.Connection) -> tuple[Changed, ...]:
            found = connection.execute(
                "SELECT id, trashed_at, rating, favourite, verdict, note FROM works "
                "WHERE gone_at IS NULL AND id IN (SELECT value FROM json_each(?))",
                (sought,),
            ).fetchall()
            changed = []
            for one, trashed_at, *marks in found:
                before = (marks_of(*marks), trashed_at)
                after = changes[one](*before)
                if after != before:
                    changed.append(Changed(one, before, after))
            _write_marks(connection, changed)
            return tuple(changed)

        return await self._database.write(work)

    # collections

    async def collections(self) -> tuple[Collection, ...]:
        def work(connection: sqlite3.Connection) -> tuple[Collection, ...]:
            found = connection.execute(
                "SELECT collections.id, name, created_at, count(works.id) FROM collections "
                "LEFT JOIN collected ON collection = collections.id "
                "LEFT JOIN works ON works.id = work AND trashed_at IS NULL AND gone_at IS NULL GROUP BY collections.id"
            )
            return tuple(Collection(*row) for row in found)

        return await self._reading.read(work)

    async def keep_collection(self, collection: Collection) -> None:
        row = (collection.id, rows.encodable(collection.name), collection.created_at)
        kept = "INSERT INTO collections VALUES (?, ?, ?) ON CONFLICT(id) DO UPDATE SET name = excluded.name"
        await self._database.write(lambda connection: connection.execute(kept, row))

    async def forget_collection(self, collection: str) -> tuple[int, ...]:
        """The works that were in it."""

        def work(connection: sqlite3.Connection) -> tuple[int, ...]:
            found = connection.execute("SELECT work FROM collected WHERE collection = ?", (collection,)).fetchall()
            connection.execute("DELETE FROM collections WHERE id = ?", (collection,))
            return tuple(int(row[0]) for row in found)

        return await self._database.write(work)

    async def put_into(self, pairs: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
        """Those that were not in there; of works and collections that are here."""
        asked = tuple(pairs)

        def work(connection: sqlite3.Connection) -> tuple[tuple[str, int], ...]:
            put = (
                "INSERT OR IGNORE INTO collected SELECT collections.id, works.id FROM collections, works "
                "WHERE collections.id = ? AND works.id = ? AND gone_at IS NULL"
            )
            return tuple(pair for pair in asked if connection.execute(put, pair).rowcount > 0)

        return await self._database.write(work)

    async def take_from(self, pairs: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
        """Those that were in there."""
        asked = tuple(pairs)

        def work(connection: sqlite3.Connection) -> tuple[tuple[str, int], ...]:
            take = "DELETE FROM collected WHERE collection = ? AND work = ?"
            return tuple(pair for pair in asked if connection.execute(take, pair).rowcount > 0)

        return await self._database.write(work)

    # saved searches

    async def searches(self) -> tuple[SavedSearch, ...]:
        def work(connection: sqlite3.Connection) -> tuple[SavedSearch, ...]:
            found = connection.execute("SELECT id, name, words FROM searches ORDER BY place")
            return tuple(SavedSearch(*row) for row in found)

        return await self._reading.read(work)

    async def keep_searches(self, searches: Sequence[SavedSearch]) -> None:
        kept = [
            (one.id, number, rows.encodable(one.name), rows.encodable(one.words)) for number, one in enumerate(searches)
        ]

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM searches")
            connection.executemany("INSERT OR REPLACE INTO searches VALUES (?, ?, ?, ?)", kept)

        await self._database.write(work)


def marks_of(rating: int, favourite: int, verdict: str, note: str) -> Marks:
    return Marks(rating, bool(favourite), _VERDICTS.get(verdict, Verdict.NONE), note)


def _write_marks(connection: sqlite3.Connection, changed: Iterable[Changed]) -> None:
    for one in changed:
        marks, trashed_at = one.after
        note = rows.encodable(marks.note)
        connection.execute(
            "UPDATE works SET rating = ?, favourite = ?, verdict = ?, note = ?, trashed_at = ? WHERE id = ?",
            (marks.rating, int(marks.favourite), str(marks.verdict), note, trashed_at, one.id),
        )
        if one.before[0].note != marks.note:
            connection.execute("UPDATE work_words SET note = ? WHERE rowid = ?", (plain(note), one.id))
