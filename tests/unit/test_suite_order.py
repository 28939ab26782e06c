"""tests/suite_order.py: those that wait and those that work go side by side, and the longest first."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import suite_order
from suite_order import File, arranged

ROOT = Path(__file__).resolve().parents[2]


def test_both_kinds_are_as_far_on_their_way_at_any_time() -> None:
    waiting = [File(f"tests/e2e/test_{number}.py", number) for number in range(1, 30)]
    working = [File(f"tests/{room}/test_{number}.py", 7 * number) for number in range(1, 60) for room in ("ui", "unit")]
    files = [*waiting, *working]
    order = arranged(files)
    assert sorted(order, key=str) == sorted(files, key=str)
    kinds = [[file for file in order if (file in waiting) is waits] for waits in (True, False)]
    for kind in kinds:
        assert all(first.seconds >= later.seconds for first, later in pairwise(kind))
    whole = [sum(file.seconds for file in kind) for kind in kinds]
    longest = [kind[0].seconds for kind in kinds]
    given = [0.0, 0.0]
    for file in order:
        given[file not in waiting] += file.seconds
        apart = abs(given[0] / whole[0] - given[1] / whole[1])
        assert apart <= max(one / every for one, every in zip(longest, whole, strict=True)) + 1e-9


def test_one_kind_alone_is_arranged_as_well() -> None:
    alone = [File("tests/unit/test_a.py", 1), File("tests/unit/test_b.py", 5)]
    assert arranged(alone) == alone[::-1]
    assert arranged([]) == []


def test_the_files_that_are_known_are_there() -> None:
    assert [path for path in suite_order.SECONDS if not (ROOT / path).is_file()] == []
