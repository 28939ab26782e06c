"""The menus of the table's rows: of one, and of several that are chosen. They ask through what they are given."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from comfy_desk.domain.request import Request
from comfy_desk.ui.around import Around
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import counted
from comfy_desk.ui.row_actions import RowAction, group_of, menu_actions, together, verb_of_delete, verb_of_enter

_KEYS_OF_MOVES = {"move_up": "Alt+Up", "move_down": "Alt+Down", "send_next": "Alt+Home", "send_last": "Alt+End"}


def fill_menu(menu: QMenu, request: Request, around: Around, ask: Callable[[str], None]) -> None:
    """Everything that can be done with a request."""
    keys: dict[str | None, QKeySequence] = {verb: QKeySequence(words) for verb, words in _KEYS_OF_MOVES.items()}
    keys[verb_of_delete(request)] = QKeySequence(Qt.Key.Key_Delete)
    keys[verb_of_enter(request)] = QKeySequence(Qt.Key.Key_Return)
    before = ""
    for entry in menu_actions(request, around):
        action = _add(menu, entry, ask, before)
        before = entry.verb
        if entry.verb in keys:
            action.setShortcut(keys[entry.verb])
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.setShortcutVisibleInContextMenu(True)


def fill_together(menu: QMenu, chosen: Sequence[tuple[Request, Around]], ask: Callable[[str], None]) -> None:
    """What can be done with several at once, under how many they are."""
    heading = menu.addAction(counted(len(chosen), "{n} request", "{n} requests"))
    heading.setEnabled(False)
    before = "copy_ids"
    for entry in together(chosen):
        _add(menu, entry, ask, before)
        before = entry.verb


def _add(menu: QMenu, entry: RowAction, ask: Callable[[str], None], before: str) -> QAction:
    if before and group_of(before) != group_of(entry.verb):
        menu.addSeparator()
    action = menu.addAction(icon(entry.icon), entry.label)
    action.setEnabled(entry.enabled)
    action.setToolTip(entry.reason)
    action.triggered.connect(lambda _checked=False: ask(entry.verb))
    return action
