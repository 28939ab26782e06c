"""When the next call is made. Pure: the server's hint and chance go in, seconds come out.

Never earlier than the server said, except that a poll is never parked for longer than five minutes, nor anything for what
no server can mean; never a hot loop.
"""

from __future__ import annotations

import math

DEFAULT_POLL = 5.0
"""Seconds between status reads where the server named no pace."""

FIRST_POLL = 2.0
"""Seconds from an accepted submit to the first status read where the server named no pace."""

LONGEST_POLL = 300.0
"""Seconds: a result is kept 24 hours, so a poll parked for ever loses it."""

FASTEST = 1.0
"""Seconds: the Router's smallest Retry-After."""

LONGEST_WAIT = 24 * 3600.0
"""Seconds: a call that acts waits as long as the server asks, up to a day."""

_INSTEAD_OF_ABSURD = 3600.0
"""Seconds: a header that asks for more than that day is a mistake, and parks nothing for longer than this."""

_LONGEST_BACKOFF = 120.0
_OFFLINE_BACKOFF = 20.0
_SPREAD = 0.02


def credible(pace: float | None) -> float | None:
    """The server's hint in seconds, at least 0, without what no server can mean; None where it names none."""
    if pace is None or math.isnan(pace):
        return None
    return max(0.0, pace) if pace <= LONGEST_WAIT else _INSTEAD_OF_ABSURD


def poll_delay(pace: float | None, chance: float, default: float = DEFAULT_POLL) -> float:
    """Seconds until the next status read: the hint, at least one second, plus up to 2 % so that rows drift apart."""
    pace = credible(pace)
    hint = default if pace is None else max(FASTEST, pace)
    return min(hint * (1.0 + _SPREAD * chance) + 0.01, LONGEST_POLL)


def backoff(tries: int, pace: float | None, chance: float, *, offline: bool = False) -> float:
    """Seconds until a failed call is made again: doubling from two seconds, with half of it by chance.

    Never before a credible `pace`. While offline the wait stays short, since such a call costs nobody anything.
    """
    longest = _OFFLINE_BACKOFF if offline else _LONGEST_BACKOFF
    base = min(longest, 2.0 * 2.0 ** min(max(tries, 0), 10))
    wait = base * (0.5 + 0.5 * chance)
    pace = credible(pace)
    if pace is None:
        return wait
    return max(wait, pace * (1.0 + 0.1 * chance) + 0.01)


def longest_backoff(pace: float | None) -> float:
    """Seconds that `backoff` gives at most, for a plan whose clock was set back since it was made."""
    return max(_LONGEST_BACKOFF, 1.1 * (credible(pace) or 0.0) + 0.01)


def disk_wait(tries: int, chance: float) -> float:
    """Seconds until something is written again that the disk did not take: soon at first, a minute at most."""
    return min(backoff(tries - 1, None, chance), 60.0)


def resume_spread(index: int, chance: float) -> float:
    """Seconds after a wake-up or a pause at which the row number `index` asks again: five a second, in no fixed step."""
    return 0.2 * index + 0.2 * chance


def resume_step(chance: float) -> float:
    """Seconds between two rows that ask again after a wake-up: five a second, in no fixed step."""
    return 0.2 * (0.5 + chance)
