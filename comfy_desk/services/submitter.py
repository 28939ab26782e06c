"""The outbox: decides which waiting request is sent, sends it, and asks again with the same key where no answer came.

Nothing leaves before it is on the disk: `SendStarted` is committed, then the POST is made. It never makes a key.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket, DeskError, Failure, RouterError, Unreadable, Withheld
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.router import wire
from comfy_desk.router.client import RouterClient
from comfy_desk.services import admission, pacing, reading
from comfy_desk.services.admission import Limits
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import AccountDesk
from comfy_desk.services.duetimes import DueTimes
from comfy_desk.services.gate import Gate, Urgency
from comfy_desk.services.spending import Spending
from comfy_desk.services.tasks import Tasks
from comfy_desk.store.faults import BodyLost

_log = logging.getLogger(__name__)

_MOST_SENDS = 8
"""POSTs of one request whose answers are the Router's own faults, before the artist is asked."""

_MOST_SPOILT = 4
"""Answers of a direct run that cannot be whole, before one is taken as it is."""

_BUSY = (Bucket.SERVICE_UNAVAILABLE, Bucket.CONCURRENCY_LIMIT_EXCEEDED)
"""Faults that pass by themselves, however long they last."""

_SELF_RELEASING = (Hold.OFFLINE, Hold.RATE, Hold.BACKLOG)


