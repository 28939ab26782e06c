"""When the next call is made, and how one heap of due times keeps it through sleeps and clocks that are set."""

from __future__ import annotations

import asyncio
import math

import pytest
from travelling import Hands, now, travel

from comfy_desk.services import pacing
from comfy_desk.services.clock import Clock, WallAided, through_sleep
from comfy_desk.services.duetimes import DueTimes


@pytest.mark.parametrize(
    ("pace", "least", "most"),
    [
        (None, 5.0, 5.2),
        (3.0, 3.0, 3.1),
        (0.0, 1.0, 1.1),
        (0.5, 1.0, 1.1),
        (-5.0, 1.0, 1.1),
        (math.nan, 5.0, 5.2),
        (120.0, 120.0, 123.0),
        (3_600.0, 300.0, 300.0),
        (9_999_999_999.0, 300.0, 300.0),
        (math.inf, 300.0, 300.0),
    ],
)
@pytest.mark.parametrize("chance", [0.0, 0.5, 0.999])
def test_polls_keep_to_the_hint_and_are_never_parked(
    pace: float | None, least: float, most: float, chance: float
) -> None:
    assert least <= pacing.poll_delay(pace, chance) <= most


@pytest.mark.parametrize("chance", [0.0, 0.5, 0.999])
@pytest.mark.parametrize("offline", [True, False])
def test_waits_grow_and_end_growing(chance: float, offline: bool) -> None:
    waits = [pacing.backoff(tries, None, chance, offline=offline) for tries in range(40)]
    assert waits == sorted(waits)
    assert 1.0 <= waits[0] <= 2.0
    assert waits[-1] <= (20.0 if offline else 120.0)
    assert pacing.backoff(-3, None, chance) == waits[0] if not offline else True


@pytest.mark.parametrize("pace", [0.0, 7.0, 60.0, 7_200.0, 86_400.0])
@pytest.mark.parametrize("chance", [0.0, 0.999])
def test_never_earlier_than_said(pace: float, chance: float) -> None:
    assert pacing.backoff(0, pace, chance) >= pace


@pytest.mark.parametrize("pace", [86_401.0, 3e8, math.inf])
def test_what_no_server_can_mean_parks_nothing_for_a_day(pace: float) -> None:
    assert 3_600.0 <= pacing.backoff(0, pace, 0.5) <= 1.2 * 3_600.0


@pytest.mark.parametrize("pace", [-1.0, -math.inf, math.nan, None])
def test_what_cannot_be_meant_at_all_makes_no_hot_loop(pace: float | None) -> None:
    assert 1.0 <= pacing.backoff(0, pace, 0.0) <= 2.0
    assert pacing.poll_delay(pace, 0.0) >= 1.0


def test_a_wake_up_is_spread_out() -> None:
    times = [pacing.resume_spread(index, chance) for index, chance in enumerate([0.9, 0.1, 0.5, 0.0])]
    assert len(set(times)) == 4
    assert pacing.resume_spread(99, 0.0) >= 15.0


@pytest.mark.parametrize("tries", [0, 1, 2, 9, 99])
def test_the_disk_is_tried_again_at_a_walk(tries: int) -> None:
    assert 1.0 <= pacing.disk_wait(tries, 0.0) <= 60.0


class Heard:
    def __init__(self, hands: Hands) -> None:
        self.due: list[tuple[str, float]] = []
        self.woken: list[float] = []
        clock = hands.clock()
        self.times = DueTimes(clock.monotonic, self.on_due, lambda: self.woken.append(now()))

    def on_due(self, name: str) -> None:
        self.due.append((name, now()))


def test_each_is_due_once_in_order_and_the_newest_plan_counts() -> None:
    async def main() -> None:
        heard, began = Heard(Hands()), now()
        heard.times.put("late", 500.0)
        heard.times.put("moved", 3.0)
        heard.times.put("soon", 0.5)
        heard.times.put("moved", 20.0)
        heard.times.put("dropped", 1.0)
        heard.times.drop("dropped")
        heard.times.put("past", -8.0)
        await asyncio.sleep(1_000)
        assert [(name, round(when - began)) for name, when in heard.due] == [
            ("past", 0),
            ("soon", 0),
            ("moved", 20),
            ("late", 500),
        ]
        assert len(heard.times) == 0

    travel(main())


