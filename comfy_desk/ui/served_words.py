"""Who was to serve a request, who did, and what it was not told: in words for its row and beside its result. Pure.

Names come from the Router's answers: they are shown as they are, and few of them on a row.
"""

from __future__ import annotations

from comfy_desk.domain.request import Request
from comfy_desk.ui.phrases import counted, tr

ON_A_ROW = 2
"""Names that a row has room for."""

LONGEST = 24


def served(request: Request) -> str:
    """ "fal stepped in · left out: seed and 2 more"; "" where it went as it was meant to."""
    words = tr("{name} stepped in").format(name=_cut(request.served_by)) if request.served_by else ""
    return " · ".join(part for part in (words, _left_out(request.dropped)) if part)


def served_facts(request: Request) -> list[tuple[str, str, bool]]:
    """Name, words, and whether it is something that was not asked for."""
    asked, made = request.serving, list[tuple[str, str, bool]]()
    if asked.provider:
        form = tr("{name}, as it is written") if asked.strict else tr("{name}")
        made.append((tr("Provider chosen"), form.format(name=asked.provider), False))
    if asked.reject_unknown:
        made.append((tr("Unknown fields"), tr("were to be refused"), False))
    if request.served_by:
        made.append((tr("Served by"), tr("{name}, which stepped in").format(name=request.served_by), True))
    if request.dropped:
        made.append((tr("Left out"), "\n".join(request.dropped), True))
    return made


def _left_out(dropped: tuple[str, ...]) -> str:
    if not dropped:
        return ""
    names = ", ".join(_cut(name.partition(" (")[0]) for name in dropped[:ON_A_ROW])
    more = len(dropped) - ON_A_ROW
    if more <= 0:
        return tr("left out: {names}").format(names=names)
    return tr("left out: {names} and {more}").format(names=names, more=counted(more, "{n} more", "{n} more"))


def _cut(name: str | None) -> str:
    name = " ".join((name or "").split())
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
