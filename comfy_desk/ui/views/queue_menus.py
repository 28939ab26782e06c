"""The menus of the queue's head: which columns there are and how wide, by what rows are sorted, and in which groups.

Everything that the pointer does with the head of the table can be done here by keyboard.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from comfy_desk.ui.models.columns import COLUMNS, PLACE
from comfy_desk.ui.models.queue_groups import GROUPINGS, Grouping
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.views.queue_columns import QueueColumns
from comfy_desk.ui.views.queue_table import QueueTable

STEP = 16
"""Logical pixels by which a column gets wider or narrower."""

_UNSORTABLE = frozenset({"preview", "actions"})


def fill_columns(menu: QMenu, table: QueueTable) -> QMenu:
    """Switches for the columns, then sorting and arranging."""
    table.columns.menu(menu)
    menu.addSeparator()
    _sorting(menu.addMenu(tr("Sort by")), table)
    _arranging(menu.addMenu(tr("Arrange columns")), table.columns)
    return menu


def fill_groups(
    menu: QMenu, now: Grouping, choose: Callable[[Grouping], None], fold_all: Callable[[bool], None]
) -> QMenu:
    """By what rows are put together."""
    group = QActionGroup(menu)
    for grouping, label in GROUPINGS:
        action = menu.addAction(tr(label))
        action.setCheckable(True)
        action.setChecked(grouping is now)
        action.triggered.connect(lambda _checked=False, wanted=grouping: choose(wanted))
        group.addAction(action)
    menu.addSeparator()
    for words, folded in ((tr("Fold all"), True), (tr("Unfold all"), False)):
        action = menu.addAction(words)
        action.setEnabled(now is not Grouping.NONE)
        action.triggered.connect(lambda _checked=False, folded=folded: fold_all(folded))
    return menu


def _sorting(menu: QMenu, table: QueueTable) -> None:
    header = table.horizontalHeader()
    by, order = header.sortIndicatorSection(), header.sortIndicatorOrder()
    down = order is Qt.SortOrder.DescendingOrder
    sorted_now = 0 <= by < len(COLUMNS)
    group = QActionGroup(menu)
    natural = menu.addAction(tr("The order of the work"))
    natural.triggered.connect(lambda _checked=False: header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder))
    entries = [(natural, -1)]
    menu.addSeparator()
    for column in COLUMNS:
        if column.id not in _UNSORTABLE:
            entry = menu.addAction(tr(column.title))
            entry.triggered.connect(
                lambda _checked=False, place=PLACE[column.id]: header.setSortIndicator(place, order)
            )
            entries.append((entry, PLACE[column.id]))
    for entry, place in entries:
        entry.setCheckable(True)
        entry.setChecked(place == (by if sorted_now else -1))
        group.addAction(entry)
    menu.addSeparator()
    turn = menu.addAction(tr("Largest or last first"))
    turn.setCheckable(True)
    turn.setChecked(sorted_now and down)
    turn.setEnabled(sorted_now)
    other = Qt.SortOrder.AscendingOrder if down else Qt.SortOrder.DescendingOrder
    turn.triggered.connect(lambda _checked=False: header.setSortIndicator(by, other))


def _arranging(menu: QMenu, columns: QueueColumns) -> None:
    for column in COLUMNS:
        if not columns.shown(column.id):
            continue
        entry = menu.addMenu(tr(column.title))
        for words, do in (
            (tr("Further to the front"), lambda name: columns.move(name, -1)),
            (tr("Further to the back"), lambda name: columns.move(name, 1)),
            (tr("Wider"), lambda name: columns.widen(name, STEP)),
            (tr("Narrower"), lambda name: columns.widen(name, -STEP)),
        ):
            action = entry.addAction(words)
            action.triggered.connect(lambda _checked=False, do=do, name=column.id: do(name))
