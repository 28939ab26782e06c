"""What changes in a row only because time goes by, and in which columns: a tick makes and paints no more than that. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from comfy_desk.domain.request import Request
from comfy_desk.ui import expiry_words, wording
from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.models.row_words import RowWords

Columns = tuple[int, int]
"""The first and the last."""

_TELL_TIME: tuple[tuple[int, Callable[[RowWords], object]], ...] = (
    (PLACE["status"], lambda words: (words.status, words.second)),
    (PLACE["next_check"], lambda words: words.next_check),
    (PLACE["elapsed"], lambda words: words.elapsed),
    (PLACE["kept_until"], lambda words: words.kept_until),
)


def later(words: RowWords, request: Request, around: wording.Around) -> tuple[RowWords, Columns | None]:
    """The words of the same snapshot a moment later, and where they differ: None where they are the very same.

    Days are not looked at: a new one asks for new words.
    """
    status, second = wording.status(request, around), wording.second(request, around)
    checks, took = wording.next_check(request, around), wording.elapsed(request, around.now)
    until = expiry_words.left(request, around.now)
    before = (words.status, words.second, words.next_check, words.elapsed, words.kept_until)
    if (status, second, checks, took, until) == before:
        return words, None
    now = replace(words, status=status, second=second, next_check=checks, elapsed=took, kept_until=until)
    changed = [place for place, told in _TELL_TIME if told(now) != told(words)]
    return now, (changed[0], changed[-1])


def blocks(told: Sequence[tuple[int, Columns]]) -> Iterator[tuple[int, int, Columns]]:
    """Rows that lie together as one, with all the columns of any of them: first row, last row, columns. In order."""
    start = 0
    for end in range(1, len(told) + 1):
        if end == len(told) or told[end][0] != told[end - 1][0] + 1:
            together = [columns for _, columns in told[start:end]]
            yield told[start][0], told[end - 1][0], (min(c[0] for c in together), max(c[1] for c in together))
            start = end
