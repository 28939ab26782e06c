"""Formats that have no mark at their end but say, in tables and headers, where their last byte lies. Decodes nothing.

Each check gives True or False where the format tells, None where it leaves it open. Sizes and counts are a stranger's: every
walk has a bound, and a table too long to be read leaves the question open.
"""

from __future__ import annotations

import struct
from typing import BinaryIO

_LONGEST_TABLE = 1 << 20
_MOST_PAGES = 64


def matroska(file: BinaryIO, head: bytes, size: int) -> bool | None:
    """The EBML header, then one segment that mostly says how long it is."""
    at, length = _ebml_size(head, 4)
    if length is None:
        return None
    file.seek(at + length)
    segment = file.read(16)
    if segment[:4] != b"\x18\x53\x80\x67":
        return None
    start, length = _ebml_size(segment, 4)
    return None if length is None else size >= at + _ebml_length(head, 4) + start + length


def _ebml_size(data: bytes, at: int) -> tuple[int, int | None]:
    """Where the content begins, and its length; None where it is unknown (a stream)."""
    if at >= len(data) or data[at] == 0:
        return at, None
    width = 9 - data[at].bit_length()
    if at + width > len(data):
        return at, None
    value = int.from_bytes(data[at : at + width], "big") & ((1 << 7 * width) - 1)
    return at + width, None if value == (1 << 7 * width) - 1 else value


def _ebml_length(data: bytes, at: int) -> int:
    return _ebml_size(data, at)[1] or 0


def ogg(file: BinaryIO, _head: bytes, size: int) -> bool | None:
    """The last page: it is whole, and says that it is the last one."""
    file.seek(max(0, size - 70_000))
    tail = file.read(70_000)
    at = tail.rfind(b"OggS")
    if at < 0 or at + 27 > len(tail):
        return False
    lengths = tail[at + 27 : at + 27 + tail[at + 26]]
    if len(lengths) < tail[at + 26] or at + 27 + len(lengths) + sum(lengths) > len(tail):
        return False
    return True if tail[at + 5] & 4 else None


