"""Names and values under each other, each value to be selected and copied. Plain text throughout."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QScrollArea, QToolButton, QWidget

from comfy_desk.ui import desktop, theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

Lines = Sequence[tuple[str, str]]


class LineList(QScrollArea):
    """`show_lines` changes nothing where they are the same: what is selected stays so."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[tuple[str, str], ...] | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        theme.set_role(inside, "panel")
        self._form = QFormLayout(inside)
        self._form.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        self._form.setHorizontalSpacing(2 * theme.GRID)
        self._form.setVerticalSpacing(theme.GRID // 2)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.setWidget(inside)

    def show_lines(self, lines: Lines, *, copied: bool = True) -> None:
        """`copied`: each has a button that copies it."""
        wanted = tuple(lines)
        if wanted == self._lines:
            return
        self._lines = wanted
        while self._form.rowCount():
            self._form.removeRow(0)
        for name, value in wanted:
            label = plain_label(name, self.widget(), role="hint", wrap=False)
            words = plain_label(value, self.widget(), selectable=True)
            words.setAccessibleName(tr("{name}: {value}").format(name=name, value=value[:200]))
            if not copied:
                self._form.addRow(label, words)
                continue
            row = QHBoxLayout()
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(words, 1)
            row.addWidget(_copy_button(name, value), 0, Qt.AlignmentFlag.AlignTop)
            self._form.addRow(label, row)

    def texts(self) -> tuple[tuple[str, str], ...]:
        return self._lines or ()


def _copy_button(name: str, value: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(icon("copy", "dim"))
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    words = tr("Copy “{name}”").format(name=name)
    button.setToolTip(words)
    button.setAccessibleName(words)
    button.clicked.connect(lambda _checked=False: desktop.copy_text(value))
    return button
