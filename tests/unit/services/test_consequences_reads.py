"""Every answer to a read has its consequence: the tables of the status read and of the result read.

`row` is what the row has become, `again` the seconds until the next read (`-`: none by itself; `key`: once there is a key),
`account` what everything else of the account does. No read ends a run but by the Router's own word on it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from pathlib import Path

import pytest
from consequences import RESULT, RESULT_READ, STATUS, SUBMIT, Wire, account_word, gap, row_word, services, stored, table
from travelling import START, travel

from comfy_desk.domain.request import State

STATUSES = table("""
    answer                              row        again  account
    400 invalid_input                   in_queue   1.5    -
    409 invalid_input                   in_queue   1.5    -
    422 invalid_input                   in_queue   1.5    -
    400 content_policy_violation        in_queue   1.5    -
    403 content_policy_violation        in_queue   1.5    -
    502 provider_error                  in_queue   1.5    -
    504 provider_timeout                in_queue   1.5    -
    402 insufficient_credits            in_queue   1.5    -
    404 model_not_found                 in_queue   3.0    -
    401 unauthorized                    in_queue   key    key
    403 forbidden                       in_queue   key    key
    403 not_enabled                     in_queue   1.5    -
    409 concurrency_limit_exceeded +3   in_queue   3.2    -
    429 concurrency_limit_exceeded +30  in_queue   31.5   -
    429 rate_limited                    in_queue   10.0   pause 10
    429 rate_limited +30                in_queue   30.3   pause 30
    429 rate_limited +600               in_queue   300.0  pause 600
    429 queue_backlog_full +30          in_queue   31.5   -
    503 service_unavailable             in_queue   1.5    -
    503 service_unavailable +30         in_queue   31.5   -
    503 service_unavailable +400        in_queue   300.0  -
    500 internal_error                  in_queue   1.5    -
    504 deadline_exceeded               in_queue   1.5    -
    504 deadline_exceeded +3            in_queue   3.2    -
    499 client_disconnected             in_queue   1.5    -
    409 cancelled                       in_queue   1.5    -
    504 queue_timeout                   in_queue   1.5    -
    404 request_not_found               in_queue   3.0    -
    410 -                               expired    -      -
    410 request_not_found               expired    -      -
    500 brand_new_word                  in_queue   1.5    -
    429 brand_new_word +30              in_queue   31.5   pause 30
    400 -                               in_queue   1.5    -
    401 -                               in_queue   key    key
    402 -                               in_queue   1.5    -
    403 -                               in_queue   key    key
    404 -                               in_queue   3.0    -
    409 -                               in_queue   1.5    -
    422 -                               in_queue   1.5    -
    429 -                               in_queue   10.0   pause 10
    500 -                               in_queue   1.5    -
    503 -                               in_queue   1.5    -
    page 200                            in_queue   1.5    -
    page 302                            in_queue   1.5    -
    page 401                            in_queue   1.5    -
    page 403                            in_queue   1.5    -
    page 404                            in_queue   1.5    -
    page 410                            in_queue   1.5    -
    page 429                            in_queue   10.0   pause 10
    page 502                            in_queue   1.5    -
    page 520                            in_queue   1.5    -
    cut 200                             in_queue   1.5    -
    empty 200                           in_queue   1.5    -
    dead before                         in_queue   1.5    offline
    dead after                          in_queue   1.5    -
    dead mid                            in_queue   1.5    -
    fault                               in_queue   1.5    -
