"""Half a document in the place of an answer, which the Router's own word then corrects: the row says what the Router said."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from core_session import SKETCH, SPOKEN, body, core, until, until_ended
from practice_process import PracticeProcess

from comfy_desk.domain.request import Request, State


def test_half_a_document_is_no_result_of_a_run_that_failed(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.fault(route="result", kind="malformed", status=200)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SKETCH, body("fail-please"), prompt="x", seed=None)
            [ended] = await until_ended(session, [row])
            return ended

    ended = asyncio.run(main())
    assert (ended.state, ended.failure and ended.failure.bucket) == (State.FAILED, "provider_error")
    assert ended.outputs == ()


@pytest.mark.parametrize("kind", ["malformed", "empty", "truncated", "close"])
def test_a_direct_run_whose_answer_was_spoilt_is_collected_by_its_key(
    kind: str, practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(speed=200)
    spoilt = {"kind": "truncated", "framing": "close"} if kind == "close" else {"kind": kind}
    practice_router.fault(route="run", after=kind in ("malformed", "empty"), **spoilt)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SPOKEN, b'{"text": "good morning"}', prompt="x", seed=None)
            await until(session, row, lambda request: request.state is State.FAILED)
            await session.run_directly(row)
            return await until(session, row, lambda request: request.state in (State.DONE, State.EMPTY))

    ended = asyncio.run(main())
    counts = practice_router.counts()
    assert (ended.state, counts["runs"], counts["charges"]) == (State.DONE, 1, 1)
    [work] = ended.works
    assert (Path(work.path or "").stat().st_size, work.problem) == (work.size, None)
