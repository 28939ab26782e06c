"""Settings as a text that another machine can read, and what such a text would change here. Pure; it never holds a secret.

A file holds the value of every entry, so that who reads it gets these settings and not a mixture. What is bad in it is
refused entry by entry; whether a value can be used beyond its form is told by whoever asks (`trouble`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import BY_KEY, SETTINGS, Setting, Value

MARK = "comfy_desk_settings"
VERSION = 1

LARGEST = 512_000
"""Bytes of a file that is looked at: ours have some two thousand."""

_MOST_ENTRIES = 1000
_MOST_REFUSED = 50


@dataclass(frozen=True, slots=True)
class Change:
    setting: Setting
    before: Value
    after: Value


@dataclass(frozen=True, slots=True)
class Refused:
    """`key` is as it stands in the file, cut short."""

    key: str
    why: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a file would change, what of it is refused, and how many entries are here already as they are there."""

    changes: tuple[Change, ...] = ()
    refused: tuple[Refused, ...] = ()
    same: int = 0
    refused_besides: int = 0

    @property
    def values(self) -> dict[str, Value]:
        return {change.setting.key: change.after for change in self.changes}


def write(value: Callable[[Setting], Value], *, local: bool = False, entries: Sequence[Setting] = SETTINGS) -> str:
    """Every entry; those that mean nothing on another machine only with `local`."""
    values = {one.key: value(one) for one in entries if local or not one.local}
    return json.dumps({MARK: VERSION, "settings": values}, indent=2, sort_keys=True) + "\n"


def read(data: bytes, value: Callable[[Setting], Value], trouble: Callable[[Setting, object], str]) -> Proposal:
    """Raises DeskError for what is no file of settings, or one of a later version."""
    if len(data) > LARGEST:
        raise DeskError("This file is too large for a file of settings.")
    try:
        found = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise DeskError("This is no file of settings.", "", str(error)[:200]) from error
    version = found.get(MARK) if isinstance(found, dict) else None
    values = found.get("settings") if isinstance(found, dict) else None
    if not isinstance(version, int) or isinstance(version, bool) or not isinstance(values, dict):
        raise DeskError("This is no file of settings.")
    if version > VERSION:
        raise DeskError("A later version of this program wrote this file.", "Update this program to use it.")
    if len(values) > _MOST_ENTRIES:
        raise DeskError("This file has more entries than there are settings.")
    changes, refused, same = [], [], 0
    for key, new in values.items():
        setting = BY_KEY.get(key)
        why = "There is no such setting here." if setting is None else trouble(setting, new)
        if setting is None or why:
            refused.append(Refused(key[:80], why))
        elif value(setting) == new:
            same += 1
        else:
            changes.append(Change(setting, value(setting), new))
    return Proposal(tuple(changes), tuple(refused[:_MOST_REFUSED]), same, max(0, len(refused) - _MOST_REFUSED))
