"""The course of one request: everything that was observed, with times of this machine and what lay between. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from comfy_desk.ui.phrases import clock, day_of, decimal, stopwatch, tr
from comfy_desk.ui.support import without_secrets
from comfy_desk.ui.told import told


def course(timeline: Iterable[tuple[float, str]], now: float) -> tuple[tuple[str, str], ...]:
    """Time and words of each, with how long after the one before."""
    lines = []
    before: float | None = None
    for at, words in timeline:
        said = told(without_secrets(words))
        if before is not None and at - before >= 0.05:
            said = tr("{what} · {time} later").format(what=said, time=_between(at - before))
        lines.append((to_the_second(at, now), said))
        before = at
    return tuple(lines)


def to_the_second(at: float, now: float) -> str:
    """12:03:20 where that is today, else with its day before it. In the time of this machine."""
    moment, today = (datetime.fromtimestamp(time, UTC).astimezone() for time in (at, now))
    told_time = clock(moment, seconds=True)
    if moment.date() == today.date():
        return told_time
    day = day_of(moment.date(), year=moment.year != today.year)
    return tr("{day} {time}").format(day=day, time=told_time)


def _between(seconds: float) -> str:
    return tr("{n} s").format(n=decimal(seconds)) if seconds < 60 else stopwatch(seconds)
