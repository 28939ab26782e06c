"""The library's place in the window: made when it is first looked at, remembered, and tied to the viewer and the verbs.

What is chosen in it is shown in the viewer, also where its request left the list long ago. It marks nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Entry
from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import desktop
from comfy_desk.ui.centre import Centre
from comfy_desk.ui.drag_out import begin_drag
from comfy_desk.ui.library.acts import MOST_READ
from comfy_desk.ui.library.standin import output_of, request_of
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.unhurried import Unhurried
from comfy_desk.ui.use_as_input import UseAsInput
from comfy_desk.ui.verbs import Verbs
from comfy_desk.ui.views.viewer import ViewerView

if TYPE_CHECKING:
    from comfy_desk.ui.library.view import LibraryView

CENTRE, LIBRARY = "centre.state", "library.state"

_VERBS = frozenset({"run_again", "vary", "edit"})


class LibraryPlace(QObject):
    """`centre` holds the queue and, once it was looked at, `view`. `show(request, index)` brings a work into the viewer.

    `compareAsked` carries pairs of a request's id and an index, `cullAsked` ids of entries. `wanted`: the viewer is to be
    seen, and gets the keyboard.
    """

    compareAsked = Signal(object)
    cullAsked = Signal(object)
    composeAsked = Signal()
    viewerWanted = Signal()

    def __init__(
        self,
        session: SessionApi,
        queue: QWidget,
        viewer: ViewerView,
        verbs: Verbs,
        using: UseAsInput,
        toast: ToastLine,
        window: QWidget,
        show: Callable[[Request, int], None],
        now: Callable[[], float],
    ) -> None:
        super().__init__(window)
        self._session = session
        self._viewer = viewer
        self._verbs = verbs
        self._using = using
        self._toast = toast
        self._window = window
        self._show = show
        self._now = now
        self._shown: tuple[str, int] | None = None
        self._read_back = False
        self._state: Any = None
        self.view: LibraryView | None = None
        self.centre = Centre(queue, self._make)
        self._keep = Unhurried(self._remember, self, interval=600, at_once=1)
        self.centre.changed.connect(self._on_changed)

    async def start(self) -> None:
        """Brings back what was remembered."""
        self._state = await self._session.remembered(LIBRARY, None)
        centre = await self._session.remembered(CENTRE, None)
        if self.view is not None:
            self.view.restore(self._state)
        self.centre.restore(centre)
        self._read_back = True

    async def put_away(self) -> None:
        if self._read_back:
            await self._session.remember(CENTRE, self.centre.state())
            if self.view is not None:
                await self._session.remember(LIBRARY, self.view.state())

    def close(self) -> None:
        self._keep.stop()
        if self.view is not None:
            self.view.close_down()
        self.centre.deleteLater()
        self.deleteLater()

    # --- what others call

    @property
    def leads(self) -> bool:
        """What the viewer shows is what was chosen in the library."""
        current = self._viewer.current()
        return self.view is not None and current is not None and self._shown == (current[0].id, current[1].index)

    def walk(self, step: int) -> bool:
        """From the work that the library shows in the viewer to the next one; False where something else is shown there."""
        if self.view is None or not self.leads:
            return False
        self.view.walk(step)
        return True

    def find(self) -> bool:
        """Puts the keyboard into the library's search where the library is what is looked at; False where it is not."""
        view = self._in_front()
        if view is not None:
            view.focus_search()
        return view is not None

    def chosen_works(self) -> list[int] | None:
        """What is chosen in the library where that is what is looked at; None where it is not."""
        view = self._in_front()
        return None if view is None else view.chosen.ids()

    def listed_works(self) -> list[int] | None:
        """All that the library lists where that is what is looked at; None where it is not."""
        view = self._in_front()
        return None if view is None else list(view.model.ids)

    def undo_here(self) -> QAction | None:
        """What Ctrl+Z means where the keyboard is in the library; None where it is not."""
        view, focus = self.view, QApplication.focusWidget()
        inside = view is not None and focus is not None and view.isAncestorOf(focus)
        return view.doing.actions.by_name["undo"] if view is not None and inside else None

    def _in_front(self) -> LibraryView | None:
        """Beside the queue, the one with the keyboard is."""
        view, focus = self.view, QApplication.focusWidget()
        if view is None or not view.isVisible():
            return None
        elsewhere = self.centre.both and (focus is None or not view.isAncestorOf(focus))
        return None if elsewhere else view

    def show_library(self) -> None:
        self.centre.show_library()

    # --- making

    def _make(self) -> QWidget:
        from comfy_desk.ui.library.view import LibraryView  # what is not looked at does not lengthen the start

        view = self.view = LibraryView(lambda: self._session.library, self._toast, self.centre, now=self._now)
        view.restore(self._state)
        view.lookedAt.connect(lambda entry_id: self._with_one(entry_id, self._look_at))
        view.openAsked.connect(lambda entry_id: self._with_one(entry_id, self._open))
        view.actAsked.connect(self._on_act)
        view.dragAsked.connect(lambda ids: view.acts.with_entries(ids, self._drag))
        view.composeAsked.connect(self.composeAsked)
        view.stateChanged.connect(self._on_changed)
        return view

    def _on_changed(self) -> None:
        if self._read_back:
            self._keep.soon()

    def _remember(self) -> None:
        spawn(self.put_away(), self, self._say_error)

    # --- showing

    def _with_one(self, entry_id: int, do: Callable[[Entry, Request], None]) -> None:
        async def read() -> None:
            view = self.view
            entry = view.model.known(entry_id) if view is not None else None
            if entry is None:
                entry = next(iter(await self._session.library.entries([entry_id])), None)
            if entry is None:
                return
            do(entry, self._session.desk.get(entry.request) or request_of(await self._all_of(entry)))

        spawn(read(), self, self._say_error)

    async def _all_of(self, entry: Entry) -> tuple[Entry, ...]:
        return await self._session.library.of_request(entry.request) or (entry,)

    def _look_at(self, entry: Entry, request: Request) -> None:
        if self.leads and self._shown == (entry.request, entry.index):
            return
        self._shown = (entry.request, entry.index)
        self._show(request, entry.index)

    def _open(self, entry: Entry, request: Request) -> None:
        self._look_at(entry, request)
        self.viewerWanted.emit()

    # --- acts that are not the library's own

    def _on_act(self, name: str, ids: list[int]) -> None:
        if name == "cull":
            self.cullAsked.emit(ids)
        elif name == "export":
            self._verbs.saving.export_many(ids)
        elif self.view is not None and ids:
            self.view.acts.with_entries(ids, lambda entries: self._act(name, entries, len(ids)))

    def _act(self, name: str, entries: tuple[Entry, ...], asked: int) -> None:
        if not entries:
            self._say(tr("These works are gone."), error=True)
        elif name == "compare":
            self.compareAsked.emit([(entry.request, entry.index) for entry in entries])
        elif name == "copy":
            self._copy(entries, asked)
        elif name in _VERBS:
            self._again(name, entries, asked)
        else:
            self._with_one(entries[0].id, lambda entry, request: self._on_one(name, entry, request))

    def _on_one(self, name: str, entry: Entry, request: Request) -> None:
        output = next((one for one in request.outputs if one.index == entry.index), None) or output_of(entry)
        if name == "use_input":
            self._using.use(request, entry.index)
        elif name == "save":
            self._verbs.saving.save(request, output)
        elif name == "folder":
            self._verbs.saving.show_path(Path(entry.path or ""))
        elif name == "open_with":
            self._verbs.open_with.ask(entry.path)
        elif name == "open_outside":
            desktop.open_file(self, entry.path or "", lambda refused: self._say(refused, error=True))
        elif name == "fetch":
            self._verbs.fetch(entry.request, entry.index)
        elif name == "found_at":
            self._ask_where(entry)

    def _again(self, name: str, entries: tuple[Entry, ...], asked: int) -> None:
        """Each request once, however many of its works are chosen; what left the list long ago cannot run again."""
        ids = list(dict.fromkeys(entry.request for entry in entries))
        here = [one for one in ids if self._session.desk.get(one) is not None]
        if len(ids) == 1 or not here:
            self._verbs.act(ids[0], name)
            return
        self._verbs.act_on_all(here, name)
        self._say_cut(asked)

    def _ask_where(self, entry: Entry) -> None:
        folder = str(Path(entry.path).parent) if entry.path else None
        title = tr("Where is {name} now?").format(name=entry.name[:60])
        desktop.ask_file(self._window, folder, lambda path: self._found_at(entry, path), title=title)

    def _found_at(self, entry: Entry, path: Path) -> None:
        async def tell() -> None:
            found = await self._session.library.found_at(entry.id, path)
            self._say(tr("{name} is known again.").format(name=found.name[:60]))

        spawn(tell(), self, self._say_error)

    def _copy(self, entries: tuple[Entry, ...], asked: int) -> None:
        if len(entries) == 1:
            self._verbs.copying.both(output_of(entries[0]))
            return
        self._verbs.copying.files([entry.path for entry in entries if entry.path])
        self._say_cut(asked)

    def _say_cut(self, asked: int) -> None:
        if asked > MOST_READ:
            self._say(counted(MOST_READ, "Only the first work was taken.", "Only the first {n} works were taken."))

    def _drag(self, entries: tuple[Entry, ...]) -> None:
        view = self.view
        if view is None or not entries:
            return
        row = view.model.row_of(entries[0].id)
        picture = view.grid.picture_of(row) if row is not None else None
        begin_drag(view.works, [entry.path for entry in entries if entry.path], picture, len(entries))

    def _say(self, words: str, *, error: bool = False) -> None:
        self._toast.show_notice(words, error=error, tag="library")

    def _say_error(self, error: DeskError) -> None:
        self._say(error.sentence, error=True)
