"""Practising over a restart: the program and its practice Router are closed with work under way, and all of it comes in.

The wiring is the program's own, without its window; the practice Router comes back at another port.
"""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from core_session import HASTY, REEL, SKETCH, body, until
from driven_program import driven

from comfy_desk.app.paths import Folders, folders
from comfy_desk.app.practice import PracticeRouter
from comfy_desk.app.wiring import open_session, practice_account, practice_key
from comfy_desk.domain.request import State
from comfy_desk.services.session import Session

MODELS = [SKETCH, "nib/vector-sketch", SKETCH, "nib/vector-sketch", SKETCH]


@asynccontextmanager
async def practising(places: Folders, speed: float) -> AsyncIterator[tuple[Session, PracticeRouter]]:
    """One start of the program on the practice Router, to its end."""
    options = ("--speed", str(speed), "--state", str(places.practice_state))
    router = await asyncio.to_thread(PracticeRouter.start, *options)
    try:
        secret = practice_key()
        session = await open_session(practice_account(router.url), places, lambda: secret, clock=HASTY)
        try:
            await session.start()
            yield session, router
        finally:
            await session.stop()
    finally:
        await asyncio.to_thread(router.stop)


@contextmanager
def taken(url: str) -> Iterator[None]:
    """Somebody else has that port meanwhile, and must not be spoken to."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", int(url.rpartition(":")[2])))
        other.listen()
        other.setblocking(False)
        yield
        try:
            stranger, _ = other.accept()
        except BlockingIOError:
            return
        stranger.close()
        raise AssertionError("somebody called the address of before")


def known(router: PracticeRouter) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = httpx.get(f"{router.url}/practice/requests", trust_env=False).json()["requests"]
    return found


def at(tmp_path: Path) -> Folders:
    return folders(practice=True, data_dir=tmp_path / "data", save_dir=tmp_path / "saved")


async def accepted(session: Session, models: list[str]) -> list[str]:
    rows = [
        await session.submit(model, body(f"view {number}"), prompt=f"view {number}", seed=None)
        for number, model in enumerate(models)
    ]
    for row in rows:
        await until(session, row, lambda r: r.handle is not None)
    return rows


def test_five_under_way_are_collected_at_another_port(tmp_path: Path) -> None:
    places = at(tmp_path)

    async def leave() -> tuple[list[str], str]:
        async with practising(places, speed=1) as (session, router):
            rows = await accepted(session, MODELS)
            assert not any(run["charged"] for run in known(router))
            return rows, router.url

    async def come_back(rows: list[str], before: str) -> list[dict[str, Any]]:
        async with practising(places, speed=1) as (session, router):
            assert router.url != before
            httpx.post(f"{router.url}/practice/clock", json={"advance": 60}, trust_env=False)
            for row in rows:
                request = await until(session, row, lambda r: r.state.terminal)
                assert request.state is State.DONE, request
                assert Path(request.works[0].path or "").stat().st_size > 0
            return await asyncio.to_thread(known, router)

    rows, before = asyncio.run(leave())
    with taken(before):
        runs = asyncio.run(come_back(rows, before))
    assert len(runs) == 5
    assert all(run["charged"] for run in runs)
    assert len({run["key"] for run in runs}) == 5


def test_a_row_left_from_before_can_be_cancelled(tmp_path: Path) -> None:
    places = at(tmp_path)

    async def leave() -> tuple[list[str], str]:
        async with practising(places, speed=1) as (session, router):
            return await accepted(session, [REEL, REEL]), router.url

    async def cancel(row: str) -> State:
        async with practising(places, speed=1) as (session, _router):
            await session.cancel(row)
            return (await until(session, row, lambda r: r.state.terminal)).state

    rows, before = asyncio.run(leave())
    with taken(before):
        assert asyncio.run(cancel(rows[1])) is State.CANCELLED


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of POSIX systems")
def test_a_killed_program_collects_what_it_left(tmp_path: Path) -> None:
    with driven("--practice", folder=tmp_path) as first:
        first.until("the practice Router's session", lambda: "Connected" in first.ask("look").get("status", ""))
        first.ask("submit", models=MODELS)
        first.until("all five to be sent", lambda: first.ask("states")["sent"] == 5)
        first.leave(signal.SIGKILL)
        assert "done" not in first.states()
    with driven("--practice", folder=tmp_path, name="again") as second:
        second.until("all five", lambda: second.states() == ["done"] * 5)
        assert second.leave() == 0
        second.assert_clean()
    runs = json.loads((second.data / "practice-router.json").read_text())["runs"]
    assert [run.get("charged") for run in runs] == [True] * 5
