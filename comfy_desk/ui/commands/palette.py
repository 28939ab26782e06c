"""The palette: a field and a list over the window, in which every command is found by a few letters and run with Enter.

It is no window of its own and no sheet: the views below stay as they are, and the keyboard goes back to where it was before
anything is run, so that a command means what it would have meant there.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QListView, QVBoxLayout, QWidget
from shiboken6 import isValid

from comfy_desk.ui import theme
from comfy_desk.ui.commands.entries import Entry
from comfy_desk.ui.commands.palette_row import ENTRY, PaletteRow
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spoken import announce

WIDTH = 640
ROWS = 12

_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


@overrides_qt
class Found(QAbstractListModel):
    """The entries that fit, with their words for those who hear them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []

    def show(self, entries: Sequence[Entry]) -> None:
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self.entries):
            return None
        entry = self.entries[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return entry.why_not or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = [entry.title, entry.area, entry.keys]
            if entry.why_not:
                parts.append(tr("unavailable: {why}").format(why=entry.why_not))
            return ", ".join(part for part in parts if part)
        return None


@overrides_qt
class Palette(QFrame):
    """`find(text)` gives what fits. `chosen(Entry)` comes after the keyboard went back; `closed()` in any case."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, window: QWidget, find: Callable[[str], list[Entry]]) -> None:
        super().__init__(window)
        self._window = window
        self._find = find
        self._before: weakref.ref[QWidget] | None = None
        self._leaving = False
        theme.set_role(self, "card")
        self.setAutoFillBackground(True)
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(tr("A command, a model, a setting or a request"))
        self.field.setAccessibleName(tr("Find a command"))
        self.field.addAction(icon("search", "dim"), QLineEdit.ActionPosition.LeadingPosition)
        self.field.textChanged.connect(self._on_text)
        self.field.installEventFilter(self)
        self.rows = Found(self)
        self.list = QListView(self)
        self.list.setModel(self.rows)
        self.list.setItemDelegate(PaletteRow(self.list))
        self.list.setAccessibleName(tr("Commands that fit"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.list.clicked.connect(self._on_clicked)
        self._none = plain_label(tr("Nothing is called so."), self, role="hint")
        self._none.hide()
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        column.setSpacing(theme.GRID)
        for part in (self.field, self.list, self._none):
            column.addWidget(part)
        self.hide()
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    def open_up(self) -> None:
        """A second time closes it: the same key opens and closes."""
        if self.isVisible():
            self.leave()
            return
        focus = QApplication.focusWidget()
        self._before = weakref.ref(focus) if focus is not None else None
        self._leaving = False
        self.field.clear()
        self._on_text("")
        self._place()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def leave(self) -> None:
        """Closed; the keyboard is where it was."""
        if not self.isVisible():
            return
        self._leaving = True
        before = self._before() if self._before is not None else None
        if self.isAncestorOf(QApplication.focusWidget() or self._window):
            if before is not None and isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.PopupFocusReason)
            else:
                self._window.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        self.closed.emit()

    def run_current(self) -> None:
        index = self.list.currentIndex()
        if not index.isValid():
            return
        entry: Entry = index.data(ENTRY)
        if entry.why_not:
            return  # it says why, where it stands
        self.leave()
        self.chosen.emit(entry)

    # --- inside

    def _on_text(self, text: str) -> None:
        self.rows.show(self._find(text))
        there = bool(self.rows.entries)
        self.list.setVisible(there)
        self._none.setVisible(not there)
        if there:
            self.list.setCurrentIndex(self.rows.index(0, 0))
        self._place()
        self._tell()

    def _on_clicked(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)
        self.run_current()

    def _tell(self) -> None:
        """What is marked, for those who hear it: the keyboard itself stays in the field."""
        index = self.list.currentIndex()
        count = counted(len(self.rows.entries), "{n} command", "{n} commands")
        words = index.data(Qt.ItemDataRole.AccessibleTextRole) if index.isValid() else self._none.text()
        self.field.setAccessibleDescription(tr("{marked}. {count}").format(marked=words, count=count))
        if self.isVisible():
            announce(self.field, self.field.accessibleDescription())

    def _place(self) -> None:
        room = self._window.rect()
        margin = 2 * theme.GRID
        width = min(max(WIDTH, 40 * self.fontMetrics().averageCharWidth()), room.width() - 2 * margin)
        row = self.list.sizeHintForRow(0) if self.rows.entries else 0
        frame = 2 * self.list.frameWidth() + 4
        most = max(row * 3, room.height() - 12 * theme.GRID - self.field.sizeHint().height())
        self.list.setFixedHeight(max(1, min(row * min(ROWS, len(self.rows.entries)) + frame, most)))
        top = min(8 * theme.GRID, room.height() // 12)
        self.setGeometry(QRect((room.width() - width) // 2, top, width, 1))
        self._column.activate()
        self.resize(width, self._column.sizeHint().height())

    def _move(self, event: QKeyEvent) -> None:
        count, now = len(self.rows.entries), self.list.currentIndex().row()
        if not count:
            return
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: 1 - ROWS,
            Qt.Key.Key_PageDown: ROWS - 1,
        }
        step = steps[Qt.Key(event.key())]
        target = (now + step) % count if abs(step) == 1 else min(max(now + step, 0), count - 1)
        self.list.setCurrentIndex(self.rows.index(target, 0))
        self.list.scrollTo(self.list.currentIndex())
        self._tell()

    def _on_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Whoever goes elsewhere has left it; another program in front is no reason."""
        if (
            self.isVisible()
            and not self._leaving
            and now is not None
            and not self.isAncestorOf(now)
            and now is not self
        ):
            self._before = weakref.ref(now)
            self.leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        if watched is self.field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if key in _MOVES:
                self._move(event)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.run_current()
                return True
            if key == Qt.Key.Key_Escape:
                self.leave()
                return True
            if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                return True
        return super().eventFilter(watched, event)
