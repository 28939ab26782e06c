"""Attacks on the outbox: clocks that are set while a key waits, dams that could stay shut, places that nobody gives back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from consequences import BODY, DIRECT, STATUS, SUBMIT, Wire, services
from travelling import (
    START,
    FakeRouter,
    Hands,
    MemoryStore,
    accepted,
    dead_line,
    follow,
    no_line,
    refused,
    said,
    travel,
)

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.services.admission import KeyAges, Limits, takes_a_place

HOUR = 3_600.0


@pytest.mark.parametrize("back", [HOUR, 12 * HOUR, 22 * HOUR])
def test_a_key_grows_old_whatever_the_wall_clock_is_set_to(back: float) -> None:
    """Re-sent after the Router has forgotten it, it would buy the run a second time."""
    router = FakeRouter(submits=[dead_line()])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await made.until(lambda r: r.state is State.OUTCOME_UNKNOWN)
            await asyncio.sleep(22.9 * HOUR)
            made.hands.shift -= back
            asked = len(router.times("submit"))
            await asyncio.sleep(600.0)
            row = await made.until(lambda r: r.state is State.WAITING, patience=HOUR)
            assert row.hold is Hold.ASK
            assert router.times("submit")[-1] - router.times("submit")[0] < 23.1 * HOUR
            assert len(router.times("submit")) - asked < 12
            await made.desk.apply("a", seen.SendAgainAsked(made.hands.wall()))
            await asyncio.sleep(600.0)
            assert made.row().state is State.OUTCOME_UNKNOWN  # the artist's word gives it a new day

    travel(main())


def test_the_age_of_a_key_is_the_older_of_both_and_is_forgotten_with_it() -> None:
    wall, steady = [START + 50.0], [0.0]
    ages = KeyAges(lambda: wall[0], lambda: steady[0])
    row = Request("a", "acc", "kiln/one", "k", "00", 2, "", None, START, first_sent_at=START)
    assert ages.of(row) == 0.0
    ages.note(row)
    steady[0], wall[0] = 100.0, START - 9_999.0
    ages.note(row)
    assert ages.of(row) == 150.0
    again = replace(row, first_sent_at=START + 7.0)
    assert ages.of(again) == 0.0
    ages.note(again)
    assert ages.of(again) == 0.0
    ages.note(replace(row, first_sent_at=None))
    assert ages.of(row) == 0.0


def test_a_direct_run_that_is_held_for_minutes_is_no_word_on_the_line(tmp_path: Path) -> None:
    """Nobody asks about anything meanwhile, so nobody would find out that the line is back."""
    wire = Wire({f"{DIRECT} kiln/direct": ["dead silent"]}, status={"status": "IN_QUEUE"})

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add("held", body=BODY, model="kiln/direct", delivery=Delivery.DIRECT)
            await made.until(lambda r: r.state is State.SENDING, "held")
            await asyncio.sleep(1.0)
            for _ in range(2):
                made.gate.note_failure(Failure("not_sent"))
            assert made.gate.offline
            await made.add("next", body=BODY)
            await made.until(lambda r: r.handle is not None, "next", patience=30.0)
            assert made.row("held").state is State.SENDING

    travel(main())


def test_rows_that_this_key_may_not_read_take_no_place() -> None:
    """From an earlier run, sent with another workspace's key: they are followed for days, and nothing else would be sent."""
    base = accepted(request_id="old").handle
    old = Request(
        "old", "acc", "kiln/one", "key-old", "00", 2, "", None, START, state=State.IN_QUEUE, hold=None, handle=base,
        key_mark="another", queued_at=START, sends=1, first_sent_at=START,
    )  # fmt: skip
    store = MemoryStore()
    store.kept["old"], store.bodies["old"] = old, b"{}"
    router = FakeRouter(statuses=[refused(404, Bucket.REQUEST_NOT_FOUND)])

    async def main() -> None:
        async with follow(router, store=store, limits=Limits(1, 1)) as made:
            for service in (made.submitter, made.poller):
                service._key_mark = lambda: "mine"  # type: ignore[union-attr]
            await made.until(lambda r: r.trouble is not None, "old", patience=60.0)
            await made.add("new")
            made.submitter.sweep()
            await made.until(lambda r: r.handle is not None, "new", patience=10.0)
            assert made.row("old").state is State.IN_QUEUE

    travel(main())
    told = Failure("refused", 404)
    assert takes_a_place(old, "mine")  # nobody has been told anything yet
    assert takes_a_place(replace(old, trouble=told), "another")
    assert takes_a_place(replace(old, trouble=told, key_mark=None), "mine")
    assert not takes_a_place(replace(old, trouble=told), "mine")


