"""F6: the keyboard goes from one region of the window to the next, and comes back to where it was within each."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from comfy_desk.ui.tab_order import go_to, stops


class Regions(QObject):
    """`roots` names the regions as they are now, in their order; what is hidden is passed over."""

    def __init__(self, roots: Callable[[], Sequence[QWidget]], parent: QObject) -> None:
        super().__init__(parent)
        self._roots = roots
        self._last: weakref.WeakKeyDictionary[QWidget, weakref.ref[QWidget]] = weakref.WeakKeyDictionary()

    def step(self, forward: bool = True) -> None:
        roots = [root for root in self._roots() if root.isVisible() and next(_walk(root), None) is not None]
        if not roots:
            return
        focus = QApplication.focusWidget()
        here = next((place for place, root in enumerate(roots) if focus is not None and _within(root, focus)), None)
        if here is not None and focus is not None:
            self._last[roots[here]] = weakref.ref(focus)
        step = 1 if forward else -1
        start = (-1 if forward else len(roots)) if here is None else here
        self._enter(roots[(start + step) % len(roots)])

    def _enter(self, root: QWidget) -> None:
        known = self._last.get(root)
        before = known() if known is not None else None
        if before is None or not isValid(before) or not (before.isVisible() and before.isEnabled()):
            before = next(_walk(root), None)
        if before is not None:
            go_to(before, Qt.FocusReason.ShortcutFocusReason)


def _within(root: QWidget, widget: QWidget) -> bool:
    return root is widget or root.isAncestorOf(widget)


def _walk(root: QWidget) -> Iterator[QWidget]:
    return (stop for stop in stops(root) if stop.isVisible() and stop.isEnabled())
