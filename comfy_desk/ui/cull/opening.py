"""Opens culling: of works of the library, of a batch, or of the chosen rows. One window at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.library import Search
from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.cull.window import CullWindow
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import ErrorSink, spawn


class Culling(QObject):
    """`action` goes through the works of the chosen rows; where one alone is chosen, through the whole library.

    `export(ids)` brings works out as files; `say` tells one sentence.
    """

    def __init__(
        self,
        session: SessionApi,
        window: QWidget,
        chosen: Callable[[], Sequence[Request]],
        export: Callable[[Sequence[int]], None],
        say: Callable[[str], None],
        on_error: ErrorSink,
        works: Callable[[], list[int] | None] = lambda: None,
        listed: Callable[[], list[int] | None] = lambda: None,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._home = window
        self._chosen = chosen
        self._export = export
        self._say = say
        self._on_error = on_error
        self._works = works
        self._listed = listed
        self.window: CullWindow | None = None
        self.action = QAction(tr("&Go through works one by one…"), window)
        self.action.setObjectName("cull.open")
        self.action.setShortcut(QKeySequence("Ctrl+Shift+R"))
        self.action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.action.setAutoRepeat(False)
        self.action.triggered.connect(lambda _checked=False: self.open_chosen())
        window.addAction(self.action)

    def close(self) -> None:
        if self.window is not None:
            self.window.close()
        self._home.removeAction(self.action)
        self.action.deleteLater()

    def open_chosen(self) -> None:
        """Where the library is what is looked at, the works that are chosen there count, or those it lists; not the rows."""
        ids = self._works()
        if ids is not None and len(ids) < 2:
            ids = self._listed()
        if ids is not None:
            self.open(ids)
            return
        spawn(self._open_chosen(tuple(self._chosen())), self, self._on_error)

    def open_batch(self, batch: str) -> None:
        """Every work of a batch."""
        rows = tuple(row for row in reversed(self._session.desk.requests()) if row.batch == batch)
        spawn(self._open_rows(rows, f"batch:{batch}"), self, self._on_error)

    def open(self, ids: Sequence[int], name: str = "") -> None:
        """`name`: what the list is called when its place is remembered, such as the words of a search."""
        if not ids:
            self._say(tr("There are no works to go through."))
            return
        if self.window is not None:
            self.window.close()
        made = CullWindow(self._session, ids, name, self._home)
        made.exportAsked.connect(self._export)
        made.closed.connect(self._on_closed)
        self.window = made
        made.show()
        made.setFocus()

    async def _open_chosen(self, rows: tuple[Request, ...]) -> None:
        if len(rows) > 1 or (rows and len(rows[0].works) > 1):
            await self._open_rows(rows, "")
        else:
            found = await self._session.library.find(Search())
            self.open(found.ids, "library:")

    async def _open_rows(self, rows: tuple[Request, ...], name: str) -> None:
        ids: list[int] = []
        for row in rows:
            entries = await self._session.library.of_request(row.id)
            ids += [entry.id for entry in entries if entry.trashed_at is None]
        self.open(ids, name)

    def _on_closed(self) -> None:
        self.window = None
