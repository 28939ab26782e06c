"""Large pictures: sharp where one looks, from a scratch file of squares, upright and in place, and bounded in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from comfy_desk.ui.drawing.decoded import Decoded
from comfy_desk.ui.drawing.tiling import TILE, Grid
from comfy_desk.ui.viewers import tiles as tiles_module
from comfy_desk.ui.viewers.tiles import Tiles, grid_of


def large(path: Path, size: tuple[int, int], *, alpha: bool = False, turn: int = 1) -> Path:
    """Every pixel's colour says where it is."""
    across = Image.linear_gradient("L").rotate(90).resize(size)
    down = Image.linear_gradient("L").resize(size)
    parts = [across, down, Image.new("L", size, 40), *([across] if alpha else [])]
    exif = Image.Exif()
    exif[0x0112] = turn
    options: dict[str, Any] = {"quality": 95, "subsampling": 0} if path.suffix == ".jpg" else {}
    Image.merge("RGBA" if alpha else "RGB", parts).save(path, exif=exif, **options)
    return path


def copy_of(path: Path, turn: int = 1) -> tuple[QImage, Decoded]:
    """The whole picture as Qt reads it, and a copy with a quarter of its pixels in each direction."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    whole = reader.read()
    small = whole.scaled(whole.size() / 4, Qt.AspectRatioMode.IgnoreAspectRatio)
    return whole, Decoded((small,), whole.size(), whole.hasAlphaChannel(), turn=turn)


def put_together(tiles: Tiles, size: QSize) -> QImage:
    made = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(0)
    painter = QPainter(made)
    for patch in tiles.patches():
        painter.drawImage(patch.place, patch.image)
    painter.end()
    return made


@pytest.mark.parametrize(
    ("name", "alpha", "turn"), [("a.png", True, 1), ("b.jpg", False, 6), ("c.jpg", False, 3), ("d.webp", False, 1)]
)
def test_the_squares_are_the_picture(tmp_path: Path, qtbot: Any, name: str, alpha: bool, turn: int) -> None:
    whole, decoded = copy_of(large(tmp_path / name, (1300, 1100), alpha=alpha, turn=turn), turn)
    grid = grid_of(decoded)
    assert grid is not None
    assert grid.levels == 2
    tiles = Tiles(str(tmp_path / name), decoded, grid)
    tiles.look(QRectF(0, 0, whole.width(), whole.height()), 0.25)
    assert tiles.patches() == []  # the copy does
    for zoom in (1.0, 0.4):
        tiles.look(QRectF(0, 0, whole.width(), whole.height()), zoom)
        qtbot.waitUntil(lambda: tiles.sharp, timeout=20_000)
        made = put_together(tiles, whole.size())
        for x, y in ((0, 0), (600, 700), (whole.width() - 1, 3), (5, whole.height() - 1), (TILE, TILE - 1)):
            seen, there = made.pixelColor(x, y), whole.pixelColor(x, y)
            pairs = zip(seen.getRgb()[: 4 if alpha else 3], there.getRgb(), strict=False)  # type: ignore[arg-type]
            assert there.alpha() < 24 or max(abs(a - b) for a, b in pairs) < 8, (zoom, x, y)
    del tiles._kept[(0, 0, 0)]
    tiles._seen = ((0, 0, 0),)
    assert [patch.exact for patch in tiles.patches()] == [False]  # a coarser one stands in its place
    tiles.close()
    assert tiles.held == 0


def test_what_is_kept_is_bounded_and_the_damaged_says_so(
    tmp_path: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiles_module, "MOST_BYTES", 3_000_000)
    path = large(tmp_path / "a.png", (4000, 600))
    _, decoded = copy_of(path)
    tiles = Tiles(str(path), decoded, Grid(4000, 600, False, 2))
    for left in (0, 1000, 2000, 3000):
        tiles.look(QRectF(left, 0, 500, 500), 1.0)
        qtbot.waitUntil(lambda: tiles.sharp, timeout=20_000)
        assert tiles.held <= 3_000_000 + 2 * TILE * TILE * 4
    tiles.close()
    path.write_bytes(path.read_bytes()[:3000])
    cut, said = Tiles(str(path), decoded, Grid(4000, 600, False, 2)), []
    cut.refused.connect(said.append)
    cut.look(QRectF(0, 0, 500, 500), 1.0)
    qtbot.waitUntil(lambda: bool(said), timeout=20_000)
    cut.close()
    with pytest.raises(ValueError):
        Grid(70_000, 10, False, 1)
