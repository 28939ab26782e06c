"""The program dies by SIGKILL at every boundary from the click to the saved picture, and is started again.

All crashes of the matrix happen once, some at a time, before the first test here; each test then looks at one of them.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import crash_matrix
import pytest
from core_session import PANELS, REEL, SPOKEN
from crash_matrix import Case, Place, sketch
from practice_process import PracticeProcess, start_practice

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of POSIX systems")

DRAWING = "nib/vector-sketch"
"""Takes a minute here: what is cancelled has not ended by itself."""


def large(prompt: str) -> dict[str, Any]:
    """More than one block of a download."""
    return sketch(prompt, width=2048, height=2048)


def heavy(prompt: str) -> dict[str, Any]:
    """An answer of four megabytes."""
    return {"model": "kiln/bulk-plates", "body": {"prompt": prompt, "megabytes": 3, "side": 64, "seed": 1}}


def panels(prompt: str) -> dict[str, Any]:
    return {"model": PANELS, "body": {"prompt": prompt, "size": "512x512", "seed": 3}}


def spoken(text: str) -> dict[str, Any]:
    return {"model": SPOKEN, "body": {"text": text}, "direct": True}


def film(prompt: str, **more: Any) -> dict[str, Any]:
    return {"model": REEL, "body": {"prompt": prompt}, **more}


def withdrawn(prompt: str) -> dict[str, Any]:
    return {"model": DRAWING, "body": {"prompt": prompt}, "cancel_when": "in_queue"}


def any_file(folder: Path, name: str, *, size: int = 1) -> bool:
    return any(path.stat().st_size >= size for path in folder.rglob(name) if path.is_file())


def one(name: str, *, boundary: str = "", **more: Any) -> Case:
    return Case(name, boundary or name, [sketch(name)], **more)


STOPPED = "The program stopped before an answer came"
ARRIVED = "Accepted as"
CASES = [
    one("key-uncommitted", acknowledged=False, rows=0, charges=0),
    one("key-in-transaction", acknowledged=False, rows=0, charges=0),
    one("key-committed", acknowledged=False),
    one("sending-uncommitted"),
    one("before-post", says=(STOPPED, "Sent again with the same key (try 2)")),
    one("post-half-sent", says=(STOPPED,)),
    one("accepted-unheard", says=(STOPPED, "Sent again with the same key (try 2)", ARRIVED)),
    one("answer-uncommitted", says=(STOPPED, ARRIVED)),
    one("answer-in-transaction", says=(STOPPED, ARRIVED)),
    one("answer-committed"),
    one("polling-asked"),
    one("polling-answered"),
    one("completed-uncommitted"),
    one("completed-committed"),
    Case("cancel-uncommitted", "cancel-uncommitted", [sketch("cancel", seed=9) | {"cancel_when": "in_queue"}]),
    Case(
        "cancel-before-put", "cancel-before-put", [withdrawn("before the put")], "cancelled", 0, says=("Cancel asked",)
    ),
    Case("cancel-unheard", "cancel-unheard", [withdrawn("unheard")], "cancelled", 0, says=("Cancel answered",)),
    Case("cancel-answered", "cancel-answered", [withdrawn("answered")], "cancelled", 0, says=("Cancel answered",)),
    Case("cancel-too-late", "cancel-unheard", [film("too late", cancel_when="in_progress")], "late_result"),
    Case("mid-result", "mid-result", [heavy("plate")], left=lambda f: any_file(f, "answer.part", size=1 << 20)),
    one("raw-uncommitted", left=lambda f: any_file(f, "answer")),
    one("raw-committed", left=lambda f: any_file(f, "answer")),
    Case("examining", "examining", [heavy("examined")]),
    Case("mid-asset", "mid-asset", [large("mid asset")], left=lambda f: any_file(f, "0.part", size=1 << 19)),
    one("asset-whole", left=lambda f: any_file(f, "0.part")),
    one("asset-noted", left=lambda f: any_file(f, "0.part")),
    one("before-placing", left=lambda f: not any_file(f, "*.png")),
    one("linked", left=lambda f: any_file(f, "*.png") and any_file(f, "0.part")),
    one("placed", left=lambda f: any_file(f, "*.png")),
    Case("placed-one-of-three", "placed", [panels("one of three")]),
    one("copied-over", left=lambda f: any_file(f / "saved", "*.part")),
    one("name-claimed", left=lambda f: any_file(f / "saved", "*.png", size=0)),
    one("thumbnail", left=lambda f: any_file(f, "*.png")),
    one("companions", left=lambda f: any_file(f, "recipe-0.part")),
    Case("companions-of-three", "companions", [panels("companions of three")]),
    one("recipe-placed", left=lambda f: any_file(f, "*.comfy.json")),
    one("companions-placed", left=lambda f: any_file(f, "*.answer.json")),
    one("collected-uncommitted"),
    one("collected-committed"),
    one("tidying"),
    Case("direct-held", "direct-held", [spoken("Good morning.")], says=(STOPPED,)),
    Case("direct-mid-answer", "direct-mid-answer", [spoken("Good day.")], says=(STOPPED,)),
    Case("direct-raw-uncommitted", "direct-raw-uncommitted", [spoken("Good evening.")], says=(STOPPED,)),
    Case("by-hand-placed", "by-hand-placed", [film("by hand", then_fetch=True)]),
    one(
        "unheard-three-times",
        boundary="accepted-unheard",
        then=("accepted-unheard", "answer-uncommitted"),
        says=(STOPPED,),
    ),
    one("raw-then-placed", boundary="raw-uncommitted", then=("raw-committed", "placed", "collected-uncommitted")),
    one("copied-over-twice", boundary="copied-over", then=("copied-over", "name-claimed", "placed")),
    Case(
        "direct-three-times",
        "direct-held",
        [spoken("Good noon.")],
        then=("direct-mid-answer", "direct-raw-uncommitted"),
    ),
]
CHANCES = [
    Case(
        f"chance-{seed}",
        "chance",
        [sketch(f"first {seed}"), panels(f"second {seed}"), large(f"third {seed}"), heavy("fourth"), spoken("Fifth.")],
        rows=None,
        options={"seed": seed, "within": 3.5},
    )
    for seed in range(5)
]


@pytest.fixture(scope="module")
def router() -> Iterator[PracticeProcess]:
    lengths = {DRAWING: 3000.0, REEL: 300.0, SPOKEN: 30.0}
    with start_practice(speed=50, slots=40, durations=lengths) as made:
        yield made


@pytest.fixture(scope="module")
def places(router: PracticeProcess, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Place]:
    return crash_matrix.run(router, tmp_path_factory.mktemp("matrix"), [*CASES, *CHANCES])


@pytest.mark.parametrize("name", [case.name for case in CASES])
def test_a_program_killed_at(name: str, router: PracticeProcess, places: dict[str, Place]) -> None:
    crash_matrix.check(router, places[name])


@pytest.mark.parametrize("name", [case.name for case in CHANCES])
def test_a_program_killed_by_chance(name: str, router: PracticeProcess, places: dict[str, Place]) -> None:
    place = places[name]
    place.case = place.case if place.clicked else Case(name, "chance", [], acknowledged=False, rows=None)
    crash_matrix.check(router, place)


def test_no_boundary_was_forgotten() -> None:
    from crash_boundaries import BOUNDARIES

    assert {case.boundary for case in [*CASES, *CHANCES]} == set(BOUNDARIES)
