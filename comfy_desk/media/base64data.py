"""Base64 as it really comes: data URIs, URL-safe, unpadded, wrapped, form- or percent-encoded, quoted.

The library decoder gives wrong bytes in silence for most of these. Here text is brought to the plain form first
(`base64forms`) and then decoded strictly: the answer is the right bytes or NotBase64, never a damaged file. Texts may be
longer than memory. Nothing here knows media formats.
"""

from __future__ import annotations

import binascii
import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import BinaryIO
from urllib.parse import unquote, unquote_to_bytes

from comfy_desk.media import hexdata
from comfy_desk.media.base64forms import Form, is_standard, plain, survey
from comfy_desk.media.base64forms import NotBase64 as NotBase64
from comfy_desk.media.longtext import LongText, pieces

_HEAD = 4096
_DATA_URI = re.compile(r"data:([^,]{0,512}),", re.I)
_BREAKS = re.compile(r"[\r\n\t]+")
_URL_SAFE = str.maketrans("-_", "+/")
_QUOTES = "\"'`"


@dataclass(frozen=True, slots=True)
class DataUri:
    media_type: str | None  # with its parameters, without `;base64`
    is_base64: bool
    start: int  # where the payload begins in the text


@dataclass(frozen=True, slots=True)
class Decoded:
    size: int
    sha256: str
    head: bytes  # the first of them


def data_uri(text: str) -> DataUri | None:
    """The header of a data URI (RFC 2397, any parameters), or None. Leading blanks and quotes are allowed."""
    skipped = len(text[:64]) - len(text[:64].lstrip(" \t\r\n" + _QUOTES))
    match = _DATA_URI.match(text, skipped)
    if match is None:
        return None
    parts = [part.strip() for part in match[1].split(";")]
    is_base64 = any(part.lower() == "base64" for part in parts[1:]) or parts[0].lower() == "base64"
    stated = ";".join(part for part in parts if part.lower() != "base64")
    return DataUri(stated or None, is_base64, match.end())


def normalise(text: str) -> str:
    """Plain, unpadded Base64 of any accepted form, as a whole: for short texts. Raises NotBase64."""
    return b"".join(_plain(text)).decode()


def check(text: str) -> None:
    """Raises NotBase64 where the text would not decode. However long it is, it is gone through once."""
    _form(text)


def _form(text: str) -> Form:
    """The form is found out once for a long text."""
    if not isinstance(text, LongText):
        return survey(_payload(text))
    known = text.facts.get("base64")
    if known is None:
        try:
            known = survey(_payload(text))
        except NotBase64 as error:
            known = error
        text.facts["base64"] = known
    if isinstance(known, Form):
        return known
    raise NotBase64(str(known))


def _plain(text: str) -> Iterator[bytes]:
    return plain(_payload(text), _form(text))


def _payload(text: str) -> Iterator[bytes]:
    """What may be Base64: all of it, or what comes after the header of a data URI."""
    uri = data_uri(text)
    if uri is not None and not uri.is_base64:
        raise NotBase64("The data is not Base64.")
    return _behind(text, uri)


def _behind(text: str, uri: DataUri | None) -> Iterator[bytes]:
    skipped = len(text[: uri.start].encode("utf-8", "replace")) if uri else 0
    for piece in pieces(text):
        yield piece[skipped:] if skipped else piece
        skipped = 0


def head(text: str, size: int = 4096) -> bytes:
    """Up to `size` first bytes, from a look at the beginning of the text only. Raises NotBase64 where that is none."""
    uri = data_uri(text)
    if uri is not None and not uri.is_base64:
        return unquote_to_bytes(text[uri.start : uri.start + 3 * size].encode("utf-8", "replace"))[:size]
    start = uri.start if uri else 0
    window = text[start : start + size * 4]
    plain = normalise(text) if len(text) - start <= size * 4 else _plain_window(window)
    return binascii.a2b_base64(plain + "=" * (-len(plain) % 4))[:size]