def bmp(_file: BinaryIO, head: bytes, size: int) -> bool | None:
    """Rows of known length behind an offset, where nothing is packed."""
    if len(head) < 34 or int.from_bytes(head[14:18], "little") < 40:
        return None
    offset = int.from_bytes(head[10:14], "little")
    width, height = struct.unpack_from("<ii", head, 18)
    bits, packing = int.from_bytes(head[28:30], "little"), int.from_bytes(head[30:34], "little")
    if packing not in {0, 3} or width <= 0:
        return None
    return bool(size >= offset + (width * bits + 31) // 32 * 4 * abs(height))


def aiff(_file: BinaryIO, head: bytes, size: int) -> bool | None:
    return size >= int.from_bytes(head[4:8], "big") + 8


def usdc(_file: BinaryIO, head: bytes, size: int) -> bool | None:
    """The table of contents stands behind everything else."""
    return size > int.from_bytes(head[16:24], "little") if len(head) >= 24 else False


def tiff(file: BinaryIO, head: bytes, size: int) -> bool | None:
    """Every strip or tile of every page lies inside the file."""
    order = "<" if head[:2] == b"II" else ">"
    if struct.unpack_from(order + "H", head, 2)[0] != 42 or len(head) < 8:
        return None
    page: int = struct.unpack_from(order + "I", head, 4)[0]
    for _ in range(_MOST_PAGES):
        if page == 0:
            return True
        file.seek(page)
        count = file.read(2)
        entries = file.read(12 * struct.unpack(order + "H", count)[0] + 4) if len(count) == 2 else b""
        if len(count) < 2 or len(entries) < 12 * struct.unpack(order + "H", count)[0] + 4:
            return False
        within = _pieces_within(file, entries[:-4], order, size)
        if not within:
            return within
        page = struct.unpack(order + "I", entries[-4:])[0]
    return None


_OFFSETS, _COUNTS = (273, 324), (279, 325)


def _pieces_within(file: BinaryIO, entries: bytes, order: str, size: int) -> bool | None:
    tables: dict[int, tuple[int, ...]] = {}
    for at in range(0, len(entries), 12):
        tag, kind, count, place = struct.unpack_from(order + "HHII", entries, at)
        if tag not in _OFFSETS + _COUNTS:
            continue
        width = {3: 2, 4: 4}.get(kind)
        if width is None or count * width > _LONGEST_TABLE:
            return None
        if count * width <= 4:
            data = entries[at + 8 : at + 8 + count * width]
        else:
            file.seek(place)
            data = file.read(count * width)
        if len(data) < count * width:
            return False
        tables[tag] = struct.unpack(f"{order}{count}{'H' if width == 2 else 'I'}", data)
    for offsets, counts in zip(_OFFSETS, _COUNTS, strict=True):
        if offsets in tables and counts in tables:
            if len(tables[offsets]) != len(tables[counts]):
                return None
            return all(a + b <= size for a, b in zip(tables[offsets], tables[counts], strict=True))
    return None


_LINES = {0: 1, 1: 1, 2: 1, 3: 16, 4: 32, 5: 16, 6: 32, 7: 32, 8: 32, 9: 256}  # by compression


def exr(file: BinaryIO, head: bytes, size: int) -> bool | None:
    """The table of offsets of a picture in lines: its last chunk is there. Tiles, parts and deep data are left open."""
    if len(head) < 8 or int.from_bytes(head[4:8], "little") & 0x1A00:
        return None
    file.seek(8)
    header = file.read(_LONGEST_TABLE)
    facts, at = {}, 0
    while header[at : at + 1] not in (b"\0", b""):
        name_end = header.find(b"\0", at, at + 256)
        type_end = header.find(b"\0", name_end + 1, name_end + 257)
        if name_end < 0 or type_end < 0 or type_end + 5 > len(header):
            return None
        length = int.from_bytes(header[type_end + 1 : type_end + 5], "little")
        facts[header[at:name_end]] = header[type_end + 5 : type_end + 5 + min(length, 64)]
        at = type_end + 5 + length
    window, packing = facts.get(b"dataWindow", b""), facts.get(b"compression", b"")
    if len(window) != 16 or len(packing) != 1 or packing[0] not in _LINES:
        return None if at < len(header) else False
    _, top, _, bottom = struct.unpack("<iiii", window)
    chunks = -(-(bottom - top + 1) // _LINES[packing[0]])
    if not 0 < chunks * 8 <= _LONGEST_TABLE:
        return None
    file.seek(8 + at + 1)
    table = file.read(chunks * 8)
    if len(table) < chunks * 8:
        return False
    last = max(struct.unpack(f"<{chunks}Q", table))
    if last == 0:
        return None  # written as a stream: the table was never filled
    if last + 8 > size:
        return False
    file.seek(last + 4)
    return bool(size >= last + 8 + int.from_bytes(file.read(4), "little"))


_PLY = {
    b"char": 1, b"uchar": 1, b"int8": 1, b"uint8": 1, b"short": 2, b"ushort": 2, b"int16": 2, b"uint16": 2,
    b"int": 4, b"uint": 4, b"int32": 4, b"uint32": 4, b"float": 4, b"float32": 4, b"double": 8, b"float64": 8,
}  # fmt: skip


def ply(file: BinaryIO, _head: bytes, size: int) -> bool | None:
    """Binary only: the least that its elements take up. Lists may be longer than that, and leave a larger file open."""
    file.seek(0)
    start = file.read(65_536)
    end = start.find(b"end_header")
    if end < 0 or b"format binary" not in start[:end]:
        return None
    least, count, has_lists = end + 11, 0, False
    for line in start[:end].split(b"\n"):
        words = line.split()
        if words[:1] == [b"element"] and len(words) == 3 and words[2].isdigit() and len(words[2]) < 12:
            count = int(words[2])
        elif words[:2] == [b"property", b"list"] and len(words) == 5 and words[2] in _PLY:
            least, has_lists = least + count * _PLY[words[2]], True
        elif words[:1] == [b"property"] and len(words) == 3 and words[1] in _PLY:
            least += count * _PLY[words[1]]
    if size < least:
        return False
    return None if has_lists else True
