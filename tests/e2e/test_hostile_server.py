"""Links to a server that means harm, and answers that mean harm, against the whole core.

The program stays responsive and bounded, nothing of this machine but that server is touched, and the row says what happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from core_session import body, core, until
from hostile_server import HostileServer, hostile_server
from practice_process import PracticeProcess

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Output, Reach
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import LARGEST_ASSET, MB
from comfy_desk.services import links as links_room
from comfy_desk.services.session import Session

SKETCH = "kiln/quick-sketch"


@pytest.fixture
def server(practice_router: PracticeProcess) -> Iterator[HostileServer]:
    with hostile_server(practice_router.url) as made:
        yield made


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits between rounds are of minutes; how many there are is tested elsewhere."""
    monkeypatch.setattr(links_room, "_FEW_TRIES", 1)
    monkeypatch.setattr(links_room, "_MANY_TRIES", 1)


@asynccontextmanager
async def responsive(limit: float = 0.25) -> AsyncIterator[None]:
    """Fails where the loop's thread worked longer than `limit` before anybody else had a turn.

    Time of the processor: how busy the machine is with other things says nothing about this program.
    """
    worst = 0.0

    async def tick() -> None:
        nonlocal worst
        last = time.thread_time()
        while True:
            await asyncio.sleep(0.005)
            worst = max(worst, time.thread_time() - last)
            last = time.thread_time()

    task = asyncio.ensure_future(tick())
    try:
        yield
    finally:
        task.cancel()
    assert worst < limit, f"the loop stood still for {worst:.3f} s"


def hasten(session: Session) -> None:
    fetcher = session.services.collector._links._fetcher
    fetcher._pace = type(fetcher._pace)(2.0, 30.0)
    fetcher._pause, fetcher._connect = 0.01, 1.0
    fetcher._clients._timeout = httpx.Timeout(2.0, connect=1.0)


async def run(session: Session, patience: float = 60.0) -> Request:
    hasten(session)
    row = await session.submit(SKETCH, body(), prompt="x", seed=None)
    return await until(session, row, lambda r: r.state.terminal, patience)


def answer(router: PracticeProcess, document: Any) -> None:
    text = document if isinstance(document, str) else json.dumps(document)
    router.fault(route="result", kind="alter", count=0, body=text)


MISSING = {
    "endless": "larger than 16 MB and was not fetched. Raise the limit in the settings, then fetch it again.",
    "crumbs": "the server sends the file in crumbs and was given up.",
    "drips": "the transfer stood still. It can be fetched again later.",
    "silent": "the server that keeps the file does not answer. It can be fetched again later.",
    "swells": "larger than 16 MB",
    "short": "the file was cut off on its way. It can be fetched again later.",
    "huge": "larger than 16 MB",
    "empty": "the server sent an empty file. It can be fetched again later.",
    "nothing": "the server sent an empty file.",
    "page": "the server sent a web page instead of the file.",
    "circle": "the link redirects too many times.",
    "nowhere": "the server redirects to nowhere.",
    "here": "the redirect leads to another program on this machine and is not followed.",
    "router": "the link leads to the Router itself and not to a file.",
    "file": "only https links are fetched, not file.",
    "script": "only https links are fetched, not javascript.",
    "userinfo": "the link carries a user name",
    "metadata": "the link is not encrypted (http) and is not followed.",
    "metadata-s": "the link leads into a private network and is not followed.",
    "gone": "the link has expired. While the Router keeps the result, fetching it again asks for a fresh link.",
}
HERE = {
    "good": None,
    "type": None,
    "name": None,
    "cut": "The file ends too early: it may be damaged.",
    "words": "The server sent words instead of the image that the answer promises.",
}


def test_every_harm_that_a_server_can_do_costs_its_own_file_alone(
    practice_router: PracticeProcess, server: HostileServer, tmp_path: Path, outside_attempts: list[str]
) -> None:
    names = [*MISSING, *HERE]
    links = [f"{server.url}/{name}.png?sig=SECRET" for name in names]
    answer(practice_router, {"images": [{"url": link, "content_type": "image/png"} for link in links]})
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            await session.settings.set(LARGEST_ASSET.key, 16 * MB)
            async with responsive():
                return await run(session)

    request = asyncio.run(main())
    assert request.state is State.DONE
    outputs = dict(zip(names, request.outputs, strict=True))
    for number, (name, said) in enumerate(MISSING.items()):
        output = outputs[name]
        assert not output.saved, name
        assert said in (output.problem or ""), (name, output.problem)
        assert (output.problem or "").startswith(f"The file of image {number + 1} of {len(names)} is missing: "), output
        assert output.reach is (Reach.TOO_LARGE if "larger than" in said else Reach.FETCHABLE), name
    for name, problem in HERE.items():
        assert outputs[name].saved, (name, outputs[name].problem)
        assert (outputs[name].problem or "").startswith(problem or ""), (name, outputs[name].problem)
        assert problem or not outputs[name].problem
    assert _suffixes(outputs["type"], outputs["name"], outputs["words"]) == [".png", ".png", ".json"]
    _nothing_escaped(tmp_path)
    assert server.trapped == 0
    assert outside_attempts == []
    assert practice_router.counts()["routes"].get("models", 0) == 0
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 60_000  # kilobytes


