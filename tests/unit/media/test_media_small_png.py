"""Small PNGs come out of any decoder as they went in, and leave nothing half written."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PIL import Image

from comfy_desk.media.small_png import write_small_png


@pytest.mark.parametrize("mode", ["L", "LA", "RGB", "RGBA"])
@pytest.mark.parametrize("size", [(1, 1), (3, 7), (97, 5), (512, 2), (2, 512)])
def test_the_pixels_survive(mode: str, size: tuple[int, int], tmp_path: Path) -> None:
    length = size[0] * size[1] * len(mode)
    image = Image.frombytes(mode, size, random.Random(7).randbytes(length))
    write_small_png(image, tmp_path / "small.png")
    with Image.open(tmp_path / "small.png") as read:
        read.load()
        assert (read.format, read.mode, read.size) == ("PNG", mode, size)
        assert read.tobytes() == image.tobytes()


def test_a_flat_picture_is_small(tmp_path: Path) -> None:
    write_small_png(Image.new("RGB", (512, 512), (120, 30, 200)), tmp_path / "flat.png")
    assert (tmp_path / "flat.png").stat().st_size < 5_000


def test_a_place_that_takes_nothing_says_so(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write_small_png(Image.new("L", (2, 2)), tmp_path / "nowhere" / "small.png")
    assert not (tmp_path / "nowhere").exists()
