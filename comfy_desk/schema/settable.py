"""The places of a body that can be set one by one, by name and with a value that was written as text.

For many bodies from one: nothing is shared with the body that a value is put into, but what did not change is not copied.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from comfy_desk.schema import naming, pointers
from comfy_desk.schema.exact import NotJsonError, from_bytes
from comfy_desk.schema.fields import Field, Form, Kind
from comfy_desk.schema.fitting import Fit, fit, is_link, plain
from comfy_desk.schema.places import place_in_words
from comfy_desk.schema.roles import Role, branch_of, role_of, telling
from comfy_desk.schema.start import ABSENT, initial_value

MOST = 600
_ITEMS = 20
_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")
_ENCODED = re.compile(r"[A-Za-z0-9+/]{100,}={0,2}\Z")


@dataclass(frozen=True, slots=True)
class Settable:
    """One place: `pointer` is real, `label` is what the form calls it."""

    pointer: str
    label: str
    field: Field
    role: Role | None


def settables(form: Form, body: Mapping[str, Any]) -> tuple[Settable, ...]:
    """What can be set in this body, in the form's order."""
    found: list[Settable] = []
    for chain, pointer in _walk((form.root,), "", body):
        found.append(Settable(pointer, place_in_words(form, pointer) or chain[-1].label, chain[-1], role_of(chain)))
        if len(found) >= MOST:
            break
    return tuple(found)


def _walk(chain: tuple[Field, ...], pointer: str, value: Any) -> Iterator[tuple[tuple[Field, ...], str]]:
    last = chain[-1]
    if last.kind is Kind.OBJECT and last.fields:
        here = value if isinstance(value, dict) else {}
        mute = telling(last, here) | set(dict(last.constants))
        for part in last.fields:
            if part.name not in mute:
                yield from _walk((*chain, part), pointers.join(pointer, part.name), here.get(part.name))
    elif last.kind is Kind.VARIANT and last.variants:
        if isinstance(value, dict) or len(chain) == 1 or (value is None and last.bears_prompt):
            branch = branch_of(last, value if isinstance(value, dict) else {})
            yield from _walk((*chain, branch), pointer, value)
    elif last.kind is Kind.LIST and last.item is not None:
        items = value if isinstance(value, list) else []
        least = 1 if last.bears_prompt else 0
        for number in range(min(max(len(items), least), _ITEMS)):
            below = items[number] if number < len(items) else None
            yield from _walk((*chain, last.item), pointers.join(pointer, number), below)
    elif len(chain) > 1:
        yield chain, pointer


def with_value(form: Form, body: Mapping[str, Any], pointer: str, value: Any) -> dict[str, Any]:
    """The body with one value set, or taken out by ABSENT. What stands around it is made where it is missing."""
    made = _set(form.root, body, pointers.split(pointer), value)
    return made if isinstance(made, dict) else dict(body)


def _set(field: Field | None, here: Any, parts: list[str], value: Any) -> Any:
    if not parts:
        return value
    head, *rest = parts
    if field is not None and field.kind is Kind.VARIANT and field.variants:
        branch = branch_of(field, here if isinstance(here, dict) else {})
        begun = here if isinstance(here, dict) else {**dict(branch.constants), **_begun(branch)}
        return _set(branch, begun, parts, value)
    if (isinstance(here, list) or (field is not None and field.kind is Kind.LIST)) and head.isdecimal():
        items = list(here) if isinstance(here, list) else []
        item = field.item if field is not None else None
        while len(items) <= min(int(head), _ITEMS):
            items.append(_begun(item) if item is not None else None)
        items[int(head)] = _set(item, items[int(head)], rest, value)
        return items
    made = dict(here) if isinstance(here, Mapping) else (_begun(field) if field is not None else {})
    if value is ABSENT and (not rest or head not in made):
        made.pop(head, None)
        return made
    below = next((part for part in field.fields if part.name == head), None) if field is not None else None
    made[head] = _set(below, made.get(head), rest, value)
    return made


def _begun(field: Field) -> dict[str, Any]:
    start = initial_value(replace(field, required=True, has_default=False))
    return dict(start) if isinstance(start, dict) else {}


def value_of(text: str, place: Settable) -> Fit | str:
    """What a written text is in this place, or why it is nothing there."""
    field, word = place.field, text.strip()
    if word == "null" and field.nullable and field.kind not in (Kind.TEXT, Kind.PROMPT):
        return Fit(None)
    if field.kind is Kind.BOOLEAN:
        if word.lower() in _YES or word.lower() in _NO:
            return Fit(word.lower() in _YES)
        return "It takes only yes or no."
    if field.kind is Kind.MEDIA:
        if is_link(word) or word[:5].lower() == "data:" or _ENCODED.match(word):
            return plain(word, field)
        return "It takes a link here; a file cannot be named in a text."
    if field.kind in (Kind.TEXT, Kind.PROMPT):
        return plain(text, field)
    if field.kind in (Kind.CHOICE, Kind.INTEGER, Kind.NUMBER):
        found = next(
            (Fit(one) for one in field.choices if isinstance(one, bool) and word.lower() == str(one).lower()), None
        )
        fitted = found or plain(word, field)
        if isinstance(fitted, str) and place.role is Role.DURATION:
            other = fit(Role.DURATION, word, field, field, Role.DURATION)
            return other if isinstance(other, Fit) else fitted
        return fitted
    try:
        return Fit(from_bytes(word))
    except NotJsonError as error:
        return f"It takes JSON: {error}."


def named(name: str, places: Iterable[Settable]) -> Settable | None:
    """The place that a column's heading means: its name, its label, what it is for, or its pointer."""
    wanted, known = naming.folded(name), list(places)
    if not wanted:
        return None
    for one in known:
        if one.pointer == name.strip():
            return one
    for names in (_own_name, _label, _role, _short_label):
        for one in known:
            if names(one) == wanted:
                return one
    return None


def _own_name(place: Settable) -> str:
    return naming.folded(place.field.name)


def _label(place: Settable) -> str:
    return naming.folded(place.label)


def _role(place: Settable) -> str:
    return naming.folded(str(place.role)) if place.role is not None else ""


def _short_label(place: Settable) -> str:
    return naming.folded(place.field.label)
