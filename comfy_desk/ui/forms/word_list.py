"""A list of texts to choose from: a few lines of each, what it is in small print, and an × that takes it out.

It shows what it is given and keeps nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import plain_tip
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt

Index = QModelIndex | QPersistentModelIndex

_PAD = theme.GRID
_SHOWN = 600
"""Characters of a text that are looked at for two lines of it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """`title` in two lines, or in one where `strong`; `about` below; `text` is what is chosen."""

    title: str
    about: str
    text: str = field(repr=False)
    strong: bool = False


@overrides_qt
class Entries(QAbstractListModel):
    ENTRY = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[Entry, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._entries

    def set_entries(self, entries: Sequence[Entry]) -> None:
        self.beginResetModel()
        self._entries = tuple(entries)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._entries):
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title[:_SHOWN]
        if role == self.ENTRY:
            return entry
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(entry.text)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.title[:_SHOWN]}, {entry.about}"
        return None


@overrides_qt
class WordList(QListView):
    """`picked` and `removed` carry the row. A click picks at once: it is a list to choose from, not to look at."""

    picked = Signal(int)
    removed = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = Entries(self)
        self.setModel(self.rows)
        self.setItemDelegate(_Painter(self))
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Others in the place of those shown; the keyboard's row stays where it was, as far as there is one."""
        row = max(self.currentIndex().row(), 0)
        self.rows.set_entries(entries)
        self.go_to(min(row, len(entries) - 1))

    def go_to(self, row: int) -> None:
        self.setCurrentIndex(self.rows.index(row, 0) if row >= 0 else QModelIndex())

    def row(self) -> int:
        """The keyboard's row, or -1."""
        return self.currentIndex().row()

    def cross(self, index: Index) -> QRect:
        """Where the × of a row is."""
        place = self.visualRect(index)
        size = theme.ICON + _PAD
        return QRect(place.right() - size - 2, place.top() + (place.height() - size) // 2, size, size)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        if self.cross(index).contains(event.position().toPoint()):
            self.removed.emit(index.row())
        else:
            self.picked.emit(index.row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.viewport().update()  # the × under the pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(event):
            super().keyPressEvent(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """The keys of the list, also while the keyboard is in the search above it."""
        row, last = self.row(), self.rows.rowCount() - 1
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if row >= 0:
                self.picked.emit(row)
            return True
        if key == Qt.Key.Key_Delete and row >= 0 and self.hasFocus():
            self.removed.emit(row)
            return True
        moves = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -6, Qt.Key.Key_PageDown: 6}
        move = moves.get(Qt.Key(key))
        if move is None:
            return False
        if last >= 0:
            self.go_to(min(max(row + move, 0), last))
        return True


@overrides_qt
class _Painter(QStyledItemDelegate):
    def __init__(self, view: WordList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line, small = QFontMetrics(theme.font()), QFontMetrics(theme.font(theme.SMALL))
        return QSize(200, 2 * line.lineSpacing() + small.lineSpacing() + 2 * _PAD + 4)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = index.data(Entries.ENTRY)
        rect: QRect = option.rect
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        if chosen or hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("selection" if chosen else "hover"))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        self._write(painter, rect.adjusted(_PAD, _PAD, -(2 * _PAD + theme.ICON), -_PAD), entry)
        if chosen or hovered:
            cross = self._view.cross(index)
            icon("x", "text" if cross.contains(self._pointer()) else "dim").paint(
                painter, cross.adjusted(_PAD // 2, _PAD // 2, -_PAD // 2, -_PAD // 2)
            )
        painter.restore()

    def _write(self, painter: QPainter, place: QRect, entry: Entry) -> None:
        plain, small = QFontMetrics(theme.font()), QFontMetrics(theme.font(theme.SMALL))
        words = " ".join(entry.title[:_SHOWN].split())
        if entry.strong:
            body = " ".join(entry.text[:_SHOWN].split())
            strong = QFontMetrics(theme.font(strong=True))
            lines = [strong.elidedText(words, _RIGHT, place.width()), plain.elidedText(body, _RIGHT, place.width())]
        else:
            lines = _two_lines(plain, words, place.width())
        top = place.top() + (2 - len(lines)) * plain.lineSpacing() // 2
        painter.setPen(theme.color("text"))
        for number, line in enumerate(lines):
            painter.setFont(theme.font(strong=entry.strong and number == 0))
            painter.drawText(place.left(), top + plain.ascent(), line)  # in a box, letters of other fonts were cut
            top += plain.lineSpacing()
        painter.setFont(theme.font(theme.SMALL))
        painter.setPen(theme.color("dim"))
        about = small.elidedText(entry.about, _RIGHT, place.width())
        painter.drawText(place.left(), top + 2 + small.ascent(), about)

    def _pointer(self) -> Any:
        return self._view.viewport().mapFromGlobal(self._view.cursor().pos())

    def helpEvent(self, event: Any, view: Any, option: QStyleOptionViewItem, index: Index) -> bool:
        if event.type() == QEvent.Type.ToolTip and len(str(index.data(Entries.ENTRY).text)) < 60:
            return True  # it stands there whole
        return super().helpEvent(event, view, option, index)


_RIGHT = Qt.TextElideMode.ElideRight


def _two_lines(metrics: QFontMetrics, words: str, width: int) -> list[str]:
    """Words in at most two lines, the second one cut."""
    if metrics.horizontalAdvance(words) <= width:
        return [words]
    end = _fitting(metrics, words, width)
    cut = words.rfind(" ", 0, end + 1)
    first = words[:cut] if cut > end // 2 else words[:end]
    return [first, metrics.elidedText(words[len(first) :].lstrip(), _RIGHT, width)]


def _fitting(metrics: QFontMetrics, words: str, width: int) -> int:
    """How many characters go into a line."""
    low, high = 1, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if metrics.horizontalAdvance(words[:middle]) <= width:
            low = middle
        else:
            high = middle - 1
    return low
