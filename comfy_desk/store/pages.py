"""A store's file page by page, as its last commit left it, read without SQLite: rows come out where SQLite gives up.

`Pages` never writes. It knows tables as trees of pages and rows as tuples of values, and nothing of requests. The format is
https://www.sqlite.org/fileformat2.html.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from comfy_desk.store.wal import Wal, read_wal

_MAGIC = b"SQLite format 3\0"
_INTERIOR, _LEAF = 0x05, 0x0D
_USUAL_PAGE = 4096
_INTEGER_SIZES = (0, 1, 2, 3, 4, 6, 8)

Value = None | int | float | str | bytes


@dataclass(frozen=True, slots=True)
class Row:
    rowid: int
    values: tuple[Value, ...]


class Pages:
    """Close it when done; it holds both files open. Raises OSError where they cannot be read."""

    def __init__(self, path: Path) -> None:
        self.wal: Wal = read_wal(path.with_name(path.name + "-wal"))
        self._file = path.open("rb")
        self._log = path.with_name(path.name + "-wal").open("rb") if self.wal.offsets else None
        self._size = path.stat().st_size
        head = self._head()
        self.readable = _is_header(head)
        """Whether the first page says what a first page says; without it there are pages, but no tables."""
        self.version: int | None = int.from_bytes(head[60:64], "big") if self.readable else None
        named = int.from_bytes(head[16:18], "big") if self.readable else 0
        self.page_size = {0: self.wal.page_size or _USUAL_PAGE, 1: 65536}.get(named, named)
        self._usable = self.page_size - (head[20] if self.readable else 0)
        in_file = -(-self._size // self.page_size)
        self.count = self.wal.pages or in_file
        """Pages of the store; more than the file has where it was cut."""
        self._free_head = int.from_bytes(head[32:36], "big") if self.readable else 0

    def close(self) -> None:
        self._file.close()
        if self._log is not None:
            self._log.close()

    def _head(self) -> bytes:
        at = self.wal.offsets.get(1)
        file = self._file
        if at is not None and self._log is not None:
            file = self._log
        file.seek(at or 0)
        return file.read(108)

    def page(self, number: int) -> bytes:
        """The bytes of one page, counted from 1; none where the file ends before it."""
        at = self.wal.offsets.get(number)
        if at is not None and self._log is not None:
            self._log.seek(at)
            return self._log.read(self.page_size)
        if not 1 <= number <= self.count:
            return b""
        self._file.seek((number - 1) * self.page_size)
        data = self._file.read(self.page_size)
        return data if len(data) == self.page_size else b""

    # trees

    def roots(self) -> dict[str, int]:
        """The first page of each table, by name, as far as the list of tables can be read."""
        if not self.readable:
            return {}
        found = {}
        for number in Walk(self, 1).leaves:
            for row in self.rows(number):
                match row.values:
                    case ("table", str(name), str(), int(root), *_):
                        found[name] = root
        return found

    def children(self, number: int) -> tuple[list[int], bool]:
        """The pages below an inner one, and whether all of it could be read."""
        data, start = self.page(number), _start(number)
        try:
            cells = int.from_bytes(data[start + 3 : start + 5], "big")
            found = []
            for cell in range(cells):
                pointer = start + 12 + 2 * cell
                at = int.from_bytes(data[pointer : pointer + 2], "big")
                found.append(int.from_bytes(_exactly(data, at, 4), "big"))
            found.append(int.from_bytes(_exactly(data, start + 8, 4), "big"))
        except ValueError:
            return [], False
        return [child for child in found if 1 < child <= self.count], all(1 < child <= self.count for child in found)

    def kind(self, number: int) -> int:
        """The byte that says what a page is; 0 where nothing does."""
        data, start = self.page(number), _start(number)
        return data[start] if len(data) > start else 0

    def rows(self, number: int) -> Iterator[Row]:
        """The rows of one leaf, those that are whole."""
        data, start = self.page(number), _start(number)
        for cell in range(self.cells(number)):
            pointer = start + 8 + 2 * cell
            at = int.from_bytes(data[pointer : pointer + 2], "big")
            try:
                yield self._row(data, at)
            except (ValueError, OverflowError, struct.error):
                continue

    def cells(self, number: int) -> int:
        """How many rows a leaf says it has; never more than have room."""
        data, start = self.page(number), _start(number)
        return min(int.from_bytes(data[start + 3 : start + 5], "big"), len(data) // 4)

    def free(self) -> set[int]:
        """Pages that hold nothing any more, as far as their list can be read."""
        found: set[int] = set()
        trunk = self._free_head
        while 1 < trunk <= self.count and trunk not in found:
            found.add(trunk)
            data = self.page(trunk)
            leaves = min(int.from_bytes(data[4:8], "big"), max(0, len(data) // 4 - 2))
            found.update(struct.unpack(f">{leaves}I", data[8 : 8 + 4 * leaves]))
            trunk = int.from_bytes(data[:4], "big")
        return found

    # rows

    def _row(self, data: bytes, at: int) -> Row:
        size, at = _varint(data, at)
        rowid, at = _varint(data, at)
        most = self._usable - 35
        if size <= most:
            payload = _exactly(data, at, size)
        else:
            least = (self._usable - 12) * 32 // 255 - 23
            here = least + (size - least) % (self._usable - 4)
            here = here if here <= most else least
            onward = int.from_bytes(_exactly(data, at + here, 4), "big")
            payload = _exactly(data, at, here) + self._overflow(onward, size - here)
        return Row(rowid - (1 << 64) if rowid >> 63 else rowid, _values(payload))

    def _overflow(self, number: int, size: int) -> bytes:
        if size > self.count * self._usable:
            raise ValueError("longer than the file")
        pieces, left = [], size
        while left > 0:
            data = self.page(number)
            taken = _exactly(data, 4, min(left, self._usable - 4))
            pieces.append(taken)
            left -= len(taken)
            number = int.from_bytes(data[:4], "big")
        return b"".join(pieces)


class Walk:
    """All leaves of one table, found from its first page. `whole` is False where a page below could not be read."""

    def __init__(self, pages: Pages, root: int) -> None:
        self.leaves: list[int] = []
        self.seen: set[int] = set()
        self.whole = True
        waiting = [root]
        while waiting:
            number = waiting.pop()
            if number in self.seen:
                self.whole = False  # a page has one parent
                continue
            self.seen.add(number)
            kind = pages.kind(number)
            if kind == _LEAF:
                self.leaves.append(number)
            elif kind == _INTERIOR:
                below, whole = pages.children(number)
                self.whole = self.whole and whole
                waiting.extend(reversed(below))
            else:
                self.whole = False


def is_leaf(pages: Pages, number: int) -> bool:
    return pages.kind(number) == _LEAF


def _is_header(head: bytes) -> bool:
    if len(head) < 108 or not head.startswith(_MAGIC) or head[100] not in (_INTERIOR, _LEAF):
        return False
    size = int.from_bytes(head[16:18], "big")
    return size == 1 or (512 <= size <= 32768 and size & (size - 1) == 0)


def _start(number: int) -> int:
    """The first page begins with the file's own header."""
    return 100 if number == 1 else 0


