"""By what the rows of the queue are put together, and what such a group is called. Pure.

A key's order never depends on what changes while requests run: groups stay where they are.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Protocol

from comfy_desk.domain.batch import Batch, BatchProgress
from comfy_desk.domain.request import Request, State
from comfy_desk.ui.phrases import day_of, model_name, tr


class Grouping(StrEnum):
    NONE = "none"
    BATCH = "batch"
    DAY = "day"
    MODEL = "model"
    ACCOUNT = "account"
    STATE = "state"


GROUPINGS: tuple[tuple[Grouping, str], ...] = (
    (Grouping.NONE, "No groups"),
    (Grouping.BATCH, "Batch"),
    (Grouping.DAY, "Day"),
    (Grouping.MODEL, "Model"),
    (Grouping.ACCOUNT, "Account"),
    (Grouping.STATE, "State"),
)

GroupKey = tuple[float | str, float | str, str]
"""What groups are sorted by; the last part is what tells one from another, and stays the same in every session."""

NO_GROUP: GroupKey = (0, 0, "")

_STATES: tuple[tuple[str, str, frozenset[State]], ...] = (
    ("router", "At the Router", frozenset(state for state in State if state.at_router)),
    ("saving", "Being saved", frozenset({State.COLLECTING})),
    ("waiting", "Waiting here", frozenset({State.WAITING})),
    ("failed", "Failed", frozenset({State.FAILED})),
    ("lost", "No longer on the server", frozenset({State.EXPIRED, State.GONE})),
    ("done", "Done", frozenset({State.DONE, State.LATE_RESULT})),
    ("empty", "Finished, nothing to show", frozenset({State.EMPTY})),
    ("cancelled", "Cancelled", frozenset({State.CANCELLED})),
)
_PLACE_OF_STATE = {state: place for place, (_, _, states) in enumerate(_STATES) for state in states}


class Named(Protocol):
    """Who knows names."""

    @property
    def now(self) -> float: ...
    def batch(self, batch_id: str | None) -> Batch | None: ...
    def account_name(self, account: str) -> str: ...


@dataclass(frozen=True, slots=True)
class GroupWords:
    """What a group's line says. `batch` is the id of its batch, "" where it is no batch's."""

    key: str
    title: str
    words: str
    progress: BatchProgress
    folded: bool
    batch: str = ""
    measured: bool = True  # its progress says something; of requests that are all in one state it does not


def _by_batch(request: Request, named: Named) -> GroupKey:
    batch = named.batch(request.batch)
    return (0, 0, "") if batch is None else (1, -batch.created_at, batch.id)  # single ones before all batches


def _by_day(request: Request, _named: Named) -> GroupKey:
    made = time.localtime(request.created_at)
    return -(made.tm_year * 1000 + made.tm_yday), 0, f"{made.tm_year:04}-{made.tm_mon:02}-{made.tm_mday:02}"


def _by_state(request: Request, _named: Named) -> GroupKey:
    place = _PLACE_OF_STATE[request.state]
    return place, 0, _STATES[place][0]


KEYS: dict[Grouping, Callable[[Request, Named], GroupKey]] = {
    Grouping.NONE: lambda request, named: NO_GROUP,
    Grouping.BATCH: _by_batch,
    Grouping.DAY: _by_day,
    Grouping.MODEL: lambda request, named: (model_name(request.model).casefold(), 0, request.model),
    Grouping.ACCOUNT: lambda request, named: (named.account_name(request.account).casefold(), 0, request.account),
    Grouping.STATE: _by_state,
}


def title_of(grouping: Grouping, key: str, named: Named) -> str:
    """What a group is called."""
    if grouping is Grouping.BATCH:
        batch = named.batch(key)
        return batch.name if batch is not None else tr("Single requests")
    if grouping is Grouping.DAY:
        return _day(key, named.now)
    if grouping is Grouping.MODEL:
        return model_name(key)
    if grouping is Grouping.ACCOUNT:
        return named.account_name(key)
    return next((tr(title) for name, title, _ in _STATES if name == key), "")


def _day(key: str, now: float) -> str:
    day, today = date.fromisoformat(key), date.fromtimestamp(now)  # noqa: DTZ012 - the days of this machine
    if day == today:
        return tr("Today")
    if (today - day).days == 1:
        return tr("Yesterday")
    return day_of(day, year=day.year != today.year)
