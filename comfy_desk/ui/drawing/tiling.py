"""How the pixels of a large picture lie in a scratch file: squares of every level, and a byte for each band that is there.

Known alike to the drawing process, which fills the file from the picture, and to the window, which reads squares out of it.
The file has a fixed size for a picture, whatever of it was filled. Reads and writes nothing.

Why a file, and neither shared memory nor a square decoded by itself: neither PNG nor JPEG can be entered in its middle, so
what was decoded once is worth keeping, and 400 million pixels are more than a machine's memory should hold.
"""

from __future__ import annotations

from dataclasses import dataclass

TILE = 512
"""Pixels of a square's side, and rows of a band."""

MOST_LEVELS = 5
MOST_SIDE = 65_000
MOST_PIXELS = 420_000_000


@dataclass(frozen=True, slots=True)
class Grid:
    """`width` and `height` are those of the stored picture, before it is turned upright. Each level is half the one before.

    Raises ValueError for numbers that no picture here has.
    """

    width: int
    height: int
    alpha: bool
    levels: int

    def __post_init__(self) -> None:
        sides = 0 < self.width <= MOST_SIDE and 0 < self.height <= MOST_SIDE
        if not sides or self.width * self.height > MOST_PIXELS or not 0 < self.levels <= MOST_LEVELS:
            raise ValueError

    @property
    def deep(self) -> int:
        """Bytes of a pixel."""
        return 4 if self.alpha else 3

    @property
    def tile_bytes(self) -> int:
        return TILE * TILE * self.deep

    @property
    def bands(self) -> int:
        return -(-self.height // TILE)

    def size(self, level: int) -> tuple[int, int]:
        return _half(self.width, level), _half(self.height, level)

    def across(self, level: int) -> int:
        return -(-self.size(level)[0] // TILE)

    def down(self, level: int) -> int:
        return -(-self.size(level)[1] // TILE)

    def place(self, level: int, column: int, row: int) -> int:
        """Where a square begins in the file."""
        before = sum(self.across(lower) * self.down(lower) for lower in range(level))
        return self.bands + (before + row * self.across(level) + column) * self.tile_bytes

    @property
    def whole(self) -> int:
        """Bytes of the file."""
        return self.place(self.levels - 1, 0, self.down(self.levels - 1))

    def bands_of(self, level: int, row: int) -> range:
        """The bands that a square of this row is made of."""
        return range(row << level, min(self.bands, (row + 1) << level))


def _half(side: int, level: int) -> int:
    return -(-side // (1 << level))
