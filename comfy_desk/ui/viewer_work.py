"""What the viewer needs of the session: marks of what it shows, what is remembered of it, who comes next, frames for forms.

The viewer itself calls no service. Belongs to the workplace.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.library import Entry, LibraryChanged, Undo
from comfy_desk.domain.settings import KEEP_ZOOM, Setting
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.library.place import LibraryPlace
from comfy_desk.ui.library.view import LibraryView
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.told import told
from comfy_desk.ui.use_as_input import UseAsInput
from comfy_desk.ui.viewers.neighbours import piece
from comfy_desk.ui.viewers.painting import Ground
from comfy_desk.ui.viewers.parameters import parameters_of, whole_prompt
from comfy_desk.ui.viewers.stage import Shown, shown_of
from comfy_desk.ui.views.queue import QueueView
from comfy_desk.ui.views.viewer import ViewerView

VIEWER = "viewer.state"
"""Remembered: volume, whether it is muted, and what is behind clear pictures."""

TAG = "viewer-marks"
_KEPT_AFTER = 1_000


class ViewerWork(QObject):
    """`close` before the session ends."""

    def __init__(
        self,
        session: SessionApi,
        viewer: ViewerView,
        queue: QueueView,
        library: LibraryPlace,
        using: UseAsInput,
        toast: ToastLine,
        on_error: Callable[[DeskError], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._viewer = viewer
        self._queue = queue
        self._library = library
        self._toast = toast
        self._on_error = on_error
        self._entry: Entry | None = None
        self._wanted = ("", -1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_KEPT_AFTER)
        self._later.timeout.connect(lambda: spawn(self._remember(), self, on_error))
        self._keep_zoom: QAction = viewer.action("keep_zoom")
        self._on_setting(KEEP_ZOOM)
        self._keep_zoom.toggled.connect(self._on_keep_zoom)
        self._ends = [session.settings.subscribe(self._on_setting), session.library.subscribe(self._on_library)]
        viewer.outputShown.connect(self._on_shown)
        viewer.neighboursWanted.connect(self._on_neighbours)
        viewer.bodyAsked.connect(lambda request_id: spawn(self._read_body(request_id), self))
        viewer.markAsked.connect(self._on_mark)
        viewer.frameInputAsked.connect(using.use_picture)
        viewer.rack.volumeChanged.connect(lambda _volume, _muted: self._later.start())
        viewer.rack.groundChanged.connect(self._later.start)

    def start(self) -> None:
        """Needs a running loop."""
        spawn(self._restore(), self, self._on_error)

    def close(self) -> None:
        self._later.stop()
        for end in self._ends:
            end()

    # --- what is remembered

    async def _restore(self) -> None:
        state = await self._session.remembered(VIEWER, {})
        if not isinstance(state, dict):
            return
        volume, ground = state.get("volume"), state.get("ground")
        if isinstance(volume, int) and 0 <= volume <= 100:
            self._viewer.rack.set_volume(volume, state.get("muted") is True)
        if ground in [one.value for one in Ground]:
            self._viewer.rack.set_ground(Ground(ground))

    async def _remember(self) -> None:
        volume, muted = self._viewer.rack.volume
        state: dict[str, Any] = {"volume": volume, "muted": muted, "ground": self._viewer.rack.ground.value}
        await self._session.remember(VIEWER, state)

    def _on_setting(self, setting: Setting) -> None:
        if setting.key == KEEP_ZOOM.key:
            self._keep_zoom.setChecked(self._session.settings.value(KEEP_ZOOM) is True)

    def _on_keep_zoom(self, keep: bool) -> None:
        if keep is not self._session.settings.value(KEEP_ZOOM):
            spawn(self._session.settings.set(KEEP_ZOOM.key, keep), self, self._on_error)

    # --- who comes next

    def _on_neighbours(self, request_id: str) -> None:
        """As the arrow keys go: in the order of the library where that leads, else in that of the queue."""
        if self._library.leads and self._library.view is not None:
            self._viewer.rack.ahead.prepare(self._beside(self._library.view))
            return
        shown = self._queue.shown
        here = shown.row_of(request_id)
        if here is None:
            return
        self._viewer.show_beyond(request_id, shown.beside(here, -1), shown.beside(here, 1))

    def _beside(self, view: LibraryView) -> list[Shown]:
        current = view.chosen.current
        here = view.model.row_of(current) if current is not None else None
        rows = (here + 1, here - 1) if here is not None else ()
        entries = [view.model.peek(row) for row in rows if 0 <= row < view.model.rowCount()]
        return [one for entry in entries if entry is not None for one in self._shown_of(entry)]

    def _shown_of(self, entry: Entry) -> list[Shown]:
        request = self._session.desk.get(entry.request)
        return shown_of(request, piece(request, entry.index)) if request is not None else []

    # --- what was sent

    async def _read_body(self, request_id: str) -> None:
        """What was sent, for the facts beside the picture; where it cannot be read they are one group shorter."""
        request = self._session.desk.get(request_id)
        if request is None:
            return
        try:
            body = await self._session.body(request_id)
        except DeskError:
            return
        found = await asyncio.to_thread(parameters_of, body, request.prompt, request.seed)
        words = await asyncio.to_thread(whole_prompt, body, request.prompt)
        self._viewer.show_parameters(request_id, found, words)

    # --- marks

    def _on_shown(self, request_id: str, index: int) -> None:
        self._wanted, self._entry = (request_id, index), None
        spawn(self._read(request_id, index), self, self._on_error)

    def _on_library(self, changed: LibraryChanged) -> None:
        if self._wanted[0] and (not changed.ids or self._entry is None or self._entry.id in changed.ids):
            spawn(self._read(*self._wanted), self, self._on_error)

    async def _read(self, request_id: str, index: int) -> None:
        entry = await self._session.library.of(request_id, index)
        if self._wanted == (request_id, index):
            self._entry = entry
            self._viewer.show_marks(request_id, index, entry.marks if entry is not None else None)

    def _on_mark(self, what: str, value: object) -> None:
        if self._entry is not None:
            spawn(self._mark(self._entry.id, what, value), self, self._on_error)

    async def _mark(self, entry: int, what: str, value: Any) -> None:
        library = self._session.library
        acts: dict[str, Callable[[Sequence[int], Any], Coroutine[Any, Any, Undo]]] = {
            "rating": library.rate,
            "favourite": library.set_favourite,
            "verdict": library.judge,
            "note": library.set_note,
        }
        undo = await acts[what]((entry,), value)
        if self._viewer.full_screen and self._viewer.rack.current is not None:
            self._viewer.rack.current.flash(told(undo.words))
        self._toast.show_notice(
            told(undo.words), action=tr("Undo"), on_action=lambda: self._put_back(undo), seconds=6, tag=TAG
        )

    def _put_back(self, undo: Undo) -> None:
        spawn(self._session.library.put_back(undo), self, self._on_error)
