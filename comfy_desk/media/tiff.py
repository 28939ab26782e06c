"""Reads a TIFF with bounded memory: its tags, and a large one's strips or rows of tiles, each decoded as a TIFF of its own.

Only the first picture of a file is looked at. Pillow decodes; here stands what it is given.
"""

from __future__ import annotations

import io
import os
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from PIL import Image

from comfy_desk.media.gathering import Gathering, plain
from comfy_desk.media.limits import MOST_HIDDEN, check_pixels, check_whole, too_much_hidden

_SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8}
_NUMBERS = {1: "B", 3: "H", 4: "I", 16: "Q"}
_WIDTH, _LENGTH, _ORIENTATION, _PLANES, _PROFILE = 256, 257, 274, 284, 34675
_STRIPS, _STRIP_ROWS, _STRIP_SIZES = 273, 278, 279
_TILE_WIDTH, _TILE_LENGTH, _TILES, _TILE_SIZES = 322, 323, 324, 325
# What says how the samples are stored and meant: bits, compression, photometric, order of bits, samples, predictor, colour
# map, tile size, extra samples, their format, JPEG tables, YCbCr coefficients, subsampling, position, black and white.
_COPIED = {258, 259, 262, 266, 277, 317, 320, 322, 323, 338, 339, 347, 529, 530, 531, 532}
_IN_BANDS = 16_000_000
_MOST_TAGS = 4_096
_MOST_BAND = 64 * 1024**2


class NotTiff(Exception):
    """Damaged where it must not be."""


@dataclass(slots=True)
class _Tag:
    form: int
    count: int
    at: int  # where the values are in the file

    @property
    def size(self) -> int:
        return self.count * _SIZES.get(self.form, 0)


@dataclass(slots=True)
class Tiff:
    width: int
    height: int
    orientation: int
    order: str  # of bytes, as struct says it
    tags: dict[int, _Tag]


