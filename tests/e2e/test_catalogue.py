"""The catalogue on the practice Router: all pages, the retired model, offline after a restart, and what runs usually take."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from core_session import SKETCH, body, core, until_ended
from practice_process import PracticeProcess

from comfy_desk.domain.model import successors_of
from comfy_desk.domain.request import State
from comfy_desk.services import models as models_service
from comfy_desk.services import read_ahead
from comfy_desk.services.session import Session

RETIRED = "kiln/first-sketch"


async def known(session: Session, met: object, patience: float = 20.0) -> None:
    async with asyncio.timeout(patience):
        while not met():  # type: ignore[operator]
            await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_ahead, "BRISK", 0.01)
    monkeypatch.setattr(read_ahead, "LEISURELY", 0.01)
    monkeypatch.setattr(models_service, "BY_NAME_REST", 0.01)


def test_a_favourite_that_was_retired_is_told_from_the_routers_own_words(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    async def online() -> None:
        async with core(practice_router, tmp_path) as session:
            offered = {entry.id for entry in await session.models()}
            assert SKETCH in offered
            assert RETIRED not in offered
            await session.about_models.note([RETIRED, SKETCH])
            await session.models()
            await known(session, lambda: [entry.id for entry in session.about_models.gone() if entry.retired])
            gone = session.about_models.gone()
            assert [entry.id for entry in gone] == [RETIRED]
            assert successors_of(gone[0].gone, RETIRED, offered) == (SKETCH,)
            await known(session, lambda: f"read-ahead {session.account.id}" not in session._tasks)
            entries = await session.models()
            told = [entry for entry in entries if entry.outputs and entry.inputs]
            assert len(told) >= len(entries) - 1  # one document says nothing of its kinds, as some do
            assert all(entry.about for entry in entries)
            assert any(entry.alternates for entry in entries)

    async def offline() -> None:
        async with core(replace(practice_router, url="http://127.0.0.1:9"), tmp_path) as session:  # nobody is there
            entries = await session.models()
            assert len(entries) > 10  # at once, from the disk
            assert sum(bool(entry.outputs) for entry in entries) >= len(entries) - 1
            assert session.about_models.gone()[0].retired
            await known(session, lambda: session.about_models.standing().trouble)
            assert session.about_models.standing().asked_at is not None
            assert await session.models() == entries
            assert (await session.model_document(SKETCH)).document["x-comfy-router-model-id"] == SKETCH

    asyncio.run(online())
    asyncio.run(offline())


def test_three_runs_tell_what_is_usual_and_a_restart_knows_it(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=4, slots=3, fixed_retry_after=1)

    async def run_three() -> None:
        async with core(practice_router, tmp_path) as session:
            assert session.usual(SKETCH) is None
            rows = [await session.submit(SKETCH, body(f"n {n}"), prompt="n", seed=None) for n in range(3)]
            ended = await until_ended(session, rows)
            assert {request.state for request in ended} == {State.DONE}
            usual = session.usual(SKETCH)
            assert usual is not None
            assert usual.samples == usual.cost_samples == 3
            assert usual.cost_median is not None
            assert usual.cost_median > 0

    async def again() -> None:
        async with core(practice_router, tmp_path) as session:
            usual = session.usual(SKETCH)
            assert usual is not None
            assert usual.samples == 3

    asyncio.run(run_three())
    asyncio.run(again())
