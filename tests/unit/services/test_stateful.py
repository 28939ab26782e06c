"""The core through random histories: see `stateful_machine`. `COMFY_DESK_LONG_TESTS=1` looks for long, anew each time."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test
from stateful_machine import History

LONG = os.environ.get("COMFY_DESK_LONG_TESTS") == "1"
HISTORIES = settings(
    max_examples=3_000 if LONG else 25,
    stateful_step_count=60 if LONG else 35,
    derandomize=not LONG,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.loop_errors
def test_no_history_loses_a_click_or_pays_it_twice() -> None:
    run_state_machine_as_test(History, settings=HISTORIES)
