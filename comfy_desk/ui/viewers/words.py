"""What the viewer says where there is no picture, and what outputs are called. Pure.

Where a row of the queue says it already, it is said in the same words: they come from `ui/wording.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from comfy_desk.domain.output import Kind, Output, Reach, Role
from comfy_desk.domain.request import Request, State
from comfy_desk.ui import wording
from comfy_desk.ui.missing import missing
from comfy_desk.ui.phrases import counted, quoted, sentence, tr
from comfy_desk.ui.their_words import problem_of, sentences_first

KIND_WORDS = {
    Kind.IMAGE: "Picture",
    Kind.VIDEO: "Film",
    Kind.AUDIO: "Sound",
    Kind.MODEL_3D: "3D model",
    Kind.VECTOR: "Drawing",
    Kind.TEXT: "Text",
    Kind.OTHER: "File",
}

_KIND_WITHIN = {
    Kind.IMAGE: "picture",
    Kind.VIDEO: "film",
    Kind.AUDIO: "sound",
    Kind.MODEL_3D: "3D model",
    Kind.VECTOR: "drawing",
    Kind.TEXT: "text",
    Kind.OTHER: "file",
}
"""In brackets behind a name."""

_ROLE_WORDS = {Role.POSTER: "Poster", Role.PART: "Part", Role.VARIANT: "Variant", Role.ECHO: "Input"}
_ROLE_MEANING = {
    Role.POSTER: "A picture that stands for the work, such as its first frame",
    Role.PART: "Belongs to the work, such as a layer or a texture",
    Role.VARIANT: "The same work again, in another format or size",
    Role.ECHO: "What you gave, handed back",
}
_ROLE_ORDER = {Role.WORK: 0, Role.POSTER: 1, Role.PART: 2, Role.VARIANT: 3, Role.ECHO: 4}


@dataclass(frozen=True, slots=True)
class Words:
    """What stands where a picture would be. `details` can be copied."""

    headline: str
    sentence: str = ""
    details: str = ""
    failed: bool = False
    icon: str = ""
    folded: bool = False  # the details are shown when they are asked for


def kind_words(kind: Kind) -> str:
    return tr(KIND_WORDS[kind])


def ordered(outputs: tuple[Output, ...]) -> list[Output]:
    """Works first, then posters, parts, variants and echoes, each in the answer's order."""
    return sorted(outputs, key=lambda output: (_ROLE_ORDER[output.role], output.index))


def first_of(outputs: tuple[Output, ...]) -> Output | None:
    """What one wants to see first: a work that is here, else the first that there is."""
    there = ordered(outputs)
    works = (output for output in there if output.role is Role.WORK and (output.path is not None or output.text))
    return next(works, next(iter(there), None))


def name_of(output: Output, outputs: tuple[Output, ...]) -> str:
    """ "Picture 2", "Poster", "Variant 1": counted only where there are several of the same sort."""
    sort = _sort_of(output)
    alike = sorted(other.index for other in outputs if _sort_of(other) == sort)
    return _numbered(sort, alike.index(output.index) + 1, len(alike)) if output.index in alike else sort


def names_of(outputs: tuple[Output, ...]) -> dict[int, str]:
    """The names of all, by index, in one walk: there may be a thousand."""
    sorts: dict[str, list[int]] = {}
    for output in sorted(outputs, key=lambda output: output.index):
        sorts.setdefault(_sort_of(output), []).append(output.index)
    return {
        index: _numbered(sort, number, len(alike))
        for sort, alike in sorts.items()
        for number, index in enumerate(alike, 1)
    }


def _numbered(sort: str, number: int, of: int) -> str:
    return sort if of < 2 or sort == tr(_AS_IT_CAME) else f"{sort} {number}"


_AS_IT_CAME = "As it came (.pcm)"


def _sort_of(output: Output) -> str:
    if is_raw_sound(output):
        return tr(_AS_IT_CAME)
    return kind_words(output.kind) if output.role is Role.WORK else tr(_ROLE_WORDS[output.role])


def full_name_of(output: Output, outputs: tuple[Output, ...]) -> str:
    """The name, and what kind it is where the name does not say."""
    return in_full(output, name_of(output, outputs))


def in_full(output: Output, name: str) -> str:
    """`name` is its own, from `names_of`."""
    if output.role is Role.WORK or is_raw_sound(output):
        return name
    return f"{name} ({tr(_KIND_WITHIN[output.kind])})"


def is_raw_sound(output: Output) -> bool:
    """The samples of a sound without a head, kept beside the WAV that was made of them."""
    named = (output.path or "").lower().endswith(".pcm")
    declared = (output.media_type or "").lower().startswith(("audio/pcm", "audio/l16", "audio/x-pcm", "audio/raw"))
    return output.role is Role.VARIANT and output.kind is Kind.AUDIO and (named or declared)


