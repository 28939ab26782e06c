"""The viewer: one output large, its siblings in a strip, what is known of it beside them.

It shows snapshots and asks by signals; it calls no service. Zoom and playing go on while the same output stays, whatever else
changes in its request.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QAction, QGuiApplication, QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from comfy_desk.domain.library import Marks
from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.viewers import standing
from comfy_desk.ui.viewers.acts import ViewerActs
from comfy_desk.ui.viewers.bar import ViewerBar
from comfy_desk.ui.viewers.details import DetailsPanel, Parameters
from comfy_desk.ui.viewers.facts_split import NARROWEST, FactsSplit, below_each_other
from comfy_desk.ui.viewers.filmstrip import Filmstrip
from comfy_desk.ui.viewers.frames import FrameActs
from comfy_desk.ui.viewers.fullscreen import FullScreenTurn
from comfy_desk.ui.viewers.gestures import Gestures
from comfy_desk.ui.viewers.keys import act_of, arrow
from comfy_desk.ui.viewers.marks import MarksBar
from comfy_desk.ui.viewers.neighbours import Neighbours, beside, piece
from comfy_desk.ui.viewers.news import NewsChip
from comfy_desk.ui.viewers.rack import Rack
from comfy_desk.ui.viewers.stage import Shown
from comfy_desk.ui.viewers.words import Words, first_of, missing_words, waiting_words
from comfy_desk.ui.views import output_menu
from comfy_desk.ui.wording import Around

FACTS_WAIT = 80
"""Milliseconds that the facts wait for what was sent, to be laid out once and not twice."""

PREPARED_AFTER = 2_000
"""Milliseconds after which what a picture is shown with is made, where none was shown by then: the first finds it there."""

_Key = tuple[str, int, str | None, str | None]


@overrides_qt
class ViewerView(QWidget):
    """`show_request`, `update_request`, `clear`. `request_id` in signals is our own id of the row.

    `verbAsked` carries `raw`, `run_again` or another verb of `ui/row_actions.py` that helps after a failure; opening,
    showing in the folder and copying are done here. `bodyAsked` is the wish for `show_parameters`. `newsAsked` names the
    request of the chip in the corner. `said` is one sentence about what was just done.
    """

    saveAsAsked = Signal(object)
    saveAllAsked = Signal(str)
    exportAsked = Signal(object)
    verbAsked = Signal(str, str)
    fetchAsked = Signal(str, int)
    inputAsked = Signal(str, int)  # a request and the piece of it that a form is to take
    walkAsked = Signal(int)
    newsAsked = Signal(str)
    bodyAsked = Signal(str)
    outputShown = Signal(str, int)  # the request and the piece of it that came on the stage
    neighboursWanted = Signal(str)  # the request whose ends are near: who comes before it and after it
    frameInputAsked = Signal(QImage, str)  # a frame that a form is to take, and what it is called
    markAsked = Signal(str, object)  # `rating`, `favourite`, `verdict` or `note`, and what it is to be
    said = Signal(str)

    def __init__(self, parent: QWidget | None = None, around: Callable[[Request], Around] | None = None) -> None:
        """`around` gives what a request's words depend on besides itself: pauses, the account, the time."""
        super().__init__(parent)
        self._around = around if around is not None else lambda _request: Around(now=time.time())
        self._request: Request | None = None
        self._output: Output | None = None
        self._key: _Key | None = None
        self._raw_shown = False
        self._parameters: Parameters = ()
        self._words = ""
        self._body_here = False
        self.leads: Callable[[int], bool] | None = None
        """Walks over works in an order of its own where it has one for what is shown, and says whether it did."""
        self.offered: list[QAction] = []
        """What others offer for the output that is shown, at the end of its menu."""
        self._at = ("", -1)  # the work whose marks are shown
        self._neighbours = Neighbours()
        self._bar = ViewerBar(self)
        self.rack = Rack(self)
        self._notice = self.rack.notice
        self._strip = Filmstrip(self)
        self._details = DetailsPanel(self)
        self._gestures = Gestures(self, self)
        self._frames = FrameActs(self)
        self._news = NewsChip(self)
        self.marks = MarksBar(self)
        self._lay_out()
        self._acts = ViewerActs(self, self, self._bar, self.rack, self._gestures)
        self.marks.offer(self._bar)
        self.addActions(self._bar.acts())
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # by Tab one comes to what is in it
        self.setAccessibleName(tr("Viewer"))
        app = QGuiApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.release)
        self.clear()
        QTimer.singleShot(PREPARED_AFTER, self, self._prepare)

    # --- what others call

    def show_request(self, request: Request, index: int | None = None) -> None:
        """Show a request at the output with this `Output.index`, or at its first work that is here where none is named."""
        self._raw_shown = False
        self._news.seen(request.id)
        if self._request is None or self._request.id != request.id:
            self._parameters, self._words, self._body_here = (), "", False
            self.bodyAsked.emit(request.id)
        self._request = request
        self._put(piece(request, index) or first_of(request.outputs))

    def update_request(self, request: Request) -> None:
        """The request changed. Another request than the one shown is ignored."""
        if self._request is None or request.id != self._request.id:
            return
        index = self._output.index if self._output is not None else None
        self._request = request
        self._put(piece(request, index) or first_of(request.outputs))

    def refresh_words(self) -> None:
        """What is around the request changed (a pause, the line): words that stand for a picture are said anew."""
        if self._request is not None and self._output is None and self.rack.currentWidget() is self._notice:
            self._show_notice(self._request, None)

    def show_parameters(self, request_id: str, parameters: Parameters, words: str = "") -> None:
        """What was sent, for the facts, and the whole prompt; of another request than the one shown it is ignored."""
        if self._request is not None and self._request.id == request_id:
            self._parameters, self._words, self._body_here = parameters, words, True
            self._details.show_facts(self._request, self._output, parameters, words)

    def show_raw(self, request_id: str, text: str) -> None:
        """The provider's answer, asked for with the verb `raw`; any other output shown ends it."""
        if self._request is None or self._request.id != request_id:
            return
        self._key = None
        self.rack.show_raw(text)
        self._raw_shown = True
        self._acts.refresh()

    def offer_news(self, request_id: str) -> None:
        """Another request has a result: a chip in the corner leads to it, and what is shown stays."""
        self._news.offer(request_id)

    def forget_news(self, request_id: str) -> None:
        """It was shown elsewhere or has left the list."""
        self._news.seen(request_id)

    @property
    def shown_id(self) -> str:
        """The request that is shown, "" for none; it may have nothing to show yet."""
        return self._request.id if self._request is not None else ""

    def clear(self) -> None:
        """Nothing is chosen."""
        self._frames.forget()
        self._request = self._output = self._key = None
        self._raw_shown = False
        words = Words(tr("Nothing chosen"), tr("Choose a request to see what it made."), icon="image")
        self.rack.show_notice().show_words(words)
        self._strip.show_outputs((), None)
        self.show_marks("", 0, None)
        self._details.hide()
        self._acts.refresh()

    def release(self) -> None:
        """Stop playing and loading; for the end of the program and for a viewer that is hidden for good."""
        self.marks.settle()
        self._full.leave()
        self._frames.forget()
        self.rack.release()

    def current(self) -> tuple[Request, Output] | None:
        return (self._request, self._output) if self._request is not None and self._output is not None else None

    def walk(self, step: int) -> None:
        """To the next output (or back), and over the ends to the next request by `walkAsked`."""
        if self.leads is not None and self.leads(1 if step > 0 else -1):
            return
        there = beside(self._strip.order(), self._output, step)
        if there is None:
            self.walkAsked.emit(1 if step > 0 else -1)
            return
        self._strip.choose(there)
        self._on_chosen(there)

    def action(self, name: str) -> QAction:
        """One of `viewers/acts.py` by its name: fit, zoom_in, copy, save, play, rate_3, …"""
        return self._bar.action(name)

    def show_marks(self, request_id: str, index: int, marks: Marks | None) -> None:
        """What the library has of a work; of another than the one shown it is ignored."""
        here = self._request is not None and self._output is not None
        if not here or self._at == (request_id, index):
            self.marks.show_marks(marks if here else None)

    def show_beyond(self, request_id: str, before: Request | None, after: Request | None) -> None:
        """Who comes before and after: what they show first is decoded ahead."""
        if self.shown_id == request_id:
            self._neighbours.set_beyond(before, after)
            self._look_ahead()

    @property
    def raw_shown(self) -> bool:
        """The provider's own answer stands in the middle."""
        return self._raw_shown

    @property
    def full_screen(self) -> bool:
        return self._full.window is not None

    @property
    def stage(self) -> QWidget | None:
        """What stands in the middle now."""
        return self.rack.currentWidget()

    # --- what is shown

    def _put(self, output: Output | None) -> None:
        request = self._request
        if request is None:
            return
        self._output = output
        self._strip.show_outputs(request.outputs, output.index if output is not None else None)
        wait = 0 if self._body_here else FACTS_WAIT
        self._details.show_facts(request, output, self._parameters, self._words, wait=wait)
        self._details.setVisible(self._bar.action("details").isChecked())
        if self._raw_shown:
            self._acts.refresh()
            return
        key = (request.id, output.index, output.path, output.sha256) if output is not None else None
        if output is None or not standing.showable(output):
            self._show_notice(request, output)
        elif key != self._key:
            self._change_to(request, output)
        self._key = key
        self._acts.refresh()

    def _change_to(self, request: Request, output: Output) -> None:
        self.marks.settle()
        self._frames.forget()
        self.rack.release_current()
        if self._at != (request.id, output.index):
            self.marks.wait()
        self._at = (request.id, output.index)
        self.rack.show_output(Shown(request, output, output.path or ""))
        self.outputShown.emit(request.id, output.index)
        self._neighbours.clear()
        self._look_ahead()
        self.neighboursWanted.emit(request.id)

    def _look_ahead(self) -> None:
        if self._request is not None and self._output is not None:
            order = self._strip.order()
            self.rack.ahead.prepare(self._neighbours.of(self._request, self._output, order))

    def _show_notice(self, request: Request, output: Output | None) -> None:
        self.marks.settle()
        self._at = ("", -1)
        self.marks.show_marks(None)
        if self.rack.currentWidget() is not self._notice:
            self.rack.show_notice()
        if output is None:
            words, buttons = waiting_words(request, self._around(request)), standing.for_request(request, self.ask)
        else:
            words, buttons = missing_words(request, output), standing.for_missing(request, output, self.ask, self.fetch)
        self._notice.show_words(words, buttons)

    def _prepare(self) -> None:
        self.rack.prepare()
        self._details.prepare()

    def _on_chosen(self, index: int) -> None:
        if self._request is not None:
            self._raw_shown = False
            self._put(piece(self._request, index))

    # --- what is asked

    def ask(self, verb: str) -> None:
        if self._request is not None:
            self.verbAsked.emit(self._request.id, verb)

    def ask_save(self) -> None:
        self._ask_of_output(self.saveAsAsked)

    def ask_export(self) -> None:
        self._ask_of_output(self.exportAsked)

    def _ask_of_output(self, signal: SignalInstance) -> None:
        self._full.leave()  # a dialog would open behind it
        if self._output is not None:
            signal.emit(self._output)

    def ask_save_all(self) -> None:
        self._full.leave()
        if self._request is not None:
            self.saveAllAsked.emit(self._request.id)

    def act_on_frame(self, verb: str) -> None:
        """One of `transport.FRAME_ACTS` with the film that is shown."""
        if verb != "copy_frame":
            self._full.leave()
        self._frames.act_on(verb, self.rack.current, self._output)

    @property
    def shown(self) -> tuple[Request | None, Output | None]:
        return self._request, self._output

    def fetch(self) -> None:
        if current := self.current():
            self.fetchAsked.emit(current[0].id, current[1].index)

    def use_as_input(self) -> None:
        if current := self.current():
            self.inputAsked.emit(current[0].id, current[1].index)

    def fill_menu(self, menu: QMenu) -> None:
        """Everything that can be done with the output that is shown."""
        self._acts.fill_menu(menu)
        if self.offered and not menu.isEmpty():
            menu.addSeparator()
            menu.addActions(self.offered)

    def _on_menu(self, point: QPoint) -> None:
        output_menu.pop_up(self, point, self.fill_menu)

    def show_details(self, shown: bool) -> None:
        self._details.setVisible(shown and self._request is not None)

    # --- place and keys

    def _connect(self) -> None:
        rack, strip = self.rack, self._strip
        rack.stateChanged.connect(self._acts.refresh)
        rack.dragAsked.connect(lambda: strip.start_drag(self._gestures.drawn))
        rack.openAsked.connect(self._gestures.open)
        rack.saveAsked.connect(self.ask_save)
        rack.frameReady.connect(lambda _image: self.act_on_frame("save_frame"))
        rack.frameWished.connect(self.act_on_frame)
        rack.menuAsked.connect(self._on_menu)
        strip.chosen.connect(self._on_chosen)
        strip.walkAsked.connect(self.walk)
        strip.menuAsked.connect(self._on_menu)
        self._details.rawAsked.connect(lambda: self.ask("raw"))
        self._frames.inputReady.connect(self.frameInputAsked)
        for sayer in (self._gestures, self._frames):
            sayer.said.connect(self.said)
        self._news.asked.connect(self.newsAsked)
        self.marks.asked.connect(self.markAsked)

    def _lay_out(self) -> None:
        middle = QWidget(self)
        inner = below_each_other(middle, self.rack, self.marks, self._strip)
        inner.setStretch(0, 1)
        self._full = FullScreenTurn(self.rack, inner, self._key_done, self)
        self._split = FactsSplit(middle, self._details, self)
        self.setMinimumWidth(NARROWEST)
        below_each_other(self, self._bar, self._split).setStretch(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._split.fit(event.size())
        super().resizeEvent(event)
        self._news.place(self._bar.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the widget in focus had no use for."""
        if not self._key_done(event):
            super().keyPressEvent(event)

    def _key_done(self, event: QKeyEvent) -> bool:
        stage, way, name = self.rack.current, arrow(event), act_of(event)
        if way is not None and stage is not None and stage.pan(*way):
            return True
        if name == "play":
            return stage is not None and stage.toggle_play()
        if name:
            self.walk(1 if name == "next" else -1)
            return True
        return self._bar.trigger_by(event)

    # --- full screen

    def toggle_full_screen(self) -> None:
        """The picture or film over the whole screen, and back. Where there is none, nothing happens."""
        if self._full.window is not None:
            self._full.leave()
        elif self._bar.action("full").isEnabled():
            self._full.enter(self._bar.acts())
