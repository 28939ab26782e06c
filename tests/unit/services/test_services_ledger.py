"""The ledger: reported, estimated, not reported and not charged, by local day; nothing that is not known is added up."""

from __future__ import annotations

import asyncio
import csv
import datetime as dt
import io
import os
import time
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.domain.errors import Bucket, DeskError, Failure
from comfy_desk.domain.request import Handle, Request, State
from comfy_desk.domain.spent import Known, Spent, spent_of
from comfy_desk.services.ledger import HEAD, Ledger, Line, Sum, as_csv, book, chosen, columns, total

NOON = time.mktime((2026, 3, 10, 12, 0, 0, 0, 0, -1))
HANDLE = Handle("r", "s", "r", "c")


def row(name: str = "a", model: str = "kiln/one", **facts: Any) -> Request:
    usual: dict[str, Any] = {"state": State.DONE, "hold": None, "first_sent_at": NOON, "handle": HANDLE, "sends": 1}
    return Request(name, "acc", model, f"key-{name}", "00", 2, "", None, NOON, **{**usual, **facts})


POLICY = Failure("refused", 400, Bucket.CONTENT_POLICY_VIOLATION)
INVALID = Failure("refused", 422, Bucket.INVALID_INPUT)


def refused(status: int, bucket: str) -> Failure:
    return Failure("refused", status, bucket)


@pytest.mark.parametrize(
    ("request_", "known", "low", "high"),
    [
        (row(credits="211", estimate="9"), Known.REPORTED, "1", "1"),
        (row(credits="0"), Known.REPORTED, "0", "0"),
        (row(estimate="0.30–0.60"), Known.ESTIMATED, "0.30", "0.60"),
        (row(), Known.UNREPORTED, "0", "0"),
        # What did not succeed may have been charged, up to what was estimated.
        (row(estimate="0.30–0.60", state=State.CANCELLED), Known.ESTIMATED, "0", "0.60"),
        (row(estimate="0.5", state=State.EXPIRED), Known.ESTIMATED, "0", "0.5"),
        (row(estimate="0.5", state=State.FAILED, failure=refused(502, Bucket.PROVIDER_ERROR)), Known.ESTIMATED, "0", "0.5"),
        (row(state=State.FAILED, failure=refused(504, Bucket.PROVIDER_TIMEOUT)), Known.UNREPORTED, "0", "0"),
        # What never ran is known to be free of charge.
        (row(estimate="5", state=State.CANCELLED, handle=None), Known.NOT_CHARGED, "0", "0"),
        (row(estimate="5", state=State.FAILED, handle=None, failure=INVALID), Known.NOT_CHARGED, "0", "0"),
        (row(estimate="5", state=State.FAILED, failure=refused(504, Bucket.QUEUE_TIMEOUT)), Known.NOT_CHARGED, "0", "0"),
        # A refusal by the provider's rules is as the catalogue says.
        (
            row(state=State.FAILED, failure=POLICY, charges_on_policy_rejection="no"),
            Known.NOT_CHARGED, "0", "0",
        ),
        (
            row(estimate="5", state=State.FAILED, failure=POLICY, charges_on_policy_rejection="yes"),
            Known.ESTIMATED, "0", "5",
        ),
    ],
)  # fmt: skip
def test_what_is_known_of_a_cost_is_never_more_than_was_observed(request_, known, low, high) -> None:
    spent = spent_of(request_)
    assert spent is not None
    assert (spent.known, spent.low, spent.high) == (known, Decimal(low), Decimal(high))


def test_what_was_not_sent_is_in_no_sum() -> None:
    assert spent_of(row(state=State.WAITING, first_sent_at=None, handle=None, sends=1)) is None
    adopted = spent_of(row(first_sent_at=None, queued_at=NOON, sends=0, adopted=True, credits="21.1"))
    assert adopted is not None
    assert adopted.low == Decimal("0.1")


def spent(name: str, at: float, **facts: Any) -> Spent:
    return Spent(
        name,
        facts.pop("account", "acc"),
        facts.pop("model", "kiln/one"),
        at,
        facts.pop("known", Known.UNREPORTED),
        **facts,
    )


