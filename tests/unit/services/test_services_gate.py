"""The gate of an account: who goes first, who waits for a key, and how everybody comes back after a pause."""

from __future__ import annotations

import asyncio
import itertools
import json
import math
from dataclasses import replace
from typing import Any

import pytest
from travelling import Hands, MemoryStore, now, travel

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.services.desk import AccountDesk, Desk
from comfy_desk.services.gate import Gate, Urgency

UNAUTHORIZED = Failure("refused", 401, Bucket.UNAUTHORIZED)
FORBIDDEN = Failure("refused", 403, Bucket.FORBIDDEN)


def gate(hands: Hands | None = None) -> tuple[Gate, AccountDesk]:
    desk = Desk(MemoryStore()).of("acc")  # type: ignore[arg-type]
    return Gate(desk, (hands or Hands()).clock()), desk


async def call(at: Gate, urgency: Urgency, name: str, heard: list[tuple[str, float]], takes: float = 1.0) -> None:
    async with at.turn(urgency):
        heard.append((name, now()))
        await asyncio.sleep(takes)


def test_each_kind_has_places_of_its_own_and_together_they_are_few() -> None:
    async def main() -> None:
        at, _ = gate()
        heard: list[tuple[str, float]] = []
        calls = [asyncio.create_task(call(at, urgency, urgency.name, heard)) for urgency in [*Urgency] * 10]
        await asyncio.sleep(0.5)
        names = [name for name, _ in heard]
        count = {urgency: names.count(urgency.name) for urgency in Urgency}
        reads = count[Urgency.WATCH] + count[Urgency.FOLLOW]
        assert (count[Urgency.ACT], count[Urgency.COLLECT], reads, count[Urgency.LOOK]) == (6, 4, 4, 2)
        await asyncio.gather(*calls)
        assert len(heard) == 50

    travel(main())


def test_an_act_never_waits_behind_reads_that_stand_still() -> None:
    async def main() -> None:
        at, _ = gate()
        heard: list[tuple[str, float]] = []
        reads = [Urgency.WATCH, Urgency.FOLLOW, Urgency.COLLECT, Urgency.LOOK] * 50
        standing = [asyncio.create_task(call(at, urgency, "read", heard, 60.0)) for urgency in reads]
        await asyncio.sleep(1.0)
        began = now()
        await call(at, Urgency.ACT, "act", heard, 0.0)
        assert now() == began
        for task in standing:
            task.cancel()
        await asyncio.gather(*standing, return_exceptions=True)

    travel(main())


def test_rows_on_screen_go_first_and_starve_nobody() -> None:
    """They come faster than they can be asked, for as long as the others wait."""

    async def main() -> None:
        at, _ = gate()
        heard: list[tuple[str, float]] = []
        others = [asyncio.create_task(call(at, Urgency.FOLLOW, "other", heard, 0.1)) for _ in range(40)]
        watched: list[asyncio.Task[None]] = []
        while not all(task.done() for task in others):
            watched.append(asyncio.create_task(call(at, Urgency.WATCH, "watched", heard, 0.1)))
            await asyncio.sleep(0.01)
            assert now() < 1_100, "they starve"
        names = [name for name, _ in heard[4:]]
        assert 0.6 < names.count("watched") / len(names) < 0.8  # three turns of four
        for task in watched:
            task.cancel()
        await asyncio.gather(*watched, return_exceptions=True)

    travel(main())


def test_a_flood_of_submits_does_not_starve_those_who_come_back_after_a_pause() -> None:
    async def main() -> None:
        at, _ = gate()
        heard: list[tuple[str, float]] = []
        at.pause(5.0)
        others = [asyncio.create_task(call(at, Urgency.FOLLOW, "other", heard, 0.01)) for _ in range(20)]
        acts: list[asyncio.Task[None]] = []
        while not all(task.done() for task in others):
            acts.append(asyncio.create_task(call(at, Urgency.ACT, "act", heard, 0.01)))
            await asyncio.sleep(0.05)
            assert now() < 1_100, "they starve"
        await asyncio.gather(*acts)

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
    [
        (None, 10.0, 12.0),
        (math.nan, 10.0, 12.0),
        (0.0, 1.0, 2.0),
        (-5.0, 1.0, 2.0),
        (1.0, 1.0, 3.0),
        (7_200.0, 7_200.0, 7_202.0),
        (3e8, 3_600.0, 3_602.0),
        (math.inf, 3_600.0, 3_602.0),
    ],
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


@pytest.mark.parametrize("urgency", [Urgency.COLLECT, Urgency.WATCH, Urgency.FOLLOW])
@pytest.mark.parametrize("pace", [301.0, 3_600.0, 86_400.0, math.inf])
def test_reads_are_parked_five_minutes_at_most_and_acts_as_long_as_was_said(urgency: Urgency, pace: float) -> None:
    async def main() -> None:
        at, desk = gate()
        began = now()
        at.pause(pace)
        async with at.turn(urgency):
            assert 300.0 <= now() - began <= 301.5
        assert desk.account_state().paused_until is not None
        at.pause(pace)  # the answer is the same: nothing more for another five minutes
        async with at.turn(urgency):
            assert 600.0 <= now() - began <= 603.0
        async with at.turn(Urgency.ACT):
            assert now() - began >= min(pace, 3_600.0)

    travel(main())


