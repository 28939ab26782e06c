"""What keys mean in the viewer that mean something else in the widgets within it, so that no act can have them bound.

Arrow keys, Page Up and Down, and the space bar: they come here where the widget in focus had no use for them.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ACTS: dict[int, str] = {
    Qt.Key.Key_PageUp: "previous",
    Qt.Key.Key_PageDown: "next",
    Qt.Key.Key_Space: "play",
}
_WALKS: dict[int, str] = {Qt.Key.Key_Left: "previous", Qt.Key.Key_Right: "next"}


def _plain(event: QKeyEvent) -> bool:
    """Also the keys of the number pad."""
    return not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def arrow(event: QKeyEvent) -> tuple[int, int] | None:
    """Across and down."""
    return _ARROWS.get(event.key()) if _plain(event) else None


def act_of(event: QKeyEvent) -> str:
    """The name of an act, "" where the key has none."""
    return _ACTS.get(event.key()) or _WALKS.get(event.key(), "") if _plain(event) else ""
