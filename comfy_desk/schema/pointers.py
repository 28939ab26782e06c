"""JSON Pointers (RFC 6901), as the names of places in a document."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def join(base: str, part: str | int) -> str:
    """The pointer one step below `base`."""
    return f"{base}/{str(part).replace('~', '~0').replace('/', '~1')}"


def build(parts: Iterable[str | int]) -> str:
    """The pointer of a path from the root."""
    pointer = ""
    for part in parts:
        pointer = join(pointer, part)
    return pointer


def split(pointer: str) -> list[str]:
    """The unescaped steps of a pointer; the root has none."""
    if not pointer.startswith("/"):
        return []
    return [part.replace("~1", "/").replace("~0", "~") for part in pointer[1:].split("/")]


def value_at(document: Any, pointer: str) -> Any:
    """What stands at a pointer; None where nothing does."""
    value = document
    for part in split(pointer):
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list) and part.isdecimal() and len(part) < 10 and int(part) < len(value):
            value = value[int(part)]
        else:
            return None
    return value
