"""Presets: one name is one preset, a size is a limit, and what was deleted or replaced can be put back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.serving import Serving
from comfy_desk.services import presets as of_presets
from comfy_desk.services.clock import Clock
from comfy_desk.services.presets import LONGEST_NAME, MOST_BYTES, Presets, named
from comfy_desk.store.database import Database
from comfy_desk.store.presets import PresetStore

MODEL = "kiln/one"


def test_saving_replacing_renaming_deleting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def steps() -> None:
        database = await Database.open(tmp_path / "desk.sqlite3")
        presets = Presets(PresetStore(database), Clock(wall=lambda: 50.0))
        ink = await presets.save(MODEL, "  Ink\n wash ", b'{"a":1}', ("/seed",), Serving("fal"))
        assert (ink.name, ink.size, ink.created_at) == ("Ink wash", 7, 50.0)
        await presets.set_standard(MODEL, ink.id)
        before = await presets.read(ink.id)
        again = await presets.save(MODEL, "INK WASH", b'{"a":2}')
        assert again.id == ink.id  # the same name, however it is written
        assert again.standard
        assert (await presets.read(ink.id)).body == b'{"a":2}'
        await presets.restore(before)
        assert await presets.read(ink.id) == before
        assert await presets.standard(MODEL) == before
        assert await presets.standard("kiln/two") is None

        oil = await presets.save(MODEL, "charcoal", b"{}")
        assert [line.name for line in await presets.of(MODEL)] == ["charcoal", "Ink wash"]
        with pytest.raises(DeskError, match="called “ink WASH”"):
            await presets.rename(oil.id, "ink WASH")
        await presets.rename(oil.id, "Charcoal")  # its own name, written otherwise
        gone = await presets.delete(oil.id)
        assert [line.name for line in await presets.of(MODEL)] == ["Ink wash"]
        with pytest.raises(DeskError, match="not here any more"):
            await presets.read(oil.id)
        await presets.restore(gone)
        assert (await presets.read(oil.id)).line.name == "Charcoal"

        with pytest.raises(DeskError, match="16 MB"):
            await presets.save(MODEL, "large", b" " * (MOST_BYTES + 1))
        monkeypatch.setattr(of_presets, "MOST", 2)
        with pytest.raises(DeskError, match="2 presets already"):
            await presets.save(MODEL, "third", b"{}")
        await presets.save(MODEL, "charcoal", b"[]")  # replaces one
        assert len(await presets.of(MODEL)) == 2
        await database.close()

    asyncio.run(steps())


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u200b"])
def test_a_preset_needs_a_name(name: str) -> None:
    with pytest.raises(DeskError, match="needs a name"):
        named(name)
    assert len(named("x" * 500)) == LONGEST_NAME
