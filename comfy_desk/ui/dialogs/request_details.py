"""Everything that is known of one request, in a window beside the main one that stops nothing: course, ids, raw answer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from comfy_desk import __version__
from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import Event, RequestChanged
from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import theme
from comfy_desk.ui.phrases import model_name
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.support import bounded, facts, support_text, without_secrets
from comfy_desk.ui.wording import Around, charge, status

QUIET = 250
"""Milliseconds in which changes are gathered before the course is read again."""


class RequestDetails(QDialog):
    """`now` gives wall time. Follows its request until it is closed, and is deleted then."""

    def __init__(self, session: SessionApi, request: Request, now: Callable[[], float], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self._session = session
        self._request = request
        self._now = now
        self._timeline: tuple[tuple[float, str], ...] = ()
        self._raw_read = False
        self.setWindowTitle(f"Details — {model_name(request.model)}")
        self.resize(680, 560)
        self._make_parts()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(QUIET)
        self._again.timeout.connect(self._read)
        self._end = session.desk.subscribe(self._on_event)
        self.destroyed.connect(self._end)
        self._show_facts()
        self._read()

    def _make_parts(self) -> None:
        self._status = plain_label("", self, role="title")
        self._prompt = plain_label("", self, role="hint", selectable=True)
        self._facts = QFormLayout()
        self._facts.setHorizontalSpacing(2 * theme.GRID)
        self._facts.setVerticalSpacing(theme.GRID // 2)
        self._course = QFormLayout()
        self._course.setHorizontalSpacing(2 * theme.GRID)
        self._course.setVerticalSpacing(theme.GRID // 2)
        self.raw = QPlainTextEdit(self)
        self.raw.setReadOnly(True)
        self.raw.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.raw.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.raw.setAccessibleName("Raw answer")
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(_scrolled(self._course, self), "Course")
        self.tabs.addTab(_scrolled(self._facts, self), "Ids")
        self.tabs.addTab(self.raw, "Raw answer")
        self.tabs.currentChanged.connect(self._on_tab)
        self.copy = QPushButton("Copy for support", self)
        self.copy.setToolTip("Ids, times and words. No prompt, no key, no signed link.")
        self.copy.clicked.connect(self._on_copy)
        close = QPushButton("Close", self)
        close.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addStretch(1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        pad = 2 * theme.GRID
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(theme.GRID)
        column.addWidget(self._status)
        column.addWidget(self._prompt)
        column.addWidget(self.tabs, 1)
        column.addLayout(foot)

    # --- what is shown

    def _show_facts(self) -> None:
        request = self._request
        desk, account = self._session.desk, self._account()
        around = Around(
            self._now(),
            desk.account_state(request.account) if account is not None else None,
            desk.sending_paused,
            pause_reason=desk.pause_reason,
            account_here=account is not None,
        )
        self._status.setText(status(request, around).text)
        words = [request.prompt or ("Taken in by its id" if request.adopted else "No prompt")]
        if request.state.terminal and not request.outputs:
            words.append(charge(request))
        self._prompt.setText("\n".join(words))
        _fill(self._facts, self._known(), self)

    def _account(self) -> Account | None:
        """The account that sent it, where it is still here."""
        return next((one for one in self._session.desk.accounts() if one.id == self._request.account), None)

    def _known(self) -> list[tuple[str, str]]:
        answer = self._request.raw_path  # where it lies is not for support: the path names who sits here
        return [*facts(self._request, self._account(), self._batch()), *([("Answer", answer)] if answer else [])]

    def _batch(self) -> str:
        batch = self._session.desk.batch(self._request.batch) if self._request.batch is not None else None
        return batch.name if batch is not None else ""

    def _read(self) -> None:
        spawn(self._read_course(), self, self._failed)
        if self.tabs.currentWidget() is self.raw:
            self._on_tab()

    async def _read_course(self) -> None:
        self._timeline = await self._session.timeline(self._request.id)
        lines = [(to_the_second(at, self._now()), without_secrets(words)) for at, words in self._timeline]
        _fill(self._course, lines, self)

    def _on_tab(self, _index: int = 0) -> None:
        if self.tabs.currentWidget() is not self.raw or self._raw_read:
            return
        if self._request.raw_path is None:
            self.raw.setPlainText(
                "There is no answer yet." if not self._request.state.terminal else "No answer was kept."
            )
            return
        self._raw_read = True
        self.raw.setPlainText("Reading…")
        spawn(self._read_raw(), self, self._raw_failed)

    async def _read_raw(self) -> None:
        self.raw.setPlainText(bounded(await self._session.raw_text(self._request.id)))

    def _raw_failed(self, error: DeskError) -> None:
        self._raw_read = False
        self.raw.setPlainText(error.sentence)

    def _failed(self, error: DeskError) -> None:
        _fill(self._course, [("", error.sentence)], self)

    # --- what happens

    def _on_event(self, event: Event) -> None:
        if isinstance(event, RequestChanged) and event.request.id == self._request.id:
            self._request = event.request
            self._show_facts()
            self._again.start()

    def _on_copy(self) -> None:
        text = support_text(self._request, self._timeline, self._account(), __version__)
        QGuiApplication.clipboard().setText(text)
        self.copy.setText("Copied")


def to_the_second(at: float, now: float) -> str:
    """12:03:20 where that is today, else with its day before it. In the time of this machine."""
    moment, today = (datetime.fromtimestamp(time, UTC).astimezone() for time in (at, now))
    clock = f"{moment:%H:%M:%S}"
    return clock if moment.date() == today.date() else f"{moment.day} {moment:%b} {clock}"


def _scrolled(form: QFormLayout, parent: QWidget) -> QScrollArea:
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    inside = QWidget(area)
    form.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
    inside.setLayout(form)
    area.setWidget(inside)
    return area


def _fill(form: QFormLayout, lines: list[tuple[str, str]], parent: QWidget) -> None:
    while form.rowCount():
        form.removeRow(0)
    for name, value in lines:
        label = plain_label(name, parent, role="hint", wrap=False)
        form.addRow(label, plain_label(value, parent, selectable=True))
