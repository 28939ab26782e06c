"""Several accounts in one session on a real practice Router: each request is sent, read and collected with its own key."""

from __future__ import annotations

import asyncio
import functools
import uuid
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from core_session import SKETCH, body, core, until, until_ended
from practice_process import KEY, PracticeProcess

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.services.api import Wish
from comfy_desk.services.session import Session

STUDIO, STUDIO_KEY = "account-studio", "comfyui-studio-two"
OTHER_KEY = "comfyui-another-workspace"


def on_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Runs a coroutine of a test on a loop of its own."""

    @functools.wraps(test)
    def run(*arguments: Any, **fixtures: Any) -> None:
        asyncio.run(test(*arguments, **fixtures))

    return run


def studio(router: PracticeProcess) -> Account:
    return Account(STUDIO, "Studio Two", router.url)


async def ask(session: Session, prompt: str, **more: object) -> str:
    return await session.submit(SKETCH, body(prompt, **more), prompt=prompt, seed=None)


def waiting(request: Request) -> bool:
    return request.state is State.WAITING


@on_loop
async def test_both_go_on_whichever_is_chosen(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 1.5}, fixed_retry_after=1)
    async with core(practice_router, tmp_path, keys={STUDIO: STUDIO_KEY}) as session:
        await session.open_account(studio(practice_router))
        first = await ask(session, "sent by the first")
        await session.choose_account(STUDIO)
        second = await ask(session, "sent by the second")
        await until(session, first, lambda r: r.state.followed)
        assert (session.desk.get(first).account, session.desk.get(second).account) == ("practice", STUDIO)
    # Both are under way; the next start knows both accounts and follows both.
    async with core(practice_router, tmp_path, keys={STUDIO: STUDIO_KEY}) as session:
        await session.open_account(studio(practice_router))
        for request in await until_ended(session, [first, second]):
            assert request.state is State.DONE, request
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"], counts["early_polls"]) == (2, 2, 0)
    assert [account["runs"] for account in counts["by_account"].values() if account.get("runs")] == [1, 1]


@on_loop
async def test_rows_of_an_account_that_is_not_here_are_left_alone(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 1.0}, fixed_retry_after=1)
    async with core(practice_router, tmp_path, keys={STUDIO: STUDIO_KEY}) as session:
        await session.open_account(studio(practice_router))
        await session.choose_account(STUDIO)
        row = await ask(session, "the studio's")
        await until(session, row, lambda r: r.state.followed)
        assert session.unfinished(STUDIO) == 1
        with pytest.raises(DeskError, match="in use"):
            await session.close_account(STUDIO)
        await session.choose_account("practice")
        await session.close_account(STUDIO)
        polls = practice_router.counts()["routes"].get("status", 0)
        for act in (session.cancel, session.send_again, session.check_again, session.run_directly):
            with pytest.raises(DeskError, match="not here any more"):
                await act(row)
        mine = await ask(session, "mine")
        await until(session, mine, lambda r: r.state.terminal)
        assert not session.desk.get(row).state.terminal
        again = await session.run_again(row)  # with the account that is here
        assert session.desk.get(again).account == "practice"
        assert polls <= practice_router.counts()["routes"]["status"]
        await session.open_account(studio(practice_router))
        assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE


@on_loop
async def test_a_key_of_another_workspace_is_asked_about_before_anything_is_sent_again(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.fault(route="submit", kind="drop_after", count=1)
    practice_router.fault(route="submit", kind="drop_before", count=0)
    async with core(practice_router, tmp_path) as session:
        row = await ask(session, "sent, and no answer came")
        unknown = await until(session, row, lambda r: r.state is State.OUTCOME_UNKNOWN)
        assert unknown.key_mark is not None
        assert KEY not in unknown.key_mark
    practice_router.clear_faults()
    async with core(practice_router, tmp_path, key=OTHER_KEY) as session:
        held = await until(session, row, waiting)
        assert held.hold is Hold.OTHER_KEY
        assert held.maybe_sent
        await asyncio.sleep(0)
        assert practice_router.counts()["runs"] == 1
    # With the key that it was sent with it goes on by itself only after the artist's word, for it asked once.
    async with core(practice_router, tmp_path) as session:
        await session.send_again(row)
        assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"]) == (1, 1)


@on_loop
async def test_another_key_makes_no_row_gone(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 2.0}, fixed_retry_after=1)
    async with core(practice_router, tmp_path) as session:
        row = await ask(session, "under the old key")
        await until(session, row, lambda r: r.state.followed)
    async with core(practice_router, tmp_path, key=OTHER_KEY) as session:
        asked = await until(session, row, lambda r: r.trouble is not None)
        assert asked.state.followed
        assert asked.misses == 0
        assert asked.trouble is not None
        assert asked.trouble.status == 404
    async with core(practice_router, tmp_path) as session:
        assert (await until(session, row, lambda r: r.state.terminal)).state is State.DONE


@on_loop
async def test_a_request_submitted_elsewhere_is_taken_in(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 1.2}, fixed_retry_after=1)
    headers = {"X-API-Key": KEY, "Idempotency-Key": str(uuid.uuid4()), "Content-Type": "application/json"}
    elsewhere = httpx.post(
        f"{practice_router.url}/v2/models/{SKETCH}/requests", content=body("elsewhere"), headers=headers
    )
    theirs = elsewhere.json()["request_id"]
    async with core(practice_router, tmp_path) as session:
        with pytest.raises(DeskError, match="does not know this request"):
            await session.adopt(SKETCH, str(uuid.uuid4()))
        with pytest.raises(DeskError, match="not the id"):
            await session.adopt(SKETCH, "../../balance")
        with pytest.raises(DeskError, match="not the name of a model"):
            await session.adopt("Nonsense", theirs)
        assert session.desk.requests() == ()
        row = await session.adopt(SKETCH, f" {theirs}\n")
        assert await session.adopt(SKETCH, theirs) == row
        done = await until(session, row, lambda r: r.state.terminal)
        assert done.state is State.DONE
        assert done.adopted
        assert all(output.path and Path(output.path).is_file() for output in done.works)
        with pytest.raises(DeskError, match="not known here"):
            await session.run_again(row)
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"]) == (1, 1)


@on_loop
async def test_a_batch_waits_for_what_is_submitted_by_hand(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=100.0)
    async with core(practice_router, tmp_path) as session:
        await session.set_limits(1, 1)
        await session.set_paused(True)
        wishes = [Wish(SKETCH, body(f"of a batch {n}"), f"of a batch {n}") for n in range(4)]
        batch = await session.submit_batch("  four\nof them ", wishes)
        by_hand = await ask(session, "by hand")
        line = [r.id for r in sorted(session.desk.requests(), key=lambda r: r.order)]
        assert line[0] == by_hand
        assert len(line) == 5
        await session.send_next([line[-1]])
        await session.move([line[1]], None)
        await session.hold_back([line[2]])
        sent: list[str] = []
        session.desk.subscribe(
            lambda event: (
                sent.append(event.request.id)
                if getattr(event, "request", None) and event.request.state is State.SENDING
                else None
            )
        )
        await session.set_paused(False)
        expected = [line[4], line[0], line[3], line[1]]
        await until_ended(session, expected)
        assert sent == expected
        assert session.desk.get(line[2]).hold is Hold.PAUSED
        assert await session.cancel_batch(batch) == 1
        assert session.desk.get(line[2]).state is State.CANCELLED
        assert [one.name for one in session.desk.batches()] == ["four of them"]
        await session.rename_batch(batch, "renamed")
    async with core(practice_router, tmp_path, start=False) as session:
        assert [one.name for one in session.desk.batches()] == ["renamed"]
        assert {r.batch for r in session.desk.requests()} == {batch, None}


@on_loop
async def test_three_failures_in_a_row_stop_the_rest(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=200.0)
    async with core(practice_router, tmp_path) as session:
        await session.set_limits(1, 1)
        wrong = body("wrong", width=-5)
        await session.submit_batch("wrong", [Wish(SKETCH, wrong, "wrong") for _ in range(8)])
        rows = [r.id for r in sorted(session.desk.requests(), key=lambda r: r.order)]
        await until_ended(session, rows[:3])
        assert session.desk.pause_reason == "failures"
        assert all(session.desk.get(row).state is State.WAITING for row in rows[3:])
        assert practice_router.counts()["routes"]["submit"] == 3
    async with core(practice_router, tmp_path) as session:  # it is remembered
        assert session.desk.pause_reason == "failures"
        await session.correct(rows[0], body("right"), prompt="right", seed=None)
        await session.send_again(rows[0])  # the artist's word passes the pause
        fixed = await until(session, rows[0], lambda r: r.state.terminal)
        assert fixed.state is State.DONE
        assert fixed.prompt == "right"
        assert practice_router.counts()["routes"]["submit"] == 4
        await session.cancel_waiting()
    assert practice_router.counts()["runs"] == 1


@on_loop
async def test_one_refusal_for_want_of_credits_speaks_for_the_account(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    async with core(practice_router, tmp_path, key="comfyui-poor-artist") as session:
        await session.set_limits(1, 1)
        rows = [await ask(session, f"number {n}") for n in range(4)]
        await until(session, rows[0], lambda r: r.hold is Hold.CREDITS)
        assert session.desk.account_state().needs_credits
        key = session.desk.get(rows[0]).key
        assert practice_router.counts()["routes"]["submit"] == 1
        practice_router.settings(credits=1000.0)
        assert await session.send_held(Hold.CREDITS) == 1
        ended = await until_ended(session, rows)
        assert [r.state for r in ended] == [State.DONE] * 4
        assert ended[0].key == key
        assert not session.desk.account_state().needs_credits
    counts = practice_router.counts()
    assert (counts["runs"], counts["charges"], counts["routes"]["submit"]) == (4, 4, 5)


@on_loop
async def test_what_has_to_run_directly_is_remembered(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=100.0)
    async with core(practice_router, tmp_path, key="comfyui-noqueue-one") as session:
        row = await ask(session, "not for the queue")
        refused = await until(session, row, lambda r: r.state.terminal)
        assert refused.failure is not None
        assert refused.failure.bucket == "not_enabled"
        assert not session.needs_direct(SKETCH)  # nobody has chosen it yet
        await session.run_directly(row)
        done = await until(session, row, lambda r: r.state.terminal)
        assert (done.state, done.delivery, done.key) == (State.DONE, Delivery.DIRECT, refused.key)
        assert session.needs_direct(SKETCH)
    async with core(practice_router, tmp_path, key="comfyui-noqueue-one") as session:
        assert session.needs_direct(SKETCH)
        again = await ask(session, "directly at once")
        assert (await until(session, again, lambda r: r.state.terminal)).state is State.DONE
        assert practice_router.counts()["routes"]["submit"] == 1
        await session.try_queue(SKETCH)
        third = await ask(session, "the queue once more")
        assert session.desk.get(third).delivery is Delivery.QUEUED
