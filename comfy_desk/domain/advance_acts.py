"""What the artist asks of a request, as part of `advance`: each takes the snapshot and the wish, and gives the next one.

They are the only ones that take a request out of a last state. What does not fit the state changes nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from comfy_desk.domain import observations as seen
from comfy_desk.domain.request import KEY_LIFETIME, Delivery, Hold, Request, State


def _cancel_asked(request: Request, event: seen.CancelAsked) -> Request:
    if not request.cancellable:
        return request
    if request.state is State.WAITING:
        return ended(replace(request, cancel_asked_at=event.at, failure=None), State.CANCELLED, event.at)
    return replace(request, cancel_asked_at=event.at)


def _send_again_asked(request: Request, event: seen.SendAgainAsked) -> Request:
    resendable = request.state is State.WAITING or (request.state is State.FAILED and request.handle is None)
    if not resendable or request.raw_path is not None:
        return request
    # Asked for by hand: a key that is old, or of an age that nobody knows, counts as confirmed, so its age starts anew.
    first_sent = None if request.correctable else request.first_sent_at  # a key that was let go is a new one
    if first_sent is not None and not 0 <= event.at - first_sent < KEY_LIFETIME:
        first_sent = event.at
    return replace(
        request,
        state=State.WAITING,
        hold=Hold.READY,
        failure=None,
        trouble=None,
        ended_at=None,
        cancel_asked_at=None,
        next_check_at=None,
        first_sent_at=first_sent,
        urgent=True,
        key_mark=None,  # and so does another API key
        deadline_passed_at=None,
    )


def _direct_asked(request: Request, event: seen.DirectAsked) -> Request:
    if request.handle is not None or request.state not in (State.FAILED, State.WAITING) or request.maybe_sent:
        return request
    again = _send_again_asked(request, seen.SendAgainAsked(event.at))
    # Where the queue's refusal let the key go, its age, and the time of the run, begin with the direct call.
    return replace(again, delivery=Delivery.DIRECT)


def _check_again_asked(request: Request, event: seen.CheckAgainAsked) -> Request:
    if request.handle is None or request.raw_path is not None:
        return request
    if request.state is State.COLLECTING and request.trouble is not None and request.trouble.reason == "too_large":
        return replace(request, trouble=None, next_check_at=event.at)
    if request.state in (State.GONE, State.FAILED, State.EXPIRED, State.CANCELLED):
        return replace(
            request,
            state=State.IN_QUEUE,
            position=None,
            failure=None,
            trouble=None,
            ended_at=None,
            misses=0,
            first_miss_at=None,
            collect_tries=0,
            next_check_at=event.at,
        )
    return request


def _look_again_asked(request: Request, event: seen.LookAgainAsked) -> Request:
    """Works from the disk alone: what the Router said of it stays said. That it could not be read is no word on it now."""
    if request.state is not State.EMPTY or not request.kept_unread or request.completed_at is None:
        return request
    return replace(
        request,
        state=State.COLLECTING,
        failure=None,
        trouble=None,
        ended_at=None,
        collect_tries=0,
        next_check_at=event.at,
        outputs=(),
        words=(),
    )


def _order_changed(request: Request, event: seen.OrderChanged) -> Request:
    if request.state is not State.WAITING or not math.isfinite(event.order) or request.order == event.order:
        return request
    return replace(request, order=event.order)


def _corrected(request: Request, event: seen.Corrected) -> Request:
    if not request.correctable:
        return request
    ready = _send_again_asked(request, seen.SendAgainAsked(event.at))
    held = request.hold if request.state is State.WAITING and request.hold in (Hold.PAUSED, Hold.KEY) else Hold.READY
    return replace(
        ready,
        body_sha256=event.body_sha256,
        body_size=event.body_size,
        prompt=event.prompt,
        seed=event.seed,
        serving=event.serving,
        estimate=event.estimate,
        document_etag=event.document_etag,
        hold=held,
        urgent=False,
        first_sent_at=None,  # nothing was admitted under its key
    )


def _deadline_changed(request: Request, event: seen.DeadlineChanged) -> Request:
    sensible = event.deadline is None or (math.isfinite(event.deadline) and event.deadline > 0)
    if request.state.terminal or not sensible or request.deadline == event.deadline:
        return request
    return replace(request, deadline=event.deadline)


def _deadline_passed(request: Request, event: seen.DeadlinePassed) -> Request:
    due = request.deadline_at
    if due is None or event.at < due:
        return request
    asked = request.cancel_asked_at if request.cancel_asked_at is not None else event.at
    # A direct run has no id that a cancel could name: the row says only that its time is over.
    asked_at = asked if request.delivery is Delivery.QUEUED else request.cancel_asked_at
    return replace(request, deadline_passed_at=event.at, cancel_asked_at=asked_at)


def _removed(request: Request, event: seen.Removed) -> Request:
    if not (request.state.terminal or request.state is State.WAITING):
        return request
    if request.state is State.WAITING and request.maybe_sent:
        # Not called cancelled, for nobody saw that; and not sent again behind the artist's back.
        request = ended(request, State.FAILED, event.at)
    # What was never sent only leaves the list: put back, it waits as before.
    return replace(request, removed_at=event.at)


def _restored(request: Request, event: seen.Restored) -> Request:
    return replace(request, removed_at=None)


def ended(request: Request, state: State, at: float) -> Request:
    """The snapshot in a last state."""
    return replace(request, state=state, hold=None, position=None, next_check_at=None, ended_at=at)


ACTS: dict[type, Callable[[Request, Any], Request]] = {
    seen.CancelAsked: _cancel_asked,
    seen.SendAgainAsked: _send_again_asked,
    seen.DirectAsked: _direct_asked,
    seen.CheckAgainAsked: _check_again_asked,
    seen.LookAgainAsked: _look_again_asked,
    seen.OrderChanged: _order_changed,
    seen.Corrected: _corrected,
    seen.DeadlineChanged: _deadline_changed,
    seen.DeadlinePassed: _deadline_passed,
    seen.Removed: _removed,
    seen.Restored: _restored,
}
