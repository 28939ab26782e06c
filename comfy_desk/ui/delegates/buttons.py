"""The buttons of a row: where they lie in their cell and how they look. What they do is told by whoever was clicked."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle

from comfy_desk.ui import icons, theme
from comfy_desk.ui.delegates.lettering import Letters
from comfy_desk.ui.row_actions import RowAction
from comfy_desk.ui.row_actions import action as action_of

SIDE = 28
SIDE_COMPACT = 26
_GAP = 4
_PAD = 8
_ICON = theme.ICON


@dataclass(frozen=True, slots=True)
class Placed:
    action: RowAction
    rect: QRect
    labelled: bool


def place(
    actions: tuple[RowAction, ...], cell: QRect, letters: Letters, *, leftwards: bool = False
) -> tuple[Placed, ...]:
    """The first with its word where there is room, the others as icons; what does not fit is in the menu only.

    The word of one that can be used is worth the last icons, if that is what it takes.
    """
    inner = cell.adjusted(_GAP, 0, -_GAP, 0)
    side = min(SIDE, cell.height() - 8)
    top = cell.center().y() - side // 2 + 1
    word = _word_width(actions[0].label, letters) if actions else 0
    spare = inner.width() - word
    icons_beside = min(len(actions) - 1, spare // (side + _GAP))
    worded = bool(actions) and spare >= 0 and (icons_beside >= len(actions) - 1 or actions[0].enabled)
    placed: list[Placed] = []
    left = inner.left()
    for number, action in enumerate(actions):
        labelled = number == 0 and worded
        width = word if labelled else side
        if left + width > inner.right() + 1:
            break
        rect = QRect(left, top, width, side)
        if leftwards:
            rect = QStyle.visualRect(Qt.LayoutDirection.RightToLeft, cell, rect)
        placed.append(Placed(action, rect, labelled))
        left += width + _GAP
    return tuple(placed)


def width_of(verbs: tuple[str, ...], letters: Letters) -> int:
    """Pixels of a cell in which these buttons have their place, the first with its word."""
    icons_beside = (len(verbs) - 1) * (SIDE + _GAP)
    return 2 * _GAP + _word_width(action_of(verbs[0]).label, letters) + icons_beside


def _word_width(label: str, letters: Letters) -> int:
    return _PAD + _ICON + 6 + letters.metrics.horizontalAdvance(label) + _PAD + 2


def at(placed: tuple[Placed, ...], point: QPoint) -> Placed | None:
    return next((one for one in placed if one.rect.contains(point)), None)


def draw(
    painter: QPainter, one: Placed, letters: Letters, *, hot: bool, pressed: bool, leftwards: bool = False
) -> None:
    tokens = theme.current()
    enabled = one.action.enabled
    if enabled and (hot or pressed or one.labelled):
        fill = tokens.pressed if pressed else tokens.hover if hot else tokens.field
        frame = QRectF(one.rect).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(theme.color_of(fill))
        painter.setPen(QPen(theme.color_of(tokens.edge)) if one.labelled or hot else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(frame, theme.RADIUS, theme.RADIUS)
    role = "disabled" if not enabled else "text" if hot or one.labelled else "dim"
    scale = painter.device().devicePixelRatioF()
    picture = icons.pixmap(one.action.icon, role, _ICON, scale)
    top = one.rect.center().y() - _ICON // 2 + 1
    left = one.rect.left() + (_PAD if one.labelled else (one.rect.width() - _ICON) // 2)
    direction = Qt.LayoutDirection.RightToLeft if leftwards else Qt.LayoutDirection.LeftToRight
    painter.drawPixmap(QStyle.visualRect(direction, one.rect, QRect(left, top, _ICON, _ICON)).topLeft(), picture)
    if one.labelled:
        painter.setFont(letters.font)
        painter.setPen(theme.color(role))
        words = QStyle.visualRect(direction, one.rect, one.rect.adjusted(_PAD + _ICON + 6, 0, 0, 0))
        begin = Qt.AlignmentFlag.AlignRight if leftwards else Qt.AlignmentFlag.AlignLeft
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute | begin
        painter.drawText(words, int(align), one.action.label)
