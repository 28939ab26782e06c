"""How much work one reading of a document may be: counted, so that the same document gives the same form everywhere.

The number of fields alone bounds nothing: each of them may refer to something large, which is then looked at anew. A unit is
about one entry of an object or a list looked at once. Where nobody counts, spending costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

MOST = 400_000
"""Units of one document. Real ones take some hundreds, a form of 2,000 fields some thousands."""


class TooMuchError(Exception):
    """A document asks for more work than a form is worth."""


class _Purse:
    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


_PURSE: ContextVar[_Purse | None] = ContextVar("effort", default=None)


@contextmanager
def bounded(most: int = MOST) -> Iterator[None]:
    """What is spent inside is counted."""
    token = _PURSE.set(_Purse(most))
    try:
        yield
    finally:
        _PURSE.reset(token)


def spend(units: int) -> None:
    """Raises TooMuchError once all is spent, and from then on every time."""
    purse = _PURSE.get()
    if purse is not None:
        purse.left -= units
        if purse.left < 0:
            raise TooMuchError


def look_over(value: Any) -> None:
    """Spends what it takes to copy a JSON value."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, (dict, list)):
            spend(1 + len(one))
            waiting.extend(one.values() if isinstance(one, dict) else one)
