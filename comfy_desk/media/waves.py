"""The picture of a sound: the loudest samples along its time, as peaks and as a small PNG. Reads WAV; decodes nothing."""

from __future__ import annotations

import array
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from PIL import Image, ImageDraw

from comfy_desk.media.sounds import Wave, wave_layout

_ACCENT = (122, 162, 247, 255)
_STEP = 4  # pixels from bar to bar
_LOOK = 4096  # frames that are read for one bar


def wave_columns(limit: int) -> int:
    """How many peaks a picture of at most `limit` pixels shows."""
    return max(4, limit // _STEP)


def draw_wave(peaks: Sequence[float], out: Path, limit: int) -> None:
    """Writes a PNG of `peaks` (each 0 to 1, from the beginning to the end), at most `limit` pixels wide. Raises OSError."""
    height = max(16, limit // 4)
    image = Image.new("RGBA", (max(1, len(peaks)) * _STEP, height), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    top = max(max(peaks, default=0.0), 0.25)  # a whisper shall not look like a shout
    for index, peak in enumerate(peaks):
        half = max(0.5, min(1.0, max(0.0, peak / top)) * (height / 2 - 2))
        left = index * _STEP + 1
        draw.rounded_rectangle((left, height / 2 - half, left + 1, height / 2 + half), 1, _ACCENT)
    image.save(out, "PNG", compress_level=1)


def wav_peaks(path: Path, columns: int) -> list[float] | None:
    """The loudest sample near each of `columns` places of a WAV, 0 to 1; None where its samples are not plain numbers."""
    with path.open("rb") as file:
        wave = wave_layout(file)
        if wave is None or wave.size < wave.frame or not _is_plain(wave):
            return None
        frames = wave.size // wave.frame
        columns = max(1, min(columns, frames))
        return [_peak_at(file, wave, frames * i // columns, frames * (i + 1) // columns) for i in range(columns)]


def _is_plain(wave: Wave) -> bool:
    if not 1 <= wave.channels <= 64:
        return False
    return (wave.format == 1 and wave.bits in {8, 16, 24, 32}) or (wave.format == 3 and wave.bits in {32, 64})


def _peak_at(file: BinaryIO, wave: Wave, first: int, behind: int) -> float:
    file.seek(wave.start + first * wave.frame)
    return _peak(file.read(min(_LOOK, max(1, behind - first)) * wave.frame), wave)


def _peak(data: bytes, wave: Wave) -> float:
    if wave.format == 1 and wave.bits == 8:
        return max((abs(value - 128) for value in data), default=0) / 128
    if wave.bits == 24:  # the two upper bytes are enough for a picture
        upper = 1 if wave.order == "little" else 0
        data = b"".join(data[i + upper : i + upper + 2] for i in range(0, len(data) - 2, 3))
    form = "f" if wave.bits == 32 else "d"
    samples = array.array(form if wave.format == 3 else "i" if wave.bits == 32 else "h")
    samples.frombytes(data[: len(data) // samples.itemsize * samples.itemsize])
    if sys.byteorder != wave.order:
        samples.byteswap()
    if wave.format == 3:
        return min(1.0, max((abs(value) for value in samples if value == value), default=0.0))
    return float(max(max(samples, default=0), -min(samples, default=0))) / (1 << (samples.itemsize * 8 - 1))
