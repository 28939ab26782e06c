"""Requests in the store: everything at the start, then one transaction a batch of changes."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.request import Request
from comfy_desk.store import rows
from comfy_desk.store.database import Database

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Write:
    """One change: the new snapshot, what happened in one line (None keeps it out of the history), and a new body."""

    request: Request
    at: float
    what: str | None
    outputs_changed: bool = False
    body: bytes | None = None


class RequestStore:
    """Keeps requests in one `Database`. Used by the desk alone."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self) -> list[Request]:
        """All requests, removed ones too, oldest first."""
        return await self._database.read(_load)

    async def batches(self) -> list[Batch]:
        return await self._database.read(
            lambda connection: [
                Batch(*row)
                for row in connection.execute("SELECT id, name, created_at FROM batches ORDER BY created_at")
            ]
        )

    async def keep_batch(self, batch: Batch) -> None:
        """Raises DeskError where the disk does not take it."""
        row = (batch.id, rows.encodable(batch.name), batch.created_at)
        await self._database.write(
            lambda connection: connection.execute("INSERT OR REPLACE INTO batches VALUES (?, ?, ?)", row)
        )

    async def commit(self, writes: Iterable[Write]) -> None:
        """All of `writes` in one transaction. Raises DeskError where the disk does not take it."""
        batch = tuple(writes)
        await self._database.write(lambda connection: _commit(connection, batch))

    async def body(self, request_id: str) -> bytes:
        """The exact bytes that were or will be sent. Raises KeyError for an unknown request."""

        def find(connection: sqlite3.Connection) -> bytes:
            row = connection.execute(
                "SELECT bytes FROM bodies JOIN requests ON sha256 = body_sha256 WHERE id = ?", (request_id,)
            ).fetchone()
            if row is None:
                raise KeyError(request_id)
            return bytes(row[0])

        return await self._database.read(find)

    async def history(self, request_id: str) -> tuple[tuple[float, str], ...]:
        def find(connection: sqlite3.Connection) -> tuple[tuple[float, str], ...]:
            found = connection.execute("SELECT at, what FROM history WHERE request = ? ORDER BY rowid", (request_id,))
            return tuple((float(at), str(what)) for at, what in found)

        return await self._database.read(find)

    async def delete(self, request_ids: Iterable[str]) -> None:
        """Rows, history and bodies that nothing else uses. Saved files stay."""
        ids = [(request_id,) for request_id in request_ids]

        def forget(connection: sqlite3.Connection) -> None:
            connection.executemany("DELETE FROM requests WHERE id = ?", ids)
            connection.execute(
                "DELETE FROM batches WHERE id NOT IN (SELECT batch FROM requests WHERE batch IS NOT NULL)"
            )
            connection.execute("DELETE FROM bodies WHERE sha256 NOT IN (SELECT body_sha256 FROM requests)")

        await self._database.write(forget)


def _load(connection: sqlite3.Connection) -> list[Request]:
    found = connection.execute(rows.SELECT_OUTPUTS)
    outputs = {request_id: tuple(group) for request_id, group in groupby(found, key=lambda row: row[0])}
    newest_last = connection.execute(f"{rows.SELECT_REQUESTS} ORDER BY created_at, rowid")
    requests = []
    for row in newest_last:
        try:
            own = tuple(rows.row_to_output(output[1:]) for output in outputs.get(row[0], ()))
            requests.append(rows.row_to_request(row, own))
        except (
            ValueError,
            TypeError,
            KeyError,
        ) as error:  # one damaged row must not keep all the others from the window
            _log.error("The row %s of the store cannot be read and is left out: %s", row[0], type(error).__name__)
    return requests


def _commit(connection: sqlite3.Connection, batch: tuple[Write, ...]) -> None:
    for write in batch:
        request = write.request
        if write.body is not None:
            connection.execute("INSERT OR IGNORE INTO bodies VALUES (?, ?)", (request.body_sha256, write.body))
        connection.execute(rows.UPSERT_REQUEST, rows.request_to_row(request))
        if write.outputs_changed:
            connection.execute("DELETE FROM outputs WHERE request = ?", (request.id,))
            connection.executemany(
                rows.INSERT_OUTPUT, [rows.output_to_row(request.id, output) for output in request.outputs]
            )
        if write.what is not None:
            connection.execute(
                "INSERT INTO history VALUES (?, ?, ?)", (request.id, write.at, rows.encodable(write.what))
            )
