"""The note beside a part of a file that says how to go on with it, also after the program was ended or killed.

It holds how far the file had come, the hash of those bytes, and the server's mark of that very version; of the link it
holds only a hash of the place without the query. Blocks: call it in a thread.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from comfy_desk.media.addresses import Target

_BLOCK = 1 << 20


@dataclass(frozen=True, slots=True)
class Progress:
    """A part of `received` bytes with this `sha256`; `validator` makes If-Range safe, `total` is what it will be."""

    place: str
    received: int
    sha256: str
    validator: str
    total: int | None


def place_of(target: Target) -> str:
    """A mark of where a file lies. What signs the link changes with each reading of a result, and is not part of it."""
    path = target.raw.split(b"?", 1)[0]
    return hashlib.sha256(target.shown.encode() + path).hexdigest()


def write_down(part: Path, progress: Progress) -> None:
    with contextlib.suppress(OSError):  # without it the file is only fetched from its start
        fresh = part.with_suffix(".resume-new")
        fresh.write_text(json.dumps(asdict(progress)), encoding="utf-8")
        fresh.replace(_note_of(part))


def taken_up(part: Path, place: str) -> tuple[Progress, hashlib._Hash] | None:
    """What an earlier attempt left of the same file, where its bytes are still what was noted."""
    try:
        noted = json.loads(_note_of(part).read_bytes())
        progress = Progress(**noted)
        if progress.place != place or not (0 < progress.received <= part.stat().st_size):
            return None
        digest, left = hashlib.sha256(), progress.received
        with part.open("rb") as file:
            while left and (block := file.read(min(_BLOCK, left))):
                digest.update(block)
                left -= len(block)
        return (progress, digest) if not left and digest.hexdigest() == progress.sha256 else None
    except (OSError, ValueError, TypeError, AttributeError):
        return None


def forget(part: Path) -> None:
    with contextlib.suppress(OSError):
        _note_of(part).unlink(missing_ok=True)


def _note_of(part: Path) -> Path:
    return part.with_suffix(".resume")
