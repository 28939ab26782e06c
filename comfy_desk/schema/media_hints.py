"""Which texts of a body are really files, and how they travel. Documents say it in prose; this reads the prose.

It recognises, it does not check: a field taken for a file still accepts a link or any text through the JSON view. What is
said of size and format is read in `media_limits`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from comfy_desk.schema import media_limits, naming
from comfy_desk.schema.fields import Encoding, Field, Kind, Media, Medium

_MEDIUM_WORDS = {
    "image": Medium.IMAGE, "images": Medium.IMAGE, "img": Medium.IMAGE, "imgs": Medium.IMAGE, "photo": Medium.IMAGE,
    "photos": Medium.IMAGE, "picture": Medium.IMAGE, "pictures": Medium.IMAGE, "mask": Medium.IMAGE,
    "masks": Medium.IMAGE, "frame": Medium.IMAGE, "keyframe": Medium.IMAGE, "portrait": Medium.IMAGE,
    "video": Medium.VIDEO, "videos": Medium.VIDEO, "clip": Medium.VIDEO, "movie": Medium.VIDEO,
    "audio": Medium.AUDIO, "audios": Medium.AUDIO, "sound": Medium.AUDIO,
}  # fmt: skip
_CARRIERS = {
    "url",
    "urls",
    "uri",
    "uris",
    "data",
    "base64",
    "b64",
    "file",
    "files",
    "bytes",
    "encoded",
    "blob",
    "upload",
}
_LINKS = {"url", "urls", "uri", "uris", "link", "links", "href"}
_FILES = {"file", "files", "media", "medias", "asset", "attachment", "attachments"}
_NOT_FILES = {
    "id", "ids", "type", "format", "size", "mode", "gcs", "storage", "callback", "webhook", "name", "mime", "output",
}  # fmt: skip
_ENCODED = ("byte", "binary", "base64")
_DATA_FORMATS = ("data-url", "data-uri", "dataurl", "datauri")
_LINK_FORMATS = ("uri", "url", "uri-reference", "iri", "iri-reference")
_DATA_URI = re.compile(r"\bdata[ -]?(?:ur[il]|address)\b|\bdata:", re.I)
_LINK_WORDS = re.compile(r"\b(?:url|uri|https?|link)s?\b", re.I)
_VAGUE = ("frame", "keyframe", "clip", "mask", "masks", "portrait")
_FAR = 600
"""Characters of a description in which it says what a field is."""


def recognise(schema: dict[str, Any], name: str, parent: str) -> Media | None:
    """The file that a text field carries, or None. `parent` is the name of the enclosing object or list."""
    parts = naming.words(name)
    while parts and parts[-1].isdecimal():
        parts.pop()
    if not parts or set(parts) & _NOT_FILES or naming.is_callback(name):
        return None
    told = naming.clean(schema.get("description"), _FAR).lower()
    found = _found(schema, parts, parent, told)
    if found is None:
        return None
    return replace(found, limits=media_limits.limits_of(schema, schema.get("description"), found.medium))


def in_context(field: Field, outer: Any) -> Field:
    """A file in a list or among alternatives whose own words say too little: those of what holds it count, too."""
    if field.kind is Kind.LIST and field.item is not None and field.item.media is not None:
        return replace(field, item=in_context(field.item, outer))
    if field.media is None or not isinstance(outer, str) or not outer:
        return field
    media, told = field.media, outer[: media_limits.MOST_TEXT]
    limits = media_limits.with_more(media.limits, media_limits.in_words(told, media.medium))
    says_data = bool(_DATA_URI.search(told)) and media.encoding is Encoding.BASE64
    encoding = Encoding.DATA_URI if says_data else media.encoding
    links = media.takes_link or bool(_LINK_WORDS.search(re.sub(_DATA_URI, " ", told)))
    return replace(field, media=replace(media, encoding=encoding, takes_link=links, limits=limits))


def accompanied(media: Media, fields: Iterable[Field]) -> Media:
    """With the field beside it that names the type; what that one lists are the types there are."""
    for name in ("mimeType", "mime_type", "media_type", "mediaType"):
        beside = next((field for field in fields if field.name == name), None)
        if beside is not None:
            limits = media_limits.of_choices(media.limits, beside.choices, media.medium)
            return replace(media, companion=name, limits=limits)
    return media


def medium_of_name(name: str) -> Medium | None:
    """The medium that a name speaks of: a "first_frame" is an image."""
    return _by_name(naming.words(name))


def label(name: str, media: Media) -> str:
    """A name that tells only how the file travels is replaced by what the file is; else empty."""
    told = set(naming.words(name)) - _CARRIERS - {"64", "base"}
    return "" if told else media.medium.value.capitalize()


def _found(schema: dict[str, Any], parts: list[str], parent: str, told: str) -> Media | None:
    written = str(schema.get("format") or "").lower()
    encoded = written in _ENCODED or str(schema.get("contentEncoding") or "").lower() in ("base64", "base64url")
    hinted = _hinted(schema)
    if written in _DATA_FORMATS:
        return Media(hinted or _by_all(parts, parent, told) or Medium.FILE, Encoding.DATA_URI, _told_link(told))
    if hinted is not None:
        return _media(hinted, encoded, told, parts, written)
    by_name = _by_name(parts)
    carrier = bool(set(parts) & _CARRIERS)
    link_of = written in _LINK_FORMATS and _by_prose(told) not in (None, Medium.FILE)
    if by_name is None and not carrier and not encoded and "base64" not in told and not link_of:
        return None
    medium = _by_all(parts, parent, told)
    if medium is None:
        return _unnamed(encoded, told, parts, parent, written)
    if (
        by_name
        and parts[-1] not in _MEDIUM_WORDS
        and not carrier
        and not encoded
        and "base64" not in told
        and not link_of
    ):
        return None  # image_weight, frame_rate: about a file, but none
    return _media(medium, encoded, told, parts, written)


def _unnamed(encoded: bool, told: str, parts: list[str], parent: str, written: str) -> Media | None:
    """A file of no known kind: by its encoding, or the address of something that is called a file."""
    if encoded or "base64" in told[:200]:
        return _media(Medium.FILE, encoded, told, parts, written)
    around = set(parts) | set(naming.words(parent))
    if set(parts) & _LINKS and (around & _FILES or "media file" in told):
        return Media(Medium.FILE, Encoding.LINK, takes_link=True)
    return None


def _hinted(schema: dict[str, Any]) -> Medium | None:
    """By what is made to be read by programs: contentMediaType, or a hint of the document's own."""
    values = [schema.get("contentMediaType")]
    values += [value for key, value in list(schema.items())[:60] if isinstance(key, str) and _is_hint(key)]
    for value in values:
        first = next(iter(value), None) if isinstance(value, list) else value
        word = first.strip().lower().partition("/")[0] if isinstance(first, str) else ""
        if word in ("image", "video", "audio"):
            return Medium(word)
    return None


