"""The table below a comparison: one column a work, one row for each thing that is not the same in all of them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from comfy_desk.schema.naming import label
from comfy_desk.ui import theme
from comfy_desk.ui.compare.differing import Differences, Row
from comfy_desk.ui.compare.work import LETTERS, Work, fact_rows
from comfy_desk.ui.forms.controls import plain_tip
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label

SHOWN = 160
"""Characters of a value in its cell; the tool tip has up to 1,500."""

LEAST_COLUMN = 90


@overrides_qt
class DifferenceTable(QWidget):
    """`show_works` at once, `show_differences` when the bodies were read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._works: tuple[Work, ...] = ()
        self.table = QTableWidget(self)
        self.table.setAccessibleName(tr("What differs"))
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        theme.set_role(self.table, "figures")
        self.foot = plain_label("", self, role="hint")
        self.foot.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID, theme.GRID // 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.foot)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_COLUMN, 3 * self.fontMetrics().height() + 4 * theme.GRID)

    def show_works(self, works: tuple[Work, ...]) -> None:
        self._works = works
        self._fill(_unequal_facts(works)[0])
        self.foot.setText(tr("Reading what was sent…"))

    def show_differences(self, found: Differences) -> None:
        facts, same = _unequal_facts(self._works)
        seeds = [row for row in found.rows if row.name == "seed"]
        if seeds:  # it is told once
            facts = tuple(row for row in facts if row.name != tr("Seed"))
        self._fill((*facts, *(Row(_called(row.name), row.values) for row in found.rows)))
        self.foot.setText(self._foot_words(found, same))

    def rows(self) -> list[list[str]]:
        """What stands in it, names first; for tests and for reading it aloud."""
        made = []
        for row in range(self.table.rowCount()):
            items = (self.table.item(row, column) for column in range(self.table.columnCount()))
            made.append([item.text() if item is not None else "" for item in items])
        return made

    def _foot_words(self, found: Differences, same: tuple[str, ...]) -> str:
        told = []
        if found.equal and len(found.unread) < len(self._works) - 1:
            told.append(counted(found.equal, "{n} parameter is equal.", "{n} parameters are equal."))
        if same:
            words = tr("Also equal: {names}.") if told else tr("Equal: {names}.")
            told.append(words.format(names=", ".join(same)))
        if found.unread:
            letters = ", ".join(LETTERS[at] for at in found.unread)
            told.append(tr("What was sent for {letters} cannot be read here.").format(letters=letters))
        if found.cut:
            told.append(tr("There is more than is compared here."))
        return " ".join(told)

    def _fill(self, rows: tuple[Row, ...]) -> None:
        table = self.table
        table.clear()
        table.setRowCount(len(rows))
        table.setColumnCount(1 + len(self._works))
        table.setHorizontalHeaderLabels([tr("What differs"), *(LETTERS[: len(self._works)])])
        for at in range(1 + len(self._works)):
            head = table.horizontalHeaderItem(at)
            if head is not None:
                head.setTextAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        for number, row in enumerate(rows):
            self._put(number, 0, row.name)
            for place, value in enumerate(row.values, 1):
                self._put(number, place, value)
        header = table.horizontalHeader()
        header.setMinimumSectionSize(LEAST_COLUMN)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def _put(self, row: int, column: int, text: str) -> None:
        line = " ".join(text[: 4 * SHOWN].split())
        item = QTableWidgetItem(line if len(line) <= SHOWN else f"{line[: SHOWN - 1]}…")
        item.setToolTip(plain_tip(text))
        self.table.setItem(row, column, item)


def _called(path: str) -> str:
    """A parameter as the form calls it, each step of its path."""
    known = {"seed": tr("Seed"), "prompt": tr("Prompt")}.get(path)
    if known is not None:
        return known
    steps = []
    for step in path.split("."):
        name, bracket, number = step.partition("[")
        steps.append(f"{label(name, None)} {number.replace('][', ' ').rstrip(']')}" if bracket else label(name, None))
    return " › ".join(steps)


def _unequal_facts(works: tuple[Work, ...]) -> tuple[tuple[Row, ...], tuple[str, ...]]:
    """Rows of what is known besides what was sent, and the names of those that are equal."""
    rows, same = [], []
    for name, values in fact_rows(works):
        if len(set(values)) > 1:
            rows.append(Row(name, values))
        else:
            same.append(name)
    return tuple(rows), tuple(same)
