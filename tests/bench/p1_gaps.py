"""P1: the longest gap between turns of the window's loop while 200 requests live and results of 40 MB Base64 land.

A timer of one millisecond notes its turns. The rival is the same window, idle, while another process without a window does
exactly that work on the same kind of Router: the machine is as busy, the window has nothing to do.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from measuring import Child, Line, alternate, median, percentile, run_child, scratch
from practice_process import PracticeProcess, start_practice

LIVE, LANDING = 200, 8
"""Three results are collected at a time: eight land as twenty do, for a shorter time, and five rounds land forty."""
FILE_MEGABYTES = 30.0
FACTOR, LONGEST = 1.5, 50.0
KEY = "comfyui-bench-gaps"


def measure(quick: bool) -> list[Line]:
    rounds, landing = (2, 4) if quick else (5, LANDING)
    with scratch() as folder:
        ours, rival = alternate(
            rounds,
            lambda number: _busy_window(folder / f"ours{number}", landing),
            lambda number: _idle_window(folder / f"rival{number}", landing),
        )
    tails = [percentile(gaps, 0.999) for gaps in ours]
    rivals = [percentile(gaps, 0.999) for gaps in rival]
    longest = max(max(gaps) for gaps in ours)
    ratio = median(tails) / median(rivals)
    several = f"{rounds} rounds of {landing} × 40 MB beside {LIVE} live; ours {_listed(tails)}, idle {_listed(rivals)}"
    worst = f"longest of each round: ours {_listed([max(g) for g in ours])}, idle {_listed([max(g) for g in rival])}"
    longest_rival = max(max(gaps) for gaps in rival)
    return [
        Line("P1", "gap between turns of the loop, p99.9", median(tails), median(rivals), "ms", ratio, f"≤ {FACTOR} ×",
             ratio <= FACTOR, several),
        Line("P1", "longest gap of all rounds", longest, longest_rival, "ms", longest / longest_rival,
             f"≤ {LONGEST:.0f} ms", longest <= LONGEST, worst),
    ]  # fmt: skip


def _listed(values: list[float]) -> str:
    return " ".join(f"{value:.1f}" for value in values)


def _router() -> Any:
    durations = {"kiln/quick-sketch": 1e6, "kiln/bulk-plates": 0.5}
    return start_practice(speed=1.0, slots=LIVE + 100, fixed_retry_after=5, credits=1e9, durations=durations)


def _options(router: PracticeProcess, folder: Path, landing: int) -> dict[str, Any]:
    return {"url": router.url, "folder": str(folder), "landing": landing}


def _busy_window(folder: Path, landing: int) -> list[float]:
    with scratch() as home, _router() as router:
        found = run_child("p1_gaps", "window", home, **_options(router, home, landing))
    return [gap for _, gap in found["gaps"]]


def _idle_window(folder: Path, landing: int) -> list[float]:
    with scratch() as home, scratch() as other, _router() as router:
        watched = Child("p1_gaps", "idle", home, _options(router, home, landing))
        try:
            watched.wait_ready()
            work = run_child("p1_gaps", "work", other, **_options(router, other, landing))
        except BaseException:
            watched.kill()
            raise
        gaps = watched.answer()["gaps"]
    return [gap for at, gap in gaps if work["from"] <= at <= work["until"]]


# --- the sides


class _Turns:
    """When the loop turned (seconds, of a clock that all processes share) and how long the gap before it was (ms)."""

    def __init__(self) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.gaps: list[tuple[float, float]] = []
        self._last = time.monotonic()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._on_turn)
        self._timer.start()

    def _on_turn(self) -> None:
        now = time.monotonic()
        self.gaps.append((now, (now - self._last) * 1000))
        self._last = now

    def between(self, start: float, end: float) -> list[tuple[float, float]]:
        self._timer.stop()
        return [(round(at, 3), round(gap, 3)) for at, gap in self.gaps if start <= at <= end]


async def _land(session: Any, landing: int) -> tuple[float, float]:
    """Makes the work; from when the first result begins to land until all are saved."""
    from rooms import PLATES, SKETCH, at_router, plates_body, saved, sketch_body, submit_all, until_all

    from comfy_desk.domain.request import State

    live = await submit_all(session, SKETCH, [sketch_body(number) for number in range(LIVE)])
    await until_all(session, live, at_router, 60)
    rows = await submit_all(session, PLATES, [plates_body(number, FILE_MEGABYTES) for number in range(landing)])
    await until_all(session, rows[:1], lambda request: request.state in (State.COLLECTING, State.DONE), 60)
    start = time.monotonic()
    await until_all(session, rows, saved, 180)
    return start, time.monotonic()


def _window(options: dict[str, Any]) -> dict[str, Any]:
    from rooms import in_qt, window_on

    async def work() -> dict[str, Any]:
        async with window_on(options["url"], options["folder"], KEY) as (_, session):
            turns = _Turns()
            start, end = await _land(session, options["landing"])
            return {"gaps": turns.between(start, end)}

    return in_qt(work)


def _idle(options: dict[str, Any]) -> dict[str, Any]:
    from rooms import in_qt, input_ended, window_on

    async def work() -> dict[str, Any]:
        async with window_on(options["url"], options["folder"], KEY + "-idle"):
            await asyncio.sleep(1.0)
            turns = _Turns()
            print("ready", flush=True)
            await input_ended()
            return {"gaps": turns.between(0.0, time.monotonic())}

    return in_qt(work)


def _work(options: dict[str, Any]) -> dict[str, Any]:
    from rooms import services

    async def work() -> dict[str, Any]:
        async with services(options["url"], options["folder"], KEY) as session:
            start, end = await _land(session, options["landing"])
            return {"from": start, "until": end}

    return asyncio.run(work())


SIDES = {"window": _window, "idle": _idle, "work": _work}
