"""Groups of rows as they are seen and clicked: folding, cancelling, naming; what is looked at stays where it is meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from queue_rows import NOW, request
from test_queue_model import change
from test_queue_view import Make, make  # noqa: F401 - a fixture

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.events import BatchChanged, RequestAdded
from comfy_desk.domain.request import Request, State
from comfy_desk.ui.models.columns import COLUMNS, PLACE
from comfy_desk.ui.models.queue_filter import GROUP, Chip
from comfy_desk.ui.models.queue_groups import Grouping
from comfy_desk.ui.views.queue import QueueView

LEFT = Qt.MouseButton.LeftButton
FOXES = Batch("foxes", "Foxes", NOW - 100)


def told_of(view: QueueView) -> list[str]:
    """Titles of lines in brackets, and numbers of rows."""
    rows = range(view.shown.rowCount())
    return [
        str(int(one.id[4:])) if (one := view.shown.find(row)) else f"[{view.shown.group_at(row).title}]" for row in rows
    ]


def with_batch(make: Make, *more: Request, **size: int) -> QueueView:  # noqa: F811
    rows = [
        request(1, State.IN_QUEUE, batch="foxes"),
        request(2, State.DONE, batch="foxes"),
        request(3, State.DONE),
        *more,
    ]
    view = make(rows, **size)
    desk: Any = view.desk  # type: ignore[attr-defined]
    desk.groups["foxes"] = FOXES
    desk.tell(BatchChanged(FOXES))
    return view


def hover(view: QueueView, row: int) -> None:
    at = QPointF(view.table.visualRect(view.shown.index(row, PLACE["prompt"])).center())
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, at, view.table.viewport().mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.table.viewport(), event)


def test_a_group_folds_by_click_and_key_and_says_so(make: Make) -> None:  # noqa: F811
    view = with_batch(make)
    view.set_grouping(Grouping.BATCH)
    assert told_of(view) == ["[Single requests]", "3", "[Foxes]", "1", "2"]
    line = view.shown.index(2, PLACE["prompt"])
    assert line.data(GROUP).words == "1 of 2 done · 1 at the Router"
    assert line.data(Qt.ItemDataRole.AccessibleTextRole) == "Group Foxes; 1 of 2 done · 1 at the Router"
    QTest.mouseClick(view.table.viewport(), LEFT, pos=view.table.visualRect(line).center())
    assert told_of(view) == ["[Single requests]", "3", "[Foxes]"]
    assert "folded" in view.shown.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    state = view.saveState()
    QTest.keyClick(view.table, Qt.Key.Key_Right)
    assert len(told_of(view)) == 5
    view.table.select("row-00001")
    QTest.keyClick(view.table, Qt.Key.Key_Left)  # to the line of its group
    assert view.table.currentIndex().row() == 2
    assert view.table.chosen() == ()
    view.shown.set_grouping(Grouping.NONE)
    view.restoreState(state)
    assert told_of(view) == ["[Single requests]", "3", "[Foxes]"]
    assert view.select("row-00002")  # what is asked for is unfolded
    assert view.selected_id() == "row-00002"


def test_a_group_is_cancelled_and_a_batch_is_named_on_its_line(make: Make) -> None:  # noqa: F811
    view = with_batch(make)
    view.set_grouping(Grouping.BATCH)
    told: list[Any] = []
    view.table.lines.cancelAsked.connect(lambda batch, ids: told.append((batch, ids)))
    view.table.lines.renameAsked.connect(lambda batch, name: told.append((batch, name)))
    whole = view.table.lines.whole(2)
    button = next(
        x
        for x in range(whole.right(), whole.left(), -4)
        if view.table.lines.button_at(2, QPoint(x, whole.center().y()))
    )
    QTest.mouseClick(view.table.viewport(), LEFT, pos=QPoint(button, whole.center().y()))
    assert told == [("foxes", ("row-00001",))]
    assert len(told_of(view)) == 5  # and nothing was folded by that
    view.table.lines.edit_name(2)
    field = view.table.viewport().findChild(QLineEdit)
    field.setText("Red  foxes")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert told[-1] == ("foxes", "Red foxes")
    view.shown.set_chip(Chip.ACTIVE)
    assert view.shown.group_at(0).words == "1 request shown"
    view.table.lines.cancel(0)
    assert told[-1] == ("", ("row-00001",))  # of a batch of which a part is hidden, only what is seen


@pytest.mark.parametrize("grouping", list(Grouping))
def test_every_grouping_has_each_row_once(make: Make, grouping: Grouping) -> None:  # noqa: F811
    view = with_batch(make, *(request(10 + number, state, account="second" if number % 2 else "practice")
                              for number, state in enumerate(State)))  # fmt: skip
    view.set_grouping(grouping)
    numbers = [one for one in told_of(view) if not one.startswith("[")]
    assert sorted(map(int, numbers)) == [1, 2, 3, *range(10, 10 + len(State))]
    view.grab()
    rows = [view.shown.row_of(f"row-{int(number):05}") for number in numbers]
    beside = [(view.shown.beside(row, -1), view.shown.beside(row, 1)) for row in rows if row is not None]
    assert [before and int(before.id[4:]) for before, _ in beside] == [None, *map(int, numbers[:-1])]
    assert [after and int(after.id[4:]) for _, after in beside] == [*map(int, numbers[1:]), None]


def test_the_row_under_the_pointer_stands_still_and_the_chosen_stays_chosen(make: Make) -> None:  # noqa: F811
    view = make([request(number, State.IN_QUEUE, position=number) for number in range(30)])
    view.set_grouping(Grouping.STATE)
    view.table.horizontalHeader().setSortIndicator(PLACE["status"], Qt.SortOrder.AscendingOrder)
    desk: Any = view.desk  # type: ignore[attr-defined]
    view.table.select("row-00008")
    hover(view, 5)
    under = view.shown.request_at(5)
    place = view.table.visualRect(view.shown.index(5, 0)).top()
    change(desk, under, state=State.DONE, ended_at=NOW)  # it would leave its group
    change(desk, desk.rows["row-00001"], state=State.DONE, ended_at=NOW)  # this one would go past it
    change(desk, desk.rows["row-00020"], state=State.DONE, ended_at=NOW)  # both places are below it
    made = request(99, State.IN_QUEUE, position=0)
    desk.rows[made.id] = made
    desk.tell(RequestAdded(made))
    row = view.shown.row_of(under.id)
    assert row is not None
    assert view.table.visualRect(view.shown.index(row, 0)).top() == place
    assert view.shown.index(row, PLACE["status"]).data() == "Done"  # what it says is true meanwhile
    assert told_of(view)[-2:] == ["[Done]", "20"]
    assert view.selected_id() == "row-00008"
    QApplication.sendEvent(view.table.viewport(), QEvent(QEvent.Type.Leave))
    assert set(told_of(view)[-3:]) == {"1", "20", str(int(under.id[4:]))}
    assert view.selected_id() == "row-00008"


def test_columns_are_moved_sized_sorted_and_reset_without_a_pointer(make: Make) -> None:  # noqa: F811
    view = make([request(1, State.DONE)], width=1600)
    columns, header = view.table.columns, view.table.horizontalHeader()
    before = header.visualIndex(PLACE["cost"])
    columns.move("cost", -1)
    assert header.visualIndex(PLACE["cost"]) == before - 1
    columns.widen("status", 32)
    columns.show("seed", True)
    state = view.saveState()
    columns.reset()
    assert header.visualIndex(PLACE["cost"]) == before
    assert not columns.shown("seed")
    view.restoreState(state)
    assert header.visualIndex(PLACE["cost"]) == before - 1
    assert columns.shown("seed")
    older = {"v": 1, "order": ["prompt", "preview", "status", "actions"], "hidden": ["cost"], "widths": {}}
    columns.restore(older)  # of a version that knew fewer columns
    assert not columns.shown("batch")
    assert header.visualIndex(PLACE["actions"]) == len(COLUMNS) - 1


def test_what_can_be_lost_has_a_chip_while_there_is_any(make: Make) -> None:  # noqa: F811
    view = make([request(1, State.COLLECTING, completed_at=NOW - 23.5 * 3600), request(2, State.DONE)])
    assert view._chips[Chip.EXPIRING].text() == "Expiring  1"
    view.table.keys.actions["queue.show_expiring"].trigger()
    assert told_of(view) == ["1"]
    row = view.model.words_at(view.shown.source_row(0))
    assert (row.second.text, row.second.tone) == ("Kept for 30 min more", "error")
    assert row.kept_until.tone == "error"
    desk: Any = view.desk  # type: ignore[attr-defined]
    change(desk, desk.rows["row-00001"], state=State.DONE, ended_at=NOW)
    assert told_of(view) == []
    view._search.setText("zebra")
    assert view._nothing.hint.text() == "Hidden by the chip “Expiring”, the search “zebra”: 2 requests."


def test_a_search_finds_ids_and_seeds_and_names_of_batches(make: Make) -> None:  # noqa: F811
    view = with_batch(make, replace(request(7, State.DONE), seed="4711"))
    for words, found in (("4711", ["7"]), ("471", []), ("foxes", ["1", "2"]), ("req_2", []), ("row-00003", ["3"])):
        view.shown.set_search(words)
        assert sorted(told_of(view)) == found, words


def test_thousands_of_groups_fold_and_unfold_in_one_step(make: Make) -> None:  # noqa: F811
    """One by one, with all rows chosen, that would take a minute; and more are folded than a start brings back."""
    view = make([request(number, State.DONE, model=f"many/kind-{number}") for number in range(1, 1201)])
    view.set_grouping(Grouping.MODEL)
    view.table.selectAll()
    steps: list[str] = []
    view.shown.layoutChanged.connect(lambda: steps.append("order"))
    for moved in (view.shown.rowsRemoved, view.shown.rowsInserted):
        moved.connect(lambda *_: steps.append("rows"))
    view.table.lines.fold_all(True)
    assert view.shown.rowCount() == 1200
    view.shown.sort(PLACE["model"])
    assert view.shown.rowCount() == 1200  # still
    assert len(view.shown.folded_keys()) == 1000
    view.table.lines.fold_all(False)
    assert view.shown.rowCount() == 2400
    assert not view.shown.folded_keys()
    assert steps == ["order"] * 3
    view.table.selectAll()
    assert len(view.chosen()) == 1200
    assert not view.table.horizontalHeader().selectionModel().hasSelection()  # it would ask every cell