def _plain_window(window: str) -> str:
    """Plain Base64 of whole quanta from a text's beginning that is cut anywhere."""
    if "%" in window:
        window = unquote(window[: window.rfind("%")] if "%" in window[-2:] else window, errors="replace")
    window = _unwrapped(window.lstrip(" \t\r\n" + _QUOTES)).replace("\\r", "").replace("\\n", "")
    if " " in window:
        window = window.replace(" ", "" if "+" in window or _is_wrapped(window) else "+")
    if "-" in window or "_" in window:
        window = window.translate(_URL_SAFE)
    window = window[: len(window) // 4 * 4]
    if not is_standard(window):
        raise NotBase64("There are characters that Base64 does not have.")
    return window


def _unwrapped(text: str) -> str:
    """Lines joined, without the blanks at their ends. Split and stripped: one pattern for all of it would be quadratic."""
    return "".join(line.strip(" ") for line in _BREAKS.split(text))


def _is_wrapped(body: str) -> bool:
    lines = body.split(" ")
    return len(lines[0]) >= 16 and len({len(line) for line in lines[:-1]}) == 1 and len(lines[-1]) <= len(lines[0])


def decode(text: str) -> bytes:
    """All bytes: for short texts. Raises NotBase64."""
    return b"".join(decoded(text))


def first_bytes(text: str, size: int = 4096) -> bytes:
    """Up to `size` first bytes of a text all of which is sound. Raises NotBase64."""
    got = b""
    for data in decoded(text):
        got += data[:size]
        if len(got) >= size:
            break
    return got[:size]


def decoded(text: str) -> Iterator[bytes]:
    """The bytes piece by piece. Raises NotBase64, before the first piece where the text is not Base64 to its end."""
    rest = b""
    for piece in _plain(text):
        signs = rest + piece if rest else piece
        due = len(signs) // 4 * 4
        rest = signs[due:]
        yield _strict(signs[:due] if rest else signs)
    if rest:
        yield _strict(rest + b"=" * (4 - len(rest)))


def decode_to_file(text: str, file: BinaryIO) -> Decoded:
    """Decodes piece by piece into `file`, so that the bytes are never in memory as a whole. Raises NotBase64."""
    return to_file(decoded(text), file)


def percent_decoded(text: str) -> Iterator[bytes]:
    """The bytes of a data URI that is not Base64."""
    held = b""
    for piece in _behind(text, data_uri(text)):
        piece = held + piece
        cut = piece.rfind(b"%", max(0, len(piece) - 2))
        held = piece[cut:] if cut >= 0 else b""
        yield unquote_to_bytes(piece[:cut] if cut >= 0 else piece)
    yield unquote_to_bytes(held)


def to_file(source: Iterable[bytes], file: BinaryIO) -> Decoded:
    """Writes what comes and says what it was."""
    size, digest, first = 0, hashlib.sha256(), b""
    for data in source:
        if len(first) < _HEAD:
            first += data[: _HEAD - len(first)]
        digest.update(data)
        file.write(data)
        size += len(data)
    return Decoded(size, digest.hexdigest(), first)


def _strict(piece: bytes) -> bytes:
    try:
        return binascii.a2b_base64(piece, strict_mode=True) if piece else b""
    except (binascii.Error, ValueError):
        raise NotBase64("The data is cut off or damaged.") from None


def fingerprint(text: str) -> bytes:
    """One short value for the same bytes in any Base64 or in hexadecimal (and for any other text, for equal text)."""
    if not isinstance(text, LongText):
        return _fingerprint(text)
    known = text.facts.get("fingerprint")
    if not isinstance(known, bytes):
        known = text.facts["fingerprint"] = _fingerprint(text)
    return known


def _fingerprint(text: str) -> bytes:
    digest = hashlib.blake2b(digest_size=16)
    try:
        for piece in hexdata.as_base64(text) if hexdata.is_hex(text) else _plain(text):
            digest.update(piece)
    except NotBase64:
        digest = hashlib.blake2b(digest_size=16)
        for piece in pieces(text):
            digest.update(piece)
    return digest.digest()
