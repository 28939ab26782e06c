"""The artist's settings: read once at the start, told to whoever asks, and on the disk before they count."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import BY_KEY, SETTINGS, Form, Setting, Value, fitting
from comfy_desk.media.names import problem_of
from comfy_desk.services.settings_before import FORMER, former

NAME = "settings"
"""Of the one entry of the store that holds them all."""

TAKEN = "settings.taken"
"""Which facts of older versions became settings already: what is set since then counts more than they."""


class Remembered(Protocol):
    async def get(self, name: str, default: Any = None) -> Any: ...
    async def set(self, name: str, value: Any) -> None: ...


class Settings:
    def __init__(self, remembered: Remembered) -> None:
        self._remembered = remembered
        self._values: dict[str, Value] = {}  # only what differs from its default
        self._listeners: list[Callable[[Setting], None]] = []
        self._writing = asyncio.Lock()  # they lie in one entry of the store

    async def load(self) -> None:
        """What was set before; entries that are unknown here, or do not fit, are left alone and not used."""
        await self._take_former()
        self._values |= usable(await self._remembered.get(NAME, {}))

    def text(self, setting: Setting) -> str:
        value = self.value(setting)
        return value if isinstance(value, str) else ""

    def number(self, setting: Setting) -> int:
        value = self.value(setting)
        return int(value) if isinstance(value, int) else 0

    def is_on(self, setting: Setting) -> bool:
        return self.value(setting) is True

    def value(self, setting: Setting) -> Value:
        return self._values.get(setting.key, setting.default)

    async def set(self, key: str, value: Value) -> None:
        """Raises DeskError where the value does not fit or the disk does not take it; then the former one stays."""
        await self.set_many({key: value})

    async def set_many(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """All of them or none; returns what undoes it: the former values of those that changed. Raises DeskError."""
        for key, value in values.items():
            if trouble := trouble_of(BY_KEY[key], value):
                raise DeskError(trouble, "Choose another one.", f"{key}: {value!r}"[:300])
        async with self._writing:
            kept = _mapping(await self._remembered.get(NAME, {}))
            for key, value in values.items():
                if value == BY_KEY[key].default:
                    kept.pop(key, None)
                else:
                    kept[key] = value
            await self._remembered.set(NAME, kept)
            before = {key: self.value(BY_KEY[key]) for key in values}
            for key, value in values.items():
                self._values.pop(key, None)
                if value != BY_KEY[key].default:
                    self._values[key] = value
        for key in values:
            for listener in tuple(self._listeners):
                listener(BY_KEY[key])
        return {key: former for key, former in before.items() if former != values[key]}

    def subscribe(self, listener: Callable[[Setting], None]) -> Callable[[], None]:
        """Calls `listener` with each setting that was changed; returns what ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def _take_former(self) -> None:
        """What an older version remembered beside the settings becomes one, once; the old fact itself is left alone."""
        taken = await self._remembered.get(TAKEN, [])
        taken = [name for name in taken if isinstance(name, str)] if isinstance(taken, list) else []
        left = [name for name in FORMER if name not in taken]
        if not left:
            return
        facts = {name: await self._remembered.get(name) for name in left}
        if all(fact is None for fact in facts.values()):
            return
        kept = _mapping(await self._remembered.get(NAME, {}))
        found: dict[str, Value] = {}
        for name, fact in facts.items():
            found |= former(name, fact)
        new = {
            key: value
            for key, value in found.items()
            if key not in kept and value != BY_KEY[key].default and not trouble_of(BY_KEY[key], value)
        }
        self._values |= new
        with contextlib.suppress(DeskError):  # a full disk: they count, and are taken over at the next start
            if new:
                await self._remembered.set(NAME, {**kept, **new})
            await self._remembered.set(TAKEN, [*taken, *left])


def usable(kept: Any) -> dict[str, Value]:
    """Of what is remembered under `NAME`, each entry that is known and fits, by its key."""
    if not isinstance(kept, Mapping):
        return {}
    known: dict[Setting, Any] = {setting: kept.get(setting.key) for setting in SETTINGS}
    return {one.key: value for one, value in known.items() if not trouble_of(one, value)}


def trouble_of(setting: Setting, value: object) -> str:
    """Why a value cannot stand for a setting: one sentence, or ""."""
    if not fitting(setting, value) or (isinstance(value, str) and "\0" in value):
        return "This value cannot be used here."
    if not isinstance(value, str):
        return ""
    if setting.form is Form.TEMPLATE:
        return problem_of(value)
    if setting.form is Form.FOLDER and value and not Path(value).is_absolute():
        return "The folder has to be named from its beginning on."
    return ""


def _mapping(kept: Any) -> dict[str, Any]:
    return dict(kept) if isinstance(kept, Mapping) else {}
