"""A form as plain JSON values, for `comfy-desk fields`: what is in it, and in which order. It says nothing of widgets."""

from __future__ import annotations

from typing import Any

from comfy_desk.schema import naming, pointers
from comfy_desk.schema.fields import Bounds, Field, Form, Kind


def listed(form: Form) -> list[dict[str, Any]]:
    """The top-level fields in the order in which they are shown; a body that is no plain object is one field by itself.

    Each is an object with `pointer`, `kind`, `label`, `required`, `default`, `bounds`, `choices`, `group` and `fields`, in
    this order. More stands there only where it says something: `has_default` (a default of null), `nullable`, `open`
    (other values than the choices are taken), `seed` and `media`.
    """
    root = form.root
    return _inside(root) if root.kind is Kind.OBJECT else [_one(root)]


def _one(field: Field) -> dict[str, Any]:
    told = field.has_default or field.misfit_default
    choices = [*field.choices, *((None,) if field.null_choice else ())]
    found: dict[str, Any] = {
        "pointer": field.pointer,
        "kind": str(field.kind),
        "label": field.label,
        "required": field.required,
        "default": field.default if told else None,
        "bounds": _bounds(field.bounds, field.kind),
        "choices": choices,
        "group": str(field.group),
        "fields": _inside(field),
    }
    if field.null_default:
        found["has_default"] = True
    if field.nullable:
        found["nullable"] = True
    if field.open_choice:
        found["open"] = True
    if field.seed:
        found["seed"] = True
    if field.media is not None:
        media = field.media
        found["media"] = {"medium": str(media.medium), "encoding": str(media.encoding), "takes_link": media.takes_link}
    return found


def _inside(field: Field) -> list[dict[str, Any]]:
    """Children; the items of a list (`*` for any place); the alternatives of a choice; what keys of one's own hold."""
    found = [*_fixed(field), *map(_one, field.fields), *map(_one, field.places)]
    if field.item is not None:
        found.append(_one(field.item))
    found += map(_one, field.variants)
    if field.extra is not None:
        found.append(_one(field.extra))
    return found


def _fixed(variant: Field) -> list[dict[str, Any]]:
    """What an alternative sends by itself, to be told from its siblings."""
    found = []
    for name, value in variant.constants:
        pointer, label = pointers.join(variant.pointer, name), naming.label(name, None)
        found.append(_one(Field(pointer, name, label, Kind.CHOICE, required=True, choices=(value,))))
    return found


def _bounds(bounds: Bounds, kind: Kind) -> dict[str, Any]:
    """By the words of JSON Schema; an exclusive limit is a number of its own."""
    count = "Items" if kind is Kind.LIST else "Length"
    named = {
        "exclusiveMinimum" if bounds.exclusive_minimum else "minimum": bounds.minimum,
        "exclusiveMaximum" if bounds.exclusive_maximum else "maximum": bounds.maximum,
        "multipleOf": bounds.multiple_of,
        f"min{count}": bounds.min_length,
        f"max{count}": bounds.max_length,
        "pattern": bounds.pattern,
        "uniqueItems": bounds.unique or None,
    }
    return {word: value for word, value in named.items() if value is not None}
