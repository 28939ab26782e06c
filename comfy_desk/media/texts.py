"""What a provider says in words: a text model's answer, and its reasons where something is missing. Plain text only."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from comfy_desk.domain.output import Kind
from comfy_desk.media import clues, torn
from comfy_desk.media.candidate import is_the_artists
from comfy_desk.media.links import is_link
from comfy_desk.media.walk import Leaf, Place, strings

MAX_TEXT = 20_000
MAX_TEXTS = 50
MAX_REASONS = 20


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_SPOKEN = {"outputtext", "transcript", "transcription", "caption", "answer", "completion", "generatedtext", "response"}
_AROUND = {
    "content",
    "parts",
    "output",
    "message",
    "choices",
    "candidates",
    "delta",
    "generations",
    "completions",
    "responses",
}
_ENDS = {"output", "result"}
_LOOSE = {"output", "outputs", "result", "results", "text", "texts", "data"}
_REASON_WORDS = {
    "reason",
    "reasons",
    "refusal",
    "error",
    "errors",
    "message",
    "msg",
    "detail",
    "details",
    "explanation",
    "warning",
    "failure",
}
_PLAIN_ENDS = _set(
    "success successful successfully ok okay succeed succeeded stop end_turn endturn completed complete done finished "
    "none null max_tokens stop_sequence finish_reason_stop finish_reason_unspecified "
    "finish_reason_max_tokens length eos no_error noerror task_completed task_succeeded "
    "request_succeeded blocked_reason_unspecified 0 200"
)


_REFUSED = re.compile(
    r"moderat|block|reject|refus|flag|filter|fail|denied|deny|nsfw|violat|unsafe|safety|prohibit|censor|error|not found",
    re.I,
)
_BAD_IF_TRUE = _set("nsfw flagged blocked filtered moderated censored rejected refused unsafe")
_BAD_IF_FALSE = _set("safe moderation")
MAX_SEEN = 20_000


def clean(text: str, limit: int = MAX_TEXT) -> str:
    """Text that any encoder takes: no lone surrogates, no NUL, at most `limit` characters."""
    return text[:limit].replace("\0", "").encode("utf-8", "replace").decode()


def texts(walked: Sequence[Leaf], *, request: Any, text_only: bool, declared: bool, alone: bool = False) -> list[Leaf]:
    """Places and text of what a model wrote, at most MAX_TEXTS of at most MAX_TEXT characters.

    `alone` says that there is nothing else to show: then what a model says in the place of its work counts as said.
    """
    sent = {text for text in strings(request) if len(text) < MAX_TEXT} if request is not None else set()
    found: list[Leaf] = []
    lists: dict[int, bool] = {}
    for place, text in walked:
        if len(found) >= MAX_TEXTS:
            break
        if isinstance(place.container, list) and (text_only or declared or alone):
            if id(place.container) not in lists:
                lists[id(place.container)] = is_torn = _is_torn(place)
                if is_torn and place.parent is not None and not _is_from_the_request(place):
                    found.append((place.parent, clean(torn.joined(place.container, MAX_TEXT))))
            if lists[id(place.container)]:
                continue
        if not (_is_spoken(place, text, text_only, declared) or (alone and _stands_for_a_work(place, text))):
            continue
        echoed = not text_only and (text in sent or is_link(text.strip()))
        if echoed or not text.strip() or _is_from_the_request(place):
            continue
        found.append((place, clean(text)))
    return _streamed(walked, found)


def _is_torn(place: Place) -> bool:
    """Whether a list stands where a text does, and holds it in pieces."""
    name = "".join(clues.words(place.name))
    return (name in _LOOSE or name in _SPOKEN or name in {"", "content", "generation", "tokens"}) and torn.is_torn(
        place.container
    )


def _streamed(walked: Iterable[Leaf], found: list[Leaf]) -> list[Leaf]:
    """With what the events of a stream add as one text, the whole answer's, unless they bring the text whole as well."""
    added = torn.deltas(walked)
    if not added:
        return found
    pieces = {id(place) for place, _text in added}
    others = [(place, text) for place, text in found if id(place) not in pieces]
    told = clean(torn.joined((text for _place, text in added), MAX_TEXT))
    if not told.strip() or any(text == told for _place, text in others):
        return others
    *_steps, root = added[0][0].above()
    return [(root, told), *others]


def _is_from_the_request(place: Place) -> bool:
    """Whether names or the speaker say that these words were the artist's own."""
    return is_the_artists(place) or any(clues.is_echo_above(name) for name in list(place.names())[1:])


def _is_spoken(place: Place, text: str, text_only: bool, declared: bool) -> bool:
    if place.parent is None:
        return _reads_like_text(text)
    key = "".join(clues.words(place.key)) if isinstance(place.key, str) and not clues.is_index(place.key) else ""
    around = {"".join(clues.words(name)) for name in list(place.names())[1 if key else 0 : 4]}
    beside = place.container if isinstance(place.container, dict) else {}
    if key == "text":
        kind = beside.get("type")
        return bool(around & _AROUND) or (isinstance(kind, str) and "text" in kind) or (text_only and not around)
    if key == "content":
        return (bool(around & {"message", "delta"}) or "role" in beside) and _reads_like_text(text)
    if key in _SPOKEN:
        return _reads_like_text(text)
    loose = key in _LOOSE or (not key and bool(around & _LOOSE))
    return loose and (text_only or declared) and _reads_like_text(text)


