"""The artist's settings: read once at the start, told to whoever asks, and on the disk before they count."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import BY_KEY, SETTINGS, Form, Setting, Value, fitting
from comfy_desk.media.names import problem_of

NAME = "settings"
"""Of the one entry of the store that holds them all."""


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
        setting = BY_KEY[key]
        if fitting(setting, value) and (trouble := _trouble(setting, value)):
            raise DeskError(trouble, "Choose another one.", f"{key}: {value!r}"[:300])
        if not fitting(setting, value):
            raise DeskError("This value cannot be used here.", "Choose another one.", f"{key}: {value!r}"[:300])
        async with self._writing:
            kept = await self._remembered.get(NAME, {})
            kept = dict(kept) if isinstance(kept, Mapping) else {}
            if value == setting.default:
                kept.pop(key, None)
            else:
                kept[key] = value
            await self._remembered.set(NAME, kept)
            self._values.pop(key, None)
            if value != setting.default:
                self._values[key] = value
        for listener in tuple(self._listeners):
            listener(setting)

    def subscribe(self, listener: Callable[[Setting], None]) -> Callable[[], None]:
        """Calls `listener` with each setting that was changed; returns what ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)


def usable(kept: Any) -> dict[str, Value]:
    """Of what is remembered under `NAME`, each entry that is known and fits, by its key."""
    if not isinstance(kept, Mapping):
        return {}
    known: dict[Setting, Any] = {setting: kept.get(setting.key) for setting in SETTINGS}
    return {one.key: value for one, value in known.items() if fitting(one, value) and not _trouble(one, value)}


def _trouble(setting: Setting, value: object) -> str:
    """Why a value of the right kind cannot be used all the same: one sentence, or ""."""
    if not isinstance(value, str):
        return ""
    if setting.form is Form.TEMPLATE:
        return problem_of(value)
    if setting.form is Form.FOLDER and value and not Path(value).is_absolute():
        return "The folder has to be named from its beginning on."
    return ""
