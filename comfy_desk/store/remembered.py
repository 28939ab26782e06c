"""Small facts the window remembers (drafts, favourites, places), as JSON by name. Never a secret."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from comfy_desk.store.database import Database


class RememberedStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str, default: Any = None) -> Any:
        def find(connection: sqlite3.Connection) -> Any:
            row = connection.execute("SELECT value FROM remembered WHERE name = ?", (name,)).fetchone()
            return default if row is None else json.loads(row[0])

        return await self._database.read(find)

    async def set(self, name: str, value: Any) -> None:
        text = json.dumps(value)  # ASCII: a draft may hold half a surrogate pair, which SQLite does not take
        await self._database.write(
            lambda connection: connection.execute("INSERT OR REPLACE INTO remembered VALUES (?, ?)", (name, text))
        )
