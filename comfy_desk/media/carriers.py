"""Where a recipe goes in a PNG, JPEG or WebP: the places to cut, found by reading headers alone.

Nothing is decoded and nothing else of the file changes: the answer is a list of splices for whoever copies it. A file that is
not built as its format says is refused with a sentence (`NoPlace`); every walk has an end.
"""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from comfy_desk.media import xmp

KEYWORD = b"comfy-desk"
ROOM: dict[str, int] = {"image/png": 1_000_000, "image/jpeg": 60_000, "image/webp": 1_000_000}
"""Bytes of a recipe that a picture of this type carries; readers refuse longer texts, and a segment of a JPEG has 64 kB."""

_PNG = b"\x89PNG\r\n\x1a\n"
_XMP = b"http://ns.adobe.com/xap/1.0/\0"
_MOST_PARTS = 500_000
_MOST_XMP = 4 << 20
_BROKEN = "This picture is not built as its format says, so no recipe can be put into it."
_NO_ROOM = "This picture carries notes of another program that leave no room for a recipe."


class NoPlace(Exception):
    """The message is one sentence for artists."""


@dataclass(frozen=True, slots=True)
class Splice:
    """`data` takes the place of the bytes from `start` to `end`."""

    start: int
    end: int
    data: bytes


@dataclass(frozen=True, slots=True)
class _Part:
    """A chunk or segment; `start` to `end` with its header, `at` and `size` of what it holds."""

    name: bytes
    start: int
    end: int
    at: int
    size: int


def type_of(file: BinaryIO) -> str | None:
    """The media type where a recipe can be carried."""
    file.seek(0)
    head = file.read(12)
    if head.startswith(_PNG):
        return "image/png"
    if head.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    return "image/webp" if head[:4] == b"RIFF" and head[8:] == b"WEBP" else None


def splices(file: BinaryIO, recipe: str) -> list[Splice]:
    """What to change so that the file carries `recipe` (JSON), in order. Raises NoPlace, OSError."""
    kind = type_of(file)
    if kind == "image/png":
        return _into_png(file, recipe)
    if kind == "image/jpeg":
        return _into_jpeg(file, recipe)
    if kind == "image/webp":
        return _into_webp(file, recipe)
    raise NoPlace("Only a PNG, JPEG or WebP picture can carry its recipe.")


def carried(file: BinaryIO) -> str | None:
    """The recipe in a picture, None where there is none. Raises NoPlace where the file is broken, OSError."""
    kind = type_of(file)
    if kind == "image/png":
        own = next((part for part in _chunks(file) if part.name == b"iTXt" and _is_own(file, part)), None)
        if own is None or own.size > _MOST_XMP:
            return None
        return _held(file, own)[len(KEYWORD) + 5 :].decode("utf-8", "replace")
    found: _Part | None = None
    if kind == "image/jpeg":
        found = next((part for part in _segments(file) if _is_xmp(file, part)), None)
    elif kind == "image/webp":
        found = next((part for part in _riff(file) if part.name == b"XMP "), None)
    if found is None or found.size > _MOST_XMP:
        return None
    return xmp.recipe_in(_held(file, found))


def _held(file: BinaryIO, part: _Part) -> bytes:
    file.seek(part.at)
    return file.read(part.size)


def _size(file: BinaryIO) -> int:
    return file.seek(0, os.SEEK_END)


# -- PNG -------------------------------------------------------------------------------------------------------------


def _into_png(file: BinaryIO, recipe: str) -> list[Splice]:
    found: list[Splice] = []
    first = None
    for part in _chunks(file):
        if part.name == b"IDAT":
            first = part.start if first is None else first
        elif part.name == b"iTXt" and _is_own(file, part):
            found.append(Splice(part.start, part.end, b""))
    if first is None:
        raise NoPlace(_BROKEN)
    body = b"iTXt" + KEYWORD + b"\0\0\0\0\0" + recipe.encode()  # not compressed, no language, no translated keyword
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return sorted([*found, Splice(first, first, chunk)], key=lambda splice: splice.start)


def _chunks(file: BinaryIO) -> Iterator[_Part]:
    """Every chunk to the end of the picture. Raises NoPlace where one is longer than the file, or the end is missing."""
    whole, at = _size(file), len(_PNG)
    for _ in range(_MOST_PARTS):
        file.seek(at)
        head = file.read(8)
        if len(head) < 8:
            break
        size, name = struct.unpack(">I4s", head)
        part = _Part(name, at, at + 12 + size, at + 8, size)
        if part.end > whole or not name.isalpha():
            break
        yield part
        if name == b"IEND":
            return
        at = part.end
    raise NoPlace(_BROKEN)


def _is_own(file: BinaryIO, part: _Part) -> bool:
    file.seek(part.at)
    return file.read(min(part.size, len(KEYWORD) + 1)) == KEYWORD + b"\0"


# -- JPEG ------------------------------------------------------------------------------------------------------------


