"""A row's first line through whole histories: at each step what was observed, and not what was hoped for or asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from queue_rows import NOW, output, request

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import advance, documented_handle
from comfy_desk.domain.errors import Failure
from comfy_desk.domain.request import Request, State
from comfy_desk.ui import wording
from comfy_desk.ui.wording import Around

HANDLE = documented_handle("http://127.0.0.1:1", "kiln/quick-sketch-2", "r1")
AT = Around(now=NOW)


def word(status: str, error: str | None = None, position: int | None = None) -> seen.StatusSeen:
    return seen.StatusSeen(NOW, NOW, "r1", status, position, error, NOW + 5)


SENT: tuple[seen.Observation, ...] = (seen.SendStarted(NOW), seen.Accepted(NOW, HANDLE, "IN_QUEUE", 3))
ASKED = seen.CancelAsked(NOW)
TAKEN = seen.CancelAnswered(NOW, "CANCELLATION_REQUESTED")
LATE = seen.CancelAnswered(NOW, "ALREADY_COMPLETED")
KEPT = seen.RawKept(NOW, "/r/answer", "application/json", None)
PICTURE = seen.Collected(NOW, (output(),))
NOTHING = seen.Collected(NOW, (), ("I would rather not.",))
READ = seen.ReadFailed
LOST = Failure("no_answer")


def no(status: int, bucket: str) -> seen.ResultFailed:
    return seen.ResultFailed(NOW, Failure("refused", status, bucket), final=True)


HISTORIES: dict[str, list[tuple[seen.Observation, str]]] = {
    "cancelled while it waited": [
        (ASKED, "Cancelling…"),
        (TAKEN, "Cancelling…"),
        (word("COMPLETED", "cancelled"), "Ended · reading the outcome"),
        (no(409, "cancelled"), "Cancelled"),
    ],
    "the run began before the cancel came": [
        (ASKED, "Cancelling…"),
        (word("IN_PROGRESS"), "Cancelling…"),
        (TAKEN, "Cancelling…"),
        (word("IN_PROGRESS"), "Cancelling…"),
        (word("COMPLETED"), "Collecting"),
        (KEPT, "Collecting"),
        (PICTURE, "Done · 1 file"),
    ],
    "the cancel was accepted and the run won": [
        (word("IN_PROGRESS"), "Running · 0:00"),
        (ASKED, "Cancelling…"),
        (TAKEN, "Cancelling…"),
        (word("COMPLETED", "cancelled"), "Ended · reading the outcome"),
        (KEPT, "Collecting"),
        (PICTURE, "Cancelled, but it had finished: kept"),
    ],
    "it had ended already": [
        (ASKED, "Cancelling…"),
        (LATE, "Collecting"),
        (KEPT, "Collecting"),
        (PICTURE, "Done · 1 file"),
    ],
    "the cancel was refused": [
        (ASKED, "Cancelling…"),
        (seen.CancelFailed(NOW, Failure("refused", 403, "not_enabled")), "In queue · 3 ahead"),
        (word("IN_PROGRESS"), "Running · 0:00"),
    ],
    "a line that broke in between": [
        (ASKED, "Cancelling…"),
        (READ(NOW, NOW, LOST, NOW + 5), "Cancelling…"),
        (word("IN_QUEUE", position=1), "Cancelling…"),
    ],
    "an end that nobody knows": [
        (word("COMPLETED", "brand_new_word"), "Ended · reading the outcome"),
        (no(500, "brand_new_word"), "Failed, for a reason this version does not know (brand_new_word)"),
    ],
    "an end that nobody knows, with a result": [
        (word("COMPLETED", "brand_new_word"), "Ended · reading the outcome"),
        (KEPT, "Collecting"),
        (PICTURE, "Done · 1 file"),
    ],
    "words instead of a picture": [
        (word("COMPLETED"), "Collecting"),
        (KEPT, "Collecting"),
        (NOTHING, "Finished, nothing to show"),
    ],
    "a word that nobody knows": [
        (word("PAUSED"), "In queue · 3 ahead"),
        (word("IN_QUEUE", position=12_000), "In queue · 12,000 ahead"),
        (word("IN_PROGRESS", position=0), "Running · 0:00"),
    ],
    "one stray answer that it is not there": [
        (READ(NOW, NOW, Failure("refused", 404, "request_not_found"), NOW + 3), "In queue · 3 ahead"),
        (word("IN_QUEUE", position=2), "In queue · 2 ahead"),
    ],
    "away for good": [(READ(NOW, NOW, Failure("refused", 410), NOW + 3), "No longer on the server")],
}


def sent() -> Request:
    row = request(1)
    for observation in SENT:
        row = advance(row, observation)
    assert row.state is State.IN_QUEUE
    return row


@pytest.mark.parametrize("name", HISTORIES)
def test_the_first_line_says_what_was_seen(name: str) -> None:
    row = sent()
    for observation, words in HISTORIES[name]:
        row = advance(row, observation)
        assert wording.status(row, AT).text == words, observation


def test_a_submit_without_an_answer_says_so_at_each_try() -> None:
    row = request(1)
    for _ in range(3):
        row = advance(row, seen.SendStarted(NOW))
        assert wording.status(row, AT).text == "Sending…"
        row = advance(row, seen.SubmitFailed(NOW, LOST, NOW + 5))
        assert wording.status(row, AT).text == "Sent, no answer yet"
        assert "asking again" in wording.second(row, AT).text
    row = advance(advance(row, seen.SendStarted(NOW)), SENT[1])
    assert wording.status(row, AT).text == "In queue · 3 ahead"


def test_a_place_far_back_is_shown_with_the_age_of_the_answer_that_named_it() -> None:
    row = replace(advance(sent(), word("IN_QUEUE", position=12_000)), answered_at=NOW - 95)
    assert wording.status(row, AT).text == "In queue · 12,000 ahead"
    assert "95 s ago" in wording.last_answer(row, NOW)
    troubled = replace(row, trouble=Failure("unreadable", 200))
    assert "last answer 95 s ago" in wording.second(troubled, AT).text


OBSERVED = st.sampled_from(
    [
        ASKED,
        TAKEN,
        LATE,
        KEPT,
        PICTURE,
        NOTHING,
        *[word(said) for said in ("IN_QUEUE", "IN_PROGRESS", "COMPLETED", "PAUSED")],
        *[word("COMPLETED", bucket) for bucket in ("cancelled", "brand_new_word", "provider_error")],
        *[no(status, bucket) for status, bucket in ((409, "cancelled"), (500, "brand_new_word"), (404, ""))],
        seen.CancelFailed(NOW, Failure("refused", 500)),
        READ(NOW, NOW, LOST, NOW + 5),
        READ(NOW, NOW, Failure("refused", 404), NOW + 5),
        seen.CheckAgainAsked(NOW),
    ]
)


@given(history=st.lists(OBSERVED, max_size=12))
def test_no_history_says_done_or_cancelled_before_the_router_did(history: list[Any]) -> None:
    row, before = sent(), []
    for observation in history:
        row = advance(row, observation)
        before.append(observation)
        said, below = wording.status(row, AT).text, wording.second(row, AT).text
        if said.startswith("Done"):
            assert {KEPT, PICTURE} <= set(before)
        if said == "Cancelled":
            assert told_of_a_cancel(before)
        if said.startswith("Cancelling"):
            assert ASKED in before
        if row.handle is not None:  # it was taken by the Router: only its own words tell of the charge
            assert "Not charged" not in said + below or row.failure is not None


def told_of_a_cancel(history: Iterable[seen.Observation]) -> bool:
    return any(
        (isinstance(one, seen.StatusSeen) and one.error_type == "cancelled")
        or (isinstance(one, seen.ResultFailed) and one.failure.bucket == "cancelled")
        for one in history
    )
