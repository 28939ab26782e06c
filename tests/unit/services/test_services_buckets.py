"""Every bucket on every route: what the row becomes, what the account becomes, and whether the same key is asked again.

The rows of the table follow the contract's "Buckets, and what each asks of the app".
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from travelling import FakeRouter, accepted, dead_line, follow, no_line, now, refused, said, travel, unreadable

from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.services import verdicts

UNKNOWN = State.OUTCOME_UNKNOWN
PACE = 30.0

# answer, state, hold, sent again by itself, and the account: needs a key, pauses
SUBMITS = [
    (refused(422, Bucket.INVALID_INPUT), State.FAILED, None, False, ""),
    (refused(400, Bucket.INVALID_INPUT), State.FAILED, None, False, ""),
    (refused(409, Bucket.INVALID_INPUT), State.FAILED, None, False, ""),
    (refused(400, Bucket.CONTENT_POLICY_VIOLATION), State.FAILED, None, False, ""),
    (refused(403, Bucket.CONTENT_POLICY_VIOLATION), State.FAILED, None, False, ""),
    (refused(502, Bucket.PROVIDER_ERROR), UNKNOWN, None, True, ""),
    (refused(504, Bucket.PROVIDER_TIMEOUT), UNKNOWN, None, True, ""),
    (refused(402, Bucket.INSUFFICIENT_CREDITS), State.WAITING, Hold.CREDITS, False, ""),
    (refused(404, Bucket.MODEL_NOT_FOUND), State.FAILED, None, False, ""),
    (refused(401, Bucket.UNAUTHORIZED), State.WAITING, Hold.KEY, False, "key"),
    (refused(403, Bucket.FORBIDDEN), State.WAITING, Hold.KEY, False, "key"),
    (refused(403, Bucket.NOT_ENABLED), State.FAILED, None, False, ""),
    (refused(409, Bucket.CONCURRENCY_LIMIT_EXCEEDED, PACE), UNKNOWN, None, True, ""),
    (refused(429, Bucket.CONCURRENCY_LIMIT_EXCEEDED, PACE), State.WAITING, Hold.RATE, True, ""),
    (refused(429, Bucket.RATE_LIMITED, PACE), State.WAITING, Hold.RATE, True, "pause"),
    (refused(429, Bucket.QUEUE_BACKLOG_FULL, PACE), State.WAITING, Hold.BACKLOG, True, ""),
    (refused(429, "a_new_word", PACE), State.WAITING, Hold.RATE, True, "pause"),
    (refused(503, Bucket.SERVICE_UNAVAILABLE), UNKNOWN, None, True, ""),
    (refused(503, Bucket.SERVICE_UNAVAILABLE, PACE), UNKNOWN, None, True, ""),
    (refused(500, Bucket.INTERNAL_ERROR), UNKNOWN, None, True, ""),
    (refused(504, Bucket.DEADLINE_EXCEEDED, PACE), UNKNOWN, None, True, ""),
    (refused(499, Bucket.CLIENT_DISCONNECTED), UNKNOWN, None, True, ""),
    (refused(409, Bucket.CANCELLED), UNKNOWN, None, True, ""),
    (refused(504, Bucket.QUEUE_TIMEOUT), UNKNOWN, None, True, ""),
    (refused(404, Bucket.REQUEST_NOT_FOUND), State.FAILED, None, False, ""),
    (refused(410), UNKNOWN, None, True, ""),
    (refused(500, "a_new_word"), UNKNOWN, None, True, ""),
    (refused(409, "generation_in_progress", PACE), UNKNOWN, None, True, ""),
    (unreadable(200), UNKNOWN, None, True, ""),  # a hotel's page, an empty or torn document
    (unreadable(302), UNKNOWN, None, True, ""),
    (unreadable(502), UNKNOWN, None, True, ""),
    (unreadable(429), UNKNOWN, None, True, "pause"),
    (dead_line(), UNKNOWN, None, True, ""),
    (no_line(), State.WAITING, Hold.OFFLINE, True, "offline"),
    (ValueError("a fault nobody foresaw"), UNKNOWN, None, True, ""),
]


def name_of(answer: Any) -> str:
    failure = getattr(answer, "failure", None)
    if failure is None:
        return type(answer).__name__ if isinstance(answer, Exception) else ""
    return f"{failure.status or failure.reason}-{failure.bucket or failure.reason}-{failure.pace or ''}"


def outcome(request: Request) -> bool:
    return request.state not in (State.SENDING,) and request.hold is not Hold.READY


@pytest.mark.parametrize(
    ("answer", "state", "hold", "again", "account"), SUBMITS, ids=map(name_of, [r[0] for r in SUBMITS])
)
def test_a_submit_that_is_refused(
    answer: Exception, state: State, hold: Hold | None, again: bool, account: str
) -> None:
    router = FakeRouter(submits=[answer, accepted()])

    async def main() -> None:
        async with follow(router) as made:
            row = await made.add()
            request = await made.until(outcome)
            assert (request.state, request.hold) == (state, hold)
            said_so = request.failure or request.trouble
            assert said_so is not None
            heard = made.desk.account_state()
            assert heard.needs_key == (account == "key")
            assert (heard.paused_until is not None) == (account == "pause")
            assert (heard.offline_since is not None) == (account == "offline")
            if not again:
                await asyncio.sleep(600)
                assert len(router.times("submit")) == 1
                assert made.row(row).state is state
                return
            request = await made.until(lambda r: r.handle is not None)
            first, second = router.times("submit")
            pace = said_so.pace or 0.0
            assert max(1.0, pace) <= second - first <= max(60.0, 1.5 * pace)
            assert {key for route, _, key in router.calls if route == "submit"} == {"key-a"}
            assert request.trouble is None

    travel(main())


@pytest.mark.parametrize(
    ("answer", "most"),
    [
        (refused(500, Bucket.INTERNAL_ERROR), 8),
        (refused(502, Bucket.PROVIDER_ERROR), 8),
        (refused(409, "a_new_word"), 8),
        (ValueError("foreseen by nobody"), 8),
        (refused(503, Bucket.SERVICE_UNAVAILABLE), None),
        (unreadable(502), None),
        (dead_line(), None),
    ],
    ids=name_of,
)
def test_how_often_one_key_is_sent_before_the_artist_is_asked(answer: Exception, most: int | None) -> None:
    router = FakeRouter(submits=[answer])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await asyncio.sleep(3_600)
            sent = len(router.times("submit"))
            if most is not None:
                assert (sent, made.row().hold) == (most, Hold.ASK)
            else:
                assert 25 < sent < 100  # not given up, and no hot loop
                made.hands.shift += 22 * 3_600  # past 23 hours its key protects nothing
                await asyncio.sleep(130)
                assert made.row().hold is Hold.ASK


@pytest.mark.parametrize("pace", [0.0, 2.0, 299.0, 301.0, 3_000.0])
@pytest.mark.parametrize("bucket", [Bucket.RATE_LIMITED, Bucket.SERVICE_UNAVAILABLE, Bucket.CONCURRENCY_LIMIT_EXCEEDED])
def test_a_submit_is_never_sent_earlier_than_said(pace: float, bucket: Bucket) -> None:
    router = FakeRouter(
        submits=[refused(503 if bucket == Bucket.SERVICE_UNAVAILABLE else 429, bucket, pace), accepted()]
    )

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await made.until(lambda r: r.handle is not None)
            first, second = router.times("submit")
            assert pace <= second - first <= 1.2 * pace + 10

    travel(main())


def test_a_retry_after_of_centuries_parks_a_submit_for_an_hour() -> None:
    router = FakeRouter(submits=[refused(429, Bucket.RATE_LIMITED, 3e8), accepted()])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await made.until(lambda r: r.handle is not None)
            first, second = router.times("submit")
            assert 3_500 < second - first < 3_800

    travel(main())


STATUSES = [
    *[refused(401, Bucket.UNAUTHORIZED), refused(403, Bucket.FORBIDDEN), refused(402, Bucket.INSUFFICIENT_CREDITS)],
    *[refused(400, Bucket.INVALID_INPUT), refused(403, Bucket.NOT_ENABLED), refused(404, Bucket.REQUEST_NOT_FOUND)],
    *[
        refused(404, Bucket.MODEL_NOT_FOUND),
        refused(429, Bucket.RATE_LIMITED, PACE),
        refused(500, Bucket.INTERNAL_ERROR),
    ],
    *[refused(502, Bucket.PROVIDER_ERROR), refused(503, Bucket.SERVICE_UNAVAILABLE, 400.0), refused(504, "a_new_word")],
    *[unreadable(200), unreadable(302), unreadable(404), unreadable(502), dead_line(), no_line()],
    *[ValueError("foreseen by nobody"), said("IN_QUEUE", request_id="somebody else's")],
]


@pytest.mark.parametrize("answer", STATUSES, ids=name_of)
def test_a_status_that_fails_once_ends_nothing(answer: Any, caplog: pytest.LogCaptureFixture) -> None:
    router = FakeRouter(statuses=[answer, said("IN_PROGRESS")])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await made.until(lambda _: len(router.times("status")) >= 1)
            await asyncio.sleep(0.5)
            request = made.row()
            assert request.state is State.IN_QUEUE
            assert request.trouble is not None or isinstance(answer, ValueError)
            if made.gate.needs_key:
                await asyncio.sleep(600)
                assert len(router.times("status")) == 1
                made.gate.key_changed()
            request = await made.until(lambda r: r.state is State.IN_PROGRESS, patience=700)
            assert request.trouble is None
            first, second, *_ = router.times("status")
            pace = getattr(getattr(answer, "failure", None), "pace", None) or 1.0
            assert second - first >= min(pace, 300.0)
            assert len(router.times("submit")) == 1

    travel(main())


@pytest.mark.parametrize("answer", STATUSES, ids=name_of)
def test_a_status_that_fails_for_long_makes_no_hot_loop(answer: Any, caplog: pytest.LogCaptureFixture) -> None:
    router = FakeRouter(statuses=[answer])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await asyncio.sleep(1_800)
            request, polls = made.row(), len(router.times("status"))
            failure = getattr(answer, "failure", Failure("none"))
            if failure.status == 404 and failure.reason == "refused":
                assert (request.state, polls < 15) == (State.GONE, True)
            else:
                assert request.state is State.IN_QUEUE
                assert polls == 1 if made.gate.needs_key else 5 < polls < 200

    travel(main())


def test_410_ends_it_at_once() -> None:
    async def main() -> None:
        async with follow(FakeRouter(statuses=[refused(410)])) as made:
            await made.add()
            assert (await made.until(lambda r: r.state.terminal)).state is State.EXPIRED

    travel(main())


def test_forty_fast_502s_are_outlived() -> None:
    router = FakeRouter(statuses=[*[refused(502, "")] * 40, said("IN_PROGRESS")])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await made.until(lambda r: r.state is State.IN_PROGRESS)
            assert router.times("status")[-1] - router.times("status")[0] > 60

    travel(main())


@pytest.mark.parametrize("word", ["PAUSED", "FAILED", "in_queue", ""])
def test_a_word_nobody_knows_is_asked_about_at_the_servers_pace(word: str) -> None:
    router = FakeRouter(statuses=[said(word, pace=7.0)])

    async def main() -> None:
        async with follow(router) as made:
            await made.add()
            await asyncio.sleep(700)
            assert 90 <= len(router.times("status")) <= 101
            assert made.row().state is State.IN_QUEUE

    travel(main())


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


CANCELS = [
    (refused(404, Bucket.REQUEST_NOT_FOUND), True),
    (refused(409, Bucket.CONCURRENCY_LIMIT_EXCEEDED, 5.0), True),
    (refused(429, Bucket.RATE_LIMITED, 30.0), True),
    (refused(500, Bucket.INTERNAL_ERROR), True),
    (refused(502, Bucket.PROVIDER_ERROR), True),
    (refused(503, Bucket.SERVICE_UNAVAILABLE, 20.0), True),
    (refused(504, Bucket.DEADLINE_EXCEEDED), True),
    (refused(401, Bucket.UNAUTHORIZED), True),
    (unreadable(200), True),
    (unreadable(502), True),
    (dead_line(), True),
    (no_line(), True),
    (refused(403, Bucket.FORBIDDEN), False),
    (refused(400, "a_new_word"), False),
    (refused(410), False),
]


@pytest.mark.parametrize(("answer", "again"), CANCELS, ids=map(name_of, [row[0] for row in CANCELS]))
def test_a_cancel_that_fails(answer: Exception, again: bool) -> None:
    router = FakeRouter(cancels=[answer, "CANCELLATION_REQUESTED"])

    async def main() -> None:
        from comfy_desk.domain import observations as seen

        async with follow(router) as made:
            row = await made.add()
            await made.until(lambda r: r.handle is not None)
            await made.desk.apply(row, seen.CancelAsked(made.hands.wall()))
            await asyncio.sleep(1.0)
            if made.gate.needs_key:
                made.gate.key_changed()
            await asyncio.sleep(120)
            request = made.row()
            assert request.state is State.IN_QUEUE  # nothing is claimed that no status said
            if again:
                assert (len(router.times("cancel")), request.cancel_accepted_at is not None) == (2, True)
                assert request.cancelling
            else:
                assert (len(router.times("cancel")), request.cancel_asked_at) == (1, None)
                assert request.cancellable

    travel(main())


def test_a_cancel_waits_for_the_line_however_long_it_is_away() -> None:
    router = FakeRouter(cancels=[*[no_line()] * 60, "CANCELLATION_REQUESTED"])

    async def main() -> None:
        from comfy_desk.domain import observations as seen

        async with follow(router) as made:
            row = await made.add()
            await made.until(lambda r: r.handle is not None)
            await made.desk.apply(row, seen.CancelAsked(made.hands.wall()))
            began = now()
            await made.until(lambda r: r.cancel_accepted_at is not None)
            assert now() - began > 120

    travel(main())
