"""Entries of a menu whose keys count in Compose alone: where the keyboard is elsewhere, they stand there without them.

What costs money is not to be sent by a key from anywhere, so the menu must not name one that would do nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget


class ComposeEntries(QObject):
    """Puts `actions` of `compose` into `menu` before `place`; one without keys stands for each where those mean nothing."""

    def __init__(self, menu: QMenu, place: QAction, compose: QWidget, actions: Sequence[QAction]) -> None:
        super().__init__(compose)
        self._menu = menu
        self._place = place
        self._compose = compose
        self._pairs = [(action, self._keyless(action)) for action in actions]
        menu.insertActions(place, list(actions))
        menu.aboutToShow.connect(self._look)

    def _keyless(self, action: QAction) -> QAction:
        other = QAction(self)
        other.setObjectName(action.objectName())  # one command, of which this is the entry
        other.triggered.connect(lambda _checked=False: action.trigger())

        def follow() -> None:
            other.setText(action.text())
            other.setEnabled(action.isEnabled())
            other.setToolTip(action.toolTip())

        action.changed.connect(follow)
        follow()
        return other

    def _look(self) -> None:
        focus = QApplication.focusWidget()
        here = focus is not None and (focus is self._compose or self._compose.isAncestorOf(focus))
        for action, keyless in self._pairs:
            wanted, other = (action, keyless) if here else (keyless, action)
            self._menu.removeAction(other)
            self._menu.removeAction(wanted)
            self._menu.insertAction(self._place, wanted)
