"""Tells a file's type by as much of the file as is needed: its beginning, its end, its size and its index."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from comfy_desk.media.containers import read_facts
from comfy_desk.media.formats import Sniffed, known_type
from comfy_desk.media.mpeg_audio import adts_frame, id3_length
from comfy_desk.media.sniff import refined, sniff

_WINDOW = 65_536
_SOUND_OF = {
    "video/mp4": "audio/mp4",
    "video/3gpp": "audio/mp4",
    "video/webm": "audio/webm",
    "video/x-matroska": "audio/x-matroska",
}


def type_of_file(path: Path, declared: str | None = None, name: str | None = None) -> Sniffed:
    """The type by the bytes, else as `declared`, else by the extension of `name`. The file is only read. Raises OSError."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - _WINDOW))
        tail = file.read(_WINDOW)
        file.seek(0)
        head = file.read(_WINDOW)
        known = sniff(head, tail, size)
        if known is not None and known.media_type == "image/png" and _is_animated(file, size):
            known = known_type("image/apng")
        elif known is not None and id3_length(head) > 0:
            known = _behind_id3(file, id3_length(head)) or known
    film = None
    if known is not None and known.media_type in _SOUND_OF:
        facts = read_facts(path, known.media_type)
        film = facts.film
        if facts.sound and film is False:
            known = known_type(_SOUND_OF[known.media_type])
    return refined(known, declared, name, film=bool(film))


def _behind_id3(file: BinaryIO, tag: int) -> Sniffed | None:
    """What stands behind a tag, which may hold a cover picture of megabytes."""
    file.seek(tag)
    behind = file.read(4096)
    if behind[:4] == b"fLaC":
        return known_type("audio/flac")
    return known_type("audio/aac") if adts_frame(behind) else None


def _is_animated(file: BinaryIO, size: int) -> bool:
    """PNG's chunks up to the picture: a colour profile or a long text may stand before the word of an animation."""
    at = 8
    for _ in range(1000):
        file.seek(at)
        header = file.read(8)
        if len(header) < 8 or header[4:] in {b"acTL", b"IDAT"} or at > size:
            return header[4:] == b"acTL"
        at += 12 + int.from_bytes(header[:4], "big")
    return False
