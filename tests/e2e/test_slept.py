"""The machine sleeps for a night while the program runs: each request is asked about once soon after, and none has failed."""

from __future__ import annotations

import time
from pathlib import Path

from core_session import REEL
from driven_program import driven
from practice_process import PracticeProcess
from program_process import kept_waiting

ROWS = 4
NIGHT = 8 * 3600.0

CLOCKS = """
import time
slept = time.slept = [0.0]
wall, clock = time.time, time.clock_gettime
asleep_too = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
time.time = lambda: wall() + slept[0]
time.clock_gettime = lambda number: clock(number) + (slept[0] if number == asleep_too else 0.0)
"""
"""The wall clock and the one that goes on through a sleep move; the one that the loop waits by stands still meanwhile."""


def test_after_a_night_asleep_each_request_is_asked_about_once_soon(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    there = tmp_path / "path"
    there.mkdir()
    (there / "sitecustomize.py").write_text(CLOCKS)
    practice_router.settings(durations={REEL: 90_000.0}, slots=ROWS)

    def polls() -> int:
        return int(practice_router.counts()["routes"].get("status", 0))

    env = {
        "COMFY_ROUTER_BASE_URL": practice_router.url,
        "COMFY_API_KEY": "comfyui-own-account-0123456789",
        "PYTHONPATH": str(there),
    }
    with driven(folder=tmp_path, env=env) as running:
        running.until("the window", lambda: running.ask("look").get("visible"))
        running.ask("submit", models=[REEL] * ROWS)
        running.until("all to run", lambda: f"{ROWS} running" in running.ask("look")["status"])
        before = polls()
        running.ask("sleep", seconds=NIGHT)
        began, waited = time.monotonic(), kept_waiting(running.process.pid)
        running.until("each to be asked about", lambda: polls() >= before + ROWS, 30)
        assert time.monotonic() - began - (kept_waiting(running.process.pid) - waited) < 12
        seen = running.ask("look")
        assert f"{ROWS} running" in seen["status"]
        assert "Connected" in seen["status"]
        assert polls() <= before + ROWS + 1
        assert seen["notice"] == ""
        assert running.leave() == 0
        running.assert_clean()
