"""A kept answer that could not be looked into is looked into again when the artist asks, without a word to the Router."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from core_session import SKETCH, body, core, until
from practice_process import PracticeProcess

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request, State
from comfy_desk.media.workers import WorkerFailed
from comfy_desk.services.session import Session

UNREAD = "This answer could not be looked into; it is kept whole."


def blind(session: Session, times: int) -> None:
    """The next looks into an answer take too long, and are stopped."""
    pool: Any = session.services.collector._pool
    run, left = pool.run, times

    async def hang(job: str, arguments: dict[str, Any], limit: float) -> Any:
        nonlocal left
        if job == "examine" and left:
            left -= 1
            raise WorkerFailed("Reading this result took too long and was stopped.")
        return await run(job, arguments, limit)

    pool.run = hang


async def unread(session: Session) -> Request:
    row = await session.submit(SKETCH, body(), prompt="a quiet harbour", seed=None)
    request = await until(session, row, lambda one: one.state.terminal)
    assert (request.state, request.kept_unread) == (State.EMPTY, UNREAD)
    return request


def test_looking_again_places_the_works_of_the_kept_answer(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with core(practice_router, tmp_path) as session:
            blind(session, 1)
            request = await unread(session)
            await session.look_again(request.id)
            looking = session.desk.get(request.id)
            assert looking is not None
            assert (looking.state, looking.kept_unread, looking.outputs) == (State.COLLECTING, "", ())
            done = await until(session, request.id, lambda one: one.state.terminal)
            assert done.state is State.DONE
            assert [Path(one.path or "").is_file() for one in done.works] == [True]
            assert done.raw_path == request.raw_path
            assert "Looking into the kept answer again was asked for" in [
                words for _, words in await session.timeline(request.id)
            ]
            with pytest.raises(DeskError, match="no answer here"):
                await session.look_again(request.id)

    asyncio.run(scenario())


def test_what_cannot_be_looked_into_again_says_so_once_more(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with core(practice_router, tmp_path) as session:
            blind(session, 2)
            request = await unread(session)
            await session.look_again(request.id)
            again = await until(session, request.id, lambda one: one.state.terminal)
            assert (again.state, again.kept_unread) == (State.EMPTY, UNREAD)
            Path(request.raw_path or "").unlink()
            with pytest.raises(DeskError, match="no longer on the disk"):
                await session.look_again(request.id)
            assert session.desk.get(request.id) == again

    asyncio.run(scenario())


def test_a_start_goes_on_with_a_second_look(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with core(practice_router, tmp_path) as session:
            blind(session, 1)
            request = await unread(session)
            session.services.collector._unsubscribe()  # asked for in the last moment: nobody gets to it
            await session.look_again(request.id)
        async with core(practice_router, tmp_path) as session:
            assert (await until(session, request.id, lambda one: one.state.terminal)).state is State.DONE

    asyncio.run(scenario())
