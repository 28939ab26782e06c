"""Money as the Router writes it: quotes in dollars, costs in credits, a balance in millionths. Exact, and no I/O.

What was not reported is None and never nothing: no sum is called free that nobody named.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import lru_cache

CREDITS_PER_DOLLAR = 211
"""The Router's published rate."""


@dataclass(frozen=True, slots=True)
class Price:
    """Dollars as the Router wrote them. `source` is exact, estimated or unknown; `reason` says why it is unknown."""

    source: str
    amount: str | None = None
    lowest: str | None = None
    highest: str | None = None
    reason: str = ""

    def words(self) -> str | None:
        """ "0.04", or "0.30–0.60", or None where no figure came."""
        if self.source == "exact" and self.amount is not None:
            return self.amount
        if self.source == "estimated" and self.lowest is not None and self.highest is not None:
            return f"{self.lowest}–{self.highest}"
        return None

    def bounds(self) -> tuple[Decimal, Decimal] | None:
        """The least and the most in dollars; the same twice where it is exact, None where no figure came."""
        return bounds_of(self.words())


@dataclass(frozen=True, slots=True)
class Balance:
    """`micros` are millionths of `currency`."""

    micros: int
    currency: str

    def __str__(self) -> str:
        """To the cent: "$12.30", or "12.30 EUR"."""
        amount = (Decimal(self.micros) / 1_000_000).quantize(Decimal("0.01"))
        return f"${amount}" if self.currency == "USD" else f"{amount} {self.currency}"


@dataclass(frozen=True, slots=True)
class Committed:
    """US cents that the Router holds back for calls in flight, and the ceiling on them. No balance, and no sum of a day."""

    limit: int
    current: int
    remaining: int


_CENT = Decimal("0.01")
_TEN_CENTS = Decimal("0.1")
_TWO_DIGITS = Context(prec=2, rounding=ROUND_HALF_UP)


def in_dollars(amount: Decimal) -> str:
    """ "$12.30", to the cent. What is less than ten cents keeps two digits that say something: $0.025, $0.0042."""
    if not 0 < amount < _TEN_CENTS:
        return f"${amount.quantize(_CENT, ROUND_HALF_UP):,.2f}"
    short = _TWO_DIGITS.plus(amount)
    if short.adjusted() < -8:
        return "$0.00"
    words = f"{short:f}".rstrip("0")
    return f"${words}" if len(words.partition(".")[2]) > 2 else f"${short:.2f}"


def range_in_dollars(low: Decimal, high: Decimal) -> str:
    """ "$0.30–0.60"; one amount where both read the same."""
    least, most = in_dollars(low), in_dollars(high)
    return least if least == most else f"{least}–{most.removeprefix('$')}"


@lru_cache(maxsize=4_096)  # a long line of rows is gone through whenever a place is free, and most cost the same
def bounds_of(words: str | None) -> tuple[Decimal, Decimal] | None:
    """The least and the most of an estimate as `Price.words` writes it and requests keep it; None for anything else."""
    parts = (words or "").split("–")
    try:
        low, high = Decimal(parts[0]), Decimal(parts[-1])
    except ArithmeticError:
        return None
    fits = len(parts) <= 2 and low.is_finite() and high.is_finite() and 0 <= low <= high
    return (low, high) if fits else None


def dollars_of(credits_used: str | None) -> Decimal | None:
    """A reported cost in dollars; None is "not reported"."""
    try:
        amount = Decimal(credits_used) if credits_used is not None else None
    except ArithmeticError:
        return None
    return amount / CREDITS_PER_DOLLAR if amount is not None and amount.is_finite() and amount >= 0 else None
