"""One line of a request's history for one observation: what was seen, in words, for the timeline and for support."""

from __future__ import annotations

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Failure
from comfy_desk.domain.request import Hold, Request
from comfy_desk.domain.serving import Served


def line_of(before: Request, after: Request, observation: seen.Observation) -> str | None:
    """None where an observation only moved a plan or repeated what is known already."""
    match observation:
        case seen.SendStarted():
            return "Sent" if after.sends == 1 else f"Sent again with the same key (try {after.sends})"
        case seen.SendStopped():
            return "The program stopped before an answer came"
        case seen.Accepted(handle=handle, replayed=replayed, served=served):
            name = handle.request_id
            told = f"Accepted as {name} (an earlier try had arrived)" if replayed else f"Accepted as {name}"
            return "; ".join([told, *_disclosed(served)])
        case (
            seen.SubmitFailed(failure=failure) | seen.CancelFailed(failure=failure) | seen.ResultFailed(failure=failure)
        ):
            if failure in (before.trouble, before.failure):
                return None  # a night offline is one line
            return _WHAT[type(observation)].format(why=_failure(failure))
        case seen.ReadFailed(failure=failure):
            return f"Status could not be read: {_failure(failure)}" if before.trouble != failure else None
        case seen.StatusSeen(word=word, position=position, error_type=error):
            if (before.state, before.position) == (after.state, after.position):
                return None
            if position is None:
                return f"Status {word} ({error})" if error else f"Status {word}"
            return f"Status {word}, {position} ahead ({error})" if error else f"Status {word}, {position} ahead"
        case seen.CancelAsked():
            return "Cancel asked for"
        case seen.CancelAnswered(word=word):
            return f"Cancel answered: {word}"
        case seen.RawKept(raw_type=raw_type, credits=cost, served=served):
            told = f"{raw_type or 'no type'}; {f'{cost} credits' if cost else 'cost not reported'}"
            return "; ".join([f"Answer kept on disk ({told})", *_disclosed(served)])
        case seen.Collected(outputs=outputs):
            number = sum(output.saved for output in outputs)
            return f"Collected: {number} file{'' if number == 1 else 's'}"
        case seen.Held(hold=hold):
            return f"Waits here: {hold}" if before.hold != hold and hold is not Hold.READY else None
        case seen.OutputChanged() | seen.OrderChanged():
            return None
        case seen.DeadlineChanged(deadline=deadline):
            return "The time limit was taken away" if deadline is None else f"Time limit: {deadline:.0f} s"
        case seen.DeadlinePassed():
            asked = before.cancel_asked_at is None and after.cancel_asked_at is not None
            return "Your time limit passed: a cancel is asked for" if asked else "Your time limit passed"
        case _:
            return _PLAIN.get(type(observation))


_WHAT: dict[type, str] = {
    seen.SubmitFailed: "Submit failed: {why}",
    seen.CancelFailed: "Cancel failed: {why}",
    seen.ResultFailed: "Result could not be read: {why}",
}

_PLAIN: dict[type, str] = {
    seen.SendAgainAsked: "Sending again was asked for",
    seen.DirectAsked: "Running directly was asked for",
    seen.CheckAgainAsked: "Checking again was asked for",
    seen.LookAgainAsked: "Looking into the kept answer again was asked for",
    seen.Corrected: "Changed before it was sent again, under the same key",
    seen.Removed: "Removed from the list",
    seen.Restored: "Put back into the list",
}


def _disclosed(served: Served) -> list[str]:
    by = [f"served by {served.provider}"] if served.provider else []
    return by + ([f"not passed on: {', '.join(served.dropped)}"] if served.dropped else [])


def _failure(failure: Failure) -> str:
    parts = [f"HTTP {failure.status}" if failure.status else "", failure.bucket, failure.detail]
    if failure.call_id:
        parts.append(f"call {failure.call_id}")
    return " · ".join(part for part in parts if part) or failure.reason
