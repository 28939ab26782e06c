"""The library's language of search: what an artist writes in its line, as conditions. Pure; time is passed in.

Nothing raises: what looks like a filter and is none, or has a value that says nothing, is looked for as words and named. What
is still being typed ("rating:", "after:2026-1") filters nothing yet.
"""

from __future__ import annotations

import difflib
import math
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta

from comfy_desk.domain.library import MOST_STARS
from comfy_desk.domain.output import Kind

LONGEST = 2_000
"""Characters that are read; what stands behind them is left out."""

MOST_TERMS = 60


@dataclass(frozen=True, slots=True)
class Words:
    """`whole`: exactly these, one after another; else the last one may go on. `column` "" is everywhere."""

    text: str
    whole: bool = False
    column: str = ""  # prompt, model, note, name
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Kinds:
    kinds: frozenset[Kind]
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Made:
    """From `since` on and before `until`, in seconds since 1970."""

    since: float | None
    until: float | None
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Amount:
    """`what` is rating, cost (dollars) or size (bytes); `sign` one of = > >= < <=."""

    what: str
    sign: str
    number: float
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Marked:
    """`mark` is unsaved, favourite, pick, reject, unrated, missing or note (there is one)."""

    mark: str
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """`what` is seed (exactly), batch or collection (the beginning of a word of its name)."""

    what: str
    text: str
    negated: bool = False


Condition = Words | Kinds | Made | Amount | Marked | Named


@dataclass(frozen=True, slots=True)
class Query:
    """All conditions hold. `unread` are the parts that look like filters and are none; they are among the words."""

    conditions: tuple[Condition, ...] = ()
    unread: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Help:
    """One filter, for the window to show. `meaning` is to be translated, `example` is not."""

    name: str
    example: str
    meaning: str


HELP = (
    Help("", "quiet harb", "All words must be there; a word may be the beginning of a longer one."),
    Help("", '"quiet harbour"', "Exactly these words, one after another."),
    Help("-", "-harbour -kind:video", "Not what stands behind the minus sign; works before every filter."),
    Help("model", "model:kling", "Made with a model of this name or provider."),
    Help("kind", "kind:video", "image, video, audio, 3d, vector or text; several with commas."),
    Help("today", "today", "Made today; yesterday works as well."),
    Help(
        "after", "after:2026-11-01", "Made on this day or later. A month, a year, or 7d, 2w, 3m, 12h ago work as well."
    ),
    Help("before", "before:2026-11-01", "Made before this day."),
    Help("rating", "rating:>=3", "Rated so, with 1 to 5 stars; also rating:3, rating:>3, rating:<=2."),
    Help("unrated", "unrated:", "Without stars."),
    Help("favourite", "favourite:", "Your favourites."),
    Help("pick", "pick:", "Picked while going through many."),
    Help("reject", "reject:", "Rejected while going through many."),
    Help("unsaved", "unsaved:", "Without a file in your folder."),
    Help("missing", "missing:", "The file is no longer where it was saved."),
    Help("note", "note:client", "The word stands in your note; note: alone finds all that have one."),
    Help("name", "name:harbour", "The word stands in the file's name."),
    Help("prompt", "prompt:harbour", "The word stands in the prompt."),
    Help("seed", "seed:123", "Made with exactly this seed."),
    Help("batch", 'batch:"night run"', "Of a batch of this name."),
    Help("collection", "collection:cover", "In a collection of this name."),
    Help("cost", "cost:>0.5", "The request cost more than so many dollars."),
    Help("size", "size:>10mb", "The file is larger than this; b, kb, mb and gb work."),
)

