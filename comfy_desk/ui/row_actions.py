"""What can be done with a request now: the buttons of its row and the entries of its menu. Pure functions, no widget.

A verb stands here only where the services would act on it; a button that cannot be used says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from comfy_desk.domain.errors import Action, explain
from comfy_desk.domain.output import Kind, Role
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.ui.bulk_words import price_of
from comfy_desk.ui.missing import kept_with_us, over_the_limit, to_fetch
from comfy_desk.ui.phrases import time_of_day, tr, whole
from comfy_desk.ui.successor import short_name, successor_of
from comfy_desk.ui.waiting_words import goes_by_itself, held_up
from comfy_desk.ui.wording import NO_DIRECT_CANCEL, Around, can_run_directly


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
    "export": ("Export with recipe inside…", "document"),
    "copy_picture": ("Copy picture", "image"),
    "copy_file": ("Copy file", "copy"),
    "use_input": ("Use as input", "upload"),
    "move_kept": ("Move to the folder now", "folder"),
    "settings": ("Settings…", "settings"),
    "show_in_folder": ("Show in folder", "folder"),
    "open_with": ("Open with…", "open-external"),
    "raw": ("Show answer", "document"),
    "cancel": ("Cancel", "cancel"),
    "run_again": ("Run again", "again"),
    "vary": ("Vary", "dice"),
    "elsewhere": ("Open in another model…", "compose"),
    "use_instead": ("Use the model named instead", "compose"),
    "send_again": ("Send now", "send"),
    "send_as_new": ("Send as new", "send"),
    "edit": ("Edit", "edit"),
    "remove": ("Remove", "trash"),
    "details": ("Details", "details"),
    "check_again": ("Check again", "refresh"),
    "look_again": ("Look again", "refresh"),
    "enter_key": ("Enter key", "key"),
    "fetch": ("Fetch again", "collect"),
    "run_directly": ("Run directly", "direct"),
    "copy_ids": ("Copy ids", "copy"),
    "time_limit": ("Time limit…", "clock"),
    "hold_back": ("Hold back", "pause"),
    "put_back": ("Back in line", "play"),
    "send_next": ("Send next", "up"),
    "move_up": ("Move up", "chevron-up"),
    "move_down": ("Move down", "chevron-down"),
    "send_last": ("Send last", "down"),
}

VERBS = tuple(_PLAIN)

MOVES = ("send_next", "move_up", "move_down", "send_last")
"""Verbs that change the order of what waits, in the order of their entries."""

TOGETHER = (
    *("send_again", "check_again", "fetch", "run_again", "vary", "save_as"),
    *("hold_back", "put_back", *MOVES, "copy_ids", "cancel", "remove"),
)
"""What can be asked of several chosen rows at once."""

AS_ONE = frozenset(
    {"send_again", "check_again", "run_again", "vary", "save_as", "hold_back", "put_back", "copy_ids", "cancel"}
)
"""Of those what is one act for all of them, with one outcome to tell."""

_TOGETHER = {"save_as": "Save all…", "send_again": "Send again", "run_again": "Run again as new"}
"""What several are asked for by another name than one."""

NOT_KNOWN = "What was sent is not known here"

NOT_HERE = "Its account is not open here, and another one's key cannot reach it"

_ASKS_THE_ROUTER = frozenset(
    {"cancel", "send_again", "check_again", "look_again", "fetch", "run_directly", "enter_key", "time_limit"}
)
"""Verbs that only the request's own account can do."""


def action(verb: str, *, label: str = "", enabled: bool = True, reason: str = "") -> RowAction:
    usual_label, icon = _PLAIN[verb]
    return RowAction(verb, tr(label or usual_label), icon, enabled, reason)


def row_actions(request: Request, around: Around) -> tuple[RowAction, ...]:
    """The buttons of the row, the one that helps first; at most three."""
    return tuple(_as_far_as_here(entry, request, around) for entry in _row_actions(request, around))


def _as_far_as_here(entry: RowAction, request: Request, around: Around) -> RowAction:
    """Without the account that it is for, only what happens on this computer can be done with it."""
    if around.account_here or not entry.enabled:
        return entry
    corrects = entry.verb == "edit" and request.correctable
    stays_here = entry.verb == "cancel" and request.state is State.WAITING
    if (entry.verb not in _ASKS_THE_ROUTER and not corrects) or stays_here:
        return entry
    return replace(entry, enabled=False, reason=tr(NOT_HERE))


