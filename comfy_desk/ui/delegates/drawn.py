"""Cells of the table as they were drawn: a table that scrolls draws what it showed before by copying it.

Kept by what they show, and only as many as a few windows full. It draws nothing itself, and does not know what else a cell
depends on: whoever keeps one there says when all are old.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap

LEAST = 8 << 20
"""Bytes that are kept in any case."""


class DrawnCells:
    """The size of a cell is a part of its key: `shown` is the rest."""

    def __init__(self, limit: int = LEAST) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def bytes_kept(self) -> int:
        return self._bytes

    def set_limit(self, most: int) -> None:
        """Bytes; what is too much goes with the next that comes."""
        self._limit = max(LEAST, most)

    def get(self, shown: Hashable) -> QPixmap | None:
        found = self._kept.get(shown)
        if found is not None:
            self._kept.move_to_end(shown)
        return found

    def blank(self, shown: Hashable, size: QSize, scale: float, ground: QColor) -> QPixmap:
        """A new one to draw on, which is kept."""
        picture = QPixmap(size * scale)
        picture.setDevicePixelRatio(scale)
        picture.fill(ground)
        self._kept[shown] = picture
        self._bytes += _size(picture)
        while self._bytes > self._limit and len(self._kept) > 1:
            self._bytes -= _size(self._kept.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        """All look different now."""
        self._kept.clear()
        self._bytes = 0


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
