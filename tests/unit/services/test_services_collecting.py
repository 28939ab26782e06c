"""When a finished result is read again: after a bad moment, and when the line comes back in the middle of a pause."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from consequences import RESULT_READ, Wire, services, stored
from travelling import START, Hands, now, travel

from comfy_desk.domain.errors import Failure
from comfy_desk.domain.request import State


@pytest.mark.parametrize(("answer", "earliest", "latest"), [("+30", 30.0, 34.0), ("", 0.0, 1.0)])
def test_a_line_that_comes_back_hurries_no_result_that_has_a_time(
    answer: str, earliest: float, latest: float, tmp_path: Path
) -> None:
    wire = Wire({RESULT_READ: [f"503 service_unavailable {answer}".strip(), "fine"]})
    store = stored(state=State.COLLECTING, end_word="", completed_at=START)

    async def main() -> None:
        async with services(wire, tmp_path, store=store, collect=True) as made:
            await made.until(lambda request: request.collect_tries == 1)
            made.gate.on_back()
            await asyncio.sleep(60)
            first, second = wire.times(RESULT_READ)
            assert earliest <= second - first <= latest

    travel(main())


@pytest.mark.parametrize(
    ("set_by", "earliest", "latest"), [(0.0, 30.0, 31.0), (-7200.0, 30.0, 31.0), (7200.0, 0.0, 1.0)]
)
def test_a_start_keeps_to_the_time_that_the_server_named_before(
    set_by: float, earliest: float, latest: float, tmp_path: Path
) -> None:
    wire, hands = Wire(), Hands(shift=set_by)

    async def main() -> None:
        trouble = Failure("refused", 503, "service_unavailable", pace=30.0)
        plan = {"trouble": trouble, "next_check_at": START + now() + 30.0}
        store = stored(state=State.COLLECTING, end_word="", completed_at=START, **plan)
        began = now()
        async with services(wire, tmp_path, store=store, hands=hands, collect=True):
            await asyncio.sleep(60)
            [read] = wire.times(RESULT_READ)
            assert earliest <= read - began <= latest

    travel(main())


@pytest.mark.parametrize(
    "word", ["429 queue_backlog_full", "429 rate_limited", "503 service_unavailable", "403 forbidden"]
)
def test_a_run_that_ended_as_what_passes_elsewhere_is_not_asked_for_ever(word: str, tmp_path: Path) -> None:
    """A replayed submit said COMPLETED and not how: only the status can tell an end from a bad moment."""
    bucket = word.split()[1]
    wire = Wire({RESULT_READ: [word]}, status={"status": "COMPLETED", "error_type": bucket})
    store = stored(state=State.COLLECTING, end_word=None, completed_at=START)

    async def main() -> None:
        async with services(wire, tmp_path, store=store, collect=True) as made:
            made.gate.note_success()  # the key has opened other doors
            request = await made.until(lambda request: request.state.terminal, patience=300.0)
            assert (request.state, request.end_word) == (State.FAILED, bucket)

    travel(main())


@pytest.mark.parametrize("known_from_before", [False, True])
def test_what_is_too_large_ends_once_the_router_has_forgotten_it(known_from_before: bool, tmp_path: Path) -> None:
    """Nobody raised the limit; the row is not "kept until yesterday" for ever, and is read once and no more meanwhile."""
    wire = Wire({RESULT_READ: ["410 -"] if known_from_before else ["fine", "410 -"]})
    trouble = Failure("too_large", 200, detail="Larger than the limit.", limit=10) if known_from_before else None
    store = stored(state=State.COLLECTING, end_word="", completed_at=START, trouble=trouble)

    async def main() -> None:
        async with services(wire, tmp_path, store=store, collect=True, largest=10) as made:
            await asyncio.sleep(3600)
            made.gate.on_back()
            await asyncio.sleep(20 * 3600)
            row = made.row()
            assert row.state is State.COLLECTING
            assert row.trouble is not None
            assert row.trouble.reason == "too_large"
            assert len(wire.times(RESULT_READ)) == (0 if known_from_before else 1)
            await made.until(lambda request: request.state is State.EXPIRED)
            assert 24 * 3600 < now() < 25 * 3600

    travel(main())
