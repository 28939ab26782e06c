"""Which of a body's problems are shown while it is written: those of fields that were touched, after a try to send all.

What the server said stands until its field is changed. A new problem waits for a pause, so that nobody is interrupted in the
middle of a number; one that stands already goes as soon as it is mended. Nothing here draws.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from comfy_desk.schema import Problem
from comfy_desk.ui.forms.bodies import differences

PAUSE = 600
"""Milliseconds after the last stroke."""
QUICK = 0.02
"""Seconds: a check that takes longer is not made at every stroke."""


class Checking(QObject):
    """Told of every change, it says with `show(errors)` what stands at which pointer now."""

    show = Signal(dict)

    def __init__(self, find: Callable[[], list[Problem]], parent: QObject) -> None:
        super().__init__(parent)
        self._find = find
        self._body: Any = None
        self._touched: set[str] = set()
        self._tried = False
        self._served: dict[str, str] = {}
        self._standing: dict[str, str] = {}
        self._took = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self.check)

    def begin(self, body: Any) -> None:
        """Another body: nothing of it was touched, and nothing said."""
        self._body = body
        self._touched, self._tried = set(), False
        self.forget()

    def forget(self) -> None:
        """Everything that was said is gone; what was touched stays so."""
        self._served, self._standing, self._tried = {}, {}, False
        self._timer.stop()

    def serve(self, errors: Mapping[str, str]) -> None:
        """What the server says: shown until the fields change."""
        self._served, self._standing = dict(errors), {}
        self._timer.stop()

    def tried(self, errors: Mapping[str, str]) -> None:
        """Something was to be sent, and this stood in the way."""
        self._served, self._standing, self._tried = {}, dict(errors), True
        self._timer.stop()

    def changed(self, body: Any) -> None:
        """A change by hand."""
        places = differences(self._body, body)
        self._body = body
        self._touched.update(places)
        was_said = bool(self._served or self._standing)
        self._served = {at: said for at, said in self._served.items() if not _meets(at, places)}
        if self._standing:
            found = self._problems() if self._took < QUICK else {}
            self._standing = {at: found[at] for at in self._standing if at in found}
        if was_said:
            self._show()
        self._timer.start()

    def check(self) -> None:
        """Looks now: after a pause, or as the keyboard leaves a field."""
        self._timer.stop()
        found = self._problems()
        fresh = {at: said for at, said in found.items() if self._tried or at in self._touched}
        if fresh != self._standing:
            self._standing = fresh
            self._show()

    def check_if_waiting(self) -> None:
        """The same, where a change was not looked at yet."""
        if self._timer.isActive():
            self.check()

    def _show(self) -> None:
        self.show.emit({**self._standing, **self._served})

    def _problems(self) -> dict[str, str]:
        started = time.perf_counter()
        errors = by_pointer(self._find())
        self._took = time.perf_counter() - started
        return errors


def by_pointer(problems: list[Problem]) -> dict[str, str]:
    """The sentences of each place, one below the other."""
    errors: dict[str, str] = {}
    for problem in problems:
        errors[problem.pointer] = "\n".join(filter(None, (errors.get(problem.pointer), problem.message)))
    return errors


def _meets(pointer: str, places: list[str]) -> bool:
    """Whether one of the places is the pointer's own, above it or below it."""
    return any(
        pointer == place or pointer.startswith(place + "/") or place.startswith(pointer + "/") for place in places
    )
