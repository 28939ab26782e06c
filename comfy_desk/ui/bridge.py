"""Turns what the desk tells into Qt signals, and ticks once a second while there is something to count.

It is the one listener that the window has at the desk. It decides nothing, keeps no request and calls no service.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from comfy_desk.domain import events
from comfy_desk.domain.request import Request
from comfy_desk.services.api import DeskApi


class DeskBridge(QObject):
    """Signals carry the frozen objects of the domain.

    `requestRemoved` comes when a row leaves the list (it may be restored), `requestAdded` when one enters or comes back.
    `ticked` comes about once a second with the wall time, while a request lives and the window is seen.
    """

    requestAdded = Signal(object)  # Request
    requestChanged = Signal(object, object)  # Request before, Request now
    requestRemoved = Signal(str)
    progress = Signal(object)  # CollectProgress
    accountChanged = Signal(object)  # AccountChanged, of any account
    accountsChanged = Signal(object)  # AccountsChanged
    batchChanged = Signal(object)  # Batch
    limitsChanged = Signal(object)  # LimitsChanged
    storeTroubleChanged = Signal(str)  # a sentence, "" when it is over
    pausedChanged = Signal(bool)  # the desk's `pause_reason` says why
    modelsChanged = Signal()
    ticked = Signal(float)

    def __init__(self, desk: DeskApi, parent: QObject | None = None, *, clock: Callable[[], float] = time.time) -> None:
        super().__init__(parent)
        self.desk = desk
        self._clock = clock
        self._alive = {request.id for request in desk.requests() if not request.state.terminal}
        self._seen = True
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self._on_tick)
        self._end: Callable[[], None] | None = desk.subscribe(self._on_event)
        self._run_or_rest()

    def now(self) -> float:
        return self._clock()

    @property
    def ticking(self) -> bool:
        return self._timer.isActive()

    def set_window_seen(self, seen: bool) -> None:
        """The window tells when it is hidden or minimised: nobody looks at a countdown then."""
        if seen == self._seen:
            return
        self._seen = seen
        self._run_or_rest()
        if seen:
            self.ticked.emit(self._clock())

    def close(self) -> None:
        """Listens no longer. Nothing is emitted afterwards."""
        self._timer.stop()
        if self._end is not None:
            self._end()
            self._end = None

    def _on_event(self, event: events.Event) -> None:
        handler = _HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event)

    def _on_added(self, event: events.RequestAdded) -> None:
        self._note(event.request)
        self.requestAdded.emit(event.request)
        self._run_or_rest()

    def _on_changed(self, event: events.RequestChanged) -> None:
        before, request = event.before, event.request
        self._note(request)
        was_here, is_here = before.removed_at is None, request.removed_at is None
        if was_here and is_here:
            self.requestChanged.emit(before, request)
        elif was_here:
            self.requestRemoved.emit(request.id)
        elif is_here:
            self.requestAdded.emit(request)
        self._run_or_rest()

    def _on_deleted(self, event: events.RequestDeleted) -> None:
        self._alive.discard(event.id)
        self.requestRemoved.emit(event.id)
        self._run_or_rest()

    def _note(self, request: Request) -> None:
        if request.state.terminal or request.removed_at is not None:
            self._alive.discard(request.id)
        else:
            self._alive.add(request.id)

    def _run_or_rest(self) -> None:
        wanted = self._seen and bool(self._alive) and self._end is not None
        if wanted and not self._timer.isActive():
            self._timer.start()
        elif not wanted and self._timer.isActive():
            self._timer.stop()

    def _on_tick(self) -> None:
        self.ticked.emit(self._clock())


_HANDLERS: dict[type, Callable[[DeskBridge, Any], None]] = {
    events.RequestAdded: DeskBridge._on_added,
    events.RequestChanged: DeskBridge._on_changed,
    events.RequestDeleted: DeskBridge._on_deleted,
    events.CollectProgress: lambda bridge, event: bridge.progress.emit(event),
    events.AccountChanged: lambda bridge, event: bridge.accountChanged.emit(event),
    events.AccountsChanged: lambda bridge, event: bridge.accountsChanged.emit(event),
    events.BatchChanged: lambda bridge, event: bridge.batchChanged.emit(event.batch),
    events.LimitsChanged: lambda bridge, event: bridge.limitsChanged.emit(event),
    events.StoreTrouble: lambda bridge, event: bridge.storeTroubleChanged.emit(event.sentence),
    events.ModelsChanged: lambda bridge, event: bridge.modelsChanged.emit(),
    events.SendingPaused: lambda bridge, event: bridge.pausedChanged.emit(event.paused),
}
