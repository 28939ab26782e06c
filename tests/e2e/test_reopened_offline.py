"""Closed or killed with five under way, opened where nobody is reached: all five are there, and collected with the line."""

from __future__ import annotations

import asyncio
from pathlib import Path

from core_session import body, core, until, until_ended
from practice_process import PracticeProcess

from comfy_desk.domain.request import Request, State
from comfy_desk.services.admission import Limits

SKETCH = "kiln/quick-sketch"
AWAY = 2.5


def test_five_are_there_without_a_line_and_collected_with_it(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=1, slots=5, durations={SKETCH: 2.5}, fixed_retry_after=1)

    async def close_with_five() -> list[str]:
        async with core(practice_router, tmp_path, limits=Limits(5, 16)) as session:
            made = [await session.submit(SKETCH, body(f"n {n}"), prompt=f"n {n}", seed=None) for n in range(5)]
            for row in made:
                await until(session, row, lambda r: r.handle is not None)
            return made

    async def open_offline(rows: list[str]) -> list[Request]:
        practice_router.offline(AWAY)
        async with core(practice_router, tmp_path) as session:
            assert sorted(request.id for request in session.desk.requests()) == sorted(rows)
            seen = [await until(session, row, lambda r: r.trouble is not None) for row in rows[:1]]
            assert session.desk.account_state().offline_since is not None
            assert seen[0].state.followed
            assert all(request.state.followed and request.handle for request in session.desk.requests())
            return await until_ended(session, rows)

    rows = asyncio.run(close_with_five())
    ended = asyncio.run(open_offline(rows))
    assert {request.state for request in ended} == {State.DONE}
    assert len({request.works[0].path for request in ended}) == 5
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"], len(counts["keys"])) == (5, 5, 5)
