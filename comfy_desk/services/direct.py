"""What an account's queue does not take: remembered once the artist has chosen to run it directly."""

from __future__ import annotations

import sqlite3

from comfy_desk.services.clock import Clock
from comfy_desk.store.database import Database

LASTS = 7 * 86_400.0
"""Seconds after which the queue is tried again: accounts and models are let in over time."""


class DirectRuns:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._since: dict[tuple[str, str], float] = {}

    async def load(self) -> None:
        def find(connection: sqlite3.Connection) -> dict[tuple[str, str], float]:
            rows = connection.execute("SELECT account, model, since FROM direct_runs")
            return {(account, model): since for account, model, since in rows}

        self._since = await self._database.read(find)

    def needed(self, account: str, model: str) -> bool:
        """Whether a request of this model is to be run on the held connection."""
        since = self._since.get((account, model))
        return since is not None and abs(self._clock.wall() - since) < LASTS

    async def remember(self, account: str, model: str) -> None:
        """Raises DeskError where the disk does not take it."""
        row = (account, model, self._clock.wall())
        await self._database.write(
            lambda connection: connection.execute("INSERT OR REPLACE INTO direct_runs VALUES (?, ?, ?)", row)
        )
        self._since[account, model] = row[2]

    async def forget(self, account: str, model: str) -> None:
        await self._database.write(
            lambda connection: connection.execute(
                "DELETE FROM direct_runs WHERE account = ? AND model = ?", (account, model)
            )
        )
        self._since.pop((account, model), None)
