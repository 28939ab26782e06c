"""Dragging results out of the queue by their small pictures: of all chosen rows where one of them is taken.

It looks at presses before the table does. What waits here is moved in its order instead (`views.row_moves`), and a press that
becomes no drag means what it means anywhere in the row.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication

from comfy_desk.domain.request import Request, State
from comfy_desk.ui.drag_out import begin_drag
from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.saving import worth_saving
from comfy_desk.ui.small_pictures import read_small
from comfy_desk.ui.views.queue import QueueView


@overrides_qt
class RowDrag(QObject):
    def __init__(self, queue: QueueView) -> None:
        super().__init__(queue)
        self._table = queue.table
        self._shown = queue.shown
        self._from: QPoint | None = None
        self._rows: tuple[Request, ...] = ()
        self._held_back = ""  # the row whose press is kept from the table until it is known what it becomes
        queue.table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            kind = event.type()
            if kind == QEvent.Type.MouseButtonPress:
                return self._pressed(event)
            if kind == QEvent.Type.MouseMove and self._from is not None:
                return self._moved(event)
            if kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick):
                self._released()
        return super().eventFilter(watched, event)

    def _pressed(self, event: QMouseEvent) -> bool:
        self._from, self._held_back = None, ""
        point = event.position().toPoint()
        index = self._table.indexAt(point)
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.button() is not Qt.MouseButton.LeftButton or not plain or index.column() != PLACE["preview"]:
            return False
        request = self._shown.find(index.row())
        if request is None or request.state is State.WAITING or not request.works:
            return False
        chosen = self._table.chosen()
        several = len(chosen) > 1 and any(row.id == request.id for row in chosen)
        self._from, self._rows = point, chosen if several else (request,)
        self._held_back = request.id if several else ""
        return several

    def _moved(self, event: QMouseEvent) -> bool:
        start = self._from
        if start is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._from = None
            return False
        if (event.position().toPoint() - start).manhattanLength() >= QApplication.startDragDistance():
            rows, self._from, self._held_back = self._rows, None, ""
            self._drag(rows)
        return True  # the table would choose what the pointer passes over

    def _released(self) -> None:
        """It was a mere click: of several chosen rows this one alone is chosen now."""
        held, self._from, self._held_back = self._held_back, None, ""
        if held:
            self._table.select(held, into_sight=False)
            self._table.pressed_on.emit(held)

    def _drag(self, rows: tuple[Request, ...]) -> None:
        """A row is dragged as the works that it made, one file each."""
        kept = [output for row in rows for output in worth_saving(row)]
        wanted = sum(max(1, len(row.works)) for row in rows if row.state is not State.WAITING)
        small = next((output.thumbnail for output in kept if output.thumbnail), None)
        picture = QPixmap.fromImage(read_small(small)) if small else QPixmap()
        begin_drag(self._table, [output.path for output in kept if output.path], picture, max(wanted, len(kept)))
