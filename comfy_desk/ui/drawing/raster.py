"""Pixels on their way from the drawing process to the window: bare rows in a file, sizes in the answer.

The window reads them without decoding anything, and believes no number that the file does not bear out. Files are whoever
reads them's to remove.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused

MOST_PIXELS = 160_000_000
"""Of all levels together; a third more than the largest level has."""

MOST_SIDE = 1 << 20
MOST_LEVELS = 16
MOST_WORDS = 300

_FORMATS = {"opaque": QImage.Format.Format_RGB32, "alpha": QImage.Format.Format_ARGB32_Premultiplied}
_NOT_SOUND = "The preview of this file could not be taken over. The file is saved as it came."


def write_decoded(decoded: Decoded, out: Path) -> dict[str, Any]:
    """In the drawing process: the pixels into `out`, and the facts as an answer."""
    levels: Sequence[QImage] = decoded.levels
    opaque = levels[0].format() == QImage.Format.Format_RGB32
    with out.open("wb") as file:
        for level in levels:
            file.write(level.constBits())
    return {
        "pixels": "opaque" if opaque else "alpha",
        "levels": [[level.width(), level.height()] for level in levels],
        "size": [decoded.size.width(), decoded.size.height()],
        "alpha": decoded.alpha,
        "moving": decoded.moving,
        "note": decoded.note,
        "turn": decoded.turn,
    }


def read_decoded(answer: dict[str, Any], path: Path) -> Decoded:
    """In the window's process, in a thread. Raises PreviewRefused where the answer and the file do not fit together."""
    try:
        form = _FORMATS[answer["pixels"]]
        sizes = [_size(pair, 32_767) for pair in answer["levels"]]
        whole = _size(answer["size"], MOST_SIDE)
        _judge(sizes, path)
        with path.open("rb") as file:
            levels = tuple(read_image(file, size, form) for size in sizes)
        note = str(answer.get("note") or "")[:MOST_WORDS]
        turn = answer.get("turn")
    except (KeyError, TypeError, ValueError, OSError, MemoryError):
        raise PreviewRefused(_NOT_SOUND) from None
    told = turn if isinstance(turn, int) and 0 < turn < 9 else 1
    return Decoded(levels, whole, answer.get("alpha") is True, answer.get("moving") is True, note, told)


def _judge(sizes: list[QSize], path: Path) -> None:
    total = sum(size.width() * size.height() for size in sizes)
    if not 1 <= len(sizes) <= MOST_LEVELS or total > MOST_PIXELS or path.stat().st_size != 4 * total:
        raise ValueError


def _size(pair: Any, most: int) -> QSize:
    width, height = pair
    if not (isinstance(width, int) and isinstance(height, int) and 0 < width <= most and 0 < height <= most):
        raise ValueError
    return QSize(width, height)


def read_image(file: Any, size: QSize, form: QImage.Format) -> QImage:
    """The next bare picture of a file. Raises ValueError where it is shorter, MemoryError where there is no room."""
    image = QImage(size, form)
    if image.isNull():
        raise MemoryError
    bits = image.bits()
    if file.readinto(bits) != len(bits):
        raise ValueError
    return image
