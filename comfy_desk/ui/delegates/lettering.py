"""Text in rows: fonts of the theme with their measures, and texts cut to a width, kept so that a painting is cheap."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout, QTextOption

from comfy_desk.ui import theme


@dataclass(frozen=True, slots=True)
class Letters:
    """One font of the table with what is measured of it once. `key` tells fonts apart in the caches."""

    font: QFont
    metrics: QFontMetrics
    height: int
    key: str


def letters(size: float = 1.0, *, strong: bool = False, ticking: bool = False) -> Letters:
    font = theme.ticking_font(size) if ticking else theme.font(size, strong=strong)
    metrics = QFontMetrics(font)
    return Letters(font, metrics, metrics.height(), font.key())


_by_key: dict[str, Letters] = {}


def cut(text: str, width: int, kind: Letters) -> str:
    """The text on one line within `width` pixels, with … where it is cut."""
    if width <= 0 or not text:
        return ""
    _by_key.setdefault(kind.key, kind)
    return _cut(text, width, kind.key)


def two_lines(text: str, width: int, kind: Letters) -> tuple[str, ...]:
    """The text on at most two lines, broken at words, the second one cut."""
    if width <= 0 or not text:
        return ()
    _by_key.setdefault(kind.key, kind)
    return _two_lines(text, width, kind.key)


@lru_cache(maxsize=8192)
def _cut(text: str, width: int, key: str) -> str:
    return _by_key[key].metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


@lru_cache(maxsize=4096)
def _two_lines(text: str, width: int, key: str) -> tuple[str, ...]:
    kind = _by_key[key]
    if kind.metrics.horizontalAdvance(text) <= width:
        return (text,)
    layout = QTextLayout(text, kind.font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(width)
    first = line.textLength()
    layout.endLayout()
    rest = text[first:].strip()
    if not rest:
        return (text,)
    return text[:first].rstrip(), _cut(rest, width, key)
