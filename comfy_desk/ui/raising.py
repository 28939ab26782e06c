"""Bringing a window back to the front, however it went away: minimised, hidden, behind others. As large as it was."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def bring_to_front(window: QWidget) -> None:
    """A desktop may only mark it as waiting; another virtual desktop is left to the window manager."""
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)  # maximised stays maximised
    window.show()
    window.raise_()
    window.activateWindow()
