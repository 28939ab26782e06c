"""The one window: Compose left, the queue in the middle, the viewer right, menus above and the status line below.

The frame around a `Workplace`, whose views it puts in their places. It starts and stops nothing: closing is asked of the
program (`on_close`), and the window goes when the program says so (`finish`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QTabBar, QVBoxLayout, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import NOTICE_DONE
from comfy_desk.ui import theme
from comfy_desk.ui.garbage import GarbageTurns
from comfy_desk.ui.icons import app_icon
from comfy_desk.ui.layout import Layout, to_bytes, to_text
from comfy_desk.ui.menu_acts import menu_acts
from comfy_desk.ui.menus import Menus
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.tab_order import step
from comfy_desk.ui.toast import ToastLine

if TYPE_CHECKING:  # what the frame is filled with comes in `furnish`: the frame is to be seen before all that is loaded
    from comfy_desk.services.api import AccountsApi, SessionApi
    from comfy_desk.ui.dialogs.first_start import FirstStart
    from comfy_desk.ui.dialogs.key_entry import KeyPlace, KeyTest
    from comfy_desk.ui.presence import Outside
    from comfy_desk.ui.views.compose import ComposeView
    from comfy_desk.ui.views.queue import QueueView
    from comfy_desk.ui.views.viewer import ViewerView
    from comfy_desk.ui.workplace import Workplace

QUEUE = "queue.state"


@overrides_qt
class MainWindow(QMainWindow):
    """Made without a session: it can ask for a key first. `attach` gives it one, and may be called again with another.

    `on_close` is called once, when the artist wants to leave; `test_key` asks the Router about a key; `folder` names the
    folder of saved files. `keyChosen(Secret)`, `practiceChosen()` and `ownChosen()` come from the sheets.

    `later`: it is only a frame at first, which says `painted`; `furnish` makes the rest of it.
    """

    keyChosen = Signal(object)
    practiceChosen = Signal()
    ownChosen = Signal()
    painted = Signal()  # the first time

    def __init__(
        self,
        on_close: Callable[[], None],
        test_key: KeyTest,
        *,
        folder: Callable[[], Path | None] = lambda: None,
        now: Callable[[], float] = time.time,
        outside: Callable[[QObject], Outside] | None = None,
        later: bool = False,
    ) -> None:
        super().__init__()
        self._on_close = on_close
        self._folder = folder
        self._now = now
        self._place: Workplace | None = None
        self._brought_back = False
        self._leaving = False
        self._garbage = GarbageTurns(self)
        self._finished = False
        self._framed = False
        self._going_on: tuple[int, int] | None = None
        self._furnished = self._was_painted = False
        self.setWindowTitle("Comfy Desk")
        self.setWindowIcon(app_icon())
        self._make_centre()
        self.docks = Layout(self)
        self._make_menus()
        self._test_key, self._outside = test_key, outside
        if not later:
            self.furnish()

    def furnish(self) -> None:
        """All that the frame holds but the views, which come with a session."""
        from comfy_desk.ui.asking import Asking
        from comfy_desk.ui.commands.desk import CommandDesk
        from comfy_desk.ui.frame_words import FrameWords
        from comfy_desk.ui.presence import Presence, outside_here
        from comfy_desk.ui.sheets import Sheets
        from comfy_desk.ui.worn import Worn

        self._make_status()
        self.sheets = Sheets(self, self._test_key)
        self.sheets.keyChosen.connect(self.keyChosen)
        self.sheets.practiceChosen.connect(self.practiceChosen)
        self.sheets.ownChosen.connect(self.ownChosen)
        self.sheets.covered.connect(self._on_covered)
        self.worn = Worn(self.menus, self, self.show_error)
        self.asking = Asking(self, self.sheets, self.toast, self._now)
        self.presence = Presence(
            self,
            self.toast,
            self._leave,
            lambda: self.sheets.content is not None,
            self._now,
            self._outside or outside_here,
        )
        self.status.add_part(self.presence.button)
        self.presence.button.panel.settingsAsked.connect(lambda: self.asking.settings(NOTICE_DONE.key))
        self.commands = CommandDesk(
            self,
            regions=self._regions,
            open_setting=self.asking.settings,
            may_open=lambda: self.sheets.content is None,
            before_listing=self.menus.look_at_focus,
            on_error=self.show_error,
        )
        self.asking.set_commands(self.commands.registry)
        self._make_recipes()
        self._words = FrameWords(self, self.status, self.asking, self.presence, self._now)
        self._queue_timer = QTimer(self)
        self._queue_timer.setSingleShot(True)
        self._queue_timer.setInterval(500)
        self._queue_timer.timeout.connect(self._keep_queue_state)
        self._ticker = QTimer(self)
        self._ticker.setInterval(1000)
        self._ticker.timeout.connect(self._show_state)
        self._furnished = True
        self.menus.set_furnished(True)

    def _make_recipes(self) -> None:
        from comfy_desk.schema import Medium
        from comfy_desk.ui.recipe_drop import RecipeDrop

        self.recipes = RecipeDrop(
            self,
            self._compose_here,
            self.toast,
            lambda: self.docks.bring(self.docks.left),
            self._folder,
            lambda path, others: self._there().using.use_file(path, Medium.IMAGE, others),
        )

    # --- what the program calls

    @property
    def compose(self) -> ComposeView:
        return self._there().compose

    @property
    def queue(self) -> QueueView:
        return self._there().queue

    @property
    def viewer(self) -> ViewerView:
        return self._there().viewer

    def ask_first(self) -> FirstStart:
        """The first question, over the whole window."""
        return self.sheets.ask_first()

    def ask_for_key(self, reason: str = "", account: str = "") -> None:
        """The accounts; with a reason the field for the key of one of them, of the chosen one where none is named."""
        self.asking.accounts(account, reason)

    def set_key_place(self, place: KeyPlace | None) -> None:
        """The keyring answered who it is."""
        self.sheets.set_key_place(place)

    def key_working(self, words: str) -> None:
        """What is being done with the answer of a sheet; empty words give it back."""
        self.sheets.set_working(words)

    def key_refused(self, error: DeskError) -> None:
        """The answer of a sheet did not do; said where it was given."""
        if not self.sheets.refuse(error):
            self.show_error(error)

    def close_sheet(self) -> None:
        self.sheets.close()

    def set_accounts(self, accounts: AccountsApi | None) -> None:
        """The artist's accounts; None while it is the practice Router's alone."""
        self.asking.set_accounts(accounts)

    def attach(self, session: SessionApi) -> None:
        """Show this session. Await `start` afterwards; await `put_away` before attaching another one."""
        from comfy_desk.ui.compose_entries import ComposeEntries
        from comfy_desk.ui.going_on import left_going
        from comfy_desk.ui.workplace import Workplace

        self._detach()
        self._waiting.hide()
        self.sheets.close()
        self._brought_back = False
        place = self._place = Workplace(session, self, self.toast, self._now, self._folder)
        self._column.insertWidget(0, place.library.centre, 1)
        self.menus.view_menu.insertActions(self.menus.parts_place, place.library.centre.actions())
        self.docks.fill(place.compose, place.viewer, place.details)
        self.menus.undo_here = place.library.undo_here
        entries = (place.compose.generate, place.many.action)
        ComposeEntries(self.menus.queue_menu, self.menus.generate_place, place.compose, entries)
        self.menus.queue_menu.insertAction(self.menus.retry_place, place.queue.table.keys.actions["queue.retry_failed"])
        self.menus.queue_menu.insertActions(self.menus.choosing_place, place.choosing.actions())
        self.asking.set_place(place)
        self.worn.attach(place)
        self.commands.attach(place)
        self._connect(place)
        self.presence.attach(place)
        if self._going_on is None:  # another session's were not left to themselves by a closed program
            self._going_on = left_going(session.desk.requests())
        place.compose.set_paused(session.desk.sending_paused)
        self.status.set_account(session.account)
        self.menus.set_session(True)
        self._on_paused(session.desk.sending_paused)
        if self.isVisible():
            self.docks.when_shown()
        self._ticker.start()

    async def start(self) -> None:
        """Bring back places and drafts, and read the catalogue. Its errors are told in the window."""
        from comfy_desk.ui.going_on import went_on_in_words

        place = self._there()
        columns = to_bytes(await place.session.remembered(QUEUE, ""))
        if columns is not None:
            place.queue.restoreState(bytes(columns.data()))
        self.worn.put_on()
        await self.docks.read(place.session)
        await place.library.start()
        await self.presence.start()
        self._brought_back = True
        place.start()
        words = went_on_in_words(*(self._going_on or (0, 0)))
        self._going_on = (0, 0)
        if words:
            self.toast.show_notice(words)
        await place.compose.start()

    async def put_away(self) -> None:
        """Write places and drafts: before the session stops."""
        place = self._place
        if place is None:
            return
        await place.many.put_away()
        await place.compose.put_away()
        self._queue_timer.stop()
        if not self._brought_back:  # what is remembered was not read yet, and must not be written over
            return
        await place.session.remember(QUEUE, to_text(place.queue.saveState()))
        await self.docks.write(place.session)
        await place.library.put_away()
        await self.presence.put_away()

    def finish(self) -> None:
        """The program has stopped: the window goes, without asking anybody."""
        self._finished = True
        if self._furnished:
            self._detach()
            self.presence.close()
        self._garbage.close()
        self.close()

    def show_error(self, error: DeskError) -> None:
        self.toast.show_notice(error.sentence, error=True)

    def show_notice(self, text: str) -> None:
        self.toast.show_notice(text)

    # --- the frame

    def _make_centre(self) -> None:
        centre = self._centre = QWidget(self)
        theme.set_role(centre, "panel")
        self._column = QVBoxLayout(centre)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._waiting = plain_label(tr("Opening…"), centre, role="hint")
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column.addWidget(self._waiting, 1)
        self.toast = ToastLine(centre)
        foot = QVBoxLayout()
        foot.setContentsMargins(theme.GRID, 0, theme.GRID, theme.GRID)
        foot.addWidget(self.toast)
        self._column.addLayout(foot)
        self.setCentralWidget(centre)

    def _make_status(self) -> None:
        from comfy_desk.ui.status_line import StatusLine

        self.status = StatusLine(self)
        self.status.accountClicked.connect(self.ask_for_key)
        self.status.keyClicked.connect(lambda: self.ask_for_key(self.status.line_words))
        self.status.otherClicked.connect(lambda account: self.ask_for_key(account=account))
        self.status.fundsClicked.connect(lambda: self._there().verbs.add_credits())
        self.status.ledgerClicked.connect(lambda: self._there().show_ledger())
        self.setStatusBar(self.status)

    def _make_menus(self) -> None:
        panels = [dock.toggleViewAction() for dock in (self.docks.left, self.docks.right, self.docks.details)]
        self.menus = Menus(self, menu_acts(self, self._there, self._leave, self._show_files), panels)
        self.menus.set_furnished(False)

    def _connect(self, place: Workplace) -> None:
        place.stateChanged.connect(self._show_state)
        place.pausedChanged.connect(self._on_paused)
        place.composeWanted.connect(lambda: self.docks.bring(self.docks.left))
        place.viewerWanted.connect(lambda: self.docks.bring(self.docks.right))
        place.detailsWanted.connect(lambda: self.docks.bring(self.docks.details))
        place.keyAsked.connect(self.ask_for_key)
        place.limitAsked.connect(self.asking.time_limit)
        place.settingsAsked.connect(self.asking.settings)
        place.sending.accountChosen.connect(self.asking.choose)
        place.sending.accountsAsked.connect(self.ask_for_key)
        place.sending.limitAsked.connect(self.asking.model_time_limit)
        place.verbs.removals.changed.connect(self.menus.undo_removal.setEnabled)
        place.queue.stateChanged.connect(self._on_queue_state)

    def _detach(self) -> None:
        self._ticker.stop()
        self._queue_timer.stop()
        self.asking.set_place(None)
        self.worn.detach()
        self.commands.detach()
        self.presence.detach()
        place, self._place = self._place, None
        if place is not None:
            self._column.removeWidget(place.library.centre)
            place.close()
        self.menus.set_session(False)
        self.menus.undo_removal.setEnabled(False)
        self.menus.undo_here = lambda: None
        self.status.set_account(None)

    def _there(self) -> Workplace:
        if self._place is None:
            raise RuntimeError("the window has no session yet")
        return self._place

    def _regions(self) -> tuple[QWidget, ...]:
        """What F6 goes through."""
        place = self._place
        return () if place is None else (place.compose, self._centre, place.details, place.viewer, self.status)

    def _in_order(self, place: Workplace) -> tuple[QWidget, ...]:
        """What Tab goes through."""
        return (place.compose, place.library.centre, self.toast, place.details, place.viewer, self.status)

    # --- what happens

    def show_request(self, request_id: str, index: int | None = None) -> None:
        """Bring a request into the viewer, and the viewer into sight."""
        self._there().show_request(request_id, index)

    def _on_paused(self, paused: bool) -> None:
        from comfy_desk.ui.going_on import pause_in_words

        reason = self._there().session.desk.pause_reason if paused else ""
        self.menus.set_paused(paused, pause_in_words(reason))
        self._show_state()

    def _on_queue_state(self) -> None:
        if self._brought_back:
            self.worn.choose_compact(self._there().queue.compact)
        self._queue_timer.start()

    def _keep_queue_state(self) -> None:
        self._remember(QUEUE, to_text(self._there().queue.saveState()))

    def _show_state(self, *_ignored: object) -> None:
        """The status line and the title."""
        if self._place is not None and not self._leaving:
            self._words.show(self._place)

    # --- the menus

    def _compose_here(self) -> tuple[SessionApi, ComposeView] | None:
        return None if self._place is None or self._leaving else (self._place.session, self._place.compose)

    def _show_files(self) -> None:
        from comfy_desk.ui import desktop

        folder = self._folder()
        if folder is None:
            self.show_error(DeskError(tr("There is no folder of saved files yet.")))
        else:
            desktop.show_in_folder(self, str(folder), lambda refused: self.show_error(DeskError(refused)))

    def _remember(self, name: str, value: Any) -> None:
        if self._place is not None:
            spawn(self._place.session.remember(name, value), self, self.show_error)

    def _on_covered(self, covered: bool) -> None:
        """Keys and clicks go to the sheet alone."""
        tabs = self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)  # of docks in one place
        docks = (self.docks.left, self.docks.right, self.docks.details)
        for part in (self._centre, *docks, *tabs, self.menuBar(), self.status):
            part.setEnabled(not covered)
        if not covered and self._place is not None:
            self._place.compose.begin()

    # --- Qt's side

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.docks.when_shown()
        if not self._framed and QApplication.platformName() not in ("offscreen", "minimal"):
            self._framed = True
            QTimer.singleShot(300, self, self.docks.keep_on_screen)  # the frame comes after the window

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)  # when the parts are painted, too

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange and self._place is not None:
            self._place.bridge.set_window_seen(not self.isMinimized())
            self._place.queue.table.watch.set_window_seen(not self.isMinimized())
        super().changeEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's own
        if self._place is not None and self.sheets.content is None:
            place = self._place
            if step(self._in_order(place), forward):
                return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The queue has this key itself while it has the focus; two shortcuts for it would silence each other.
        if self._place is not None and self.sheets.content is None:
            if event.matches(QKeySequence.StandardKey.Find):
                self._place.find()
                return
            if event.matches(QKeySequence.StandardKey.Undo):  # no text field had a use for it
                self._place.verbs.removals.undo()
                return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked and nothing is lost: the program stops in order, then the window goes."""
        if self._finished:
            event.accept()
            return
        event.ignore()
        self.presence.hide() if self._furnished and self.presence.hides_instead() else self._leave()

    def _leave(self) -> None:
        if self._leaving:
            return
        self._leaving = True
        if self._furnished:
            self._ticker.stop()
        self.setWindowTitle(tr("Closing… — Comfy Desk"))
        self._on_close()
