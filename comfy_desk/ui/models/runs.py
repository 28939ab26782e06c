"""Rows in groups, each with a line of its own above them that may be folded: who stands in which row. No Qt.

Every group is a sorted list of ids by itself, so that a change touches one list alone. Without groups there is one list and
no line. Names of rows are ids of requests; a group's line has a name that no request has.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Any

from comfy_desk.domain.batch import BatchProgress
from comfy_desk.ui.models.queue_groups import NO_GROUP, GroupKey

HEADER = "\0"

PLACES = ("waiting", "at_router", "collecting", "done", "empty", "failed", "cancelled", "lost")

Before = Callable[[str, Any, int], bool]
"""Whether the row of this id stands before one with this key, in this row of the model."""


class Run:
    """One group. `ids` stand in their order, shown or not."""

    __slots__ = ("counts", "folded", "ids", "key")

    def __init__(self, key: GroupKey, *, folded: bool) -> None:
        self.key = key
        self.ids: list[str] = []
        self.folded = folded
        self.counts: Counter[str] = Counter()

    @property
    def name(self) -> str:
        return self.key[2]

    @property
    def header(self) -> str:
        return HEADER + self.name

    @property
    def progress(self) -> BatchProgress:
        return BatchProgress(len(self.ids), **{place: self.counts[place] for place in PLACES})

    def slot(self, key: Any, source_row: int, before: Before) -> int:
        """The first place whose row does not stand before one with this key."""
        low, high = 0, len(self.ids)
        while low < high:
            middle = (low + high) // 2
            if before(self.ids[middle], key, source_row):
                low = middle + 1
            else:
                high = middle
        return low


class Runs:
    """All groups in their order. `lined`: each has a line of its own."""

    def __init__(self, *, lined: bool = False) -> None:
        self.lined = lined
        self._runs: list[Run] = [] if lined else [Run(NO_GROUP, folded=False)]
        self._of: dict[str, Run] = {}
        self._starts: list[int] | None = None

    def __iter__(self) -> Iterator[Run]:
        return iter(self._runs)

    # what changes it

    def fill(self, rows: Iterable[tuple[str, GroupKey, str]], folded: Callable[[GroupKey], bool]) -> None:
        """Everything anew: id, group and place of each row, in their order."""
        found: dict[GroupKey, Run] = {} if self.lined else {NO_GROUP: Run(NO_GROUP, folded=False)}
        self._of = {}
        for name, key, place in rows:
            run = found.get(key)
            if run is None:
                run = found[key] = Run(key, folded=folded(key))
            run.ids.append(name)
            run.counts[place] += 1
            self._of[name] = run
        self._runs = sorted(found.values(), key=_key)
        self._starts = None

    def add_run(self, key: GroupKey, *, folded: bool) -> Run:
        run = Run(key, folded=folded)
        insort(self._runs, run, key=_key)
        self._starts = None
        return run

    def drop_run(self, run: Run) -> None:
        self._runs.remove(run)
        self._starts = None

    def put(self, run: Run, slot: int, name: str, place: str) -> None:
        run.ids.insert(slot, name)
        run.counts[place] += 1
        self._of[name] = run
        self._starts = None

    def take(self, run: Run, slot: int, place: str) -> None:
        del self._of[run.ids.pop(slot)]
        run.counts[place] -= 1
        self._starts = None

    def fold(self, run: Run, folded: bool) -> None:
        run.folded = folded
        self._starts = None

    # what it knows

    def run_of(self, name: str) -> Run | None:
        return self._of.get(name)

    def run_at_key(self, key: GroupKey) -> Run | None:
        at = bisect_left(self._runs, key, key=_key)
        return self._runs[at] if at < len(self._runs) and self._runs[at].key == key else None

    def named(self, name: str) -> Run | None:
        return next((run for run in self._runs if run.name == name), None)

    def __len__(self) -> int:
        """How many rows there are to see, lines included."""
        return self._places()[-1]

    def start(self, run: Run) -> int:
        """The row of its line, or of its first request where there are no lines."""
        return self._places()[bisect_left(self._runs, run.key, key=_key)]

    def first(self, run: Run) -> int:
        """The row of its first request."""
        return self.start(run) + (1 if self.lined else 0)

    def at(self, row: int) -> tuple[Run, int]:
        """The group of a row, and which of its requests that is: -1 for its line."""
        if not self.lined:
            return self._runs[0], row
        places = self._places()
        number = bisect_right(places, row) - 1
        return self._runs[number], row - places[number] - 1

    def name_at(self, row: int) -> str:
        run, slot = self.at(row)
        return run.ids[slot] if slot >= 0 else run.header

    def names(self) -> Iterator[str]:
        """Of all rows, in their order."""
        for run in self._runs:
            if self.lined:
                yield run.header
            if not run.folded:
                yield from run.ids

    def members(self) -> Iterator[str]:
        """All requests, those in folded groups too."""
        for run in self._runs:
            yield from run.ids

    def __contains__(self, name: str) -> bool:
        return name in self._of

    def _places(self) -> list[int]:
        """Where each group begins, and where all end."""
        if self._starts is None:
            line = 1 if self.lined else 0
            sizes = [line if run.folded else line + len(run.ids) for run in self._runs]
            self._starts = [0, *accumulate(sizes)]
        return self._starts


def _key(run: Run) -> GroupKey:
    return run.key
