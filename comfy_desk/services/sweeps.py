"""The values that a field goes through: written as a list, as a range with a step, or chosen. Exact, bounded, no I/O."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from comfy_desk.schema.fields import Kind
from comfy_desk.schema.fitting import Fit
from comfy_desk.schema.settable import Settable, value_of

MOST_VALUES = 10_000
_NEAR = 100_000

_NUMBER = r"-?\d{1,30}(?:\.\d{1,20})?"
_RANGE = re.compile(
    rf"\s*({_NUMBER})\s*(?:to|\.\.\.?|…|–|-)\s*({_NUMBER})\s*(?:(?:step|by|in steps of|/)\s*({_NUMBER})\s*)?\Z", re.I
)


@dataclass(frozen=True, slots=True)
class Values:
    """`problem` says what of the text is no value; the values before it count all the same."""

    values: tuple[Any, ...] = ()
    problem: str = ""


def written(text: str, place: Settable) -> Values:
    """One value a line; numbers and choices also with commas or semicolons between, and as "1 to 9 step 2"."""
    numeric = place.field.kind in (Kind.INTEGER, Kind.NUMBER) or place.field.number_or_text
    single = place.field.kind in (Kind.TEXT, Kind.PROMPT, Kind.JSON, Kind.OBJECT, Kind.LIST, Kind.VARIANT, Kind.MEDIA)
    parts = text.split("\n") if single and not numeric else re.split(r"[,;\n]", text)
    found: list[Any] = []
    for part in parts:
        if not part.strip():
            continue
        span = _RANGE.match(part) if numeric or place.field.kind is Kind.CHOICE else None
        steps = _steps(span) if span is not None else [part.strip()]
        if isinstance(steps, str):
            return Values(tuple(found), steps)
        for step in steps:
            fitted = value_of(step, place)
            if not isinstance(fitted, Fit):
                return Values(tuple(found), f"{step[:40]}: {fitted}")
            if not any(type(one) is type(fitted.value) and one == fitted.value for one in found[-200:]):
                found.append(fitted.value)
            if len(found) >= MOST_VALUES:
                return Values(tuple(found), f"Only the first {MOST_VALUES:,} values are taken.")
    return Values(tuple(found))


def example(place: Settable) -> str:
    """A range as it could be written for a number, inside of its limits; "" where none is found."""
    bounds = place.field.bounds
    grid = _decimal(bounds.multiple_of) or (Decimal(1) if place.field.kind is Kind.INTEGER else Decimal(0))
    low, high = _decimal(bounds.minimum), _decimal(bounds.maximum)
    tries = []
    if low is not None and high is not None and 0 < high - low <= _NEAR:
        step = _step(low, high, grid)
        first = low + step if bounds.exclusive_minimum else low
        tries.append((first, high - step if bounds.exclusive_maximum else high, step))
    tries.append((Decimal(1), Decimal(9), Decimal(2)))
    size = 2 * (grid or Decimal(1))
    tries += [(one, one + 4 * size, size) for one in (low,) if one is not None]
    tries += [(one - 4 * size, one, size) for one in (high,) if one is not None]
    for first, last, step in tries:
        text = f"{_short(first)} to {_short(last)} step {_short(step)}"
        if len(written(text, place).values) > 1 and not written(text, place).problem:
            return text
    return ""


def _step(low: Decimal, high: Decimal, grid: Decimal) -> Decimal:
    """About a quarter of the way: a round number, or a doubling of the grid that the field (or its limits) stands on."""
    quarter = (high - low) / 4
    if grid <= 1 and low and not low % 64 and not high % 64:
        grid = Decimal(64)
    if grid > 1:
        step = grid
        while step * 2 <= quarter:
            step *= 2
        return step
    ten = Decimal(10) ** quarter.adjusted()
    for leading in ("5", "2.5", "2", "1"):
        step = Decimal(leading) * ten
        if step <= quarter and (not grid or not step % grid):
            return step
    return grid or quarter


def _decimal(number: object) -> Decimal | None:
    return Decimal(str(number)) if isinstance(number, (int, float, Decimal)) else None


def _short(number: Decimal) -> str:
    words = format(number, "f")
    return words.rstrip("0").rstrip(".") if "." in words else words


def _steps(span: re.Match[str]) -> list[str] | str:
    first, last = Decimal(span[1]), Decimal(span[2])
    step = abs(Decimal(span[3])) if span[3] is not None else Decimal(1)
    if not step:
        return "A step of nothing never arrives."
    count = int(abs(last - first) / step) + 1
    if count > MOST_VALUES:
        return f"These are {count:,} values; at most {MOST_VALUES:,} are taken."
    sign = 1 if last >= first else -1
    return [format(first + sign * n * step, "f") for n in range(count)]
