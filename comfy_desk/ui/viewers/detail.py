"""What a canvas asks for pixels where its own copy of a picture has too few: pieces of the picture, and where they belong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QImage


@dataclass(frozen=True, slots=True)
class Patch:
    """A piece of the picture. `place` is in pixels of the whole upright picture."""

    place: QRectF
    image: QImage
    exact: bool  # it has every pixel of the file that belongs there


class Detail(QObject):
    """`look` is told what is in sight whenever that changes; what came of it is in `patches`, and `changed` says so."""

    changed = Signal()
    told = Signal(str)  # what goes on while one waits, "" where nothing does

    def look(self, seen: QRectF, zoom: float) -> None:
        """`seen` in pixels of the upright picture; `zoom` in device pixels for each of them."""

    def patches(self) -> Sequence[Patch]:
        """Those that are here and in sight; what is better comes later and is painted over the rest."""
        return ()

    def close(self) -> None:
        """Nothing is wanted any more, and all memory goes."""
