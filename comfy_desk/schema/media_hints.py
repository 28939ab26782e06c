"""Which texts of a body are really files, and how they travel. Documents say it in prose; this reads the prose.

It recognises, it does not check: a field taken for a file still accepts a link or any text through the JSON view.
"""

from __future__ import annotations

from typing import Any

from comfy_desk.schema import naming
from comfy_desk.schema.fields import Encoding, Media, Medium

_MEDIUM_WORDS = {
    "image": Medium.IMAGE, "images": Medium.IMAGE, "img": Medium.IMAGE, "photo": Medium.IMAGE, "picture": Medium.IMAGE,
    "mask": Medium.IMAGE, "frame": Medium.IMAGE, "video": Medium.VIDEO, "videos": Medium.VIDEO, "clip": Medium.VIDEO,
    "audio": Medium.AUDIO, "audios": Medium.AUDIO, "sound": Medium.AUDIO,
}  # fmt: skip
_CARRIERS = {"url", "urls", "uri", "data", "base64", "b64", "file", "bytes", "encoded"}
_NOT_FILES = {"id", "ids", "type", "format", "size", "mode", "gcs", "storage", "callback", "webhook", "name", "mime"}
_ENCODED = ("byte", "binary", "base64")


def recognise(schema: dict[str, Any], name: str, parent: str) -> Media | None:
    """The file that a text field carries, or None. `parent` is the name of the enclosing object or list."""
    parts = naming.words(name)
    while parts and parts[-1].isdecimal():
        parts.pop()
    if not parts or set(parts) & _NOT_FILES or naming.is_callback(name):
        return None
    told = naming.clean(schema.get("description"), 600).lower()
    encoded = schema.get("format") in _ENCODED or schema.get("contentEncoding") == "base64"
    content_type = schema.get("contentMediaType")
    if isinstance(content_type, str) and content_type.partition("/")[0] in ("image", "video", "audio"):
        return _media(
            Medium(content_type.partition("/")[0]), encoded or "uri" not in str(schema.get("format")), told, parts
        )
    by_name = _by_name(parts)
    carrier = bool(set(parts) & _CARRIERS)
    if by_name is None and not carrier and not encoded and "base64" not in told:
        return None
    medium = by_name or _by_name(naming.words(parent)) or _by_prose(told)
    if medium is None:
        return _media(Medium.FILE, True, told, parts) if encoded or "base64" in told[:200] else None
    if by_name and parts[-1] not in _MEDIUM_WORDS and not carrier and not encoded and "base64" not in told:
        return None  # image_weight, frame_rate: about a file, but none
    return _media(medium, encoded, told, parts, str(schema.get("format", "")))


def label(name: str, media: Media) -> str:
    """A name that tells only how the file travels is replaced by what the file is; else empty."""
    told = set(naming.words(name)) - _CARRIERS - {"64", "base"}
    return "" if told or media.encoding is Encoding.LINK else media.medium.value.capitalize()


def _by_name(parts: list[str]) -> Medium | None:
    for part in reversed(parts):
        if part in _MEDIUM_WORDS:
            return _MEDIUM_WORDS[part]
    return None


def _by_prose(told: str) -> Medium | None:
    found = {medium for word, medium in _MEDIUM_WORDS.items() if word in told and word not in ("frame", "clip", "mask")}
    if len(found) > 1:
        return Medium.FILE
    return found.pop() if found else None


def _media(medium: Medium, encoded: bool, told: str, parts: list[str], written: str = "") -> Media:
    link = written in ("uri", "url", "uri-reference") or bool({"url", "uri", "urls"} & set(parts))
    link = link or any(word in told for word in ("url", "uri", "http", "link"))
    if any(
        word in told for word in ("data uri", "data url", "data-uri", "data:image", "data:audio", "data:video", "data:")
    ):
        return Media(medium, Encoding.DATA_URI, takes_link="http" in told or "url" in told.replace("data url", ""))
    if encoded or "base64" in told or "b64" in parts or "base64" in parts:
        return Media(medium, Encoding.BASE64, takes_link=link and not encoded)
    if link:
        return Media(medium, Encoding.LINK, takes_link=True)
    return Media(medium, Encoding.BASE64, takes_link=True)
