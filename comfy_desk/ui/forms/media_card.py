"""The frame of a media field: takes drops and pastes and hands on what was in them. It reads nothing."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPixmap,
)
from PySide6.QtWidgets import QFrame, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.overrides import overrides_qt


@overrides_qt
class DropCard(QFrame):
    """`given` carries what was dropped or pasted."""

    given = Signal(QMimeData)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("role", "field")
        self._resting = "field"

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasImage() or event.mimeData().hasText():
            event.acceptProposedAction()
            self._resting = str(self.property("role"))
            theme.set_role(self, "drop")

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        theme.set_role(self, self._resting)

    def dropEvent(self, event: QDropEvent) -> None:
        theme.set_role(self, self._resting)
        event.acceptProposedAction()
        self.given.emit(event.mimeData())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.given.emit(QGuiApplication.clipboard().mimeData())
        else:
            super().keyPressEvent(event)


def picture_in(given: QMimeData) -> QImage | None:
    """A picture that is no file."""
    if not given.hasImage():
        return None
    picture = given.imageData()
    if isinstance(picture, QPixmap):
        picture = picture.toImage()
    return picture if isinstance(picture, QImage) and not picture.isNull() else None


def words_in(given: QMimeData) -> str:
    """A link or a data URI, where one was given."""
    if given.hasText():
        return given.text().strip()
    urls = given.urls()
    return urls[0].toString() if urls else ""
