"""How a part of a picture is put on the screen: on whole device pixels, on the ground that is seen where it is clear."""

from __future__ import annotations

import math
from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from comfy_desk.ui.delegates.badges import squares

SQUARE = 8


class Ground(StrEnum):
    """What is seen behind a picture where it is clear."""

    SQUARES = "squares"
    BLACK = "black"
    WHITE = "white"


def on_pixels(rect: QRectF, ratio: float) -> QRectF:
    """The nearest rectangle whose edges lie between device pixels; never without any."""
    # All edges are rounded the same way: a size in whole pixels stays what it is, and pieces that touch go on doing so.
    left, top = math.floor(rect.left() * ratio + 0.5), math.floor(rect.top() * ratio + 0.5)
    right, bottom = math.floor(rect.right() * ratio + 0.5), math.floor(rect.bottom() * ratio + 0.5)
    width, height = max(1, right - left), max(1, bottom - top)
    return QRectF(left / ratio, top / ratio, width / ratio, height / ratio)


def paint_ground(painter: QPainter, ground: Ground, whole: QRectF, part: QRectF) -> None:
    """`part` of the ground of a picture that is at `whole`: squares begin at its corner."""
    if ground is Ground.SQUARES:
        painter.drawTiledPixmap(part, squares(SQUARE), part.topLeft() - whole.topLeft())
    else:
        painter.fillRect(part, Qt.GlobalColor.black if ground is Ground.BLACK else Qt.GlobalColor.white)


def paint_part(painter: QPainter, image: QImage, rect: QRectF, part: QRectF, *, smooth: bool) -> None:
    """Of an image that fills `rect` what is within `part`."""
    across, down = image.width() / max(rect.width(), 1e-6), image.height() / max(rect.height(), 1e-6)
    source = QRectF(
        (part.left() - rect.left()) * across,
        (part.top() - rect.top()) * down,
        part.width() * across,
        part.height() * down,
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
    painter.drawImage(part, image, source)
