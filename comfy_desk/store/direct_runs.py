"""Which models an account has to run directly, and since when."""

from __future__ import annotations

import sqlite3

from comfy_desk.store.database import Database


class DirectRunStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> dict[tuple[str, str], float]:
        """Seconds since 1970, by account and model."""

        def find(connection: sqlite3.Connection) -> dict[tuple[str, str], float]:
            rows = connection.execute("SELECT account, model, since FROM direct_runs")
            return {(account, model): since for account, model, since in rows}

        return await self._database.read(find)

    async def keep(self, account: str, model: str, since: float) -> None:
        """Raises DeskError where the disk does not take it."""
        row = (account, model, since)
        await self._database.write(
            lambda connection: connection.execute("INSERT OR REPLACE INTO direct_runs VALUES (?, ?, ?)", row)
        )

    async def forget(self, account: str, model: str) -> None:
        await self._database.write(
            lambda connection: connection.execute(
                "DELETE FROM direct_runs WHERE account = ? AND model = ?", (account, model)
            )
        )
