"""Which requests a filter shows: a chip, words that are looked for, and one batch alone. Keeps no rows."""

from __future__ import annotations

from enum import StrEnum

from comfy_desk.domain.request import Request, State
from comfy_desk.ui.counts import DONE_STATES, FAILED_STATES
from comfy_desk.ui.models.queue_model import QueueModel


class Chip(StrEnum):
    ALL = "all"
    ACTIVE = "active"
    WAITING = "waiting"
    DONE = "done"
    FAILED = "failed"
    EXPIRING = "expiring"


STATES: dict[Chip, frozenset[State]] = {
    Chip.ALL: frozenset(State),
    Chip.ACTIVE: frozenset(state for state in State if not state.terminal),
    Chip.WAITING: frozenset({State.WAITING}),
    Chip.DONE: DONE_STATES,
    Chip.FAILED: FAILED_STATES,
    Chip.EXPIRING: frozenset(State),
}


class RowChoice:
    """What is set here counts from then on; whoever keeps rows asks anew."""

    def __init__(self, model: QueueModel) -> None:
        self._model = model
        self.chip = Chip.ALL
        self.words: tuple[str, ...] = ()
        self.batch = ""

    @property
    def narrowed(self) -> bool:
        return self.chip is not Chip.ALL or bool(self.words) or bool(self.batch)

    def accepts(self, source_row: int) -> bool:
        request = self._model.request_at(source_row)
        return self._fits(request) and self._found(source_row)

    def _fits(self, request: Request) -> bool:
        if request.state not in STATES[self.chip] or (self.batch and request.batch != self.batch):
            return False
        return self.chip is not Chip.EXPIRING or self._model.is_pressing(request.id)

    def _found(self, source_row: int) -> bool:
        if not self.words:
            return True
        haystack = self._model.haystack(source_row)
        return all(haystack.has(word) for word in self.words)
