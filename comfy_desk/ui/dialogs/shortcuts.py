"""The keys that work in the window, as they are now: of every command that has one, and what its parts read themselves."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QFormLayout, QPushButton, QWidget

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
    form = QFormLayout()
    form.setHorizontalSpacing(4 * theme.GRID)
    form.setVerticalSpacing(theme.GRID // 2)
    for area, lines in lines_of(commands).items():
        heading = plain_label(area, sheet, role="label")
        heading.setContentsMargins(0, theme.GRID, 0, 0)
        form.addRow(heading)
        for words, keys in lines:
            form.addRow(plain_label(words, sheet), plain_label(keys, sheet, role="hint", wrap=False))
    sheet.column.addLayout(form)
    change = QPushButton(tr("Change them…"), sheet)
    change.setAutoDefault(False)
    change.clicked.connect(sheet.changeAsked)
    sheet.foot.insertWidget(0, change)
    return sheet
