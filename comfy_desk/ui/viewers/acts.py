"""What the artist may do in the viewer: which acts there are, what each does, and why one is off just now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request
from comfy_desk.ui.output_actions import NO_FILE, OF_THE_REQUEST, output_actions
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.viewers.bar import ViewerBar
from comfy_desk.ui.viewers.canvas import STEP
from comfy_desk.ui.viewers.film import FilmStage, PlayingStage
from comfy_desk.ui.viewers.gestures import Gestures
from comfy_desk.ui.viewers.painting import Ground
from comfy_desk.ui.viewers.rack import Rack
from comfy_desk.ui.viewers.stage import Stage
from comfy_desk.ui.viewers.text import TextStage
from comfy_desk.ui.viewers.transport import FRAME_ACTS
from comfy_desk.ui.views import output_menu

OF_AN_OUTPUT = ("copy", "save", "save_all", "export", "folder", "open")
"""Buttons that are on and off as the entries of an output's menu are."""

_ZOOMS = ("fit", "actual", "fill", "zoom_in", "zoom_out")
_TIMES = ("play", "frame_back", "frame_on", "mark_in", "mark_out", "no_range")
_FRAME_KEYS = {"save_frame": ("Shift+S",), "copy_frame": ("Shift+C",)}
_GROUNDS = tuple(Ground)


class Viewer(Protocol):
    """What the acts ask of the viewer around them."""

    @property
    def shown(self) -> tuple[Request | None, Output | None]: ...
    def toggle_full_screen(self) -> None: ...
    def walk(self, step: int) -> None: ...
    def ask(self, verb: str) -> None: ...
    def ask_save(self) -> None: ...
    def ask_export(self) -> None: ...
    def ask_save_all(self) -> None: ...
    def act_on_frame(self, verb: str) -> None: ...
    def show_details(self, shown: bool) -> None: ...
    def fetch(self) -> None: ...
    def use_as_input(self) -> None: ...


