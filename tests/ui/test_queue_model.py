"""The queue's model is a true projection of the desk, however events come, and cheap to ask."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from queue_rows import NOW, StillDesk, every_state, output, request

from comfy_desk.domain.account import Account
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.events import (
    AccountChanged,
    AccountsChanged,
    BatchChanged,
    CollectProgress,
    LimitsChanged,
    RequestAdded,
    RequestChanged,
    RequestDeleted,
    SendingPaused,
)
from comfy_desk.domain.observations import Removed, Restored
from comfy_desk.domain.output import Kind
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.services import outbox
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.going_on import direct_runs
from comfy_desk.ui.models.columns import COLUMNS, PLACE, TICKING
from comfy_desk.ui.models.queue_filter import Chip, QueueFilter
from comfy_desk.ui.models.queue_groups import Grouping
from comfy_desk.ui.models.queue_model import REQUEST, SORT, WORDS, QueueModel
from comfy_desk.ui.models.row_choice import STATES
from comfy_desk.ui.phrases import model_name
from comfy_desk.ui.waiting_words import goes_by_itself

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
NOTED = Restored(NOW)
STATUS = PLACE["status"]


def change(desk: StillDesk, row: Request, **changes: Any) -> Request:
    now = replace(row, **changes)
    desk.rows[now.id] = now
    desk.tell(RequestChanged(row, now, NOTED))
    return now


def ids(model: QueueModel) -> list[str]:
    return [model.request_at(row).id for row in range(model.rowCount())]


def texts(model: Any) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


@pytest.fixture
def desk() -> StillDesk:
    return StillDesk(every_state())


@pytest.fixture
def bridge(qapp: QApplication, desk: StillDesk) -> Any:
    made = DeskBridge(desk, clock=lambda: NOW)
    yield made
    made.close()


@pytest.fixture
def model(bridge: DeskBridge) -> QueueModel:
    made = QueueModel()
    made.follow(bridge)
    return made


class TestModel:
    def test_the_newest_is_first_and_new_ones_come_on_top(self, model: QueueModel, desk: StillDesk) -> None:
        assert ids(model) == [row.id for row in desk.requests()]
        desk.tell(RequestAdded(request(900, created_at=NOW)))
        assert model.request_at(0).id == "row-00900"
        assert model.counts.all == 22

    def test_a_change_is_told_for_its_row_alone(self, model: QueueModel, desk: StillDesk) -> None:
        told: list[tuple[int, int]] = []
        model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
        row = next(row for row in desk.requests() if row.state is State.IN_QUEUE)
        change(desk, row, position=7)
        at = model.row_of(row.id)
        assert at is not None
        assert told == [(at, at)]
        assert model.index(at, STATUS).data() == "In queue · 7 ahead"

    def test_removed_and_restored_rows_find_their_place_again(self, model: QueueModel, desk: StillDesk) -> None:
        before = ids(model)
        row = desk.rows[before[8]]
        gone = replace(row, removed_at=NOW)
        desk.tell(RequestChanged(row, gone, Removed(NOW)))
        assert ids(model) == [name for name in before if name != row.id]
        desk.tell(RequestChanged(gone, row, Restored(NOW)))
        assert ids(model) == before
        desk.tell(RequestDeleted(row.id))
        desk.tell(RequestDeleted("never-there"))
        assert row.id not in ids(model)

    def test_counts_follow(self, model: QueueModel, desk: StillDesk) -> None:
        seen: list[int] = []
        model.countsChanged.connect(lambda: seen.append(model.counts.running))
        row = next(row for row in desk.requests() if row.state is State.IN_QUEUE)
        change(desk, row, state=State.IN_PROGRESS, running_since=NOW)
        assert seen == [3]

    def test_progress_is_shown_while_collecting_only(self, model: QueueModel, desk: StillDesk) -> None:
        row = next(row for row in desk.requests() if row.state is State.COLLECTING)
        desk.tell(CollectProgress(row.id, 1_000_000, 4_000_000))
        at = model.row_of(row.id)
        assert at is not None
        assert model.index(at, STATUS).data() == "Collecting · 1.0 of 4.0 MB"
        assert model.words_at(at).preview.part == 0.25
        done = change(desk, row, state=State.DONE, outputs=(output(),))
        assert model.index(at, STATUS).data() == "Done · 1 file"
        desk.tell(CollectProgress(done.id, 1, 2))
        assert model.words_at(at).preview.part is None

    def test_the_account_and_the_pause_are_said_by_every_row(self, model: QueueModel, desk: StillDesk) -> None:
        at = model.row_of(desk.requests()[0].id)
        assert at is not None
        desk.tell(SendingPaused(True))
        assert model.index(at, STATUS).data() == "Waiting here · paused"
        desk.tell(SendingPaused(False))
        desk.tell(AccountChanged("practice", needs_key=True))
        assert model.index(at, STATUS).data() == "Waiting here · needs a key"

    def test_a_tick_touches_living_rows_in_sight_and_ticking_columns(self, model: QueueModel) -> None:
        told: list[tuple[int, int, int]] = []
        model.dataChanged.connect(lambda first, last: told.append((first.row(), first.column(), last.column())))
        running = next(row for row in range(model.rowCount()) if model.request_at(row).state is State.IN_PROGRESS)
        done = next(row for row in range(model.rowCount()) if model.request_at(row).state is State.DONE)
        model.tick(NOW + 60, [running, done, 999])
        assert told == [(running, TICKING[0], TICKING[-1])]
        assert model.words_at(running).status.text in ("Running · 2:42", "Cancelling…")

    def test_how_long_a_model_usually_takes_comes_from_what_ran_here(self, model: QueueModel, desk: StillDesk) -> None:
        for number in range(800, 804):
            row = request(number, State.DONE, model="a/b", running_since=NOW - 200, completed_at=NOW - 80)
            desk.tell(RequestAdded(row))
        desk.tell(RequestAdded(request(810, State.IN_PROGRESS, model="a/b", created_at=NOW)))
        assert model.words_at(0).second.text == "usually 2 min"

    def test_roles(self, model: QueueModel) -> None:
        index = model.index(0, PLACE["prompt"])
        assert index.data(REQUEST) is model.request_at(0)
        assert index.data(WORDS).prompt == index.data()
        assert isinstance(index.data(SORT), str)
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert "Waiting here" in spoken
        for column in COLUMNS:
            assert model.headerData(PLACE[column.id], Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
            kinds = {type(column.key(row, NOW)) for row in every_state()}
            assert kinds in ({float}, {str})

    def test_markup_in_a_prompt_stays_text(self, model: QueueModel, desk: StillDesk) -> None:
        row = next(row for row in desk.requests() if "<b>" in row.prompt)
        at = model.row_of(row.id)
        assert at is not None
        tip = model.index(at, PLACE["prompt"]).data(Qt.ItemDataRole.ToolTipRole)
        assert "&lt;b&gt;not bold" in tip
        assert "<img" not in tip

    def test_kinds_of_models_give_the_tile_its_sign(self, model: QueueModel) -> None:
        assert model.words_at(0).preview.kind is Kind.IMAGE
        sound = request(700, State.DONE, model=model.request_at(0).model, outputs=(output(kind=Kind.AUDIO),))
        model.add(sound)
        model.tick(NOW, [0])
        assert model.words_at(1).preview.kind is Kind.AUDIO
        model.remove(sound.id)
        model.set_model_kinds({model.request_at(0).model: Kind.VIDEO})
        assert model.words_at(0).preview.kind is Kind.VIDEO


class TestFilter:
    @pytest.fixture
    def shown(self, model: QueueModel) -> QueueFilter:
        return QueueFilter(model)

    def test_chips_agree_with_their_counts(self, model: QueueModel, shown: QueueFilter) -> None:
        for chip in Chip:
            shown.set_chip(chip)
            assert shown.rowCount() == getattr(model.counts, chip.value)

    def test_search_takes_every_word_in_prompt_or_model(self, shown: QueueFilter) -> None:
        shown.set_search("FOX lumen")
        assert shown.rowCount() > 0
        assert all(shown.request_at(row).prompt == "Fox" for row in range(shown.rowCount()))
        shown.set_search("fox atelier nothing")
        assert shown.rowCount() == 0
        assert shown.narrowed

    def test_sorting_is_by_native_value_and_newest_first_among_equals(self, shown: QueueFilter) -> None:
        shown.sort(PLACE["cost"], Qt.SortOrder.DescendingOrder)
        costs = [float(shown.request_at(row).credits or -1) for row in range(shown.rowCount())]
        assert costs == sorted(costs, reverse=True)
        assert costs[0] == 12.5
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            shown.sort(PLACE["cost"], order)
            equal = [
                shown.request_at(row).created_at
                for row in range(shown.rowCount())
                if shown.request_at(row).credits is None
            ]
            assert equal == sorted(equal, reverse=True)

    def test_a_changed_row_goes_where_its_value_belongs(
        self, desk: StillDesk, model: QueueModel, shown: QueueFilter
    ) -> None:
        shown.sort(PLACE["cost"], Qt.SortOrder.DescendingOrder)
        for number, row in enumerate(desk.requests()):
            change(desk, row, credits=str(number * 37 % 11))
        costs = [float(shown.request_at(row).credits or -1) for row in range(shown.rowCount())]
        assert costs == sorted(costs, reverse=True)
        fresh = QueueFilter(model)
        fresh.sort(PLACE["cost"], Qt.SortOrder.DescendingOrder)
        assert [fresh.request_at(row).id for row in range(fresh.rowCount())] == [
            shown.request_at(row).id for row in range(shown.rowCount())
        ]
        assert all(shown.row_of(shown.request_at(row).id) == row for row in range(shown.rowCount()))

    def test_a_tick_moves_nothing(self, model: QueueModel, shown: QueueFilter) -> None:
        shown.sort(PLACE["elapsed"])
        before = [shown.request_at(row).id for row in range(shown.rowCount())]
        moved: list[int] = []
        shown.layoutChanged.connect(lambda: moved.append(1))
        shown.rowsMoved.connect(lambda: moved.append(2))
        model.tick(NOW + 10_000, range(model.rowCount()))
        assert [shown.request_at(row).id for row in range(shown.rowCount())] == before
        assert not moved

    def test_a_row_leaves_the_chip_it_no_longer_fits(self, desk: StillDesk, shown: QueueFilter) -> None:
        shown.set_chip(Chip.ACTIVE)
        row = next(row for row in desk.requests() if row.state is State.IN_PROGRESS)
        assert shown.row_of(row.id) is not None
        change(desk, row, state=State.DONE, ended_at=NOW)
        assert shown.row_of(row.id) is None


HAPPENINGS = (
    *("add", "change", "remove", "restore", "delete", "progress", "tick", "pause"),
    *("chip", "sort", "move", "hold", "batch", "account", "limits", "name", "group", "fold", "still"),
)
EVENTS = st.lists(
    st.tuples(
        st.sampled_from(HAPPENINGS),
        st.integers(0, 30),
        st.sampled_from(State),
    ),
    max_size=40,
)


@given(events=EVENTS)
def test_random_events_leave_what_a_rebuild_would_give(
    qapp: QApplication, events: list[tuple[str, int, State]]
) -> None:
    desk = StillDesk([request(number, State.IN_QUEUE, position=number) for number in range(8)])
    bridge = DeskBridge(desk, clock=lambda: NOW)
    model = QueueModel()
    model.follow(bridge)
    shown = QueueFilter(model)
    testers = [QAbstractItemModelTester(model, FATAL), QAbstractItemModelTester(shown, FATAL)]
    kept = [QPersistentModelIndex(model.index(row, 0)) for row in range(model.rowCount())]
    names = [index.data(REQUEST).id for index in kept]
    for what, number, state in events:
        happen(desk, model, shown, what, number, state)
    fresh = QueueModel()
    fresh.follow(DeskBridge(desk, clock=lambda: NOW))
    fresh.set_paused(model._near.paused)
    fresh.set_limits(model.line.limits)
    fresh._near.progress = dict(model._near.progress)
    model.tick(NOW, range(model.rowCount()))
    assert ids(model) == ids(fresh)
    assert texts(model) == texts(fresh)
    assert model.counts == fresh.counts
    expected = [
        row.id
        for row in desk.requests()
        if row.state in STATES[shown.chip] and shown.batch in ("", row.batch or "none")
    ]
    shown.keep_still("")
    if not shown.natural:
        shown.fold_all(False)
    rows = [row for row in range(shown.rowCount()) if not shown.is_line(row)]
    seen = [shown.request_at(row).id for row in rows]
    assert sorted(seen) == sorted(expected)
    assert [shown.row_of(name) for name in seen] == rows
    line = outbox.waiting(desk.requests())
    if shown.natural:
        assert [seen[row] for row in shown.waiting()] == [row.id for row in line if row.id in set(expected)]
    assert model.line.direct == direct_runs(desk.requests())
    for row in line:
        others = [one for one in line if one.account == row.account and goes_by_itself(one)]
        assert model.line.place(row) == (others.index(row) + 1 if row in others else 0)
        assert model.line.waiting(row.account, row.hold or Hold.READY) == sum(
            one.account == row.account and one.hold is row.hold for one in line
        )
    for index, name in zip(kept, names, strict=True):
        if index.isValid():
            assert index.data(REQUEST).id == name
    del testers
    bridge.close()


def happen(desk: StillDesk, model: QueueModel, shown: QueueFilter, what: str, number: int, state: State) -> None:
    row = desk.rows.get(f"row-{number:05}")
    if what == "add" and row is None:
        made = request(
            number,
            state,
            batch="batch-1" if number % 4 == 0 else None,
            account="second" if number % 5 == 0 else "practice",
        )
        desk.rows[made.id] = made
        desk.tell(RequestAdded(made))
    elif what == "change" and row is not None and row.removed_at is None:
        direct = Delivery.DIRECT if number % 3 == 0 else Delivery.QUEUED
        hold = Hold.READY if state is State.WAITING else None
        change(
            desk,
            row,
            state=state,
            hold=hold,
            delivery=direct,
            position=number,
            ended_at=NOW if state.terminal else None,
        )
    elif what == "remove" and row is not None and row.removed_at is None:
        change(desk, row, removed_at=NOW)
    elif what == "restore" and row is not None and row.removed_at is not None:
        change(desk, row, removed_at=None)
    elif what == "delete" and row is not None:
        del desk.rows[row.id]
        desk.tell(RequestDeleted(row.id))
    elif what == "group":
        shown.set_grouping(list(Grouping)[number % len(Grouping)])
    elif what == "fold":
        shown.fold(number, state.terminal)
    elif what == "still":
        shown.keep_still("" if number % 3 == 0 else f"row-{number:05}")
    elif what == "progress":
        desk.tell(CollectProgress(f"row-{number:05}", number, 40))
    elif what == "tick":
        model.tick(NOW + number, range(model.rowCount()))
    elif what == "pause":
        desk.sending_paused = not desk.sending_paused
        desk.tell(SendingPaused(desk.sending_paused))
    elif what == "move" and row is not None and row.state is State.WAITING:
        change(desk, row, order=float(number % 7))
    elif what == "hold" and row is not None and row.state is State.WAITING and row.removed_at is None:
        change(desk, row, hold=list(Hold)[number % len(Hold)])
    elif what == "batch":
        shown.set_batch("" if number % 2 else "batch-1")
    elif what == "account":
        now = AccountChanged("second", needs_credits=bool(number % 2), needs_key=number % 3 == 0)
        desk.states["second"] = now
        desk.tell(now)
    elif what == "limits":
        desk.tell(LimitsChanged(1 + number % 3, 1 + number % 5))
    elif what == "name":
        desk.groups["batch-1"] = Batch("batch-1", f"Boats ×{number}", NOW)
        desk.tell(BatchChanged(desk.groups["batch-1"]))
    elif what == "chip":
        shown.set_chip(list(Chip)[number % 5])
    elif what == "sort":
        shown.sort(number % len(COLUMNS) if number % 3 else -1)


def test_ten_thousand_rows_change_only_what_they_must(qapp: QApplication) -> None:
    model = QueueModel(now=NOW)
    model.load(request(number, State.IN_QUEUE) for number in range(10_000))
    shown = QueueFilter(model)
    told: list[QModelIndex] = []
    shown.dataChanged.connect(lambda first, last: told.append(first))
    for number in range(0, 10_000, 101):
        row = model.get(f"row-{number:05}")
        assert row is not None
        model.change(row, replace(row, position=4))
    assert len(told) == 100
    assert model.row_of("row-00000") == 9_999


class TestBridge:
    def test_it_ticks_only_while_something_lives_and_the_window_is_seen(self, qapp: QApplication) -> None:
        done = request(1, State.DONE)
        desk = StillDesk([done])
        bridge = DeskBridge(desk, clock=lambda: NOW)
        assert not bridge.ticking
        row = request(2)
        desk.tell(RequestAdded(row))
        assert bridge.ticking
        bridge.set_window_seen(False)
        assert not bridge.ticking
        told: list[float] = []
        bridge.ticked.connect(told.append)
        bridge.set_window_seen(True)
        assert bridge.ticking
        assert told == [NOW]
        change(desk, row, state=State.CANCELLED)
        assert not bridge.ticking
        bridge.close()
        assert not desk.listeners


def test_rows_of_an_account_that_is_not_in_use_name_it(qapp: QApplication) -> None:
    home, studio = Account("home", "Home", "https://a.example"), Account("studio", "Studio", "https://b.example")
    desk = StillDesk([request(1, account="home"), request(2, account="studio")])
    desk.known, desk.chosen = (home, studio), "home"
    bridge = DeskBridge(desk, clock=lambda: NOW)
    model = QueueModel()
    model.follow(bridge)
    name = model_name(request(1).model)
    assert [model.words_at(row).model for row in (1, 0)] == [name, f"Studio · {model_name(request(2).model)}"]
    desk.chosen = "studio"
    desk.tell(AccountsChanged((home, studio), "studio"))
    assert model.words_at(1).model == f"Home · {name}"
    desk.tell(AccountsChanged((home,), "home"))
    assert model.words_at(1).model == name
    bridge.close()
