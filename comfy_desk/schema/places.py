"""Puts a refusal's `detail[]` beside the fields it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from comfy_desk.schema import naming, pointers
from comfy_desk.schema.fields import Field, Form, Kind, Problem

MAX_ITEMS = 60
MAX_MESSAGE = 300
UNPLACED = ""
"""The pointer under which everything stands that belongs to no field."""

_SAID = {
    "missing": "This is needed.",
    "value_error.missing": "This is needed.",
    "extra_forbidden": "This model does not know it.",
}


def place_errors(form: Form, detail_items: Iterable[Any]) -> dict[str, str]:
    """Messages by pointer. `detail_items` are `{loc, msg, type}`, as mappings or as objects with these names.

    A place below a field (or one that the form shows as JSON) stands at the nearest field above it; what belongs to no
    field stands under `UNPLACED`, with the place that the server named.
    """
    placed: dict[str, list[str]] = {}
    for number, item in enumerate(detail_items):
        if number >= MAX_ITEMS:
            break
        loc, message = _read(item)
        parts = loc[1:] if loc[:1] == ["body"] else loc
        pointer, rest = _nearest(form.root, parts) if loc[:1] == ["body"] else (UNPLACED, parts)
        if rest:
            message = f"{'.'.join(str(part) for part in rest)[:80]}: {message}"
        lines = placed.setdefault(pointer, [])
        if message not in lines and len(lines) < 10:
            lines.append(message)
    return {pointer: "\n".join(lines) for pointer, lines in placed.items()}


def in_form_order(form: Form, problems: Iterable[Problem]) -> list[Problem]:
    """Problems as their fields stand on the screen, top to bottom; those that belong to no field last."""
    return sorted(problems, key=lambda problem: _order(form.root, pointers.split(problem.pointer)))


def place_in_words(form: Form, pointer: str) -> str:
    """What an artist calls a place in the body: "Scene 1: Words". Empty where no field is."""
    said: list[str] = []
    field = form.root
    for part in pointers.split(pointer):
        below = _step(field, part)
        if below is None:
            break
        if field.kind is Kind.LIST:
            said[-1:] = [naming.item_label(field.label, int(part[:6]))]
        elif below.kind is not Kind.OBJECT or not below.bears_prompt:
            said.append(below.label)
        else:
            said.append("")
        field = below
    named = [name for name in said if name]
    once = [name for place, name in enumerate(named) if name not in named[place - 1 : place]]
    return ": ".join(once[-3:])


def _order(field: Field, parts: list[str]) -> tuple[int, ...]:
    places: list[int] = []
    for part in parts:
        if field.kind is Kind.LIST and field.item is not None and part.isdecimal():
            places.append(int(part[:6]))
            field = field.item
            continue
        inside = _inside(field)
        at = next((number for number, known in enumerate(inside) if known.name == part), len(inside))
        places.append(at)
        if at == len(inside):
            break
        field = inside[at]
    return tuple(places)


def _inside(field: Field) -> tuple[Field, ...]:
    return (*field.fields, *(part for variant in field.variants for part in variant.fields))


def _read(item: Any) -> tuple[list[str | int], str]:
    if isinstance(item, Mapping):
        loc, said, kind = item.get("loc"), item.get("msg"), item.get("type")
    else:
        loc, said, kind = getattr(item, "loc", None), getattr(item, "msg", None), getattr(item, "type", None)
    parts: list[str | int] = []
    if isinstance(loc, (list, tuple)):
        parts = [part if isinstance(part, int) else naming.clean(str(part), 80) for part in loc[:30]]
    message = _SAID.get(kind if isinstance(kind, str) else "") or naming.clean(said, MAX_MESSAGE)
    return parts, message or "The model did not take this."


def _nearest(root: Field, parts: list[str | int]) -> tuple[str, list[str | int]]:
    """The pointer of the deepest field on the way, and what of the way is left.

    Servers name the alternative that they tried as a step of its own (`["frame", "ImageReference", "url"]`): among
    alternatives such a step is passed over where the next one leads on.
    """
    pointer, at, field = "", 0, root
    while at < len(parts):
        below = _step(field, parts[at])
        if below is None and field.kind is Kind.VARIANT and at + 1 < len(parts) and isinstance(parts[at], str):
            beyond = _step(field, parts[at + 1])
            if beyond is not None:
                at, below = at + 1, beyond
        if below is None:
            break
        pointer, at, field = pointers.join(pointer, parts[at]), at + 1, below
    return pointer, parts[at:]


def _step(field: Field, part: str | int) -> Field | None:
    place = part if isinstance(part, int) else int(part[:9]) if part.isdecimal() else -1
    if place >= 0:
        several = (
            field if field.kind is Kind.LIST else next((one for one in field.variants if one.kind is Kind.LIST), None)
        )
        if several is not None and several.item is not None:
            return several.places[place] if place < len(several.places) else several.item
    return next((known for known in _inside(field) if known.name == part), None)
