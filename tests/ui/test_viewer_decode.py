"""Decoding for the viewer: upright, in sRGB, bounded, with a sentence for everything that cannot be shown."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image, ImageOps
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QColorSpace, QImage
from viewer_things import moving, picture, svg

from comfy_desk.ui.drawing import decode
from comfy_desk.ui.drawing.decode import decode_picture, decode_svg
from comfy_desk.ui.drawing.decoded import PreviewRefused
from comfy_desk.ui.viewers.decode import decode_thumbnail


@pytest.fixture(autouse=True)
def gui(qapp: object) -> None:
    """Decoding needs Qt's plugins, which an application finds."""


@pytest.mark.parametrize("orientation", range(1, 9))
def test_orientation_is_that_of_every_other_viewer(tmp_path: Path, orientation: int) -> None:
    image = Image.new("RGB", (64, 32), (255, 255, 255))
    image.paste((255, 0, 0), (0, 0, 16, 16))  # a red corner
    exif = Image.Exif()
    exif[0x0112] = orientation
    path = tmp_path / "turned.jpg"
    image.save(path, exif=exif, quality=95)
    before = path.read_bytes()

    decoded = decode_picture(str(path))

    with Image.open(path) as opened:
        upright = ImageOps.exif_transpose(opened).convert("RGB")
    assert (decoded.size.width(), decoded.size.height()) == upright.size
    for x, y in ((2, 2), (upright.width - 3, 2), (2, upright.height - 3), (upright.width - 3, upright.height - 3)):
        shown = decoded.levels[0].pixelColor(x, y)
        assert abs(shown.green() - upright.getpixel((x, y))[1]) < 30  # type: ignore[index]
    assert path.read_bytes() == before


def test_levels_are_halves_of_one_another(tmp_path: Path) -> None:
    decoded = decode_picture(str(picture(tmp_path / "a.png", (3000, 1800))))
    assert [level.size().toTuple() for level in decoded.levels] == [(3000, 1800), (1500, 900), (750, 450)]
    assert decoded.whole


def test_a_huge_picture_is_scaled_while_it_is_decoded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decode, "MAX_SHOWN", 1_000_000)
    decoded = decode_picture(str(picture(tmp_path / "big.png", (2000, 1600))))
    shown = decoded.levels[0].size()
    assert shown.width() * shown.height() <= 1_000_000
    assert decoded.size == QSize(2000, 1600)
    assert not decoded.whole
    assert "the file is whole" in decoded.note


def test_ten_thousand_by_ten_thousand_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "upscaled.png"
    Image.new("L", (10_000, 10_000), 120).save(path, compress_level=1)
    decoded = decode_picture(str(path))
    assert decoded.size == QSize(10_000, 10_000)
    shown = decoded.levels[0].size()
    assert shown.width() * shown.height() <= decode.MAX_SHOWN


def _png_header(width: int, height: int) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 100)) + chunk(b"IEND", b"")
    )


def test_a_bomb_is_refused_before_a_pixel_is_read(tmp_path: Path) -> None:
    path = tmp_path / "bomb.png"
    path.write_bytes(_png_header(60_000, 60_000))
    with pytest.raises(PreviewRefused, match=r"Too big to preview \(60,000 × 60,000 pixels\)"):
        decode_picture(str(path))


def test_a_large_progressive_jpeg_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decode, "MAX_PROGRESSIVE", 1000)
    slow = picture(tmp_path / "slow.jpg", (100, 100), progressive=True)
    plain = picture(tmp_path / "plain.jpg", (100, 100))
    with pytest.raises(PreviewRefused, match="progressive"):
        decode_picture(str(slow))
    assert decode_picture(str(plain)).size == QSize(100, 100)


