"""An idempotency key is tied to body and query: it goes out with others only where it is known to be free."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import advance
from comfy_desk.domain.errors import Failure
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.domain.serving import Serving

ROW = Request("i", "a", "kiln/one", "key", "h", 2, "", None, 0.0, hold=Hold.READY)
REFUSALS = (
    (402, "insufficient_credits"), (403, "not_enabled"), (403, "forbidden"), (404, "model_not_found"),
    (422, "invalid_input"), (400, "content_policy_violation"), (401, "unauthorized"), (409, "invalid_input"),
    (409, "concurrency_limit_exceeded"), (429, "rate_limited"), (429, "queue_backlog_full"), (500, "internal_error"),
    (502, "provider_error"), (503, "service_unavailable"), (504, "deadline_exceeded"), (504, "queue_timeout"),
)  # fmt: skip
FAILURES = (
    *(Failure("refused", status, bucket) for status, bucket in REFUSALS),
    Failure("not_sent"), Failure("no_answer"), Failure("unreadable", 200), Failure("local"),
)  # fmt: skip
_LETS_GO = {401, 402, 403, 404, 422, 429}


def correction(at: float) -> seen.Corrected:
    return seen.Corrected(at, f"h{at}", 2, "", None, Serving(f"p{at}"), None, None)


def test_whatever_happens_a_key_that_may_be_taken_keeps_its_body_and_its_query() -> None:
    chance = random.Random(11)
    corrected = 0
    for _ in range(8_000):
        request, bound = ROW, None
        for at in map(float, range(1, chance.randrange(3, 10))):
            act: Callable[[float], seen.Observation] = chance.choice(
                (
                    correction,
                    seen.SendAgainAsked,
                    seen.DirectAsked,
                    seen.CancelAsked,
                    lambda t: seen.Held(t, Hold.READY),
                )
            )
            if request.state is State.SENDING:
                failure, before = chance.choice(FAILURES), request.maybe_sent
                request = advance(request, seen.SubmitFailed(at, failure, at + 1))
                never_left = failure.reason == "not_sent" and not before
                if never_left or (failure.reason == "refused" and failure.status in _LETS_GO):
                    bound = None
            elif request.state is State.OUTCOME_UNKNOWN or (request.hold is Hold.READY and chance.random() < 0.6):
                sent = request.body_sha256, request.serving
                assert bound in (None, sent)
                request, bound = advance(request, seen.SendStarted(at, None)), sent
            else:
                after = advance(request, act(at))
                corrected += after.body_sha256 != request.body_sha256
                request = after
    assert corrected > 400


@pytest.mark.parametrize(("status", "bucket"), [(409, "invalid_input"), (400, "content_policy_violation")])
def test_what_is_sent_again_after_an_end_that_says_nothing_of_its_key_stays_as_it_was(status: int, bucket: str) -> None:
    sent = advance(ROW, seen.SendStarted(1.0, None))
    failed = advance(sent, seen.SubmitFailed(2.0, Failure("refused", status, bucket), None))
    assert failed.state is State.FAILED
    for asked in (seen.SendAgainAsked(3.0), seen.DirectAsked(3.0)):
        again = advance(failed, asked)
        assert again.state is State.WAITING
        assert advance(again, correction(4.0)) == again


def test_a_key_that_was_let_go_begins_anew_and_its_row_may_be_corrected_while_it_waits() -> None:
    sent = advance(ROW, seen.SendStarted(1.0, None))
    failed = advance(sent, seen.SubmitFailed(2.0, Failure("refused", 422, "invalid_input"), None))
    again = advance(failed, seen.SendAgainAsked(3.0))
    assert again.first_sent_at is None
    assert advance(again, correction(4.0)).serving == Serving("p4.0")
    queue = replace(failed, failure=Failure("refused", 403, "not_enabled"))
    direct = advance(queue, seen.DirectAsked(3.0))
    assert (direct.delivery, direct.first_sent_at) == (Delivery.DIRECT, None)
