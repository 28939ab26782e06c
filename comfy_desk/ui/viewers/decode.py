"""The small pictures that the program's own workers made, read at once. Nothing else is ever decoded in the window.

A thumbnail is a PNG of a few hundred pixels that was encoded here; what an artist's model sent is decoded in the drawing
process (`comfy_desk.ui.drawing`).
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

MOST_SIDE = 1024
"""Pixels. What is longer was not made by a worker."""


def decode_thumbnail(path: str, longest: int = 512) -> QImage:
    """A small picture made by a worker; a null image where it cannot be had."""
    if not Path(path).is_file():
        return QImage()
    reader = QImageReader(path, b"png")
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > MOST_SIDE:
        return QImage()
    if max(size.width(), size.height()) > longest:
        fitting = size.scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio)
        reader.setScaledSize(fitting.expandedTo(QSize(1, 1)))
    return reader.read()
