"""The artist's accounts by name and address. Their keys are never here: those are in the system's keyring."""

from __future__ import annotations

import sqlite3

from comfy_desk.domain.account import Account
from comfy_desk.store.database import Database
from comfy_desk.store.rows import encodable


class AccountStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> tuple[Account, ...]:
        """In the order in which they were added."""

        def find(connection: sqlite3.Connection) -> tuple[Account, ...]:
            rows = connection.execute("SELECT id, label, origin FROM accounts ORDER BY created_at, rowid")
            return tuple(Account(*row) for row in rows)

        return await self._database.read(find)

    async def keep(self, account: Account, at: float) -> None:
        """A new account, or another name for one: its place in the order stays. Raises DeskError."""
        row = (account.id, encodable(account.label), account.origin, at)
        await self._database.write(
            lambda connection: connection.execute(
                "INSERT INTO accounts VALUES (?, ?, ?, ?) ON CONFLICT(id) DO UPDATE SET label = excluded.label", row
            )
        )

    async def forget(self, account_id: str) -> None:
        await self._database.write(
            lambda connection: connection.execute("DELETE FROM accounts WHERE id = ?", (account_id,))
        )
