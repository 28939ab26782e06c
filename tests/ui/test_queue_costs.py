"""What a row and the viewer say of money before anything is reported: short in the row, whole where there is room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from queue_rows import request

from comfy_desk.domain.request import State
from comfy_desk.ui import wording


@pytest.mark.parametrize(
    ("estimate", "row", "full"),
    [
        ("0.2243", "about $0.22", "about $0.22"),
        ("0.2243–0.3411", "up to $0.34", "about $0.22–0.34"),
        (None, "", ""),
    ],
)
def test_an_estimate_in_the_row_and_in_full(estimate: str | None, row: str, full: str) -> None:
    running = replace(request(), state=State.IN_PROGRESS, estimate=estimate, credits=None)
    assert wording.cost(running).text == row
    assert wording.cost_in_full(running) == full
