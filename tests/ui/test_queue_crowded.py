"""Thousands of rows, sorted by their state, while states change under them; Qt's own judge watches a smaller crowd."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from queue_rows import NOW, StillDesk, request
from test_queue_model import change

from comfy_desk.domain.events import RequestAdded, RequestDeleted
from comfy_desk.domain.request import Hold, State
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.models.queue_filter import Chip, QueueFilter
from comfy_desk.ui.models.queue_groups import Grouping
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.models.row_choice import STATES


def lines(shown: QueueFilter) -> list[str]:
    """Ids of requests, and what the lines of groups say."""
    rows = range(shown.rowCount())
    return [request.id if (request := shown.find(row)) else str(shown.group_at(row)) for row in rows]


FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.mark.parametrize(("rows", "judged"), [(10_000, False), (50, True)])  # the judge asks every row each time
def test_rows_change_come_and_go_while_they_are_sorted_by_state(qapp: QApplication, rows: int, judged: bool) -> None:
    chance = random.Random(7)
    states = list(State)
    desk = StillDesk([request(number, states[number % len(states)]) for number in range(rows)])
    bridge = DeskBridge(desk, clock=lambda: NOW)
    model = QueueModel(now=NOW)
    model.follow(bridge)
    shown = QueueFilter(model)
    shown.sort(PLACE["status"], Qt.SortOrder.AscendingOrder)
    testers = [QAbstractItemModelTester(one, FATAL) for one in (model, shown)] if judged else []
    for step in range(160):
        number = chance.randrange(rows)
        row = desk.rows.get(f"row-{number:05}")
        what = chance.randrange(11)
        if what == 0:
            made = request(rows + step, chance.choice(states))
            desk.rows[made.id] = made
            desk.tell(RequestAdded(made))
        elif row is None or row.removed_at is not None:
            continue
        elif what == 1:
            del desk.rows[row.id]
            desk.tell(RequestDeleted(row.id))
        elif what == 2:
            change(desk, row, removed_at=NOW)
        elif what == 3 and step % 3 == 0:
            shown.set_chip(chance.choice([one for one in Chip if one is not Chip.EXPIRING]))
        elif what == 4 and step % 3 == 0:
            shown.set_grouping(chance.choice(list(Grouping)))
        elif what == 5 and shown.rowCount():
            shown.fold(chance.randrange(shown.rowCount()), chance.random() < 0.5)
        elif what == 6:
            shown.keep_still(row.id if step % 2 else "")
        else:
            state = chance.choice(states)
            change(desk, row, state=state, hold=Hold.READY if state is State.WAITING else None)
    shown.keep_still("")
    fresh = QueueFilter(model)
    fresh.set_chip(shown.chip)
    fresh.set_grouping(shown.grouping)
    fresh.set_folded_keys(shown.folded_keys())
    fresh.sort(PLACE["status"], Qt.SortOrder.AscendingOrder)
    assert lines(shown) == lines(fresh)
    shown.fold_all(False)
    wanted = [row.id for row in desk.requests() if row.state in STATES[shown.chip]]
    assert sorted(one for one in lines(shown) if one.startswith("row-")) == sorted(wanted)
    del testers
    bridge.close()
