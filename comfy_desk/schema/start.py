"""The body that a fresh form begins with.

The rule: a required field with a default is sent with it, untouched or not; an optional field is sent only once the
artist has set it, and what the form shows for it (its default) is a hint. Required groups and the list that carries the
prompt are opened with one empty place.
"""

from __future__ import annotations

from typing import Any

from comfy_desk.schema.fields import Field, Form, Kind

_MAX_ITEMS = 20


class _Absent:
    """The value of a field that is not in the body; null is a value of its own."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "ABSENT"

    def __bool__(self) -> bool:
        return False


ABSENT: Any = _Absent()


def initial_body(form: Form) -> dict[str, Any]:
    """Required defaults, nothing else of the artist's choosing."""
    value = initial_value(form.root)
    return value if isinstance(value, dict) else {}


def initial_value(field: Field) -> Any:
    """What a field starts with, or ABSENT."""
    wanted = field.required or (field.kind is Kind.LIST and field.bears_prompt)
    if not wanted:
        return ABSENT
    if field.has_default:
        return field.default
    if field.has_start:
        return field.start
    if field.null_default and field.nullable:
        return None
    if field.kind is Kind.OBJECT:
        return {part.name: value for part in field.fields if (value := initial_value(part)) is not ABSENT}
    if field.kind is Kind.VARIANT and field.variants:
        first = initial_value(field.variants[0])
        return {**dict(field.variants[0].constants), **first} if isinstance(first, dict) else first
    if field.kind is Kind.LIST and field.item is not None:
        return _items(field, field.item)
    return ABSENT


def _items(field: Field, item: Field) -> Any:
    if field.places and len(field.places) >= (field.bounds.min_length or 0):
        first = [initial_value(place) for place in field.places[: field.bounds.min_length or 0]]
        return ABSENT if ABSENT in first else first
    count = max(field.bounds.min_length or 0, 1 if field.bears_prompt else 0)
    first = initial_value(item)
    if first is ABSENT:
        return [] if field.required and count == 0 else ABSENT
    return [initial_value(item) for _ in range(min(count, _MAX_ITEMS))]
