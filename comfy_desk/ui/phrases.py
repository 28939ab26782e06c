"""Small pieces of language: translation, counts, durations, times of day, sizes, money, names of models.

All of them follow the language and the locale that the program speaks (`speak`, called once at the start by `language`);
before that they speak English. What a row of the queue says is built from these in `wording`; which buttons it has stands in
`row_actions`. What is stored, sent or exported is never written with these.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from decimal import Decimal, InvalidOperation
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime
from PySide6.QtGui import QKeySequence

from comfy_desk.domain.money import CREDITS_PER_DOLLAR, in_dollars

DASH = "—"


_Short = QLocale.FormatType.ShortFormat


class _Spoken:
    """The locale of numbers, dates and money, and what follows from it."""

    def __init__(self, locale: QLocale) -> None:
        self.locale = locale
        self.group = locale.groupSeparator()
        self.point = locale.decimalPoint()
        pattern = locale.toCurrencyString(0.04, "$", 2)
        digits = re.search(r"\d.*\d", pattern)
        self.before, self.after = (pattern[: digits.start()], pattern[digits.end() :]) if digits else ("$", "")


_spoken = _Spoken(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


def speak(locale: QLocale) -> None:
    """Numbers, dates and money are written as they are there, from now on."""
    global _spoken
    _spoken = _Spoken(locale)


def spoken() -> QLocale:
    return _spoken.locale


def tr(text: str) -> str:
    """The one way of a text to the screen: its translation, or the English text itself."""
    return QCoreApplication.translate("comfy_desk", text)


def counted(number: int, one: str, many: str, **values: object) -> str:
    """`counted(4, "{n} file", "{n} files")`; further holes are filled by name.

    Both are texts of their own for the translators, who write the same for languages that know no plural.
    """
    return tr(one if number == 1 else many).format(n=whole(number), **values)


def whole(number: int) -> str:
    """1,204 — 1.204 in German."""
    return f"{number:,}".replace(",", _spoken.group)


def decimal(value: float | Decimal, places: int = 1) -> str:
    """12.3 — 12,3 in German."""
    return _swapped(f"{value:,.{places}f}")


def with_point(figures: str) -> str:
    """Figures as they are typed, ungrouped: the decimal point alone is that of the locale, where it is a point or a comma."""
    return figures.replace(".", _spoken.point) if _spoken.point in (".", ",") else figures


def _swapped(figures: str) -> str:
    """Figures as Python writes them, with the separators of the locale."""
    before, point, after = figures.partition(".")
    return before.replace(",", _spoken.group) + (_spoken.point if point else "") + after


def dollars(amount: Decimal) -> str:
    """ "$0.04" — "0,04 $" in German. Small amounts keep what they say, see `in_dollars`."""
    return _dressed(in_dollars(amount))


def dollar_range(low: Decimal, high: Decimal) -> str:
    """ "$0.30–0.60"; one amount where both read the same."""
    least, most = in_dollars(low), in_dollars(high)
    return _dressed(least) if least == most else _dressed(f"{least}–{most.removeprefix('$')}")


_AMOUNT = re.compile(r"\$(\d[\d,]*(?:\.\d+)?)(?:–(\d[\d,]*(?:\.\d+)?))?")


def money(words: str) -> str:
    """An amount as it is written below the window ("$12.30", "$0.30–0.60"), as it is written here; else as it came."""
    return _dressed(words) if _AMOUNT.fullmatch(words) else words


def _dressed(words: str) -> str:
    figures = "–".join(_swapped(part) for part in words.removeprefix("$").split("–"))
    return f"{_spoken.before}{figures}{_spoken.after}"


def ordinal(number: int) -> str:
    """A place in a line: next, 2nd, 3rd, 11th, 1,000th."""
    if number == 1:
        return tr("next")
    words = {1: tr("{n}st"), 2: tr("{n}nd"), 3: tr("{n}rd")}
    last = 0 if number % 100 in (11, 12, 13) else number % 10
    return words.get(last, tr("{n}th")).format(n=whole(number))


def stopwatch(seconds: float) -> str:
    """Time that ticks: 0:07, 1:42, 1:02:03, and in days from the second day on."""
    left = max(0, int(seconds))
    if left >= 48 * 3600:
        return tr("{days} d {hours} h").format(days=left // 86400, hours=left % 86400 // 3600)
    hours, rest = divmod(left, 3600)
    minutes, left = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def span(seconds: float) -> str:
    """Time that does not tick, in one unit: 12 s, 2 min, 3 h, 4 d."""
    left = max(0, round(seconds))
    if left < 100:
        return tr("{n} s").format(n=left)
    if left < 100 * 60:
        return tr("{n} min").format(n=round(left / 60))
    if left < 48 * 3600:
        return tr("{n} h").format(n=round(left / 3600))
    return tr("{n} d").format(n=round(left / 86400))


def time_of_day(at: float, now: float) -> str:
    """12:03 where that is today, else with its day: 28 Nov 12:03. In the time of this machine."""
    moment, today = _local(at), _local(now)
    if moment.date() == today.date():
        return clock(moment)
    if moment.year != today.year:
        return day_of(moment.date(), year=True)
    return tr("{day} {time}").format(day=day_of(moment.date()), time=clock(moment))


def clock(moment: datetime, *, seconds: bool = False) -> str:
    """12:03, or 12:03 PM where that is usual; with seconds 12:03:07."""
    time = QTime(moment.hour, moment.minute, moment.second)
    form = _spoken.locale.timeFormat(_Short)
    if seconds and "s" not in form:
        form = form.replace("mm", "mm:ss", 1)
    return _spoken.locale.toString(time, form)


def day_of(day: date, *, year: bool = False) -> str:
    """28 Nov, or 28 Nov 2026; in the order and with the signs of the language."""
    pattern = tr("d MMM yyyy") if year else tr("d MMM")
    return _spoken.locale.toString(QDate(day.year, day.month, day.day), pattern)


def _local(at: float) -> datetime:
    return datetime.fromtimestamp(at, tz=UTC).astimezone()


def size_of(size: int) -> str:
    """One size by itself: 999 bytes, 1.0 kB, 12.3 MB."""
    if size < 1000:
        return counted(size, "{n} byte", "{n} bytes")
    value, units = size / 1000, ["kB", "MB", "GB", "TB"]
    while value >= 999.5 and len(units) > 1:
        value /= 1000
        units.pop(0)
    return f"{with_point(f'{value:.{1 if value < 99.5 else 0}f}')} {units[0]}"


def moment(at: float) -> str:
    """Date and time in the time of this machine, of the same width every day."""
    return f"{_local(at):%Y-%m-%d %H:%M:%S}"


def sentence(line: str) -> str:
    """A line of the table as a sentence that stands by itself."""
    if not line or line[-1] in ".!?…:。！？：":
        return line
    full = _spoken.locale.language() in (QLocale.Language.Japanese, QLocale.Language.Chinese)
    return f"{line}{'。' if full else '.'}"


def quoted(words: str) -> str:
    """“Words” between the marks of the language: „Worte“, 「言葉」."""
    return _spoken.locale.quoteString(words)


def keys(sequence: str) -> str:
    """A key as this system and language name it: "Del" is "Entf", "Ctrl+H" is "Strg+H"."""
    return QKeySequence(sequence).toString(QKeySequence.SequenceFormat.NativeText)


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
    return with_point(f"{value:.{1 if value < 10 and scale > 1 else 0}f}")


_FIGURES = re.compile(r"-?\d+(\.\d+)?")


def credits_of(reported: str) -> str:
    """Credits as the Router wrote them. What is no number is shown as it came, cut short."""
    text = reported.strip()[:24]
    try:
        one = Decimal(text) == 1
    except InvalidOperation:
        one = False
    return tr("{n} credit" if one else "{n} credits").format(n=_swapped(text) if _FIGURES.fullmatch(text) else text)


def cost_of(reported: str) -> str:
    """What was reported in credits, in dollars: "$0.04". What is no amount is shown as it came."""
    amount = _number(reported)
    return credits_of(reported) if amount is None or amount < 0 else dollars(amount / CREDITS_PER_DOLLAR)


def cost_of_in_full(reported: str) -> str:
    """ "$0.04 (8.44 credits, at 211 credits a dollar)": for places with room, as exact as it was reported."""
    amount, words = cost_of(reported), credits_of(reported)
    if amount == words:
        return words
    return tr("{dollars} ({credits}, at {rate} credits a dollar)").format(
        dollars=amount, credits=words, rate=CREDITS_PER_DOLLAR
    )


def dollars_of(written: str) -> str:
    """An amount of dollars as the Router wrote it ("0.2243", "0.30–0.60"), in cents: $0.22, $0.30–0.60."""
    parts = [_number(part) for part in written.strip().split("–")]
    numbers = [part for part in parts if part is not None and part >= 0]
    if not numbers or len(numbers) != len(parts) or len(parts) > 2:
        return f"${written.strip()[:24]}"
    return dollar_range(numbers[0], numbers[-1])


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
