"""What a form asks of bodies: how large one is, whether anybody wrote in it, where two differ. No widget here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from comfy_desk.schema.naming import is_seed
from comfy_desk.schema.pointers import join

MAX_DIFFERENCES = 500


def bare(value: Any) -> Any:
    """A body without what nobody wrote: empty texts, lists and groups, and thrown seeds."""
    if isinstance(value, dict):
        kept = {key: bare(part) for key, part in value.items() if not is_seed(key)}
        return {key: part for key, part in kept.items() if part not in ("", {}, [])}
    if isinstance(value, list):
        return [part for part in map(bare, value) if part not in ("", {}, [])]
    return value.strip() if isinstance(value, str) else value


def weight(value: Any) -> int:
    """About how many bytes a body is, without writing it."""
    total, places = 0, [value]
    while places:
        place = places.pop()
        if isinstance(place, str):
            total += len(place) + 2
        elif isinstance(place, dict):
            total += sum(len(key) + 4 for key in place)
            places.extend(place.values())
        elif isinstance(place, list):
            total += len(place)
            places.extend(place)
        else:
            total += 8
    return total


def differences(before: Any, after: Any, pointer: str = "") -> list[str]:
    """Where two bodies differ, as deep as both have a place; a list that grew or shrank differs as a whole."""
    if before is after:
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        found: list[str] = []
        for key in {**before, **after}:
            place = join(pointer, key)
            if (key in before) != (key in after):
                found.append(place)
            else:
                found += differences(before[key], after[key], place)
            if len(found) > MAX_DIFFERENCES:
                break
        return found
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [place for number, (old, new) in pairs for place in differences(old, new, join(pointer, number))]
    return [] if type(before) is type(after) and before == after else [pointer]


def is_told(pointer: str, known: Iterable[str]) -> bool:
    """Whether a problem, or a nearer one inside of the same value, is told already."""
    return any(pointer == place or (pointer and place.startswith(pointer + "/")) for place in known)
