"""Counts and progress on the program's place in the taskbar or dock, where the platform has a way for it.

Qt sets the number (macOS, Windows, Linux desktops that know launcher entries); the bar goes over the session's bus and is
seen where such entries are. Whether anybody shows it is not known, and nothing depends on it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication

Tell = Callable[[float | None], object]


class Taskbar:
    """`badge` and `bar` do nothing where they are None."""

    def __init__(self, badge: Callable[[int], None] | None, bar: Tell | None) -> None:
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


def taskbar_here(bar: Tell | None) -> Taskbar:
    return Taskbar(getattr(QApplication.instance(), "setBadgeNumber", None), bar)
