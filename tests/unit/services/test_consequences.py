"""Every answer to a POST has its consequence: the table of the submit and of the direct run, and what each failure says.

`row` is what the row has become, `again` the seconds until the same key and the very same bytes are sent by themselves (`-`:
never), `account` what everything else of the account does. Whatever the answer, the key stays with the row: what is not sent
again by itself goes under the same key once the artist wants it, or has given a key.
"""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import httpx
import pytest
from consequences import (
    BODY,
    CALL_ID,
    DIRECT,
    HANDLE,
    ORIGIN,
    RESULT,
    SUBMIT,
    Wire,
    account_word,
    gap,
    row_word,
    services,
    table,
)
from travelling import travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Failure, RouterError, explain
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.router.client import RouterClient

POSTS = table("""
    answer                              submitted              again    run directly           again    account
    400 invalid_input                   failed                 -        failed                 -        -
    409 invalid_input                   failed                 -        failed                 -        -
    422 invalid_input                   failed                 -        failed                 -        -
    400 content_policy_violation        failed                 -        failed                 -        -
    403 content_policy_violation        failed                 -        failed                 -        -
    502 provider_error                  outcome_unknown        1.5      failed                 -        -
    504 provider_timeout                outcome_unknown        1.5      failed                 -        -
    402 insufficient_credits            waiting credits        -        waiting credits        -        credits
    404 model_not_found                 failed                 -        failed                 -        -
    401 unauthorized                    waiting key            -        waiting key            -        key
    403 forbidden                       waiting key            -        waiting key            -        key
    403 not_enabled                     failed                 -        failed                 -        -
    409 concurrency_limit_exceeded      outcome_unknown        1.5      outcome_unknown        1.5      -
    409 concurrency_limit_exceeded +3   outcome_unknown        3.0      outcome_unknown        3.0      -
    429 concurrency_limit_exceeded +30  waiting rate           31.5     waiting rate           31.5     -
    429 rate_limited                    waiting rate           10.0     waiting rate           10.0     pause 10
    429 rate_limited +30                waiting rate           31.5     waiting rate           31.5     pause 30
    429 rate_limited +600               waiting rate           630.0    waiting rate           630.0    pause 600
    429 queue_backlog_full +30          waiting backlog        31.5     waiting backlog        31.5     -
    503 service_unavailable             outcome_unknown        1.5      outcome_unknown        1.5      -
    503 service_unavailable +30         outcome_unknown        31.5     outcome_unknown        31.5     -
    500 internal_error                  outcome_unknown        1.5      outcome_unknown        1.5      -
    504 deadline_exceeded               outcome_unknown        1.5      outcome_unknown        1.5      -
    504 deadline_exceeded +3            outcome_unknown        3.0      outcome_unknown        3.0      -
    499 client_disconnected             outcome_unknown        1.5      outcome_unknown        1.5      -
    409 cancelled                       outcome_unknown        1.5      failed                 -        -
    504 queue_timeout                   outcome_unknown        1.5      failed                 -        -
    404 request_not_found               failed                 -        failed                 -        -
    410 -                               outcome_unknown        1.5      outcome_unknown        1.5      -
    409 generation_in_progress +3       outcome_unknown        3.0      outcome_unknown        3.0      -
    500 brand_new_word                  outcome_unknown        1.5      outcome_unknown        1.5      -
    429 brand_new_word +30              waiting rate           31.5     waiting rate           31.5     pause 30
    400 -                               failed                 -        failed                 -        -
    401 -                               waiting key            -        waiting key            -        key
    402 -                               waiting credits        -        waiting credits        -        credits
    403 -                               waiting key            -        waiting key            -        key
    404 -                               failed                 -        failed                 -        -
    409 -                               outcome_unknown        1.5      outcome_unknown        1.5      -
    422 -                               failed                 -        failed                 -        -
    429 -                               waiting rate           10.0     waiting rate           10.0     pause 10
    500 -                               outcome_unknown        1.5      outcome_unknown        1.5      -
    504 -                               outcome_unknown        1.5      outcome_unknown        1.5      -
    503 -                               outcome_unknown        1.5      outcome_unknown        1.5      -
    page 200                            outcome_unknown        1.5      outcome_unknown        1.5      -
    page 302                            outcome_unknown        1.5      outcome_unknown        1.5      -
    page 401                            outcome_unknown        1.5      outcome_unknown        1.5      -
    page 403                            outcome_unknown        1.5      outcome_unknown        1.5      -
    page 404                            outcome_unknown        1.5      outcome_unknown        1.5      -
    page 410                            outcome_unknown        1.5      outcome_unknown        1.5      -
    page 502                            outcome_unknown        1.5      outcome_unknown        1.5      -
    page 503                            outcome_unknown        1.5      outcome_unknown        1.5      -
    page 520                            outcome_unknown        1.5      outcome_unknown        1.5      -
    cut 201                             outcome_unknown        1.5      outcome_unknown        1.5      -
    empty 200                           outcome_unknown        1.5      outcome_unknown        1.5      -
    cut 200                             outcome_unknown        1.5      outcome_unknown        1.5      -
    dead before                         waiting offline        1.5      waiting offline        1.5      offline
    dead after                          outcome_unknown        1.5      outcome_unknown        1.5      -
    dead mid                            outcome_unknown        1.5      outcome_unknown        1.5      -
    fine                                in_queue               -        collecting             -        -
""")
SUBMITTED = [(answer, row, again, account) for answer, row, again, _, _, account in POSTS]
RUN_DIRECTLY = [(answer, row, again, account) for answer, _, _, row, again, account in POSTS]


