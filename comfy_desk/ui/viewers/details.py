"""What is known of an output and its request, beside it: prompt, model, times, cost, size, ids to copy. All plain text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.output import Output
from comfy_desk.domain.request import Request, State
from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import DASH, decimal, dollars_of, moment, size_of, stopwatch, tr, whole
from comfy_desk.ui.plain import hairline, plain_label
from comfy_desk.ui.served_words import served_facts
from comfy_desk.ui.their_words import left_in_the_answer, problem_of, providers_words
from comfy_desk.ui.tile_words import unshown
from comfy_desk.ui.viewers.selectable import SelectableLabel, breakable
from comfy_desk.ui.viewers.words import failure_words, full_name_of, others_in_words
from comfy_desk.ui.wording import began_unseen, cost_in_full

NAME_WIDTH = 84
_NARROW = 256
"""In a column that is narrower, names and edges give their place to what is told."""

_NARROW_NAME = 66
COPIED_FROM = 24
"""Characters from which a value that was sent is worth a button that copies it."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One line. `group`: 0 the output, 1 what was sent, 2 the request, 3 ids; `copied` shows a button that copies `value`."""

    name: str
    value: str
    group: int = 2
    copied: bool = False
    role: str = ""


Parameters = tuple[tuple[str, str], ...]


def facts_of(request: Request, output: Output | None, parameters: Parameters = ()) -> tuple[Fact, ...]:
    """Everything worth a line, in order; nothing is claimed that was not observed."""
    sent = (Fact(name, value, 1, copied=len(value) > COPIED_FROM) for name, value in parameters)
    return (*_output_facts(request, output), *sent, *_request_facts(request), *_id_facts(request))


def _output_facts(request: Request, output: Output | None) -> list[Fact]:
    if output is None:
        return []
    made = [Fact(tr("Shown"), full_name_of(output, request.outputs), 0)]
    if output.path:
        made.append(Fact(tr("File"), Path(output.path).name, 0, copied=True))
        made.append(Fact(tr("Folder"), str(Path(output.path).parent), 0, copied=True))
    if output.width and output.height:
        words = tr("{width} × {height} pixels").format(width=whole(output.width), height=whole(output.height))
        made.append(Fact(tr("Dimensions"), words, 0))
    if output.duration is not None:
        made.append(Fact(tr("Length"), _length_words(output.duration), 0))
    if output.size is not None:
        made.append(Fact(tr("Size"), size_of(output.size), 0))
    if output.media_type:
        made.append(Fact(tr("Type"), output.media_type, 0))
    if quiet := unshown(output):
        made.append(Fact(tr("Preview"), quiet, 0))
    elif output.problem:
        made.append(Fact(tr("Problem"), problem_of(output, request.words), 0, role="warn" if output.path else "error"))
    others = others_in_words(request.outputs)
    if others:
        made.append(Fact(tr("Came with it"), others, 0))
    return made


def _request_facts(request: Request) -> list[Fact]:
    made = [Fact(tr("Model"), request.model, copied=True)]
    if request.seed is not None:
        made.append(Fact(tr("Seed"), request.seed, copied=True))
    made += [Fact(name, words, role="warn" if odd else "") for name, words, odd in served_facts(request)]
    # Until it has ended nothing can have been reported: an estimate has a line of its own.
    made.append(Fact(tr("Cost"), (cost_in_full(request) if request.state.terminal else "") or DASH))
    if request.estimate is not None:
        made.append(Fact(tr("Estimate"), tr("about {amount}").format(amount=dollars_of(request.estimate))))
    made.append(Fact(tr("Taken in") if request.adopted else tr("Made"), moment(request.created_at)))
    if request.ended_at is not None:
        made.append(Fact(tr("Ended"), moment(request.ended_at)))
    made += _duration_facts(request)
    if request.state is State.LATE_RESULT:
        made.append(Fact(tr("Note"), tr("Cancelled, but it had finished: the result is kept.")))
    if request.failure is not None and request.state is State.FAILED:
        told = failure_words(request)
        made.append(Fact(tr("Failed"), f"{told.headline} {told.sentence}".strip(), role="error"))
    if request.trouble is not None and not request.state.terminal:
        made.append(Fact(tr("Newest answer"), request.trouble.detail or tr("It could not be read."), role="warn"))
    if left := left_in_the_answer(request.words):
        made.append(Fact(tr("Note"), left, role="warn"))
    if words := providers_words(request):
        made.append(Fact(tr("Provider said"), "\n".join(words)))
    return made


