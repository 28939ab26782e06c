"""Single frames of a film, for the window: the true last one, and small ones over its length for looking ahead.

Plays in the drawing process, without sound.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from comfy_desk.ui.drawing.decoded import Decoded, levels_of
from comfy_desk.ui.drawing.raster import write_decoded
from comfy_desk.ui.drawing.waiting import wait_until
from comfy_desk.ui.viewers.player import Player

NO_FRAME = "The frame could not be read out of this film."

MOST_FRAMES = 120
MOST_PIXELS = 40_000
"""Of a small frame."""

_OPENS = 8.0
_EACH = 0.6
"""Seconds that one small frame may take; where it does not come, the one before stands for it."""

_RUN_UP = 400
"""Milliseconds before its end from which a film is played to its last frame."""


def last_frame_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out} → as `picture`: the last frame of a film, found by playing it to its end."""
    frame = _last_frame(str(arguments["path"]))
    if frame.isNull():
        return {"refused": NO_FRAME}
    return write_decoded(Decoded(levels_of(frame)[:1], frame.size()), Path(str(arguments["out"])))


def scrub_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, count, longest} → as `frames`: so many small frames, at even distances over the film."""
    count = max(1, min(MOST_FRAMES, int(arguments["count"])))
    frames = _small_frames(str(arguments["path"]), count, int(arguments["longest"]))
    if not frames:
        return {"refused": NO_FRAME}
    with Path(str(arguments["out"])).open("wb") as file:
        for frame in frames:
            file.write(frame.constBits())
    return {"size": [frames[0].width(), frames[0].height()], "delays": [100] * len(frames), "times": 0}


class _Reel:
    """A film that was opened, and the frame that came last."""

    def __init__(self, path: str) -> None:
        self.player = Player(video=True, mute=True)
        self.frame, self.start, self.failed, self.ready = QImage(), -1.0, False, False
        self.player.frameChanged.connect(self._on_frame)
        self.player.failed.connect(self._on_failed)
        self.player.loaded.connect(self._on_loaded)
        self.player.open(path)
        wait_until(lambda: self.failed or (self.ready and not self.frame.isNull()), _OPENS)

    def _on_frame(self, image: QImage) -> None:
        self.frame = image
        at = self.player.frame_at
        self.start = at[0] if at is not None else -1.0

    def _on_failed(self, _sentence: str) -> None:
        self.failed = True

    def _on_loaded(self) -> None:
        self.ready = True

    def close(self) -> None:
        self.player.close()
        self.player.deleteLater()


def _last_frame(path: str) -> QImage:
    reel = _Reel(path)
    try:
        if reel.failed or reel.frame.isNull():
            return QImage()
        reel.player.seek(max(0, reel.player.duration - _RUN_UP))
        reel.player.play()
        wait_until(lambda: reel.failed or reel.player.ended, _OPENS)
        wait_until(lambda: False, 0.1)  # the frame may come a turn after the end
        return QImage() if reel.failed else reel.frame
    finally:
        reel.close()


def _small_frames(path: str, count: int, longest: int) -> list[QImage]:
    reel = _Reel(path)
    try:
        duration = reel.player.duration
        if reel.failed or reel.frame.isNull() or duration <= 0:
            return []
        size = _small_size(reel.frame.size(), longest)
        made: list[QImage] = []
        until = time.monotonic() + 15.0
        for number in range(count):
            if number and time.monotonic() < until:
                _go_to(reel, duration * (2 * number + 1) // (2 * count))
            made.append(_small(reel.frame, size))
        return made
    finally:
        reel.close()


def _go_to(reel: _Reel, position: int) -> None:
    before = reel.start
    at = reel.player.frame_at
    if at is not None and at[0] <= position < at[0] + at[1]:
        return
    reel.player.seek(position)
    wait_until(lambda: reel.start != before or reel.failed, _EACH)


def _small_size(size: QSize, longest: int) -> QSize:
    wanted = size.scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
    while wanted.width() * wanted.height() > MOST_PIXELS:
        wanted = QSize(max(1, wanted.width() // 2), max(1, wanted.height() // 2))
    return wanted


def _small(image: QImage, size: QSize) -> QImage:
    few = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return few.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied)
