"""Two sheets that only tell: the keys that work in the window, and what this program is."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from comfy_desk import __version__
from comfy_desk.ui import theme
from comfy_desk.ui.icons import app_icon
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

SHORTCUTS = (
    ("Compose", ""),
    ("Generate", "Ctrl+Return"),
    ("Many from one", "Ctrl+Shift+Return"),
    ("Open a recipe", "Ctrl+O"),
    ("Paste a recipe", "Ctrl+Shift+V"),
    ("In a prompt: what was sent before", "Ctrl+H"),
    ("One prompt further back, nearer again", "Alt+Up, Alt+Down"),
    ("Insert a snippet", "Ctrl+J"),
    ("Choose a model", "Ctrl+M"),
    ("Star the marked model in the list", "Ctrl+D"),
    ("Queue", ""),
    ("Find", "Ctrl+F"),
    ("Open the selected", "Return"),
    ("Cancel what lives, remove what ended", "Del"),
    ("Move what waits up, down", "Alt+Up, Alt+Down"),
    ("Send it next, last", "Alt+Home, Alt+End"),
    ("Rename a batch", "F2"),
    ("Pause sending", "Ctrl+Shift+P"),
    ("The ledger", "Ctrl+L"),
    ("Compact rows", "Ctrl+Shift+C"),
    ("Viewer", ""),
    ("Full screen and back", "F11"),
    ("Fit, 100 %", "F, 1"),
    ("Nearer, further", "+, -"),
    ("Copy, save as", "Ctrl+C, Ctrl+S"),
    ("The output before, the next one", "Left, Right"),
    ("Play or pause", "Space"),
    ("One frame back, on", "Comma, ."),
    ("Window", ""),
    ("Show saved files", "Ctrl+Shift+O"),
    ("Settings", "Ctrl+,"),
    ("Re-read the list of models", "F5"),
    ("This list", "F1"),
    ("Quit", "Ctrl+Q"),
)


class ToldSheet(QWidget):
    """A title, lines, and Close. `closed()` when it was read."""

    closed = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout()
        self.column.setSpacing(theme.GRID)
        close = QPushButton(tr("Close"), self)
        close.clicked.connect(self.closed)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addWidget(plain_label(title, self, role="title"))
        column.addLayout(self.column)
        column.addSpacing(theme.GRID)
        column.addLayout(foot)
        self.setFocusProxy(close)
        self.setAccessibleName(title)


def shortcuts_sheet(parent: QWidget | None = None) -> ToldSheet:
    sheet = ToldSheet(tr("Keyboard shortcuts"), parent)
    form = QFormLayout()
    form.setHorizontalSpacing(4 * theme.GRID)
    form.setVerticalSpacing(theme.GRID // 2)
    for words, key in SHORTCUTS:
        if not key:
            heading = plain_label(words, sheet, role="label")
            heading.setContentsMargins(0, theme.GRID, 0, 0)
            form.addRow(heading)
            continue
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        form.addRow(plain_label(words, sheet, wrap=False), plain_label(shown, sheet, role="hint"))
    sheet.column.addLayout(form)
    return sheet


def about_sheet(parent: QWidget | None = None) -> ToldSheet:
    sheet = ToldSheet("Comfy Desk", parent)
    mark = QLabel(sheet)
    mark.setPixmap(app_icon().pixmap(64, 64))
    mark.setAlignment(Qt.AlignmentFlag.AlignLeft)
    words = tr(
        "A desk for people who make pictures, films and sounds with partner models through Comfy Router's queue."
    )
    versions = tr("Version {version} · Python {python} · Qt for Python {qt}").format(
        version=__version__, python=platform.python_version(), qt=PySide6.__version__
    )
    for part in (mark, plain_label(words, sheet), plain_label(versions, sheet, role="hint", selectable=True)):
        sheet.column.addWidget(part)
    return sheet
