"""A spent allowance outlives the program: started again within the pause, it asks nothing before the Router's own time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from core_session import SKETCH, body, core, until, until_ended
from practice_process import PracticeProcess

from comfy_desk.domain.request import State

PAUSE = 5.0


def asked_of(router: PracticeProcess) -> int:
    """Calls that the Router had, without those to steer it."""
    return sum(number for route, number in router.counts()["routes"].items() if route != "other")


def test_nothing_is_asked_within_a_pause_that_began_before_the_start(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(durations={SKETCH: 100.0})  # two seconds: they run while the program is away
    rows: list[str] = []

    async def first() -> float:
        async with core(practice_router, tmp_path) as session:
            for number in range(3):
                rows.append(await session.submit(SKETCH, body(f"harbour {number}"), prompt="a harbour", seed=None))
            for row in rows:
                await until(session, row, lambda r: r.handle is not None)
            practice_router.fault(
                route="status", kind="status", status=429, bucket="rate_limited", retry_after=str(PAUSE), count=1
            )
            while session.desk.account_state().paused_until is None:
                await asyncio.sleep(0.02)
            return session.desk.account_state().paused_until or 0.0

    async def second(until_then: float) -> None:
        async with core(practice_router, tmp_path) as session:
            assert session.desk.account_state().paused_until is not None
            await asyncio.sleep(until_then - time.time() - 0.2)
            assert asked_of(practice_router) == asked
            requests = await until_ended(session, rows)
            assert {request.state for request in requests} == {State.DONE}
            assert session.desk.account_state().paused_until is None

    paused_until = asyncio.run(first())
    asked = asked_of(practice_router)
    assert paused_until - time.time() > 1.0, "the machine was too slow for this test to say anything"
    asyncio.run(second(paused_until))
    assert practice_router.counts()["charges"] == 3
