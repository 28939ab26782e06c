"""The rows of the window through random histories of the whole core: they are what a rebuild from the desk would give.

The rules and the other promises are those of `stateful_machine`; the models are watched by Qt's own tester, which ends the
process at a fault. `COMFY_DESK_LONG_TESTS=1` looks for long, and anew each time.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule, run_state_machine_as_test
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from stateful_machine import History, histories

from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.models.columns import COLUMNS
from comfy_desk.ui.models.queue_filter import Chip, QueueFilter
from comfy_desk.ui.models.queue_model import REQUEST, QueueModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


class Window:
    """What the window has of the queue, without widgets."""

    def __init__(self, history: History) -> None:
        self.bridge = DeskBridge(history.session.desk, clock=history.machine.wall)
        self.model = QueueModel()
        self.model.follow(self.bridge)
        self.shown = QueueFilter(self.model)
        self.testers = [QAbstractItemModelTester(self.model, FATAL), QAbstractItemModelTester(self.shown, FATAL)]
        self.held: dict[str, QPersistentModelIndex] = {}

    def close(self) -> None:
        self.held.clear()
        self.testers.clear()
        self.bridge.close()


class SeenHistory(History):
    window: Window | None = None

    def opened(self) -> None:
        self.window = Window(self)

    def closed(self) -> None:
        if self.window is not None:
            self.window.close()
        self.window = None

    def teardown(self) -> None:
        try:
            super().teardown()
        finally:
            self.closed()

    # what is done at the window

    @rule(chip=st.sampled_from(Chip))
    def choose_chip(self, chip: Chip) -> None:
        self.seen.shown.set_chip(chip)

    @rule(text=st.sampled_from(["", "cat", "DOG", "another", "nothing of that"]))
    def search(self, text: str) -> None:
        self.seen.shown.set_search(text)

    @rule(column=st.integers(-1, len(COLUMNS) - 1), order=st.sampled_from(Qt.SortOrder))
    def sort(self, column: int, order: Qt.SortOrder) -> None:
        self.seen.shown.sort(column, order)

    @rule()
    def tick(self) -> None:
        self.seen.model.tick(self.machine.wall(), range(self.seen.model.rowCount()))

    @rule(row=st.integers(0, 7))
    def hold_on_to(self, row: int) -> None:
        """As a selection does."""
        model = self.seen.model
        if row < model.rowCount():
            self.seen.held[model.request_at(row).id] = QPersistentModelIndex(model.index(row, 0))

    @property
    def seen(self) -> Window:
        assert self.window is not None
        return self.window

    # what holds

    @invariant()
    def rows_are_what_a_rebuild_gives(self) -> None:
        window, now = self.seen, self.machine.wall()
        window.model.tick(now, range(window.model.rowCount()))
        window.model.settle()
        bridge = DeskBridge(self.session.desk, clock=lambda: now)
        fresh = QueueModel()
        fresh.follow(bridge)
        # What a model usually takes is learned from rows that may have left the list since.
        fresh.learned = window.model.learned
        fresh._near.progress = dict(window.model._near.progress)
        assert requests(window.model) == requests(fresh) == list(self.session.desk.requests())
        pairs = zip(texts(window.model), texts(fresh), strict=True)
        assert not (other := [(own, new) for own, new in pairs if own != new]), f"shown and rebuilt: {other}"
        assert window.model.counts == fresh.counts
        expected = QueueFilter(fresh)
        expected.set_chip(window.shown.chip)
        expected.set_search(" ".join(window.shown.words))
        assert sorted(expected._keys) == sorted(window.shown._keys)
        if window.shown._column < 0:
            assert requests(expected) == requests(window.shown)
        for name, index in window.held.items():
            assert not index.isValid() or index.data(REQUEST).id == name
        bridge.close()


def requests(model: Any) -> list[Any]:
    return [model.index(row, 0).data(REQUEST) for row in range(model.rowCount())]


def texts(model: QueueModel) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


@pytest.mark.loop_errors
def test_the_rows_are_those_of_a_rebuild_after_every_step(qapp: QApplication) -> None:
    run_state_machine_as_test(SeenHistory, settings=histories(8, 25, many=1_000))
