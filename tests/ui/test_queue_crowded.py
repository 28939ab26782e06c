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
from comfy_desk.ui.models.queue_model import REQUEST, QueueModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.mark.parametrize(("rows", "judged"), [(10_000, False), (100, True)])  # the judge asks every row each time
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
    for step in range(120):
        number = chance.randrange(rows)
        row = desk.rows.get(f"row-{number:05}")
        what = chance.randrange(8)
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
            shown.set_chip(chance.choice(list(Chip)))
        else:
            state = chance.choice(states)
            change(desk, row, state=state, hold=Hold.READY if state is State.WAITING else None)
    seen = [shown.index(row, 0).data(REQUEST) for row in range(shown.rowCount())]
    wanted = [row.id for row in desk.requests() if row.state in shown._states]
    assert sorted(row.id for row in seen) == sorted(wanted)
    fresh = QueueFilter(model)
    fresh.set_chip(shown.chip)
    fresh.sort(PLACE["status"], Qt.SortOrder.AscendingOrder)
    assert [row.id for row in seen] == [fresh.index(row, 0).data(REQUEST).id for row in range(fresh.rowCount())]
    del testers
    bridge.close()
