"""What a notice says: a title and a line, both plain text. Pure; which notices there are is `services.notices`'s word."""

from __future__ import annotations

from comfy_desk.services.notices import Kind, Notice
from comfy_desk.ui.phrases import counted, model_name, span, tr

ICONS = {
    Kind.DONE: ("done", "ok"),
    Kind.FAILED: ("error", "error"),
    Kind.BATCH: ("stack", "ok"),
    Kind.EXPIRING: ("hourglass", "warn"),
    Kind.CREDITS: ("credits", "warn"),
}
"""Icon, and the token of its colour."""

_LONGEST = 120


def title_of(notice: Notice) -> str:
    name = model_name(notice.model)
    if notice.kind is Kind.DONE:
        if notice.count > 1:
            return counted(notice.count, "{n} result is done", "{n} results are done")
        words = tr("Finished, nothing to show: {model}") if notice.empty else tr("Done: {model}")
        return words.format(model=name)
    if notice.kind is Kind.FAILED:
        if notice.count > 1:
            return counted(notice.count, "{n} request failed", "{n} requests failed")
        words = tr("No longer at the Router: {model}") if notice.empty else tr("Failed: {model}")
        return words.format(model=name)
    if notice.kind is Kind.BATCH:
        return tr("Batch done: {name}").format(name=notice.words or name)
    if notice.kind is Kind.EXPIRING:
        if notice.count > 1:
            return counted(
                notice.count,
                "{n} result is kept for {left} more",
                "{n} results are kept for {left} more",
                left=span(notice.left),
            )
        return tr("Kept for {left} more: {model}").format(left=span(notice.left), model=name)
    return tr("An account needs credits")


def line_of(notice: Notice, account: str = "") -> str:
    """What stands below the title, "" where there is nothing more to say. `account` is the name of the notice's account."""
    if notice.kind is Kind.CREDITS:
        words = tr("{account}: what waits for credits is kept.") if account else tr("What waits for credits is kept.")
        return words.format(account=account)
    if notice.kind is Kind.BATCH:
        done = counted(notice.count, "{n} done", "{n} done")
        if not notice.failed:
            return done
        return tr("{done}, {failed}").format(done=done, failed=counted(notice.failed, "{n} failed", "{n} failed"))
    if notice.kind is Kind.EXPIRING:
        return (
            tr("It is not on this machine yet, and the Router forgets it then.")
            if notice.count == 1
            else tr("They are not on this machine yet, and the Router forgets them then.")
        )
    if notice.count > 1:
        return ""
    return notice.words if len(notice.words) <= _LONGEST else f"{notice.words[:_LONGEST]}…"
