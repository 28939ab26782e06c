"""What moves time without time passing: the machine sleeps, a clock is set, the line is away. Two hundred rows meet it.

Each row is asked once soon after, spread out; none is called timed out, asked twice, or asked before its own hint where that
still holds.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from travelling import (
    START,
    FakeRouter,
    Hands,
    Made,
    MemoryStore,
    accepted,
    follow,
    no_line,
    now,
    refused,
    said,
    travel,
)

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.router.wire import StatusAnswer
from comfy_desk.store.requests import Write

ROWS = 200
HINT = 250.0
FAR = [8 * 3600.0, -8 * 3600.0, 365 * 86400.0, -365 * 86400.0]
YEAR = 365 * 86400.0


class Line(FakeRouter):
    """Tells each row its own state, at one pace; `away` is a line that is not there."""

    def __init__(self) -> None:
        super().__init__()
        self.word, self.pace, self.away = "IN_PROGRESS", HINT, False

    async def status(self, handle: object) -> StatusAnswer:
        request_id: str = handle.request_id  # type: ignore[attr-defined]
        self.calls.append(("status", now(), request_id))
        await asyncio.sleep(self.takes)
        if self.away:
            raise no_line()
        return said(self.word, pace=self.pace, request_id=request_id)

    def asked_since(self, moment: float) -> Counter[str]:
        return Counter(what for route, when, what in self.calls if route == "status" and when >= moment)

    def gaps(self) -> dict[str, float]:
        """The shortest time between two questions, by row."""
        times: dict[str, list[float]] = {}
        for route, when, what in self.calls:
            if route == "status":
                times.setdefault(what, []).append(when)
        return {
            what: min(b - a for a, b in itertools.pairwise(whens)) for what, whens in times.items() if len(whens) > 1
        }


def row(number: int, wall: float = START, **facts: object) -> Request:
    name = f"r-{number:03}"
    handle = accepted(request_id=name).handle
    base = Request(name, "acc", "kiln/one", f"key-{name}", "00", 2, "a cat", None, wall)
    return replace(base, state=State.IN_PROGRESS, hold=None, handle=handle, sends=1, queued_at=wall, **facts)  # type: ignore[arg-type]


def kept(count: int = ROWS, **facts: object) -> MemoryStore:
    store = MemoryStore()
    for number in range(count):
        store.kept[f"r-{number:03}"] = row(number, **facts)
        store.bodies[f"r-{number:03}"] = b"{}"
    return store


@asynccontextmanager
async def two_hundred(router: Line, hands: Hands) -> AsyncIterator[Made]:
    """All of them asked once, and then resting on their hints, somewhere in the middle."""
    async with follow(router, hands=hands, store=kept()) as made:
        await asyncio.sleep(100.0)
        assert set(router.asked_since(0.0).values()) == {1}
        yield made
        states = Counter(request.state for request in made.desk.requests())
        assert states == {State.IN_PROGRESS: ROWS}


def spread(router: Line, since: float) -> None:
    times = sorted(when for route, when, _ in router.calls if route == "status" and when >= since)
    for index in range(len(times)):
        at_once = sum(1 for when in times[index : index + 30] if when - times[index] < 1.0)
        assert at_once <= 15, "they came in one burst"


@pytest.mark.parametrize("slept", [8 * 3600.0, 400.0, YEAR])
def test_after_a_sleep_each_row_is_asked_once_soon_and_spread_out(slept: float) -> None:
    router, hands = Line(), Hands()

    async def main() -> None:
        async with two_hundred(router, hands):
            hands.slept += slept
            began = now()
            await asyncio.sleep(60.0)
            asked = router.asked_since(began)
            assert (len(asked), set(asked.values())) == (ROWS, {1})
            spread(router, began)

    travel(main())


def test_after_a_nap_shorter_than_the_hint_the_hint_still_holds() -> None:
    router, hands = Line(), Hands()

    async def main() -> None:
        async with two_hundred(router, hands):
            hands.slept += 60.0
            began = now()
            await asyncio.sleep(300.0)
            asked = router.asked_since(began)
            assert (len(asked), set(asked.values())) == (ROWS, {1})
            assert min(router.gaps().values()) + 60.0 >= HINT

    travel(main())


@pytest.mark.parametrize("shift", FAR)
def test_a_clock_that_is_set_moves_no_row(shift: float) -> None:
    router, hands = Line(), Hands()

    async def main() -> None:
        async with two_hundred(router, hands) as made:
            hands.shift += shift
            began = now()
            await asyncio.sleep(2 * HINT)
            asked = router.asked_since(began)
            assert (len(asked), set(asked.values()) <= {1, 2}) == (ROWS, True)
            assert min(router.gaps().values()) >= HINT
            assert max(router.gaps().values()) <= 1.05 * HINT
            hands.shift -= 2 * shift  # and back again, past where it was
            began = now()
            await asyncio.sleep(2 * HINT)
            assert min(router.gaps().values()) >= HINT
            assert len(router.asked_since(began)) == ROWS
            router.word = "COMPLETED"
            await made.until(lambda r: r.state is State.COLLECTING, "r-000", patience=HINT + 10)
            router.word = "IN_PROGRESS"
            await made.desk.apply(
                "r-000", seen.StatusSeen(made.hands.wall(), made.hands.wall(), "r-000", "IN_PROGRESS")
            )

    travel(main())


@pytest.mark.parametrize("away", [30.0, 300.0, 3 * 3600.0])
def test_offline_and_back_each_row_is_asked_once_soon_and_spread_out(away: float) -> None:
    router, hands = Line(), Hands()
    router.pace = 20.0

    async def main() -> None:
        async with follow(router, hands=hands, store=kept()) as made:
            await asyncio.sleep(100.0)
            router.away = True
            await asyncio.sleep(away)
            assert made.gate.offline
            assert {request.state for request in made.desk.requests()} == {State.IN_PROGRESS}
            router.away, router.pace, began = False, HINT, now()
            await asyncio.sleep(100.0)
            asked = router.asked_since(began - 0.02)
            assert (len(asked), set(asked.values())) == (ROWS, {1})
            spread(router, began)
            assert not made.gate.offline
            assert {request.trouble for request in made.desk.requests()} == {None}

    travel(main())


def test_offline_for_a_while_no_row_is_asked_more_often_than_a_polite_guest_asks() -> None:
    router = Line()

    async def main() -> None:
        async with follow(router, store=kept(8)) as made:
            await asyncio.sleep(10.0)
            router.away, began = True, now()
            await asyncio.sleep(HINT + 300.0)
            assert sum(router.asked_since(began).values()) < 400  # all of them together
            assert made.desk.account_state().offline_since is not None
            router.away, router.word = False, "COMPLETED"
            for name in [request.id for request in made.desk.requests()]:
                await made.until(lambda r: r.state is State.COLLECTING, name, patience=60.0)

    travel(main())


@pytest.mark.parametrize("pace", [400.0, 120.0])
def test_a_time_that_the_router_named_with_its_fault_holds_when_the_line_comes_back(pace: float) -> None:
    """A 503 with Retry-After, then a line that went and came: not asked before, nor parked beyond five minutes."""
    busy = Failure("refused", 503, Bucket.SERVICE_UNAVAILABLE, pace=pace)

    class Busy(Line):
        async def status(self, handle: object) -> StatusAnswer:
            if not self.calls:
                self.calls.append(("status", now(), "r-000"))
                from comfy_desk.domain.errors import Refused

                raise Refused(busy)
            return await super().status(handle)

    router = Busy()

    async def main() -> None:
        async with follow(router, store=kept(1)) as made:
            await asyncio.sleep(10.0)
            made.poller.resume()
            await asyncio.sleep(500.0)
            first, second, *_ = router.times("status")
            assert min(pace, 300.0) <= second - first <= min(1.2 * pace, 300.0) + 5

    travel(main())


@pytest.mark.parametrize(
    ("away", "least", "most"),
    [
        (0.0, 220.0, 270.0),  # the hint holds over a restart
        (100.0, 120.0, 170.0),
        (8 * 3600.0, 0.0, 50.0),
        (YEAR, 0.0, 50.0),
        (-8 * 3600.0, 250.0, 300.0),  # put back: nobody knows how much of it is over, but no hint grows
        (-YEAR, 250.0, 300.0),
    ],
)
def test_after_a_restart_each_row_is_asked_once_soon_where_its_hint_is_over(
    away: float, least: float, most: float
) -> None:
    store = kept(answered_at=START - 30.0, asked_at=START - 31.0, next_check_at=START + 220.0)
    router, hands = Line(), Hands(shift=away - 1_000.0)  # the loop's own time begins at 1,000

    async def main() -> None:
        began = now()
        async with follow(router, hands=hands, store=store):
            await asyncio.sleep(most + 1.0)
            asked = router.asked_since(began)
            assert (len(asked), set(asked.values())) == (ROWS, {1})
            assert min(router.times("status")) - began >= least
            spread(router, began)

    travel(main())


def test_what_is_on_screen_is_asked_first_where_not_all_can_be() -> None:
    router = Line()
    router.takes = 1.0
    watched = [f"r-{number:03}" for number in range(150, 170)]

    async def main() -> None:
        async with follow(router, store=kept()) as made:
            made.poller.set_watched(watched)
            made.gate.pause(60.0)
            await asyncio.sleep(59.0)
            assert router.calls == []
            await asyncio.sleep(300.0)
            first = [what for _, _, what in router.calls[:30]]
            assert set(watched) <= set(first)
            assert len(set(first)) == 30
            made.poller.set_watched(())

    travel(main())


class SetWhileWriting(MemoryStore):
    """Somebody sets the clock just while an acceptance, or what else is marked, is being written down."""

    marks: Callable[[Request], bool] = staticmethod(lambda request: request.handle is not None)

    def __init__(self, hands: Hands, by: float) -> None:
        super().__init__()
        self._hands, self._by = hands, by

    async def commit(self, writes: Iterable[Write], *others: Any) -> None:
        written = list(writes)
        await super().commit(written, *others)
        if any(self.marks(write.request) for write in written):
            self._hands.shift += self._by
            self._by = 0.0


@pytest.mark.parametrize("by", [7200.0, -7200.0])
def test_a_clock_set_while_an_acceptance_is_written_moves_no_first_poll(by: float) -> None:
    router, hands = FakeRouter(submits=[accepted(pace=7.0)]), Hands()

    async def main() -> None:
        async with follow(router, hands=hands, store=SetWhileWriting(hands, by)) as made:
            await made.add()
            await made.until(lambda request: request.handle is not None)
            began = now()
            await asyncio.sleep(20.0)
            assert 6.5 < router.times("status")[0] - began < 8.0

    travel(main())


@pytest.mark.parametrize(
    ("hold", "pace", "away", "least", "most"),
    [
        (Hold.RATE, 600.0, 0.0, 500.0, 510.0),
        (Hold.RATE, 600.0, 8 * 3600.0, 0.0, 5.0),
        (Hold.RATE, 600.0, -8 * 3600.0, 600.0, 670.0),
        (Hold.RATE, None, -YEAR, 0.0, 125.0),
        (Hold.BACKLOG, 60.0, -YEAR, 60.0, 125.0),
        (Hold.OFFLINE, None, -YEAR, 0.0, 125.0),
    ],
)
def test_what_waits_to_be_sent_waits_no_longer_for_a_clock_that_was_set_back(
    hold: Hold, pace: float | None, away: float, least: float, most: float
) -> None:
    store, hands = MemoryStore(), Hands(shift=away - 1_000.0)
    failure = Failure("refused", 429, Bucket.RATE_LIMITED, pace=pace)
    waiting = Request("a", "acc", "kiln/one", "key-a", "00", 2, "a cat", None, START - 100.0)
    store.kept["a"] = replace(waiting, hold=hold, failure=failure, next_check_at=START + 500.0)
    store.bodies["a"] = b"{}"
    router = Line()

    async def main() -> None:
        began = now()
        async with follow(router, hands=hands, store=store) as made:
            await made.until(lambda r: r.handle is not None, patience=most + 1)
            assert least <= router.times("submit")[0] - began <= most

    travel(main())


@pytest.mark.parametrize("by", [7200.0, -500.0])
def test_a_clock_set_while_a_failed_submit_is_written_moves_no_retry(by: float) -> None:
    router, hands = FakeRouter(submits=[refused(503, pace=20.0), accepted()]), Hands()

    class Store(SetWhileWriting):
        marks = staticmethod(lambda request: request.state is State.OUTCOME_UNKNOWN)

    async def main() -> None:
        async with follow(router, hands=hands, store=Store(hands, by)) as made:
            await made.add()
            await made.until(lambda request: request.handle is not None, patience=60.0)
            first, second = router.times("submit")
            assert 20.0 <= second - first < 24.0

    travel(main())
