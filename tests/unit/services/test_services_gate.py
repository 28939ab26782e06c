"""The gate of an account: who goes first, who waits for a key, and how everybody comes back after a pause."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from travelling import Hands, MemoryStore, now, travel

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.services.desk import Desk
from comfy_desk.services.gate import Gate, Urgency

UNAUTHORIZED = Failure("refused", 401, Bucket.UNAUTHORIZED)
FORBIDDEN = Failure("refused", 403, Bucket.FORBIDDEN)


def gate(hands: Hands | None = None) -> tuple[Gate, Desk]:
    desk = Desk(MemoryStore(), "acc")  # type: ignore[arg-type]
    return Gate(desk, (hands or Hands()).clock()), desk


async def call(at: Gate, urgency: Urgency, name: str, heard: list[tuple[str, float]], takes: float = 1.0) -> None:
    async with at.turn(urgency):
        heard.append((name, now()))
        await asyncio.sleep(takes)


def test_urgent_calls_go_first_and_no_more_than_twelve_at_once() -> None:
    async def main() -> None:
        at, _ = gate()
        heard: list[tuple[str, float]] = []
        urgencies = [Urgency.LOOK, Urgency.FOLLOW, Urgency.COLLECT, Urgency.ACT] * 10
        calls = [asyncio.create_task(call(at, urgency, urgency.name, heard)) for urgency in urgencies]
        await asyncio.sleep(0.5)
        assert len(heard) == 12
        await asyncio.gather(*calls)
        later = [name for name, _ in heard[12:]]
        order = {"ACT": 0, "COLLECT": 1, "FOLLOW": 2, "LOOK": 3}
        assert later == sorted(later, key=order.__getitem__)

    travel(main())


def test_thirty_who_heard_wait_a_minute_wait_a_minute_and_come_back_one_by_one() -> None:
    async def main() -> None:
        at, desk = gate()
        heard: list[tuple[str, float]] = []
        began = now()
        for _ in range(30):
            at.note_failure(Failure("refused", 429, Bucket.RATE_LIMITED, pace=60.0))
        assert desk.account_state().paused_until is not None
        await asyncio.gather(*(call(at, Urgency.FOLLOW, str(n), heard, 0.01) for n in range(30)))
        times = [when - began for _, when in heard]
        assert min(times) >= 60.0
        assert len({round(when, 3) for when in times}) == 30
        assert desk.account_state().paused_until is None

    travel(main())


@pytest.mark.parametrize(
    ("pace", "least", "most"),
    [(None, 10.0, 12.0), (0.0, 0.0, 2.0), (1.0, 1.0, 3.0), (7_200.0, 3_600.0, 3_602.0), (3e8, 3_600.0, 3_602.0)],
)
def test_a_pause_ends_by_itself_whoever_waits(pace: float | None, least: float, most: float) -> None:
    async def main() -> None:
        at, desk = gate()
        began = now()
        at.note_failure(Failure("refused", 429, Bucket.RATE_LIMITED, pace=pace))
        await asyncio.sleep(most)
        assert desk.account_state().paused_until is None  # though nobody called
        at.note_failure(Failure("refused", 429, Bucket.RATE_LIMITED, pace=pace))
        began = now()
        async with at.turn(Urgency.ACT):
            assert least <= now() - began <= most

    travel(main())


@pytest.mark.parametrize(
    ("failure", "pauses"),
    [
        (Failure("refused", 429, Bucket.RATE_LIMITED), True),
        (Failure("refused", 429, "a_new_word"), True),
        (Failure("unreadable", 429), True),
        (Failure("refused", 429, Bucket.QUEUE_BACKLOG_FULL), False),
        (Failure("refused", 429, Bucket.CONCURRENCY_LIMIT_EXCEEDED), False),
        (Failure("refused", 503, Bucket.SERVICE_UNAVAILABLE, pace=30.0), False),
    ],
)
def test_what_pauses_the_whole_account(failure: Failure, pauses: bool) -> None:
    async def main() -> None:
        at, desk = gate()
        at.note_failure(failure)
        assert (desk.account_state().paused_until is not None) is pauses
        at.close()

    travel(main())


def test_without_a_key_nobody_passes_and_with_one_all_do() -> None:
    async def main() -> None:
        at, desk = gate()
        heard: list[tuple[str, float]] = []
        at.note_failure(UNAUTHORIZED)
        calls = [asyncio.create_task(call(at, urgency, urgency.name, heard)) for urgency in Urgency]
        await asyncio.sleep(3_600)
        assert heard == []
        assert desk.account_state().needs_key
        at.key_changed()
        await asyncio.gather(*calls)
        assert len(heard) == 4

    travel(main())


def test_a_late_refusal_of_the_old_key_does_not_ask_for_a_third() -> None:
    async def main() -> None:
        at, _ = gate()
        async with at.turn(Urgency.FOLLOW) as old:
            at.note_failure(UNAUTHORIZED, old)
            at.key_changed()
        at.note_failure(UNAUTHORIZED, old)
        assert not at.needs_key
        at.note_failure(UNAUTHORIZED, at.key_number)
        assert at.needs_key

    travel(main())


def test_forbidden_asks_for_a_key_unless_this_one_has_opened_another_door() -> None:
    async def main() -> None:
        at, _ = gate()
        at.note_failure(FORBIDDEN)
        assert at.needs_key
        at.key_changed()
        at.note_success()
        at.note_failure(FORBIDDEN)
        assert not at.needs_key

    travel(main())


def test_one_broken_line_is_no_offline_two_are_and_any_answer_ends_it() -> None:
    async def main() -> None:
        at, desk = gate()
        backs: list[float] = []
        at.on_back = lambda: backs.append(now())
        at.note_failure(Failure("no_answer"))
        assert not at.offline
        at.note_failure(Failure("unreadable", 502))
        at.note_failure(Failure("no_answer"))
        assert at.offline
        at.note_failure(Failure("refused", 500, Bucket.INTERNAL_ERROR))
        assert (at.offline, len(backs)) == (False, 1)
        at.note_failure(Failure("not_sent"))
        assert desk.account_state().offline_since is not None

    travel(main())


def test_who_stops_waiting_takes_no_place_along() -> None:
    async def main() -> None:
        at, desk = gate()
        heard: list[tuple[str, float]] = []
        for round_ in range(40):
            waiting = [asyncio.create_task(call(at, Urgency.FOLLOW, "gone", heard)) for _ in range(30)]
            for _ in range(round_ % 4):
                await asyncio.sleep(0)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        heard.clear()
        await asyncio.gather(*(call(at, Urgency.FOLLOW, "here", heard) for _ in range(12)))
        assert len({when for _, when in heard}) == 1  # all twelve places are free
        assert replace(desk.account_state()) == desk.account_state()

    travel(main())
