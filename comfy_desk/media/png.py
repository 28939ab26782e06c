"""Reads a PNG with bounded memory, however large: its chunks, and its picture in bands that are made small at once.

What only decorates a picture (texts, the frames of an animation) is never handed to a decoder. A band is decoded by Pillow:
its rows, inflated piece by piece, are wrapped as a PNG of their own behind the row before them, on which their filters
depend.
"""

from __future__ import annotations

import io
import os
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from PIL import Image

from comfy_desk.media.gathering import Gathering, plain
from comfy_desk.media.limits import MOST_FRAMES, MOST_HIDDEN, MOST_WHOLE, check_pixels, too_large, too_much_hidden

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_DEPTHS = {0: {1, 2, 4, 8, 16}, 2: {8, 16}, 3: {1, 2, 4, 8}, 4: {8, 16}, 6: {8, 16}}
_IN_BANDS = 16_000_000  # pixels from which on a picture is read in bands
_MOST_ROW = 64 * 1024**2
_MOST_EXIF = 1024 * 1024
_PIECE = 65_536
_MOST_CHUNKS = 200_000
_DEFLATE = 1040  # no stream inflates more than 1,032 times


@dataclass(slots=True)
class Png:
    """What the chunks say. `profile` is ICC, `exif` as Pillow takes it."""

    width: int
    height: int
    depth: int
    colour: int
    interlaced: bool
    palette: bytes = b""
    clear: bytes | None = None  # tRNS
    profile: bytes | None = None
    exif: bytes = b""
    frames: int | None = None
    data_at: int = 0  # where the first chunk of the picture begins
    data_size: int = 0
    _texts: int = field(default=0, repr=False)

    @property
    def bits(self) -> int:
        return self.depth * _CHANNELS[self.colour]

    def raw_size(self) -> int:
        """Bytes of the inflated picture, about."""
        return self.height * (1 + (self.width * self.bits + 7) // 8)


class NotPng(Exception):
    """Damaged where it must not be."""


def read_png(path: Path) -> Png:
    """The chunks of a file. Raises NotPng and OSError."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(8)
        header = file.read(25)
        if len(header) < 25 or header[4:8] != b"IHDR":
            raise NotPng
        width, height, depth, colour, _method, _filter, lace = struct.unpack(">IIBBBBB", header[8:21])
        if not width or not height or depth not in _DEPTHS.get(colour, ()) or lace > 1:
            raise NotPng
        png = Png(width, height, depth, colour, bool(lace))
        for name, at, length in _chunks(file):
            if name == b"IDAT":
                png.data_at = png.data_at or at
                png.data_size += min(length, max(0, size - at - 8))
            else:
                _note(png, file, name, length)
        return png


def _chunks(file: BinaryIO) -> Iterator[tuple[bytes, int, int]]:
    """Name, place and stated length of each chunk behind the header; the file stands at its body."""
    at = 33
    for _ in range(_MOST_CHUNKS):
        file.seek(at)
        start = file.read(8)
        if len(start) < 8 or start[4:] == b"IEND":
            return
        length = int.from_bytes(start[:4], "big")
        yield start[4:], at, length
        at += 12 + length


def _note(png: Png, file: BinaryIO, name: bytes, length: int) -> None:
    """Keeps what a small picture needs; what is read past is not read at all. The body begins where the file stands."""
    if name == b"PLTE" and length <= 768 and not png.palette:
        png.palette = file.read(length)
    elif name == b"tRNS" and length <= 256:
        png.clear = file.read(length)
    elif name == b"acTL":
        png.frames = min(int.from_bytes(file.read(4), "big"), MOST_FRAMES)
    elif name == b"eXIf" and length <= _MOST_EXIF:
        png.exif = b"Exif\0\0" + file.read(length)
    elif name == b"iCCP":
        profile = _profile(file.read(min(length, MOST_HIDDEN)))
        png.profile = profile or png.profile
    png._texts += length if name in {b"tEXt", b"zTXt", b"iTXt", b"iCCP", b"eXIf"} else 0


def check_hidden(path: Path, png: Png) -> None:
    """Raises Refused where texts or profiles are, or would become, more than a picture should carry."""
    if png._texts > MOST_HIDDEN:
        raise too_much_hidden()
    room = MOST_HIDDEN
    with path.open("rb") as file:
        for name, _at, length in _chunks(file):
            if name in {b"zTXt", b"iTXt", b"iCCP"}:
                room -= _unpacked(name, file.read(min(length, MOST_HIDDEN)), room)
                if room <= 0:
                    raise too_much_hidden()


def _packed(name: bytes, body: bytes) -> bytes:
    """The deflated part of a chunk; nothing where it is none."""
    _keyword, _, rest = body.partition(b"\0")
    if name == b"iTXt":
        if rest[:1] != b"\1":
            return b""
        return rest[2:].split(b"\0", 2)[-1]
    return rest[1:]


def _unpacked(name: bytes, body: bytes, room: int) -> int:
    """Bytes that a chunk becomes; counted up to `room` and a little above, never held."""
    packed = _packed(name, body)
    inflater, count = zlib.decompressobj(), len(body)
    try:
        while packed and count < room:
            piece = inflater.decompress(packed, _PIECE)
            packed = inflater.unconsumed_tail
            count += len(piece)
            if not piece:
                break
    except zlib.error:
        return count
    return count


def _profile(body: bytes) -> bytes | None:
    inflater = zlib.decompressobj()
    try:
        profile = inflater.decompress(_packed(b"iCCP", body), 8_000_000)
    except zlib.error:
        return None
    return None if inflater.unconsumed_tail else profile


def png_picture(path: Path, png: Png, wanted: int) -> Image.Image:
    """The picture whole where it is small, else made small while it is read, its longer side at least `wanted` if it can be.

    Raises Refused before decoding, and OSError or what Pillow raises for a damaged one.
    """
    check_pixels(png.width, png.height)
    check_hidden(path, png)
    if png.data_size * _DEFLATE < png.raw_size() // (64 if png.interlaced else 1):
        raise OSError("far too little data")
    row = (png.width * png.bits + 7) // 8
    if row > _MOST_ROW:
        raise too_large(png.width, png.height)
    with path.open("rb") as file:
        pixels = png.width * png.height
        if pixels <= _IN_BANDS or (png.interlaced and pixels * 12 <= MOST_WHOLE):
            return _whole(file, png)
        if png.interlaced:  # the first of its seven passes is every eighth pixel of every eighth row
            return _in_bands(file, png, -(-png.width // 8), -(-png.height // 8), wanted)
        return _in_bands(file, png, png.width, png.height, wanted)


def _whole(file: BinaryIO, png: Png) -> Image.Image:
    most = png.raw_size() + png.raw_size() // 512 + 1024 * 1024
    data = bytearray()
    for piece in _pieces(file, png.data_at):
        data += piece
        if len(data) > most:
            break
    image = Image.open(io.BytesIO(_wrapped(png, png.width, png.height, bytes(data))), formats=["PNG"])
    image.load()
    return image


def _pieces(file: BinaryIO, at: int) -> Iterator[bytes]:
    """The deflated picture, in pieces of bounded size."""
    while at:
        file.seek(at)
        start = file.read(8)
        if len(start) < 8 or start[4:] != b"IDAT":
            return
        length = int.from_bytes(start[:4], "big")
        at += 12 + length
        while length > 0:
            piece = file.read(min(length, _PIECE))
            if not piece:
                return
            length -= len(piece)
            yield piece


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(body, zlib.crc32(name)))


def _wrapped(
    png: Png, width: int, height: int, data: bytes, *, depth: int = 0, colour: int = -1, bare: bool = False
) -> bytes:
    """A PNG of this picture's kind around deflated rows; `bare` leaves palette and transparency out."""
    form = struct.pack(
        ">IIBBBBB", width, height, depth or png.depth, png.colour if colour < 0 else colour, 0, 0,
        int(png.interlaced and not depth),
    )  # fmt: skip
    parts = [_SIGNATURE, _chunk(b"IHDR", form)]
    if not bare and png.palette:
        parts.append(_chunk(b"PLTE", png.palette))
    if not bare and png.clear is not None and png.colour in {0, 2, 3}:
        parts.append(_chunk(b"tRNS", png.clear))
    return b"".join((*parts, _chunk(b"IDAT", data), _chunk(b"IEND", b"")))


class _Inflater:
    def __init__(self, pieces: Iterator[bytes]) -> None:
        self._pieces = pieces
        self._inflater = zlib.decompressobj()
        self._data = b""

    def take(self, count: int) -> bytes:
        """The next `count` bytes; fewer where the stream ends."""
        taken = bytearray()
        while len(taken) < count and not self._inflater.eof:
            self._data = self._data or next(self._pieces, b"")
            if not self._data:
                break
            taken += self._inflater.decompress(self._data, count - len(taken))
            self._data = self._inflater.unconsumed_tail
        return bytes(taken)


def _in_bands(file: BinaryIO, png: Png, width: int, height: int, wanted: int) -> Image.Image:
    gathering = Gathering(width, height, wanted)
    row = 1 + (width * png.bits + 7) // 8
    at_once = gathering.rows_at_once(max(row, width * 4))
    inflater = _Inflater(_pieces(file, png.data_at))
    before = b""
    for top in range(0, height, at_once):
        count = min(at_once, height - top)
        rows = inflater.take(count * row)
        if len(rows) < count * row:
            raise OSError("the data ends early")
        band, before = _band(png, width, count, rows, before)
        gathering.add(plain(band))
    return gathering.picture()


def _band(png: Png, width: int, count: int, rows: bytes, before: bytes) -> tuple[Image.Image, bytes]:
    """Decodes filtered rows behind the plain row `before` them; the picture, and its last row as plain bytes."""
    if png.depth < 8:  # filters work on bytes: let Pillow undo them on bytes, and read the bits behind
        row = (width * png.depth + 7) // 8
        packed, last = _unfiltered(png, row, count, rows, before, colour=0)
        mode, raw = ("P", f"P;{png.depth}") if png.colour == 3 else ("L", f"L;{png.depth}" if png.depth > 1 else "1;8")
        if png.colour == 0 and png.depth == 1:
            mode, raw = "1", "1"
        band = Image.frombytes(mode, (width, count), packed.tobytes(), "raw", raw)
        if png.colour == 3:
            band.putpalette(png.palette)
            if png.clear is not None:
                band.info["transparency"] = png.clear
        return band, last
    if png.depth == 16:  # each byte of a pixel is filtered by itself: the upper ones alone are the picture in 8 bits
        step = 1 + width * png.bits // 8
        rows = b"".join(
            part for at in range(0, len(rows), step) for part in (rows[at : at + 1], rows[at + 1 : at + step : 2])
        )
    return _unfiltered(png, width, count, rows, before, colour=png.colour)


def _unfiltered(
    png: Png, width: int, count: int, rows: bytes, before: bytes, *, colour: int
) -> tuple[Image.Image, bytes]:
    if before:
        rows = b"\0" + before + rows
    extra = 1 if before else 0
    # A colour that is transparent is said in 16 bits there, and says nothing about the upper ones alone.
    bare = png.depth != 8
    data = _wrapped(png, width, count + extra, zlib.compress(rows, 0), depth=8, colour=colour, bare=bare)
    with Image.open(io.BytesIO(data), formats=["PNG"]) as image:
        image.load()
        last = image.crop((0, count + extra - 1, width, count + extra)).tobytes()
        band = image.crop((0, extra, width, count + extra)) if extra else image.copy()
    band.info.update({key: value for key, value in image.info.items() if key == "transparency"})
    return band, last


def bands(path: Path, png: Png, rows: int) -> Iterator[Image.Image]:
    """The whole picture from its top, so many rows at a time, each band plain; for one that is not interlaced.

    Raises Refused before decoding, and OSError or what Pillow raises for a damaged one.
    """
    check_pixels(png.width, png.height)
    check_hidden(path, png)
    row = 1 + (png.width * png.bits + 7) // 8
    if row > _MOST_ROW or png.interlaced:
        raise too_large(png.width, png.height)
    with path.open("rb") as file:
        inflater, before = _Inflater(_pieces(file, png.data_at)), b""
        for top in range(0, png.height, rows):
            count = min(rows, png.height - top)
            data = inflater.take(count * row)
            if len(data) < count * row:
                raise OSError("the data ends early")
            band, before = _band(png, png.width, count, data, before)
            yield plain(band)
