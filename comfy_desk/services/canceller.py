"""Asks the Router to cancel what the artist wants cancelled, as soon as there is an id to name. Claims nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError, RouterError
from comfy_desk.domain.request import Request
from comfy_desk.router.client import RouterClient
from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.tasks import Tasks

_TRIES = 6


class Canceller:
    def __init__(self, desk: Desk, client: RouterClient, gate: Gate, clock: Clock) -> None:
        self._desk = desk
        self._client = client
        self._gate = gate
        self._clock = clock
        self._tasks = Tasks("cancel")
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self) -> None:
        self._unsubscribe = self._desk.subscribe(self._on_event)
        for request in self._desk.mine():
            self._consider(request)

    async def aclose(self, grace: float) -> None:
        self._unsubscribe()
        await self._tasks.aclose(grace)

    def _on_event(self, event: events.Event) -> None:
        if isinstance(event, events.RequestChanged):
            self._consider(event.request)

    def _consider(self, request: Request) -> None:
        wanted = request.cancel_asked_at is not None and request.cancel_accepted_at is None
        if wanted and request.state.followed and request.handle is not None:
            self._tasks.start(request.id, self._ask(request.id))

    async def _ask(self, request_id: str) -> None:
        for attempt in range(_TRIES):
            request = self._desk.get(request_id)
            if request is None or request.handle is None or not request.state.followed:
                return
            try:
                async with self._gate.turn(Urgency.ACT):
                    word = await self._client.cancel(request.handle)
                self._gate.note_success()
                await self._desk.apply(request_id, seen.CancelAnswered(self._clock.wall(), word))
                return
            except RouterError as error:
                self._gate.note_failure(error.failure)
                final = error.failure.reason == "refused" and error.failure.status not in (429, 500, 503)
                if final or attempt == _TRIES - 1:
                    await self._desk.apply(request_id, seen.CancelFailed(self._clock.wall(), error.failure))
                    return
                wait = pacing.backoff(attempt, error.failure.pace, self._clock.chance())
                await asyncio.sleep(min(wait, pacing.LONGEST_POLL))
            except DeskError:
                await asyncio.sleep(2.0)
