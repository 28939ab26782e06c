"""The limits that a schema writes, as Bounds: both dialects of exclusive limits, and what a seed's format leaves room for."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from comfy_desk.schema import exact
from comfy_desk.schema.fields import Bounds

MAX_PATTERN = 200
_NOTHING = Bounds()
_WIDTHS = {
    **{f"int{bits}": (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (0, 2**bits - 1) for bits in (8, 16, 32, 64)},
}


def of_number(schema: dict[str, Any]) -> Bounds:
    """Limits of a number. A limit that is open and one that is not: the tighter holds."""
    low, low_open = _limit(schema, "minimum", max)
    high, high_open = _limit(schema, "maximum", min)
    step = number(schema.get("multipleOf"))
    if low is None and high is None and step is None:
        return _NOTHING
    return Bounds(low, high, low_open, high_open, step if step is not None and step > 0 else None)


def of_seed(schema: dict[str, Any]) -> Bounds:
    """Limits of a seed, of which one is thrown at random: its format tells how far, where nothing else does."""
    bounds = of_number(schema)
    room = _WIDTHS.get(schema["format"]) if isinstance(schema.get("format"), str) else None
    return bounds if room is None or bounds != _NOTHING else Bounds(*room)


def of_text(schema: dict[str, Any]) -> Bounds:
    """Lengths and pattern of a text."""
    pattern = schema.get("pattern")
    known = pattern if isinstance(pattern, str) and len(pattern) <= MAX_PATTERN else None
    shortest, longest = count(schema.get("minLength")), count(schema.get("maxLength"))
    if known is None and shortest is None and longest is None:
        return _NOTHING
    return Bounds(min_length=shortest, max_length=longest, pattern=known)


def of_list(schema: dict[str, Any]) -> Bounds:
    """How many items a list has."""
    return Bounds(
        min_length=count(schema.get("minItems")),
        max_length=count(schema.get("maxItems")),
        unique=schema.get("uniqueItems") is True,
    )


def number(value: Any) -> int | Decimal | None:
    """A number, whole where it is; None for what is none, or is too large or small for any widget."""
    if isinstance(value, bool) or not isinstance(value, (int, float, Decimal)):
        return None
    if isinstance(value, int):
        return value
    try:
        exactly = exact.plain_number(value)
    except exact.NotJsonError:
        return None
    if isinstance(exactly, Decimal) and abs(exactly.adjusted()) > 400:
        return None
    as_whole = exact.whole(exactly)
    return exactly if as_whole is None else as_whole


def count(value: Any) -> int | None:
    """A length, or None."""
    amount = exact.whole(value)
    return amount if amount is not None and amount >= 0 else None


def _limit(schema: dict[str, Any], word: str, pick: Any) -> tuple[int | Decimal | None, bool]:
    closed, opened = number(schema.get(word)), schema.get("exclusive" + word.capitalize())
    if isinstance(opened, bool) or opened is None:
        return closed, closed is not None and opened is True
    beyond = number(opened)
    if beyond is None or closed is None:
        return (closed, False) if beyond is None else (beyond, True)
    tighter = pick(closed, beyond)
    return tighter, tighter == beyond
