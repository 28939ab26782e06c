"""Runs: one admitted piece of work, what becomes of it, and the words in a prompt that decide so.

Any text in a body may hold one of these words; they are how a practice run is made to go wrong:

| word | what becomes of the run |
|---|---|
| ``forbidden-subject`` | ``content_policy_violation`` (400, subject ``input_text``) |
| ``forbidden-picture`` | ``content_policy_violation`` (403, subject ``output_image``) |
| ``fail-please`` | ``provider_error`` (502) |
| ``time-out`` | ``provider_timeout`` (504, no Retry-After) |
| ``never-starts`` | ``queue_timeout`` (504); waits one run's length, is never charged |
| ``awkward-input`` | ``invalid_input`` (400) with the provider's reason in ``upstream_detail`` |
| ``late-refusal`` | 422 with ``detail[]``, found by the model itself |
| ``house-fire`` | ``internal_error`` (500) |
| ``strange-bucket`` | ``solar_flare``, a bucket nobody has heard of (500) |
| ``ends-as-…`` | the bucket of that name, ``ends-as-queue_timeout`` say, however odd it is for a finished run |
| ``kept-all-the-same`` | beside one of the above: the result is there and charged although the status names an error |
| ``empty-handed`` | a success without any media: a text with the reason |
| ``take-your-time`` | five times as long |
"""

import hashlib
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from starlette.responses import Response

from .accounts import Account
from .answers import error, invalid_body
from .catalogue import Model

QUEUED, RUNNING, COMPLETED = "IN_QUEUE", "IN_PROGRESS", "COMPLETED"

_ENDINGS: dict[str, tuple[int, str, str]] = {
    "forbidden-subject": (400, "content_policy_violation", "The model does not paint this subject."),
    "forbidden-picture": (403, "content_policy_violation", "The finished picture was held back."),
    "fail-please": (502, "provider_error", "The partner's machine failed while it worked on this."),
    "time-out": (504, "provider_timeout", "The partner did not answer in time."),
    "never-starts": (504, "queue_timeout", "No place became free in time; the run never started."),
    "awkward-input": (400, "invalid_input", "The partner could not work with this input."),
    "late-refusal": (422, "invalid_input", "The model refused a field."),
    "house-fire": (500, "internal_error", "The Router failed."),
    "strange-bucket": (500, "solar_flare", "Something new under the sun."),
}
#: Every bucket of the contract with the status of an answer that carries it.
_STATUS_OF = {
    "invalid_input": 400,
    "content_policy_violation": 400,
    "provider_error": 502,
    "provider_timeout": 504,
    "insufficient_credits": 402,
    "model_not_found": 404,
    "unauthorized": 401,
    "forbidden": 403,
    "not_enabled": 403,
    "concurrency_limit_exceeded": 429,
    "rate_limited": 429,
    "queue_backlog_full": 429,
    "service_unavailable": 503,
    "internal_error": 500,
    "deadline_exceeded": 504,
    "client_disconnected": 500,
    "cancelled": 409,
    "queue_timeout": 504,
    "request_not_found": 404,
}
_ENDINGS |= {f"ends-as-{name}": (status, name, f"It ended as {name}.") for name, status in _STATUS_OF.items()}
_KEPT = "kept-all-the-same"
#: The ends that a run can be made to come to, and what a cancel can do to one that has started.
ENDINGS = frozenset(_ENDINGS)
CANCELLINGS = ("stop", "late", "win")
_CANCELLED = (409, "cancelled", "The request was withdrawn before it gave a result.")


@dataclass(slots=True, eq=False)
class Run:
    """One run from its admission to its end. Times are the practice clock's seconds; ``ending`` is None for a
    success.
    """

    id: str
    model: Model
    account: Account
    body: Mapping[str, Any]
    body_digest: str
    body_bytes: int
    seed: int
    price: int
    admitted_at: float
    length: float
    key: str | None = None
    direct: bool = False
    ghost: bool = False
    provider: str = ""
    dropped: tuple[str, ...] = ()
    fallback: str | None = None
    ending: str | None = None
    #: Whether an end with an error has its result all the same.
    kept: bool = False
    state: str = QUEUED
    started_at: float | None = None
    finish_at: float | None = None
    finished_wall: float = 0.0
    #: What the cancel that came while it ran will do: "stop", "late" or "win".
    cancelling: str | None = None
    cancelled: bool = False
    charged: bool = False

    @property
    def has_result(self) -> bool:
        """Whether the result read answers 200: a success, or one cancelled too late, charged and kept."""
        made = self.ending is None or self.kept
        return self.state == COMPLETED and made and (not self.cancelled or self.charged)

    @property
    def error_type(self) -> str | None:
        if self.state != COMPLETED:
            return None
        if self.cancelled:
            return "cancelled"
        return _ENDINGS[self.ending][1] if self.ending else None

    def failure(self) -> Response:
        """The error that the result read (or the direct route) answers for a run without a result."""
        status, bucket, detail = _CANCELLED if self.cancelled else _ENDINGS[self.ending or "house-fire"]
        if status == 422:
            return invalid_body(
                [{"loc": ["body", "prompt"], "msg": "The model could not read this.", "type": "value_error"}]
            )
        if bucket == "content_policy_violation":
            subject = "input_text" if status == 400 else "output_image"
            headers = {"X-Comfy-Refusal-Subject": subject, "X-Comfy-Upstream-Status": "400"}
            return error(status, bucket, detail, headers=headers, refusal_subject=subject)
        if bucket == "invalid_input":
            reason = "expected a calmer picture, but received a 3x3px one instead"
            headers = {"X-Comfy-Upstream-Status": "400", "X-Comfy-Upstream-Detail": reason}
            return error(status, bucket, detail, headers=headers, upstream_detail=reason)
        headers = {"X-Comfy-Upstream-Status": "500"} if bucket == "provider_error" else {}
        return error(status, bucket, detail, headers=headers)

    def costs(self) -> bool:
        """Whether its end is charged: a result always, a refusal and a timeout where the model says so."""
        if self.ending is None or self.kept:
            return True
        bucket = _ENDINGS[self.ending][1]
        return bucket in ("content_policy_violation", "provider_timeout") and self.model.charges_on_refusal == "yes"


def texts(value: Any) -> Iterator[str]:
    """Every text in a body, Base64 and other very long ones left out."""
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            if len(item) <= 20_000:
                yield item
        elif isinstance(item, dict):
            stack.extend(reversed(list(item.values())))
        elif isinstance(item, list):
            stack.extend(reversed(item))


def ending_of(body: Mapping[str, Any]) -> str | None:
    found = " ".join(texts(body)).lower()
    return next((word for word in _ENDINGS if word in found), None)


def kept_in(body: Mapping[str, Any]) -> bool:
    """Whether a run of this body has a result whatever its end."""
    return holds(body, _KEPT)


def holds(body: Mapping[str, Any], word: str) -> bool:
    return any(word in text.lower() for text in texts(body))


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def length_of(model: Model, seconds: float, seed: int, body: Mapping[str, Any]) -> float:
    """A run's length at speed 1: the model's, a quarter longer or shorter as the seed has it."""
    spread = random.Random(seed).uniform(0.75, 1.25)
    return seconds * spread * (5 if holds(body, "take-your-time") else 1)
