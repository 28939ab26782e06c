"""Everything that can happen to a request: what was asked of it here, and what was seen of it there.

An observation is a fact with its time; what follows from it is decided in `advance` alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from comfy_desk.domain.errors import Failure
from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Handle, Hold
from comfy_desk.domain.serving import ANY, NOTHING_SAID, Served, Serving


@dataclass(frozen=True, slots=True)
class Held:
    """It waits here, for this reason; `failure` says more where there is more to say."""

    at: float
    hold: Hold
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class SendStarted:
    """The POST is about to be made: committed before the first byte leaves. `key_mark` tells which API key goes along."""

    at: float
    key_mark: str | None = None


@dataclass(frozen=True, slots=True)
class SendStopped:
    """The program stopped or restarted while the POST was under way; nobody knows its outcome."""

    at: float


@dataclass(frozen=True, slots=True)
class Accepted:
    at: float
    handle: Handle
    word: str
    position: int | None = None
    pace: float | None = None
    replayed: bool = False
    estimate: str | None = None
    next_check_at: float | None = None
    served: Served = NOTHING_SAID


@dataclass(frozen=True, slots=True)
class SubmitFailed:
    """The POST gave no handle. `retry_at` is when the same key is sent again, where that is right."""

    at: float
    failure: Failure
    retry_at: float | None = None


@dataclass(frozen=True, slots=True)
class StatusSeen:
    """A status read, a 202 of the result read, or the state in a submit's answer."""

    at: float
    asked_at: float
    request_id: str
    word: str
    position: int | None = None
    error_type: str | None = None
    next_check_at: float | None = None


@dataclass(frozen=True, slots=True)
class ReadFailed:
    """A status read failed. `other_key`: it was asked with another API key than the request was sent with."""

    at: float
    asked_at: float
    failure: Failure
    next_check_at: float | None = None
    other_key: bool = False


@dataclass(frozen=True, slots=True)
class CancelAsked:
    """The artist asked for a cancel."""

    at: float


@dataclass(frozen=True, slots=True)
class CancelAnswered:
    at: float
    word: str


@dataclass(frozen=True, slots=True)
class CancelFailed:
    at: float
    failure: Failure


@dataclass(frozen=True, slots=True)
class RawKept:
    """The raw answer is on the disk, whole and synced: the server is not needed for it any more."""

    at: float
    raw_path: str
    raw_type: str | None
    credits: str | None
    served: Served = NOTHING_SAID


@dataclass(frozen=True, slots=True)
class ResultFailed:
    """The result read answered with an error, or did not answer."""

    at: float
    failure: Failure
    final: bool
    next_check_at: float | None = None


@dataclass(frozen=True, slots=True)
class Collected:
    """Everything that is fetched by itself is on the disk, or has a sentence why not."""

    at: float
    outputs: tuple[Output, ...]
    words: tuple[str, ...] = ()
    folder: str | None = None


@dataclass(frozen=True, slots=True)
class OutputChanged:
    """One output got a file, a thumbnail or a problem after the result was collected; or came with one fetched by hand."""

    at: float
    output: Output


@dataclass(frozen=True, slots=True)
class SendAgainAsked:
    """The artist wants it sent again under the same key (funds added, key entered, an old key confirmed)."""

    at: float


@dataclass(frozen=True, slots=True)
class DirectAsked:
    """The artist wants it run on the held connection, since the queue does not take it."""

    at: float


@dataclass(frozen=True, slots=True)
class CheckAgainAsked:
    """The artist wants a lost or failed request to be looked for once more."""

    at: float


@dataclass(frozen=True, slots=True)
class LookAgainAsked:
    """The artist wants the kept answer, which could not be looked into, to be looked into once more."""

    at: float


@dataclass(frozen=True, slots=True)
class OrderChanged:
    """The artist moved it in the outbox: lower goes first."""

    at: float
    order: float


@dataclass(frozen=True, slots=True)
class Corrected:
    """The artist changed what is to be sent, under the key that no body was admitted under."""

    at: float
    body_sha256: str
    body_size: int
    prompt: str
    seed: str | None
    serving: Serving = ANY
    estimate: str | None = None
    document_etag: str | None = None


@dataclass(frozen=True, slots=True)
class DeadlineChanged:
    """The artist set a limit in seconds, or took it away (None)."""

    at: float
    deadline: float | None


@dataclass(frozen=True, slots=True)
class DeadlinePassed:
    """The artist's own limit is over: one cancel is asked for, and it is followed on."""

    at: float


@dataclass(frozen=True, slots=True)
class Removed:
    at: float


@dataclass(frozen=True, slots=True)
class Restored:
    at: float


Observation = (
    Held
    | SendStarted
    | SendStopped
    | Accepted
    | SubmitFailed
    | StatusSeen
    | ReadFailed
    | CancelAsked
    | CancelAnswered
    | CancelFailed
    | RawKept
    | ResultFailed
    | Collected
    | OutputChanged
    | SendAgainAsked
    | DirectAsked
    | CheckAgainAsked
    | LookAgainAsked
    | OrderChanged
    | Corrected
    | DeadlineChanged
    | DeadlinePassed
    | Removed
    | Restored
)
