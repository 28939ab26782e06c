"""One page of a sheet that has several: a title, what is asked, a line for what came of it, and the way back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label


def tell(label: QLabel, words: str, role: str = "hint") -> None:
    """Words in a label that takes no room while it is empty."""
    label.setText(words)
    label.setVisible(bool(words))
    theme.set_role(label, role)


@overrides_qt
class Page(QWidget):
    """`column` is for what is asked. `back()` on its button and on Escape; Enter presses the button that has the keyboard."""

    back = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.title = plain_label(title, self, role="title")
        self.message = plain_label("", self, role="hint")
        self.message.hide()
        self.back_button = QPushButton(tr("Back"), self)
        self.back_button.clicked.connect(self.back)
        self.column = QVBoxLayout()
        self.column.setSpacing(theme.GRID)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(theme.GRID)
        self.foot.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignBottom)
        self.foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addWidget(self.title)
        column.addLayout(self.column)
        column.addWidget(self.message)
        column.addSpacing(theme.GRID)
        column.addLayout(self.foot)

    def say(self, words: str, role: str = "hint") -> None:
        tell(self.message, words, role)

    def set_working(self, words: str) -> None:
        """What is being done with the answer; empty words give the page back."""
        self.say(words)

    def show_error(self, words: str) -> None:
        self.say(words, "error")

    def begin(self) -> None:
        """The keyboard goes where the answer begins."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self) -> None:
        """What Enter means where neither a field nor a button had a use for it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton):
                focus.click()
            else:
                self.enter()
        else:
            super().keyPressEvent(event)


def labelled(words: str, field: QWidget, parent: QWidget) -> QLabel:
    """The name of a field above it, also for those who hear it."""
    label = plain_label(words, parent, role="label")
    label.setBuddy(field)
    field.setAccessibleName(words)
    return label