def _exactly(data: bytes, at: int, size: int) -> bytes:
    if at < 0 or size < 0 or at + size > len(data):
        raise ValueError("beyond the page")
    return data[at : at + size]


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for place in range(at, at + 8):
        if place >= len(data):
            raise ValueError("beyond the page")
        byte = data[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    return value << 8 | _exactly(data, at + 8, 1)[0], at + 9


def _values(payload: bytes) -> tuple[Value, ...]:
    """Raises ValueError for what no record looks like."""
    end, at = _varint(payload, 0)
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    if at != end:
        raise ValueError("a record's head that does not end where it says")
    values: list[Value] = []
    for kind in kinds:
        value, at = _value(payload, kind, at)
        values.append(value)
    if at != len(payload):
        raise ValueError("a record that does not end where it says")
    return tuple(values)


def _value(payload: bytes, kind: int, at: int) -> tuple[Value, int]:
    if kind == 0:
        return None, at
    if kind < len(_INTEGER_SIZES):
        size = _INTEGER_SIZES[kind]
        return int.from_bytes(_exactly(payload, at, size), "big", signed=True), at + size
    if kind == 7:
        number: float = struct.unpack(">d", _exactly(payload, at, 8))[0]
        return number, at + 8
    if kind in (8, 9):
        return kind - 8, at
    if kind < 12:
        raise ValueError("a kind of value that is not used")
    size = (kind - 12) // 2
    data = _exactly(payload, at, size)
    return (data.decode("utf-8", "replace") if kind % 2 else data), at + size
