"""The artist's own limits: when one passes, a cancel is asked for once. Following goes on until the server says the end.

A limit is time that passes: while the program runs, nobody's setting of the wall clock makes it shorter or longer.
"""

from __future__ import annotations

from collections.abc import Callable

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request
from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.duetimes import DueTimes
from comfy_desk.services.tasks import Tasks


class Deadlines:
    """Watches every account's requests: a limit belongs to the artist, not to an account."""

    def __init__(self, desk: Desk, clock: Clock) -> None:
        self._desk = desk
        self._clock = clock
        self._due = DueTimes(clock.monotonic, self._on_due)
        self._tasks = Tasks("deadline", lambda request_id: self._due.put(request_id, pacing.DEFAULT_POLL))
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self) -> None:
        """What passed while the program was closed is due now."""
        self._unsubscribe = self._desk.subscribe(self._on_event)
        for request in self._desk.everything():
            self._plan(request)

    async def aclose(self, grace: float = 0.0) -> None:
        self._unsubscribe()
        self._due.close()
        await self._tasks.aclose(grace)

    def _on_event(self, event: events.Event) -> None:
        if isinstance(event, events.RequestChanged) and event.before.deadline_at == event.request.deadline_at:
            return
        if isinstance(event, events.RequestAdded | events.RequestChanged):
            self._plan(event.request)

    def _plan(self, request: Request) -> None:
        if request.deadline_at is None:
            self._due.drop(request.id)
        else:
            self._due.put(request.id, request.deadline_at - self._clock.wall())

    def _on_due(self, request_id: str) -> None:
        if not self._tasks.start(request_id, self._pass(request_id)):
            self._due.put(request_id, pacing.DEFAULT_POLL)

    async def _pass(self, request_id: str) -> None:
        request = self._desk.get(request_id)
        if request is None or request.deadline_at is None:
            return
        try:  # a wall clock that was put back would say that it is too early
            await self._desk.apply(request_id, seen.DeadlinePassed(max(self._clock.wall(), request.deadline_at)))
        except DeskError:
            self._due.put(request_id, pacing.DEFAULT_POLL)
