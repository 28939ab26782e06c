"""advance() is total, and its promises hold from every sound snapshot with every observation: they are inductive.

`sound` draws each field of a request on its own, within what the invariants allow, so no history has to lead there.
`any_request` does not even keep to that. The table of single transitions is in `test_advance.py`.
"""

from __future__ import annotations

import math
from dataclasses import fields, replace
from typing import Any, get_args

from hypothesis import given, settings
from hypothesis import strategies as st
from invariants import of_snapshot, of_step

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import STEADY_MISSES, advance
from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import KEY_LIFETIME, Delivery, Handle, Hold, Request, State
from comfy_desk.domain.serving import ANY, Serving

# --- what may come ---------------------------------------------------------------------------------------------------

HANDLES = st.sampled_from([Handle(f"r-{n}", f"https://x.test/{n}/s", f"https://x.test/{n}", "") for n in (1, 2)])
TIMES = st.one_of(
    st.floats(0, 400_000),
    st.sampled_from([0.0, -1.0, 1e300, -1e300, math.inf, -math.inf, math.nan, 1.8e9, 1.8e9 + KEY_LIFETIME]),
)
WORDS = st.sampled_from(["IN_QUEUE", "IN_PROGRESS", "COMPLETED", "PAUSED", "", "completed", "FAILED", "\x00", "ё" * 40])
ERROR_TYPES = st.sampled_from([None, "", "cancelled", "provider_error", "brand_new", "queue_timeout"])
NUMBERS = st.sampled_from([0, 1, 2, 12_000, -1, 2**53, 10**40])
BUCKETS = st.sampled_from(["", "brand_new", *map(str, Bucket)])
STATUSES = st.sampled_from(
    [None, 0, 200, 400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 418, 422, 429, 500, 502, 503, 504, 520, 999]
)
FAILURES = st.builds(
    Failure,
    st.sampled_from(["no_answer", "not_sent", "refused", "unreadable", "local", "brand_new"]),
    status=STATUSES,
    bucket=BUCKETS,
    pace=st.none() | TIMES,
)
OUTPUTS = st.builds(
    Output,
    st.integers(0, 3),
    st.just("/url"),
    st.sampled_from(Kind),
    st.sampled_from(Role),
    st.sampled_from(Origin),
    path=st.sampled_from([None, "/tmp/a.png"]),
    text=st.sampled_from([None, "", "A poem."]),
    problem=st.sampled_from([None, "The link has expired."]),
)
MAYBE_TIME = st.none() | TIMES
KINDS: dict[type, tuple[st.SearchStrategy[Any], ...]] = {
    seen.Held: (TIMES, st.sampled_from(Hold), st.none() | FAILURES),
    seen.SendStarted: (TIMES, st.sampled_from([None, "mark-1", "mark-2"])),
    seen.SendStopped: (TIMES,),
    seen.Accepted: (
        TIMES, HANDLES, WORDS, st.none() | NUMBERS, MAYBE_TIME, st.booleans(), st.sampled_from([None, "0.04"]),
        MAYBE_TIME,
    ),
    seen.SubmitFailed: (TIMES, FAILURES, MAYBE_TIME),
    seen.StatusSeen: (
        TIMES, TIMES, st.sampled_from(["r-1", "r-2", ""]), WORDS, st.none() | NUMBERS, ERROR_TYPES, MAYBE_TIME,
    ),
    seen.ReadFailed: (TIMES, TIMES, FAILURES, MAYBE_TIME, st.booleans()),
    seen.CancelAsked: (TIMES,),
    seen.CancelAnswered: (TIMES, st.sampled_from(["CANCELLATION_REQUESTED", "ALREADY_COMPLETED", "", "OK"])),
    seen.CancelFailed: (TIMES, FAILURES),
    seen.RawKept: (TIMES, st.just("/raw"), st.none() | st.just("text/plain"), st.sampled_from([None, "3"])),
    seen.ResultFailed: (TIMES, FAILURES, st.booleans(), MAYBE_TIME),
    seen.Collected: (TIMES, st.lists(OUTPUTS, max_size=3).map(tuple), st.sampled_from([(), ("No.",) * 12])),
    seen.OutputChanged: (TIMES, OUTPUTS),
    seen.SendAgainAsked: (TIMES,),
    seen.DirectAsked: (TIMES,),
    seen.CheckAgainAsked: (TIMES,),
    seen.LookAgainAsked: (TIMES,),
    seen.OrderChanged: (TIMES, TIMES),
    seen.Corrected: (TIMES, st.just("11"), st.just(3), st.just("a dog"), st.none()),
    seen.DeadlineChanged: (TIMES, MAYBE_TIME),
    seen.DeadlinePassed: (TIMES,),
    seen.Removed: (TIMES,),
    seen.Restored: (TIMES,),
}  # fmt: skip
OBSERVATIONS = st.one_of(*(st.builds(kind, *facts) for kind, facts in KINDS.items()))