@pytest.mark.parametrize(("answer", "row", "again", "account"), SUBMITTED, ids=[case[0] for case in SUBMITTED])
def test_a_submit(answer: str, row: str, again: str, account: str, tmp_path: Path) -> None:
    _post(SUBMIT, answer, row, again, account, tmp_path)


@pytest.mark.parametrize(("answer", "row", "again", "account"), RUN_DIRECTLY, ids=[case[0] for case in RUN_DIRECTLY])
def test_a_direct_run(answer: str, row: str, again: str, account: str, tmp_path: Path) -> None:
    _post(DIRECT, answer, row, again, account, tmp_path)


def _post(route: str, answer: str, row: str, again: str, account: str, tmp_path: Path) -> None:
    wire = Wire({route: [answer, "fine"]})
    delivery = Delivery.DIRECT if route == DIRECT else Delivery.QUEUED

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add(body=BODY, delivery=delivery)
            request = await made.until(lambda r: bool(wire.calls) and _settled(r))
            assert (row_word(request), account_word(made)) == (row, account)
            _says_what_the_answer_said(answer, request)
            await asyncio.sleep(700)
            assert gap(wire, route) == again
            if _is_taken(made.row()):
                assert again != "-" or answer == "fine"
            else:
                assert row_word(made.row()) == row  # it waits for the artist, however long
                if made.gate.needs_key:
                    made.gate.key_changed()
                else:
                    await made.desk.apply("a", seen.SendAgainAsked(made.hands.wall()))
                await made.until(_is_taken, patience=10.0)
                assert len(wire.times(route)) == 2
            sent = [call for call in wire.of(route) if call.key is not None]
            assert {(call.key, call.body, call.api_key) for call in sent} == {("key-a", BODY, "comfyui-secret")}
            assert len(wire.of(route)) <= 2
            assert made.row().trouble is None
            assert account_word(made) == "-"

    travel(main())
    if route == DIRECT:
        assert (tmp_path / "a" / "answer").read_bytes() == RESULT


def _settled(request: Request) -> bool:
    return request.state is not State.SENDING and request.hold is not Hold.READY


def _is_taken(request: Request) -> bool:
    return request.handle is not None or request.raw_path is not None


def _says_what_the_answer_said(answer: str, request: Request) -> None:
    """The status, the word and the number for support are on the row, and nothing of a page or a secret."""
    failure = request.failure or request.trouble
    if _is_taken(request):
        assert failure is None
        return
    assert failure is not None
    kind, word, *_ = answer.split()
    if kind.isdecimal():
        assert (failure.status, failure.bucket, failure.call_id) == (int(kind), word.replace("-", ""), CALL_ID)
    elif word.isdecimal() and kind != "cut":
        assert failure.status == int(word)
    assert "hotel" not in repr(failure)
    assert "comfyui-secret" not in repr(failure)
    assert len(failure.detail) < 200


