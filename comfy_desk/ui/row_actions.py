"""What can be done with a request now: the buttons of its row and the entries of its menu. Pure functions, no widget.

A verb stands here only where the services would act on it; a button that cannot be used says why.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from comfy_desk.domain.errors import Action, explain
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.ui.missing import to_fetch
from comfy_desk.ui.phrases import time_of_day, tr
from comfy_desk.ui.wording import Around, can_run_directly


@dataclass(frozen=True, slots=True)
class RowAction:
    verb: str
    label: str
    icon: str
    enabled: bool = True
    reason: str = ""  # why it cannot be used; what it does where that needs saying


_PLAIN: dict[str, tuple[str, str]] = {
    "open": ("Open", "open"),
    "save_as": ("Save as…", "save"),
    "show_in_folder": ("Show in folder", "folder"),
    "cancel": ("Cancel", "cancel"),
    "run_again": ("Run again", "again"),
    "send_again": ("Send now", "send"),
    "send_as_new": ("Send as new", "send"),
    "edit": ("Edit", "edit"),
    "remove": ("Remove", "trash"),
    "details": ("Details", "details"),
    "check_again": ("Check again", "refresh"),
    "enter_key": ("Enter key", "key"),
    "fetch": ("Fetch again", "collect"),
    "run_directly": ("Run directly", "direct"),
    "copy_ids": ("Copy ids", "copy"),
}

VERBS = tuple(_PLAIN)


def action(verb: str, *, label: str = "", enabled: bool = True, reason: str = "") -> RowAction:
    usual_label, icon = _PLAIN[verb]
    return RowAction(verb, tr(label or usual_label), icon, enabled, reason)


def row_actions(request: Request, around: Around) -> tuple[RowAction, ...]:
    """The buttons of the row, the one that helps first; at most three."""
    state = request.state
    if state is State.WAITING:
        return _waiting(request, around)
    if state is State.OUTCOME_UNKNOWN:
        return (action("details"),)
    if state.followed:
        return (_cancel(request, around),)
    if state in (State.DONE, State.LATE_RESULT):
        return _finished(request)
    if state is State.EMPTY:
        first = (action("fetch"),) if to_fetch(request) else ()
        return (*first, action("details"), action("run_again"))
    if state is State.FAILED:
        return (*_helping(request), action("details"))
    if state is State.CANCELLED:
        return (action("run_again"),)
    if state in (State.EXPIRED, State.GONE):
        return action("run_again"), action("remove")
    return ()


def menu_actions(request: Request, around: Around) -> tuple[RowAction, ...]:
    """Everything that can be done with it, those of the row first."""
    entries = list(row_actions(request, around))
    more: list[RowAction] = []
    if request.cancellable:
        more.append(action("cancel"))
    if any(output.path for output in request.outputs):
        more += [action("open"), action("save_as"), action("show_in_folder")]
    if request.state.terminal:
        if to_fetch(request):
            more.append(action("fetch"))
        more.append(action("run_again"))
    if can_check_again(request):
        more.append(action("check_again"))
    more += [action("edit", label="Edit as new"), action("details"), action("copy_ids")]
    if can_remove(request):
        more.append(action("remove"))
    present = {entry.verb for entry in entries}
    return (*entries, *(entry for entry in more if entry.verb not in present))


def can_remove(request: Request) -> bool:
    """What has ended or waits here can leave the list; what is at the Router is cancelled first."""
    return request.state.terminal or request.state is State.WAITING


def can_check_again(request: Request) -> bool:
    ended = request.state in (State.GONE, State.FAILED, State.EXPIRED, State.CANCELLED)
    return request.handle is not None and request.raw_path is None and ended


def verb_of_delete(request: Request) -> str | None:
    """What the Delete key means on this row: a cancel while it lives, else removing it."""
    if request.cancellable:
        return "cancel"
    return "remove" if can_remove(request) else None


def verb_of_enter(request: Request) -> str:
    """What Enter and a double click mean on this row."""
    return "open" if any(output.path or output.text for output in request.outputs) else "details"


def _waiting(request: Request, around: Around) -> tuple[RowAction, ...]:
    hold = request.hold or Hold.READY
    needs_key = around.account is not None and around.account.needs_key
    if hold is Hold.KEY or (hold is Hold.READY and needs_key):
        first = action("enter_key")
    elif hold in (Hold.READY, Hold.PAUSED):
        reason = (
            tr("Sending is paused; the toolbar resumes it") if around.paused else tr("It goes as soon as there is room")
        )
        first = action("send_again", enabled=hold is Hold.PAUSED and not around.paused, reason=reason)
    elif hold is Hold.ASK:
        first = action("send_again", label="Send again", reason=tr("Sends it under the same key"))
    else:
        first = action("send_again")
    if request.maybe_sent:  # it may be running: sending it changed would be another one
        reason = tr("It may have arrived; it is not asked about any more")
        return first, action("details"), action("remove", reason=reason)
    return first, action("edit"), action("remove")


def _cancel(request: Request, around: Around) -> RowAction:
    asked = request.cancel_asked_at
    if asked is None:
        return action("cancel")
    reason = tr("The cancel was asked for at {time}").format(time=time_of_day(asked, around.now))
    return action("cancel", enabled=False, reason=reason)


def _finished(request: Request) -> tuple[RowAction, ...]:
    here = any(output.path for output in request.outputs)
    shown = here or any(output.text for output in request.outputs)
    entries = (
        action("open", enabled=shown, reason="" if shown else tr("None of its files could be saved")),
        action("save_as", enabled=here, reason="" if here else tr("There is no file to save")),
    )
    return (*entries, action("run_again"))


def _helping(request: Request) -> tuple[RowAction, ...]:
    """The one action that helps after a failure, as far as it is possible for this row."""
    failure = request.failure
    if failure is None:
        return (action("run_again"),)
    if can_run_directly(request):
        reason = tr("Runs it without the queue; the window must stay open until it answers")
        return (replace(action("run_directly"), reason=reason),)
    wanted = explain(failure, charges_on_policy_rejection=request.charges_on_policy_rejection).action
    if wanted is Action.EDIT:
        return (action("edit"),)
    if wanted is Action.ENTER_KEY:
        return (action("enter_key"),)
    if wanted is Action.SEND_AS_NEW:
        return (action("send_as_new"),)
    if wanted in (Action.SEND_AGAIN, Action.ADD_CREDITS, Action.WAIT) and request.handle is None:
        return (action("send_again", label="Send again"),)
    if wanted is Action.CHECK_AGAIN and can_check_again(request):
        return (action("check_again"),)
    return () if wanted is Action.DETAILS else (action("run_again"),)
