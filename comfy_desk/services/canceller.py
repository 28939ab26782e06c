"""Asks the Router to cancel what the artist wants cancelled, as soon as there is an id to name. Claims nothing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket, DeskError, Failure, RouterError
from comfy_desk.domain.request import Request
from comfy_desk.router.client import RouterClient
from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import AccountDesk
from comfy_desk.services.duetimes import DueTimes
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.tasks import Tasks

_log = logging.getLogger(__name__)

_TRIES = 6
"""Answers that are the Router's own fault, or this program's, before the artist is told that it did not work."""

_FINAL = frozenset({400, 402, 403, 405, 410, 422})
"""Statuses that asking again does not change. A 404 can be a lagging replica, right after the submit."""

_PASSING = frozenset(
    {
        Bucket.RATE_LIMITED,
        Bucket.CONCURRENCY_LIMIT_EXCEEDED,
        Bucket.QUEUE_BACKLOG_FULL,
        Bucket.SERVICE_UNAVAILABLE,
    }
)
"""No word on the cancel: it is asked again however long they last."""


@dataclass(slots=True)
class _Wish:
    calls: int = 0
    answers: int = 0
    paced: bool = False  # the Router named the time of the next try


class Canceller:
    def __init__(self, desk: AccountDesk, client: RouterClient, gate: Gate, clock: Clock) -> None:
        self._desk = desk
        self._client = client
        self._gate = gate
        self._clock = clock
        self._tasks = Tasks("cancel", self._on_failed)
        self._due = DueTimes(clock.monotonic, self._on_due, self.resume)
        self._wishes: dict[str, _Wish] = {}
        self._offline = False
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self) -> None:
        self._unsubscribe = self._desk.subscribe(self._on_event)
        self.sweep()

    async def aclose(self, grace: float) -> None:
        self._unsubscribe()
        self._due.close()
        await self._tasks.aclose(grace)

    def resume(self) -> None:
        """The line is back, or the machine woke up: what the Router itself put off stays put off."""
        for index, request_id in enumerate(self._due.names()):
            if request_id not in self._wishes or not self._wishes[request_id].paced:
                self._due.put(request_id, pacing.resume_spread(index, self._clock.chance()))

    def sweep(self) -> None:
        """A wish that lost its plan is taken up again."""
        for request in self._desk.mine():
            self._consider(request)

    def _on_event(self, event: events.Event) -> None:
        if isinstance(event, events.RequestChanged) and self._desk.is_mine(event.request):
            self._consider(event.request)
        elif isinstance(event, events.AccountChanged) and event.account == self._desk.account:
            was_offline, self._offline = self._offline, event.offline_since is not None
            if was_offline and not self._offline:
                self.resume()

    def _consider(self, request: Request) -> None:
        if not _is_wanted(request):
            self._wishes.pop(request.id, None)
            self._due.drop(request.id)
        elif request.id not in self._due:
            self._tasks.start(request.id, self._ask(request.id))

    def _on_due(self, request_id: str) -> None:
        if not self._tasks.start(request_id, self._ask(request_id)):
            self._due.put(request_id, pacing.FASTEST)  # an earlier task has not ended yet

    def _on_failed(self, request_id: str) -> None:
        self._due.put(request_id, pacing.backoff(4, None, self._clock.chance()))

    async def _ask(self, request_id: str) -> None:
        """One call. A line that is away, or a Router that is busy, counts for nothing: the wish stays."""
        failure: Failure | None = None
        async with self._gate.turn(Urgency.ACT) as key_number:
            request = self._desk.get(request_id)
            if request is None or request.handle is None or not _is_wanted(request):
                return
            try:
                word = await self._client.cancel(request.handle)
            except RouterError as error:
                failure = error.failure
                self._gate.note_failure(failure, key_number)
            except Exception:  # noqa: BLE001 - a wish that this program cannot pass on is told of in the end
                _log.exception("Asking to cancel %s failed", request_id)
                failure = Failure("local", detail="The program failed while it asked for the cancel.")
            else:
                self._gate.note_success()
        wall = self._clock.wall()
        if failure is None:
            await self._write_down(request_id, seen.CancelAnswered(wall, word))
            return
        wish = self._wishes.setdefault(request_id, _Wish())
        wish.calls += 1
        if failure.meaning == Bucket.UNAUTHORIZED or (failure.meaning == Bucket.FORBIDDEN and self._gate.needs_key):
            self._due.put(request_id, pacing.FASTEST)  # the gate opens again once there is a key
            return
        wish.answers += failure.reason in ("refused", "local") and failure.meaning not in _PASSING
        if (failure.reason == "refused" and failure.status in _FINAL) or wish.answers >= _TRIES:
            del self._wishes[request_id]
            await self._write_down(request_id, seen.CancelFailed(wall, failure))
            return
        wish.paced = failure.pace is not None
        offline = failure.reason in ("not_sent", "no_answer")
        wait = pacing.backoff(wish.calls - 1, failure.pace, self._clock.chance(), offline=offline)
        self._due.put(request_id, min(wait, pacing.LONGEST_WAIT))

    async def _write_down(self, request_id: str, observation: seen.Observation) -> None:
        tries = 0
        while True:
            try:
                await self._desk.apply(request_id, observation)
                return
            except DeskError:
                tries += 1
                await asyncio.sleep(pacing.disk_wait(tries, self._clock.chance()))


def _is_wanted(request: Request) -> bool:
    asked = request.cancel_asked_at is not None and request.cancel_accepted_at is None
    return asked and request.state.followed and request.handle is not None
