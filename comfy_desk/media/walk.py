"""A bounded walk over a parsed document, in its own order and without recursion. Knows places, not media."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from comfy_desk.media import clues

MAX_DEPTH = 200
MAX_LEAVES = 300_000

_MANY = 10_000
"""Elements of a list from which on its tiny strings and its numbers are passed over."""

_TINY = 12  # characters: no link and no text that was asked for is so short


class Place:
    """Where a value stands: its key or index, the container it is in, and the container's own place."""

    __slots__ = ("container", "key", "order", "parent")

    def __init__(self, key: str | int | None, container: Any, parent: Place | None, order: int = 0) -> None:
        self.key = key
        self.container = container
        self.parent = parent
        self.order = order  # counts through the document

    @property
    def pointer(self) -> str:
        parts: list[str] = []
        place: Place | None = self
        while place is not None and place.parent is not None:
            parts.append(str(place.key).replace("~", "~0").replace("/", "~1"))
            place = place.parent
        return "".join("/" + part for part in reversed(parts)).encode("utf-8", "replace").decode()

    @property
    def name(self) -> str:
        """The nearest name: of the member itself, or of the list that an element stands in."""
        return next(iter(self.names()), "")

    def names(self) -> Iterator[str]:
        """Names from the nearest outwards; indices, and members that go by a number, a size or an id, have none."""
        place: Place | None = self
        while place is not None:
            if isinstance(place.key, str) and not clues.is_index(place.key):
                yield place.key
            place = place.parent

    def above(self) -> Iterator[Place]:
        """The places of the containers that this one stands in, from the nearest outwards; the root's is the last."""
        place = self.parent
        while place is not None:
            yield place
            place = place.parent


Leaf = tuple[Place, str]


def leaves(document: Any) -> Iterator[Leaf]:
    """All strings of a document with their places, but none below names or thoughts that are closed to media."""
    root = Place(None, None, None)
    if isinstance(document, str):
        yield root, document
        return
    stack = [(root, document, _members(document))]
    seen = 0
    while stack:
        parent, container, members = stack[-1]
        step = next(members, None)
        if step is None:
            stack.pop()
            continue
        key, value = step
        seen += 1
        if seen > MAX_LEAVES:
            return
        if isinstance(value, str):
            yield Place(key, container, parent, seen), value
        elif isinstance(value, (dict, list)) and len(stack) < MAX_DEPTH and not _closed(key, value):
            stack.append((Place(key, container, parent, seen), value, _members(value)))


def _members(value: Any) -> Iterator[tuple[str | int, Any]]:
    if isinstance(value, dict):
        return iter(value.items())
    if not isinstance(value, list):
        return iter(())
    return iter(enumerate(value)) if len(value) <= _MANY else _not_tiny(value)


def _not_tiny(value: list[Any]) -> Iterator[tuple[int, Any]]:
    """Of a very long list (tokens, words, samples) what can be more than one of these, and the first for all of them."""
    for index, one in enumerate(value):
        if index == 0 or len(one) >= _TINY if isinstance(one, str) else isinstance(one, (dict, list)):
            yield index, one


def _closed(key: str | int, value: Any) -> bool:
    if isinstance(value, dict) and value.get("thought") is True:
        return True
    return isinstance(key, str) and isinstance(value, (dict, list)) and clues.closes(key)


def strings(document: Any) -> Iterator[str]:
    """All strings of a document, wherever they stand."""
    stack = [document]
    seen = 0
    while stack and seen < MAX_LEAVES:
        value = stack.pop()
        seen += 1
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            stack.extend(value.values())
        elif isinstance(value, list):
            stack.extend(value)


def is_crowded(document: Any) -> bool:
    """Whether a document has more parts than are walked through."""
    stack = [_members(document)]
    seen = 0
    while stack and seen <= MAX_LEAVES:
        for _key, value in stack.pop():
            seen += 1
            if seen > MAX_LEAVES:
                break
            if isinstance(value, (dict, list)):
                stack.append(_members(value))
    return seen > MAX_LEAVES