def test_two_hundred_come_back_spread_out_and_none_before_the_time() -> None:
    async def main() -> None:
        at, _ = gate()
        heard: list[tuple[str, float]] = []
        began = now()
        calls = [asyncio.create_task(call(at, Urgency.FOLLOW, str(n), heard, 0.01)) for n in range(200)]
        await asyncio.sleep(0.005)
        at.pause(60.0)  # some are through already
        await asyncio.gather(*calls)
        times = sorted(when - began for _, when in heard if when - began > 1.0)
        assert (len(times), times[0] >= 60.0) == (196, True)
        gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
        assert min(gaps) > 0.05
        assert times[-1] < 60.0 + 196 * 0.25
        assert {name for name, _ in heard} == {str(n) for n in range(200)}

    travel(main())


def test_reads_come_back_at_their_own_step_while_acts_are_still_paused() -> None:
    async def main() -> None:
        at, _ = gate()
        heard: list[tuple[str, float]] = []
        at.pause(3_600.0)
        began = now()
        await asyncio.gather(*(call(at, Urgency.FOLLOW, str(n), heard, 0.55) for n in range(100)))
        times = [when - began for _, when in heard]
        assert times[0] >= 300.0
        assert times[-1] <= 300.0 + 100 * 0.2
        assert min(later - earlier for earlier, later in itertools.pairwise(times)) > 0.05
        at.close()

    travel(main())


@pytest.mark.parametrize("when", ["asleep", "forward", "back"])
def test_a_pause_is_over_after_a_sleep_and_not_moved_by_a_clock_that_is_set(when: str) -> None:
    async def main() -> None:
        hands = Hands()
        at, desk = gate(hands)
        at.pause(3_600.0)
        await asyncio.sleep(10.0)
        began = now()
        if when == "asleep":
            hands.slept += 8 * 3_600.0
        else:
            hands.shift += 365 * 86_400.0 * (1 if when == "forward" else -1)
        async with at.turn(Urgency.ACT):
            least, most = (0.0, 2.0) if when == "asleep" else (3_590.0, 3_592.0)
            assert least <= now() - began <= most
        assert desk.account_state().paused_until is None

    travel(main())


class Kept:
    """What the program keeps of a pause over a restart, through JSON as the store does."""

    def __init__(self) -> None:
        self.pause: Any = None
        self.writes = 0

    def keep(self, pause: list[float] | None) -> None:
        self.writes += 1
        self.pause = json.loads(json.dumps(pause))


@pytest.mark.parametrize(
    ("away", "least"),
    [(10.0, 50.0), (59.0, 1.0), (3_600.0, 0.0), (8 * 3_600.0, 0.0), (-8 * 3_600.0, 60.0), (-365 * 86_400.0, 60.0)],
)
def test_a_pause_is_kept_over_a_restart(away: float, least: float) -> None:
    """`away` is what the wall clock says has passed meanwhile; put back, it cannot say, and the whole time is waited."""
    kept = Kept()

    async def first() -> None:
        at, _ = gate()
        at.on_pause = kept.keep
        at.pause(60.0)
        at.close()

    async def second() -> None:
        at, desk = gate(Hands(shift=away))
        at.on_pause = kept.keep
        at.take_up_pause(kept.pause)
        assert (desk.account_state().paused_until is not None) == (least > 0)
        began = now()
        for urgency in Urgency:
            async with at.turn(urgency):
                assert least <= now() - began <= least + 2.0
        assert kept.pause is None or not least

    travel(first())
    assert kept.pause is not None
    travel(second())


@pytest.mark.parametrize(
    "kept",
    [None, [], [1.0], "soon", 7, [None, 3.0], ["a", "b"], [0.0, math.nan], [0.0, math.inf], {"since": 1}, [9, 1]],
)
def test_what_was_kept_and_is_no_pause_pauses_nothing(kept: object) -> None:
    async def main() -> None:
        at, _ = gate()
        at.take_up_pause(kept)
        began = now()
        async with at.turn(Urgency.ACT):
            assert now() == began

    travel(main())


def test_thirty_who_hear_of_one_pause_write_it_down_few_times() -> None:
    kept = Kept()

    async def main() -> None:
        at, _ = gate()
        at.on_pause = kept.keep
        for _ in range(30):
            at.pause(60.0)
        await asyncio.sleep(70.0)
        assert (kept.writes, kept.pause) == (2, None)

    travel(main())


@pytest.mark.parametrize(
    ("failure", "pauses"),
    [
        (Failure("refused", 429, Bucket.RATE_LIMITED), True),
        (Failure("refused", 429, "a_new_word"), True),
        (Failure("refused", 429), True),
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
        assert len(heard) == len(Urgency)

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
        await asyncio.gather(*(call(at, Urgency.FOLLOW, "here", heard) for _ in range(4)))
        assert len({when for _, when in heard}) == 1  # all four places are free
        assert replace(desk.account_state()) == desk.account_state()

    travel(main())


def test_nothing_new_is_begun_once_it_is_closed_and_what_is_under_way_goes_on() -> None:
    async def main() -> None:
        at = Gate(Desk(MemoryStore()).of("acc"), Hands().clock())  # type: ignore[arg-type]
        heard: list[str] = []

        async def one(name: str) -> None:
            async with at.turn(Urgency.FOLLOW):
                await asyncio.sleep(1.0)
                heard.append(name)

        under_way = asyncio.create_task(one("under way"))
        waiting = [asyncio.create_task(one("waiting")) for _ in range(20)]
        await asyncio.sleep(0.5)
        at.close()
        late = asyncio.create_task(one("late"))
        await asyncio.sleep(5.0)
        assert under_way.done()
        assert not under_way.cancelled()
        assert "late" not in heard
        assert late.cancelled()
        assert sum(task.cancelled() for task in waiting) == 20 - (len(heard) - 1)

    travel(main())
