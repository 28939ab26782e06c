"""The core through random histories: see `stateful_machine`. `COMFY_DESK_LONG_TESTS=1` looks for long, anew each time."""

from __future__ import annotations

import pytest
from hypothesis.stateful import run_state_machine_as_test
from stateful_machine import History, histories


@pytest.mark.loop_errors
def test_no_history_loses_a_click_or_pays_it_twice() -> None:
    run_state_machine_as_test(History, settings=histories(25, 35, many=3_000))
