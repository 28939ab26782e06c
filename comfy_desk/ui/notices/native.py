"""The ways to the system's own notices: what each of them takes, and the one from the tray icon. Never depended on.

A way says whether it took a notice; that somebody saw it is not known. The way over a bus is `bus`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QSystemTrayIcon

from comfy_desk.ui.small_pictures import read_small

LONGEST = 400
"""Characters of a title or a line."""

SECONDS = 10
"""For which the tray's own notices stand, where a platform asks."""


@dataclass(frozen=True, slots=True)
class Outward:
    """One notice for the system. `key` comes back with a click; `picture` is a small PNG of ours."""

    key: str
    title: str
    line: str = ""
    picture: str | None = None
    urgent: bool = False


class Native(QObject):
    """`clicked(key)`. Each way derives from it."""

    clicked = Signal(str)

    def send(self, notice: Outward) -> bool:
        """Whether it was handed on; False where this way cannot be had now."""
        raise NotImplementedError

    def close(self) -> None:
        """Nothing is emitted afterwards."""


class TrayNotices(Native):
    """From the tray icon that `icon` gives, while there is one. A click names the newest."""

    def __init__(self, icon: Callable[[], Any | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._newest = ""

    def send(self, notice: Outward) -> bool:
        icon = self._icon()
        if icon is None:
            return False
        self._newest = notice.key
        sign: QSystemTrayIcon.MessageIcon | QIcon = QSystemTrayIcon.MessageIcon.Information
        if notice.urgent:
            sign = QSystemTrayIcon.MessageIcon.Warning
        elif notice.picture:
            sign = _small(notice.picture) or sign
        icon.showMessage(notice.title[:LONGEST], notice.line[:LONGEST], sign, SECONDS * 1000)
        return True

    def on_click(self) -> None:
        if self._newest:
            self.clicked.emit(self._newest)


def _small(path: str) -> QIcon | None:
    image = read_small(path)
    return None if image.isNull() else QIcon(QPixmap.fromImage(image))
