"""Everything that can go wrong on the way to a result, as the artist and the code see it. No I/O here.

    RouterError                       an answer or a line that did not give what was asked for
    ├── NoAnswer                      nothing came back, or not all of it
    │   ├── NotSent                   the request certainly never left (no connection was made)
    │   └── OutcomeUnknown            it may have arrived: only the same key tells
    ├── Refused                       the Router answered with an error (status, bucket, detail)
    ├── Unreadable                    an answer came that is not what the contract names (HTML, half a document)
    ├── TooLarge                      the answer is longer than what is set here; it was not read to its end
    └── Withheld                      it was not to go any more when its line stood; it did not arrive

    DeskError                         something on this machine (disk, folder, keyring, settings)

`Failure` is the frozen record of one of these that a request keeps. `explain` turns it into one sentence, one action and
what is known about the charge.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum


class Bucket(StrEnum):
    """The Router's words for kinds of failure. Unknown words stay strings and act as `internal_error`."""

    INVALID_INPUT = "invalid_input"
    CONTENT_POLICY_VIOLATION = "content_policy_violation"
    PROVIDER_ERROR = "provider_error"
    PROVIDER_TIMEOUT = "provider_timeout"
    INSUFFICIENT_CREDITS = "insufficient_credits"
    MODEL_NOT_FOUND = "model_not_found"
    UNAUTHORIZED = "unauthorized"
    FORBIDDEN = "forbidden"
    NOT_ENABLED = "not_enabled"
    CONCURRENCY_LIMIT_EXCEEDED = "concurrency_limit_exceeded"
    RATE_LIMITED = "rate_limited"
    QUEUE_BACKLOG_FULL = "queue_backlog_full"
    SERVICE_UNAVAILABLE = "service_unavailable"
    INTERNAL_ERROR = "internal_error"
    DEADLINE_EXCEEDED = "deadline_exceeded"
    CLIENT_DISCONNECTED = "client_disconnected"
    CANCELLED = "cancelled"
    QUEUE_TIMEOUT = "queue_timeout"
    REQUEST_NOT_FOUND = "request_not_found"


@dataclass(frozen=True, slots=True)
class FieldProblem:
    """One entry of a 422: where (`loc` as the Router names it) and what, in the server's own words."""

    loc: tuple[str | int, ...]
    message: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Failure:
    """What is known of one failure. All texts are plain and bounded (detail at most 2,000 characters).

    `status` is the HTTP status, None where no answer came. `bucket` is the Router's word, "" where it named none.
    `pace` is the server's Retry-After in seconds, None where it named none.
    """

    reason: str  # no_answer, not_sent, refused, unreadable, too_large, local
    status: int | None = None
    bucket: str = ""
    detail: str = ""
    upstream_detail: str = ""
    refusal_subject: str = ""
    call_id: str = ""
    pace: float | None = None
    fields: tuple[FieldProblem, ...] = ()
    limit: int | None = None  # bytes; what was set here when an answer was too large for it

    @property
    def may_hide(self) -> bool:
        """The Router's answer to a key that may not read a request: it says nothing about where that request is."""
        return self.reason == "refused" and self.status in (403, 404, 410)

    @property
    def meaning(self) -> str:
        """The Router's word, or where it named none the one that its status stands for; "" where neither says anything."""
        if self.bucket or self.reason != "refused":
            return self.bucket
        return _MEANT.get(self.status or 0, "")


_MEANT = {
    401: Bucket.UNAUTHORIZED,
    402: Bucket.INSUFFICIENT_CREDITS,
    403: Bucket.FORBIDDEN,
    422: Bucket.INVALID_INPUT,
    429: Bucket.RATE_LIMITED,
    503: Bucket.SERVICE_UNAVAILABLE,
}
"""Statuses that mean one thing only. A 404 is an unknown model to a submit and an unknown request to a read."""


class RouterError(Exception):
    """An answer or a line that did not give what was asked for. Carries the `Failure`; its text has no secret."""

    reason = "refused"

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.detail or failure.bucket or failure.reason)
        self.failure = failure


class NoAnswer(RouterError):
    reason = "no_answer"


class NotSent(NoAnswer):
    reason = "not_sent"


