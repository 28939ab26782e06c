"""The Router dies by SIGKILL with a request in every phase, and comes back at the same address: all of them come in.

It keeps what it admitted in its state file; what hung on its connections is gone with it. All phases share one death.
"""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import crash_child
import crash_matrix
import pytest
from core_session import REEL, SKETCH, SPOKEN, core, until
from crash_matrix import Case, Place
from practice_process import PracticeProcess, launch_practice

from comfy_desk.domain.request import State
from comfy_desk.services.session import Session

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of POSIX systems")

DRAWING, PLATES, TALK = "nib/vector-sketch", "kiln/bulk-plates", "atelier/nested-dreamer"
WORDS = {"contents": [{"role": "user", "parts": [{"text": "a lamp"}]}]}
PROMPT = {"prompt": "a lamp", "seed": 5}
UNHEARD = "Submit failed"
LENGTHS = {REEL: 3000.0, SPOKEN: 500.0}


@dataclass(frozen=True, slots=True)
class Phase:
    """A row that hangs there when the Router dies. `fault` is what holds it there."""

    model: str
    body: dict[str, Any]
    fault: dict[str, Any]
    state: str = "done"
    charges: int = 1
    direct: bool = False
    cancel: bool = False
    says: tuple[str, ...] = ()


PHASES = {
    "submit-not-admitted": Phase(DRAWING, PROMPT, {"route": "submit", "kind": "stall"}, says=(UNHEARD, "Sent again")),
    "submit-admitted": Phase(
        TALK,
        WORDS,
        {"route": "submit", "kind": "stall", "after": True},
        says=(UNHEARD, "Sent again with the same key (try 2)"),
    ),
    "polling": Phase(
        "loom/four-panels",
        PROMPT | {"size": "512x512"},
        {"route": "status", "kind": "stall"},
        says=("Status could not",),
    ),
    "mid-result": Phase(
        PLATES,
        PROMPT | {"megabytes": 3, "side": 64},
        {"route": "result", "kind": "stall_body"},
        says=("Result could not be read",),
    ),
    "mid-asset": Phase(SKETCH, PROMPT | {"width": 2048, "height": 2048}, {"route": "asset", "kind": "stall_body"}),
    "cancel": Phase(
        REEL,
        PROMPT,
        {"route": "cancel", "kind": "stall"},
        "cancelled",
        0,
        cancel=True,
        says=("Cancel asked",),
    ),
    "direct-run": Phase(SPOKEN, {"text": "Good night."}, {}, direct=True, says=(UNHEARD,)),
}


@dataclass(slots=True)
class Death:
    """What was seen around it, and the Router that came back."""

    router: PracticeProcess
    place: Place
    before: dict[str, str] = field(default_factory=dict)
    offline: bool = False
    ids: dict[str, str] = field(default_factory=dict)


@pytest.fixture(scope="module")
def death(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Death]:
    folder = tmp_path_factory.mktemp("router")
    state = folder / "router.json"
    first = launch_practice(
        speed=50, slots=20, state=state, durations=LENGTHS, cancel_running="stop", fixed_retry_after=1
    )
    seen = Death(first, Place(Case("router", "", []), folder / "place"))
    try:
        asyncio.run(_live(seen, state))
        yield seen
    finally:
        seen.router.stop()


