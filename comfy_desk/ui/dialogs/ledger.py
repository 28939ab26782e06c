"""The ledger: what was spent by day and model, as totals, bars and a table, and as a CSV file. A window that stops nothing.

It reads once when it opens and again when asked; adding up and writing is the services' work, in threads.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.domain.errors import DeskError
from comfy_desk.services.api import SessionApi
from comfy_desk.services.ledger import Column, Line, chosen, columns, local_day, total
from comfy_desk.ui import desktop, theme
from comfy_desk.ui.account_words import shortened
from comfy_desk.ui.dialogs.ledger_plot import LedgerPlot
from comfy_desk.ui.dialogs.ledger_table import LedgerTable
from comfy_desk.ui.dialogs.ledger_words import column_in_words, silent_in_words, sum_in_words, total_in_words
from comfy_desk.ui.dialogs.page import tell
from comfy_desk.ui.forms.controls import QuietCombo
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import spawn

RANGES = (("Today", 1), ("7 days", 7), ("30 days", 30), ("All", 0))
"""Words and days up to today; 0 is from the first request on."""

SAMPLES = ("28. Nov. 2026", "", "Requests", "$1,000.00", "$10.00–20.00", "Not reported", "Not charged")
"""What the columns have room for at first."""

CHOICES = (*RANGES[:3], ("90 days", 90), ("A year", 365), RANGES[3])

BASIS = (
    "From what the Router reported at the end, and where it reported nothing, from what was estimated before: from the "
    "least to the most. Not reported means that no figure came, and not that it was free. Days are those of this machine; "
    "removed requests count."
)


class LedgerWindow(QDialog):
    """`now` gives wall time, `folder` where the file dialog begins. Deleted when it is closed."""

    def __init__(
        self,
        session: SessionApi,
        now: Callable[[], float],
        parent: QWidget,
        folder: Callable[[], Path | None] = lambda: None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self.setWindowTitle(tr("Ledger"))
        self.resize(760, 640)
        self._session = session
        self._now = now
        self._folder = folder
        self._lines: tuple[Line, ...] = ()
        self._names: dict[str, str] = {}
        self._make_parts()
        self._lay_out()
        self._connect()
        self.read()

    def _make_parts(self) -> None:
        self.account = QuietCombo(self)
        self.account.setAccessibleName(tr("Account"))
        self.range = QuietCombo(self)
        self.range.setAccessibleName(tr("Days"))
        for words, days in CHOICES:
            self.range.addItem(tr(words), days)
        self.range.setCurrentIndex(2)
        self.refresh = QPushButton(tr("Refresh"), self)
        self.totals = {words: plain_label("", self) for words, _ in RANGES}
        self.silent = {words: plain_label("", self, role="hint") for words, _ in RANGES}
        self.plot = LedgerPlot(self)
        self.said = plain_label("", self, role="hint")
        self.model = LedgerTable()
        self.model.setParent(self)
        self.table = QTableView(self)
        theme.set_role(self.table, "figures")  # its cells begin where the words above them do
        self.table.setModel(self.model)
        self.table.setAccessibleName(tr("Costs by day and model"))
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(40)
        metrics = QFontMetrics(theme.font())
        for place, sample in enumerate(SAMPLES):
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(place, metrics.horizontalAdvance(tr(sample)) + 3 * theme.GRID)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.message = plain_label("", self, role="hint")
        self.message.hide()
        self.export = QPushButton(tr("Export as CSV…"), self)
        self.close_button = QPushButton(tr("Close"), self)
        for button in (self.refresh, self.export, self.close_button):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(theme.GRID)
        head.addWidget(self.account, 2)
        head.addWidget(self.range, 1)
        head.addWidget(self.refresh)
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * theme.GRID)
        grid.setVerticalSpacing(0)
        for place, (words, label) in enumerate(self.totals.items()):
            grid.addWidget(plain_label(tr(words), self, role="hint"), 0, place)
            grid.addWidget(label, 1, place)
            grid.addWidget(self.silent[words], 2, place)
            grid.setColumnStretch(place, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.export)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        pad = 2 * theme.GRID
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(theme.GRID)
        column.addLayout(head)
        column.addLayout(grid)
        column.addWidget(self.plot, 2)
        column.addWidget(self.said)
        column.addWidget(self.table, 3)
        column.addWidget(plain_label(tr(BASIS), self, role="hint"))
        column.addWidget(self.message)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.account.currentIndexChanged.connect(lambda _index: self._show())
        self.range.currentIndexChanged.connect(lambda _index: self._show())
        self.refresh.clicked.connect(self.read)
        self.export.clicked.connect(self._on_export)
        self.close_button.clicked.connect(self.close)
        self.plot.chosen.connect(self._say)

    # --- reading

    def read(self) -> None:
        """Everything anew; what is shown stays until it is here."""
        self._tell(tr("Adding up…") if not self._lines else "")
        spawn(self._read(), self, self._failed)

    async def _read(self) -> None:
        lines = await self._session.ledger.read()
        self._lines = lines
        self._tell("")
        self._offer_accounts()
        self._show()

    def _offer_accounts(self) -> None:
        """Those that are here, and those that only the ledger knows any more."""
        known = {one.id: one.label for one in self._session.desk.accounts()}
        others = {line.account for line in self._lines} - set(known)
        self._names = known | {one: tr("Removed account {id}").format(id=one[:8]) for one in sorted(others)}
        wanted = self.account.currentData() or ""
        self.account.blockSignals(True)
        self.account.clear()
        self.account.addItem(tr("All accounts"), "")
        for account, label in self._names.items():
            self.account.addItem(shortened(label, 40), account)
        self.account.setCurrentIndex(max(self.account.findData(wanted), 0))
        self.account.blockSignals(False)
        self.account.setVisible(len(self._names) > 1)

    # --- showing

    def shown(self) -> tuple[Line, ...]:
        """The lines of the account and the days that are chosen."""
        first, last = self._days(self.range.currentData())
        return chosen(self._lines, account=self.account.currentData() or "", first=first, last=last)

    def _days(self, days: int) -> tuple[dt.date, dt.date]:
        today = local_day(self._now())
        if days:
            return today - dt.timedelta(days=days - 1), today
        all_days = [line.day for line in self._lines]
        return min(all_days, default=today), max([today, *all_days])  # a clock that was wrong: shown all the same

    def _show(self) -> None:
        account = self.account.currentData() or ""
        for words, days in RANGES:
            first, last = self._days(days)
            one = total(chosen(self._lines, account=account, first=first, last=last))
            self.totals[words].setText(total_in_words(one))
            self.totals[words].setToolTip(sum_in_words(one))
            self.silent[words].setText(silent_in_words(one))
        lines = self.shown()
        self.plot.set_columns(columns(lines, *self._days(self.range.currentData())))
        self.model.set_lines(lines, self._names)
        self.export.setEnabled(bool(lines))
        self.export.setToolTip("" if lines else tr("There is nothing in these days to export"))
        self._say(None)

    def _say(self, column: Column | None) -> None:
        if column is not None:
            self.said.setText(column_in_words(column))
        else:
            self.said.setText(tr("In these days: {sum}").format(sum=sum_in_words(total(self.shown()))))

    def _tell(self, words: str, role: str = "hint") -> None:
        tell(self.message, words, role)

    def _failed(self, error: DeskError) -> None:
        self._tell(f"{error.sentence} {error.action}".strip(), "error")

    # --- the file

    def _on_export(self) -> None:
        first, last = self._days(self.range.currentData())
        name = f"comfy-desk-ledger-{first.isoformat()}-{last.isoformat()}.csv"
        lines, names, folder = self.shown(), dict(self._names), self._folder()
        start = str(folder) if folder is not None else None

        def place_chosen(target: Path) -> None:
            self._tell(tr("Writing…"))
            spawn(self._export(lines, names, target), self, self._failed)

        desktop.ask_where(self, name, start, place_chosen, title=tr("Export the ledger"))

    async def _export(self, lines: tuple[Line, ...], names: dict[str, str], target: Path) -> None:
        made = await self._session.ledger.export(lines, names, target)
        self._tell(tr("Written: {name}").format(name=made.name[:120]), "ok")
