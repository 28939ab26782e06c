"""What is drawn over and behind small pictures: words and signs on a shade, squares behind what is transparent."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from comfy_desk.ui import icons, theme
from comfy_desk.ui.delegates.lettering import Letters

SQUARE = 4
"""Logical pixels of a square behind a small picture; a large picture has its own."""

_MARK = 18


def draw_squares(painter: QPainter, place: QRect) -> None:
    """Behind a picture that is transparent in places."""
    painter.drawTiledPixmap(place, squares(SQUARE))


def squares(side: int) -> QPixmap:
    """Two by two squares in the colours of the theme, to be laid like tiles."""
    return _squares(side, theme.color("check_a").rgba(), theme.color("check_b").rgba())


def badge_width(text: str, letters: Letters) -> int:
    return letters.metrics.horizontalAdvance(text) + 8


def draw_badge(painter: QPainter, box: QRect, text: str, letters: Letters, *, left: bool = False) -> None:
    """In the lower right corner of `box`, or the left one."""
    width = min(box.width(), badge_width(text, letters))
    start = box.left() if left else box.right() - width + 1
    place = QRect(start, box.bottom() - letters.height + 1, width, letters.height)
    _shade(painter, place)
    painter.setFont(letters.font)
    painter.setPen(theme.color("on_shade"))
    painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), text)


def draw_mark(painter: QPainter, box: QRect, name: str) -> None:
    """An icon in the lower right corner."""
    place = QRect(box.right() - _MARK + 1, box.bottom() - _MARK + 1, _MARK, _MARK)
    _shade(painter, place)
    picture = icons.pixmap(name, "on_shade", 14, painter.device().devicePixelRatioF())
    painter.drawPixmap(place.topLeft() + QPoint(2, 2), picture)


def _shade(painter: QPainter, place: QRect) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("shade"))
    painter.drawRoundedRect(QRectF(place), 3, 3)


@lru_cache(maxsize=8)
def _squares(side: int, light: int, dark: int) -> QPixmap:
    tile = QPixmap(2 * side, 2 * side)
    tile.fill(light)
    painter = QPainter(tile)
    painter.fillRect(side, 0, side, side, dark)
    painter.fillRect(0, side, side, side, dark)
    painter.end()
    return tile