def read_tiff(path: Path) -> Tiff:
    """The tags of the first picture. Raises NotTiff, OSError, and Refused where they carry too much."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(0)
        head = file.read(16)
        order = "<" if head[:2] == b"II" else ">"
        if len(head) < 8:
            raise NotTiff
        big = struct.unpack(order + "H", head[2:4])[0] == 43
        tags = _tags(
            file, order, big, struct.unpack(order + ("Q" if big else "I"), head[8:16] if big else head[4:8])[0]
        )
        hidden = sum(
            tag.size for number, tag in tags.items() if number not in {_STRIPS, _STRIP_SIZES, _TILES, _TILE_SIZES}
        )
        if hidden > 2 * MOST_HIDDEN or any(tag.size > 64 * 1024**2 for tag in tags.values()):
            raise too_much_hidden()
        if any(tag.at + tag.size > size for tag in tags.values()):
            raise NotTiff
        width, height, turned = (_number(file, order, tags.get(tag), 1) for tag in (_WIDTH, _LENGTH, _ORIENTATION))
        if not width or not height or _WIDTH not in tags or _LENGTH not in tags:
            raise NotTiff
        return Tiff(width, height, turned if 1 <= turned <= 8 else 1, order, tags)


def _tags(file: BinaryIO, order: str, big: bool, at: int) -> dict[int, _Tag]:
    file.seek(at)
    count = int.from_bytes(file.read(8 if big else 2), "little" if order == "<" else "big")
    step, room = (20, 8) if big else (12, 4)
    if count > _MOST_TAGS:
        raise too_much_hidden()
    start = file.tell()
    data = file.read(count * step)
    tags: dict[int, _Tag] = {}
    for index in range(len(data) // step):
        number, form, many = struct.unpack_from(order + ("HHQ" if big else "HHI"), data, index * step)
        tag = _Tag(form, many, start + index * step + step - room)
        if tag.size > room:
            tag.at = struct.unpack_from(order + ("Q" if big else "I"), data, index * step + step - room)[0]
        tags.setdefault(number, tag)
    return tags


def _numbers(file: BinaryIO, order: str, tag: _Tag | None) -> tuple[int, ...]:
    if tag is None or tag.form not in _NUMBERS:
        return ()
    file.seek(tag.at)
    return struct.unpack(f"{order}{tag.count}{_NUMBERS[tag.form]}", file.read(tag.size))


def _number(file: BinaryIO, order: str, tag: _Tag | None, otherwise: int) -> int:
    if tag is None or tag.count > 64:
        return otherwise
    return next(iter(_numbers(file, order, tag)), otherwise)


def tiff_picture(path: Path, tiff: Tiff, wanted: int) -> tuple[Image.Image, bytes | None]:
    """(the picture as it is stored, not turned; its profile). Raises Refused before decoding, or what Pillow raises."""
    check_pixels(tiff.width, tiff.height)
    with path.open("rb") as file:
        profile = None
        if (tag := tiff.tags.get(_PROFILE)) is not None:
            file.seek(tag.at)
            profile = file.read(min(tag.size, MOST_HIDDEN))
        bits = sum(_numbers(file, tiff.order, tiff.tags.get(258))) or 8
        if tiff.width * tiff.height > _IN_BANDS and (image := _in_bands(file, tiff, wanted, bits)) is not None:
            return image, profile
    check_whole(tiff.width, tiff.height, 5 + bits // 8)
    with Image.open(path, formats=["TIFF"]) as image:
        if (image.width, image.height) != (tiff.width, tiff.height) and tiff.orientation < 5:
            raise NotTiff
        image.load()  # this turns it upright, too
        tiff.orientation = 1
        return image.copy(), profile


def _in_bands(file: BinaryIO, tiff: Tiff, wanted: int, bits: int) -> Image.Image | None:
    """None where the picture is not in parts that can be decoded by themselves, or its parts are too large for that."""
    tiled = _TILES in tiff.tags
    offsets = _numbers(file, tiff.order, tiff.tags.get(_TILES if tiled else _STRIPS))
    sizes = _numbers(file, tiff.order, tiff.tags.get(_TILE_SIZES if tiled else _STRIP_SIZES))
    rows = _number(file, tiff.order, tiff.tags.get(_TILE_LENGTH if tiled else _STRIP_ROWS), tiff.height)
    across = -(-tiff.width // max(1, _number(file, tiff.order, tiff.tags.get(_TILE_WIDTH), tiff.width))) if tiled else 1
    planes = _number(file, tiff.order, tiff.tags.get(_PLANES), 1)
    row_bytes = tiff.width * max(4, bits // 8)
    rows = min(rows, tiff.height)
    deep = max(_numbers(file, tiff.order, tiff.tags.get(258)), default=1) > 16
    signed = set(_numbers(file, tiff.order, tiff.tags.get(339))) - {
        1,
        4,
    }  # floats, too: none of these averages in bands
    if deep or signed:
        return None
    if not rows or planes != 1 or rows * row_bytes > _MOST_BAND or len(offsets) != len(sizes):
        return None
    if len(offsets) < -(-tiff.height // rows) * across:
        raise NotTiff
    gathering = Gathering(tiff.width, tiff.height, wanted)
    copied = {number: _value(file, tag) for number, tag in tiff.tags.items() if number in _COPIED}
    at_once = max(1, 8 * 1024**2 // (rows * row_bytes))  # strips, or rows of tiles
    for first in range(0, -(-tiff.height // rows), at_once):
        part = slice(first * across, (first + at_once) * across)
        height = min(at_once * rows, tiff.height - first * rows)
        most = max(row_bytes, rows * row_bytes) * 2 * at_once + 1024 * 1024
        if sum(sizes[part]) > most:
            raise NotTiff
        blocks = []
        for at, size in zip(offsets[part], sizes[part], strict=True):
            file.seek(at)
            blocks.append(file.read(size))
        with Image.open(io.BytesIO(_small_file(tiff, copied, height, rows, blocks, tiled)), formats=["TIFF"]) as band:
            band.load()
            gathering.add(plain(_bytewise(band)))
    return gathering.picture()


def _bytewise(band: Image.Image) -> Image.Image:
    """16-bit greys by their upper byte; other deep ones cannot be averaged in bands."""
    if band.mode.startswith("I;16"):
        return band.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    if band.mode in {"I", "F"}:
        raise NotTiff
    return band


def _value(file: BinaryIO, tag: _Tag) -> tuple[int, int, bytes]:
    file.seek(tag.at)
    return tag.form, tag.count, file.read(tag.size)


def _small_file(
    tiff: Tiff, copied: dict[int, tuple[int, int, bytes]], height: int, rows: int, blocks: list[bytes], tiled: bool
) -> bytes:
    """A TIFF of a few strips or tiles of this one. BigTIFF's long numbers do not occur in what is copied."""
    order = tiff.order
    entries = dict(copied)
    entries[_WIDTH] = (4, 1, struct.pack(order + "I", tiff.width))
    entries[_LENGTH] = (4, 1, struct.pack(order + "I", height))
    if not tiled:
        entries[_STRIP_ROWS] = (4, 1, struct.pack(order + "I", rows))
    places, at = [], 8
    for block in blocks:
        places.append(at)
        at += len(block)
    packed = f"{order}{len(blocks)}I"
    entries[_TILES if tiled else _STRIPS] = (4, len(blocks), struct.pack(packed, *places))
    entries[_TILE_SIZES if tiled else _STRIP_SIZES] = (4, len(blocks), struct.pack(packed, *map(len, blocks)))
    far = bytearray()
    table = bytearray(struct.pack(order + "H", len(entries)))
    start = at + (at & 1)
    beyond = start + 2 + 12 * len(entries) + 4
    for number in sorted(entries):
        form, count, value = entries[number]
        table += struct.pack(order + "HHI", number, form, count)
        if len(value) <= 4:
            table += value.ljust(4, b"\0")
        else:
            table += struct.pack(order + "I", beyond + len(far))
            far += value + b"\0" * (len(value) & 1)
    head = (b"II*\0" if order == "<" else b"MM\0*") + struct.pack(order + "I", start)
    return b"".join((head, *blocks, b"\0" * (at & 1), table, b"\0\0\0\0", far))
