"""Reads a JSON answer of any size in bounded memory: long strings stay in the file, the rest is parsed as it is.

The file is gone through once, block by block. A string that covers a whole block is taken out of the text and a number
that nobody can know stands in for it; what is left is parsed by the library, and the numbers become `LongText`s. An answer
whose parts are so many that even this would not fit is not parsed. Nothing here knows media.
"""

from __future__ import annotations

import codecs
import json
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from comfy_desk.media.longtext import LongText, unescaped, whole_tokens

CROWDED = "The answer has too many parts to look into; it is kept whole."
DEEP = "The answer is nested too deeply to look into; it is kept whole."
CUT = "The answer ends in the middle: it was cut off on its way."
WRONG = "The answer is not valid JSON."

STEP = 1 << 15
"""A string as long as this may stay in the file, one twice as long does."""

_SMALL_STEP = 1 << 12
_BIG_FILE = 64 << 20
_BLOCK = 1 << 20
_HEAD = 1 << 15
_HEADS = 48 << 20
_LEAST_HEAD = 1 << 11
_MOST_MEMORY = 3 << 28
_MARK = 24
"""Digits that no document can have guessed."""

_BODY = re.compile(rb'(?:[^"\\]++|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+')
_BLANKS = re.compile(rb"[ \t\r\n]*+")


@dataclass(frozen=True, slots=True)
class Document:
    """`problem` is one sentence where there is no value."""

    value: Any = None
    problem: str | None = None


def read_document(path: Path, spare: Path, step: int | None = None, head: int = _HEAD) -> Document:
    """The document in `path`. One that is not in UTF-8 is written to `spare` first, which has to outlive the document.

    `head`: bytes of a long text that are held.
    """
    path, start = _as_utf8(path, spare)
    if step is None:
        step = STEP if path.stat().st_size < _BIG_FILE else _SMALL_STEP
    try:
        with path.open("rb") as file:
            file.seek(start)
            skeleton = _Skeleton(file, step)
            problem = skeleton.take_out()
        return Document(problem=problem) if problem else _parsed(path, skeleton, head)
    except MemoryError:
        return Document(problem=CROWDED)


def _as_utf8(path: Path, spare: Path) -> tuple[Path, int]:
    """The file to read, and where its text begins."""
    with path.open("rb") as file:
        encoding = json.detect_encoding(file.read(64))
        if encoding == "utf-8-sig":
            return path, 3
        if encoding == "utf-8":
            return path, 0
        file.seek(0)
        decoder = codecs.getincrementaldecoder(encoding)("strict")
        try:
            with spare.open("wb") as out:
                while raw := file.read(_BLOCK):
                    out.write(decoder.decode(raw).encode("utf-8"))
                out.write(decoder.decode(b"", final=True).encode("utf-8"))
        except UnicodeError:
            spare.unlink(missing_ok=True)
            return path, 0
    return spare, 0


