"""Attacks on acts while something else happens: accounts that change, acts that come twice, bodies that are lost."""

from __future__ import annotations

import asyncio
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest
from core_session import SKETCH, body, core, until
from practice_process import KEY, PracticeProcess

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Hold, State
from comfy_desk.services.api import Wish
from comfy_desk.services.session import Session

STUDIO, STUDIO_KEY = "account-studio", "comfyui-studio-two"


def submitted_elsewhere(router: PracticeProcess, key: str = KEY) -> str:
    headers = {"X-API-Key": key, "Idempotency-Key": str(uuid.uuid4()), "Content-Type": "application/json"}
    answer = httpx.post(f"{router.url}/v2/models/{SKETCH}/requests", content=body("elsewhere"), headers=headers)
    return str(answer.json()["request_id"])


async def with_studio(session: Session, router: PracticeProcess, chosen: bool = False) -> None:
    await session.open_account(Account(STUDIO, "Studio", router.url))
    if chosen:
        await session.choose_account(STUDIO)


def test_a_batch_goes_to_the_account_that_it_was_made_for(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path, keys={STUDIO: STUDIO_KEY}, start=False) as session:
            await with_studio(session, practice_router)
            wishes = [Wish(SKETCH, body(f"number {n}")) for n in range(50)]
            making = asyncio.create_task(session.submit_batch("fifty", wishes))
            await asyncio.sleep(0.01)
            await session.choose_account(STUDIO)
            await making
            assert {request.account for request in session.desk.requests()} == {"practice"}
            one = asyncio.create_task(session.submit(SKETCH, body("for the studio"), prompt="", seed=None))
            await asyncio.sleep(0)
            await session.choose_account("practice")
            made = session.desk.get(await one)
            assert made is not None
            assert made.account == STUDIO

    asyncio.run(main())


def test_nothing_is_made_for_an_account_that_closes_meanwhile(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path, keys={STUDIO: STUDIO_KEY}, start=False) as session:
            await with_studio(session, practice_router, chosen=True)
            first = await session.submit(SKETCH, body("first"), prompt="", seed=None)
            acts: list[Any] = [
                session.submit(SKETCH, body("one"), prompt="", seed=None),
                session.submit_batch("two", [Wish(SKETCH, body("two"))]),
                session.run_again(first),
            ]
            making = [asyncio.create_task(act) for act in acts]
            await asyncio.sleep(0)
            await session.choose_account("practice")
            closing = asyncio.create_task(session.close_account(STUDIO))
            told = await asyncio.gather(*making, return_exceptions=True)
            await closing
            assert all(isinstance(one, DeskError) for one in told[:2]), told
            # Running again goes with the account that is here, or not at all.
            again = [r for r in session.desk.requests() if r.id != first]
            assert [r.account for r in again] in ([], ["practice"])
            assert session.desk.batches() == ()

    asyncio.run(main())


def test_adopting_the_same_twice_at_once_makes_one_row(practice_router: PracticeProcess, tmp_path: Path) -> None:
    theirs = submitted_elsewhere(practice_router)

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            rows = await asyncio.gather(*(session.adopt(SKETCH, word) for word in (theirs, theirs.upper(), theirs)))
            assert len(set(rows)) == 1
            assert (await until(session, rows[0], lambda r: r.state.terminal)).state is State.DONE
            assert await session.adopt(SKETCH, theirs) == rows[0]

    asyncio.run(main())
    assert practice_router.counts()["runs"] == 1


def test_what_another_open_account_follows_already_is_not_taken_in_again(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 1.0}, fixed_retry_after=1)

    async def main() -> None:
        async with core(practice_router, tmp_path, keys={STUDIO: KEY}) as session:  # two accounts with one key
            row = await session.submit(SKETCH, body("mine"), prompt="", seed=None)
            mine = await until(session, row, lambda r: r.handle is not None)
            await with_studio(session, practice_router, chosen=True)
            assert await session.adopt(SKETCH, mine.request_id or "") == row
            assert len(session.desk.requests()) == 1

    asyncio.run(main())


def test_an_adopted_row_is_not_gone_because_another_workspaces_key_cannot_read_it(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 3.0}, fixed_retry_after=1)
    theirs = submitted_elsewhere(practice_router)

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            row = await session.adopt(SKETCH, theirs)
        async with core(practice_router, tmp_path, key="comfyui-another-workspace") as session:
            asked = await until(session, row, lambda r: r.trouble is not None)
            assert (asked.misses, asked.state.followed) == (0, True)
        async with core(practice_router, tmp_path) as session:
            assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE

    asyncio.run(main())


def test_what_is_adopted_after_its_end_is_collected_or_told(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=1000.0)
    ended = {how: submitted_elsewhere(practice_router) for how in ("done", "cancelled")}
    url = f"{practice_router.url}/v2/models/{SKETCH}/requests/{ended['cancelled']}/cancel"
    assert httpx.put(url, headers={"X-API-Key": KEY}).status_code in (202, 409)

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            for how, theirs in ended.items():
                row = await until(session, await session.adopt(SKETCH, theirs), lambda r: r.state.terminal)
                assert row.state in (
                    (State.DONE,) if how == "done" else (State.CANCELLED, State.LATE_RESULT, State.DONE)
                )
            practice_router.fault(route="status", kind="status", status=410, bucket="", count=1)
            with pytest.raises(DeskError, match="24 hours"):
                await session.adopt(SKETCH, str(uuid.uuid4()))

    asyncio.run(main())


def test_one_row_whose_body_is_lost_keeps_nobody_else_from_going_when_there_are_funds(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path, key="comfyui-poor-artist") as session:
            rows = [await session.submit(SKETCH, body(f"n {n}"), prompt="", seed=None) for n in range(3)]
            await until(session, rows[0], lambda r: r.hold is Hold.CREDITS)
            for row in rows[1:]:  # those that were on their way are refused as well: the word is for what waits by then
                await until(session, row, lambda r: r.state is State.WAITING)
            practice_router.settings(credits=1000.0)
            whole = session._store.body

            async def wounded(request_id: str) -> bytes:
                if request_id == rows[0]:
                    raise DeskError("What was to be sent is lost.")
                return await whole(request_id)

            monkeypatch.setattr(session._store, "body", wounded)
            with pytest.raises(DeskError, match="lost"):
                await session.send_held(Hold.CREDITS)
            for row in rows[1:]:
                await until(session, row, lambda r: r.state.terminal)
            assert not session.desk.account_state().needs_credits
            lost = session.desk.get(rows[0])
            assert lost is not None
            assert lost.hold is Hold.CREDITS

    asyncio.run(main())


def test_a_row_of_a_batch_that_is_sent_now_goes_before_the_others(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(speed=100.0)

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            await session.set_paused(True)
            await session.submit_batch("five", [Wish(SKETCH, body(f"n {n}"), f"n {n}") for n in range(5)])
            line = [r.id for r in sorted(session.desk.requests(), key=lambda r: r.order)]
            for row in (line[4], line[3]):
                await session.send_again(row)
                await until(session, row, lambda r: r.state.terminal)
            assert practice_router.counts()["runs"] == 2
            await session.hold_back([line[2]])
            await session.send_again(line[2])
            places = {r.id: r.order for r in session.desk.requests()}
            assert places[line[2]] < min(places[line[0]], places[line[1]])
            await session.cancel_waiting()

    asyncio.run(main())
