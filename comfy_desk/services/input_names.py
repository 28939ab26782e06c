"""What the artist's files were called that went into bodies, by the hash of their bytes: a body holds bytes alone.

Kept for recipes. The names of the last thousand files; never a path.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Protocol

_NAME = "input_names"
_MOST = 1_000
_SHA256 = re.compile(r"[0-9a-f]{64}")


class Remembered(Protocol):
    async def get(self, name: str, default: Any = None) -> Any: ...
    async def set(self, name: str, value: Any) -> None: ...


class InputNames:
    def __init__(self, remembered: Remembered) -> None:
        self._remembered = remembered
        self._names: dict[str, str] = {}  # the newest last
        self._writing = asyncio.Lock()

    async def load(self) -> None:
        kept = await self._remembered.get(_NAME, {})
        if isinstance(kept, Mapping):
            fits = ((key, name) for key, name in kept.items() if _SHA256.fullmatch(str(key)) and isinstance(name, str))
            self._names = dict(list(fits)[-_MOST:])

    def known(self) -> dict[str, str]:
        return dict(self._names)

    async def note(self, sha256: str, name: str) -> None:
        """`name` without its folder. Raises DeskError where the disk does not take it."""
        plain = re.split(r"[/\\]", name)[-1][:200]
        if not plain or not _SHA256.fullmatch(sha256) or self._names.get(sha256) == plain:
            return
        async with self._writing:
            self._names.pop(sha256, None)
            self._names[sha256] = plain
            while len(self._names) > _MOST:
                del self._names[next(iter(self._names))]
            await self._remembered.set(_NAME, dict(self._names))
