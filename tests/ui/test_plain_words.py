"""What rows and viewer say of money, of reasons and of other ways; and what Edit does with a row that waits."""

from __future__ import annotations

from typing import Any

import pytest
from fake_session import FakeSession, a_request
from queue_rows import NOW, output, request
from test_workplace import facts, play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import Bucket, Failure, FieldProblem
from comfy_desk.domain.request import Delivery, State
from comfy_desk.ui import wording
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.phrases import cost_of, cost_of_in_full, dollars_of
from comfy_desk.ui.row_actions import row_actions
from comfy_desk.ui.viewers.notice import NoticePane

AROUND = wording.Around(NOW)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("0.22436019", "$0.22"),
        ("0.04", "$0.04"),
        ("0.0035", "$0.0035"),
        ("0.00412345", "$0.0041"),
        ("12.3", "$12.30"),
        ("1234.5", "$1,234.50"),
        ("0", "$0.00"),
        ("0.301–0.6", "$0.30–0.60"),
        ("0.301–0.3", "$0.30"),
        ("1e-30", "$0.00"),
        ("1e400", "$1e400"),
        ("a few cents", "$a few cents"),
        ("–", "$–"),
    ],
)
def test_dollars_are_rounded_to_cents(written: str, said: str) -> None:
    assert dollars_of(written) == said


@pytest.mark.parametrize(
    ("reported", "short", "full"),
    [
        ("8.44", "$0.04", "$0.04 (8.44 credits, at 211 credits a dollar)"),
        ("21.1", "$0.10", "$0.10 (21.1 credits, at 211 credits a dollar)"),
        ("1", "$0.0047", "$0.0047 (1 credit, at 211 credits a dollar)"),
        ("0", "$0.00", "$0.00 (0 credits, at 211 credits a dollar)"),
        ("many", "many credits", "many credits"),
        ("-1", "-1 credits", "-1 credits"),
    ],
)
def test_what_was_reported_is_said_in_dollars_and_in_full_as_it_came(reported: str, short: str, full: str) -> None:
    assert cost_of(reported) == short
    assert cost_of_in_full(reported) == full


def test_each_place_has_one_notation(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    row = a_request(1, state=State.DONE, outputs=(output(),), credits="21.1", estimate="0.22436")
    assert wording.cost(row).text == "$0.10"
    assert wording.cost(a_request(2, state=State.IN_QUEUE, estimate="0.22436")).text == "about $0.22"
    assert "Cost: $0.10 (21.1 credits, at 211 credits a dollar)" in wording.tooltip(row, AROUND)
    session.desk.rows = {row.id: row}

    async def steps(window: MainWindow) -> None:
        window.queue.select(row.id)
        assert facts(window)["Cost"] == "$0.10 (21.1 credits, at 211 credits a dollar)"
        assert facts(window)["Estimate"] == "about $0.22"

    play(session, steps)


@pytest.mark.parametrize(
    ("failure", "said"),
    [
        (Failure("refused", 422, Bucket.INVALID_INPUT, detail="size must be\nsmaller"), "size must be smaller"),
        (Failure("refused", 400, Bucket.CONTENT_POLICY_VIOLATION, "Flagged", "Violence: high"), "Violence: high"),
        (
            Failure("refused", 422, Bucket.INVALID_INPUT, fields=(FieldProblem(("body", "size"), "too large"),)),
            "body.size: too large",
        ),
        (Failure("refused", 500, Bucket.INTERNAL_ERROR, detail="trace"), "Nothing was reported about a charge"),
    ],
)
def test_the_models_own_reason_is_in_the_row(failure: Failure, said: str) -> None:
    row = request(1, State.FAILED, failure=failure)
    assert wording.second(row, AROUND).text == said
    assert wording.charge(row) in wording.tooltip(row, AROUND)


def test_the_viewer_gives_the_reason_first_and_folds_the_ids(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    failure = Failure("refused", 422, Bucket.INVALID_INPUT, detail="size must be smaller", call_id="call-9")
    session.desk.rows = {"row-1": a_request(1, state=State.FAILED, failure=failure)}

    async def steps(window: MainWindow) -> None:
        window.queue.select("row-1")
        notice = window.viewer.stage
        assert isinstance(notice, NoticePane)
        assert notice.words.sentence == "“size must be smaller”\nNot charged."
        assert not notice._details.isVisible()
        notice._fold.click()
        assert notice._details.isVisible()
        assert "call-9" in notice._details.toPlainText()
        window.viewer.refresh_words()  # the same words leave it as it is
        assert notice._details.isVisible()

    play(session, steps)


def test_a_model_without_a_queue_is_run_directly() -> None:
    row = request(1, State.FAILED, handle=None, failure=Failure("refused", 403, Bucket.NOT_ENABLED))
    assert wording.status(row, AROUND).text == "It cannot wait in the queue"
    assert wording.second(row, AROUND).text == "Run it directly: the window must stay open until it answers"
    assert row_actions(row, AROUND)[0].verb == "run_directly"


def test_what_the_direct_run_does_not_take_either_is_not_offered_again() -> None:
    refused = Failure("refused", 403, Bucket.NOT_ENABLED)
    row = request(1, State.FAILED, handle=None, failure=refused, delivery=Delivery.DIRECT)
    assert wording.why(row) == "Neither the queue nor a direct run takes it"
    assert wording.second(row, AROUND).text == "Not charged"
    assert "run_directly" not in [action.verb for action in row_actions(row, AROUND)]


def test_a_reason_that_nobody_knows_is_called_that() -> None:
    row = request(1, State.FAILED, failure=Failure("refused", 400, "solar_flare"))
    assert wording.why(row) == "Failed, for a reason this version does not know (solar_flare)"
