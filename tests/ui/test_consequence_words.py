"""What a row says of each answer: the table of the artist's own words, beside `tests/unit/services/test_consequences*`."""

from __future__ import annotations

import pytest
from queue_rows import NOW, output, request

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.ui import row_actions, wording
from comfy_desk.ui.wording import Around

AT = Around(now=NOW)


def failed(status: int, bucket: str = "", **facts: object) -> Request:
    return request(1, State.FAILED, handle=None, failure=Failure("refused", status, bucket), **facts)


def waiting(hold: Hold, status: int, bucket: str = "") -> Request:
    return request(1, hold=hold, sends=1, failure=Failure("refused", status, bucket))


def troubled(reason: str, status: int | None = None, bucket: str = "", state: State = State.IN_PROGRESS) -> Request:
    return request(1, state, trouble=Failure(reason, status, bucket))


SAID = [
    # the row, its first line, its second, the first of its buttons
    (failed(400, "invalid_input"), "did not accept something in the form", "Nothing was reported", "edit"),
    (failed(422, "invalid_input"), "did not accept something in the form", "Not charged", "edit"),
    (failed(409, "invalid_input"), "does not take this request under its key", "may be charged again", "send_as_new"),
    (failed(404, "model_not_found"), "does not offer this model", "Not charged", "edit"),
    (failed(404), "HTTP 404", "Nothing was reported", "run_again"),
    (failed(403, "not_enabled"), "cannot wait in the queue", "Run it directly", "run_directly"),
    (failed(504, "provider_timeout"), "did not answer in time", "May have been charged", "run_again"),
    (
        failed(504, "provider_timeout", delivery=Delivery.DIRECT),
        "did not answer in time",
        "May have been charged",
        "send_again",
    ),
    (failed(502, "provider_error"), "that runs this model failed", "Nothing was reported", "run_again"),
    (failed(504, "queue_timeout"), "never started", "Not charged", "run_again"),
    (failed(500, "brand_new_word"), "brand_new_word", "Nothing was reported", "run_again"),
    (failed(400, "content_policy_violation"), "content policy", "is not known", "edit"),
    (waiting(Hold.CREDITS, 402, "insufficient_credits"), "needs credits", "Not charged", "send_again"),
    (waiting(Hold.CREDITS, 402), "needs credits", "Not charged", "send_again"),
    (waiting(Hold.KEY, 401, "unauthorized"), "needs a key", "", "enter_key"),
    (waiting(Hold.RATE, 429, "rate_limited"), "asked for a pause", "Goes by itself", "send_again"),
    (
        waiting(Hold.BACKLOG, 429, "queue_backlog_full"),
        "backlog full",
        "when some of yours have finished",
        "send_again",
    ),
    (troubled("not_sent"), "Running", "could not be reached; trying again", "cancel"),
    (troubled("no_answer"), "Running", "The line broke; asking again", "cancel"),
    (troubled("unreadable", 200), "Running", "not from the Router, or not whole", "cancel"),
    (troubled("unreadable", 502), "Running", "not from the Router, or not whole", "cancel"),
    (troubled("refused", 503, "service_unavailable"), "Running", "not available just now", "cancel"),
    (troubled("refused", 500, "brand_new_word"), "Running", "brand_new_word", "cancel"),
    (request(1, State.IN_QUEUE, misses=1, trouble=Failure("refused", 404)), "In queue", "Not found just now", "cancel"),
    (
        request(1, State.GONE, failure=Failure("refused", 404)),
        "No longer on the server",
        "does not know it",
        "run_again",
    ),
    (request(1, State.EXPIRED, failure=Failure("refused", 410)), "No longer on the server", "24 hours", "run_again"),
    (request(1, State.OUTCOME_UNKNOWN), "Sent, no answer yet", "same key", "details"),
    (request(1, State.DONE, outputs=(output(),), end_word="provider_error"), "Done", "reported provider_error", "open"),
    (request(1, State.EMPTY, end_word="brand_new_word"), "nothing to show", "reported brand_new_word", "details"),
    (request(1, State.LATE_RESULT, outputs=(output(),), end_word="cancelled"), "it had finished: kept", "", "open"),
]


@pytest.mark.parametrize(
    ("row", "first", "second", "button"), SAID, ids=[f"{n}-{case[1]}" for n, case in enumerate(SAID)]
)
def test_what_the_row_says(row: Request, first: str, second: str, button: str) -> None:
    assert first in wording.status(row, AT).text
    assert second in wording.second(row, AT).text
    assert row_actions.row_actions(row, AT)[0].verb == button


@pytest.mark.parametrize("bucket", [*Bucket, "brand_new_word"])
def test_no_failure_says_that_nothing_was_charged_where_nobody_knows(bucket: str) -> None:
    for status in (400, 402, 404, 409, 422, 500, 502, 504):
        row = failed(status, bucket)
        words = f"{wording.status(row, AT).text} {wording.second(row, AT).text} {wording.charge(row)}"
        known = {"insufficient_credits", "model_not_found", "unauthorized", "forbidden", "not_enabled", "rate_limited"}
        waits = {"concurrency_limit_exceeded", "queue_backlog_full", "queue_timeout"}
        says = "Not charged" in words
        assert says == (bucket in known | waits or (bucket == "invalid_input" and status == 422)), words
