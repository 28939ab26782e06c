"""Which of a model's own words come first: a sentence before a bare code such as IMAGE_SAFETY. Pure; nothing is left out."""

from __future__ import annotations

import re
from collections.abc import Sequence

from comfy_desk.domain.output import Output, Reach
from comfy_desk.domain.request import Request
from comfy_desk.services.saving import was_kept_with_us
from comfy_desk.ui.missing import missing
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.told import told

_LEFT = re.compile(r"[0-9,]+ more pieces stand in this answer")
_CODE = re.compile(r"[A-Za-z0-9]+(?:[_.:/-]+[A-Za-z0-9]+)*")


def is_code(word: str) -> bool:
    """A name that programs give a reason, not a sentence for people; some languages write those without blanks."""
    return _CODE.fullmatch(word) is not None


def sentences_first(words: Sequence[str]) -> tuple[str, ...]:
    """The same words, what people can read first; each sort in its own order."""
    return tuple(sorted(words, key=is_code))


def said(words: Sequence[str]) -> str:
    """The one that a row has room for; "" where nothing was said. A code alone is called what it is."""
    first = next(iter(sentences_first(words)), "")
    return _code(first) if is_code(first) else first


def providers_words(request: Request) -> tuple[str, ...]:
    """What the model itself said: why a link could not be followed, or what was left, is our word, not its."""
    ours = {output.problem for output in request.outputs if missing(request, output) is not Reach.HELD_BACK}
    return tuple(word for word in request.words if word not in ours and not _LEFT.match(word))


def left_in_the_answer(words: Sequence[str]) -> str:
    """That an answer holds more than is taken from it; "" where it does not."""
    return next((word for word in words if _LEFT.match(word)), "")


def problem_of(output: Output, words: Sequence[str]) -> str:
    """What is wrong with an output, its code explained by the sentence that follows it among the answer's words.

    Of what is safe with us that comes first: a row's line may end before it.
    """
    problem = output.problem or ""
    if is_code(problem):
        place = words.index(problem) + 1 if problem in words else len(words)
        after = words[place] if place < len(words) else ""
        return f"{after} ({problem})" if after and not is_code(after) else _code(problem)
    if was_kept_with_us(output):
        return tr("Safe: kept in the data folder for now. {why}.").format(why=told(problem.rpartition(";")[0]))
    return told(problem)


def _code(word: str) -> str:
    return tr("The model's only word on it: {word}").format(word=word)
