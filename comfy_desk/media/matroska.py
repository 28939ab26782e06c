"""Length, size and tracks of Matroska and WebM. Decodes nothing; reads a beginning and an end of bounded size."""

from __future__ import annotations

import os
import struct
from typing import BinaryIO

from comfy_desk.media.facts import Facts

_SEGMENT, _INFO, _TRACKS, _ENTRY, _VIDEO = 0x18538067, 0x1549A966, 0x1654AE6B, 0xAE, 0xE0
_MASTERS = {_SEGMENT, _INFO, _TRACKS, _ENTRY, _VIDEO}
_CLUSTER = b"\x1f\x43\xb6\x75"
_BLOCKS = (0xA3, 0xA1)  # simple ones, and those in a group
_WINDOW = 1 << 20
_MAX_ELEMENTS = 10_000


def matroska_facts(file: BinaryIO) -> Facts:
    data = file.read(_WINDOW)
    values: dict[int, list[bytes]] = {}
    _elements(data, values)
    scale = _number(values, 0x2AD7B1, 1 << 40) or 1_000_000
    raw = values.get(0x4489, [b""])[0]
    ticks = struct.unpack(">d" if len(raw) == 8 else ">f", raw)[0] if len(raw) in {4, 8} else None
    if not ticks or not 0 < ticks < 1e15:  # written while it was recorded: the length was not known yet
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _WINDOW))
        ticks = _last_tick(file.read(_WINDOW))
    width, height = (_number(values, name, 1 << 31) for name in (0xB0, 0xBA))
    kinds = {int.from_bytes(kind, "big") for kind in values.get(0x83, [])}
    return Facts(
        width,
        height,
        ticks * scale / 1e9 if ticks else None,
        film=1 in kinds if kinds else None,
        sound=2 in kinds if kinds else None,
    )


def _number(values: dict[int, list[bytes]], name: int, below: int) -> int | None:
    """The first value of an element, where it is one that a file may have."""
    number = int.from_bytes(values.get(name, [b""])[0], "big")
    return number if 0 < number < below else None


def _elements(data: bytes, values: dict[int, list[bytes]]) -> None:
    """The values of the elements before the first cluster; masters are entered, all else is stepped over."""
    offset = 0
    for _ in range(_MAX_ELEMENTS):
        if data[offset : offset + 4] == _CLUSTER:
            return
        name, offset = _vint(data, offset, keep_marker=True)
        length, offset = _vint(data, offset, keep_marker=False)
        if name not in _MASTERS:
            kept = values.setdefault(name, [])
            if len(kept) < 64:
                kept.append(data[offset : offset + min(length, 16)])
            offset += length
        if offset >= len(data):
            return


def _last_tick(tail: bytes) -> int | None:
    """When the last block of the last cluster begins, in ticks."""
    at = tail.rfind(_CLUSTER)
    if at < 0:
        return None
    _length, offset = _vint(tail, at + 4, keep_marker=False)
    begin, last = None, 0
    for _ in range(_MAX_ELEMENTS):
        name, offset = _vint(tail, offset, keep_marker=True)
        length, offset = _vint(tail, offset, keep_marker=False)
        if offset >= len(tail):
            break
        if name == 0xA0:  # a group: its block is inside
            continue
        if name == 0xE7:
            begin = int.from_bytes(tail[offset : offset + min(length, 8)], "big")
        elif name in _BLOCKS:
            _track, time = _vint(tail, offset, keep_marker=False)
            last = max(last, int.from_bytes(tail[time : time + 2], "big", signed=True))
        offset += length
    return None if begin is None else begin + last


def _vint(data: bytes, offset: int, *, keep_marker: bool) -> tuple[int, int]:
    if offset >= len(data):
        return 0, len(data)
    first = data[offset]
    width = 9 - first.bit_length() if first else 9
    if width > 8:
        return 0, len(data)
    value = int.from_bytes(data[offset : offset + width], "big")
    return (value if keep_marker else value & ((1 << 7 * width) - 1)), offset + width
