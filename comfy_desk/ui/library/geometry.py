"""Where the cells of the grid lie: lines of equal cells, with a heading before each day. Pure arithmetic on logical pixels.

Nothing is measured per work, so 50,000 of them cost as much as there are days.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

EDGE = 8
GAP = 8

_DayOf = Callable[[float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Box:
    x: int
    y: int
    width: int
    height: int

    @property
    def bottom(self) -> int:
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Part:
    """Cells that stand together, with a heading where `head` is not 0. `top` is where the heading begins."""

    first: int
    count: int
    top: int
    head: int
    height: int


class Geometry:
    """`starts` are the rows at which a day begins, the first 0; none means one part without a heading."""

    def __init__(
        self, count: int, starts: Sequence[int], width: int, cell: tuple[int, int], head: int, *, mirrored: bool = False
    ) -> None:
        self.count = count
        self._cell_height = cell[1]
        room = max(cell[0], width - 2 * EDGE)
        self.columns = max(1, (room + GAP) // (cell[0] + GAP))
        self.slot = (room - GAP * (self.columns - 1)) // self.columns
        self._mirrored = mirrored
        self._width = width
        self.parts: list[Part] = []
        top = EDGE
        firsts = list(starts) if starts else [0] if count else []
        for number, first in enumerate(firsts):
            last = firsts[number + 1] if number + 1 < len(firsts) else count
            lines = -(-(last - first) // self.columns)
            height = (head if starts else 0) + lines * (self._cell_height + GAP)
            self.parts.append(Part(first, last - first, top, head if starts else 0, height))
            top += height
        self.height = top + EDGE - GAP if self.parts else 0
        self._firsts = [part.first for part in self.parts]
        self._tops = [part.top for part in self.parts]

    @property
    def line(self) -> int:
        """From one line of cells to the next."""
        return self._cell_height + GAP

    def part_of(self, row: int) -> Part:
        return self.parts[bisect_right(self._firsts, row) - 1]

    def box(self, row: int) -> Box:
        part = self.part_of(row)
        line, column = divmod(row - part.first, self.columns)
        if self._mirrored:
            column = self.columns - 1 - column
        x = EDGE + column * (self.slot + GAP)
        return Box(x, part.top + part.head + line * self.line, self.slot, self._cell_height)

    def row_at(self, x: int, y: int) -> int:
        """-1 where there is none."""
        if not self.parts or y < EDGE:
            return -1
        part = self.parts[max(0, bisect_right(self._tops, y) - 1)]
        inside = y - part.top - part.head
        line, within = divmod(inside, self.line)
        column, across = divmod(x - EDGE, self.slot + GAP)
        if inside < 0 or within >= self._cell_height or not 0 <= column < self.columns or across >= self.slot:
            return -1
        if self._mirrored:
            column = self.columns - 1 - column
        row = line * self.columns + column
        return part.first + row if row < part.count else -1

    def seen(self, top: int, bottom: int) -> Iterator[tuple[int, Part]]:
        """The parts that lie between, with their numbers."""
        for number in range(max(0, bisect_right(self._tops, top) - 1), len(self.parts)):
            part = self.parts[number]
            if part.top > bottom:
                return
            yield number, part

    def rows(self, top: int, bottom: int) -> range:
        """The rows with cells between, and those beside them in their lines."""
        first, end = None, 0
        for _number, part in self.seen(top, bottom):
            inside = part.top + part.head
            line = max(0, (top - inside) // self.line)
            last = max(0, -(-(bottom - inside) // self.line))
            begins = min(part.count, line * self.columns)
            ends = min(part.count, last * self.columns)
            if begins < ends:
                first = part.first + begins if first is None else first
                end = part.first + ends
        return range(first or 0, end)

    def beside(self, row: int, lines: int) -> int:
        """The row so many lines below (or above) in the same column, over headings; the nearest where there is none."""
        step = 1 if lines > 0 else -1
        for _ in range(abs(lines)):
            there = self._next_line(row, step)
            if there == row:
                break
            row = there
        return row

    def _next_line(self, row: int, step: int) -> int:
        at = bisect_right(self._firsts, row) - 1
        part = self.parts[at]
        line, column = divmod(row - part.first, self.columns)
        last_line = (part.count - 1) // self.columns
        if 0 <= line + step <= last_line:
            return part.first + min(part.count - 1, (line + step) * self.columns + column)
        if not 0 <= at + step < len(self.parts):
            return row
        other = self.parts[at + step]
        begins = 0 if step > 0 else (other.count - 1) // self.columns * self.columns
        return other.first + min(other.count - 1, begins + column)


def day_starts(made_at: Sequence[float], day_of: _DayOf) -> tuple[list[int], list[float]]:
    """The rows at which another day begins in a list by time, and a moment of each day. `day_of` gives a day's ends."""
    starts: list[int] = []
    moments: list[float] = []
    row = 0
    newest_first = len(made_at) < 2 or made_at[0] >= made_at[-1]
    while row < len(made_at):
        at = made_at[row]
        starts.append(row)
        moments.append(at)
        begins, ends = day_of(at)
        row = _first_outside(made_at, row + 1, begins, ends, newest_first=newest_first)
    return starts, moments


def _first_outside(made_at: Sequence[float], low: int, begins: float, ends: float, *, newest_first: bool) -> int:
    high = len(made_at)
    while low < high:
        middle = (low + high) // 2
        inside = made_at[middle] >= begins if newest_first else made_at[middle] < ends
        if inside:
            low = middle + 1
        else:
            high = middle
    return low
