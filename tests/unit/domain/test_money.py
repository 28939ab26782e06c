"""Sums as the Router writes them, exact, and nothing claimed where nothing was written."""

from __future__ import annotations

from decimal import Decimal

import pytest

from comfy_desk.domain.money import Balance, Price, bounds_of, dollars_of, in_dollars, range_in_dollars
from comfy_desk.domain.serving import Serving


@pytest.mark.parametrize(
    ("price", "words", "bounds"),
    [
        (Price("exact", amount="0.04"), "0.04", ("0.04", "0.04")),
        (Price("estimated", lowest="0.30", highest="0.60"), "0.30–0.60", ("0.30", "0.60")),
        (Price("exact", amount="0"), "0", ("0", "0")),
        (Price("unknown", reason="not_priced"), None, None),
        (Price("exact"), None, None),
        (Price("estimated", lowest="0.30"), None, None),
    ],
)
def test_a_price_in_words_and_figures(price: Price, words: str | None, bounds: tuple[str, str] | None) -> None:
    assert price.words() == words
    assert price.bounds() == (None if bounds is None else tuple(map(Decimal, bounds)))


@pytest.mark.parametrize("text", [None, "", "free", "0.1–0.2–0.3", "0.5–0.1", "-1", "nan", "inf", "0.1–inf"])
def test_what_is_no_estimate_has_no_bounds(text: str | None) -> None:
    assert bounds_of(text) is None


def test_credits_in_dollars() -> None:
    assert dollars_of("211") == 1
    assert dollars_of("0") == 0
    assert [dollars_of(text) for text in (None, "", "-1", "nan", "inf", "much")] == [None] * 6


def test_a_balance_to_the_cent() -> None:
    assert str(Balance(12_300_000, "USD")) == "$12.30"
    assert str(Balance(-1, "EUR")) in ("0.00 EUR", "-0.00 EUR")


def test_what_an_estimate_is_asked_with() -> None:
    serving = Serving("fal", strict=True, reject_unknown=True)
    assert serving.query() == {"model_provider": "fal", "strict_mode": "true", "reject_unknown_fields": "true"}
    assert serving.query(estimate=True) == {"model_provider": "fal"}
    assert Serving().query() == {}


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        ("0", "$0.00"),
        ("0.42", "$0.42"),
        ("0.035", "$0.035"),
        ("0.025", "$0.025"),
        ("0.0042", "$0.0042"),
        ("0.00424", "$0.0042"),
        ("0.0999", "$0.10"),
        ("0.00000001", "$0.00000001"),
        ("0.125", "$0.13"),
        ("1234.5", "$1,234.50"),
        ("-3.2", "$-3.20"),
    ],
)
def test_small_amounts_keep_what_says_something_and_others_are_in_cents(amount: str, said: str) -> None:
    assert in_dollars(Decimal(amount)) == said


def test_a_range_that_reads_the_same_is_one_amount() -> None:
    assert range_in_dollars(Decimal("0.30"), Decimal("0.60")) == "$0.30–0.60"
    assert range_in_dollars(Decimal("0.301"), Decimal("0.302")) == "$0.30"
