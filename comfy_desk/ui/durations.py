"""Time limits in words and in the steps that are offered. Pure."""

from __future__ import annotations

from comfy_desk.ui.phrases import tr

MINUTE = 60
HOUR = 3600

OFFERED: tuple[int, ...] = (5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR)
"""Seconds."""

LONGEST = 14 * 24 * HOUR
"""Seconds that can be typed: the Router forgets a result a day after its end, and nothing is known to run for weeks."""


def limit_words(seconds: float) -> str:
    """ "15 min", "1 h", "1 h 30 min", "45 s"."""
    whole = max(1, round(seconds))
    if whole < MINUTE:
        return tr("{n} s").format(n=whole)
    hours, minutes = divmod(round(whole / MINUTE), 60)
    parts = []
    if hours:
        parts.append(tr("{n} h").format(n=hours))
    if minutes:
        parts.append(tr("{n} min").format(n=minutes))
    return " ".join(parts)
