"""The soak in its short form: 120 requests through chaos, two kills, two clock jumps, an account switch and a Router away."""

from __future__ import annotations

from pathlib import Path

import pytest
from soak_oracles import judge
from soaking import Plan, soak

SHORT = Plan(
    requests=120,
    seed=7,
    rate=0.15,
    kills=2,
    offline=1.0,
    room=80,
    limits=(16, 64),
    speed=20.0,
    longest=0.6,
    patience=200.0,
    first_poll=0.3,
)


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_is_paid_twice(tmp_path: Path) -> None:
    verdict = soak(SHORT, tmp_path, judge)
    assert verdict.complaints == {}, verdict.words()
    assert verdict.figures["clicks (submits)"] >= 100
