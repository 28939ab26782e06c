"""What goes on besides the rows' own words: direct runs that hold a connection, what a closed program left, a pause."""

from __future__ import annotations

from collections.abc import Iterable

from comfy_desk.domain.events import PAUSED_BY_FAILURES, PAUSED_BY_HAND, PAUSED_BY_SPENDING
from comfy_desk.domain.request import Delivery, Request, State
from comfy_desk.ui.phrases import counted, tr

_HELD = (State.SENDING, State.OUTCOME_UNKNOWN)


def direct_runs(requests: Iterable[Request]) -> int:
    """How many runs need this window."""
    return sum(holds_line(request) for request in requests)


def holds_line(request: Request) -> bool:
    """Its answer comes over the connection that this program holds."""
    return request.delivery is Delivery.DIRECT and request.state in _HELD


def left_going(requests: Iterable[Request]) -> tuple[int, int]:
    """Of what an earlier start left: how many the Router went on with by itself, and how many direct runs are asked for."""
    alive = tuple(row for row in requests if not row.state.terminal)
    return sum(row.state.at_router and row.handle is not None for row in alive), direct_runs(alive)


def went_on_in_words(queued: int, direct: int) -> str:
    """For the next start; "" where nothing went on."""
    words = []
    if queued:
        words.append(
            counted(
                queued,
                "{n} request was left at the Router; it is followed on.",
                "{n} requests were left at the Router; they are followed on.",
            )
        )
    if direct:
        words.append(
            counted(
                direct,
                "{n} direct run was cut off; it is asked for again with the same key.",
                "{n} direct runs were cut off; they are asked for again with the same keys.",
            )
        )
    return " ".join(words)


def direct_in_words(number: int) -> str:
    """For the foot of the window, while it matters that the window stays open."""
    return (
        counted(number, "{n} direct run: keep the window open", "{n} direct runs: keep the window open")
        if number
        else ""
    )


def pause_in_words(reason: str) -> str:
    """What sending was paused by."""
    if reason == PAUSED_BY_FAILURES:
        return tr("three in a row failed")
    if reason == PAUSED_BY_SPENDING:
        return tr("your limit for a day")
    return tr("by you") if reason == PAUSED_BY_HAND else ""
