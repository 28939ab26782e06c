"""What a drop would do, said over the window while somebody drags over it. Takes no clicks and no drops itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.plain import plain_label

NAME = "dropHint"


class DropHint(QFrame):
    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName(NAME)
        theme.set_role(self, "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAcceptDrops(False)
        sign = plain_label("", self, wrap=False)
        sign.setPixmap(icon("upload", "accent").pixmap(theme.ICON, theme.ICON))
        self.words = plain_label("", self, wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.GRID, theme.GRID, 2 * theme.GRID, theme.GRID)
        row.setSpacing(theme.GRID)
        row.addWidget(sign)
        row.addWidget(self.words, 1)
        self.hide()

    def say(self, words: str) -> None:
        """At the foot of the window, where it covers no field."""
        window = self.window()
        self.words.setText(words)
        width = min(max(200, window.width() - 8 * theme.GRID), self.fontMetrics().horizontalAdvance(words) + 80)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((window.width() - self.width()) // 2, window.height() - self.height() - 6 * theme.GRID)
        self.raise_()
        self.show()


def hint_of(window: QWidget) -> DropHint:
    found = window.findChild(DropHint, NAME, Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, DropHint) else DropHint(window)
