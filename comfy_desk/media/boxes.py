"""Length, size and tracks of ISO base media (MP4, MOV, M4A, 3GP), in fragments too. Decodes nothing; bounded reads."""

from __future__ import annotations

import contextlib
import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from comfy_desk.media.facts import Facts

_MAX_FRAGMENT = 1024 * 1024
_MAX_LEAF = 256  # bytes of a header that are read; tables of samples, which may be large, never are
_MAX_INNER = 1_000  # boxes inside of one
_MAX_TRACKS = 64
_MAX_BOXES = 10_000


@dataclass(slots=True)
class _Movie:
    duration: float | None = None
    whole: float | None = None  # of all fragments, as the index says it
    width: int | None = None
    height: int | None = None
    kinds: set[bytes] | None = None
    scales: dict[int, int] | None = None  # ticks a second of each track
    defaults: dict[int, int] | None = None  # ticks of a sample of each track


def iso_facts(file: BinaryIO) -> Facts:
    movie: _Movie | None = None
    end = 0.0
    for name, start, length in _places(file, 0, file.seek(0, os.SEEK_END), _MAX_BOXES):
        if name == b"moov" and movie is None:
            movie = _movie(file, start, start + length)
        elif name == b"moof" and movie is not None and length <= _MAX_FRAGMENT:
            file.seek(start)
            with contextlib.suppress(struct.error, IndexError):  # one broken fragment takes nothing from the others
                end = max(end, _fragment_end(file.read(length), movie))
    if movie is None:
        return Facts()
    kinds = movie.kinds or set()
    return Facts(
        movie.width,
        movie.height,
        movie.duration or movie.whole or end or None,
        film=b"vide" in kinds if kinds else None,
        sound=b"soun" in kinds if kinds else None,
    )


def _places(file: BinaryIO, offset: int, end: int, most: int = _MAX_INNER) -> Iterator[tuple[bytes, int, int]]:
    """(name, where the body begins, its length) of each box between two places of the file."""
    for _ in range(most):
        if offset >= end:  # a length may say anything, and not every place can be gone to
            return
        file.seek(offset)
        header = file.read(16)
        if len(header) < 8:
            return
        length, name, start = int.from_bytes(header[:4], "big"), header[4:8], 8
        if length == 1:
            length, start = int.from_bytes(header[8:16], "big"), 16
        length = length or end - offset
        if length < start:
            return
        yield name, offset + start, min(length - start, max(0, end - offset - start))
        offset += length


def _leaf(file: BinaryIO, start: int, length: int) -> bytes:
    file.seek(start)
    return file.read(min(length, _MAX_LEAF))


def _boxes(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    offset = 0
    for _ in range(_MAX_BOXES):
        if offset + 8 > len(data):
            return
        length, name, start = int.from_bytes(data[offset : offset + 4], "big"), data[offset + 4 : offset + 8], 8
        if length == 1:
            length, start = int.from_bytes(data[offset + 8 : offset + 16], "big"), 16
        length = length or len(data) - offset
        if length < start:
            return
        yield name, data[offset + start : offset + length]
        offset += length


def _movie(file: BinaryIO, begin: int, end: int) -> _Movie:
    movie = _Movie(kinds=set(), scales={}, defaults={})
    scale, tracks = 0, 0
    for name, start, length in _places(file, begin, end):
        if name == b"mvhd":
            scale, movie.duration = _clock(_leaf(file, start, length))
        elif name == b"trak" and tracks < _MAX_TRACKS:
            tracks += 1
            _track(file, start, start + length, movie)
        elif name == b"mvex":
            for inner, at, size in _places(file, start, start + length):
                more = _leaf(file, at, size)
                if inner == b"mehd" and scale:
                    ticks = struct.unpack_from(">Q" if more[0] == 1 else ">I", more, 4)[0]
                    movie.whole = ticks / scale or None
                elif inner == b"trex" and movie.defaults is not None:
                    track, _index, ticks = struct.unpack_from(">III", more, 4)
                    movie.defaults[track] = ticks
    return movie


def _clock(body: bytes) -> tuple[int, float | None]:
    """(ticks a second, seconds) of a movie's or a track's header."""
    scale, ticks = struct.unpack_from(">IQ", body, 20) if body[0] == 1 else struct.unpack_from(">II", body, 12)
    unknown = ticks in {0, 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF} or not scale
    return scale, None if unknown else ticks / scale


def _track(file: BinaryIO, begin: int, end: int, movie: _Movie) -> None:
    number, size, kind, scale = 0, (0, 0), b"", 0
    for name, start, length in _places(file, begin, end):
        if name == b"tkhd":
            part = _leaf(file, start, length)
            number = struct.unpack_from(">I", part, 20 if part[0] == 1 else 12)[0]
            size = _track_size(part)
        elif name == b"mdia":
            for inner, at, long in _places(file, start, start + length):
                if inner == b"hdlr":
                    kind = _leaf(file, at, long)[8:12]
                elif inner == b"mdhd":
                    scale, _seconds = _clock(_leaf(file, at, long))
            break
    if kind and movie.kinds is not None:
        movie.kinds.add(kind)
    if scale and movie.scales is not None:
        movie.scales[number] = scale
    if all(size) and movie.width is None and kind in {b"", b"vide"}:
        movie.width, movie.height = size


def _track_size(body: bytes) -> tuple[int, int]:
    start = 52 if body[0] == 1 else 40  # of the 3 × 3 matrix
    a, b = struct.unpack_from(">ii", body, start)
    width, height = (value >> 16 for value in struct.unpack_from(">II", body, start + 36))
    return (height, width) if a == 0 and b != 0 else (width, height)  # turned by a quarter


def _fragment_end(data: bytes, movie: _Movie) -> float:
    """The second at which the longest track of a fragment ends (ISO 14496-12, 8.8)."""
    end = 0.0
    for name, body in _boxes(data):
        if name != b"traf":
            continue
        number, begin, length, ticks = 0, 0, 0, 0
        for inner, part in _boxes(body):
            flags = int.from_bytes(part[1:4], "big")
            if inner == b"tfhd":
                number = struct.unpack_from(">I", part, 4)[0]
                length = (movie.defaults or {}).get(number, 0)
                at = 8 + (8 if flags & 1 else 0) + (4 if flags & 2 else 0)
                if flags & 8:
                    length = struct.unpack_from(">I", part, at)[0]
            elif inner == b"tfdt":
                begin = struct.unpack_from(">Q" if part[0] == 1 else ">I", part, 4)[0]
            elif inner == b"trun":
                ticks += _run_ticks(part, flags, length)
        scale = (movie.scales or {}).get(number, 0)
        if scale:
            end = max(end, (begin + ticks) / scale)
    return end


def _run_ticks(part: bytes, flags: int, length: int) -> int:
    count = struct.unpack_from(">I", part, 4)[0]
    if not flags & 0x100:
        return int(count) * length
    at = 8 + (4 if flags & 1 else 0) + (4 if flags & 4 else 0)
    step = 4 * (flags >> 8 & 15).bit_count()
    count = min(count, max(0, len(part) - at) // step)
    return sum(struct.unpack_from(">I", part, at + index * step)[0] for index in range(count))