def test_no_timer_is_long_and_none_stays_after_the_end() -> None:
    async def main() -> None:
        heard = Heard(Hands())
        heard.times.put("in a century", 3e9)
        assert heard.times._timer is not None
        assert heard.times._timer.when() - now() <= 1.0
        heard.times.close()
        await asyncio.sleep(5)
        assert heard.due == []

    travel(main())


def test_ten_thousand_plans_that_move_leave_no_heap_of_them() -> None:
    async def main() -> None:
        heard = Heard(Hands())
        for round_ in range(200):
            for name in range(50):
                heard.times.put(str(name), 100.0 + round_)
        assert len(heard.times._heap) <= 64 + 4 * 50 + 1
        heard.times.close()

    travel(main())


@pytest.mark.parametrize("slept", [8 * 3600.0, 30.0, 365 * 86400.0])
def test_a_sleep_of_the_machine_is_noticed_before_anything_is_due(slept: float) -> None:
    async def main() -> None:
        hands = Hands()
        heard = Heard(hands)
        heard.times.put("row", 300.0)
        await asyncio.sleep(5)
        assert heard.woken == []
        hands.slept += slept
        await asyncio.sleep(2)
        assert len(heard.woken) == 1
        assert [name for name, _ in heard.due] == (["row"] if slept > 300 else [])
        assert not heard.due or heard.woken[0] <= heard.due[0][1]
        heard.times.close()

    travel(main())


@pytest.mark.parametrize("shift", [8 * 3600.0, -8 * 3600.0, 365 * 86400.0, -365 * 86400.0])
def test_a_clock_that_is_set_moves_no_plan_and_wakes_nobody(shift: float) -> None:
    async def main() -> None:
        hands = Hands()
        heard, began = Heard(hands), now()
        heard.times.put("row", 30.0)
        await asyncio.sleep(5)
        hands.shift += shift
        await asyncio.sleep(60)
        assert [round(when - began) for _, when in heard.due] == [30]
        assert heard.woken == []

    travel(main())


@pytest.mark.parametrize("delay", [math.inf, math.nan, 1e300, 400 * 365 * 86400.0])
def test_no_wait_is_too_long_to_count(delay: float) -> None:
    async def main() -> None:
        heard = Heard(Hands())
        heard.times.put("parked", delay)
        heard.times.put("row", 3.0)
        await asyncio.sleep(10)
        assert [name for name, _ in heard.due] == ["row"]
        left = heard.times.left("parked")
        assert left is not None
        assert math.isfinite(left)
        assert heard.times.left("row") is None
        heard.times.close()

    travel(main())


def test_where_no_clock_goes_through_a_sleep_a_jump_of_the_wall_clock_is_one() -> None:
    """Monotonic +0, wall +8 h: nothing else tells of the sleep there. Corrections and a clock put back are none."""
    wall, steps = [1_000.0], [50.0]
    clock = WallAided(lambda: wall[0], lambda: steps[0])
    assert clock() == 50.0

    def passes(seconds: float, jump: float = 0.0) -> float:
        wall[0] += seconds + jump
        steps[0] += seconds
        return clock()

    assert passes(1.0) == 51.0
    assert passes(1.0, 8 * 3600.0) == 52.0 + 8 * 3600.0
    assert passes(1.0, -86_400.0) == 53.0 + 8 * 3600.0
    for _ in range(100):
        passes(1.0, 0.5)  # a correction from the network, slowly
    assert passes(1.0) == 154.0 + 8 * 3600.0
    assert passes(1.0, 30.0) == 185.0 + 8 * 3600.0


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32", "plan9"])
def test_every_system_has_a_clock_that_goes_on(platform: str) -> None:
    clock = through_sleep(platform)
    first = clock()
    assert clock() >= first
    assert Clock().monotonic() > 0


def test_one_fault_does_not_stop_the_clock_of_the_others(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        hands = Hands()
        heard = Heard(hands)
        clock = hands.clock()

        def on_due(name: str) -> None:
            heard.on_due(name)
            if name == "bad":
                raise RuntimeError("a fault nobody foresaw")

        times = DueTimes(clock.monotonic, on_due)
        for name, delay in (("bad", 1.0), ("same moment", 1.0), ("later", 5.0)):
            times.put(name, delay)
        await asyncio.sleep(10)
        assert [name for name, _ in heard.due] == ["bad", "same moment", "later"]

    travel(main())
    assert "a fault nobody foresaw" in caplog.text
