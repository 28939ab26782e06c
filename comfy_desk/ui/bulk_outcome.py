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
        self._end: Callable[[], None] | None = desk.subscribe(self._on_event)
        self.destroyed.connect(self._end)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._finish)
        self._timer.start(LONGEST)
        if self._all_ended():
            self._finish()
        else:
            told(self._states())

    def _states(self) -> States:
        return [None if (row := self._desk.get(one)) is None else row.state for one in self._ids]

    def _all_ended(self) -> bool:
        return all(state is None or state.terminal or state is State.COLLECTING for state in self._states())

    def _on_event(self, event: Event) -> None:
        if isinstance(event, RequestChanged):
            concerns = event.request.id in self._ids and event.before.state is not event.request.state
        else:
            concerns = isinstance(event, RequestDeleted) and event.id in self._ids
        if concerns and self._all_ended():
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
