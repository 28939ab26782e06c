"""The services with a real practice Router, real SQLite and real files: from submit to saved, and every way it goes wrong.

The measure is what the practice Router counted: runs, charges, keys, polls.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from core_session import PANELS, REEL, SKETCH, SPOKEN, body, core, until, until_ended
from practice_process import KEY, PracticeProcess
from specification import SpecificationJudge
from walking import files_in

from comfy_desk.domain.errors import Bucket
from comfy_desk.domain.library import Search
from comfy_desk.domain.output import Role
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.services.admission import Limits
from comfy_desk.services.clock import Clock
from comfy_desk.services.session import Session


async def submit(session: Session, model: str = SKETCH, prompt: str = "a quiet harbour", **more: object) -> str:
    return await session.submit(model, body(prompt, **more), prompt=prompt, seed=None)


def saved(folder: Path) -> list[Path]:
    return sorted(path for path in (folder / "saved").rglob("*") if path.is_file())


def test_a_picture_from_prompt_to_folder(
    practice_router: PracticeProcess, tmp_path: Path, specification: SpecificationJudge | None
) -> None:
    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session, prompt="a fox / in: snow?", seed=7)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert request.state is State.DONE, request
    (work,) = request.works
    path = Path(work.path or "")
    assert path.read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "saved") in path.parents
    assert work.thumbnail
    assert Path(work.thumbnail).exists()
    recipe = json.loads(path.with_name(f"{path.stem}.comfy.json").read_text())
    assert (recipe["body"]["seed"], recipe["request_id"]) == (7, request.request_id)
    everything = b"".join(data for _path, data in files_in(tmp_path))
    assert KEY.encode() not in everything
    beside = b"".join(file.read_bytes() for file in saved(tmp_path) if file.suffix == ".json")
    assert b"sig=" not in beside
    assert b"sig=" in Path(request.raw_path or "").read_bytes()  # kept byte for byte, in the data folder
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"]) == (1, 1)
    if specification is not None:
        heard = {name for name, _status in specification.seen}
        assert {"submitRouterModelRequest", "getRouterModelRequestStatus", "getRouterModelRequestResult"} <= heard


def test_polls_keep_to_the_hints(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=10, slots=1)

    async def main() -> list[Request]:
        async with core(practice_router, tmp_path) as session:
            return await until_ended(session, [await submit(session, prompt=f"view {n}") for n in range(4)])

    requests = asyncio.run(main())
    assert {request.state for request in requests} == {State.DONE}
    assert practice_router.counts()["early"] == []


def test_four_panels_one_of_them_failed(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session, PANELS)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert request.state is State.DONE
    assert [output.path is not None for output in request.works] == [True, True, False, True]
    assert request.works[2].problem


def test_a_dropped_answer_is_asked_for_with_the_same_key(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.fault(route="submit", kind="drop_after", count=2)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session)
            await until(session, row, lambda r: r.state is State.OUTCOME_UNKNOWN)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    counts = practice_router.counts()
    assert request.state is State.DONE
    assert request.replayed
    assert request.sends == 3
    assert (counts["runs"], counts["charges"], len(counts["keys"])) == (1, 1, 1)


@pytest.mark.parametrize("kind", ["drop_before", "html", "truncated", "empty"])
def test_whatever_the_submit_answers_one_click_is_one_run(
    practice_router: PracticeProcess,
    tmp_path: Path,
    kind: str,
) -> None:
    practice_router.fault(route="submit", kind=kind, count=1)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            return await until(session, await submit(session), lambda r: r.state.terminal)

    assert asyncio.run(main()).state is State.DONE
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"], len(counts["keys"])) == (1, 1, 1)


def test_a_result_that_breaks_off_is_read_again(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.fault(route="result", kind="truncated", count=1)
    practice_router.fault(route="result", kind="status", status=503, bucket="service_unavailable", count=1)
    practice_router.fault(route="status", kind="html", status=502, count=1)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            return await until(session, await submit(session), lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert request.state is State.DONE
    assert len(request.works) == 1
    assert not list(tmp_path.rglob("*.part"))


def test_a_refusal_by_content_policy(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            await session.models()
            row = await submit(session, prompt="a forbidden-subject in oil")
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert request.state is State.FAILED
    assert request.failure is not None
    assert request.failure.bucket == Bucket.CONTENT_POLICY_VIOLATION
    assert request.failure.detail
    assert request.charges_on_policy_rejection in ("yes", "no")


def test_a_body_the_model_does_not_take_names_its_fields(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session, width=99_999)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert request.state is State.FAILED
    assert request.failure is not None
    assert request.failure.fields[0].loc == ("body", "width")
    assert practice_router.counts()["runs"] == 0


def test_cancelling_one_that_waits(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=2, slots=1)

    async def main() -> tuple[Request, Request]:
        async with core(practice_router, tmp_path) as session:
            first, second = await submit(session), await submit(session, prompt="another")
            await until(session, second, lambda r: r.state is State.IN_QUEUE)
            await session.cancel(second)
            asked = await until(session, second, lambda r: r.cancel_accepted_at is not None)
            assert asked.cancelling
            assert asked.state is State.IN_QUEUE
            cancelled = await until(session, second, lambda r: r.state.terminal)
            practice_router.settings(speed=50)
            return await until(session, first, lambda r: r.state.terminal), cancelled

    first, second = asyncio.run(main())
    assert (first.state, second.state) == (State.DONE, State.CANCELLED)
    assert practice_router.counts()["charges"] == 1


@pytest.mark.parametrize("code", [409, 400])
def test_a_cancel_that_comes_too_late_brings_the_result(
    practice_router: PracticeProcess,
    tmp_path: Path,
    code: int,
) -> None:
    practice_router.settings(speed=50, cancel_status=code, fixed_retry_after=3)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session)
            await until(session, row, lambda r: r.state is State.IN_QUEUE)
            while practice_router.requests()[0]["status"] != "COMPLETED":
                await asyncio.sleep(0.02)
            await session.cancel(row)
            return await until(session, row, lambda r: r.state.terminal)

    assert asyncio.run(main()).state is State.DONE


def test_a_late_result_of_a_cancelled_run_is_kept(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=1.5, cancel_running="late")

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session)
            await until(session, row, lambda r: r.state is State.IN_PROGRESS)
            await session.cancel(row)
            await until(session, row, lambda r: r.cancel_accepted_at is not None)
            practice_router.settings(speed=50)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert request.state is State.LATE_RESULT
    assert request.works[0].path


def test_without_funds_it_waits_with_its_key(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(credits=0)

    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await submit(session)
            await until(session, row, lambda r: r.hold is Hold.CREDITS)
            practice_router.settings(credits=1000)
            await session.send_again(row)
            return await until(session, row, lambda r: r.state.terminal)

    assert asyncio.run(main()).state is State.DONE
    counts = practice_router.counts()
    assert (counts["runs"], len(counts["keys"])) == (1, 1)


def test_without_a_key_everything_waits_for_one(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path, key=None) as session:
            row = await submit(session)
            request = await until(session, row, lambda r: r.hold is Hold.KEY)
            assert request.failure is not None
            assert session.desk.account_state().needs_key

    asyncio.run(main())
    assert practice_router.counts()["runs"] == 0

    async def later() -> Request:
        async with core(practice_router, tmp_path) as session:
            session.key_changed()
            (row,) = [request.id for request in session.desk.requests()]
            return await until(session, row, lambda r: r.state.terminal)

    assert asyncio.run(later()).state is State.DONE


def test_what_is_here_is_saved_although_others_wait_for_a_key(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def first() -> str:
        async with core(practice_router, tmp_path) as session:
            practice_router.fault(route="result", model=SKETCH, kind="status", status=503, count=0)
            practice_router.fault(route="asset", kind="status", status=503, count=0)
            for row in [await submit(session, prompt=f"view {n}") for n in range(3)]:
                await until(session, row, lambda r: r.state is State.COLLECTING and r.trouble is not None)
            last = await submit(session, model=PANELS, prompt="here already")
            await until(session, last, lambda r: r.raw_path is not None and r.trouble is not None)
            return last

    async def second(here: str) -> None:
        async with core(practice_router, tmp_path, key=None, start=False) as session:
            session.require_key()
            await session.start()
            await until(session, here, lambda r: r.state is State.DONE, 15)

    here = asyncio.run(first())
    practice_router.clear_faults()
    asyncio.run(second(here))


def test_bytes_that_cannot_be_queued_run_directly(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(SPOKEN, json.dumps({"text": "Good morning."}).encode(), prompt="Good", seed=None)
            refused = await until(session, row, lambda r: r.state.terminal)
            assert refused.failure is not None
            assert refused.failure.bucket == Bucket.NOT_ENABLED
            await session.run_directly(row)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    assert (request.state, request.delivery) == (State.DONE, Delivery.DIRECT)
    (work,) = request.works
    assert (work.kind, Path(work.path or "").suffix) in (("audio", ".mp3"), ("audio", ".wav"))
    assert practice_router.counts()["charges"] == 1


def test_a_film_lands_whole(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            row = await session.submit(REEL, json.dumps({"prompt": "waves"}).encode(), prompt="waves", seed=None)
            return await until(session, row, lambda r: r.state.terminal)

    request = asyncio.run(main())
    (film,) = request.works
    assert film.media_type == "video/mp4"
    assert film.duration
    assert Path(film.path or "").read_bytes()[4:8] == b"ftyp"
    assert [output.path for output in request.outputs if output.role is Role.VARIANT] == [None]


def test_limits_hold_requests_here(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=2)

    async def main() -> None:
        async with core(practice_router, tmp_path, limits=Limits(a_model=2, in_all=3)) as session:
            rows = [await submit(session, prompt=f"n {n}") for n in range(5)]
            await until(session, rows[1], lambda r: r.state is State.IN_QUEUE or r.state is State.IN_PROGRESS)
            states = [session.desk.get(row).state for row in rows]  # type: ignore[union-attr]
            assert states.count(State.WAITING) == 3
            practice_router.settings(speed=100)
            assert {request.state for request in await until_ended(session, rows)} == {State.DONE}

    asyncio.run(main())


def test_a_removed_row_is_not_sent_until_it_is_put_back(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> Request:
        async with core(practice_router, tmp_path) as session:
            await session.set_paused(True)
            row = await submit(session)
            await session.remove(row)
            await session.set_paused(False)
            other = await submit(session, prompt="another")
            await until(session, other, lambda r: r.state.terminal)
            assert practice_router.counts()["runs"] == 1
            await session.restore(row)
            return await until(session, row, lambda r: r.state.terminal)

    assert asyncio.run(main()).state is State.DONE


def test_pausing_keeps_everything_here(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            await session.set_paused(True)
            row = await submit(session)
            await session.models()  # a round trip to the Router: time enough for a submit that is not held
            assert practice_router.counts()["runs"] == 0
            await session.set_paused(False)
            assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE

    asyncio.run(main())


def test_closing_with_five_running_and_opening_again_collects_all_five(
    practice_router: PracticeProcess,
    tmp_path: Path,
) -> None:
    practice_router.settings(speed=5)

    async def first() -> list[str]:
        async with core(practice_router, tmp_path, limits=Limits(5, 16)) as session:
            rows = [await submit(session, prompt=f"number {n}") for n in range(5)]
            for row in rows:
                await until(session, row, lambda r: r.handle is not None)
            return rows

    async def second(rows: list[str]) -> list[Request]:
        async with core(practice_router, tmp_path) as session:
            return await until_ended(session, rows)

    rows = asyncio.run(first())
    practice_router.settings(speed=100)
    requests = asyncio.run(second(rows))
    assert [request.state for request in requests] == [State.DONE] * 5
    assert len({request.works[0].path for request in requests}) == 5
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"]) == (5, 5)


CHILD = """
import asyncio, sys
from pathlib import Path
from types import SimpleNamespace
from core_session import body, core, until, SKETCH
from comfy_desk.domain.request import State
async def main():
    async with core(SimpleNamespace(url=sys.argv[1]), Path(sys.argv[2])) as session:
        rows = [await session.submit(SKETCH, body(f"number {n}"), prompt=f"number {n}", seed=None) for n in range(3)]
        wanted = sys.argv[3]
        await until(session, rows[0], lambda r: str(r.state) == wanted or r.state.terminal)
        print("there", flush=True)
        await asyncio.sleep(60)
