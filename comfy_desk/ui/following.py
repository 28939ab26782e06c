"""Results that come by themselves: the newest is shown, or all are offered where the artist looks at something.

They may stream in by the hundred; the viewer follows a few times a second, and the table stands still meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from comfy_desk.domain.request import Request
from comfy_desk.services.api import DeskApi
from comfy_desk.ui.small_pictures import read_small
from comfy_desk.ui.unhurried import Unhurried
from comfy_desk.ui.viewers.words import first_of
from comfy_desk.ui.views.queue import QueueView
from comfy_desk.ui.views.viewer import ViewerView

NEXT_RESULT = 500
"""Milliseconds that a result stays in the viewer while they stream in; the newest comes after it."""


class Following(QObject):
    """`chosen_by_hand` says whether what is shown was the artist's choice; `choose(id)` and `show(request)` are done then."""

    def __init__(
        self,
        desk: DeskApi,
        queue: QueueView,
        viewer: ViewerView,
        chosen_by_hand: Callable[[], bool],
        choose: Callable[[str], None],
        show: Callable[[Request], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._queue = queue
        self._viewer = viewer
        self._chosen_by_hand = chosen_by_hand
        self._choose = choose
        self._show = show
        self._came: list[str] = []  # the viewer has not followed them yet
        self._soon = Unhurried(self._follow_soon, self, interval=NEXT_RESULT, at_once=2)
        self._next_turn = QTimer(self)
        self._next_turn.setSingleShot(True)
        self._next_turn.timeout.connect(self._follow)

    def note(self, request_id: str) -> None:
        """It has just come."""
        self._came.append(request_id)
        self._follow() if self._looking() else self._soon.soon()  # a chip takes nothing from view

    def stop(self) -> None:
        self._soon.stop()
        self._next_turn.stop()

    def _follow_soon(self) -> None:
        """The small picture is decoded now, and shown in the next turn of the loop: the two at once would be felt."""
        request = self._desk.get(self._came[-1]) if self._came else None
        output = first_of(request.outputs) if request is not None else None
        if output is not None and output.thumbnail:
            read_small(output.thumbnail)
        self._next_turn.start(0)

    def _follow(self) -> None:
        """The newest result is shown, or all are offered where the artist looks at one or is about to act on a row."""
        came, self._came = self._came, []
        rows = (self._desk.get(request_id) for request_id in came)
        here = [row for row in rows if row is not None and row.removed_at is None]
        if not here or here[-1].id == self._viewer.shown_id:
            return
        if self._looking():
            for row in here:
                if row.id != self._viewer.shown_id:
                    self._viewer.offer_news(row.id)
            return
        request = here[-1]
        self._choose(request.id)
        if self._viewer.shown_id != request.id:  # hidden by a filter
            self._show(request)

    def _looking(self) -> bool:
        """The artist looks at something, or is about to act on a row."""
        focus = QApplication.focusWidget()
        busy = focus is not None and (focus is self._queue.table or self._viewer.isAncestorOf(focus))
        return self._chosen_by_hand() or busy
