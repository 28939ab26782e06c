"""The frames of an animation in the window: bare rows in a file that the drawing process wrote, read one at a time.

Decodes nothing, and believes no number that the file does not bear out.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from comfy_desk.ui.drawing.decoded import PreviewRefused

MOST_PIXELS = 4_000_000
"""Of one frame."""

_MOST = 1 << 31
"""Milliseconds of a frame, or pixels of a side: what Qt counts with."""

NOT_SOUND = "This animation could not be read to its end; its first picture is shown."


@dataclass(frozen=True, slots=True)
class Reel:
    """An open file of frames, each `size` large and shown for so many milliseconds. `times`: 0 is for ever."""

    file: BinaryIO
    size: QSize
    delays: tuple[int, ...]
    times: int

    def frame(self, number: int) -> QImage:
        """A null image where it cannot be read any more."""
        image = QImage(self.size, QImage.Format.Format_RGBA8888_Premultiplied)
        try:
            self.file.seek(number * 4 * self.size.width() * self.size.height())
            read = self.file.readinto(image.bits())  # type: ignore[attr-defined]
        except (OSError, ValueError):
            return QImage()
        return image if read == image.sizeInBytes() else QImage()

    def close(self) -> None:
        self.file.close()


def open_reel(answer: dict[str, Any], path: Path) -> Reel:
    """In the window's process. Takes the file over: it is gone when it is closed. Raises PreviewRefused."""
    try:
        width, height = answer["size"]
        delays = tuple(answer["delays"])
        sound = bool(delays) and all(isinstance(n, int) and 0 < n < _MOST for n in (width, height, *delays))
        if not sound or width * height > MOST_PIXELS or path.stat().st_size != 4 * width * height * len(delays):
            raise PreviewRefused(NOT_SOUND)
        file = path.open("rb")
    except (KeyError, TypeError, ValueError, OSError):
        raise PreviewRefused(NOT_SOUND) from None
    times = answer.get("times")
    if os.name != "nt":  # elsewhere it goes with the folder, when the program ends
        path.unlink(missing_ok=True)
    return Reel(file, QSize(width, height), delays, times if isinstance(times, int) and times > 0 else 0)
