"""A job of the drawing process: the true pixels of a large picture, band by band, into the squares of a scratch file.

A PNG is read from its top in bands of bounded memory. Of a JPEG the bands that are asked for are decoded, as its decoder can
leave out what lies above them. What else there is, is decoded whole, within the limit that holds for looking at it.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from PIL import Image
from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QColorSpace, QImage, QImageReader

from comfy_desk.media.limits import Refused
from comfy_desk.media.pictures import orientation_of
from comfy_desk.media.png import NotPng, bands, check_hidden, read_png
from comfy_desk.ui.drawing.decode import MAX_WHOLE, ROOM, is_progressive_jpeg, room, to_srgb
from comfy_desk.ui.drawing.decoded import Decoded, PreviewRefused
from comfy_desk.ui.drawing.tiling import TILE, Grid
from comfy_desk.ui.drawing.turning import swaps

MOST_AT_ONCE = 80_000_000
"""Pixels of the bands of a JPEG that are decoded together: 320 MB."""

CANNOT = "Only a smaller copy of this picture can be shown here; the file is whole."
NO_SPACE = "There is no room on the disk for all pixels of this picture; a smaller copy is shown."
DAMAGED = "This picture could not be read to its end; a smaller copy is shown."

_Band = tuple[int, QImage]


def size_alone(path: str) -> Decoded | None:
    """Of a PNG that is too large to be decoded at once: what its squares will be, and a clear pixel in their place."""
    try:
        png = read_png(Path(path))
        check_hidden(Path(path), png)
        Grid(png.width, png.height, True, 1)
    except (NotPng, Refused, OSError, ValueError):
        return None
    if png.interlaced or png.width * png.height <= MAX_WHOLE:
        return None
    pixel = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    pixel.fill(0)
    turn = orientation_of(Path(path), "PNG")
    size = QSize(png.width, png.height)
    alpha = png.colour in (4, 6) or png.clear is not None
    return Decoded((pixel,), size.transposed() if swaps(turn) else size, alpha, turn=turn)


def tiles_job(arguments: dict[str, Any]) -> dict[str, Any]:
    """{path, out, width, height, alpha, levels, first, last} → {}; the bands from `first` to `last` are in `out`, or all."""
    path, out = str(arguments["path"]), Path(str(arguments["out"]))
    width, height, levels = (int(arguments[name]) for name in ("width", "height", "levels"))
    grid = Grid(width, height, bool(arguments["alpha"]), levels)
    try:
        with out.open("r+b", buffering=0) as file:
            _judge_space(out, grid)
            for number, image in _bands(path, grid, int(arguments["first"]), int(arguments["last"])):
                _write(file, grid, number, image)
    except (Refused, PreviewRefused) as refused:
        return {"refused": str(refused)}
    return {}


def _judge_space(out: Path, grid: Grid) -> None:
    """A quarter more than it takes stays free, for everything else that is on this disk."""
    if shutil.disk_usage(out.parent).free < grid.whole + grid.whole // 4:
        raise PreviewRefused(NO_SPACE)


def _bands(path: str, grid: Grid, first: int, last: int) -> Iterator[_Band]:
    reader = QImageReader(path)
    reader.setDecideFormatFromContent(True)
    form = bytes(reader.format().data())
    pixels = grid.width * grid.height
    if form == b"png" and not read_png(Path(path)).interlaced:
        yield from _of_png(Path(path))
    elif form == b"jpeg" and not (is_progressive_jpeg(path) and pixels > MAX_WHOLE):
        most = max(1, MOST_AT_ONCE // (grid.width * TILE))
        yield from _of_jpeg(path, grid, first, min(last, first + most - 1))
    elif pixels <= MAX_WHOLE and reader.size() == QSize(grid.width, grid.height):
        yield from _cut(_read(path, QRect()), 0)
    else:
        raise PreviewRefused(CANNOT)


def _of_png(path: Path) -> Iterator[_Band]:
    try:
        png = read_png(path)
        space = QColorSpace.fromIccProfile(QByteArray(png.profile)) if png.profile else QColorSpace()
        for number, band in enumerate(bands(path, png, TILE)):
            image = _as_qt(band)
            image.setColorSpace(space)
            yield number, to_srgb(image)
    except (Refused, MemoryError):
        raise
    except (NotPng, SyntaxError, ValueError):
        raise PreviewRefused(DAMAGED) from None
    except OSError as error:
        if error.errno is not None:
            raise
        raise PreviewRefused(DAMAGED) from None


def _of_jpeg(path: str, grid: Grid, first: int, last: int) -> Iterator[_Band]:
    last = min(last, grid.bands - 1)
    top = first * TILE
    height = min(grid.height, (last + 1) * TILE) - top
    yield from _cut(_read(path, QRect(0, top, grid.width, height)), first)


def _read(path: str, part: QRect) -> QImage:
    reader = QImageReader(path)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(False)
    if not part.isNull():
        reader.setClipRect(part)
    with room(ROOM):
        image = reader.read()
    if image.isNull() or (not part.isNull() and image.size() != part.size()):
        raise PreviewRefused(DAMAGED)
    return image


def _cut(image: QImage, first: int) -> Iterator[_Band]:
    for number, top in enumerate(range(0, image.height(), TILE), first):
        yield number, to_srgb(image.copy(0, top, image.width(), min(TILE, image.height() - top)))


def _write(file: BinaryIO, grid: Grid, number: int, image: QImage) -> None:
    """All squares of a band in all levels, and then the byte that says so."""
    if number >= grid.bands or image.width() != grid.width:
        raise PreviewRefused(DAMAGED)
    form = QImage.Format.Format_ARGB32_Premultiplied if grid.alpha else QImage.Format.Format_RGB888
    image = image.convertToFormat(form)
    for level in range(grid.levels):
        rows = TILE >> level
        if level:
            half = QSize(grid.size(level)[0], max(1, -(-image.height() // 2)))
            image = image.scaled(half, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
            image = image.convertToFormat(form)
        inner = (number % (1 << level)) * rows * TILE * grid.deep
        for column in range(grid.across(level)):
            part = image.copy(
                column * TILE, 0, TILE, min(rows, image.height())
            )  # beyond the edge it is filled with nothing
            file.seek(grid.place(level, column, number >> level) + inner)
            file.write(part.constBits())
    file.seek(number)
    file.write(b"\1")


def _as_qt(image: Image.Image) -> QImage:
    """A copy of its own: Qt does not keep what the bytes belong to."""
    alpha = "A" in image.mode
    mode, form = ("RGBA", QImage.Format.Format_RGBA8888) if alpha else ("RGB", QImage.Format.Format_RGB888)
    deep = len(mode)
    return QImage(image.convert(mode).tobytes(), image.width, image.height, deep * image.width, form).copy()
