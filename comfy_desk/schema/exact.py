"""JSON without loss: whole numbers of any size and decimals as they are written.

A float would turn 0.3 into 0.299…, and 2^64 - 1 into another seed. Numbers here are `int` and `Decimal`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from decimal import Decimal, InvalidOperation
from json.encoder import encode_basestring, encode_basestring_ascii
from typing import Any, NoReturn

from comfy_desk.schema.lifting import ESCAPED, LONG, PIECE, lift, nothing

MAX_DEPTH = 200
"""Deeper documents are refused in both directions; no provider comes near it and Python's stack ends at 1,000."""

MAX_NUMBER_DIGITS = 4_000


class NotJsonError(ValueError):
    """The text is no JSON, or the value cannot be written as JSON."""


def from_bytes(data: bytes | str, *, turn: Callable[[], None] = nothing) -> Any:
    """Parse JSON exactly. Raises NotJsonError with a position that an artist can find.

    `turn` is called after each megabyte of long texts.
    """
    lifted = lift(data, turn) if isinstance(data, bytes) else None
    try:
        if lifted is not None:
            try:
                return lifted.restore(_parsed(lifted.light))
            except ValueError:
                pass  # said below, with the place in the document as it is
        return _parsed(data)
    except json.JSONDecodeError as error:
        raise NotJsonError(f"{error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise NotJsonError("the document is nested too deeply") from None
    except (ValueError, InvalidOperation) as error:
        if isinstance(error, NotJsonError):
            raise
        raise NotJsonError("a number or a character in it cannot be read") from None


def _parsed(data: bytes | str) -> Any:
    value = json.loads(data, parse_float=_decimal, parse_constant=_refuse)
    _measure(value)
    return value


def to_bytes(body: Any, *, turn: Callable[[], None] = nothing) -> bytes:
    """The one way a body becomes bytes: UTF-8, no spaces, keys in the order they were set.

    Long texts go in pieces, with `turn` called after each, and the pieces are joined without holding the interpreter.
    Raises NotJsonError for NaN, infinities, cycles and anything that is not JSON.
    """
    pieces: list[bytes] = []
    for piece in _pieces(body, 0):
        pieces.append(piece)
        if len(piece) > LONG:
            turn()
    return b"".join(pieces)


def to_text(body: Any) -> str:
    """The same document with two-space indents, for reading and editing."""
    return b"".join(_pretty(body, 0)).decode("utf-8")


def in_words(value: Any, most: int = 120) -> str:
    """For reading: a text as it is, anything else as JSON, and no longer than that."""
    if isinstance(value, str):
        return value[:most]
    try:
        if isinstance(value, Decimal):
            return str(value)[:most]
        return json.dumps(value, ensure_ascii=False, default=_nearly)[:most]
    except (TypeError, ValueError, RecursionError):
        return "…"


def _nearly(value: Any) -> int | float:
    if not isinstance(value, Decimal):
        raise TypeError
    number = whole(value)
    return float(value) if number is None else number


def plain_number(value: Decimal | float) -> int | Decimal:
    """A number from any source as `int` where it was whole and small enough to write so, else `Decimal`."""
    if isinstance(value, float):
        value = Decimal(repr(value))
    if not value.is_finite():
        raise NotJsonError("a number must be finite")
    return value


def whole(value: Any) -> int | None:
    """The `int` that this number is exactly, else None: 7.0 is 7, 7.5 and True are not."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        return int(value) if value.is_integer() else None
    if isinstance(value, Decimal) and value.is_finite() and value.adjusted() < MAX_NUMBER_DIGITS:
        return int(value) if value == value.to_integral_value() else None
    return None


def exact(value: Any, depth: int = 0) -> Any:
    """A copy in which every float is the Decimal that its shortest text stands for. Strings are shared, not copied."""
    if depth > MAX_DEPTH:
        raise NotJsonError("the document is nested too deeply")
    if isinstance(value, float):
        return plain_number(value)
    if isinstance(value, dict):
        return {str(key): exact(item, depth + 1) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [exact(item, depth + 1) for item in value]
    return value


def _decimal(text: str) -> Decimal:
    value = Decimal(text)
    if not value.is_finite():
        raise NotJsonError("a number is too large")
    return value


def _refuse(name: str) -> NoReturn:
    raise NotJsonError(f"{name} is no JSON number")


def _measure(value: Any) -> None:
    """Refuse what could be read but not written again."""
    level: list[Any] = [value]
    for _ in range(MAX_DEPTH + 1):
        below: list[Any] = []
        for item in level:
            if isinstance(item, dict):
                below.extend(item.values())
            elif isinstance(item, list):
                below.extend(item)
        if not below:
            return
        level = below
    raise NotJsonError("the document is nested too deeply")


def _scalar(value: Any) -> bytes | None:
    if value is None:
        return b"null"
    if isinstance(value, bool):
        return b"true" if value else b"false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, int):
        try:
            return int.__repr__(value).encode("ascii")
        except ValueError:
            raise NotJsonError("a number is too long") from None
    if isinstance(value, (float, Decimal)):
        return _number(value)
    return None


def _string(text: str) -> bytes:
    try:
        return encode_basestring(text).encode("utf-8")
    except UnicodeEncodeError:
        return encode_basestring_ascii(text).encode("ascii")  # a lone surrogate has no UTF-8; escaped it survives


def _long_string(text: str) -> Iterator[bytes]:
    yield b'"'
    for at in range(0, len(text), PIECE):
        part = text[at : at + PIECE]
        data = part.encode("ascii") if part.isascii() else b""
        # Encoded pictures need no escapes, and finding that out is several times faster than the escaping encoder.
        yield data if data and len(data.translate(None, ESCAPED)) == len(data) else _string(part)[1:-1]
    yield b'"'


def _number(value: float | Decimal) -> bytes:
    number = plain_number(value)
    text = str(number)
    # str(Decimal("1E+20")) is JSON already; the sign of a zero is not worth keeping.
    return b"0" if text == "-0" else text.encode("ascii")


def _pieces(value: Any, depth: int) -> Iterator[bytes]:
    if depth > MAX_DEPTH:
        raise NotJsonError("the document is nested too deeply")
    if isinstance(value, str) and len(value) > LONG:
        yield from _long_string(value)
        return
    text = _scalar(value)
    if text is not None:
        yield text
    elif isinstance(value, dict):
        yield b"{"
        for number, (key, item) in enumerate(value.items()):
            yield (b"," if number else b"") + _string(_key(key)) + b":"
            yield from _pieces(item, depth + 1)
        yield b"}"
    elif isinstance(value, (list, tuple)):
        yield b"["
        for number, item in enumerate(value):
            if number:
                yield b","
            yield from _pieces(item, depth + 1)
        yield b"]"
    else:
        raise NotJsonError(f"{type(value).__name__} is no JSON value")


def _pretty(value: Any, depth: int) -> Iterator[bytes]:
    if depth > MAX_DEPTH:
        raise NotJsonError("the document is nested too deeply")
    pad = b"  " * (depth + 1)
    if isinstance(value, dict) and value:
        yield b"{\n"
        for number, (key, item) in enumerate(value.items()):
            yield (b",\n" if number else b"") + pad + _string(_key(key)) + b": "
            yield from _pretty(item, depth + 1)
        yield b"\n" + b"  " * depth + b"}"
    elif isinstance(value, (list, tuple)) and value:
        yield b"[\n"
        for number, item in enumerate(value):
            yield (b",\n" if number else b"") + pad
            yield from _pretty(item, depth + 1)
        yield b"\n" + b"  " * depth + b"]"
    else:
        yield from _pieces(value, depth)


def _key(key: Any) -> str:
    if not isinstance(key, str):
        raise NotJsonError("a key must be a text")
    return key
