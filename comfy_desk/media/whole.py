"""Whether a file ends where its format says it ends. Reads ends and lengths only, decodes nothing."""

from __future__ import annotations

import errno
import os
import struct
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from comfy_desk.media import lengths
from comfy_desk.media.sniff import HEAD, sniff

_TAIL = 65_557  # the farthest that a ZIP's end record can stand from the end


def is_whole(path: Path) -> bool | None:
    """True or False where the format tells its own end, None where it does not or the format is unknown."""
    with path.open("rb") as file:
        head = file.read(HEAD)
        size = file.seek(0, os.SEEK_END)
        known = sniff(head, size=size)
        check = _CHECKS.get(known.media_type) if known else None
        try:
            return check(file, head, size) if check else None
        except (struct.error, OverflowError, ValueError):  # a table that is none
            return None
        except OSError as error:
            if error.errno != errno.EINVAL:  # else a place that no file has
                raise
            return None


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
    stated = int.from_bytes(head[4:8], "big" if head[:4] == b"RIFX" else "little")
    if stated in {0, 0xFFFFFFFF, 0x7FFFFFFF}:  # written as a stream, the length was not known
        return None
    return size >= stated + 8 - (stated & 1)


def _boxes(file: BinaryIO, _head: bytes, size: int) -> bool:
    """ISO base media: the lengths of the outer boxes add up to the file's, and the index is among them."""
    return _add_up(file, size, {b"moov", b"meta", b"moof"})


def _codestream(file: BinaryIO, head: bytes, size: int) -> bool | None:
    """JPEG XL and JPEG 2000 in boxes; a bare stream does not say where it ends."""
    return _add_up(file, size, {b"jxlc", b"jxlp", b"jp2c"}) if head[4:6] in {b"JX", b"jP"} else None


def _add_up(file: BinaryIO, size: int, wanted: set[bytes]) -> bool:
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
        has_index = has_index or name in wanted
        if length == 0:
            return has_index
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


def _json(file: BinaryIO, head: bytes, size: int) -> bool | None:
    closing = {b"{": b"}", b"[": b"]"}.get(head.lstrip(b"\xef\xbb\xbf \t\r\n")[:1])
    return None if closing is None else _tail(file, size, 256).rstrip().endswith(closing)


def _fbx(file: BinaryIO, _head: bytes, size: int) -> bool | None:
    """The writers that most use end with this mark; others end as they like."""
    return (
        True if b"\xf8\x5a\x8c\x6a\xde\xf5\xd9\x7e\xec\xe9\x0c\xe3\x75\x8f\x29\x0b" in _tail(file, size, 64) else None
    )


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
    "image/jxl": _codestream,
    "image/jp2": _codestream,
    "image/tiff": lengths.tiff,
    "image/bmp": lengths.bmp,
    "image/x-exr": lengths.exr,
    "video/3gpp": _boxes,
    "video/webm": lengths.matroska,
    "audio/webm": lengths.matroska,
    "video/x-matroska": lengths.matroska,
    "audio/x-matroska": lengths.matroska,
    "video/x-msvideo": _riff,
    "audio/ogg": lengths.ogg,
    "audio/opus": lengths.ogg,
    "video/ogg": lengths.ogg,
    "audio/aiff": lengths.aiff,
    "model/3mf": _zip,
    "model/ply": lengths.ply,
    "model/vnd.usdc": lengths.usdc,
    "model/gltf+json": _json,
    "application/json": _json,
    "application/vnd.autodesk.fbx": _fbx,
}
