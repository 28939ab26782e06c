"""The frames of an animation, decoded once and laid one behind the other in a file: GIF, WebP, APNG and AVIF.

Made in the drawing process; `reel` shows them in the window. Refused where a frame or all together are too large; nothing
is shortened.
"""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

from PIL import Image

from comfy_desk.ui.drawing.decoded import PreviewRefused
from comfy_desk.ui.drawing.reel import MOST_PIXELS, NOT_SOUND

MOST_TOGETHER = 120_000_000
"""Of all frames: half a gigabyte on the disk while it is looked at."""

MOST_FRAMES = 2_000
SHORTEST, USUAL = 20, 100
"""Milliseconds: what is said to be shorter is shown as long as is usual, as browsers do it."""

TOO_LARGE = "This animation is too large to play here; its first picture is shown."
_FORMATS = ("GIF", "WEBP", "PNG", "AVIF")


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
        raise PreviewRefused(NOT_SOUND) from None
    return {"size": list(size), "delays": delays, "times": times if isinstance(times, int) else 0}


def _judge(count: int, pixels: int) -> None:
    if count > MOST_FRAMES or pixels > MOST_PIXELS or count * pixels > MOST_TOGETHER:
        raise PreviewRefused(TOO_LARGE)
