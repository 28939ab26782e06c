"""Choosing among works, tied to the window's views: comparisons and culling are opened from where works are seen.

It also tells the viewer of 3D objects what the artist set.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.settings import ORBIT, Setting
from comfy_desk.services.api import SessionApi
from comfy_desk.ui.compare.opening import Comparing
from comfy_desk.ui.cull.opening import Culling
from comfy_desk.ui.spawn import ErrorSink
from comfy_desk.ui.verbs import Verbs
from comfy_desk.ui.viewers.orbit import allow
from comfy_desk.ui.views.queue import QueueView
from comfy_desk.ui.views.viewer import ViewerView


class Choosing(QObject):
    """`compare` takes pairs of a request's id and an output's index, `cull` ids of the library.

    `works` are those that are chosen in the library, `listed` all that it lists; None where the queue is what is looked at.
    """

    def __init__(
        self,
        session: SessionApi,
        queue: QueueView,
        viewer: ViewerView,
        verbs: Verbs,
        say: Callable[[str], None],
        on_error: ErrorSink,
        window: QWidget,
        works: Callable[[], list[int] | None] = lambda: None,
        listed: Callable[[], list[int] | None] = lambda: None,
    ) -> None:
        super().__init__(window)
        self._verbs = verbs
        self._window = window
        self.comparing = Comparing(session, window, queue.table.chosen, self._use, say, on_error, works)
        self.culling = Culling(
            session, window, queue.table.chosen, verbs.saving.export_many, say, on_error, works, listed
        )
        viewer.outputShown.connect(self.comparing.note_shown)
        viewer.offered.append(self.comparing.action_before)
        queue.table.offered += [self.comparing.action, self.culling.action]
        queue.strip.cullAsked.connect(self.culling.open_batch)
        self._settings = session.settings
        self._end = self._settings.subscribe(self._on_setting)
        self._on_setting(ORBIT)

    def actions(self) -> list[QAction]:
        """Of the window's menu."""
        return [self.comparing.action, self.culling.action]

    def compare(self, pairs: Sequence[tuple[str, int]]) -> None:
        self.comparing.open(pairs)

    def cull(self, ids: Sequence[int]) -> None:
        self.culling.open(ids)

    def close(self) -> None:
        self._end()
        self.comparing.close()
        self.culling.close()
        for part in (self.comparing, self.culling, self):  # the window, whose they are, outlives the session
            part.deleteLater()

    def _on_setting(self, setting: Setting) -> None:
        """It counts for the next 3D object that is shown."""
        if setting is ORBIT:
            allow(self._settings.value(ORBIT) != "off")

    def _use(self, request_id: str) -> None:
        """In the form, which is in the window behind."""
        self._verbs.act(request_id, "edit")
        self._window.raise_()
        self._window.activateWindow()
