"""What must hold of a request, whatever happens to it: written once, asked by every test that makes histories.

`of_snapshot` looks at one snapshot, `of_step` at one transition. Each answers with the sentences that are broken, so that a
failing example says what it broke. Pure: no services, no clock, no Qt. What the Router must see is in `stateful_router`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import STEADY_MISSES
from comfy_desk.domain.errors import Bucket, Failure
from comfy_desk.domain.output import Output, Role
from comfy_desk.domain.request import KEY_LIFETIME, RETENTION, Delivery, Hold, Request, State

FOLLOWED = (State.IN_QUEUE, State.IN_PROGRESS)
UNSENT = (State.WAITING, State.SENDING, State.OUTCOME_UNKNOWN)
WITH_RESULT = (State.DONE, State.EMPTY, State.LATE_RESULT)
SHOWN = (Role.WORK, Role.VARIANT, Role.PART)
WORDS = ("IN_QUEUE", "IN_PROGRESS", "COMPLETED")

ASKED_BY_THE_ARTIST = (
    seen.SendAgainAsked,
    seen.DirectAsked,
    seen.CheckAgainAsked,
    seen.LookAgainAsked,
    seen.Corrected,
)
"""What may take a request out of a last state."""

Snapshot = Callable[[Request], bool]
Step = Callable[[Request, Any, Request], bool]

_SNAPSHOT: dict[str, Snapshot] = {}
_STEP: dict[str, Step] = {}


def of_snapshot(request: Request) -> list[str]:
    """What is wrong with this snapshot; nothing, for one that `advance` made."""
    return [sentence for sentence, holds in _SNAPSHOT.items() if not holds(request)]


def of_step(before: Request, observation: Any, after: Request) -> list[str]:
    """What is wrong with this transition, for a `before` that is a sound snapshot itself."""
    return [sentence for sentence, holds in _STEP.items() if not holds(before, observation, after)]


def snapshot(sentence: str) -> Callable[[Snapshot], Snapshot]:
    def keep(rule: Snapshot) -> Snapshot:
        _SNAPSHOT[sentence] = rule
        return rule

    return keep


def step(sentence: str) -> Callable[[Step], Step]:
    def keep(rule: Step) -> Step:
        _STEP[sentence] = rule
        return rule

    return keep


def shows(output: Output) -> bool:
    """Something the artist has now: a file of the work, or words that are the work."""
    return (output.path is not None and output.role in SHOWN) or (output.role is Role.WORK and bool(output.text))


def same(one: Any, other: Any) -> bool:
    """Equal, for times too that are no numbers."""
    return one is other or one == other


def entered(before: Request, after: Request, *states: State) -> bool:
    return after.state in states and before.state is not after.state


# one snapshot


@snapshot("a last state has its time and neither reason to wait, place in line nor plan")
def _last_states_are_bare(r: Request) -> bool:
    if not r.state.terminal:
        return r.ended_at is None
    return r.ended_at is not None and r.hold is None and r.position is None and r.next_check_at is None


@snapshot("whoever waits here, and nobody else, has a reason")
def _waiting_has_a_reason(r: Request) -> bool:
    return (r.state is State.WAITING) == (r.hold is not None)


@snapshot("a place in line belongs to IN_QUEUE alone")
def _position(r: Request) -> bool:
    return r.position is None or r.state is State.IN_QUEUE


@snapshot("what is followed has a handle; what is collected has one, or its answer")
def _followed_has_a_handle(r: Request) -> bool:
    if r.state is State.COLLECTING:
        return r.completed_at is not None and (r.handle is not None or r.raw_path is not None)
    return r.state not in FOLLOWED or r.handle is not None


@snapshot("what may still be sent has no handle, and what has its answer is neither sent nor followed")
def _unsent_has_no_handle(r: Request) -> bool:
    if r.raw_path is not None:
        return r.state is State.COLLECTING or r.state.terminal
    return r.state not in UNSENT or r.handle is None


@snapshot("what was seen at the Router has a handle, or its answer")
def _sights_have_a_handle(r: Request) -> bool:
    seen_there = (r.queued_at, r.running_since, r.completed_at)
    return r.handle is not None or r.raw_path is not None or seen_there == (None, None, None)


@snapshot("what was begun to be sent is counted and has the age of its key")
def _sent_is_counted(r: Request) -> bool:
    begun = r.maybe_sent or r.state in (State.SENDING, State.OUTCOME_UNKNOWN)
    return not begun or (r.sends >= 1 and r.first_sent_at is not None)


@snapshot("an unknown outcome is remembered as such")
def _unknown_is_maybe(r: Request) -> bool:
    return r.state is not State.OUTCOME_UNKNOWN or r.maybe_sent


@snapshot("a result is called one only with the answer on the disk")
def _result_needs_answer(r: Request) -> bool:
    return r.state not in WITH_RESULT or r.raw_path is not None


@snapshot("a late result is one of a run that was cancelled")
def _late_was_cancelled(r: Request) -> bool:
    return r.state is not State.LATE_RESULT or r.end_word == Bucket.CANCELLED


@snapshot("cancelled is what never ran, or what the Router called so")
def _cancelled_is_true(r: Request) -> bool:
    if r.state is not State.CANCELLED or (r.handle is None and not r.maybe_sent):
        return True
    return Bucket.CANCELLED in (r.end_word, r.failure.bucket if r.failure else None)


@snapshot("expired is what the Router answered 410 for, gone what it would not tell of")
def _lost_is_true(r: Request) -> bool:
    status = r.failure.status if r.failure and r.failure.reason == "refused" else None
    return {State.EXPIRED: status == 410, State.GONE: status in (403, 404, 410)}.get(r.state, True)


@snapshot("only a cancel that could name the run is accepted")
def _accepted_cancel_has_a_handle(r: Request) -> bool:
    return r.cancel_accepted_at is None or r.handle is not None


@snapshot("what was removed is not being sent")
def _removed_is_settled(r: Request) -> bool:
    return r.removed_at is None or r.state not in (State.SENDING, State.OUTCOME_UNKNOWN)


@snapshot("counts are counts, and few words are kept")
def _counts(r: Request) -> bool:
    return r.sends >= 0 and r.misses >= 0 and r.collect_tries >= 0 and len(r.words) <= 10


# one transition


@step("the click stays the click: id, account, model, key and moment never change")
def _identity(b: Request, o: Any, a: Request) -> bool:
    names = ("id", "account", "model", "key", "created_at", "adopted", "batch", "charges_on_policy_rejection")
    return all(same(getattr(b, name), getattr(a, name)) for name in names)


@step("the body changes by the artist's hand alone, and only while none was admitted under the key")
def _body(b: Request, o: Any, a: Request) -> bool:
    names = ("body_sha256", "body_size", "prompt", "seed")
    if all(getattr(b, name) == getattr(a, name) for name in names):
        return True
    return isinstance(o, seen.Corrected) and not b.maybe_sent and b.handle is None and not b.adopted


@step("a last state stays, unless the artist asks or a missing piece was fetched")
def _terminal_stays(b: Request, o: Any, a: Request) -> bool:
    if not b.state.terminal or a.state is b.state or isinstance(o, ASKED_BY_THE_ARTIST):
        return True
    fetched = isinstance(o, seen.OutputChanged) and b.state is State.EMPTY
    return fetched and a.state is (State.LATE_RESULT if b.end_word == Bucket.CANCELLED else State.DONE)


@step("a result is claimed only when collected, and only of what is here")
def _result_is_observed(b: Request, o: Any, a: Request) -> bool:
    if not entered(b, a, *WITH_RESULT):
        return True
    if isinstance(o, seen.OutputChanged):
        return shows(o.output)
    here = isinstance(o, seen.Collected) and b.state is State.COLLECTING and b.raw_path is not None
    return here and any(map(shows, a.outputs)) == (a.state is not State.EMPTY)


@step("a cancel is claimed only of what never ran, or by the Router's word")
def _cancel_is_observed(b: Request, o: Any, a: Request) -> bool:
    if not entered(b, a, State.CANCELLED):
        return True
    if isinstance(o, seen.CancelAsked):
        return b.state is State.WAITING and not b.maybe_sent
    if isinstance(o, seen.SubmitFailed):
        nothing_ran = o.failure.reason in ("not_sent", "refused") and not b.maybe_sent
        return b.state is State.SENDING and b.cancel_asked_at is not None and nothing_ran
    said = isinstance(o, seen.ResultFailed) and o.final and Bucket.CANCELLED in (o.failure.bucket, b.end_word)
    return said and b.state is State.COLLECTING


@step("the line says what the Router said: in queue, running and finished are seen, not guessed")
def _place_is_observed(b: Request, o: Any, a: Request) -> bool:
    word = getattr(o, "word", None)
    if entered(b, a, State.IN_PROGRESS):
        return word == "IN_PROGRESS"
    if entered(b, a, State.IN_QUEUE):
        return isinstance(o, seen.Accepted | seen.CheckAgainAsked) or word == "IN_QUEUE"
    if entered(b, a, State.COLLECTING):
        held = isinstance(o, seen.RawKept) and b.state is State.SENDING
        kept = isinstance(o, seen.LookAgainAsked) and b.state is State.EMPTY and b.raw_path is not None
        return held or kept or word in ("COMPLETED", "ALREADY_COMPLETED")
    return True


@step("a word nobody knows ends nothing and moves nothing")
def _unknown_word(b: Request, o: Any, a: Request) -> bool:
    return not (isinstance(o, seen.StatusSeen) and o.word not in WORDS) or a.state is b.state


@step("it is sent only as it was written down: from the outbox or asked again, never with a handle, never removed")
def _sending(b: Request, o: Any, a: Request) -> bool:
    if not entered(b, a, State.SENDING):
        return True
    ready = b.hold is Hold.READY or b.state is State.OUTCOME_UNKNOWN
    return isinstance(o, seen.SendStarted) and ready and b.handle is None and b.removed_at is None


@step("what is known is not forgotten: handle, answer, credits, what may have been sent, first sights")
def _facts_stay(b: Request, o: Any, a: Request) -> bool:
    if b.maybe_sent and not a.maybe_sent:
        return False
    names = ("handle", "queued_at", "running_since", "completed_at", "cancel_accepted_at")
    kept = all(getattr(b, name) is None or same(getattr(b, name), getattr(a, name)) for name in names)
    return kept and all(getattr(b, name) is None or getattr(a, name) is not None for name in ("raw_path", "credits"))


@step("credits are those that an answer reported")
def _credits(b: Request, o: Any, a: Request) -> bool:
    return b.credits == a.credits or (isinstance(o, seen.RawKept) and a.credits == o.credits)


@step("a POST is counted when it begins, and not counted only where it never left")
def _sends(b: Request, o: Any, a: Request) -> bool:
    if a.sends == b.sends:
        return not entered(b, a, State.SENDING)
    if isinstance(o, seen.SendStarted):
        return a.sends == b.sends + 1
    never_left = isinstance(o, seen.SubmitFailed) and o.failure.reason == "not_sent" and not b.maybe_sent
    return never_left and a.sends == b.sends - 1


@step("the age of a key that may be in use begins anew by the artist's word alone")
def _age(b: Request, o: Any, a: Request) -> bool:
    if same(b.first_sent_at, a.first_sent_at) or isinstance(o, ASKED_BY_THE_ARTIST):
        return True
    if isinstance(o, seen.SendStarted):
        return b.first_sent_at is None
    return isinstance(o, seen.SubmitFailed) and not a.maybe_sent and a.first_sent_at is None


@step(
    "gone is said after several 404s, expired after a 410 of the Router's; another key's word ends only what is long over"
)
def _lost(b: Request, o: Any, a: Request) -> bool:
    if not entered(b, a, State.GONE, State.EXPIRED):
        return True
    failure: Failure = o.failure
    if isinstance(o, seen.ReadFailed) and o.other_key:
        known_at = max(b.queued_at or 0.0, b.asked_at or 0.0)
        return a.state is State.GONE and not o.at - known_at <= 2 * RETENTION
    if failure.reason != "refused" or failure.status != (404 if a.state is State.GONE else 410):
        return False
    if isinstance(o, seen.ReadFailed):
        return a.state is State.EXPIRED or a.misses >= STEADY_MISSES
    return isinstance(o, seen.ResultFailed) and o.final


@step("an answer about another request, or one overtaken by a newer one, changes nothing")
def _stale(b: Request, o: Any, a: Request) -> bool:
    if not isinstance(o, seen.StatusSeen | seen.ReadFailed):
        return True
    stale = b.asked_at is not None and o.asked_at < b.asked_at <= o.at
    foreign = isinstance(o, seen.StatusSeen) and (b.handle is None or o.request_id != b.handle.request_id)
    return a is b if stale or foreign else True


@step("a wish to cancel is the artist's, and what the Router accepted is its own word")
def _cancel_wish(b: Request, o: Any, a: Request) -> bool:
    if b.cancel_accepted_at is None and a.cancel_accepted_at is not None:
        return isinstance(o, seen.CancelAnswered) and o.word == "CANCELLATION_REQUESTED"
    if b.cancel_asked_at is None and a.cancel_asked_at is not None:
        return isinstance(o, seen.CancelAsked | seen.DeadlinePassed)
    return True


@step("the artist's own limit ends nothing: it asks for one cancel, once")
def _deadline(b: Request, o: Any, a: Request) -> bool:
    if isinstance(o, seen.DeadlinePassed):
        again = b.deadline_passed_at is not None and a is not b
        return a.state is b.state and not again and (b.delivery is Delivery.QUEUED or not a.cancelling or b.cancelling)
    return a.deadline_passed_at is None or same(a.deadline_passed_at, b.deadline_passed_at)


@step("a row leaves the list and comes back by the artist's hand alone, and not while it is under way")
def _removal(b: Request, o: Any, a: Request) -> bool:
    if same(b.removed_at, a.removed_at):
        return True
    if isinstance(o, seen.Removed):
        return a.state.terminal or (a.state is State.WAITING and not a.maybe_sent)
    return isinstance(o, seen.Restored) and a.removed_at is None


@step("order and limits move nothing else")
def _order(b: Request, o: Any, a: Request) -> bool:
    if isinstance(o, seen.OrderChanged):
        return a.state is b.state and a.hold is b.hold
    return same(a.order, b.order)


@step("a request that asks is sent again by the artist's word alone")
def _asking(b: Request, o: Any, a: Request) -> bool:
    if b.state is State.FAILED and a.state is State.WAITING:
        return isinstance(o, ASKED_BY_THE_ARTIST)
    if b.hold in (Hold.ASK, Hold.OTHER_KEY) and a.hold not in (Hold.ASK, Hold.OTHER_KEY, None):
        return isinstance(o, ASKED_BY_THE_ARTIST)
    return True


@step("what the artist has confirmed does not ask again for its age")
def _confirmed(b: Request, o: Any, a: Request) -> bool:
    if not isinstance(o, seen.SendAgainAsked) or a.hold is not Hold.READY or not math.isfinite(o.at):
        return True
    return a.first_sent_at is None or 0 <= o.at - a.first_sent_at < KEY_LIFETIME
