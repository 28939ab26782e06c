"""Length and size of films and sounds, read from their own headers. Decodes nothing; bounded reads; None where unknown."""

from __future__ import annotations

import math
import struct
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from comfy_desk.media.boxes import iso_facts
from comfy_desk.media.facts import Facts
from comfy_desk.media.matroska import matroska_facts
from comfy_desk.media.sounds import aac_facts, aiff_facts, flac_facts, mp3_facts, ogg_facts, w64_facts, wav_facts


def _avi_facts(file: BinaryIO) -> Facts:
    """By the main header, which stands first (`hdrl`, `avih`): microseconds a frame, frames, and the size."""
    head = file.read(4096)
    at = head.find(b"avih")
    if at < 0:
        return Facts()
    pace, frames = struct.unpack_from("<I12xI", head, at + 8)
    width, height = struct.unpack_from("<II", head, at + 40)
    return Facts(width or None, height or None, frames * pace / 1e6 or None, film=True)


_READERS = {
    "video/mp4": iso_facts,
    "video/3gpp": iso_facts,
    "video/quicktime": iso_facts,
    "audio/mp4": iso_facts,
    "video/webm": matroska_facts,
    "video/x-matroska": matroska_facts,
    "audio/webm": matroska_facts,
    "audio/x-matroska": matroska_facts,
    "video/x-msvideo": _avi_facts,
    "audio/wav": wav_facts,
    "audio/x-w64": w64_facts,
    "audio/aiff": aiff_facts,
    "audio/mpeg": mp3_facts,
    "audio/aac": aac_facts,
    "audio/flac": flac_facts,
    "audio/ogg": ogg_facts,
    "audio/opus": ogg_facts,
    "video/ogg": ogg_facts,
}


def read_facts(path: Path, media_type: str) -> Facts:
    """Facts of a film or a sound; empty ones where the format is unknown or its headers are broken."""
    reader = _READERS.get(media_type)
    if reader is None:
        return Facts()
    try:
        with path.open("rb") as file:
            facts = reader(file)
    except (struct.error, ValueError, IndexError, OverflowError, ZeroDivisionError):
        return Facts()
    if facts.duration is not None and not 0 < facts.duration < math.inf:  # what a header says of nothing at all
        return replace(facts, duration=None)
    return facts
