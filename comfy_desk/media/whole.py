"""Whether a file ends where its format says it ends. Reads ends and lengths only, decodes nothing."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from comfy_desk.media.sniff import HEAD, sniff

_TAIL = 65_557  # the farthest that a ZIP's end record can stand from the end


def is_whole(path: Path) -> bool | None:
    """True or False where the format tells its own end, None where it does not or the format is unknown."""
    with path.open("rb") as file:
        head = file.read(HEAD)
        size = file.seek(0, os.SEEK_END)
        known = sniff(head)
        check = _CHECKS.get(known.media_type) if known else None
        return check(file, head, size) if check else None


def _tail(file: BinaryIO, size: int, length: int) -> bytes:
    file.seek(max(0, size - length))
    return file.read(length)


def _png(file: BinaryIO, _head: bytes, size: int) -> bool:
    # Some writers leave bytes behind the end: look for it a little farther in.
    return b"IEND\xaeB`\x82" in _tail(file, size, 4096)


def _jpeg(file: BinaryIO, _head: bytes, size: int) -> bool | None:
    if b"\xff\xd9" in _tail(file, size, 4096):
        return True
    return None if b"MPF\0" in _head else False


def _gif(file: BinaryIO, _head: bytes, size: int) -> bool:
    return b"\x3b" in _tail(file, size, 64)


def _riff(_file: BinaryIO, head: bytes, size: int) -> bool | None:
    stated = int.from_bytes(head[4:8], "little")
    if stated in {0, 0xFFFFFFFF, 0x7FFFFFFF}:  # written as a stream, the length was not known
        return None
    return size >= stated + 8 - (stated & 1)


def _boxes(file: BinaryIO, _head: bytes, size: int) -> bool:
    """ISO base media: the lengths of the outer boxes add up to the file's, and the index is among them."""
    offset, has_index = 0, False
    for _ in range(10_000):
        if offset == size:
            return has_index
        file.seek(offset)
        header = file.read(16)
        if len(header) < 8:
            # A few stray bytes behind the last box do no harm.
            return has_index and len(header) < 8
        length, name = int.from_bytes(header[:4], "big"), header[4:8]
        has_index = has_index or name in {b"moov", b"meta", b"moof"}
        if length == 0:
            return has_index or name in {b"moov", b"meta"}
        if length == 1:
            length = int.from_bytes(header[8:16], "big")
        if length < 8 or offset + length > size:
            return False
        offset += length
    return False


def _glb(_file: BinaryIO, head: bytes, size: int) -> bool | None:
    return size >= int.from_bytes(head[8:12], "little") if len(head) >= 12 else False


def _zip(file: BinaryIO, _head: bytes, size: int) -> bool:
    return b"PK\x05\x06" in _tail(file, size, _TAIL)


def _pdf(file: BinaryIO, _head: bytes, size: int) -> bool:
    return b"%%EOF" in _tail(file, size, 4096)


def _svg(file: BinaryIO, _head: bytes, size: int) -> bool:
    return b"svg>" in _tail(file, size, 4096).lower()


_CHECKS: dict[str, Callable[[BinaryIO, bytes, int], bool | None]] = {
    "image/png": _png,
    "image/apng": _png,
    "image/jpeg": _jpeg,
    "image/gif": _gif,
    "image/webp": _riff,
    "audio/wav": _riff,
    "image/avif": _boxes,
    "image/heic": _boxes,
    "video/mp4": _boxes,
    "video/quicktime": _boxes,
    "audio/mp4": _boxes,
    "model/gltf-binary": _glb,
    "application/zip": _zip,
    "model/vnd.usdz+zip": _zip,
    "application/pdf": _pdf,
    "image/svg+xml": _svg,
}
