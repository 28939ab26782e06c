"""The Retry-After header as seconds. Decides nothing: limits and defaults are the business of services/pacing."""

from __future__ import annotations

import math
import re
from datetime import UTC
from email.utils import parsedate_to_datetime

_SECONDS = re.compile(r"[0-9]{1,400}(\.[0-9]{1,400})?", re.ASCII)
LONGEST = 10.0 * 365 * 86400
"""Seconds: a longer wait than ten years is cut to this, so that no sum overflows."""


def seconds(header: str | None, now: float) -> float | None:
    """Seconds from `now` (wall time, seconds since 1970) until the server wants to be asked again, at least 0.

    Reads whole and fractional seconds and the three date forms of HTTP. None where there is no header or it cannot be read.
    """
    if header is None:
        return None
    text = header.strip()
    if _SECONDS.fullmatch(text):
        value = float(text)
        return LONGEST if math.isinf(value) else min(value, LONGEST)
    if len(text) > 64 or not text.isascii():
        return None
    try:
        moment = parsedate_to_datetime(text)
        if moment.tzinfo is None:  # a zone of -0000: UTC is meant
            moment = moment.replace(tzinfo=UTC)
        return min(max(0.0, moment.timestamp() - now), LONGEST)
    except (ValueError, TypeError, OverflowError, IndexError):
        return None