class OutcomeUnknown(NoAnswer):
    reason = "no_answer"


class Refused(RouterError):
    reason = "refused"


class Unreadable(RouterError):
    reason = "unreadable"


class TooLarge(RouterError):
    reason = "too_large"


class Withheld(RouterError):
    """Decided here: it says nothing about the line or the Router."""

    reason = "local"

    def __init__(self, why: str) -> None:
        super().__init__(Failure("local", detail=why))


class DeskError(Exception):
    """Something on this machine: one sentence for the artist, one action that helps, details to copy."""

    def __init__(self, sentence: str, action: str = "", details: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.action = action
        self.details = details


class Charge(StrEnum):
    """What is known about money after a failure; never more than the contract states."""

    NONE = "none"
    MAYBE = "maybe"
    UNKNOWN = "unknown"
    REPORTED = "reported"


class Action(StrEnum):
    """The one action that helps, as a row's button."""

    EDIT = "edit"
    RUN_AGAIN = "run_again"
    SEND_AGAIN = "send_again"
    SEND_AS_NEW = "send_as_new"
    ADD_CREDITS = "add_credits"
    ENTER_KEY = "enter_key"
    WAIT = "wait"
    CHECK_AGAIN = "check_again"
    DETAILS = "details"


@dataclass(frozen=True, slots=True)
class Explanation:
    sentence: str
    action: Action
    charge: Charge = Charge.UNKNOWN
    charge_sentence: str = field(default="")


_CHARGE_WORDS = {
    Charge.NONE: "Not charged.",
    Charge.MAYBE: "May have been charged.",
    Charge.UNKNOWN: "Nothing was reported about a charge.",
    Charge.REPORTED: "",
}

_SUBJECTS = {
    "input": "what was sent",
    "output": "what it had made",
    "input_text": "the prompt",
    "input_image": "the picture you gave",
    "input_video": "the film you gave",
    "input_audio": "the sound you gave",
    "output_text": "the text it had written",
    "output_image": "the picture it had made",
    "output_video": "the film it had made",
    "output_audio": "the sound it had made",
}

_SENTENCES: dict[str, tuple[str, Action, Charge]] = {
    Bucket.INVALID_INPUT: ("The model did not accept something in the form.", Action.EDIT, Charge.UNKNOWN),
    Bucket.CONTENT_POLICY_VIOLATION: (
        "The model refused this on grounds of its content policy.",
        Action.EDIT,
        Charge.UNKNOWN,
    ),
    Bucket.PROVIDER_ERROR: ("The partner that runs this model failed.", Action.RUN_AGAIN, Charge.UNKNOWN),
    Bucket.PROVIDER_TIMEOUT: (
        "The partner that runs this model did not answer in time.",
        Action.RUN_AGAIN,
        Charge.MAYBE,
    ),
    Bucket.INSUFFICIENT_CREDITS: ("The account has too few credits for this.", Action.ADD_CREDITS, Charge.NONE),
    Bucket.MODEL_NOT_FOUND: ("The Router does not offer this model.", Action.EDIT, Charge.NONE),
    Bucket.UNAUTHORIZED: ("The Router did not accept the key.", Action.ENTER_KEY, Charge.NONE),
    Bucket.FORBIDDEN: ("This key may not use this model.", Action.ENTER_KEY, Charge.NONE),
    Bucket.NOT_ENABLED: ("This model or key cannot use the queue.", Action.DETAILS, Charge.NONE),
    Bucket.CONCURRENCY_LIMIT_EXCEEDED: ("Too many runs at once; this one waits.", Action.WAIT, Charge.NONE),
    Bucket.RATE_LIMITED: ("The account asked too often; everything waits a moment.", Action.WAIT, Charge.NONE),
    Bucket.QUEUE_BACKLOG_FULL: (
        "Too many of your requests wait at the Router; this one waits here.",
        Action.WAIT,
        Charge.NONE,
    ),
    Bucket.SERVICE_UNAVAILABLE: ("The Router is not available just now.", Action.WAIT, Charge.UNKNOWN),
    Bucket.INTERNAL_ERROR: ("The Router had a fault of its own.", Action.RUN_AGAIN, Charge.UNKNOWN),
    Bucket.DEADLINE_EXCEEDED: ("The run outlasted the connection.", Action.SEND_AGAIN, Charge.MAYBE),
    Bucket.CLIENT_DISCONNECTED: ("The connection closed before the answer.", Action.RUN_AGAIN, Charge.UNKNOWN),
    Bucket.CANCELLED: ("Cancelled.", Action.RUN_AGAIN, Charge.UNKNOWN),
    Bucket.QUEUE_TIMEOUT: ("It waited in the queue too long and never started.", Action.RUN_AGAIN, Charge.NONE),
    Bucket.REQUEST_NOT_FOUND: (
        "The Router does not know this request under this account.",
        Action.CHECK_AGAIN,
        Charge.UNKNOWN,
    ),
}


def explain(failure: Failure, *, charges_on_policy_rejection: str = "unknown", maybe_sent: bool = False) -> Explanation:
    """The sentence, the action and what is known about the charge for one failure.

    `charges_on_policy_rejection` is the catalogue's word for the model: yes, no or unknown. `maybe_sent`: an earlier try of
    the same request may have arrived, and the refusal of a later one says nothing about what became of it.
    """
    known = _explain(failure, charges_on_policy_rejection)
    if maybe_sent and known.charge is Charge.NONE:
        return replace(known, charge=Charge.MAYBE, charge_sentence="An earlier try may have run and been charged.")
    return known


def _explain(failure: Failure, charges_on_policy_rejection: str) -> Explanation:
    if failure.status == 410:
        return _explanation(
            "The Router keeps results for 24 hours; this one is gone.", Action.RUN_AGAIN, Charge.UNKNOWN
        )
    if failure.reason in ("no_answer", "not_sent"):
        sentence = (
            "The Router could not be reached." if failure.reason == "not_sent" else "The line broke before the answer."
        )
        return _explanation(sentence, Action.SEND_AGAIN, Charge.NONE if failure.reason == "not_sent" else Charge.MAYBE)
    if failure.reason == "too_large":
        return Explanation(failure.detail, Action.CHECK_AGAIN, Charge.UNKNOWN, "")
    if failure.reason == "local":
        return Explanation(failure.detail or "Something on this machine failed.", Action.DETAILS, Charge.UNKNOWN, "")
    if failure.reason == "unreadable":
        return _explanation(
            "An answer came that is not from the Router, or not whole.", Action.CHECK_AGAIN, Charge.UNKNOWN
        )
    meaning = failure.meaning
    if meaning == Bucket.INVALID_INPUT and failure.status == 409:
        # The key belongs to another body, or to a call whose answer is not held any more: the bucket does not say which.
        return _explanation(
            "The Router does not take this request under its key again.",
            Action.SEND_AS_NEW,
            Charge.MAYBE,
            "It may have run and been charged before; sent as new, it may be charged again.",
        )
    if meaning == Bucket.INVALID_INPUT and failure.status == 422:
        return _explanation(_SENTENCES[Bucket.INVALID_INPUT][0], Action.EDIT, Charge.NONE)
    if meaning == Bucket.CONTENT_POLICY_VIOLATION:
        subject = _SUBJECTS.get(failure.refusal_subject)
        sentence = f"The model refused {subject}." if subject else _SENTENCES[meaning][0]
        if charges_on_policy_rejection == "no":
            return _explanation(sentence, Action.EDIT, Charge.NONE, "This model does not charge for refusals.")
        if charges_on_policy_rejection == "yes":
            return _explanation(sentence, Action.EDIT, Charge.MAYBE, "This model charges for refusals.")
        return _explanation(
            sentence, Action.EDIT, Charge.UNKNOWN, "Whether this model charges for refusals is not known."
        )
    if meaning in _SENTENCES:
        return _explanation(*_SENTENCES[meaning])
    name = failure.bucket or (f"HTTP {failure.status}" if failure.status else "unknown")
    return _explanation(f"Failed ({name}).", Action.RUN_AGAIN, Charge.UNKNOWN)


def _explanation(sentence: str, action: Action, charge: Charge, charge_sentence: str = "") -> Explanation:
    return Explanation(sentence, action, charge, charge_sentence or _CHARGE_WORDS[charge])
