"""The brake: after several failures in a row nothing more is sent until the artist has looked. Pure counting.

A wrong form in a batch of two hundred should not be paid, or refused, two hundred times.
"""

from __future__ import annotations

from collections.abc import Callable

from comfy_desk.domain import events
from comfy_desk.domain.request import State

IN_A_ROW = 3

_WENT_WELL = (State.DONE, State.EMPTY, State.LATE_RESULT)


class Brake:
    """Calls `pull` once when `IN_A_ROW` requests have failed with no success between them."""

    def __init__(self, pull: Callable[[], None]) -> None:
        self._pull = pull
        self._failures = 0

    def release(self) -> None:
        """The artist has looked: counting begins anew."""
        self._failures = 0

    def note(self, event: events.Event) -> None:
        if not isinstance(event, events.RequestChanged) or event.request.state is event.before.state:
            return
        if event.request.removed_at is not None or event.request.adopted:  # what was sent elsewhere says nothing here
            return
        if event.request.state in _WENT_WELL:
            self._failures = 0
        elif event.request.state is State.FAILED:
            self._failures += 1
            if self._failures == IN_A_ROW:
                self._failures = 0
                self._pull()
