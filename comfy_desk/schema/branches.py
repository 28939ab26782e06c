"""Which of a VARIANT's alternatives a value is. For the form, which shows one of them, and for whoever places errors."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from comfy_desk.schema.fields import Field, Kind
from comfy_desk.schema.merging import same

_NUMBERS = (int, Decimal, float)
_TYPES: dict[Kind, tuple[type, ...]] = {
    Kind.OBJECT: (dict,), Kind.LIST: (list,), Kind.BOOLEAN: (bool,), Kind.INTEGER: _NUMBERS, Kind.NUMBER: _NUMBERS,
    Kind.TEXT: (str,), Kind.PROMPT: (str,), Kind.MEDIA: (str,),
}  # fmt: skip


def variant_of(field: Field, value: Any) -> int:
    """The place of the alternative that a value is; -1 where it is none of them for certain."""
    if field.variants and all(variant.kind is Kind.OBJECT for variant in field.variants):
        return _by_object(field.variants, value) if isinstance(value, dict) else -1
    for number, variant in enumerate(field.variants):
        if has_type(variant, value) and (not variant.constants or _is_told(variant, value)):
            return number
    return -1


def has_type(field: Field, value: Any) -> bool:
    """Whether a value has the JSON type that a field's widget shows; true is no number."""
    if field.kind is Kind.CHOICE:
        return any(same(choice, value) for choice in field.choices)
    if isinstance(value, bool):
        return field.kind is Kind.BOOLEAN
    return isinstance(value, _TYPES.get(field.kind, ()))


def _by_object(variants: tuple[Field, ...], value: dict[str, Any]) -> int:
    if any(variant.constants for variant in variants):
        return next((number for number, variant in enumerate(variants) if _is_told(variant, value)), -1)
    found = [number for number, variant in enumerate(variants) if any(key in value for key in variant.keys)]
    return found[0] if len(found) == 1 else -1


def _is_told(variant: Field, value: Any) -> bool:
    return (
        bool(variant.constants)
        and isinstance(value, dict)
        and all(name in value and same(value[name], fixed) for name, fixed in variant.constants)
    )
