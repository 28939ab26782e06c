"""The artist's own limit: one cancel when it passes, said on the row; followed on until the server says the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from travelling import START, FakeRouter, Hands, Made, MemoryStore, accepted, follow, said, travel

from comfy_desk.domain.request import Delivery, State
from comfy_desk.services.deadlines import Deadlines


@asynccontextmanager
async def limited(made: Made) -> AsyncIterator[None]:
    deadlines = Deadlines(made.desk._desk, made.hands.clock())
    deadlines.start()
    try:
        yield
    finally:
        await deadlines.aclose()


def test_one_cancel_is_asked_for_and_it_is_followed_to_its_end() -> None:
    async def main() -> None:
        waits = [said("IN_PROGRESS", pace=20.0)] * 20
        router = FakeRouter(submits=[accepted()], statuses=[*waits, said("COMPLETED")])
        async with follow(router) as made, limited(made):
            await made.add(deadline=100.0)
            asked = await made.until(lambda r: r.cancel_asked_at is not None)
            assert asked.queued_at is not None
            assert asked.deadline_passed_at is not None
            assert 0 <= asked.deadline_passed_at - (asked.queued_at + 100.0) < 2.0
            assert asked.state is State.IN_PROGRESS  # nothing is claimed
            await made.until(lambda r: r.state is State.COLLECTING)
            assert len(router.times("cancel")) == 1
            assert made.row().cancel_accepted_at is not None

    travel(main())


def test_what_ended_in_time_or_has_no_limit_is_left_alone() -> None:
    async def main() -> None:
        router = FakeRouter(statuses=[said("COMPLETED")])
        async with follow(router) as made, limited(made):
            await made.add(deadline=100.0)
            await made.until(lambda r: r.state is State.COLLECTING)
            await made.add("b")
            await made.until(lambda _r: made.hands.wall() > START + 5_000)
            assert router.times("cancel") == []

    travel(main())


def test_a_limit_that_passed_while_the_program_was_closed_is_due_at_once() -> None:
    async def main() -> None:
        store, router = MemoryStore(), FakeRouter(statuses=[said("IN_QUEUE", pace=60.0)])
        async with follow(router, store=store) as made:
            await made.add(deadline=500.0)
            await made.until(lambda r: r.state is State.IN_QUEUE)
        hands = Hands(shift=9_000.0)
        async with follow(router, store=store, hands=hands) as made, limited(made):
            row = await made.until(lambda r: r.cancel_accepted_at is not None, patience=30.0)
            assert row.deadline_passed_at is not None

    travel(main())


def test_a_direct_run_has_no_id_to_cancel_by() -> None:
    async def main() -> None:
        router = FakeRouter()
        async with follow(router) as made, limited(made):
            sent = {"delivery": Delivery.DIRECT, "state": State.OUTCOME_UNKNOWN, "maybe_sent": True}
            await made.add(
                first_sent_at=made.hands.wall(), next_check_at=made.hands.wall() + 5_000.0, deadline=60.0, **sent
            )
            row = await made.until(lambda r: r.deadline_passed_at is not None)
            assert row.cancel_asked_at is None
            assert not row.cancellable

    travel(main())
