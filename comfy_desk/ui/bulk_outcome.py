"""How cancels that were asked for in one go turn out: told at once as far as it is known, and when all have ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from comfy_desk.domain.events import Event, RequestChanged, RequestDeleted
from comfy_desk.domain.request import State
from comfy_desk.services.api import DeskApi

LONGEST = 120_000
"""Milliseconds after which it is told although some have not ended."""

States = list[State | None]


class Outcome(QObject):
    """`told` gets the state of each, None where it is gone. It listens until the end and goes by itself."""

    def __init__(self, desk: DeskApi, ids: Sequence[str], told: Callable[[States], None], parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ids = tuple(ids)
        self._told = told
        self._open = {one for one in self._ids if not self._has_ended(one)}
        self._end: Callable[[], None] | None = desk.subscribe(self._on_event)
        self.destroyed.connect(self._end)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._finish)
        self._timer.start(LONGEST)
        if not self._open:
            self._finish()
        else:
            told(self._states())

    def _states(self) -> States:
        return [None if (row := self._desk.get(one)) is None else row.state for one in self._ids]

    def _has_ended(self, one: str) -> bool:
        row = self._desk.get(one)
        return row is None or row.state.terminal or row.state is State.COLLECTING

    def _on_event(self, event: Event) -> None:
        """Of the one that it is about: thousands may end together."""
        if isinstance(event, RequestChanged):
            one = event.request.id
        elif isinstance(event, RequestDeleted):
            one = event.id
        else:
            return
        if one in self._open and self._has_ended(one):
            self._open.discard(one)
            if not self._open:
                self._finish()

    def _finish(self) -> None:
        if self._end is None:
            return
        end, self._end = self._end, None
        self.destroyed.disconnect(end)
        end()
        self._timer.stop()
        self._told(self._states())
        self.deleteLater()
