"""What a failed result read means: the run's own end, or only a bad moment of the line or the Router. Pure."""

from __future__ import annotations

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.request import RETENTION, Request

_ENDS = frozenset(
    {
        Bucket.CONTENT_POLICY_VIOLATION,
        Bucket.PROVIDER_ERROR,
        Bucket.PROVIDER_TIMEOUT,
        Bucket.CANCELLED,
        Bucket.QUEUE_TIMEOUT,
        Bucket.DEADLINE_EXCEEDED,
        Bucket.INVALID_INPUT,
        Bucket.INSUFFICIENT_CREDITS,
        Bucket.MODEL_NOT_FOUND,
        Bucket.NOT_ENABLED,
    }
)
_NEVER_ENDS = frozenset({Bucket.UNAUTHORIZED, Bucket.FORBIDDEN, Bucket.RATE_LIMITED, Bucket.SERVICE_UNAVAILABLE})
_FEW_TRIES = 4
_MANY_TRIES = 8
_SOON_AFTER = 60.0


def passes(failure: Failure) -> bool:
    """True where a read failed by a bad moment of the line, the Router or the key: it says nothing about the run."""
    if failure.reason != "refused" or failure.meaning in _NEVER_ENDS or failure.status in (401, 429):
        return True
    return (failure.status or 0) >= 500 and (failure.bucket not in _ENDS or failure.pace is not None)


def is_its_own(failure: Failure, end_word: str | None) -> bool:
    """True where a result read answers with the very word that the status gave: it is about the run, not the account."""
    return bool(end_word) and failure.reason == "refused" and failure.bucket == end_word


def ends_the_run(failure: Failure, end_word: str | None, tries: int) -> bool:
    """True where the answer is the run's own end. `end_word` is the status's error_type, `tries` the failed reads before.

    An error of the line never ends a run; the Router's own faults do after several tries, and only where the status has
    said already that the run did not succeed. Where it has said that the run succeeded ("", not None), one answer to the
    contrary is not enough: there is work that was paid for.
    """
    if failure.reason not in ("refused", "unreadable"):
        return False
    if failure.status == 410:
        return failure.reason == "refused"
    if is_its_own(failure, end_word):
        return True
    if failure.meaning in _NEVER_ENDS or (failure.bucket == Bucket.DEADLINE_EXCEEDED and failure.pace is not None):
        return False
    if failure.reason == "unreadable":
        return bool(end_word) and tries >= _MANY_TRIES
    if failure.meaning in _ENDS:
        return end_word != "" or tries >= _FEW_TRIES
    if failure.status == 404:
        return tries >= _FEW_TRIES
    return bool(end_word) and tries >= _MANY_TRIES


def is_too_large(request: Request, largest: int | None) -> bool:
    """True where its answer waits at the Router until the limit, which is `largest` now, is raised.

    Nothing else makes it shorter. What is here already is not read again for that.
    """
    trouble = request.trouble
    if trouble is None or trouble.reason != "too_large" or trouble.limit is None or request.raw_path is not None:
        return False
    return largest is not None and largest <= trouble.limit


def wait_of_too_large(request: Request, wall: float) -> float:
    """Seconds until the Router will have forgotten it, and one look says so: no row is under way for ever.

    0 where that time is over.
    """
    left = (request.kept_until or 0.0) + _SOON_AFTER - wall
    return min(max(0.0, left), RETENTION + _SOON_AFTER)
