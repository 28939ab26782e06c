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
