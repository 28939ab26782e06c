"""Attacks on pauses, order and direct runs in a whole session: the last moment before the end, full disks, late news."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from core_session import SKETCH, body, core, until
from practice_process import PracticeProcess

from comfy_desk.domain.errors import Bucket, DeskError
from comfy_desk.domain.events import PAUSED_BY_FAILURES, PAUSED_BY_HAND
from comfy_desk.domain.request import Delivery, State
from comfy_desk.services import outbox
from comfy_desk.services.api import Wish


def test_a_pause_that_comes_in_the_last_moment_is_kept(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest of the batch would be sent at the next start, before anybody has looked."""

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            await session.set_limits(1, 1)
            start = session._tasks.start

            def too_late(name: str, work: Any) -> bool:  # the tasks have ended already
                if name != "pause":
                    return start(name, work)
                work.close()
                return False

            monkeypatch.setattr(session._tasks, "start", too_late)
            await session.submit_batch("wrong", [Wish(SKETCH, body("wrong", width=-5), "wrong") for _ in range(8)])
            while not session.desk.sending_paused:
                await asyncio.sleep(0.01)
        async with core(practice_router, tmp_path) as session:
            assert session.desk.pause_reason == PAUSED_BY_FAILURES
            assert sum(r.state is State.WAITING for r in session.desk.requests()) == 5
            await session.cancel_waiting()

    asyncio.run(main())
    assert practice_router.counts()["routes"]["submit"] == 3


def test_the_third_failure_while_everything_ends_counts(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            await session.set_limits(1, 1)
            for _ in range(2):
                row = await session.submit(SKETCH, body("wrong", width=-5), prompt="", seed=None)
                await until(session, row, lambda r: r.state is State.FAILED)
            session._brake._failures = 2  # a click lets go; a batch would not
            practice_router.fault(route="submit", kind="delay", seconds=0.3, count=1)
            await session.submit_batch("wrong", [Wish(SKETCH, body("wrong", width=-5), "wrong") for _ in range(3)])
            rows = sorted((r for r in session.desk.requests() if r.batch), key=lambda r: r.order)
            await until(session, rows[0].id, lambda r: r.state is State.SENDING)
        async with core(practice_router, tmp_path) as session:
            first = session.desk.get(rows[0].id)
            assert first is not None
            if first.state is State.FAILED:  # it was heard within the grace
                assert session.desk.pause_reason == PAUSED_BY_FAILURES
            await session.cancel_waiting()

    asyncio.run(main())


def test_pausing_works_although_the_disk_is_full_and_resuming_does_not(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> None:
        raise DeskError("The disk with the data folder is full.")

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            with monkeypatch.context() as patch:
                patch.setattr(session._remembered, "set", full)
                with pytest.raises(DeskError):
                    await session.set_paused(True)
                assert session.desk.pause_reason == PAUSED_BY_HAND
                with pytest.raises(DeskError):
                    await session.set_paused(False)
                assert session.desk.sending_paused
            await session.set_paused(False)
            assert not session.desk.sending_paused

    asyncio.run(main())


def test_a_model_that_neither_way_takes_is_tried_by_the_queue_again(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path, key="comfyui-noqueue-two") as session:
            practice_router.fault(route="run", kind="status", status=403, bucket="not_enabled", count=1)
            row = await session.submit(SKETCH, body("neither"), prompt="", seed=None)
            await until(session, row, lambda r: r.state is State.FAILED)
            await session.run_directly(row)
            assert session.needs_direct(SKETCH)
            failed = await until(session, row, lambda r: r.state is State.FAILED and r.delivery is Delivery.DIRECT)
            assert failed.failure is not None
            assert failed.failure.bucket == Bucket.NOT_ENABLED
            for _ in range(100):
                await asyncio.sleep(0.01)
                if not session.needs_direct(SKETCH):
                    break
            assert not session.needs_direct(SKETCH)
            later = await session.submit(SKETCH, body("later"), prompt="", seed=None)
            made = session.desk.get(later)
            assert made is not None
            assert made.delivery is Delivery.QUEUED

    asyncio.run(main())
    assert practice_router.counts()["runs"] == 0


def test_what_is_dropped_before_a_row_that_was_just_sent_goes_first_and_not_last(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 60.0})

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            await session.set_paused(True)
            await session.submit_batch("four", [Wish(SKETCH, body(f"n {n}"), f"n {n}") for n in range(4)])
            line = [r.id for r in outbox.waiting(session.desk.requests())]
            await session.send_again(line[0])
            await until(session, line[0], lambda r: r.state is not State.WAITING)
            await session.move([line[3]], line[0])
            assert [r.id for r in outbox.waiting(session.desk.requests())] == [line[3], line[1], line[2]]
            await session.cancel_waiting()

    asyncio.run(main())


def test_moving_often_between_the_same_two_leaves_a_batch_behind_what_is_submitted_by_hand(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            await session.set_paused(True)
            await session.submit(SKETCH, body("by hand"), prompt="by hand", seed=None)
            await session.submit_batch("thirty", [Wish(SKETCH, body(f"n {n}"), f"n {n}") for n in range(30)])
            line = [r.id for r in outbox.waiting(session.desk.requests())]
            for one in line[3:]:
                await session.move([one], line[2])
            later = await session.submit(SKETCH, body("later by hand"), prompt="later", seed=None)
            now_line = [r.id for r in outbox.waiting(session.desk.requests())]
            assert now_line == [line[0], later, line[1], *line[3:], line[2]]

    asyncio.run(main())


def test_a_batch_is_cancelled_while_its_rows_are_being_sent(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.settings(speed=1.0, durations={SKETCH: 60.0}, fixed_retry_after=1)
    practice_router.fault(route="submit", kind="delay", seconds=0.2, count=0)

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            batch = await session.submit_batch("ten", [Wish(SKETCH, body(f"n {n}")) for n in range(10)])
            rows = [r.id for r in outbox.waiting(session.desk.requests())]
            await session.hold_back([rows[9]])
            await until(session, rows[0], lambda r: r.state is State.SENDING)
            assert await session.cancel_batch(batch) == 10
            for row in rows:
                assert (await until(session, row, lambda r: r.state.terminal)).state is State.CANCELLED
            assert await session.cancel_batch(batch) == 0

    asyncio.run(main())
    counts = practice_router.counts()
    assert counts["runs"] <= 4  # those that were on their way
