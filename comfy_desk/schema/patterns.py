"""A document's regular expressions, tried only where their cost has a bound.

Python's matcher can run for ages on thirty characters, and nothing can stop it. So a pattern is weighed before it is tried:
how many ways it leaves to split a text. What is too heavy, or written in another dialect, is not tried at all.
"""

from __future__ import annotations

import re
import warnings
from dataclasses import dataclass
from functools import lru_cache

MAX_PATTERN = 1_000
MAX_STEPS = 1_000_000
MAX_REPEAT = 1_000
_COUNTED = re.compile(r"\{(\d{1,9})?(,)?(\d{1,9})?\}")


@dataclass(frozen=True, slots=True)
class Weight:
    """How the time for a text of n characters grows: with `factor` times n to the power of `degree`."""

    factor: int
    degree: int


def search(pattern: str, text: str) -> bool | None:
    """Whether a pattern is found in a text; None where it is not tried."""
    weight = weigh(pattern)
    if weight is None or weight.factor * (len(text) + 1) ** weight.degree > MAX_STEPS:
        return None
    compiled = _compiled(pattern)
    return None if compiled is None else compiled.search(text) is not None


@lru_cache(maxsize=1_024)
def _compiled(pattern: str) -> re.Pattern[str] | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what the pattern may mean one day is no news for an artist
        try:
            return re.compile(pattern)
        except (re.error, RecursionError, OverflowError, MemoryError):
            return None


@lru_cache(maxsize=1_024)
def weigh(pattern: str) -> Weight | None:
    """The weight of a pattern; None for one that no text is short enough for."""
    if len(pattern) > MAX_PATTERN:
        return None
    return _Scale(pattern).weigh()


class _Group:
    __slots__ = ("alternatives", "moves")

    def __init__(self) -> None:
        self.alternatives = 1
        self.moves = False  # whether it can match in more than one way or length


class _Scale:
    """One pass over a pattern. What repeats a thing that itself can match in several ways is too heavy."""

    def __init__(self, pattern: str) -> None:
        self._pattern = pattern
        self._at = 0
        self._groups = [_Group()]
        self._factor = 1
        self._degree = 0 if pattern.startswith("^") else 1
        self._atom_moves = False

    def weigh(self) -> Weight | None:
        while self._at < len(self._pattern):
            if not self._step(self._pattern[self._at]) or self._factor > MAX_STEPS:
                return None
        return Weight(self._factor * self._groups[0].alternatives, self._degree)

    def _step(self, char: str) -> bool:
        pattern, at = self._pattern, self._at
        self._at += 1
        counted = _COUNTED.match(pattern, at) if char == "{" else None
        if char in "*+?" or counted is not None:
            return self._quantifier(char, counted)
        if char == "(":
            if pattern[at + 1 : at + 2] == "?":
                if pattern[at + 2 : at + 3] != ":":
                    return False  # looks around, names, flags
                self._at += 2
            self._groups.append(_Group())
            return True
        if char == "|":
            self._groups[-1].alternatives += 1
            self._groups[-1].moves = True
            return True
        self._atom_moves = False
        if char == ")":
            return self._close()
        if char == "\\":
            self._at += 1
            return not pattern[at + 1 : at + 2].isdigit()  # a group again: as long as whatever it matched
        if char == "[":
            return self._class()
        return True

    def _close(self) -> bool:
        if len(self._groups) < 2:
            return False
        group = self._groups.pop()
        self._factor *= group.alternatives
        self._groups[-1].moves |= group.moves
        self._atom_moves = group.moves
        return True

    def _class(self) -> bool:
        at = self._at
        if self._pattern[at : at + 1] == "^":
            at += 1
        if self._pattern[at : at + 1] == "]":
            at += 1
        while at < len(self._pattern) and self._pattern[at] != "]":
            at += 2 if self._pattern[at] == "\\" else 1
        self._at = at + 1
        return at < len(self._pattern)

    def _quantifier(self, char: str, found: re.Match[str] | None) -> bool:
        least, most = 0, 1
        if found is not None:
            self._at = found.end()
            least = int(found[1] or 0)
            most = (int(found[3]) if found[3] else MAX_REPEAT) if found[2] else least
            if max(least, int(found[3] or 0)) > MAX_REPEAT:
                return False
        elif char != "?":
            most = MAX_REPEAT
        if self._pattern[self._at : self._at + 1] in ("?", "+"):
            self._at += 1  # lazy or possessive
        if most > 1 and self._atom_moves:
            return False
        if least != most:
            self._groups[-1].moves = self._atom_moves = True
            if most > 1:
                self._degree += 1
            else:
                self._factor *= 2
        else:
            self._factor *= max(1, most)
        return True
