"""What callers were told about time: which call came before its Retry-After, and which kept to it.

A pace counts once it has left this server, in whatever answer and whatever form; an answer that never left told nothing.
"""

import email.utils
import re
import time
from dataclasses import dataclass
from typing import Any

#: A call this much before its time (seconds) still counts as on time: the answer needed as long to arrive.
TOLERANCE = 0.005
#: Calls that were under way when an account was told to pause.
_UNDER_WAY = 0.5
#: A poll is not to be parked for longer than this, whatever it was told.
_LONGEST_POLL = 300.0
_NUMBER = re.compile(r"\d{1,300}(\.\d{1,300})?", re.ASCII)


def seconds_of(header: str) -> float | None:
    """A Retry-After as seconds from now: a number or one of HTTP's three dates. None for anything else."""
    if _NUMBER.fullmatch(header.strip()):
        return float(header)
    parts = email.utils.parsedate_tz(header)
    if parts is None:
        return None
    try:
        return max(0.0, email.utils.mktime_tz((*parts[:9], parts[9] or 0)) - time.time())
    except (ValueError, OverflowError):
        return None


@dataclass(frozen=True, slots=True)
class Told:
    """``given`` on the practice clock; ``seconds`` as reckoned then; ``header`` as it stood there."""

    given: float
    seconds: float
    header: str


@dataclass(frozen=True, slots=True)
class Early:
    """One call before its time. ``subject`` is a request's id or an idempotency key."""

    route: str
    reason: str
    subject: str
    account: str
    told: Told
    after: float
    at: float

    def report(self) -> dict[str, Any]:
        return {
            "route": self.route,
            "reason": self.reason,
            "request_id": self.subject,
            "account": self.account,
            "hint": round(self.told.seconds, 3),
            "header": self.told.header,
            "after": round(self.after, 3),
            "at": self.at,
        }


class Paces:
    """By request, by key and by account. ``reason`` is ``hint`` (told for this one) or ``pause`` (for the account)."""

    def __init__(self) -> None:
        self.early: list[Early] = []
        self._told: dict[str, Told] = {}
        self._paused: dict[str, Told] = {}

    def came(self, route: str, subject: str, account: str, now: float) -> bool:
        """A call that arrives. True where it was told a time and kept to it."""
        told = self._told.get(subject)
        pause = self._paused.get(account)
        for reason, word, grace in (("hint", told, 0.0), ("pause", pause, _UNDER_WAY)):
            if word is None or now - word.given < grace:
                continue
            if now - word.given < word.seconds - TOLERANCE:
                self.early.append(Early(route, reason, subject, account, word, now - word.given, time.time()))
                return False
        return told is not None

    def forget(self, subject: str) -> None:
        """What was told about this one does not hold any more."""
        self._told.pop(subject, None)

    def answered(
        self, route: str, subject: str, account: str, status: int, bucket: str, header: str, now: float
    ) -> None:
        """An answer that leaves: its pace is the newest word for this request or key."""
        seconds = seconds_of(header)
        if seconds is None or bucket == "queue_backlog_full":  # that one ends when there is room
            self._told.pop(subject, None)
            return
        bounded = min(seconds, _LONGEST_POLL) if route in ("status", "result") else seconds
        self._told[subject] = Told(now, bounded, header)
        if status == 429 and bucket == "rate_limited":
            before = self._paused.get(account)
            if before is None or before.given + before.seconds < now + seconds:
                self._paused[account] = Told(now, seconds, header)
