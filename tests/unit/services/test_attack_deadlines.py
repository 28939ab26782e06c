"""Attacks on the artist's own limits: clocks that are set, rows cancelled already, batches, limits that change late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from travelling import FakeRouter, Made, accepted, dead_line, follow, no_line, now, said, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.request import State
from comfy_desk.domain.serving import Serving
from comfy_desk.services.deadlines import Deadlines
from comfy_desk.services.history import line_of

HOUR = 3_600.0


@asynccontextmanager
async def limited(made: Made) -> AsyncIterator[None]:
    deadlines = Deadlines(made.desk._desk, made.hands.clock())
    deadlines.start()
    try:
        yield
    finally:
        await deadlines.aclose()


@pytest.mark.parametrize("limit", [300.0, 3 * HOUR])
@pytest.mark.parametrize("shift", [48 * HOUR, -48 * HOUR, 600.0, -600.0])
def test_a_limit_is_time_that_passes_whatever_the_clock_is_set_to(limit: float, shift: float) -> None:
    """Set forward, it must not cancel what is paid for; set back, it must not let it run on."""

    async def main() -> None:
        router = FakeRouter(statuses=[said("IN_PROGRESS", pace=60.0)])
        async with follow(router) as made, limited(made):
            began = now()
            await made.add(deadline=limit)
            await made.until(lambda r: r.state is State.IN_PROGRESS)
            await asyncio.sleep(limit / 2)
            made.hands.shift += shift
            await asyncio.sleep(began + limit - now() - 5.0)
            assert made.row().cancel_asked_at is None
            assert router.times("cancel") == []
            await made.until(lambda r: r.cancel_accepted_at is not None, patience=15.0)
            assert made.row().deadline_passed_at is not None
            await asyncio.sleep(HOUR)
            assert len(router.times("cancel")) == 1

    travel(main())


@pytest.mark.parametrize("slept", [200.0, 20 * HOUR])
def test_a_sleep_of_the_machine_is_time_that_passes(slept: float) -> None:
    async def main() -> None:
        async with follow(FakeRouter(statuses=[said("IN_PROGRESS", pace=60.0)])) as made, limited(made):
            await made.add(deadline=300.0)
            await made.until(lambda r: r.state is State.IN_PROGRESS)
            made.hands.slept += slept
            await asyncio.sleep(30.0)
            assert (made.row().deadline_passed_at is not None) == (slept > 300.0)

    travel(main())


def test_what_was_cancelled_by_hand_is_not_cancelled_twice() -> None:
    async def main() -> None:
        router = FakeRouter(statuses=[said("IN_PROGRESS", pace=20.0)])
        async with follow(router) as made, limited(made):
            await made.add(deadline=100.0)
            await made.until(lambda r: r.state is State.IN_PROGRESS)
            asked = await made.desk.apply("a", seen.CancelAsked(made.hands.wall()))
            row = await made.until(lambda r: r.deadline_passed_at is not None, patience=200.0)
            assert row.cancel_asked_at == asked.cancel_asked_at
            await asyncio.sleep(HOUR)
            assert len(router.times("cancel")) == 1
            passed = seen.DeadlinePassed(row.deadline_passed_at or 0.0)
            assert line_of(asked, row, passed) == "Your time limit passed"
            unasked = replace(asked, cancel_asked_at=None)
            assert line_of(unasked, row, passed) == "Your time limit passed: a cancel is asked for"

    travel(main())


def test_a_limit_that_passes_before_it_left_sends_nothing_later() -> None:
    async def main() -> None:
        router = FakeRouter(submits=[no_line(), accepted()], takes=90.0)
        async with follow(router) as made, limited(made):
            await made.add(deadline=60.0)
            await made.until(lambda r: r.state.terminal, patience=200.0)
            assert made.row().state is State.CANCELLED
            await asyncio.sleep(HOUR)
            assert len(router.times("submit")) == 1

    travel(main())


def test_a_limit_that_passes_while_nobody_answers_cancels_once_its_id_is_known() -> None:
    async def main() -> None:
        router = FakeRouter(submits=[*[dead_line()] * 12, accepted()], statuses=[said("IN_PROGRESS", pace=20.0)])
        async with follow(router) as made, limited(made):
            await made.add(deadline=60.0)
            await made.until(lambda r: r.cancel_accepted_at is not None, patience=HOUR)
            assert len(router.times("cancel")) == 1
            assert {what for route, _, what in router.calls if route == "submit"} == {"key-a"}

    travel(main())


def test_each_row_of_a_batch_has_its_own_time() -> None:
    async def main() -> None:
        router = FakeRouter()

        async def submit(model: str, body: bytes, key: str, _serving: Serving, _look: Any) -> Any:
            router.calls.append(("submit", now(), key))
            return accepted(request_id=key)

        async def status(handle: Any) -> Any:
            return said("IN_PROGRESS", request_id=handle.request_id, pace=20.0)

        router.submit, router.status = submit, status  # type: ignore[method-assign]
        async with follow(router) as made, limited(made):
            for number in range(3):
                await made.add(f"b{number}", batch="b", deadline=100.0)
                await made.until(lambda r: r.state is State.IN_PROGRESS, f"b{number}")
                await asyncio.sleep(30.0)
            for number in range(3):
                row = await made.until(lambda r: r.deadline_passed_at is not None, f"b{number}")
                assert row.queued_at is not None
                assert 0.0 <= (row.deadline_passed_at or 0.0) - row.queued_at - 100.0 < 2.0
            assert len(router.times("cancel")) == 3

    travel(main())


def test_a_limit_that_is_made_longer_in_time_counts_and_one_that_is_taken_away_does_not() -> None:
    async def main() -> None:
        async with follow(FakeRouter(statuses=[said("IN_PROGRESS", pace=60.0)])) as made, limited(made):
            await made.add(deadline=100.0)
            await made.until(lambda r: r.state is State.IN_PROGRESS)
            await asyncio.sleep(80.0)
            await made.desk.apply("a", seen.DeadlineChanged(made.hands.wall(), 500.0))
            await asyncio.sleep(300.0)
            assert made.row().deadline_passed_at is None
            await made.desk.apply("a", seen.DeadlineChanged(made.hands.wall(), None))
            await asyncio.sleep(HOUR)
            assert made.row().cancel_asked_at is None

    travel(main())
