"""What was made and is not on this machine yet: until when it can be had, and when that becomes pressing. Pure.

The Router keeps a finished request for a day. A result that was not read, and a work whose link brought nothing yet, are
lost after that, or when the link itself says that it dies: the nearer of both counts. Time is passed in; nothing is fetched,
and nothing here says that something is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from comfy_desk.domain.output import Output, Reach
from comfy_desk.domain.request import RETENTION, Request, State

SOON = 6 * 3600.0
NOW_OR_NEVER = 3600.0

_MAY_LACK = frozenset({State.DONE, State.EMPTY, State.LATE_RESULT})
_FETCHABLE = frozenset({Reach.FETCHABLE, Reach.TOO_LARGE})


class Press(IntEnum):
    """How pressing it is."""

    NONE = 0
    SOON = 1  # less than six hours are left
    URGENT = 2  # less than one
    OVER = 3


def expires_at(request: Request) -> float | None:
    """When what is not here yet can be lost; None where everything is here, or nothing was made."""
    if request.completed_at is None:
        return None
    if request.state is State.COLLECTING:
        return request.completed_at + RETENTION
    if request.state in _MAY_LACK and request.raw_path is not None and (lacking := _lacking(request)):
        links = [one.link_until for one in lacking if one.link_until is not None]
        return min([request.completed_at + RETENTION, *links])
    return None


def _lacking(request: Request) -> list[Output]:
    return [one for one in request.works if one.path is None and not one.text and one.reach in _FETCHABLE]


def press_of(until: float | None, now: float) -> Press:
    """How pressing a moment is that `expires_at` gave."""
    if until is None or until - now > SOON:
        return Press.NONE
    if until <= now:
        return Press.OVER
    return Press.URGENT if until - now <= NOW_OR_NEVER else Press.SOON


class Expiring:
    """Those that can be lost. `note` takes each change; `told` names each step of each of them once."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}
        self._said: dict[str, Press] = {}

    def load(self, requests: Iterable[Request]) -> None:
        """Everything anew; what was told stays told."""
        self._until.clear()
        for request in requests:
            self.note(request)

    def note(self, request: Request) -> None:
        until = expires_at(request) if request.removed_at is None else None
        if until is None:
            self.forget(request.id)
        else:
            self._until[request.id] = until

    def forget(self, request_id: str) -> None:
        self._until.pop(request_id, None)
        self._said.pop(request_id, None)

    def press(self, request_id: str, now: float) -> Press:
        return press_of(self._until.get(request_id), now)

    def pressing(self, now: float) -> dict[str, Press]:
        """Those of which less than six hours are left, also those whose time is over."""
        found = ((one, press_of(until, now)) for one, until in self._until.items())
        return {one: press for one, press in found if press is not Press.NONE}

    def told(self, now: float) -> list[tuple[tuple[str, ...], float]]:
        """Of each step that was reached since it was asked last: the ids, and how many seconds are left to the soonest."""
        steps: dict[Press, list[str]] = {}
        for one, press in self.pressing(now).items():
            if Press.NONE < press < Press.OVER and self._said.get(one, Press.NONE) < press:
                self._said[one] = press
                steps.setdefault(press, []).append(one)
        return [
            (tuple(sorted(ids, key=self._until.__getitem__)), min(self._until[one] for one in ids) - now)
            for _press, ids in sorted(steps.items(), reverse=True)
        ]
