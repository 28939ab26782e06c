"""The fold of the less usual fields: how many there are, how many are set, and whether something in it is to be mended."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import FoldButton, PlainLabel
from comfy_desk.ui.phrases import tr


class MoreFold(QWidget):
    """The button, the mark beside it, and the place for the rows: `fill(layout)` is called once, as they are first seen."""

    opened = Signal(bool)

    def __init__(self, words: str, fill: Callable[[QVBoxLayout], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._fill = fill
        self._fold = FoldButton(words, self)
        self._fold.opened.connect(self._on_fold)
        self._mark = PlainLabel("", "hint", self)
        self._box: QWidget | None = None
        self._counts = (0, 0)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._fold)
        head.addWidget(self._mark, 1)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(12)
        self._layout.addLayout(head)

    def text(self) -> str:
        """What the fold is called."""
        return self._fold.text()

    def is_open(self) -> bool:
        """Whether the rows are shown."""
        return self._fold.is_open()

    def set_open(self, is_open: bool) -> None:
        """Opens or closes."""
        self._fold.set_open(is_open)

    def mark(self, filled: int, wrong: int) -> None:
        """While it is closed: how many of its fields are set, or how many are to be mended."""
        self._counts = (filled, wrong)
        said = ""
        if not self.is_open():
            said = tr("{n} set").format(n=filled) if filled else ""
            said = tr("{n} to mend").format(n=wrong) if wrong else said
        self._mark.setText(said)
        theme.set_role(self._mark, "error" if wrong and said else "hint")
        self._fold.setAccessibleDescription(
            ", ".join(filter(None, (tr("open") if self.is_open() else tr("closed"), said)))
        )

    def _on_fold(self, is_open: bool) -> None:
        if is_open and self._box is None:
            self._box = QWidget(self)
            rows = QVBoxLayout(self._box)
            rows.setContentsMargins(0, 0, 0, 0)
            rows.setSpacing(12)
            self._layout.addWidget(self._box)
            self._fill(rows)
        if self._box is not None:
            self._box.setVisible(is_open)
        self.mark(*self._counts)
        self.opened.emit(is_open)
