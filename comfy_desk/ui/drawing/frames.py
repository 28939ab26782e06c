"""The frames of an animation, decoded once and laid one behind the other in a file: GIF, WebP, APNG and AVIF.

Made in the drawing process, shown by `Reel` in the window, which holds one of them at a time. Refused where a frame or all
together are too large; nothing is shortened.
"""

from __future__ import annotations

import os
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from comfy_desk.ui.drawing.decoded import PreviewRefused

MOST_PIXELS = 4_000_000
"""Of one frame."""

MOST_TOGETHER = 120_000_000
"""Of all frames: half a gigabyte on the disk while it is looked at."""

MOST_FRAMES = 2_000
SHORTEST, USUAL = 20, 100
"""Milliseconds: what is said to be shorter is shown as long as is usual, as browsers do it."""

TOO_LARGE = "This animation is too large to play here; its first picture is shown."
_NOT_SOUND = "This animation could not be read to its end; its first picture is shown."
_FORMATS = ("GIF", "WEBP", "PNG", "AVIF")


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


def frames_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out} → {size, delays, times}, with the frames in `out`."""
    try:
        return _written(Path(str(arguments["path"])), Path(str(arguments["out"])))
    except PreviewRefused as refused:
        return {"refused": str(refused)}


def _written(path: Path, out: Path) -> dict[str, Any]:
    delays: list[int] = []
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(path, formats=_FORMATS) as image, out.open("wb") as file:
                size, count = image.size, int(getattr(image, "n_frames", 1))
                _judge(count, size[0] * size[1])
                for number in range(count):
                    image.seek(number)
                    file.write(image.convert("RGBA").convert("RGBa").tobytes("raw", "RGBa"))
                    delay = image.info.get("duration") or 0
                    delays.append(int(delay) if SHORTEST <= delay < 60_000 else USUAL)
                times = image.info.get("loop", 1 if image.format == "GIF" else 0)
    except (PreviewRefused, MemoryError):
        raise
    except Exception as error:  # decoders raise whatever they like on broken files
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise PreviewRefused(_NOT_SOUND) from None
    return {"size": list(size), "delays": delays, "times": times if isinstance(times, int) else 0}


def _judge(count: int, pixels: int) -> None:
    if count > MOST_FRAMES or pixels > MOST_PIXELS or count * pixels > MOST_TOGETHER:
        raise PreviewRefused(TOO_LARGE)


def open_reel(answer: dict[str, Any], path: Path) -> Reel:
    """In the window's process. Takes the file over: it is gone when it is closed. Raises PreviewRefused."""
    try:
        width, height = answer["size"]
        delays = tuple(answer["delays"])
        sound = all(isinstance(number, int) and number > 0 for number in (width, height, *delays))
        if not sound or width * height > MOST_PIXELS or path.stat().st_size != 4 * width * height * len(delays):
            raise PreviewRefused(_NOT_SOUND)
        file = path.open("rb")
    except (KeyError, TypeError, ValueError, OSError):
        raise PreviewRefused(_NOT_SOUND) from None
    times = answer.get("times")
    if os.name != "nt":  # elsewhere it goes with the folder, when the program ends
        path.unlink(missing_ok=True)
    return Reel(file, QSize(width, height), delays, times if isinstance(times, int) and times > 0 else 0)
