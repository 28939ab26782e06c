"""What of the program is seen outside of its window: notices, the tray, the taskbar, and whether the machine may sleep.

One for each window, over all of its sessions. It decides when a closed window only hides, and brings it back. Where a
platform has none of it (off screen), all of it is left out.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.events import CollectProgress
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import KEEP_IN_TRAY, STAY_AWAKE, Setting
from comfy_desk.ui.awake import Awake, Inhibitor, state_in_words, ways_here
from comfy_desk.ui.awake import State as AwakeState
from comfy_desk.ui.desktop_bus.parent import BusLock, BusNotices, DesktopBus, desktop_bus
from comfy_desk.ui.notices.centre import NoticeButton
from comfy_desk.ui.notices.hub import Notices
from comfy_desk.ui.notices.native import Native, TrayNotices
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.raising import bring_to_front
from comfy_desk.ui.taskbar import Taskbar, taskbar_here
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.tray import Place, SystemTray, Tray
from comfy_desk.ui.wording import Counts
from comfy_desk.ui.workplace import Workplace

FIRST_AFTER = 1200
"""Milliseconds from the first session to the first word to the desktop: after the window was painted."""

_WITHOUT = frozenset(["offscreen", "minimal"])


@dataclass(frozen=True, slots=True)
class Outside:
    """The ways out of the window that a platform has; each may be missing."""

    tray: Place | None = None
    bus: DesktopBus | None = None
    notices: Native | None = None
    taskbar: Taskbar | None = None
    awake: tuple[Inhibitor, ...] = ()


def outside_here(parent: QObject) -> Outside:
    """What there is here; made once the window was painted."""
    if QGuiApplication.platformName() in _WITHOUT:
        return Outside()
    bus = desktop_bus(parent)
    tray = SystemTray()
    if bus is None:
        return Outside(tray, taskbar=taskbar_here(), awake=ways_here(parent))
    bus.hostChanged.connect(tray.note_host)
    bar = Taskbar(lambda number: bus.order("launcher", number=number), lambda part: bus.order("launcher", part=part))
    return Outside(tray, bus, BusNotices(bus, parent), bar, (BusLock(bus), *ways_here(parent)))


@overrides_qt
class Presence(QObject):
    """`leave` ends the program; `covered` says whether a sheet lies over the window, which keeps what is under it out of
    reach.
    """

    def __init__(
        self,
        window: QWidget,
        toast: ToastLine,
        leave: Callable[[], None],
        covered: Callable[[], bool],
        now: Callable[[], float] = time.time,
        outside: Callable[[QObject], Outside] = outside_here,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._toast = toast
        self._leave = leave
        self._covered = covered
        self._outside = outside
        self._place: Workplace | None = None
        self._end: Callable[[], None] = lambda: None
        self._counts = Counts()
        self._paused = False
        self._collecting: dict[str, CollectProgress] = {}
        self._told_hidden = False
        self._told_refused = False
        self._hidden = False  # closed into the tray
        self._closed = False
        self._begun = False
        self._ways_out = Outside()
        self._from_tray: TrayNotices | None = None
        self._taskbar = Taskbar(None, None)
        self.tray: Tray | None = None
        self.awake = Awake((), self)
        self.notices = Notices(window, toast, self._ways, now)
        self.notices.opened.connect(self.open)
        self.notices.changed.connect(self._show)
        self.button = NoticeButton(self.notices, now, window)
        window.installEventFilter(self)
        if sys.platform == "darwin":
            app = QGuiApplication.instance()
            if isinstance(app, QGuiApplication):
                app.applicationStateChanged.connect(self._on_application)

    # --- what the window calls

    def attach(self, place: Workplace) -> None:
        self._place = place
        self._collecting.clear()
        place.bridge.progress.connect(self._on_progress)
        place.bridge.requestChanged.connect(self._on_changed)
        place.queue.selected.connect(self.notices.note_seen)
        self._end = place.session.settings.subscribe(self._on_setting)
        self.notices.attach(place.session)
        if not self._begun:
            self._begun = True
            QTimer.singleShot(FIRST_AFTER, self, self.begin)

    async def start(self) -> None:
        await self.notices.start()

    async def put_away(self) -> None:
        await self.notices.put_away()

    def detach(self) -> None:
        self._place = None
        end, self._end = self._end, lambda: None
        end()
        self.notices.detach()
        self.show_counts(Counts(), paused=False)

    def close(self) -> None:
        """Everything that was taken of the desktop is given back."""
        self._closed = True
        self.detach()
        self.notices.close()
        self.button.panel.hide()
        self.awake.close()
        self._taskbar.close()
        if self.tray is not None:
            self.tray.close()
        if self._ways_out.bus is not None:
            self._ways_out.bus.close()

    def begin(self) -> None:
        """The first word to the desktop; later than the first picture of the window."""
        if self._closed:
            return
        ways = self._ways_out = self._outside(self)
        if ways.notices is not None:
            ways.notices.clicked.connect(self.notices.open_newest_of)
        if ways.taskbar is not None:
            self._taskbar = ways.taskbar
        self.awake.close()
        self.awake.deleteLater()
        self.awake = Awake(ways.awake, self)
        self.awake.changed.connect(self._on_awake)
        if ways.tray is not None:
            self._make_tray(ways.tray)
        self._show()

    def show_counts(self, counts: Counts, *, paused: bool) -> None:
        self._counts, self._paused = counts, paused
        self._show()

    def hides_instead(self) -> bool:
        """Whether closing the window only hides it: the artist wants that, and there is a way back."""
        if self.tray is None or self._closed or _session_ends():
            return False
        self.tray.look()
        return self.tray.present and self._is_on(KEEP_IN_TRAY)

    def hide(self) -> None:
        self._hidden = True
        self._window.hide()
        icon = self.tray.icon if self.tray is not None else None
        if not self._told_hidden and icon is not None:
            self._told_hidden = True
            icon.showMessage("Comfy Desk", tr("It keeps running here. Its menu has Quit."))

    def open(self, request: str) -> None:
        """A notice was clicked: the window comes to the front and shows what it was about."""
        self.bring_back()
        if self._place is None or self._covered() or not request:
            return
        known = self._place.session.desk.get(request)
        if known is not None and known.removed_at is None:
            self._place.show_request(request)
        else:
            self._toast.show_notice(tr("This request is not in the list any more."))

    def bring_back(self) -> None:
        self._hidden = False
        bring_to_front(self._window)

    # --- inside

    def _make_tray(self, place: Place) -> None:
        tray = self.tray = Tray(place, self._is_seen, self)
        self._from_tray = TrayNotices(lambda: tray.icon, self)
        self._from_tray.clicked.connect(self.notices.open_newest_of)
        tray.messageClicked.connect(self._from_tray.on_click)
        tray.presentChanged.connect(self._on_tray)
        tray.shownAsked.connect(self._on_shown_asked)
        tray.pauseAsked.connect(lambda on: self._place.verbs.pause(on) if self._place is not None else None)
        tray.cancelWaitingAsked.connect(lambda: self._place.verbs.cancel_waiting() if self._place is not None else None)
        tray.quitAsked.connect(self._leave)
        tray.start()

    def _ways(self) -> tuple[Native, ...]:
        return tuple(way for way in (self._ways_out.notices, self._from_tray) if way is not None)

    def _is_seen(self) -> bool:
        return self._window.isVisible() and not self._window.isMinimized()

    def _on_shown_asked(self, shown: bool) -> None:
        if shown:
            self.bring_back()
        elif self.hides_instead():
            self.hide()

    def _on_tray(self, present: bool) -> None:
        """Without a tray nobody could bring a hidden window back."""
        if not present and self._hidden and not self._closed:
            self.bring_back()
            self._toast.show_notice(tr("The tray is gone, so the window is back."))
        self._show()

    def _on_application(self, state: Qt.ApplicationState) -> None:
        """A click on the dock's icon brings back what was closed into the tray."""
        if state is Qt.ApplicationState.ApplicationActive and self._hidden and not self._closed:
            self.bring_back()

    def _on_setting(self, setting: Setting) -> None:
        if setting in (KEEP_IN_TRAY, STAY_AWAKE):
            self._told_refused = False
            self._show()

    def _on_awake(self) -> None:
        if self.awake.state is AwakeState.REFUSED and not self._told_refused:
            self._told_refused = True
            self._toast.show_notice(state_in_words(self.awake.state), tag="awake")

    def _on_progress(self, progress: CollectProgress) -> None:
        self._collecting[progress.id] = progress
        self._taskbar.show_part(part_of(self._collecting))

    def _on_changed(self, _before: Request, request: Request) -> None:
        if request.state is not State.COLLECTING and self._collecting.pop(request.id, None) is not None:
            self._taskbar.show_part(part_of(self._collecting))

    def _show(self) -> None:
        counts, unread = self._counts, self.notices.list.unread
        under_way = counts.queued + counts.running + counts.collecting
        self._taskbar.show_number(under_way or unread)
        self.awake.want(self._is_on(STAY_AWAKE) and under_way > 0)
        if self.tray is not None:
            self.tray.show_state(counts, unread, paused=self._paused, may_hide=self._is_on(KEEP_IN_TRAY))

    def _is_on(self, setting: Setting) -> bool:
        return self._place is not None and self._place.session.settings.value(setting) is True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nobody looks at a countdown of a window that is hidden."""
        if watched is self._window and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            seen = event.type() == QEvent.Type.Show
            if seen:
                self._hidden = False
            if self._place is not None and not event.spontaneous():
                now_seen = seen and not self._window.isMinimized()
                self._place.bridge.set_window_seen(now_seen)
                self._place.queue.table.watch.set_window_seen(now_seen)
        return super().eventFilter(watched, event)


def _session_ends() -> bool:
    """The desktop logs out: nothing may stay behind."""
    app = QGuiApplication.instance()
    return isinstance(app, QGuiApplication) and app.isSavingSession()


def part_of(collecting: dict[str, CollectProgress]) -> float | None:
    """How much of what is being collected is here, where the servers named the whole; None where they did not."""
    known: list[Any] = [one for one in collecting.values() if one.total]
    whole = sum(one.total for one in known)
    return sum(min(one.received, one.total) for one in known) / whole if whole else None
