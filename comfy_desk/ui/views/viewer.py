"""The viewer: one output large, its siblings in a strip, what is known of it beside them.

It shows snapshots and asks by signals; it calls no service. Zoom and playing go on while the same output stays, whatever else
changes in its request.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QImage, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMenu, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from comfy_desk.domain.output import Kind, Output, Reach
from comfy_desk.domain.request import Request
from comfy_desk.ui.missing import missing, over_the_limit
from comfy_desk.ui.output_actions import NO_FILE, OF_THE_REQUEST, output_actions
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.row_actions import row_actions
from comfy_desk.ui.viewers.bar import ViewerBar
from comfy_desk.ui.viewers.canvas import STEP
from comfy_desk.ui.viewers.details import DetailsPanel, Parameters
from comfy_desk.ui.viewers.film import FilmStage
from comfy_desk.ui.viewers.filmstrip import Filmstrip
from comfy_desk.ui.viewers.fullscreen import FullScreenTurn
from comfy_desk.ui.viewers.gestures import Gestures
from comfy_desk.ui.viewers.keys import meaning
from comfy_desk.ui.viewers.model3d import ModelStage
from comfy_desk.ui.viewers.news import NewsChip
from comfy_desk.ui.viewers.notice import NoticePane
from comfy_desk.ui.viewers.picture import PictureStage
from comfy_desk.ui.viewers.sound import SoundStage
from comfy_desk.ui.viewers.stage import Shown, Stage
from comfy_desk.ui.viewers.text import TextStage
from comfy_desk.ui.viewers.vector import VectorStage
from comfy_desk.ui.viewers.words import Words, first_of, missing_words, waiting_words
from comfy_desk.ui.views import output_menu
from comfy_desk.ui.wording import Around

SIDE_BY_SIDE = 720
"""Logical pixels of width from which the facts stand beside the picture and not below it."""

NARROWEST = 244
"""Logical pixels: below that the facts would be cut off."""

FACTS_WAIT = 80
"""Milliseconds that the facts wait for what was sent, to be laid out once and not twice."""

PREPARED_AFTER = 2_000
"""Milliseconds after which what a picture is shown with is made, where none was shown by then: the first finds it there."""

_STAGES: dict[Kind, type[Stage]] = {
    Kind.IMAGE: PictureStage,
    Kind.VIDEO: FilmStage,
    Kind.AUDIO: SoundStage,
    Kind.VECTOR: VectorStage,
    Kind.TEXT: TextStage,
    Kind.MODEL_3D: ModelStage,
    Kind.OTHER: ModelStage,
}
OF_AN_OUTPUT = ("copy", "save", "save_all", "export", "folder", "open")
"""Buttons that are on and off as the entries of an output's menu are."""

_NOT_HERE = frozenset({"open", "save_as", "details", "remove"})
"""Verbs of a row that the viewer has elsewhere, or that would take away what it shows."""

_Key = tuple[str, int, str | None, str | None]


