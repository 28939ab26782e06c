"""The services on a damaged store, at work and at their start: nothing runs twice, and nothing is lost without a word."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from core_session import SKETCH, body, core, until
from practice_process import PracticeProcess

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.services.session import Session
from comfy_desk.store.database import Database
from comfy_desk.store.faults import BODY_LOST
from comfy_desk.store.requests import RequestStore, Write

PAGE = 4096
LONG_AGO = 1_000_000.0


def wound(store: Path, *names: str) -> None:
    """Overwrites the first pages of tables and indexes, below a program that may have the store open."""
    with contextlib.closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as reader:
        places = [
            reader.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (n,)).fetchone()[0] for n in names
        ]
    with store.open("r+b") as file:
        for place in places:
            file.seek((place - 1) * PAGE)
            file.write(random.Random(place).randbytes(PAGE))


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @functools.wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


async def submit(session: Session, prompt: str) -> str:
    return await session.submit(SKETCH, body(prompt), prompt=prompt, seed=None)


async def settled(session: Session) -> None:
    """Everything is in the file itself, so that a wound is felt, and nothing of it is remembered."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA cache_size = 0")
        connection.execute("PRAGMA shrink_memory")

    await session._database.read(work)


@in_loop
async def test_damage_in_the_middle_of_a_run_is_said_and_nothing_is_sent_unwritten(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    async with core(practice_router, tmp_path) as session:
        first = await submit(session, "before")
        await until(session, first, lambda r: r.state is State.DONE)
        await settled(session)
        wound(tmp_path / "data" / "desk.sqlite3", "sqlite_autoindex_requests_1", "sqlite_autoindex_requests_2")
        for number in range(3):
            with pytest.raises(DeskError, match="damaged") as caught:
                await submit(session, f"too late {number}")
            assert "start it again" in caught.value.action
        assert [r.prompt for r in session.desk.requests()] == ["before"]
        assert practice_router.counts()["runs"] == 1
    async with core(practice_router, tmp_path) as session:
        assert "1 request was kept" in session.notice
        assert [r.prompt for r in session.desk.requests()] == ["before"]
        (again,) = [await submit(session, "after")]
        assert (await until(session, again, lambda r: r.state.terminal)).state is State.DONE
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"]) == (2, 2)


@in_loop
async def test_requests_that_were_under_way_are_followed_out_of_a_damaged_store(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(speed=1)
    async with core(practice_router, tmp_path) as session:
        rows = [await submit(session, f"number {number}") for number in range(3)]
        for row in rows:
            await until(session, row, lambda r: r.handle is not None)
    with (tmp_path / "data" / "desk.sqlite3").open("r+b") as file:
        file.write(random.Random(1).randbytes(PAGE))  # the list of tables is gone
    practice_router.settings(speed=100)
    async with core(practice_router, tmp_path) as session:
        assert "3 requests were kept" in session.notice
        for row in rows:
            assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"], len(counts["keys"])) == (3, 3, 3)


async def lose_bodies(folder: Path) -> None:
    """As a disk does it that gives back other bytes."""
    with contextlib.closing(sqlite3.connect(folder / "data" / "desk.sqlite3")) as store:
        store.execute("UPDATE bodies SET bytes = zeroblob(length(bytes))")
        store.commit()


@in_loop
async def test_a_result_is_collected_though_its_body_is_lost(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=1)
    async with core(practice_router, tmp_path) as session:
        row = await submit(session, "a cat")
        await until(session, row, lambda r: r.handle is not None)
    await lose_bodies(tmp_path)
    practice_router.settings(speed=100)
    async with core(practice_router, tmp_path) as session:
        done = await until(session, row, lambda r: r.state.terminal)
        assert done.state is State.DONE
        assert all(Path(work.path or "").stat().st_size > 1000 for work in done.works)
        with pytest.raises(DeskError, match="was lost"):
            await session.run_again(row)
    assert practice_router.counts()["runs"] == 1


@in_loop
async def test_another_body_is_never_sent_in_the_place_of_a_lost_one(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.fault(route="submit", kind="status", status=503, bucket="service_unavailable", retry_after="200")
    async with core(practice_router, tmp_path) as session:
        row = await submit(session, "a cat")
        await until(session, row, lambda r: r.state is State.OUTCOME_UNKNOWN)
        await session.set_paused(True)
        unsent = await submit(session, "a dog")
    await lose_bodies(tmp_path)
    async with core(practice_router, tmp_path) as session:
        await session.set_paused(False)
        for one in (unsent,):
            asking = await until(session, one, lambda r: r.hold is Hold.ASK)
            assert asking.failure is not None
            assert asking.failure.detail == BODY_LOST
            with pytest.raises(DeskError, match="was lost"):
                await session.send_again(one)
            assert session.desk.get(one) == asking
    assert practice_router.counts()["runs"] == 0


@in_loop
async def test_rows_removed_long_ago_are_forgotten_with_what_the_data_folder_kept(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    places = tmp_path / "data"
    database = await Database.open(places / "desk.sqlite3")
    old = Request("0", "practice", SKETCH, "k", "sha", 2, "old", None, LONG_AGO, state=State.DONE, hold=None)
    rows = [replace(old, id=f"old-{n}", key=f"k{n}", removed_at=LONG_AGO) for n in range(450)]
    kept = [replace(old, id="shown", key="shown"), replace(old, id="fresh", key="fresh", removed_at=4e9)]
    await RequestStore(database).commit([Write(row, LONG_AGO, "Written down here", body=b"{}") for row in rows + kept])
    await database.close()
    (places / "results" / "old-7").mkdir(parents=True)
    (places / "results" / "old-7" / "answer").write_bytes(b"{}")
    async with core(practice_router, tmp_path) as session:
        while len(session.desk.everything()) > 2 or (places / "results" / "old-7").exists():
            await asyncio.sleep(0.01)
        assert {row.id for row in session.desk.everything()} == {"shown", "fresh"}
    database = await Database.open(places / "desk.sqlite3")
    count = "SELECT (SELECT count(*) FROM requests), count(*) FROM history"
    left = await database.read(lambda connection: connection.execute(count).fetchone())
    await database.close()
    assert left == (2, 2)


@in_loop
async def test_a_removed_row_whose_work_lies_here_alone_is_not_forgotten(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    """The folder has refused it for a month: forgetting the row would remove the only copy of what was paid for."""
    (tmp_path / "saved").write_text("in the way")
    places = tmp_path / "data"
    work = places / "results" / "old" / "kept" / "work.png"
    work.parent.mkdir(parents=True)
    work.write_bytes(b"paid for")
    output = Output(0, "/0", Kind.IMAGE, Role.WORK, Origin.INLINE, path=str(work))
    old = Request("old", "practice", SKETCH, "k", "sha", 2, "old", None, LONG_AGO, state=State.DONE, hold=None)
    rows = [replace(old, removed_at=LONG_AGO, outputs=(output,)), replace(old, id="o2", key="k2", removed_at=LONG_AGO)]
    database = await Database.open(places / "desk.sqlite3")
    writes = [Write(row, LONG_AGO, "Written down here", body=b"{}", outputs_changed=True) for row in rows]
    await RequestStore(database).commit(writes)
    await database.close()
    async with core(practice_router, tmp_path) as session:
        while len(session.desk.everything()) > 1:
            await asyncio.sleep(0.01)
        assert work.read_bytes() == b"paid for"
    (tmp_path / "saved").unlink()
    async with core(practice_router, tmp_path) as session:
        await until(session, "old", lambda row: "saved" in (row.outputs[0].path or ""))
    async with core(practice_router, tmp_path) as session:  # and now the library needs it
        (entry,) = await session.library.of_request("old")
        assert entry.saved
    assert [path.read_bytes() for path in (tmp_path / "saved").rglob("*.png")] == [b"paid for"]