""")


@pytest.mark.parametrize(("answer", "row", "again", "account"), STATUSES, ids=[case[0] for case in STATUSES])
def test_a_status_read(answer: str, row: str, again: str, account: str, tmp_path: Path) -> None:
    wire = Wire({STATUS: [answer, "fine"]})

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE)) as made:
            request = await made.until(lambda r: r.trouble is not None or r.failure is not None)
            assert (row_word(request), account_word(made)) == (row, account)
            assert request.handle is not None  # the ids stay, whatever it is
            await asyncio.sleep(700)
            if again == "key":
                assert gap(wire, STATUS) == "-"
                made.gate.key_changed()
                await asyncio.sleep(10)
                assert len(wire.times(STATUS)) == 2
            else:
                assert gap(wire, STATUS) == again
            if row == "in_queue":
                assert (made.row().state, made.row().trouble) == (State.IN_QUEUE, None)
            assert account_word(made) == "-"
            assert wire.times(SUBMIT) == []

    travel(main())


@pytest.mark.parametrize(("answer", "again"), [(case[0], case[2]) for case in STATUSES], ids=[c[0] for c in STATUSES])
def test_a_status_read_that_never_changes(answer: str, again: str, tmp_path: Path) -> None:
    """No hot loop, nothing parked beyond five minutes, nothing given up: but for a steady 404, which is "gone"."""
    wire = Wire({STATUS: [answer]})
    is_missing = answer.startswith("404")
    pace = float(answer.partition("+")[2] or 0)

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE)) as made:
            await asyncio.sleep(1_800)
            times = wire.times(STATUS)
            gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
            if again in ("-", "key"):
                assert len(times) == 1
                return
            assert min(gaps) >= min(max(1.0, pace), 300.0) - 1e-6
            assert max(gaps) <= 303.0
            if is_missing:
                assert (made.row().state, len(times) < 15) == (State.GONE, True)
                assert 60.0 <= times[-1] - times[0] <= 200.0
            else:
                assert made.row().state is State.IN_QUEUE
                assert 5 < len(times) < 200

    travel(main())


WORDS = table("""
    answer                                                          row          ahead  again
    says {"status": "IN_QUEUE", "queue_position": 12000}            in_queue     12000  7.1
    says {"status": "IN_QUEUE", "queue_position": 0}                in_queue     0      7.1
    says {"status": "IN_QUEUE"}                                     in_queue     -      7.1
    says {"status": "IN_QUEUE", "queue_position": -1}               in_queue     -      7.1
    says {"status": "IN_QUEUE", "queue_position": "3"}              in_queue     -      7.1
    says {"status": "IN_PROGRESS", "queue_position": 0}             in_progress  -      7.1
    says {"status": "IN_PROGRESS", "queue_position": 7}             in_progress  -      7.1
    says {"status": "IN_PROGRESS", "error_type": "cancelled"}       in_progress  -      7.1
    says {"status": "PAUSED"}                                       in_queue     -      7.1
    says {"status": "FAILED"}                                       in_queue     -      7.1
    says {"status": "CANCELLED", "error_type": "cancelled"}         in_queue     -      7.1
    says {"status": "completed"}                                    in_queue     -      7.1
    says {"status": "COMPLETED"}                                    collecting   -      -
    says {"status": "COMPLETED", "error_type": null}                collecting   -      -
    says {"status": "COMPLETED", "error_type": "brand_new_word"}    collecting   -      -
    says {"status": "IN_PROGRESS", "request_id": "another"}         in_queue     -      1.5
    says {"status": "COMPLETED", "request_id": "another"}           in_queue     -      1.5
    says {"status": null}                                           in_queue     -      1.5
    says {"status": 3}                                              in_queue     -      1.5
    says {"status": "", "queue_position": 3}                        in_queue     -      1.5
    says {"request_id": null, "status": "COMPLETED"}                in_queue     -      1.5
""")


@pytest.mark.parametrize(("answer", "row", "ahead", "again"), WORDS, ids=[case[0][5:] for case in WORDS])
def test_the_words_of_a_status(answer: str, row: str, ahead: str, again: str, tmp_path: Path) -> None:
    """A word nobody knows means "not finished yet", a position beside IN_PROGRESS none, another's answer nothing."""
    wire = Wire({STATUS: [answer]}, pace="7")

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE)) as made:
            await asyncio.sleep(20)
            request = made.row()
            assert row_word(request) == row
            assert ("-" if request.position is None else str(request.position)) == ahead
            assert gap(wire, STATUS) == again
            assert (request.trouble is not None) == (again == "1.5")
            if row == "collecting":
                assert request.end_word == (json.loads(answer[5:]).get("error_type") or "")

    travel(main())


