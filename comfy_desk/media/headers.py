"""The size of pictures that nothing here decodes (HEIC, JPEG XL, EXR, Radiance, Photoshop), by headers. Bounded reads."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path

_WINDOW = 65_536
_MOST = 1 << 24  # pixels a side: beyond it a header is taken to be broken
_RATIOS = {1: (1, 1), 2: (12, 10), 3: (4, 3), 4: (3, 2), 5: (16, 9), 6: (5, 4), 7: (2, 1)}


def size_of(path: Path, media_type: str) -> tuple[int, int] | None:
    """Pixels of the upright picture; None where the format or its header does not tell. Raises OSError."""
    reader = _READERS.get(media_type)
    if reader is None:
        return None
    with path.open("rb") as file:
        head = file.read(_WINDOW)
    try:
        size = reader(head)
    except (struct.error, ValueError, IndexError):
        return None
    return size if size is not None and min(size) > 0 and max(size) <= _MOST else None


def _exr(head: bytes) -> tuple[int, int] | None:
    """By its attributes: name, type, length, value (OpenEXR file layout). What is shown is the display window."""
    at, found = 8, None
    for _ in range(200):
        name, _, rest = head[at : at + 256].partition(b"\0")
        kind, _, _rest = rest.partition(b"\0")
        if not name or not kind:
            break
        at += len(name) + len(kind) + 2
        length = struct.unpack_from("<I", head, at)[0]
        if kind == b"box2i" and name in {b"displayWindow", b"dataWindow"}:
            left, top, right, bottom = struct.unpack_from("<4i", head, at + 4)
            if found is None or name == b"displayWindow":
                found = right - left + 1, bottom - top + 1
        at += 4 + length
    return found


def _psd(head: bytes) -> tuple[int, int]:
    height, width = struct.unpack_from(">II", head, 14)
    return width, height


def _radiance(head: bytes) -> tuple[int, int] | None:
    match = re.search(rb"\n\n-Y (\d{1,8}) \+X (\d{1,8})\n", head[:8192])
    return (int(match[2]), int(match[1])) if match else None


def _heic(head: bytes) -> tuple[int, int] | None:
    """The largest picture among its properties (ISO 23008-12, 6.5.3): the others are its tiles and its small picture."""
    best, at = None, head.find(b"ispe")
    for _ in range(1000):
        if at < 0:
            break
        width, height = struct.unpack_from(">II", head, at + 8)
        if max(width, height) <= _MOST and (best is None or width * height > best[0] * best[1]):
            best = width, height
        at = head.find(b"ispe", at + 4)
    turned = head.find(b"irot")
    if best is not None and turned >= 0 and head[turned + 4] & 1:
        return best[::-1]
    return best


class _Bits:
    """Reads from the lowest bit of each byte upwards."""

    def __init__(self, data: bytes) -> None:
        self._number = int.from_bytes(data, "little")

    def take(self, count: int) -> int:
        value = self._number & ((1 << count) - 1)
        self._number >>= count
        return value


def _jxl(head: bytes) -> tuple[int, int] | None:
    """ISO 18181-1, SizeHeader, and the orientation behind it."""
    start = 0
    if head[:2] != b"\xff\x0a":
        start = next((at + skip for name, skip in ((b"jxlc", 4), (b"jxlp", 8)) if (at := head.find(name)) >= 0), -1)
    if start < 0 or head[start : start + 2] != b"\xff\x0a":
        return None
    bits = _Bits(head[start + 2 : start + 32])
    small = bits.take(1)
    height = _jxl_side(bits, small)
    ratio = bits.take(3)
    width = height * _RATIOS[ratio][0] // _RATIOS[ratio][1] if ratio else _jxl_side(bits, small)
    plain = bits.take(1)
    turned = not plain and bits.take(1) and bits.take(3) >= 4
    return (height, width) if turned else (width, height)


def _jxl_side(bits: _Bits, small: int) -> int:
    if small:
        return (bits.take(5) + 1) * 8
    return bits.take((9, 13, 18, 30)[bits.take(2)]) + 1


_READERS: dict[str, Callable[[bytes], tuple[int, int] | None]] = {
    "image/x-exr": _exr,
    "image/vnd.adobe.photoshop": _psd,
    "image/vnd.radiance": _radiance,
    "image/heic": _heic,
    "image/jxl": _jxl,
}
