"""Every answer to a cancel has its consequence: the table of the cancel route, and what is claimed of a cancelled run.

`wish` is what the row says of the wish right after the answer: `accepted`, `asked` (it is asked again, `again` seconds later
or once there is a `key`), `told` (the artist is told that it did not work, and can ask again). Nothing is claimed of the run
itself: that is what the status and the result read say.
"""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest
from consequences import CANCEL, RESULT, RESULT_READ, STATUS, Wire, account_word, gap, row_word, services, stored, table
from travelling import START, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.request import Request, State

FAR = START + 1_300.0  # the status is not asked meanwhile

CANCELS = table("""
    answer                              wish      again  account
    fine                                accepted  -      -
    202 ALREADY_COMPLETED               ended     -      -
    409 ALREADY_COMPLETED               ended     -      -
    400 ALREADY_COMPLETED               ended     -      -
    400 invalid_input                   told      -      -
    409 invalid_input                   asked     1.5    -
    422 invalid_input                   told      -      -
    400 content_policy_violation        told      -      -
    403 content_policy_violation        told      -      -
    502 provider_error                  asked     1.5    -
    504 provider_timeout                asked     1.5    -
    402 insufficient_credits            told      -      -
    404 model_not_found                 asked     1.5    -
    401 unauthorized                    asked     key    key
    403 forbidden                       asked     key    key
    403 not_enabled                     told      -      -
    409 concurrency_limit_exceeded +3   asked     3.2    -
    429 concurrency_limit_exceeded +30  asked     31.5   -
    429 rate_limited                    asked     10.0   pause 10
    429 rate_limited +30                asked     31.5   pause 30
    429 rate_limited +600               asked     630.0  pause 600
    429 queue_backlog_full +30          asked     31.5   -
    503 service_unavailable             asked     1.5    -
    503 service_unavailable +30         asked     31.5   -
    500 internal_error                  asked     1.5    -
    504 deadline_exceeded               asked     1.5    -
    504 deadline_exceeded +3            asked     3.2    -
    499 client_disconnected             asked     1.5    -
    409 cancelled                       asked     1.5    -
    504 queue_timeout                   asked     1.5    -
    404 request_not_found               asked     1.5    -
    410 -                               told      -      -
    500 brand_new_word                  asked     1.5    -
    409 brand_new_word +3               asked     3.2    -
    429 brand_new_word +30              asked     31.5   pause 30
    400 -                               told      -      -
    401 -                               asked     key    key
    402 -                               told      -      -
    403 -                               asked     key    key
    404 -                               asked     1.5    -
    405 -                               told      -      -
    409 -                               asked     1.5    -
    422 -                               told      -      -
    429 -                               asked     10.0   pause 10
    500 -                               asked     1.5    -
    503 -                               asked     1.5    -
    page 200                            asked     1.5    -
    page 302                            asked     1.5    -
    page 400                            asked     1.5    -
    page 403                            asked     1.5    -
    page 404                            asked     1.5    -
    page 410                            asked     1.5    -
    page 502                            asked     1.5    -
    cut 202                             asked     1.5    -
    empty 202                           asked     1.5    -
    empty 204                           asked     1.5    -
    dead before                         asked     1.5    offline
    dead after                          asked     1.5    -
    dead mid                            asked     1.5    -
    fault                               asked     1.5    -
""")


@pytest.mark.parametrize(("answer", "wish", "again", "account"), CANCELS, ids=[case[0] for case in CANCELS])
def test_a_cancel(answer: str, wish: str, again: str, account: str, tmp_path: Path) -> None:
    wire = Wire({CANCEL: [answer, "fine"]})
    store = stored(state=State.IN_QUEUE, cancel_asked_at=START, next_check_at=FAR)

    async def main() -> None:
        async with services(wire, tmp_path, store=store) as made:
            await made.until(lambda _: bool(wire.calls))
            assert (_wish(made.row()), account_word(made)) == (wish, account)
            if wish != "ended":
                assert row_word(made.row()) == "in_queue"  # nothing is claimed that no status said
            wire.status["status"] = "IN_PROGRESS"
            await asyncio.sleep(700)
            if again == "key":
                assert gap(wire, CANCEL) == "-"
                made.gate.key_changed()
                await asyncio.sleep(10)
                assert len(wire.times(CANCEL)) == 2
            else:
                assert gap(wire, CANCEL) == again
            if wish == "asked":
                assert _wish(made.row()) == "accepted"
                assert made.row().cancelling
            elif wish == "told":
                assert made.row().cancellable
                await made.desk.apply("a", seen.CancelAsked(made.hands.wall()))
                await made.until(lambda r: r.cancel_accepted_at is not None, patience=5.0)
            assert made.row().failure is None

    travel(main())


