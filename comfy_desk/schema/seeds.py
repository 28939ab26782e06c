"""Where a body has its seeds, and other numbers for them. Pure; which of them are thrown is up to whoever asks."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator
from typing import Any

from comfy_desk.schema import pointers
from comfy_desk.schema.exact import whole
from comfy_desk.schema.naming import is_seed

PLACES_AT_MOST = 5_000
"""Values of a body that are looked at."""

_TRIES = 64

Path = tuple[str | int, ...]


def seeds_in(body: dict[str, Any], known: Collection[str] = ()) -> Iterator[tuple[Path, int | None]]:
    """Every whole number under the name of a seed, the nearest to the top first.

    `known` are pointers (`*` for a list's index) of what is a seed by any name: one that stands there as null comes, too.
    """
    queue: list[tuple[Path, Any]] = [((), body)]
    for path, value in queue:  # grows while it is walked
        if len(queue) > PLACES_AT_MOST:
            return
        if isinstance(value, dict):
            queue += [((*path, key), part) for key, part in value.items()]
        elif isinstance(value, list):
            queue += [((*path, number), part) for number, part in enumerate(value)]
        elif path and isinstance(path[-1], str):
            number = None if isinstance(value, bool) else whole(value)
            is_known = pattern_of(path) in known
            if (is_known and (value is None or number is not None)) or (number is not None and is_seed(path[-1])):
                yield path, number


def pattern_of(path: Path) -> str:
    """Its pointer with `*` for each index."""
    return pointers.build("*" if isinstance(step, int) else step for step in path)


def put(body: Any, path: Path, seed: int) -> None:
    """Sets what stands at `path`."""
    for step in path[:-1]:
        body = body[step]
    body[path[-1]] = seed


def throw(low: int, high: int, taken: Collection[int | None] = ()) -> int:
    """A number from `low` to `high`, none of `taken` unless nearly all are."""
    for _ in range(_TRIES):
        seed = low + secrets.randbelow(max(high - low + 1, 1))
        if seed not in taken:
            break
    return seed
