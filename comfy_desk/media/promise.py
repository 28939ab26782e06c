"""What the model's document promises of the places in an answer (`schema.outputs.promise_of`), made quick to ask.

It guides only: what a value is comes first. Anything that is no promise says nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from comfy_desk.domain.output import Kind, Role
from comfy_desk.media.walk import Place
from comfy_desk.schema.outputs import ANY

_MOST = 2_000
_SIDE_BY_SIDE = 16
_KINDS = {kind.value: kind for kind in Kind}
_ROLES = {role.value: role for role in Role}


@dataclass(frozen=True, slots=True)
class Said:
    """What the document says of one place. `media` is False where an address there leads elsewhere."""

    media: bool
    kind: Kind | None = None
    role: Role | None = None
    form: str = ""  # link, base64, markup, body or ""
    media_type: str | None = None

    @property
    def is_work(self) -> bool:
        return self.media and self.role is Role.WORK


@dataclass(slots=True)
class _Node:
    below: dict[str, _Node] = field(default_factory=dict)
    said: Said | None = None


class Promise:
    def __init__(self, value: Any = None) -> None:
        """`value` as it came through a pipe or from anywhere."""
        self._root = _Node()
        members = value if isinstance(value, dict) else {}
        words = members.get("modalities")
        self.modalities = tuple(word for word in words if isinstance(word, str)) if isinstance(words, list) else ()
        places = members.get("places")
        for entry in places[:_MOST] if isinstance(places, list) else ():
            if (
                isinstance(entry, list)
                and len(entry) == 2
                and isinstance(entry[0], list)
                and isinstance(entry[1], dict)
            ):
                self._add(entry[0], entry[1])

    def _add(self, path: list[Any], said: dict[str, Any]) -> None:
        node = self._root
        for step in path[:50]:
            node = node.below.setdefault(str(step), _Node())
        if node.said is None:
            form, media_type = said.get("form"), said.get("type")
            node.said = Said(
                said.get("media") is True,
                _KINDS.get(str(said.get("kind"))),
                _ROLES.get(str(said.get("role"))),
                form if isinstance(form, str) else "",
                media_type if isinstance(media_type, str) else None,
            )

    def at(self, place: Place) -> Said | None:
        """What is said of the place of a value, an exact name before a place for any name."""
        if not self._root.below:
            return self._root.said if place.parent is None else None
        nodes = [self._root]
        for step in reversed((place, *place.above())):
            if step.parent is None:
                continue
            key = step.key if isinstance(step.key, str) else None
            exact = [node.below[key] for node in nodes if key is not None and key in node.below]
            loose = [node.below[ANY] for node in nodes if ANY in node.below and key != ANY]
            nodes = (exact + loose)[:_SIDE_BY_SIDE]
            if not nodes:
                return None
        return next((node.said for node in nodes if node.said is not None), None)


NOTHING = Promise()
