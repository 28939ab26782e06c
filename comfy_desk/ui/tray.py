"""The tray icon: counts at a glance and a small menu, only while the desktop has a tray.

A tray may come and go while the program runs; `present` is what is known now. Where a desktop never has one, nothing here is
made. Whether the window may hide behind it is decided elsewhere.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QFont, QFontMetricsF, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from comfy_desk.ui import theme
from comfy_desk.ui.icons import app_icon
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.wording import Counts, counts_in_words

LOOK_EVERY = 3000
"""Milliseconds between two looks at whether there is a tray."""

_SIZES = (22, 32, 48)
_MOST = 99


class Place(Protocol):
    """Where icons of programs stand."""

    def available(self) -> bool: ...
    def icon(self, parent: QObject) -> Any: ...


class SystemTray:
    """The desktop's own. On a bus the host of the icons may leave, which Qt looks for only once: see `note_host`."""

    def __init__(self) -> None:
        self._was_there = False
        self._host_left = False

    def available(self) -> bool:
        return QSystemTrayIcon.isSystemTrayAvailable() and not self._host_left

    def icon(self, parent: QObject) -> QSystemTrayIcon:
        return QSystemTrayIcon(parent)

    def note_host(self, there: bool) -> None:
        """Whether the bus knows a host. An older tray needs none."""
        self._was_there = self._was_there or there
        self._host_left = self._was_there and not there


class Tray(QObject):
    """`presentChanged(bool)`; the others are wishes of its menu. `messageClicked()`: the newest notice of the icon's."""

    presentChanged = Signal(bool)
    shownAsked = Signal(bool)  # show the window, or hide it
    pauseAsked = Signal(bool)
    cancelWaitingAsked = Signal()
    quitAsked = Signal()
    messageClicked = Signal()

    def __init__(self, place: Place, shown: Callable[[], bool], parent: QObject) -> None:
        """`shown` says whether the window is to be seen now."""
        super().__init__(parent)
        self._place = place
        self._shown = shown
        self._counts = Counts()
        self._unread = 0
        self._paused = False
        self._may_hide = False
        self._menu: QMenu | None = None
        self.icon: Any | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self.look)

    def start(self) -> None:
        self._timer.start()
        self.look()

    def close(self) -> None:
        self._timer.stop()
        self._take_away()

    @property
    def present(self) -> bool:
        return self.icon is not None

    def look(self) -> None:
        """Whether there is a tray now."""
        there = self._place.available()
        if there == self.present:
            return
        if there:
            self._put_up()
        else:
            self._take_away()
        self.presentChanged.emit(there)

    def show_state(self, counts: Counts, unread: int, *, paused: bool, may_hide: bool) -> None:
        """`may_hide`: the window can go and the program stays."""
        now = (counts, unread, paused, may_hide)
        if now == (self._counts, self._unread, self._paused, self._may_hide):
            return
        self._counts, self._unread, self._paused, self._may_hide = now
        self._dress()

    def words(self) -> str:
        """What rests beside the pointer: plain, as a tray shows no markup."""
        parts = ["Comfy Desk", counts_in_words(self._counts) or tr("Nothing is running")]
        if self._paused:
            parts.append(tr("Sending is paused"))
        if self._unread:
            parts.append(counted(self._unread, "{n} unread notice", "{n} unread notices"))
        return "\n".join(parts)

    # --- inside

    def _put_up(self) -> None:
        icon = self.icon = self._place.icon(self)
        icon.activated.connect(self._on_activated)
        icon.messageClicked.connect(self.messageClicked)
        menu = self._menu = QMenu()
        self._window_entry = _entry(menu, "tray.show", self._on_window)
        menu.addSeparator()
        self._counts_entry = menu.addAction("")
        self._counts_entry.setEnabled(False)
        menu.addSeparator()
        self._pause_entry = _entry(menu, "tray.pause", lambda: self.pauseAsked.emit(not self._paused))
        self._cancel_entry = _entry(menu, "tray.cancel_waiting", self.cancelWaitingAsked.emit)
        menu.addSeparator()
        self._quit_entry = _entry(menu, "tray.quit", self.quitAsked.emit)
        menu.aboutToShow.connect(self._dress_menu)
        icon.setContextMenu(menu)
        self._dress()
        icon.show()

    def _take_away(self) -> None:
        icon, self.icon = self.icon, None
        menu, self._menu = self._menu, None
        if icon is not None:
            icon.hide()
            icon.setContextMenu(None)
            icon.deleteLater()
        if menu is not None:
            menu.deleteLater()

    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        clicks = (QSystemTrayIcon.ActivationReason.Trigger, QSystemTrayIcon.ActivationReason.DoubleClick)
        if reason in clicks and sys.platform != "darwin":  # there a click opens the menu
            self.shownAsked.emit(True)

    def _on_window(self) -> None:
        self.shownAsked.emit(not self._shown())

    def _dress(self) -> None:
        if self.icon is not None:
            self.icon.setToolTip(self.words())
            self.icon.setIcon(icon_with(self._counts.active, unread=self._unread > 0))
            self._dress_menu()

    def _dress_menu(self) -> None:
        """Also right before it is seen: the window may have gone by other ways."""
        shown = self._shown()
        self._window_entry.setText(tr("Hide the window") if shown else tr("Show the window"))
        self._window_entry.setEnabled(self._may_hide or not shown)
        self._counts_entry.setText(counts_in_words(self._counts) or tr("Nothing is running"))
        self._pause_entry.setText(tr("Send again") if self._paused else tr("Pause sending"))
        self._cancel_entry.setText(tr("Cancel everything waiting"))
        self._cancel_entry.setEnabled(self._counts.waiting + self._counts.queued > 0)
        self._quit_entry.setText(tr("Quit"))


def _entry(menu: QMenu, name: str, do: Callable[[], Any]) -> QAction:
    action = menu.addAction("")
    action.setObjectName(name)
    action.triggered.connect(lambda _checked=False: do())
    return action


def icon_with(count: int, *, unread: bool) -> QIcon:
    """The program's icon with how many are under way; a dot where there is something unread and nothing under way."""
    if not count and not unread:
        return app_icon()
    made = QIcon()
    words = whole(count) if count <= _MOST else f"{whole(_MOST)}+"
    for size in _SIZES:
        made.addPixmap(_badged(app_icon().pixmap(size, size), size, words if count else ""))
    return made


def _badged(picture: QPixmap, size: int, words: str) -> QPixmap:
    drawn = QPixmap(picture)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(
        1 / drawn.devicePixelRatio() * drawn.width() / size, 1 / drawn.devicePixelRatio() * drawn.height() / size
    )
    height = size * (0.56 if words else 0.36)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(7, int(height * 0.74)))
    around = height * 0.4
    wide = QFontMetricsF(font).horizontalAdvance(words)
    if wide + around > size:
        font.setPixelSize(max(6, int(font.pixelSize() * (size - around) / wide)))
        wide = size - around
    width = max(height, wide + around) if words else height
    place = QRectF(size - width, size - height, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.current().accent))
    painter.drawRoundedRect(place, height / 2, height / 2)
    painter.setFont(font)
    painter.setPen(QColor(theme.current().accent_text))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return drawn
