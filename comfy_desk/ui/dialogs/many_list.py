"""The list of what would be sent: a number, the model, what differs, the seed, and what is wrong with it.

A row that cannot be sent cannot be ticked, and says why. What is in the rows is made by `services/many`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from comfy_desk.services.many import Planned
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.many_prices import Refusal
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import model_name, tr, whole
from comfy_desk.ui.told import told

NUMBER, MODEL, SEED, DIFFERS, TROUBLE = range(5)
_HEADS = ("#", "Model", "Seed", "What differs", "Worth knowing")
Index = QModelIndex | QPersistentModelIndex
Item = Qt.ItemDataRole


@overrides_qt
class ManyModel(QAbstractTableModel):
    """`turned` when other rows are ticked."""

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Planned, ...] = ()
        self._left_out: set[int] = set()
        self._refusals: dict[int, Refusal] = {}

    def set_rows(self, rows: Sequence[Planned], *, anew: bool) -> None:
        """`anew` forgets which rows were left out: they were others."""
        self.beginResetModel()
        self._rows = tuple(rows)
        if anew:
            self._left_out.clear()
        self.endResetModel()
        self.turned.emit()

    def set_refusals(self, refusals: Mapping[int, Refusal]) -> bool:
        """What the Router would say of rows, by their numbers; they can be sent all the same. True where it is new."""
        fit = {row.number: refusals[row.number] for row in self._rows if row.number in refusals and not row.problems}
        if fit == self._refusals:
            return False
        self._refusals = fit
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, TROUBLE))
        return True

    @property
    def refusals(self) -> Mapping[int, Refusal]:
        return self._refusals

    @property
    def rows(self) -> tuple[Planned, ...]:
        return self._rows

    def chosen(self) -> list[Planned]:
        """What would be sent: ticked, and nothing wrong with it."""
        return [row for row in self._rows if self.ticked(row)]

    def ticked(self, row: Planned) -> bool:
        return not row.problems and row.number not in self._left_out

    def left_out(self) -> int:
        return sum(not row.problems and row.number in self._left_out for row in self._rows)

    def tick(self, rows: Sequence[int], on: bool) -> None:
        for number in rows:
            if on:
                self._left_out.discard(self._rows[number].number)
            else:
                self._left_out.add(self._rows[number].number)
        if rows:
            self.dataChanged.emit(self.index(min(rows), 0), self.index(max(rows), TROUBLE))
            self.turned.emit()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(_HEADS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Item.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Item.DisplayRole and 0 <= section < len(_HEADS):
            return tr(_HEADS[section])
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        usual = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        if index.column() == NUMBER and not self._rows[index.row()].problems:
            return usual | Qt.ItemFlag.ItemIsUserCheckable
        return usual

    def data(self, index: Index, role: int = Item.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row, column = self._rows[index.row()], index.column()
        if role == Item.DisplayRole:
            return self._words(row, column)
        if role == Item.CheckStateRole and column == NUMBER:
            return Qt.CheckState.Checked if self.ticked(row) else Qt.CheckState.Unchecked
        if role == Item.ToolTipRole:
            return _plain(self._tip(row, column))
        if role == Item.ForegroundRole:
            return theme.color(self._ink(row, column))
        if role == Item.AccessibleTextRole:
            word = tr("ticked") if self.ticked(row) else tr("left out")
            words = self._words(row, column)
            return f"{words}, {word}" if column == NUMBER else words
        return None

    def setData(self, index: Index, value: Any, role: int = Item.EditRole) -> bool:
        if role != Item.CheckStateRole or index.column() != NUMBER:
            return False
        self.tick([index.row()], Qt.CheckState(value) == Qt.CheckState.Checked)
        return True

    def _words(self, row: Planned, column: int) -> str:
        if column == NUMBER:
            return whole(row.number)
        if column == MODEL:
            return model_name(row.model)
        if column == DIFFERS:
            return row.differs
        if column == SEED:
            return row.seed
        return " ".join(self._troubles(row))

    def _troubles(self, row: Planned) -> tuple[str, ...]:
        refusal = self._refusals.get(row.number)
        return (*map(told, row.problems), *((refusal.words,) if refusal is not None else ()), *map(told, row.notes))

    def _ink(self, row: Planned, column: int) -> str:
        if column == TROUBLE:
            refusal = self._refusals.get(row.number)
            return "error" if row.problems or (refusal is not None and refusal.sure) else "warn"
        return "text" if self.ticked(row) else "dim"

    def _tip(self, row: Planned, column: int) -> str:
        if column == TROUBLE:
            return "\n".join(self._troubles(row))
        return row.model if column == MODEL else self._words(row, column)


def _plain(words: str) -> str:
    """A tooltip reads markup where it sees any; these words are a stranger's."""
    short = words if len(words) <= 600 else words[:599] + "…"
    return short.replace("<", "‹").replace(">", "›")


@overrides_qt
class ManyTable(QTableView):
    """Space ticks what is selected, or leaves it out."""

    def __init__(self, model: ManyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName(tr("Requests of this list"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setStretchLastSection(True)
        self.setMinimumHeight(8 * self.fontMetrics().height())
        self._many = model

    def show_models(self, on: bool) -> None:
        self.setColumnHidden(MODEL, not on)
        self.fit()

    def fit(self) -> None:
        """Columns as wide as this table allows. It goes by the table's own width, which no scroll bar changes."""
        letter = self.fontMetrics().horizontalAdvance("0")
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + theme.GRID)
        rows = self._many.rows
        seed = letter * min(max(7, 3 + max((len(row.seed) for row in rows), default=0)), 16)
        number = letter * (6 + len(f"{rows[-1].number:,}") if rows else 10)
        self.setColumnWidth(NUMBER, number)
        self.setColumnWidth(MODEL, 22 * letter)
        self.setColumnWidth(SEED, seed)
        troubled = bool(self._many.refusals) or any(row.problems or row.notes for row in rows)
        self.setColumnHidden(TROUBLE, not troubled)
        self.setColumnHidden(SEED, not any(row.seed for row in rows))
        self.setColumnHidden(DIFFERS, troubled and not any(row.differs for row in rows))
        if troubled:
            used = number + (0 if self.isColumnHidden(MODEL) else 22 * letter)
            used += 0 if self.isColumnHidden(SEED) else seed
            self.setColumnWidth(DIFFERS, max(18 * letter, (self.width() - used) // 2))

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chosen = [index.row() for index in self.selectionModel().selectedRows()]
        if event.key() == Qt.Key.Key_Space and chosen:
            rows = [number for number in chosen if not self._many.rows[number].problems]
            on = any(not self._many.ticked(self._many.rows[number]) for number in rows)
            self._many.tick(rows, on)
            return
        super().keyPressEvent(event)
