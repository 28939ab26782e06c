"""What a model usually takes and costs: medians of one's own newest requests, and nothing from too few."""

from __future__ import annotations

import time
from dataclasses import replace
from decimal import Decimal
from typing import Any

from comfy_desk.domain.events import RequestAdded, RequestChanged, RequestDeleted
from comfy_desk.domain.observations import Restored
from comfy_desk.domain.request import Request, State
from comfy_desk.services.about_models import UnderWay
from comfy_desk.services.usual import Usual, UsualTimes, usual_of


def done(number: int, run: float | None = 10.0, wait: float = 2.0, cost: str | None = None, **more: Any) -> Request:
    begin = 1_000.0 * number
    facts: dict[str, Any] = {
        "id": f"row-{number}",
        "account": "a",
        "model": "p/one",
        "key": "k",
        "body_sha256": "ab",
        "body_size": 2,
        "prompt": "",
        "seed": None,
        "created_at": begin,
        "state": State.DONE,
        "queued_at": begin,
        "running_since": None if run is None else begin + wait,
        "completed_at": begin + wait + (run or 0.0),
        "credits": cost,
    }
    return Request(**{**facts, **more})


def test_below_three_samples_nothing_is_said() -> None:
    assert usual_of([]) == Usual(0)
    assert usual_of([done(1), done(2)]) == Usual(2)
    assert not usual_of([done(1, cost="1"), done(2, cost="1")]).says_anything
    assert not usual_of(done(number, state=State.FAILED) for number in range(9)).says_anything
    three = usual_of([done(1, 30.0), done(2, 10.0), done(3, 11.0)])
    assert (three.samples, three.run_median, three.run_90, three.wait_median) == (3, 11.0, 30.0, 2.0)
    assert three.cost_median is None


def test_runs_waits_and_costs_are_told_apart() -> None:
    rows = [done(number, run=float(number), wait=100.0 + number, cost="21.1") for number in range(1, 11)]
    rows += [done(20 + number, run=None) for number in range(3)]  # never seen running, nothing reported
    usual = usual_of(rows)
    assert (usual.samples, usual.run_median, usual.run_90, usual.wait_median) == (13, 5.5, 9.0, 105.5)
    assert (usual.cost_median, usual.cost_samples) == (Decimal("0.1"), 10)
    mixed = usual_of(done(number, cost=word) for number, word in enumerate(["0", "211", "422", "nonsense", None]))
    assert (mixed.cost_low, mixed.cost_median, mixed.cost_high, mixed.cost_samples) == (0, 1, 2, 3)
    set_back = usual_of(done(number, completed_at=1.0) for number in range(1, 5))
    assert set_back.run_median is None


def test_only_the_newest_fifty_count() -> None:
    old = [done(number, run=1000.0) for number in range(100)]
    new = [done(200 + number, run=5.0) for number in range(50)]
    assert usual_of([*new, *old]).run_90 == 5.0


class Desk:
    def __init__(self, rows: list[Request]) -> None:
        self.rows = rows
        self.asked = 0

    def everything(self) -> tuple[Request, ...]:
        self.asked += 1
        return tuple(self.rows)


def test_ten_thousand_are_sorted_once_and_events_keep_it_up() -> None:
    desk = Desk([done(number, model=f"p/{number % 40}") for number in range(10_000)])
    times = UsualTimes(desk)
    times.note(RequestAdded(done(1, model="p/0")))  # before anybody asked: read with the others
    start = time.thread_time()
    usual = times.of("a", "p/0")
    assert time.thread_time() - start < 0.5
    assert usual is not None
    assert (usual.samples, usual.run_median) == (50, 10.0)
    assert times.of("b", "p/0") is None
    start = time.thread_time()
    for _ in range(10_000):
        times.of("a", "p/0")
    assert time.thread_time() - start < 0.5

    running = done(20_000, run=90.0, model="p/0", state=State.IN_PROGRESS)
    times.note(RequestChanged(running, running, Restored(0.0)))
    assert times.of("a", "p/0") == usual
    for number in range(26):
        row = done(20_000 + number, run=90.0, model="p/0")
        times.note(RequestChanged(replace(row, state=State.COLLECTING), row, Restored(0.0)))
        times.note(RequestChanged(row, row, Restored(0.0)))  # looked at again: the same sample
    now = times.of("a", "p/0")
    assert now is not None
    assert (now.samples, now.run_median, now.run_90) == (50, 90.0, 90.0)
    for number in range(500):
        times.note(RequestAdded(done(30_000 + number, run=3.0, model="p/0")))
    assert len(times._done["a", "p/0"]) <= 101
    assert desk.asked == 1


def test_it_is_known_for_which_account_requests_are_under_way() -> None:
    running = done(1, state=State.IN_PROGRESS)
    desk = Desk([running, *(done(number, account="b") for number in range(2, 50))])
    under_way = UnderWay(desk)
    assert under_way.of("a")
    assert not under_way.of("b")
    under_way.note(RequestAdded(done(60, account="b", state=State.WAITING)))
    assert not under_way.of("b")  # it waits here: nobody works for it
    collecting = done(60, account="b", state=State.COLLECTING)
    under_way.note(RequestChanged(collecting, collecting, Restored(0.0)))
    assert under_way.of("b")
    under_way.note(RequestDeleted("row-60"))
    under_way.note(RequestChanged(running, done(1), Restored(0.0)))
    assert not under_way.of("a")
    assert not under_way.of("b")
    assert desk.asked == 1
