"""Answers whose consequence is more than one row of a table: what happened before, to others, or for hours decides."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from consequences import (
    BODY,
    CANCEL,
    ID,
    RESULT,
    RESULT_READ,
    STATUS,
    SUBMIT,
    Wire,
    account_word,
    many,
    services,
    stored,
)
from travelling import ORIGIN, START, now, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import advance, documented_handle
from comfy_desk.domain.errors import Action, explain
from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Hold, State

# --- one status, two meanings ----------------------------------------------------------------------------------------


def test_both_meanings_of_409_to_a_submit(tmp_path: Path) -> None:
    """The key belongs to another body: only a new one helps. The first call is being admitted: the same one collects it."""
    taken, admitted = (
        Wire({SUBMIT: ["409 invalid_input"]}),
        Wire({SUBMIT: ["409 concurrency_limit_exceeded +3", "fine"]}),
    )

    async def key_is_taken() -> None:
        async with services(taken, tmp_path) as made:
            await made.add(body=BODY)
            request = await made.until(lambda r: r.state is State.FAILED)
            assert request.failure is not None
            assert explain(request.failure).action is Action.SEND_AS_NEW
            await asyncio.sleep(600)
            assert len(taken.calls) == 1

    async def is_being_admitted() -> None:
        async with services(admitted, tmp_path) as made:
            await made.add(body=BODY)
            await made.until(lambda r: r.state is State.IN_QUEUE)
            assert {(call.key, call.body) for call in admitted.of(SUBMIT)} == {("key-a", BODY)}
            assert len(admitted.ids) == 1

    travel(key_is_taken())
    travel(is_being_admitted())


@pytest.mark.parametrize(
    ("answer", "pauses"),
    [
        ("429 rate_limited +60", True),
        ("429 queue_backlog_full +60", False),
        ("429 concurrency_limit_exceeded +60", False),
    ],
)
@pytest.mark.parametrize("route", [SUBMIT, STATUS, CANCEL, RESULT_READ])
def test_both_meanings_of_429(route: str, answer: str, pauses: bool, tmp_path: Path) -> None:
    """A spent allowance holds every call of the account; a full queue or too many at once hold that one row."""
    hit = {
        SUBMIT: {},
        STATUS: {"state": State.IN_QUEUE},
        CANCEL: {"state": State.IN_QUEUE, "cancel_asked_at": START, "next_check_at": START + 9_999},
        RESULT_READ: {"state": State.IN_QUEUE, "next_check_at": START + 9_999},
    }[route]
    store = many(5)
    wire = Wire({f"{route} kiln/two": [answer, "fine"]}, pace="5")

    async def main() -> None:
        async with services(wire, tmp_path, store=store, collect=True) as made:
            await asyncio.sleep(20)
            if route == SUBMIT:
                await made.add("hit", model="kiln/two")
            else:
                handle = documented_handle(ORIGIN, "kiln/two", "hit")
                row = replace(made.row("r-0"), id="hit", key="key-hit", model="kiln/two", handle=handle, **hit)
                await made.desk.add(row, BODY)
                for service in (made.canceller, made.poller):
                    service.sweep()
                if route == RESULT_READ:
                    wall = made.hands.wall()
                    await made.desk.apply("hit", seen.StatusSeen(wall, wall, "hit", "COMPLETED"))
            await made.until(
                lambda _: any(call.route == route and "kiln/two" in call.path for call in wire.calls), "r-0"
            )
            began = now()
            await asyncio.sleep(59.0)
            meanwhile = [call for call in wire.calls if call.at > began]
            others = [call for call in meanwhile if "kiln/two" not in call.path]
            assert len(meanwhile) == len(others)
            assert (account_word(made) == "-") != pauses
            if pauses:
                assert others == []
            else:
                assert len(others) > 40  # five rows, every five seconds
            await asyncio.sleep(30.0)
            assert len([call for call in wire.calls if "kiln/two" in call.path and call.route == route]) >= 2
            assert {made.row(f"r-{number}").trouble for number in range(5)} == {None}

    travel(main())


# --- ends and results ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "state"), [("cancelled", State.LATE_RESULT), ("provider_error", State.DONE)])
def test_a_result_that_comes_though_the_status_named_an_error_is_kept_and_labelled(
    word: str, state: State, tmp_path: Path
) -> None:
    wire = Wire({STATUS: [f'says {{"status": "COMPLETED", "error_type": "{word}"}}']})

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_PROGRESS), collect=True) as made:
            kept = await made.until(lambda r: r.raw_path is not None, patience=30)
            assert (tmp_path / "a" / "answer").read_bytes() == RESULT
            assert (kept.state, kept.end_word) == (State.COLLECTING, word)
            picture = Output(0, "/images/0", Kind.IMAGE, Role.WORK, Origin.INLINE, path="/saved/a.png")
            done = advance(kept, seen.Collected(START, (picture,)))
            assert (done.state, done.end_word) == (state, word)  # what the status had said stays on the row
            assert len(wire.times(RESULT_READ)) == 1

    travel(main())


@pytest.mark.parametrize(
    ("answer", "state"),
    [
        ('unfinished {"status": "IN_PROGRESS"}', State.IN_PROGRESS),
        ('unfinished {"status": "IN_QUEUE", "queue_position": 2}', State.IN_QUEUE),
        ('unfinished {"status": "BRAND_NEW"}', State.COLLECTING),
        ('unfinished {"status": "IN_PROGRESS", "request_id": "another"}', State.COLLECTING),
    ],
)
def test_a_result_read_that_says_not_finished_yet_is_followed_on(answer: str, state: State, tmp_path: Path) -> None:
    """A lagging replica, say. It is asked again at the pace of that answer, and what comes in the end is kept."""
    wire = Wire({RESULT_READ: [answer, "fine"]}, status={"status": "COMPLETED"}, pace="7")

    async def main() -> None:
        store = stored(state=State.COLLECTING, end_word="", completed_at=START)
        async with services(wire, tmp_path, store=store, collect=True) as made:
            await asyncio.sleep(3)
            assert (made.row().state, len(wire.calls)) == (state, 1)
            await made.until(lambda r: r.raw_path is not None, patience=30)
            assert wire.calls[1].at - wire.calls[0].at >= 7.0

    travel(main())
    assert (tmp_path / "a" / "answer").read_bytes() == RESULT


def test_one_stray_404_right_after_the_submit_is_survived(tmp_path: Path) -> None:
    wire = Wire({STATUS: ["404 request_not_found", "fine"]}, pace="2")

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add(body=BODY)
            request = await made.until(lambda r: r.misses == 1)
            assert request.state is State.IN_QUEUE
            request = await made.until(lambda r: r.misses == 0, patience=10)
            assert (request.state, request.trouble, request.first_miss_at) == (State.IN_QUEUE, None, None)
            assert len(wire.times(SUBMIT)) == 1

    travel(main())


def test_a_steady_404_ends_as_gone_keeps_the_ids_and_can_be_looked_for_again(tmp_path: Path) -> None:
    wire = Wire({STATUS: ["404 request_not_found"]})

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_PROGRESS), collect=True) as made:
            request = await made.until(lambda r: r.state is State.GONE, patience=200)
            assert (request.request_id, request.key) == (ID, "key-a")
            assert request.failure is not None
            assert explain(request.failure).action is Action.CHECK_AGAIN
            asked = len(wire.calls)
            await asyncio.sleep(3_600)
            assert len(wire.calls) == asked  # it stops
            wire.words[STATUS] = ['says {"status": "COMPLETED"}']
            await made.desk.apply("a", seen.CheckAgainAsked(made.hands.wall()))
            await made.until(lambda r: r.raw_path is not None, patience=5)

    travel(main())


def test_404s_with_other_answers_between_them_never_add_up_to_gone(tmp_path: Path) -> None:
    wire = Wire({STATUS: ["404 -", "404 -", "404 -", "fine"] * 50 + ["fine"]}, pace="20")

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE)) as made:
            await asyncio.sleep(2_000)
            assert made.row().state is State.IN_QUEUE
            assert len(wire.calls) > 60

    travel(main())


# --- the whole account -----------------------------------------------------------------------------------------------


def test_401_for_the_whole_account_is_one_notice_and_fifty_rows_wait_for_a_key(tmp_path: Path) -> None:
    wire = Wire(pace="5")
    notices: list[AccountChanged] = []

    async def main() -> None:
        async with services(wire, tmp_path, store=many(50)) as made:
            made.desk.subscribe(lambda event: notices.append(event) if isinstance(event, AccountChanged) else None)
            await asyncio.sleep(30)
            wire.words[STATUS] = ["401 unauthorized"]
            asked = len(wire.calls)
            await made.add("new", body=BODY)
            await asyncio.sleep(3_600)
            assert [notice.needs_key for notice in notices] == [True]
            assert len(wire.calls) - asked <= 6  # those that were under way, and no more
            states = Counter(made.row(f"r-{number}").state for number in range(50))
            assert states == {State.IN_QUEUE: 50}
            wire.words[STATUS] = ["fine"]
            began = now()
            made.gate.key_changed()
            await asyncio.sleep(30)
            asked_now = Counter(
                call.path.split("/")[-2] for call in wire.calls if call.route == STATUS and call.at >= began
            )
            assert set(asked_now) >= {f"r-{number}" for number in range(50)}
            assert {made.row(f"r-{number}").trouble for number in range(50)} == {None}
            assert [notice.needs_key for notice in notices] == [True, False]

    travel(main())


def test_a_submit_that_hears_401_loses_nothing_and_goes_with_the_new_key(tmp_path: Path) -> None:
    wire = Wire({SUBMIT: ["401 unauthorized"]})

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            for name in ("one", "two", "three"):
                await made.add(name, body=BODY)
            await asyncio.sleep(3_600)
            assert {made.row(name).state for name in ("one", "two", "three")} == {State.WAITING}
            sent = len(wire.times(SUBMIT))
            assert sent <= 3
            wire.words[SUBMIT] = ["fine"]
            made.gate.key_changed()
            for name in ("one", "two", "three"):
                await made.until(lambda r: r.handle is not None, name, patience=10)
            assert len(wire.times(SUBMIT)) == sent + 3
            keys = Counter(call.key for call in wire.of(SUBMIT))
            assert set(keys) == {"key-one", "key-two", "key-three"}

    travel(main())


def test_forbidden_for_one_model_holds_that_row_while_the_others_go_on(tmp_path: Path) -> None:
    wire = Wire({f"{SUBMIT} kiln/closed": ["403 forbidden"]}, pace="5")

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add("open", body=BODY)
            await made.until(lambda r: r.handle is not None, "open")
            await made.add("closed", body=BODY, model="kiln/closed")
            request = await made.until(lambda r: r.hold is Hold.KEY, "closed")
            assert request.failure is not None
            assert explain(request.failure).action is Action.ENTER_KEY
            await made.add("later", body=BODY)
            await made.until(lambda r: r.handle is not None, "later", patience=5)
            await asyncio.sleep(600)
            assert account_word(made) == "-"
            assert len([call for call in wire.of(SUBMIT) if "closed" in call.path]) == 1
            assert len(wire.times(STATUS)) > 200

    travel(main())


@pytest.mark.parametrize("route", [STATUS, CANCEL, RESULT_READ])
def test_forbidden_to_read_one_request_asks_for_no_key_while_the_key_opens_other_doors(
    route: str, tmp_path: Path
) -> None:
    wire = Wire({f"{route} kiln/closed": ["403 forbidden"]}, pace="5")

    async def main() -> None:
        async with services(wire, tmp_path, store=many(2), collect=True) as made:
            await asyncio.sleep(10)
            handle = documented_handle(ORIGIN, "kiln/closed", "shut")
            row = replace(made.row("r-0"), id="shut", key="key-shut", model="kiln/closed", handle=handle)
            await made.desk.add(row, BODY)
            if route == CANCEL:
                await made.desk.apply("shut", seen.CancelAsked(made.hands.wall()))
            elif route == RESULT_READ:
                wall = made.hands.wall()
                await made.desk.apply("shut", seen.StatusSeen(wall, wall, "shut", "COMPLETED"))
            before = len(wire.times(STATUS))
            await asyncio.sleep(600)
            assert account_word(made) == "-"
            assert len(wire.times(STATUS)) - before > 200
            assert not made.row("shut").state.terminal
            asked = [call for call in wire.of(route) if "closed" in call.path]
            assert (len(asked) == 1) if route == CANCEL else (5 < len(asked) < 40)

    travel(main())


def test_402_after_an_outcome_nobody_knows_waits_for_funds_under_the_same_key(tmp_path: Path) -> None:
    wire = Wire({SUBMIT: ["dead after", "402 insufficient_credits", "fine"]})

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add(body=BODY)
            request = await made.until(lambda r: r.hold is Hold.CREDITS)
            assert request.maybe_sent
            await asyncio.sleep(3_600)
            assert len(wire.times(SUBMIT)) == 2  # on the artist's word, not before
            await made.desk.apply("a", seen.SendAgainAsked(made.hands.wall()))
            request = await made.until(lambda r: r.handle is not None, patience=5)
            assert {(call.key, call.body) for call in wire.of(SUBMIT)} == {("key-a", BODY)}
            assert account_word(made) == "-"

    travel(main())
