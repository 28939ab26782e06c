"""The practice Router for every end-to-end test, and the published specification listening to what it answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import core_session
import pytest
from practice_fixture import practice_process, practice_router
from practice_process import PracticeProcess
from specification import SpecificationJudge

from comfy_desk.services import pacing

__all__ = ["practice_process", "practice_router"]

CONTRACT = Path(__file__).resolve().parents[3] / "shared" / "contract"


@pytest.fixture(scope="session")
def specification() -> SpecificationJudge | None:
    """None where the published contract does not lie beside the project: its own tests say so by skipping."""
    return SpecificationJudge(CONTRACT) if (CONTRACT / "router-openapi.yaml").is_file() else None


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first look at an accepted request, for which the Router names no time, comes soon; every hint is kept to."""
    monkeypatch.setattr(pacing, "FIRST_POLL", 0.3)


@pytest.fixture(autouse=True)
def judged(
    request: pytest.FixtureRequest, specification: SpecificationJudge | None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Every answer that a test of the core provokes is checked, until the test orders a fault or an older preview."""
    if specification is None or request.module.__name__ != "test_core":
        yield
        return
    order, change = PracticeProcess.fault, PracticeProcess.settings

    def fault(self: PracticeProcess, **facts: Any) -> None:
        monkeypatch.setattr(core_session, "JUDGE", None)
        order(self, **facts)

    def settings(self: PracticeProcess, **changes: Any) -> dict[str, Any]:
        if changes.get("cancel_status") == 400:  # documented in an older preview alone
            monkeypatch.setattr(core_session, "JUDGE", None)
        return change(self, **changes)

    monkeypatch.setattr(PracticeProcess, "fault", fault)
    monkeypatch.setattr(PracticeProcess, "settings", settings)
    monkeypatch.setattr(core_session, "JUDGE", specification)
    specification.complaints.clear()
    yield
    specification.verdict()
