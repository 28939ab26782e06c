"""JSON as text: a small editor for fields that have no widget of their own, and the view of a whole body.

Both show long values under short names (`shorten`), keep the last text that was valid JSON, and say where it stops being so.
"""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QFontDatabase, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field, NotJsonError, from_bytes, to_text
from comfy_desk.ui.forms.controls import FlatButton, PlainLabel
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.shorten import LONG_TEXT, Shortener, looks_encoded
from comfy_desk.ui.forms.text_edit import MAX_TEXT, GrowingText
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

MAX_PASTE = 100 * 2**20
_CHANGED = re.compile("[\u007f-\u00a0\u2028\u2029\ufdd0-\ufdef\ufeff\ufffe\uffff\ud800-\udfff]")


@overrides_qt
class JsonText(GrowingText):
    """The text, bound to a value. Empty text is ABSENT."""

    edited = Signal()

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(least, most, parent)
        self._short = Shortener()
        self._value: Any = ABSENT
        self.error = ""
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.textChanged.connect(self._on_text)

    def value(self) -> Any:
        """The last valid value."""
        return self._value

    def set_value(self, value: Any) -> None:
        """Shows a value, silently."""
        self._short = Shortener()
        self._short.reserve(value)
        self._value, self.error = value, ""
        self.blockSignals(True)
        self.setPlainText("" if value is ABSENT else _visible(to_text(self._short.shorten(value))))
        self.blockSignals(False)
        self.updateGeometry()

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = source.text() if source.hasText() else ""
        if len(text) <= LONG_TEXT:
            super().insertFromMimeData(source)
            return
        if self._replaces_all() and self._take_document(text):
            return
        plain = text.strip().strip('"')
        if len(plain) <= MAX_PASTE and looks_encoded(plain) and '"' not in plain:
            name = self._short.hold(plain)
            self.insertPlainText(name if self._inside_quotes() else f'"{name}"')
        elif len(text) + self.document().characterCount() <= MAX_TEXT:
            super().insertFromMimeData(source)
        else:
            self.error = tr("That is too much to paste here.")
            self.edited.emit()

    def _replaces_all(self) -> bool:
        cursor = self.textCursor()
        return (
            self.toPlainText().strip() in ("", "{}")
            or len(cursor.selectedText()) >= self.document().characterCount() - 1
        )

    def _take_document(self, text: str) -> bool:
        """A whole document, pasted over everything: its long values never reach the text widget."""
        if len(text) > MAX_PASTE:
            return False
        try:
            value = from_bytes(text)
        except NotJsonError:
            return False
        if not isinstance(value, (dict, list)):
            return False
        self.set_value(value)
        self.edited.emit()
        return True

    def _inside_quotes(self) -> bool:
        before = self.textCursor().block().text()[: self.textCursor().positionInBlock()]
        return before.replace("\\\\", "").replace('\\"', "").count('"') % 2 == 1

    def _on_text(self) -> None:
        text = self.toPlainText()
        self.error = ""
        if not text.strip():
            self._value = ABSENT
        else:
            try:
                self._value = self._short.restore(from_bytes(text))
            except NotJsonError as error:
                self.error = tr("This is not JSON yet: {error}.").format(error=error)
        self.edited.emit()


class JsonEdit(FieldEditor):
    """A field as a few lines of JSON."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._text = JsonText(2, 12)
        self._text.setPlaceholderText(_hint(field))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._text)
        self.setFocusProxy(self._text)
        self._text.edited.connect(self.changed)

    def value(self) -> Any:
        return ABSENT if self._text.error else self._text.value()

    def set_value(self, value: Any) -> None:
        self._text.set_value(value)

    def fits(self, value: Any) -> bool:
        return True

    def problem(self) -> str:
        return self._text.error


class BodyText(QWidget):
    """The whole body as JSON, and what is wrong with it. `edited` comes with every change by hand.

    While the text is no body, the changes can be dropped: `dropped` comes once what was given stands here again.
    """

    edited = Signal()
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = JsonText(8, 100_000)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._text.setMinimumHeight(72)
        self._text.setAccessibleName(tr("The body as JSON"))
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self._error = PlainLabel("", "error")
        self._error.hide()
        self._given: dict[str, Any] = {}
        self._drop = FlatButton(
            tr("Drop my changes"), tr("Drop my changes to the JSON and go back to the form"), "undo"
        )
        self._drop.clicked.connect(self._on_drop)
        self._drop.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._error, 0, Qt.AlignmentFlag.AlignBottom)
        layout.addWidget(self._drop, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self._text)
        self._text.edited.connect(self._on_edited)

    @property
    def text_edit(self) -> JsonText:
        """The widget with the text."""
        return self._text

    def set_body(self, body: dict[str, Any]) -> None:
        """Shows a body, silently."""
        self._given = body
        self._text.set_value(body)
        self.say("")

    def body(self) -> dict[str, Any]:
        """The last valid body."""
        value = self._text.value()
        return value if isinstance(value, dict) else {}

    def problem(self) -> str:
        """Why the text cannot be a body now."""
        if self._text.error:
            return self._text.error
        value = self._text.value()
        return "" if isinstance(value, dict) else tr("The body is an object: { … }.")

    def say(self, text: str) -> None:
        """Shows what is wrong, under the text."""
        self._error.setText(text)
        self._error.setVisible(bool(text))
        self._drop.setVisible(bool(text) and bool(self.problem()))

    def _on_drop(self) -> None:
        self.set_body(self._given)
        self.dropped.emit()

    def _on_edited(self) -> None:
        self.say(self.problem())
        self.edited.emit()


def _visible(text: str) -> str:
    """JSON in which what a text widget would change (it takes a no-break space for a space) is written as an escape."""
    return _CHANGED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _hint(field: Field) -> str:
    if field.has_default and not field.required:
        shown = to_text(field.default)
        return tr("JSON, default: {value}").format(value=shown if len(shown) <= 80 else shown[:79] + "…")
    if field.example:
        return tr("JSON, e.g. {example}").format(example=field.example)
    return "JSON" if field.required else tr("JSON, not set")
