"""Many from one: ways to make many requests of what is in the form, always as a list that is looked at before it is sent.

What is typed here stays while the window does, also when the sheet is closed or a batch is refused. The list is worked out in
a thread; prices are asked for after a pause, a handful of them. It sends one batch a press and follows nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from comfy_desk.domain.batch import LONGEST_NAME
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.model import ModelEntry
from comfy_desk.schema import NotJsonError, summary
from comfy_desk.schema.roles import Role
from comfy_desk.schema.settable import settables
from comfy_desk.services.api import SessionApi
from comfy_desk.services.many import Base, Idea, Planned, first_seed, planned, wishes
from comfy_desk.services.request_acts import MOST_IN_A_BATCH
from comfy_desk.services.slow_disk import Threads
from comfy_desk.services.spending import AsksFirst
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.many_list import ManyModel, ManyTable
from comfy_desk.ui.dialogs.many_models import ModelsWay
from comfy_desk.ui.dialogs.many_prices import ListPrices, refused_words
from comfy_desk.ui.dialogs.many_seeds import SeedsLine
from comfy_desk.ui.dialogs.many_sweep import SweepWay
from comfy_desk.ui.dialogs.many_ways import CopiesWay, LinesWay, Varied, Way
from comfy_desk.ui.dialogs.page import tell
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, model_name, size_of, tr, whole
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.told import told
from comfy_desk.ui.views.compose_many import MOST_BYTES, batch_name
from comfy_desk.ui.views.one_click import OneClick

QUIET = 120
"""Milliseconds of quiet before the list is made anew."""

QUIET_PRICE = 700
"""Milliseconds of quiet before prices are asked for."""

_LOOK_EVERY = 0.01
_threads = Threads()
T = TypeVar("T")

_SIDE_BY_SIDE = 100
"""Letters of width from which the list stands beside what it is made of."""


@dataclass(frozen=True, slots=True)
class Listed:
    """What a round of working out came to."""

    varied: Varied
    rows: tuple[Planned, ...] = ()
    total: int = 0


@overrides_qt
class ManyDialog(QDialog):
    """`added(batch_id, wishes)` when a batch is recorded. `show_for` before it is opened.

    `failed(sentence)` where a batch was not recorded and the sheet was closed meanwhile: nobody reads what it says.
    """

    added = Signal(str, object)
    failed = Signal(str)

    def __init__(self, session: SessionApi, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._session = session
        self._base: Base | None = None
        self._round = 0
        self._left = threading.Event()  # of this round: nobody waits for it any more; no thread holds a widget
        self._shape: tuple[object, ...] = ()
        self._trouble = ""
        self._working = False
        self._sending = False
        self._writing: asyncio.Task[None] | None = None
        self._confirmed = False
        self._skip = 0
        self._total = 0
        self._prices = ListPrices(session.prices)
        self._priced_for = ("", "")  # the account and the model that they are of
        self._pricing = False  # answers about the list as it is may still come
        self._guard = OneClick(QApplication.doubleClickInterval() / 1000)
        self._plan_timer = _timer(self, QUIET, lambda: spawn(self._replan(), self, self._not_listed))
        self._price_timer = _timer(self, QUIET_PRICE, lambda: spawn(self._ask_prices(), self))
        self._make_parts()
        self.resize(960, min(720, max(640, self.screen().availableGeometry().height() - 80)))

    # --- building

    def _make_parts(self) -> None:
        self.title = plain_label("", self, role="title")
        self.ways = QTabWidget(self)
        self.ways.setDocumentMode(True)
        self.ways.setUsesScrollButtons(True)
        self.copies, self.lines = CopiesWay(self), LinesWay(self)
        self.sweep, self.models = SweepWay(self), ModelsWay(self._session, self)
        for way, words in (
            (self.copies, tr("Copies")),
            (self.lines, tr("Lines or table")),
            (self.sweep, tr("Sweep")),
            (self.models, tr("Models")),
        ):
            way.changed.connect(self.plan)
            self.ways.addTab(way, words)
        self.ways.currentChanged.connect(lambda _now: self.plan())
        self.seeds = SeedsLine(self)
        self.seeds.changed.connect(self.plan)
        self.count = plain_label("", self, role="label")
        self.wrong = plain_label("", self, role="error")
        self.wrong.hide()
        self.more = QPushButton("", self)
        theme.set_role(self.more, "link")
        self.more.clicked.connect(self._on_more)
        self.list = ManyModel(self)
        self.list.turned.connect(self._on_turned)
        self.table = ManyTable(self.list, self)
        self.costs = plain_label("", self, role="hint")
        self.costs.setMinimumHeight(
            self.costs.fontMetrics().height()
        )  # its line stays while it is empty: nothing jumps
        self.message = plain_label("", self, role="error")
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(tr("Name of the batch"))
        self.close_button = QPushButton(tr("Close"), self)
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        self.add = QPushButton("", self)
        self.add.setAutoDefault(False)
        theme.set_role(self.add, "primary")
        self.add.clicked.connect(self._on_add)
        self._lay_out()

    def _lay_out(self) -> None:
        inside = QWidget(self)
        pad = 2 * theme.GRID
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.ways, 1)
        left.addWidget(self.seeds)
        head = QHBoxLayout()
        head.addWidget(self.count, 1)
        head.addWidget(self.more)
        right.addLayout(head)
        right.addWidget(self.wrong)
        right.addWidget(self.table, 1)
        for side in (left, right):
            side.setSpacing(theme.GRID)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sides.setSpacing(pad)
        self._sides.addLayout(left, 4)
        self._sides.addLayout(right, 5)
        column = QVBoxLayout(inside)
        column.setContentsMargins(pad, pad, pad, theme.GRID)
        column.setSpacing(theme.GRID)
        column.addWidget(self.title)
        column.addLayout(self._sides, 1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        foot = QHBoxLayout()
        foot.addWidget(self.close_button)
        foot.addStretch(1)
        foot.addWidget(self.add)
        below = QVBoxLayout()
        below.setContentsMargins(pad, 0, pad, pad)
        below.setSpacing(theme.GRID)
        below.addWidget(self.costs)
        below.addWidget(self.message)
        below.addWidget(plain_label(tr("Name of the batch"), self, role="label"))
        below.addWidget(self.name)
        below.addLayout(foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area, 1)
        whole.addLayout(below)

    # --- what others call

    def show_for(self, base: Base, *, random: bool) -> None:
        """Begin with this; what was typed before is still there."""
        priced_for = (self._session.account.id, base.model)
        if self._priced_for != priced_for:
            self._prices.forget()
        self._priced_for = priced_for
        self._prices.ask_again()
        self._base = base
        places = settables(base.form, base.body)
        for way in self._ways():
            way.set_base(base, places)
        has_seed = any(place.role is Role.SEED for place in places)
        self.seeds.set_start(has_seed=has_seed, seed=first_seed(base), random=random)
        self.title.setText(tr("Many from one: {model}").format(model=model_name(base.model)))
        self.setWindowTitle(tr("Many from one"))
        self._say("")
        self.plan()

    def set_entries(self, entries: Sequence[ModelEntry]) -> None:
        """The models that there are."""
        self.models.set_entries(entries)

    def plan(self) -> None:
        """The list is made anew in a moment."""
        self._round += 1
        self._left.set()
        self._left = threading.Event()
        self._working = True
        self._confirmed = False
        self._skip = 0
        self._plan_timer.start()
        self._refresh()

    def way(self) -> Way:
        return self._ways()[self.ways.currentIndex()]

    def _ways(self) -> tuple[Way, ...]:
        return (self.copies, self.lines, self.sweep, self.models)

    @property
    def working(self) -> bool:
        """The list is not what was typed last."""
        return self._working

    # --- the list

    async def _replan(self) -> None:
        this_round, base, way = self._round, self._base, self.way()
        if base is None:
            return
        bases = self.models.bases() if way is self.models else (base,)
        seeds, trouble = self.seeds.seeds()
        idea = Idea(bases, (), self.seeds.copies.value(), seeds, self._skip)
        work = way.work()
        listed = await _beside(partial(_worked_out, work, idea, self._left.is_set))
        if listed is None or this_round != self._round:
            return
        self._working = False
        way.show_varied(listed.varied)
        self._trouble = listed.varied.trouble or trouble
        self._total = 0 if self._trouble else listed.total
        shape = (self.ways.currentIndex(), self._total, tuple(one.model for one in bases), self._skip)
        anew, self._shape = shape != self._shape, shape
        self.list.set_rows(() if self._trouble else listed.rows, anew=anew)
        self.table.show_models(len(bases) > 1)

    def _not_listed(self, error: DeskError) -> None:
        """Something nobody foresaw: the sheet says so instead of making its list for ever."""
        self._working = False
        self._trouble, self._total = error.sentence, 0
        self.list.set_rows((), anew=True)

    def _on_more(self) -> None:
        """The next thousand, or the first again."""
        skip = self._skip + MOST_IN_A_BATCH
        self.plan()
        self._skip = skip if skip < self._total else 0

    def _on_turned(self) -> None:
        self._confirmed = False
        self._say("")
        self._pricing = True
        self._price_timer.start()
        self._refresh()

    # --- what is said

    def _refresh(self) -> None:
        chosen = self.list.chosen()
        self.count.setText(self._count_words(chosen))
        self._show_wrong()
        beyond = self._total > MOST_IN_A_BATCH and not self._working
        self.more.setVisible(beyond)
        self.more.setText(tr("The next {n}").format(n=whole(MOST_IN_A_BATCH)))
        self.costs.setText("" if self._working else self._prices.words(chosen, asking=self._pricing))
        reason = self._reason(chosen)
        words = counted(len(chosen), "Add {n} request to the queue", "Add {n} requests to the queue")
        if not chosen:
            words = tr("Add to the queue")
        if self._confirmed:
            words = counted(len(chosen), "Send it anyway", "Send all {n} anyway")
        self.add.setText(tr("Writing it down…") if self._sending else words)
        self.add.setEnabled(not reason and not self._sending)
        self.add.setToolTip(reason)
        self.add.setAccessibleDescription(reason)
        self.name.setPlaceholderText(_usual_name(chosen))

    def _show_wrong(self) -> None:
        """The first reason of each kind in full, above the list that has them all."""
        rows = self.list.rows
        refusals = {} if self._working else self._prices.refusals(rows)
        if self.list.set_refusals(refusals):
            self.table.fit()
        parts = () if self._working else (_first_wrong(rows), refused_words(self.list.refusals))
        tell(self.wrong, "\n".join(part for part in parts if part), "error")

    def _count_words(self, chosen: Sequence[Planned]) -> str:
        if self._working:
            return tr("Making the list…")
        if self._trouble:
            return self._trouble
        rows = self.list.rows
        wrong = sum(bool(row.problems) for row in rows)
        words = counted(len(chosen), "{n} request", "{n} requests")
        parts = [tr("{what} of {n}").format(what=words, n=whole(len(rows))) if len(chosen) < len(rows) else words]
        if wrong:
            parts.append(counted(wrong, "{n} cannot be sent", "{n} cannot be sent"))
        if self._total > MOST_IN_A_BATCH:
            first, last = rows[0].number if rows else 0, rows[-1].number if rows else 0
            parts.append(
                tr("a batch has at most {most}: these are {first} to {last} of {all}").format(
                    most=whole(MOST_IN_A_BATCH), first=whole(first), last=whole(last), all=whole(self._total)
                )
            )
        return " · ".join(parts)

    def _reason(self, chosen: Sequence[Planned]) -> str:
        if self._working:
            return tr("The list is being made.")
        if self._trouble:
            return self._trouble
        if not chosen:
            return tr("Nothing is ticked that can be sent.")
        size = sum(row.size for row in chosen)
        if size > MOST_BYTES:
            return tr("These are {size} together; at most {most} go at once. Untick some.").format(
                size=size_of(size), most=size_of(MOST_BYTES)
            )
        return ""

    def _say(self, words: str) -> None:
        tell(self.message, words, "error")

    # --- prices

    async def _ask_prices(self) -> None:
        this_round = self._round
        chosen = self.list.chosen()
        await self._prices.ask(chosen, lambda: this_round == self._round and self.isVisible())
        if this_round == self._round:
            self._pricing = False
            self._refresh()

    # --- sending

    def _on_add(self) -> None:
        if not self._guard.pressed() or self._sending:
            return
        chosen = self.list.chosen()
        reason = self._reason(chosen)
        if reason:
            self._say(reason)
            return
        self._sending = True
        self._say("")
        self._refresh()
        name = self.name.text().strip() or self.name.placeholderText()
        self._writing = spawn(self._send(name, chosen, self._confirmed), self, self._on_failed)
        self._writing.add_done_callback(lambda _done: self._on_sent())

    async def finish(self) -> None:
        """Waits until what was pressed is written down; what went wrong there was told already."""
        if self._writing is not None and not self._writing.done():
            with contextlib.suppress(Exception):
                await asyncio.shield(self._writing)

    async def _send(self, name: str, chosen: Sequence[Planned], confirmed: bool) -> None:
        estimates = {
            kind: quote.price.words() for kind, quote in self._prices.quotes.items() if quote.price is not None
        }
        try:
            made = await _beside(partial(wishes, chosen, estimates, confirmed=confirmed))
        except NotJsonError as error:
            raise DeskError(tr("This cannot be sent: {why}.").format(why=error)) from error
        try:
            batch_id = await self._session.submit_batch(name, made)
        except AsksFirst as asked:
            self._confirmed = True
            self._refuse(f"{told(asked.verdict.sentence)} {told(asked.verdict.basis)}")
            return
        self._confirmed = False
        self.seeds.throw()
        self.added.emit(batch_id, tuple(made))
        self.accept()

    def _on_failed(self, error: DeskError) -> None:
        self._confirmed = False
        self._refuse(f"{error.sentence} {error.action}" if " " in error.action else error.sentence)

    def _refuse(self, words: str) -> None:
        self._say(words)
        if not self.isVisible():
            self.failed.emit(tr("These requests were not added. {why}").format(why=words))

    def _on_sent(self) -> None:
        if not isValid(self):  # the window went while it was written down
            return
        self._sending = False
        self._refresh()

    # --- Qt's own

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.fit()
        self.way().begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE * self.fontMetrics().averageCharWidth()
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._sides.direction() != way:
            self._sides.setDirection(way)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._price_timer.stop()
        super().closeEvent(event)


def _usual_name(chosen: Sequence[Planned]) -> str:
    if not chosen:
        return ""
    words, _seed = summary(chosen[0].form, chosen[0].body)
    return batch_name(words, chosen[0].model, len(chosen))


def _first_wrong(rows: Sequence[Planned]) -> str:
    """The first reason, in full: a cell of the list may be too narrow for it."""
    row = next((row for row in rows if row.problems), None)
    if row is None:
        return ""
    first = row.problems[0]
    why = told(first)
    return why if first.startswith("Row ") else tr("Number {n}: {why}").format(n=whole(row.number), why=why)


async def _beside(work: Callable[[], T]) -> T:
    """Runs `work` in a thread and looks every few milliseconds whether it is done.

    A thread that calls the loop itself can leave qasync without its timers where the loop's own threads are Qt's.
    """
    future = _threads.submit(work)
    while not future.done():  # noqa: ASYNC110 - that is the point
        await asyncio.sleep(_LOOK_EVERY)
    return future.result()


def _worked_out(work: Callable[[], Varied], idea: Idea, left: Callable[[], bool]) -> Listed | None:
    """Runs in a thread; None where nobody waits for it any more."""
    varied = work()
    if varied.trouble or left():
        return Listed(varied)
    whole = replace(idea, variations=varied.variations)
    if not whole.bases or not whole.each:
        return Listed(varied)
    rows: list[Planned] = []
    for row in planned(whole, MOST_IN_A_BATCH):
        if left():
            return None
        rows.append(row)
    return Listed(varied, tuple(rows), whole.total)


def _timer(owner: QWidget, interval: int, done: Callable[[], object]) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(interval)
    timer.timeout.connect(lambda: done())
    return timer