# --- the result read -------------------------------------------------------------------------------------------------

# By what the status has said: that the run succeeded, that it failed (as provider_error), or only that it has ended, as the
# answer to a late cancel says it. In the third case the status says "succeeded" when it is asked.
RESULTS = table("""
    answer                              it succeeded        it failed           it ended            account
    400 invalid_input                   again 1.5           failed              again 1.5           -
    409 invalid_input                   again 1.5           failed              again 1.5           -
    422 invalid_input                   again 1.5           failed              again 1.5           -
    400 content_policy_violation        again 1.5           failed              again 1.5           -
    403 content_policy_violation        again 1.5           failed              again 1.5           -
    502 provider_error                  again 1.5           failed              again 1.5           -
    504 provider_timeout                again 1.5           failed              again 1.5           -
    402 insufficient_credits            again 1.5           failed              again 1.5           -
    404 model_not_found                 again 1.5           failed              again 1.5           -
    401 unauthorized                    key                 key                 key                 key
    403 forbidden                       key                 key                 key                 key
    403 not_enabled                     again 1.5           failed              again 1.5           -
    409 concurrency_limit_exceeded +3   again 3.2           again 3.2           again 3.2           -
    429 concurrency_limit_exceeded +30  again 31.5          again 31.5          again 31.5          -
    429 rate_limited                    again 10.0          again 10.0          again 10.0          pause 10
    429 rate_limited +30                again 31.5          again 31.5          again 31.5          pause 30
    429 rate_limited +600               again 300.0         again 300.0         again 300.0         pause 600
    429 queue_backlog_full +30          again 31.5          again 31.5          again 31.5          -
    503 service_unavailable             again 1.5           again 1.5           again 1.5           -
    503 service_unavailable +30         again 31.5          again 31.5          again 31.5          -
    500 internal_error                  again 1.5           again 1.5           again 1.5           -
    504 deadline_exceeded               again 1.5           failed              again 1.5           -
    504 deadline_exceeded +3            again 3.2           again 3.2           again 3.2           -
    499 client_disconnected             again 1.5           again 1.5           again 1.5           -
    409 cancelled                       again 1.5           cancelled           again 1.5           -
    504 queue_timeout                   again 1.5           failed              again 1.5           -
    404 request_not_found               again 1.5           again 1.5           again 1.5           -
    410 -                               expired             expired             expired             -
    500 brand_new_word                  again 1.5           again 1.5           again 1.5           -
    429 brand_new_word +30              again 31.5          again 31.5          again 31.5          pause 30
    400 -                               again 1.5           again 1.5           again 1.5           -
    401 -                               key                 key                 key                 key
    402 -                               again 1.5           failed              again 1.5           -
    403 -                               key                 key                 key                 key
    404 -                               again 1.5           again 1.5           again 1.5           -
    409 -                           again 1.5           again 1.5           again 1.5           -
    422 -                               again 1.5           failed              again 1.5           -
    429 -                               again 10.0          again 10.0          again 10.0          pause 10
    500 -                               again 1.5           again 1.5           again 1.5           -
    503 -                               again 1.5           again 1.5           again 1.5           -
    page 200                            again 1.5           again 1.5           again 1.5           -
    page 302                            again 1.5           again 1.5           again 1.5           -
    page 403                            again 1.5           again 1.5           again 1.5           -
    page 404                            again 1.5           again 1.5           again 1.5           -
    page 410                            again 1.5           again 1.5           again 1.5           -
    page 502                            again 1.5           again 1.5           again 1.5           -
    dead before                         again 1.5           again 1.5           again 1.5           offline
    dead after                          again 1.5           again 1.5           again 1.5           -
    dead mid                            again 1.5           again 1.5           again 1.5           -
    fault                               again 2.0           again 2.0           again 2.0           -
    cut 200                         kept                kept                kept                -  # and read again
    empty 200                       kept                kept                kept                -
    fine                                kept                kept                kept                -
""")
SAID = {"it succeeded": "", "it failed": "provider_error", "it ended": None}
READS = [
    (case[0], said, case[1 + column], case[4]) for case in RESULTS for column, said in enumerate(SAID)
]  # fmt: skip


