"""The parts of the drawing process, called without it: the frame of a film, the bars of a sound, paper, pixels in a file."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, features
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from viewer_things import picture, tone

from comfy_desk.ui.drawing import decode, easel, film, paper
from comfy_desk.ui.drawing.decode import decode_picture
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.film import poster_of
from comfy_desk.ui.drawing.jobs import film_job, picture_job, sound_job
from comfy_desk.ui.drawing.paper import on_paper, write_png
from comfy_desk.ui.drawing.raster import read_decoded, write_decoded
from comfy_desk.ui.drawing.sound import Peaks, wave_of
from comfy_desk.ui.viewers import player
from comfy_desk.ui.viewers.decode import decode_thumbnail
from comfy_desk.ui.viewers.player import multimedia

FILM = Path(easel.__file__).parents[2] / "practice" / "assets" / "film.mp4"

# Said once by Qt itself where there is no sound server and no graphics hardware, as on a machine for tests.
pytestmark = [
    pytest.mark.qt_log_ignore("PulseAudioService", "ThreadLocalRhiHolder", extend=True),
    pytest.mark.usefixtures("qapp"),
]


@pytest.fixture
def player_there(qapp: Any) -> None:
    if multimedia() is None:
        pytest.skip("QtMultimedia cannot be loaded on this machine")


plays = pytest.mark.usefixtures("player_there")


@plays
def test_a_film_that_is_dark_all_along_gives_its_brightest_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "DARK", 256)
    monkeypatch.setattr(film, "PATIENCE", 0.4)
    poster = poster_of(str(FILM))
    assert not poster.image.isNull()
    assert poster.width
    assert poster.height
    assert poster.seconds


def test_without_multimedia_there_is_no_poster_and_no_wave(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(player, "multimedia", lambda: None)
    monkeypatch.setattr("comfy_desk.ui.drawing.sound.multimedia", lambda: None)
    arguments = {"path": str(FILM), "out": str(tmp_path / "out.png")}
    assert film_job(arguments)["made"] is False
    assert sound_job(arguments) == {"made": False}
    assert not list(tmp_path.iterdir())


@plays
def test_the_bars_of_a_tone_are_all_as_high(tmp_path: Path) -> None:
    image = wave_of(str(tone(tmp_path / "a.wav")))
    assert image.height() == 128
    assert image.pixelColor(1, 64).alpha() > 0
    assert image.pixelColor(image.width() - 3, 64).alpha() > 0


def test_a_long_sound_keeps_few_numbers() -> None:
    peaks = Peaks(bars=10)
    for part in range(200):
        peaks.take([0.0, 0.003 if part < 100 else -0.62, float("nan")] * 400)
    assert len(peaks._kept) < 160
    bars = peaks.bars()
    assert len(bars) == 10
    assert bars[0] < 0.01
    assert bars[-1] > 0.6
    assert Peaks().bars() == []


def test_light_ink_stands_on_dark_paper() -> None:
    drawing = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    drawing.fill(0)
    drawing.setPixelColor(3, 3, QColor("#ffffff"))
    assert on_paper(drawing).pixelColor(20, 20) == QColor("#232326")


def test_a_full_disk_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    monkeypatch.setattr(paper.os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(OSError, match="full"):
        write_png(image, tmp_path / "b.png")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("colour", [(10, 20, 30), (10, 20, 30, 128)])
def test_pixels_come_over_as_they_were(tmp_path: Path, colour: tuple[int, ...]) -> None:
    decoded = decode_picture(str(picture(tmp_path / "a.png", (2101, 33), colour)))
    out = tmp_path / "pixels"
    again = read_decoded(write_decoded(decoded, out), out)
    assert [level.size() for level in again.levels] == [level.size() for level in decoded.levels]
    assert again.levels == decoded.levels
    assert (again.size, again.alpha, again.whole) == (QSize(2101, 33), len(colour) == 4, True)


@pytest.mark.parametrize(
    "changed",
    [
        {"levels": [[2101, 34]]},
        {"levels": [[10**9, 10**9]]},
        {"levels": [[-1, -1]]},
        {"levels": []},
        {"levels": "x"},
        {"pixels": "other"},
        {"size": [0, 5]},
        {"size": [1, 2, 3]},
    ],
)
def test_an_answer_that_the_file_does_not_bear_out_is_refused(tmp_path: Path, changed: dict[str, Any]) -> None:
    out = tmp_path / "pixels"
    answer = write_decoded(decode_picture(str(picture(tmp_path / "a.png", (64, 33)))), out)
    with pytest.raises(PreviewRefused, match="could not be taken over"):
        read_decoded(answer | changed, out)


def test_what_is_refused_is_an_answer(tmp_path: Path) -> None:
    assert "no longer" in picture_job({"path": str(tmp_path / "gone"), "out": str(tmp_path / "o")})["refused"]


def test_what_qt_cannot_read_is_read_otherwise(tmp_path: Path) -> None:
    if not features.check("avif"):
        pytest.skip("Pillow was built without AVIF")
    path = tmp_path / "a.avif"
    Image.new("RGB", (5000, 300), (200, 10, 10)).save(path)
    decoded = shown(path, tmp_path / "out")
    assert decoded.size == QSize(5000, 300)
    assert decoded.levels[0].width() == 4096
    assert "4,096" in decoded.note
    assert decoded.levels[0].pixelColor(9, 9).red() > 180
    assert sorted(place.name for place in tmp_path.iterdir()) == ["a.avif", "out"]


@pytest.mark.parametrize(("mode", "colour"), [("RGBA", (200, 10, 10, 100)), ("LA", (200, 100)), ("L", 200), ("P", 3)])
def test_what_is_too_large_for_qt_is_scaled_while_it_is_decoded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, colour: Any
) -> None:
    monkeypatch.setattr(decode, "MAX_WHOLE", 1_000_000)
    path = tmp_path / "a.png"
    image = Image.new(mode, (9000, 500), colour)
    if mode == "P":
        image.putpalette([0, 0, 0] * 3 + [200, 200, 200])
    image.save(path)
    decoded = shown(path, tmp_path / "out")
    assert decoded.size == QSize(9000, 500)
    assert decoded.levels[0].width() == 4096
    assert decoded.alpha == ("A" in mode)
    assert abs(decoded.levels[0].pixelColor(5, 5).red() - 200) <= 2
    assert not decoded.whole


def test_the_reason_of_the_other_decoder_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bomb.png"
    head = b"IHDR" + struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + head + struct.pack(">I", zlib.crc32(head)) + bytes(99)
    )
    assert "Too large to preview" in picture_job({"path": str(path), "out": str(tmp_path / "out")})["refused"]


def shown(path: Path, out: Path) -> Decoded:
    return read_decoded(picture_job({"path": str(path), "out": str(out)}), out)


def test_what_nobody_can_read_says_so(tmp_path: Path) -> None:
    path = tmp_path / "a.heic"
    path.write_bytes(b"\0\0\0\x1cftypheic" + bytes(200))
    assert "cannot be shown here" in picture_job({"path": str(path), "out": str(tmp_path / "out")})["refused"]


DECODERS = re.compile(r"\b(QImageReader|QMovie|QSvgRenderer|loadFromData|fromData|QImage\(str|QPixmap\(str)\b")
MAY = {
    "small_pictures.py",  # PNG files that workers wrote, and nothing else
    "icons.py",  # the program's own
}


def test_no_other_place_of_the_window_decodes_pictures() -> None:
    ui = Path(easel.__file__).parents[1]
    found = {
        path.relative_to(ui).as_posix()
        for path in ui.rglob("*.py")
        if path.parent != ui / "drawing" and DECODERS.search(path.read_text(encoding="utf-8"))
    }
    assert found <= MAY


def test_the_window_reads_small_pictures_as_png_alone(tmp_path: Path) -> None:
    lying = picture(tmp_path / "t.png", (64, 64))
    Image.new("RGB", (64, 64)).save(lying, "JPEG")
    assert decode_thumbnail(str(lying)).isNull()
    assert decode_thumbnail(str(picture(tmp_path / "long.png", (1025, 1)))).isNull()
    assert not decode_thumbnail(str(picture(tmp_path / "good.png", (512, 1)))).isNull()