async def _live(seen: Death, state: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(crash_child.pacing, "FIRST_POLL", 0.3)
        async with core(seen.router, seen.place.folder, key=seen.place.key) as session:
            await _take_up_phases(seen, session)
            await asyncio.to_thread(_met, "the state file", lambda: _is_written(seen, state))
            seen.before = {name: str(_state(session, row)) for name, row in seen.ids.items()}
            port = int(seen.router.url.rpartition(":")[2])
            await asyncio.to_thread(_kill, seen.router)
            await _offline(session)
            seen.offline = session.desk.account_state().offline_since is not None
            back = {
                "port": port,
                "durations": LENGTHS | {SPOKEN: 1.0},
                "slots": 20,
                "cancel_running": "stop",
                "fixed_retry_after": 1,
            }
            seen.router = await asyncio.to_thread(lambda: launch_practice(speed=50, state=state, **back))
            requests = [await until(session, row, lambda r: r.state.terminal) for row in seen.ids.values()]
            seen.place.rows = [await crash_child.shown(session, request) for request in requests]
            await crash_child.tidied(seen.place.folder / "data" / "work")
    seen.place.in_progress = [row["id"] for row in seen.place.rows if session.desk.progress(row["id"]) is not None]


async def _take_up_phases(seen: Death, session: Session) -> None:
    for name, phase in PHASES.items():
        if phase.fault:
            model = {} if phase.fault["route"] == "asset" else {"model": phase.model}  # a link names none
            await asyncio.to_thread(lambda fault=phase.fault | model: seen.router.fault(**fault))  # type: ignore[misc]
        body = json.dumps(phase.body).encode()
        row = seen.ids[name] = await session.submit(phase.model, body, prompt="a lamp", seed=None)
        if phase.direct:
            await until(session, row, lambda r: r.state.terminal)
            await session.run_directly(row)
        if phase.cancel:
            await until(session, row, lambda r: r.handle is not None)
            await session.cancel(row)
    held = sum(bool(phase.fault) for phase in PHASES.values())
    await asyncio.to_thread(_met, "every phase", lambda: sum(seen.router.counts()["faults"].values()) == held)
    await until(session, seen.ids["mid-asset"], lambda r: r.raw_path is not None)


def _is_written(seen: Death, state: Path) -> bool:
    """What was admitted is in the file as it stands; the one submit that was not, is not."""
    if not state.is_file():
        return False
    kept = {run["id"]: run["state"] for run in json.loads(state.read_bytes())["runs"]}
    return len(kept) == len(PHASES) - 1 and kept == {run["request_id"]: run["status"] for run in seen.router.requests()}


def _met(what: str, met: Callable[[], bool], patience: float = 20.0) -> None:
    end = time.monotonic() + patience
    while not met():
        assert time.monotonic() < end, f"{what} did not come"
        time.sleep(0.03)


def _kill(router: PracticeProcess) -> None:
    router.process.send_signal(signal.SIGKILL)
    router.stop()


async def _offline(session: Session) -> None:
    for _ in range(500):
        if session.desk.account_state().offline_since is not None:
            return
        await asyncio.sleep(0.02)


def _state(session: Session, row: str) -> State:
    request = session.desk.get(row)
    assert request is not None
    return request.state


def test_the_window_was_told_and_no_row_gave_up(death: Death) -> None:
    assert death.offline
    at_router = ("in_queue", "in_progress")
    assert death.before.pop("polling") in at_router
    assert death.before.pop("cancel") in at_router
    assert death.before == {
        "submit-not-admitted": "sending",
        "submit-admitted": "sending",
        "mid-result": "collecting",
        "mid-asset": "collecting",
        "direct-run": "sending",
    }


@pytest.mark.parametrize("name", PHASES)
def test_a_router_that_died_with_a(name: str, death: Death) -> None:
    phase = PHASES[name]
    (row,) = [row for row in death.place.rows if row["id"] == death.ids[name]]
    (run,) = [run for run in death.router.requests() if run["key"] == row["key"]]
    assert run["charged"] == bool(phase.charges)
    assert run["body_sha256"] == row["body_sha256"]
    place = Place(Case(death.place.case.name, "", [], phase.state, says=phase.says), death.place.folder)
    crash_matrix.check_row(death.router, place, row)


def test_each_ran_once_and_nothing_else_did(death: Death) -> None:
    assert sorted(run["key"] for run in death.router.requests()) == sorted(row["key"] for row in death.place.rows)
    assert death.place.in_progress == []
    assert crash_matrix.litter(death.place.folder, death.place.rows) == []