def _duration_facts(request: Request) -> list[Fact]:
    end = request.completed_at if request.completed_at is not None else request.ended_at
    made = []
    if request.queued_at is not None and request.running_since is not None and not request.adopted:
        made.append(Fact(tr("In queue for"), stopwatch(request.running_since - request.queued_at)))
    if request.running_since is not None and end is not None and not began_unseen(request):
        made.append(Fact(tr("Ran for"), stopwatch(end - request.running_since)))
    return made


def _id_facts(request: Request) -> list[Fact]:
    made = []
    if request.request_id:
        made.append(Fact(tr("Request id"), request.request_id, 3, copied=True))
    if not request.adopted:  # what it was sent with is not known here
        made.append(Fact(tr("Idempotency key"), request.key, 3, copied=True))
    if request.raw_path is not None and request.kept_unread:
        made.append(Fact(tr("Answer"), request.raw_path, 3, copied=True))
    if request.failure is not None and request.failure.call_id:
        made.append(Fact(tr("Call id"), request.failure.call_id, 3, copied=True))
    return made


def _length_words(seconds: float) -> str:
    return stopwatch(seconds) if seconds >= 10 else tr("{n} s").format(n=decimal(seconds))


MOST_SHOWN = 4_000
"""Characters of a prompt that are laid out; all of them are copied."""

USUAL_LINES = 16
"""Facts of a saved picture with a few parameters."""


