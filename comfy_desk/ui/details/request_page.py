"""Everything that is known of one request: course, ids, files, raw answer. It follows its request while it is shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QTabWidget, QVBoxLayout, QWidget

from comfy_desk import __version__
from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Role
from comfy_desk.domain.request import Request
from comfy_desk.services.api import SessionApi
from comfy_desk.ui import theme
from comfy_desk.ui.around import Around
from comfy_desk.ui.cell_words import cost_in_full, measures_of
from comfy_desk.ui.details.course import course
from comfy_desk.ui.details.lines import LineList
from comfy_desk.ui.phrases import model_name, size_of, tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.support import bounded, facts, support_text
from comfy_desk.ui.told import told
from comfy_desk.ui.usual_words import at_length
from comfy_desk.ui.wording import charge, status

_ROLES = {
    Role.WORK: "Work",
    Role.VARIANT: "Variant",
    Role.PART: "Part",
    Role.POSTER: "Poster",
    Role.ECHO: "Input handed back",
}
_NAMES = frozenset(
    (
        *("Request id", "Model", "State", "Account", "Came from", "Batch", "Sent", "Provider asked for", "Served by"),
        *("Not passed on", "Time limit", "Idempotency key", "Call id", "HTTP status", "Kind of failure"),
        *("Refusal concerns", "Detail", "Credits", "Body", "Sends", "Router", "Row"),
    )
)
"""What `support.facts` calls things: there in English, for those who help; here in the artist's language."""

QUIET = 250
"""Milliseconds in which changes are gathered before the course is read again."""
_PROMPT_LINES = 6


class RequestPage(QWidget):
    """`around` gives what its words depend on besides the request."""

    def __init__(self, session: SessionApi, around: Callable[[Request], Around], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._around = around
        self._request: Request | None = None
        self._timeline: tuple[tuple[float, str], ...] = ()
        self._raw_read = ""
        self._make_parts()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(QUIET)
        self._again.timeout.connect(self._read)

    def _make_parts(self) -> None:
        self.status = plain_label("", self, role="title")
        self.prompt = plain_label("", self, role="hint", selectable=True)
        self.prompt.ensurePolished()
        self.prompt.setMaximumHeight(_PROMPT_LINES * self.prompt.fontMetrics().lineSpacing() + 2)  # no line is cut
        self.course = LineList(tr("Course"))
        self.facts = LineList(tr("Ids"))
        self.files = LineList(tr("Files"))
        self.raw = QPlainTextEdit(self)
        self.raw.setReadOnly(True)
        self.raw.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.raw.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.raw.setAccessibleName(tr("Raw answer"))
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        for part, title in (
            (self.course, tr("Course")),
            (self.facts, tr("Ids")),
            (self.files, tr("Files")),
            (self.raw, tr("Raw answer")),
        ):
            self.tabs.addTab(part, title)
        self.tabs.currentChanged.connect(lambda _index: self._show_raw())
        self.copy = QPushButton(tr("Copy for support"), self)
        self.copy.setToolTip(tr("Ids, times and words. No prompt, no key, no signed link."))
        self.copy.clicked.connect(self._on_copy)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        column.setSpacing(theme.GRID)
        column.addWidget(self.status)
        column.addWidget(self.prompt)
        column.addWidget(self.tabs, 1)
        column.addLayout(foot)

    # --- what is shown

    @property
    def shown_id(self) -> str:
        return "" if self._request is None else self._request.id

    def show_request(self, request: Request) -> None:
        """Another one, or the same as it is now: then its course is read a moment later."""
        other = request.id != self.shown_id
        self._request = request
        if other:
            self._timeline, self._raw_read = (), ""
            self.course.show_lines(())
            self.raw.clear()
        self._say()
        if other:
            self._read()
        else:
            self._again.start()

    def _say(self) -> None:
        request = self._request
        if request is None:
            return
        around = self._around(request)
        self.status.setText(status(request, around).text)
        words = [request.prompt or (tr("Taken in by its id") if request.adopted else tr("No prompt"))]
        if request.state.terminal and not request.outputs:
            words.append(charge(request))
        self.prompt.setText("\n".join(words))
        self.prompt.setToolTip("")
        self.setAccessibleName(tr("Details of {model}").format(model=model_name(request.model)))
        self.copy.setText(tr("Copy for support"))
        self.facts.show_lines(self._known(request, around))
        self.files.show_lines(_files(request))
        self._show_raw()

    def _known(self, request: Request, around: Around) -> list[tuple[str, str]]:
        """Those for support, and what stays on this machine: where the answer lies names who sits here."""
        batch = self._session.desk.batch(request.batch) if request.batch is not None else None
        known = facts(request, self._account(request), batch.name if batch is not None else "")
        more = [
            (tr("Cost"), cost_in_full(request)),
            (tr("Usual time"), at_length(around.usual)),
            (tr("Answer"), request.raw_path or ""),
        ]
        named = ((tr(name) if name in _NAMES else name, value) for name, value in known)
        return [*named, *((name, value) for name, value in more if value)]

    def _account(self, request: Request) -> Account | None:
        """The account that sent it, where it is still here."""
        return next((one for one in self._session.desk.accounts() if one.id == request.account), None)

    def _read(self) -> None:
        if self._request is not None:
            spawn(self._read_course(self._request.id), self, self._failed)

    async def _read_course(self, request_id: str) -> None:
        timeline = await self._session.timeline(request_id)
        if self._request is not None and self._request.id == request_id:
            self._timeline = timeline
            self.course.show_lines(course(timeline, self._around(self._request).now), copied=False)

    def _show_raw(self) -> None:
        request = self._request
        if request is None or self.tabs.currentWidget() is not self.raw or self._raw_read == request.id:
            return
        if request.raw_path is None:
            self.raw.setPlainText(
                tr("No answer was kept.") if request.state.terminal else tr("There is no answer yet.")
            )
            return
        self._raw_read = request.id
        self.raw.setPlainText(tr("Reading…"))
        spawn(self._read_raw(request.id), self, self._raw_failed)

    async def _read_raw(self, request_id: str) -> None:
        text = bounded(await self._session.raw_text(request_id))
        if self.shown_id == request_id:
            self.raw.setPlainText(text)

    def _raw_failed(self, error: DeskError) -> None:
        self._raw_read = ""
        self.raw.setPlainText(told(error.sentence))

    def _failed(self, error: DeskError) -> None:
        self.course.show_lines([("", told(error.sentence))], copied=False)

    def _on_copy(self) -> None:
        if self._request is not None:
            text = support_text(self._request, self._timeline, self._account(self._request), __version__)
            QGuiApplication.clipboard().setText(text)
            self.copy.setText(tr("Copied"))


def _files(request: Request) -> list[tuple[str, str]]:
    """Each piece of its result: where it lies, or why it is not here."""
    lines = []
    for output in request.outputs:
        name = tr("{role} {n}").format(role=tr(_ROLES[output.role]), n=output.index + 1)
        parts = [output.media_type or str(output.kind), measures_of(output)]
        parts.append(size_of(output.size) if output.size is not None else "")
        if output.problem:
            parts.append(told(output.problem))
        place = [output.path] if output.path else []
        lines.append((name, "\n".join([*place, ", ".join(part for part in parts if part)])))
    return lines
