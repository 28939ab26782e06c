"""The menu of one output, in the viewer and in the strip. It asks by verb; what can be asked stands in `output_actions`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from comfy_desk.ui.icons import icon
from comfy_desk.ui.row_actions import RowAction

Groups = tuple[tuple[RowAction, ...], ...]


def fill(menu: QMenu, groups: Groups, ask: Callable[[str], None], keys: Callable[[str], QKeySequence | None]) -> None:
    """`keys` are shown beside the entries; they are bound elsewhere."""
    menu.setToolTipsVisible(True)
    for group in groups:
        if menu.actions():
            menu.addSeparator()
        for entry in group:
            _add(menu, entry, ask, keys(entry.verb))


def pop_up(parent: QWidget, point: QPoint, fill_it: Callable[[QMenu], None]) -> None:
    """At a point of the screen; where there is nothing to do, nothing comes."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    fill_it(menu)
    if menu.isEmpty():
        menu.deleteLater()
    else:
        menu.popup(point)


def only(groups: Groups, verbs: Iterable[str]) -> Groups:
    """Those entries alone, as one group."""
    wanted = frozenset(verbs)
    return (tuple(entry for group in groups for entry in group if entry.verb in wanted),)


def _add(menu: QMenu, entry: RowAction, ask: Callable[[str], None], key: QKeySequence | None) -> None:
    action = menu.addAction(icon(entry.icon), entry.label)
    action.setEnabled(entry.enabled)
    action.setToolTip(entry.reason)
    if key is not None:
        action.setShortcut(key)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # shown, and bound where the button is
        action.setShortcutVisibleInContextMenu(True)
    action.triggered.connect(lambda _checked=False: ask(entry.verb))
