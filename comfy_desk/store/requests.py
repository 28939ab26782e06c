"""Requests in the store: everything at the start, then one transaction a batch of changes."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request
from comfy_desk.store import bodies, rows, works
from comfy_desk.store.database import Database
from comfy_desk.store.faults import BodyLost, StoreDamaged
from comfy_desk.store.ledger import keep_spent

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Write:
    """One change: the new snapshot, what happened in one line (None keeps it out of the history), and a new body.

    `changed`: of its outputs those alone that are other or new; where there are none, `outputs_changed` means all of them.
    `passing`: only when it was asked last and will be asked next is new, and where it stands in the queue.
    """

    request: Request
    at: float
    what: str | None
    outputs_changed: bool = False
    body: bytes | None = None
    passing: bool = False
    changed: tuple[Output, ...] = ()


class RequestStore:
    """Keeps requests in one `Database`. Used by the desk alone."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self) -> list[Request]:
        """All requests, removed ones too, oldest first.

        Where the store turns out to be damaged, all that can be read of it: see `Database.salvaged`. Raises DeskError.
        """
        try:
            return await self._database.read(_load)
        except StoreDamaged:
            await self._database.mend()
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
        await self._database.write(lambda connection: _keep_batches(connection, (batch,)))

    async def commit(
        self, writes: Iterable[Write], forgotten: Iterable[str] = (), batches: Iterable[Batch] = ()
    ) -> None:
        """All of `writes` in one transaction, and with them the new `batches` that they are in, and the end of the
        `forgotten` requests: their history, outputs, and the bodies and batches that nothing else uses. Saved files stay.

        Raises DeskError where the disk does not take it.
        """
        batch, gone, named = tuple(writes), tuple(forgotten), tuple(batches)

        def work(connection: sqlite3.Connection) -> None:
            _keep_batches(connection, named)
            _commit(connection, batch)
            if gone:
                _forget(connection, gone)

        if batch and all(write.passing for write in batch) and not gone and not named:
            await self._database.write_passing(work)
        else:
            await self._database.write(work)

    async def body(self, request_id: str) -> bytes:
        """The exact bytes that were or will be sent: these or none, for they go with a key that was used.

        Raises KeyError for an unknown request, BodyLost where the store no longer has them.
        """

        return await self._database.read(lambda connection: bodies.read(connection, request_id))

    async def known_body(self, request_id: str) -> bytes:
        """As `body`, for somebody who only looks at it: nothing where it was lost."""
        try:
            return await self.body(request_id)
        except BodyLost:
            return b""

    async def history(self, request_id: str) -> tuple[tuple[float, str], ...]:
        def find(connection: sqlite3.Connection) -> tuple[tuple[float, str], ...]:
            found = connection.execute("SELECT at, what FROM history WHERE request = ? ORDER BY rowid", (request_id,))
            return tuple((float(at), str(what)) for at, what in found)

        return await self._database.read(find)


_READ_LATER = ("batches", "accounts", "direct_runs", "remembered")


def _load(connection: sqlite3.Connection) -> list[Request]:
    for table in _READ_LATER:  # what is damaged there is found while it can still be mended
        connection.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - our own names
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


def _keep_batches(connection: sqlite3.Connection, batches: Iterable[Batch]) -> None:
    found = [(batch.id, rows.encodable(batch.name), batch.created_at) for batch in batches]
    connection.executemany("INSERT OR REPLACE INTO batches VALUES (?, ?, ?)", found)


def _commit(connection: sqlite3.Connection, batch: tuple[Write, ...]) -> None:
    for write in batch:
        request = write.request
        if write.body is not None:
            bodies.keep(connection, request.body_sha256, write.body)
        connection.execute(rows.UPSERT_REQUEST, rows.request_to_row(request))
        if write.outputs_changed:
            if not write.changed:
                connection.execute("DELETE FROM outputs WHERE request = ?", (request.id,))
            outputs = write.changed or request.outputs
            connection.executemany(rows.INSERT_OUTPUT, [rows.output_to_row(request.id, output) for output in outputs])
            works.keep(connection, request, write.at, write.changed)
        if request.outputs and not write.passing:
            works.keep_cost(connection, request)
        if write.what is not None:
            connection.execute(
                "INSERT INTO history VALUES (?, ?, ?)", (request.id, write.at, rows.encodable(write.what))
            )


def _forget(connection: sqlite3.Connection, gone: tuple[str, ...]) -> None:
    # Only batches that these were in.
    batches = {
        row
        for request_id in gone
        for row in connection.execute("SELECT batch FROM requests WHERE id = ? AND batch IS NOT NULL", (request_id,))
    }
    # What was spent on them stays known: a sum that shrinks with the list would be a lie.
    keep_spent(connection, gone)
    works.forget_requests(connection, gone)
    connection.executemany("DELETE FROM requests WHERE id = ?", [(request_id,) for request_id in gone])
    connection.executemany(
        "DELETE FROM batches WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM requests WHERE batch = ?1)", list(batches)
    )
    connection.execute("DELETE FROM bodies WHERE sha256 NOT IN (SELECT body_sha256 FROM requests)")
