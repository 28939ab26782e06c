"""Where one looks at several pictures of any sizes at once: one zoom and one place for all, relative to each. Pure."""

from __future__ import annotations

from dataclasses import dataclass

CLOSEST = 64.0
"""Times the whole picture."""


@dataclass(frozen=True, slots=True)
class Look:
    """`closer`: 1.0 is the whole picture in its place. `x`, `y`: the point of it in the middle, 0 to 1."""

    closer: float = 1.0
    x: float = 0.5
    y: float = 0.5


@dataclass(frozen=True, slots=True)
class Box:
    """A place or a size in the widget's own coordinates."""

    left: float
    top: float
    width: float
    height: float


def fitted(place: Box, width: float, height: float) -> float:
    """How much a picture of this size is scaled to be whole in its place."""
    return min(place.width / max(width, 1e-6), place.height / max(height, 1e-6))


def where(look: Look, place: Box, width: float, height: float) -> Box:
    """Where a picture of this size stands; it may reach over the edges of its place."""
    scale = fitted(place, width, height) * look.closer
    wide, high = width * scale, height * scale
    x, y = _held(look.x, wide, place.width), _held(look.y, high, place.height)
    left = place.left + place.width / 2 - x * wide
    top = place.top + place.height / 2 - y * high
    return Box(left, top, wide, high)


def closer(look: Look, factor: float, at: tuple[float, float], place: Box, width: float, height: float) -> Look:
    """The point of the picture under `at` stays where it is."""
    now = where(look, place, width, height)
    under_x = (at[0] - now.left) / max(now.width, 1e-6)
    under_y = (at[1] - now.top) / max(now.height, 1e-6)
    wanted = min(CLOSEST, max(1.0, look.closer * factor))
    scale = fitted(place, width, height) * wanted
    wide, high = max(width * scale, 1e-6), max(height * scale, 1e-6)
    x = under_x - (at[0] - place.left - place.width / 2) / wide
    y = under_y - (at[1] - place.top - place.height / 2) / high
    return Look(wanted, _held(x, wide, place.width), _held(y, high, place.height))


def moved(look: Look, by: tuple[float, float], place: Box, width: float, height: float) -> Look:
    """The picture follows the hand by so many pixels of the widget."""
    now = where(look, place, width, height)
    x = _held(look.x, now.width, place.width) - by[0] / max(now.width, 1e-6)
    y = _held(look.y, now.height, place.height) - by[1] / max(now.height, 1e-6)
    return Look(look.closer, _held(x, now.width, place.width), _held(y, now.height, place.height))


def _held(centre: float, shown: float, view: float) -> float:
    if shown <= view or shown <= 0:
        return 0.5
    margin = view / 2 / shown
    return min(1.0 - margin, max(margin, centre))
