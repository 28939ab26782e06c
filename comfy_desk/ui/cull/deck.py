"""Many works in a row, of which one is looked at: where one stands, what was decided, what comes next. Pure; no Qt.

Marks are what the library said last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from comfy_desk.domain.library import Entry, Marks, Verdict


@dataclass(frozen=True, slots=True)
class Counts:
    place: int  # of the one that is looked at, from 1; 0 where there is none
    shown: int
    picks: int
    rejects: int
    undecided: int
    whole: int


class Deck:
    """`ids` in their order. With `only_undecided` decided ones are passed over, but the one that is looked at stays."""

    def __init__(self, ids: Sequence[int]) -> None:
        self._ids = list(dict.fromkeys(ids))
        self._entries: dict[int, Entry] = {}
        self._verdicts: Counter[Verdict] = Counter()  # of those that were read and are in the list
        self._inside = set(self._ids)
        self._at = 0
        self._only_undecided = False

    # --- what is known

    @property
    def ids(self) -> tuple[int, ...]:
        return tuple(self._ids)

    def take(self, entries: Iterable[Entry]) -> None:
        """Read, or read anew."""
        for entry in entries:
            before = self._entries.get(entry.id)
            if entry.id in self._inside:
                if before is not None:
                    self._verdicts[before.marks.verdict] -= 1
                self._verdicts[entry.marks.verdict] += 1
            self._entries[entry.id] = entry

    def drop(self, ids: Iterable[int]) -> None:
        """They are in the list no more: gone, or in the trash."""
        gone = set(ids) & self._inside
        if not gone:
            return
        here = self.current_id
        self._inside -= gone
        for one in gone & self._entries.keys():
            self._verdicts[self._entries[one].marks.verdict] -= 1
        self._at -= sum(one in gone for one in self._ids[: self._at])
        self._ids = [one for one in self._ids if one not in gone]
        self._at = min(max(0, self._at), max(0, len(self._ids) - 1))
        if here in self._ids:
            self._at = self._ids.index(here)

    def missing(self) -> tuple[int, ...]:
        """Not read yet."""
        return tuple(one for one in self._ids if one not in self._entries)

    def entry(self, one: int) -> Entry | None:
        return self._entries.get(one)

    def marks(self, one: int) -> Marks:
        entry = self._entries.get(one)
        return entry.marks if entry is not None else Marks()

    def with_verdict(self, verdict: Verdict) -> tuple[int, ...]:
        return tuple(one for one in self._ids if self.marks(one).verdict is verdict)

    # --- where one is

    @property
    def current_id(self) -> int:
        """-1 where there is none."""
        return self._ids[self._at] if self._ids else -1

    @property
    def current(self) -> Entry | None:
        return self._entries.get(self.current_id)

    @property
    def only_undecided(self) -> bool:
        return self._only_undecided

    def set_only_undecided(self, on: bool) -> None:
        """Where the one that is looked at is decided, the next undecided one is, if there is one."""
        self._only_undecided = on
        if on and self._ids and not self._counts(self.current_id):
            there = self._next(1)
            there = there if there is not None else self._next(-1)
            self._at = there if there is not None else self._at

    def go_to(self, one: int) -> bool:
        if one not in self._ids:
            return False
        self._at = self._ids.index(one)
        return True

    def move(self, step: int) -> bool:
        """To the next one on this side that counts; False where there is none."""
        there = self._next(1 if step > 0 else -1)
        if there is None:
            return False
        self._at = there
        return True

    def to_end(self, *, first: bool) -> bool:
        places = range(len(self._ids)) if first else range(len(self._ids) - 1, -1, -1)
        there = next((at for at in places if self._counts(self._ids[at])), None)
        if there is None or there == self._at:
            return False
        self._at = there
        return True

    def around(self, ahead: int, behind: int) -> tuple[int, ...]:
        """Those that a key leads to soon, the nearest first."""
        found: list[int] = []
        for way, count in ((1, ahead), (-1, behind)):
            at = self._at
            for _ in range(count):
                there = self._next(way, at)
                if there is None:
                    break
                at = there
                found.append(self._ids[there])
        return tuple(found)

    def counts(self) -> Counts:
        picks, rejects = self._verdicts[Verdict.PICK], self._verdicts[Verdict.REJECT]
        undecided = len(self._ids) - picks - rejects
        if not self._ids or not self._only_undecided:
            return Counts(self._at + 1 if self._ids else 0, len(self._ids), picks, rejects, undecided, len(self._ids))
        place = sum(self._counts(one) for one in self._ids[: self._at + 1])
        return Counts(place, undecided, picks, rejects, undecided, len(self._ids))

    def _counts(self, one: int) -> bool:
        return not self._only_undecided or self.marks(one).verdict is Verdict.NONE

    def _next(self, way: int, start: int | None = None) -> int | None:
        at = (self._at if start is None else start) + way
        while 0 <= at < len(self._ids):
            if self._counts(self._ids[at]):
                return at
            at += way
        return None
