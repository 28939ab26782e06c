"""Whether a value of one model's field can stand in another's, and how it is written there. Exact or not at all.

A value is never moved to the nearest that would do; that one may be named in the reason. `exact` means that it says just the
same there; where it does not, `said` says what differs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

from comfy_desk.schema import naming
from comfy_desk.schema.exact import in_words, whole
from comfy_desk.schema.fields import Encoding, Field, Kind
from comfy_desk.schema.roles import Role

_SECONDS = re.compile(r"\s*(\d{1,6}(?:\.\d{1,6})?)\s*(?:s|sec|seconds?)?\s*\Z", re.I)
_CLASS = re.compile(r"\s*(\d{1,5}[kp]|hd|fhd|uhd|sd)\s*\Z", re.I)
BY_ITSELF = ("auto", "adaptive")
_MIME = {
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif",
    "mp4": "video/mp4", "webm": "video/webm", "mov": "video/mov", "mp3": "audio/mpeg", "wav": "audio/wav",
}  # fmt: skip
_BEGINNINGS = (
    ("iVBORw0KGgo", "image/png"),
    ("/9j/", "image/jpeg"),
    ("R0lGOD", "image/gif"),
)
_DATA_URI = re.compile(r"data:([\w.+-]+/[\w.+-]+)(?:;[\w=.-]+)*;base64,", re.I)
_LINK = re.compile(r"https?://", re.I)


@dataclass(frozen=True, slots=True)
class Fit:
    """`beside` are values that the field's neighbours need with it."""

    value: Any
    exact: bool = True
    said: str = ""
    beside: tuple[tuple[str, Any], ...] = ()


def fit(role: Role | None, value: Any, source: Field | None, place: Field, there: Role | None) -> Fit | str:
    """How `value` is written in `place` (which is there for `there`), or the reason why it cannot stand there."""
    if role is Role.DURATION:
        return _duration(value, place)
    if role is Role.SEED:
        return _seed(value, place)
    if role is Role.GUIDANCE and source is not None:
        return _guidance(value, source, place)
    if role is Role.FORMAT:
        return _format(value, place)
    if role is Role.RESOLUTION and there in (Role.RESOLUTION, Role.SIZE):
        return _class(value, place)
    if place.kind is Kind.MEDIA:
        return _file(value, place)
    return plain(value, place)


def is_by_itself(value: Any) -> bool:
    """The model is to choose: "auto" or "adaptive"."""
    return isinstance(value, str) and value.strip().lower() in BY_ITSELF


def is_class(value: Any) -> bool:
    """A size by its name: "2K", "720p"."""
    return isinstance(value, str) and _CLASS.match(value) is not None


def plain(value: Any, place: Field) -> Fit | str:
    """Any value in any field, by its kind and limits alone."""
    if value is None:
        return Fit(None) if place.nullable or place.kind is Kind.JSON else "It takes no null."
    if place.kind is Kind.CHOICE:
        return _choice(value, place)
    if place.kind in (Kind.INTEGER, Kind.NUMBER):
        return _number(value, place)
    if place.kind is Kind.BOOLEAN:
        return Fit(value) if isinstance(value, bool) else "It takes only yes or no."
    if place.kind in (Kind.TEXT, Kind.PROMPT):
        return _text(value, place)
    if place.kind is Kind.MEDIA:
        return _file(value, place)
    return Fit(value)


def number_of(value: Any) -> int | Decimal | None:
    """A number, also one that is written as text; a whole one as `int`."""
    if isinstance(value, bool):
        return None
    if isinstance(value, str):
        text = value.strip()
        if not re.fullmatch(r"-?\d{1,400}(\.\d{1,100})?", text):
            return None
        value = Decimal(text) if "." in text else int(text)
    if isinstance(value, float):
        value = Decimal(repr(value))
    if not isinstance(value, (int, Decimal)) or (isinstance(value, Decimal) and not value.is_finite()):
        return None
    as_whole = whole(value)
    return value if as_whole is None else as_whole


