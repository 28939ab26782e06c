"""The one window: Compose left, the queue in the middle, the viewer right, menus above and the status line below.

It puts the views together and turns their signals into calls of the session (`verbs`). It starts and stops nothing: closing
is asked of the program (`on_close`), and the window goes when the program says so (`finish`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QVBoxLayout, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import desktop, theme
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.dialogs.about import about_sheet, shortcuts_sheet
from comfy_desk.ui.dialogs.first_start import FirstStart
from comfy_desk.ui.dialogs.key_entry import KeyPlace, KeyTest
from comfy_desk.ui.dialogs.request_details import RequestDetails
from comfy_desk.ui.icons import app_icon
from comfy_desk.ui.layout import Layout, to_bytes, to_text
from comfy_desk.ui.menus import Menus
from comfy_desk.ui.sheets import Sheets
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.status_line import StatusLine
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.verbs import Verbs
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.queue import QueueView
from comfy_desk.ui.views.queue_columns import read_state, write_state
from comfy_desk.ui.views.viewer import ViewerView
from comfy_desk.ui.wording import window_title

SCHEME = "view.scheme"
QUEUE = "queue.state"


class _Views:
    """What stands in the window while there is a session."""

    def __init__(self, window: MainWindow, session: SessionApi) -> None:
        self.session = session
        self.bridge = DeskBridge(session.desk, window)
        self.compose = ComposeView(session, window.show_error, window)
        self.queue = QueueView(self.bridge)
        self.viewer = ViewerView(window)
        self.verbs = Verbs(session, window, window.toast, window)
        for panel in (self.compose, self.viewer):
            theme.set_role(panel, "panel")
            panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def close(self) -> None:
        self.bridge.close()
        self.viewer.release()
        for part in (self.compose, self.queue, self.viewer, self.verbs, self.bridge):
            part.deleteLater()


class MainWindow(QMainWindow):
    """Made without a session: it can ask for a key first. `attach` gives it one, and may be called again with another.

    `on_close` is called once, when the artist wants to leave; `test_key` asks the Router about a key; `folder` names the
    folder of saved files. `keyChosen(Secret)` and `practiceChosen()` come from the sheets.
    """

    keyChosen = Signal(object)
    practiceChosen = Signal()

    def __init__(
        self,
        on_close: Callable[[], None],
        test_key: KeyTest,
        *,
        folder: Callable[[], Path | None] = lambda: None,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__()
        self._on_close = on_close
        self._folder = folder
        self._now = now
        self._views: _Views | None = None
        self._brought_back = False
        self._leaving = False
        self._finished = False
        self._details: dict[str, RequestDetails] = {}
        self.setWindowTitle("Comfy Desk")
        self.setWindowIcon(app_icon())
        self._make_centre()
        self.docks = Layout(self)
        self._make_status()
        self._make_menus()
        self.sheets = Sheets(self, test_key)
        self.sheets.keyChosen.connect(self.keyChosen)
        self.sheets.practiceChosen.connect(self.practiceChosen)
        self.sheets.covered.connect(self._on_covered)
        self._queue_timer = QTimer(self)
        self._queue_timer.setSingleShot(True)
        self._queue_timer.setInterval(500)
        self._queue_timer.timeout.connect(self._keep_queue_state)
        self._ticker = QTimer(self)
        self._ticker.setInterval(1000)
        self._ticker.timeout.connect(self._show_state)

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

    def ask_for_key(self, reason: str = "") -> None:
        """The account and a field for its key."""
        if self._views is not None:
            self.sheets.ask_for_key(self._views.session.account, reason)

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

    def attach(self, session: SessionApi) -> None:
        """Show this session. Await `start` afterwards; await `put_away` before attaching another one."""
        self._detach()
        self.sheets.close()
        self._brought_back = False
        views = self._views = _Views(self, session)
        self._column.insertWidget(0, views.queue, 1)
        self.docks.fill(views.compose, views.viewer)
        self.menus.queue_menu.insertAction(self.menus.generate_place, views.compose.generate)
        self._connect(views)
        self.status.set_account(session.account)
        self.menus.set_session(True)
        self._on_paused(session.desk.sending_paused)
        if self.isVisible():
            self.docks.when_shown()
        self._ticker.start()

    async def start(self) -> None:
        """Bring back places and drafts, and read the catalogue. Its errors are told in the window."""
        views = self._there()
        scheme = await views.session.remembered(SCHEME, None)
        if scheme in {str(known) for known in theme.Scheme} and scheme != str(theme.scheme()):
            self._wear(scheme)
        columns = to_bytes(await views.session.remembered(QUEUE, ""))
        if columns is not None:
            views.queue.restoreState(bytes(columns.data()))
        self.menus.compact.setChecked(views.queue.table.compact)
        await self.docks.read(views.session)
        self._brought_back = True
        await views.compose.start()

    async def put_away(self) -> None:
        """Write places and drafts: before the session stops."""
        views = self._views
        if views is None:
            return
        await views.compose.put_away()
        self._queue_timer.stop()
        if not self._brought_back:  # what is remembered was not read yet, and must not be written over
            return
        await views.session.remember(QUEUE, to_text(views.queue.saveState()))
        await self.docks.write(views.session)

    def finish(self) -> None:
        """The program has stopped: the window goes, without asking anybody."""
        self._finished = True
        self._detach()
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
        self.toast = ToastLine(centre)
        foot = QVBoxLayout()
        foot.setContentsMargins(theme.GRID, 0, theme.GRID, theme.GRID)
        foot.addWidget(self.toast)
        self._column.addLayout(foot)
        self.setCentralWidget(centre)

    def _make_status(self) -> None:
        self.status = StatusLine(self)
        self.status.accountClicked.connect(self.ask_for_key)
        self.status.keyClicked.connect(lambda: self.ask_for_key("The Router did not accept the key."))
        self.setStatusBar(self.status)

    def _make_menus(self) -> None:
        handlers: dict[str, Callable[..., None]] = {
            "choose_model": lambda: self._in_compose(lambda compose: compose.choose_model()),
            "account": self.ask_for_key,
            "show_files": self._show_files,
            "quit": self._leave,
            "find": self._find,
            "compact": self._set_compact,
            "scheme": self._set_scheme,
            "reset_layout": lambda: self.docks.reset(),
            "cancel_selected": self._cancel_selected,
            "cancel_waiting": lambda: self._there().verbs.cancel_waiting(),
            "pause": lambda on: self._there().verbs.pause(on),
            "refresh_models": lambda: self._in_compose(lambda compose: compose.refresh_models()),
            "shortcuts": lambda: self.sheets.tell(shortcuts_sheet()),
            "about": lambda: self.sheets.tell(about_sheet()),
        }
        panels = [self.docks.left.toggleViewAction(), self.docks.right.toggleViewAction()]
        self.menus = Menus(self, handlers, panels)
        self.menus.set_scheme(str(theme.scheme()))

    def _connect(self, views: _Views) -> None:
        compose, queue, viewer, verbs, bridge = views.compose, views.queue, views.viewer, views.verbs, views.bridge
        compose.submitted.connect(self._on_submitted)
        queue.verbAsked.connect(verbs.act)
        queue.pauseAsked.connect(verbs.pause)
        queue.cancelWaitingAsked.connect(verbs.cancel_waiting)
        queue.selected.connect(self._on_selected)
        queue.composeAsked.connect(lambda: self._in_compose(lambda view: view.begin()))
        queue.countsChanged.connect(self._show_state)
        queue.stateChanged.connect(self._on_queue_state)
        viewer.saveAsAsked.connect(self._on_save)
        viewer.saveAllAsked.connect(verbs.save_all)
        viewer.verbAsked.connect(verbs.act)
        viewer.fetchAsked.connect(verbs.fetch)
        viewer.walkAsked.connect(self._on_walk)
        viewer.said.connect(self.show_notice)
        bridge.requestChanged.connect(self._on_changed)
        bridge.requestRemoved.connect(self._on_removed)
        bridge.accountChanged.connect(self._show_state)
        bridge.pausedChanged.connect(self._on_paused)

    def _detach(self) -> None:
        self._ticker.stop()
        self._queue_timer.stop()
        for details in list(self._details.values()):
            details.close()
        views, self._views = self._views, None
        if views is not None:
            self._column.removeWidget(views.queue)
            views.close()
        self.menus.set_session(False)
        self.status.set_account(None)

    def _there(self) -> _Views:
        if self._views is None:
            raise RuntimeError("the window has no session yet")
        return self._views

    # --- what verbs ask of the window (`verbs.Places`)

    def show_request(self, request_id: str, index: int | None = None) -> None:
        views = self._there()
        request = views.session.desk.get(request_id)
        if request is not None:
            views.viewer.show_request(request, index)
            self.docks.bring(self.docks.right)
            views.viewer.setFocus()

    def show_details(self, request_id: str) -> None:
        views = self._there()
        request = views.session.desk.get(request_id)
        if request is None:
            return
        if request_id not in self._details:
            made = RequestDetails(views.session, request, self._now, self)
            made.finished.connect(lambda _result: self._details.pop(request_id, None))
            self._details[request_id] = made
        details = self._details[request_id]
        details.show()
        details.raise_()
        details.activateWindow()

    def show_raw(self, request_id: str, text: str) -> None:
        self._there().viewer.show_raw(request_id, text)

    def edit(self, request: Request, body: dict[str, Any]) -> None:
        compose = self._there().compose
        self.docks.bring(self.docks.left)
        if request.failure is not None and request.failure.fields:
            compose.show_failure(request)
        else:
            compose.load(request.model, body)

    # --- what happens

    def _on_submitted(self, request_id: str) -> None:
        """The new row is chosen, unless the artist is looking at something."""
        views = self._there()
        if views.viewer.current() is None:
            views.queue.select(request_id)

    def _on_selected(self, request_id: str) -> None:
        views = self._there()
        request = views.session.desk.get(request_id) if request_id else None
        if request is None:
            views.viewer.clear()
        else:
            views.viewer.show_request(request)

    def _on_changed(self, before: Request, request: Request) -> None:
        views = self._there()
        views.viewer.update_request(request)
        refused = request.failure is not None and bool(request.failure.fields)
        if refused and request.state is State.FAILED and before.state is not State.FAILED:
            views.compose.note_failure(request)
        if request.hold is Hold.CREDITS and before.hold is not Hold.CREDITS:
            views.verbs.tell_credits(self._now())

    def _on_removed(self, request_id: str) -> None:
        viewer = self._there().viewer
        current = viewer.current()
        if current is not None and current[0].id == request_id:
            viewer.clear()

    def _on_paused(self, paused: bool) -> None:
        self.menus.set_paused(paused)
        self._there().compose.set_paused(paused)
        self._show_state()

    def _on_walk(self, step: int) -> None:
        """Over the end of one request's outputs to the next row."""
        queue = self._there().queue
        here = queue.shown.row_of(queue.selected_id())
        if here is not None and 0 <= here + step < queue.shown.rowCount():
            queue.select(queue.shown.request_at(here + step).id)

    def _on_save(self, output: Output) -> None:
        views = self._there()
        current = views.viewer.current()
        if current is not None:
            views.verbs.save(current[0].id, output)

    def _on_queue_state(self) -> None:
        self.menus.compact.setChecked(self._there().queue.table.compact)
        self._queue_timer.start()

    def _keep_queue_state(self) -> None:
        self._remember(QUEUE, to_text(self._there().queue.saveState()))

    def _show_state(self, *_ignored: object) -> None:
        """The status line and the title."""
        views = self._views
        if views is None or self._leaving:
            return
        desk, counts = views.session.desk, views.queue.counts
        self.status.show_state(desk.account_state(), desk.sending_paused, counts, self._now())
        title = window_title(counts, "Practice" if views.session.account.practice else "")
        if title != self.windowTitle():
            self.setWindowTitle(title)

    # --- the menus

    def _in_compose(self, do: Callable[[ComposeView], None]) -> None:
        self.docks.bring(self.docks.left)
        do(self._there().compose)

    def _show_files(self) -> None:
        folder = self._folder()
        refused = "There is no folder of saved files yet." if folder is None else desktop.show_in_folder(str(folder))
        if refused:
            self.show_error(DeskError(refused))

    def _find(self) -> None:
        search = self._there().queue.findChild(QLineEdit)
        if search is not None:
            search.setFocus()
            search.selectAll()

    def _cancel_selected(self) -> None:
        views = self._there()
        alive = [request for request in views.queue.table.chosen() if request.cancellable]
        for request in alive:
            views.verbs.act(request.id, "cancel")
        if not alive:
            self.show_notice("Nothing that is chosen can be cancelled.")

    def _set_compact(self, on: bool) -> None:
        queue = self._there().queue
        queue.restoreState(write_state({**read_state(queue.saveState()), "compact": on}))

    def _set_scheme(self, scheme: str) -> None:
        self._wear(scheme)
        self._remember(SCHEME, scheme)

    def _wear(self, scheme: str) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.apply(app, scheme)
        self.menus.set_scheme(scheme)

    def _remember(self, name: str, value: Any) -> None:
        if self._views is not None:
            spawn(self._views.session.remember(name, value), self, self.show_error)

    def _on_covered(self, covered: bool) -> None:
        """Keys and clicks go to the sheet alone."""
        for part in (self._centre, self.docks.left, self.docks.right, self.menuBar(), self.status):
            part.setEnabled(not covered)
        if not covered and self._views is not None:
            self._views.compose.begin()

    # --- Qt's side

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.docks.when_shown()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.WindowStateChange and self._views is not None:
            self._views.bridge.set_window_seen(not self.isMinimized())
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The queue has this key itself while it has the focus; two shortcuts for it would silence each other.
        if event.matches(QKeySequence.StandardKey.Find) and self._views is not None and self.sheets.content is None:
            self._find()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked and nothing is lost: the program stops in order, then the window goes."""
        if self._finished:
            event.accept()
            return
        event.ignore()
        self._leave()

    def _leave(self) -> None:
        if self._leaving:
            return
        self._leaving = True
        self._ticker.stop()
        self.setWindowTitle("Closing… — Comfy Desk")
        self._on_close()
