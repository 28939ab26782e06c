"""Prices before a run: exact, a range, or unknown with its reason, as the models have it or as a setting says."""

import datetime as dt
from collections.abc import Mapping
from typing import Any

from .accounts import credits_of, dollars_of
from .catalogue import Model
from .house import House


def quote(house: House, model: Model, body: Mapping[str, Any], provider: str) -> dict[str, Any]:
    """The quote for one body; amounts are dollars as decimal strings."""
    micros = model.price(body)
    as_of = dt.datetime.fromtimestamp(house.clock.wall(), dt.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    facts = {"currency": "USD", "provider": provider or model.provider, "model": model.id, "pricing_as_of": as_of}
    source = house.settings.estimate
    if source in ("model", "not_enabled"):
        source = "unknown" if not model.reports_credits else "exact" if model.exact_price else "estimated"
    if source == "unknown":
        return {"source": source, **facts, "reason": "not_quotable"}
    if source == "exact":
        amount = {"amount": dollars_of(micros), "amount_cents": micros / 10_000, "credits": float(credits_of(micros))}
        return {"source": source, **facts, **amount}
    low, high = micros * 4 // 5, micros * 3 // 2
    return {
        "source": source,
        **facts,
        "min_amount": dollars_of(low),
        "max_amount": dollars_of(high),
        "min_amount_cents": low / 10_000,
        "max_amount_cents": high / 10_000,
    }
