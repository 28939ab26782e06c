"""Asks the Router to cancel what the artist wants cancelled, as soon as there is an id to name. Claims nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket, DeskError, Failure, RouterError
from comfy_desk.domain.request import Request
from comfy_desk.router.client import RouterClient
from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.tasks import Tasks

_TRIES = 6
"""Answers that are no word on the cancel, before the artist is told that it did not work."""

_FINAL = frozenset({400, 402, 403, 405, 410, 422})
"""Statuses that asking again does not change. A 404 can be a lagging replica, right after the submit."""


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
        if isinstance(event, events.RequestChanged) and self._desk.is_mine(event.request):
            self._consider(event.request)

    def _consider(self, request: Request) -> None:
        if self._is_wanted(request):
            self._tasks.start(request.id, self._ask(request.id))

    @staticmethod
    def _is_wanted(request: Request) -> bool:
        asked = request.cancel_asked_at is not None and request.cancel_accepted_at is None
        return asked and request.state.followed and request.handle is not None

    def sweep(self) -> None:
        """A wish that lost its task is taken up again."""
        for request in self._desk.mine():
            self._consider(request)

    async def _ask(self, request_id: str) -> None:
        """Asks until the Router says a word on it. A line that is away counts for nothing: the wish stays."""
        answers = calls = 0
        while True:
            failure: Failure | None = None
            async with self._gate.turn(Urgency.ACT) as key_number:
                request = self._desk.get(request_id)
                if request is None or request.handle is None or not self._is_wanted(request):
                    return
                try:
                    word = await self._client.cancel(request.handle)
                except RouterError as error:
                    failure = error.failure
                    self._gate.note_failure(failure, key_number)
                else:
                    self._gate.note_success()
            wall = self._clock.wall()
            if failure is None:
                await self._write_down(request_id, seen.CancelAnswered(wall, word))
                return
            if failure.bucket == Bucket.UNAUTHORIZED:  # the gate opens again once there is a key
                continue
            calls += 1
            answers += failure.reason not in ("not_sent", "no_answer")
            if failure.status in _FINAL or answers >= _TRIES:
                await self._write_down(request_id, seen.CancelFailed(wall, failure))
                return
            offline = failure.reason in ("not_sent", "no_answer")
            wait = pacing.backoff(calls - 1, failure.pace, self._clock.chance(), offline=offline)
            await asyncio.sleep(min(wait, pacing.LONGEST_POLL))

    async def _write_down(self, request_id: str, observation: seen.Observation) -> None:
        tries = 0
        while True:
            try:
                await self._desk.apply(request_id, observation)
                return
            except DeskError:
                tries += 1
                await asyncio.sleep(pacing.disk_wait(tries, self._clock.chance()))
