"""What a stop closes in the middle of a download: every connection, the store, and what lay half on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from core_session import body, core, until, until_ended
from practice_process import PracticeProcess

from comfy_desk.domain.request import State

SKETCH = "kiln/quick-sketch"


@pytest.mark.parametrize("route", ["result", "asset"])
def test_a_stop_in_the_middle_of_a_download_leaves_nothing_open(
    route: str, practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.fault(route=route, kind="stall_body", count=1, seconds=60)

    async def stop() -> str:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SKETCH, body(), prompt="x", seed=None)
            await until(session, row, lambda r: r.state is State.COLLECTING)
            while not practice_router.counts()["faults"].get(f"{route} stall_body"):
                await asyncio.sleep(0.02)
            while route == "asset" and not list(tmp_path.rglob("*.part")):  # sent is not yet arrived
                await asyncio.sleep(0.02)
            client = session.services.client
            assert not client._http.is_closed
            await session.stop()
            assert client._http.is_closed
            assert [task for task in asyncio.all_tasks() if task is not asyncio.current_task()] == []
            return row

    row = asyncio.run(stop())
    (store,) = (tmp_path / "data").rglob("desk.sqlite3")
    assert {path.name for path in store.parent.glob("desk.sqlite3*")} <= {"desk.sqlite3"}  # no log was left over
    with closing(sqlite3.connect(store, timeout=0, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")  # nobody holds it
        assert other.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        other.execute("ROLLBACK")
    halves = [path.parent.name for path in tmp_path.rglob("*.part")]
    assert halves == (["links"] if route == "asset" else [])  # a file behind a link is gone on with
    practice_router.clear_faults()

    async def again() -> None:
        async with core(practice_router, tmp_path) as session:
            [request] = await until_ended(session, [row])
            assert request.state is State.DONE

    asyncio.run(again())
    assert practice_router.counts()["charges"] == 1
    assert not list(tmp_path.rglob("*.part"))
