"""A request: one deliberate submit of one body to one model, from the click to the files it became.

`Request` is a frozen snapshot; `comfy_desk.domain.advance.advance` is the only way from one snapshot to the next. Times are
wall-clock seconds since 1970 (they survive restarts and are shown); waiting is measured elsewhere, on a monotonic clock.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from comfy_desk.domain.errors import Failure
from comfy_desk.domain.output import Origin, Output, Role
from comfy_desk.domain.serving import ANY, Serving

RETENTION = 24 * 3600.0
"""Seconds that the Router keeps a finished request, from its completion (the Router's published contract)."""

KEY_LIFETIME = 23 * 3600.0
"""Seconds for which a key is re-sent without asking. The server remembers it for 24 hours; one hour is left as a margin."""


class State(StrEnum):
    WAITING = "waiting"  # here, not sent; `hold` says why
    SENDING = "sending"  # recorded, on its way
    OUTCOME_UNKNOWN = "outcome_unknown"  # sent, no answer: asked again with the same key
    IN_QUEUE = "in_queue"
    IN_PROGRESS = "in_progress"
    COLLECTING = "collecting"  # the server says COMPLETED; its result is being read and saved
    DONE = "done"
    EMPTY = "empty"  # finished, nothing to show
    FAILED = "failed"
    CANCELLED = "cancelled"
    LATE_RESULT = "late_result"  # cancelled, but it had finished: kept
    EXPIRED = "expired"  # 410
    GONE = "gone"  # a steady 404

    @property
    def terminal(self) -> bool:
        return self in _TERMINAL

    @property
    def at_router(self) -> bool:
        """The Router is (or may be) working on it: a slot is taken."""
        return self in (State.SENDING, State.OUTCOME_UNKNOWN, State.IN_QUEUE, State.IN_PROGRESS)

    @property
    def followed(self) -> bool:
        """Its status is asked for."""
        return self in (State.IN_QUEUE, State.IN_PROGRESS)


_TERMINAL = frozenset(
    {State.DONE, State.EMPTY, State.FAILED, State.CANCELLED, State.LATE_RESULT, State.EXPIRED, State.GONE}
)


_RELEASING = frozenset({402, 403, 404, 422})


class Hold(StrEnum):
    """Why a request waits here."""

    READY = "ready"  # goes as soon as there is room
    PAUSED = "paused"  # held back by hand, this one alone
    OFFLINE = "offline"
    CREDITS = "credits"
    BACKLOG = "backlog"
    RATE = "rate"
    KEY = "key"  # the account's key is missing or was refused
    ASK = "ask"  # its idempotency key is too old to be re-sent without asking
    OTHER_KEY = "other_key"  # it may have arrived under another API key than the one in use: the artist decides


class Delivery(StrEnum):
    QUEUED = "queued"
    DIRECT = "direct"  # the connection is held until the answer comes


@dataclass(frozen=True, slots=True)
class Handle:
    """What the submit answered: the id and the three addresses, already checked to be on the account's origin."""

    request_id: str
    status_url: str
    response_url: str
    cancel_url: str


@dataclass(frozen=True, slots=True)
class Request:
    id: str  # ours, a UUID
    account: str
    model: str
    key: str  # the Idempotency-Key
    body_sha256: str
    body_size: int
    prompt: str  # at most 500 characters, for the table and search
    seed: str | None
    created_at: float
    delivery: Delivery = Delivery.QUEUED
    state: State = State.WAITING
    hold: Hold | None = Hold.READY
    order: float = 0.0  # place in the outbox: lower goes first
    sends: int = 0  # POSTs begun
    first_sent_at: float | None = None
    maybe_sent: bool = False  # an earlier POST may have arrived
    handle: Handle | None = None
    replayed: bool = False
    position: int | None = None
    asked_at: float | None = None  # when the newest answered read was sent
    answered_at: float | None = None
    next_check_at: float | None = None
    queued_at: float | None = None
    running_since: float | None = None
    completed_at: float | None = None  # first seen as COMPLETED
    ended_at: float | None = None  # reached its last state here
    end_word: str | None = None  # error_type of the COMPLETED status; "" on success
    cancel_asked_at: float | None = None
    cancel_accepted_at: float | None = None
    failure: Failure | None = None  # why it ended, or waits
    trouble: Failure | None = None  # a passing fault of the newest call
    misses: int = 0  # 404s in a row
    first_miss_at: float | None = None
    collect_tries: int = 0
    credits: str | None = None  # as reported; None is "not reported", never "free"
    estimate: str | None = None  # dollars as the Router wrote them: "0.04" or "0.30–0.60"
    raw_path: str | None = None
    raw_type: str | None = None  # Content-Type of the raw answer
    folder: str | None = None
    outputs: tuple[Output, ...] = ()
    words: tuple[str, ...] = ()  # the provider's own words where there is nothing to show, at most 10
    removed_at: float | None = None
    charges_on_policy_rejection: str = "unknown"
    batch: str | None = None  # the id of its `Batch`
    urgent: bool = False  # by the artist's word it goes although sending is paused
    key_mark: str | None = None  # which API key it was last sent with: see `Secret.mark`
    adopted: bool = False  # submitted elsewhere and taken in by its id: its body and key are not known here
    deadline: float | None = None  # seconds from `queued_at` after which the artist wants a cancel asked for
    deadline_passed_at: float | None = None  # when that was done
    serving: Serving = ANY  # what was asked for; tied to the key as the body is
    served_by: str | None = None  # the provider that stepped in, where an answer names one
    dropped: tuple[str, ...] = ()  # fields of the body that the provider was not told, as an answer names them
    document_etag: str | None = None  # of the model's document that the body was made with

    @property
    def request_id(self) -> str | None:
        return self.handle.request_id if self.handle else None

    def went_with_other_key(self, mark: str | None) -> bool:
        """Whether it was last sent with another API key than that of `mark`; False where nobody knows with which."""
        return self.key_mark is not None and self.key_mark != mark

    @property
    def cancelling(self) -> bool:
        return self.cancel_asked_at is not None and self.state.at_router

    @property
    def cancellable(self) -> bool:
        """A direct run that has left has no id that a cancel could name."""
        here = self.state is State.WAITING and not self.maybe_sent
        there = self.state.at_router and self.delivery is Delivery.QUEUED
        return self.cancel_asked_at is None and (here or there)

    @property
    def correctable(self) -> bool:
        """Its body may be changed under the same key: no body has been admitted under it, and that is known.

        Refusals that reach no provider release the key (the Router's contract names these four statuses). What waits and has
        a time of its first sending is sent again by the artist's word after an end that says nothing of the key.
        """
        if self.handle is not None or self.maybe_sent or self.adopted:
            return False
        refused = self.failure is not None and self.failure.reason == "refused" and self.failure.status in _RELEASING
        waits = self.state is State.WAITING and self.first_sent_at is None
        return waits or (self.state is State.FAILED and refused)

    def key_protects(self, now: float) -> bool:
        """Whether sent again under its key it runs once: no run is known under it, or the server still knows which.

        As far as the clock tells; a key that went with another account's or workspace's API key is another matter.
        """
        return self.first_sent_at is None or self.correctable or 0 <= now - self.first_sent_at < KEY_LIFETIME

    @property
    def deadline_at(self) -> float | None:
        """When the artist's own limit passes; None where there is none, or where it has done its work."""
        since = self.queued_at if self.queued_at is not None else self.first_sent_at
        if self.deadline is None or since is None or self.deadline_passed_at is not None or not self.state.at_router:
            return None
        return since + self.deadline

    @property
    def kept_until(self) -> float | None:
        """When the Router forgets the result, while that still matters."""
        if self.completed_at is None or self.state is not State.COLLECTING:
            return None
        return self.completed_at + RETENTION

    @property
    def kept_unread(self) -> str:
        """Why its answer could not be looked into: it is kept whole, and nothing of it is here; "" where it was."""
        if self.raw_path is None:
            return ""
        itself = (one for one in self.works if one.origin is Origin.BODY and one.path is None and not one.text)
        return next((one.problem for one in itself if one.problem), "")

    @property
    def works(self) -> tuple[Output, ...]:
        return tuple(output for output in self.outputs if output.role is Role.WORK)


def only_asked_again(before: Request, after: Request) -> bool:
    """True where nothing is new but when it was asked last, when it will be asked next, and where it stands in the queue."""
    if before.state is not after.state or not after.state.followed:
        return False
    asked = (before.asked_at, before.answered_at, before.next_check_at, before.position)
    same = replace(after, asked_at=asked[0], answered_at=asked[1], next_check_at=asked[2], position=asked[3])
    return same == before
