"""Bytes written as hexadecimal digits, as some makers of speech send them. Judges nothing; decodes piece by piece.

Digits alone say little (hashes and ids are written the same way, and all of them are signs of Base64 too): who finds them has
to know the bytes they stand for.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator

from comfy_desk.media.base64forms import NotBase64
from comfy_desk.media.longtext import LongText, ending, pieces

LEAST = 256
"""Digits; hashes have at most 128."""

_DIGITS = re.compile(r"(?:[0-9a-f]+|[0-9A-F]+)\Z")
_DIGIT = re.compile(r"[0-9]")  # silence in Base64 is nothing but A
_LOOK = 4096


def is_hex(text: str) -> bool:
    """Whether a text can be bytes in hexadecimal, by its length, its beginning and its end."""
    if len(text) < LEAST or len(text) % 2:
        return False
    start = str(text[:_LOOK])
    return (
        _DIGITS.match(start) is not None
        and _DIGIT.search(start) is not None
        and _DIGITS.match(start[:1] + ending(text)) is not None
    )


def head(text: str, size: int) -> bytes:
    """The first bytes of what `is_hex`, at most `size`."""
    return bytes.fromhex(text[: min(_LOOK, 2 * size)])


def check(text: str) -> None:
    """Raises NotBase64 where a digit is none. However long the text is, it is gone through once."""
    if isinstance(text, LongText) and "hex" in text.facts:
        known = text.facts["hex"]
    else:
        known = all(not piece.translate(None, b"0123456789abcdefABCDEF") for piece in pieces(text))
        if isinstance(text, LongText):
            text.facts["hex"] = known
    if not known:
        raise NotBase64("There are characters that are no hexadecimal digits.")


def decoded(text: str) -> Iterator[bytes]:
    """The bytes, piece by piece. Raises NotBase64."""
    check(text)
    rest = b""
    for piece in pieces(text):
        digits = rest + piece
        due = len(digits) // 2 * 2
        rest = digits[due:]
        yield binascii.unhexlify(digits[:due])
    if rest:
        raise NotBase64("The data is cut off in the middle of a byte.")


def as_base64(text: str) -> Iterator[bytes]:
    """The same bytes in plain Base64 without padding, piece by piece. Raises NotBase64."""
    rest = b""
    for data in decoded(text):
        data = rest + data
        due = len(data) // 3 * 3
        rest = data[due:]
        yield binascii.b2a_base64(data[:due], newline=False)
    yield binascii.b2a_base64(rest, newline=False).rstrip(b"=")
