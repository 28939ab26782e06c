"""Going through many works by keyboard: one large, its marks below it, the next one drawn before its key is pressed.

Marks go through the library and can all be taken back (Z). It changes no file.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import LibraryChanged, Undo, Verdict
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import theme
from comfy_desk.ui.cull.ahead import Ahead
from comfy_desk.ui.cull.deck import Deck
from comfy_desk.ui.cull.foot import CullFoot
from comfy_desk.ui.cull.head import CullHead
from comfy_desk.ui.cull.marking import Done, Marking
from comfy_desk.ui.cull.stage import CullStage
from comfy_desk.ui.cull.summary import Summary
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.told import told

ADVANCE = "cull.advance"
PLACES = "cull.places"
"""Remembered: whether a mark leads on, and in each list the work that was looked at last."""

MOST_PLACES = 60
MOST = 50_000
AT_ONCE = 200
AHEAD, BEHIND = 3, 1
KEEP_AFTER = 2_000
"""Milliseconds of rest after which the place is remembered."""

_REPEATED = frozenset({"cull.next", "cull.previous", "cull.frame_back", "cull.frame_on"})

TAG = "cull"
"""Of all notices: a newer one is never kept waiting."""


@overrides_qt
class CullWindow(QWidget):
    """`ids` are the library's; `name` is what the list is called when its place is remembered. Deleted when it is closed.

    `exportAsked(ids)`: the picks are wanted as files. `closed` comes once.
    """

    exportAsked = Signal(object)
    closed = Signal()

    def __init__(self, session: SessionApi, ids: Sequence[int], name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        theme.set_role(self, "window")
        self.setWindowTitle(tr("Go through works"))
        self.setAccessibleName(tr("Cull"))
        self.resize(1180, 820)
        self._session = session
        self._library = session.library
        self._name = name or _name_of(ids)
        self.deck = Deck(tuple(ids)[:MOST])
        self._shown = -1
        self._all_read = self._trashing = False
        self.ahead = Ahead(self)
        self.marking = Marking(self._library, self._reread, self._on_error, self)
        self.head = CullHead(self)
        self.stage = CullStage(self)
        self.foot = CullFoot(self)
        self.summary = Summary(self)
        self.toast = ToastLine(self)
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.timeout.connect(self._keep_place)
        self._lay_out()
        self._connect()
        self._make_actions()
        self._play = next(action for action in self.actions() if action.objectName() == "cull.play")
        self._end = self._library.subscribe(self._on_library)
        spawn(self._read(), self, self._on_error)

    # --- making it

    def _lay_out(self) -> None:
        self._middle = QStackedWidget(self)
        self._middle.addWidget(self.stage)
        self._middle.addWidget(self.summary)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._middle, 1)
        column.addWidget(self.foot)
        column.addWidget(self.toast)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.ahead.came.connect(self._on_came)
        self.head.undecided.toggled.connect(self._on_undecided)
        self.head.advance.toggled.connect(self._on_advance)
        self.head.finish.clicked.connect(self.show_summary)
        self.head.keys.clicked.connect(self._tell_keys)
        self.foot.rated.connect(self.rate)
        self.foot.favoured.connect(self.favour)
        self.foot.judged.connect(self.judge)
        self.foot.seekAsked.connect(self.stage.seek)
        self.stage.positionChanged.connect(self.foot.show_time)
        self.summary.trashAsked.connect(self._on_trash)
        self.summary.picksAsked.connect(self._on_picks)
        self.summary.exportAsked.connect(lambda: self.exportAsked.emit(self.deck.with_verdict(Verdict.PICK)))
        self.summary.backAsked.connect(self._go_back)

    def _make_actions(self) -> None:
        for n in range(6):
            words = counted(n, "Rate {n} star", "Rate {n} stars") if n else tr("Take the stars away")
            self._action(f"cull.rate_{n}", words, (str(n),), partial(self.rate, n))
        for name, words, keys, act in (
            ("cull.next", tr("Next work"), ("Right",), lambda: self.go(1)),
            ("cull.previous", tr("Work before"), ("Left",), lambda: self.go(-1)),
            ("cull.first", tr("First work"), ("Home",), lambda: self._to_end(first=True)),
            ("cull.last", tr("Last work"), ("End",), lambda: self._to_end(first=False)),
            ("cull.pick", tr("Pick"), ("P",), lambda: self.judge(Verdict.PICK)),
            ("cull.reject", tr("Reject"), ("X",), lambda: self.judge(Verdict.REJECT)),
            ("cull.unset", tr("Neither picked nor rejected"), ("U",), lambda: self.judge(Verdict.NONE)),
            ("cull.favourite", tr("Favourite, or none"), ("F",), self.favour),
            ("cull.undo", tr("Undo"), ("Z", "Ctrl+Z"), self.undo),
            ("cull.play", tr("Play or pause"), ("Space",), self.stage.toggle),
            ("cull.frame_back", tr("One frame back"), (",",), lambda: self.stage.step(-1)),
            ("cull.frame_on", tr("One frame on"), (".",), lambda: self.stage.step(1)),
            ("cull.undecided", tr("Undecided only"), ("N",), self.head.undecided.toggle),
            ("cull.advance", tr("Go on after a mark"), ("A",), self.head.advance.toggle),
            ("cull.full", tr("Full screen"), ("F11",), self._on_full),
            ("cull.close", tr("Close"), ("Escape", "Ctrl+W"), self._on_escape),
        ):
            self._action(name, words, keys, act)

    def _action(self, name: str, words: str, keys: tuple[str, ...], act: Callable[[], object]) -> None:
        action = QAction(words, self)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setAutoRepeat(name in _REPEATED)  # P held down would pick all that follow
        action.triggered.connect(lambda _on=False: act())
        self.addAction(action)

    # --- reading

    async def _read(self) -> None:
        self.head.advance.blockSignals(True)
        self.head.advance.setChecked(await self._session.remembered(ADVANCE, True) is not False)
        self.head.advance.blockSignals(False)
        places = await self._session.remembered(PLACES, {})
        place = places.get(self._name) if isinstance(places, dict) else None
        if isinstance(place, int) and self.deck.go_to(place):
            self.toast.show_notice(
                tr("You were here last time."),
                action=tr("From the beginning"),
                on_action=lambda: self._to_end(first=True),
                tag=TAG,
            )
        near = (self.deck.current_id, *self.deck.around(AHEAD, BEHIND))
        await self._take(tuple(one for one in near if one >= 0))
        self._show()
        missing = self.deck.missing()
        for at in range(0, len(missing), AT_ONCE):
            await self._take(missing[at : at + AT_ONCE])
            self._show_counts()
        self._all_read = True
        self._show_counts()
        spawn(self._library.look(near), self)

    async def _take(self, ids: tuple[int, ...]) -> None:
        """Those that are gone, or in the trash, are left out."""
        entries = await self._library.entries(ids)
        here = [entry for entry in entries if entry.trashed_at is None]
        self.deck.take(here)
        known = {entry.id for entry in here}
        self.deck.drop(one for one in ids if one not in known)

    async def _reread(self, ids: tuple[int, ...]) -> None:
        for at in range(0, len(ids), AT_ONCE):
            await self._take(ids[at : at + AT_ONCE])
        self._show_counts()
        if self.summing_up:
            return
        if self.deck.current_id != self._shown:
            self._show()
        elif self._shown in ids:
            self.foot.show_entry(self.deck.current)

    # --- what is seen

    def _show(self) -> None:
        entry = self.deck.current
        self._shown = self.deck.current_id
        self._middle.setCurrentWidget(self.stage)
        self.foot.setVisible(True)
        if entry is None:
            if not self.deck.ids:
                self.show_summary()
            else:
                spawn(self._reread((self.deck.current_id,)), self, self._on_error)
            return
        self.stage.show_entry(entry, self.ahead.picture(entry.id), self.ahead.refused(entry.id))
        self.foot.show_entry(entry)
        self._allow()
        self._show_counts()
        self._prepare()
        self._keeping.start(KEEP_AFTER)

    def _allow(self) -> None:
        """Space is for buttons where nothing can be played."""
        self._play.setEnabled(self.stage.playable and not self.summing_up)

    def _prepare(self) -> None:
        """Right after what is looked at is painted: the ones that keys lead to."""
        ids = (self.deck.current_id, *self.deck.around(AHEAD, BEHIND))
        self.ahead.want([entry for one in ids if (entry := self.deck.entry(one)) is not None])

    def _on_came(self, one: int) -> None:
        decoded = self.ahead.picture(one)
        if one != self._shown or self._middle.currentWidget() is not self.stage:
            return
        if decoded is not None:
            self.stage.show_picture(decoded)
        elif self.ahead.refused(one):
            self.stage.show_refused(self.ahead.refused(one))

    def _show_counts(self) -> None:
        counts = self.deck.counts()
        self.head.show_counts(counts, all_read=self._all_read)
        self.summary.show_counts(counts)

    def show_summary(self) -> None:
        self.stage.release()
        self._shown = -1
        self.summary.show_counts(self.deck.counts())
        self._middle.setCurrentWidget(self.summary)
        self.foot.setVisible(False)
        self._allow()
        target = self.summary.trash if self.summary.trash.isEnabled() else self.summary.back
        target.setFocus()

    @property
    def summing_up(self) -> bool:
        return self._middle.currentWidget() is self.summary

    # --- going on

    def go(self, step: int) -> None:
        if self.summing_up:
            if step < 0:
                self._go_back()
        elif self.deck.move(step):
            self._show()
        elif step > 0:
            self.show_summary()

    def _go_back(self) -> None:
        if self.deck.ids:
            self.setFocus()
            self._show()

    def _to_end(self, *, first: bool) -> None:
        if self.deck.to_end(first=first) or self.summing_up:
            self._show()

    def _on_undecided(self, on: bool) -> None:
        self.deck.set_only_undecided(on)
        self._show_counts()
        if self.deck.current_id != self._shown:
            self._show()
        else:
            self._prepare()

    def _on_advance(self, on: bool) -> None:
        spawn(self._session.remember(ADVANCE, on), self, self._on_error)

    # --- marks

    def rate(self, stars: int) -> None:
        self._mark(lambda ids: self._library.rate(ids, stars), leads_on=stars > 0)

    def judge(self, verdict: Verdict) -> None:
        self._mark(lambda ids: self._library.judge(ids, verdict), leads_on=verdict is not Verdict.NONE)

    def favour(self) -> None:
        on = not self.deck.marks(self.deck.current_id).favourite
        self._mark(lambda ids: self._library.set_favourite(ids, on), leads_on=False)

    def _mark(self, change: Callable[[tuple[int, ...]], Coroutine[Any, Any, Undo]], *, leads_on: bool) -> None:
        """One goes on at once; what is said of the mark comes from the library."""
        one = self.deck.current_id
        if one < 0 or self.summing_up:
            return
        self.marking.do((one,), one, lambda: change((one,)))
        if leads_on and self.head.advance.isChecked():
            self.go(1)

    def undo(self) -> None:
        self.marking.undo(self._on_undone)

    def _on_undone(self, done: Done | None) -> None:
        if done is None:
            self.toast.show_notice(tr("There is nothing to undo."), tag=TAG)
            return
        self.toast.show_notice(tr("Undone: {words}").format(words=told(done.undo.words)), tag=TAG)
        if self.deck.go_to(done.at):
            self._show()

    # --- at the end

    def _on_trash(self) -> None:
        if not self._trashing:  # pressed twice, the second one would have nothing to undo
            self._trashing = True
            spawn(self._trash(self.deck.ids), self, self._on_error)

    async def _trash(self, whole: tuple[int, ...]) -> None:
        """Those that are rejects by what the library says now: a mark may be on its way, or be changed elsewhere."""
        try:
            await self.marking.settled()
            await self._reread(self.deck.with_verdict(Verdict.REJECT))
            rejects = self.deck.with_verdict(Verdict.REJECT)
            if not rejects:
                return
            undo = await self._library.trash(rejects)
        finally:
            self._trashing = False
        self.deck.drop(rejects)
        self._show_counts()

        def take_back() -> None:
            spawn(self._untrash(undo, rejects, whole), self, self._on_error)

        self.toast.show_notice(undo.words, action=tr("Undo"), on_action=take_back, tag=TAG)

    async def _untrash(self, undo: Undo, rejects: tuple[int, ...], whole: tuple[int, ...]) -> None:
        await self._library.put_back(undo)
        self._take_list(whole)
        await self._take(rejects)
        self._show_counts()

    def _on_picks(self) -> None:
        """They alone, from the first."""
        self._take_list(self.deck.with_verdict(Verdict.PICK))
        self.head.undecided.setChecked(False)
        self._go_back()

    def _take_list(self, ids: Sequence[int]) -> None:
        known = [entry for one in ids if (entry := self.deck.entry(one)) is not None]
        self.deck = Deck(ids)
        self.deck.take(known)

    # --- the rest

    def _tell_keys(self) -> None:
        self.toast.show_notice(
            tr(
                "← → move · 1–5 stars, 0 none · P pick · X reject · U unset · F favourite · Z undo · Space play · "
                "N undecided only · A go on after a mark · F11 full screen"
            ),
            seconds=20,
            tag=TAG,
        )

    def _on_library(self, changed: LibraryChanged) -> None:
        """Marked or moved elsewhere."""
        near = (self.deck.current_id, *self.deck.around(AHEAD, BEHIND))  # where nothing is named, anything may be other
        ids = tuple(one for one in changed.ids or near if self.deck.entry(one) is not None)
        if ids:
            spawn(self._reread(ids), self)

    def _keep_place(self) -> None:
        if self.deck.current_id >= 0:
            spawn(self._remember_place(self.deck.current_id), self)

    async def _remember_place(self, one: int) -> None:
        known = await self._session.remembered(PLACES, {})
        places = dict(known) if isinstance(known, dict) else {}
        places.pop(self._name, None)
        places[self._name] = one
        for old in list(places)[:-MOST_PLACES]:
            del places[old]
        await self._session.remember(PLACES, places)

    def _on_full(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _on_escape(self) -> None:
        self._on_full() if self.isFullScreen() else self.close()

    def _on_error(self, error: DeskError) -> None:
        self.toast.show_notice(error.sentence, error=True, tag=TAG)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end()
        self._end = _nothing
        self._keeping.stop()
        self.stage.release()
        self.ahead.clear()
        super().closeEvent(event)
        self.closed.emit()


def _name_of(ids: Sequence[int]) -> str:
    """For a list that has no name of its own: by its oldest work, as lists grow with the newest."""
    return f"since:{min(ids, default=0)}"


def _nothing() -> None:
    """The library is not listened to any more."""
