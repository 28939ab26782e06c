"""Where things stand in the window: the docks, their usual widths, and what is remembered of both."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from comfy_desk.ui.phrases import tr

if TYPE_CHECKING:
    from comfy_desk.services.api import SessionApi

GEOMETRY = "window.geometry"
STATE = "window.state"

VERSION = 1
"""Counted up when docks are added or renamed: an older remembered state is then left alone."""

NARROW = 1120
"""Logical pixels of a window below which Compose and the viewer share one place, as tabs, until the artist parts them."""

WIDEST = 100_000
"""Logical pixels of a part of a window that are believed."""

FRAME = QSize(16, 56)
"""What a window manager usually puts around a window, before it can be asked."""

_LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
_RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


class Layout:
    """Makes the two docks of `window`: `left` for Compose, `right` for the viewer."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._placed = False
        self._stands = False
        self._before = WIDEST  # the window's width before what it holds could ask for more
        # Qt mirrors what lies in an area, but not the areas.
        leftwards = window.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self._begin, self._end = (_RIGHT, _LEFT) if leftwards else (_LEFT, _RIGHT)
        window.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks)
        window.setCorner(Qt.Corner.BottomLeftCorner, _LEFT)
        window.setCorner(Qt.Corner.BottomRightCorner, _RIGHT)
        self.left = self._dock(tr("Compose"), "compose", self._begin)
        self.right = self._dock(tr("Viewer"), "viewer", self._end)
        self.details = self._dock(tr("Details"), "details", self._end)
        window.tabifyDockWidget(self.right, self.details)
        window.resize(self._first_size())

    def fill(self, left: QWidget, right: QWidget, details: QWidget) -> None:
        for dock, widget in ((self.left, left), (self.right, right)):
            dock.setWidget(widget)
            dock.show()
        self.details.setWidget(details)  # seen where it was seen before, or when it is asked for
        self._before = self._window.width()

    def bring(self, dock: QDockWidget) -> None:
        """Show a dock that may be closed, or lie under another one."""
        dock.show()
        dock.raise_()

    def reset(self) -> None:
        for dock, area in ((self.left, self._begin), (self.right, self._end)):
            dock.setFloating(False)
            self._window.addDockWidget(area, dock)
            dock.show()
        self.details.setFloating(False)
        self._window.tabifyDockWidget(self.right, self.details)
        self.details.hide()
        self.use_usual_widths()

    def when_shown(self) -> None:
        """The window is seen for the first time: widths mean something from now on."""
        if not self._placed and self.left.widget() is not None:
            self.use_usual_widths()

    def keep_on_screen(self) -> None:
        """The frame is known now: a window that is larger than the screen with it gets smaller."""
        window, screen = self._window, self._window.screen()
        if screen is None or window.isMaximized() or window.isFullScreen():
            return
        room, outer = screen.availableGeometry(), window.frameGeometry()
        self._stack_where_narrow(room.width() - (outer.width() - window.width()))
        over = QSize(max(0, outer.width() - room.width()), max(0, outer.height() - room.height()))
        if over.isNull():
            return
        window.resize(window.size() - over)
        window.move(room.topLeft())

    def use_usual_widths(self) -> None:
        """Compose as wide as a form needs, the viewer a third of what is left, and more on wide screens."""
        self._placed = True
        whole = self._window.width()
        if whole < NARROW:
            self._stack(whole)
            return
        left = max(320, min(400, whole * 24 // 100))
        right = max(300, (whole - left) * (31 if whole < 1600 else 40) // 100)
        self._window.resizeDocks([self.left, self.right], [left, right], Qt.Orientation.Horizontal)

    def _stack(self, whole: int) -> None:
        """Compose and the viewer in one place, Compose in front."""
        self._window.tabifyDockWidget(self.left, self.right)
        self._window.tabifyDockWidget(self.right, self.details)
        self._window.resizeDocks([self.left], [max(320, whole * 36 // 100)], Qt.Orientation.Horizontal)
        self.left.raise_()

    def _stack_where_narrow(self, room: int) -> None:
        """Side by side they can ask for a window wider than the `room`: then they share one place, whatever is remembered."""
        window, docks = self._window, (self.left, self.right)
        apart = self.right not in window.tabifiedDockWidgets(self.left)
        if not apart or any(dock.isFloating() or dock.isHidden() or dock.widget() is None for dock in docks):
            return
        if window.minimumSizeHint().width() <= room:
            return
        self._stack(room)
        layout = window.layout()
        if layout is not None and not (window.isMaximized() or window.isFullScreen()):
            layout.activate()  # else it would still be held as wide as it had to be
            window.resize(room, window.height())

    def _look_at_room(self) -> None:
        """As soon as the middle of the window has come: until then it asks for too little."""
        QTimer.singleShot(0, self._window, lambda: self._stack_where_narrow(min(self._before, self._screen_wide())))

    async def read(self, session: SessionApi) -> None:
        if self._stands:  # put there before this session was opened: the artist may have moved it since
            self._stands = False
            self._look_at_room()
            return
        placed = self._bring_back(await session.remembered(GEOMETRY, ""), await session.remembered(STATE, ""))
        if not placed and self._window.isVisible():
            self.use_usual_widths()

    def stand_at(self, geometry: Any, state: Any) -> None:
        """Before there is a session: where the window stood, as far as that was found in the store."""
        self._stands = self._bring_back(geometry, state)

    def _bring_back(self, geometry: Any, state: Any) -> bool:
        """Whether the docks are where they were."""
        kept, docks = to_bytes(geometry), to_bytes(state)
        if kept is not None:
            self._window.restoreGeometry(kept)
            self._before = self._window.width()
        if docks is not None and self._window.restoreState(docks, VERSION):
            self._placed = True
            self._look_at_room()
            return True
        return False

    async def write(self, session: SessionApi) -> None:
        await session.remember(GEOMETRY, to_text(self._window.saveGeometry()))
        await session.remember(STATE, to_text(self._window.saveState(VERSION)))

    def _dock(self, words: str, name: str, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(words, self._window)
        dock.setObjectName(name)
        dock.setAllowedAreas(_LEFT | _RIGHT)
        self._window.addDockWidget(area, dock)
        dock.hide()
        return dock

    def _first_size(self) -> QSize:
        room = self._room()
        if room.width() > 1400:
            return room * 0.9
        return room - FRAME

    def _screen_wide(self) -> int:
        screen = self._window.screen()
        if screen is None or QApplication.platformName() in ("offscreen", "minimal"):
            return WIDEST
        return screen.availableGeometry().width() - FRAME.width()

    def _room(self) -> QSize:
        """What the screen has to give. A platform without a screen names a size that means nothing."""
        screen = self._window.screen() or QApplication.primaryScreen()
        if screen is None or QApplication.platformName() in ("offscreen", "minimal"):
            return QSize(1280, 800)
        return screen.availableGeometry().size()


def to_text(data: QByteArray | bytes) -> str:
    """Bytes as text that can be remembered."""
    return base64.b64encode(bytes(QByteArray(data).data())).decode("ascii")


def to_sizes(kept: object) -> list[int] | None:
    """Widths of two parts that were remembered, or None for anything else."""
    if not isinstance(kept, list) or len(kept) != 2:
        return None
    return kept if all(isinstance(one, int) and 0 <= one <= WIDEST for one in kept) else None


def to_bytes(text: Any) -> QByteArray | None:
    """What `to_text` made, or None for anything else."""
    if not isinstance(text, str) or not text:
        return None
    try:
        return QByteArray(base64.b64decode(text, validate=True))
    except ValueError:
        return None
