"""Vary: the same body with another seed. Pure; nothing is sent here.

Every seed that is set is thrown anew, within what its field may be. Where none is set and the form has a place for one, it is
set there; a form without any says so with None.
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterator
from typing import Any

from comfy_desk.schema import Field, Form, Kind, pointers
from comfy_desk.schema.exact import whole
from comfy_desk.schema.naming import is_seed
from comfy_desk.ui.forms.seed_edit import USUAL_MAXIMUM

_PLACES_AT_MOST = 5_000
_TRIES = 32

Path = tuple[str | int, ...]


def varied(body: dict[str, Any], form: Form | None) -> dict[str, Any] | None:
    """Another body, or None where nothing of it is a seed and none can be set."""
    fields = dict(_seed_fields(form.root)) if form is not None else {}
    places = [(path, value) for path, value in _seeds(body, fields)]
    if not places:
        top = next((field for pointer, field in fields.items() if pointer.count("/") == 1 and "*" not in pointer), None)
        return None if top is None else {**body, top.name: _thrown(top, None)}
    made = copy.deepcopy(body)
    for path, value in places:
        place: Any = made
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = _thrown(fields.get(_pattern(path)), value)
    return made


def _seeds(body: dict[str, Any], fields: dict[str, Field]) -> Iterator[tuple[Path, int | None]]:
    """Seeds that stand in the body, be they null: a whole number under the name of one, or what the form knows as one."""
    queue: list[tuple[Path, Any]] = [((), body)]
    for path, value in queue:  # grows while it is walked
        if len(queue) > _PLACES_AT_MOST:
            return
        if isinstance(value, dict):
            queue += [((*path, key), part) for key, part in value.items()]
        elif isinstance(value, list):
            queue += [((*path, number), part) for number, part in enumerate(value)]
        elif path and isinstance(path[-1], str):
            number = None if isinstance(value, bool) else whole(value)
            known = _pattern(path) in fields
            if (known and (value is None or number is not None)) or (number is not None and is_seed(path[-1])):
                yield path, number


def _seed_fields(field: Field, depth: int = 0) -> Iterator[tuple[str, Field]]:
    if field.seed and field.kind is Kind.INTEGER:
        yield field.pointer, field
    if depth < 12:
        for part in (*field.fields, *field.variants, *((field.item,) if field.item is not None else ())):
            yield from _seed_fields(part, depth + 1)


def _pattern(path: Path) -> str:
    return pointers.build("*" if isinstance(step, int) else step for step in path)


def _thrown(field: Field | None, former: int | None) -> int:
    low, high = _range(field, former)
    for _ in range(_TRIES):
        seed = low + secrets.randbelow(max(high - low + 1, 1))
        if seed != former:
            break
    return seed


def _range(field: Field | None, former: int | None) -> tuple[int, int]:
    """What it may be. Below nought stand words such as “random”, which vary nothing by themselves."""
    least = whole(field.bounds.minimum) if field is not None and field.bounds.minimum is not None else None
    most = whole(field.bounds.maximum) if field is not None and field.bounds.maximum is not None else None
    low = max(least or 0, 0)
    high = most if most is not None and most >= low else max(USUAL_MAXIMUM, low)
    return low, high