@pytest.mark.parametrize("name", ["empty", "nothing"], ids=["200 of length 0", "204"])
def test_a_file_of_no_bytes_is_an_error_on_its_row_and_no_file(
    name: str, practice_router: PracticeProcess, server: HostileServer, tmp_path: Path
) -> None:
    answer(practice_router, {"images": [{"url": f"{server.url}/{name}.png", "content_type": "image/png"}]})

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            return await run(session)

    request = asyncio.run(main())
    assert request.state is State.EMPTY
    assert "empty file" in request.words[0]
    assert [output.saved for output in request.outputs] == [False]
    left = [path for path in tmp_path.rglob("*") if path.is_file() and path.stat().st_size == 0]
    assert [path for path in left if "sqlite" not in path.name] == []
    assert not [path for path in (tmp_path / "saved").rglob("*") if path.is_file()]


def _suffixes(*outputs: Output) -> list[str]:
    return [Path(output.path or "").suffix for output in outputs]


def _nothing_escaped(folder: Path) -> None:
    """All files lie where they belong, none of them half, and no file but the Router's own answer knows what signs a link."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert not [path for path in files if "evil" in path.name or path.suffix in (".part", ".resume", ".exe")]
    assert {path.parent.parent for path in files} >= {folder / "saved"}
    assert {path.name for path in files if b"SECRET" in path.read_bytes()} == {"answer"}


def test_a_server_that_stands_still_holds_up_no_other_result(
    practice_router: PracticeProcess, server: HostileServer, tmp_path: Path
) -> None:
    async def main() -> float:
        async with core(practice_router, tmp_path) as session:
            stuck = {"images": [{"url": f"{server.url}/silent.png?{n}"} for n in range(30)]}
            practice_router.fault(route="result", kind="alter", count=5, body=json.dumps(stuck))
            rows = [await session.submit(SKETCH, body(f"s{n}"), prompt="s", seed=None) for n in range(5)]
            for row in rows:
                await until(session, row, lambda r: r.raw_path is not None)
            while len(server.asked) < 6:
                await asyncio.sleep(0.02)
            begun = time.monotonic()
            good = await session.submit(SKETCH, body("good"), prompt="good", seed=None)
            request = await until(session, good, lambda r: r.state.terminal)
            assert request.state is State.DONE
            assert all(session.desk.get(row).state is State.COLLECTING for row in rows)  # type: ignore[union-attr]
            return time.monotonic() - begun

    assert asyncio.run(main()) < 15.0


def test_ten_thousand_links_are_bounded_and_told(
    practice_router: PracticeProcess, server: HostileServer, tmp_path: Path
) -> None:
    names = [f"good-{n}" if n % 50 == 0 else f"gone-{n}" for n in range(10_000)]
    links = [f"{server.url}/{name.split('-')[0]}.png?n={name}" for name in names]
    answer(practice_router, {"images": [{"url": link} for link in links]})
    events: list[object] = []

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            session.desk.subscribe(events.append)
            async with responsive():
                return await run(session, 240.0)

    request = asyncio.run(main())
    assert request.state is State.DONE
    assert len(request.outputs) == 1_000
    assert request.words[0].startswith("9,000 more pieces stand in this answer")
    assert sum(output.saved for output in request.outputs) >= 19
    assert len(server.asked) < 2_100
    assert practice_router.counts()["routes"]["result"] == 2
    assert len(events) < 1_500


@pytest.mark.parametrize("name", ["deep lists", "deep objects"])
def test_a_document_nested_a_hundred_thousand_deep_is_told_and_kept(
    name: str, practice_router: PracticeProcess, tmp_path: Path
) -> None:
    depth = 100_000
    text = "[" * depth + "]" * depth if name == "deep lists" else '{"a":' * depth + "1" + "}" * depth
    answer(practice_router, text)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session, responsive():
            return await run(session, 120.0)

    request = asyncio.run(main())
    assert request.state is State.EMPTY
    assert request.words
    assert Path(request.raw_path or "").read_text() == text


def test_five_million_tiny_strings_are_bounded(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.fault(route="result", kind="alter", count=0, body="[" + '"a",' * 4_999_999 + '"a"]')
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session, responsive():
            return await run(session, 240.0)

    request = asyncio.run(main())
    assert request.state is State.EMPTY
    assert request.outputs == ()  # for which the row has words of its own
    assert Path(request.raw_path or "").stat().st_size == 5_000_000 * 4 + 1
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 120_000  # kilobytes


@pytest.mark.parametrize("status", [302, 307])
def test_a_router_that_leads_elsewhere_is_not_followed_there(
    status: int, practice_router: PracticeProcess, server: HostileServer, tmp_path: Path
) -> None:
    """To another port here. Another host, a subdomain, less encryption: all the same to a client that follows nobody."""
    for route in ("models", "schema", "balance", "submit", "status", "result", "cancel"):
        practice_router.fault(route=route, kind="redirect", status=status, location=f"{server.trap}/{route}?x")

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            with contextlib.suppress(DeskError):
                await session.models(refresh=True)
            request = await run(session)
            cancelled = await session.submit(SKETCH, body("another"), prompt="another", seed=None)
            await until(session, cancelled, lambda r: r.handle is not None)
            await session.cancel(cancelled)
            await until(session, cancelled, lambda r: r.state.terminal)
            return request

    request = asyncio.run(main())
    assert request.state is State.DONE
    assert server.trapped == 0
    assert len(practice_router.counts()["faults"]) >= 5
