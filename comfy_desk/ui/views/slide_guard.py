"""Rows come, go and move while the pointer rests on the table: a press right after that was meant for another row.

It notes when another row than before lies under the pointer without the pointer having moved. Who hears of a press asks.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QTableView

from comfy_desk.ui.models.queue_filter import QueueFilter
from comfy_desk.ui.overrides import overrides_qt

TOO_SOON = 0.4
"""Seconds that an eye and a finger need to see what lies there now."""


@overrides_qt
class SlideGuard(QObject):
    """Beside a table; `just_now` says whether to leave a press alone."""

    def __init__(self, table: QTableView, shown: QueueFilter, clock: Callable[[], float]) -> None:
        super().__init__(table)
        self._table = table
        self._shown = shown
        self._clock = clock
        self._under = ""
        self._slid_at: float | None = None
        for about in (shown.rowsAboutToBeInserted, shown.rowsAboutToBeRemoved, shown.rowsAboutToBeMoved):
            about.connect(self._note)
        for done in (shown.rowsInserted, shown.rowsRemoved, shown.rowsMoved):
            done.connect(self._compare)
        table.viewport().installEventFilter(self)

    def just_now(self) -> bool:
        return self._slid_at is not None and self._clock() - self._slid_at < TOO_SOON

    def _name_under(self) -> str:
        view = self._table.viewport()
        if not view.underMouse():
            return ""
        row = self._table.rowAt(view.mapFromGlobal(QCursor.pos()).y())
        request = self._shown.find(row)
        return request.id if request is not None else ""

    def _note(self, *_ignored: object) -> None:
        self._under = self._name_under()

    def _compare(self, *_ignored: object) -> None:
        if self._under and self._name_under() != self._under:
            self._slid_at = self._clock()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseMove:
            self._slid_at = None  # the pointer was led to what lies there now
        return super().eventFilter(watched, event)
