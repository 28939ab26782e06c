"""What a JPEG's markers say before anything is decoded: how its data is stored, and what it carries beside them."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

from comfy_desk.media.limits import MOST_COEFFICIENTS, MOST_HIDDEN, check_pixels, too_large, too_much_hidden

_FRAMES = {0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF}
_PROGRESSIVE = {0xC2, 0xC6, 0xCA, 0xCE}
_MOST_SCANS_WORK = 4_000_000_000  # pixels times scans
_BESIDE = MOST_HIDDEN + 17 * 1024**2  # a colour profile alone may have 16 MB


def check_jpeg(path: Path) -> None:
    """Raises Refused. One that is stored in several scans has to be held whole before its first pixel is known."""
    with path.open("rb") as file:
        at, beside, frame = 2, 0, b""
        progressive = False
        while True:
            file.seek(at)
            head = file.read(4)
            if len(head) < 4 or head[0] != 0xFF:
                return
            mark, length = head[1], int.from_bytes(head[2:4], "big")
            if mark == 0xFF or 0xD0 <= mark <= 0xD8 or mark == 1:
                at += 1 if mark == 0xFF else 2
                continue
            if mark in _FRAMES:
                frame, progressive = file.read(length - 2 if length > 2 else 0), mark in _PROGRESSIVE
            elif mark == 0xDA:
                _check_scan(file, frame, progressive)
                return
            else:
                beside += length
                if beside > _BESIDE:
                    raise too_much_hidden()
            at += 2 + max(length, 2)


def _check_scan(file: BinaryIO, frame: bytes, progressive: bool) -> None:
    if len(frame) < 6:
        return
    height, width, count = int.from_bytes(frame[1:3], "big"), int.from_bytes(frame[3:5], "big"), frame[5]
    check_pixels(width, height)
    parts = [frame[at + 1] for at in range(6, min(len(frame) - 2, 6 + 3 * count), 3)]
    if not parts or not (progressive or file.read(1)[0] < count):
        return
    across, down = max(1, *(part >> 4 for part in parts)), max(1, *(part & 15 for part in parts))
    held = sum(width * height * (part >> 4) * (part & 15) * 2 // (across * down) for part in parts)
    if held > MOST_COEFFICIENTS:
        raise too_large(width, height, ", stored progressively")
    scans, kept = 0, b""
    while (piece := file.read(1 << 20)) and scans * width * height <= _MOST_SCANS_WORK:
        scans += (kept + piece).count(b"\xff\xda")
        kept = piece[-1:]
    if scans * width * height > _MOST_SCANS_WORK and scans > 64:
        raise too_large(width, height, f", stored in more than {scans - 1} layers")
