"""Which works are beside the one that is looked at, as the arrow keys go: they are decoded ahead. Decodes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request
from comfy_desk.ui.viewers.stage import Shown, shown_of
from comfy_desk.ui.viewers.words import first_of


class Neighbours:
    """Within its request they are known; who comes before and after it is told from outside, with `set_beyond`."""

    def __init__(self) -> None:
        self._beyond: dict[int, Request] = {}

    def clear(self) -> None:
        self._beyond = {}

    def set_beyond(self, before: Request | None, after: Request | None) -> None:
        self._beyond = {step: one for step, one in ((-1, before), (1, after)) if one is not None}

    def of(self, request: Request, output: Output, order: Sequence[int]) -> list[Shown]:
        """The next one first: that way is usual. `order` are indices of the request's pieces, as they are walked."""
        here = order.index(output.index) if output.index in order else -1
        found: list[Shown] = []
        for step in (1, -1):
            at, other = here + step, self._beyond.get(step)
            if here >= 0 and 0 <= at < len(order):
                beside = next((one for one in request.outputs if one.index == order[at]), None)
                found += shown_of(request, beside)
            elif other is not None:
                found += shown_of(other, first_of(other.outputs))
        return found
