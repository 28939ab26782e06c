"""Large answers through the whole core: within the limit they become files, above it they wait at the Router and say so."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from core_session import SKETCH, body, core, until
from practice_process import PracticeProcess

from comfy_desk.domain.errors import explain
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import LARGEST_RESULT, MB
from comfy_desk.services.session import Session

PLATES = "kiln/bulk-plates"
MEGABYTES = 13.0  # of the file; as Base64 17.3 MB


async def submit(session: Session) -> str:
    plates = {"prompt": "a large plate", "n": 1, "side": 256, "megabytes": MEGABYTES, "seed": 1}
    return await session.submit(PLATES, json.dumps(plates).encode(), prompt="a large plate", seed=1)


def is_too_large(request: Request) -> bool:
    return request.trouble is not None and request.trouble.reason == "too_large"


def result_reads(router: PracticeProcess) -> int:
    return int(router.counts()["results"])


def test_an_answer_above_the_limit_waits_until_it_is_raised(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            await session.settings.set(LARGEST_RESULT.key, 16 * MB)
            row = await submit(session)
            held = await until(session, row, is_too_large)
            assert held.state is State.COLLECTING
            assert held.trouble is not None
            assert "16 MB" in explain(held.trouble).sentence
            assert result_reads(practice_router) == 1
            under_way = session.services.collector._tasks
            while row in under_way:  # the last of it, after the row was told
                await asyncio.sleep(0.01)
            session.services.sweep()
            session.services.collector.resume()
            assert row not in under_way
        assert not list(tmp_path.rglob("*.part"))
        async with core(practice_router, tmp_path) as session:  # started anew, it is still left alone
            assert is_too_large(session.desk.get(row))  # type: ignore[arg-type]
            assert row not in session.services.collector._tasks
            await session.check_again(row)
            await until(session, row, lambda r: not is_too_large(r))
            await until(session, row, is_too_large)
            assert result_reads(practice_router) == 2
            await session.settings.set(LARGEST_RESULT.key, LARGEST_RESULT.default)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert request.state is State.DONE
    (work,) = request.works
    assert work.path is not None
    assert work.size == MEGABYTES * MB
    assert result_reads(practice_router) == 3
    assert practice_router.counts()["charges"] == 1


def test_a_large_answer_is_shown_with_its_long_strings_named(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> tuple[Request, str]:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session)
            request = await until(session, row, lambda r: r.state.terminal)
            return request, await session.raw_text(row)

    request, text = asyncio.run(main())
    assert request.state is State.DONE
    assert len(text) < 5_000
    assert "<base64, 17.3 MB>" in text
    assert json.loads(text)


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ("[" * 100_000 + "]" * 100_000, "nested too deeply"),
        ("[" + "{}," * 4_000_000 + "1]", "too many parts"),
    ],
)
def test_what_cannot_be_looked_into_is_kept_whole_and_read_once(
    document: str, words: str, practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.fault(route="result", kind="alter", count=0, body=document, content_type="application/json")

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SKETCH, body(), prompt="x", seed=None)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert request.state is State.EMPTY
    assert any(words in word for word in request.words)
    assert Path(request.raw_path or "").read_text() == document
    assert practice_router.counts()["routes"]["result"] == 1
