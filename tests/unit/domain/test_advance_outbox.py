"""advance() on what the artist does with a request: order, correction, holding back, limits, another API key."""

from __future__ import annotations

from dataclasses import replace

import pytest

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import advance, documented_handle
from comfy_desk.domain.errors import Bucket, Charge, Failure, explain
from comfy_desk.domain.request import KEY_LIFETIME, RETENTION, Delivery, Hold, Request, State

NOW = 1_800_000_000.0
ROW = Request("a", "acc", "kiln/one", "key", "00", 2, "a cat", "7", NOW, order=NOW)
QUEUED = replace(
    ROW, state=State.IN_QUEUE, hold=None, handle=documented_handle("https://r.test", "kiln/one", "r-1"), queued_at=NOW,
    key_mark="old", asked_at=NOW,
)  # fmt: skip
CORRECTED = seen.Corrected(NOW + 9, "11", 3, "a dog", None)


def refused(status: int, bucket: str = "") -> Failure:
    return Failure("refused", status, bucket)


def test_order_is_the_outboxs_alone() -> None:
    assert advance(ROW, seen.OrderChanged(NOW, 5.0)).order == 5.0
    assert advance(ROW, seen.OrderChanged(NOW, NOW)) is ROW
    for place in (float("nan"), float("inf")):
        assert advance(ROW, seen.OrderChanged(NOW, place)) is ROW
    assert advance(QUEUED, seen.OrderChanged(NOW, 5.0)) is QUEUED


@pytest.mark.parametrize("status", [402, 403, 404, 422])
def test_a_refusal_that_released_the_key_lets_the_body_be_corrected_under_it(status: int) -> None:
    sending = advance(ROW, seen.SendStarted(NOW, "mark"))
    buckets = {402: Bucket.INSUFFICIENT_CREDITS, 403: Bucket.NOT_ENABLED, 404: Bucket.MODEL_NOT_FOUND}
    after = advance(sending, seen.SubmitFailed(NOW + 1, refused(status, buckets.get(status, Bucket.INVALID_INPUT))))
    assert after.correctable
    again = advance(after, CORRECTED)
    assert (again.state, again.hold, again.key, again.id) == (State.WAITING, again.hold, "key", "a")
    assert (again.body_sha256, again.body_size, again.prompt, again.seed) == ("11", 3, "a dog", None)
    assert again.failure is None
    assert again.first_sent_at is None


def test_what_waits_keeps_its_place_when_it_is_corrected() -> None:
    held = replace(ROW, hold=Hold.PAUSED)
    assert advance(held, CORRECTED).hold is Hold.PAUSED
    assert advance(ROW, CORRECTED).order == NOW
    assert not advance(ROW, CORRECTED).urgent  # correcting is not sending past a pause


@pytest.mark.parametrize(
    "row",
    [
        QUEUED,
        replace(ROW, maybe_sent=True),
        replace(ROW, state=State.SENDING, hold=None),
        replace(ROW, state=State.FAILED, hold=None, failure=refused(400, Bucket.CONTENT_POLICY_VIOLATION)),
        replace(ROW, state=State.FAILED, hold=None, failure=refused(502, Bucket.PROVIDER_ERROR)),
        replace(ROW, state=State.FAILED, hold=None, failure=refused(422), maybe_sent=True),
        replace(ROW, state=State.DONE, hold=None),
    ],
)
def test_what_may_have_been_admitted_is_never_changed(row: Request) -> None:
    assert not row.correctable
    assert advance(row, CORRECTED) is row


def test_the_artists_word_sends_past_a_pause_once() -> None:
    asked = advance(ROW, seen.SendAgainAsked(NOW))
    assert asked.urgent
    sent = advance(asked, seen.SendStarted(NOW, "mark"))
    assert (sent.urgent, sent.key_mark) == (False, "mark")
    assert not advance(asked, seen.Held(NOW, Hold.PAUSED)).urgent


