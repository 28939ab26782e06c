"""Small pictures as they are kept: at most so long, whole or not at all, drawings on paper that their ink is seen on."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

LONGEST = 512
"""Pixels of the longer side."""

LIGHT_INK = 215
"""How light (of 255) a drawing must be to need dark paper."""

_PAPER, _NIGHT = QColor("#f4f4f5"), QColor("#232326")


def brightness_of(image: QImage) -> float:
    """The mean of a picture's grey, 0 to 255; taken from a few pixels of it."""
    few = image.scaled(QSize(16, 16), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.FastTransformation)
    grey = few.convertToFormat(QImage.Format.Format_Grayscale8)
    if grey.isNull():
        return 0.0
    lights = [grey.pixelColor(x, y).red() for x in range(grey.width()) for y in range(grey.height())]
    return sum(lights) / len(lights)


def on_paper(drawing: QImage) -> QImage:
    """A drawing without its transparency: on light paper, or on dark where its ink is light."""
    if drawing.isNull() or not drawing.hasAlphaChannel():
        return drawing
    ink = _ink_of(drawing)
    made = QImage(drawing.size(), QImage.Format.Format_RGB32)
    made.fill(_NIGHT if ink > LIGHT_INK else _PAPER)
    painter = QPainter(made)
    painter.drawImage(0, 0, drawing)
    painter.end()
    return made


def _ink_of(drawing: QImage) -> float:
    """How light what is drawn is, 0 to 255; by how much it covers."""
    mode = Qt.TransformationMode.SmoothTransformation
    few = drawing.scaled(QSize(24, 24), Qt.AspectRatioMode.IgnoreAspectRatio, mode)
    light = cover = 0.0
    for x in range(few.width()):
        for y in range(few.height()):
            color = few.pixelColor(x, y)
            light += color.alpha() * (0.3 * color.red() + 0.59 * color.green() + 0.11 * color.blue())
            cover += color.alpha()
    return light / cover if cover else 0.0


def write_png(image: QImage, target: Path) -> bool:
    """A small picture at its place, whole or not at all. Raises OSError.

    Packed in memory first: this process may be killed at any moment, and what it has half written stays behind.
    """
    packed = QBuffer()
    packed.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(packed, b"png").write(small(image)):
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.part")
    try:
        part.write_bytes(packed.data().data())
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    return True


def small(image: QImage) -> QImage:
    """Within `LONGEST`; what is smaller stays as it is."""
    if max(image.width(), image.height()) <= LONGEST:
        return image
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    fitting = image.size().scaled(QSize(LONGEST, LONGEST), keep).expandedTo(QSize(1, 1))
    return image.scaled(fitting, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
