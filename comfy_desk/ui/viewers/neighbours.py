"""Which works are beside the one that is looked at, as the arrow keys go: they are decoded ahead. Decodes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request
from comfy_desk.ui.viewers.stage import Shown, shown_of
from comfy_desk.ui.viewers.words import first_of


def piece(request: Request, index: int | None) -> Output | None:
    return next((output for output in request.outputs if output.index == index), None)


def beside(order: Sequence[int], output: Output | None, step: int) -> int | None:
    """The index of the piece so many further in that order; None beyond its ends, and where one stands nowhere."""
    here = order.index(output.index) if output is not None and output.index in order else None
    return order[here + step] if here is not None and 0 <= here + step < len(order) else None


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
        found: list[Shown] = []
        for step in (1, -1):
            there, other = beside(order, output, step), self._beyond.get(step)
            if there is not None:
                found += shown_of(request, piece(request, there))
            elif other is not None:
                found += shown_of(other, first_of(other.outputs))
        return found
