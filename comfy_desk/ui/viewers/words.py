"""What the viewer says: names of outputs, sizes, times, and the words for a request that has nothing to show yet. Pure."""

from __future__ import annotations

import time
from dataclasses import dataclass

from comfy_desk.domain.errors import explain
from comfy_desk.domain.output import Kind, Output, Role
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.ui.phrases import credits_of

KIND_WORDS = {
    Kind.IMAGE: "Picture",
    Kind.VIDEO: "Film",
    Kind.AUDIO: "Sound",
    Kind.MODEL_3D: "3D model",
    Kind.VECTOR: "Drawing",
    Kind.TEXT: "Text",
    Kind.OTHER: "File",
}

_ROLE_WORDS = {Role.POSTER: "Poster", Role.PART: "Part", Role.VARIANT: "Variant", Role.ECHO: "Input"}
_ROLE_ORDER = {Role.WORK: 0, Role.POSTER: 1, Role.PART: 2, Role.VARIANT: 3, Role.ECHO: 4}

_HOLD_WORDS = {
    Hold.READY: "It is sent as soon as there is room.",
    Hold.PAUSED: "Sending is paused.",
    Hold.OFFLINE: "The Router cannot be reached just now.",
    Hold.CREDITS: "It needs credits.",
    Hold.BACKLOG: "Too many of your requests wait at the Router.",
    Hold.RATE: "The account asked too often; it goes on in a moment.",
    Hold.KEY: "The account's key is missing or was not accepted.",
    Hold.ASK: "It waits for your word before it is sent again.",
}


@dataclass(frozen=True, slots=True)
class Words:
    """What stands where a picture would be. `details` can be copied."""

    headline: str
    sentence: str = ""
    details: str = ""
    failed: bool = False
    icon: str = ""


def ordered(outputs: tuple[Output, ...]) -> list[Output]:
    """Works first, then posters, parts, variants and echoes, each in the answer's order."""
    return sorted(outputs, key=lambda output: (_ROLE_ORDER[output.role], output.index))


def name_of(output: Output, outputs: tuple[Output, ...]) -> str:
    """ "Picture 2", "Poster", "Variant 1": counted only where there are several of the same sort."""
    if output.role is Role.WORK:
        base = KIND_WORDS[output.kind]
        alike = [other for other in outputs if other.role is Role.WORK and other.kind is output.kind]
    else:
        base = _ROLE_WORDS[output.role]
        alike = [other for other in outputs if other.role is output.role]
    if len(alike) < 2 or output not in alike:
        return base
    return f"{base} {sorted(alike, key=lambda other: other.index).index(output) + 1}"


def full_name_of(output: Output, outputs: tuple[Output, ...]) -> str:
    """The name, and what kind it is where the name does not say."""
    name = name_of(output, outputs)
    if output.role is Role.WORK:
        return name
    kind = KIND_WORDS[output.kind]
    return f"{name} ({kind if output.kind is Kind.MODEL_3D else kind.lower()})"


def bytes_words(size: int) -> str:
    if size < 1000:
        return f"{size} bytes"
    value = float(size)
    units = ["kB", "MB", "GB", "TB"]
    value /= 1000
    while value >= 999.5 and len(units) > 1:
        value /= 1000
        units.pop(0)
    return f"{value:.1f} {units[0]}" if value < 99.5 else f"{value:.0f} {units[0]}"


def clock_words(seconds: float) -> str:
    """1:05, or 1:02:05 from an hour on."""
    whole = max(0, int(seconds))
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def moment_words(at: float) -> str:
    """Local date and time, the same width every day."""
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))


def cost_words(request: Request) -> str:
    """What the Router reported; that it reported nothing is never taken for "free"."""
    return credits_of(request.credits) if request.credits is not None else "not reported"


def waiting_words(request: Request) -> Words:
    """For a request without an output to show: what goes on, or how it ended."""
    if request.state is State.WAITING:
        sentence = _HOLD_WORDS.get(request.hold, "") if request.hold else ""
        return Words("Waiting here", sentence, icon="clock")
    if request.cancelling and request.state.at_router:
        return Words("Cancelling…", "The partner may still finish and charge.", icon="clock")
    simple = _STATE_WORDS.get(request.state)
    if simple is not None:
        return simple
    if request.state is State.IN_QUEUE:
        return _queue_words(request)
    if request.state is State.EMPTY:
        return _empty_words(request)
    if request.state is State.FAILED:
        return failure_words(request)
    if request.state is State.CANCELLED:
        return Words("Cancelled", icon="cancel")
    if request.state in (State.EXPIRED, State.GONE):
        return _lost_words(request)
    return Words("Finished", "No file of it is here.", icon="info")


_STATE_WORDS = {
    State.SENDING: Words("Sending…", icon="clock"),
    State.OUTCOME_UNKNOWN: Words("Sent, no answer yet", "It is asked for again with the same key.", icon="clock"),
    State.IN_PROGRESS: Words("Running", "The picture, film or sound appears here when it is finished.", icon="clock"),
    State.COLLECTING: Words("Collecting", "It is finished and being saved.", icon="clock"),
}


def _queue_words(request: Request) -> Words:
    if request.position is None:
        return Words("In queue", icon="clock")
    ahead = "It is next." if request.position == 0 else f"{request.position:,} ahead of it."
    return Words("In queue", ahead, icon="clock")


def _empty_words(request: Request) -> Words:
    said = "\n\n".join(request.words)
    sentence = "The provider said:" if said else "The provider gave no reason. The raw answer is kept."
    return Words("Finished, nothing to show", sentence, said, icon="info")


def _lost_words(request: Request) -> Words:
    why = (
        "The Router keeps results for 24 hours; this one is older."
        if request.state is State.EXPIRED
        else "The Router no longer knows this request."
    )
    return Words("No longer on the server", why, icon="warning")


def failure_words(request: Request) -> Words:
    """The plain sentence and what is known about the charge; below it what was answered, for support."""
    if request.failure is None:
        word = f" ({request.end_word})" if request.end_word else ""
        return Words(f"Failed{word}.", "Nothing was reported about a charge.", failed=True, icon="warning")
    told = explain(request.failure, charges_on_policy_rejection=request.charges_on_policy_rejection)
    return Words(told.sentence, told.charge_sentence, failure_details(request), failed=True, icon="warning")


def failure_details(request: Request) -> str:
    """Status, bucket, texts and ids of a failure as lines to copy: no key, no address, no signed link."""
    failure = request.failure
    if failure is None:
        return ""
    lines = [failure.detail, failure.upstream_detail]
    lines += [f"{'.'.join(str(part) for part in problem.loc)}: {problem.message}" for problem in failure.fields]
    facts = [
        ("HTTP status", failure.status),
        ("Error", failure.bucket),
        ("Refused", failure.refusal_subject),
        ("Request id", request.request_id),
        ("Idempotency key", request.key),
        ("Call id", failure.call_id),
    ]
    told = "\n".join(line for line in lines if line)
    known = "\n".join(f"{name}: {value}" for name, value in facts if value)
    return f"{told}\n\n{known}".strip()
