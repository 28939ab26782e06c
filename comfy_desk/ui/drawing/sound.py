"""A sound as a row of bars, as loud as it is at each part of its length. Decodes with QtMultimedia, in the drawing process.

Where multimedia is missing or the file cannot be decoded in time there is no picture, and nothing is said.
"""

from __future__ import annotations

import array
import itertools
import sys
from typing import Any

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPainter

from comfy_desk.ui.drawing.paper import LONGEST
from comfy_desk.ui.drawing.waiting import wait_until
from comfy_desk.ui.viewers.player import looks_like_a_list, multimedia

SECONDS = 12.0
"""For decoding one sound from end to end."""

RATE = 8000
"""Samples a second that are looked at: enough to see how loud it is."""

MOST_SECONDS = 4 * 3600
BARS = LONGEST // 4
_ACCENT = QColor(122, 162, 247)


class Peaks:
    """The loudest of so many parts of a sound whose length is not known before its end. `take` samples as they come."""

    def __init__(self, bars: int = BARS) -> None:
        self._most = 8 * bars
        self._step = 64  # samples in one of `_kept`
        self._kept: list[int] = []
        self._rest = array.array("h")
        self._bars = bars

    @property
    def samples(self) -> int:
        return len(self._kept) * self._step + len(self._rest)

    def take(self, samples: array.array[int]) -> None:
        self._rest.extend(samples)
        whole = len(self._rest) - len(self._rest) % self._step
        for at in range(0, whole, self._step):
            self._kept.append(_loudest(self._rest[at : at + self._step]))
        del self._rest[:whole]
        while len(self._kept) >= 2 * self._most:  # half as many, each twice as long
            self._kept = [max(self._kept[at : at + 2]) for at in range(0, len(self._kept), 2)]
            self._step *= 2

    def bars(self) -> list[float]:
        """0 to 1; fewer than were asked for where the sound is that short."""
        kept = [*self._kept, *([_loudest(self._rest)] if self._rest else [])]
        count = min(self._bars, len(kept))
        edges = [len(kept) * at // count for at in range(count + 1)] if count else []
        return [max(kept[first:last]) / 32768 for first, last in itertools.pairwise(edges)]


def wave_of(path: str) -> QImage:
    """The picture, or a null image."""
    module = multimedia()
    if module is None or looks_like_a_list(path):
        return QImage()
    peaks = _decoded(module, path)
    return _drawn(peaks.bars()) if peaks is not None and peaks.samples else QImage()


def _decoded(module: Any, path: str) -> Peaks | None:
    peaks, ended, failed = Peaks(), False, False
    decoder = module.QAudioDecoder()
    wanted = module.QAudioFormat()
    wanted.setSampleRate(RATE)
    wanted.setChannelCount(1)
    wanted.setSampleFormat(module.QAudioFormat.SampleFormat.Int16)

    def on_buffer() -> None:
        buffer = decoder.read()
        if buffer.isValid():
            peaks.take(_samples(bytes(buffer.constData())))

    def end() -> None:
        nonlocal ended
        ended = True

    def fail(*_: object) -> None:
        nonlocal failed
        failed = True

    decoder.setAudioFormat(wanted)
    decoder.bufferReady.connect(on_buffer)
    decoder.finished.connect(end)
    decoder.error.connect(fail)
    decoder.setSource(QUrl.fromLocalFile(path))
    decoder.start()
    wait_until(lambda: ended or failed or peaks.samples > MOST_SECONDS * RATE, SECONDS)
    decoder.stop()
    decoder.deleteLater()
    return peaks if ended else None


def _samples(data: bytes) -> array.array[int]:
    samples = array.array("h")
    samples.frombytes(data[: len(data) // 2 * 2])
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def _loudest(samples: array.array[int]) -> int:
    return max(max(samples, default=0), -min(samples, default=0))


def _drawn(bars: list[float]) -> QImage:
    """As the media worker draws those of WAV files."""
    height = LONGEST // 4
    image = QImage(len(bars) * 4, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_ACCENT)
    top = max(max(bars), 0.25)
    for index, bar in enumerate(bars):
        half = max(0.5, bar / top * (height / 2 - 2))
        painter.drawRoundedRect(QRectF(index * 4 + 1, height / 2 - half, 2, 2 * half), 1, 1)
    painter.end()
    return image
