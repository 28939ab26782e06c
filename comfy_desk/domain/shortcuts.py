"""The keys that the artist gave to commands, as one text that can be kept: command to keys, bounded and checked. No Qt.

Only what differs from what a command has by itself is written down; a command without any key has an empty list. Whether Qt
knows a key by its name is found out where it is used.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

COMMAND = re.compile(r"[a-z][a-z0-9_]*\.[a-z0-9_.]+")
"""The name of a command: "area.verb"."""

MOST_COMMANDS = 400
MOST_KEYS = 4
LONGEST = 40_000

_LONGEST_NAME = 80
_LONGEST_KEY = 60


def read(text: object) -> dict[str, tuple[str, ...]] | None:
    """What `write` made, "" is nothing changed; None for anything else."""
    if text == "":
        return {}
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or len(found) > MOST_COMMANDS:
        return None
    read_here: dict[str, tuple[str, ...]] = {}
    for name, keys in found.items():
        if not _is_command(name) or not isinstance(keys, list) or len(keys) > MOST_KEYS:
            return None
        if not all(isinstance(key, str) and 0 < len(key) <= _LONGEST_KEY and key.isprintable() for key in keys):
            return None
        read_here[name] = tuple(keys)
    return read_here


def write(keys: Mapping[str, Sequence[str]]) -> str:
    """In one order always, so that equal keys are equal texts."""
    if not keys:
        return ""
    return json.dumps({name: list(keys[name]) for name in sorted(keys)}, separators=(",", ":"))


def _is_command(name: str) -> bool:
    return len(name) <= _LONGEST_NAME and COMMAND.fullmatch(name) is not None
