"""Long plain texts of a JSON document are lifted out before it is parsed, and put back afterwards.

The parser of the language reads a document in one go and holds the interpreter meanwhile: the window stands still for the
fifth of a second that 100 MB take. Encoded pictures are nearly all of such a document. They are cut out in small pieces,
between which other threads have their turns, and what is left is short. It parses nothing itself.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

PIECE = 1 << 20
"""Bytes at a time: about a millisecond."""

LARGE = 1 << 20
"""Bytes of a document that is worth it."""

LONG = 100_000
ESCAPED = bytes(range(32)) + b'"\\'
GROWS_IN_PLACE = sys.platform == "linux"
"""A long text that nobody else holds is made longer where it lies, by moving pages and not bytes. Elsewhere it is made in one
go, which holds the interpreter for some 60 ms of 100 MB."""

_MOST_QUOTES = 200_000
_MOST_BACKSLASHES = 64


@dataclass(frozen=True, slots=True)
class Lifted:
    """A document in which marks stand for its long texts."""

    light: bytes = field(repr=False)
    texts: dict[str, str] = field(repr=False)

    def restore(self, value: Any) -> Any:
        """What was parsed from `light`, with its long texts again. Call it with what is nested sensibly."""
        if isinstance(value, str):
            return self.texts.get(value, value)
        if isinstance(value, dict):
            return {self.texts.get(key, key): self.restore(part) for key, part in value.items()}
        if isinstance(value, list):
            return [self.restore(part) for part in value]
        return value


def nothing() -> None:
    """For a turn that nobody waits for."""


def lift(data: bytes, turn: Callable[[], None] = nothing) -> Lifted | None:
    """None where there is nothing to lift, or where it would take longer than it helps. `turn` comes after each piece."""
    if len(data) < LARGE or b"\0" in data[:4] or data[:2] in (b"\xff\xfe", b"\xfe\xff"):  # UTF-16 and UTF-32
        return None
    places = _texts(data)
    if not places:
        return None
    stem = secrets.token_hex(16)
    pieces: list[bytes] = []
    texts: dict[str, str] = {}
    at = 0
    for start, end in places:
        text = _plain(data, start, end, turn)
        if text is not None:
            mark = f"{stem}-{len(texts)}"
            texts[mark] = text
            pieces += (data[at:start], mark.encode("ascii"))
            at = end
    pieces.append(data[at:])
    return Lifted(b"".join(pieces), texts) if texts else None


def _texts(data: bytes) -> list[tuple[int, int]]:
    """Where the long texts of a document begin and end, without their quotes."""
    found: list[tuple[int, int]] = []
    start: int | None = None
    for number, at in enumerate(_quotes(data)):
        if number > _MOST_QUOTES:
            return []
        if start is None:
            start = at + 1
            continue
        before = data[max(start, at - _MOST_BACKSLASHES) : at]
        backslashes = len(before) - len(before.rstrip(b"\\"))
        if backslashes == _MOST_BACKSLASHES:
            return []
        if backslashes % 2:
            continue
        if at - start > LONG:
            found.append((start, at))
        start = None
    return found


def _quotes(data: bytes) -> Iterator[int]:
    """Looked for a piece at a time: a look at the whole holds the interpreter, too."""
    for begin in range(0, len(data), PIECE):
        end = begin + PIECE
        at = data.find(b'"', begin, end)
        while at >= 0:
            yield at
            at = data.find(b'"', at + 1, end)


def _plain(data: bytes, start: int, end: int, turn: Callable[[], None]) -> str | None:
    """A text that means itself: without escapes, and of ASCII alone."""
    text = ""
    for at in range(start, end, PIECE):
        part = data[at : min(at + PIECE, end)]
        if not part.isascii() or len(part.translate(None, ESCAPED)) != len(part):
            return None
        if GROWS_IN_PLACE:
            text += part.decode("ascii")
        turn()
    return text if GROWS_IN_PLACE else str(memoryview(data)[start:end], "ascii")
