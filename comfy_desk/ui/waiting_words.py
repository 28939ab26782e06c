"""What a row says while it waits here to be sent: that it waits, and what it waits for. Pure functions.

The place in the line is said only of a row that will go by itself when its turn comes.
"""

from __future__ import annotations

from comfy_desk.domain.errors import explain
from comfy_desk.domain.events import PAUSED_BY_FAILURES, PAUSED_BY_SPENDING
from comfy_desk.domain.request import KEY_LIFETIME, Hold, Request
from comfy_desk.ui.around import NOTHING, Around, Said
from comfy_desk.ui.phrases import counted, ordinal, time_of_day, tr
from comfy_desk.ui.told import told

_HOLDS: dict[Hold, tuple[str, str, str]] = {
    Hold.READY: ("Waiting here", "text", "hourglass"),
    Hold.PAUSED: ("Waiting here · held back", "text", "pause"),
    Hold.OFFLINE: ("Waiting here · offline", "warn", "offline"),
    Hold.CREDITS: ("Waiting here · needs credits", "warn", "credits"),
    Hold.BACKLOG: ("Waiting here · backlog full", "warn", "queue"),
    Hold.RATE: ("Waiting here · the Router asked for a pause", "warn", "clock"),
    Hold.KEY: ("Waiting here · needs a key", "warn", "key"),
    Hold.ASK: ("Waiting here · asks you first", "warn", "unknown"),
    Hold.OTHER_KEY: ("Waiting here · asks you first", "warn", "key"),
}

_SAME_WORDS = {"key": Hold.KEY, "credits": Hold.CREDITS, "offline": Hold.OFFLINE, "backlog": Hold.BACKLOG}
"""What is so for a whole account is said as for a single request."""

_GOES_BY_ITSELF = (Hold.READY, Hold.OFFLINE, Hold.BACKLOG, Hold.RATE)


def goes_by_itself(request: Request) -> bool:
    """It has a turn: nothing that only the artist can do stands before it."""
    return (request.hold or Hold.READY) in _GOES_BY_ITSELF


def held_up(request: Request, around: Around) -> str:
    """What keeps a request from going that is ready itself: paused, away, key, credits, offline, backlog, or ""."""
    account = around.account
    passes = request.urgent or request.maybe_sent
    if around.paused and not passes:
        return "paused"
    if not around.account_here:
        return "away"
    if account is None:
        return ""
    if account.needs_key:
        return "key"
    if passes:
        return ""
    if account.needs_credits:
        return "credits"
    if account.offline_since is not None:
        return "offline"
    return "backlog" if account.backlog_full else ""


def waits_for_the_artist(request: Request, around: Around) -> bool:
    """Whatever time was named for its next try, it does not go before somebody has done something."""
    return not goes_by_itself(request) or held_up(request, around) in ("paused", "key", "credits", "away")


def waiting(request: Request, around: Around) -> Said:
    """The first line."""
    hold = request.hold or Hold.READY
    if hold is Hold.READY:
        what = held_up(request, around)
        if what == "paused":
            return Said(tr("Waiting here · paused"), "text", "pause")
        if what == "away":
            return Said(tr("Waiting here · its account is not open"), "warn", "key")
        if not what and around.place:
            return Said(tr("Waiting here · {place}").format(place=ordinal(around.place)), "text", "hourglass")
        hold = _SAME_WORDS.get(what, Hold.READY)
    if hold is Hold.PAUSED and around.in_form:
        return Said(tr("Waiting here · in the form"), "text", "edit")
    words, tone, icon = _HOLDS[hold]
    return Said(tr(words), tone, icon)


def why_waiting(request: Request, around: Around) -> Said:
    """The second line."""
    hold, now = request.hold or Hold.READY, around.now
    what = held_up(request, around) if hold is Hold.READY else ""
    if hold is Hold.ASK:
        return Said(_why_asking(request, now), "warn")
    if hold is Hold.OTHER_KEY:
        return Said(
            tr(
                "Sent again it may be charged twice: it was sent before under another key of this account, "
                "which may be another workspace's"
            ),
            "warn",
        )
    if hold is Hold.PAUSED and around.in_form:
        return Said(tr("Goes on when you send or leave it"))
    if hold is Hold.PAUSED:
        return Said(tr("By you; the others pass by"))
    if hold is Hold.CREDITS or what == "credits":
        return Said(tr("Not charged; add credits, then send"))
    if hold is Hold.OFFLINE or what == "offline":
        return Said(_offline(around))
    if hold is Hold.BACKLOG or what == "backlog":
        return Said(tr("Goes when some of yours have finished"))
    if hold is Hold.RATE:
        return Said(tr("Goes by itself"))
    if hold is Hold.READY and what == "paused":
        return Said(_paused(around))
    if hold is Hold.READY and what == "away":
        return Said(tr("Open that account, or use Run again for another one"))
    if hold is Hold.READY and not what:
        return Said(_room(around))
    return Said(tr("Not sent yet")) if request.sends == 0 else NOTHING


_PAUSED_BY = {PAUSED_BY_FAILURES: "Three in a row failed", PAUSED_BY_SPENDING: "Your limit for a day is reached"}
_PAUSED_WITHIN = {
    PAUSED_BY_FAILURES: "three in a row failed",
    PAUSED_BY_SPENDING: "your limit for a day is reached",
}
"""The same behind another one on the line."""


def _paused(around: Around) -> str:
    """That it is paused is said above this; where it stands, and why it is paused where nobody chose that."""
    why = tr(_PAUSED_BY[around.pause_reason]) if around.pause_reason in _PAUSED_BY else ""
    if not around.place:
        return why or tr("Sending is paused")
    first = tr("Next in line") if around.place == 1 else tr("{place} in line").format(place=ordinal(around.place))
    within = _PAUSED_WITHIN.get(around.pause_reason)
    return f"{first} · {tr(within)}" if within else first


def _room(around: Around) -> str:
    if around.busy_model:
        return counted(around.busy_model, "{n} of this model is at the Router", "{n} of this model are at the Router")
    if around.busy_all:
        return counted(
            around.busy_all, "{n} is at the Router, as many as may be", "{n} are at the Router, as many as may be"
        )
    return tr("Goes as soon as there is room")


def _offline(around: Around) -> str:
    since = around.account.offline_since if around.account is not None else None
    if since is None:
        return tr("Goes by itself when there is a line")
    return tr("Since {time}; goes by itself").format(time=time_of_day(since, around.now))


def _why_asking(request: Request, now: float) -> str:
    if request.first_sent_at is not None and now - request.first_sent_at >= KEY_LIFETIME:
        return tr("Sent long ago without an answer; sending again may run it twice")
    if request.failure is not None:
        return f"{told(explain(request.failure).sentence)} {tr('It may have arrived.')}"
    return tr("An earlier try may have arrived")