def _stands_for_a_work(place: Place, text: str) -> bool:
    """`{"text": "I cannot draw that."}`, and words where the output was to be."""
    key = "".join(clues.words(place.key)) if isinstance(place.key, str) else ""
    outermost = place.parent is not None and place.parent.parent is None
    named = (key in {"text", "content", "reply", "comment", "note", "generation"} and outermost) or key in _ENDS
    listed = key == "text" and bool(
        _LOOSE.intersection("".join(clues.words(name)) for name in islice(place.names(), 1, 3))
    )
    return (named or listed) and bool(_said(text)) and " " in text.strip()


def _reads_like_text(text: str) -> bool:
    """Not one endless word, as tokens and Base64 are, and no data URI."""
    start = text[:2000].strip()
    return not start.lower().startswith("data:") and (
        len(start) < 60 or any(c.isspace() for c in start) or not start.isascii()
    )


def reasons(walked: Iterable[Leaf]) -> list[str]:
    """The provider's own words on why something ended or is missing, in order, each once; routine words are left out."""
    found: dict[str, None] = {}
    for place, text in walked:
        if len(found) >= MAX_REASONS:
            break
        refusing = is_state_name(place.name) and len(text) <= 200 and _REFUSED.search(text)
        if (refusing or is_reason_name(place.name)) and (said := _said(text)):
            found.setdefault(said)
    return list(found)


def are_reasons(kinds: Iterable[Kind], declared: Sequence[str]) -> bool:
    """Whether works of these kinds are words alone from a model that makes something else: its reasons, and no work."""
    return bool(declared) and "text" not in declared and set(kinds) == {Kind.TEXT}


def flags(document: Any) -> list[str]:
    """Marks by which a provider says that it held something back (`is_image_safe: false`), as they stand in the document."""
    found: dict[str, None] = {}
    stack = [document]
    for _ in range(MAX_SEEN):
        if not stack or len(found) >= MAX_REASONS:
            break
        value = stack.pop()
        if isinstance(value, list):
            stack.extend(reversed(value[:MAX_SEEN]))
        elif isinstance(value, dict):
            stack.extend(reversed(list(value.values())[:MAX_SEEN]))
            for key, mark in value.items():
                marks = mark if isinstance(mark, list) else [mark]
                told = next(
                    (one for one in marks[:50] if isinstance(one, bool) and _tells_of_refusal(str(key), one)), None
                )
                if told is not None:
                    found.setdefault(clean(f"{key}: {str(told).lower()}", 100))
    return list(found)


def _tells_of_refusal(key: str, mark: bool) -> bool:
    parts = set(clues.words(key))
    return bool(parts & (_BAD_IF_TRUE if mark else _BAD_IF_FALSE)) and not parts & {
        "check",
        "checker",
        "enabled",
        "allow",
    }


def is_state_name(name: str) -> bool:
    parts = set(clues.words(name))
    return bool(parts & {"status", "state", "moderation", "verdict"}) and not {"id", "url", "uri"} & parts


def is_reason_name(name: str) -> bool:
    parts = set(clues.words(name))
    return bool(_REASON_WORDS & parts) and not {"type", "id", "url", "uri", "code"} & parts


def _said(text: str) -> str:
    short = clean(" ".join(text[:2000].split()), 500)
    routine = short.lower().strip(" .!").replace(" ", "_").replace("-", "_") in _PLAIN_ENDS
    return "" if not short or routine or is_link(short) or not _reads_like_text(short) else short


def failed_elements(walked: Iterable[Leaf]) -> Iterator[tuple[Place, dict[str, Any]]]:
    """Elements of lists that are objects and name a reason."""
    seen: set[int] = set()
    for place, _text in walked:
        for step in place.above():
            if isinstance(step.container, list) and step.parent is not None and isinstance(step.key, int):
                element = step.container[step.key]
                if id(element) not in seen and isinstance(element, dict):
                    seen.add(id(element))
                    yield step, element


def is_outright_failure(element: dict[str, Any]) -> bool:
    """`{code, message}` or `{error}`: an element that is a failure whatever its neighbours are."""
    names = {"".join(clues.words(key)) for key in element}
    return "error" in names or ("code" in names and bool(names & {"message", "msg"}))


def reason_of(element: dict[str, Any]) -> str:
    """One sentence from an element's own code and message, or from what is one level below; "" without any."""
    parts: list[str] = []
    for key, value in element.items():
        if isinstance(value, dict) and is_reason_name(key):
            parts += [said for k, v in value.items() if isinstance(v, str) and is_reason_name(k) and (said := _said(v))]
        elif isinstance(value, str) and is_reason_name(key) and (said := _said(value)):
            parts.append(said)
    code = element.get("code")
    if isinstance(code, str) and parts and _said(code):
        return clean(f"{parts[0]} ({_said(code)})", 600)
    return parts[0] if parts else ""
