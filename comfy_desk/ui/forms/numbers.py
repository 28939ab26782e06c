"""Numbers as an artist writes them, exactly: reading, showing, stepping. No widget here."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation, localcontext
from typing import Any

from comfy_desk.schema import Bounds, Field, Kind

MAX_DIGITS = 60
SLIDER_STEPS = 200
_SPELLED = {"s": "seconds", "px": "pixels"}


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
    return text if len(text) <= 24 else str(number)


def step_of(field: Field) -> int | Decimal:
    """What one press of an arrow key adds."""
    bounds = field.bounds
    if bounds.multiple_of is not None:
        return bounds.multiple_of
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
    """`value` moved by `count` steps, exactly, and kept inside the bounds."""
    with localcontext() as context:
        context.prec = 400
        moved = Decimal(value) + Decimal(step) * count
        low, high = bounds.minimum, bounds.maximum
        if low is not None and moved < low:
            moved = Decimal(low)
        if high is not None and moved > high:
            moved = Decimal(high)
        if isinstance(value, int) and isinstance(step, int) and moved == moved.to_integral_value():
            return int(moved)
        return moved


def slider_positions(field: Field) -> int:
    """How many steps a slider for the field has; 0 where it would not help."""
    bounds = field.bounds
    if field.seed or bounds.minimum is None or bounds.maximum is None:
        return 0
    width = Decimal(bounds.maximum) - Decimal(bounds.minimum)
    count = width / Decimal(step_of(field))
    whole = count == count.to_integral_value()
    return int(count) if whole and 1 <= count <= SLIDER_STEPS else 0


def range_text(bounds: Bounds, unit: str) -> str:
    """“256–2048 px”, “at least 1”, or nothing."""
    low, high = bounds.minimum, bounds.maximum
    suffix = f" {unit}" if unit else ""
    alone = _SPELLED.get(unit, unit)
    if low is not None and high is not None:
        # Limits of a machine's integers say nothing to a painter.
        return alone if high >= 2**31 - 1 else f"{show_number(low)} to {show_number(high)}{suffix}"
    if low is not None and low != 0:
        return f"at least {show_number(low)}{suffix}"
    if high is not None:
        return f"at most {show_number(high)}{suffix}"
    return alone
