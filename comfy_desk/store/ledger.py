"""What was spent on requests that are forgotten: kept when they go, read by the ledger. The others it knows from the desk."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable

from comfy_desk.domain.request import State
from comfy_desk.domain.spent import Spent, not_charged, spent_of, spent_on
from comfy_desk.store import rows
from comfy_desk.store.database import Database

_log = logging.getLogger(__name__)

_COLUMNS = "request, account, model, at, state, estimate, credits, not_charged"


class LedgerStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def forgotten(self) -> list[Spent]:
        """Of each forgotten request that was sent, what is known of its cost. Raises DeskError."""
        return await self._database.read(_read)


def keep_spent(connection: sqlite3.Connection, gone: Iterable[str]) -> None:
    """For requests that are about to be deleted, in the same transaction; of those never sent nothing is kept."""
    for request_id in gone:
        row = connection.execute(f"{rows.SELECT_REQUESTS} WHERE id = ?", (request_id,)).fetchone()
        try:
            request = rows.row_to_request(row, ()) if row is not None else None
        except (ValueError, TypeError, KeyError):  # a damaged row was shown nowhere, and tells nothing here either
            _log.error("What was spent on %s cannot be read", request_id)
            continue
        spent = spent_of(request) if request is not None else None
        if request is not None and spent is not None:
            kept = (request.id, request.account, request.model, spent.at, str(request.state))
            known = (request.estimate, request.credits, int(not_charged(request)))
            connection.execute(
                f"INSERT OR REPLACE INTO spent ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
                (*kept, *known),
            )


_STATES = {str(state): state for state in State}


def _read(connection: sqlite3.Connection) -> list[Spent]:
    found = connection.execute(f"SELECT {_COLUMNS} FROM spent ORDER BY at")  # noqa: S608 - our own column names
    return [
        spent_on(
            request, account, model, at, _STATES.get(state, State.GONE), estimate, reported, not_charged=bool(free)
        )
        for request, account, model, at, state, estimate, reported, free in found
    ]
