"""Presets in the store: what was kept comes back to the byte, and one of a model is its standard."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

from comfy_desk.domain.preset import Preset, PresetLine
from comfy_desk.domain.serving import Serving
from comfy_desk.store.database import Database
from comfy_desk.store.presets import PresetStore

BODY = '{"prompt":"ein Boot — 船","seed":18446744073709551615,"strength":0.10}'.encode()
FIRST = Preset(PresetLine("a", "kiln/one", "Ink", 5.5, len(BODY)), BODY, ("/seed",), Serving("fal", strict=True))
SECOND = Preset(PresetLine("b", "kiln/one", "Oil", 6.5, 2, standard=True), b"{}")


def test_presets_come_back_as_they_were_after_a_restart(tmp_path: Path) -> None:
    async def first() -> None:
        database = await Database.open(tmp_path / "desk.sqlite3")
        store = PresetStore(database)
        for preset in (FIRST, SECOND, replace(SECOND, line=replace(SECOND.line, id="c", model="kiln/two"))):
            await store.keep(preset)
        await store.rename("a", "Ink & water")
        await store.set_standard("kiln/one", "a")
        await database.close()

    async def later() -> None:
        database = await Database.open(tmp_path / "desk.sqlite3")
        store = PresetStore(database)
        found = await store.read("a")
        assert found == replace(FIRST, line=replace(FIRST.line, name="Ink & water", standard=True))
        assert {line.id: line.standard for line in await store.of("kiln/one")} == {"a": True, "b": False}
        assert [line.standard for line in await store.of("kiln/two")] == [True]
        await store.keep(SECOND)  # put back as the standard it was: the other one is none any more
        assert {line.id: line.standard for line in await store.of("kiln/one")} == {"a": False, "b": True}
        await store.set_standard("kiln/one", "")
        assert not any(line.standard for line in await store.of("kiln/one"))
        await store.forget("a")
        assert await store.read("a") is None
        assert [line.name for line in await store.of("kiln/one")] == ["Oil"]
        await database.close()

    asyncio.run(first())
    asyncio.run(later())


def test_a_list_of_presets_reads_none_of_their_pictures(tmp_path: Path) -> None:
    async def steps() -> None:
        database = await Database.open(tmp_path / "desk.sqlite3")
        store = PresetStore(database)
        body = b'{"image":"' + b"A" * (4 << 20) + b'"}'
        for number in range(40):
            await store.keep(Preset(PresetLine(str(number), "kiln/one", f"n{number}", 5.5, len(body)), body))
        started = time.perf_counter()
        assert {line.size for line in await store.of("kiln/one")} == {len(body)}
        assert time.perf_counter() - started < 0.05
        await database.close()

    asyncio.run(steps())
