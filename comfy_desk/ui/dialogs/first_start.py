"""The first question: a key, or practice without one. A sheet in the window, not a wizard and not a window of its own."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.key_entry import KeyEntry, KeyPlace, KeyTest
from comfy_desk.ui.icons import app_icon
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import hairline, plain_label


class FirstStart(QWidget):
    """`keyChosen(object)` carries a `Secret`, `practiceChosen()` nothing. `test` asks the Router about a key."""

    keyChosen = Signal(object)
    practiceChosen = Signal()

    def __init__(self, test: KeyTest, place: KeyPlace | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = KeyEntry(test, place, self)
        self.entry.keyChosen.connect(self.keyChosen)
        self.practice_button = QPushButton(tr("Try it without a key"), self)
        self.practice_button.clicked.connect(self._on_practice)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addLayout(self._head())
        column.addSpacing(theme.GRID)
        column.addWidget(hairline(self))
        column.addSpacing(theme.GRID)
        column.addWidget(plain_label(tr("I have a key"), self, role="label"))
        words = tr("Requests go to Comfy Router and are paid from your workspace's credits.")
        column.addWidget(plain_label(words, self, role="hint"))
        column.addWidget(self.entry)
        column.addSpacing(theme.GRID)
        column.addWidget(hairline(self))
        column.addSpacing(theme.GRID)
        column.addWidget(plain_label(tr("I only want to look"), self, role="label"))
        words = tr("A practice Router on this computer makes real little pictures, films and sounds, free.")
        self._practice_words = plain_label(words, self, role="hint")
        column.addWidget(self._practice_words)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.practice_button)
        column.addLayout(foot)
        self.setFocusProxy(self.entry)
        self.setAccessibleName(tr("First start"))

    def _head(self) -> QHBoxLayout:
        mark = QLabel(self)
        mark.setPixmap(app_icon().pixmap(QSize(40, 40), self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(theme.GRID // 2)
        words.addWidget(plain_label(tr("A key, or a first try without one"), self, role="title"))
        words.addWidget(plain_label(tr("You can change this at any time in the File menu."), self, role="hint"))
        head = QHBoxLayout()
        head.setSpacing(2 * theme.GRID)
        head.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        return head

    def set_place(self, place: KeyPlace | None) -> None:
        self.entry.set_place(place)

    def set_working(self, words: str) -> None:
        """What is being done with the choice ("Starting the practice Router…"); empty words give the sheet back."""
        self.entry.set_working(words)
        self.practice_button.setEnabled(not words)

    def show_error(self, error: DeskError) -> None:
        """The choice could not be carried out."""
        self.practice_button.setEnabled(True)
        self.entry.show_error(error)

    def _on_practice(self) -> None:
        self.practice_button.setEnabled(False)  # one start, however nervous the finger
        self.practiceChosen.emit()