@pytest.fixture
def lord_howe() -> Iterator[None]:
    """A zone of half hours that also puts its clocks by half an hour."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = "Australia/Lord_Howe"
    time.tzset()
    yield
    if before is None:
        del os.environ["TZ"]
    else:
        os.environ["TZ"] = before
    time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system has one zone for all processes")
def test_days_are_those_of_the_clock_on_the_wall(lord_howe: None) -> None:
    midnight = time.mktime((2026, 3, 10, 0, 0, 0, 0, 0, -1))
    lines = book([spent("a", midnight - 1), spent("b", midnight), spent("c", midnight + 86_399)])
    assert [(line.day.day, line.sum.requests) for line in lines] == [(10, 2), (9, 1)]


def test_sums_are_exact_and_what_has_no_price_is_counted() -> None:
    tenth = {"known": Known.REPORTED, "low": Decimal("0.1"), "high": Decimal("0.1"), "credits": Decimal("21.1")}
    lines = book(
        [
            *(spent(f"r{n}", NOON, **tenth) for n in range(3)),
            spent("e", NOON, known=Known.ESTIMATED, low=Decimal("0.30"), high=Decimal("0.60")),
            spent("n", NOON),
            spent("f", NOON, known=Known.NOT_CHARGED),
            spent("other", NOON - 86_400, account="b", **tenth),
        ]
    )
    assert len(lines) == 2
    one = lines[0].sum
    assert one == Sum(6, Decimal("0.3"), Decimal("63.3"), 3, Decimal("0.30"), Decimal("0.60"), 1, 1, 1)
    assert one.bounds == (Decimal("0.60"), Decimal("0.90"))
    assert total(chosen(lines, account="b")).reported == Decimal("0.1")
    assert chosen(lines, first=lines[0].day) == lines[:1]
    assert total(()) == Sum()


@pytest.mark.parametrize(
    ("days", "bars", "each"), [(1, 1, 1), (30, 30, 1), (62, 62, 1), (90, 13, 7), (500, 18, 28), (5000, 62, 81)]
)
def test_a_long_range_has_few_bars_and_no_request_is_left_out(days, bars, each) -> None:
    first = dt.date(2020, 1, 1)
    last = first + dt.timedelta(days=days - 1)
    lines = [Line(first + dt.timedelta(days=n), "a", "m", Sum(1)) for n in range(days)]
    made = columns(lines, first, last)
    assert len(made) == bars
    assert ((made[0].last - made[0].first).days + 1, made[-1].last) == (min(each, days), last)
    assert sum(one.sum.requests for one in made) == days
    assert columns(lines, last, first - dt.timedelta(days=1)) == ()


# --- as a file -------------------------------------------------------------------------------------------------------


def test_the_file_is_plain_csv_with_exact_figures_and_runs_as_nothing() -> None:
    day = dt.date(2026, 3, 10)
    one = Sum(3, Decimal("1.5") / 211, Decimal("1.5"), 1, Decimal("0.30"), Decimal("0.60"), 1, 1, 0)
    lines = [Line(day, "acc", "kiln/one", one), Line(day, "gone", "=kiln/two", Sum(1))]
    data = as_csv(lines, {"acc": '=cmd|"x",\n+1', "b": "unused"})
    assert data.count(b"\r\n") == 3
    assert data.endswith(b"\r\n")
    rows = list(csv.reader(io.StringIO(data.decode(), newline="")))
    assert tuple(rows[0]) == HEAD
    assert rows[1] == [
        "2026-03-10", "'=cmd|\"x\",\n+1", "kiln/one", "3", "1", "1.5", "0.007109", "1", "0.3", "0.6", "1", "0"
    ]  # fmt: skip
    assert rows[2][1:4] == ["gone", "'=kiln/two", "1"]
    assert not any(cell[:1] in ("=", "+", "-", "@", "\t") for line in rows for cell in line)


class Store:
    def __init__(self, *forgotten: Spent) -> None:
        self.kept = list(forgotten)

    async def forgotten(self) -> list[Spent]:
        return self.kept


def ledger(rows: tuple[Request, ...], *forgotten: Spent) -> Ledger:
    return Ledger(lambda: rows, Store(*forgotten))  # type: ignore[arg-type]


def test_removed_and_forgotten_requests_count_once() -> None:
    rows = (
        row("here", credits="211"),
        row("removed", credits="211", removed_at=NOON),
        row("unsent", first_sent_at=None, handle=None),
    )
    kept = spent("forgotten", NOON, known=Known.REPORTED, low=Decimal(1), high=Decimal(1), credits=Decimal(211))
    twice = spent("here", NOON)  # it is about to be forgotten
    lines = asyncio.run(ledger(rows, kept, twice).read())
    assert (total(lines).requests, total(lines).reported) == (3, Decimal(3))


def test_the_file_is_whole_or_not_there(tmp_path: Path) -> None:
    target = tmp_path / "ledger.csv"
    target.write_text("an older one")
    made = ledger(())
    lines = [Line(dt.date(2026, 3, 10), "acc", "kiln/one", Sum(1))]
    assert asyncio.run(made.export(lines, {}, target)) == target
    assert target.read_bytes().startswith(b"day,account,model")
    assert [path.name for path in tmp_path.iterdir()] == ["ledger.csv"]
    with pytest.raises(DeskError, match="could not be written"):
        asyncio.run(made.export(lines, {}, tmp_path / "nowhere" / "ledger.csv"))


def test_fifty_thousand_requests_are_added_up_in_a_moment() -> None:
    """A second is allowed on a busy machine; it takes a fraction of it, and not in the window's thread."""
    rows = tuple(
        row(
            f"r{n}",
            first_sent_at=NOON - n * 600,
            model=f"kiln/m{n % 20}",
            credits="8.44" if n % 3 else None,
            estimate="0.04",
        )
        for n in range(50_000)
    )
    began = time.process_time()
    lines = asyncio.run(ledger(rows).read())
    took = time.process_time() - began
    assert total(lines).requests == 50_000
    assert took < 3.0
