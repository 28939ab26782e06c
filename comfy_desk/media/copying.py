"""Copies a file whole and says what it was: in the system itself where that can share or move the blocks, never in memory."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path
from typing import BinaryIO

from comfy_desk.media.base64data import Decoded

_BLOCK = 1 << 20
_HEAD = 4096


def copy_whole(source: Path, target: Path) -> Decoded:
    """A copy and no link: whoever edits the saved file must not edit the raw answer. Raises OSError where it is not whole."""
    with source.open("rb") as file, target.open("wb") as out:
        expected = os.fstat(file.fileno()).st_size
        if not _by_system(file, out, expected):
            file.seek(0)
            out.seek(0)
            out.truncate()
            shutil.copyfileobj(file, out, _BLOCK)
    made = measure(target)
    if made.size != expected:
        raise OSError("The copy is not whole.")
    return made


def _by_system(file: BinaryIO, out: BinaryIO, size: int) -> bool:
    copy = getattr(os, "copy_file_range", None)
    if copy is None:
        return False
    try:
        left = size
        while left:
            done = copy(file.fileno(), out.fileno(), min(left, 1 << 30))
            if not done:
                return False
            left -= done
    except OSError:  # not between these two places; a full disk says so again below
        return False
    return True


def measure(path: Path) -> Decoded:
    """Size, hash and first bytes of a file."""
    with path.open("rb") as file:
        head = file.read(_HEAD)
        file.seek(0)
        digest = hashlib.file_digest(file, "sha256").hexdigest()
        return Decoded(file.tell(), digest, head)
