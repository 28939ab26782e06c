"""A sound as a row of bars, as loud as it is at each part of its length. Decodes with QtMultimedia, in the drawing process.

Where multimedia is missing or the file cannot be decoded in time there is no picture, and nothing is said.
"""

from __future__ import annotations

import array
import itertools
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPainter

from comfy_desk.ui.drawing.paper import LONGEST
from comfy_desk.ui.drawing.waiting import wait_until
from comfy_desk.ui.viewers.player import looks_like_a_list, multimedia

SECONDS = 12.0
"""For decoding one sound from end to end."""

RATE = 8000
"""Samples a second that are looked at, or somewhat more: enough to see how loud it is. Picked by us, as Qt's decoder stops
at the first sounds of an MP3 where it is asked to do it."""

MOST_SECONDS = 4 * 3600
BARS = LONGEST // 4
_ACCENT = QColor(122, 162, 247)
_FORMS = {"UInt8": ("B", 1 / 128), "Int16": ("h", 1 / 32768), "Int32": ("i", 1 / 2**31), "Float": ("f", 1.0)}
"""By the name of a sample's format: how it is stored, and what makes the loudest 1."""


class Peaks:
    """The loudest of so many parts of a sound whose length is not known before its end. `take` samples as they come."""

    def __init__(self, bars: int = BARS) -> None:
        self._most = 8 * bars
        self._step = 64  # samples in one of `_kept`
        self._kept: list[float] = []
        self._rest: list[float] = []
        self._bars = bars

    @property
    def samples(self) -> int:
        return len(self._kept) * self._step + len(self._rest)

    def take(self, samples: Sequence[float]) -> None:
        self._rest.extend(samples)
        whole = len(self._rest) - len(self._rest) % self._step
        for at in range(0, whole, self._step):
            self._kept.append(_loudest(self._rest[at : at + self._step]))
        del self._rest[:whole]
        while len(self._kept) >= 2 * self._most:  # half as many, each twice as long
            self._kept = [max(self._kept[at : at + 2]) for at in range(0, len(self._kept), 2)]
            self._step *= 2

    def bars(self) -> list[float]:
        """As loud as they are; fewer than were asked for where the sound is that short."""
        kept = [*self._kept, *([_loudest(self._rest)] if self._rest else [])]
        count = min(self._bars, len(kept))
        edges = [len(kept) * at // count for at in range(count + 1)] if count else []
        return [max(kept[first:last]) for first, last in itertools.pairwise(edges)]


def wave_of(path: str) -> QImage:
    """The picture, or a null image."""
    module = multimedia()
    if module is None or looks_like_a_list(path):
        return QImage()
    bars = _decoded(module, path)
    return _drawn(bars) if bars else QImage()


def _decoded(module: Any, path: str) -> list[float]:
    peaks, ended, failed = Peaks(), False, False
    decoder = module.QAudioDecoder()
    if not decoder.isSupported():  # it would never end
        return []
    scale = 1.0

    def on_buffer() -> None:
        nonlocal scale
        buffer = decoder.read()
        form = _FORMS.get(buffer.format().sampleFormat().name)
        if not buffer.isValid() or form is None:
            return
        scale = form[1]
        every = max(1, buffer.format().sampleRate() // RATE) * max(1, buffer.format().channelCount())
        peaks.take(_samples(bytes(buffer.constData()), form[0])[::every])

    def end() -> None:
        nonlocal ended
        ended = True

    def fail(*_: object) -> None:
        nonlocal failed
        failed = True

    decoder.bufferReady.connect(on_buffer)
    decoder.finished.connect(end)
    decoder.error.connect(fail)
    decoder.setSource(QUrl.fromLocalFile(path))
    decoder.start()
    wait_until(lambda: ended or failed or peaks.samples > MOST_SECONDS * RATE, SECONDS)
    decoder.stop()
    decoder.deleteLater()
    return [min(1.0, bar * scale) for bar in peaks.bars()] if ended else []


def _samples(data: bytes, code: str) -> Sequence[float]:
    samples = array.array(code)
    samples.frombytes(data[: len(data) // samples.itemsize * samples.itemsize])
    return [value - 128 for value in samples] if code == "B" else samples


def _loudest(samples: Sequence[float]) -> float:
    return max((abs(value) for value in samples if value == value), default=0)  # a float may be no number


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