class ViewerActs(QObject):
    """Fills the bar once; `refresh` whenever something else is shown."""

    def __init__(self, viewer: Viewer, widget: QWidget, bar: ViewerBar, rack: Rack, gestures: Gestures) -> None:
        """`widget` is the viewer again, as the owner."""
        super().__init__(widget)
        self._viewer = viewer
        self._bar = bar
        self._rack = rack
        self._gestures = gestures
        self._offer_zoom()
        bar.addSeparator()
        self._offer_files(gestures)
        bar.addSeparator()
        self._offer_rest()
        self._offer_time()

    def _offer_zoom(self) -> None:
        bar, on_stage = self._bar, self._on_stage
        bar.add("fit", "fit", tr("Fit to the view"), on_stage(lambda stage: stage.fit()), ("F", "0", "Ctrl+0"))
        bar.add("actual", "actual", tr("100 %"), on_stage(lambda stage: stage.actual()), ("1", "Ctrl+1"))
        zoom_out = on_stage(lambda stage: stage.zoom_by(1 / STEP))
        zoom_in = on_stage(lambda stage: stage.zoom_by(STEP))
        bar.add("zoom_out", "zoom-out", tr("Zoom out"), zoom_out, ("-", "_", "Ctrl+-"))
        bar.add_zoom_words()
        bar.add("zoom_in", "zoom-in", tr("Zoom in"), zoom_in, ("+", "=", "Ctrl++", "Ctrl+="))
        bar.add("full", "fullscreen", tr("Full screen"), self._viewer.toggle_full_screen, told="F11")
        bar.also("fill", tr("Fill the view"), on_stage(lambda stage: stage.fill()), ("Shift+F",))
        keep = bar.also("keep_zoom", tr("Keep the zoom from picture to picture"), None)
        keep.setCheckable(True)
        keep.toggled.connect(self._rack.set_keep_zoom)
        probe = bar.also("probe", tr("Say the pixel under the pointer"), None, ("P",))
        probe.setCheckable(True)
        probe.toggled.connect(self._rack.set_probing)
        bar.also("ground", tr("Another ground behind clear pictures"), self._next_ground, ("B",))
        bar.offer_more("actual", self._fill_zooms)

    def _offer_files(self, gestures: Gestures) -> None:
        bar, viewer = self._bar, self._viewer
        bar.add("copy", "copy", tr("Copy"), gestures.copy, (QKeySequence.StandardKey.Copy,))
        bar.offer_more("copy", lambda menu: self.fill_menu(menu, ("copy", "copy_picture", "copy_file")))
        bar.add("save", "save", tr("Save as…"), viewer.ask_save, (QKeySequence.StandardKey.Save,))
        bar.add("save_all", "library", tr("Save all…"), viewer.ask_save_all)
        bar.add("export", "document", tr("Export with recipe inside…"), viewer.ask_export)
        bar.add("folder", "folder", tr("Show in folder"), gestures.show_in_folder)
        bar.add("open", "open-external", tr("Open in its program"), gestures.open)

    def _offer_rest(self) -> None:
        bar, viewer = self._bar, self._viewer
        bar.add("again", "again", tr("Run again"), lambda: viewer.ask("run_again"))
        bar.offer_more("again", lambda menu: self.fill_menu(menu, tuple(OF_THE_REQUEST)))
        details = bar.add("details", "info", tr("Details"), None)
        details.setCheckable(True)
        details.setChecked(True)
        details.toggled.connect(viewer.show_details)
        bar.also("previous", tr("The work before"), lambda: viewer.walk(-1))
        bar.also("next", tr("The next work"), lambda: viewer.walk(1))

    def _offer_time(self) -> None:
        bar, on_stage = self._bar, self._on_stage
        bar.also("play", tr("Play or pause"), on_stage(lambda stage: stage.toggle_play()))
        bar.also("frame_back", tr("One frame back"), on_stage(lambda stage: stage.step(-1)), (",",))
        bar.also("frame_on", tr("One frame on"), on_stage(lambda stage: stage.step(1)), (".",))
        bar.also("mark_in", tr("Begin the range here"), on_stage(lambda stage: stage.mark("in")), ("I",))
        bar.also("mark_out", tr("End the range here"), on_stage(lambda stage: stage.mark("out")), ("O",))
        bar.also("no_range", tr("No range"), on_stage(lambda stage: stage.mark("none")), ("Shift+I",))
        for verb, words in FRAME_ACTS:
            act = self._frame_act(verb)
            bar.also(verb, tr(words), act, _FRAME_KEYS.get(verb, ()))

    def _frame_act(self, verb: str) -> Callable[[], None]:
        return lambda: self._viewer.act_on_frame(verb)

    def _on_stage(self, do: Callable[[Stage], object]) -> Callable[[], None]:
        def act() -> None:
            if self._rack.current is not None:
                do(self._rack.current)

        return act

    def _fill_zooms(self, menu: QMenu) -> None:
        """What has no button of its own."""
        for name in ("actual", "fill", "fit"):
            menu.addAction(self._bar.action(name))
        menu.addSeparator()
        menu.addAction(self._bar.action("keep_zoom"))
        menu.addAction(self._bar.action("probe"))
        ground = menu.addMenu(tr("Behind clear pictures"))
        words = {Ground.SQUARES: tr("Squares"), Ground.BLACK: tr("Black"), Ground.WHITE: tr("White")}
        for one in _GROUNDS:
            entry = ground.addAction(words[one])
            entry.setCheckable(True)
            entry.setChecked(one is self._rack.ground)
            entry.triggered.connect(lambda _checked=False, one=one: self._rack.set_ground(one))

    def _next_ground(self) -> None:
        at = _GROUNDS.index(self._rack.ground)
        self._rack.set_ground(_GROUNDS[(at + 1) % len(_GROUNDS)])

    # --- menus

    def fill_menu(self, menu: QMenu, verbs: tuple[str, ...] = ()) -> None:
        """Everything that can be done with what is shown, or these alone."""
        request, output = self._viewer.shown
        if request is None or output is None:
            return
        groups = output_actions(request, output, drawn=self._gestures.drawn is not None)
        output_menu.fill(menu, output_menu.only(groups, verbs) if verbs else groups, self._act, self._bar.key)
        if not verbs and isinstance(self._rack.current, PlayingStage):
            self._fill_times(menu)

    def _fill_times(self, menu: QMenu) -> None:
        """What a narrow window has no buttons for."""
        menu.addSeparator()
        for name in ("mark_in", "mark_out", "no_range"):
            menu.addAction(self._bar.action(name))
        if isinstance(self._rack.current, FilmStage):
            menu.addSeparator()
            for verb, _words in FRAME_ACTS:
                menu.addAction(self._bar.action(verb))

    def _act(self, verb: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            "fetch": self._viewer.fetch,
            "use_input": self._viewer.use_as_input,
            "copy_picture": self._gestures.copy_picture,
            "copy_file": self._gestures.copy_file,
        }
        if verb in acts:
            acts[verb]()
        elif verb in OF_THE_REQUEST:
            self._viewer.ask(verb)
        else:
            self._bar.action(verb).trigger()

    # --- which are on

    def refresh(self) -> None:
        stage, bar = self._rack.current, self._bar
        zoom = stage.zoom_words() if stage is not None else ""
        bar.show_zoom(zoom)
        no_picture = tr("There is no picture here.")
        no_zoom = stage.why_no_zoom if stage is not None and not stage.zoomable else no_picture
        for name in _ZOOMS:
            bar.allow(name, "" if zoom else no_zoom)
        bar.allow("full", "" if zoom else tr("There is no picture or film here."))
        bar.allow("ground", "" if zoom else no_picture)
        self._refresh_time(stage)
        self._refresh_files(stage)

    def _refresh_time(self, stage: Stage | None) -> None:
        timed = stage is not None and stage.timed
        for name in _TIMES:
            self._bar.allow(name, "" if timed else tr("Nothing here plays."))
        film = isinstance(stage, FilmStage) and not stage.failed
        for verb, _words in FRAME_ACTS:
            here = film or (verb == "use_last_frame" and isinstance(stage, PlayingStage) and stage.video)
            self._bar.allow(verb, "" if here else tr("There is no film here."))

    def _refresh_files(self, stage: Stage | None) -> None:
        request, output = self._viewer.shown
        nothing = tr("Nothing is shown.")
        without = nothing if request is None else tr("{why}.").format(why=tr(NO_FILE))
        why_not = dict.fromkeys(OF_AN_OUTPUT, without)
        if request is not None and output is not None:
            entries = (entry for group in output_actions(request, output) for entry in group)
            why_not |= {entry.verb: entry.reason for entry in entries if entry.verb in why_not}
        if isinstance(stage, TextStage):  # also the raw answer, of which there is no file
            why_not["copy"] = ""
        for verb, reason in why_not.items():
            self._bar.allow(verb, reason)
        for name in ("again", "details", "previous", "next"):
            self._bar.allow(name, "" if request is not None else nothing)
