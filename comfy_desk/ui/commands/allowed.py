"""Which keys a command may have: never those that fields of text and the walk through the window need."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence

from comfy_desk.ui.phrases import tr

_OF_FIELDS = ("Ctrl+C", "Ctrl+X", "Ctrl+V", "Ctrl+A", "Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "Ctrl+Backspace", "Ctrl+Del",
              "Ctrl+Left", "Ctrl+Right", "Ctrl+Home", "Ctrl+End", "Ctrl+Shift+Left", "Ctrl+Shift+Right", "Shift+Ins",
              "Ctrl+Ins", "Shift+Del", "Shift+Left", "Shift+Right", "Shift+Home", "Shift+End")  # fmt: skip
_OF_THE_WALK = ("Tab", "Shift+Tab", "Backtab", "Shift+Backtab", "Esc", "Return", "Enter", "Menu", "Shift+F10")

_STRONG = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def works_everywhere(action: QAction) -> bool:
    """Whether its keys work in the whole window."""
    return action.shortcutContext() in (Qt.ShortcutContext.WindowShortcut, Qt.ShortcutContext.ApplicationShortcut)


def refused(key: str, usual: Collection[str], action: QAction) -> str:
    """Why an action that has the `usual` keys by itself cannot have this one: one sentence, or ""."""
    if key in usual:
        return ""
    sequence = QKeySequence(key)
    if sequence.count() != 1:
        return tr("This key cannot be used.")
    pressed: QKeyCombination = sequence[0]  # type: ignore[index]  # the stubs do not know it
    if _is_nameless(pressed):
        return tr("This key cannot be used.")
    if key in _OF_THE_WALK:
        return tr("This key is needed to go through the window.")
    if key in _OF_FIELDS:
        return tr("Fields of text need this key.")
    if works_everywhere(action) and _is_typed(pressed) and not any(_is_typed(one) for one in _pressed(usual)):
        return tr("In a field of text this key writes or moves. Take one with Ctrl or Alt.")
    return ""


def _pressed(keys: Collection[str]) -> Iterator[QKeyCombination]:
    for key in keys:
        sequence = QKeySequence(key)
        if sequence.count() == 1:
            yield sequence[0]  # type: ignore[index]


def _is_typed(pressed: QKeyCombination) -> bool:
    """Whether a field of text has a use for it: anything without Ctrl or Alt but F1 and its like."""
    if pressed.keyboardModifiers() & _STRONG:
        return False
    return not Qt.Key.Key_F1 <= pressed.key() <= Qt.Key.Key_F35


def _is_nameless(pressed: QKeyCombination) -> bool:
    return pressed.key() in (Qt.Key.Key_unknown, 0) or not QKeySequence(pressed).toString().isprintable()
