"""Length and size of films and sounds, read from their own headers. Decodes nothing; bounded reads; None where unknown."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from comfy_desk.media.sniff import mpeg_frame, mpeg_frame_length

_MAX_INDEX = 64 * 1024 * 1024  # bytes of a film's index that are read
_MAX_BOXES = 10_000


@dataclass(frozen=True, slots=True)
class Facts:
    width: int | None = None
    height: int | None = None
    duration: float | None = None  # seconds


def read_facts(path: Path, media_type: str) -> Facts:
    """Facts of a film or a sound; empty ones where the format is unknown or its headers are broken."""
    reader = _READERS.get(media_type)
    if reader is None:
        return Facts()
    try:
        with path.open("rb") as file:
            return reader(file)
    except (struct.error, ValueError, IndexError, OverflowError, ZeroDivisionError):
        return Facts()


# -- ISO base media (MP4, MOV, M4A) ----------------------------------------------------------------------------------


def _iso(file: BinaryIO) -> Facts:
    size = file.seek(0, os.SEEK_END)
    offset = 0
    for _ in range(_MAX_BOXES):
        file.seek(offset)
        header = file.read(16)
        if len(header) < 8:
            break
        length, name = int.from_bytes(header[:4], "big"), header[4:8]
        start = 8
        if length == 1:
            length, start = int.from_bytes(header[8:16], "big"), 16
        length = length or size - offset
        if name == b"moov" and length <= _MAX_INDEX:
            file.seek(offset + start)
            return _movie(file.read(length - start))
        if length < 8:
            break
        offset += length
    return Facts()


def _boxes(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    offset = 0
    for _ in range(_MAX_BOXES):
        if offset + 8 > len(data):
            return
        length, name = int.from_bytes(data[offset : offset + 4], "big"), data[offset + 4 : offset + 8]
        start = 8
        if length == 1:
            length, start = int.from_bytes(data[offset + 8 : offset + 16], "big"), 16
        length = length or len(data) - offset
        if length < start:
            return
        yield name, data[offset + start : offset + length]
        offset += length


def _movie(data: bytes) -> Facts:
    duration: float | None = None
    width: int | None = None
    height: int | None = None
    for name, body in _boxes(data):
        if name == b"mvhd":
            scale, ticks = struct.unpack_from(">IQ", body, 20) if body[0] == 1 else struct.unpack_from(">II", body, 12)
            unknown = ticks in {0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF}
            duration = ticks / scale if scale and not unknown and ticks else None
        elif name == b"trak":
            for inner, track in _boxes(body):
                if inner == b"tkhd" and width is None:
                    width, height = _track_size(track)
    return Facts(width, height, duration)


def _track_size(body: bytes) -> tuple[int | None, int | None]:
    start = 52 if body[0] == 1 else 40  # of the 3 × 3 matrix
    a, b = struct.unpack_from(">ii", body, start)
    width, height = (value >> 16 for value in struct.unpack_from(">II", body, start + 36))
    if not width or not height:
        return None, None
    return (height, width) if a == 0 and b != 0 else (width, height)  # turned by a quarter


# -- Matroska, WebM --------------------------------------------------------------------------------------------------

_SEGMENT, _INFO, _TRACKS, _ENTRY, _VIDEO = 0x18538067, 0x1549A966, 0x1654AE6B, 0xAE, 0xE0
_MASTERS = {_SEGMENT, _INFO, _TRACKS, _ENTRY, _VIDEO}


def _matroska(file: BinaryIO) -> Facts:
    data = file.read(1 << 20)
    values: dict[int, bytes] = {}
    _elements(data, values)
    scale = int.from_bytes(values.get(0x2AD7B1, b"\x0f\x42\x40"), "big")
    raw = values.get(0x4489, b"")
    ticks = struct.unpack(">d" if len(raw) == 8 else ">f", raw)[0] if len(raw) in {4, 8} else None
    width, height = (int.from_bytes(values.get(name, b""), "big") or None for name in (0xB0, 0xBA))
    return Facts(width, height, ticks * scale / 1e9 if ticks else None)


def _elements(data: bytes, values: dict[int, bytes]) -> None:
    """The first value of each element at the places we ask about; masters are entered, all else is stepped over."""
    offset = 0
    for _ in range(_MAX_BOXES):
        name, offset = _vint(data, offset, keep_marker=True)
        length, offset = _vint(data, offset, keep_marker=False)
        if name in _MASTERS:
            continue
        body = data[offset : offset + min(length, 16)]
        values.setdefault(name, body)
        offset += length
        if offset >= len(data):
            return


def _vint(data: bytes, offset: int, *, keep_marker: bool) -> tuple[int, int]:
    if offset >= len(data):
        return 0, len(data)
    first = data[offset]
    width = 9 - first.bit_length() if first else 9
    if width > 8:
        return 0, len(data)
    value = int.from_bytes(data[offset : offset + width], "big")
    return (value if keep_marker else value & ((1 << 7 * width) - 1)), offset + width


# -- sound -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wave:
    """Where the samples of a WAV file are and how they are laid out."""

    format: int  # 1 PCM, 3 float
    channels: int
    rate: int
    bits: int
    start: int
    size: int

    @property
    def frame(self) -> int:
        return max(1, self.channels * self.bits // 8)


def wave_layout(file: BinaryIO) -> Wave | None:
    size = file.seek(0, os.SEEK_END)
    offset, layout = 12, None
    for _ in range(1000):
        file.seek(offset)
        header = file.read(8)
        if len(header) < 8:
            return None
        name, length = header[:4], int.from_bytes(header[4:], "little")
        if name == b"fmt ":
            body = file.read(min(length, 40))
            layout = struct.unpack_from("<HHIIHH", body)
            if layout[0] == 0xFFFE and len(body) >= 26:
                layout = (int.from_bytes(body[24:26], "little"), *layout[1:])
        elif name == b"data" and layout is not None:
            start = offset + 8
            return Wave(layout[0], layout[1], layout[2], layout[5], start, max(0, min(length, size - start)))
        offset += 8 + length + (length & 1)
    return None


def _wav(file: BinaryIO) -> Facts:
    wave = wave_layout(file)
    return Facts(duration=wave.size / wave.frame / wave.rate) if wave and wave.rate and wave.size else Facts()


def _mp3(file: BinaryIO) -> Facts:
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    head = file.read(10)
    start = 0
    if head[:3] == b"ID3":
        start = 10 + (head[6] << 21 | head[7] << 14 | head[8] << 7 | head[9]) + (10 if head[5] & 0x10 else 0)
    file.seek(start)
    data = file.read(8192)
    first = next(
        (i for i in range(len(data) - 4) if (n := mpeg_frame_length(data[i:])) and _frame_at(data, i + n)), None
    )
    fields = mpeg_frame(data[first:]) if first is not None else None
    if first is None or fields is None:
        return Facts()
    version, layer, kbits, rate, _padding = fields
    samples = 384 if layer == 3 else 576 if layer == 1 and version != 3 else 1152
    for mark, skip in ((b"Xing", 8), (b"Info", 8), (b"VBRI", 14)):
        at = data.find(mark, first, first + 200)
        if at >= 0 and (mark == b"VBRI" or data[at + 7] & 1):
            frames = int.from_bytes(data[at + skip : at + skip + 4], "big")
            return Facts(duration=frames * samples / rate) if frames else Facts()
    return Facts(duration=(size - start - first) * 8 / (kbits * 1000))


def _frame_at(data: bytes, offset: int) -> bool:
    return mpeg_frame(data[offset : offset + 4]) is not None or offset >= len(data)


def _flac(file: BinaryIO) -> Facts:
    data = file.read(26)
    packed = int.from_bytes(data[18:26], "big")
    rate, samples = packed >> 44, packed & ((1 << 36) - 1)
    return Facts(duration=samples / rate) if rate and samples else Facts()


def _ogg(file: BinaryIO) -> Facts:
    head = file.read(128)
    opus, vorbis = head.find(b"OpusHead"), head.find(b"\x01vorbis")
    if opus < 0 and vorbis < 0:
        return Facts()
    rate = 48_000 if opus >= 0 else int.from_bytes(head[vorbis + 12 : vorbis + 16], "little")
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 65_536))
    tail = file.read()
    last = tail.rfind(b"OggS")
    position = int.from_bytes(tail[last + 6 : last + 14], "little") if last >= 0 else 0
    return Facts(duration=position / rate) if rate and 0 < position < 1 << 60 else Facts()


_READERS = {
    "video/mp4": _iso,
    "video/quicktime": _iso,
    "audio/mp4": _iso,
    "video/webm": _matroska,
    "video/x-matroska": _matroska,
    "audio/webm": _matroska,
    "audio/wav": _wav,
    "audio/mpeg": _mp3,
    "audio/flac": _flac,
    "audio/ogg": _ogg,
    "audio/opus": _ogg,
}