@overrides_qt
class DetailsPanel(QScrollArea):
    """`rawAsked` is the wish to see the provider's own answer. Rows stay as they are while their words do."""

    rawAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "read")  # it has the keyboard to be scrolled, and shows it
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sideways = self.horizontalScrollBar()  # Tab would scroll a long line into sight, and leave the rest cut
        sideways.rangeChanged.connect(lambda *_: sideways.setRange(0, 0))
        self.setMinimumWidth(200)
        self.setAccessibleName(tr("Details"))
        self._facts: tuple[Fact, ...] = ()
        self._prompt = SelectableLabel(self)
        self._prompt.setAccessibleName(tr("Prompt"))
        self._copy_prompt = _copy_button(tr("Prompt"), self)
        self._copy_prompt.clicked.connect(self._on_copy_prompt)
        self._raw = QPushButton(tr("Raw answer"), self)
        self._raw.clicked.connect(self.rawAsked)
        self._lines: list[_Line] = []
        self._rows = QFrame(self)
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        inner = QFrame(self)
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(16, 12, 16, 12)
        self._column.setSpacing(theme.GRID)
        head = QHBoxLayout()
        head.addWidget(plain_label(tr("Prompt"), self, role="hint"), 1)
        head.addWidget(self._copy_prompt)
        self._column.addLayout(head)
        self._column.addWidget(self._prompt)
        self._column.addWidget(hairline(self))
        self._column.addWidget(self._rows)
        self._column.addWidget(self._raw, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self.setWidget(inner)
        self._text = self._request_id = ""
        self._due: tuple[Request, Output | None, Parameters, str] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._make_room()
        super().resizeEvent(event)

    def _make_room(self) -> None:
        """Of what does not fit a part would be out of sight, and the buttons that copy stand at that side."""
        narrow = self.viewport().width() < _NARROW
        side = theme.GRID if narrow else 2 * theme.GRID
        self._column.setContentsMargins(side, 12, side, 12)
        self._grid.setHorizontalSpacing(theme.GRID if narrow else 12)
        for line in self._lines:
            line.set_narrow(narrow)

    def show_facts(
        self, request: Request, output: Output | None, parameters: Parameters = (), words: str = "", *, wait: int = 0
    ) -> None:
        """`words` are the prompt as it was sent, where they were read; the request itself knows their beginning.

        It is done in a turn of the loop of its own, within `wait` milliseconds, and while nobody sees it not at all: the
        lines of a result take as long as its picture.
        """
        self._due = (request, output, parameters, words)
        if not self._timer.isActive() or wait < self._timer.remainingTime():
            self._timer.start(wait)

    def prepare(self) -> None:
        """Makes the lines of a usual result, which the first of them would wait for."""
        for _ in range(len(self._lines), USUAL_LINES):
            self._add_line()
            self._lines[-1].hide()

    def settle(self) -> None:
        """Shows what is due now."""
        if self._due is None:
            return
        request, output, parameters, words = self._due
        self._due = None
        self._timer.stop()
        if request.id != self._request_id:  # another one is read from its prompt on
            self._request_id = request.id
            self.verticalScrollBar().setValue(0)
        self._text = words or request.prompt
        shown = self._text if len(self._text) <= MOST_SHOWN else f"{self._text[:MOST_SHOWN]}…"
        self._prompt.show_text(shown or tr("No prompt"))
        self._copy_prompt.setEnabled(bool(self._text))
        here = request.raw_path is not None
        self._raw.setEnabled(here)
        self._raw.setToolTip("" if here else tr("No answer of the provider is here."))
        facts = facts_of(request, output, parameters)
        if facts != self._facts:
            self._facts = facts
            self._show_lines()

    @property
    def facts(self) -> tuple[Fact, ...]:
        self.settle()
        return self._facts

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._due is not None and not self._timer.isActive():
            self._timer.start(0)

    def _on_time(self) -> None:
        if self.isVisible():
            self.settle()

    def _add_line(self) -> None:
        line = _Line(self._grid, self._rows, len(self._lines))
        line.set_narrow(self.viewport().width() < _NARROW)
        self._lines.append(line)

    def _show_lines(self) -> None:
        """Lines are made once and say something else for the next output: results may come several times a second."""
        while len(self._lines) < len(self._facts):
            self._add_line()
        group = None
        for line, fact in zip(self._lines, self._facts, strict=False):
            line.show_fact(fact, ruled=group is not None and fact.group != group)
            group = fact.group
        for line in self._lines[len(self._facts) :]:
            line.hide()

    def _on_copy_prompt(self) -> None:
        self.settle()
        QGuiApplication.clipboard().setText(self._text)


class _Line:
    """The widgets of one fact, in two rows of the grid: a rule above it where a group begins, and the words."""

    def __init__(self, grid: QGridLayout, parent: QWidget, number: int) -> None:
        self._grid = grid
        self._parent = parent
        self._place = 2 * number + 1
        self._fact = Fact("", "")
        self._rule = hairline(parent)
        self._name = plain_label("", parent, role="hint")
        self._name.setFixedWidth(NAME_WIDTH)
        self._name.setContentsMargins(0, 3, 0, 0)
        self._value = SelectableLabel(parent)
        self._value.setContentsMargins(0, 2, 0, 2)
        self._button: QToolButton | None = None
        for part in (self._rule, self._name, self._value):
            part.hide()
        grid.addWidget(self._rule, self._place - 1, 0, 1, 3)
        grid.addWidget(self._name, self._place, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._value, self._place, 1, Qt.AlignmentFlag.AlignTop)

    def show_fact(self, fact: Fact, *, ruled: bool) -> None:
        if fact != self._fact:
            self._say(fact)
        _set_shown(self._rule, ruled)
        for part in (self._name, self._value):
            _set_shown(part, True)
        if self._button is not None:
            _set_shown(self._button, fact.copied)

    def set_narrow(self, narrow: bool) -> None:
        self._name.setFixedWidth(_NARROW_NAME if narrow else NAME_WIDTH)

    def hide(self) -> None:
        for part in (self._rule, self._name, self._value, self._button):
            if part is not None:
                _set_shown(part, False)

    def _say(self, fact: Fact) -> None:
        if fact.name != self._fact.name:
            self._name.setText(breakable(fact.name))
            self._name.setAccessibleName(fact.name)
        if fact.role != self._fact.role:
            theme.set_role(self._value, fact.role)
        self._value.show_text(fact.value)
        self._value.setAccessibleName(f"{fact.name}: {fact.value}")
        self._fact = fact
        if not fact.copied:
            return
        if self._button is None:
            self._button = _copy_button(fact.name, self._parent)
            self._button.clicked.connect(lambda _checked=False: QGuiApplication.clipboard().setText(self._fact.value))
            self._grid.addWidget(self._button, self._place, 2, Qt.AlignmentFlag.AlignTop)
        _name_button(self._button, fact.name)


def _set_shown(part: QWidget, shown: bool) -> None:
    """Qt does more than nothing where nothing changes."""
    if part.isHidden() is shown:
        part.setVisible(shown)


def _copy_button(name: str, parent: QWidget) -> QToolButton:
    button = QToolButton(parent)
    button.setIcon(icon("copy", "dim"))
    button.setIconSize(QSize(14, 14))
    button.setFixedSize(22, 22)
    theme.set_role(button, "flat")
    _name_button(button, name)
    return button


def _name_button(button: QToolButton, name: str) -> None:
    button.setToolTip(tr("Copy: {name}").format(name=name))
    button.setAccessibleName(tr("Copy {name}").format(name=name))
