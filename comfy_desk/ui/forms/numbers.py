"""Numbers as an artist writes them, exactly: reading, showing, stepping. No widget here."""

from __future__ import annotations

from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal, InvalidOperation, localcontext
from typing import Any

from comfy_desk.schema import Bounds, Field, Kind
from comfy_desk.ui.phrases import tr, with_point

Number = int | Decimal

MAX_DIGITS = 60
_CLOSE = ("°", "%")
"""Units that stand right at their number."""

_SPELLED = {"s": "seconds", "px": "pixels", "°": "degrees", "%": "percent", "MP": "megapixels"}


def read_number(text: str) -> int | Decimal | None:
    """The number that a text is, or None. A lone comma is a decimal point; spaces between digits are allowed."""
    plain = text.strip().replace("\u2009", "").replace("\u00a0", "").replace(" ", "").replace("−", "-")
    if plain.count(",") == 1 and "." not in plain:
        plain = plain.replace(",", ".")
    if not plain or len(plain) > MAX_DIGITS or not plain.isascii() or "_" in plain:
        return None
    try:
        number = Decimal(plain)
    except InvalidOperation:
        return None
    if not number.is_finite() or abs(number.adjusted()) > 400:
        return None
    return int(number) if plain.lstrip("+-").isdigit() else number


def show_number(value: Any) -> str:
    """A number as plain digits where that stays short, else in its own notation."""
    if not isinstance(value, (Decimal, float)):
        return str(value)
    number = Decimal(repr(value)) if isinstance(value, float) else value
    text = format(number, "f")
    return with_point(text if len(text) <= 24 else str(number))


def step_of(field: Field) -> int | Decimal:
    """What one press of an arrow key adds."""
    bounds = field.bounds
    wide = bounds.multiple_of
    if wide is not None and field.kind is not Kind.INTEGER:
        return wide
    if wide is not None and wide == int(wide):
        return int(wide)
    if field.kind is Kind.INTEGER:
        return 8 if field.unit == "px" else 1
    if bounds.minimum is None or bounds.maximum is None or bounds.maximum <= bounds.minimum:
        return Decimal("0.1")
    width = Decimal(bounds.maximum) - Decimal(bounds.minimum)
    for factor in (1, 2, 5, 10):
        step = Decimal(factor).scaleb((width / 100).adjusted())
        if width / step <= 100:
            return step
    return Decimal(1)


def stepped(value: int | Decimal, step: int | Decimal, count: int, bounds: Bounds) -> int | Decimal:
    """`value` moved by `count` steps, exactly, and kept inside the bounds.

    Where the document asks for multiples, the first step from beside one goes to the next of them.
    """
    with localcontext() as context:
        context.prec = 400
        start, wide = Decimal(value), Decimal(step)
        if bounds.multiple_of is not None and wide > 0 and start % wide:
            start = (start / wide).to_integral_value(ROUND_FLOOR if count > 0 else ROUND_CEILING) * wide
        moved = start + wide * count
        low, high = bounds.minimum, bounds.maximum
        if low is not None and (moved < low or (bounds.exclusive_minimum and moved == low)):
            moved = _inside(Decimal(low), wide, bounds, ROUND_CEILING)
        if high is not None and (moved > high or (bounds.exclusive_maximum and moved == high)):
            moved = _inside(Decimal(high), wide, bounds, ROUND_FLOOR)
        if isinstance(value, int) and isinstance(step, int) and moved == moved.to_integral_value():
            return int(moved)
        return moved


def _inside(end: Decimal, step: Decimal, bounds: Bounds, rounding: str) -> Decimal:
    """The outermost allowed value at an end."""
    upper = rounding == ROUND_FLOOR
    excluded = bounds.exclusive_maximum if upper else bounds.exclusive_minimum
    value = end
    if bounds.multiple_of is not None and step > 0:
        value = (end / step).to_integral_value(rounding) * step
    if excluded and value == end:
        value += -step if upper else step
    return value


def range_text(bounds: Bounds, unit: str) -> str:
    """“256–2048 px”, “at least 1”, or nothing."""
    low, high = bounds.minimum, bounds.maximum
    suffix = f"{unit}" if unit in _CLOSE else f" {unit}" if unit else ""
    alone = tr(_SPELLED[unit]) if unit in _SPELLED else unit
    if low is not None and high is not None:
        # Limits of a machine's integers say nothing to a painter.
        both = tr("{low} to {high}").format(low=show_number(low), high=show_number(high))
        return alone if high >= 2**31 - 1 else both + suffix
    if low is not None and low != 0:
        return tr("at least {n}").format(n=show_number(low) + suffix)
    if high is not None:
        return tr("at most {n}").format(n=show_number(high) + suffix)
    return alone
