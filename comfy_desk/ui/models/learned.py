"""What the rows of the queue teach about their models: what one makes, and how long that usually takes. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from comfy_desk.domain.output import Kind
from comfy_desk.domain.request import Request, State
from comfy_desk.services.usual import UNKNOWN_SIZE, RunHistory, Size, Usual

PATIENCE = 20
"""Of a long history the usual times are worked out anew when one in so many is new: results may stream in."""


class Learned:
    """`rows` gives all that are here, for when it is first asked."""

    def __init__(self, rows: Callable[[], Iterable[Request]]) -> None:
        self.history = RunHistory(rows, patience=PATIENCE)
        self.made: dict[str, Kind] = {}
        self._named: dict[str, Kind] = {}
        self.asked: dict[str, Size] = {}  # by request that lives: how much it asks for, where that was read

    def load(self, requests: Iterable[Request]) -> None:
        """Everything anew."""
        self.made.clear()
        self.history.forget()
        for request in requests:
            self._learn_kind(request)

    def note(self, request: Request) -> None:
        """It is in another state now."""
        if request.state.terminal:
            self.asked.pop(request.id, None)
        self._learn_kind(request)
        self.history.note(request)

    def forget(self, request_id: str) -> None:
        self.asked.pop(request_id, None)

    def set_kinds(self, kinds: Mapping[str, Kind]) -> None:
        """As the models' documents name them."""
        self._named = dict(kinds)

    def kind_of(self, model: str) -> Kind:
        return self._named.get(model) or self.made.get(model, Kind.IMAGE)

    def usual_of(self, request: Request) -> Usual | None:
        return self.history.of(request.account, request.model, self.asked.get(request.id, UNKNOWN_SIZE))

    def _learn_kind(self, request: Request) -> None:
        if request.state is State.DONE and request.works:
            self.made[request.model] = request.works[0].kind