_KINDS = {
    "image": Kind.IMAGE, "picture": Kind.IMAGE, "photo": Kind.IMAGE, "video": Kind.VIDEO, "film": Kind.VIDEO,
    "movie": Kind.VIDEO, "audio": Kind.AUDIO, "sound": Kind.AUDIO, "music": Kind.AUDIO, "3d": Kind.MODEL_3D,
    "model": Kind.MODEL_3D, "mesh": Kind.MODEL_3D, "vector": Kind.VECTOR, "svg": Kind.VECTOR, "text": Kind.TEXT,
    "other": Kind.OTHER,
}  # fmt: skip
_MARKS = {
    "unsaved": "unsaved", "favourite": "favourite", "favorite": "favourite", "pick": "pick", "reject": "reject",
    "unrated": "unrated", "missing": "missing",
}  # fmt: skip
_BARE = frozenset({"unsaved", "today", "yesterday"})
_COLUMNS = frozenset({"model", "note", "name", "prompt"})
_YES, _NO = frozenset({"", "yes", "true", "1"}), frozenset({"no", "false", "0"})
_UNITS = {"": 1, "b": 1, "kb": 1_000, "k": 1_000, "mb": 1_000_000, "m": 1_000_000, "gb": 10**9, "g": 10**9}
_AGO = {"h": 1 / 24, "d": 1.0, "w": 7.0, "m": 30.0, "y": 365.0}

_TERM = re.compile(r'(?P<no>-?)(?:(?P<name>[^\W\d_]\w*):(?!//))?(?:"(?P<quoted>[^"]*)(?:"|$)|(?P<bare>[^\s"]*))')
_NUMBER = re.compile(
    r"(?P<sign>>=|<=|>|<|=|≥|≤)?\s*\$?(?P<number>\d{1,15}(?:[.,]\d{0,9})?)\s*(?P<unit>[a-z$]*)", re.ASCII
)
_BEGUN = re.compile(r"(>|<|=|>=|<=|≥|≤)?\$?")
_DAY = re.compile(r"(?P<year>\d{4})(?:-(?P<month>\d{1,2})(?:-(?P<day>\d{1,2}))?)?", re.ASCII)
_BEGUN_DAY = re.compile(r"\d{1,4}(-\d{0,2}){0,2}", re.ASCII)
_SPAN = re.compile(r"(?P<count>\d{1,5})(?P<unit>[hdwmy])", re.ASCII)

_NOT_YET: tuple[Condition, ...] = ()
"""Of a filter that is still being typed."""


def read(words: str, now: float) -> Query:
    """`now` in seconds since 1970; days begin as this machine's clock has it."""
    conditions: list[Condition] = []
    unread: dict[str, None] = {}
    for number, term in enumerate(_terms(words[:LONGEST])):
        if number >= MOST_TERMS:
            break
        name, value, negated = term["name"], _value(term), term["no"] == "-"
        read_as = _filter(name, value, negated, now) if name else _bare(term, value, negated, now)
        if read_as is None:
            part = term[0].removeprefix("-") if negated else term[0]
            unread[part] = None
            read_as = (Words(f"{name} {value}", negated=negated),)
        conditions += read_as
    return Query(tuple(conditions), tuple(unread))


def nearest(part: str) -> str:
    """What was perhaps meant by an unread part, as a filter; "" where nothing is like it."""
    name, _, value = part.partition(":")
    known = sorted({*_READERS, *_MARKS})
    found = difflib.get_close_matches(name.casefold(), known, 1, 0.6)
    if not found or found[0] == name.casefold():
        return next((help_.example for help_ in HELP if found and help_.name == found[0]), "")
    return f"{found[0]}:{value}"


def _terms(words: str) -> list[re.Match[str]]:
    found, at = [], 0
    while at < len(words):
        if words[at].isspace():
            at += 1
            continue
        term = _TERM.match(words, at)
        if term is None or term.end() == at:
            at += 1
            continue
        found.append(term)
        at = term.end()
    return found


def _value(term: re.Match[str]) -> str:
    return term["quoted"] if term["quoted"] is not None else term["bare"]


def _bare(term: re.Match[str], value: str, negated: bool, now: float) -> tuple[Condition, ...]:
    if term["quoted"] is None and value.casefold() in _BARE:
        return _filter(value, "", negated, now) or ()
    if not value.strip():
        return _NOT_YET
    whole = term["quoted"] is not None or negated
    return (Words(value, whole, negated=negated),)


