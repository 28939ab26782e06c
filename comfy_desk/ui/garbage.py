"""Python's garbage collection in the window's own thread.

Left to itself it runs in whichever thread makes many objects. A thread that decodes a picture then destroys widgets and
timers that happened to be garbage, and Qt crashes: what belongs to a thread must be destroyed in it.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 250
"""Milliseconds between looks. Reference counts free nearly everything at once; this is for what refers to itself.

While results land thousands of objects are made in a second: a look at all of them would be felt, at a quarter it is not.
"""


class GarbageTurns(QObject):
    """Switches the automatic collection off and does it by a timer, in the same three generations, until `close`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._was_on = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.turn)
        self._timer.start()

    def turn(self) -> None:
        """Collects the oldest generation that is due, and with it the younger ones."""
        due = [count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        for generation in (2, 1, 0):
            if due[generation]:
                gc.collect(generation)
                return

    def close(self) -> None:
        self._timer.stop()
        if self._was_on:
            gc.enable()
