"""How much a request asks for, read from its body: seconds of film or sound, and pixels. Pure.

Names differ between models; known are the usual ones, at the top or in one object below it. What a body leaves to the model
is not known here, and nothing is guessed for it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Any

from comfy_desk.schema import NotJsonError, from_bytes
from comfy_desk.services.usual import UNKNOWN_SIZE, Size, size_of

LONGEST_BODY = 1_000_000
"""Bytes; a longer one holds files, and is not read for this."""

_SECONDS = ("duration", "seconds", "duration_seconds", "duration_s", "length_seconds", "video_length", "audio_length")
_FRAMES = ("num_frames", "frames", "frame_count", "video_frames")
_RATES = ("fps", "frame_rate", "frames_per_second")
_SIZES = ("size", "image_size", "video_size", "resolution", "dimensions", "output_size")
_NUMBER = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)\s*(?:s|sec|secs|seconds)?", re.IGNORECASE)
_SIDES = re.compile(r"(\d{2,5})\s*[x×*]\s*(\d{2,5})", re.IGNORECASE)
_LINES = re.compile(r"(\d{3,4})p", re.IGNORECASE)
_NAMED = {"1k": 1024 * 1024, "2k": 2048 * 2048, "4k": 3840 * 2160, "8k": 7680 * 4320}
_SHAPE = 16 / 9


def asked_size(body: bytes) -> Size:
    """Of a body as it is sent; what is no JSON object asks for nothing that is known."""
    if len(body) > LONGEST_BODY:
        return UNKNOWN_SIZE
    try:
        whole = from_bytes(body)
    except NotJsonError:
        return UNKNOWN_SIZE
    if not isinstance(whole, dict):
        return UNKNOWN_SIZE
    facts: dict[str, Any] = {}
    for part in (*(value for value in whole.values() if isinstance(value, dict)), whole):
        facts.update(part)  # what stands at the top wins
    return size_of(_length(facts), _area(facts))


def _length(facts: Mapping[str, Any]) -> float | None:
    found = next((number for name in _SECONDS if (number := _number(facts.get(name))) is not None), None)
    if found is not None:
        return found
    frames = next((number for name in _FRAMES if (number := _number(facts.get(name))) is not None), None)
    rate = next((number for name in _RATES if (number := _number(facts.get(name))) is not None), None)
    return frames / rate if frames and rate else None


def _area(facts: Mapping[str, Any]) -> float | None:
    sides = _number(facts.get("width")), _number(facts.get("height"))
    if sides[0] and sides[1]:
        return sides[0] * sides[1]
    for name in _SIZES:
        value = facts.get(name)
        if isinstance(value, dict) and (area := _area({"width": value.get("width"), "height": value.get("height")})):
            return area
        if isinstance(value, str) and (area := _area_of(value.strip())):
            return area
    megapixels = _number(facts.get("megapixels"))
    return None if megapixels is None else megapixels * 1_000_000


def _area_of(text: str) -> float | None:
    if sides := _SIDES.fullmatch(text):
        return float(sides[1]) * float(sides[2])
    if lines := _LINES.fullmatch(text):
        return float(lines[1]) ** 2 * _SHAPE
    return _NAMED.get(text.lower())


def _number(value: Any) -> float | None:
    """A number above zero, or a text that is one."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, str):
        found = _NUMBER.fullmatch(value.strip()[:24])
        value = found[1] if found else None
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        return None
    return number if math.isfinite(number) and number > 0 else None