def _row_actions(request: Request, around: Around) -> tuple[RowAction, ...]:
    state = request.state
    if state is State.WAITING:
        return _waiting(request, around)
    if state in (State.SENDING, State.OUTCOME_UNKNOWN) and request.delivery is Delivery.DIRECT:
        return action("cancel", enabled=False, reason=tr(NO_DIRECT_CANCEL)), action("details")
    if state is State.OUTCOME_UNKNOWN:
        return (action("details"),)
    if state.followed:
        return (_cancel(request, around),)
    if state is State.COLLECTING and over_the_limit(request) is not None:
        return _limit(), action("check_again", label=tr("Read again"), reason=tr("Reads it with the limit of now"))
    if state in (State.DONE, State.LATE_RESULT):
        return _finished(request)
    if state is State.EMPTY:
        if to_fetch(request):
            return action("fetch"), action("details"), _run_again(request)
        if request.kept_unread:  # it is paid for and here: Run again comes last, in the menu
            return _look_again(), action("raw"), action("details")
        return action("details"), _run_again(request)
    if state is State.FAILED:
        return (*_helping(request, around.now), action("details"))
    if state is State.CANCELLED:
        return (_run_again(request),)
    if state in (State.EXPIRED, State.GONE):
        return _run_again(request), action("remove")
    return ()


def menu_actions(request: Request, around: Around) -> tuple[RowAction, ...]:
    """Everything that can be done with it, those of the row first."""
    entries = list(row_actions(request, around))
    more: list[RowAction] = []
    if request.cancellable:
        more.append(action("cancel"))
    if any(output.path for output in request.outputs):
        more += [action("open"), *_files(request)]
    if request.state.terminal:
        if to_fetch(request):
            more.append(action("fetch"))
        if over_the_limit(request) is not None:
            more.append(_limit())
        if kept_with_us(request):
            more.append(_move())
    more += [_run_again(request), _vary(request)]
    if request.state is State.FAILED and request.correctable:
        more.append(action("send_again", label=tr("Send again"), reason=tr(SAME_KEY)))
    if request.state is State.WAITING:
        more += _in_line(request)
    if can_check_again(request):
        more.append(action("check_again"))
    if request.state is State.WAITING or request.state.at_router:
        more.append(action("time_limit"))
    more += [_edit(request), _elsewhere(request), action("details"), action("copy_ids")]
    if can_remove(request):
        more.append(action("remove"))
    present = {entry.verb for entry in entries}
    entries += [_as_far_as_here(entry, request, around) for entry in more if entry.verb not in present]
    entries.insert(_place_of(entries, "run_again") + 1, entries.pop(_place_of(entries, "vary")))
    if request.state is State.WAITING:  # what takes it out of the line stands last
        return entries[0], *sorted(entries[1:], key=lambda entry: group_of(entry.verb))
    return tuple(entries)


def _place_of(entries: Sequence[RowAction], verb: str) -> int:
    return next(number for number, entry in enumerate(entries) if entry.verb == verb)


def again_actions(request: Request) -> tuple[RowAction, ...]:
    """What makes another request of this one: the same, varied, changed, or with another model."""
    return _run_again(request), _vary(request), _edit(request), _elsewhere(request)


def group_of(verb: str) -> int:
    """Entries of one group stand together in a menu: what it is for, its turn, what is known of it, taking it away."""
    if verb in ("hold_back", "put_back", *MOVES):
        return 1
    if verb in ("edit", "elsewhere", "time_limit", "details", "copy_ids"):
        return 2
    return 3 if verb in ("cancel", "remove") else 0


def together(chosen: Sequence[tuple[Request, Around]]) -> tuple[RowAction, ...]:
    """The entries for several rows at once: each verb that at least one of them has, with how many it is for."""
    usable: dict[str, int] = dict.fromkeys(TOGETHER, 0)
    for request, around in chosen:
        for entry in menu_actions(request, around):
            if entry.verb in usable and entry.enabled:
                usable[entry.verb] += 1
    made = []
    for verb, number in usable.items():
        if number:
            words = tr(_TOGETHER.get(verb, _PLAIN[verb][0]))
            some = tr("{what} ({n} of {all})").format(what=words, n=whole(number), all=whole(len(chosen)))
            label = words if number == len(chosen) else some
            price = price_of([request for request, _ in chosen]) if verb in ("run_again", "vary") else ""
            if price:  # it costs something: the sum stands there, where it is known
                label = tr("{what} · {price}").format(what=label, price=price)
            made.append(replace(action(verb), label=label))
    return tuple(made)


