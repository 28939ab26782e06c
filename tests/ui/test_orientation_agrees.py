"""A turned photograph stands upright in list, viewer and other programs alike, and its file stays as it is."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from PIL import Image, ImageOps
from PySide6.QtGui import QImage, QImageReader

from comfy_desk.media.thumbnail import thumbnail_job
from comfy_desk.ui.drawing.decode import decode_picture

RED, GREEN, BLUE, WHITE = (220, 30, 30), (30, 180, 30), (30, 30, 220), (245, 245, 245)
CORNERS = (RED, GREEN, BLUE, WHITE)  # left above, right above, left below, right below
FORMS = ["JPEG", "PNG", "WEBP", "TIFF"]


@pytest.fixture(autouse=True)
def gui(qapp: object) -> None:
    """Decoding needs Qt's plugins, which an application finds."""


def turned(folder: Path, form: str, orientation: int) -> Path:
    image = Image.new("RGB", (120, 60))
    for number, colour in enumerate(CORNERS):
        image.paste(colour, (60 * (number % 2), 30 * (number // 2), 60 + 60 * (number % 2), 30 + 30 * (number // 2)))
    exif = Image.Exif()
    exif[0x0112] = orientation
    path = folder / f"turned.{form.lower()}"
    image.save(path, form, exif=exif, quality=95)
    return path


def seen(size: tuple[int, int], pixels: Iterable[tuple[int, ...]]) -> tuple[bool, list[str]]:
    """Whether it is upright, and the colours of its corners."""

    def name(pixel: tuple[int, ...]) -> str:
        distances = [sum(abs(a - b) for a, b in zip(pixel, colour, strict=False)) for colour in CORNERS]
        return "RGBW"[distances.index(min(distances))]

    return size[1] > size[0], [name(pixel) for pixel in pixels]


def by_pillow(path: Path) -> tuple[bool, list[str]]:
    with Image.open(path) as opened:
        image = ImageOps.exif_transpose(opened).convert("RGB")
    right, low = image.width - 6, image.height - 6
    places = ((5, 5), (right, 5), (5, low), (right, low))
    return seen(image.size, [image.getpixel(place) for place in places])  # type: ignore[misc]


def by_qt(image: QImage) -> tuple[bool, list[str]]:
    right, low = image.width() - 6, image.height() - 6
    colours = [image.pixelColor(x, y) for x, y in ((5, 5), (right, 5), (5, low), (right, low))]
    size = (image.width(), image.height())
    return seen(size, [(colour.red(), colour.green(), colour.blue()) for colour in colours])


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("orientation", range(1, 9))
def test_list_viewer_and_others_show_the_same(form: str, orientation: int, tmp_path: Path) -> None:
    path = turned(tmp_path, form, orientation)
    before = path.read_bytes()
    others = by_pillow(path)
    assert others[0] is (orientation > 4)

    facts = thumbnail_job({"path": str(path), "out": str(tmp_path / "small.png")})
    assert by_qt(QImage(str(tmp_path / "small.png"))) == others
    assert (facts["width"], facts["height"]) == ((60, 120) if orientation > 4 else (120, 60))

    decoded = decode_picture(str(path))
    assert by_qt(decoded.levels[0]) == others
    assert decoded.size.toTuple() == (facts["width"], facts["height"])

    if form == "JPEG":  # what a program made with Qt alone shows
        reader = QImageReader(str(path))
        reader.setAutoTransform(True)
        assert by_qt(reader.read()) == others
    assert path.read_bytes() == before