@pytest.mark.parametrize("name", [b"zTXt", b"iTXt", b"iCCP"])
def test_hidden_data_that_unpacks_to_much_is_refused_here_too(tmp_path: Path, name: bytes) -> None:
    whole = picture(tmp_path / "a.png").read_bytes()
    text = (b"note\0\1\0\0\0" if name == b"iTXt" else b"note\0\0") + zlib.compress(bytes(60_000_000))
    chunk = struct.pack(">I", len(text)) + name + text + struct.pack(">I", zlib.crc32(name + text))
    (tmp_path / "a.png").write_bytes(whole[:33] + chunk + whole[33:])
    with pytest.raises(PreviewRefused, match="hidden data"):
        decode_picture(str(tmp_path / "a.png"))


@pytest.mark.parametrize("brand", [b"avif", b"heic", b"jxl "])
def test_kinds_that_qt_cannot_read_have_no_preview(tmp_path: Path, brand: bytes) -> None:
    path = tmp_path / "new.png"
    path.write_bytes(b"\0\0\0\x1cftyp" + brand + bytes(200))
    with pytest.raises(PreviewRefused, match="cannot be shown here"):
        decode_picture(str(path))


def test_a_cut_file_never_raises_anything_else(tmp_path: Path) -> None:
    path = picture(tmp_path / "cut.png", (400, 400), (10, 20, 30, 40))
    path.write_bytes(path.read_bytes()[:60])
    with pytest.raises(PreviewRefused):
        decode_picture(str(path))
    with pytest.raises(PreviewRefused, match="no longer"):
        decode_picture(str(tmp_path / "gone.png"))


def test_colours_are_brought_to_srgb(tmp_path: Path) -> None:
    image = QImage(1200, 1000, QImage.Format.Format_RGB32)
    image.fill(QColor(120, 200, 80))
    image.setColorSpace(QColorSpace(QColorSpace.NamedColorSpace.AdobeRgb))
    path = tmp_path / "wide.png"
    assert image.save(str(path))
    wanted = image.convertedToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb)).pixelColor(5, 5)

    shown = decode_picture(str(path)).levels[0]

    for at in ((5, 5), (1199, 999), (600, 834)):  # in several strips
        colour = shown.pixelColor(*at)
        assert max(abs(colour.red() - wanted.red()), abs(colour.green() - wanted.green())) <= 2
    assert wanted.red() != 120


def test_what_moves_is_known(tmp_path: Path) -> None:
    assert decode_picture(str(moving(tmp_path / "m.gif"))).moving
    assert decode_picture(str(moving(tmp_path / "m.webp"))).moving


def test_a_small_preview_is_small(tmp_path: Path) -> None:
    assert decode_thumbnail(str(picture(tmp_path / "t.png", (512, 256)))).size() == QSize(512, 256)
    assert decode_thumbnail(str(picture(tmp_path / "u.png", (900, 300))), 300).size() == QSize(300, 100)
    assert decode_thumbnail(str(picture(tmp_path / "v.png", (3000, 3000)))).isNull()
    assert decode_thumbnail(str(tmp_path / "none.png")).isNull()


def test_a_drawing_is_drawn_at_the_size_asked_for(tmp_path: Path) -> None:
    decoded = decode_svg(str(svg(tmp_path / "d.svg")), 400)
    assert decoded.levels[0].size() == QSize(400, 200)
    assert decoded.levels[0].pixelColor(200, 100).red() > 180
    assert decoded.size == QSize(20, 10)


def test_a_drawing_from_outside_is_not_drawn(tmp_path: Path) -> None:
    inside = picture(tmp_path / "secret.png")
    path = svg(tmp_path / "d.svg", f'<image width="20" height="10" href="{inside.as_uri()}"/>')
    with pytest.raises(PreviewRefused, match="outside itself"):
        decode_svg(str(path), 400)
    (tmp_path / "big.svg").write_bytes(b"<svg>" + b" " * decode.MAX_SVG_BYTES)
    with pytest.raises(PreviewRefused, match="too big"):
        decode_svg(str(tmp_path / "big.svg"), 400)
    (tmp_path / "broken.svg").write_text("<svg", encoding="utf-8")
    with pytest.raises(PreviewRefused, match="could not be read"):
        decode_svg(str(tmp_path / "broken.svg"), 400)
