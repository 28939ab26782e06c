"""A hostile wire, disk and system against the whole core: paid work is neither lost nor paid twice nor called what it is not.

The practice Router is real; what it answers is spoilt on order. Waits between tries are the real ones, at their shortest.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from core_session import SKETCH, SPOKEN, body, core, until, until_ended
from practice_process import PracticeProcess

from comfy_desk.app.paths import folders
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Role
from comfy_desk.domain.request import Request, State
from comfy_desk.services import collector, pacing
from comfy_desk.services.session import Session
from comfy_desk.store.requests import RequestStore, Write


async def submit(session: Session, prompt: str = "a quiet harbour") -> str:
    return await session.submit(SKETCH, body(prompt), prompt=prompt, seed=None)


def one(router: PracticeProcess, folder: Path, **more: Any) -> Request:
    async def main() -> Request:
        async with core(router, folder, **more) as session:
            return await until(session, await submit(session), lambda r: r.state.terminal)

    return asyncio.run(main())


def pictures(folder: Path) -> list[Path]:
    return sorted(path for path in (folder / "saved").rglob("*") if path.suffix == ".png")


def nothing_under_way(folder: Path) -> None:
    results = [path for path in (folder / "data").rglob("*") if path.is_file() and "results" in path.parts]
    assert {path.name for path in results} <= {"answer"}, results
    assert not list(folder.rglob("*.part"))


def test_every_commit_that_can_fail_fails_once(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk refuses the first try of each step of each row; each is done again and nothing twice."""
    refused: set[tuple[object, ...]] = set()
    commit = RequestStore.commit

    async def failing(self: RequestStore, writes: Any, *others: Any) -> None:
        batch: list[Write] = list(writes)
        for write in batch:
            r = write.request
            step = (r.id, r.state, r.hold, r.raw_path is not None, bool(r.outputs), r.trouble is not None)
            if r.sends and step not in refused:
                refused.add(step)
                raise DeskError("The disk with the data folder is full.", "Make room.")
        await commit(self, batch, *others)

    monkeypatch.setattr(RequestStore, "commit", failing)
    monkeypatch.setattr(pacing, "disk_wait", lambda tries, chance: 0.05 * tries)
    request = one(practice_router, tmp_path)
    counts = practice_router.counts()
    assert request.state is State.DONE
    assert (counts["runs"], counts["charges"], len(counts["keys"])) == (1, 1, 1)
    assert len(refused) >= 5
    assert len(pictures(tmp_path)) == 1
    assert len(list((tmp_path / "saved").rglob("*.json"))) == 2  # one recipe, one raw answer
    nothing_under_way(tmp_path)


def test_a_hotels_login_page_on_every_route_is_outlived(practice_router: PracticeProcess, tmp_path: Path) -> None:
    for route, kind in (("submit", "html"), ("status", "redirect"), ("status", "html"), ("result", "html")):
        practice_router.fault(route=route, kind=kind, status=302 if kind == "redirect" else 200)
    practice_router.fault(route="asset", kind="html", status=200)
    request = one(practice_router, tmp_path)
    counts = practice_router.counts()
    assert (request.state, counts["runs"], len(counts["keys"])) == (State.DONE, 1, 1)
    assert len(pictures(tmp_path)) == 1


@pytest.mark.parametrize(
    "spoilt",
    [
        {"kind": "truncated", "framing": "close"},
        {"kind": "alter", "body": "<!doctype html><html><body>Log in</body></html>", "content_type": "text/html"},
    ],
)
def test_a_result_that_is_not_whole_is_read_again(
    practice_router: PracticeProcess, tmp_path: Path, spoilt: dict[str, Any]
) -> None:
    practice_router.fault(route="result", **spoilt)
    request = one(practice_router, tmp_path)
    assert (request.state, len(pictures(tmp_path))) == (State.DONE, 1)
    nothing_under_way(tmp_path)


def test_a_result_that_is_a_page_every_time_is_said_to_be_one(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "_REREADS", 1)
    page = "<!doctype html><html><body>Gone fishing</body></html>"
    practice_router.fault(route="result", kind="alter", count=0, body=page, content_type="text/html")
    request = one(practice_router, tmp_path)
    assert (request.state, request.outputs) == (State.EMPTY, ())
    assert "web page" in request.words[0]
    assert Path(request.raw_path or "").read_text() == page
    assert practice_router.counts()["routes"]["result"] == 2


