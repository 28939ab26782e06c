"""What is said of requests that were just recorded: a row that is seen speaks for itself, of a hidden one it is told."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from comfy_desk.domain.errors import DeskError
from comfy_desk.services.api import DeskApi
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.spawn import ErrorSink
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.views.compose import ComposeView
from comfy_desk.ui.views.queue import QueueView
from comfy_desk.ui.views.viewer import ViewerView


class NewRows(QObject):
    """`choose(id)` chooses a row; `show_queue` brings the table to the front."""

    def __init__(
        self,
        desk: DeskApi,
        views: tuple[ComposeView, QueueView, ViewerView],
        toast: ToastLine,
        choose: Callable[[str], None],
        show_queue: Callable[[], None],
        on_error: ErrorSink,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        compose, self._queue, self._viewer = views
        self._toast = toast
        self._choose = choose
        self._show_queue = show_queue
        self._on_error = on_error
        compose.submitted.connect(self._on_submitted)
        compose.batchSubmitted.connect(self._on_batch_submitted)
        compose.corrected.connect(self._on_corrected)

    def tell(self, request_id: str, words: str = "") -> None:
        """A new request was recorded; a row that no filter and no search hides speaks for itself."""
        hidden = self._desk.get(request_id) is not None and self._queue.shown.row_of(request_id) is None
        if not hidden:
            if words:
                self._toast.show_notice(words)
            return
        hides = tr("The filter or the search hides the new request.")
        if self._queue.shown.folded_away(request_id):
            hides = tr("The new request is in a group that is folded.")
        self._toast.show_notice(
            f"{words} {hides}".strip(),
            action=tr("Show it"),
            on_action=lambda: self._show_hidden(request_id),
            tag="hidden",
        )

    def _show_hidden(self, request_id: str) -> None:
        self._show_queue()
        if not self._queue.select(request_id):
            self._on_error(DeskError(tr("This row is gone.")))

    def _on_submitted(self, request_id: str) -> None:
        """The new row is chosen, unless the artist is looking at something; where it is hidden that is said."""
        if self._queue.shown.row_of(request_id) is None:
            self.tell(request_id)
        elif self._viewer.current() is None:
            self._choose(request_id)

    def _on_batch_submitted(self, batch_id: str) -> None:
        """The strip above the table shows it; where the table shows none of it, that is said."""
        rows = [row for row in self._desk.requests() if row.batch == batch_id]
        if rows and all(self._queue.shown.row_of(row.id) is None for row in rows):
            self.tell(rows[-1].id)

    def _on_corrected(self, request_id: str) -> None:
        self._toast.show_notice(tr("Changed: the same request, in its place."))
        if self._queue.shown.row_of(request_id) is not None and self._viewer.current() is None:
            self._choose(request_id)