# --- what it says ----------------------------------------------------------------------------------------------------

SAYS = table("""
    answer                          action       charged  sentence
    400 invalid_input               edit         unknown  The model did not accept something in the form.
    409 invalid_input               send_as_new  maybe    The Router does not take this request under its key again.
    422 invalid_input               edit         none     The model did not accept something in the form.
    400 content_policy_violation    edit         unknown  The model refused this on grounds of its content policy.
    403 content_policy_violation    edit         unknown  The model refused this on grounds of its content policy.
    502 provider_error              run_again    unknown  The partner that runs this model failed.
    504 provider_timeout            run_again    maybe    The partner that runs this model did not answer in time.
    402 insufficient_credits        add_credits  none     The account has too few credits for this.
    404 model_not_found             edit         none     The Router does not offer this model.
    401 unauthorized                enter_key    none     The Router did not accept the key.
    403 forbidden                   enter_key    none     This key may not use this model.
    403 not_enabled                 details      none     This model or key cannot use the queue.
    409 concurrency_limit_exceeded  wait         none     Too many runs at once; this one waits.
    429 concurrency_limit_exceeded  wait         none     Too many runs at once; this one waits.
    429 rate_limited                wait         none     The account asked too often; everything waits a moment.
    429 queue_backlog_full          wait         none     Too many of your requests wait at the Router; this one waits here.
    503 service_unavailable         wait         unknown  The Router is not available just now.
    500 internal_error              run_again    unknown  The Router had a fault of its own.
    504 deadline_exceeded           send_again   maybe    The run outlasted the connection.
    499 client_disconnected         run_again    unknown  The connection closed before the answer.
    409 cancelled                   run_again    unknown  Cancelled.
    504 queue_timeout               run_again    none     It waited in the queue too long and never started.
    404 request_not_found           check_again  unknown  The Router does not know this request under this account.
    410 -                           run_again    unknown  The Router keeps results for 24 hours; this one is gone.
    500 brand_new_word              run_again    unknown  Failed (brand_new_word).
    401 -                           enter_key    none     The Router did not accept the key.
    402 -                           add_credits  none     The account has too few credits for this.
    403 -                           enter_key    none     This key may not use this model.
    404 -                           run_again    unknown  Failed (HTTP 404).
    429 -                           wait         none     The account asked too often; everything waits a moment.
    503 -                           wait         unknown  The Router is not available just now.
    page 200                        check_again  unknown  An answer came that is not from the Router, or not whole.
    page 502                        check_again  unknown  An answer came that is not from the Router, or not whole.
    cut 200                         check_again  unknown  An answer came that is not from the Router, or not whole.
    empty 200                       check_again  unknown  An answer came that is not from the Router, or not whole.
    dead before                     send_again   none     The Router could not be reached.
    dead after                      send_again   maybe    The line broke before the answer.
    dead mid                        send_again   maybe    The line broke before the answer.
""")


@pytest.mark.parametrize(("answer", "action", "charge", "sentence"), SAYS, ids=[case[0] for case in SAYS])
def test_what_a_failure_says(answer: str, action: str, charge: str, sentence: str) -> None:
    said = explain(_failure(answer))
    assert (said.action, said.charge, said.sentence) == (action, charge, sentence)
    claims = said.charge_sentence.startswith("Not charged")
    assert claims == (charge == "none")


def _failure(answer: str) -> Failure:
    async def ask() -> Failure:
        async with httpx.AsyncClient(transport=Wire({"status": [answer]})) as http:
            try:
                await RouterClient(http, ORIGIN, lambda: None).status(HANDLE)
            except RouterError as error:
                return error.failure
        raise AssertionError("it was no failure")

    return travel(ask())