class Submitter:
    def __init__(
        self,
        desk: AccountDesk,
        client: RouterClient,
        gate: Gate,
        body: Callable[[str], Awaitable[bytes]],
        clock: Clock,
        limits: Limits | None = None,
        *,
        results: Path,
        key_mark: Callable[[], str | None] = lambda: None,
        spending: Spending | None = None,
    ) -> None:
        self._desk = desk
        self._client = client
        self._gate = gate
        self._body = body
        self._clock = clock
        self._limits = limits or Limits()
        self._results = results
        self._key_mark = key_mark
        self._spending = spending
        self._tasks = Tasks("submit", self._on_failed)
        self._due = DueTimes(clock.monotonic, self._on_due)
        self._live: dict[str, Request] = {}
        self._tries: Counter[str] = Counter()  # sends or writes in a row that came to nothing, by row
        self._faults: Counter[str] = Counter()  # answers that were the Router's own faults, by row
        self._released: set[str] = set()  # waited for the line or for room, and its time has come
        self._spoilt: Counter[str] = Counter()  # answers of a direct run that were no whole ones, by row
        self._refused: dict[str, int] = {}  # the key that a row was last sent with, by its number
        self._ages = admission.KeyAges(clock.wall, clock.monotonic)
        self._pumping = False
        self._unsubscribe: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Takes up what an earlier run of the program left: a POST under way then has an unknown outcome now."""
        now = self._clock.wall()
        self._unsubscribe = self._desk.subscribe(self._on_event)  # first: the other services are at work already
        for request in self._desk.mine():
            if request.state is State.SENDING:
                try:
                    await self._desk.apply(request.id, seen.SendStopped(now))
                except DeskError:
                    self._due.put(request.id, self._disk_wait(request.id))
            newest = self._desk.get(request.id)
            if newest is not None:
                self._keep(newest)
                self._plan(newest)
        self._wake()

    async def aclose(self, grace: float) -> None:
        self._unsubscribe()
        self._due.close()
        await self._tasks.aclose(grace)

    def sweep(self) -> None:
        """Nothing waits without a plan: what lost its own gets one here, and free places are filled."""
        for request in tuple(self._live.values()):
            if request.id in self._tasks or request.id in self._due:
                continue
            if request.state is State.SENDING:
                self._due.put(request.id, 0.0)
            self._plan(request)
        self._wake()

    def set_limits(self, limits: Limits) -> None:
        """What is at the Router already stays there; only what is sent from now on is counted."""
        self._limits = limits
        self._wake()

    def key_changed(self) -> None:
        """There is a key, or another one: whoever waited for it goes on."""
        self.release(Hold.KEY)
        self._wake()

    def release(self, *holds: Hold) -> None:
        """Everything that waits for one of these reasons may go now."""
        for request in tuple(self._live.values()):
            if request.state is State.WAITING and request.hold in holds:
                self._tasks.start(f"ready:{request.id}", self._make_ready(request.id))

    def _fill_backlog(self) -> None:
        """One has left the Router's queue: there is room for the next one."""
        held = [r for r in self._live.values() if r.state is State.WAITING and r.hold is Hold.BACKLOG]
        if held:
            first = min(held, key=lambda r: (r.order, r.created_at))
            self._tasks.start(f"ready:{first.id}", self._make_ready(first.id))

    def _on_event(self, event: events.Event) -> None:
        if isinstance(event, events.RequestAdded | events.RequestChanged):
            if not self._desk.is_mine(event.request):
                return  # put back, say: it waits for its own account
            was_there = isinstance(event, events.RequestChanged) and event.before.state.at_router
            if isinstance(event, events.RequestChanged) and isinstance(event.observation, seen.SendAgainAsked):
                self._ages.confirm(event.request)
            self._keep(event.request)
            if event.request.hold is Hold.READY and event.request.id in self._due:
                self._due.drop(event.request.id)  # whatever it waited for, its time has come
                self._wake()
            # By the clock that its plan was made with: it may have been set while this was being written.
            self._plan(event.request, event.observation.at if isinstance(event, events.RequestChanged) else None)
            if was_there and not event.request.state.at_router and event.request.state is not State.WAITING:
                self._fill_backlog()
            if isinstance(event, events.RequestAdded) or _place(event.before) != _place(event.request):
                self._wake()  # a position or a plan that moved frees no place
        elif isinstance(event, events.SendingPaused) or (
            isinstance(event, events.AccountChanged) and event.account == self._desk.account
        ):
            self._wake()

    def _keep(self, request: Request) -> None:
        if request.state.terminal or request.removed_at is not None:
            self._live.pop(request.id, None)
            self._due.drop(request.id)
            self._released.discard(request.id)
            self._ages.forget(request.id)
            for remembered in (self._tries, self._faults, self._spoilt, self._refused):
                remembered.pop(request.id, None)
        else:
            self._live[request.id] = request
            self._ages.note(request)
            if request.hold is not Hold.READY:
                self._released.discard(request.id)

    def _plan(self, request: Request, made_at: float | None = None) -> None:
        if request.state is State.WAITING and request.hold is Hold.KEY and not self._gate.needs_key:
            # Refused with a key that was replaced meanwhile, or left from an earlier run of the program.
            if self._refused.get(request.id) != self._gate.key_number:
                self._tasks.start(f"ready:{request.id}", self._make_ready(request.id))
            return
        waits_here = request.state is State.WAITING and request.hold in _SELF_RELEASING
        if (waits_here or request.state is State.OUTCOME_UNKNOWN) and request.id not in self._due:
            now = made_at if made_at is not None else self._clock.wall()
            at = request.next_check_at if request.next_check_at is not None else now
            told = request.failure or request.trouble
            longest = pacing.longest_backoff(told.pace if told is not None else None)
            self._due.put(request.id, min(at - now, longest))

    def _disk_wait(self, request_id: str) -> float:
        self._tries[request_id] += 1
        return pacing.disk_wait(self._tries[request_id], self._clock.chance())

    def _on_failed(self, task: str) -> None:
        request_id = task.rpartition(":")[2]
        if request_id in self._live:
            self._due.put(request_id, pacing.backoff(4, None, self._clock.chance()))

    def _on_due(self, request_id: str) -> None:
        request = self._live.get(request_id)
        if request is None:
            return
        if request.state is State.OUTCOME_UNKNOWN:
            if not self._tasks.start(request_id, self._send(request_id)):
                self._due.put(request_id, pacing.FASTEST)  # an earlier task has not ended yet
        elif request.state is State.WAITING and request.hold in _SELF_RELEASING:
            self._tasks.start(f"ready:{request_id}", self._make_ready(request_id))
        elif request.state is State.WAITING and request.hold is Hold.KEY:  # the disk did not take it that there is one
            self._plan(request)
        elif request.state is State.SENDING:
            self._tasks.start(request_id, self._persist(request_id, seen.SendStopped(self._clock.wall())))
        else:
            self._wake()

    async def _make_ready(self, request_id: str) -> None:
        self._released.add(request_id)
        try:
            await self._desk.apply(request_id, seen.Held(self._clock.wall(), Hold.READY))
        except DeskError:
            self._due.put(request_id, self._disk_wait(request_id))

    def _wake(self) -> None:
        if not self._pumping:
            self._pumping = True
            asyncio.get_running_loop().call_soon(self._pump)

    def _pump(self) -> None:
        self._pumping = False
        if self._gate.needs_key:
            return
        for request in admission.who_goes(self._outlook(), self._limits):
            self._tasks.start(request.id, self._send(request.id))

    def _outlook(self) -> admission.Outlook:
        return admission.Outlook(
            self._live,
            {request_id for request_id in self._live if request_id in self._tasks},
            self._due,
            self._released,
            self._desk.account_state(),
            self._desk.sending_paused,
            self._key_mark(),
            self._spending.stops if self._spending is not None else (lambda _request: False),
        )

    def _is_held_up(self, request: Request) -> bool:
        outlook = self._outlook()
        return admission.is_held_up(request, outlook, outlook.busy)

    async def _send(self, request_id: str) -> None:
        try:
            try:
                await self._send_once(request_id)
            except BodyLost as error:  # and no other is sent in its place
                lost = Failure("local", detail=error.sentence)
                await self._desk.apply(request_id, seen.Held(self._clock.wall(), Hold.ASK, lost))
        except DeskError:  # the disk does not take it: nothing was sent that is not written down
            self._due.put(request_id, self._disk_wait(request_id))
        finally:
            # The name of this task is free only after it ended; whoever waits for the place is looked at then.
            asyncio.get_running_loop().call_soon(self._wake)

    async def _send_once(self, request_id: str) -> None:
        known = self._desk.get(request_id)
        digest = known.body_sha256 if known is not None else ""
        body = await self._body(request_id)
        answer: wire.SubmitAnswer | Failure | None = None
        async with self._gate.turn(Urgency.ACT) as key_number:
            # What it is now, and how old its key is now: the turn may have been long in coming.
            request = self._desk.get(request_id)
            if request is None or not self._may_go(request):
                return
            now, mark = self._clock.wall(), self._key_mark()
            if (
                mark is None and self._gate.needs_key
            ):  # taken away in this very moment: its turn comes with the next one
                self._due.put(request_id, pacing.FASTEST)
                return
            asks = admission.why_it_asks(request, now, self._ages.of(request), mark)
            if asks is not None:
                await self._desk.apply(request_id, seen.Held(now, asks))
                return
            if self._spending is not None and not self._spending.begin(request):
                return
            request = await self._desk.apply(request_id, seen.SendStarted(now, mark))
            if request.state is not State.SENDING:
                return
            if request.body_sha256 != digest:  # corrected while it waited for its turn; from here on it stays as it is
                body = await self._body(request_id)
            self._refused[request_id] = key_number
            if self._key_mark() != mark:  # replaced while that was written down: the row must not name the wrong one
                await self._note(request, Failure("not_sent", detail="The key was changed before this was sent."))
                return
            if request.delivery is Delivery.QUEUED:
                answer = await self._post(request, body, key_number)
        # Writing it down is done outside of the turn: a full disk must not keep the others from theirs.
        if isinstance(answer, Failure):
            await self._note(request, answer)
        elif answer is not None:
            await self._note_accepted(request_id, answer)
        else:  # held for minutes: it must not keep the others from their turn either
            await self._run_directly(request, body, key_number)

    def _may_go(self, request: Request) -> bool:
        if request.state is State.OUTCOME_UNKNOWN:
            return True
        ready = request.state is State.WAITING and request.hold is Hold.READY
        return ready and not self._is_held_up(request)

    async def _post(self, request: Request, body: bytes, key_number: int) -> wire.SubmitAnswer | Failure:
        try:
            look = self._last_look(request)
            answer = await self._client.submit(request.model, body, request.key, request.serving, look)
        except Withheld as error:  # decided here: it says nothing about the line
            return error.failure
        except RouterError as error:
            self._gate.note_failure(error.failure, key_number)
            self._note_room(error.failure)
            return error.failure
        except Exception:  # noqa: BLE001 - "sending" is a state that must end, whatever happened in it
            _log.exception("Sending %s failed", request.id)
            return Failure("local", detail="The program failed while it sent this.")
        self._gate.note_success()
        self._note_room(None)
        return answer

    def _last_look(self, request: Request) -> Callable[[], None]:
        """How old its key is when the line stands: writing down that it goes and connecting may have taken a day of sleep."""

        def look() -> None:
            if admission.why_it_asks(request, self._clock.wall(), self._ages.of(request), request.key_mark) is not None:
                raise Withheld("Sent long ago without an answer; sending again may run it twice")

        return look

    def _note_room(self, failure: Failure | None) -> None:
        """One refusal speaks for the account: what was not sent yet waits until one is taken again."""
        state, meaning = self._desk.account_state(), failure.meaning if failure is not None else ""
        if failure is None:
            state = replace(state, needs_credits=False, backlog_full=False)
        elif meaning == Bucket.INSUFFICIENT_CREDITS:
            state = replace(state, needs_credits=True)
        elif meaning == Bucket.QUEUE_BACKLOG_FULL:
            state = replace(state, backlog_full=True)
        self._desk.set_account_state(state)

    async def _note_accepted(self, request_id: str, answer: wire.SubmitAnswer) -> None:
        wall = self._clock.wall()
        delay = pacing.poll_delay(answer.pace, self._clock.chance(), pacing.FIRST_POLL)
        accepted = seen.Accepted(
            wall,
            answer.handle,
            answer.word,
            answer.position,
            answer.pace,
            answer.replayed,
            answer.estimate,
            next_check_at=wall + delay,
            served=answer.served,
        )
        await self._persist(request_id, accepted)

    async def _run_directly(self, request: Request, body: bytes, key_number: int) -> None:
        """The answer to this POST is the result: it goes to the disk as it comes, and is collected from there."""
        try:
            look = self._last_look(request)
            async with self._client.run(request.model, body, request.key, request.serving, look) as stream:
                folder = self._results / request.id
                raw = await reading.keep(
                    stream,
                    folder,
                    lambda got, total: self._desk.set_progress(request.id, got, total),
                    reading.workplace(folder),
                )
            await self._expect_sound(request.id, raw)
        except Withheld as error:
            await self._note(request, error.failure)
            return
        except RouterError as error:
            self._gate.note_failure(error.failure, key_number)
            self._note_room(error.failure)
            await self._note(request, error.failure)
            return
        except DeskError as error:  # the disk; the same key brings the same answer again
            await self._note(request, Failure("no_answer", detail=error.sentence))
            return
        except Exception:  # noqa: BLE001 - as above
            _log.exception("Running %s failed", request.id)
            await self._note(request, Failure("local", detail="The program failed while it ran this."))
            return
        finally:
            self._desk.set_progress(request.id, None)
        self._gate.note_success()
        self._note_room(None)
        kept = seen.RawKept(self._clock.wall(), str(raw.path), raw.content_type, raw.credits, raw.served)
        await self._persist(request.id, kept)

    async def _expect_sound(self, request_id: str, raw: reading.RawAnswer) -> None:
        """Raises Unreadable for an answer that was spoilt on its way: the same key brings it again. Not for ever."""
        if await asyncio.to_thread(reading.is_sound, raw):
            return
        self._spoilt[request_id] += 1
        if self._spoilt[request_id] < _MOST_SPOILT:
            raise Unreadable(Failure("unreadable", 200, detail="The answer was not a whole one."))

    async def _note(self, request: Request, failure: Failure) -> None:
        self._tries[request.id] += 1
        wall = self._clock.wall()
        wait = self._retry_delay(request, failure)
        retry_at = None if wait is None else wall + wait
        await self._persist(request.id, seen.SubmitFailed(wall, failure, retry_at))

    def _retry_delay(self, request: Request, failure: Failure) -> float | None:
        """Seconds until the same key is sent again; None where the artist has to decide."""
        chance, tries = self._clock.chance(), self._tries[request.id] - 1
        if failure.reason == "not_sent":
            return pacing.backoff(tries, failure.pace, chance, offline=True)
        pace = pacing.credible(failure.pace)
        # What is being admitted or goes on already is collected with the same key, however long it takes.
        goes_on = failure.reason == "refused" and failure.status in (409, 504) and pace is not None
        busy = failure.meaning in _BUSY or failure.status == 429 or failure.reason not in ("refused", "local")
        if not (goes_on or busy):
            self._faults[request.id] += 1
            if self._faults[request.id] >= _MOST_SENDS:
                self._faults.pop(request.id)  # sent again by hand, it gets as many tries anew
                return None
        if goes_on and pace is not None:
            return max(pacing.FASTEST, pace * (1.0 + 0.02 * chance) + 0.01)
        return min(pacing.backoff(tries, failure.pace, chance), pacing.LONGEST_WAIT)

    async def _persist(self, request_id: str, observation: seen.Observation) -> None:
        """What was observed is written down however often the disk refuses: losing it would mean asking twice."""
        tries = 0
        while True:
            try:
                await self._desk.apply(request_id, observation)
                break
            except DeskError:
                tries += 1
                await asyncio.sleep(pacing.disk_wait(tries, self._clock.chance()))
        if isinstance(observation, seen.Accepted | seen.RawKept):
            self._tries.pop(request_id, None)


def _place(request: Request) -> tuple[State, Hold | None, float, bool, bool]:
    """What decides whether a request is sent, and in which order."""
    return request.state, request.hold, request.order, request.removed_at is None, request.urgent
