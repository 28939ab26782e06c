"""The outbox and its neighbours: nothing is forgotten, nothing sent twice or too late, whatever disk, key and clock do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from travelling import (
    START,
    FakeRouter,
    Made,
    MemoryStore,
    accepted,
    dead_line,
    follow,
    no_line,
    now,
    refused,
    said,
    travel,
)

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket
from comfy_desk.domain.events import StoreTrouble
from comfy_desk.domain.request import KEY_LIFETIME, Hold, Request, State
from comfy_desk.domain.serving import Serving
from comfy_desk.services.admission import Limits


def test_a_full_disk_sends_nothing_and_turns_no_hot_loop() -> None:
    store, router = MemoryStore(), FakeRouter()

    async def main() -> None:
        async with follow(router, store=store) as made:
            await made.desk.add(made_of("a", made), b"{}")
            store.broken = 10**6
            store.tried = 0
            await asyncio.sleep(600)
            assert router.calls == []
            assert 5 < store.tried < 40
            store.broken = 0
            await made.until(lambda r: r.handle is not None, patience=70)
            assert len(router.times("submit")) == 1

    travel(main())


def made_of(name: str, made: Made) -> Any:
    from comfy_desk.domain.request import Request

    return Request(name, "acc", "kiln/one", f"key-{name}", "00", 2, "a cat", None, made.hands.wall())


@pytest.mark.parametrize("broken", range(1, 8))
@pytest.mark.parametrize("skip", range(8))
def test_whichever_commits_fail_it_is_one_request_with_one_key(broken: int, skip: int) -> None:
    """The `skip` first commits succeed, the next `broken` ones fail."""
    store = MemoryStore()
    router = FakeRouter(
        submits=[dead_line(), refused(503, Bucket.SERVICE_UNAVAILABLE), accepted()],
        statuses=[said("IN_QUEUE"), said("IN_PROGRESS"), refused(500), said("COMPLETED", pace=None)],
    )

    async def main() -> None:
        async with follow(router, store=store) as made:
            await made.add()
            commit = store.commit
            left = skip

            async def counting(*what: Any) -> None:
                nonlocal left
                left -= 1
                if left == -1:
                    store.broken = broken
                await commit(*what)

            store.commit = counting  # type: ignore[method-assign]
            request = await made.until(lambda r: r.state is State.COLLECTING, patience=3_000)
            assert {key for route, _, key in router.calls if route == "submit"} == {"key-a"}
            assert len(router.times("submit")) == 3
            assert store.kept["a"] == request

    travel(main())


def test_rows_that_waited_for_a_key_from_the_start_go_when_it_comes() -> None:
    router = FakeRouter()

    async def prepare(made: Made) -> None:
        made.gate.require_key()
        await made.add("a")  # READY, as an earlier run of the program left it
        await made.add("b", hold=Hold.KEY)

    async def main() -> None:
        async with follow(router, before=prepare) as made:
            await asyncio.sleep(100)
            assert router.calls == []
            made.gate.key_changed()
            await made.until(lambda r: r.handle is not None, "a", patience=5)
            await made.until(lambda r: r.handle is not None or r.state is State.SENDING, "b", patience=5)

    travel(main())


def test_a_row_that_an_older_key_was_refused_for_goes_with_the_new_one() -> None:
    router = FakeRouter(submits=[refused(401, Bucket.UNAUTHORIZED), accepted()], takes=5.0)

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await made.until(lambda r: r.state is State.SENDING)
            made.gate.key_changed()  # while the call with the old key is under way
            await made.until(lambda r: r.handle is not None, patience=30)
            assert not made.gate.needs_key

    travel(main())


def test_one_that_this_good_key_may_not_run_waits_alone_and_turns_no_loop() -> None:
    router = FakeRouter(submits=[accepted(), refused(403, Bucket.FORBIDDEN), accepted(request_id="r-2")])

    async def main() -> None:
        async with follow(router) as made:
            await made.add("good")
            await made.until(lambda r: r.handle is not None, "good")
            await made.add("bad")
            await made.until(lambda r: r.hold is Hold.KEY, "bad")
            await asyncio.sleep(600)
            made.submitter.sweep()
            await asyncio.sleep(600)
            assert len(router.times("submit")) == 2
            assert len(router.times("status")) > 100  # the account goes on
            assert not made.gate.needs_key
            made.gate.key_changed()
            await made.until(lambda r: r.handle is not None, "bad", patience=5)

    travel(main())


@pytest.mark.parametrize(
    ("facts", "wish"),
    [
        ({"removed_at": START}, seen.Restored),
        ({"hold": Hold.ASK, "maybe_sent": True}, seen.SendAgainAsked),
        ({"state": State.EXPIRED, "hold": None, "handle": accepted().handle}, seen.CheckAgainAsked),
        ({"state": State.IN_QUEUE, "hold": None, "handle": accepted().handle}, seen.CancelAsked),
    ],
    ids=["put back", "sent again", "checked again", "cancelled"],
)
def test_a_row_of_another_account_is_never_sent_or_asked_for(facts: dict[str, Any], wish: Any) -> None:
    router, store = FakeRouter(), MemoryStore()
    store.kept["a"] = Request("a", "another", "kiln/one", "key-a", "00", 2, "a cat", None, START, **facts)
    store.bodies["a"] = b"{}"

    async def main() -> None:
        async with follow(router, store=store) as made:
            before = made.row()
            await made.desk.apply("a", wish(made.hands.wall()))
            assert made.row() != before
            for service in (made.submitter, made.poller, made.canceller):
                service.sweep()
            await asyncio.sleep(600)
            assert router.calls == []

    travel(main())


@pytest.mark.parametrize("shift", [KEY_LIFETIME, -3 * 3600.0])
def test_a_key_that_grew_old_while_it_waited_for_its_turn_is_not_sent(shift: float) -> None:
    """Past its life the same key would buy a second run; a clock put back by hours hides its age."""
    router = FakeRouter(submits=[dead_line(), accepted()], statuses=[refused(401, Bucket.UNAUTHORIZED)])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await made.until(lambda r: r.state is State.OUTCOME_UNKNOWN)
            made.gate.require_key()
            await asyncio.sleep(300)
            made.hands.shift += shift
            made.gate.key_changed()
            request = await made.until(lambda r: r.state is State.WAITING, patience=30)
            assert request.hold is Hold.ASK
            assert len(router.times("submit")) == 1

    travel(main())


def test_a_full_queue_is_not_asked_again_before_its_time_or_until_one_has_left_it() -> None:
    full = refused(429, Bucket.QUEUE_BACKLOG_FULL, 600.0)
    router = FakeRouter(submits=[accepted(), full, full, accepted(request_id="r-2")], statuses=[said("IN_PROGRESS")])

    async def main() -> None:
        async with follow(router) as made:
            await made.add("first")
            await made.until(lambda r: r.handle is not None, "first")
            await made.add("second")
            await made.add("third")
            await asyncio.sleep(300)
            assert len(router.times("submit")) == 3
            router.statuses[:] = [said("COMPLETED")]
            await made.until(lambda r: r.state is State.COLLECTING, "first")
            await asyncio.sleep(5)
            assert len(router.times("submit")) == 4
            assert (made.row("second").handle is not None, made.row("third").hold) == (True, Hold.BACKLOG)

    travel(main())


def test_a_wish_to_cancel_while_nobody_is_there_is_fulfilled_and_nothing_is_sent_later() -> None:
    router = FakeRouter(submits=[no_line(), accepted()], takes=3.0)

    async def main() -> None:
        async with follow(router) as made:
            row = await made.add()
            await made.until(lambda r: r.state is State.SENDING)
            await made.desk.apply(row, seen.CancelAsked(made.hands.wall()))
            await made.until(lambda r: r.state is State.CANCELLED)
            await asyncio.sleep(200)
            assert len(router.times("submit")) == 1

    travel(main())


def test_a_night_without_a_line_costs_no_patience_afterwards() -> None:
    router = FakeRouter(submits=[*[no_line()] * 200, refused(500, Bucket.INTERNAL_ERROR), accepted()])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            request = await made.until(lambda r: r.handle is not None)
            assert request.sends == 2
            times = router.times("submit")
            assert (times[199] - times[0]) / 199 > 10  # a call every ten or twenty seconds

    travel(main())


def test_places_are_kept_and_filled_again() -> None:
    router = FakeRouter(submits=[accepted(request_id=f"r-{n}") for n in range(6)])
    router._next = answering(router)  # type: ignore[method-assign]

    async def main() -> None:
        async with follow(router, limits=Limits(a_model=2, in_all=3)) as made:
            for n in range(6):
                await made.add(str(n))
            await asyncio.sleep(30)
            assert len(router.times("submit")) == 2
            router.statuses[:] = [said("COMPLETED")]
            await made.until(lambda r: r.state is State.COLLECTING, "5")
            assert len(router.times("submit")) == 6

    travel(main())


def answering(router: FakeRouter) -> Any:
    """Status answers name the request that was asked about."""
    from dataclasses import replace

    plain = FakeRouter._next

    async def answer(route: str, answers: list[Any], what: str) -> Any:
        given = await plain(router, route, answers, what)
        return replace(given, request_id=what) if route == "status" else given

    return answer


def test_a_fault_nobody_foresaw_leaves_no_row_without_a_plan(caplog: pytest.LogCaptureFixture) -> None:
    router = FakeRouter(statuses=[RuntimeError("foreseen by nobody"), said("IN_PROGRESS")])

    async def main() -> None:
        store = MemoryStore()
        async with follow(router, store=store) as made:
            store.bodiless = True
            await made.add()
            await asyncio.sleep(200)
            assert router.calls == []
            assert caplog.text.count("KeyError") < 20
            store.bodiless = False
            await made.until(lambda r: r.state is State.IN_PROGRESS, patience=300)

    travel(main())


def test_rows_left_sending_are_asked_again_even_if_the_disk_refuses_at_the_start() -> None:
    store = MemoryStore()

    async def first() -> None:
        async with follow(FakeRouter(takes=1_000.0), store=store) as made:
            await made.add()
            await made.until(lambda r: r.state is State.SENDING)

    async def second() -> None:
        router = FakeRouter()
        store.broken = 3
        async with follow(router, store=store) as made:
            await made.until(lambda r: r.handle is not None, patience=60)
            assert [key for route, _, key in router.calls if route == "submit"] == ["key-a"]

    travel(first())
    assert store.kept["a"].state is State.SENDING
    travel(second())


def test_a_sweep_finds_whom_everybody_forgot() -> None:
    router = FakeRouter(statuses=[said("IN_PROGRESS")])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await made.until(lambda r: r.state is State.IN_PROGRESS)
            made.poller._due.drop("a")
            await asyncio.sleep(100)
            polls = len(router.times("status"))
            made.poller.sweep()
            await asyncio.sleep(10)
            assert len(router.times("status")) > polls

    travel(main())


START_OF_LOOP = 1_000.0


def test_a_full_backlog_refuses_one_and_not_a_whole_batch() -> None:
    async def main() -> None:
        full = refused(429, "queue_backlog_full", pace=60.0)
        opens = START_OF_LOOP + 55.0
        router = FakeRouter(
            submits=[accepted(request_id="r-0"), lambda: full if now() < opens else accepted("IN_QUEUE")]
        )
        async with follow(router, limits=Limits(60, 100)) as made:
            await made.add("a")
            await made.until(lambda r: r.state is State.IN_QUEUE, "a")
            for n in range(40):
                await made.add(f"b{n}")
            await made.until(lambda r: r.hold is Hold.BACKLOG, "b0")
            assert made.desk.account_state().backlog_full
            asked = len(router.times("submit"))
            assert asked <= 1 + 16  # those that were on their way already
            await asyncio.sleep(50.0)
            assert len(router.times("submit")) == asked  # nobody asks before the time
            await made.until(lambda _r: all(made.row(f"b{n}").state is State.IN_QUEUE for n in range(40)), "b0", 90.0)
            assert not made.desk.account_state().backlog_full
            assert now() < START_OF_LOOP + 90.0

    travel(main())


def test_while_offline_one_row_finds_out_for_all() -> None:
    async def main() -> None:
        router = FakeRouter(submits=[no_line()] * 12 + [accepted()])
        async with follow(router, limits=Limits(4, 4)) as made:
            for n in range(60):
                await made.add(f"b{n}")
            await made.until(lambda r: r.hold is Hold.OFFLINE, "b0")
            begun = now()
            await asyncio.sleep(30.0)
            assert len(router.times("submit")) <= 4 + 2 * 30 / 1.0  # what was on its way, then one at a time
            assert sum(made.row(f"b{n}").sends for n in range(60)) <= 8
            await made.until(lambda r: r.state is State.IN_QUEUE, "b0")
            assert now() - begun < 120.0
            await made.until(lambda _r: sum(made.row(f"b{n}").state is State.IN_QUEUE for n in range(60)) == 4, "b0")

    travel(main())


def test_what_is_corrected_while_it_waits_for_its_turn_goes_as_corrected() -> None:
    async def main() -> None:
        router, sent = FakeRouter(), []
        submit = router.submit

        async def heard(model: str, body: bytes, key: str, _serving: Serving, _look: Any) -> Any:
            sent.append((body, key))
            return await submit(model, body, key)

        router.submit = heard  # type: ignore[method-assign]
        async with follow(router) as made:
            made.gate.pause(30.0)
            await made.add()
            await asyncio.sleep(5.0)  # it has its body and waits for its turn
            corrected = seen.Corrected(made.hands.wall(), "11", 7, "a dog", None)
            await made.desk.apply("a", corrected, b"a dog!!")
            await made.until(lambda r: r.handle is not None)
            assert sent == [(b"a dog!!", "key-a")]
            assert made.row().body_sha256 == "11"
            late = seen.Corrected(made.hands.wall(), "22", 7, "too late", None)
            assert (await made.desk.apply("a", late, b"too late")).body_sha256 == "11"

    travel(main())


def test_a_disk_that_takes_nothing_is_told_to_the_window_until_it_does() -> None:
    async def main() -> None:
        store = MemoryStore()
        async with follow(FakeRouter(), store=store) as made:
            heard: list[str] = []
            made.desk.subscribe(lambda event: heard.append(event.sentence) if isinstance(event, StoreTrouble) else None)
            await made.add()
            store.broken = 3
            await made.until(lambda r: r.state is State.IN_QUEUE)
            assert heard == ["The disk with the data folder is full.", ""]

    travel(main())
