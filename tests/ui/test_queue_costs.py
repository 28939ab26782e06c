"""What a row and the viewer say of money before anything is reported: short in the row, whole where there is room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from queue_rows import NOW, request

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.request import State
from comfy_desk.ui import wording
from comfy_desk.ui.support import facts as support_facts
from comfy_desk.ui.viewers.details import facts_of as details_of


@pytest.mark.parametrize(
    ("estimate", "row", "full"),
    [
        ("0.2243", "about $0.22", "about $0.22"),
        ("0.2243–0.3411", "up to $0.34", "about $0.22–0.34"),
        (None, "", ""),
    ],
)
def test_an_estimate_in_the_row_and_in_full(estimate: str | None, row: str, full: str) -> None:
    running = replace(request(), state=State.IN_PROGRESS, estimate=estimate, credits=None)
    assert wording.cost(running).text == row
    assert wording.cost_in_full(running) == full


EVERYWHERE = [state for state in State if state.terminal]


@pytest.mark.parametrize("state", EVERYWHERE)
def test_what_was_not_reported_says_so_wherever_a_cost_stands(state: State) -> None:
    ended = request(1, state, estimate="0.04")  # an estimate is no report, and is not shown as one
    around = wording.Around(NOW)
    assert wording.cost(ended).text == wording.cost_in_full(ended) == "not reported"
    facts = {fact.name: fact.value for fact in details_of(ended, None)}
    assert facts["Cost"] == "not reported"
    assert facts["Estimate"] == "about $0.04"
    assert dict(support_facts(ended))["Credits"] == "not reported"
    assert "cost not reported" in wording.row_in_words(ended, around)
    told = wording.tooltip(ended, around)
    assert "Cost: not reported" in told or wording.charge(ended) in told


@pytest.mark.parametrize(("reported", "dollars"), [("0", "$0.00"), ("0.5", "$0.0024"), ("12", "$0.057")])
def test_what_was_reported_stands_everywhere_in_dollars_and_as_it_was(reported: str, dollars: str) -> None:
    for state in EVERYWHERE:
        ended = request(1, state, credits=reported, estimate="9.99")
        assert wording.cost(ended).text == dollars
        facts = {fact.name: fact.value for fact in details_of(ended, None)}
        assert facts["Cost"].startswith(f"{dollars} ({reported} credits, ")
        assert dict(support_facts(ended))["Credits"] == reported
        assert f"Cost: {dollars} ({reported} credits, at 211 credits a dollar)" in wording.tooltip(
            ended, wording.Around(NOW)
        )


def test_an_estimate_is_marked_as_one_until_the_end() -> None:
    running = request(1, State.IN_PROGRESS, estimate="0.04")
    assert "Estimate: about $0.04; what it costs is told at its end" in wording.tooltip(running, wording.Around(NOW))
    facts = {fact.name: fact.value for fact in details_of(running, None)}
    assert (facts["Cost"], facts["Estimate"]) == ("—", "about $0.04")


def test_what_is_known_not_to_be_charged_is_said_in_the_row_as_in_the_viewer() -> None:
    refused = request(1, State.FAILED, failure=Failure("refused", 422, Bucket.INVALID_INPUT), estimate="0.04")
    assert wording.charge(refused) == "Not charged."
    assert wording.cost(refused).text == "not charged"
    assert {fact.name: fact.value for fact in details_of(refused, None)}["Cost"] == "not charged"
    assert "cost not charged" in wording.row_in_words(refused, wording.Around(NOW))
    assert "not reported" not in wording.tooltip(refused, wording.Around(NOW))
    earlier = replace(refused, handle=None, maybe_sent=True)  # an earlier try may have run
    assert wording.cost(earlier).text == "not reported"
    assert wording.cost(replace(refused, credits="8.44")).text == "$0.04"  # a report goes before what ought to be
    slow = request(1, State.FAILED, failure=Failure("refused", 504, Bucket.PROVIDER_TIMEOUT))
    assert wording.cost(slow).text == "not reported"


def test_of_what_never_left_nothing_is_said_to_have_been_reported() -> None:
    kept = request(1, State.CANCELLED, sends=0, handle=None)
    assert wording.cost(kept).text == "—"
    assert "Cost" not in wording.tooltip(kept, wording.Around(NOW))
