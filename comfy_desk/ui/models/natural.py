"""The order of the work: what is at the Router, then what waits here as it will be sent, then what has ended. Pure."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from comfy_desk.domain.request import Request, State


class Section(IntEnum):
    """The parts of the natural order, from the top."""

    AT_ROUTER = 0
    WAITING = 1
    ENDED = 2


def section_of(request: Request) -> Section:
    if request.state is State.WAITING:
        return Section.WAITING
    return Section.ENDED if request.state.terminal else Section.AT_ROUTER


PLAIN = {section: (section,) for section in Section}


def natural(request: Request) -> Any:
    """What waits is told apart by its place in the outbox, what was sent by when; the ended only by their section."""
    section = section_of(request)
    if section is Section.ENDED:
        return PLAIN[section]
    if section is Section.WAITING:
        return section, request.order, request.created_at
    sent = request.first_sent_at if request.first_sent_at is not None else request.created_at
    return section, sent, request.created_at
