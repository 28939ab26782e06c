"""Three failures in a row stop the sending; a success or the artist's look lets go again."""

from __future__ import annotations

from dataclasses import replace

from comfy_desk.domain.events import RequestAdded, RequestChanged
from comfy_desk.domain.observations import Restored
from comfy_desk.domain.request import Request, State
from comfy_desk.services.brake import Brake

ROW = Request("a", "acc", "kiln/one", "key", "00", 2, "", None, 0.0, state=State.COLLECTING)


def ended(state: State, **facts: object) -> RequestChanged:
    return RequestChanged(ROW, replace(ROW, state=state, **facts), Restored(0.0))  # type: ignore[arg-type]


def pulls(*what: State | str) -> int:
    pulled: list[int] = []
    brake = Brake(lambda: pulled.append(1))
    for one in what:
        brake.note(ended(one)) if isinstance(one, State) else brake.release()
    return len(pulled)


def test_three_in_a_row() -> None:
    failed = State.FAILED
    assert pulls(failed, failed) == 0
    assert pulls(failed, failed, failed) == 1
    assert pulls(*[failed] * 6) == 2  # resumed meanwhile, say


def test_what_lies_between_ends_the_row() -> None:
    failed = State.FAILED
    for well in (State.DONE, State.EMPTY, State.LATE_RESULT):
        assert pulls(failed, failed, well, failed, failed) == 0
    assert pulls(failed, failed, "looked", failed, failed) == 0
    assert pulls(failed, State.CANCELLED, failed, State.EXPIRED, failed) == 1  # no word on whether it would go well


def test_only_an_end_counts() -> None:
    pulled: list[int] = []
    brake = Brake(lambda: pulled.append(1))
    for _ in range(5):
        brake.note(RequestAdded(replace(ROW, state=State.FAILED)))
        failed = replace(ROW, state=State.FAILED)
        brake.note(RequestChanged(failed, replace(failed, prompt="b"), Restored(0.0)))
        brake.note(ended(State.FAILED, removed_at=1.0))
        brake.note(
            ended(State.FAILED, adopted=True)
        )  # sent elsewhere: old failures that are looked at stop nothing here
    assert not pulled
