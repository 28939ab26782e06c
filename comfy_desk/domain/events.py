"""What the desk tells those who watch it, after it is on the disk. Delivered in the loop's thread, in order."""

from __future__ import annotations

from dataclasses import dataclass

from comfy_desk.domain.account import Account
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.money import Committed
from comfy_desk.domain.observations import Observation
from comfy_desk.domain.request import Request


@dataclass(frozen=True, slots=True)
class RequestAdded:
    request: Request


@dataclass(frozen=True, slots=True)
class RequestChanged:
    before: Request
    request: Request
    observation: Observation


@dataclass(frozen=True, slots=True)
class RequestDeleted:
    """The row is gone from the store (a removed row whose time to undo is over)."""

    id: str


@dataclass(frozen=True, slots=True)
class CollectProgress:
    """Bytes of a result or its assets so far; never stored. `total` is None where the server names none."""

    id: str
    received: int
    total: int | None


@dataclass(frozen=True, slots=True)
class AccountChanged:
    """The account's own condition: needs a key, is paused until a time, is offline since a time."""

    account: str
    needs_key: bool = False
    needs_credits: bool = False  # the last submit was refused for want of credits: what was not sent yet waits
    backlog_full: bool = False  # too many of its requests wait at the Router: the others wait here
    paused_until: float | None = None
    offline_since: float | None = None
    balance: str | None = None  # for the status line, e.g. "$12.30"
    balance_at: float | None = None
    balance_missed: bool = False  # it was asked for since, and no answer came: the one above is an old one, or none
    committed: Committed | None = None  # what the Router holds back for calls in flight, where it says so
    committed_at: float | None = None


@dataclass(frozen=True, slots=True)
class SendingPaused:
    paused: bool
    reason: str = ""  # one of the words below, "" where it is not paused


PAUSED_BY_HAND = "hand"
PAUSED_BY_FAILURES = "failures"
PAUSED_BY_SPENDING = "spending"  # the artist's own limit on a day's costs


@dataclass(frozen=True, slots=True)
class BatchChanged:
    """A batch is new, or has another name."""

    batch: Batch


@dataclass(frozen=True, slots=True)
class AccountsChanged:
    """An account was added, renamed or removed, or another one is the chosen one. `accounts` stand in their order."""

    accounts: tuple[Account, ...]
    chosen: str


@dataclass(frozen=True, slots=True)
class LimitsChanged:
    """How many requests of one account may be at its Router at once."""

    a_model: int
    in_all: int


@dataclass(frozen=True, slots=True)
class StoreTrouble:
    """The disk with the data folder does not take what was observed, or (no sentence) takes it again."""

    sentence: str


@dataclass(frozen=True, slots=True)
class ModelsChanged:
    """The catalogue on the disk is another one now, or knows more of what its models make."""

    account: str


Event = (
    RequestAdded
    | RequestChanged
    | RequestDeleted
    | CollectProgress
    | AccountChanged
    | SendingPaused
    | ModelsChanged
    | BatchChanged
    | AccountsChanged
    | LimitsChanged
    | StoreTrouble
)
