"""A small picture that the window made is kept with its output, over a restart too, and never replaces another one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from core_session import body, core, until
from practice_process import PracticeProcess

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Output
from comfy_desk.media.facts import Facts


def test_a_drawing_keeps_the_small_picture_it_was_given(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> tuple[Output, Output]:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit("nib/vector-sketch", body(size=256), prompt="a fern", seed=None)
            done = await until(session, row, lambda r: r.state.terminal)
            work = done.works[0]
            assert work.kind is Kind.VECTOR
            place = session.thumbnail_place(row, work.index)
            assert tmp_path in place.parents
            await session.set_thumbnail(row, work.index, place, Facts(3, 3, 2.5))
            await session.set_thumbnail(row, work.index, tmp_path / "another.png")
            with pytest.raises(DeskError):
                await session.set_thumbnail(row, 999, place)
            with pytest.raises(DeskError):
                await session.set_thumbnail("no-such-row", 0, place)
        async with core(practice_router, tmp_path) as session:
            again = session.desk.get(row)
            assert again is not None
            return work, again.works[0]

    before, after = asyncio.run(main())
    assert before.thumbnail is None
    assert after.thumbnail is not None
    assert (after.width, after.height) == (before.width, before.height)  # the header is believed first
    assert after.duration == 2.5
    assert after.thumbnail.endswith(f"-{after.index}.png")
    assert (after.path, after.sha256) == (before.path, before.sha256)
