"""Where a slider may stand: the values of a bounded number, exactly, few enough to be told apart. No widget here.

What `multipleOf` allows are multiples from nought on, not from the lowest value on. The ends are on the track whatever the
steps between them are, as far as the document allows them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal, localcontext

from comfy_desk.schema import Field, Kind
from comfy_desk.ui.forms.numbers import Number, step_of

MOST_PLACES = 400
"""Beyond what a hand can tell apart in a narrow window."""

WIDEST = 1_000_000
"""From the lowest to the highest. What is wider (nanoseconds, say) is written."""

_COARSER = (1, 2, 4, 5, 10)
_DIGITS = 60


def track_of(field: Field) -> tuple[Number, ...]:
    """The values from left to right; empty where a slider would not help."""
    bounds = field.bounds
    if field.seed or bounds.minimum is None or bounds.maximum is None:
        return ()
    with localcontext() as context:
        context.prec = _DIGITS
        low, high, step = Decimal(bounds.minimum), Decimal(bounds.maximum), Decimal(step_of(field))
        if step <= 0 or not 0 < high - low <= WIDEST or (high - low) / step > 10**9:
            return ()
        strict = bounds.multiple_of is not None or field.kind is Kind.INTEGER
        # Steps of an integer are whole, whatever the document says of multiples.
        grain = step if bounds.multiple_of is not None else Decimal(1) if field.kind is Kind.INTEGER else step
        first = _at(low, grain, ROUND_CEILING, strict, bounds.exclusive_minimum)
        last = _at(high, grain, ROUND_FLOOR, strict, bounds.exclusive_maximum)
        if last <= first:
            return ()
        step = _coarse(step, last - first)
        inner = range(int((first / step).to_integral_value(ROUND_FLOOR)), int(last / step) + 1)
        between = [value for value in (step * number for number in inner) if first < value < last]
        return tuple(_number(value) for value in (first, *between, last))


def nearest(track: Sequence[Number], value: Number) -> int:
    """The place on a track that is nearest to a value."""
    place = bisect_left(track, value)
    if place == 0 or place == len(track):
        return min(place, len(track) - 1)
    before, after = Decimal(value) - Decimal(track[place - 1]), Decimal(track[place]) - Decimal(value)
    return place - 1 if before < after else place


def _at(end: Decimal, grain: Decimal, rounding: str, strict: bool, excluded: bool) -> Decimal:
    """The outermost value at an end: itself, or where that is not allowed the next multiple inwards."""
    on_grain = (end / grain).to_integral_value(rounding) * grain
    value = on_grain if strict else end
    if excluded and value == end:
        inwards = grain if rounding == ROUND_CEILING else -grain
        value = on_grain + inwards if on_grain == end else on_grain
    return value


def _coarse(step: Decimal, width: Decimal) -> Decimal:
    """The step, or so many of it that there are not too many places: 1, 2, 4, 5, 10, 20 …"""
    power = Decimal(1)
    while True:
        for factor in _COARSER:
            if width / (step * factor * power) <= MOST_PLACES:
                return step * factor * power
        power *= 10


def _number(value: Decimal) -> Number:
    return int(value) if value == value.to_integral_value() else value.normalize()