@pytest.mark.parametrize(
    ("charges", "charge", "words"),
    [
        ("yes", "maybe", "This model charges for refusals."),
        ("no", "none", "This model does not charge for refusals."),
        ("unknown", "unknown", "Whether this model charges for refusals is not known."),
    ],
)
def test_a_refusal_says_what_is_known_of_its_charge(charges: str, charge: str, words: str) -> None:
    failure = Failure("refused", 400, "content_policy_violation", refusal_subject="input_image")
    said = explain(failure, charges_on_policy_rejection=charges)
    assert (said.charge, said.charge_sentence) == (charge, words)
    assert said.sentence == "The model refused the picture you gave."


# --- how often, and how long -----------------------------------------------------------------------------------------

PATIENCE = table("""
    answer                              most sends   then
    500 internal_error                  8            waiting ask
    502 provider_error                  8            waiting ask
    504 provider_timeout                8            waiting ask
    410 -                               8            waiting ask
    409 brand_new_word                  8            waiting ask
    500 brand_new_word                  8            waiting ask
    fault                               8            waiting ask
    503 service_unavailable             -            outcome_unknown
    409 concurrency_limit_exceeded +3   -            outcome_unknown
    409 generation_in_progress +3       -            outcome_unknown
    504 deadline_exceeded +3            -            outcome_unknown
    page 502                            -            outcome_unknown
    page 200                            -            outcome_unknown
    dead after                          -            outcome_unknown
    dead mid                            -            outcome_unknown
    dead before                         -            waiting offline
    429 rate_limited +30                -            waiting rate
    429 queue_backlog_full +30          -            waiting backlog
    429 concurrency_limit_exceeded +30  -            waiting rate
""")


@pytest.mark.parametrize(("answer", "most", "then"), PATIENCE, ids=[case[0] for case in PATIENCE])
def test_an_answer_that_never_changes_makes_no_hot_loop(answer: str, most: str, then: str, tmp_path: Path) -> None:
    """The Router's own faults are asked about eight times, then the artist; what passes by itself has no such end."""
    wire = Wire({SUBMIT: [answer]})
    pace = float(answer.partition("+")[2] or 0)

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add(body=BODY)
            await asyncio.sleep(3_600)
            times = wire.times(SUBMIT)
            gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
            assert min(gaps) >= max(1.0, pace)
            assert max(gaps) <= max(130.0, 1.2 * pace)
            if most == "-":
                assert len(times) > 25
            else:
                assert len(times) == int(most)
            await made.until(_settled)
            assert row_word(made.row()) == then
            if then == "outcome_unknown":
                made.hands.shift += 22 * 3_600  # past 23 hours its key protects nothing
                asked = await made.until(lambda r: r.hold is Hold.ASK, patience=150.0)
                assert asked.maybe_sent
                sent = len(wire.times(SUBMIT))
                await asyncio.sleep(3_600)
                assert len(wire.times(SUBMIT)) == sent

    travel(main())


@pytest.mark.parametrize("pace", [0.0, 0.4, 2.0, 299.0, 301.0, 7_200.0, 86_400.0])
@pytest.mark.parametrize(
    "answer", ["429 rate_limited", "429 concurrency_limit_exceeded", "409 concurrency_limit_exceeded", "503 -"]
)
def test_a_submit_is_never_sent_before_the_time_the_router_named(answer: str, pace: float, tmp_path: Path) -> None:
    wire = Wire({SUBMIT: [f"{answer} +{pace}", "fine"]})

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add(body=BODY)
            if pace > 80_000:  # after a day its key is too old to be sent again unasked, where it may have arrived
                await asyncio.sleep(pace + 10_000)
                times = wire.times(SUBMIT)
                assert all(later - times[0] >= pace for later in times[1:])
                return
            await made.until(lambda r: r.handle is not None)
            first, second = wire.times(SUBMIT)
            assert max(1.0, pace) <= second - first <= 1.2 * pace + 10

    travel(main())


@pytest.mark.parametrize("absurd", ["9" * 400, "9999999999", "100000"])
def test_what_no_server_can_mean_parks_a_submit_for_an_hour(absurd: str, tmp_path: Path) -> None:
    wire = Wire({SUBMIT: [f"429 rate_limited +{absurd}", "fine"]})

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add(body=BODY)
            await made.until(lambda r: r.handle is not None)
            first, second = wire.times(SUBMIT)
            assert 3_600 <= second - first < 4_400

    travel(main())
