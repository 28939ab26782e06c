"""A list of texts that opens over a field: a search, the list, a line below for what can be done and undone.

What stands in it, its heirs know. It closes by itself, and gives the keyboard back to where it came from.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import PlainLabel
from comfy_desk.ui.forms.word_list import WordList
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

_WIDTH, _HEIGHT = 480, 420


@overrides_qt
class WordsPopup(QFrame):
    """`chosen` carries the text; then it closes. An heir fills `list`, and `head` and `foot` with its own buttons."""

    chosen = Signal(str)

    def __init__(self, name: str, search: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "notice")
        self.setAccessibleName(name)
        self.search = QLineEdit()
        self.search.setPlaceholderText(search)
        self.search.setAccessibleName(search)
        self.search.setClearButtonEnabled(True)
        self.search.setMaxLength(200)
        self.search.installEventFilter(self)
        self.list = WordList(name)
        self.empty = PlainLabel("", "hint")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.told = PlainLabel("", "hint")
        self.undo = QPushButton(tr("Undo"))
        self.undo.setProperty("role", "link")
        self.undo.hide()
        self.head, self.foot = QHBoxLayout(), QHBoxLayout()
        self.pages = QStackedWidget()
        self._build()
        self.search.textChanged.connect(lambda _text: self.refresh())
        self.list.picked.connect(self._on_picked)
        self.list.removed.connect(self.remove)
        self.undo.clicked.connect(self.take_back)

    def refresh(self) -> None:
        """Fills the list with what is looked for."""
        raise NotImplementedError

    def remove(self, row: int) -> None:
        """Takes one out."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Undoes the last removal."""
        raise NotImplementedError

    def open_at(self, place: QWidget) -> None:
        """Below what was pressed where there is room, else above it; never beyond the screen."""
        screen = place.screen().availableGeometry()
        room = place.window().width() - 2 * theme.GRID
        width = min(max(300, min(_WIDTH, room)), screen.width())
        height = min(_HEIGHT, screen.height())
        below = place.mapToGlobal(QPoint(place.width() - width, place.height() + 2))
        box = QRect(below.x(), below.y(), width, height)
        if box.bottom() > screen.bottom():
            above = place.mapToGlobal(QPoint(0, 0)).y() - height - 2
            box.moveTop(above if above >= screen.top() else screen.bottom() - height)
        left = max(min(box.left(), screen.right() - width + 1), screen.left())
        window = place.window().mapToGlobal(QPoint(theme.GRID, 0)).x()
        box.moveLeft(max(left, min(window, screen.right() - width + 1)))
        self.setGeometry(box)
        self.refresh()
        self.show()
        self.search.setFocus(Qt.FocusReason.PopupFocusReason)

    def show_page(self, page: int) -> None:
        """The list, or what an heir put beside it."""
        self.pages.setCurrentIndex(page)
        if page == 0:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, told: str, *, empty: str = "", undo: bool = False) -> None:
        """What stands below the list, and in its place while there is nothing in it."""
        self.told.setText(told)
        self.empty.setText(empty)
        self.empty.setVisible(bool(empty))
        self.list.setVisible(not empty)
        self.undo.setVisible(undo)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.search and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.list.take_key(event)
        return super().eventFilter(watched, event)

    def _build(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        self.head.setSpacing(theme.GRID)
        self.head.addWidget(self.search, 1)
        column.addLayout(self.head)
        column.addWidget(self.list, 1)
        column.addWidget(self.empty, 1)
        self.foot.setSpacing(4)
        self.foot.addWidget(self.told, 1)
        self.foot.addWidget(self.undo)
        column.addLayout(self.foot)
        self.pages.addWidget(page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        outer.addWidget(self.pages)

    def _on_picked(self, row: int) -> None:
        text = self.list.rows.entries[row].text
        self.close()
        self.chosen.emit(text)