def out_of_bounds(number: int | Decimal, place: Field) -> str:
    """Why a number is not allowed, naming the nearest that is; "" where it is."""
    bounds = place.bounds
    low, high, step = bounds.minimum, bounds.maximum, bounds.multiple_of
    if low is not None and (number < low or (bounds.exclusive_minimum and number == low)):
        return f"It takes {'more than' if bounds.exclusive_minimum else 'at least'} {low}."
    if high is not None and (number > high or (bounds.exclusive_maximum and number == high)):
        return f"It takes {'less than' if bounds.exclusive_maximum else 'at most'} {high}."
    try:
        if step is not None and Decimal(number) % Decimal(step):
            return f"It takes only multiples of {step}."
    except (InvalidOperation, ValueError):
        return ""
    return ""


def choices_in_words(choices: Sequence[Any], most: int = 6) -> str:
    shown = [naming.clean(in_words(choice), 30) for choice in choices[:most]]
    return ", ".join(shown) + (" …" if len(choices) > most else "")


def _number(value: Any, place: Field) -> Fit | str:
    number = number_of(value)
    if number is None:
        return "It takes a number."
    if place.kind is Kind.INTEGER and not isinstance(number, int):
        return "It takes only whole numbers."
    return out_of_bounds(number, place) or Fit(number)


def _choice(value: Any, place: Field) -> Fit | str:
    for choice in place.choices:
        if type(choice) is type(value) and choice == value:
            return Fit(choice)
    number = number_of(value)
    for choice in place.choices:
        if number is not None and not isinstance(choice, bool) and number_of(choice) == number:
            return Fit(choice)
        if isinstance(value, str) and isinstance(choice, str) and choice.lower() == value.strip().lower():
            return Fit(choice)
    if place.open_choice and isinstance(value, str):
        return Fit(value)
    return f"It takes only {choices_in_words(place.choices)}."


def _text(value: Any, place: Field) -> Fit | str:
    number = number_of(value) if place.number_or_text else None
    if number is not None:
        return out_of_bounds(number, place) or Fit(number)
    if isinstance(value, bool) or not isinstance(value, (str, int, Decimal)):
        return "It takes a text."
    try:
        text = value if isinstance(value, str) else str(value)
    except ValueError:  # a number of thousands of digits
        return "It takes a text."
    most, least = place.bounds.max_length, place.bounds.min_length
    if most is not None and len(text) > most:
        return f"It takes at most {most:,} characters; these are {len(text):,}."
    if least is not None and len(text) < least:
        return f"It takes at least {least:,} characters."
    return Fit(text)


def told(place: Field) -> str:
    """All that a document says about what a text may be."""
    default = place.default if place.has_default and isinstance(place.default, str) else ""
    return f"{place.example} {default} {place.help}"


def mentions(place: Field, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word.lower())}(?!\w)", told(place).lower()) is not None


def fit_by_itself(place: Field) -> Fit | str:
    """The model is to choose."""
    for word in BY_ITSELF:
        if place.kind is Kind.CHOICE and word in place.choices:
            return Fit(word)
        if place.kind in (Kind.TEXT, Kind.PROMPT) and mentions(place, word):
            return Fit(word)
    return "This model does not choose it by itself."


# --- single kinds of values


def _class(value: Any, place: Field) -> Fit | str:
    if place.kind is Kind.CHOICE:
        return _choice(value, place)
    if not isinstance(value, str):
        return plain(value, place)
    if place.kind is Kind.TEXT and mentions(place, value.strip()):
        return Fit(value)
    return "It does not name this one among those it takes."