# --- what it may come to ---------------------------------------------------------------------------------------------

FREE: dict[str, st.SearchStrategy[Any]] = {
    "delivery": st.sampled_from(Delivery),
    "state": st.sampled_from(State),
    "hold": st.none() | st.sampled_from(Hold),
    "order": TIMES,
    "sends": st.integers(0, 9),
    "first_sent_at": MAYBE_TIME,
    "maybe_sent": st.booleans(),
    "handle": st.none() | HANDLES,
    "replayed": st.booleans(),
    "position": st.none() | NUMBERS,
    "asked_at": MAYBE_TIME,
    "answered_at": MAYBE_TIME,
    "next_check_at": MAYBE_TIME,
    "queued_at": MAYBE_TIME,
    "running_since": MAYBE_TIME,
    "completed_at": MAYBE_TIME,
    "ended_at": MAYBE_TIME,
    "end_word": ERROR_TYPES,
    "cancel_asked_at": MAYBE_TIME,
    "cancel_accepted_at": MAYBE_TIME,
    "failure": st.none() | FAILURES,
    "trouble": st.none() | FAILURES,
    "misses": st.integers(0, STEADY_MISSES + 1),
    "first_miss_at": MAYBE_TIME,
    "collect_tries": st.integers(0, 9),
    "credits": st.sampled_from([None, "0", "12.5"]),
    "estimate": st.sampled_from([None, "0.04"]),
    "raw_path": st.sampled_from([None, "/raw"]),
    "raw_type": st.sampled_from([None, "application/json"]),
    "folder": st.sampled_from([None, "/tmp"]),
    "outputs": st.lists(OUTPUTS, max_size=2).map(tuple),
    "words": st.sampled_from([(), ("It was filtered.",)]),
    "removed_at": MAYBE_TIME,
    "batch": st.sampled_from([None, "b-1"]),
    "urgent": st.booleans(),
    "key_mark": st.sampled_from([None, "mark-1"]),
    "adopted": st.booleans(),
    "serving": st.sampled_from([ANY, Serving("fal", strict=True)]),
    "served_by": st.sampled_from([None, "runware"]),
    "dropped": st.sampled_from([(), ("seed",)]),
    "document_etag": st.sampled_from([None, '"1"']),
    "deadline": MAYBE_TIME,
    "deadline_passed_at": MAYBE_TIME,
}
FIXED = {"id", "account", "model", "key", "body_sha256", "body_size", "prompt", "seed", "created_at"}
FIXED |= {"charges_on_policy_rejection"}


def fresh() -> Request:
    return Request("a", "acc", "kiln/one", "key-1", "00", 2, "a cat", None, 100.0)


any_request = st.fixed_dictionaries(FREE).map(lambda facts: replace(fresh(), **facts))


