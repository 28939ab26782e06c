"""Base64 as it really comes: data URIs, URL-safe, unpadded, wrapped, form- or percent-encoded, quoted.

The library decoder gives wrong bytes in silence for most of these. Here text is brought to the plain form first and then
decoded strictly: the answer is the right bytes or NotBase64, never a damaged file. Nothing here knows media formats.
"""

from __future__ import annotations

import binascii
import hashlib
import re
import string
from dataclasses import dataclass
from typing import BinaryIO, Protocol
from urllib.parse import unquote, unquote_to_bytes

_PIECE = 4 * 64 * 1024  # characters decoded at a time: a multiple of four
_ALPHABET = (string.ascii_letters + string.digits + "+/").encode()
_DATA_URI = re.compile(r"data:([^,]{0,512}),", re.I)
_BREAKS = re.compile(r"[\r\n\t]+")
_URL_SAFE = str.maketrans("-_", "+/")
_QUOTES = "\"'`"


class NotBase64(ValueError):
    """The text is not Base64 in any of the forms that can be read without guessing. The message quotes none of it."""


class _Hash(Protocol):
    def update(self, data: bytes, /) -> None: ...


@dataclass(frozen=True, slots=True)
class DataUri:
    media_type: str | None  # with its parameters, without `;base64`
    is_base64: bool
    start: int  # where the payload begins in the text


@dataclass(frozen=True, slots=True)
class Decoded:
    size: int
    sha256: str


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
    """Plain, unpadded Base64 of any accepted form. Raises NotBase64.

    Two alphabets mixed, padding in the middle, a length that no bytes have, and left-over bits without padding (what a
    cut leaves) are refused.
    """
    uri = data_uri(text)
    if uri is not None:
        if not uri.is_base64:
            raise NotBase64("The data is not Base64.")
        text = text[uri.start :]
    text = text.strip("\r\n\t" + _QUOTES)
    if "%" in text:
        text = unquote(text, errors="replace").strip("\r\n\t" + _QUOTES)
    if any(blank in text for blank in "\r\n\t"):
        text = _unwrapped(text)
    elif "\\" in text:
        text = text.replace("\\r", "").replace("\\n", "")
    if text[:1] == " " or text[-1:] == " ":
        text = _trimmed(text)
    body = text.rstrip("=")
    padding = len(text) - len(body)
    if " " in body:
        body = _without_blanks(body, padding)
    if "-" in body or "_" in body:
        if "+" in body or "/" in body:
            raise NotBase64("Two Base64 alphabets are mixed.")
        body = body.translate(_URL_SAFE)
    if not _is_standard(body):
        raise NotBase64("There are characters that Base64 does not have.")
    _check_end(body, padding)
    return body


def _unwrapped(text: str) -> str:
    """Lines joined, without the blanks at their ends. Split and stripped: one pattern for all of it would be quadratic."""
    return "".join(line.strip(" ") for line in _BREAKS.split(text))


def _is_standard(body: str) -> bool:
    """A pattern would say the same, four times slower; texts here have hundreds of megabytes."""
    return body.isascii() and not body.encode().translate(None, _ALPHABET)


def _trimmed(text: str) -> str:
    """Blanks at the ends are nothing, or plus signs that went through a form; where both could be, refuse to guess."""
    core = text.strip(" " + _QUOTES)
    if len(core) % 4 == 0 or len(text) % 4 or "+" in core or (" " in core and _is_wrapped(core)):
        return core
    if " " in core or core.endswith("="):
        return text.replace(" ", "+")
    raise NotBase64("The blanks at the ends may be lost plus signs.")


def _without_blanks(body: str, padding: int) -> str:
    """Blanks are line ends that were joined, or plus signs that went through a form: told apart by the form of the text."""
    joined = body.replace(" ", "")
    plus = body.replace(" ", "+")
    if "+" in body or "-" in body or "_" in body:
        return joined
    for rest in ({0}, {0, 2, 3}):  # a whole number of quanta says more than one that padding could complete
        fits_joined, fits_plus = ((len(way) + padding) % 4 in rest for way in (joined, plus))
        if fits_joined != fits_plus:
            return joined if fits_joined else plus
    return joined if _is_wrapped(body) else plus


def _is_wrapped(body: str) -> bool:
    lines = body.split(" ")
    return len(lines[0]) >= 16 and len({len(line) for line in lines[:-1]}) == 1 and len(lines[-1]) <= len(lines[0])


def _check_end(body: str, padding: int) -> None:
    rest = len(body) % 4
    if rest == 1 or padding > 2 or (padding and rest == 0):
        raise NotBase64("The length fits no bytes: the data is cut off or damaged.")
    if rest and not padding:
        tail = binascii.a2b_base64(body[-rest:] + "=" * (4 - rest))
        again = binascii.b2a_base64(tail, newline=False).rstrip(b"=").decode()
        if again != body[-rest:]:
            raise NotBase64("The last bits belong to no byte: the data is cut off.")


def head(text: str, size: int = 4096) -> bytes:
    """Up to `size` first bytes, from a look at the beginning of the text only. Raises NotBase64 where that is none."""
    uri = data_uri(text)
    if uri is not None and not uri.is_base64:
        return unquote_to_bytes(text[uri.start : uri.start + 3 * size])[:size]
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
    if not _is_standard(window):
        raise NotBase64("There are characters that Base64 does not have.")
    return window


def decode(text: str) -> bytes:
    """All bytes. Raises NotBase64."""
    plain = normalise(text)
    return _strict(plain + "=" * (-len(plain) % 4))


def decode_to_file(text: str, file: BinaryIO) -> Decoded:
    """Decodes piece by piece into `file`, so that the bytes are never in memory as a whole. Raises NotBase64."""
    plain = normalise(text)
    size, digest = 0, hashlib.sha256()
    for start in range(0, len(plain), _PIECE):
        piece = plain[start : start + _PIECE]
        data = _strict(piece + "=" * (-len(piece) % 4))
        digest.update(data)
        file.write(data)
        size += len(data)
    return Decoded(size, digest.hexdigest())


def _strict(piece: str) -> bytes:
    try:
        return binascii.a2b_base64(piece, strict_mode=True) if piece else b""
    except (binascii.Error, ValueError):
        raise NotBase64("The data is cut off or damaged.") from None


def fingerprint(text: str) -> bytes:
    """The same short value for the same Base64 in any of its forms (and for any other text, for equal text)."""
    try:
        plain = normalise(text)
    except NotBase64:
        plain = text
    return hashlib.blake2b(plain.encode("utf-8", "surrogatepass"), digest_size=16).digest()
