"""Notices of one window: hears the desk, keeps the list, and tells of each in the way that the artist has set.

While the window is in front nothing goes to the system: rows and results are seen. Else the system's notice, where there is
one, and always the list in the window. What is worth a notice is decided in `services.notices`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import Event, RequestDeleted
from comfy_desk.domain.output import Role
from comfy_desk.domain.settings import (
    NOTICE_BATCH,
    NOTICE_CREDITS,
    NOTICE_DONE,
    NOTICE_EXPIRING,
    NOTICE_FAILED,
    Setting,
)
from comfy_desk.services.api import SessionApi
from comfy_desk.services.notices import GOOD, Bursts, Kind, Notice, NoticeList, Watch, Way, taken_up
from comfy_desk.ui.notices.native import Native, Outward
from comfy_desk.ui.notices.sounds import Sounds
from comfy_desk.ui.notices.words import line_of, title_of
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine

REMEMBERED = "notices.list"

SETTING_OF: dict[Kind, Setting] = {
    Kind.DONE: NOTICE_DONE,
    Kind.FAILED: NOTICE_FAILED,
    Kind.BATCH: NOTICE_BATCH,
    Kind.EXPIRING: NOTICE_EXPIRING,
    Kind.CREDITS: NOTICE_CREDITS,
}

_TOLD_IN_FRONT = frozenset({Kind.BATCH, Kind.EXPIRING})
"""What no row and no bar above the table says by itself."""

KEEP_AFTER = 1500
"""Milliseconds of quiet after which the list is written down."""

LOOK_EVERY = 60_000
"""Milliseconds between two looks at what is not kept much longer."""


class Notices(QObject):
    """`changed()` when the list is another one; `opened(request)` when one was clicked, with "" where it names no request."""

    changed = Signal()
    opened = Signal(str)

    def __init__(
        self,
        window: QWidget,
        toast: ToastLine,
        ways: Callable[[], tuple[Native, ...]] = tuple,
        now: Callable[[], float] = time.time,
        sounds: Sounds | None = None,
    ) -> None:
        """`ways` gives the system's own, the best first; asked at each notice, as a tray may come and go."""
        super().__init__(window)
        self._window = window
        self._toast = toast
        self._ways = ways
        self._now = now
        self._sounds = sounds or Sounds(self)
        self._session: SessionApi | None = None
        self._watch: Watch | None = None
        self._end: Callable[[], None] = lambda: None
        self._bursts = Bursts()
        self._read = False  # what an earlier run left was taken up
        self.list = NoticeList()
        self._burst_timer = _timer(self, self._tell_held)
        self._keep_timer = _timer(self, self._keep)
        self._look_timer = QTimer(self)
        self._look_timer.setInterval(LOOK_EVERY)
        self._look_timer.timeout.connect(self._look)

    # --- of the window

    def attach(self, session: SessionApi) -> None:
        self.detach()
        self._session = session
        self._bursts = Bursts()
        self.list = NoticeList()
        watch = self._watch = Watch(session.desk.requests, self._batch_name)
        watch.load()
        self._end = session.desk.subscribe(self._on_event)
        self._look_timer.start()
        self.changed.emit()

    async def start(self) -> None:
        """Takes up the list of an earlier run."""
        if self._session is None:
            return
        new = self.list.newest_first()
        self.list = taken_up(await self._session.remembered(REMEMBERED, []))
        for notice in reversed(new):
            self.list.add(notice)
        self._read = True
        self.changed.emit()
        self._look()

    async def put_away(self) -> None:
        if self._session is not None and self._read:
            self._keep_timer.stop()
            await self._session.remember(REMEMBERED, self.list.put_down())

    def detach(self) -> None:
        for timer in (self._burst_timer, self._keep_timer, self._look_timer):
            timer.stop()
        end, self._end = self._end, lambda: None
        end()
        self._session, self._watch, self._read = None, None, False

    def close(self) -> None:
        self.detach()
        self._sounds.close()

    # --- of the list

    def open(self, notice: Notice) -> None:
        """The artist wants to see what it is about."""
        if self.list.mark_read(notice.number):
            self._changed()
        self.opened.emit(notice.request)

    def open_newest_of(self, request: str) -> None:
        self.note_seen(request)
        self.opened.emit(request)

    def note_seen(self, request: str) -> None:
        """The request is being looked at: what was told of it is no news."""
        if self.list.mark_request(request):
            self._changed()

    def mark_all(self) -> None:
        if self.list.mark_all():
            self._changed()

    def account_of(self, notice: Notice) -> str:
        """The name of its account, where that is still here."""
        accounts = self._session.desk.accounts() if self._session is not None else ()
        return next((one.label for one in accounts if one.id == notice.account), "")

    # --- what happens

    def _batch_name(self, batch_id: str) -> str:
        batch = self._session.desk.batch(batch_id) if self._session is not None else None
        return batch.name if batch is not None else ""

    def _way(self, kind: Kind) -> Way:
        if self._session is None:
            return Way.OFF
        return Way(str(self._session.settings.value(SETTING_OF[kind])))

    def _on_event(self, event: Event) -> None:
        if isinstance(event, RequestDeleted) and self.list.forget(event.id):
            self._changed()
        if self._watch is not None:
            whole = self._way(Kind.BATCH) is not Way.OFF
            self._tell(self._watch.on_event(event, self._now(), whole_batches=whole))

    def _look(self) -> None:
        if self._watch is not None:
            self._tell(self._watch.look(self._now()))

    def _tell(self, notices: list[Notice]) -> None:
        now, listed = self._now(), False
        for notice in notices:
            way = self._way(notice.kind)
            if way is Way.OFF:
                continue
            listed = True
            in_front = self._in_front()
            self.list.add(replace(notice, read=in_front and notice.kind is Kind.DONE))
            if in_front:
                self._tell_in_front(notice)
            elif way is not Way.INSIDE and (one := self._bursts.put(notice, now)) is not None:
                self._tell_outward(one)
        if listed:
            self._changed()
        self._wait_for_held()

    def _tell_in_front(self, notice: Notice) -> None:
        if notice.kind in _TOLD_IN_FRONT:
            words = f"{title_of(notice)} · {line_of(notice)}"
            self._toast.show_notice(words, action=tr("Show"), on_action=lambda: self.open_newest_of(notice.request))

    def _tell_outward(self, notice: Notice) -> None:
        line = line_of(notice, self.account_of(notice))
        outward = Outward(notice.request, title_of(notice), line, self._picture(notice), urgent=notice.kind not in GOOD)
        any(way.send(outward) for way in self._ways())
        QApplication.alert(self._window)
        if self._way(notice.kind) is Way.SOUND:
            self._sounds.play(good=notice.kind in GOOD and not notice.failed)

    def _picture(self, notice: Notice) -> str | None:
        """The small picture of its first work."""
        request = self._session.desk.get(notice.request) if self._session is not None and notice.count == 1 else None
        works = (one for one in request.outputs if one.role is Role.WORK) if request is not None else ()
        return next((one.thumbnail for one in works if one.thumbnail), None)

    def _tell_held(self) -> None:
        """Those that came together, as one each; not where the artist has come back meanwhile."""
        for notice in self._bursts.due(self._now()):
            if not self._in_front():
                self._tell_outward(notice)
        self._wait_for_held()

    def _wait_for_held(self) -> None:
        due = self._bursts.next_due()
        if due is not None:
            self._burst_timer.start(max(0, int((due - self._now()) * 1000)) + 1)

    def _in_front(self) -> bool:
        """One of the program's windows has the keyboard."""
        return QApplication.activeWindow() is not None and self._window.isVisible() and not self._window.isMinimized()

    def _changed(self) -> None:
        self.changed.emit()
        self._keep_timer.start(KEEP_AFTER)

    def _keep(self) -> None:
        if self._session is not None and self._read:
            spawn(self._session.remember(REMEMBERED, self.list.put_down()), self, self._unkept)

    def _unkept(self, _error: DeskError) -> None:
        """The disk takes nothing: the window says so elsewhere, and the next change tries again."""


def _timer(owner: QObject, on_time: Callable[[], None]) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(on_time)
    return timer
