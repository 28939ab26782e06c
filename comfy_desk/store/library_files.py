"""What the store knows of the library's files: where they should be, which are missing, which are let go for good.

Also which works have no stack yet. Reads go past the writer.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from comfy_desk.store import bodies
from comfy_desk.store.database import Database
from comfy_desk.store.library_text import plain
from comfy_desk.store.reading import ReadingConnection


@dataclass(frozen=True, slots=True)
class WorkFile:
    """One work and its file as the store knows it."""

    id: int
    request: str
    index: int
    path: str | None
    size: int | None
    sha256: str | None
    missing_at: float | None


@dataclass(frozen=True, slots=True)
class Unstacked:
    """A request with works whose stack is not known."""

    request: str
    model: str
    body_row: int | None  # where its body lies; None where there is none
    body_size: int
    adopted: bool
    is_cut: bool  # its prompt is longer than what the row tells


_FILE = (
    'SELECT works.id, works.request, works."index", works.path, works.size, sha256, missing_at FROM works '
    'JOIN outputs ON outputs.request = works.request AND outputs."index" = works."index" WHERE gone_at IS NULL AND '
)
_LONGEST_PROMPT = 500


class LibraryFileStore:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._reading = ReadingConnection(database.path, "library-files")

    async def aclose(self) -> None:
        await self._reading.aclose()

    async def files(self, ids: Iterable[int]) -> tuple[WorkFile, ...]:
        sought = json.dumps(list(ids))
        return await self._reading.read(
            lambda connection: _files(connection, "works.id IN (SELECT value FROM json_each(?))", sought)
        )

    async def in_trash(self, ids: Iterable[int] | None = None, before: float | None = None) -> tuple[WorkFile, ...]:
        """Those of `ids` (None: all) that are in the trash, and came there before a time."""
        sought = None if ids is None else json.dumps(list(ids))
        which = (
            "trashed_at IS NOT NULL AND trashed_at < coalesce(?1, 9e99) "
            "AND (?2 IS NULL OR works.id IN (SELECT value FROM json_each(?2)))"
        )
        return await self._reading.read(lambda connection: _files(connection, which, before, sought))

    async def used_otherwise(self, paths: Iterable[str], ids: Iterable[int], requests: Iterable[str]) -> frozenset[str]:
        """Those of `paths` that a work beside `ids` has for its file, or a piece of a request beside `requests`."""
        sought = tuple(json.dumps(list(names)) for names in (paths, ids, requests))

        def work(connection: sqlite3.Connection) -> frozenset[str]:
            found = connection.execute(
                "SELECT outputs.path FROM outputs LEFT JOIN works ON works.request = outputs.request "
                'AND works."index" = outputs."index" WHERE outputs.path IN (SELECT value FROM json_each(?1)) '
                "AND CASE WHEN works.id IS NULL THEN outputs.request NOT IN (SELECT value FROM json_each(?3)) "
                "ELSE gone_at IS NULL AND works.id NOT IN (SELECT value FROM json_each(?2)) END",
                sought,
            )
            return frozenset(str(row[0]) for row in found)

        return await self._reading.read(work)

    async def with_works(self, requests: Iterable[str], beside: Iterable[int] = ()) -> frozenset[str]:
        """Those of `requests` that have a work in the library, or in its trash; works of `beside` do not count."""
        sought = json.dumps(list(requests)), json.dumps(list(beside))

        def work(connection: sqlite3.Connection) -> frozenset[str]:
            found = connection.execute(
                "SELECT DISTINCT request FROM works WHERE gone_at IS NULL "
                "AND request IN (SELECT value FROM json_each(?)) AND id NOT IN (SELECT value FROM json_each(?))",
                sought,
            )
            return frozenset(str(row[0]) for row in found)

        return await self._database.read(work)  # not past the writer: what is forgotten for good depends on it

    async def set_missing(self, times: Mapping[int, float | None]) -> None:
        rows = [(at, one) for one, at in times.items()]
        await self._database.write(
            lambda connection: connection.executemany("UPDATE works SET missing_at = ? WHERE id = ?", rows)
        )

    async def let_go(self, ids: Iterable[int], at: float) -> None:
        """Those of them that are in the trash are in the library no more.

        Their rows stay, so that nobody takes the same work for a new one.
        """
        rows = [(one,) for one in ids]

        def work(connection: sqlite3.Connection) -> None:
            gone = "UPDATE works SET gone_at = ? WHERE id = ? AND trashed_at IS NOT NULL"
            connection.executemany(gone, [(at, *row) for row in rows])
            left = "DELETE FROM collected WHERE work = ?1 AND (SELECT gone_at FROM works WHERE id = ?1) IS NOT NULL"
            connection.executemany(left, rows)

        await self._database.write(work)

    # stacks

    async def unstacked(self, most: int) -> tuple[Unstacked, ...]:
        """Requests of which a work has no stack, in no order."""

        def work(connection: sqlite3.Connection) -> tuple[Unstacked, ...]:
            found = connection.execute(
                "SELECT requests.id, requests.model, bodies.rowid, coalesce(length(bytes), 0), adopted, length(prompt) >= ? "
                "FROM (SELECT request FROM works WHERE stack = '' GROUP BY request LIMIT ?) "
                "JOIN requests ON requests.id = request LEFT JOIN bodies ON sha256 = body_sha256",
                (_LONGEST_PROMPT, most),
            )
            return tuple(
                Unstacked(request, model, row, size, bool(adopted), bool(cut))
                for request, model, row, size, adopted, cut in found
            )

        return await self._reading.read(work)

    async def over_body(self, row: int, piece: Callable[[bytes], None]) -> None:
        """Hands a body over in pieces, on the reading thread."""

        def work(connection: sqlite3.Connection) -> None:
            with connection.blobopen("bodies", "bytes", row, readonly=True) as blob:
                while data := blob.read(bodies.PIECE):
                    piece(data)

        await self._reading.read(work)

    async def set_stacks(self, stacks: Mapping[str, str], prompts: Mapping[str, str]) -> None:
        """By request; each kind of work is a stack of its own. `prompts` are those that are longer than their rows tell.

        Not synced: what a power failure takes is worked out again.
        """

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "UPDATE works SET stack = ?1 || '.' || kind WHERE request = ?2",
                [(stack, request) for request, stack in stacks.items()],
            )
            connection.executemany(
                "UPDATE work_words SET prompt = ? WHERE rowid IN (SELECT id FROM works WHERE request = ?)",
                [(plain(text), request) for request, text in prompts.items()],
            )

        await self._database.write_passing(work)


def _files(connection: sqlite3.Connection, which: str, *values: object) -> tuple[WorkFile, ...]:
    return tuple(WorkFile(*row) for row in connection.execute(f"{_FILE}{which} ORDER BY works.id", values))
