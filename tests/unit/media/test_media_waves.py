"""A sound has a wave: loud where it is loud, and never an error."""

from __future__ import annotations

import math
import struct
from pathlib import Path

import media_kinds as kinds
import pytest
from PIL import Image

from comfy_desk.media.thumbnail import thumbnail_job
from comfy_desk.media.waves import draw_wave, wav_peaks, wave_columns


def tone(form: int, bits: int, mark: bytes = b"RIFF", rate: int = 8000) -> bytes:
    """Half a second of silence, half a second at half the loudness."""
    levels = [0.0] * (rate // 2) + [0.5 * math.sin(i / 3) for i in range(rate // 2)]
    sign = ">" if mark == b"RIFX" else "<"
    order = "big" if mark == b"RIFX" else "little"
    if form == 3:
        data = struct.pack(f"{sign}{len(levels)}{'f' if bits == 32 else 'd'}", *levels)
    elif bits == 8:
        data = bytes(round(128 + level * 127) for level in levels)
    else:
        most = (1 << (bits - 1)) - 1
        data = b"".join(round(v * most).to_bytes(bits // 8, order, signed=True) for v in levels)  # type: ignore[arg-type]
    layout = struct.pack(sign + "HHIIHH", form, 1, rate, rate * bits // 8, bits // 8, bits)
    body = b"WAVEfmt " + struct.pack(sign + "I", 16) + layout + b"data" + struct.pack(sign + "I", len(data)) + data
    return mark + struct.pack(sign + "I", len(body)) + body


@pytest.mark.parametrize(
    ("form", "bits", "mark"),
    [
        *((1, bits, b"RIFF") for bits in (8, 16, 24, 32)),
        *((3, bits, b"RIFF") for bits in (32, 64)),
        *((form, bits, b"RIFX") for form, bits in ((1, 16), (1, 24), (3, 32))),
    ],
)
def test_peaks_are_where_the_sound_is(tmp_path: Path, form: int, bits: int, mark: bytes) -> None:
    path = tmp_path / "a.wav"
    path.write_bytes(tone(form, bits, mark))
    peaks = wav_peaks(path, 20)
    assert peaks is not None
    assert len(peaks) == 20
    assert max(peaks[:10]) < 0.01
    assert all(0.45 < peak < 0.55 for peak in peaks[10:])


def test_other_layouts_have_no_peaks_and_no_error(tmp_path: Path) -> None:
    path = tmp_path / "a.wav"
    for data in (tone(7, 8), tone(1, 16)[:44], b"RIFF\0\0\0\0WAVE", kinds.flac()):
        path.write_bytes(data)
        assert wav_peaks(path, 20) is None
    silent = bytearray(tone(3, 32))
    silent[44:48] = struct.pack("<f", float("nan"))
    path.write_bytes(silent)
    assert wav_peaks(path, 20) is not None


@pytest.mark.parametrize("peaks", [[], [0.0] * 9, [1.0], [0.5, 2.0, -1.0, 0.001] * 30])
def test_any_peaks_are_drawn(tmp_path: Path, peaks: list[float]) -> None:
    draw_wave(peaks, tmp_path / "w.png", 256)
    with Image.open(tmp_path / "w.png") as image:
        assert (image.mode, image.height) == ("RGBA", 64)
        assert image.width == max(1, len(peaks)) * 4


def test_the_wave_of_a_file_is_its_small_picture(tmp_path: Path) -> None:
    (tmp_path / "a.wav").write_bytes(tone(1, 16))
    answer = thumbnail_job({"path": str(tmp_path / "a.wav"), "out": str(tmp_path / "w.png"), "size": 256})
    assert (answer["duration"], answer["kind"]) == (1.0, "audio")
    with Image.open(answer["out"]) as image:
        assert image.width == wave_columns(256) * 4
        left, right = (image.crop((x, 0, x + 120, 64)).getchannel("A").getextrema() for x in (0, 130))
        assert image.crop((0, 0, 120, 20)).getchannel("A").getextrema()[1] == 0  # silence is a thin line
        assert (left[1], right[1]) == (255, 255)
