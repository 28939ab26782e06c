"""A plain text that is as high as what is written in it, within limits. It knows no field."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QResizeEvent, QTextCursor, QTextOption
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QSizePolicy, QWidget

from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import keys, tr

MAX_TEXT = 200_000
"""Characters. A text widget that lays out more stands still; longer values keep their place in the JSON view."""

_UNBROKEN = re.compile(r"\S{2000}")
"""Text that has no place to break: Qt looks for one in all of it, at every line, for seconds."""

_BY_WORDS = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
_ANYWHERE = QTextOption.WrapMode.WrapAnywhere

_ALT, _CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@overrides_qt
class GrowingText(QPlainTextEdit):
    """Tab goes on to the next field, Ctrl+Enter is left to the form, and files that are dropped to whoever takes files.

    With `has_words` on, keys and menu ask for earlier words.
    """

    too_long = Signal()
    walked = Signal(int)  # 1 is one prompt further back, -1 one nearer
    historyAsked = Signal()
    snippetsAsked = Signal()
    entered = Signal()  # the keyboard came here

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._most = least, most
        self.has_words = False
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(80)
        self.textChanged.connect(self._break_long_runs)
        self.document().documentLayout().documentSizeChanged.connect(lambda _size: self.updateGeometry())

    def text(self) -> str:
        """What is written, to the letter: Qt's own makes plain spaces of those that do not break."""
        return self.document().toRawText().replace("\u2029", "\n").replace("\u2028", "\n")

    def selected(self) -> str:
        """The selected text in the same way."""
        return self.textCursor().selectedText().replace("\u2029", "\n").replace("\u2028", "\n")

    def set_text(self, words: str) -> None:
        """Another text, without undo and without a signal."""
        self.setWordWrapMode(_ANYWHERE if _UNBROKEN.search(words) else _BY_WORDS)
        self.blockSignals(True)
        self.setPlainText(words)
        self.blockSignals(False)
        self.updateGeometry()

    def replace_all(self, words: str) -> None:
        """As if it had been typed over everything: one step of undo."""
        self._make_ready_for(words)
        cursor = self.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(words)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def insert(self, words: str) -> bool:
        """At the cursor, in place of what is selected; False where that would be too much."""
        cursor = self.textCursor()
        chosen = len(cursor.selectedText())
        if self.document().characterCount() - 1 - chosen + len(words) > MAX_TEXT:
            self.too_long.emit()
            return False
        self._make_ready_for(words)
        cursor.beginEditBlock()
        cursor.insertText(words)
        cursor.insertText(" ")  # more than one change: Qt adds a single one to what was typed before, and undoes both
        cursor.deletePreviousChar()
        cursor.endEditBlock()
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        return True

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

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._asks(event):
            event.accept()  # the queue's keys are others while words are written
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & _CTRL:
            event.ignore()
        elif self._asks(event):
            self._answer(event)
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText() and not any(url.isLocalFile() for url in source.urls())

    def insertFromMimeData(self, source: QMimeData) -> None:
        if self.canInsertFromMimeData(source):
            self.insert(source.text().replace("\r\n", "\n").replace("\r", "\n"))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def menu(self) -> QMenu:
        """Qt's own for a text, and earlier words below."""
        menu = self.createStandardContextMenu()
        if self.has_words:
            menu.addSeparator()
            menu.addAction(f"{tr('Earlier prompts…')}\t{keys('Ctrl+H')}", self.historyAsked.emit)
            menu.addAction(f"{tr('Snippets…')}\t{keys('Ctrl+J')}", self.snippetsAsked.emit)
        return menu

    def _make_ready_for(self, words: str) -> None:
        """Never back to words: undo may bring the long run again."""
        if self.wordWrapMode() == _BY_WORDS and _UNBROKEN.search(words):
            self.setWordWrapMode(_ANYWHERE)

    def _break_long_runs(self) -> None:
        """What became one long run piece by piece."""
        block = self.textCursor().block()
        if block.length() > 4_000:
            self._make_ready_for(block.text())

    def _asks(self, event: QKeyEvent) -> bool:
        if not self.has_words:
            return False
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == _ALT:
            return event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        return held == _CTRL and event.key() in (Qt.Key.Key_H, Qt.Key.Key_J)

    def _answer(self, event: QKeyEvent) -> None:
        event.accept()
        if event.key() == Qt.Key.Key_H:
            self.historyAsked.emit()
        elif event.key() == Qt.Key.Key_J:
            self.snippetsAsked.emit()
        else:
            self.walked.emit(1 if event.key() == Qt.Key.Key_Up else -1)
