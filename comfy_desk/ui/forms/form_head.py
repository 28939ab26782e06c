"""What stands over a form: what the model is for, and whether its input is shown as a form or as JSON.

Beside each other where that leaves the words a line of some length, below each other where it does not. It knows no form.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from comfy_desk.ui.overrides import overrides_qt

SHORTEST = 7
"""The length of a line beside the choice, in heights of a letter; a shorter one has a word or two."""


@overrides_qt
class FormHead(QWidget):
    def __init__(self, about: QWidget, choice: QWidget, margin: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self._margin = margin
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, margin, 0)
        self._box.setSpacing(8)
        self._box.addWidget(about, 1)
        self._box.addStretch(0)
        self._box.addWidget(choice, 0, Qt.AlignmentFlag.AlignTop)

    @property
    def stacked(self) -> bool:
        return self._box.direction() is QBoxLayout.Direction.TopToBottom

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        left = self.width() - self._margin - self._box.spacing() - self._choice.sizeHint().width()
        short = left < SHORTEST * self.fontMetrics().height()
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.TopToBottom if short else directions.LeftToRight)
