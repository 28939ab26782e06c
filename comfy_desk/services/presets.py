"""The artist's presets: a form's values under a name, per model. Checked here, kept in the store; what is in them is not."""

from __future__ import annotations

import uuid
from dataclasses import replace

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.preset import Preset, PresetLine
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.services.clock import Clock
from comfy_desk.store.presets import PresetStore

LONGEST_NAME = 80
"""Characters."""

MOST_BYTES = 16 << 20
"""Bytes of one preset with its pictures."""

MOST = 500
"""Presets of one model."""


class Presets:
    """Implements `services.api.PresetsApi`."""

    def __init__(self, store: PresetStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of(self, model: str) -> tuple[PresetLine, ...]:
        """By name, however it is written."""
        return tuple(sorted(await self._store.of(model), key=lambda line: (line.name.casefold(), line.name)))

    async def read(self, preset_id: str) -> Preset:
        preset = await self._store.read(preset_id)
        if preset is None:
            raise DeskError("This preset is not here any more.", "")
        return preset

    async def standard(self, model: str) -> Preset | None:
        """What a fresh form of the model begins with."""
        line = next((one for one in await self._store.of(model) if one.standard), None)
        return await self._store.read(line.id) if line is not None else None

    async def save(
        self, model: str, name: str, body: bytes, random: tuple[str, ...] = (), serving: Serving = ANY
    ) -> PresetLine:
        """Under a name; one of the same name is replaced (the artist was asked). Raises DeskError."""
        name = named(name)
        if len(body) > MOST_BYTES:
            raise DeskError(
                f"This is more than the {MOST_BYTES >> 20} MB that a preset may have.", "Save it without its pictures."
            )
        known = await self._store.of(model)
        same = next((line for line in known if line.name.casefold() == name.casefold()), None)
        if same is None and len(known) >= MOST:
            raise DeskError(f"This model has {MOST} presets already.", "Delete some of them first.")
        line = PresetLine(str(uuid.uuid4()), model, name, self._clock.wall(), len(body))
        if same is not None:
            line = replace(line, id=same.id, standard=same.standard)
        await self._store.keep(Preset(line, body, random, serving))
        return line

    async def rename(self, preset_id: str, name: str) -> None:
        """Raises DeskError where another one of the model is called so."""
        name, preset = named(name), await self.read(preset_id)
        others = (line for line in await self._store.of(preset.line.model) if line.id != preset_id)
        if any(line.name.casefold() == name.casefold() for line in others):
            raise DeskError(f"Another preset of this model is called “{name}”.", "Choose another name.")
        await self._store.rename(preset_id, name)

    async def delete(self, preset_id: str) -> Preset:
        """Returns what it was, for `restore`."""
        preset = await self.read(preset_id)
        await self._store.forget(preset_id)
        return preset

    async def restore(self, preset: Preset) -> None:
        """Puts back what was deleted or replaced, as it was."""
        await self._store.keep(preset)

    async def set_standard(self, model: str, preset_id: str) -> None:
        """A fresh form of this model begins so; "" takes that back."""
        await self._store.set_standard(model, preset_id)


def named(name: str) -> str:
    """The name as it is kept, on one line. Raises DeskError where there is none."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:LONGEST_NAME].strip()
    if not words:
        raise DeskError("A preset needs a name.", "")
    return words
