"""Files of settings on the disk: written whole or not at all, read up to a size, both beside the loop."""

from __future__ import annotations

import os
import uuid
from collections.abc import Callable
from pathlib import Path

from comfy_desk.domain import settings_file
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import Setting, Value
from comfy_desk.domain.settings_file import Proposal
from comfy_desk.services.settings import trouble_of
from comfy_desk.services.slow_disk import SlowDisk

_PATIENCE = 20.0
"""Seconds for a file of a few thousand bytes on a disk that sleeps."""


class SettingsFiles:
    """`value` says what a setting is now."""

    def __init__(self, value: Callable[[Setting], Value]) -> None:
        self._value = value
        self._disk = SlowDisk()

    async def export(self, target: Path, *, local: bool = False) -> Path:
        """`local`: with what means nothing on another machine. Replaces a file, as its dialog asked. Raises DeskError."""
        data = settings_file.write(self._value, local=local).encode()
        try:
            await self._disk.run(f"write {target}", lambda: _write(target, data), _PATIENCE)
        except OSError as error:
            raise DeskError("The file could not be written.", "Choose another folder.", str(error)) from error
        return target

    async def propose(self, source: Path) -> Proposal:
        """What a file would change; nothing is changed. Raises DeskError."""
        try:
            data = await self._disk.run(f"read {source}", lambda: _read(source), _PATIENCE)
        except OSError as error:
            raise DeskError("The file could not be read.", "", str(error)) from error
        return settings_file.read(data, self._value, trouble_of)


def _read(source: Path) -> bytes:
    if not source.is_file():  # a pipe would never end
        raise FileNotFoundError(source)
    with source.open("rb") as file:
        return file.read(settings_file.LARGEST + 1)


def _write(target: Path, data: bytes) -> None:
    part = target.with_name(f".{uuid.uuid4().hex}.part")
    try:
        part.write_bytes(data)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
