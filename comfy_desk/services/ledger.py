"""What was spent, by local day, account and model: reported, only estimated, not reported. As lines, columns, sums and CSV.

Removed requests count, and forgotten ones too (`store.ledger`). It adds up what is known and claims no more: a sum has a
least and a most, and what has no price is counted and not guessed. `book` and what works on lines is pure.
"""

from __future__ import annotations

import asyncio
import contextlib
import csv
import datetime as dt
import io
import uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request
from comfy_desk.domain.spent import NOTHING, Known, Spent, spent_of
from comfy_desk.services.slow_disk import SlowDisk
from comfy_desk.store.durable import put_in_place
from comfy_desk.store.ledger import LedgerStore

_WRITE_LIMIT = 60.0
"""Seconds that a folder has to take the file."""

_BEGINS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")

_EXACT = Decimal("0.00000001")


@dataclass(frozen=True, slots=True)
class Sum:
    """Dollars and numbers of requests. `reported` is exact; `least` and `most` are of those that were only estimated."""

    requests: int = 0
    reported: Decimal = NOTHING
    credits: Decimal = NOTHING  # what was reported, as it was written
    reports: int = 0
    least: Decimal = NOTHING
    most: Decimal = NOTHING
    estimates: int = 0
    unreported: int = 0
    not_charged: int = 0

    @property
    def bounds(self) -> tuple[Decimal, Decimal]:
        """Reported and estimated together; what is not reported is in neither."""
        return self.reported + self.least, self.reported + self.most


@dataclass(frozen=True, slots=True)
class Line:
    day: dt.date
    account: str
    model: str
    sum: Sum


@dataclass(frozen=True, slots=True)
class Column:
    """One bar of the plot: the days from `first` to `last` together."""

    first: dt.date
    last: dt.date
    sum: Sum


