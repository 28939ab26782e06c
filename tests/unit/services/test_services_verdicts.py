"""What a failed result read ends, for every word of the Router and everything that the status may have said before."""

from __future__ import annotations

import pytest

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.request import Request
from comfy_desk.services import verdicts


@pytest.mark.parametrize("bucket", ["", *Bucket, "a_new_word"])
@pytest.mark.parametrize(
    "end_word", [None, "", "provider_error", "rate_limited", "unauthorized", "cancelled", "brand_new"]
)
def test_what_a_failed_result_read_ends(bucket: str, end_word: str | None) -> None:
    def ends(tries: int, status: int = 500, reason: str = "refused", pace: float | None = None) -> bool:
        return verdicts.ends_the_run(Failure(reason, status, bucket, pace=pace), end_word, tries)

    assert ends(0, 410)
    assert not ends(99, reason="no_answer")
    assert not ends(99, reason="not_sent")
    if end_word and bucket == end_word:
        assert ends(0)  # the run's own word
    elif bucket in (Bucket.UNAUTHORIZED, Bucket.FORBIDDEN, Bucket.RATE_LIMITED, Bucket.SERVICE_UNAVAILABLE):
        assert not ends(99)
    elif end_word == "":
        assert not ends(0)  # it was said to have succeeded: work that was paid for is not given up at one answer
    if end_word in (None, "brand_new") and bucket in (Bucket.PROVIDER_ERROR, Bucket.CANCELLED, Bucket.QUEUE_TIMEOUT):
        assert ends(0)
    if bucket == Bucket.DEADLINE_EXCEEDED:
        assert not ends(0, 504, pace=3.0)
    if bucket == Bucket.REQUEST_NOT_FOUND:
        assert (ends(0, 404), ends(4, 404)) == (False, True)
    assert not ends(7, 200, reason="unreadable")
    assert ends(8, 200, reason="unreadable") is (bool(end_word) and bucket not in verdicts._NEVER_ENDS)


@pytest.mark.parametrize(
    ("largest", "raw_path", "waits"),
    [(10, None, True), (9, None, True), (11, None, False), (None, None, False), (10, "x", False)],
)
def test_what_waits_for_a_higher_limit(largest: int | None, raw_path: str | None, waits: bool) -> None:
    trouble = Failure("too_large", 200, limit=10)
    request = Request("a", "acc", "kiln/one", "k", "00", 2, "", None, 1.0, trouble=trouble, raw_path=raw_path)
    assert verdicts.is_too_large(request, largest) is waits
