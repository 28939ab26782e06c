"""What single keys mean in the viewer, in the window and in full screen. Looks at a key; does nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_PLAIN: dict[int, tuple[str, int]] = {
    Qt.Key.Key_Left: ("walk", -1),
    Qt.Key.Key_Right: ("walk", 1),
    Qt.Key.Key_F: ("fit", 0),
    Qt.Key.Key_Space: ("play", 0),
    Qt.Key.Key_Comma: ("step", -1),
    Qt.Key.Key_Period: ("step", 1),
}
_ZOOM: dict[int, tuple[str, int]] = {
    Qt.Key.Key_1: ("actual", 0),
    Qt.Key.Key_Plus: ("zoom_in", 0),
    Qt.Key.Key_Equal: ("zoom_in", 0),
    Qt.Key.Key_Minus: ("zoom_out", 0),
    Qt.Key.Key_Underscore: ("zoom_out", 0),
}


def meaning(event: QKeyEvent) -> tuple[str, int] | None:
    """The name of an action, or walk, play or step with how far; None where the key means nothing here."""
    if event.modifiers() & Qt.KeyboardModifier.AltModifier:
        return None
    key = event.key()
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return ("fit", 0) if key == Qt.Key.Key_0 else _ZOOM.get(key)
    return _ZOOM.get(key) or _PLAIN.get(key)
