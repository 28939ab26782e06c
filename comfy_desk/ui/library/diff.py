"""How one list of ids becomes another, as runs that go and runs that come. Pure.

Views keep selection and place over such steps; where the order itself is another one there are none, and the list is new.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST = 64
"""Steps above which making the list anew is cheaper for everybody who follows it."""


@dataclass(frozen=True, slots=True)
class Gone:
    at: int
    count: int


@dataclass(frozen=True, slots=True)
class Come:
    at: int
    ids: tuple[int, ...]


def steps(before: Sequence[int], after: Sequence[int], most: int = MOST) -> tuple[Gone | Come, ...] | None:
    """To be done one after the other. None: the order is another one, or there would be too many."""
    fresh = len(after) - len(before)
    if fresh > 0 and tuple(after[fresh:]) == tuple(before):  # what mostly happens: some came at the head
        return (Come(0, tuple(after[:fresh])),)
    start, end = _ends(before, after)
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    here, there = set(old), set(new)
    if here & there and [one for one in old if one in there] != [one for one in new if one in here]:
        return None
    going = _runs(old, there)
    coming = _runs(new, here)
    if len(going) + len(coming) > most:
        return None
    gone = [Gone(start + at, count) for at, count in reversed(going)]
    come = [Come(start + at, tuple(new[at : at + count])) for at, count in coming]
    return (*gone, *come)


def _ends(before: Sequence[int], after: Sequence[int]) -> tuple[int, int]:
    """How many are the same at the head and at the foot."""
    short = min(len(before), len(after))
    start = 0
    while start < short and before[start] == after[start]:
        start += 1
    end = 0
    while end < short - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return start, end


def _runs(ids: Sequence[int], keep: set[int]) -> list[tuple[int, int]]:
    """Where those that are not in `keep` stand together."""
    found: list[tuple[int, int]] = []
    for at, one in enumerate(ids):
        if one in keep:
            continue
        if found and found[-1][0] + found[-1][1] == at:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((at, 1))
    return found