@overrides_qt
class ViewerView(QWidget):
    """`show_request`, `update_request`, `clear`. `request_id` in signals is our own id of the row.

    `verbAsked` carries `raw`, `run_again` or another verb of `ui/row_actions.py` that helps after a failure; opening,
    showing in the folder and copying are done here. `bodyAsked` is the wish for `show_parameters`.
    `newsAsked` names the request of the chip in the corner. `said` is one sentence
    about what was just done.
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
        self._stages: dict[type[Stage], Stage] = {}
        self._bar = ViewerBar(self)
        self._notice = NoticePane(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self._notice)
        self._stack.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._stack.customContextMenuRequested.connect(lambda point: self._on_menu(self._stack.mapToGlobal(point)))
        self._strip = Filmstrip(self)
        self._strip.chosen.connect(self._on_chosen)
        self._strip.walkAsked.connect(self.walk)
        self._strip.menuAsked.connect(self._on_menu)
        self._details = DetailsPanel(self)
        self._details.rawAsked.connect(lambda: self._ask("raw"))
        self._gestures = Gestures(self, self)
        self._gestures.said.connect(self.said)
        self._split = QSplitter(Qt.Orientation.Vertical, self)
        self._news = NewsChip(self)
        self._news.asked.connect(self.newsAsked)
        self._offer()
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # by Tab one comes to what is in it
        self.setAccessibleName("Viewer")
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
        output = next((output for output in request.outputs if output.index == index), None)
        if output is None:
            output = first_of(request.outputs)
        self._put(output)

    def update_request(self, request: Request) -> None:
        """The request changed. Another request than the one shown is ignored."""
        if self._request is None or request.id != self._request.id:
            return
        before = self._output
        self._request = request
        output = None
        if before is not None:
            output = next((output for output in request.outputs if output.index == before.index), None)
        self._put(output if output is not None else first_of(request.outputs))

    def refresh_words(self) -> None:
        """What is around the request changed (a pause, the line): words that stand for a picture are said anew."""
        if self._request is not None and self._output is None and self._stack.currentWidget() is self._notice:
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
        self._release_stage()
        stage = self._stage(TextStage)
        assert isinstance(stage, TextStage)  # noqa: S101
        stage.show_raw(text)
        self._raw_shown = True
        self._key = None
        self._stack.setCurrentWidget(stage)
        self._refresh_actions()

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
        self._release_stage()
        self._request = self._output = self._key = None
        self._raw_shown = False
        self._notice.show_words(Words("Nothing chosen", "Choose a request to see what it made.", icon="image"))
        self._stack.setCurrentWidget(self._notice)
        self._strip.show_outputs((), None)
        self._details.hide()
        self._refresh_actions()

    def release(self) -> None:
        """Stop playing and loading; for the end of the program and for a viewer that is hidden for good."""
        self._full.leave()
        for stage in self._stages.values():
            stage.release()

    def current(self) -> tuple[Request, Output] | None:
        return (self._request, self._output) if self._request is not None and self._output is not None else None

    def walk(self, step: int) -> None:
        """To the next output (or back), and over the ends to the next request by `walkAsked`."""
        if self.leads is not None and self.leads(1 if step > 0 else -1):
            return
        order = self._strip.order()
        here = order.index(self._output.index) if self._output and self._output.index in order else -1
        target = here + step
        if here < 0 or not 0 <= target < len(order) or self._request is None:
            self.walkAsked.emit(1 if step > 0 else -1)
            return
        self._strip.choose(order[target])
        self._on_chosen(order[target])

    def action(self, name: str) -> QAction:
        """One of: fit, actual, zoom_in, zoom_out, full, copy, save, save_all, folder, open, again, details."""
        return self._bar.action(name)

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
        return self._stack.currentWidget()

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
            self._refresh_actions()
            return
        key = self._identity(request, output)
        if output is None or not self._showable(output):
            self._release_stage()
            self._show_notice(request, output)
        elif key != self._key:
            self._release_stage()
            stage = self._stage(_STAGES[output.kind])
            self._stack.setCurrentWidget(stage)
            stage.show_output(Shown(request, output, output.path or ""))
            self.outputShown.emit(request.id, output.index)
        self._key = key
        self._refresh_actions()

    def _identity(self, request: Request, output: Output | None) -> _Key | None:
        return (request.id, output.index, output.path, output.sha256) if output is not None else None

    def _showable(self, output: Output) -> bool:
        return output.path is not None or (output.kind is Kind.TEXT and bool(output.text))

    def _show_notice(self, request: Request, output: Output | None) -> None:
        self._stack.setCurrentWidget(self._notice)
        if output is None:
            self._notice.show_words(waiting_words(request, self._around(request)), self._helping(request))
            return
        buttons: list[tuple[str, Callable[[], None]]] = []
        if missing(request, output) is Reach.FETCHABLE:
            buttons.append((tr("Fetch it"), lambda: self.fetchAsked.emit(request.id, output.index)))
            if over_the_limit(request) is not None:
                buttons.append((tr("Settings…"), lambda: self._ask("settings")))
        elif request.kept_unread:
            buttons.append((tr("Look again"), lambda: self._ask("look_again")))
            buttons.append((tr("Show answer"), lambda: self._ask("raw")))
        self._notice.show_words(missing_words(request, output), tuple(buttons))

    def _helping(self, request: Request) -> tuple[tuple[str, Callable[[], None]], ...]:
        """The buttons of the request's row that lead on from here, once it has ended or nothing goes on by itself."""
        if not request.state.terminal and over_the_limit(request) is None:
            return ()
        entries = row_actions(request, Around(now=0.0))  # what has ended depends on no time
        wanted = [entry for entry in entries if entry.enabled and entry.verb not in _NOT_HERE]
        return tuple((entry.label, lambda verb=entry.verb: self._ask(verb)) for entry in wanted)

    def _stage(self, kind: type[Stage]) -> Stage:
        if kind not in self._stages:
            stage = kind(self)
            stage.stateChanged.connect(self._refresh_actions)
            stage.dragAsked.connect(self._strip.start_drag)
            stage.openAsked.connect(self._gestures.open)
            stage.saveAsked.connect(self._on_save)
            stage.frameReady.connect(self._on_frame)
            self._stages[kind] = stage
            self._stack.addWidget(stage)
        return self._stages[kind]

    def _prepare(self) -> None:
        self._stage(PictureStage)
        self._details.prepare()

    def _release_stage(self) -> None:
        self._key = None
        stage = self._stack.currentWidget()
        if isinstance(stage, Stage):
            stage.release()

    def _on_chosen(self, index: int) -> None:
        request = self._request
        if request is None:
            return
        self._raw_shown = False
        self._put(next((output for output in request.outputs if output.index == index), None))

    # --- what is asked

    def _ask(self, verb: str) -> None:
        if self._request is not None:
            self.verbAsked.emit(self._request.id, verb)

    def _on_frame(self, image: QImage) -> None:
        self._full.leave()  # a dialog would open behind it
        self._gestures.keep_frame(image)

    def _on_save(self) -> None:
        self._full.leave()
        if self._output is not None:
            self.saveAsAsked.emit(self._output)

    def _on_export(self) -> None:
        self._full.leave()
        if self._output is not None:
            self.exportAsked.emit(self._output)

    def _on_save_all(self) -> None:
        self._full.leave()
        if self._request is not None:
            self.saveAllAsked.emit(self._request.id)

    # --- the bar

    def _offer(self) -> None:
        bar = self._bar
        bar.add("fit", "fit", "Fit to the view", "F", lambda: self._on_stage(lambda stage: stage.fit()))
        bar.add("actual", "actual", "100 %", "1", lambda: self._on_stage(lambda stage: stage.actual()))
        bar.add("zoom_out", "zoom-out", "Zoom out", "-", lambda: self._on_stage(lambda stage: stage.zoom_by(1 / STEP)))
        bar.add_zoom_words()
        bar.add("zoom_in", "zoom-in", "Zoom in", "+", lambda: self._on_stage(lambda stage: stage.zoom_by(STEP)))
        bar.add("full", "fullscreen", "Full screen", "F11", self.toggle_full_screen)
        bar.addSeparator()
        bar.add("copy", "copy", "Copy", "Ctrl+C", self._gestures.copy, QKeySequence.StandardKey.Copy)
        bar.add("save", "save", "Save as…", "Ctrl+S", self._on_save, QKeySequence.StandardKey.Save)
        bar.add("save_all", "library", "Save all…", "", self._on_save_all)
        bar.add("export", "document", "Export with recipe inside…", "", self._on_export)
        bar.add("folder", "folder", "Show in folder", "", self._gestures.show_in_folder)
        bar.add("open", "open-external", "Open in its program", "", self._gestures.open)
        bar.addSeparator()
        bar.add("again", "again", "Run again", "", lambda: self._ask("run_again"))
        bar.offer_more("again", lambda menu: self._fill(menu, tuple(OF_THE_REQUEST)))
        details = bar.add("details", "info", "Details", "", None)
        details.setCheckable(True)
        details.setChecked(True)
        details.toggled.connect(self._on_details)
        self.addActions(bar.actions())
        bar.offer_more("copy", lambda menu: self._fill(menu, ("copy", "copy_picture", "copy_file")))

    # --- the menu

    def fill_menu(self, menu: QMenu) -> None:
        """Everything that can be done with the output that is shown."""
        self._fill(menu, ())
        if self.offered and not menu.isEmpty():
            menu.addSeparator()
            menu.addActions(self.offered)

    def _fill(self, menu: QMenu, verbs: tuple[str, ...]) -> None:
        if self._request is None or self._output is None:
            return
        groups = output_actions(self._request, self._output, drawn=self._gestures.drawn is not None)
        output_menu.fill(menu, output_menu.only(groups, verbs) if verbs else groups, self._act, self._bar.key)

    def _on_menu(self, point: QPoint) -> None:
        output_menu.pop_up(self, point, self.fill_menu)

    def _act(self, verb: str) -> None:
        if verb == "fetch":
            if self._request is not None and self._output is not None:
                self.fetchAsked.emit(self._request.id, self._output.index)
        elif verb == "use_input":
            if self._request is not None and self._output is not None:
                self.inputAsked.emit(self._request.id, self._output.index)
        elif verb == "copy_picture":
            self._gestures.copy_picture()
        elif verb == "copy_file":
            self._gestures.copy_file()
        elif verb in OF_THE_REQUEST:
            self._ask(verb)
        else:
            self._bar.action(verb).trigger()

    def _on_stage(self, do: Callable[[Stage], None]) -> None:
        stage = self._stack.currentWidget()
        if isinstance(stage, Stage):
            do(stage)

    def _refresh_actions(self) -> None:
        stage, bar, output = self._stack.currentWidget(), self._bar, self._output
        zoom = stage.zoom_words() if isinstance(stage, Stage) else ""
        bar.show_zoom(zoom)
        no_zoom = stage.why_no_zoom if isinstance(stage, Stage) and not stage.zoomable else "There is no picture here."
        for name in ("fit", "actual", "zoom_in", "zoom_out"):
            bar.allow(name, "" if zoom else no_zoom)
        bar.allow("full", "" if zoom else "There is no picture or film here.")
        nothing = "Nothing is shown." if self._request is None else f"{NO_FILE}."
        why_not = dict.fromkeys(OF_AN_OUTPUT, nothing)
        if self._request is not None and output is not None:
            entries = (entry for group in output_actions(self._request, output) for entry in group)
            why_not |= {entry.verb: entry.reason for entry in entries if entry.verb in why_not}
        if isinstance(stage, TextStage):  # also the raw answer, of which there is no file
            why_not["copy"] = ""
        for verb, reason in why_not.items():
            bar.allow(verb, reason)
        bar.allow("again", "" if self._request is not None else nothing)
        bar.allow("details", "" if self._request is not None else nothing)

    def _on_details(self, shown: bool) -> None:
        self._details.setVisible(shown and self._request is not None)

    # --- place and keys

    def _lay_out(self) -> None:
        middle = QWidget(self)
        inner = QVBoxLayout(middle)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        inner.addWidget(self._stack, 1)
        inner.addWidget(self._strip)
        self._full = FullScreenTurn(self._stack, inner, self._key_done, self)
        self._split.addWidget(middle)
        self._split.addWidget(self._details)
        self._split.setChildrenCollapsible(False)
        self.setMinimumWidth(NARROWEST)
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._split, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        wide = event.size().width() >= SIDE_BY_SIDE
        wanted = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self._split.orientation() != wanted or event.oldSize().width() < 0:
            self._split.setOrientation(wanted)
            whole = event.size().width() if wide else event.size().height()
            facts = 304 if wide else whole * 35 // 100
            self._split.setSizes([whole - facts, facts])
        super().resizeEvent(event)
        self._news.place(self._bar.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the widget in focus had no use for."""
        if not self._key_done(event):
            super().keyPressEvent(event)

    def _key_done(self, event: QKeyEvent) -> bool:
        meant = meaning(event)
        if meant is None:
            return False
        what, far = meant
        stage = self._stack.currentWidget()
        if what == "walk":
            self.walk(far)
        elif what == "play":
            return isinstance(stage, Stage) and stage.toggle_play()
        elif what == "step":
            return isinstance(stage, Stage) and stage.step(far)
        else:
            self._bar.action(what).trigger()
        return True

    # --- full screen

    def toggle_full_screen(self) -> None:
        """The picture or film over the whole screen, and back. Where there is none, nothing happens."""
        if self._full.window is not None:
            self._full.leave()
        elif self._bar.action("full").isEnabled():
            self._full.enter(self._bar.actions())
