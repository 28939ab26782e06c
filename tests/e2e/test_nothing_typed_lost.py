"""The real program, killed while somebody types: at most the last moment is lost, and everything else comes back."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from driven_program import Driven, driven
from program_process import kept_waiting

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of POSIX systems")

SKETCH = "kiln/quick-sketch"
OTHER = "loom/four-panels"
MAY_BE_LOST = 0.5
"""Seconds before the end of which strokes may be lost."""

SLACK = 0.6
"""Seconds that a busy disk may take to do what takes some milliseconds; what processors were busy with is counted apart."""

WORDS = "a small boat in the fog, and behind it the harbour wall with its two lamps lit; " * 2


def kept(running: Driven, model: str) -> str:
    """The draft as another reader of the store sees it."""
    with closing(sqlite3.connect(f"file:{running.data / 'desk.sqlite3'}?mode=ro", uri=True, timeout=5)) as reader:
        row = reader.execute("SELECT value FROM remembered WHERE name = ?", (f"compose.draft.{model}",)).fetchone()
    return "" if row is None else str(json.loads(json.loads(row[0])).get("prompt", ""))


def form(running: Driven) -> dict[str, object]:
    def there() -> dict[str, object]:
        found = running.ask("form")
        return found if found["model"] else {}

    return running.until("the form", there)


def kill(running: Driven) -> float:
    os.kill(running.process.pid, signal.SIGKILL)
    running.process.wait(10)
    return time.monotonic()


def test_a_kill_while_typing_loses_no_more_than_the_last_moment(tmp_path: Path) -> None:
    with driven("--practice", folder=tmp_path, name="first") as running:
        running.until("the models", lambda: running.ask("form").get("ready"))
        running.ask("open_model", model=OTHER)
        running.ask("type", text="for another model")
        running.until("the other draft", lambda: kept(running, OTHER) == "for another model")
        running.ask("open_model", model=SKETCH)
        before = str(json.loads(str(form(running)["body"]))["prompt"])  # brought over; what is typed stands before it
        assert before == "for another model"
        waited = kept_waiting(running.process.pid, everywhere=True)
        times = running.ask("type", text=WORDS, apart=0.01)["times"]  # without a pause, as a fast writer does
        waited = kept_waiting(running.process.pid, everywhere=True) - waited
        killed = kill(running)
    with driven("--practice", folder=tmp_path, name="second") as running:
        running.until("the models", lambda: running.ask("form").get("ready"))
        found = form(running)
        assert found["model"] == SKETCH
        prompt = str(json.loads(str(found["body"]))["prompt"])
        typed = prompt.removesuffix(before)
        assert typed
        assert WORDS.startswith(typed)
        lost = [killed - at for at in times[len(typed) :]]
        assert not lost or max(lost) - waited <= MAY_BE_LOST + SLACK, (
            f"{len(lost)} strokes, the oldest {max(lost):.2f} s old"
        )

        running.ask("type", text=" And gulls.")
        running.until("all of it", lambda: "And gulls." in kept(running, SKETCH))
        kill(running)
    with driven("--practice", folder=tmp_path, name="third") as running:
        running.until("the models", lambda: running.ask("form").get("ready"))
        assert "And gulls." in str(form(running)["body"])
        running.ask("open_model", model=OTHER)
        assert json.loads(str(form(running)["body"]))["prompt"] == "for another model"
        assert running.leave() == 0
