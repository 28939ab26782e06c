"""What a field says of the files that it takes: how many bytes, which formats, how many pixels. Pure, and never raising.

What stands in the schema itself is firm. What only the description says is read where it is plain, and of several values
(one for each of a family's models) the widest counts: nothing is held up here that the model might take.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from comfy_desk.schema.fields import FileLimits, Medium

MOST_TEXT = 2_500
"""Characters of a description that are read."""

TYPES = {
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png", "webp": "image/webp", "gif": "image/gif",
    "bmp": "image/bmp", "tiff": "image/tiff", "tif": "image/tiff", "heic": "image/heic", "heif": "image/heic",
    "avif": "image/avif", "svg": "image/svg+xml",
    "mp4": "video/mp4", "mov": "video/quicktime", "webm": "video/webm", "mkv": "video/x-matroska",
    "avi": "video/x-msvideo",
    "mp3": "audio/mpeg", "wav": "audio/wav", "m4a": "audio/mp4", "aac": "audio/aac", "flac": "audio/flac",
    "ogg": "audio/ogg", "opus": "audio/ogg",
}  # fmt: skip
_SAME = {
    "image/jpg": "image/jpeg", "image/heif": "image/heic", "audio/mp3": "audio/mpeg", "audio/x-wav": "audio/wav",
    "audio/wave": "audio/wav", "audio/x-m4a": "audio/mp4", "audio/m4a": "audio/mp4", "audio/opus": "audio/ogg",
    "audio/x-flac": "audio/flac", "video/mov": "video/quicktime", "video/mpg": "video/mpeg", "video/mpegps": "video/mpeg",
    "video/avi": "video/x-msvideo", "audio/x-aac": "audio/aac", "image/apng": "image/png",
}  # fmt: skip
_UNITS = {"b": 1, "kb": 1_000, "kib": 1_024, "mb": 1_000_000, "mib": 2**20, "gb": 10**9, "gib": 2**30}
_SAMPLE = re.compile(r"data:\S*|https?://\S*|\be\.g\.[^\n.;]{0,80}")
_ABOUT_FORMATS = re.compile(r"\bformats?\b|\bsupport|\baccept|\bmust be\b|\bmime\b|\([^)]{0,80}\)")
_FORMAT = re.compile(r"(?<![a-z0-9])(" + "|".join(TYPES) + r")(?![a-z0-9])")
_SIZE = re.compile(r"(\d{1,6}(?:\.\d{1,2})?)\s?(kib|kb|mib|mb|gib|gb)\b")
_AT_MOST = re.compile(
    r"\bmax|\bat most|\bup to|\bno (?:more|larger) than|\bnot exceed|\blimit|\bless than|\bunder\b|\bsmaller"
)
_AREA = re.compile(r"(?:pixels?|px)[^.\n]{0,60}?\(?\s*(\d{1,3}(?:,\d{3})+|\d{6,12})\s*px")
_AREA_TOLD = re.compile(r"total pixels[^.\n]{0,60}?no more than (\d{3,5})\s?[x×*]\s?(\d{3,5})")
_SIDES = re.compile(
    r"(?:resolution|width|height|side|dimension)s?[^.\n\d]{0,30}(\d{2,5})\s?(?:-|–|to)\s?(\d{2,5})\s?(?:px|pixels)",
)
_RATIO = re.compile(r"aspect ratio[^\n\[]{0,60}\[\s*(\d{1,3})(?:/(\d{1,3}))?\s*,\s*(\d{1,3})(?:/(\d{1,3}))?\s*\]")


def same_type(media_type: str) -> str:
    """One name for each type that goes by several; parameters are left out."""
    plain = media_type.partition(";")[0].strip().lower()
    return _SAME.get(plain, plain)


def limits_of(schema: dict[str, Any], told: Any, medium: Medium) -> FileLimits:
    """What the schema and its description say."""
    prose = in_words(told, medium)
    formats = _types(schema.get("contentMediaType"), medium)
    most_bytes: int | None = None
    for key, value in list(schema.items())[:60]:
        name = key.lower() if isinstance(key, str) else ""
        if not name.startswith("x-"):
            continue
        if any(word in name for word in ("accept", "mime", "format", "media-type", "content-type")):
            formats = formats or _types(value, medium)
        elif "max" in name and any(word in name for word in ("byte", "size")):
            most_bytes = most_bytes or _bytes(value)
    firm = tuple(name for name, found in (("formats", formats), ("most_bytes", most_bytes)) if found)
    limits = replace(prose, firm=firm)
    if formats:
        limits = replace(limits, formats=formats)
    return replace(limits, most_bytes=most_bytes) if most_bytes else limits


def in_words(told: Any, medium: Medium) -> FileLimits:
    """What a description says alone; nothing of it is firm."""
    return _in_words(told[:MOST_TEXT], medium) if isinstance(told, str) and told else FileLimits()


@lru_cache(maxsize=256)
def _in_words(told: str, medium: Medium) -> FileLimits:
    plain = _SAMPLE.sub(" ", told.lower())
    sizes = [
        int(float(number) * _UNITS[unit])
        for line in re.split(r"\n|(?<=[a-z)])\. ", plain)
        if _AT_MOST.search(line)
        for number, unit in _SIZE.findall(line)
    ]
    areas = [int(found.replace(",", "")) for found in _AREA.findall(plain)]
    areas += [int(wide) * int(high) for wide, high in _AREA_TOLD.findall(plain)]
    sides = [(int(low), int(high)) for low, high in _SIDES.findall(plain) if int(low) < int(high)]
    ratios = [_ratio(found) for found in _RATIO.findall(plain)]
    return FileLimits(
        formats=_formats(plain, medium),
        most_bytes=max(sizes, default=None),
        most_pixels=max(areas, default=None),
        least_side=min((low for low, _ in sides), default=None),
        most_side=max((high for _, high in sides), default=None),
        ratio=(min(low for low, _ in ratios), max(high for _, high in ratios)) if ratios else None,
    )


def with_more(own: FileLimits, outer: FileLimits) -> FileLimits:
    """What is said nearer counts; where nothing is, what is said further out."""
    return FileLimits(
        own.formats or outer.formats,
        own.most_bytes or outer.most_bytes,
        own.most_pixels or outer.most_pixels,
        own.least_side or outer.least_side,
        own.most_side or outer.most_side,
        own.ratio or outer.ratio,
        own.firm,
    )


def of_choices(limits: FileLimits, choices: Iterable[Any], medium: Medium) -> FileLimits:
    """The field beside it lists the types there are: no other can be named, and each as it is written there."""
    listed = [choice for choice in choices if isinstance(choice, str)][:50]
    formats = tuple(choice for choice in listed if _types([choice], medium))
    return replace(limits, formats=formats, firm=(*limits.firm, "formats")) if formats else limits


def as_listed(media_type: str, formats: Iterable[str]) -> str:
    """A type by the name that it has in a list, where it stands there under another one; else as it is."""
    return next((name for name in formats if same_type(name) == same_type(media_type)), media_type)


def _formats(plain: str, medium: Medium) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for line in re.split(r"\n|(?<=[a-z)])\. ", plain):
        if _ABOUT_FORMATS.search(line):
            found.update(dict.fromkeys(TYPES[word] for word in _FORMAT.findall(line)))
    return tuple(name for name in found if medium is Medium.FILE or name.startswith(medium.value + "/"))


def _types(value: Any, medium: Medium) -> tuple[str, ...]:
    """The media types in a value: a list, or a text with commas. One with a star says nothing that is not known."""
    parts = re.split(r"[,|\s]+", value) if isinstance(value, str) else value if isinstance(value, list) else []
    named = [part.strip().lower() for part in parts[:50] if isinstance(part, str)]
    if any("*" in name for name in named):
        return ()
    types = (TYPES.get(name.lstrip("."), same_type(name)) for name in named if name)
    wanted = "" if medium is Medium.FILE else medium.value + "/"
    return tuple(dict.fromkeys(name for name in types if "/" in name and name.startswith(wanted)))


def _bytes(value: Any) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return value
    found = _SIZE.fullmatch(value.strip().lower()) if isinstance(value, str) and len(value) < 40 else None
    return int(float(found[1]) * _UNITS[found[2]]) if found else None


def _ratio(found: tuple[str, str, str, str]) -> tuple[float, float]:
    low, under, high, below = found
    return int(low) / max(1, int(under or 1)), int(high) / max(1, int(below or 1))