def has_verb(request: Request, around: Around, verb: str) -> bool:
    """Whether a verb can be asked of this row now."""
    return any(entry.verb == verb and entry.enabled for entry in menu_actions(request, around))


def can_remove(request: Request) -> bool:
    """What has ended or waits here can leave the list; what is at the Router is cancelled first."""
    return request.state.terminal or request.state is State.WAITING


def can_check_again(request: Request) -> bool:
    ended = request.state in (State.GONE, State.FAILED, State.EXPIRED, State.CANCELLED)
    return request.handle is not None and request.raw_path is None and (ended or is_too_large(request))


def is_too_large(request: Request) -> bool:
    """Its answer waits at the Router until the limit that is set here is raised."""
    return request.state is State.COLLECTING and request.trouble is not None and request.trouble.reason == "too_large"


def verb_of_delete(request: Request) -> str | None:
    """What the Delete key means on this row: a cancel while it lives, else removing it."""
    if request.cancellable:
        return "cancel"
    return "remove" if can_remove(request) else None


def verb_of_enter(request: Request) -> str:
    """What Enter and a double click mean on this row."""
    return "open" if any(output.path or output.text for output in request.outputs) else "details"


def _waiting(request: Request, around: Around) -> tuple[RowAction, ...]:
    first = _send(request, around)
    if request.maybe_sent:  # it may be running: sending it changed would be another one
        reason = tr("It may have arrived; it is not asked about any more")
        return first, action("details"), action("remove", reason=reason)
    return first, _edit(request), action("remove")


def _send(request: Request, around: Around) -> RowAction:
    """What makes it go, as far as the artist can do anything about that."""
    hold = request.hold or Hold.READY
    stopped = held_up(request, around) if hold is Hold.READY else ""
    if hold is Hold.KEY or stopped == "key":
        return action("enter_key")
    if hold is Hold.READY and stopped not in ("paused", "credits", "offline", "backlog"):
        if around.place > 1:
            return action("send_next", reason=tr("Before everything else that waits here"))
        return action("send_again", enabled=False, reason=tr("It goes as soon as there is room"))
    if hold is Hold.ASK:
        return action("send_again", label=tr("Send again"), reason=tr(SAME_KEY))
    if hold is Hold.OTHER_KEY:
        return action("send_again", label=tr("Send again"), reason=tr("It may be charged twice"))
    if hold is Hold.CREDITS and request.sends:
        return action("send_again", label=tr("Send again"), reason=tr(SAME_KEY))
    if around.paused:
        return action("send_again", reason=tr("It goes although sending is paused"))
    held = hold in (Hold.OFFLINE, Hold.BACKLOG, Hold.RATE, Hold.CREDITS) or stopped
    return action("send_again", reason=tr("It is tried now") if held else tr("It goes as soon as there is room"))


SAME_KEY = "Sends it under the same key"


def _in_line(request: Request) -> list[RowAction]:
    """What can be done with its turn."""
    made = []
    if goes_by_itself(request) and not request.maybe_sent:
        made.append(action("hold_back", reason=tr("It waits here until you say otherwise; the others pass by")))
    if request.hold is Hold.PAUSED:
        made.append(action("put_back", reason=tr("It goes in its turn")))
    return [*made, *(action(verb) for verb in MOVES)]


def _edit(request: Request) -> RowAction:
    """In its place where that can be, else in the form as a new request."""
    if request.adopted:
        return action("edit", enabled=False, reason=tr(NOT_KNOWN))
    if request.correctable:
        return action("edit", reason=tr("Its row, its place and its key stay"))
    return action(
        "edit", label=tr("Edit and run"), reason=tr("Opens the form with it; what you send then is a new request")
    )


def _elsewhere(request: Request) -> RowAction:
    if request.adopted:
        return action("elsewhere", enabled=False, reason=tr(NOT_KNOWN))
    return action("elsewhere", reason=tr("What fits is taken over, what does not is listed; nothing is sent yet"))


