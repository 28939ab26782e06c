"""Presets by model. A preset is written whole; which of a model's is the standard one is a mark on its row."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import asdict

from comfy_desk.domain.preset import Preset, PresetLine
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.store.database import Database

_LINE = "id, model, name, created_at, size, standard"  # a list reads no bodies: there may be gigabytes of them


class PresetStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, model: str) -> tuple[PresetLine, ...]:
        """Without their bodies, in no order. Raises DeskError."""

        def find(connection: sqlite3.Connection) -> tuple[PresetLine, ...]:
            rows = connection.execute(f"SELECT {_LINE} FROM presets WHERE model = ?", (model,))  # noqa: S608
            return tuple(_line(row) for row in rows)

        return await self._database.read(find)

    async def read(self, preset_id: str) -> Preset | None:
        def find(connection: sqlite3.Connection) -> Preset | None:
            row = connection.execute(
                f"SELECT {_LINE}, body, random, serving FROM presets WHERE id = ?",  # noqa: S608
                (preset_id,),
            ).fetchone()
            return (
                None if row is None else Preset(_line(row[:6]), row[6].encode(), tuple(json.loads(row[7])), _as(row[8]))
            )

        return await self._database.read(find)

    async def keep(self, preset: Preset) -> None:
        """A new one, or the same id with other values. Raises DeskError where the disk does not take it."""
        line = preset.line
        row = (
            line.id,
            line.model,
            line.name,
            preset.body.decode(),
            json.dumps(preset.random),
            line.created_at,
            json.dumps(asdict(preset.serving)) if preset.serving != ANY else None,
            int(line.standard),
            len(preset.body),
        )
        names = "id, model, name, body, random, created_at, serving, standard, size"

        def write(connection: sqlite3.Connection) -> None:
            if line.standard:
                connection.execute("UPDATE presets SET standard = 0 WHERE model = ?", (line.model,))
            connection.execute(f"INSERT OR REPLACE INTO presets ({names}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)  # noqa: S608

        await self._database.write(write)

    async def rename(self, preset_id: str, name: str) -> None:
        await self._database.write(
            lambda connection: connection.execute("UPDATE presets SET name = ? WHERE id = ?", (name, preset_id))
        )

    async def forget(self, preset_id: str) -> None:
        await self._database.write(
            lambda connection: connection.execute("DELETE FROM presets WHERE id = ?", (preset_id,))
        )

    async def set_standard(self, model: str, preset_id: str) -> None:
        """This one alone; "" takes the mark from all of the model's."""
        await self._database.write(
            lambda connection: connection.execute(
                "UPDATE presets SET standard = (id = ?) WHERE model = ?", (preset_id, model)
            )
        )


def _line(row: tuple[str, str, str, float, int, int]) -> PresetLine:
    return PresetLine(*row[:5], standard=bool(row[5]))


def _as(text: str | None) -> Serving:
    return ANY if text is None else Serving(**json.loads(text))
