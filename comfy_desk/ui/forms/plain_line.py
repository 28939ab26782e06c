"""A line for text. A file that is dropped on it is no text, and goes on to whatever around it takes files."""

from __future__ import annotations

from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QLineEdit

from comfy_desk.ui.overrides import overrides_qt


@overrides_qt
class PlainLine(QLineEdit):
    """Qt's own would write the file's address."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _bears_files(event):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if _bears_files(event):
            event.ignore()
        else:
            super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        if _bears_files(event):
            event.ignore()
        else:
            super().dropEvent(event)


def _bears_files(event: QDropEvent) -> bool:
    return any(url.isLocalFile() for url in event.mimeData().urls())
