"""The lines of the ledger as a table that sorts by its figures: a line is one day, account and model."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from comfy_desk.services.ledger import Line
from comfy_desk.ui.dialogs.ledger_words import day_in_words, estimated_in_words, reported_in_words, sum_in_words
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import DASH, model_name, tr, whole

_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class _Column:
    name: str
    words: Callable[[Line], str]
    order: Callable[[Line], Any]
    number: bool = True


def _count(number: int) -> str:
    return whole(number) if number else DASH


COLUMNS = (
    _Column("Day", lambda line: day_in_words(line.day), lambda line: line.day, number=False),
    _Column("Model", lambda line: model_name(line.model), lambda line: line.model, number=False),
    _Column("Requests", lambda line: _count(line.sum.requests), lambda line: line.sum.requests),
    _Column("Reported", lambda line: reported_in_words(line.sum), lambda line: line.sum.reported),
    _Column("Estimated", lambda line: estimated_in_words(line.sum), lambda line: line.sum.most),
    _Column("Not reported", lambda line: _count(line.sum.unreported), lambda line: line.sum.unreported),
    _Column("Not charged", lambda line: _count(line.sum.not_charged), lambda line: line.sum.not_charged),
)


@overrides_qt
class LedgerTable(QAbstractTableModel):
    """`set_lines` shows these; `names` are those of accounts, said where there are several."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[Line, ...] = ()
        self._names: Mapping[str, str] = {}
        self._sorted: tuple[int, Qt.SortOrder] = (0, Qt.SortOrder.DescendingOrder)

    def set_lines(self, lines: Sequence[Line], names: Mapping[str, str]) -> None:
        self.beginResetModel()
        self._names = names
        self._lines = self._in_order(lines)
        self.endResetModel()

    @property
    def lines(self) -> tuple[Line, ...]:
        return self._lines

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as above
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line, column = self._lines[index.row()], COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.words(line)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            account = self._names.get(line.account, line.account)
            return f"{line.model}\n{account}\n{sum_in_words(line.sum)}"
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return tr(COLUMNS[section].name)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if COLUMNS[section].number else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted = (column, order)
        self.beginResetModel()
        self._lines = self._in_order(self._lines)
        self.endResetModel()

    def _in_order(self, lines: Sequence[Line]) -> tuple[Line, ...]:
        column, order = self._sorted
        if column < 0:
            return tuple(lines)
        return tuple(sorted(lines, key=COLUMNS[column].order, reverse=order is Qt.SortOrder.DescendingOrder))
