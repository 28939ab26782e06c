"""An event loop whose time jumps to what comes next, and the services on a store in memory: waits of hours take no time.

def test_it() -> None:
    async def main() -> None:
        async with follow(FakeRouter()) as made:
            ...
    travel(main())
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from virtual_time import VirtualLoop

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.errors import DeskError, Failure, NotSent, OutcomeUnknown, Refused, RouterError, Unreadable
from comfy_desk.domain.request import Handle, Request
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.router.wire import StatusAnswer, SubmitAnswer
from comfy_desk.services.admission import Limits
from comfy_desk.services.canceller import Canceller
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import AccountDesk, Desk
from comfy_desk.services.gate import Gate
from comfy_desk.services.poller import Poller
from comfy_desk.services.submitter import Submitter
from comfy_desk.store.requests import Write

T = TypeVar("T")
START = 1_800_000_000.0
ORIGIN = "https://router.test"


def travel(main: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main)


@dataclass
class Hands:
    """A clock on the loop's time. `shift` sets the wall clock, `slept` is a sleep of the machine, `chance` what chance says.

    The loop's own timers stand still while the machine sleeps, as those of the real one do.
    """

    shift: float = 0.0
    slept: float = 0.0
    chance: float = 0.5

    def clock(self) -> Clock:
        return Clock(self.wall, self.through_sleep, lambda: self.chance)

    def wall(self) -> float:
        return START + self.through_sleep() + self.shift

    def through_sleep(self) -> float:
        return now() + self.slept


def now() -> float:
    return asyncio.get_running_loop().time()


class MemoryStore:
    """`broken` commits fail, from the next one on."""

    def __init__(self) -> None:
        self.kept: dict[str, Request] = {}
        self.bodies: dict[str, bytes] = {}
        self.broken = 0
        self.bodiless = False
        self.tried = 0
        self.named: list[Batch] = []

    async def load(self) -> list[Request]:
        return list(self.kept.values())

    async def batches(self) -> list[Batch]:
        return self.named

    async def commit(
        self, writes: Iterable[Write], forgotten: Iterable[str] = (), batches: Iterable[Batch] = ()
    ) -> None:
        await asyncio.sleep(0)
        self.tried += 1
        if self.broken:
            self.broken -= 1
            raise DeskError("The disk with the data folder is full.", "Make room, then try again.")
        for write in writes:
            self.kept[write.request.id] = write.request
            if write.body is not None:
                self.bodies[write.request.id] = write.body
        for request_id in forgotten:
            self.kept.pop(request_id, None)
        self.named += batches

    async def body(self, request_id: str) -> bytes:
        if self.bodiless:
            raise KeyError(request_id)
        return self.bodies[request_id]


Answer = Any  # a value, an exception, or a callable that gives one


@dataclass
class FakeRouter:
    """Answers from lists, the last one again and again; writes down what came and when."""

    submits: list[Answer] = field(default_factory=list)
    statuses: list[Answer] = field(default_factory=list)
    cancels: list[Answer] = field(default_factory=list)
    calls: list[tuple[str, float, str]] = field(default_factory=list)
    takes: float = 0.01

    async def submit(
        self, model: str, body: bytes, key: str, _serving: Serving = ANY, _look: Any = None
    ) -> SubmitAnswer:
        return await self._next("submit", self.submits or [accepted()], key)

    async def status(self, handle: Handle) -> StatusAnswer:
        return await self._next("status", self.statuses or [said("IN_QUEUE")], handle.request_id)

    async def cancel(self, handle: Handle) -> str:
        return await self._next("cancel", self.cancels or ["CANCELLATION_REQUESTED"], handle.request_id)

    async def _next(self, route: str, answers: list[Answer], what: str) -> Any:
        self.calls.append((route, now(), what))
        answer = answers.pop(0) if len(answers) > 1 else answers[0]
        await asyncio.sleep(self.takes)
        if callable(answer):
            answer = answer()
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def times(self, route: str) -> list[float]:
        return [when for name, when, _ in self.calls if name == route]


def accepted(word: str = "IN_QUEUE", request_id: str = "r-1", pace: float | None = 5.0) -> SubmitAnswer:
    base = f"{ORIGIN}/v2/models/kiln/one/requests/{request_id}"
    handle = Handle(request_id, f"{base}/status", base, f"{base}/cancel")
    return SubmitAnswer(handle, word, None, pace, replayed=False, estimate=None, call_id="call")


def said(word: str, error: str | None = None, pace: float | None = 5.0, request_id: str = "r-1") -> StatusAnswer:
    return StatusAnswer(request_id, word, None, error, pace)


def refused(status: int, bucket: str = "", pace: float | None = None) -> RouterError:
    return Refused(Failure("refused", status, bucket, detail="no", pace=pace))


def unreadable(status: int = 200) -> RouterError:
    return Unreadable(Failure("unreadable", status, detail="The answer was a web page."))


def dead_line() -> RouterError:
    return OutcomeUnknown(Failure("no_answer", detail="No answer."))


def no_line() -> RouterError:
    return NotSent(Failure("not_sent", detail="No connection."))


@dataclass
class Made:
    desk: AccountDesk
    gate: Gate
    submitter: Submitter
    poller: Poller
    canceller: Canceller
    store: MemoryStore
    router: Any
    hands: Hands

    async def add(self, name: str = "a", body: bytes = b"{}", model: str = "kiln/one", **facts: Any) -> str:
        order = len(self.store.bodies)
        request = Request(
            name, "acc", model, f"key-{name}", "00", 2, "a cat", None, self.hands.wall(), order=order, **facts
        )
        await self.desk.add(request, body)
        return name

    def row(self, name: str = "a") -> Request:
        request = self.desk.get(name)
        assert request is not None
        return request

    async def until(self, met: Callable[[Request], bool], name: str = "a", patience: float = 1_000_000.0) -> Request:
        end = now() + patience
        while not met(self.row(name)):
            assert now() < end, f"{patience} s passed; the row is {self.row(name)}"
            await asyncio.sleep(0.25)
        return self.row(name)


@asynccontextmanager
async def follow(
    router: Any,
    *,
    hands: Hands | None = None,
    store: MemoryStore | None = None,
    limits: Limits | None = None,
    before: Callable[[Made], Awaitable[None]] | None = None,
    client: Any = None,
    results: Path = Path("/nowhere"),
) -> AsyncIterator[Made]:
    """The services on `router` itself, or on a `client` in front of it."""
    hands, store = hands or Hands(), store or MemoryStore()
    clock = hands.clock()
    desk = Desk(store).of("acc")  # type: ignore[arg-type]
    await desk.load()
    gate = Gate(desk, clock)
    client = router if client is None else client
    submitter = Submitter(desk, client, gate, store.body, clock, limits, results=results)
    poller, canceller = Poller(desk, client, gate, clock), Canceller(desk, client, gate, clock)

    def came_back() -> None:
        poller.resume()
        submitter.release(*("offline",))  # type: ignore[arg-type]

    def key_came() -> None:
        poller.resume()
        submitter.key_changed()

    gate.on_back, gate.on_key = came_back, key_came
    made = Made(desk, gate, submitter, poller, canceller, store, router, hands)
    if before is not None:
        await before(made)
    poller.start()
    canceller.start()
    await submitter.start()
    try:
        yield made
    finally:
        for service in (submitter, canceller, poller):
            await service.aclose(0.0)
        gate.close()
        await desk.close()
