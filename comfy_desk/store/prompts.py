"""Prompts that were sent: each once, whole, the newest first, and no more of them than can be searched in a blink."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence

from comfy_desk.domain.prompts import FoundPrompts, SentPrompt
from comfy_desk.store.database import Database

MOST = 5_000
"""Prompts that are kept; those that were used longest ago go first."""

MOST_CHARACTERS = 8_000_000
"""Of all of them together: a search reads them all."""

_LOOKED_AFTER = 64
"""When the room was used up by a part of so many, it is measured again: that reads them all, too."""

_NOTE = (
    "INSERT INTO prompts (text, model, used_at, uses) VALUES (?, ?, ?, 1) "
    "ON CONFLICT (text) DO UPDATE SET model = excluded.model, used_at = max(used_at, excluded.used_at), uses = uses + 1"
)
_PUT_BACK = "INSERT OR IGNORE INTO prompts (text, model, used_at, uses) VALUES (?, ?, ?, ?)"
_NEWEST_FIRST = "SELECT text, model, used_at, uses FROM prompts ORDER BY used_at DESC, rowid DESC"


class PromptStore:
    """Texts that SQLite cannot take (half a surrogate pair) are passed over. Every coroutine raises DeskError."""

    def __init__(self, database: Database, most: int = MOST, most_characters: int = MOST_CHARACTERS) -> None:
        self._database = database
        self._most, self._most_characters = most, most_characters
        self._written = 0  # characters since the room was measured

    async def note(self, sent: Sequence[tuple[str, str]], at: float) -> None:
        """These (model and text) were sent now. One write, which need not outlive a power cut."""
        models = {text: model for model, text in sent}
        kept = [(text, models[text], at) for text in _storable(models)]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(_NOTE, kept)
            self._bound(connection, sum(len(text) for text, _model, _at in kept))

        if kept:
            await self._database.write_passing(work)

    async def find(self, words: str, model: str, most: int) -> FoundPrompts:
        """Prompts in which every word stands, whatever its case; `model` "" is all. `number` counts those beyond `most`."""
        wanted = [word.casefold() for word in words.split()]

        def work(connection: sqlite3.Connection) -> FoundPrompts:
            if not wanted:
                return _newest(connection, model, most)
            found: list[SentPrompt] = []
            number = 0
            for row in connection.execute(_NEWEST_FIRST):
                if model in ("", row[1]) and _has_all(row[0].casefold(), wanted):
                    number += 1
                    if len(found) < most:
                        found.append(SentPrompt(*row))
            return FoundPrompts(tuple(found), number)

        return await self._database.read(work)

    async def forget(self, texts: Sequence[str] | None) -> tuple[SentPrompt, ...]:
        """Takes these out, or with None all; returns what was taken, for `put_back`."""

        def work(connection: sqlite3.Connection) -> tuple[SentPrompt, ...]:
            if texts is None:
                taken = [SentPrompt(*row) for row in connection.execute(_NEWEST_FIRST)]
                connection.execute("DELETE FROM prompts")
                return tuple(taken)
            taken = []
            for text in _storable(texts):
                gone = connection.execute(
                    "DELETE FROM prompts WHERE text = ? RETURNING text, model, used_at, uses", (text,)
                ).fetchall()
                taken += [SentPrompt(*row) for row in gone]
            return tuple(taken)

        return await self._database.write(work)

    async def put_back(self, prompts: Sequence[SentPrompt]) -> None:
        """What `forget` took. One that was sent again meanwhile stays as it is now."""
        rows = [(one.text, one.model, one.used_at, one.uses) for one in reversed(prompts)]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(_PUT_BACK, rows)
            self._bound(connection, sum(len(one.text) for one in prompts))

        await self._database.write(work)

    def _bound(self, connection: sqlite3.Connection, written: int) -> None:
        self._written += written
        (number,) = connection.execute("SELECT count(*) FROM prompts").fetchone()
        if number <= self._most and self._written <= self._most_characters // _LOOKED_AFTER:
            return
        self._written = 0
        kept = size = 0
        rows = connection.execute(
            "SELECT rowid, length(text) FROM prompts ORDER BY used_at DESC, rowid DESC"
        ).fetchall()
        for _row, length in rows:
            if kept >= self._most or (kept and size + length > self._most_characters):
                break
            kept, size = kept + 1, size + length
        connection.executemany("DELETE FROM prompts WHERE rowid = ?", [(row,) for row, _length in rows[kept:]])


def _newest(connection: sqlite3.Connection, model: str, most: int) -> FoundPrompts:
    of_model, names = (" WHERE model = ?", (model,)) if model else ("", ())
    (number,) = connection.execute(f"SELECT count(*) FROM prompts{of_model}", names).fetchone()  # noqa: S608
    query = f"SELECT text, model, used_at, uses FROM prompts{of_model} ORDER BY used_at DESC, rowid DESC LIMIT ?"  # noqa: S608
    rows = connection.execute(query, (*names, most))
    return FoundPrompts(tuple(SentPrompt(*row) for row in rows), number)


def _has_all(text: str, words: Iterable[str]) -> bool:
    return all(word in text for word in words)


def _storable(texts: Iterable[str]) -> Iterator[str]:
    for text in dict.fromkeys(texts):
        try:
            text.encode()
        except UnicodeEncodeError:
            continue
        yield text
