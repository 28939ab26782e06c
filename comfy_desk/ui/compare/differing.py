"""Where the bodies of two to four requests differ: each value by its path, as short words. Pure; meant for a thread.

Equal values are only counted. Everything is bounded; pictures in Base64 become their kind and size, and links lose the part
that signs them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from comfy_desk.schema import NotJsonError, from_bytes
from comfy_desk.ui.forms.choices import same
from comfy_desk.ui.forms.numbers import show_number
from comfy_desk.ui.forms.shorten import describe_text, looks_encoded
from comfy_desk.ui.phrases import DASH, tr
from comfy_desk.ui.support import without_secrets
from comfy_desk.ui.viewers.parameters import MOST_BYTES

MOST_LEAVES = 4_000
"""Values of one body that are compared; what is more is said not to be."""

MOST_ROWS = 200
_DEPTH = 16
_ENCODED_FROM = 120
_LONGEST = 2_000
_PATH_LONGEST = 120

_ABSENT = object()
"""Stands where one body has no such value."""


@dataclass(frozen=True, slots=True)
class Row:
    """One value that is not the same everywhere; `values` in the order of the works, each at most 2,000 characters."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Differences:
    """`equal`: how many values are the same in all. `unread`: the places of bodies that could not be read or were too long.

    `cut`: there are more values than were compared, or more rows than are listed.
    """

    rows: tuple[Row, ...] = ()
    equal: int = 0
    unread: tuple[int, ...] = ()
    cut: bool = False


def differences(bodies: Sequence[bytes | None]) -> Differences:
    """What differs between the bodies that can be read; the others have a dash in each row."""
    read = [_leaves_of(body) for body in bodies]
    unread = tuple(number for number, leaves in enumerate(read) if leaves is None)
    known = [leaves for leaves in read if leaves is not None]
    if len(known) < 2:
        return Differences(unread=unread)
    paths = dict.fromkeys(path for leaves in known for path in leaves)
    rows, equal = [], 0
    for path in paths:
        values = [leaves.get(path, _ABSENT) for leaves in known]
        if all(_alike(values[0], value) for value in values[1:]):
            equal += 1
        else:
            words = (DASH if leaves is None else _words(leaves.get(path, _ABSENT)) for leaves in read)
            rows.append(Row(_short_path(path), tuple(words)))
    cut = len(rows) > MOST_ROWS or any(len(leaves) >= MOST_LEAVES for leaves in known)
    return Differences(tuple(rows[:MOST_ROWS]), equal, unread, cut)


def _leaves_of(body: bytes | None) -> dict[str, Any] | None:
    """Every value by its path; None where the body is not there, too long, or no JSON object."""
    if body is None or len(body) > MOST_BYTES:
        return None
    try:
        whole = from_bytes(body)
    except NotJsonError:
        return None
    if not isinstance(whole, dict):
        return None
    made: dict[str, Any] = {}
    for path, value in _walk(whole, "", 0):
        made[path] = value
        if len(made) >= MOST_LEAVES:
            break
    return made


def _walk(value: Any, path: str, depth: int) -> Iterator[tuple[str, Any]]:
    if depth < _DEPTH and isinstance(value, dict) and value:
        for name, part in value.items():
            yield from _walk(part, f"{path}.{name}" if path else str(name), depth + 1)
    elif depth < _DEPTH and isinstance(value, list) and value:
        for number, part in enumerate(value, 1):
            yield from _walk(part, f"{path}[{number}]", depth + 1)
    else:
        yield path, value


def _alike(one: Any, other: Any) -> bool:
    if one is _ABSENT or other is _ABSENT:
        return one is other
    return same(one, other)


def _words(value: Any) -> str:
    if value is _ABSENT:
        return tr("not sent")
    if isinstance(value, str):
        if len(value) > _ENCODED_FROM and looks_encoded(value) and not value.startswith(("http://", "https://")):
            return f"<{describe_text(value)}>"
        return _cut(without_secrets(value[: 2 * _LONGEST]), _LONGEST) or tr("(empty)")
    if isinstance(value, bool):
        return tr("on") if value else tr("off")
    if value is None:
        return tr("none")
    if isinstance(value, (int, float, Decimal)):
        return show_number(value)
    return tr("(empty)") if not value else "…"


def _short_path(path: str) -> str:
    if len(path) <= _PATH_LONGEST:
        return path
    return f"{path[:40]}…{path[-(_PATH_LONGEST - 41) :]}"


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1].rstrip()}…"
