"""A small picture that a worker made, as large as it is wanted here."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from comfy_desk.ui.small_pictures import read_small


def decode_thumbnail(path: str, longest: int = 512) -> QImage:
    """At most `longest` pixels on its longer side; a null image where it cannot be had."""
    image = read_small(path)
    if image.isNull() or max(image.width(), image.height()) <= longest:
        return image
    fitting = image.size().scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
    return image.scaled(fitting, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