def book(spent: Iterable[Spent]) -> tuple[Line, ...]:
    """Newest day first; within a day by account and model."""
    sums: dict[tuple[dt.date, str, str], list[Spent]] = {}
    days: dict[int, dt.date] = {}
    for one in spent:
        quarter = int(one.at // 900)  # every zone's midnight stands on a quarter of an hour
        day = days.get(quarter)
        if day is None:
            day = days[quarter] = local_day(quarter * 900)
        sums.setdefault((day, one.account, one.model), []).append(one)
    lines = [Line(*key, _sum_of(found)) for key, found in sums.items()]
    return tuple(sorted(lines, key=lambda line: (-line.day.toordinal(), line.account, line.model)))


def local_day(at: float) -> dt.date:
    return dt.datetime.fromtimestamp(at).astimezone().date()


def _sum_of(spent: Iterable[Spent]) -> Sum:
    requests = reports = estimates = unreported = free = 0
    reported = credits_used = least = most = NOTHING
    for one in spent:
        requests += 1
        if one.known is Known.REPORTED:
            reports += 1
            reported += one.low
            credits_used += one.credits or NOTHING
        elif one.known is Known.ESTIMATED:
            estimates += 1
            least += one.low
            most += one.high
        elif one.known is Known.NOT_CHARGED:
            free += 1
        else:
            unreported += 1
    return Sum(requests, reported, credits_used, reports, least, most, estimates, unreported, free)


def chosen(
    lines: Iterable[Line], *, account: str = "", first: dt.date | None = None, last: dt.date | None = None
) -> tuple[Line, ...]:
    """Those of one account ("" is all) and of these days, both included."""
    return tuple(
        line
        for line in lines
        if (not account or line.account == account)
        and (first is None or line.day >= first)
        and (last is None or line.day <= last)
    )


def total(lines: Iterable[Line]) -> Sum:
    return _together([line.sum for line in lines])


def _together(sums: Sequence[Sum]) -> Sum:
    """Field by field: a sum of thousands of lines is wanted between two frames."""
    return Sum(
        sum(one.requests for one in sums),
        sum((one.reported for one in sums), NOTHING),
        sum((one.credits for one in sums), NOTHING),
        sum(one.reports for one in sums),
        sum((one.least for one in sums), NOTHING),
        sum((one.most for one in sums), NOTHING),
        sum(one.estimates for one in sums),
        sum(one.unreported for one in sums),
        sum(one.not_charged for one in sums),
    )


def columns(lines: Sequence[Line], first: dt.date, last: dt.date, most: int = 62) -> tuple[Column, ...]:
    """At most `most` bars for these days: a day, a week or more each, and also those on which nothing was sent."""
    days = (last - first).days + 1
    if days <= 0:
        return ()
    step = next((step for step in (1, 7, 28) if -(-days // step) <= most), -(-days // most))
    found: list[list[Sum]] = [[] for _ in range(-(-days // step))]
    for line in lines:
        if first <= line.day <= last:
            found[(line.day - first).days // step].append(line.sum)
    sums = [_together(one) for one in found]
    begins = [first + dt.timedelta(days=step * place) for place in range(len(sums))]
    ends = [min(begin + dt.timedelta(days=step - 1), last) for begin in begins]
    return tuple(Column(begin, end, one) for begin, end, one in zip(begins, ends, sums, strict=True))


# --- as a file -------------------------------------------------------------------------------------------------------

HEAD = (
    "day", "account", "model", "requests",
    "reported_requests", "reported_credits", "reported_usd",
    "estimated_requests", "estimated_usd_least", "estimated_usd_most",
    "not_reported_requests", "not_charged_requests",
)  # fmt: skip


def as_csv(lines: Iterable[Line], names: Mapping[str, str]) -> bytes:
    """RFC 4180 in UTF-8. `names` are those of accounts. Credits are exact; what they are in dollars has eight digits."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(HEAD)
    for line in lines:
        one = line.sum
        account = names.get(line.account, line.account)
        writer.writerow(
            (
                line.day.isoformat(), _harmless(account), _harmless(line.model), one.requests,
                one.reports, _plain(one.credits), _plain(one.reported.quantize(_EXACT)),
                one.estimates, _plain(one.least), _plain(one.most),
                one.unreported, one.not_charged,
            )
        )  # fmt: skip
    return text.getvalue().encode("utf-8", "replace")


def _harmless(text: str) -> str:
    """A name that a spreadsheet would run as a formula stands behind an apostrophe, and reads as text."""
    return f"'{text}" if text.startswith(_BEGINS_A_FORMULA) else text


def _plain(amount: Decimal) -> str:
    """Every digit that says something, and no exponent."""
    words = f"{amount:f}"
    return words.rstrip("0").rstrip(".") if "." in words else words


class Ledger:
    """Reads and exports. The adding up is done in a thread: it is 50,000 requests after a year or two."""

    def __init__(
        self, everything: Callable[[], tuple[Request, ...]], store: LedgerStore, disk: SlowDisk | None = None
    ) -> None:
        self._everything = everything
        self._store = store
        self._disk = disk or SlowDisk()

    async def read(self) -> tuple[Line, ...]:
        """Of all accounts. Raises DeskError."""
        forgotten = await self._store.forgotten()
        here = self._everything()
        return await asyncio.to_thread(_booked, here, forgotten)

    async def export(self, lines: Sequence[Line], names: Mapping[str, str], target: Path) -> Path:
        """Whole or not there; a file that stands there is replaced, as the dialog asked. Raises DeskError."""

        def write() -> Path:
            _write(target, as_csv(lines, names))
            return target

        try:
            return await self._disk.run(f"export {target}", write, _WRITE_LIMIT)
        except OSError as error:
            raise DeskError("The file could not be written.", "Choose another folder.", str(error)) from error


def _booked(here: tuple[Request, ...], forgotten: Sequence[Spent]) -> tuple[Line, ...]:
    found = {one.request: one for one in forgotten}
    for request in here:
        spent = spent_of(request)
        if spent is not None:
            found[spent.request] = spent
    return book(found.values())


def _write(target: Path, data: bytes) -> None:
    part = target.with_name(f".{uuid.uuid4().hex}.part")
    try:
        part.write_bytes(data)
        put_in_place(part, target)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink()
        raise
