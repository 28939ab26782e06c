"""The outcome of what was asked of several requests, in words. Pure; never more than was observed."""

from __future__ import annotations

from collections.abc import Sequence

from comfy_desk.domain.request import Request, State
from comfy_desk.services.spending import together
from comfy_desk.ui.phrases import counted, dollar_range, tr, whole
from comfy_desk.ui.told import told

_FINISHED = frozenset({State.DONE, State.EMPTY, State.LATE_RESULT, State.COLLECTING})


def cancel_told(states: Sequence[State | None], before: int = 0) -> str:
    """ "5 cancelled, 2 had finished and are kept." `before`: so many of the chosen could not be cancelled any more."""
    cancelled = states.count(State.CANCELLED)
    finished = sum(state in _FINISHED for state in states)
    going = sum(state is not None and not state.terminal and state is not State.COLLECTING for state in states)
    other = len(states) - cancelled - finished - going
    parts = (
        counted(cancelled, "{n} cancelled", "{n} cancelled") if cancelled else "",
        counted(finished, "{n} had finished and is kept", "{n} had finished and are kept") if finished else "",
        _going(going) if going else "",
        counted(other, "{n} had ended otherwise", "{n} had ended otherwise") if other else "",
        counted(before, "{n} had ended before", "{n} had ended before") if before else "",
    )
    outcomes = ", ".join(part for part in parts if part)
    return tr("{outcomes}.").format(outcomes=outcomes) if outcomes else tr("Nothing can be cancelled any more.")


def _going(number: int) -> str:
    return counted(
        number,
        "{n} is being cancelled; if it runs, it may still finish and be charged",
        "{n} are being cancelled; what runs may still finish and be charged",
    )


def price_of(rows: Sequence[Request]) -> str:
    """ "$0.28 by the estimates, 3 without a price"; "" where nothing is known."""
    cost, unpriced = together(row.estimate for row in rows)
    if cost is None:
        return ""
    known = tr("{sum} by the estimates").format(sum=dollar_range(*cost))
    return tr("{known}, {n} without a price").format(known=known, n=whole(unpriced)) if unpriced else known


def run_told(number: int, price: str) -> str:
    words = counted(number, "{n} runs again as a new request", "{n} run again as new requests")
    return tr("{what}: {price}.").format(what=words, price=price) if price else tr("{outcomes}.").format(outcomes=words)


def retry_told(same: int, asked: int, new: int, edit: int) -> str:
    """What "Retry all failed" did, and what it left."""
    parts = (
        counted(same, "{n} goes again under its key", "{n} go again under their keys") if same else "",
        counted(asked, "{n} is asked about again", "{n} are asked about again") if asked else "",
        counted(new, "{n} would be a new request", "{n} would be new requests") if new else "",
        counted(edit, "{n} has to be changed first", "{n} have to be changed first") if edit else "",
    )
    return tr("{outcomes}.").format(outcomes=", ".join(part for part in parts if part) or tr("Nothing went"))


def saved_told(made: int, folder: str, problems: Sequence[str]) -> str:
    words = counted(made, "Saved {n} file in {folder}.", "Saved {n} files in {folder}.", folder=folder[-90:])
    if not problems:
        return words
    rest = counted(len(problems), "One was not saved: {why}", "{n} were not saved: {why}", why=told(problems[0]))
    return tr("{saved} {rest}").format(saved=words, rest=rest)