def test_dead_links_are_read_afresh_once(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(fresh_links=True)
    practice_router.fault(route="asset", kind="status", status=403, bucket="forbidden")
    request = one(practice_router, tmp_path)
    assert (request.state, len(pictures(tmp_path))) == (State.DONE, 1)
    assert practice_router.counts()["routes"]["result"] == 2


@pytest.mark.parametrize(
    "fault",
    [{"kind": "status", "status": 503}, {"kind": "drop_before"}, {"kind": "html", "status": 200}],
    ids=["busy", "no answer", "a login page"],
)
def test_a_dead_link_waits_for_a_router_with_a_bad_moment(
    practice_router: PracticeProcess, tmp_path: Path, fault: dict[str, Any]
) -> None:
    practice_router.settings(fresh_links=True)
    practice_router.fault(route="asset", kind="status", status=403, bucket="forbidden", count=2)
    practice_router.fault(route="result", skip=1, **fault)
    request = one(practice_router, tmp_path)
    assert (request.state, len(pictures(tmp_path))) == (State.DONE, 1), request.words
    assert practice_router.counts()["routes"]["result"] == 3
    nothing_under_way(tmp_path)


def test_many_dead_links_cost_two_reads(practice_router: PracticeProcess, tmp_path: Path) -> None:
    links = [{"url": f"{practice_router.url}/assets/nothing/{n}.png?sig=dead"} for n in range(60)]
    practice_router.fault(route="result", kind="alter", count=0, body=json.dumps({"images": links}))
    request = one(practice_router, tmp_path)
    assert request.state is State.EMPTY
    assert len(request.outputs) == 60
    assert "expired" in request.words[0]
    assert practice_router.counts()["routes"]["result"] == 2
    assert pictures(tmp_path) == []


def test_an_asset_server_with_a_bad_moment_is_waited_for(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.fault(route="asset", kind="status", status=503)
    request = one(practice_router, tmp_path)
    assert (request.state, len(pictures(tmp_path)), request.trouble) == (State.DONE, 1, None)


def test_a_file_that_stays_empty_is_no_file(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.fault(route="asset", kind="empty", count=0)

    async def main() -> tuple[Request, Request]:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session)
            empty = await until(session, row, lambda r: r.state.terminal)
            practice_router.clear_faults()
            both = await asyncio.gather(session.fetch_output(row, 0), session.fetch_output(row, 0))
            assert both[0].path == both[1].path
            return empty, await until(session, row, lambda r: r.state is State.DONE)

    empty, done = asyncio.run(main())
    assert empty.state is State.EMPTY
    assert "empty" in empty.words[0]
    assert done.works[0].saved
    assert len(pictures(tmp_path)) == 1
    nothing_under_way(tmp_path)


def test_hostile_addresses_are_named_and_not_touched(
    practice_router: PracticeProcess, tmp_path: Path, outside_attempts: list[str]
) -> None:
    hostile = [
        "file:///etc/passwd",
        "http://169.254.169.254/latest/x.png",
        "https://[fe80::1]/x.png",
        "ftp://files.test/x.png",
        "//evil.test/x.png",
        "https://api.comfy.org@evil.test/x.png",
        "javascript:alert(1)//x.png",
    ]
    document = {"images": [{"url": url, "content_type": "image/png"} for url in hostile]}
    practice_router.fault(route="result", kind="alter", count=0, body=json.dumps(document))
    request = one(practice_router, tmp_path)
    assert request.state is State.EMPTY
    assert not any(output.saved for output in request.outputs)
    assert all(output.problem for output in request.works)
    assert outside_attempts == []


def test_only_words_from_a_model_that_paints_are_not_called_done(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    document = {"candidates": [{"content": {"parts": [{"text": "I would rather not paint this."}]}}]}
    practice_router.fault(route="result", kind="alter", count=0, body=json.dumps(document))
    request = one(practice_router, tmp_path)
    assert request.state is State.EMPTY
    assert request.words[0] == "I would rather not paint this."


def test_a_folder_that_takes_nothing_leaves_the_work_in_the_data(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    (tmp_path / "saved").write_text("a file where the folder should be")
    request = one(practice_router, tmp_path)
    (work,) = request.works
    assert request.state is State.DONE
    assert "kept in the data folder" in (work.problem or "")
    path = Path(work.path or "")
    assert (tmp_path / "data") in path.parents
    assert path.suffix == ".png"
    assert path.read_bytes().startswith(b"\x89PNG")
    assert work.thumbnail


def test_the_same_names_at_the_same_time_overwrite_nothing(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> list[Request]:
        async with core(practice_router, tmp_path) as session:
            return await until_ended(session, [await submit(session) for _ in range(4)])

    requests = asyncio.run(main())
    paths = {work.path for request in requests for work in request.works}
    assert len(paths) == len(pictures(tmp_path)) == 4
    assert len(list((tmp_path / "saved").rglob("*.json"))) == 8


def test_half_a_surrogate_from_anywhere_stops_nothing(practice_router: PracticeProcess, tmp_path: Path) -> None:
    document = (
        '{"\\ud800": {"text": "\\udfff words"}, "images": [{"\\ud83d": "file:///x.png", "reason": "no \\ud800"}]}'
    )
    practice_router.fault(route="result", kind="alter", count=0, body=document)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            await session.remember("draft", {"prompt": "half \ud83d"})
            assert await session.remembered("draft") == {"prompt": "half \ud83d"}
            row = await session.submit(SKETCH, body("x"), prompt="half \ud83d of it", seed=None)
            return await until(session, row, lambda r: r.state.terminal)

    assert asyncio.run(main()).state in (State.EMPTY, State.DONE)


def test_workers_that_are_killed_cost_nothing(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(ballast_bytes=40_000_000)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session)
            await until(session, row, lambda r: r.raw_path is not None)
            killed = set()
            for _ in range(200):
                await asyncio.sleep(0.01)
                for worker in session.services.collector._workshop._pool._workers:
                    if worker.job is not None and worker.process is not None and not killed:
                        killed.add(worker.process.pid)
                        os.kill(worker.process.pid, signal.SIGKILL)
                if killed:
                    break
            assert killed
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert (request.state, len(pictures(tmp_path))) == (State.DONE, 1)


def test_a_large_answer_stays_out_of_this_process(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(ballast_bytes=100_000_000)

    async def main() -> tuple[Request, int]:
        async with core(practice_router, tmp_path) as session:
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            request = await until(session, await submit(session), lambda r: r.state.terminal)
            return request, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before

    request, grown = asyncio.run(main())
    assert request.state is State.DONE
    assert Path(request.raw_path or "").stat().st_size > 100_000_000
    assert grown < 40_000  # kilobytes


def test_a_key_that_is_refused_in_the_middle_pauses_and_the_next_one_goes_on(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(speed=4)

    async def main() -> list[Request]:
        async with core(practice_router, tmp_path) as session:
            rows = [await submit(session, f"n {n}") for n in range(3)]
            for row in rows:
                await until(session, row, lambda r: r.handle is not None)
            for route in ("status", "result", "submit", "balance"):
                practice_router.fault(route=route, kind="status", status=401, bucket="unauthorized", count=0)
            while not session.desk.account_state().needs_key:
                await asyncio.sleep(0.02)
            later = await submit(session, "later")
            await asyncio.sleep(0.5)
            calls = practice_router.counts()["answers"]
            await asyncio.sleep(1.5)
            later_calls = practice_router.counts()["answers"]
            assert later_calls == calls | {"other 200": later_calls["other 200"]}  # nobody asks while there is no key
            practice_router.clear_faults()
            practice_router.settings(speed=100)
            session.key_changed()
            return await until_ended(session, [*rows, later])

    requests = asyncio.run(main())
    assert {(request.state, request.trouble) for request in requests} == {(State.DONE, None)}
    assert practice_router.counts()["charges"] == 4


def test_rows_under_way_outlive_a_router_that_is_away(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=3)

    async def main() -> list[Request]:
        async with core(practice_router, tmp_path) as session:
            rows = [await submit(session, f"n {n}") for n in range(4)]
            for row in rows:
                await until(session, row, lambda r: r.handle is not None)
            practice_router.offline(3)
            shown = await until(session, rows[0], lambda r: r.trouble is not None)
            assert shown.state in (State.IN_QUEUE, State.IN_PROGRESS, State.COLLECTING)
            return await until_ended(session, rows)

    requests = asyncio.run(main())
    assert {request.state for request in requests} == {State.DONE}
    assert practice_router.counts()["charges"] == 4


@pytest.mark.parametrize(
    ("route", "kind", "met"),
    [
        ("submit", "stall", lambda r: r.state is State.SENDING),
        ("status", "stall", lambda r: r.handle is not None),
        ("result", "stall_body", lambda r: r.state is State.COLLECTING),
        ("asset", "stall_body", lambda r: r.raw_path is not None),
    ],
)
def test_stopping_in_the_middle_is_quick_and_leaves_nothing(
    practice_router: PracticeProcess, tmp_path: Path, route: str, kind: str, met: Any
) -> None:
    practice_router.fault(route=route, kind=kind, count=1, seconds=60)

    async def main() -> None:
        places = folders(practice=True, data_dir=tmp_path / "data", save_dir=tmp_path / "saved")
        async with core(practice_router, tmp_path) as session:
            row = await submit(session)
            await until(session, row, met)
            while not practice_router.counts()["faults"].get(f"{route} {kind}"):
                await asyncio.sleep(0.02)
            while route == "asset" and not (places.data / "work").exists():
                await asyncio.sleep(0.02)
            began = time.monotonic()
            await session.stop()
            assert time.monotonic() - began < 3.0
            assert {task.get_name() for task in asyncio.all_tasks()} == {asyncio.current_task().get_name()}  # type: ignore[union-attr]
        assert not pictures(tmp_path)

    asyncio.run(main())
    practice_router.clear_faults()

    async def again() -> Request:
        async with core(practice_router, tmp_path) as session:
            (row,) = [request.id for request in session.desk.requests()]
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(again())
    assert (request.state, practice_router.counts()["charges"]) == (State.DONE, 1)
    assert [work.role for work in request.works] == [Role.WORK]
    nothing_under_way(tmp_path)


@pytest.mark.parametrize("kind", ["drop_after", "stall_body"])
def test_a_direct_run_whose_answer_is_lost_is_paid_once(
    practice_router: PracticeProcess, tmp_path: Path, kind: str
) -> None:
    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SPOKEN, json.dumps({"text": "Good night."}).encode(), prompt="x", seed=None)
            await until(session, row, lambda r: r.state.terminal)
            practice_router.fault(route="run", kind=kind, seconds=0.5)
            await session.run_directly(row)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    counts = practice_router.counts()
    assert (request.state, counts["runs"], counts["charges"]) == (State.DONE, 1, 1)
    assert Path(request.works[0].path or "").stat().st_size > 1_000
