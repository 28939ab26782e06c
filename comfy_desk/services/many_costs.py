"""What a list of requests may cost, from a handful of quotes. Pure.

Requests that differ in seed and words alone count as one question; beyond a few questions the rest stays unknown, and that is
said. Nothing here is exact: the words begin with "About".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal

from comfy_desk.domain.money import range_in_dollars
from comfy_desk.services.api import Quote
from comfy_desk.services.many import Planned

MOST_QUESTIONS = 6
LARGEST_QUESTION = 2_000_000
"""Bytes of a body that is sent along only to learn the price of a list."""


@dataclass(frozen=True, slots=True)
class Sum:
    """`words` is empty where the Router gives no prices at all."""

    words: str = ""
    low: Decimal | None = None
    high: Decimal | None = None
    unknown: int = 0


def questions(rows: Iterable[Planned], known: Mapping[str, Quote]) -> list[Planned]:
    """One request for each kind of price that is not known yet, in the list's order."""
    asked: dict[str, Planned] = {}
    kinds: set[str] = set()
    for row in rows:
        kinds.add(row.likely)
        if len(kinds) > MOST_QUESTIONS:
            break
        if row.told.serving.strict:  # a quote reads the model's own form alone
            continue
        if row.likely not in known and row.likely not in asked and row.size <= LARGEST_QUESTION:
            asked[row.likely] = row
    return list(asked.values())


def sum_of(rows: Iterable[Planned], known: Mapping[str, Quote]) -> Sum:
    """All together, and how many of them have no price."""
    times = Counter(row.likely for row in rows)
    low = high = Decimal(0)
    unknown, offered = 0, not times
    for kind, count in times.items():
        quote = known.get(kind)
        bounds = quote.price.bounds() if quote is not None and quote.price is not None else None
        offered = offered or quote is None or quote.offered
        if bounds is None:
            unknown += count
        else:
            low, high = low + bounds[0] * count, high + bounds[1] * count
    total = times.total()
    if not offered or not total:
        return Sum(unknown=unknown)
    if unknown == total:
        return Sum("Price unknown", unknown=unknown)
    words = f"About {range_in_dollars(low, high)} together"
    if unknown:
        words = f"{words}; price unknown for {unknown:,} of {total:,}"
    return Sum(words, low, high, unknown)
