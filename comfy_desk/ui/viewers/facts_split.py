"""The picture and the facts of it: beside each other where there is room, else below each other."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

SIDE_BY_SIDE = 720
"""Logical pixels of width from which the facts stand beside the picture and not below it."""

NARROWEST = 244
"""Logical pixels: below that the facts would be cut off."""

_BESIDE = 304
_BELOW = 35
"""Pixels of width, and parts of a hundred of the height."""


class FactsSplit(QSplitter):
    def __init__(self, picture: QWidget, facts: QWidget, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._placed = False
        self.addWidget(picture)
        self.addWidget(facts)
        self.setChildrenCollapsible(False)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)

    def fit(self, size: QSize) -> None:
        """`size` is that of the viewer. What the artist pulled stays as long as the facts stay on their side."""
        wide = size.width() >= SIDE_BY_SIDE
        wanted = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self._placed and self.orientation() == wanted:
            return
        self._placed = True
        self.setOrientation(wanted)
        whole = size.width() if wide else size.height()
        facts = _BESIDE if wide else whole * _BELOW // 100
        self.setSizes([whole - facts, facts])


def below_each_other(parent: QWidget, *parts: QWidget) -> QVBoxLayout:
    """Without any room between them or around."""
    column = QVBoxLayout(parent)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in parts:
        column.addWidget(part)
    return column
