"""A button that takes the next key that is pressed. It changes nothing: it tells what was pressed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton, QWidget

from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

_ALONE = (
    Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_Super_L, Qt.Key.Key_Super_R, Qt.Key.Key_unknown,
)  # fmt: skip


@overrides_qt
class KeyRecorder(QPushButton):
    """`recorded(key)` as Qt writes it in files. Escape, Tab and leaving it end the waiting."""

    recorded = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Set a key…"), parent)
        self.waiting = False
        self.setAutoDefault(False)
        self.clicked.connect(lambda: self._wait(not self.waiting))

    def _wait(self, on: bool) -> None:
        self.waiting = on
        self.setText(tr("Press the keys…") if on else tr("Set a key…"))
        self.setAccessibleDescription(tr("The next key that is pressed is taken; Escape leaves it.") if on else "")

    def event(self, event: QEvent) -> bool:
        if self.waiting and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # it comes here and not to the command that has it
            return True
        if self.waiting and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._take(event)
            return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _ALONE:
            return
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._wait(False)
            self.focusNextPrevChild(key == Qt.Key.Key_Tab)
            return
        self._wait(False)
        if key == Qt.Key.Key_Escape:
            return
        keypad = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        sequence = QKeySequence(keypad.value | key)
        self.recorded.emit(sequence.toString(QKeySequence.SequenceFormat.PortableText))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._wait(False)
        super().focusOutEvent(event)
