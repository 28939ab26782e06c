"""P6: 10,000 rows and 1,000 status changes a second: the model's `data()`, and a frame while the table scrolls.

The real window shows rows of a desk in memory. A frame is everything the window's thread does for one sixtieth of a
second: its share of the changes, one step of the scroll bar and the painting of the table. `data()` is timed in
a run of its own, as Qt and the delegates call it while the same happens. Both once more while rows stand in groups of their
models and are sorted by their status within them, so that most changes move a row.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from measuring import Line, median, percentile, run_child, scratch

ROWS = 10_000
A_SECOND = 1_000
FRAME = 1 / 60
DATA_BUDGET, FRAME_BUDGET = 20.0, 16.7


def measure(quick: bool) -> list[Line]:
    from stored import thumbnails

    rounds, seconds = (2, 2.0) if quick else (5, 4.0)
    data: list[dict[str, float]] = []
    frames: list[dict[str, float]] = []
    grouped: list[dict[str, float]] = []
    grouped_data: list[dict[str, float]] = []
    with scratch() as home:
        pictures = thumbnails(home / "thumbnails")
        for number in range(rounds):
            for kind, groups, found in (
                ("frames", False, frames),
                ("data", False, data),
                ("frames", True, grouped),
                ("data", True, grouped_data),
            ):
                options = {"folder": str(home), "pictures": pictures, "seconds": seconds, "groups": groups}
                found.append(run_child("p6_table", kind, home / f"{kind}{groups}{number}", **options))
    mean = median([f["mean"] for f in data])
    tail = median([f["p99"] for f in frames])
    note = (
        f"median frame {median([f['p50'] for f in frames]):.1f} ms, longest {max(f['most'] for f in frames):.0f} ms; "
        f"of the median {median([f['changes'] for f in frames]):.1f} ms changes, "
        f"{median([f['paint'] for f in frames]):.1f} ms scrolling and painting"
    )
    late = median([f["late"] for f in frames])
    in_groups, mean_in_groups = median([f["p99"] for f in grouped]), median([f["mean"] for f in grouped_data])
    return [
        Line("P6", "mean time of data()", mean, None, "µs", None, f"≤ {DATA_BUDGET:.0f} µs", mean <= DATA_BUDGET,
             f"{median([f['calls'] for f in data]):,.0f} calls a run, as they came"),
        Line("P6", "p99 frame while scrolling", tail, None, "ms", None, f"≤ {FRAME_BUDGET} ms",
             tail <= FRAME_BUDGET, note),
        Line("P6", "  p99 from a frame's due time to its end", late, None, "ms",
             note="not judged: the machine's own delays are in it"),
        Line("P6", "mean time of data(), grouped and sorted", mean_in_groups, None, "µs", None, f"≤ {DATA_BUDGET:.0f} µs",
             mean_in_groups <= DATA_BUDGET),
        Line("P6", "p99 frame while scrolling, grouped and sorted", in_groups, None, "ms", None, f"≤ {FRAME_BUDGET} ms",
             in_groups <= FRAME_BUDGET, f"of the median {median([f['changes'] for f in grouped]):.1f} ms changes, "
             f"{median([f['paint'] for f in grouped]):.1f} ms scrolling and painting"),
    ]  # fmt: skip


# --- the side


def _frames(options: dict[str, Any]) -> dict[str, float]:
    times = _scroll(options)
    works = [work for work, _, _, _ in times]
    return {
        "p50": median(works),
        "p99": percentile(works, 0.99),
        "most": max(works),
        "late": percentile([late for _, late, _, _ in times], 0.99),
        "changes": median([changes for _, _, changes, _ in times]),
        "paint": median([paint for _, _, _, paint in times]),
    }


def _data(options: dict[str, Any]) -> dict[str, float]:
    from comfy_desk.ui.models.queue_model import QueueModel

    plain: Any = QueueModel.data
    spent = calls = 0

    def timed(self: QueueModel, index: Any, role: int = 0) -> Any:
        nonlocal spent, calls
        start = time.perf_counter_ns()
        value = plain(self, index, role)
        spent += time.perf_counter_ns() - start
        calls += 1
        return value

    QueueModel.data = timed  # type: ignore[method-assign]
    _scroll(options)
    return {"mean": spent / calls / 1000, "calls": float(calls)}


def _scroll(options: dict[str, Any]) -> list[tuple[float, float, float, float]]:
    """Milliseconds of each frame: its work, from its due time to its end, its changes, its scrolling and painting."""
    import asyncio

    from fake_session import FakeSession
    from queue_rows import StillDesk
    from rooms import in_qt
    from stored import rows

    from comfy_desk.ui.main_window import MainWindow

    async def no_test(_secret: Any) -> str:
        return ""

    async def work() -> list[tuple[float, float, float, float]]:
        folder = Path(options["folder"])
        desk = StillDesk(rows(ROWS, options["pictures"], time.time(), "practice", live=True))
        session: Any = FakeSession()
        session.desk = desk
        window = MainWindow(lambda: None, no_test, folder=lambda: folder)
        window.resize(1440, 900)
        window.attach(session)
        window.show()
        if options.get("groups"):
            from PySide6.QtCore import Qt

            from comfy_desk.ui.models.columns import PLACE
            from comfy_desk.ui.models.queue_groups import Grouping

            window.queue.set_grouping(Grouping.MODEL)
            window.queue.table.horizontalHeader().setSortIndicator(PLACE["status"], Qt.SortOrder.AscendingOrder)
        await asyncio.sleep(0.5)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        run = _Run(window, desk, options["seconds"], lambda: done.set_result(None))
        await done
        window.finish()
        window.deleteLater()
        return run.times

    return in_qt(work)


class _Run:
    """Frames at their due times, each with its share of the changes."""

    def __init__(self, window: Any, desk: Any, seconds: float, done: Any) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.times: list[tuple[float, float, float, float]] = []
        self._table = window.queue.table
        self._desk = desk
        self._ids = list(desk.rows)
        self._done = done
        self._start = time.perf_counter()
        self._frames = int(seconds / FRAME)
        self._number = 0
        self._changed = 0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_frame)
        self._timer.start(0)

    def _on_frame(self) -> None:
        due = self._start + self._number * FRAME
        begin = time.perf_counter()
        wanted = int((self._number + 1) * FRAME * A_SECOND)
        while self._changed < wanted:
            self._change(self._changed)
            self._changed += 1
        changed = time.perf_counter()
        bar = self._table.verticalScrollBar()
        bar.setValue((bar.value() + 150) % max(1, bar.maximum()))
        self._table.viewport().repaint()
        end = time.perf_counter()
        self.times.append(tuple(1000 * t for t in (end - begin, end - due, changed - begin, end - changed)))  # type: ignore[arg-type]
        self._number += 1
        if self._number >= self._frames:
            self._done()
            return
        if end > due + FRAME:  # too late for the next: it is dropped from the schedule, not made up for
            self._start += end - (due + FRAME)
        wait = self._start + self._number * FRAME - time.perf_counter()
        self._timer.start(max(0, round(wait * 1000)))

    def _change(self, number: int) -> None:
        """A status read's outcome: place in the queue, started, finished; spread over all rows."""
        from dataclasses import replace

        from comfy_desk.domain.events import RequestChanged
        from comfy_desk.domain.observations import Restored
        from comfy_desk.domain.request import State

        before = self._desk.rows[self._ids[number * 7919 % len(self._ids)]]
        now = time.time()
        if number % 3 == 0:
            after = replace(before, state=State.IN_QUEUE, position=number % 50, next_check_at=now + 5, answered_at=now)
        elif number % 3 == 1:
            after = replace(before, state=State.IN_PROGRESS, position=None, running_since=now, next_check_at=now + 5)
        else:
            after = replace(before, state=State.DONE, running_since=now - 5, completed_at=now, ended_at=now)
        self._desk.rows[before.id] = after
        self._desk.tell(RequestChanged(before, after, Restored(now)))


SIDES = {"frames": _frames, "data": _data}
