"""A picture file as QImages ready to be painted: bounded, upright, in sRGB, with smaller copies for zooming out.

Done in the drawing process. Every file is untrusted, so sizes are read and judged before pixels are. Nothing is written and
no other address is followed, not even from within an SVG.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QFile, QIODevice, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColorSpace, QImage, QImageIOHandler, QImageReader, QPainter

from comfy_desk.media.limits import Refused
from comfy_desk.media.pictures import orientation_of
from comfy_desk.media.png import NotPng, check_hidden, read_png
from comfy_desk.ui.drawing.decoded import GONE, NO_READER, Decoded, PreviewRefused, levels_of, scaled_note
from comfy_desk.ui.drawing.svg import safe_svg
from comfy_desk.ui.drawing.turning import swaps, turn_told, upright

MAX_SHOWN = 36_000_000
"""Pixels that are held at once (144 MB); larger pictures are halved until they fit, and sharp where one looks (`tiles`)."""

MAX_SCALED = 420_000_000
"""Pixels that a JPEG may have, which is scaled while it is decoded. Above that a file is taken for a bomb."""

MAX_WHOLE = 130_000_000
"""Pixels that other files may have: Qt 6 decodes them whole (half a gigabyte for a moment) and scales them afterwards. What
is larger is left to a decoder that goes band by band, which is slower."""

ROOM = 640
"""Megabytes that Qt may take for that; everywhere else its own limit of 256 stays."""

SVG_ROOM = 64
"""Megabytes that a picture within a drawing may take; a drawing can hold many."""

MAX_SIDE = 65_000
MAX_PROGRESSIVE = 50_000_000
"""A progressive JPEG is held whole while it is decoded, however small the copy asked for."""

MAX_SVG_BYTES = 8_000_000
_STRIP = 1_000_000


def decode_picture(path: str) -> Decoded:
    """Read a raster picture. Raises PreviewRefused with a sentence for everything that cannot or must not be shown."""
    if not Path(path).is_file():
        raise PreviewRefused(GONE)
    reader = QImageReader(path)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if not reader.canRead() or bytes(reader.format().data()) in (b"svg", b"svgz", b"pdf"):
        raise PreviewRefused(NO_READER, another=True)
    stored = reader.size()
    _judge(stored, path, reader)
    if bytes(reader.format().data()) == b"png":
        _judge_hidden(Path(path))
    turn = _turn_untold(reader, path)
    told = turn if turn > 1 else turn_told(reader.transformation())
    moving = reader.supportsAnimation() and reader.imageCount() > 1
    target = _bounded(stored, MAX_SHOWN)
    if target != stored:
        reader.setScaledSize(target)
    with room(ROOM):
        image = reader.read()
    if image.isNull():
        raise PreviewRefused(_reading_failed(reader), another=True)
    image = upright(to_srgb(image), turn)
    size = stored.transposed() if swaps(told) else stored
    note = "" if target == stored else scaled_note(image.width(), image.height())
    return Decoded(levels_of(image), size, image.hasAlphaChannel(), moving, note, told)


def _turn_untold(reader: QImageReader, path: str) -> int:
    """What the EXIF of a PNG or WebP says, which Qt does not look at; 1 where Qt knows of it itself, or nothing is said."""
    form = bytes(reader.format().data()).decode("ascii", "replace").upper()
    told = reader.transformation() != QImageIOHandler.Transformation.TransformationNone
    return 1 if told or form not in ("PNG", "WEBP") else orientation_of(Path(path), form)


def decode_svg(path: str, longest: int, part: QRect | None = None) -> Decoded:
    """Draw an SVG with its longer side at `longest` pixels, or only `part` of it at that size. Raises PreviewRefused."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_SVG_BYTES + 1)
    except OSError:
        raise PreviewRefused(GONE) from None
    if len(data) > MAX_SVG_BYTES:
        raise PreviewRefused("This drawing is too big to preview.")
    problem, clean = safe_svg(data, MAX_SVG_BYTES)
    if problem:
        raise PreviewRefused(problem)
    buffer = QBuffer()
    buffer.setData(QByteArray(clean))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    # Through QImageReader and not QSvgRenderer: the reader lets go of the interpreter while it draws, the renderer does not.
    reader = QImageReader(buffer, QByteArray(b"svg"))
    with room(SVG_ROOM):  # Qt reads the whole document here already
        own = reader.size()
    if not own.isValid() or own.isEmpty():
        raise PreviewRefused("This drawing could not be read.")
    scaled = own.scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
    reader.setScaledSize(scaled)
    if part is not None:
        part = part.intersected(QRect(QPoint(0, 0), scaled))
        reader.setScaledClipRect(part)
    with room(SVG_ROOM):
        image = reader.read()
    if image.isNull() or (part is not None and image.size() != part.size()):
        raise PreviewRefused("This drawing could not be read.")
    return Decoded(levels_of(image) if part is None else levels_of(image)[:1], own, alpha=True)


