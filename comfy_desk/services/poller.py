"""Follows every request at the Router, at the pace the Router names, with one heap of due times."""

from __future__ import annotations

from collections.abc import Callable

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket, DeskError, Failure, RouterError, Unreadable
from comfy_desk.domain.request import Request
from comfy_desk.router.client import RouterClient
from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.duetimes import DueTimes
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.tasks import Tasks


class Poller:
    def __init__(self, desk: Desk, client: RouterClient, gate: Gate, clock: Clock) -> None:
        self._desk = desk
        self._client = client
        self._gate = gate
        self._clock = clock
        self._tasks = Tasks("poll", self._on_failed)
        self._due = DueTimes(clock.monotonic, clock.wall, self._on_due, self.resume)
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Everything that was followed before is asked once soon, spread out."""
        self._unsubscribe = self._desk.subscribe(self._on_event)
        self.resume()

    def resume(self) -> None:
        """After a start, a sleep of the machine or a line that came back: each row soon, none at the same instant."""
        followed = [request for request in self._desk.mine() if request.state.followed]
        for index, request in enumerate(followed):
            if request.id not in self._tasks:
                self._due.put(request.id, self._resume_delay(request, index))

    def _resume_delay(self, request: Request, index: int) -> float:
        spread = pacing.resume_spread(index, self._clock.chance())
        if request.trouble is not None or request.next_check_at is None:
            return spread
        # The server's own hint still holds; one that a changed clock has moved far off does not.
        return max(spread, min(request.next_check_at - self._clock.wall(), pacing.LONGEST_POLL))

    def sweep(self) -> None:
        """Nothing that is followed is ever without a plan; what lost its own gets one here."""
        for request in self._desk.mine():
            if request.state.followed and request.id not in self._tasks and request.id not in self._due:
                self._due.put(request.id, pacing.poll_delay(None, self._clock.chance()))

    async def aclose(self, grace: float) -> None:
        self._unsubscribe()
        self._due.close()
        await self._tasks.aclose(grace)

    def _on_event(self, event: events.Event) -> None:
        if not isinstance(event, events.RequestChanged | events.RequestAdded):
            return
        request = event.request
        if not self._desk.is_mine(request):
            return
        if not request.state.followed:
            self._due.drop(request.id)
            return
        if request.next_check_at is not None and request.id not in self._tasks:
            before = event.before.next_check_at if isinstance(event, events.RequestChanged) else None
            if request.id not in self._due or before != request.next_check_at:
                wait = request.next_check_at - self._clock.wall()
                self._due.put(request.id, min(wait, pacing.LONGEST_POLL))

    def _on_failed(self, request_id: str) -> None:
        self._due.put(request_id, pacing.backoff(4, None, self._clock.chance()))

    def _on_due(self, request_id: str) -> None:
        if not self._tasks.start(request_id, self._check(request_id)):
            self._due.put(request_id, pacing.FASTEST)  # an earlier task has not ended yet

    async def _check(self, request_id: str) -> None:
        observation: seen.Observation
        async with self._gate.turn(Urgency.FOLLOW) as key_number:
            request = self._desk.get(request_id)  # what it is now: the turn may have been long in coming
            if request is None or not request.state.followed or request.handle is None:
                return
            asked_at = self._clock.wall()
            try:
                answer = await self._client.status(request.handle)
                if answer.request_id != request.handle.request_id:
                    raise Unreadable(Failure("unreadable", 200, detail="The answer was about another request."))
            except RouterError as error:
                delay, observation = self._after_error(request, error, asked_at, key_number)
            else:
                self._gate.note_success()
                delay = pacing.poll_delay(answer.pace, self._clock.chance())
                wall = self._clock.wall()
                observation = seen.StatusSeen(
                    wall, asked_at, answer.request_id, answer.word, answer.position, answer.error_type, wall + delay
                )
        try:
            request = await self._desk.apply(request_id, observation)
        except DeskError:
            delay = max(delay, 5.0)
        if request.state.followed:
            self._due.put(request_id, delay)

    def _after_error(
        self, request: Request, error: RouterError, asked_at: float, key_number: int
    ) -> tuple[float, seen.ReadFailed]:
        failure = error.failure
        self._gate.note_failure(failure, key_number)
        offline = failure.reason in ("not_sent", "no_answer")
        tries = _tries_since(request, self._clock.wall())
        delay = pacing.backoff(tries, failure.pace, self._clock.chance(), offline=offline)
        if (
            failure.reason == "refused" and failure.status == 404 and failure.pace is None
        ):  # a lagging replica, or gone: that is known in a minute
            delay = max(3.0, min(delay, 20.0))
        if failure.bucket == Bucket.RATE_LIMITED:  # the gate holds everybody; this row just queues up again
            delay = pacing.poll_delay(failure.pace, self._clock.chance())
        delay = min(delay, pacing.LONGEST_POLL)
        wall = self._clock.wall()
        return delay, seen.ReadFailed(wall, asked_at, failure, wall + delay)


def _tries_since(request: Request, now: float) -> int:
    """How far the waits have grown: by the time since the last good answer, since faults are not counted in the store."""
    if request.trouble is None:
        return 0
    since = now - (request.asked_at or request.queued_at or now)
    return 1 if since < 15 else 2 if since < 60 else 4
