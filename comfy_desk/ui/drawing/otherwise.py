"""Pictures that Qt has no reader for, or no room: as the media worker draws them, in bands where they are large.

Its limits hold, and its sentence is told where it has no picture either.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from comfy_desk.domain.output import Kind
from comfy_desk.media.filetype import type_of_file
from comfy_desk.media.limits import NO_PREVIEW
from comfy_desk.media.pictures import FORMATS, draw, orientation_of
from comfy_desk.ui.drawing.decode import decode_svg
from comfy_desk.ui.drawing.decoded import NO_READER, Decoded, PreviewRefused, levels_of, scaled_note

LONGEST = 4096
"""Pixels of the longer side."""


def decode_otherwise(path: str, first: PreviewRefused) -> Decoded:
    """Raises PreviewRefused: what was `first` said, where there is nothing better to say."""
    try:
        known = type_of_file(Path(path), None, None)
    except OSError:
        raise first from None
    if known.kind is not Kind.IMAGE:
        raise first
    return _drawn(path, known.media_type, LONGEST, first)


def decode_small(path: str, longest: int) -> Decoded:
    """Any picture with its longer side at no more than `longest` pixels. Raises PreviewRefused."""
    first = PreviewRefused(NO_READER)
    try:
        known = type_of_file(Path(path), None, None)
    except OSError:
        raise first from None
    if known.kind is Kind.VECTOR:
        return decode_svg(path, longest)
    if known.kind is not Kind.IMAGE:
        raise first
    return _drawn(path, known.media_type, longest, first)


def _drawn(path: str, media_type: str, longest: int, first: PreviewRefused) -> Decoded:
    drawn = draw(Path(path), media_type, longest)
    if drawn.image is None:
        raise (
            first
            if drawn.note in (None, NO_PREVIEW)
            else PreviewRefused(f"{drawn.note} It can still be opened and saved.")
        )
    image = _as_qt(drawn.image)
    drawn.image = None
    size = QSize(drawn.width or image.width(), drawn.height or image.height())
    note = "" if size == image.size() else scaled_note(image.width(), image.height())
    turn = orientation_of(Path(path), FORMATS[media_type]) if note and media_type in FORMATS else 1
    return Decoded(levels_of(image), size, image.hasAlphaChannel(), note=note, turn=turn)


def _as_qt(image: Image.Image) -> QImage:
    """A copy of its own: Qt does not keep what the bytes belong to."""
    alpha = "A" in image.mode
    data = image.convert("RGBA").tobytes()
    form = QImage.Format.Format_RGBA8888 if alpha else QImage.Format.Format_RGBX8888
    return QImage(data, image.width, image.height, 4 * image.width, form).copy()
