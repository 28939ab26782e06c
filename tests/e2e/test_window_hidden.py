"""Links die: what was made is on the disk when a request ends, looked at or not, and shown from there hours later."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from core_session import SKETCH, body, core, until
from practice_process import PracticeProcess
from test_window_outbox import met, play  # noqa: F401 - a fixture

from comfy_desk.domain.request import Request, State
from comfy_desk.services.session import Session
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.viewers.picture import PictureStage

HOURS = 7 * 3600
EXPIRED = '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Expired</Message></Error>'


def links_die(router: PracticeProcess, count: int = 0) -> None:
    router.fault(route="asset", kind="answer", status=403, body=EXPIRED, content_type="application/xml", count=count)


def test_what_ended_while_the_window_was_hidden_is_shown_hours_later(
    play: Any,  # noqa: F811
    practice_router: PracticeProcess,
) -> None:
    async def steps(window: MainWindow, session: Session) -> None:
        window.hide()
        row = await session.submit(SKETCH, body(), prompt="while nobody looks", seed=None)
        request = await until(session, row, lambda r: r.state.terminal)
        assert (request.state, window.isVisible()) == (State.DONE, False)
        saved = Path(request.works[0].path or "")
        assert saved.read_bytes().startswith(b"\x89PNG")
        assert Path(request.works[0].thumbnail or "").is_file()
        reads = practice_router.counts()["routes"]
        practice_router.advance(HOURS)
        links_die(practice_router)
        window.show()
        window.show_request(row)
        stage = window.viewer.stage
        assert isinstance(stage, PictureStage)
        await met(lambda: not stage.loading)
        assert stage.canvas.picture_size.toTuple() == (256, 256)
        assert not stage.notice.isVisible()
        after = practice_router.counts()["routes"]
        assert [after.get(route, 0) for route in ("asset", "result")] == [reads["asset"], reads["result"]]

    play(steps)


@pytest.mark.parametrize("away", [True, False], ids=["closed meanwhile", "open all along"])
def test_a_link_that_died_first_is_asked_for_afresh(
    away: bool, practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(fresh_links=True, speed=20)

    async def begin() -> str:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SKETCH, body(), prompt="long ago", seed=None)
            await until(session, row, lambda r: r.handle is not None)
            return row

    async def end(row: str | None) -> Request:
        async with core(practice_router, tmp_path) as session:
            row = row or await session.submit(SKETCH, body(), prompt="now", seed=None)
            return await until(session, row, lambda r: r.state.terminal)

    row = asyncio.run(begin()) if away else None
    practice_router.advance(HOURS if away else 0)
    links_die(practice_router, count=1)
    request = asyncio.run(end(row))
    assert request.state is State.DONE
    assert Path(request.works[0].path or "").read_bytes().startswith(b"\x89PNG")
    assert (practice_router.counts()["routes"]["result"], practice_router.counts()["charges"]) == (2, 1)


def test_a_link_that_stays_dead_is_said_with_what_can_still_be_done(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    links_die(practice_router)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SKETCH, body(), prompt="too late", seed=None)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert request.state is State.EMPTY
    (work,) = request.works
    assert not work.saved
    assert "link has expired" in (work.problem or "")
    assert "fresh link" in (work.problem or "")
    assert practice_router.counts()["routes"]["result"] == 2
    assert not [path for path in (tmp_path / "saved").rglob("*") if path.is_file()]
