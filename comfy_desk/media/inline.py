"""One long string of a document: is it Base64 or markup of media? First bytes and declarations decide together."""

from __future__ import annotations

from comfy_desk.domain.output import Kind, Origin
from comfy_desk.media import base64data, clues, hexdata
from comfy_desk.media.candidate import MEDIA, Candidate, declared_format, declared_type, role_of
from comfy_desk.media.formats import Sniffed, by_type
from comfy_desk.media.longtext import ending
from comfy_desk.media.pcm import pcm_parameters
from comfy_desk.media.sniff import sniff
from comfy_desk.media.walk import Place

MIN_INLINE = 44  # characters; the smallest GIF has 48
_MIN_NAMED = 64  # for bytes that only a name and a declaration vouch for
_BASE64_SIGNS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=%\r\n\t \"'`\\")
_DAMAGED = "The data in the answer is damaged or cut off and was not saved as a file."


def base64_like(text: str) -> bool:
    """A quick look at the first signs and a few from the middle."""
    middle = len(text) // 2
    return not (set(text[:200]) | set(text[middle : middle + 64])) - _BASE64_SIGNS


def inline(place: Place, name: str, text: str) -> Candidate | None:
    if len(text) < MIN_INLINE:
        return None
    start = text[:600].lstrip()
    if start.startswith("<") and is_svg(text):
        return Candidate(place, Kind.VECTOR, role_of(place), Origin.INLINE, "image/svg+xml", value=text)
    if hexdata.is_hex(text):
        return _in_hex(place, name, text)
    uri = base64data.data_uri(text) if start[:6].lower().lstrip("\"'`").startswith("data:") else None
    if uri is None and (not base64_like(text) or "signature" in clues.words(name)):
        return None
    stated = by_type(uri.media_type) if uri else declared_type(place)
    stated_name = uri.media_type if uri else stated.media_type if stated else None
    if stated is None and clues.is_field(name):
        stated = declared_format(place)
        stated_name = stated.media_type if stated else None
    promised = uri is not None or clues.is_encoded(name) or (stated is not None and clues.is_field(name))
    known = _look(text, promised)
    if known is _BROKEN:
        return _broken(place, name, text, stated) if promised and len(text) >= 256 else None
    verdict = _verdict(known, stated, name, text, promised=promised)
    if verdict is None:
        return None
    if uri is not None and not uri.is_base64:
        return Candidate(place, verdict.kind, role_of(place), Origin.INLINE, verdict.media_type, value=text)
    try:
        base64data.check(text)
    except base64data.NotBase64:
        return _broken(place, name, text, verdict)
    pcm = pcm_parameters(stated_name) is not None and (known is None or not known.certain)
    media_type = stated_name if pcm else verdict.media_type
    kind = Kind.AUDIO if pcm else verdict.kind
    return Candidate(place, kind, role_of(place), Origin.INLINE, media_type, value=text)


def _in_hex(place: Place, name: str, text: str) -> Candidate | None:
    """Bytes in hexadecimal: a known format alone speaks for them, or samples without a header that are declared."""
    known = sniff(hexdata.head(text, 2048))
    if known is None or not (known.certain or known.media_type in _TWICE):
        known = declared_type(place) or declared_format(place)
        if known is None or not clues.is_field(name) or pcm_parameters(known.media_type) is None:
            return None
    try:
        hexdata.check(text)
    except base64data.NotBase64:
        return None
    return Candidate(place, known.kind, role_of(place), Origin.INLINE, known.media_type, value=text)


_BROKEN = Sniffed("", "", Kind.OTHER)


def _look(text: str, promised: bool) -> Sniffed | None:
    """The format of the first bytes; `_BROKEN` where the text is no Base64 from its start."""
    try:
        head = base64data.head(text, 4096 if promised or len(text) > 4096 else 512)
    except base64data.NotBase64:
        return _BROKEN if len(text) < 8192 else _second_look(text)
    return sniff(head)


def _second_look(text: str) -> Sniffed | None:
    try:
        return sniff(base64data.first_bytes(text))
    except base64data.NotBase64:
        return _BROKEN


_TWICE = {"audio/mpeg", "audio/aac", "image/bmp"}
"""Doubtful by one mark, but known by two in their places: chance writes them once in millions of texts."""


def _verdict(known: Sniffed | None, stated: Sniffed | None, name: str, text: str, *, promised: bool) -> Sniffed | None:
    """What the bytes are held for: certain bytes speak alone, doubtful ones need a neighbour, unknown ones a declaration."""
    if known is not None and (known.certain or known.media_type in _TWICE) and known.media_type != "text/html":
        return known
    wanted = stated.kind if stated else clues.kind_of_name(name)
    if known is not None and known.kind in MEDIA and wanted == known.kind:
        return known
    if stated is None or stated.kind not in MEDIA or len(text) < _MIN_NAMED or not promised or _is_prose(text):
        return None
    textual = known is not None and known.media_type in {"text/plain", "application/json", "text/html"}
    if textual and stated.kind not in {Kind.MODEL_3D, Kind.VECTOR}:
        return None
    return stated


def _is_prose(text: str) -> bool:
    """Whether words stand here: they can be valid Base64, and a type beside them is that of something else."""
    words = text[:600].split(" ")[:-1]
    spaced = len(words) > 8 and sum(map(len, words)) < 16 * len(words)
    return spaced or (text[:400].isalpha() and text[:400].islower())


def _broken(place: Place, name: str, text: str, stated: Sniffed | None) -> Candidate | None:
    kind = stated.kind if stated else clues.kind_of_name(name) or Kind.OTHER
    return Candidate(
        place, kind, role_of(place), Origin.INLINE, stated.media_type if stated else None, problem=_DAMAGED
    )


def is_svg(text: str) -> bool:
    known = sniff(text[:4096].encode("utf-8", "replace"))
    return (
        known is not None
        and known.media_type == "image/svg+xml"
        and ending(text).rstrip()[-20:].lower().endswith("svg>")
    )
