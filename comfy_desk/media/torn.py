"""One text that came in pieces: a list of tokens, or what each event of a stream adds. Tells and joins; judges no media."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from comfy_desk.media.links import is_link
from comfy_desk.media.longtext import LongText
from comfy_desk.media.walk import Leaf, Place, leaves

_MOST_SEEN = 20_000
_ADDED = {"content", "text"}


def is_torn(pieces: list[Any]) -> bool:
    """Whether a list in the place of a text is that text as a model wrote it: its strings hold their own blanks."""
    first = pieces[:_MOST_SEEN]
    if len(first) < 2 or not all(isinstance(piece, str) and not isinstance(piece, LongText) for piece in first):
        return False
    return any(piece[:1].isspace() or piece[-1:].isspace() for piece in first) and not any(map(is_link, first))


def joined(pieces: Iterable[str], limit: int) -> str:
    """The beginning of a text in pieces, at least `limit` characters where it has them."""
    return "".join(_first(pieces, limit))


def _first(pieces: Iterable[str], limit: int) -> Iterator[str]:
    for piece in pieces:
        if limit <= 0:
            return
        limit -= len(piece)
        yield piece


def whole(value: Any) -> Any:
    """What stands at the place of a text: itself, or all of its pieces joined."""
    if not isinstance(value, list):
        return value
    if all(isinstance(piece, str) for piece in value):
        return "".join(value)
    stream = deltas(leaves(value))
    return "".join(text for _place, text in stream) if stream else value


def deltas(walked: Iterable[Leaf]) -> list[Leaf]:
    """What the events of one answer add to its text, if they add to one; an answer of several is left in its pieces."""
    found: list[Leaf] = []
    tails: set[str] = set()
    for place, text in walked:
        if _is_added(place):
            _nothing, index, tail = [*place.pointer.split("/", 2), "", ""][:3]
            if not index.isdecimal():
                return []
            tails.add(tail)
            found.append((place, text))
    return found if len(tails) == 1 and len(found) > 1 else []


def _is_added(place: Place) -> bool:
    beside = place.container.get("type") if isinstance(place.container, dict) else None
    if place.key == "delta":
        return isinstance(beside, str) and beside.endswith("output_text.delta")
    return place.key in _ADDED and place.parent is not None and place.parent.key == "delta"
