"""The Retry-After header as seconds. Decides nothing: limits and defaults are the business of services/pacing."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from datetime import UTC
from email.utils import parsedate_to_datetime

_SECONDS = re.compile(r"[0-9]{1,400}(\.[0-9]{1,400})?", re.ASCII)
_DATE = re.compile(
    r"[A-Za-z]{3}, [0-9]{1,2} [A-Za-z]{3} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} (GMT|UTC|[+-][0-9]{4})"  # IMF-fixdate
    r"|[A-Za-z]{6,9}, [0-9]{2}-[A-Za-z]{3}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2} (GMT|UTC)"  # RFC 850
    r"|[A-Za-z]{3} [A-Za-z]{3} [ 0-9][0-9] [0-9]{2}:[0-9]{2}:[0-9]{2} [0-9]{4}",  # asctime
    re.ASCII,
)
LONGEST = 10.0 * 365 * 86400
"""Seconds: a longer wait than ten years is cut to this, so that no sum overflows."""


def of(headers: Mapping[str, str], now: float) -> float | None:
    """Seconds until the server wants to be asked again, at least 0.

    A date is judged against the answer's own Date, for this machine's clock may be hours off; where there is none, against
    `now` (wall time, seconds since 1970). None where there is no header or it cannot be read.
    """
    asked = headers.get("retry-after")
    if asked is None or _SECONDS.fullmatch(asked.strip()):
        return seconds(asked, now)  # most say it so: no date is taken apart for these
    said_at = moment(headers.get("date"))
    return seconds(asked, now if said_at is None else said_at)


def seconds(header: str | None, now: float) -> float | None:
    """The same for one header: whole and fractional seconds, and the three date forms of HTTP."""
    if header is None:
        return None
    text = header.strip()
    if _SECONDS.fullmatch(text):
        value = float(text)
        return LONGEST if math.isinf(value) else min(value, LONGEST)
    then = moment(text)
    return None if then is None else min(max(0.0, then - now), LONGEST)


def moment(header: str | None) -> float | None:
    """A date of HTTP as seconds since 1970; None for anything else."""
    text = (header or "").strip()
    if not _DATE.fullmatch(text):
        return None
    try:
        found = parsedate_to_datetime(text)
    except (ValueError, TypeError, OverflowError, IndexError):
        return None
    # asctime names no zone and -0000 says that it is not known: both mean UTC here.
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()
