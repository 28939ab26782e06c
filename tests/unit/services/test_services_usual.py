"""What a model usually takes and costs: medians of one's own newest requests, and nothing from too few."""

from __future__ import annotations

import time
from dataclasses import replace
from decimal import Decimal
from typing import Any

from comfy_desk.domain.events import RequestAdded, RequestChanged, RequestDeleted
from comfy_desk.domain.observations import Restored
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request, State
from comfy_desk.services.about_models import UnderWay
from comfy_desk.services.asked import asked_size
from comfy_desk.services.usual import (
    REMEMBERED,
    RunHistory,
    Size,
    Usual,
    UsualTimes,
    how_far_off,
    size_of,
    usual_of,
)


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
    assert len(times._history._done["a", "p/0"]) <= 2 * REMEMBERED + 1
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


def film(number: int, seconds: float, run: float, width: int = 1280, height: int = 720, **more: Any) -> Request:
    made = Output(0, "/video", Kind.VIDEO, Role.WORK, Origin.LINK, width=width, height=height, duration=seconds)
    return done(number, run=run, outputs=(made,), **more)


def test_long_films_are_told_apart_from_short_ones_and_small_from_large() -> None:
    rows = [film(number, 5.04, 60.0 + number) for number in range(5)]
    rows += [film(10 + number, 10.0, 200.0 + number) for number in range(5)]
    rows += [film(20 + number, 5.0, 400.0, 3840, 2160) for number in range(2)]
    history = RunHistory(lambda: rows)
    short, long = history.of("a", "p/one", size_of(5, 1280 * 720)), history.of("a", "p/one", size_of(10, None))
    assert short is not None
    assert long is not None
    assert (short.run_median, short.of_size) == (62.0, True)
    assert (long.run_median, long.run_90, long.of_size) == (202.0, 204.0, True)
    few = history.of("a", "p/one", size_of(5, 3840 * 2160))  # two of them: the model as a whole answers
    assert few is not None
    assert (few.samples, few.of_size) == (12, False)
    assert history.of("b", "p/one", size_of(5, None)) is None
    taken_in = [
        film(number, 5.0, 1.0, adopted=True, running_since=number * 1000.0, queued_at=number * 1000.0)
        for number in range(4)
    ]
    assert usual_of(taken_in).run_median is None


def test_what_is_asked_for_falls_into_the_steps_of_what_was_made() -> None:
    for body, wanted in (
        (b'{"prompt": "p", "duration": 5, "resolution": "720p"}', size_of(5.04, 1280 * 720)),
        (b'{"seconds": "10", "size": "1280x720"}', size_of(10, 1280 * 720)),
        (b'{"input": {"width": 1024, "height": 768}}', size_of(None, 1024 * 768)),
        (b'{"image_size": {"width": 2048, "height": 2048}}', size_of(None, 2048 * 2048)),
        (b'{"num_frames": 121, "fps": 24}', size_of(121 / 24, None)),
        (b'{"resolution": "4K", "duration": "6s"}', size_of(6, 3840 * 2160)),
        (b'{"duration": true, "size": "auto", "width": -3, "height": 1e400}', Size()),
        (b'{"prompt": "no size"}', Size()),
        (b"[1]", Size()),
        (b"not json", Size()),
    ):
        assert asked_size(body) == wanted, body


def test_how_far_the_words_were_off_can_be_measured() -> None:
    rows = [film(2 * number, 5.0, 60.0) for number in range(20)] + [
        film(2 * number + 1, 15.0, 300.0) for number in range(20)
    ]
    apart, together = how_far_off(rows), how_far_off(rows, by_size=False)
    assert apart.median == 0.0
    assert together.median is not None
    assert together.median > 0.3
    assert apart.told + apart.untold == 40
    assert how_far_off([]).median is None