@st.composite
def sound(draw: st.DrawFn) -> Request:
    """Any snapshot that no invariant speaks against: drawn freely, then brought into line with its state."""
    r: Request = draw(any_request)
    unsent = r.state in (State.WAITING, State.SENDING, State.OUTCOME_UNKNOWN)
    facts: dict[str, Any] = {
        "hold": (r.hold or Hold.READY) if r.state is State.WAITING else None,
        "position": r.position if r.state is State.IN_QUEUE else None,
        "ended_at": (5.0 if r.ended_at is None else r.ended_at) if r.state.terminal else None,
        "maybe_sent": r.maybe_sent or r.state is State.OUTCOME_UNKNOWN,
    }
    if r.state.terminal:
        facts["next_check_at"] = None
    if unsent:
        facts |= {"handle": None, "raw_path": None}
    if r.state.followed or (r.state is State.COLLECTING and r.raw_path is None):
        facts["handle"] = r.handle or draw(HANDLES)
    if r.state.followed:
        facts["raw_path"] = None
    if r.state is State.COLLECTING:
        facts["completed_at"] = 5.0 if r.completed_at is None else r.completed_at
    if facts["maybe_sent"] or r.state is State.SENDING:
        facts |= {"sends": max(1, r.sends), "first_sent_at": 5.0 if r.first_sent_at is None else r.first_sent_at}
    if r.state in (State.DONE, State.EMPTY, State.LATE_RESULT):
        facts["raw_path"] = "/raw"
    if r.state is State.LATE_RESULT or (r.state is State.CANCELLED and draw(st.booleans())):
        facts["end_word"] = "cancelled"
    elif r.state is State.CANCELLED:
        facts |= {"handle": None, "maybe_sent": False}
    if r.state in (State.EXPIRED, State.GONE):
        facts["failure"] = Failure("refused", 410 if r.state is State.EXPIRED else 404)
    if not (r.state.terminal or (r.state is State.WAITING and not facts["maybe_sent"])):
        facts["removed_at"] = None
    if facts.get("handle", r.handle) is None:
        facts["cancel_accepted_at"] = None
        if facts.get("raw_path", r.raw_path) is None:
            facts |= {"queued_at": None, "running_since": None, "completed_at": None}
    return replace(r, **facts)


def test_every_field_is_drawn() -> None:
    """A new field of a request has to be thought of here."""
    assert {field.name for field in fields(Request)} == set(FREE) | FIXED


def test_every_observation_is_drawn() -> None:
    """A new kind of observation has to be thought of here."""
    assert set(KINDS) == set(get_args(seen.Observation))


@given(any_request, st.lists(OBSERVATIONS, max_size=5))
def test_any_state_with_any_observation_gives_a_state(request: Request, history: list[seen.Observation]) -> None:
    for observation in history:
        after = advance(request, observation)
        assert isinstance(after, Request)
        assert after.state in State
        for name in ("id", "account", "model", "key", "created_at"):
            assert getattr(after, name) == getattr(request, name)
        assert after.maybe_sent or not request.maybe_sent
        assert request.handle is None or after.handle == request.handle
        request = after


def test_what_is_not_an_observation_changes_nothing() -> None:
    request = fresh()
    assert advance(request, object()) is request  # type: ignore[arg-type]


@settings(max_examples=10 * settings().max_examples)
@given(sound(), OBSERVATIONS)
def test_every_promise_holds_from_every_sound_state(request: Request, observation: seen.Observation) -> None:
    assert of_snapshot(request) == []
    after = advance(request, observation)
    assert of_step(request, observation, after) == []
    assert of_snapshot(after) == []


@settings(max_examples=5 * settings().max_examples)
@given(st.lists(OBSERVATIONS, max_size=40))
def test_any_history_of_one_click_keeps_the_promises(history: list[seen.Observation]) -> None:
    request = fresh()
    for observation in history:
        after = advance(request, observation)
        assert of_step(request, observation, after) == []
        assert of_snapshot(after) == []
        request = after
