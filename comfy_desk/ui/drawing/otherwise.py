"""Pictures that Qt has no reader for, or no room: as the media worker makes thumbnails of them, only larger.

Its limits are those of thumbnails; where it has none either, the answer is None.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from comfy_desk.media.thumbnail import thumbnail_job
from comfy_desk.ui.drawing.decoded import Decoded, levels_of, scaled_note

LONGEST = 2048
"""Pixels of the longer side."""


def decode_otherwise(path: str, spare: Path) -> Decoded | None:
    """`spare` is a place for a file, which is empty again afterwards."""
    try:
        answer: dict[str, Any] = thumbnail_job({"path": path, "out": str(spare), "size": LONGEST})
        image = QImage(answer["out"]) if answer["kind"] == "image" and answer["out"] else QImage()
    finally:
        spare.unlink(missing_ok=True)
    if image.isNull():
        return None
    size = QSize(answer["width"] or image.width(), answer["height"] or image.height())
    note = "" if size == image.size() else scaled_note(image.width(), image.height())
    return Decoded(levels_of(image), size, image.hasAlphaChannel(), note=note)
