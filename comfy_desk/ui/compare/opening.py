"""Opens comparisons: of the chosen rows, of works of the library, and of what is shown with what was shown before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.compare.window import CompareWindow
from comfy_desk.ui.compare.work import MOST
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import ErrorSink, spawn

Pair = tuple[str, int]


class Comparing(QObject):
    """`action` compares the chosen rows, `action_before` what is shown with what was shown before.

    `works` are those chosen in the library, None where the queue is what is looked at. `say` tells one sentence;
    `use(request)` brings what was sent into the form. Windows are closed by `close`.
    """

    def __init__(
        self,
        session: SessionApi,
        window: QWidget,
        chosen: Callable[[], Sequence[Request]],
        use: Callable[[str], None],
        say: Callable[[str], None],
        on_error: ErrorSink,
        works: Callable[[], list[int] | None] = lambda: None,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._chosen = chosen
        self._use = use
        self._say = say
        self._on_error = on_error
        self._chosen_works = works
        self._shown: list[Pair] = []  # the newest last
        self.windows: list[CompareWindow] = []
        self.action = self._action("compare.open", tr("&Compare…"), "Ctrl+Shift+D", self.open_chosen)
        self.action_before = self._action(
            "compare.before", tr("Compare with what was shown before"), "", self.open_before
        )

    def close(self) -> None:
        for window in list(self.windows):
            window.close()
        for action in (self.action, self.action_before):
            self._window.removeAction(action)
            action.deleteLater()

    def note_shown(self, request_id: str, index: int) -> None:
        """This came on the stage of the viewer."""
        pair = (request_id, index)
        self._shown = [*(one for one in self._shown if one != pair), pair][-2:]

    def open_chosen(self) -> None:
        """Of several rows the first work each, of one all of its works; of a single work the one that was shown before.

        Where the library is what is looked at, the works that are chosen there.
        """
        ids = self._chosen_works()
        if ids is not None:
            if len(ids) == 1 and len(self._shown) == 2:
                self.open(self._shown)
            else:
                self.open_ids(ids)
            return
        rows = [(request, _works(request)) for request in self._chosen()]
        here = [(request, works) for request, works in rows if works]
        if len(here) == 1 and len(here[0][1]) > 1:
            request, works = here[0]
            pairs = [(request.id, index) for index in works]
        else:
            pairs = [(request.id, works[0]) for request, works in here]
        if len(pairs) == 1 and len(self._shown) == 2:
            pairs = [self._shown[0] if self._shown[0] != pairs[0] else self._shown[1], *pairs]
        if len(pairs) < 2:
            self._say(tr("Choose two to four finished works to compare them."))
            return
        self.open(pairs)

    def open_before(self) -> None:
        if len(self._shown) < 2:
            self._say(tr("Only one work was shown so far; look at another one first."))
        else:
            self.open(self._shown)

    def open_ids(self, ids: Sequence[int]) -> None:
        """Of works of the library."""
        spawn(self._open_ids(tuple(ids)), self, self._on_error)

    async def _open_ids(self, ids: tuple[int, ...]) -> None:
        entries = await self._session.library.entries(ids[:MOST])
        if len(entries) < 2:
            self._say(tr("Choose two to four finished works to compare them."))
            return
        if len(ids) > MOST:
            self._tell_cut()
        self._show([(entry.request, entry.index) for entry in entries])

    def open(self, pairs: Sequence[Pair]) -> CompareWindow:
        """At most four; that there were more is said."""
        if len(pairs) > MOST:
            self._tell_cut()
        return self._show(pairs)

    def _tell_cut(self) -> None:
        self._say(tr("Four works can be compared at once; these are the first four."))

    def _show(self, pairs: Sequence[Pair]) -> CompareWindow:
        made = CompareWindow(self._session, pairs, self._window)
        made.useAsked.connect(self._use)
        made.closed.connect(partial(self._forget, made))
        self.windows.append(made)
        made.show()
        return made

    def _forget(self, window: CompareWindow) -> None:
        if window in self.windows:
            self.windows.remove(window)

    def _action(self, name: str, words: str, key: str, act: Callable[[], None]) -> QAction:
        action = QAction(words, self._window)
        action.setObjectName(name)
        if key:
            action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setAutoRepeat(False)
        action.triggered.connect(lambda _checked=False: act())
        self._window.addAction(action)
        return action


def _works(request: Request) -> list[int]:
    """The places of its works that are here."""
    return [output.index for output in request.works if output.path]