def _filter(name: str, value: str, negated: bool, now: float) -> tuple[Condition, ...] | None:
    """None for what is no filter, or says nothing."""
    word = name.casefold()
    if word in _MARKS:
        mark, answer = _MARKS[word], value.casefold()
        return (Marked(mark, negated != (answer in _NO)),) if answer in _YES | _NO else None
    reader = _READERS.get(word)
    return None if reader is None else reader(word, value.strip(), negated, now)


_Reader = Callable[[str, str, bool, float], tuple[Condition, ...] | None]


def _column(word: str, value: str, negated: bool, _now: float) -> tuple[Condition, ...]:
    if not value:
        return (Marked("note", negated),) if word == "note" else _NOT_YET
    return (Words(value, negated, word, negated),)


def _kind(_word: str, value: str, negated: bool, _now: float) -> tuple[Condition, ...] | None:
    asked = [part for part in re.split(r"[,|]", value.casefold()) if part]
    if not asked:
        return _NOT_YET
    found = [_kinds_like(part) for part in asked]
    return (Kinds(frozenset().union(*found), negated),) if all(found) else None


def _kinds_like(part: str) -> set[Kind]:
    """Those whose names begin so, in the plural, too: it may still be being typed."""
    single = part.removesuffix("s") if len(part) > 3 else part
    return {kind for alias, kind in _KINDS.items() if alias.startswith(single)}


def _made(word: str, value: str, negated: bool, now: float) -> tuple[Condition, ...] | None:
    if not value and word not in ("today", "yesterday"):
        return _NOT_YET
    today = date(*time.localtime(now)[:3])
    days = {"today": today, "yesterday": today - timedelta(days=1)}
    if word in days:
        return (Made(_begin(days[word]), _begin(days[word] + timedelta(days=1)), negated),) if not value else None
    moment = _begin(days[value.casefold()]) if value.casefold() in days else _moment(value, now)
    if moment is None:
        return _NOT_YET if _BEGUN_DAY.fullmatch(value) else None
    return (Made(moment, None, negated) if word == "after" else Made(None, moment, negated),)


def _moment(value: str, now: float) -> float | None:
    if span := _SPAN.fullmatch(value.casefold()):
        return now - int(span["count"]) * _AGO[span["unit"]] * 86_400.0
    day = _DAY.fullmatch(value)
    if day is None:
        return None
    try:
        return _begin(date(int(day["year"]), int(day["month"] or 1), int(day["day"] or 1)))
    except ValueError:
        return None


def _begin(day: date) -> float | None:
    """Midnight on this machine's clock, as summer time has it then; None in years that the clock does not know."""
    try:
        return time.mktime((day.year, day.month, day.day, 0, 0, 0, 0, 0, -1))
    except (ValueError, OverflowError):
        return None


def _amount(word: str, value: str, negated: bool, _now: float) -> tuple[Condition, ...] | None:
    if _BEGUN.fullmatch(value):
        return _NOT_YET
    found = _NUMBER.fullmatch(value.casefold())
    if found is None:
        return None
    number = float(found["number"].replace(",", "."))
    sign = {"≥": ">=", "≤": "<=", None: "=" if word == "rating" else ">="}.get(found["sign"], found["sign"])
    if word == "size":
        if found["unit"] not in _UNITS:
            return None
        number *= _UNITS[found["unit"]]
    elif found["unit"] not in ("", "$") or (word == "rating" and number > MOST_STARS):
        return None
    return (Amount(word, sign, number, negated),) if math.isfinite(number) else None


def _named(word: str, value: str, negated: bool, _now: float) -> tuple[Condition, ...]:
    return (Named(word, value, negated),) if value else _NOT_YET


_READERS: dict[str, _Reader] = {
    **dict.fromkeys(_COLUMNS, _column),
    "kind": _kind,
    **dict.fromkeys(("after", "before", "today", "yesterday"), _made),
    **dict.fromkeys(("rating", "cost", "size"), _amount),
    **dict.fromkeys(("seed", "batch", "collection"), _named),
}
