"""Beside the queue: everything that is known of what is chosen there. It follows the choice and stops nothing.

Of one request all of it, of several a summary. While it is not to be seen it reads nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from comfy_desk.domain.events import Event, RequestChanged
from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import theme
from comfy_desk.ui.around import Around
from comfy_desk.ui.details.lines import LineList
from comfy_desk.ui.details.request_page import RequestPage
from comfy_desk.ui.details.summary import summary_of
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.unhurried import Unhurried

SUM_EVERY = 400
"""Milliseconds between two sums over all that is chosen, while they change: there may be thousands."""


@overrides_qt
class DetailsPane(QWidget):
    """`around` gives what a row's words depend on; `now` is wall time. `close` ends its listening."""

    def __init__(
        self,
        session: SessionApi,
        around: Callable[[Request], Around],
        now: Callable[[], float],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        theme.set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Details"))
        self._session = session
        self._now = now
        self._ids: tuple[str, ...] = ()
        self._among: frozenset[str] = frozenset()  # the same
        self.page = RequestPage(session, around)
        self._several = QWidget()
        self.heading = plain_label("", role="title")
        self.summary = LineList(tr("Summary"))
        column = QVBoxLayout(self._several)
        column.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        column.addWidget(self.heading)
        column.addWidget(self.summary, 1)
        self._nothing = _hint(tr("Choose a request in the queue: its course, ids, files and raw answer stand here."))
        self._pages = QStackedWidget()
        for page in (self._nothing, self.page, self._several):
            self._pages.addWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)
        self._soon = Unhurried(self._show_several, self, interval=SUM_EVERY, at_once=2)
        self._end: Callable[[], None] | None = session.desk.subscribe(self._on_event)

    def show_requests(self, ids: Sequence[str]) -> None:
        """What is chosen now; none leaves what is shown."""
        if ids:
            self._ids = tuple(ids)
            self._among = frozenset(ids)
            self._show()

    def show_request(self, request_id: str) -> None:
        self.show_requests((request_id,))

    def let_go(self) -> None:
        """Listens no longer."""
        self._soon.stop()
        if self._end is not None:
            self._end()
            self._end = None

    def _show(self) -> None:
        if not self.isVisible() or self._end is None:
            return
        if len(self._ids) == 1:
            request = self._session.desk.get(self._ids[0])
            if request is None:
                self._pages.setCurrentWidget(self._nothing)
                return
            self.page.show_request(request)
            self._pages.setCurrentWidget(self.page)
        elif self._ids:
            self._show_several()
            self._pages.setCurrentWidget(self._several)

    def _show_several(self) -> None:
        found = [row for row in map(self._session.desk.get, self._ids) if row is not None]
        if len(self._ids) > 1 and found and self.isVisible():
            self.heading.setText(counted(len(found), "{n} request", "{n} requests"))
            self.summary.show_lines(summary_of(found, self._now()))

    def _on_event(self, event: Event) -> None:
        if not isinstance(event, RequestChanged) or event.request.id not in self._among or not self.isVisible():
            return
        if len(self._ids) == 1:
            self.page.show_request(event.request)
        else:
            self._soon.soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()


def _hint(words: str) -> QLabel:
    label = plain_label(words, role="hint")
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setContentsMargins(2 * theme.GRID, 2 * theme.GRID, 2 * theme.GRID, 2 * theme.GRID)
    return label
