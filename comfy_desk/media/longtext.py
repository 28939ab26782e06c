"""A string of a document that is too long to be held: its beginning as text, and where the rest of it lies in a file.

A `LongText` is a `str`, so that whatever judges values by their beginning can treat it as any other; what needs all of it
reads it in pieces. Plain strings are read the same way (`pieces`). Nothing here knows JSON but its escapes, or media.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

_BLOCK = 1 << 20
_TAIL = 600

_TOKENS = re.compile(rb'(?:[^\\]++|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+')
_HIGH = re.compile(rb"\\u[dD][89abAB][0-9a-fA-F]{2}\Z")
_BACKSLASHES = re.compile(rb"\\*\Z")


class LongText(str):
    """The head of a long string; `len` is that of the whole, in bytes of the file, and so an upper bound of its characters.

    It equals nothing but itself: two of them with one beginning are two.
    """

    __slots__ = ("_end", "_escaped", "_path", "_start", "facts")

    def __new__(cls, head: str, path: Path, start: int, end: int, escaped: bool) -> LongText:
        """`start` and `end` are offsets of the string's inside in a UTF-8 file."""
        text = super().__new__(cls, head)
        text._path, text._start, text._end, text._escaped = path, start, end, escaped
        text.facts = {}
        return text

    facts: dict[str, object]  # what a look at all of it has found out, by who looked
    _path: Path
    _start: int
    _end: int
    _escaped: bool

    def __len__(self) -> int:
        return self._end - self._start

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:
        return id(self)

    @property
    def tail(self) -> str:
        """The last characters, at least fifty."""
        with self._path.open("rb") as file:
            file.seek(max(self._start, self._end - _TAIL))
            raw = file.read(self._end - file.tell())
        if not self._escaped:
            return raw.decode("utf-8", "replace")
        for skipped in range(min(16, len(raw))):  # the cut may lie in an escape; what is wrong then is before the end
            try:
                return unescaped(raw[skipped:])
            except ValueError:
                continue
        return ""

    def pieces(self) -> Iterator[bytes]:
        """All of it in UTF-8, without escapes; half a surrogate pair is a question mark."""
        with self._path.open("rb") as file:
            file.seek(self._start)
            left = self._end - self._start
            held = b""
            while left:
                raw = file.read(min(_BLOCK, left))
                if not raw:
                    raise OSError("The kept answer has become shorter.")
                left -= len(raw)
                if not self._escaped:
                    yield raw
                    continue
                raw = held + raw
                cut = len(raw) if not left else _last_cut(raw)
                held = raw[cut:]
                yield _plain(raw[:cut])


def pieces(text: str) -> Iterator[bytes]:
    """Any string in UTF-8, in pieces; half a surrogate pair is a question mark."""
    if isinstance(text, LongText):
        yield from text.pieces()
    elif text:
        yield text.encode("utf-8", "replace")


def ending(text: str) -> str:
    """The last characters of any string, at least fifty where it has them."""
    return text.tail if isinstance(text, LongText) else text[-_TAIL:]


def beginning(text: str, size: int) -> str:
    """At least `size` first characters of any string, or all of it."""
    if not isinstance(text, LongText) or str.__len__(text) >= size:
        return text[:size]
    got = b""
    for piece in text.pieces():
        got += piece
        if len(got) >= 4 * size:
            break
    return got.decode("utf-8", "replace")[:size]


def unescaped(raw: bytes) -> str:
    """The inside of a JSON string as text. Raises ValueError for an escape that JSON does not have."""
    return str(json.loads(f'"{raw.decode("utf-8", "replace")}"', strict=False))


def whole_tokens(raw: bytes) -> int:
    """How many first bytes of a JSON string's inside can be read on their own: no escape, pair or character is cut."""
    cut = _last_cut(raw) if b"\\" in raw else len(raw)
    for back in range(1, min(4, cut) + 1):
        byte = raw[cut - back]
        if byte < 0x80:
            break
        if byte >= 0xC0:
            needed = 2 if byte < 0xE0 else 3 if byte < 0xF0 else 4
            return cut if back >= needed else cut - back
    return cut


def _last_cut(raw: bytes) -> int:
    matched = _TOKENS.match(raw)
    cut = matched.end() if matched else 0
    while cut and (high := _HIGH.search(raw, max(0, cut - 6), cut)) and not _is_escaped(raw, high.start()):
        cut = high.start()
    return cut


def _is_escaped(raw: bytes, at: int) -> bool:
    run = _BACKSLASHES.search(raw, max(0, at - 4096), at)
    return run is not None and (run.end() - run.start()) % 2 == 1


def _plain(raw: bytes) -> bytes:
    signs = raw.count(b"\\")
    if signs == 0:
        return raw
    simple = {sign: raw.count(sign) for sign in (b"\\/", b"\\n", b"\\r")}
    if sum(simple.values()) == signs:  # none of them escapes another
        for sign, plain in ((b"\\/", b"/"), (b"\\n", b"\n"), (b"\\r", b"\r")):
            raw = raw.replace(sign, plain) if simple[sign] else raw
        return raw
    return unescaped(raw).encode("utf-8", "replace")
