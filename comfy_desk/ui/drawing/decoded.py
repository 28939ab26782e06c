"""What a decoded picture is on both sides: copies ready to be painted, and what is to be said of them. Decodes nothing."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

NO_READER = "Pictures of this kind cannot be shown here. The file is saved as it came."
GONE = "The file is no longer where it was saved."
SMALLEST_LEVEL = 512


def scaled_note(width: int, height: int) -> str:
    """What is said under a picture that has fewer pixels here than in its file."""
    return f"Shown at {width:,} × {height:,} to save memory; the file is whole."


class PreviewRefused(Exception):
    """There will be no picture here; the text is one sentence for the artist.

    `another`: that is Qt's own limit, and another decoder may do it.
    """

    def __init__(self, sentence: str, *, another: bool = False) -> None:
        super().__init__(sentence)
        self.another = another


@dataclass(frozen=True, slots=True)
class Decoded:
    """`levels` are the same picture, largest first, each half the one before. `size` is the file's own, upright.

    `turn` is how the file is stored (EXIF orientation, 1 to 8); the levels are upright whatever it is.
    """

    levels: tuple[QImage, ...]
    size: QSize
    alpha: bool = False
    moving: bool = False
    note: str = ""
    turn: int = 1

    @property
    def weight(self) -> int:
        """Bytes that it takes in memory."""
        return sum(level.sizeInBytes() for level in self.levels)

    @property
    def bare(self) -> bool:
        """It has no pixels yet, and its size alone is known."""
        return self.levels[0].width() == 1 < self.size.width()

    @property
    def whole(self) -> bool:
        """The first level has every pixel of the file."""
        return self.levels[0].size() == self.size


def levels_of(image: QImage) -> tuple[QImage, ...]:
    """The image in a format that paints fast, and its halves down to a size that any window shrinks quickly."""
    wanted = QImage.Format.Format_ARGB32_Premultiplied if image.hasAlphaChannel() else QImage.Format.Format_RGB32
    levels = [image if image.format() == wanted else image.convertToFormat(wanted)]
    while max(levels[-1].width(), levels[-1].height()) > 2 * SMALLEST_LEVEL:
        last = levels[-1]
        half = QSize(max(1, last.width() // 2), max(1, last.height() // 2))
        levels.append(
            last.scaled(half, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
        )
    return tuple(levels)
