"""Objects that only wrap one value (`image_url: {url}`): for the eye they are that value. What is sent stays as it is."""

from __future__ import annotations

from comfy_desk.schema import naming
from comfy_desk.schema.fields import Field, Kind

MOST_INLINE = 30
"""Fields of a group of settings that is shown without a fold."""


def wraps_one(field: Field) -> bool:
    """Whether an object holds one value only, apart from what names a file's type."""
    if field.kind is not Kind.OBJECT or field.nullable or field.extra is not None or field.left_out:
        return False
    held = inner_of(field)
    return held is not None and (field.required or not held.required)


def inner_of(field: Field) -> Field | None:
    """The one value that an object holds."""
    besides = {part.media.companion for part in field.fields if part.media is not None and part.media.companion}
    held = [part for part in field.fields if part.name not in besides or part.required]
    return held[0] if len(held) == 1 else None


def is_settings(field: Field) -> bool:
    """A group that says nothing by its name ("parameters"), of which the artist need not know."""
    plain = field.kind is Kind.OBJECT and not field.nullable and field.extra is None and not field.deprecated
    return plain and 0 < len(field.fields) <= MOST_INLINE and naming.is_settings(field.name)


def is_inline(field: Field) -> bool:
    """Whether a group is shown without a fold of its own."""
    return wraps_one(field) or is_settings(field)
