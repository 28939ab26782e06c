"""A range of a film or sound: from one mark to another, played again and again. Watches a player; shows nothing."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from comfy_desk.ui.viewers.player import Player

SHORTEST = 100
"""Milliseconds between the marks, at least: less is a click that was meant otherwise."""

_BEFORE_END = 60
"""Milliseconds before the end of the file at which a range that has no end of its own begins anew."""

_EVERY = 15
PATIENCE = 3.0
"""Seconds that a seek may take before it is asked for again."""


class PlayRange(QObject):
    """`first` and `last` are milliseconds; None is the beginning, or the end. One set beyond the other drops the other."""

    changed = Signal()

    def __init__(self, player: Player, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self.first: int | None = None
        self.last: int | None = None
        self._patient_until = 0.0
        self._watch = QTimer(self)
        self._watch.setInterval(_EVERY)
        self._watch.timeout.connect(self._look)
        player.playingChanged.connect(self._on_playing)

    @property
    def on(self) -> bool:
        return self.first is not None or self.last is not None

    def mark_first(self, position: int | None) -> None:
        """From here; None takes the mark away."""
        self.first = position
        if position is not None and self.last is not None and self.last < position + SHORTEST:
            self.last = None
        self._settle()

    def mark_last(self, position: int | None) -> None:
        """Up to here."""
        self.last = position
        if position is not None and self.first is not None and self.first > position - SHORTEST:
            self.first = None
        self._settle()

    def clear(self) -> None:
        if self.on:
            self.first = self.last = None
            self._settle()

    def _settle(self) -> None:
        self._on_playing(self._player.playing)
        self.changed.emit()

    def _on_playing(self, playing: bool) -> None:
        if self.on and playing:
            self._watch.start()
        elif self._watch.isActive():
            self._watch.stop()
            QTimer.singleShot(0, self, self._look_at_end)  # the player knows only then why it stopped

    def _look_at_end(self) -> None:
        if self.on and self._player.ended:
            self._player.seek(self.first or 0)
            self._player.play()

    def _look(self) -> None:
        frame = self._player.frame_at
        here = max(self._player.position, frame[0] if frame is not None else 0.0)
        end = self._player.duration - _BEFORE_END
        if self.last is not None:
            end = min(self.last, end)
        outside = here >= end or here < (self.first or 0) - SHORTEST
        if outside and time.monotonic() > self._patient_until:  # a frame far from the last whole one takes its time
            self._patient_until = time.monotonic() + PATIENCE
            self._player.seek(self.first or 0)
        elif not outside:
            self._patient_until = 0.0
