"""Answers whose consequence is more than one row of a table: what happened before, to others, or for hours decides."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from consequences import (
    BODY,
    CANCEL,
    DIRECT,
    ID,
    RESULT,
    RESULT_READ,
    STATUS,
    SUBMIT,
    Wire,
    account_word,
    row_word,
    services,
    stored,
)
from travelling import ORIGIN, START, Hands, MemoryStore, now, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import advance, documented_handle
from comfy_desk.domain.errors import Action, explain
from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Delivery, Hold, Request, State


def many(count: int, state: State = State.IN_QUEUE) -> MemoryStore:
    """A store with rows `r-0` and on, which the Router has taken already."""
    store = MemoryStore()
    for number in range(count):
        name = f"r-{number}"
        row = Request(name, "acc", "kiln/one", f"key-{name}", "00", 2, "a cat", None, START, sends=1, state=state)
        handle = documented_handle(ORIGIN, "kiln/one", name)
        store.kept[name] = replace(row, hold=None, handle=handle, queued_at=START)
        store.bodies[name] = BODY
    return store


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


# --- hours, lines and moments ----------------------------------------------------------------------------------------


def test_a_run_of_three_hours_is_followed_to_its_end(tmp_path: Path) -> None:
    wire = Wire(status={"status": "IN_PROGRESS"}, pace="30")

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE), collect=True) as made:
            await asyncio.sleep(3 * 3_600)
            assert made.row().state is State.IN_PROGRESS
            assert len(wire.times(STATUS)) <= 3 * 3_600 / 30
            wire.status["status"] = "COMPLETED"
            await made.until(lambda r: r.raw_path is not None, patience=40)

    travel(main())


def test_a_submit_that_stalls_two_minutes_and_breaks_is_one_run(tmp_path: Path) -> None:
    wire = Wire({SUBMIT: ["dead after", "dead after", "fine"]}, takes=120.0)

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add(body=BODY)
            await made.until(lambda r: r.state is State.OUTCOME_UNKNOWN)
            request = await made.until(lambda r: r.handle is not None, patience=600)
            assert (request.sends, len(wire.ids)) == (3, 1)
            assert {(call.key, call.body) for call in wire.of(SUBMIT)} == {("key-a", BODY)}

    travel(main())


def test_a_direct_run_that_outlasts_its_connections_is_collected_with_the_same_key(tmp_path: Path) -> None:
    """Cut off after minutes, then told again and again that it goes on: one run, for as long as it takes."""
    wire = Wire({DIRECT: ["504 deadline_exceeded +3", *["409 generation_in_progress +30"] * 60, "fine"]}, takes=0.2)

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add(body=BODY, delivery=Delivery.DIRECT)
            await made.until(lambda r: r.raw_path is not None, patience=2_400)
            assert {(call.key, call.body) for call in wire.of(DIRECT)} == {("key-a", BODY)}
            times = wire.times(DIRECT)
            assert times[1] - times[0] >= 3.0
            assert min(later - earlier for earlier, later in itertools.pairwise(times[1:])) >= 30.0

    travel(main())
    assert (tmp_path / "a" / "answer").read_bytes() == RESULT


@pytest.mark.parametrize("answer", ["page 502", "dead before", "dead after", "500 internal_error"])
def test_forty_faults_in_a_row_and_ten_minutes_of_them_are_outlived(answer: str, tmp_path: Path) -> None:
    wire = Wire({STATUS: [*[answer] * 40, 'says {"status": "COMPLETED"}']})

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_PROGRESS), collect=True) as made:
            began = now()
            await made.until(lambda r: r.raw_path is not None, patience=6_000)
            assert len(wire.times(STATUS)) == 41
            assert now() - began > 300

    travel(main())


def test_rows_that_are_never_answered_hold_up_no_other_for_long(tmp_path: Path) -> None:
    """Four status reads stand still, which is all that there is room for: each ends, and the others get their turns."""
    wire = Wire({f"{STATUS} kiln/stuck": ["dead silent"]}, pace="20")
    store = many(20)
    for number in range(4):
        row = store.kept[f"r-{number}"]
        handle = documented_handle(ORIGIN, "kiln/stuck", row.id)
        store.kept[row.id] = replace(row, model="kiln/stuck", handle=handle)

    async def main() -> None:
        async with services(wire, tmp_path, store=store) as made:
            await asyncio.sleep(3_600)
            asked = Counter(call.path.split("/")[-2] for call in wire.calls)
            assert min(asked[f"r-{number}"] for number in range(4)) > 5
            assert min(asked[f"r-{number}"] for number in range(4, 20)) > 10
            stuck = made.row("r-0")
            assert stuck.trouble is not None
            assert (stuck.state, stuck.trouble.reason) == (State.IN_QUEUE, "no_answer")
            assert made.row("r-9").trouble is None

    travel(main())


def test_a_fault_that_nobody_foresaw_ends_no_row(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire({route: ["fault", "fine"] for route in (SUBMIT, STATUS, CANCEL, RESULT_READ)}, pace="5")

    async def main() -> None:
        async with services(wire, tmp_path, collect=True) as made:
            await made.add(body=BODY)
            await made.until(lambda r: r.handle is not None, patience=60)
            await made.until(lambda r: r.answered_at is not None and len(wire.times(STATUS)) > 1, patience=200)
            await made.desk.apply("a", seen.CancelAsked(made.hands.wall()))
            await made.until(lambda r: r.cancel_accepted_at is not None, patience=200)
            wire.status = {"status": "COMPLETED"}
            await made.until(lambda r: r.raw_path is not None, patience=300)
            assert {(call.key, call.body) for call in wire.of(SUBMIT)} == {("key-a", BODY)}

    travel(main())
    assert "a fault that nobody foresaw" in caplog.text


# --- the header of every answer --------------------------------------------------------------------------------------


@pytest.mark.parametrize("header", ["9" * 400, "9999999999", "301", "inf", "nan", "-5", "", " 5 ", "1_0", "٥", "5, 10"])
@pytest.mark.parametrize("what", ["status", "fault", "pause"])
def test_no_retry_after_parks_a_poll_or_makes_it_hot(header: str, what: str, tmp_path: Path) -> None:
    class Odd(Wire):
        def answer(self, route: str, word: str, request_id: str) -> httpx.Response:
            response = super().answer(route, word, request_id)
            others = [(name, value) for name, value in response.headers.raw if name.lower() != b"retry-after"]
            response.headers = httpx.Headers([*others, (b"Retry-After", header.encode())])
            return response

    wire = Odd({STATUS: [{"status": "fine", "fault": "503 -", "pause": "429 rate_limited"}[what]]})

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE)) as made:
            await asyncio.sleep(2_000)
            times = wire.times(STATUS)
            gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
            least = {"9": 299.9, "3": 299.9, " ": 5.0}.get(header[:1], 1.0)
            assert min(gaps) >= least
            assert max(gaps) <= 302.0
            assert made.row().state is State.IN_QUEUE
            if what == "status" and least == 1.0:
                assert min(gaps) >= 5.0  # what cannot be read is never faster than no header at all

    travel(main())


@pytest.mark.parametrize("shift", [0.0, 8 * 3_600.0, -8 * 3_600.0, 365 * 86_400.0, -365 * 86_400.0])
@pytest.mark.parametrize("form", ["%a, %d %b %Y %H:%M:%S GMT", "%A, %d-%b-%y %H:%M:%S GMT", "%a %b %d %H:%M:%S %Y"])
def test_a_date_thirty_seconds_ahead_is_thirty_seconds_whatever_this_clock_says(
    form: str, shift: float, tmp_path: Path
) -> None:
    wire = Wire(pace=lambda: datetime.fromtimestamp(START + now() + 30.0, UTC).strftime(form))

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE), hands=Hands(shift=shift)) as made:
            await asyncio.sleep(200)
            gaps = [later - earlier for earlier, later in itertools.pairwise(wire.times(STATUS))]
            assert len(gaps) >= 4
            assert all(29.0 <= gap <= 31.5 for gap in gaps)
            assert row_word(made.row()) == "in_queue"

    travel(main())


def test_a_date_that_is_past_is_no_hot_loop(tmp_path: Path) -> None:
    wire = Wire(pace="Sun, 06 Nov 1994 08:49:37 GMT")

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE)):
            await asyncio.sleep(100)
            assert 80 <= len(wire.times(STATUS)) <= 100

    travel(main())
