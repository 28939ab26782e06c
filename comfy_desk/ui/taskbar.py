"""Counts and progress on the program's place in the taskbar or dock, where the platform has a way for it.

Qt sets the number on macOS and Windows. On a Linux desktop number and bar go over the session's bus and are seen where
launcher entries are known; Qt's own way there makes a path of the program's name that no bus takes. Whether anybody shows
them is not known, and nothing depends on it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

Tell = Callable[[float | None], object]


class Taskbar:
    """`badge` and `bar` do nothing where they are None."""

    def __init__(self, badge: Callable[[int], object] | None, bar: Tell | None) -> None:
        self._badge = badge
        self._bar = bar
        self._number = 0
        self._part: float | None = None

    def show_number(self, number: int) -> None:
        """0 shows none."""
        if self._badge is not None and number != self._number:
            self._number = number
            self._badge(number)

    def show_part(self, part: float | None) -> None:
        """How much of what is being collected is here, 0 to 1; None shows no bar."""
        part = None if part is None else round(min(1.0, max(0.0, part)), 2)
        if self._bar is not None and part != self._part:
            self._part = part
            self._bar(part)

    def close(self) -> None:
        self.show_number(0)
        self.show_part(None)


def taskbar_here() -> Taskbar:
    """Where no bus is: nothing at all on Linux."""
    linux = sys.platform.startswith("linux")
    return Taskbar(None if linux else getattr(QApplication.instance(), "setBadgeNumber", None), None)
