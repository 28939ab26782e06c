"""Works that are not here: fetched again where that can help, else in the model's own words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtWidgets import QPushButton
from queue_rows import NOW, output, request
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import DeskError, Failure
from comfy_desk.domain.output import Output, Reach
from comfy_desk.domain.request import State
from comfy_desk.ui import wording
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.missing import missing, to_fetch
from comfy_desk.ui.row_actions import menu_actions, row_actions
from comfy_desk.ui.viewers.notice import NoticePane

AROUND = wording.Around(NOW)
EXPIRED = output(0, pointer="/images/0/url", path=None, problem="The link has expired.")
HELD = output(1, pointer="/images/1", path=None, problem="The image was filtered (safety).")


@pytest.mark.parametrize(
    ("piece", "why"),
    [
        (EXPIRED, Reach.FETCHABLE),
        (replace(EXPIRED, pointer="/output/0"), Reach.FETCHABLE),
        (HELD, Reach.HELD_BACK),
        (
            replace(
                EXPIRED, problem="It lies in the provider's own storage (gs://), which only the provider can open."
            ),
            Reach.OUT_OF_REACH,
        ),
        (replace(EXPIRED, problem=None), Reach.FETCHABLE),
        (output(), None),
    ],
)
def test_why_a_piece_is_not_here(piece: Output, why: Reach | None) -> None:
    assert missing(request(1, State.DONE, raw_path="/raw"), piece) is why


def test_a_row_with_nothing_fetched_offers_to_fetch() -> None:
    row = request(1, State.EMPTY, raw_path="/raw", outputs=(EXPIRED, HELD))
    assert wording.status(row, AROUND).text == "Made, not fetched yet"
    assert wording.second(row, AROUND).text == "The link has expired."
    assert [one.verb for one in row_actions(row, AROUND)] == ["fetch", "details", "run_again"]
    assert to_fetch(row) == (EXPIRED,)
    here = request(1, State.DONE, raw_path="/raw", outputs=(output(5), EXPIRED))
    assert "fetch" in [one.verb for one in menu_actions(here, AROUND)]


def test_a_row_that_the_model_held_back_says_so() -> None:
    row = request(1, State.EMPTY, raw_path="/raw", outputs=(HELD,))
    assert wording.status(row, AROUND).text == "Held back by the model"
    assert wording.second(row, AROUND).text == HELD.problem
    assert "fetch" not in [one.verb for one in menu_actions(row, AROUND)]


def test_a_row_that_is_tried_again_is_made_and_not_fetched() -> None:
    row = request(1, State.COLLECTING, raw_path="/raw", end_word="", trouble=Failure("local", detail="No line."))
    assert wording.status(row, AROUND).text == "Made, not fetched yet"


def test_the_viewer_offers_only_what_can_be_fetched(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    row = a_request(1, state=State.EMPTY, raw_path="/raw", outputs=(EXPIRED, HELD))
    session.desk.rows = {row.id: row}

    async def steps(window: MainWindow) -> None:
        window.queue.select(row.id)
        notice = window.viewer.stage
        assert isinstance(notice, NoticePane)
        assert notice.words.headline == "Made, not fetched yet"
        assert [button.text() for button in notice.buttons()] == ["Fetch it"]
        window.viewer.walk(1)
        assert notice.words.headline == "Held back by the model"
        assert notice.words.sentence == HELD.problem
        assert not notice.buttons()

    play(session, steps)


def test_all_that_is_missing_is_fetched_although_one_fails(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    others = tuple(replace(EXPIRED, index=index, pointer=f"/images/{index}/url") for index in (0, 2, 3))
    row = a_request(1, state=State.EMPTY, raw_path="/raw", outputs=(*others, HELD))
    session.desk.rows = {row.id: row}
    asked: list[int] = []

    async def fetch(request_id: str, index: int) -> Output:
        asked.append(index)
        if index == 2 and len(asked) <= 3:
            raise DeskError("The link has expired.")
        return EXPIRED

    session.fetch_output = fetch  # type: ignore[method-assign]

    async def steps(window: MainWindow) -> None:
        window.queue.verbAsked.emit(row.id, "fetch")
        await until(lambda: window.toast.text == "Fetched 2 of 3 files. The link has expired.")
        assert asked == [0, 2, 3]
        window.toast.dismiss()
        window.queue.verbAsked.emit(row.id, "fetch")
        await until(lambda: window.toast.text == "Fetched 3 files.")
        assert not window.toast.findChild(QPushButton, "toastAction").isVisible()

    play(session, steps)
