"""How one entry of the palette is drawn: its title, its area, its keys, and why it cannot be had."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from comfy_desk.ui import theme
from comfy_desk.ui.commands.entries import Entry
from comfy_desk.ui.overrides import overrides_qt

ENTRY = Qt.ItemDataRole.UserRole

_GAP = 12


@overrides_qt
class PaletteRow(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, max(28, option.fontMetrics.height() + 10))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry: Entry = index.data(ENTRY)
        state = option.state
        whole = QRect(option.rect)
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(whole, theme.color("selection"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(whole, theme.color("hover"))
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        inner = whole.adjusted(_GAP, 0, -_GAP, 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        begin, end = (right, left) if mirrored else (left, right)
        small = QFontMetrics(theme.font(theme.SMALL))
        plain = QFontMetrics(theme.font())
        tail = entry.why_not or " · ".join(part for part in (entry.area, entry.keys) if part)
        tail = small.elidedText(tail, Qt.TextElideMode.ElideRight, inner.width() // 2)
        wide = small.horizontalAdvance(tail)
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(theme.color("dim"))
        painter.drawText(inner, int(end), tail)
        room = QRect(inner)
        room.setWidth(inner.width() - wide - _GAP)
        if mirrored:
            room.moveRight(inner.right())
        painter.setFont(theme.font())
        painter.setPen(theme.color("dim" if entry.why_not else "text"))
        painter.drawText(room, int(begin), plain.elidedText(entry.title, Qt.TextElideMode.ElideRight, room.width()))
        painter.restore()
