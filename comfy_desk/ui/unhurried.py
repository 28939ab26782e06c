"""What follows many changes is done a few times a second, and not once for each of them.

A few changes after a quiet time are followed at once, as if nothing lay between; a stream of them costs one call an interval.
It knows nothing of what it calls.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

INTERVAL = 100
"""Milliseconds between two calls while changes stream in: too short to be seen as a delay of a number."""

AT_ONCE = 4
"""Calls that a quiet time saves up."""


class Unhurried(QObject):
    """`soon` as often as one likes, as a slot of any signal; `call` runs at the latest an interval after the last of them."""

    def __init__(
        self, call: Callable[[], None], parent: QObject, *, interval: int = INTERVAL, at_once: int = AT_ONCE
    ) -> None:
        super().__init__(parent)
        self._call = call
        self._most = self._left = at_once
        self._due = False
        self._timer = QTimer(self)
        self._timer.setInterval(interval)
        self._timer.timeout.connect(self._on_time)

    def soon(self, *_ignored: object) -> None:
        if not self._left:
            self._due = True
            return
        if self._left == self._most:
            self._timer.start()
        self._left -= 1
        self._call()

    def settle(self) -> None:
        """Now, where a call is due."""
        if self._due:
            self._due = False
            self._call()

    def stop(self) -> None:
        """What is due is not done any more."""
        self._due = False
        self._timer.stop()
        self._left = self._most

    def _on_time(self) -> None:
        if self._due:
            self._due = False
            self._call()
            return
        self._left += 1
        if self._left >= self._most:
            self._timer.stop()
