"""Vary: the same body with another seed. Pure; nothing is sent here.

Every seed that is set is thrown anew, within what its field may be. Where none is set and the form has a place for one, it is
set there; a form without any says so with None.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from comfy_desk.schema import Field, Form, Kind, seeds
from comfy_desk.schema.exact import whole
from comfy_desk.ui.forms.seed_edit import USUAL_MAXIMUM


def varied(body: dict[str, Any], form: Form | None) -> dict[str, Any] | None:
    """Another body, or None where nothing of it is a seed and none can be set."""
    fields = dict(_seed_fields(form.root)) if form is not None else {}
    places = list(seeds.seeds_in(body, fields))
    if not places:
        top = next((field for pointer, field in fields.items() if pointer.count("/") == 1 and "*" not in pointer), None)
        return None if top is None else {**body, top.name: _thrown(top, None)}
    made = copy.deepcopy(body)
    for path, value in places:
        seeds.put(made, path, _thrown(fields.get(seeds.pattern_of(path)), value))
    return made


def _seed_fields(field: Field, depth: int = 0) -> Iterator[tuple[str, Field]]:
    if field.seed and field.kind is Kind.INTEGER:
        yield field.pointer, field
    if depth < 12:
        for part in (*field.fields, *field.variants, *((field.item,) if field.item is not None else ())):
            yield from _seed_fields(part, depth + 1)


def _thrown(field: Field | None, former: int | None) -> int:
    return seeds.throw(*_range(field, former), (former,))


def _range(field: Field | None, former: int | None) -> tuple[int, int]:
    """What it may be. Below nought stand words such as “random”, which vary nothing by themselves."""
    least = whole(field.bounds.minimum) if field is not None and field.bounds.minimum is not None else None
    most = whole(field.bounds.maximum) if field is not None and field.bounds.maximum is not None else None
    low = max(least or 0, 0)
    high = most if most is not None and most >= low else max(USUAL_MAXIMUM, low)
    return low, high
