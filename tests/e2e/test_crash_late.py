"""The program is killed and started again hours or a day later: links have died meanwhile, or the Router has forgotten.

What was on this machine by then is not asked for again, and what cannot be had any more leaves nothing half behind.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import crash_matrix
import pytest
from core_session import PANELS, SKETCH
from crash_children import Children
from crash_matrix import Case, Place, sketch
from practice_process import PracticeProcess, start_practice

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of POSIX systems")

HOURS = 3 * 3600.0
"""Links live for two."""

PLATE = {"model": "kiln/bulk-plates", "body": {"prompt": "a plate", "megabytes": 3, "side": 64, "seed": 1}}
THREE = {"model": PANELS, "body": {"prompt": "three", "size": "512x512", "seed": 3}}
CASES = [
    Case("noted", "asset-noted", [sketch("noted")]),
    Case("placed", "placed", [sketch("placed")]),
    Case("three-placed", "collected-uncommitted", [THREE]),
    Case("forgotten", "mid-result", [PLATE], "expired"),
    Case("kept", "raw-uncommitted", [PLATE]),
    Case("dead", "mid-asset", [sketch("dead", width=2048, height=2048)]),
]


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[PracticeProcess, dict[str, Place]]]:
    """Died, and come back: after three hours, after a day where it says so."""
    root: Path = tmp_path_factory.mktemp("late")
    places = {case.name: Place(case, root / case.name) for case in CASES}
    with start_practice(speed=50, slots=20) as router, Children(crash_matrix.AT_ONCE) as children:
        crash_matrix.crash_all(children, router, places.values())
        next_day = {name: places.pop(name) for name in ("forgotten", "kept")}
        router.advance(HOURS)
        crash_matrix.follow(children, router, places.values())
        router.advance(86_400.0)
        crash_matrix.follow(children, router, next_day.values())
        yield router, places | next_day


def _row(place: Place) -> dict[str, Any]:
    assert place.code == -9, place.errors[-3000:]
    assert place.followed, place.errors[-3000:]
    (row,) = place.rows
    assert crash_matrix.litter(place.folder, place.rows) == []
    return row


@pytest.mark.parametrize("name", ["noted", "placed", "three-placed", "kept"])
def test_what_was_here_is_not_asked_for_again(name: str, late: tuple[PracticeProcess, dict[str, Place]]) -> None:
    row = _row(late[1][name])
    assert row["state"] == "done"
    works = [output for output in row["outputs"] if output["role"] == "work"]
    saved = [output for output in works if output["path"]]
    assert len(saved) == (3 if row["model"] == PANELS else 1)
    for output in saved:
        assert output["problem"] is None
        assert crash_matrix.whole(output)


def test_a_link_that_died_is_said(late: tuple[PracticeProcess, dict[str, Place]]) -> None:
    row = _row(late[1]["dead"])
    assert (row["state"], row["model"]) == ("empty", SKETCH)
    (output,) = row["outputs"]
    assert "expired" in output["problem"]


def test_a_result_that_is_forgotten_leaves_no_half(late: tuple[PracticeProcess, dict[str, Place]]) -> None:
    row = _row(late[1]["forgotten"])
    assert (row["state"], row["raw_path"]) == ("expired", None)
