"""Small pieces of language: translation, counts, durations, times of day, sizes, names of models. Pure functions.

What a row of the queue says is built from these in `wording`; which buttons it has stands in `row_actions`.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from decimal import Decimal, InvalidOperation
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from comfy_desk.domain.money import CREDITS_PER_DOLLAR, in_dollars

DASH = "—"


def tr(text: str) -> str:
    """The one way of a text to the screen, so that translations can come later."""
    return QCoreApplication.translate("comfy_desk", text)


def counted(number: int, one: str, many: str) -> str:
    """`counted(4, "{n} file", "{n} files")`."""
    return tr(one if number == 1 else many).format(n=f"{number:,}")


def ordinal(number: int) -> str:
    """A place in a line: next, 2nd, 3rd, 11th, 1,000th."""
    if number == 1:
        return tr("next")
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number:,}{ending}"


def stopwatch(seconds: float) -> str:
    """Time that ticks: 0:07, 1:42, 1:02:03, and in days from the second day on."""
    whole = max(0, int(seconds))
    if whole >= 48 * 3600:
        return tr("{days} d {hours} h").format(days=whole // 86400, hours=whole % 86400 // 3600)
    hours, rest = divmod(whole, 3600)
    minutes, left = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def span(seconds: float) -> str:
    """Time that does not tick, in one unit: 12 s, 2 min, 3 h, 4 d."""
    whole = max(0, round(seconds))
    if whole < 100:
        return tr("{n} s").format(n=whole)
    if whole < 100 * 60:
        return tr("{n} min").format(n=round(whole / 60))
    if whole < 48 * 3600:
        return tr("{n} h").format(n=round(whole / 3600))
    return tr("{n} d").format(n=round(whole / 86400))


def time_of_day(at: float, now: float) -> str:
    """12:03 where that is today, else with its day: 28 Nov 12:03. In the time of this machine."""
    moment, today = _local(at), _local(now)
    clock = f"{moment:%H:%M}"
    if moment.date() == today.date():
        return clock
    day = f"{moment.day} {moment:%b}"
    return f"{day} {clock}" if moment.year == today.year else f"{day} {moment.year}"


def _local(at: float) -> datetime:
    return datetime.fromtimestamp(at, tz=UTC).astimezone()


def size_of(size: int) -> str:
    """One size by itself: 999 bytes, 1.0 kB, 12.3 MB."""
    if size < 1000:
        return tr("{n} bytes").format(n=size)
    value, units = size / 1000, ["kB", "MB", "GB", "TB"]
    while value >= 999.5 and len(units) > 1:
        value /= 1000
        units.pop(0)
    return f"{value:.1f} {units[0]}" if value < 99.5 else f"{value:.0f} {units[0]}"


def moment(at: float) -> str:
    """Date and time in the time of this machine, of the same width every day."""
    return f"{_local(at):%Y-%m-%d %H:%M:%S}"


def sentence(line: str) -> str:
    """A line of the table as a sentence that stands by itself."""
    return line if not line or line[-1] in ".!?…:" else f"{line}."


def bytes_of(received: int, total: int | None) -> str:
    """ "12 of 40 MB", or "12 MB" where nobody named the whole."""
    unit, size = _unit(max(received, total or 0))
    if total is None or total < received:
        return f"{_amount(received / size, size)} {unit}"
    return tr("{part} of {whole} {unit}").format(
        part=_amount(received / size, size), whole=_amount(total / size, size), unit=unit
    )


def _unit(size: int) -> tuple[str, int]:
    for unit, scale in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if size >= scale:
            return unit, scale
    return "B", 1


def _amount(value: float, scale: int) -> str:
    return f"{value:.1f}" if value < 10 and scale > 1 else f"{value:.0f}"


def credits_of(reported: str) -> str:
    """Credits as the Router wrote them. What is no number is shown as it came, cut short."""
    text = reported.strip()[:24]
    try:
        one = Decimal(text) == 1
    except InvalidOperation:
        one = False
    return tr("{n} credit" if one else "{n} credits").format(n=text)


def cost_of(reported: str) -> str:
    """What was reported in credits, in dollars: "$0.04". What is no amount is shown as it came."""
    amount = _number(reported)
    return credits_of(reported) if amount is None or amount < 0 else in_dollars(amount / CREDITS_PER_DOLLAR)


def cost_of_in_full(reported: str) -> str:
    """ "$0.04 (8.44 credits, at 211 credits a dollar)": for places with room, as exact as it was reported."""
    dollars, words = cost_of(reported), credits_of(reported)
    if dollars == words:
        return words
    return tr("{dollars} ({credits}, at {rate} credits a dollar)").format(
        dollars=dollars, credits=words, rate=CREDITS_PER_DOLLAR
    )


def dollars_of(written: str) -> str:
    """An amount of dollars as the Router wrote it ("0.2243", "0.30–0.60"), in cents: $0.22, $0.30–0.60."""
    parts = [_number(part) for part in written.strip().split("–")]
    numbers = [part for part in parts if part is not None and part >= 0]
    if not numbers or len(numbers) != len(parts) or len(parts) > 2:
        return f"${written.strip()[:24]}"
    low, *high = (in_dollars(number) for number in numbers)
    return low if not high or high == [low] else f"{low}–{high[0].removeprefix('$')}"


def _number(text: str) -> Decimal | None:
    try:
        amount = Decimal(text.strip()[:24])
    except InvalidOperation:
        return None
    return amount if amount.is_finite() and amount.adjusted() < 12 else None


_CAPITALS = frozenset(
    {"ai", "gpt", "hd", "3d", "2d", "xl", "t2v", "i2v", "t2i", "i2i", "tts", "svg", "sdxl", "sd", "llm"}
)


@lru_cache(maxsize=1024)
def model_name(model: str) -> str:
    """ "kiln/quick-sketch-2" → "Quick Sketch 2 · kiln". The id itself stands in tooltips and details."""
    provider, _, name = model.partition("/")
    if not name:
        provider, name = "", provider
    words = [_word(word) for word in re.split(r"[-_\s]+", name) if word]
    friendly = " ".join(words) or model
    return f"{friendly} · {provider}" if provider else friendly


def _word(word: str) -> str:
    return word.upper() if word.lower() in _CAPITALS else word[:1].upper() + word[1:]


def usual(seconds: list[float]) -> str:
    """ "usually 2–4 min" from how long this model ran here before; "" where fewer than three runs tell nothing."""
    if len(seconds) < 3:
        return ""
    ordered = sorted(seconds)
    low = ordered[int(len(ordered) * 0.25)]
    high = ordered[min(len(ordered) - 1, int(len(ordered) * 0.9))]
    if high < 100:
        low, high, unit = max(1, round(low)), max(1, round(high)), tr("s")
    else:
        low, high, unit = max(1, round(low / 60)), max(1, round(high / 60)), tr("min")
    amount = f"{low}" if low == high else f"{low}–{high}"
    return tr("usually {amount} {unit}").format(amount=amount, unit=unit)
