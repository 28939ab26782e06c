"""Waits that no timer of Qt's can hold: on the window's own loop nothing overflows and nothing is parked or early for it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from typing import Any

import pytest

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.router import retry_after
from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock
from comfy_desk.services.desk import Desk
from comfy_desk.services.duetimes import DueTimes
from comfy_desk.services.gate import Gate, Urgency

ABSURD = [
    "9" * 400,
    "9999999999",
    "2592000",
    "Fri, 31 Dec 9999 23:59:59 GMT",
    "inf",
    "nan",
    "-5",
    "1_0",
    "٥",
    "5, 10",
    "",
]


class NoStore:
    async def load(self) -> list[Any]:
        return []


@pytest.mark.parametrize("header", ABSURD)
def test_no_header_overflows_a_timer_of_the_windows_loop(run_async: Callable[..., Any], header: str) -> None:
    pace = retry_after.seconds(header, 1_700_000_000.0)

    async def main() -> None:
        heard: list[str] = []
        clock = Clock()
        times = DueTimes(clock.monotonic, heard.append)
        times.put("poll", pacing.poll_delay(pace, 0.5))
        times.put("as it came", math.inf if pace is None else pace)
        times.put("soon", 0.02)
        gate = Gate(Desk(NoStore()).of("acc"), clock)  # type: ignore[arg-type]
        gate.note_failure(Failure("refused", 429, Bucket.RATE_LIMITED, pace=pace))
        waiting = asyncio.get_running_loop().create_task(_turn(gate))
        await asyncio.sleep(0.1)
        assert heard == ["soon"]
        left = times.left("poll")
        assert left is not None
        assert 0.5 < left <= pacing.LONGEST_POLL
        assert not waiting.done()
        times.close()
        gate.close()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    run_async(main())


async def _turn(gate: Gate) -> None:
    async with gate.turn(Urgency.FOLLOW):
        pass
