"""What a comparison is painted of: pictures in several sizes, the ways of looking at them, and the badge in their corner."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from comfy_desk.ui import theme


class Mode(StrEnum):
    WIPE = "wipe"
    SIDE = "side"
    BLINK = "blink"
    DIFFERENCE = "difference"


@dataclass(frozen=True, slots=True)
class Layer:
    """`levels` are one picture, largest first; `size` its own. Without levels there are words in its place."""

    levels: tuple[QImage, ...] = ()
    size: QSize = field(default_factory=QSize)
    alpha: bool = False
    words: str = ""


def grid_of(count: int, width: int, height: int) -> tuple[int, int]:
    """Columns and rows: beside each other where there is more width than height, four always two by two."""
    if count == 4:
        return 2, 2
    return (count, 1) if width >= height else (1, count)


def level_of(layer: Layer, wanted: float) -> QImage:
    """The smallest copy that has at least the pixels to be shown."""
    fitting = [level for level in layer.levels if level.width() >= wanted - 1]
    return fitting[-1] if fitting else layer.levels[0]


def paint_badge(painter: QPainter, words: str, box: QRectF, *, right: bool = False) -> None:
    """Which one it is, in a corner, on a shade."""
    painter.setFont(theme.font(strong=True))
    metrics = painter.fontMetrics()
    high = metrics.height() + theme.GRID
    wide = max(high, metrics.horizontalAdvance(words) + 2 * theme.GRID)
    left = box.right() - wide - theme.GRID if right else box.left() + theme.GRID
    badge = QRectF(left, box.top() + theme.GRID, wide, high)
    if box.width() < wide + 2 * theme.GRID or box.height() < high + 2 * theme.GRID:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shade"))
    painter.drawRoundedRect(badge, 4, 4)
    painter.setPen(theme.color("on_shade"))
    painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), words)
