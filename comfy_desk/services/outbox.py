"""The order of what waits here to be sent. Pure arithmetic on places: lower goes first."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from comfy_desk.domain.request import Request, State

_STEP = 1.0
_CLOSEST = 1e-5
"""Seconds between two places below which all are numbered anew: a float of ten digits before the point ends soon after."""

_ROOM = 0.05
"""Seconds between two places that were numbered anew, at least."""


def waiting(requests: Iterable[Request]) -> list[Request]:
    """What is waiting here and was not removed, the one that goes first in front."""
    here = (r for r in requests if r.state is State.WAITING and r.removed_at is None)
    return sorted(here, key=lambda r: (r.order, r.created_at))


def moved(line: Sequence[Request], ids: Sequence[str], before: str | None) -> dict[str, float]:
    """New places by id, so that `ids` stand in the order of `line` right before the request `before`, or at the end.

    Only what has to move is named, unless there is no room left between two neighbours: then everything is.
    """
    chosen = set(ids)
    moving = [request for request in line if request.id in chosen]
    rest = [request for request in line if request.id not in chosen]
    if not moving:
        return {}
    at = next((n for n, request in enumerate(rest) if request.id == before), len(rest))
    low = rest[at - 1].order if at > 0 else None
    high = rest[at].order if at < len(rest) else None
    if low is None and high is None:
        return {}
    if low is None:
        low = (high or 0.0) - _STEP * (len(moving) + 1)
    elif high is None:
        high = low + _STEP * (len(moving) + 1)
    gap = ((high or 0.0) - low) / (len(moving) + 1)
    if gap >= _CLOSEST:
        return {request.id: low + gap * (n + 1) for n, request in enumerate(moving)}
    return _numbered_anew([*rest[:at], *moving, *rest[at:]])


def _numbered_anew(line: Sequence[Request]) -> dict[str, float]:
    """The places that are there already, moved apart: those of a batch stay behind what is submitted by hand later."""
    places: dict[str, float] = {}
    last = -math.inf
    for request, place in zip(line, sorted(request.order for request in line), strict=True):
        last = places[request.id] = max(place, last + _ROOM)
    return places
