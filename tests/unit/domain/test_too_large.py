"""An answer above the limit that is set here: it is nobody's failure, waits, and is read again when it is asked for."""

from __future__ import annotations

from dataclasses import replace

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import advance
from comfy_desk.domain.errors import Action, Charge, Failure, explain
from comfy_desk.domain.request import Handle, Request, State
from comfy_desk.store.rows import failure_to_text, text_to_failure

TOO_LARGE = Failure("too_large", 200, detail="This answer is larger than the limit.", limit=2_000_000_000)


def collecting() -> Request:
    row = Request("a", "acc", "kiln/one", "key-a", "00", 2, "a cat", None, 1000.0, sends=1, first_sent_at=1000.0)
    handle = Handle("r", "https://router.test/s", "https://router.test/r", "https://router.test/c")
    return replace(row, hold=None, handle=handle, state=State.COLLECTING, end_word="", completed_at=1001.0)


def test_the_row_waits_with_a_sentence_and_without_a_time() -> None:
    held = advance(collecting(), seen.ResultFailed(1002.0, TOO_LARGE, final=False))
    assert (held.state, held.trouble, held.failure, held.next_check_at) == (State.COLLECTING, TOO_LARGE, None, None)
    known = explain(TOO_LARGE)
    assert known.sentence == TOO_LARGE.detail
    assert (known.action, known.charge) == (Action.CHECK_AGAIN, Charge.UNKNOWN)


def test_it_is_read_again_when_the_artist_asks() -> None:
    held = advance(collecting(), seen.ResultFailed(1002.0, TOO_LARGE, final=False))
    asked = advance(held, seen.CheckAgainAsked(1003.0))
    assert (asked.state, asked.trouble, asked.next_check_at) == (State.COLLECTING, None, 1003.0)


def test_asking_does_not_hurry_what_the_router_keeps_back() -> None:
    busy = Failure("refused", 503, "service_unavailable", pace=60.0)
    held = advance(collecting(), seen.ResultFailed(1002.0, busy, final=False, next_check_at=1062.0))
    assert advance(held, seen.CheckAgainAsked(1003.0)) == held


def test_the_limit_is_kept_with_the_row() -> None:
    assert text_to_failure(failure_to_text(TOO_LARGE)) == TOO_LARGE
    older = failure_to_text(TOO_LARGE)
    assert older is not None
    assert text_to_failure(older.replace(', "limit": 2000000000', "")) == replace(TOO_LARGE, limit=None)
