"""Length, size and tracks of ISO base media (MP4, MOV, M4A, 3GP), in fragments too. Decodes nothing; bounded reads."""

from __future__ import annotations

import contextlib
import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from comfy_desk.media.facts import Facts

_MAX_INDEX = 64 * 1024 * 1024  # bytes of a film's index that are read
_MAX_FRAGMENT = 1024 * 1024
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
    for name, start, length in _outer_boxes(file):
        if name == b"moov" and movie is None and length <= _MAX_INDEX:
            file.seek(start)
            movie = _movie(file.read(length))
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


def _outer_boxes(file: BinaryIO) -> Iterator[tuple[bytes, int, int]]:
    """(name, where the body begins, its length) of each box of the file."""
    size = file.seek(0, os.SEEK_END)
    offset = 0
    for _ in range(_MAX_BOXES):
        file.seek(offset)
        header = file.read(16)
        if len(header) < 8:
            return
        length, name, start = int.from_bytes(header[:4], "big"), header[4:8], 8
        if length == 1:
            length, start = int.from_bytes(header[8:16], "big"), 16
        length = length or size - offset
        if length < start:
            return
        yield name, offset + start, length - start
        offset += length


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


def _movie(data: bytes) -> _Movie:
    movie = _Movie(kinds=set(), scales={}, defaults={})
    scale = 0
    for name, body in _boxes(data):
        if name == b"mvhd":
            scale, movie.duration = _clock(body)
        elif name == b"trak":
            _track(body, movie)
        elif name == b"mvex":
            for inner, more in _boxes(body):
                if inner == b"mehd" and scale:
                    ticks = struct.unpack_from(">Q" if more[0] == 1 else ">I", more, 4)[0]
                    movie.whole = ticks / scale or None
                elif inner == b"trex" and movie.defaults is not None:
                    track, _index, length = struct.unpack_from(">III", more, 4)
                    movie.defaults[track] = length
    return movie


def _clock(body: bytes) -> tuple[int, float | None]:
    """(ticks a second, seconds) of a movie's or a track's header."""
    scale, ticks = struct.unpack_from(">IQ", body, 20) if body[0] == 1 else struct.unpack_from(">II", body, 12)
    unknown = ticks in {0, 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF} or not scale
    return scale, None if unknown else ticks / scale


def _track(body: bytes, movie: _Movie) -> None:
    number, size, kind, scale = 0, (0, 0), b"", 0
    for name, part in _boxes(body):
        if name == b"tkhd":
            number = struct.unpack_from(">I", part, 20 if part[0] == 1 else 12)[0]
            size = _track_size(part)
        elif name == b"mdia":
            for inner, more in _boxes(part):
                if inner == b"hdlr":
                    kind = more[8:12]
                elif inner == b"mdhd":
                    scale, _seconds = _clock(more)
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
