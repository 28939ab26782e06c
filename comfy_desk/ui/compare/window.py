"""Two to four works compared: the surface, the films' clock, what belongs to each, and the table of what differs.

Marks go through the library, and each can be taken back (Ctrl+Z). It changes no file and sends nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import LibraryChanged, Marks, Undo, Verdict
from comfy_desk.domain.output import Kind
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import theme
from comfy_desk.ui.compare.clock_bar import ClockBar
from comfy_desk.ui.compare.differing import differences
from comfy_desk.ui.compare.layers import Mode
from comfy_desk.ui.compare.marks_line import MarksLine
from comfy_desk.ui.compare.sources import Sources
from comfy_desk.ui.compare.surface import CompareSurface
from comfy_desk.ui.compare.table import DifferenceTable
from comfy_desk.ui.compare.toolbar import CompareBar
from comfy_desk.ui.compare.work import LETTERS, MOST, Work, works_of
from comfy_desk.ui.flow import EvenFlow
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine


@overrides_qt
class CompareWindow(QWidget):
    """`pairs` are two to four outputs: the request's own id and `Output.index`. Deleted when it is closed.

    `useAsked(request)`: the form is wanted with what was sent for it. `closed` comes once.
    """

    useAsked = Signal(str)
    closed = Signal()

    def __init__(self, session: SessionApi, pairs: Sequence[tuple[str, int]], parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        theme.set_role(self, "window")
        self.setWindowTitle(tr("Compare"))
        self.setAccessibleName(tr("Compare"))
        self.resize(1180, 860)
        self.works: tuple[Work, ...] = ()
        self._session = session
        self._pairs = tuple(pairs)[:MOST]
        self._undo: list[Undo] = []
        self.surface = CompareSurface(self)
        self.bar = CompareBar(self.surface, self)
        self.sources = Sources(self)
        self.clock_bar = ClockBar(self.sources.clock, self)
        self.table = DifferenceTable(self)
        self.told = plain_label("", self, role="info")
        self.told.setContentsMargins(2 * theme.GRID, 0, 2 * theme.GRID, theme.GRID // 2)
        self.told.hide()
        self.toast = ToastLine(self)
        self.lines: list[MarksLine] = []
        self._lay_out()
        self._connect()
        self._end = session.library.subscribe(self._on_library)
        spawn(self._read(), self, self._on_error)

    # --- making it

    def _lay_out(self) -> None:
        upper = QWidget(self)
        above = QVBoxLayout(upper)
        above.setContentsMargins(0, 0, 0, 0)
        above.setSpacing(0)
        above.addWidget(self.bar)
        above.addWidget(self.told)
        above.addWidget(self.surface, 1)
        above.addWidget(self.clock_bar)
        self._marks = QWidget(self)
        self._marks_flow = EvenFlow(self._marks)
        above.addWidget(self._marks)
        self._split = QSplitter(Qt.Orientation.Vertical, self)
        self._split.addWidget(upper)
        self._split.addWidget(self.table)
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 0)
        self._split.setChildrenCollapsible(False)
        self._split.setSizes([620, 200])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._split, 1)
        column.addWidget(self.toast)
        self.clock_bar.hide()

    def _connect(self) -> None:
        self.sources.layerChanged.connect(self._on_layer)
        self.sources.framesChanged.connect(lambda at: self.surface.set_layer(at, self.sources.layers[at]))
        self.clock_bar.audible.connect(self._on_audible)
        for name, words, keys, act in (
            ("compare.space", tr("Next one, or play and pause"), ("Space",), self._on_space),
            ("compare.play", tr("Play or pause all films"), ("K",), self.sources.clock.toggle),
            ("compare.frame_back", tr("All films one frame back"), (",",), lambda: self.sources.clock.step(-1)),
            ("compare.frame_on", tr("All films one frame on"), (".",), lambda: self.sources.clock.step(1)),
            ("compare.undo", tr("Undo the last mark"), ("Ctrl+Z",), self._on_undo),
            ("compare.full", tr("Full screen"), ("F11",), self._on_full),
            ("compare.close", tr("Close"), ("Escape", "Ctrl+W"), self._on_escape),
        ):
            action = QAction(words, self)
            action.setObjectName(name)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.setAutoRepeat("frame" in name)  # Space held down would flash
            action.triggered.connect(lambda _on=False, act=act: act())
            self.addAction(action)

    async def _read(self) -> None:
        works = await works_of(self._session, self._pairs)
        self.show_works(works)
        if len(works) < len(self._pairs):
            self.toast.show_notice(tr("Some of them are not here any more."))
        bodies = [await self._body(work) for work in works]
        self.table.show_differences(await asyncio.to_thread(differences, bodies))

    async def _body(self, work: Work) -> bytes | None:
        request = self._session.desk.get(work.request)
        if request is not None and request.adopted:
            return None
        try:
            return await self._session.body(work.request)
        except DeskError:
            return None

    def show_works(self, works: tuple[Work, ...]) -> None:
        self.works = works
        self.sources.load(works)
        self.surface.show_layers(self.sources.layers)
        self.bar.show_count(len(works))
        self.clock_bar.show_films(self.sources.films)
        self._marks.setVisible(bool(works))
        for at, work in enumerate(works):
            line = MarksLine(at, work, self._marks)
            line.rated.connect(partial(self._on_rated, at))
            line.favoured.connect(partial(self._on_favoured, at))
            line.judged.connect(partial(self._on_judged, at))
            line.useAsked.connect(partial(self._on_use, at))
            if work.entry is not None:
                line.show_marks(work.entry.marks)
            self._marks_flow.addWidget(line)
            self.lines.append(line)
        self.table.show_works(works)
        if len(works) > 2 or len({work.kind for work in works}) > 1:
            self.bar.choose(Mode.SIDE)
        self._say_kinds()
        self.surface.setFocus()
        self.sources.start()

    def _say_kinds(self) -> None:
        kinds = {work.kind for work in self.works}
        words = ""
        if len(self.works) < 2:
            words = tr("There are not two works here that can be compared.")
        elif Kind.VIDEO in kinds and len(kinds) > 1:
            films = ", ".join(LETTERS[at] for at in self.sources.playable)
            words = tr("Pictures and films together: {letters} can be played, the others stand still.")
            words = (
                words.format(letters=films) if films else tr("Pictures and films together; none can be played here.")
            )
        elif kinds - {Kind.IMAGE, Kind.VECTOR, Kind.VIDEO}:
            words = tr("Of some of these there is no picture to compare; what was sent is compared below.")
        elif len({work.sha256 for work in self.works} - {None}) == 1 and all(work.sha256 for work in self.works):
            words = tr("These files are equal, byte for byte.")
        self.told.setText(words)
        self.told.setVisible(bool(words))

    # --- what happens

    def _on_layer(self, at: int) -> None:
        self.surface.set_layer(at, self.sources.layers[at])
        self.lines[at].say(self.sources.notes[at])
        self.bar.show_zoom()
        if at in self.sources.films:
            self.clock_bar.setVisible(bool(self.sources.playable))
            self._say_kinds()

    def _on_audible(self, place: int) -> None:
        films = self.sources.films
        self.sources.clock.set_audible(films.index(place) if place in films else -1)

    def _on_space(self) -> None:
        if self.surface.mode is Mode.BLINK:
            self.surface.blink()
        elif self.sources.films:
            self.sources.clock.toggle()

    def _on_full(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _on_escape(self) -> None:
        self._on_full() if self.isFullScreen() else self.close()

    def _on_use(self, at: int) -> None:
        self.useAsked.emit(self.works[at].request)

    # --- marks

    def _on_rated(self, at: int, stars: int) -> None:
        entry = self.works[at].entry
        if entry is not None:
            spawn(self._mark(at, self._session.library.rate([entry.id], stars)), self, self._on_error)

    def _on_favoured(self, at: int, on: bool) -> None:
        entry = self.works[at].entry
        if entry is not None:
            spawn(self._mark(at, self._session.library.set_favourite([entry.id], on)), self, self._on_error)

    def _on_judged(self, at: int, verdict: Verdict) -> None:
        entry = self.works[at].entry
        if entry is not None:
            spawn(self._mark(at, self._session.library.judge([entry.id], verdict)), self, self._on_error)

    async def _mark(self, at: int, change: Coroutine[Any, Any, Undo]) -> None:
        self._undo.append(await change)
        await self._reread(at)

    async def _reread(self, at: int) -> None:
        work = self.works[at]
        entry = await self._session.library.of(work.request, work.index)
        works = list(self.works)
        works[at] = replace(work, entry=entry)
        self.works = tuple(works)
        if entry is not None:
            self.lines[at].show_marks(entry.marks)

    def _on_undo(self) -> None:
        if not self._undo:
            self.toast.show_notice(tr("There is nothing to undo."), tag="undone")
            return
        spawn(self._put_back(self._undo.pop()), self, self._on_error)

    async def _put_back(self, undo: Undo) -> None:
        await self._session.library.put_back(undo)
        for at in range(len(self.works)):
            await self._reread(at)
        self.toast.show_notice(tr("Undone: {words}").format(words=undo.words), tag="undone")

    def _on_library(self, changed: LibraryChanged) -> None:
        """Marked elsewhere."""
        for at, work in enumerate(self.works):
            if work.entry is None or not changed.ids or work.entry.id in changed.ids:
                spawn(self._reread(at), self)

    def marks(self, at: int) -> Marks:
        entry = self.works[at].entry
        return entry.marks if entry is not None else Marks()

    def _on_error(self, error: DeskError) -> None:
        self.toast.show_notice(error.sentence, error=True)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.bar.stop()
        self._end()
        self._end = _nothing
        self.sources.release()
        self.surface.clear()
        super().closeEvent(event)
        self.closed.emit()


def _nothing() -> None:
    """The library is not listened to any more."""