def _is_hint(key: str) -> bool:
    """Of an x-… key: whether it tells what the field takes, and not what the model gives."""
    lowered = key.lower()
    return (
        lowered.startswith("x-")
        and any(word in lowered for word in ("media", "mime", "accept", "content-type", "modality", "widget", "input"))
        and "output" not in lowered
    )


def _by_all(parts: list[str], parent: str, told: str) -> Medium | None:
    return _by_name(parts) or _by_name(naming.words(parent)) or _by_prose(told)


def _by_name(parts: list[str]) -> Medium | None:
    for part in reversed(parts):
        if part in _MEDIUM_WORDS:
            return _MEDIUM_WORDS[part]
    return None


def _by_prose(told: str) -> Medium | None:
    found = {medium for word, medium in _MEDIUM_WORDS.items() if word in told and word not in _VAGUE}
    if len(found) > 1:
        return Medium.FILE
    return found.pop() if found else None


def _told_link(told: str) -> bool:
    return bool(_LINK_WORDS.search(_DATA_URI.sub(" ", told)))


def _media(medium: Medium, encoded: bool, told: str, parts: list[str], written: str = "") -> Media:
    link = written in _LINK_FORMATS or bool(_LINKS & set(parts)) or _told_link(told)
    if _DATA_URI.search(told):
        return Media(medium, Encoding.DATA_URI, takes_link=link)
    if encoded or "base64" in told or "b64" in parts or "base64" in parts:
        return Media(medium, Encoding.BASE64, takes_link=link and not encoded)
    if link:
        return Media(medium, Encoding.LINK, takes_link=True)
    return Media(medium, Encoding.BASE64, takes_link=True)
