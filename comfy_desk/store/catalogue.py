"""The catalogue and the models' documents as last seen, so that a form opens without a line.

A model that leaves the catalogue is not forgotten: its row says so, with the Router's words about it where there are any.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from comfy_desk.domain.model import About, ModelDocument, ModelEntry, about_document
from comfy_desk.store.database import Database

_KEEP_DOCUMENT = (
    "INSERT OR REPLACE INTO documents (account, id, etag, fetched_at, outputs, about, document) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_ENTRIES = (
    "SELECT c.id, c.charges_on_policy_rejection, c.gone, d.outputs, d.about FROM catalogue c "
    "LEFT JOIN documents d ON d.account = c.account AND d.id = c.id WHERE c.account = ? AND c.gone IS {} NULL "
    "ORDER BY c.place, c.id"
)
_KEEP_ENTRY = (
    "INSERT INTO catalogue (account, id, charges_on_policy_rejection, place) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (account, id) DO UPDATE SET gone = NULL, place = excluded.place, "
    "charges_on_policy_rejection = excluded.charges_on_policy_rejection"
)
_AT_THE_END = 1_000_000


class CatalogueStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def models(self, account: str) -> tuple[ModelEntry, ...]:
        """Those that are offered, in the Router's order."""
        return await self._entries(account, "")

    async def gone(self, account: str) -> tuple[ModelEntry, ...]:
        """Those that were offered once."""
        return await self._entries(account, "NOT")

    async def _entries(self, account: str, kind: str) -> tuple[ModelEntry, ...]:
        def find(connection: sqlite3.Connection) -> tuple[ModelEntry, ...]:
            return tuple(_entry(*row) for row in connection.execute(_ENTRIES.format(kind), (account,)))

        return await self._database.read(find)

    async def charges(self, account: str, model: str) -> str:
        """Whether it charges for a refusal: yes, no or unknown."""

        def find(connection: sqlite3.Connection) -> str:
            text = "SELECT charges_on_policy_rejection FROM catalogue WHERE account = ? AND id = ?"
            row = connection.execute(text, (account, model)).fetchone()
            return "unknown" if row is None else str(row[0])

        return await self._database.read(find)

    async def keep_models(
        self, account: str, entries: Sequence[ModelEntry], *, whole: bool = True, at: float | None = None
    ) -> None:
        """Only a `whole` list says of what is not in it that it is gone; `at` is when it was read."""

        def keep(connection: sqlite3.Connection) -> None:
            if whole:
                connection.execute("UPDATE catalogue SET gone = '' WHERE account = ? AND gone IS NULL", (account,))
            connection.executemany(
                _KEEP_ENTRY,
                [(account, entry.id, entry.charges_on_policy_rejection, place) for place, entry in enumerate(entries)],
            )
            if at is not None:
                facts = (_asked(account), json.dumps(at))
                connection.execute("INSERT OR REPLACE INTO remembered VALUES (?, ?)", facts)

        await self._database.write(keep)

    async def asked_at(self, account: str) -> float | None:
        """When the whole list was read last."""

        def find(connection: sqlite3.Connection) -> float | None:
            row = connection.execute("SELECT value FROM remembered WHERE name = ?", (_asked(account),)).fetchone()
            value = None if row is None else json.loads(row[0])
            return float(value) if isinstance(value, int | float) else None

        return await self._database.read(find)

    async def set_gone(self, account: str, model: str, words: str | None) -> None:
        """The Router's words about a model that it does not know; None: it does, after all."""
        if words is None:
            text, facts = "UPDATE catalogue SET gone = NULL WHERE account = ? AND id = ?", (account, model)
            await self._database.write(lambda connection: connection.execute(text, facts))
            return
        row = (account, model, "unknown", _AT_THE_END, words)
        await self._database.write(
            lambda connection: connection.execute(
                "INSERT INTO catalogue (account, id, charges_on_policy_rejection, place, gone) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (account, id) DO UPDATE SET gone = excluded.gone",
                row,
            )
        )

    async def note_missing(self, account: str, models: Iterable[str]) -> bool:
        """Remembers those as gone that no account's catalogue ever named; says whether there are any."""
        wanted = tuple(dict.fromkeys(models))

        def unknown(connection: sqlite3.Connection) -> list[str]:
            return [one for one in wanted if not connection.execute(known, (one,)).fetchone()]

        def note(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "INSERT INTO catalogue (account, id, charges_on_policy_rejection, place, gone) VALUES (?, ?, ?, ?, '')",
                [(account, one, "unknown", _AT_THE_END) for one in unknown(connection)],
            )

        known = "SELECT 1 FROM catalogue WHERE id = ? LIMIT 1"
        if not await self._database.read(unknown):  # as a rule; a write would go to the disk for nothing
            return False
        await self._database.write(note)
        return True

    async def unread(self, account: str) -> tuple[str, ...]:
        """Those that are offered and whose document was never read, in the Router's order."""

        def find(connection: sqlite3.Connection) -> tuple[str, ...]:
            found = connection.execute(
                "SELECT c.id FROM catalogue c LEFT JOIN documents d ON d.account = c.account AND d.id = c.id "
                "WHERE c.account = ? AND c.gone IS NULL AND d.id IS NULL ORDER BY c.place, c.id",
                (account,),
            )
            return tuple(row[0] for row in found)

        return await self._database.read(find)

    async def keeps_more_than(self, characters: int) -> bool:
        """Of documents, those of all accounts together."""

        def find(connection: sqlite3.Connection) -> bool:
            size = 0
            for (length,) in connection.execute("SELECT length(document) FROM documents"):
                size += length
                if size > characters:
                    return True
            return False

        return await self._database.read(find)

    async def old_documents(self, account: str, before: float, most: int) -> tuple[str, ...]:
        """Those of offered models that nobody asked about since `before`, the oldest first."""

        def find(connection: sqlite3.Connection) -> tuple[str, ...]:
            found = connection.execute(
                "SELECT c.id FROM catalogue c JOIN documents d ON d.account = c.account AND d.id = c.id "
                "WHERE c.account = ? AND c.gone IS NULL AND d.fetched_at < ? ORDER BY d.fetched_at, c.id LIMIT ?",
                (account, before, most),
            )
            return tuple(row[0] for row in found)

        return await self._database.read(find)

    async def document(self, account: str, model: str) -> ModelDocument | None:
        def find(connection: sqlite3.Connection) -> ModelDocument | None:
            row = connection.execute(
                "SELECT etag, fetched_at, document FROM documents WHERE account = ? AND id = ?", (account, model)
            ).fetchone()
            return None if row is None else ModelDocument(model, json.loads(row[2]), row[0], float(row[1]))

        return await self._database.read(find)

    async def keep_document(self, account: str, document: ModelDocument) -> None:
        def keep(connection: sqlite3.Connection) -> None:  # written out here: a large one takes its time
            about = about_document(document.id, document.document)
            text = json.dumps(document.document, ensure_ascii=True)  # half a surrogate pair is no text to SQLite
            facts = (account, document.id, document.etag, document.fetched_at, json.dumps(about.outputs), _told(about))
            connection.execute(_KEEP_DOCUMENT, (*facts, text))

        await self._database.write(keep)

    async def touch_document(self, account: str, model: str, at: float) -> None:
        """It is still the current one."""
        facts = (at, account, model)
        text = "UPDATE documents SET fetched_at = ? WHERE account = ? AND id = ?"
        await self._database.write_passing(lambda connection: connection.execute(text, facts))

    async def fill_about(self, account: str, most: int) -> int:
        """Looks into kept documents that were read before the list showed anything of them; how many it found."""

        def fill(connection: sqlite3.Connection) -> int:
            text = "SELECT id, document FROM documents WHERE account = ? AND about IS NULL LIMIT ?"
            rows = connection.execute(text, (account, most)).fetchall()
            for model, document in rows:
                about = about_document(model, json.loads(document))
                facts = (json.dumps(about.outputs), _told(about), account, model)
                connection.execute("UPDATE documents SET outputs = ?, about = ? WHERE account = ? AND id = ?", facts)
            return len(rows)

        missing = "SELECT 1 FROM documents WHERE account = ? AND about IS NULL LIMIT 1"
        if not await self._database.read(lambda connection: connection.execute(missing, (account,)).fetchone()):
            return 0
        return await self._database.write_passing(fill)


def _asked(account: str) -> str:
    return f"catalogue.asked.{account}"


def _told(about: About) -> str:
    facts = {
        "inputs": about.inputs,
        "title": about.title,
        "about": about.about,
        "alternates": about.alternates,
    }
    return json.dumps(facts)


def _entry(model: str, charges: str, gone: str | None, outputs: str | None, about: str | None) -> ModelEntry:
    provider, _, name = model.partition("/")
    told: dict[str, Any] = json.loads(about) if about else {}
    return ModelEntry(
        model,
        provider,
        name,
        charges,
        tuple(json.loads(outputs)) if outputs else (),
        inputs=tuple(told.get("inputs", ())),
        title=told.get("title", ""),
        about=told.get("about", ""),
        alternates=tuple(told.get("alternates", ())),
        gone=gone,
    )
