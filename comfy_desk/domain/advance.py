"""advance(): the only transition function of a request. Total: any state with any observation gives a state.

Rules that hold whatever arrives: a terminal state stays, unless the artist asks; no success, cancel or charge is claimed
that was not observed; an answer older than one already seen changes nothing; a word nobody knows means "not finished yet".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import PurePath
from typing import Any

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance_acts import ACTS, ended
from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.request import RETENTION, Delivery, Handle, Hold, Request, State
from comfy_desk.domain.serving import Served

STEADY_MISSES = 4
"""404s in a row that make a request gone; one or two right after the submit are a lagging replica."""

_MADE = (Role.WORK, Role.VARIANT, Role.PART)

STEADY_MISS_TIME = 60.0
"""Seconds the 404s must span before a request is called gone."""

_HOLD_OF: dict[str, Hold] = {
    Bucket.INSUFFICIENT_CREDITS: Hold.CREDITS,
    Bucket.UNAUTHORIZED: Hold.KEY,
    Bucket.FORBIDDEN: Hold.KEY,
    Bucket.QUEUE_BACKLOG_FULL: Hold.BACKLOG,
    Bucket.RATE_LIMITED: Hold.RATE,
}

_ASKING = (Hold.ASK, Hold.OTHER_KEY)

_REFUSED_FOR_GOOD = frozenset({400, 403, 404, 405, 413, 415, 422})
"""Statuses of a submit after which this body is not running and will not: the key is free again."""

_FOR_GOOD_AT_409 = frozenset({Bucket.INVALID_INPUT, Bucket.CONTENT_POLICY_VIOLATION, Bucket.NOT_ENABLED})
"""Every other 409 speaks of a run that is being admitted or is going on: asking again with the same key collects it."""

_ENDS_A_DIRECT_RUN = frozenset({Bucket.PROVIDER_ERROR, Bucket.PROVIDER_TIMEOUT, Bucket.CANCELLED, Bucket.QUEUE_TIMEOUT})
"""What a held connection answers for a run that took place and failed: nothing is left to wait for."""


def advance(request: Request, observation: seen.Observation) -> Request:
    """The snapshot after `observation`. Returns `request` itself where nothing follows from it."""
    handler = _HANDLERS.get(type(observation))
    return handler(request, observation) if handler else request


def _held(request: Request, event: seen.Held) -> Request:
    asks = event.hold in _ASKING
    if request.state is State.OUTCOME_UNKNOWN and asks:  # not to be re-sent unasked
        why = event.failure or request.trouble
        return replace(request, state=State.WAITING, hold=event.hold, failure=why, next_check_at=None)
    if request.state is not State.WAITING or request.hold is event.hold:
        return request
    if request.hold in _ASKING and not asks:  # only the artist's word ends that
        return request
    urgent = request.urgent and event.hold is Hold.READY
    why = event.failure or request.failure
    return replace(request, hold=event.hold, next_check_at=None, urgent=urgent, failure=why)


def _send_started(request: Request, event: seen.SendStarted) -> Request:
    ready = request.hold is Hold.READY or request.state is State.OUTCOME_UNKNOWN
    if not ready or request.handle is not None or request.removed_at is not None:
        return request
    return replace(
        request,
        state=State.SENDING,
        hold=None,
        urgent=False,
        key_mark=event.key_mark,
        sends=request.sends + 1,
        first_sent_at=request.first_sent_at if request.first_sent_at is not None else event.at,
        next_check_at=None,
        failure=None,
    )


def _send_stopped(request: Request, event: seen.SendStopped) -> Request:
    if request.state is not State.SENDING:
        return request
    return replace(request, state=State.OUTCOME_UNKNOWN, maybe_sent=True, next_check_at=event.at)


def _accepted(request: Request, event: seen.Accepted) -> Request:
    known = request.raw_path is not None or (request.handle is not None and request.handle != event.handle)
    if request.state.terminal or known:
        return request
    taken = replace(
        request,
        state=State.IN_QUEUE,
        hold=None,
        handle=event.handle,
        replayed=event.replayed,
        estimate=event.estimate if event.estimate is not None else request.estimate,
        queued_at=request.queued_at if request.queued_at is not None else event.at,
        failure=None,
        trouble=None,
        **_disclosed(request, event.served),
    )
    return _see_word(taken, event.at, event.word, event.position, None, event.next_check_at, how_known=False)


def _submit_failed(request: Request, event: seen.SubmitFailed) -> Request:
    if request.state is not State.SENDING:
        return request
    failure = event.failure
    hold = _HOLD_OF.get(failure.meaning)
    if failure.reason == "not_sent" and not request.maybe_sent:
        unsent = replace(request, sends=request.sends - 1, first_sent_at=None)  # nothing left: its key is unused
        return _hold(unsent, event, Hold.OFFLINE)
    if (
        failure.reason == "refused"
        and hold is not None
        and not (hold in (Hold.RATE, Hold.BACKLOG) and request.maybe_sent)
    ):
        return _hold(request, event, hold)
    ran_and_failed = request.delivery is Delivery.DIRECT and failure.bucket in _ENDS_A_DIRECT_RUN
    if failure.reason == "refused" and (_refused_for_good(failure) or ran_and_failed):
        return ended(replace(request, failure=failure), State.FAILED, event.at)
    if failure.reason == "refused" and failure.status == 429 and not request.maybe_sent:
        return _hold(request, event, Hold.RATE)
    if event.retry_at is None:  # nothing more is tried by itself: the artist decides
        return replace(
            request, state=State.WAITING, hold=Hold.ASK, maybe_sent=True, failure=failure, next_check_at=None
        )
    return replace(
        request,
        state=State.OUTCOME_UNKNOWN,
        maybe_sent=True,
        failure=None,
        trouble=failure,
        next_check_at=event.retry_at,
    )


def _refused_for_good(failure: Failure) -> bool:
    if failure.status == 409:
        return failure.bucket in _FOR_GOOD_AT_409
    return failure.status in _REFUSED_FOR_GOOD


def _hold(request: Request, event: seen.SubmitFailed, hold: Hold) -> Request:
    if request.cancel_asked_at is not None and not request.maybe_sent:  # it runs nowhere: the wish is fulfilled
        return ended(replace(request, failure=None), State.CANCELLED, event.at)
    return replace(
        request,
        state=State.WAITING,
        hold=hold,
        failure=event.failure,
        trouble=None,
        next_check_at=event.retry_at,
        # A refusal before anything was admitted leaves the key unused, so its age counts from the next try.
        first_sent_at=request.first_sent_at if request.maybe_sent else None,
    )


def _status_seen(request: Request, event: seen.StatusSeen) -> Request:
    if request.handle is None or request.state.terminal or event.request_id != request.handle.request_id:
        return request
    if _overtaken(request, event.asked_at, event.at):
        return request
    if request.raw_path is not None:  # an answer is here already; how it ended may be known only now
        if request.state is State.COLLECTING and request.end_word is None and event.word == "COMPLETED":
            return replace(request, end_word=event.error_type or "")
        return request
    fresh = replace(request, asked_at=event.asked_at, trouble=None, misses=0, first_miss_at=None)
    return _see_word(fresh, event.at, event.word, event.position, event.error_type, event.next_check_at)


def _overtaken(request: Request, asked_at: float, at: float) -> bool:
    """An answer to a question older than one that was answered already.

    A question "asked" later than this very answer came was asked before the clock was set back: it says nothing.
    """
    return request.asked_at is not None and asked_at < request.asked_at <= at


def _see_word(
    request: Request,
    at: float,
    word: str,
    position: int | None,
    error_type: str | None,
    next_check_at: float | None,
    *,
    how_known: bool = True,
) -> Request:
    """`how_known` is False where a COMPLETED came without a word on how it ended."""
    seen_now = replace(request, answered_at=at, next_check_at=next_check_at)
    if word == "IN_QUEUE":
        return replace(seen_now, state=State.IN_QUEUE, position=position)
    if word == "IN_PROGRESS":
        since = request.running_since if request.running_since is not None else at
        return replace(seen_now, state=State.IN_PROGRESS, position=None, running_since=since)
    if word == "COMPLETED":
        return replace(
            seen_now,
            state=State.COLLECTING,
            position=None,
            completed_at=request.completed_at if request.completed_at is not None else at,
            end_word=(error_type or "") if how_known else None,
            next_check_at=None,
        )
    return replace(seen_now, position=None) if request.state is State.COLLECTING else seen_now


def _read_failed(request: Request, event: seen.ReadFailed) -> Request:
    if not request.state.followed or _overtaken(request, event.asked_at, event.at):
        return request
    failure = event.failure
    if event.other_key and failure.may_hide:
        # That key may be another workspace's, which is told nothing about this request: no word on where it is.
        known_at = max(request.queued_at or 0.0, request.asked_at or 0.0)
        if event.at - known_at > 2 * RETENTION:  # whoever may read it would find nothing any more
            return ended(replace(request, failure=failure), State.GONE, event.at)
        # No time either: the next start, perhaps with the right key again, asks soon.
        return replace(request, trouble=failure, next_check_at=None, misses=0, first_miss_at=None)
    if failure.reason == "refused" and failure.status == 410:  # a page of a proxy's is no word of the Router's
        return ended(replace(request, failure=failure), State.EXPIRED, event.at)
    if failure.reason == "refused" and failure.status == 404:
        return _missed(request, event)
    answered = event.at if failure.status is not None else request.answered_at
    return replace(
        request, trouble=failure, answered_at=answered, next_check_at=event.next_check_at, misses=0, first_miss_at=None
    )


def _missed(request: Request, event: seen.ReadFailed) -> Request:
    misses = request.misses + 1
    first = event.at if request.first_miss_at is None else min(request.first_miss_at, event.at)
    if misses >= STEADY_MISSES and event.at - first >= STEADY_MISS_TIME:
        return ended(replace(request, failure=event.failure, misses=misses, first_miss_at=first), State.GONE, event.at)
    return replace(
        request,
        trouble=event.failure,
        misses=misses,
        first_miss_at=first,
        next_check_at=event.next_check_at,
        answered_at=event.at,
    )


def _cancel_answered(request: Request, event: seen.CancelAnswered) -> Request:
    if request.state.terminal or request.handle is None:
        return request
    if event.word == "CANCELLATION_REQUESTED":
        accepted = request.cancel_accepted_at if request.cancel_accepted_at is not None else event.at
        return replace(request, cancel_accepted_at=accepted, trouble=None)
    if not request.state.followed or event.word != "ALREADY_COMPLETED":
        return request
    # It has ended already; how, is what the result read says.
    return _see_word(replace(request, trouble=None), event.at, "COMPLETED", None, None, None, how_known=False)


def _cancel_failed(request: Request, event: seen.CancelFailed) -> Request:
    if request.state.terminal or request.cancel_accepted_at is not None:
        return request
    return replace(request, cancel_asked_at=None, trouble=event.failure)


def _raw_kept(request: Request, event: seen.RawKept) -> Request:
    if request.state is State.SENDING:  # a direct run: the answer to the POST is the result
        request = replace(request, state=State.COLLECTING, completed_at=event.at, end_word="")
    if request.state is not State.COLLECTING:
        return request
    return replace(
        request,
        raw_path=event.raw_path,
        raw_type=event.raw_type,
        credits=event.credits if event.credits is not None else request.credits,  # read again, it may say nothing
        trouble=None,
        answered_at=event.at,
        next_check_at=None,
        **_disclosed(request, event.served),
    )


def _disclosed(request: Request, served: Served) -> dict[str, Any]:
    """What is known now of who serves it: an answer that says nothing takes nothing back."""
    return {"served_by": served.provider or request.served_by, "dropped": served.dropped or request.dropped}


def _result_failed(request: Request, event: seen.ResultFailed) -> Request:
    if request.state is not State.COLLECTING:
        return request
    failure = event.failure
    answered = request.answered_at if failure.status is None else event.at
    tried = replace(request, collect_tries=request.collect_tries + 1, answered_at=answered)
    if not event.final:
        return replace(tried, trouble=failure, next_check_at=event.next_check_at)
    last = replace(tried, failure=failure, trouble=None)
    if failure.status == 410:
        return ended(last, State.EXPIRED, event.at)
    if Bucket.CANCELLED in (failure.bucket, request.end_word):
        return ended(last, State.CANCELLED, event.at)
    if failure.status == 404 and failure.bucket in ("", Bucket.REQUEST_NOT_FOUND):
        return ended(last, State.GONE, event.at)
    return ended(last, State.FAILED, event.at)


def _collected(request: Request, event: seen.Collected) -> Request:
    if request.state is not State.COLLECTING or request.raw_path is None:
        return request
    state = _with_work(request) if any(_shows(output) for output in event.outputs) else State.EMPTY
    full = replace(
        request, outputs=event.outputs, words=event.words[:10], folder=event.folder, trouble=None, failure=None
    )
    return ended(full, state, event.at)


def _shows(output: Output) -> bool:
    """Something the artist has now: a file of the work, or words that are the work. A promise or a problem is neither."""
    return (output.saved and output.role in _MADE) or (output.role is Role.WORK and bool(output.text))


def _output_changed(request: Request, event: seen.OutputChanged) -> Request:
    outputs = tuple(event.output if output.index == event.output.index else output for output in request.outputs)
    if all(output.index != event.output.index for output in outputs):
        outputs = (*outputs, event.output)  # samples that came by hand: beside the sound that was made of them
    if outputs == request.outputs:
        return request
    # What could not be had at first was fetched by hand: there is something to show now.
    state = _with_work(request) if request.state is State.EMPTY and _shows(event.output) else request.state
    return replace(request, outputs=outputs, state=state, folder=_folder_after(request, event.output))


def _folder_after(request: Request, output: Output) -> str | None:
    """Where its works lie; what lay in that folder and was moved takes it along."""
    before = next((one.path for one in request.outputs if one.index == output.index), None)
    if before and output.path and before != output.path and request.folder == str(PurePath(before).parent):
        return str(PurePath(output.path).parent)
    return request.folder


def _with_work(request: Request) -> State:
    return State.LATE_RESULT if request.end_word == Bucket.CANCELLED else State.DONE


def documented_handle(origin: str, model: str, request_id: str) -> Handle:
    """The handle composed from the documented paths, for an answer whose own addresses cannot be used."""
    base = f"{origin}/v2/models/{model}/requests/{request_id}"
    return Handle(request_id, f"{base}/status", base, f"{base}/cancel")


_HANDLERS: dict[type, Callable[[Request, Any], Request]] = {
    **ACTS,
    seen.Held: _held,
    seen.SendStarted: _send_started,
    seen.SendStopped: _send_stopped,
    seen.Accepted: _accepted,
    seen.SubmitFailed: _submit_failed,
    seen.StatusSeen: _status_seen,
    seen.ReadFailed: _read_failed,
    seen.CancelAnswered: _cancel_answered,
    seen.CancelFailed: _cancel_failed,
    seen.RawKept: _raw_kept,
    seen.ResultFailed: _result_failed,
    seen.Collected: _collected,
    seen.OutputChanged: _output_changed,
}
