"""The keys that work in the window, as they are now: of every command that has one, and what its parts read themselves."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.commands.fixed import fixed_keys
from comfy_desk.ui.commands.registry import Command, in_words
from comfy_desk.ui.dialogs.about import ToldSheet
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label


def lines_of(commands: Iterable[Command]) -> dict[str, list[tuple[str, str]]]:
    """Words and keys by area. A key that a command of the area has is not told again as one of the view's own."""
    areas: dict[str, list[tuple[str, str]]] = {}
    taken: dict[str, set[str]] = {}
    for command in commands:
        if command.shown_keys:
            areas.setdefault(command.area, []).append((command.title, command.shown_keys))
            taken.setdefault(command.area, set()).update(command.keys)
    for area, words, keys in fixed_keys():
        if not taken.get(area, set()).intersection(keys):
            areas.setdefault(area, []).append((words, ", ".join(in_words(key) for key in keys)))
    return areas


def shortcuts_sheet(commands: Iterable[Command], parent: QWidget | None = None) -> ToldSheet:
    """`changeAsked()` of its button: the artist wants other keys."""
    sheet = ToldSheet(tr("Keyboard shortcuts"), parent)
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * theme.GRID)
    grid.setVerticalSpacing(theme.GRID // 2)
    grid.setColumnStretch(0, 3)
    grid.setColumnStretch(1, 2)
    row = 0
    for area, lines in lines_of(commands).items():
        heading = plain_label(area, sheet, role="label")
        heading.setContentsMargins(0, theme.GRID, 0, 0)
        grid.addWidget(heading, row, 0, 1, 2)
        row += 1
        for words, keys in lines:
            grid.addWidget(plain_label(words, sheet), row, 0)
            grid.addWidget(plain_label(keys, sheet, role="hint"), row, 1)
            row += 1
    sheet.column.addLayout(grid)
    change = QPushButton(tr("Change them…"), sheet)
    change.setAutoDefault(False)
    change.clicked.connect(sheet.changeAsked)
    sheet.foot.insertWidget(0, change)
    return sheet
