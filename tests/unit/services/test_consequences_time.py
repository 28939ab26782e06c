"""Answers over hours, lines that break, and every form of Retry-After: what is asked again, and when."""

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
    RESULT,
    RESULT_READ,
    STATUS,
    SUBMIT,
    Wire,
    many,
    row_word,
    services,
    stored,
)
from travelling import ORIGIN, START, Hands, now, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.request import Delivery, State


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
