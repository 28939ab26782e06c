"""Texts: one line, or a prompt that grows with what is written."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.numbers import read_number
from comfy_desk.ui.overrides import overrides_qt

MAX_LINE = 20_000
MAX_TEXT = 200_000
"""Characters. A text widget that lays out more stands still; longer values keep their place in the JSON view."""


@overrides_qt
class GrowingText(QPlainTextEdit):
    """Plain text that is as high as its lines, within limits. Tab goes on; Ctrl+Enter is left to the form."""

    too_long = Signal()

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._most = least, most
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(80)
        self.document().documentLayout().documentSizeChanged.connect(lambda _size: self.updateGeometry())

    def sizeHint(self) -> QSize:
        lines = self.document().documentLayout().documentSize().height()
        lines = min(max(lines, self._least), self._most)
        chrome = 2 * (self.frameWidth() + int(self.document().documentMargin())) + 8
        return QSize(240, int(lines * self.fontMetrics().lineSpacing()) + chrome)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # Lines wrap anew, and Qt drops a change of the hint that is made while it lays out.
            QTimer.singleShot(0, self, self.updateGeometry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and held:
            event.ignore()
            return
        super().keyPressEvent(event)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if source.hasText() and len(source.text()) + self.document().characterCount() > MAX_TEXT:
            self.too_long.emit()
            return
        super().insertFromMimeData(source)


class PromptEdit(FieldEditor):
    """The words for the model."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._too_long = False
        self._given: Any = ABSENT
        self._text = GrowingText(4 if field.bears_prompt else 2, 14)
        self._text.setPlaceholderText(_hint(field))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._text)
        self.setFocusProxy(self._text)
        self._text.textChanged.connect(self._on_text)
        self._text.too_long.connect(self._on_too_long)

    def value(self) -> Any:
        if self._given is not ABSENT:
            return self._given
        text = self._text.toPlainText()
        return text if text else ABSENT

    def set_value(self, value: Any) -> None:
        self._too_long = False
        self._text.blockSignals(True)
        self._text.setPlainText(value if isinstance(value, str) else "")
        self._text.blockSignals(False)
        # What the widget would give back differs for odd line breaks and for an empty text that was sent on purpose.
        self._given = value if isinstance(value, str) else ABSENT
        self._text.updateGeometry()

    def write(self, words: str) -> None:
        """As if it had been typed, so that it can be taken back."""
        self._text.selectAll()
        self._text.insertPlainText(words)

    def fits(self, value: Any) -> bool:
        return isinstance(value, str) and len(value) <= MAX_TEXT

    def problem(self) -> str:
        return "That was too long to paste here; more than 200,000 characters." if self._too_long else ""

    def _on_text(self) -> None:
        self._too_long = False
        self._given = ABSENT
        self.changed.emit()

    def _on_too_long(self) -> None:
        self._too_long = True
        self.changed.emit()


class LineEdit(FieldEditor):
    """A short text. Where the document allows numbers as well, what reads as one is sent as one."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._given: Any = ABSENT
        self._too_long = False
        self._line = QLineEdit()
        self._line.setMaxLength(MAX_LINE)
        self._line.setPlaceholderText(_hint(field))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._line)
        self.setFocusProxy(self._line)
        self._line.textEdited.connect(self._on_edited)

    def value(self) -> Any:
        if self._given is not ABSENT:
            return self._given
        text = self._line.text()
        if not text:
            return ABSENT
        if self.field.number_or_text:
            number = read_number(text)
            return text if number is None else number
        return text

    def set_value(self, value: Any) -> None:
        self._given, self._too_long = value, False
        self._line.setText("" if value is ABSENT else str(value))
        self._line.setCursorPosition(0)

    def fits(self, value: Any) -> bool:
        if isinstance(value, str):
            return len(value) <= MAX_LINE and "\n" not in value and "\r" not in value
        is_number = not isinstance(value, (bool, dict, list)) and value is not None
        return self.field.number_or_text and is_number

    def problem(self) -> str:
        return f"This is cut: no more than {MAX_LINE:,} characters fit here. Use JSON." if self._too_long else ""

    def _on_edited(self) -> None:
        self._given = ABSENT
        self._too_long = len(self._line.text()) >= MAX_LINE  # the line cuts a longer paste without a word
        self.changed.emit()


def _hint(field: Field) -> str:
    if field.has_default and not field.required and field.default != "":
        return f"default: {str(field.default)[:80]}"
    if field.example:
        return f"e.g. {field.example}"
    return "" if field.required or field.bears_prompt else "not set"
