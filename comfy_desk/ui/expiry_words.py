"""That something made is not here yet and can be lost, in words and with its tone. Pure; when that is, say the services."""

from __future__ import annotations

from comfy_desk.domain.request import Request, State
from comfy_desk.services.expiring import Press, expires_at, press_of
from comfy_desk.ui.around import NOTHING, Said
from comfy_desk.ui.cell_words import kept_until
from comfy_desk.ui.phrases import span, tr

TONES = {Press.NONE: "dim", Press.SOON: "warn", Press.URGENT: "error", Press.OVER: "error"}


def left(request: Request, now: float) -> Said:
    """The column: until when, and from six hours on how long that is."""
    until = expires_at(request)
    press = press_of(until, now)
    if until is None:
        return NOTHING
    if press is Press.NONE:
        return Said(kept_until(request, now))
    if press is Press.OVER:
        return Said(tr("over since {time}").format(time=kept_until(request, now)), TONES[press])
    return Said(tr("{time}, {span} left").format(time=kept_until(request, now), span=span(until - now)), TONES[press])


def pressing(request: Request, now: float) -> Said:
    """For the line below the status; nothing while there is time."""
    until = expires_at(request)
    press = press_of(until, now)
    if until is None or press is Press.NONE:
        return NOTHING
    if press is Press.OVER:
        return Said(tr("The Router may have let go of it"), TONES[press])
    words = tr("To be had for {span} more") if request.state is not State.COLLECTING else tr("Kept for {span} more")
    return Said(words.format(span=span(until - now)), TONES[press])
