"""A large answer lands while the window is open: the window goes on, shows it, and neither it nor the list holds it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from core_session import until
from practice_process import PracticeProcess
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QPlainTextEdit
from test_window_outbox import met, play  # noqa: F401 - a fixture

from comfy_desk.domain.request import State
from comfy_desk.services.session import Session
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.viewers.text import TextStage

PLATES = "kiln/bulk-plates"
ANY_BODY = "attic/open-box"
BLOBS, MEGABYTES = 3, 15.0  # 20 MB each as Base64
LONGEST_GAP = 0.100


def _kept_waiting() -> float:
    """Seconds for which this thread could have run and the machine was busy with others: no fault of the program."""
    stat = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
    return int(stat.read_text().split()[1]) / 1e9


@asynccontextmanager
async def gaps_below(limit: float) -> AsyncIterator[None]:
    """Fails where Qt's loop did not come around for `limit` seconds, whatever kept it: work, a lock, or the disk."""
    worst, last, waited = 0.0, time.monotonic(), _kept_waiting()

    def tick() -> None:
        nonlocal worst, last, waited
        now, kept = time.monotonic(), _kept_waiting()
        worst = max(worst, now - last - (kept - waited))
        last, waited = now, kept

    timer = QTimer()
    timer.setInterval(2)
    timer.timeout.connect(tick)
    timer.start()
    try:
        yield
    finally:
        timer.stop()
    assert worst < limit, f"the window stood still for {worst * 1000:.0f} ms"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the kernel's own account of waiting threads")
def test_sixty_megabytes_of_base64_land_without_a_stop(
    play: Any,  # noqa: F811
    practice_router: PracticeProcess,
    tmp_path: Path,
) -> None:
    plates = {"prompt": "large plates", "n": BLOBS, "side": 256, "megabytes": MEGABYTES, "seed": 1}

    async def steps(window: MainWindow, session: Session) -> None:
        await asyncio.sleep(0.5)  # the window has settled
        async with gaps_below(LONGEST_GAP):
            row = await session.submit(PLATES, json.dumps(plates).encode(), prompt="large plates", seed="1")
            ended = await until(session, row, lambda r: r.state.terminal)
            window.show_request(row)
            window.queue.verbAsked.emit(row, "raw")
            await met(lambda: isinstance(window.viewer.stage, TextStage))
            stage = window.viewer.stage
            assert isinstance(stage, TextStage)
            await met(lambda: "base64" in stage.edit.toPlainText())
            stage.grab()
        assert ended.state is State.DONE
        assert Path(ended.raw_path or "").stat().st_size > 60_000_000
        assert [work.size for work in ended.works] == [MEGABYTES * 1e6] * BLOBS
        shown = stage.edit.toPlainText()
        assert shown.count("<base64, 20.0 MB>") == BLOBS
        assert len(shown) < 5_000
        for edit in window.findChildren(QPlainTextEdit):
            assert len(edit.toPlainText()) < 10_000

    play(steps)
    database = next(tmp_path.rglob("desk.sqlite3"))
    assert sum(path.stat().st_size for path in database.parent.glob("desk.sqlite3*")) < 1_000_000
    with sqlite3.connect(database) as opened:
        for (table,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in opened.execute(f'SELECT * FROM "{table}"'):
                assert sum(len(value) for value in row if isinstance(value, str | bytes)) < 200_000, table
    opened.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the kernel's own account of waiting threads")
def test_sixty_megabytes_are_sent_and_run_again_without_a_stop(
    play: Any,  # noqa: F811
    practice_router: PracticeProcess,
) -> None:
    """From the press to the Router's answer: written out, kept, read back, sent; and once more for the run after it."""
    picture = "iVBORw0KGgo" + "A" * 60_000_000

    async def steps(window: MainWindow, session: Session) -> None:
        window.compose.load(ANY_BODY, {"prompt": "a large one", "picture": picture})
        await met(lambda: not window.compose.reason())
        await asyncio.sleep(0.5)  # the window has settled
        async with gaps_below(LONGEST_GAP):
            window.compose.generate.trigger()
            await met(lambda: len(session.desk.requests()) == 1)
            first = session.desk.requests()[0].id
            sent = await until(session, first, lambda r: r.handle is not None)
            window.queue.verbAsked.emit(first, "run_again")
            await met(lambda: len(session.desk.requests()) == 2)
            again = next(row.id for row in session.desk.requests() if row.id != first)
            await until(session, again, lambda r: r.handle is not None)
        assert sent.body_size > 60_000_000
        assert await session.body(again) == await session.body(first)

    play(steps)