@pytest.mark.parametrize(("answer", "said", "then", "account"), READS, ids=[f"{c[0]}-{c[1]}" for c in READS])
def test_a_result_read(answer: str, said: str, then: str, account: str, tmp_path: Path) -> None:
    wire = Wire({RESULT_READ: [answer, "fine"]}, status={"status": "COMPLETED"})
    ended = SAID[said]
    if ended:
        wire.status["error_type"] = ended
    store = stored(state=State.COLLECTING, end_word=ended, completed_at=START)

    async def main() -> None:
        async with services(wire, tmp_path, store=store, collect=True) as made:
            request = await made.until(lambda r: r.collect_tries > 0 or r.raw_path is not None or r.state.terminal)
            if account == "pause 600":
                assert made.desk.account_state().paused_until is not None
            elif not account.startswith("pause"):
                assert account_word(made) == account
            await asyncio.sleep(700)
            if then == "key":
                assert gap(wire, RESULT_READ) == "-"
                made.gate.key_changed()
                await asyncio.sleep(10)
            elif then.startswith("again"):
                assert gap(wire, RESULT_READ) == then.removeprefix("again ")
            else:
                assert gap(wire, RESULT_READ) == "-"
            request = made.row()
            if request.state.terminal:
                assert (str(request.state), request.raw_path) == (then, None)
            else:  # whatever the status said, an answer that comes is kept: it is paid for
                assert (request.state, request.raw_path) == (State.COLLECTING, str(tmp_path / "a" / "answer"))
            assert request.handle is not None
            assert account_word(made) == "-"

    travel(main())
    if then in ("kept", "key") or then.startswith("again"):
        kept = (tmp_path / "a" / "answer").read_bytes()
        assert kept == RESULT or (answer in ("cut 200", "empty 200") and RESULT.startswith(kept))
    assert not (tmp_path / "a" / "answer.part").exists()


STEADY_RESULTS = table("""
    answer                   it succeeded  reads  it failed   reads
    500 internal_error       collecting    -      failed      9
    500 brand_new_word       collecting    -      failed      9
    502 provider_error       failed        5      failed      1
    504 provider_timeout     failed        5      failed      1
    409 cancelled            cancelled     5      cancelled   1
    404 request_not_found    gone          5      gone        5
    404 -                    gone          5      gone        5
    422 invalid_input        failed        5      failed      1
    503 service_unavailable  collecting    -      collecting  -
    429 rate_limited +30     collecting    -      collecting  -
    page 200                 collecting    -      failed      9
    page 502                 collecting    -      failed      9
    dead before              collecting    -      collecting  -
    dead after               collecting    -      collecting  -
    dead mid                 collecting    -      collecting  -
""")
STEADY = [
    (case[0], said, case[1 + 2 * column], case[2 + 2 * column])
    for case in STEADY_RESULTS
    for column, said in enumerate(("it succeeded", "it failed"))
]


@pytest.mark.parametrize(("answer", "said", "row", "reads"), STEADY, ids=[f"{c[0]}-{c[1]}" for c in STEADY])
def test_a_result_read_that_never_changes(answer: str, said: str, row: str, reads: str, tmp_path: Path) -> None:
    """Work that was paid for is given up at the Router's own steady word only; a bad line or gateway ends nothing."""
    wire = Wire({RESULT_READ: [answer]}, status={"status": "COMPLETED"})
    store = stored(state=State.COLLECTING, end_word=SAID[said], completed_at=START)

    async def main() -> None:
        async with services(wire, tmp_path, store=store, collect=True) as made:
            await asyncio.sleep(1_800)
            times = wire.times(RESULT_READ)
            gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
            assert row_word(made.row()) == row
            assert min(gaps, default=9.0) >= 1.0
            assert max(gaps, default=9.0) <= 303.0
            if reads != "-":
                assert len(times) == int(reads)
                failure = made.row().failure
                assert failure is not None
            else:
                assert 10 < len(times) < 200

    travel(main())
