"""SQLite's write-ahead log, read without SQLite: which pages it holds after its last commit, and whether it is whole.

Opening a store through SQLite already writes beside it (its log is played in, a shared-memory file appears). What must be
judged before the first byte is written is read here instead. The format is https://www.sqlite.org/fileformat2.html#walformat.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = {0x377F0682: "little", 0x377F0683: "big"}
_VERSION = 3_007_000
_ONE_TORN = 1
"""Commits that may lie unreadable at the end after a power cut: the one that had not come back, since each is synced."""


@dataclass(frozen=True, slots=True)
class Wal:
    """`offsets` says where in the file the newest committed copy of a page lies; `pages` is the size of the store in pages.

    `damaged`: the file is no log, or commits that had come back cannot be read in it any more.
    """

    page_size: int = 0
    offsets: dict[int, int] = field(default_factory=dict)
    pages: int = 0
    damaged: bool = False


def read_wal(path: Path) -> Wal:
    """The log at `path`; an empty one where there is none. Raises OSError where it cannot be read."""
    try:
        with path.open("rb") as file:
            return _read(file, path.stat().st_size)
    except FileNotFoundError:
        return Wal()


def _read(file: BinaryIO, size: int) -> Wal:
    if size == 0:
        return Wal()
    head = file.read(_HEADER.size)
    if len(head) < _HEADER.size:
        return Wal()  # cut before its first commit could begin
    magic, version, page_size, _, *salts, sum_0, sum_1 = _HEADER.unpack(head)
    order = _MAGIC.get(magic)
    sane = order is not None and version == _VERSION and 512 <= page_size <= 65536 and page_size & (page_size - 1) == 0
    if order is None or not sane or _checksum(head[:24], order, 0, 0) != (sum_0, sum_1):
        # One that is all zeros was made and never written, as a power cut leaves it.
        return Wal(damaged=any(head))
    frames = _frames(file, page_size, (salts[0], salts[1]))
    seen: dict[int, int] = {}
    committed: dict[int, int] = {}
    pages, running = 0, (sum_0, sum_1)
    for frame in frames:
        if not frame.current:
            break
        data = file.read(page_size)
        running = _checksum(frame.head[:8] + data, order, *running) if len(data) == page_size else (-1, -1)
        if running != frame.sums:
            commits_left = int(frame.commit > 0) + sum(later.commit > 0 for later in frames if later.current)
            return Wal(page_size, committed, pages, commits_left > _ONE_TORN)
        seen[frame.page] = frame.at + _FRAME.size
        if frame.commit:
            committed.update(seen)
            seen.clear()
            pages = frame.commit
    return Wal(page_size, committed, pages)


@dataclass(frozen=True, slots=True)
class _Frame:
    at: int
    head: bytes
    page: int
    commit: int  # the store's size in pages where a transaction ends here, else 0
    current: bool  # of this round of the log; older rounds leave their frames behind
    sums: tuple[int, int]


def _frames(file: BinaryIO, page_size: int, salts: tuple[int, int]) -> Iterator[_Frame]:
    at = _HEADER.size
    while True:
        file.seek(at)
        head = file.read(_FRAME.size)
        if len(head) < _FRAME.size:
            return
        page, commit, salt_1, salt_2, sum_0, sum_1 = _FRAME.unpack(head)
        yield _Frame(at, head, page, commit, (salt_1, salt_2) == salts and page > 0, (sum_0, sum_1))
        at += _FRAME.size + page_size


def _checksum(data: bytes, order: str, sum_0: int, sum_1: int) -> tuple[int, int]:
    words = array("I", data)
    if order != sys.byteorder:
        words.byteswap()
    steps = iter(words)
    for even, odd in zip(steps, steps, strict=True):
        sum_0 = (sum_0 + even + sum_1) & 0xFFFFFFFF
        sum_1 = (sum_1 + odd + sum_0) & 0xFFFFFFFF
    return sum_0, sum_1