def others_in_words(outputs: tuple[Output, ...]) -> str:
    """What came besides the works: "2 variants (1 not fetched), 1 input"; "" where nothing did."""
    told = []
    for role, one, many in _OTHERS:
        alike = [output for output in outputs if output.role is role]
        away = sum(output.path is None and not output.text for output in alike)
        if alike:
            words = counted(len(alike), one, many)
            some = tr("{what} ({n} not fetched)") if away < len(alike) else tr("{what} (not fetched)")
            told.append(some.format(what=words, n=away) if away else words)
    return ", ".join(told)


_OTHERS = (
    (Role.POSTER, "{n} poster", "{n} posters"),
    (Role.PART, "{n} part", "{n} parts"),
    (Role.VARIANT, "{n} variant", "{n} variants"),
    (Role.ECHO, "{n} input handed back", "{n} inputs handed back"),
)


def meaning_of(output: Output) -> str:
    """What "Part" or "Variant" means; "" for a work."""
    if is_raw_sound(output):
        return tr("The samples as the model sent them, without a head; the WAV beside them holds the same")
    return tr(_ROLE_MEANING[output.role]) if output.role in _ROLE_MEANING else ""


def waiting_words(request: Request, around: wording.Around) -> Words:
    """For a request without an output to show: what goes on, or how it ended."""
    if request.state is State.FAILED:
        return failure_words(request)
    if request.state is State.EMPTY:
        return _empty_words(request)
    # Without the times that tick: these words stand still until the request itself changes.
    still = replace(request, running_since=None, first_sent_at=None)
    told = wording.status(still, around)
    return Words(told.text, _sentence_of(request, around), icon=told.icon)


def _sentence_of(request: Request, around: wording.Around) -> str:
    if request.cancelling or request.state.terminal:
        if request.state in (State.DONE, State.LATE_RESULT):
            return tr("No file of it is here.")
        return sentence(wording.second(request, around).text)
    if request.state is State.IN_PROGRESS and request.trouble is None:
        return tr("What it makes appears here when it is finished.")
    if request.state is State.COLLECTING and request.trouble is None:
        if request.raw_path is None and request.end_word:
            return tr("The Router says that it has ended; how, is being read.")
        return tr("It is finished and being saved.")
    below = sentence(wording.second(request, around).text)
    if not below and request.state is State.IN_QUEUE:
        return tr("What it makes appears here when it is finished.")
    return below


def missing_words(request: Request, output: Output) -> Words:
    """For one output that is no file here: whose doing that is, and what was said of it."""
    name = name_of(output, request.outputs)
    why = missing(request, output)
    problem = problem_of(output, request.words)
    if unread := request.kept_unread:
        return Words(tr("The answer is kept unread"), sentence(unread), icon="text")
    if why is Reach.HELD_BACK:
        return Words(tr("Held back by the model"), sentence(problem), failed=True, icon="empty")
    if why is Reach.FETCHABLE and problem and output.role is Role.WORK:
        return Words(tr("Made, not fetched yet"), sentence(problem), failed=True, icon="link")
    if why is Reach.FETCHABLE and not problem:
        return Words(tr("{name} is not here").format(name=name), tr("It was not fetched by itself."), icon="link")
    told = problem or tr("The answer that names it is not kept here.")
    return Words(tr("{name} is not here").format(name=name), sentence(told), failed=True, icon="link")


def _empty_words(request: Request) -> Words:
    if unread := request.kept_unread:
        return Words(tr("The answer is kept unread"), sentence(unread), icon="text")
    said = "\n\n".join(sentences_first(request.words))
    why = tr("The provider said:") if said else tr("The provider gave no reason. The raw answer is kept.")
    return Words(tr("Finished, nothing to show"), why, said, icon="empty")


def failure_words(request: Request) -> Words:
    """The plain sentence, the model's own reason and what is known about the charge; below, folded, what support asks for."""
    headline = wording.why(request)
    if request.failure is None and request.end_word:
        headline = f"{tr('Failed')} ({request.end_word})"
    own = wording.reason(request)
    below = wording.second(request, wording.Around(now=0.0)).text if wording.can_run_directly(request) else ""
    lines = [quoted(own) if own else sentence(below), sentence(wording.charge(request))]
    return Words(
        sentence(headline),
        "\n".join(line for line in lines if line),
        failure_details(request),
        failed=True,
        icon="error",
        folded=True,
    )


def failure_details(request: Request) -> str:
    """Status, bucket, texts and ids of a failure as lines to copy: no key, no address, no signed link."""
    failure = request.failure
    if failure is None:
        return ""
    lines = [failure.detail, failure.upstream_detail]
    lines += [f"{'.'.join(str(part) for part in problem.loc)}: {problem.message}" for problem in failure.fields]
    facts = [
        (tr("HTTP status"), failure.status),
        (tr("Error"), failure.bucket),
        (tr("Refused"), failure.refusal_subject),
        (tr("Request id"), request.request_id),
        (tr("Idempotency key"), request.key),
        (tr("Call id"), failure.call_id),
    ]
    told = "\n".join(line for line in lines if line)
    known = "\n".join(f"{tr(name)}: {value}" for name, value in facts if value)
    return f"{told}\n\n{known}".strip()
