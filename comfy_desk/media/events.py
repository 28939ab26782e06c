"""Answers that came as a stream of events, or as JSON line by line: written down anew as one JSON list.

A pointer into such an answer is one into the list of its events, counted from 0; an event that holds no JSON counts as null.
The file is gone through once, block by block, however long its lines are. Nothing here knows media.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

_BLOCK = 1 << 20
_MOST_EVENTS = 100_000
_FIELDS = re.compile(rb"(?:[ \t]*\r?\n|:[^\n]*\n|(?:event|id|retry):[^\n]*\n)*data: ?\s*[{\[]")
_BLANKS = b" \t\r\n"
_ENDS = {b"{": b"}", b"[": b"]"}


def is_stream(head: bytes) -> bool:
    """Whether an answer that begins like this is a stream of events with JSON in them, and no data URI."""
    return _FIELDS.match(head.removeprefix(b"\xef\xbb\xbf")) is not None


def as_list(raw: Path, out: Path) -> bool:
    """Writes the events of `raw` to `out` as one JSON list; False, and no file, where there are none."""
    with raw.open("rb") as file, out.open("w+b") as target:
        stream = is_stream(file.read(4096))
        file.seek(3 if _has_mark(file) else 0)
        writer = _Events(target)
        good = _from_stream(file, writer) if stream else _from_lines(file, writer)
        target.write(b"]")
    if not good or not writer.good:
        out.unlink()
        return False
    return True


def _has_mark(file: BinaryIO) -> bool:
    file.seek(0)
    return file.read(3) == b"\xef\xbb\xbf"


@dataclass(slots=True)
class _Part:
    """A line, or a block of a long one."""

    data: bytes
    first: bool
    last: bool


def _parts(file: BinaryIO) -> Iterator[_Part]:
    first = True
    while data := file.readline(_BLOCK):
        last = data.endswith(b"\n") or len(data) < _BLOCK
        yield _Part(data, first, last)
        first = last


class _Events:
    """Writes one event after another; what turns out to be no JSON is taken back."""

    def __init__(self, target: BinaryIO) -> None:
        self.count = self.good = 0
        self._target = target
        self._start: int | None = None
        target.write(b"[")

    def add(self, data: bytes) -> None:
        if self._start is None:
            if self.count:
                self._target.write(b",")
            self._start = self._target.tell()
        self._target.write(data)

    def close(self) -> bool:
        """Ends the event that is open; whether it was JSON."""
        if self._start is None:
            return False
        good = self._is_json(self._start)
        if not good:
            self._target.seek(self._start)
            self._target.truncate()
            self._target.write(b"null")
        self.count += 1
        self.good += good
        self._start = None
        return good

    def _is_json(self, start: int) -> bool:
        """Looked into where it is short; a long event has to begin and end like JSON."""
        end = self._target.tell()
        self._target.seek(start)
        head = self._target.read(min(_BLOCK, end - start))
        if end - start <= _BLOCK:
            self._target.seek(end)
            try:
                return isinstance(json.loads(head), (dict, list))
            except (ValueError, RecursionError):
                return False
        self._target.seek(max(start, end - 64))
        tail = self._target.read(64).rstrip(_BLANKS)
        self._target.seek(end)
        return tail[-1:] == _ENDS.get(head.lstrip(_BLANKS)[:1])


def _from_stream(file: BinaryIO, writer: _Events) -> bool:
    inside = False
    for part in _parts(file):
        if part.first:
            if not part.data.strip(_BLANKS):
                writer.close()
            inside = part.data.startswith(b"data:")
        if inside:
            writer.add(part.data[5:] if part.first else part.data)
        if writer.count > _MOST_EVENTS:
            return False
    writer.close()
    return True


def _from_lines(file: BinaryIO, writer: _Events) -> bool:
    """The first line has to be JSON, and there have to be two."""
    for part in _parts(file):
        if not part.data.strip(_BLANKS) and part.first:
            continue
        writer.add(part.data)
        if part.last and not writer.close() and writer.count == 1:
            return False
        if writer.count > _MOST_EVENTS:
            return False
    writer.close()
    return writer.count > 1
