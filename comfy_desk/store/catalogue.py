"""The catalogue and the models' documents as last seen, so that a form opens without a line."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from comfy_desk.domain.model import ModelDocument, ModelEntry
from comfy_desk.store.database import Database

_KEEP_DOCUMENT = (
    "INSERT OR REPLACE INTO documents (account, id, etag, fetched_at, outputs, document) VALUES (?, ?, ?, ?, ?, ?)"
)


class CatalogueStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def models(self, account: str) -> tuple[ModelEntry, ...]:
        def find(connection: sqlite3.Connection) -> tuple[ModelEntry, ...]:
            found = connection.execute(
                "SELECT c.id, c.charges_on_policy_rejection, d.outputs FROM catalogue c "
                "LEFT JOIN documents d ON d.account = c.account AND d.id = c.id WHERE c.account = ? ORDER BY c.place",
                (account,),
            )
            return tuple(_entry(*row) for row in found)

        return await self._database.read(find)

    async def keep_models(self, account: str, entries: Sequence[ModelEntry]) -> None:
        def keep(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM catalogue WHERE account = ?", (account,))
            connection.executemany(
                "INSERT OR IGNORE INTO catalogue VALUES (?, ?, ?, ?)",
                [(account, entry.id, entry.charges_on_policy_rejection, place) for place, entry in enumerate(entries)],
            )

        await self._database.write(keep)

    async def document(self, account: str, model: str) -> ModelDocument | None:
        def find(connection: sqlite3.Connection) -> ModelDocument | None:
            row = connection.execute(
                "SELECT etag, fetched_at, document FROM documents WHERE account = ? AND id = ?", (account, model)
            ).fetchone()
            return None if row is None else ModelDocument(model, json.loads(row[2]), row[0], float(row[1]))

        return await self._database.read(find)

    async def keep_document(self, account: str, document: ModelDocument) -> None:
        modalities = document.document.get("x-comfy-router-output-modalities")
        outputs = [word for word in modalities if isinstance(word, str)][:10] if isinstance(modalities, list) else []
        row = (
            account,
            document.id,
            document.etag,
            document.fetched_at,
            json.dumps(outputs),
            json.dumps(document.document, ensure_ascii=False),
        )
        await self._database.write(lambda connection: connection.execute(_KEEP_DOCUMENT, row))


def _entry(model: str, charges: str, outputs: str | None) -> ModelEntry:
    provider, _, name = model.partition("/")
    return ModelEntry(model, provider, name, charges, tuple(json.loads(outputs)) if outputs else ())
