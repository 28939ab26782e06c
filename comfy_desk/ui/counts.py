"""How many rows there are of each sort, and that in words: for chips, window title, status line and tray. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from comfy_desk.domain.request import State
from comfy_desk.ui.phrases import tr, whole

DONE_STATES = frozenset({State.DONE, State.EMPTY, State.LATE_RESULT})
FAILED_STATES = frozenset({State.FAILED, State.EXPIRED, State.GONE})


@dataclass(frozen=True, slots=True)
class Counts:
    """How many rows there are of each sort that chips, title and tray name."""

    all: int = 0
    active: int = 0
    done: int = 0
    failed: int = 0
    waiting: int = 0
    queued: int = 0  # sent, not known to run
    direct: int = 0  # of those: run on the held connection, which no queue knows of
    running: int = 0
    collecting: int = 0
    expiring: int = 0  # made, not here yet, and to be had for less than six hours


def count(states: Mapping[State, int], expiring: int = 0) -> Counts:
    """Counts from how many rows are in each state."""

    def of(*wanted: State) -> int:
        return sum(states.get(state, 0) for state in wanted)

    return Counts(
        all=sum(states.values()),
        active=sum(number for state, number in states.items() if not state.terminal),
        done=of(*DONE_STATES),
        failed=of(*FAILED_STATES),
        waiting=of(State.WAITING),
        queued=of(State.SENDING, State.OUTCOME_UNKNOWN, State.IN_QUEUE),
        running=of(State.IN_PROGRESS),
        collecting=of(State.COLLECTING),
        expiring=expiring,
    )


def counts_in_words(counts: Counts) -> str:
    """ "2 running, 3 in queue, 1 waiting here", or "" where nothing is going on."""
    parts = (
        (counts.running, tr("{n} running")),
        (counts.direct, tr("{n} running directly")),
        (counts.queued - counts.direct, tr("{n} in queue")),
        (counts.collecting, tr("{n} collecting")),
        (counts.waiting, tr("{n} waiting here")),
    )
    return ", ".join(words.format(n=whole(number)) for number, words in parts if number > 0)


def window_title(counts: Counts, account: str = "") -> str:
    """The window's title with the counts first, where a taskbar shows them."""
    name = tr("Comfy Desk") if not account else tr("Comfy Desk · {account}").format(account=account)
    going_on = counts_in_words(counts)
    return tr("{going_on} — {name}").format(going_on=going_on, name=name) if going_on else name
