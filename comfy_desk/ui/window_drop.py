"""Files dropped anywhere on the window, where no part of it took them first. No disk is asked while somebody drags."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from comfy_desk.ui.drop_hint import hint_of
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr

LOOKED_AT = 100
"""Names of one drop."""


@overrides_qt
class WindowDrop(QObject):
    """Whoever derives from it says what it `wants`, by the names alone, and what is done with it once it was `dropped`."""

    def __init__(self, window: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._hinted = False
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def wants(self, path: Path) -> bool:
        raise NotImplementedError

    def dropped(self, path: Path, others: int) -> None:
        """The first file that it wants, and how many more came with it."""
        raise NotImplementedError

    def hint(self, path: Path, others: int) -> str:
        """What a drop would do; said while it is held over the window."""
        name = shown_name(path, others)
        return tr("Drop {name}: a recipe in it fills the form, else it becomes an input").format(name=name)

    def form(self) -> QWidget | None:
        """Where results dragged out of this window count as files from outside; anywhere else one merely slipped."""
        return None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Only drags; a part of the window that takes files itself, as a field for a picture, sees them first."""
        if event.type() in (QEvent.Type.DragLeave, QEvent.Type.Drop):
            self._unhint()
        meant = isinstance(event, QDropEvent) and event.type() in (
            QEvent.Type.DragEnter,
            QEvent.Type.DragMove,
            QEvent.Type.Drop,
        )
        return (meant and self._take(event)) or super().eventFilter(watched, event)

    def _take(self, event: QEvent) -> bool:
        if not isinstance(event, QDropEvent):
            return False
        own = event.source() is not None
        if event.type() == QEvent.Type.DragMove and not own:  # it was answered when it came
            return False
        paths = [path for path in files_in(event.mimeData()) if self.wants(path)]
        if not paths:
            return False
        if own and not self._over_form(event.position().toPoint()):
            self._unhint()
            # Refused where it enters, it would never be heard of again on its way to the form.
            event.setAccepted(event.type() == QEvent.Type.DragEnter)
            return True
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self.dropped(paths[0], len(paths) - 1)
        elif not self._hinted:
            self._hinted = True
            hint_of(self._window).say(self.hint(paths[0], len(paths) - 1))
        return True

    def _unhint(self) -> None:
        if self._hinted:
            self._hinted = False
            hint_of(self._window).hide()

    def _over_form(self, point: QPoint) -> bool:
        form = self.form()
        return form is not None and form.isVisible() and form.rect().contains(form.mapFrom(self._window, point))


def shown_name(path: Path, others: int) -> str:
    name = path.name[:60]
    if not others:
        return name
    return tr("{name} and {more}").format(name=name, more=counted(others, "{n} more", "{n} more"))


def files_in(given: QMimeData) -> list[Path]:
    """The files of this computer that are named; none of their disks is asked."""
    return [Path(url.toLocalFile()) for url in given.urls()[:LOOKED_AT] if url.isLocalFile()]