def test_it_asks_before_another_key_is_used_and_not_after_the_artist_said_so() -> None:
    unknown = replace(ROW, state=State.OUTCOME_UNKNOWN, hold=None, maybe_sent=True, first_sent_at=NOW, key_mark="old")
    asks = advance(unknown, seen.Held(NOW, Hold.OTHER_KEY))
    assert (asks.state, asks.hold, asks.maybe_sent) == (State.WAITING, Hold.OTHER_KEY, True)
    told = advance(asks, seen.SendAgainAsked(NOW + 1))
    assert (told.hold, told.key_mark, told.key) == (Hold.READY, None, "key")
    assert advance(told, seen.SendAgainAsked(NOW + KEY_LIFETIME)).first_sent_at == NOW + KEY_LIFETIME


@pytest.mark.parametrize("status", [403, 404, 410])
def test_another_key_says_nothing_about_where_a_request_is(status: int) -> None:
    row = QUEUED
    for n in range(1, 60):
        at = NOW + n * 600
        row = advance(row, seen.ReadFailed(at, at, refused(status, Bucket.REQUEST_NOT_FOUND), at + 300, other_key=True))
        assert (row.state, row.misses) == (State.IN_QUEUE, 0)
    late = NOW + 2 * RETENTION + 1
    gone = advance(row, seen.ReadFailed(late, late, refused(status), late + 300, other_key=True))
    assert gone.state is State.GONE
    back = advance(gone, seen.CheckAgainAsked(late + 1))
    assert back.state is State.IN_QUEUE  # ids are kept, and it can be looked for with the right key


def test_a_limit_asks_for_one_cancel_and_claims_nothing() -> None:
    limited = advance(QUEUED, seen.DeadlineChanged(NOW, 60.0))
    assert limited.deadline_at == NOW + 60.0
    assert advance(limited, seen.DeadlinePassed(NOW + 59)) is limited
    passed = advance(limited, seen.DeadlinePassed(NOW + 61))
    assert (passed.state, passed.cancel_asked_at, passed.deadline_at) == (State.IN_QUEUE, NOW + 61, None)
    done = advance(passed, seen.StatusSeen(NOW + 70, NOW + 69, "r-1", "COMPLETED"))
    assert (done.state, done.deadline_passed_at) == (State.COLLECTING, NOW + 61)


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan"), float("inf")])
def test_a_limit_that_is_none_is_not_set(seconds: float) -> None:
    assert advance(QUEUED, seen.DeadlineChanged(NOW, seconds)) is QUEUED


def test_a_limit_is_taken_away_and_not_given_to_what_has_ended() -> None:
    limited = replace(QUEUED, deadline=60.0)
    assert advance(limited, seen.DeadlineChanged(NOW, None)).deadline is None
    ended = replace(QUEUED, state=State.DONE)
    assert advance(ended, seen.DeadlineChanged(NOW, 60.0)) is ended


def test_a_direct_run_that_has_left_cannot_be_cancelled() -> None:
    direct = replace(ROW, delivery=Delivery.DIRECT)
    assert direct.cancellable  # it waits here
    sending = advance(direct, seen.SendStarted(NOW))
    assert not sending.cancellable
    assert advance(sending, seen.CancelAsked(NOW)) is sending
    unknown = advance(sending, seen.SendStopped(NOW))
    assert not unknown.cancellable


@pytest.mark.parametrize("status", [402, 403, 404, 422])
def test_a_refusal_of_a_later_try_does_not_say_that_nothing_was_charged(status: int) -> None:
    failure = refused(status, Bucket.INVALID_INPUT if status == 422 else Bucket.MODEL_NOT_FOUND)
    assert explain(failure).charge is Charge.NONE
    later = explain(failure, maybe_sent=True)
    assert later.charge is Charge.MAYBE
    assert (later.sentence, later.action) == (explain(failure).sentence, explain(failure).action)
    assert "earlier try" in later.charge_sentence


def test_only_the_routers_own_refusal_can_hide_a_request_from_another_key() -> None:
    assert [refused(status).may_hide for status in (401, 403, 404, 410, 422)] == [False, True, True, True, False]
    page = Failure("unreadable", 403, detail="The answer was a web page.")  # a hotel's or a proxy's: a passing fault
    assert not page.may_hide
    assert QUEUED.went_with_other_key("new")
    assert QUEUED.went_with_other_key(None)
    assert not QUEUED.went_with_other_key("old")
    assert not ROW.went_with_other_key("new")  # nobody knows with which