def test_rows_at_the_router_from_an_earlier_run_hold_the_only_place_until_they_end() -> None:
    store = MemoryStore()
    handle = accepted(request_id="old").handle
    for name in ("old", "older"):
        store.kept[name] = Request(
            name, "acc", "kiln/one", f"key-{name}", "00", 2, "", None, START, state=State.IN_PROGRESS, hold=None,
            handle=replace(handle, request_id=name), queued_at=START, sends=1, first_sent_at=START,
        )  # fmt: skip
        store.bodies[name] = b"{}"
    ended: set[str] = set()
    router = FakeRouter()

    async def main() -> None:
        async def status(handle: Any) -> Any:
            router.calls.append(("status", 0.0, handle.request_id))
            return said("COMPLETED" if handle.request_id in ended else "IN_PROGRESS", request_id=handle.request_id)

        router.status = status  # type: ignore[method-assign]
        async with follow(router, store=store, limits=Limits(1, 1)) as made:
            await made.add("new")
            await asyncio.sleep(100.0)
            assert router.times("submit") == []
            ended.add("old")
            await asyncio.sleep(100.0)
            assert router.times("submit") == []  # the other one is still there
            ended.add("older")
            await made.until(lambda r: r.handle is not None, "new", patience=20.0)

    travel(main())


@pytest.mark.parametrize("known", [True, False], ids=["never sent", "perhaps sent"])
def test_a_key_taken_away_in_the_moment_of_its_turn_sends_and_asks_nothing(known: bool) -> None:
    marks: list[str | None] = ["one"]
    router = FakeRouter(submits=[dead_line(), accepted()] if not known else [accepted()])

    async def main() -> None:
        async with follow(router) as made:
            made.submitter._key_mark = lambda: marks[0]
            if not known:
                await made.add()
                await made.until(lambda r: r.state is State.OUTCOME_UNKNOWN)
            asked = len(router.times("submit"))
            turn = made.gate.turn

            def taken_away(urgency: Any) -> Any:  # its turn has come; before it goes on, the key is removed
                made.gate.turn = turn  # type: ignore[method-assign]

                class Turn:
                    async def __aenter__(self) -> int:
                        self.inner = turn(urgency)
                        number = await self.inner.__aenter__()
                        marks[0] = None
                        made.gate.require_key()
                        return number

                    async def __aexit__(self, *error: Any) -> None:
                        await self.inner.__aexit__(*error)

                return Turn()

            made.gate.turn = taken_away  # type: ignore[method-assign]
            if known:
                await made.add()
            await made.until(lambda _r: made.gate.needs_key, patience=200.0)
            await asyncio.sleep(600.0)
            assert len(router.times("submit")) == asked
            assert made.row().hold is not Hold.OTHER_KEY
            marks[0] = "one"
            made.gate.key_changed()
            await made.until(lambda r: r.handle is not None, patience=60.0)

    travel(main())


