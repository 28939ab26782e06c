"""Sheets that only tell, and the one that tells what this program is."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from comfy_desk import __version__
from comfy_desk.ui import theme
from comfy_desk.ui.icons import app_icon
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label


class ToldSheet(QWidget):
    """A title, lines, and Close. `closed()` when it was read."""

    closed = Signal()
    changeAsked = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout()
        self.column.setSpacing(theme.GRID)
        close = QPushButton(tr("Close"), self)
        close.clicked.connect(self.closed)
        foot = self.foot = QHBoxLayout()
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
