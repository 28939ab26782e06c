"""What a row's words are made from besides its request, and what a line of words is. Plain facts, no decisions."""

from __future__ import annotations

from dataclasses import dataclass

from comfy_desk.domain.events import AccountChanged, CollectProgress
from comfy_desk.services.usual import Usual


@dataclass(frozen=True, slots=True)
class Around:
    """What a row's words depend on besides the request itself. `account` is the state of the request's own account."""

    now: float
    account: AccountChanged | None = None
    paused: bool = False
    progress: CollectProgress | None = None
    usual: Usual | None = None  # what this machine knows of such requests, where it lives
    pause_reason: str = ""  # the desk's word for why sending is paused
    place: int = 0  # in the outbox of its account, 1 goes next; 0 where it does not go by itself
    busy_model: int = 0  # so many of its model are at the Router, and no more may be; 0 while there is room
    busy_all: int = 0  # the same for its whole account
    account_here: bool = True  # its account is among those that are open
    batch: str = ""  # the name of its batch
    in_form: bool = False  # it is being changed, and held back for that
    account_name: str = ""  # where there are several to tell apart
    elsewhere: bool = False  # new requests go to another one of these


@dataclass(frozen=True, slots=True)
class Said:
    """One line: its words, the token they are written in, and for a status the icon before them."""

    text: str
    tone: str = "dim"
    icon: str = ""


NOTHING = Said("")
