"""What stands where there is no picture: words of the request or of the missing piece, and the buttons that lead on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from comfy_desk.domain.output import Kind, Output, Reach
from comfy_desk.domain.request import Request
from comfy_desk.ui.missing import missing, over_the_limit
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.row_actions import row_actions
from comfy_desk.ui.wording import Around

Buttons = tuple[tuple[str, Callable[[], None]], ...]

_NOT_HERE = frozenset({"open", "save_as", "details", "remove"})
"""Verbs of a row that the viewer has elsewhere, or that would take away what it shows."""


def showable(output: Output) -> bool:
    """There is something of it that can be looked at."""
    return output.path is not None or (output.kind is Kind.TEXT and bool(output.text))


def for_missing(request: Request, output: Output, ask: Callable[[str], None], fetch: Callable[[], None]) -> Buttons:
    """For one piece that is no file here. `ask` takes a verb of the request's row."""
    if missing(request, output) is Reach.FETCHABLE:
        more = ((tr("Settings…"), partial(ask, "settings")),) if over_the_limit(request) is not None else ()
        return ((tr("Fetch it"), fetch), *more)
    if request.kept_unread:
        return ((tr("Look again"), partial(ask, "look_again")), (tr("Show answer"), partial(ask, "raw")))
    return ()


def for_request(request: Request, ask: Callable[[str], None]) -> Buttons:
    """The buttons of the request's row that lead on from here, once it has ended or nothing goes on by itself."""
    if not request.state.terminal and over_the_limit(request) is None:
        return ()
    entries = row_actions(request, Around(now=0.0))  # what has ended depends on no time
    wanted = [entry for entry in entries if entry.enabled and entry.verb not in _NOT_HERE]
    return tuple((entry.label, partial(ask, entry.verb)) for entry in wanted)