def to_srgb(image: QImage) -> QImage:
    """The picture's colours as this program paints them. In strips, so that no step holds the interpreter for long."""
    space = image.colorSpace()
    target = QColorSpace(QColorSpace.NamedColorSpace.SRgb)
    if not space.isValid() or space == target:
        return image
    if image.width() * image.height() <= _STRIP:
        converted = image.convertedToColorSpace(target)
        return image if converted.isNull() else converted
    alpha = image.hasAlphaChannel()
    made = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied if alpha else QImage.Format.Format_RGB32)
    if made.isNull():
        return image
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    rows = max(1, _STRIP // max(1, image.width()))
    for top in range(0, image.height(), rows):
        strip = image.copy(QRect(0, top, image.width(), min(rows, image.height() - top)))
        converted = strip.convertedToColorSpace(target)
        painter.drawImage(0, top, strip if converted.isNull() else converted)
    painter.end()
    return made


def _judge(size: QSize, path: str, reader: QImageReader) -> None:
    if not size.isValid() or size.isEmpty():
        raise PreviewRefused(_reading_failed(reader), another=True)
    pixels = size.width() * size.height()
    words = f"{size.width():,} × {size.height():,} pixels"
    scaled = reader.supportsOption(QImageIOHandler.ImageOption.ScaledSize)
    if pixels > (MAX_SCALED if scaled else MAX_WHOLE) or max(size.width(), size.height()) > MAX_SIDE:
        raise PreviewRefused(f"Too big to preview ({words}). It can still be opened and saved.", another=not scaled)
    if pixels > MAX_PROGRESSIVE and is_progressive_jpeg(path):
        raise PreviewRefused(f"Too big to preview as a progressive JPEG ({words}). It can still be opened and saved.")


def _judge_hidden(path: Path) -> None:
    """What the worker draws no small picture of, because of what is packed inside of it, is not decoded here either."""
    try:
        check_hidden(path, read_png(path))
    except Refused as refused:
        raise PreviewRefused(str(refused)) from None
    except (NotPng, OSError):
        return  # reading it says what is wrong


def _reading_failed(reader: QImageReader) -> str:
    if reader.error() == QImageReader.ImageReaderError.UnsupportedFormatError:
        return NO_READER
    return "This picture could not be read: the file is damaged, not whole, or too big to preview."


def _bounded(size: QSize, pixels: int) -> QSize:
    """Halved until it fits: JPEGs are cheap to decode at halves, and dear at anything between."""
    bounded = QSize(size)
    longest = 32_000  # Qt's painter counts a side in 16 bits in places
    while bounded.width() * bounded.height() > pixels or max(bounded.width(), bounded.height()) > longest:
        bounded = QSize(max(1, bounded.width() // 2), max(1, bounded.height() // 2))
    return bounded


@contextmanager
def room(megabytes: int) -> Iterator[None]:
    """So much may be decoded by Qt meanwhile."""
    before = QImageReader.allocationLimit()
    QImageReader.setAllocationLimit(megabytes)
    try:
        yield
    finally:
        QImageReader.setAllocationLimit(before)


def is_progressive_jpeg(path: str) -> bool:
    """Whether the frame header says so. Walks the segments; reads no pixel."""
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly) or bytes(file.read(2).data()) != b"\xff\xd8":
        return False
    for _ in range(2000):
        head = bytes(file.read(4).data())
        if len(head) < 4 or head[0] != 0xFF:
            return False
        if head[1] in (0xC2, 0xC6, 0xCA, 0xCE):
            return True
        if head[1] in (0xC0, 0xC1, 0xC3, 0xDA):
            return False
        length = int.from_bytes(head[2:4], "big")
        if length < 2 or not file.seek(file.pos() + length - 2):
            return False
    return False