def _into_jpeg(file: BinaryIO, recipe: str) -> list[Splice]:
    place, there = 2, None
    for part in _segments(file):
        if part.name == b"\xe0" or (part.name == b"\xe1" and _begins(file, part, b"Exif\0\0")):
            place = part.end if place == part.start else place  # behind those that have to come first
        elif there is None and _is_xmp(file, part):
            there = part
    packet = xmp.packet(recipe) if there is None else xmp.put_into(_held(file, there)[len(_XMP) :], recipe)
    if packet is None or len(packet) + len(_XMP) + 2 > 0xFFFF:
        raise NoPlace(_NO_ROOM)
    segment = b"\xff\xe1" + struct.pack(">H", len(packet) + len(_XMP) + 2) + _XMP + packet
    return [Splice(place, place, segment)] if there is None else [Splice(there.start, there.end, segment)]


def _segments(file: BinaryIO) -> Iterator[_Part]:
    """Those before the picture's own data. Raises NoPlace where there is none."""
    whole, at = _size(file), 2
    for _ in range(_MOST_PARTS):
        file.seek(at)
        head = file.read(4)
        if len(head) < 4 or head[0] != 0xFF:
            break
        if head[1] == 0xFF:  # filled up
            at += 1
            continue
        size = struct.unpack(">H", head[2:])[0]
        part = _Part(head[1:2], at, at + 2 + size, at + 4, size - 2)
        if size < 2 or part.end > whole:
            break
        if head[1] == 0xDA:
            return
        yield part
        at = part.end
    raise NoPlace(_BROKEN)


def _begins(file: BinaryIO, part: _Part, with_: bytes) -> bool:
    file.seek(part.at)
    return file.read(min(part.size, len(with_))) == with_


def _is_xmp(file: BinaryIO, part: _Part) -> bool:
    return part.name == b"\xe1" and _begins(file, part, _XMP)


# -- WebP ------------------------------------------------------------------------------------------------------------

_HAS_XMP, _HAS_ALPHA = 0x04, 0x10


def _into_webp(file: BinaryIO, recipe: str) -> list[Splice]:
    parts = list(_riff(file))
    there = next((part for part in parts if part.name == b"XMP "), None)
    if there is not None and there.size > _MOST_XMP:
        raise NoPlace(_NO_ROOM)
    packet = xmp.packet(recipe) if there is None else xmp.put_into(_held(file, there), recipe)
    if packet is None:
        raise NoPlace(_NO_ROOM)
    body = b"XMP " + struct.pack("<I", len(packet)) + packet + bytes(len(packet) % 2)
    end = parts[-1].end
    last = Splice(end, end, body) if there is None else Splice(there.start, there.end, body)
    found = [_extended(file, parts[0]), last]
    grown = sum(len(splice.data) - (splice.end - splice.start) for splice in found)
    if end - 8 + grown > 0xFFFFFFF6:
        raise NoPlace(_NO_ROOM)
    return [Splice(4, 8, struct.pack("<I", end - 8 + grown)), *found]


def _extended(file: BinaryIO, first: _Part) -> Splice:
    """The head that says what the file has: with the mark for a packet, and made where a plain picture has none."""
    head = _held(file, first)[:32] if first.size <= 32 else _start(file, first)
    if first.name == b"VP8X" and len(head) >= 10:
        return Splice(first.at, first.at + 1, bytes([head[0] | _HAS_XMP]))
    if first.name == b"VP8 " and head[3:6] == b"\x9d\x01\x2a":
        width, height = (side & 0x3FFF for side in struct.unpack("<HH", head[6:10]))
        flags = _HAS_XMP
    elif first.name == b"VP8L" and head[:1] == b"\x2f":
        bits = struct.unpack("<I", head[1:5])[0]
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        flags = _HAS_XMP | (_HAS_ALPHA if bits >> 28 & 1 else 0)
    else:
        raise NoPlace(_BROKEN)
    if not width or not height:
        raise NoPlace(_BROKEN)
    canvas = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return Splice(first.start, first.start, b"VP8X" + struct.pack("<I", 10) + bytes([flags, 0, 0, 0]) + canvas)


def _start(file: BinaryIO, part: _Part) -> bytes:
    file.seek(part.at)
    return file.read(32)


def _riff(file: BinaryIO) -> Iterator[_Part]:
    """The chunks of the picture; what lies behind its end is left alone. Raises NoPlace where they do not add up."""
    whole = _size(file)
    file.seek(4)
    end, at = struct.unpack("<I", file.read(4))[0] + 8, 12
    if end > whole + 1 or end < 20 + 10:
        raise NoPlace(_BROKEN)
    for _ in range(_MOST_PARTS):
        file.seek(at)
        head = file.read(8)
        if len(head) < 8:
            break
        name, size = struct.unpack("<4sI", head)
        part = _Part(name, at, at + 8 + size + size % 2, at + 8, size)
        if part.end > min(end, whole):
            break
        yield part
        at = part.end
        if at == end:
            return
    raise NoPlace(_BROKEN)