def _run_again(request: Request) -> RowAction:
    if request.adopted:
        return action("run_again", enabled=False, reason=tr(NOT_KNOWN))
    return action("run_again")


def _vary(request: Request) -> RowAction:
    if request.adopted:
        return action("vary", enabled=False, reason=tr(NOT_KNOWN))
    return action("vary", reason=tr("The same once more, with another seed"))


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
        _save(request) if here else action("save_as", enabled=False, reason=tr("There is no file to save")),
    )
    if to_fetch(request):  # what is missing comes before another one
        return (action("fetch"), *entries)
    if kept_with_us(request):
        return (*entries, _move())
    return (*entries, _run_again(request))


def _move() -> RowAction:
    return action("move_kept", reason=tr("It is tried again by itself, too"))


def _look_again() -> RowAction:
    return action("look_again", reason=tr("Takes the works out of the kept answer; nothing is run or fetched anew"))


def _limit() -> RowAction:
    return action("settings", reason=tr("The limit can be raised there"))


def _save(request: Request) -> RowAction:
    """One verb: where there are several files it is for all of them."""
    return action("save_as", label=tr("Save all…") if len(_worth_saving(request)) > 1 else "")


def _worth_saving(request: Request) -> set[str]:
    return {output.path for output in request.outputs if output.path and output.role in (Role.WORK, Role.PART)}


def _files(request: Request) -> list[RowAction]:
    """What can be done with the files of a request."""
    works = [output for output in request.works if output.path]
    pictures = sum(output.kind is Kind.IMAGE for output in works)
    fit = sum(output.media_type in CARRIERS for output in works)
    several = tr("It made several; choose one in the viewer")
    return [
        _save(request),
        action("export", enabled=fit == 1, reason=("" if fit == 1 else several) if fit else tr(NO_CARRIER)),
        action(
            "copy_picture",
            enabled=pictures == 1,
            reason=("" if pictures == 1 else several) if pictures else tr(NO_PICTURE),
        ),
        action("use_input", enabled=len(works) == 1, reason="" if len(works) == 1 else several),
        action("copy_file", label=tr("Copy files") if len(_worth_saving(request)) > 1 else ""),
        action("show_in_folder"),
        action("open_with", enabled=len(works) == 1, reason=several if len(works) > 1 else ""),
    ]


CARRIERS = frozenset({"image/png", "image/jpeg", "image/webp"})
"""Types whose files have a place for a recipe."""

NO_CARRIER = "Only PNG, JPEG and WebP can carry a recipe"
NO_PICTURE = "There is no picture among its files"


def _helping(request: Request, now: float) -> tuple[RowAction, ...]:
    """The one action that helps after a failure, as far as it is possible for this row."""
    failure = request.failure
    if failure is None or request.adopted:
        return (action("check_again"),) if can_check_again(request) and request.adopted else (_run_again(request),)
    if can_run_directly(request):
        reason = tr(
            "Runs it without the queue, charged as usual; the window must stay open until it answers. "
            "A retry is sent under the same key."
        )
        return (replace(action("run_directly"), reason=reason),)
    if request.delivery is Delivery.DIRECT and request.handle is None and failure.status == 504:
        # Nobody saw how it ended; what it became, if anything, is under its key.
        once = tr("Asks under the same key, so that it is not run twice; Run again would be a new one")
        reason = once if request.key_protects(now) else tr("It may be charged twice")
        return (action("send_again", label=tr("Ask again"), reason=reason),)
    if successor := successor_of(request):
        label = tr("Use {model}").format(model=short_name(successor))
        told = tr("Opens it there; what does not fit is listed, and nothing is sent yet")
        return (replace(action("use_instead"), label=label, reason=told),)
    wanted = explain(failure, charges_on_policy_rejection=request.charges_on_policy_rejection).action
    if wanted is Action.EDIT:
        return (_edit(request),)
    if wanted is Action.ENTER_KEY:
        return (action("enter_key"),)
    if wanted is Action.SEND_AS_NEW:
        return (action("send_as_new"),)
    if wanted in (Action.SEND_AGAIN, Action.ADD_CREDITS, Action.WAIT) and request.handle is None:
        return (action("send_again", label=tr("Send again")),)
    if wanted is Action.CHECK_AGAIN and can_check_again(request):
        return (action("check_again"),)
    return () if wanted is Action.DETAILS else (_run_again(request),)