def _wish(request: Request) -> str:
    if request.state is State.COLLECTING:
        return "ended"
    if request.cancel_accepted_at is not None:
        return "accepted"
    if request.cancel_asked_at is not None:
        return "asked"
    assert request.trouble is not None  # the row says why it did not work
    return "told"


STEADY = table("""
    answer                         calls  wish
    500 internal_error             6      told
    404 request_not_found          6      told
    409 brand_new_word +3          6      told
    fault                          6      told
    503 service_unavailable        -      asked
    429 rate_limited +30           -      asked
    429 queue_backlog_full         -      asked
    page 200                       -      asked
    page 502                       -      asked
    dead before                    -      asked
    dead after                     -      asked
    dead mid                       -      asked
""")


@pytest.mark.parametrize(("answer", "calls", "wish"), STEADY, ids=[case[0] for case in STEADY])
def test_a_cancel_that_is_never_answered(answer: str, calls: str, wish: str, tmp_path: Path) -> None:
    """The Router's own faults end it after six; a line that is away and a Router that is busy leave the wish as it is."""
    wire = Wire({CANCEL: [answer], STATUS: ["dead before" if answer == "dead before" else "fine"]})
    store = stored(state=State.IN_QUEUE, cancel_asked_at=START)
    pace = float(answer.partition("+")[2] or 0)

    async def main() -> None:
        async with services(wire, tmp_path, store=store) as made:
            await asyncio.sleep(1_800)
            times = wire.times(CANCEL)
            gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
            assert _wish_or_trouble(made.row()) == wish
            assert made.row().state is State.IN_QUEUE
            assert min(gaps) >= max(1.0, pace)
            assert max(gaps) <= 130.0
            if calls == "-":
                assert 10 < len(times) < 200
            else:
                assert len(times) == int(calls)

    travel(main())


def _wish_or_trouble(request: Request) -> str:
    return "asked" if request.cancel_asked_at is not None else "told"


# --- what becomes of the run ----------------------------------------------------------------------------------------

ENDS = table("""
    cancel                 status                                                    result              row
    fine                   says {"status": "COMPLETED", "error_type": "cancelled"}   409 cancelled       cancelled
    fine                   says {"status": "COMPLETED", "error_type": "cancelled"}   fine                kept cancelled
    fine                   says {"status": "COMPLETED"}                              fine                kept
    fine                   says {"status": "COMPLETED", "error_type": "new_word"}    500 new_word        failed
    fine                   says {"status": "COMPLETED", "error_type": "new_word"}    fine                kept new_word
    409 ALREADY_COMPLETED  says {"status": "COMPLETED"}                              fine                kept
    400 ALREADY_COMPLETED  says {"status": "COMPLETED"}                              fine                kept
    409 ALREADY_COMPLETED  says {"status": "COMPLETED", "error_type": "cancelled"}   409 cancelled       cancelled
    409 ALREADY_COMPLETED  says {"status": "COMPLETED", "error_type": "provider_error"}  502 provider_error  failed
    400 ALREADY_COMPLETED  says {"status": "COMPLETED", "error_type": "provider_error"}  502 provider_error  failed
""")


@pytest.mark.parametrize(("cancel", "status", "result", "row"), ENDS, ids=[f"{c[0]}-{c[3]}-{c[2]}" for c in ENDS])
def test_what_a_cancelled_run_becomes(cancel: str, status: str, result: str, row: str, tmp_path: Path) -> None:
    """Nothing is called cancelled before the Router said so; a result that comes all the same is kept."""
    wire = Wire({CANCEL: [cancel], STATUS: ["fine", status], RESULT_READ: [result]}, pace="5")
    wire.status = {"status": "IN_PROGRESS"}
    history: list[State] = []

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_PROGRESS), collect=True) as made:
            made.desk.subscribe(lambda event: history.append(event.request.state))  # type: ignore[union-attr]
            await asyncio.sleep(2)
            await made.desk.apply("a", seen.CancelAsked(made.hands.wall()))
            request = await made.until(lambda r: r.raw_path is not None or r.state.terminal, patience=100.0)
            state, _, word = row.partition(" ")
            if state == "kept":
                assert (request.state, request.end_word or "") == (State.COLLECTING, word)
                assert (tmp_path / "a" / "answer").read_bytes() == RESULT
                assert State.CANCELLED not in history
            else:
                assert str(request.state) == state
            await asyncio.sleep(300)
            assert made.row().state is request.state
            assert len(wire.times(CANCEL)) == 1

    travel(main())
