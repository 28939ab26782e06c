"""Follows every request at the Router, at the pace the Router names, with one heap of due times."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket, DeskError, Failure, RouterError
from comfy_desk.domain.request import Handle, Request
from comfy_desk.router.client import RouterClient
from comfy_desk.router.wire import StatusAnswer
from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import AccountDesk
from comfy_desk.services.duetimes import DueTimes
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.tasks import Tasks

_log = logging.getLogger(__name__)


class Poller:
    def __init__(
        self,
        desk: AccountDesk,
        client: RouterClient,
        gate: Gate,
        clock: Clock,
        key_mark: Callable[[], str | None] = lambda: None,
    ) -> None:
        self._desk = desk
        self._client = client
        self._gate = gate
        self._clock = clock
        self._key_mark = key_mark
        self._tasks = Tasks("poll", self._on_failed)
        self._due = DueTimes(clock.monotonic, self._on_due, self.resume)
        self._watched: frozenset[str] = frozenset()
        self._unhinted: set[str] = set()  # rows whose newest look failed, and nobody named a time for the next
        self._unsubscribe: Callable[[], None] = lambda: None

    def set_watched(self, ids: Collection[str]) -> None:
        """The rows on screen: asked before the others where not all can be asked at once."""
        self._watched = frozenset(ids)

    def start(self) -> None:
        """Everything that was followed before is asked once soon, spread out."""
        self._unsubscribe = self._desk.subscribe(self._on_event)
        self.resume()

    def resume(self) -> None:
        """After a start, a sleep of the machine or a line that came back: each row soon, none at the same instant."""
        idle = (r for r in self._desk.mine() if r.state.followed and r.id not in self._tasks)
        at = 0.0
        for left, request_id in sorted((self._hint_left(request), request.id) for request in idle):
            at = max(left, at + pacing.resume_step(self._clock.chance()))
            self._due.put(request_id, at)

    def _hint_left(self, request: Request) -> float:
        """Seconds for which the server's own hint still holds; a look that failed without one holds nobody back.

        What is in trouble is not asked in the row alone: that may be a cancel's, which says nothing about the next look.
        """
        if request.id in self._unhinted:
            return 0.0
        left = self._due.left(request.id)
        if left is None:  # from an earlier run of the program, with nothing but the wall clock
            if request.next_check_at is None or (request.trouble is not None and request.trouble.status is None):
                return 0.0
            left = request.next_check_at - self._clock.wall()
            if request.answered_at is not None:  # set back since, it would make the hint longer than it was
                left = min(left, request.next_check_at - request.answered_at)
        return min(left, pacing.LONGEST_POLL)

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
            self._unhinted.discard(request.id)
            return
        if request.next_check_at is not None and request.id not in self._tasks:
            changed = event if isinstance(event, events.RequestChanged) else None
            if changed is None or request.id not in self._due or changed.before.next_check_at != request.next_check_at:
                # By the clock that the plan was made with: it may have been set while this was being written.
                made_at = changed.observation.at if changed is not None else self._clock.wall()
                self._due.put(request.id, min(request.next_check_at - made_at, pacing.LONGEST_POLL))

    def _on_failed(self, request_id: str) -> None:
        self._due.put(request_id, pacing.backoff(4, None, self._clock.chance()))

    def _on_due(self, request_id: str) -> None:
        if not self._tasks.start(request_id, self._check(request_id)):
            self._due.put(request_id, pacing.FASTEST)  # an earlier task has not ended yet

    async def _check(self, request_id: str) -> None:
        observation: seen.Observation
        urgency = Urgency.WATCH if request_id in self._watched else Urgency.FOLLOW
        async with self._gate.turn(urgency) as key_number:
            request = self._desk.get(request_id)  # what it is now: the turn may have been long in coming
            if request is None or not request.state.followed or request.handle is None:
                return
            asked_at = self._clock.wall()
            answer = await self._ask(request.handle)
            self._unhinted.discard(request_id)
            if isinstance(answer, Failure):
                if answer.pace is None:
                    self._unhinted.add(request_id)
                delay, observation = self._after_failure(request, answer, asked_at, key_number)
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

    async def _ask(self, handle: Handle) -> StatusAnswer | Failure:
        try:
            answer = await self._client.status(handle)
        except RouterError as error:
            return error.failure
        except Exception:  # noqa: BLE001 - in the log alone, the row would look as if all were well with it
            _log.exception("Following %s failed", handle.request_id)
            return Failure("local", detail="The program failed while it asked how this is going.")
        if answer.request_id != handle.request_id:
            return Failure("unreadable", 200, detail="The answer was about another request.")
        return answer

    def _after_failure(
        self, request: Request, failure: Failure, asked_at: float, key_number: int
    ) -> tuple[float, seen.ReadFailed]:
        self._gate.note_failure(failure, key_number)
        offline = failure.reason in ("not_sent", "no_answer")
        tries = _tries_since(request, self._clock.wall())
        delay = pacing.backoff(tries, failure.pace, self._clock.chance(), offline=offline)
        if (
            failure.reason == "refused" and failure.status == 404 and failure.pace is None
        ):  # a lagging replica, or gone: that is known in a minute
            delay = max(3.0, min(delay, 20.0))
        if failure.meaning == Bucket.RATE_LIMITED:  # the gate holds everybody; this row just queues up again
            delay = pacing.poll_delay(failure.pace, self._clock.chance())
        other_key = request.went_with_other_key(self._key_mark())
        if other_key and failure.may_hide:  # perhaps another workspace's: nothing changes soon
            delay = pacing.LONGEST_POLL
        delay = min(delay, pacing.LONGEST_POLL)
        wall = self._clock.wall()
        return delay, seen.ReadFailed(wall, asked_at, failure, wall + delay, other_key)


def _tries_since(request: Request, now: float) -> int:
    """How far the waits have grown: by the time since the last good answer, since faults are not counted in the store."""
    if request.trouble is None:
        return 0
    since = now - (request.asked_at or request.queued_at or now)
    return 1 if since < 15 else 2 if since < 60 else 4
