"""What can be lost says so in time, once a step, and not once it is here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from comfy_desk.domain.output import Kind, Origin, Output, Reach, Role
from comfy_desk.domain.request import RETENTION, Request, State
from comfy_desk.services.expiring import Expiring, Press, expires_at, press_of

DAY = 24 * 3600.0


def row(number: int = 1, **more: Any) -> Request:
    facts: dict[str, Any] = {
        "id": f"row-{number}",
        "account": "a",
        "model": "p/one",
        "key": "k",
        "body_sha256": "ab",
        "body_size": 2,
        "prompt": "",
        "seed": None,
        "created_at": 0.0,
        "state": State.COLLECTING,
        "completed_at": 1_000.0,
    }
    return Request(**{**facts, **more})


def test_only_what_is_not_here_can_be_lost() -> None:
    link = Output(0, "/a", Kind.IMAGE, Role.WORK, Origin.LINK, reach=Reach.FETCHABLE)
    here = replace(link, path="/p.png", reach=None)
    kept = {"state": State.DONE, "raw_path": "/raw"}
    for request, wanted in (
        (row(), 1_000.0 + RETENTION),
        (row(completed_at=None), None),
        (row(state=State.IN_PROGRESS), None),
        (row(outputs=(here,), **kept), None),
        (row(outputs=(here, link), **kept), 1_000.0 + RETENTION),
        (row(outputs=(link, replace(link, link_until=5_000.0)), **kept), 5_000.0),
        (row(outputs=(replace(link, link_until=9e9),), **kept), 1_000.0 + RETENTION),
        (row(outputs=(replace(here, link_until=5_000.0),), **kept), None),
        (row(outputs=(replace(link, reach=Reach.HELD_BACK),), **kept), None),
        (row(outputs=(replace(link, role=Role.VARIANT),), **kept), None),
        (row(outputs=(link,), state=State.DONE), None),
    ):
        assert expires_at(request) == wanted


def test_each_step_is_told_once_the_most_pressing_first() -> None:
    end = 1_000.0 + DAY
    assert [press_of(end, end - left) for left in (DAY, 21_600.0, 3_600.0, 0.0)] == [0, 1, 2, 3]
    assert press_of(None, 0.0) is Press.NONE
    expiring = Expiring()
    expiring.load([row(1), row(2, completed_at=900.0), row(3, completed_at=50_000.0)])
    assert expiring.told(end - 7 * 3_600) == []
    assert expiring.told(end - 6 * 3_600) == [(("row-2", "row-1"), 6 * 3_600 - 100.0)]
    assert expiring.told(end - 5 * 3_600) == []
    expiring.note(row(2, state=State.DONE))
    assert set(expiring.pressing(end - 1_000.0)) == {"row-1"}
    assert expiring.told(end - 1_000.0) == [(("row-1",), 1_000.0)]
    assert expiring.told(end + 1.0) == []  # what is over is not announced
    assert expiring.pressing(end + 1.0)["row-1"] is Press.OVER
