"""What can be searched for, as a small window below the search: each filter with an example that a click puts in."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from comfy_desk.domain.library_words import HELP
from comfy_desk.ui import theme
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

_SIZE = (460, 420)


class FilterHelp(QFrame):
    """Closes by itself when something else is clicked. `chosen` carries an example."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        theme.set_role(self, "card")
        self.setAccessibleName(tr("What can be searched for"))
        inside = QWidget()
        lines = QGridLayout(inside)
        lines.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        lines.setVerticalSpacing(2)
        lines.setColumnStretch(1, 1)
        for row, one in enumerate(HELP):
            example = QPushButton(one.example, inside)
            theme.set_role(example, "link")
            example.setAccessibleDescription(tr(one.meaning))
            example.clicked.connect(lambda _on=False, words=one.example: self._choose(words))
            lines.addWidget(example, row, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
            lines.addWidget(plain_label(tr(one.meaning), inside, role="hint"), row, 1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.addWidget(area)
        self.resize(*_SIZE)

    def show_below(self, corner: QPoint) -> None:
        """With its right edge at `corner`, within the screen."""
        screen = self.screen().availableGeometry()
        x = max(screen.left(), min(corner.x() - self.width(), screen.right() - self.width()))
        y = max(screen.top(), min(corner.y(), screen.bottom() - self.height()))
        self.move(x, y)
        self.show()

    def _choose(self, words: str) -> None:
        self.chosen.emit(words)
        self.close()
