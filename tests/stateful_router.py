"""A Router that keeps to its contract, as far as queue, keys and money go, and a weather around it that does not.

It stands in for `RouterClient` (one object a program run, `RouterLine`), judges every call against what the contract asks of
a caller, and knows the truth that rows are compared with: runs, charges, who was told what and when. Pure but for sleeping
on the loop; times are the true ones, whatever the machine's clock says.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from comfy_desk.domain.errors import Bucket, Failure, NotSent, OutcomeUnknown, Refused, RouterError, Unreadable
from comfy_desk.domain.request import Handle
from comfy_desk.domain.secret import Secret
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.router.client import ResultStream
from comfy_desk.router.sending import Look
from comfy_desk.router.wire import Balance, StatusAnswer, SubmitAnswer

ORIGIN = "https://router.test"
DAY = 24 * 3600.0
LONGEST_HELD = 600.0
LONGEST_POLL, LONGEST_WAIT, INSTEAD_OF_ABSURD = 300.0, DAY, 3600.0
"""What the app may make of a Retry-After, in seconds: five minutes at most for reads, an hour for what nobody can mean."""

EARLY = (401, 404, 429, 500, 503)
"""Refusals before the key is looked at; every other one comes only where no run is known under it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One call that goes wrong.

    `kind` is not_sent, lost (never arrives), dropped (arrives, no answer comes), late (is admitted `takes` seconds after
    the line broke), refused, unreadable (arrives, a proxy's page comes back), wrong_id, word, pace, stale (by `takes`
    seconds), slow, crash_before or crash_after it has arrived.
    """

    kind: str
    status: int = 0
    bucket: str = ""
    pace: float | None = None
    takes: float = 0.0
    word: str = ""


ENDED_BY_EVENTS = (Bucket.QUEUE_BACKLOG_FULL, Bucket.UNAUTHORIZED, Bucket.FORBIDDEN)
"""Refusals that may be over before their time: one has left the queue, or the artist has entered a key."""

NO_FAULT = Fault("")


@dataclass(slots=True)
class Run:
    id: str
    key: str
    model: str
    workspace: str
    admitted_at: float
    queues: float
    runs: float
    outcome: str = ""  # the error_type it ends with, "" for success
    on_cancel: str = "stops"  # stops, late, ignored
    direct: bool = False
    cancelled_at: float | None = None

    @property
    def starts_at(self) -> float:
        return self.admitted_at + self.queues

    @property
    def ends_at(self) -> float:
        natural = self.starts_at + self.runs
        if self.cancelled_at is not None and self.on_cancel == "stops":
            return min(natural, self.cancelled_at + 1.0)
        return natural

    @property
    def stopped(self) -> bool:
        return self.cancelled_at is not None and self.on_cancel == "stops" and self.ends_at == self.cancelled_at + 1.0

    @property
    def late(self) -> bool:
        return self.cancelled_at is not None and self.on_cancel == "late" and not self.outcome

    @property
    def error_type(self) -> str | None:
        """What the status says once it has ended; None on success."""
        return str(Bucket.CANCELLED) if self.stopped or self.late else self.outcome or None

    @property
    def gives_result(self) -> bool:
        return not self.stopped and not self.outcome

    def word_at(self, moment: float) -> str:
        return "IN_QUEUE" if moment < self.starts_at else "IN_PROGRESS" if moment < self.ends_at else "COMPLETED"


@dataclass(slots=True)
class Tie:
    """What a key is tied to. `admitted_at` lies ahead while the first call is being admitted."""

    fingerprint: tuple[str, str, bytes]
    first_used: float
    admitted_at: float
    run: Run


@dataclass(slots=True)
class Plans:
    """What the next runs are like: drawn by the test, the last one again and again."""

    queues: float = 20.0
    runs: float = 60.0
    outcome: str = ""
    on_cancel: str = "stops"
    pace: float | None = 5.0


@dataclass
class ModelRouter:
    now: Callable[[], float]
    online: bool = True
    keys: dict[str, str] = field(default_factory=lambda: {"comfyui-one": "one"})  # good keys, with their workspaces
    plans: Plans = field(default_factory=Plans)
    faults: dict[str, deque[Fault]] = field(default_factory=dict)
    steady: dict[str, Fault] = field(default_factory=dict)
    runs: dict[str, Run] = field(default_factory=dict)
    ties: dict[tuple[str, str], Tie] = field(default_factory=dict)
    allowed: Counter[str] = field(default_factory=Counter)  # runs beyond the first that the artist asked for, by key
    problems: list[str] = field(default_factory=list)
    calls: Counter[str] = field(default_factory=Counter)
    told: Counter[tuple[str, str]] = field(default_factory=Counter)  # what was said of a run, delivered
    polls_from: dict[str, float] = field(default_factory=dict)  # by run: no read before
    sends_from: dict[str, float] = field(default_factory=dict)  # by key: no submit before
    reads_from: float = 0.0  # of the account, after a spent allowance
    acts_from: float = 0.0
    paused_at: float = -1.0  # when that was last told
    stamped: dict[str, float] = field(default_factory=dict)  # when a pace was last told, by run or key

    # the weather

    def add_faults(self, route: str, fault: Fault, times: int = 1) -> None:
        self.faults.setdefault(route, deque()).extend([fault] * times)

    def clear_weather(self) -> None:
        self.online = True
        self.faults.clear()
        self.steady.clear()

    def next_fault(self, route: str) -> Fault:
        if not self.online:
            return Fault("not_sent")
        waiting = self.faults.get(route)
        return waiting.popleft() if waiting else self.steady.get(route, NO_FAULT)

    def excuse(self, *names: str) -> None:
        """The next call about these may come at any time."""
        for name in names:
            self.polls_from.pop(name, None)
            self.sends_from.pop(name, None)

    # what a caller is held to

    def judge_time(self, route: str, name: str) -> None:
        now = self.now() + 1e-6
        self.calls[route] += 1
        reads = route in ("status", "result")
        if now < (self.reads_from if reads else self.acts_from):
            self.problems.append(f"{route} {name} called before the account's allowance was back")
        floor = self.polls_from if route == "status" else self.sends_from if route in ("submit", "run") else {}
        if now < floor.get(name, 0.0):
            self.problems.append(f"{route} {name} called {floor[name] - now:.2f} s before its hint")

    def note_pace(self, route: str, name: str, pace: float | None, failure: Failure | None = None) -> None:
        """An answer with this Retry-After has arrived at the caller."""
        now = self.now()
        self.stamped[name] = now
        seconds = 0.0 if pace is None or pace != pace else max(0.0, pace)
        credible = INSTEAD_OF_ABSURD if seconds > LONGEST_WAIT else seconds
        if failure is not None and failure.status == 429 and failure.bucket not in (
            Bucket.QUEUE_BACKLOG_FULL, Bucket.CONCURRENCY_LIMIT_EXCEEDED
        ):  # fmt: skip
            self.paused_at = now
            self.acts_from = max(self.acts_from, now + max(1.0, credible))
            self.reads_from = max(self.reads_from, now + max(1.0, min(credible, LONGEST_POLL)))
        if route in ("status", "result"):
            self.polls_from[name] = now + max(0.9 if failure is None else 0.0, min(credible, LONGEST_POLL))
        elif route in ("submit", "run") and failure is not None and failure.bucket not in ENDED_BY_EVENTS:
            self.sends_from[name] = now + credible

    def note_word(self, run_id: str, word: str, pace: float | None) -> None:
        """A state has arrived at the caller."""
        self.told[run_id, word] += 1
        self.note_pace("status", run_id, pace)
        if word == "COMPLETED":
            self.excuse(run_id)  # how it ended may be asked at once

    # what it does

    def admit(self, workspace: str, model: str, body: bytes, key: str, route: str, fault: Fault) -> tuple[Run, bool]:
        """The run under this key, and whether it was there before. Raises Refused."""
        now = self.now()
        tie = self.ties.get((workspace, key))
        fingerprint = (route, model, body)
        if tie is not None and now - tie.first_used < DAY:
            if tie.fingerprint != fingerprint:
                self.problems.append(f"key {key} came with another body")
                raise refusal(409, Bucket.INVALID_INPUT)
            if now < tie.admitted_at:
                raise refusal(409, Bucket.CONCURRENCY_LIMIT_EXCEEDED, 3.0)
            return tie.run, True
        if fault.kind == "refused":
            raise refusal(fault.status, fault.bucket, fault.pace)
        made = len(self.runs_of(key))
        if made > self.allowed[key]:
            self.problems.append(f"run number {made + 1} under key {key}, without the artist's word")
        plan, admitted_at = self.plans, now + (fault.takes if fault.kind == "late" else 0.0)
        run = Run(
            f"r-{len(self.runs) + 1}", key, model, workspace, admitted_at, plan.queues, plan.runs, plan.outcome,
            plan.on_cancel, route == "run",
        )  # fmt: skip
        self.runs[run.id] = run
        self.ties[workspace, key] = Tie(fingerprint, now, admitted_at, run)
        return run, False

    def find(self, workspace: str, handle: Handle) -> Run:
        run = self.runs.get(handle.request_id)
        if run is None or run.workspace != workspace or run.direct or self.now() < run.admitted_at:
            raise refusal(404, Bucket.REQUEST_NOT_FOUND)
        if self.now() >= run.ends_at + DAY:
            raise refusal(410)
        return run

    def runs_of(self, key: str) -> list[Run]:
        return [run for run in self.runs.values() if run.key == key]


class RouterLine:
    """The Router as one run of the program reaches it: takes the place of its `RouterClient`."""

    def __init__(self, router: ModelRouter, key: Callable[[], Secret | None], crash: Callable[[], None]) -> None:
        self._router = router
        self._key = key
        self._crash = crash
        self.cut = False  # the program is no more: nothing it still does reaches anybody

    async def submit(
        self, model: str, body: bytes, key: str, _serving: Serving = ANY, look: Look | None = None
    ) -> SubmitAnswer:
        router = self._router
        (run, replayed), _ = await self._call(
            "submit", key, lambda who, fault: router.admit(who, model, body, key, "submit", fault), look
        )
        pace, word = router.plans.pace, run.word_at(router.now())
        router.note_word(run.id, word, pace)
        return SubmitAnswer(handle_of(run.model, run.id), word, None, pace, replayed, None, "call")

    async def status(self, handle: Handle) -> StatusAnswer:
        name, router = handle.request_id, self._router
        run, fault = await self._call("status", name, lambda who, _fault: router.find(who, handle))
        moment = router.now() - (fault.takes if fault.kind == "stale" else 0.0)
        if moment < run.admitted_at:
            raise self._told("status", name, refusal(404, Bucket.REQUEST_NOT_FOUND))
        word = fault.word or run.word_at(moment)
        pace = fault.pace if fault.kind in ("word", "pace") else router.plans.pace
        router.note_word(name, word, pace)
        if fault.kind == "wrong_id":
            router.excuse(name)  # an answer about another request names no time for this one
        error = run.error_type if word == "COMPLETED" else None
        position = 3 if word == "IN_QUEUE" else None
        return StatusAnswer("r-wrong" if fault.kind == "wrong_id" else name, word, position, error, pace)

    async def cancel(self, handle: Handle) -> str:
        def act(who: str, _fault: Fault) -> str:
            run = self._router.find(who, handle)
            if self._router.now() >= run.ends_at:
                self._router.excuse(run.id)  # how it ended may be asked at once
                return "ALREADY_COMPLETED"
            run.cancelled_at = self._router.now() if run.cancelled_at is None else run.cancelled_at
            return "CANCELLATION_REQUESTED"

        answer, _ = await self._call("cancel", handle.request_id, act)
        return str(answer)

    @asynccontextmanager
    async def result(self, handle: Handle) -> AsyncIterator[ResultStream | StatusAnswer]:
        name, router = handle.request_id, self._router
        run, fault = await self._call("result", name, lambda who, _fault: router.find(who, handle))
        word = run.word_at(router.now() - (fault.takes if fault.kind == "stale" else 0.0))
        if word != "COMPLETED":
            router.note_word(name, word, router.plans.pace)
            yield StatusAnswer(name, word, 3 if word == "IN_QUEUE" else None, None, router.plans.pace)
        else:
            yield self._stream(run, "result", name)

    @asynccontextmanager
    async def run(
        self, model: str, body: bytes, key: str, _serving: Serving = ANY, look: Look | None = None
    ) -> AsyncIterator[ResultStream]:
        router = self._router
        (run, _), _ = await self._call(
            "run", key, lambda who, fault: router.admit(who, model, body, key, "run", fault), look
        )
        left = run.ends_at - router.now()
        await self._travel(min(max(0.0, left), LONGEST_HELD))
        if left > LONGEST_HELD:
            raise self._told("run", key, refusal(504, Bucket.DEADLINE_EXCEEDED, 3.0))
        yield self._stream(run, "run", key)

    async def balance(self) -> Balance:
        await self._call("balance", "", lambda _who, _wait: None)
        return Balance(12_000_000, "USD")

    def _stream(self, run: Run, route: str, name: str) -> ResultStream:
        if not run.gives_result:
            word = run.error_type or ""
            status = 409 if word == Bucket.CANCELLED else 504 if word == Bucket.QUEUE_TIMEOUT else 502
            raise self._told(route, name, refusal(status, word))

        async def chunks() -> AsyncIterator[bytes]:
            yield b'{"words": "'
            await self._travel(0.01)
            yield run.id.encode() + b'"}'
            self._router.told[run.id, "result"] += 1

        return ResultStream("application/json", "2", None, True, chunks())

    # the way there and back

    async def _call(
        self, route: str, name: str, act: Callable[[str, Fault], Any], look: Look | None = None
    ) -> tuple[Any, Fault]:
        """What the Router answers to it, if the weather lets it, and what the weather was.

        All the time on the way is taken to be that of connecting: a line that was open before a sleep is closed after it.
        """
        if self.cut:
            await self._travel(0.0)
        self._router.judge_time(route, name)
        secret = self._key()  # the one that goes along, whatever is entered while it travels
        fault = self._router.next_fault(route)
        await self._travel(fault.takes if fault.kind in ("slow", "not_sent", "lost") else 0.02)
        if fault.kind == "not_sent":
            raise NotSent(Failure("not_sent", detail="No connection."))
        if fault.kind == "lost":
            raise OutcomeUnknown(Failure("no_answer", detail="No answer."))
        if fault.kind == "crash_before":
            self._crash()
            await self._travel(0.0)
        if look is not None:
            look()
        try:
            answer = self._served(secret, route, act, fault)
        except RouterError as error:
            await self._travel(0.02)
            raise self._told(route, name, error) from None
        if fault.kind == "crash_after":
            self._crash()
        await self._travel(fault.takes if fault.kind == "dropped" else 0.02)
        if fault.kind in ("dropped", "late"):
            raise OutcomeUnknown(Failure("no_answer", detail="No answer."))
        if fault.kind == "unreadable":
            raise Unreadable(Failure("unreadable", fault.status, detail="The answer was a web page."))
        return answer, fault

    def _served(self, secret: Secret | None, route: str, act: Callable[[str, Fault], Any], fault: Fault) -> Any:
        workspace = self._router.keys.get(secret.reveal()) if secret is not None else None
        if workspace is None:
            raise refusal(401, Bucket.UNAUTHORIZED)
        early = fault.status in EARLY or (fault.status, fault.bucket) == (403, Bucket.FORBIDDEN)
        if fault.kind == "refused" and (early or route not in ("submit", "run")):
            raise refusal(fault.status, fault.bucket, fault.pace)
        return act(workspace, fault)

    def _told(self, route: str, name: str, error: RouterError) -> RouterError:
        failure = error.failure
        self._router.note_pace(route, name, failure.pace, failure)
        self._router.told[name, str(failure.status)] += 1
        return error

    async def _travel(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self.cut:
            await asyncio.get_running_loop().create_future()  # nobody is there any more


def refusal(status: int, bucket: str = "", pace: float | None = None) -> Refused:
    return Refused(Failure("refused", status, str(bucket), detail="no", pace=pace))


def handle_of(model: str, request_id: str) -> Handle:
    base = f"{ORIGIN}/v2/models/{model}/requests/{request_id}"
    return Handle(request_id, f"{base}/status", base, f"{base}/cancel")
