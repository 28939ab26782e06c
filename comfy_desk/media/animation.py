"""Counts the frames of GIF and WebP by their blocks, up to a limit, and looks at what stands between. Decodes nothing."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import BinaryIO

from comfy_desk.media.limits import MOST_FRAMES, MOST_HIDDEN, too_much_hidden

_MOST_BLOCKS = 2_000_000


def gif_frames(path: Path) -> int:
    """Frames of a GIF. Raises Refused where more than a picture should carry stands before the first."""
    with path.open("rb", buffering=1 << 18) as file:
        head = file.read(13)
        if len(head) < 13:
            return 0
        file.seek(3 * (2 << (head[10] & 7)) if head[10] & 0x80 else 0, os.SEEK_CUR)
        frames, budget = 0, _MOST_BLOCKS
        while frames < MOST_FRAMES and budget > 0:
            mark = file.read(1)
            if mark == b"!":
                file.seek(1, os.SEEK_CUR)
            elif mark == b",":
                place = file.read(9)
                if len(place) < 9:
                    return frames
                frames += 1
                file.seek((3 * (2 << (place[8] & 7)) if place[8] & 0x80 else 0) + 1, os.SEEK_CUR)
            else:
                return frames
            before = file.tell()
            budget -= _skip_blocks(file, budget)
            if frames == 0 and file.tell() - before > MOST_HIDDEN:
                raise too_much_hidden()
        return frames


def _skip_blocks(file: BinaryIO, budget: int) -> int:
    """Passes the blocks up to an empty one; how many there were."""
    count = 1
    while count <= budget:
        length = file.read(1)
        if not length or length == b"\0":
            break
        file.seek(length[0], io.SEEK_CUR)
        count += 1
    return count


def webp_frames(path: Path) -> int:
    """Frames of a WebP; 1 for a still. Raises Refused where a profile or text is more than a picture should carry."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        frames, at = 0, 12
        for _ in range(MOST_FRAMES + 100):
            file.seek(at)
            head = file.read(8)
            if len(head) < 8 or at > size:
                break
            length = int.from_bytes(head[4:], "little")
            if head[:4] in {b"ICCP", b"EXIF", b"XMP "} and length > MOST_HIDDEN:
                raise too_much_hidden()
            frames += head[:4] == b"ANMF"
            at += 8 + length + (length & 1)
        return min(max(1, frames), MOST_FRAMES)