def test_a_dam_opens_when_the_only_one_that_probes_is_taken_away() -> None:
    """Backlog and line: the row that asks now and then may be cancelled, held back or removed by the artist."""

    async def main(stop: Any, answer: Any) -> None:
        router = FakeRouter(submits=[answer, answer, accepted()])
        async with follow(router, limits=Limits(1, 1)) as made:
            await made.add("a")
            await made.add("b")
            await made.until(lambda r: r.hold in (Hold.OFFLINE, Hold.BACKLOG), "a")
            await made.desk.apply("a", stop(made.hands.wall()))
            await made.until(lambda r: r.handle is not None, "b", patience=300.0)
            state = made.desk.account_state()
            assert (state.backlog_full, state.offline_since) == (False, None)

    for answer in (no_line(), refused(429, Bucket.QUEUE_BACKLOG_FULL, 20.0)):
        for stop in (seen.CancelAsked, seen.Removed, lambda at: seen.Held(at, Hold.PAUSED)):
            travel(main(stop, answer))


def test_a_need_of_credits_is_over_when_one_is_taken_and_not_before() -> None:
    router = FakeRouter(submits=[refused(402, Bucket.INSUFFICIENT_CREDITS), accepted(), accepted(request_id="r-2")])

    async def main() -> None:
        async with follow(router, limits=Limits(1, 4)) as made:
            await made.add("a")
            await made.add("b")
            await made.until(lambda r: r.hold is Hold.CREDITS, "a")
            await made.desk.apply("a", seen.CancelAsked(made.hands.wall()))  # the one that was refused is given up
            await asyncio.sleep(600.0)
            assert made.row("b").hold is Hold.READY
            assert len(router.times("submit")) == 1
            await made.desk.apply("b", seen.SendAgainAsked(made.hands.wall()))
            await made.until(lambda r: r.handle is not None, "b", patience=10.0)
            assert not made.desk.account_state().needs_credits

    travel(main())


def test_a_direct_run_is_one_run_whatever_line_router_and_restart_do(tmp_path: Path) -> None:
    """A dead line after minutes, 409 and 504 with a time, a quit in the middle: same key, same bytes, same route."""
    wire = Wire(
        {DIRECT: ["dead after", "504 deadline_exceeded +30", "409 concurrency_limit_exceeded +5", "dead silent"]}
    )
    store = MemoryStore()

    async def first() -> None:
        async with services(wire, tmp_path, store=store) as made:
            await made.add(body=BODY, delivery=Delivery.DIRECT)
            await made.until(lambda _r: len(wire.of(DIRECT)) == 4)
            await asyncio.sleep(120.0)
            gaps = [later.at - earlier.at for earlier, later in zip(wire.of(DIRECT), wire.of(DIRECT)[1:], strict=False)]
            assert gaps[1] >= 30.0
            assert gaps[2] >= 5.0

    async def second() -> None:
        wire.words[DIRECT] = ["fine"]
        async with services(wire, tmp_path, store=store, hands=Hands(shift=600.0)) as made:
            row = await made.until(lambda r: r.raw_path is not None, patience=200.0)
            assert row.state is State.COLLECTING

    travel(first())
    assert store.kept["a"].state is State.SENDING
    travel(second())
    assert {(call.key, call.body) for call in wire.of(DIRECT)} == {("key-a", BODY)}
    assert wire.of(SUBMIT) == wire.of(STATUS) == []


def test_another_key_in_the_middle_of_a_direct_run_asks_before_it_is_sent_again(tmp_path: Path) -> None:
    wire, mark = Wire({DIRECT: ["dead after", "fine"]}, takes=100.0), ["one"]

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            made.submitter._key_mark = lambda: mark[0]
            await made.add(body=BODY, delivery=Delivery.DIRECT)
            await made.until(lambda r: r.state is State.SENDING)
            await asyncio.sleep(50.0)
            mark[0] = "two"
            made.gate.key_changed()
            row = await made.until(lambda r: r.state is State.WAITING, patience=300.0)
            assert row.hold is Hold.OTHER_KEY
            await asyncio.sleep(HOUR)
            assert len(wire.of(DIRECT)) == 1
            mark[0] = "one"  # put back: the artist's word is what counts
            await made.desk.apply("a", seen.SendAgainAsked(made.hands.wall()))
            await made.until(lambda r: r.raw_path is not None, patience=300.0)

    travel(main())
