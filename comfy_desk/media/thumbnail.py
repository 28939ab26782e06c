"""The job that makes a small PNG of a file, and tells its size and length.

The file itself is only read. Pictures are drawn here, and the wave of a WAV; drawings, a film's frame and the waves of other
sounds are made where Qt is. What has no preview says so in a note and is no error.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from comfy_desk.domain.output import Kind
from comfy_desk.media.containers import read_facts
from comfy_desk.media.filetype import type_of_file
from comfy_desk.media.formats import Sniffed
from comfy_desk.media.headers import size_of
from comfy_desk.media.limits import NO_PREVIEW
from comfy_desk.media.pictures import FORMATS, draw
from comfy_desk.media.small_png import write_small_png
from comfy_desk.media.textual import words_of
from comfy_desk.media.waves import draw_wave, wav_peaks, wave_columns

SIZE = 512


def thumbnail_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, size?, declared?, name?} →
    {out, width, height, duration, animated, frames, media_type, extension, kind, note}.

    `out` is None where there is no picture. The type is by the bytes, else as `declared`, else by the extension of `name`.
    """
    path, out = Path(arguments["path"]), Path(arguments["out"])
    limit = max(16, min(int(arguments.get("size") or SIZE), 2048))
    known = type_of_file(path, arguments.get("declared"), arguments.get("name"))
    out.parent.mkdir(parents=True, exist_ok=True)
    return _answer(known) | _facts(path, out, limit, known)


def _answer(known: Sniffed) -> dict[str, Any]:
    return {
        "out": None,
        "width": None,
        "height": None,
        "duration": None,
        "animated": False,
        "frames": None,
        "media_type": known.media_type,
        "extension": known.extension,
        "kind": str(known.kind),
        "note": None,
    }


def _facts(path: Path, out: Path, limit: int, known: Sniffed) -> dict[str, Any]:
    if known.media_type in FORMATS:
        return _picture(path, out, limit, known)
    if known.kind is Kind.VECTOR:
        return _vector(path)
    if known.kind in {Kind.VIDEO, Kind.AUDIO}:
        facts = read_facts(path, known.media_type)
        answer: dict[str, Any] = {"width": facts.width, "height": facts.height, "duration": facts.duration}
        if known.media_type == "audio/wav" and (peaks := _peaks(path, limit)):
            draw_wave(peaks, out, limit)
            answer["out"] = str(out)
        return answer
    width, height = size_of(path, known.media_type) or (None, None)
    return {"note": NO_PREVIEW, "width": width, "height": height}


def _picture(path: Path, out: Path, limit: int, known: Sniffed) -> dict[str, Any]:
    drawn = draw(path, known.media_type, limit)
    answer: dict[str, Any] = {
        "width": drawn.width,
        "height": drawn.height,
        "frames": drawn.frames,
        "animated": (drawn.frames or 1) > 1,
        "note": drawn.note,
    }
    if drawn.image is None:
        return answer
    write_small_png(drawn.image, out)  # an error of the disk is no fault of the picture
    return answer | {"out": str(out)}


def _peaks(path: Path, limit: int) -> list[float] | None:
    try:
        return wav_peaks(path, wave_columns(limit))
    except (ValueError, ArithmeticError, LookupError):  # a broken header is no reason to have no length
        return None


# -- drawings --------------------------------------------------------------------------------------------------------

_TAG = re.compile(r"<(?:svg:)?svg\b[^>]{0,8000}>", re.S | re.I)
_NUMBER = r"([0-9]{0,20}\.?[0-9]{1,20}(?:[eE][+-]?[0-9]{1,3})?)"
_UNITS = {"": 1.0, "px": 1.0, "pt": 96 / 72, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}


def _vector(path: Path) -> dict[str, Any]:
    """A drawing's size from its own words; it is drawn where Qt is."""
    with path.open("rb") as file:
        match = _TAG.search(words_of(file.read(65_536)))
    tag = match[0] if match else ""
    width, height = _length(tag, "width"), _length(tag, "height")
    box = re.search(rf"\bviewBox\s*=\s*[\"']\s*-?{_NUMBER}[\s,]+-?{_NUMBER}[\s,]+{_NUMBER}[\s,]+{_NUMBER}", tag)
    if box and not (width and height):
        width, height = float(box[3]), float(box[4])
    if not width or not height or max(width, height) > 1e6:
        return {}
    return {"width": max(1, round(width)), "height": max(1, round(height))}


def _length(tag: str, name: str) -> float | None:
    match = re.search(rf"\s{name}\s*=\s*[\"']\s*{_NUMBER}\s*(px|pt|pc|mm|cm|in|)\s*[\"']", tag)
    return float(match[1]) * _UNITS[match[2]] if match else None
