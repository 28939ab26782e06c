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


def lines_of(text: str, width: int, kind: Letters, most: int = 2) -> tuple[str, ...]:
    """The text on at most `most` lines, broken at words, the last one cut."""
    if width <= 0 or not text or most < 1:
        return ()
    _by_key.setdefault(kind.key, kind)
    return _lines(text, width, kind.key, most)


@lru_cache(maxsize=8192)
def _cut(text: str, width: int, key: str) -> str:
    return _by_key[key].metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def _of(units: bytes, start: int, end: int) -> str:
    return units[2 * start : 2 * end].decode("utf-16-le", "replace")


@lru_cache(maxsize=4096)
def _lines(text: str, width: int, key: str, most: int) -> tuple[str, ...]:
    kind = _by_key[key]
    if most == 1 or kind.metrics.horizontalAdvance(text) <= width:
        return (_cut(text, width, key),)
    layout = QTextLayout(text, kind.font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    made: list[str] = []
    units = text.encode("utf-16-le", "surrogatepass")  # Qt counts these; an emoji is two of them
    start = 0
    while len(made) < most - 1 and start * 2 < len(units):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        made.append(_of(units, start, start + line.textLength()).rstrip())
        start += line.textLength()
    layout.endLayout()
    rest = _of(units, start, len(units)).strip()
    return (*made, _cut(rest, width, key)) if rest else tuple(made)
