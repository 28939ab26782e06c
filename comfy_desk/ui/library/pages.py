"""What stands where there are no works, and the lines above them: new ones, the trash. Widgets that only ask."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from comfy_desk.domain.library import Shelf
from comfy_desk.ui import theme
from comfy_desk.ui.icons import IconLabel
from comfy_desk.ui.library.searching import ALL, Searching
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label

LONGEST_NOTE = 2_000


class EmptyPage(QWidget):
    """One sign, one headline, one sentence, and at most one button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = IconLabel("library", "dim", 40, self)
        self._title = plain_label("", self, role="title")
        self._words = plain_label("", self, role="hint")
        self._button = QPushButton(self)
        self._do: Callable[[], None] | None = None
        self._button.clicked.connect(lambda _on=False: self._do() if self._do is not None else None)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * theme.GRID, 3 * theme.GRID, 3 * theme.GRID, 3 * theme.GRID)
        column.addStretch(1)
        column.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._title, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def say(self, sign: str, title: str, words: str, button: str = "", do: Callable[[], None] | None = None) -> None:
        self._sign.set_icon(sign, "dim")
        self._title.setText(title)
        self._words.setText(words)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self._do = do

    @property
    def title(self) -> str:
        return self._title.text()


def say_empty(page: EmptyPage, searching: Searching, compose: Callable[[], None]) -> None:
    """Why there is nothing, and what helps."""
    if searching.narrowed:
        words = tr("Nothing here fits “{words}”.").format(words=searching.words.strip()[:80])
        page.say("search", tr("Nothing found"), words, tr("Clear the search"), searching.clear)
    elif searching.place.shelf is Shelf.TRASH:
        page.say("trash", tr("The trash is empty"), tr("What you delete stays here for 30 days."))
    elif searching.place.collection:
        page.say("folder", tr("Nothing in this collection yet"), tr("Drop works on its name, or use their menu."))
    elif searching.place is not ALL:
        page.say("library", tr("Nothing here yet"), tr("Works that fit will stand here."))
    else:
        words = tr("Everything that you make stands here, the newest first, also once its row is removed.")
        page.say("library", tr("No works yet"), words, tr("Write a prompt"), compose)


class NewsLine(QPushButton):
    """Works came in at the head while something further down is looked at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "link")
        self.setToolTip(tr("Go to the top"))
        self._count = 0
        self.hide()

    def add(self, count: int) -> None:
        self._count += count
        self.setText(counted(self._count, "{n} new work", "{n} new works"))
        self.setVisible(self._count > 0)

    def seen(self) -> None:
        self._count = 0
        self.hide()


class TrashLine(QWidget):
    restoreAsked = Signal()
    emptyAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = tr(
            "Works stay here for 30 days, and their files where they are. Then, or with “Empty now”, the files go to the "
            "system's trash."
        )
        self.restore = QPushButton(tr("Restore all"), self)
        self.restore.clicked.connect(self.restoreAsked)
        self.empty = QPushButton(tr("Empty now"), self)
        theme.set_role(self.empty, "danger")
        self.empty.setAccessibleDescription(tr("Moves the files of all works in this trash to the system's trash"))
        self.empty.clicked.connect(self.emptyAsked)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID, theme.GRID // 2)
        row.addWidget(plain_label(words, self, role="hint"), 1)
        row.addWidget(self.restore)
        row.addWidget(self.empty)
        self.hide()


class NoteDialog(QDialog):
    """`kept` carries the note. Deleted when it is closed."""

    kept = Signal(str)

    def __init__(self, count: int, note: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = counted(count, "Note on {n} work", "Note on {n} works")
        self.setWindowTitle(title)
        self.field = QPlainTextEdit(note, self)
        self.field.setAccessibleName(title)
        self.field.setTabChangesFocus(True)
        self.field.textChanged.connect(self._on_text)
        self._left = plain_label("", self, role="hint")
        self.keep = QPushButton(tr("Keep"), self)
        theme.set_role(self.keep, "primary")
        self.keep.setDefault(True)
        self.keep.clicked.connect(self._on_keep)
        cancel = QPushButton(tr("Cancel"), self)
        cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        pad = 2 * theme.GRID
        column.setContentsMargins(pad, pad, pad, pad)
        column.addWidget(plain_label(title, self, role="title"))
        column.addWidget(self.field)
        column.addWidget(self._left)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self.keep)
        column.addLayout(foot)
        self.resize(420, 260)
        self._on_text()

    def _on_text(self) -> None:
        over = len(self.field.toPlainText()) - LONGEST_NOTE
        self.keep.setEnabled(over <= 0)
        self._left.setText(counted(over, "{n} character too long", "{n} characters too long") if over > 0 else "")

    def _on_keep(self) -> None:
        self.kept.emit(self.field.toPlainText().strip())
        self.close()
