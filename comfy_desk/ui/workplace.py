"""The views of one session and what goes on between them: a row that is chosen is shown, a gesture becomes a verb.

Implements `verbs.Places`. It knows nothing of docks, menus or sheets: what it wants of the window around it is asked by
signals. Made when a session is there, closed before the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import AccountsChanged
from comfy_desk.domain.model import ModelEntry
from comfy_desk.domain.output import Kind, Output
from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import STOP_AT
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import open_with, theme
from comfy_desk.ui.asked_sizes import AskedSizes
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.choosing import Choosing
from comfy_desk.ui.details.pane import DetailsPane
from comfy_desk.ui.dialogs.ledger import LedgerWindow
from comfy_desk.ui.dialogs.many_opening import ManyFromOne
from comfy_desk.ui.following import Following
from comfy_desk.ui.forms.inputs import inputs
from comfy_desk.ui.input_drop import InputDrop
from comfy_desk.ui.library.place import LibraryPlace
from comfy_desk.ui.new_rows import NewRows
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.posters import Posters
from comfy_desk.ui.price_facts import PriceFacts
from comfy_desk.ui.row_drag import RowDrag
from comfy_desk.ui.send_facts import SendFacts
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.use_as_input import UseAsInput
from comfy_desk.ui.verbs import Verbs
from comfy_desk.ui.viewer_work import ViewerWork
from comfy_desk.ui.views.chosen_again import choose_soon
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.compose_fill import Source
from comfy_desk.ui.views.queue import QueueView
from comfy_desk.ui.views.viewer import ViewerView

DISMISSED = "queue.dismissed"
"""Remembered: batches that were made up to then and have ended are not shown above the table."""

_RESULTS = frozenset({State.DONE, State.LATE_RESULT})


class Workplace(QObject):
    """`compose`, `queue` and `viewer` are to be put somewhere; `stateChanged` means title and status line."""

    stateChanged = Signal()
    pausedChanged = Signal(bool)
    composeWanted = Signal()  # it is to be seen
    viewerWanted = Signal()
    detailsWanted = Signal()
    keyAsked = Signal(str, str)  # with the reason and the account, "" for the chosen one
    limitAsked = Signal(str)  # for the request of this id
    settingsAsked = Signal(str)  # the entry that is meant

    def __init__(
        self,
        session: SessionApi,
        window: QWidget,
        toast: ToastLine,
        now: Callable[[], float],
        folder: Callable[[], Path | None] = lambda: None,
    ) -> None:
        super().__init__(window)
        self.session = session
        self._window = window
        self._toast = toast
        self._now = now
        self._ledger: LedgerWindow | None = None
        self._folder = folder
        self._chosen_by_hand = False  # what is shown was chosen by the artist, and is not to be taken from view
        self._choosing = False  # the program itself chooses a row just now
        self._chosen_account = session.desk.chosen
        self._make_views(session, window)
        self._make_acts(session, window)
        self._make_ways(session, window)
        self._connect_views()
        self._connect_desk()
        inputs().named.connect(self._on_input)

    def _make_views(self, session: SessionApi, window: QWidget) -> None:
        self.bridge = DeskBridge(session.desk, window)
        self.compose = ComposeView(session, self.show_error, window)
        self.queue = QueueView(self.bridge)
        self.viewer = ViewerView(window, self.queue.model.around)
        self._following = Following(
            session.desk,
            self.queue,
            self.viewer,
            lambda: self._chosen_by_hand,
            lambda request_id: self._choose(request_id, into_sight=False),  # results come by themselves
            self._show,
            self,
        )
        self.details = DetailsPane(session, self.queue.model.around, self._now, window)
        for panel in (self.compose, self.viewer):
            theme.set_role(panel, "panel")
            panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def _make_acts(self, session: SessionApi, window: QWidget) -> None:
        """What is done with requests, files and money."""
        toast = self._toast
        self.sizes = AskedSizes(session, self.queue.model, self)
        self.verbs = Verbs(session, self, toast, window, folder=self._folder)
        open_with.offer(self.viewer, self.verbs.open_with)
        RowDrag(self.queue)
        self.posters = Posters(session, self)
        self.using = UseAsInput(session, self.compose, toast, window, self.composeWanted.emit, self)
        InputDrop(window, self.using.use_file, self.compose, self)
        self.sending = SendFacts(session, self.compose, self.bridge, toast, self.show_error, self)
        self.money = PriceFacts(session, self.compose, self.bridge, self)
        self.many = ManyFromOne(session, self.compose, self.show_error)

    def _make_ways(self, session: SessionApi, window: QWidget) -> None:
        """The library, and what leads from one view to another."""
        toast = self._toast
        self.library = LibraryPlace(
            session, self.queue, self.viewer, self.verbs, self.using, toast, window, self._show_work, self._now
        )
        self.choosing = Choosing(
            session,
            self.queue,
            self.viewer,
            self.verbs,
            toast.show_notice,
            self.show_error,
            window,
            self.library.chosen_works,
            self.library.listed_works,
        )
        self.viewing = ViewerWork(
            session, self.viewer, self.queue, self.library, self.using, toast, self.show_error, self
        )
        self.new_rows = NewRows(
            session.desk,
            (self.compose, self.queue, self.viewer),
            toast,
            self._choose,
            self.library.centre.show_queue,
            self.show_error,
            self,
        )

    def start(self) -> None:
        """Small pictures that an earlier run did not come to are made; needs a running loop."""
        self.posters.look_at_all(self.session.desk.requests())
        self.sending.read()
        self.viewing.start()
        self.queue.model.set_limits(self.session.limits)
        spawn(self._read_dismissed(), self, self.show_error)

    def close(self) -> None:
        self._following.stop()
        inputs().named.disconnect(self._on_input)
        self.details.let_go()
        if self._ledger is not None:
            self._ledger.close()
        self.posters.close()
        self.viewing.close()
        self.choosing.close()
        self.library.close()
        self.bridge.close()
        self.viewer.release()
        for part in (self.compose, self.queue, self.viewer, self.details, self.verbs, self.bridge, self):
            part.deleteLater()

    def find(self) -> None:
        """In what is looked at."""
        if not self.library.find():
            self.library.centre.show_queue()
            self.queue.focus_search()

    def cancel_chosen(self) -> None:
        """Every chosen row that can be cancelled."""
        alive = [request for request in self.queue.chosen() if request.cancellable]
        if alive:
            self.queue.table.ask_of_all("cancel", alive)
        else:
            self._toast.show_notice(tr("None of the chosen requests can be cancelled."))

    def show_error(self, error: DeskError) -> None:
        self._toast.show_notice(error.sentence, error=True)

    def _connect_views(self) -> None:
        compose, queue, viewer, verbs = self.compose, self.queue, self.viewer, self.verbs
        compose.modelsRead.connect(lambda entries: queue.model.set_model_kinds(kinds_of(entries)))
        for turned in (compose.changing.began, compose.changing.ended):
            turned.connect(self._on_changing)
        queue.verbAsked.connect(verbs.act)
        queue.table.manyAsked.connect(verbs.act_on_all)
        verbs.removals.restored.connect(partial(choose_soon, queue))
        queue.table.lines.cancelAsked.connect(verbs.cancel_group)
        queue.table.lines.renameAsked.connect(verbs.rename_batch)
        queue.retryAsked.connect(verbs.bulk.retry_failed)
        queue.table.moves.moveAsked.connect(verbs.move)
        queue.table.moves.nextAsked.connect(verbs.send_next)
        queue.table.moves.said.connect(self._toast.show_notice)
        queue.table.watch.changed.connect(self.session.watch)
        queue.table.watch.changed.connect(self.sizes.look_at)
        queue.strip.cancelAsked.connect(verbs.cancel_batch)
        queue.strip.renameAsked.connect(verbs.rename_batch)
        queue.strip.dismissAsked.connect(self._on_batch_dismissed)
        queue.notices.resumeAsked.connect(verbs.resume)
        queue.notices.creditsAsked.connect(verbs.add_credits)
        queue.notices.sendAsked.connect(verbs.send_after_credits)
        self.money.settingAsked.connect(self.ask_settings)
        queue.notices.limitAsked.connect(lambda: self.ask_settings(STOP_AT.key))
        queue.pauseAsked.connect(verbs.pause)
        queue.cancelWaitingAsked.connect(verbs.cancel_waiting)
        queue.selected.connect(self._on_selected)
        queue.chosenChanged.connect(self.details.show_requests)
        queue.table.detailsAsked.connect(self.show_details_of)
        queue.table.pressed_on.connect(self._on_pressed_on)
        queue.composeAsked.connect(self._on_compose_asked)
        queue.countsChanged.connect(self.stateChanged)
        queue.model.turnsChanged.connect(self._on_turns)
        viewer.saveAsAsked.connect(self._on_save)
        viewer.saveAllAsked.connect(verbs.save_all)
        viewer.exportAsked.connect(self._on_export)
        viewer.verbAsked.connect(verbs.act)
        viewer.fetchAsked.connect(verbs.fetch)
        viewer.inputAsked.connect(self._on_input_asked)
        viewer.walkAsked.connect(self._on_walk)
        viewer.leads = self.library.walk
        self.library.composeAsked.connect(self._on_compose_asked)
        self.library.compareAsked.connect(self.choosing.compare)
        self.library.cullAsked.connect(self.choosing.cull)
        self.library.viewerWanted.connect(self._on_viewer_wanted)
        viewer.newsAsked.connect(self.show_request)
        viewer.said.connect(self._toast.show_notice)

    def _connect_desk(self) -> None:
        bridge = self.bridge
        bridge.requestAdded.connect(self.posters.look_at)
        bridge.requestChanged.connect(self._on_changed)
        bridge.requestRemoved.connect(self._on_removed)
        for changed in (bridge.accountChanged, bridge.pausedChanged):  # after the queue's model heard of it
            changed.connect(self.viewer.refresh_words)
        for changed in (bridge.accountChanged, bridge.accountsChanged, bridge.storeTroubleChanged):
            changed.connect(self.stateChanged)
        bridge.modelsChanged.connect(self.compose.reread_models)
        bridge.accountsChanged.connect(self._on_accounts)
        bridge.pausedChanged.connect(self.compose.set_paused)
        bridge.pausedChanged.connect(self.pausedChanged)

    # --- what verbs ask (`verbs.Places`)

    def show_request(self, request_id: str, index: int | None = None) -> None:
        request = self.session.desk.get(request_id)
        if request is not None:
            self.queue.table.select(request_id)  # what keys and menus act on is what is seen
            self._chosen_by_hand = True
            self._show(request, index)
            self.viewerWanted.emit()
            self.viewer.setFocus()

    def show_details(self, request_id: str) -> None:
        self.show_details_of((request_id,))

    def show_details_of(self, ids: Sequence[str]) -> None:
        """Of several, what they are together."""
        self.details.show_requests(ids)
        self.detailsWanted.emit()

    def show_ledger(self) -> None:
        """One window, however often it is asked for."""
        if self._ledger is None:
            self._ledger = LedgerWindow(self.session, self._now, self._window, self._folder)
            self._ledger.finished.connect(self._on_ledger_closed)
        self._ledger.show()
        self._ledger.raise_()
        self._ledger.activateWindow()

    def _on_ledger_closed(self) -> None:
        self._ledger = None

    def show_raw(self, request_id: str, text: str) -> None:
        self.viewer.show_raw(request_id, text)

    def ask_for_key(self, reason: str = "", account: str = "") -> None:
        self.keyAsked.emit(reason, account)

    def ask_time_limit(self, request_id: str) -> None:
        self.limitAsked.emit(request_id)

    def ask_settings(self, key: str) -> None:
        self.settingsAsked.emit(key)

    def edit(self, request: Request, body: dict[str, Any]) -> None:
        """A request that can be changed in its place is; of any other the form makes a new one."""
        self.composeWanted.emit()
        if request.failure is not None and request.failure.fields:
            self.compose.show_failure(request)
        elif request.correctable:
            self.compose.change(request, body)
        else:
            if request.maybe_sent:
                self._toast.show_notice(tr("What you send from here is a new request; this one may have arrived."))
            self.compose.load(request.model, body, request.serving)

    def elsewhere(self, request: Request, body: dict[str, Any], model: str = "") -> None:
        """What was sent is brought to `model`, or to the one that is chosen next."""
        self.composeWanted.emit()
        if model:
            self.compose.open_in(model, Source(request.model, body, always=True))
        else:
            self.compose.choose_for(request.model, body)

    def tell_new(self, request_id: str, words: str = "") -> None:
        self.new_rows.tell(request_id, words)

    def use_as_input(self, request: Request) -> None:
        self.using.use(request)

    # --- what happens

    def _show(self, request: Request, index: int | None = None) -> None:
        self.viewer.show_request(request, index)
        self.posters.look_at(request, first=True)

    def _show_work(self, request: Request, index: int) -> None:
        """From the library: what is shown is the artist's choice, and the queue's row stays as it is."""
        self._chosen_by_hand = True
        if self.session.desk.get(request.id) is None:
            self.viewer.show_request(request, index)
        else:
            self._show(request, index)

    def _on_batch_dismissed(self, batch_id: str) -> None:
        until = self.queue.batches.dismiss(batch_id)
        if self.queue.shown.batch == batch_id:
            self.queue.show_batch("")
        spawn(self.session.remember(DISMISSED, until), self, self.show_error)

    async def _read_dismissed(self) -> None:
        until = await self.session.remembered(DISMISSED, 0.0)
        if isinstance(until, int | float) and not isinstance(until, bool):
            self.queue.batches.set_dismissed(float(until))

    def _choose(self, request_id: str, *, into_sight: bool = True) -> None:
        """The program chooses a row: what it shows may give way to the next result."""
        self._choosing = True
        try:
            self.queue.table.select(request_id, into_sight=into_sight)
        finally:
            self._choosing = False

    def _on_selected(self, request_id: str) -> None:
        request = self.session.desk.get(request_id) if request_id else None
        if request is None and self.library.leads:  # it needs no row
            return
        self._chosen_by_hand = request is not None and not self._choosing
        if request is None:
            self.viewer.clear()
        else:
            self._show(request)

    def _on_changing(self) -> None:
        """The row says whether it is in the form, unless the artist had held it back before."""
        request = self.compose.changing.request
        self.queue.model.set_in_form(request.id if request is not None and self.compose.changing.held_here else "")

    def _on_turns(self) -> None:
        """What the viewer says of a row that waits names its place, too."""
        shown = self.session.desk.get(self.viewer.shown_id or "")
        if shown is not None and shown.state is State.WAITING:
            self.viewer.refresh_words()

    def _on_pressed_on(self, request_id: str) -> None:
        """A click on the row that is shown already is a choice too."""
        request = self.session.desk.get(request_id)
        if request is not None and self.library.leads and request_id == self.queue.selected_id():
            self._show(request)  # the row is the same as before, but what is shown came from the library
        self._chosen_by_hand = request_id == self.viewer.shown_id

    def _on_viewer_wanted(self) -> None:
        self.viewerWanted.emit()
        self.viewer.setFocus()

    def _on_compose_asked(self) -> None:
        self.composeWanted.emit()
        self.compose.begin()

    def _on_changed(self, before: Request, request: Request) -> None:
        self.viewer.update_request(request)
        self.compose.note_request(request)
        self.posters.look_at(request)
        if request.state in _RESULTS and not before.state.terminal:
            self._following.note(request.id)
        refused = request.failure is not None and bool(request.failure.fields)
        if refused and request.state is State.FAILED and before.state is not State.FAILED:
            self.compose.note_failure(request)

    def _on_accounts(self, event: AccountsChanged) -> None:
        """Another account sees other models; the form and what stands in it stay."""
        if event.chosen != self._chosen_account:
            self._chosen_account = event.chosen
            self.compose.reread_models()

    def _on_removed(self, request_id: str) -> None:
        request = self.session.desk.get(request_id)
        if request is not None:
            self.compose.note_request(request)
        self.viewer.forget_news(request_id)
        if self.viewer.shown_id == request_id and not self.library.leads:
            self._chosen_by_hand = False
            self.viewer.clear()

    def _on_walk(self, step: int) -> None:
        """Over the end of one request's outputs to the next row."""
        queue = self.queue
        here = queue.shown.row_of(queue.selected_id())
        if here is None:
            return
        there = here + step
        while 0 <= there < queue.shown.rowCount():
            request = queue.shown.find(there)
            if request is None:  # a group's line
                there += step
                continue
            if not self.viewer.full_screen or any(output.path or output.text for output in request.works):
                queue.select(request.id)
                return
            there += step  # over a whole screen there is nothing to see of it

    def _on_input_asked(self, request_id: str, index: int) -> None:
        request = self.session.desk.get(request_id)
        if request is not None:
            self.using.use(request, index)

    def _on_save(self, output: Output) -> None:
        current = self.viewer.current()
        if current is not None:
            self.verbs.save(current[0].id, output)

    def _on_input(self, sha256: str, name: str) -> None:
        """A recipe names the file that a body holds the bytes of."""
        spawn(self.session.name_input(sha256, name), self)

    def _on_export(self, output: Output) -> None:
        current = self.viewer.current()
        if current is not None:
            self.verbs.export(current[0].id, output)


def kinds_of(entries: Iterable[ModelEntry]) -> dict[str, Kind]:
    """What each model makes first, where its document was read."""
    known = {str(kind): kind for kind in Kind}
    found = {entry.id: next((known[word] for word in entry.outputs if word in known), None) for entry in entries}
    return {model: kind for model, kind in found.items() if kind is not None}