def _duration(value: Any, place: Field) -> Fit | str:
    if is_by_itself(value):
        return fit_by_itself(place)
    found = _SECONDS.match(value) if isinstance(value, str) else None
    seconds = number_of(found[1]) if found is not None else number_of(value)
    if seconds is None or seconds <= 0:
        return "This is no number of seconds."
    if place.kind is Kind.CHOICE:
        known = [(choice, one) for choice in place.choices if (one := _seconds_of(choice)) is not None]
        for choice, one in known:
            if one == seconds:
                return Fit(choice)
        if place.open_choice and isinstance(value, str) and found is not None and value.strip()[-1:] == "s":
            return Fit(value)
        nearest = min(known, key=lambda pair: abs(Decimal(pair[1]) - Decimal(seconds)))[0] if known else ""
        more = f"; the nearest is {nearest}" if nearest != "" else ""
        return f"It takes only {choices_in_words(place.choices)}{more}."
    if place.kind is Kind.TEXT and not place.number_or_text:
        written = re.search(r"\d+ ?s\b", f"{place.example} {place.default if place.has_default else ''}")
        return _text(f"{seconds}s" if written else str(seconds), place)
    return plain(seconds, place)


def _seconds_of(choice: Any) -> int | Decimal | None:
    found = _SECONDS.match(choice) if isinstance(choice, str) else None
    return number_of(found[1]) if found is not None else number_of(choice)


def _seed(value: Any, place: Field) -> Fit | str:
    seed = number_of(value)
    if seed is None:
        return plain(value, place)
    least = place.bounds.minimum
    if seed < 0 and (least is None or least >= 0) and not (place.has_default and place.default == value):
        return "A seed below zero has a meaning of its own, which this model does not name."
    return plain(seed, place)


def _guidance(value: Any, source: Field, place: Field) -> Fit | str:
    fitted = plain(value, place)
    if isinstance(fitted, str):
        return fitted
    here, there = source.bounds, place.bounds
    if (here.minimum, here.maximum) == (there.minimum, there.maximum):
        return fitted
    return Fit(fitted.value, False, f"{fitted.value}, on a scale of its own")


def _format(value: Any, place: Field) -> Fit | str:
    if not isinstance(value, str):
        return plain(value, place)
    mime = _mime(value)
    if place.kind is Kind.CHOICE:
        same = next((choice for choice in place.choices if isinstance(choice, str) and _mime(choice) == mime), None)
        return f"It takes only {choices_in_words(place.choices)}." if same is None else Fit(same)
    if place.kind is not Kind.TEXT:
        return plain(value, place)
    word = mime if "mime" in naming.folded(place.name) else value.strip()
    return Fit(word) if mentions(place, word) else "It does not name this one among those it takes."


def _mime(value: str) -> str:
    return _MIME.get(value.strip().lower(), value.strip().lower())


def is_link(value: Any) -> bool:
    return isinstance(value, str) and _LINK.match(value) is not None


def _file(value: Any, place: Field) -> Fit | str:
    media = place.media
    if media is None or not isinstance(value, str):
        return "It takes a file."
    if is_link(value):
        taken = media.takes_link or media.encoding is Encoding.LINK
        return Fit(value) if taken else "It takes the file itself, and this is a link."
    if media.encoding is Encoding.LINK:
        return "It takes only a link, and this is the file itself."
    head = _DATA_URI.match(value[:200])
    if value[:5].lower() == "data:" and head is None:
        return "This is written in a way that is not moved to another model."
    mime = head[1].lower() if head is not None else _mime_of(value)
    if media.encoding is Encoding.DATA_URI:
        if head is None and not mime:
            return "It needs the file's type named, and that cannot be told from the file."
        written = value if head is not None else f"data:{mime};base64,{value}"
    else:
        written = value if head is None else value[head.end() :]
    most = place.bounds.max_length
    if most is not None and len(written) > most:
        return f"It takes at most {most:,} characters of a file; these are {len(written):,}."
    if media.companion and not mime:
        return "It needs the file's type named, and that cannot be told from the file."
    return Fit(written, beside=((media.companion, mime),) if media.companion else ())


def _mime_of(encoded: str) -> str:
    """The type of an encoded file by its first bytes; "" where they tell nothing."""
    if encoded.startswith("UklGR"):
        return "image/webp" if encoded[11:16] == "XRUJQ" else ""
    if encoded.startswith("AAAA"):
        return "video/mp4" if encoded[6:11] == "Z0eXB" else ""
    return next((mime for start, mime in _BEGINNINGS if encoded.startswith(start)), "")