class _Skeleton:
    """The text of a document without its long strings. `at` and `opened` are places in the buffer."""

    def __init__(self, file: BinaryIO, step: int) -> None:
        self.mark = str(10 ** (_MARK - 1) + secrets.randbelow(9 * 10 ** (_MARK - 1)))
        self.texts: list[tuple[int, int, bool]] = []
        self.quotes = 0
        self._file = file
        self._step = step
        self._parts: list[bytes] = []
        self._size = 0
        self._buffer = b""
        self._base = file.tell()  # of the buffer's first byte
        self._at = 0
        self._inside = False
        self._opened = 0
        self._ended = False

    def text(self) -> bytes:
        whole = b"".join(self._parts)
        self._parts = [whole]
        return whole

    def take_out(self) -> str | None:
        """Goes through the file; a sentence where that has no end worth having."""
        while True:
            if len(self._buffer) - self._at <= self._step and not self._ended:
                self._refill(self._opened if self._inside else self._at)
            if self._at >= len(self._buffer):
                self._put(self._buffer)
                return None
            if self._size > _MOST_MEMORY // 4:
                return CROWDED
            self._look()
            if self._inside and self._at - self._opened > self._step and (problem := self._take_long()):
                return problem

    def _refill(self, keep: int) -> None:
        """Reads on; what is before `keep` is done with."""
        self._put(self._buffer[:keep])
        self._drop(keep)

    def _drop(self, keep: int) -> None:
        fresh = self._file.read(_BLOCK)
        self._ended = not fresh
        self._buffer = self._buffer[keep:] + fresh
        self._base += keep
        self._at -= keep
        self._opened -= keep

    def _put(self, part: bytes) -> None:
        if part:
            self._parts.append(part)
            self._size += len(part)

    def _look(self) -> None:
        """One step on: whether a string is open behind it, and since where."""
        buffer, start = self._buffer, self._at
        stop = min(len(buffer), start + self._step)
        if buffer[stop - 1] == 0x5C and stop < len(buffer) and _odd_run(buffer, start, stop):
            stop += 1  # no escape is cut
        self._at = stop
        quotes = buffer.count(b'"', start, stop)
        if not quotes:
            return
        last = buffer.rfind(b'"', start, stop)
        if buffer.find(b"\\", start, stop) >= 0:
            plain = buffer[start:stop].replace(b"\\\\", b"__").replace(b'\\"', b"__")
            quotes, last = plain.count(b'"'), start + plain.rfind(b'"')
        self.quotes += quotes
        if quotes % 2:
            self._inside = not self._inside
        if self._inside and quotes:
            self._opened = last

    def _take_long(self) -> str | None:
        """The string that is open goes on for longer than a step: it stays in the file."""
        self._put(self._buffer[: self._opened])
        self._drop_to(self._opened + 1)
        start = self._base
        escaped = False
        while True:
            at = self._buffer.find(b'"')
            if not escaped:
                escaped = self._buffer.find(b"\\", 0, at if at >= 0 else len(self._buffer)) >= 0
            if escaped:
                matched = _BODY.match(self._buffer)
                stop = matched.end() if matched else 0
                at = stop if self._buffer[stop : stop + 1] == b'"' else -1
                if at < 0 and len(self._buffer) - stop >= 6:
                    return WRONG  # an escape that JSON does not have
            else:
                stop = len(self._buffer)
            if at >= 0:
                break
            if self._ended:
                return CUT
            self._drop(stop)
        self._close(start, self._base + at, escaped, at + 1)
        return None

    def _drop_to(self, keep: int) -> None:
        """Leaves out what is before `keep` without reading on."""
        self._buffer = self._buffer[keep:]
        self._base += keep

    def _close(self, start: int, end: int, escaped: bool, behind: int) -> None:
        self._drop_to(behind)
        blanks = _BLANKS.match(self._buffer)
        while not self._ended and blanks is not None and blanks.end() == len(self._buffer) < 4 * _BLOCK:
            self._drop(0)
            blanks = _BLANKS.match(self._buffer)
        is_name = blanks is not None and self._buffer[blanks.end() : blanks.end() + 1] == b":"
        number = len(self.texts)
        self.texts.append((start, end, escaped))
        if is_name:
            self._put(b'"' + self._beginning(start, end) + b"\\u2026%d" % number + b'"')
        else:
            self._put(b" %b%010d " % (self.mark.encode(), number))
        self._at, self._inside = 0, False

    def _beginning(self, start: int, end: int) -> bytes:
        """A name so long is known by its beginning."""
        here = self._file.tell()
        self._file.seek(start)
        raw = self._file.read(min(200, end - start))
        self._file.seek(here)
        return raw[: whole_tokens(raw)]


def _odd_run(buffer: bytes, start: int, stop: int) -> bool:
    run = stop
    while run > start and buffer[run - 1] == 0x5C:
        run -= 1
    return (stop - run) % 2 == 1


def _parsed(path: Path, skeleton: _Skeleton, head: int) -> Document:
    raw = skeleton.text()
    commas = raw.count(b",")
    boxes, lists = raw.count(b"{"), raw.count(b"[")
    signs = 4 if not raw.isascii() else 1
    numbers = max(0, commas - skeleton.quotes // 2)
    memory = len(raw) * (1 + signs) + 30 * skeleton.quotes + 8 * commas + 64 * lists + 232 * boxes
    if memory > _MOST_MEMORY:
        return Document(problem=CROWDED)
    lean = memory + 32 * numbers > _MOST_MEMORY
    text = raw.decode("utf-8", "replace")
    del raw
    number = _numbers(_long_texts(path, skeleton.texts, head), skeleton.mark, lean=lean)
    try:
        value = json.loads(text, parse_int=number, parse_float=_no_float if lean else None, strict=False)
    except RecursionError:
        return Document(problem=DEEP)
    except json.JSONDecodeError as error:
        rest = text[error.pos : error.pos + 200].strip()
        cut = not rest or "Unterminated" in error.msg or error.pos >= len(text.rstrip()) - 1
        return Document(problem=CUT if cut else WRONG)
    return Document(value)


def _no_float(_digits: str) -> float:
    return 0.0


def _numbers(texts: list[str], mark: str, *, lean: bool) -> Callable[[str], Any]:
    """What the parser makes of whole numbers: those that stand in for a text become it.

    `lean`: there are so many numbers that they would not fit; those that are no small ones are nought then.
    """

    def number(digits: str) -> Any:
        if len(digits) == _MARK + 10 and digits.startswith(mark):
            return texts[int(digits[_MARK:])]
        if lean and len(digits) > 2:
            return 0
        return int(digits) if len(digits) < 4000 else digits

    return number


def _long_texts(path: Path, places: list[tuple[int, int, bool]], most: int) -> list[str]:
    """What is no longer than a head is held whole, while there is room."""
    texts: list[str] = []
    room = _HEADS
    with path.open("rb") as file:
        for start, end, escaped in places:
            size = min(end - start, most if room > 0 else _LEAST_HEAD)
            room -= size
            file.seek(start)
            raw = file.read(size)
            raw = raw if size == end - start else raw[: whole_tokens(raw)]
            head = unescaped(raw) if escaped else raw.decode("utf-8", "replace")
            texts.append(head if size == end - start else LongText(head, path, start, end, escaped))
    return texts
