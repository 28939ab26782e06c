"""The values of a choice as words, and which of them a value is. No widget here."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from typing import Any

from comfy_desk.schema import Field
from comfy_desk.schema.exact import in_words
from comfy_desk.ui.forms.numbers import show_number
from comfy_desk.ui.phrases import tr

MAX_WORDS = 120

_KINDS = {str: "text", bool: "yes or no", int: "number", Decimal: "number", float: "number", type(None): "null"}


def choice_text(value: Any) -> str:
    """One value as words."""
    if isinstance(value, bool):
        return tr("on") if value else tr("off")
    if value is None:
        return "none"
    if isinstance(value, (Decimal, float)):
        return show_number(value)
    if isinstance(value, (dict, list)):
        return in_words(value, MAX_WORDS)
    return str(value)[:MAX_WORDS] if value != "" else "(empty)"


def choice_words(field: Field) -> list[str]:
    """All choices of a field, each different: where two read the same, their kind or their place is said.

    Where the document has a name for each, that is what an artist reads.
    """
    choices = field.choices
    named = len(field.choice_labels) == len(choices)
    words = [" ".join(name.split())[:MAX_WORDS] for name in field.choice_labels] if named else []
    words = words if named and all(words) else [choice_text(value) for value in choices]
    often = Counter(words)
    told = [f"{word} ({_kind(value)})" if often[word] > 1 else word for word, value in zip(words, choices, strict=True)]
    still = Counter(told)
    twice = tr("{word}, no. {n}")
    return [word if still[word] == 1 else twice.format(word=word, n=place) for place, word in enumerate(told, 1)]


def _kind(value: Any) -> str:
    return _KINDS.get(type(value), "JSON")


def default_words(field: Field) -> str:
    """The default as the choices are called."""
    place = index_of(field, field.default)
    return choice_words(field)[place] if place >= 0 else choice_text(field.default)


def index_of(field: Field, value: Any) -> int:
    """The place of a value among the choices, or -1. True is not 1 here, at any depth."""
    return next((number for number, choice in enumerate(field.choices) if same(choice, value)), -1)


def same(one: Any, other: Any) -> bool:
    """Equal as JSON is."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)
