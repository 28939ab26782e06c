"""advance(): single transitions, each with its reason. What holds of all of them is in `test_advance_properties.py`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import STEADY_MISS_TIME, STEADY_MISSES, advance
from comfy_desk.domain.errors import Failure
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import KEY_LIFETIME, Delivery, Handle, Hold, Request, State
from comfy_desk.domain.serving import Served, Serving

HANDLE = Handle("r-1", "https://x.test/s", "https://x.test/r", "https://x.test/c")
WORK = Output(0, "/url", Kind.IMAGE, Role.WORK, Origin.LINK, path="/tmp/a.png")


def waiting(**facts: object) -> Request:
    base = Request("a", "acc", "kiln/one", "key-1", "00", 2, "a cat", None, 100.0)
    return replace(base, **facts)  # type: ignore[arg-type]


def sending(**facts: object) -> Request:
    return replace(advance(waiting(), seen.SendStarted(101.0)), **facts)  # type: ignore[arg-type]


def queued() -> Request:
    return advance(sending(), seen.Accepted(102.0, HANDLE, "IN_QUEUE", 3, next_check_at=104.0))


def status(word: str, at: float = 110.0, **facts: object) -> seen.StatusSeen:
    return replace(seen.StatusSeen(at, at - 0.1, "r-1", word), **facts)  # type: ignore[arg-type]


def collecting(end_word: str | None = None) -> Request:
    return advance(queued(), status("COMPLETED", error_type=end_word))


def test_the_whole_way() -> None:
    request = queued()
    assert (request.state, request.position, request.next_check_at) == (State.IN_QUEUE, 3, 104.0)
    request = advance(request, status("IN_QUEUE", 105.0, position=1))
    assert request.position == 1
    request = advance(request, status("IN_PROGRESS", 106.0))
    assert (request.state, request.position, request.running_since) == (State.IN_PROGRESS, None, 106.0)
    request = advance(request, status("COMPLETED", 120.0))
    assert (request.state, request.end_word, request.completed_at) == (State.COLLECTING, "", 120.0)
    request = advance(request, seen.RawKept(121.0, "/raw", "application/json", "12.5"))
    assert request.state is State.COLLECTING
    request = advance(request, seen.Collected(122.0, (WORK,)))
    assert (request.state, request.ended_at, request.credits) == (State.DONE, 122.0, "12.5")


def test_position_beside_in_progress_is_not_shown() -> None:
    assert advance(queued(), status("IN_PROGRESS", position=0)).position is None


def test_an_unknown_word_is_not_finished() -> None:
    request = advance(queued(), status("PAUSED"))
    assert request.state is State.IN_QUEUE
    assert request.answered_at == 110.0


def test_an_overtaken_answer_changes_nothing() -> None:
    newer = advance(queued(), status("IN_PROGRESS", 110.0, asked_at=109.0))
    assert advance(newer, status("IN_QUEUE", 111.0, asked_at=108.0, position=5)) is newer


def test_an_answer_about_another_request_changes_nothing() -> None:
    request = queued()
    assert advance(request, status("COMPLETED", request_id="r-2")) is request


def test_completed_with_an_error_is_still_read_once() -> None:
    assert collecting("provider_error").state is State.COLLECTING


def test_a_cancelled_run_with_a_result_keeps_it() -> None:
    request = advance(collecting("cancelled"), seen.RawKept(121.0, "/raw", None, None))
    assert advance(request, seen.Collected(122.0, (WORK,))).state is State.LATE_RESULT


def test_a_success_without_media_is_empty_not_failed() -> None:
    request = advance(collecting(), seen.RawKept(121.0, "/raw", None, None))
    done = advance(request, seen.Collected(122.0, (), ("It was filtered.",)))
    assert (done.state, done.words) == (State.EMPTY, ("It was filtered.",))


def test_collected_counts_only_after_the_raw_answer_is_kept() -> None:
    request = collecting()
    assert advance(request, seen.Collected(122.0, (WORK,))) is request


def test_cancel_before_sending_needs_nobody() -> None:
    assert advance(waiting(), seen.CancelAsked(101.0)).state is State.CANCELLED


def test_cancel_is_not_claimed_before_a_status_says_so() -> None:
    request = advance(advance(queued(), seen.CancelAsked(103.0)), seen.CancelAnswered(104.0, "CANCELLATION_REQUESTED"))
    assert request.state is State.IN_QUEUE
    assert request.cancelling
    ended = advance(advance(request, status("COMPLETED", error_type="cancelled")), _final(409, "cancelled"))
    assert ended.state is State.CANCELLED


def test_a_run_that_won_against_the_cancel_is_done() -> None:
    request = advance(queued(), seen.CancelAsked(103.0))
    request = advance(request, seen.CancelAnswered(104.0, "CANCELLATION_REQUESTED"))
    request = advance(advance(request, status("COMPLETED")), seen.RawKept(121.0, "/raw", None, None))
    assert advance(request, seen.Collected(122.0, (WORK,))).state is State.DONE


def test_already_completed_leads_to_the_result() -> None:
    request = advance(advance(queued(), seen.CancelAsked(103.0)), seen.CancelAnswered(104.0, "ALREADY_COMPLETED"))
    assert (request.state, request.cancelling) == (State.COLLECTING, False)


def test_a_refused_cancel_can_be_asked_again() -> None:
    request = advance(advance(queued(), seen.CancelAsked(103.0)), seen.CancelFailed(104.0, Failure("no_answer")))
    assert request.cancellable


@pytest.mark.parametrize(
    ("status_code", "bucket", "state", "hold"),
    [
        (402, "insufficient_credits", State.WAITING, Hold.CREDITS),
        (401, "unauthorized", State.WAITING, Hold.KEY),
        (403, "forbidden", State.WAITING, Hold.KEY),
        (429, "queue_backlog_full", State.WAITING, Hold.BACKLOG),
        (429, "rate_limited", State.WAITING, Hold.RATE),
        (429, "concurrency_limit_exceeded", State.WAITING, Hold.RATE),
        (422, "invalid_input", State.FAILED, None),
        (400, "content_policy_violation", State.FAILED, None),
        (403, "not_enabled", State.FAILED, None),
        (404, "model_not_found", State.FAILED, None),
        (409, "invalid_input", State.FAILED, None),
        (409, "concurrency_limit_exceeded", State.OUTCOME_UNKNOWN, None),
        (503, "service_unavailable", State.OUTCOME_UNKNOWN, None),
        (500, "internal_error", State.OUTCOME_UNKNOWN, None),
        (504, "a_new_word", State.OUTCOME_UNKNOWN, None),
    ],
)
def test_refused_submits(status_code: int, bucket: str, state: State, hold: Hold | None) -> None:
    failure = Failure("refused", status_code, bucket)
    request = advance(sending(), seen.SubmitFailed(103.0, failure, 110.0))
    assert (request.state, request.hold, request.key) == (state, hold, "key-1")


def test_a_limit_does_not_hide_that_an_earlier_try_may_run() -> None:
    request = advance(
        sending(maybe_sent=True), seen.SubmitFailed(103.0, Failure("refused", 429, "rate_limited"), 110.0)
    )
    assert request.state is State.OUTCOME_UNKNOWN


def test_a_line_that_was_never_made_leaves_the_request_here() -> None:
    request = advance(sending(), seen.SubmitFailed(103.0, Failure("not_sent"), 110.0))
    assert (request.state, request.hold, request.maybe_sent) == (State.WAITING, Hold.OFFLINE, False)


def test_a_broken_line_is_an_unknown_outcome() -> None:
    request = advance(sending(), seen.SubmitFailed(103.0, Failure("no_answer"), 110.0))
    assert (request.state, request.maybe_sent, request.next_check_at) == (State.OUTCOME_UNKNOWN, True, 110.0)


def test_a_restart_in_the_middle_of_a_post_is_an_unknown_outcome() -> None:
    request = advance(sending(), seen.SendStopped(200.0))
    assert (request.state, request.key) == (State.OUTCOME_UNKNOWN, "key-1")


def test_an_old_key_waits_for_a_word() -> None:
    unknown = advance(sending(), seen.SendStopped(200.0))
    asked = advance(unknown, seen.Held(90_000.0, Hold.ASK))
    assert (asked.state, asked.hold) == (State.WAITING, Hold.ASK)
    confirmed = advance(asked, seen.SendAgainAsked(101.0 + KEY_LIFETIME + 1))
    assert (confirmed.hold, confirmed.first_sent_at) == (Hold.READY, 101.0 + KEY_LIFETIME + 1)


def test_the_artists_word_also_confirms_a_key_that_seems_to_come_from_the_future() -> None:
    unknown = advance(sending(), seen.SendStopped(200.0))
    asked = advance(unknown, seen.Held(-7_000.0, Hold.ASK))  # the clock was put back two hours
    confirmed = advance(asked, seen.SendAgainAsked(-6_990.0))
    assert (confirmed.hold, confirmed.first_sent_at) == (Hold.READY, -6_990.0)


def test_a_request_that_may_run_is_not_called_cancelled_when_removed() -> None:
    asked = advance(advance(sending(), seen.SendStopped(200.0)), seen.Held(90_000.0, Hold.ASK))
    removed = advance(asked, seen.Removed(90_001.0))
    assert (removed.state, removed.removed_at) == (State.FAILED, 90_001.0)


def test_what_was_never_sent_only_leaves_the_list_when_removed() -> None:
    removed = advance(waiting(), seen.Removed(101.0))
    assert (removed.state, removed.removed_at) == (State.WAITING, 101.0)
    assert advance(removed, seen.SendStarted(102.0)) is removed
    back = advance(removed, seen.Restored(103.0))
    assert advance(back, seen.SendStarted(104.0)).state is State.SENDING


def test_one_stray_404_is_survived_and_a_steady_one_is_not() -> None:
    request = queued()
    missing = Failure("refused", 404, "request_not_found")
    request = advance(request, seen.ReadFailed(103.0, 102.9, missing, 106.0))
    assert request.state is State.IN_QUEUE
    assert advance(request, status("IN_QUEUE")).misses == 0
    for number in range(STEADY_MISSES):
        at = 104.0 + number * STEADY_MISS_TIME
        request = advance(request, seen.ReadFailed(at, at - 0.1, missing, at + 3))
    assert request.state is State.GONE
    again = advance(request, seen.CheckAgainAsked(900.0))
    assert (again.state, again.next_check_at) == (State.IN_QUEUE, 900.0)


def test_410_is_final_at_once() -> None:
    assert advance(queued(), seen.ReadFailed(103.0, 102.9, Failure("refused", 410))).state is State.EXPIRED


def test_a_passing_fault_keeps_the_state() -> None:
    request = advance(queued(), seen.ReadFailed(103.0, 102.9, Failure("no_answer"), 110.0))
    assert (request.state, request.position) == (State.IN_QUEUE, 3)
    assert request.trouble is not None
    assert advance(request, status("IN_QUEUE")).trouble is None


def test_a_direct_run_is_collected_from_its_own_answer() -> None:
    failed = advance(sending(), seen.SubmitFailed(103.0, Failure("refused", 403, "not_enabled")))
    direct = advance(failed, seen.DirectAsked(104.0))
    assert (direct.state, direct.delivery, direct.key) == (State.WAITING, Delivery.DIRECT, "key-1")
    assert advance(direct, seen.SendStarted(105.0)).first_sent_at == 105.0  # the refused try before it was another
    kept = advance(advance(direct, seen.SendStarted(105.0)), seen.RawKept(110.0, "/raw", "audio/mpeg", None))
    assert advance(kept, seen.Collected(111.0, (WORK,))).state is State.DONE


def test_a_direct_run_that_outlasts_the_line_is_asked_for_again() -> None:
    running = sending(delivery=Delivery.DIRECT)
    failure = Failure("refused", 504, "deadline_exceeded", pace=3.0)
    assert advance(running, seen.SubmitFailed(110.0, failure, 113.0)).state is State.OUTCOME_UNKNOWN
    ended = Failure("refused", 502, "provider_error")
    assert advance(running, seen.SubmitFailed(110.0, ended, 113.0)).state is State.FAILED


def test_a_clock_set_back_does_not_hide_every_later_answer() -> None:
    before = advance(queued(), status("IN_QUEUE", 5_000.0, asked_at=4_999.0, position=4))
    after = advance(before, status("IN_PROGRESS", 1_400.5, asked_at=1_400.0))
    assert after.state is State.IN_PROGRESS
    failed = advance(after, seen.ReadFailed(1_300.5, 1_300.0, Failure("refused", 410)))
    assert failed.state is State.EXPIRED


def test_a_clock_set_back_does_not_keep_a_lost_request_for_ever() -> None:
    request = queued()
    for at in (9_000.0, 1_000.0, 1_020.0, 1_040.0, 1_061.0):
        request = advance(request, seen.ReadFailed(at, at - 0.1, Failure("refused", 404, "request_not_found"), at + 3))
    assert request.state is State.GONE


def test_a_wish_to_cancel_what_never_left_is_fulfilled_here() -> None:
    request = advance(sending(), seen.CancelAsked(102.0))
    assert advance(request, seen.SubmitFailed(103.0, Failure("not_sent"), 110.0)).state is State.CANCELLED


def test_a_refused_key_says_nothing_about_an_earlier_try() -> None:
    request = advance(sending(maybe_sent=True), seen.CancelAsked(102.0))
    request = advance(request, seen.SubmitFailed(103.0, Failure("refused", 401, "unauthorized"), 110.0))
    assert (request.state, request.hold, request.cancel_asked_at) == (State.WAITING, Hold.KEY, 102.0)


def test_a_key_that_never_left_does_not_grow_old() -> None:
    request = advance(sending(), seen.SubmitFailed(103.0, Failure("not_sent"), 110.0))
    assert (request.first_sent_at, request.sends) == (None, 0)
    request = advance(advance(request, seen.Held(89_999.0, Hold.READY)), seen.SendStarted(90_000.0))
    assert (request.first_sent_at, request.sends) == (90_000.0, 1)


@pytest.mark.parametrize(("bucket", "pace"), [("generation_in_progress", 3.0), ("a_new_word", None)])
def test_a_409_about_a_run_under_way_is_asked_again_with_the_same_key(bucket: str, pace: float | None) -> None:
    failure = Failure("refused", 409, bucket, pace=pace)
    request = advance(sending(), seen.SubmitFailed(103.0, failure, 106.0))
    assert (request.state, request.next_check_at, request.key) == (State.OUTCOME_UNKNOWN, 106.0, "key-1")


def test_how_it_ended_is_not_known_from_a_cancel_or_a_replay() -> None:
    cancelled = advance(advance(queued(), seen.CancelAsked(103.0)), seen.CancelAnswered(104.0, "ALREADY_COMPLETED"))
    replayed = advance(sending(), seen.Accepted(102.0, HANDLE, "COMPLETED", replayed=True))
    assert (cancelled.end_word, replayed.end_word) == (None, None)
    assert advance(cancelled, status("COMPLETED", error_type="brand_new")).end_word == "brand_new"


def test_a_fault_of_the_disk_while_saving_is_seen() -> None:
    request = advance(collecting(), seen.RawKept(121.0, "/raw", None, None))
    full = Failure("local", detail="The disk is full.")
    request = advance(request, seen.ResultFailed(122.0, full, final=False, next_check_at=137.0))
    assert (request.state, request.trouble, request.raw_path) == (State.COLLECTING, full, "/raw")
    assert advance(request, seen.Collected(140.0, (WORK,))).trouble is None


@pytest.mark.parametrize(
    ("output", "state"),
    [
        (replace(WORK, path=None, problem="The link has expired."), State.EMPTY),
        (replace(WORK, path=None, role=Role.VARIANT), State.EMPTY),
        (replace(WORK, role=Role.POSTER), State.EMPTY),
        (replace(WORK, role=Role.PART), State.DONE),
        (replace(WORK, problem="It is damaged."), State.DONE),
        (replace(WORK, path=None, kind=Kind.TEXT, text="A poem."), State.DONE),
    ],
)
def test_done_is_said_of_what_is_here(output: Output, state: State) -> None:
    request = advance(collecting(), seen.RawKept(121.0, "/raw", None, None))
    assert advance(request, seen.Collected(122.0, (output,))).state is state


def test_a_work_fetched_by_hand_makes_an_empty_request_done() -> None:
    request = advance(collecting(), seen.RawKept(121.0, "/raw", None, None))
    request = advance(request, seen.Collected(122.0, (replace(WORK, path=None, problem="It was not there."),)))
    assert advance(request, seen.OutputChanged(130.0, WORK)).state is State.DONE


def _final(code: int, bucket: str) -> seen.ResultFailed:
    return seen.ResultFailed(121.0, Failure("refused", code, bucket), final=True)


@pytest.mark.parametrize("hold", [hold for hold in Hold if hold is not Hold.READY])
def test_whoever_waits_for_something_is_not_sent(hold: Hold) -> None:
    request = waiting(hold=hold)
    assert advance(request, seen.SendStarted(101.0)) is request


@pytest.mark.parametrize("asks", [Hold.ASK, Hold.OTHER_KEY])
@pytest.mark.parametrize("hold", [Hold.READY, Hold.PAUSED, Hold.OFFLINE])
def test_only_the_artist_answers_what_asks(asks: Hold, hold: Hold) -> None:
    request = waiting(hold=asks, maybe_sent=True, sends=1, first_sent_at=100.0)
    assert advance(request, seen.Held(101.0, hold)) is request
    assert advance(request, seen.SendAgainAsked(101.0)).hold is Hold.READY


@pytest.mark.parametrize("word", ["", "OK", "CANCELLED"])
def test_a_word_that_no_cancel_answers_with_ends_nothing(word: str) -> None:
    request = advance(queued(), seen.CancelAsked(103.0))
    assert advance(request, seen.CancelAnswered(104.0, word)) is request


def test_no_cancel_is_accepted_of_what_has_no_handle() -> None:
    request = advance(sending(), seen.CancelAsked(102.0))
    assert advance(request, seen.CancelAnswered(103.0, "CANCELLATION_REQUESTED")) is request


def test_credits_once_reported_stay_when_the_answer_is_read_again() -> None:
    request = advance(collecting(), seen.RawKept(121.0, "/raw", None, "12.5"))
    assert advance(request, seen.RawKept(122.0, "/raw", None, None)).credits == "12.5"
    assert advance(request, seen.RawKept(122.0, "/raw", None, "13")).credits == "13"


def test_what_has_its_answer_is_not_followed_or_sent_again() -> None:
    request = advance(collecting(), seen.RawKept(121.0, "/raw", None, None))
    assert advance(request, seen.Accepted(122.0, HANDLE, "IN_QUEUE", replayed=True)) is request
    direct = advance(sending(delivery=Delivery.DIRECT), seen.RawKept(110.0, "/raw", None, None))
    failed = advance(direct, seen.ResultFailed(111.0, Failure("refused", 502, "provider_error"), final=True))
    assert advance(failed, seen.SendAgainAsked(112.0)) is failed


def test_a_work_of_a_cancelled_run_is_late_also_when_it_was_fetched_by_hand() -> None:
    request = advance(collecting("cancelled"), seen.RawKept(121.0, "/raw", None, None))
    request = advance(request, seen.Collected(122.0, (replace(WORK, path=None, problem="It was not there."),)))
    assert advance(request, seen.OutputChanged(130.0, WORK)).state is State.LATE_RESULT


def test_an_answer_that_says_nothing_of_who_served_takes_nothing_back() -> None:
    served = Served("runware", ("seed",))
    request = advance(sending(), seen.Accepted(102.0, HANDLE, "IN_QUEUE", served=served))
    assert (request.served_by, request.dropped) == ("runware", ("seed",))
    request = advance(advance(request, status("COMPLETED")), seen.RawKept(121.0, "/raw", None, None))
    assert (request.served_by, request.dropped) == ("runware", ("seed",))


def test_a_correction_takes_its_own_serving_along() -> None:
    asked = Serving("fal")
    changed = advance(waiting(), seen.Corrected(101.0, "11", 3, "a dog", "8", asked, "0.04", '"2"'))
    assert (changed.serving, changed.estimate, changed.document_etag) == (asked, "0.04", '"2"')


def test_how_it_ended_is_learned_although_something_was_read_already() -> None:
    """A replay said only that it ended, and the first answer that was kept of it was a spoilt one."""
    replayed = advance(sending(), seen.Accepted(102.0, HANDLE, "COMPLETED", None, next_check_at=None, replayed=True))
    assert (replayed.state, replayed.end_word) == (State.COLLECTING, None)
    kept = advance(replayed, seen.RawKept(121.0, "/raw", "application/json", None))
    ended = advance(kept, status("COMPLETED", 122.0, error_type="client_disconnected"))
    assert (ended.state, ended.end_word, ended.raw_path) == (State.COLLECTING, "client_disconnected", "/raw")
    assert advance(kept, status("COMPLETED", 122.0)).end_word == ""
    # What is known stays, and no other word moves a request whose answer is here.
    assert advance(ended, status("COMPLETED", 123.0)) == ended
    assert advance(kept, status("IN_PROGRESS", 122.0)) == kept
