"""Looking for words within a text that is shown: a field, the next and the one before, and how many there are."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QToolButton, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label

_FIELD = 140


class TextSearch(QWidget):
    """Marks what it finds by selecting it. Case does not matter."""

    def __init__(self, edit: QPlainTextEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self._edit = edit
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(tr("Search in the text"))
        self.field.setAccessibleName(tr("Search in the text"))
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(_FIELD)
        self.field.setMaxLength(200)
        self.count = plain_label("", self, role="hint", wrap=False)
        self.before = self._button("chevron-up", tr("The one before"), -1)
        self.after = self._button("chevron-down", tr("The next one"), 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID // 2)
        for part in (self.field, self.before, self.after, self.count):
            row.addWidget(part)
        self.field.textChanged.connect(lambda _text: self._begin())
        edit.textChanged.connect(self._count)
        self.field.returnPressed.connect(lambda: self.go(1))
        find = QAction(tr("Search in the text"), parent)
        find.setObjectName("viewer.find")
        find.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        find.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.triggered.connect(lambda _checked=False: self._focus())
        parent.addAction(find)
        self._begin()

    def go(self, step: int) -> bool:
        """To the next one, or back; around the ends. False where there is none."""
        words = self.field.text()
        if not words:
            return False
        flags = QTextDocument.FindFlag.FindBackward if step < 0 else QTextDocument.FindFlag(0)
        if self._edit.find(words, flags):
            return True
        cursor = self._edit.textCursor()
        cursor.movePosition(cursor.MoveOperation.End if step < 0 else cursor.MoveOperation.Start)
        self._edit.setTextCursor(cursor)
        return self._edit.find(words, flags)

    def _begin(self) -> None:
        cursor = self._edit.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._edit.setTextCursor(cursor)
        if self._count():
            self.go(1)

    def _count(self) -> int:
        words = self.field.text()
        found = self._edit.toPlainText().casefold().count(words.casefold()) if words else 0
        self.count.setText("" if not words else counted(found, "{n} place", "{n} places") if found else tr("Not found"))
        for button in (self.before, self.after):
            button.setEnabled(found > 0)
            button.setToolTip(button.accessibleName() if found else tr("There is nothing to go to."))
        return found

    def _focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _button(self, sign: str, words: str, step: int) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(sign))
        button.setIconSize(QSize(theme.ICON, theme.ICON))
        button.setAccessibleName(words)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.set_role(button, "flat")
        button.clicked.connect(lambda _checked=False: self.go(step))
        return button