asyncio.run(main())
"""


@pytest.mark.parametrize("state", ["waiting", "sending", "in_queue", "in_progress", "collecting", "done"])
def test_a_killed_program_loses_nothing_and_pays_once(
    practice_router: PracticeProcess,
    tmp_path: Path,
    state: str,
) -> None:
    practice_router.settings(speed=20)
    if state == "sending":
        practice_router.fault(route="submit", kind="stall", count=3, after=True, seconds=30)
    if state == "collecting":
        practice_router.fault(route="result", kind="stall_body", count=3, seconds=30)
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1])}
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, practice_router.url, str(tmp_path), state],
        stdout=subprocess.PIPE,
        env=environment,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == b"there\n"
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    practice_router.clear_faults()

    async def again() -> list[Request]:
        async with core(practice_router, tmp_path) as session:
            return await until_ended(session, [request.id for request in session.desk.requests()])

    requests = asyncio.run(again())
    counts = practice_router.counts()
    assert {request.state for request in requests} == {State.DONE}
    assert (counts["runs"], counts["charges"]) == (len(requests), len(requests))
    assert all(use["runs"] == 1 and use["bodies"] == 1 for use in counts["keys"].values())
    assert len({request.works[0].path for request in requests}) == len(requests)
    assert not list(tmp_path.rglob("*.part"))
    pictures = [path for path in saved(tmp_path) if path.suffix == ".png"]
    assert len(pictures) == len(requests)


def test_a_router_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    from practice_process import launch_practice

    router = launch_practice(speed=50)

    async def main() -> None:
        async with core(router, tmp_path) as session:
            router.process.send_signal(signal.SIGSTOP)
            row = await submit(session)
            await until(session, row, lambda r: r.state is State.SENDING)
            router.process.send_signal(signal.SIGCONT)
            assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE

    try:
        asyncio.run(main())
    finally:
        router.stop()


def test_nobody_there_is_said_and_survived(tmp_path: Path) -> None:
    from practice_process import launch_practice

    router = launch_practice()
    router.stop()

    async def main() -> Request:
        async with core(router, tmp_path) as session:
            row = await submit(session)
            request = await until(session, row, lambda r: r.hold is Hold.OFFLINE)
            assert session.desk.account_state().offline_since is not None
            return request

    request = asyncio.run(main())
    assert request.failure is not None
    assert request.failure.reason == "not_sent"
    assert not request.maybe_sent


def test_a_row_removed_long_ago_stays_for_its_work_and_is_forgotten_with_it(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    month = 31 * 86_400.0
    thrown: list[Path] = []

    async def first() -> Request:
        async with core(practice_router, tmp_path) as session:
            rows = [await submit(session, prompt=f"view {n}") for n in range(2)]
            done = (await until_ended(session, rows))[0]
            await session.remove(done.id)
            return done

    async def later() -> None:
        async with core(practice_router, tmp_path, clock=Clock(wall=lambda: time.time() + month)) as session:
            session.library._trash._throw_away = lambda path: (thrown.append(path), path.unlink())
            await session._purge()
            (entry,) = await session.library.of_request(done.id)
            assert await session.body(done.id)  # it can be run again
            await session.library.trash([entry.id])
            await session._purge()
            assert session.desk.get(done.id) is not None  # it can be taken out again
            assert (await session.library.empty_trash()).count == 1
            assert [request.id for request in session.desk.everything()] != []
            assert done.id not in {request.id for request in session.desk.everything()}
            assert len((await session.library.find(Search())).ids) == 1

    done = asyncio.run(first())
    asyncio.run(later())
    assert not (tmp_path / "data" / "results" / done.id).exists()
    path = Path(done.works[0].path or "")
    assert thrown == [path, path.with_name(f"{path.stem}.comfy.json"), path.with_name(f"{path.stem}.answer.json")]
