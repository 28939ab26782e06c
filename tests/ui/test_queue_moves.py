"""The order of what waits: dragged, by keys, by menu, for one and for several; always as "these before that one"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from queue_rows import NOW, StillDesk, request

from comfy_desk.domain.events import RequestChanged
from comfy_desk.domain.observations import OrderChanged
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.services import outbox
from comfy_desk.ui import theme
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.views import slide_guard
from comfy_desk.ui.views.queue import QueueView
from comfy_desk.ui.views.row_moves import ONLY_WAITING, SORTED

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.MouseButton.NoButton
ALT = Qt.KeyboardModifier.AltModifier
Make = Callable[..., QueueView]


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Make]:
    views: list[tuple[QueueView, DeskBridge, Any]] = []
    theme.apply(qapp, "dark")

    def build(rows: list[Request], height: int = 900) -> QueueView:
        desk = StillDesk(rows)
        bridge = DeskBridge(desk, clock=lambda: NOW)
        view = QueueView(bridge)
        view.desk = desk  # type: ignore[attr-defined]
        tester = QAbstractItemModelTester(view.shown, QAbstractItemModelTester.FailureReportingMode.Fatal)
        view.resize(1000, height)
        view.show()
        qapp.processEvents()
        views.append((view, bridge, tester))
        return view

    yield build
    for view, bridge, _ in views:
        bridge.close()
        view.close()
        view.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def line_of(count: int, **first: Any) -> list[Request]:
    """Two at the Router, `count` that wait, one that has ended."""
    waiting = [request(10 + number, order=float(number)) for number in range(count)]
    if first:
        waiting[0] = replace(waiting[0], **first)
    return [request(1, State.IN_PROGRESS), request(2, State.IN_QUEUE), *waiting, request(90, State.CANCELLED)]


def obeys(view: QueueView) -> list[tuple[tuple[str, ...], str | None]]:
    """What was asked; it is done as the session would do it."""
    asked: list[tuple[tuple[str, ...], str | None]] = []
    desk: StillDesk = view.desk  # type: ignore[attr-defined]

    def do(ids: tuple[str, ...], before: str | None) -> None:
        asked.append((ids, before))
        for name, place in outbox.moved(outbox.waiting(desk.requests()), ids, before).items():
            row = desk.rows[name]
            desk.rows[name] = replace(row, order=place)
            desk.tell(RequestChanged(row, desk.rows[name], OrderChanged(NOW, place)))

    def do_next(ids: tuple[str, ...]) -> None:
        first = next(row.id for row in outbox.waiting(desk.requests()) if row.id not in ids)
        do(ids, first)

    view.table.moves.moveAsked.connect(do)
    view.table.moves.nextAsked.connect(do_next)
    return asked


def seen(view: QueueView) -> list[int]:
    """The numbers of the rows that wait, as they stand."""
    return [int(view.shown.request_at(row).id[4:]) - 10 for row in view.shown.waiting()]


def point(view: QueueView, row: int, down: float = 0.5) -> QPoint:
    box = view.table.visualRect(view.shown.index(row, PLACE["prompt"]))
    return QPoint(box.left() + 40, round(box.top() + box.height() * down))


def mouse(view: QueueView, kind: QEvent.Type, at: QPoint, held: Qt.MouseButton = LEFT) -> None:
    button = NONE if kind is QEvent.Type.MouseMove else LEFT
    event = QMouseEvent(kind, QPointF(at), QPointF(at), button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.table.viewport(), event)


def drag(view: QueueView, row: int, to: int, down: float) -> None:
    mouse(view, QEvent.Type.MouseButtonPress, point(view, row))
    mouse(view, QEvent.Type.MouseMove, point(view, row) + QPoint(0, 30))
    mouse(view, QEvent.Type.MouseMove, point(view, to, down))
    view.grab()
    mouse(view, QEvent.Type.MouseButtonRelease, point(view, to, down), NONE)


def choose(view: QueueView, *numbers: int) -> None:
    view.table.clearSelection()
    flags = view.table.selectionModel().SelectionFlag
    for number in numbers:
        row = view.shown.row_of(f"row-{10 + number:05}")
        assert row is not None
        index = view.shown.index(row, PLACE["prompt"])
        view.table.selectionModel().setCurrentIndex(index, flags.Select | flags.Rows)


def test_what_waits_stands_between_the_router_and_the_end_with_its_places(make: Make) -> None:
    view = make(line_of(4))
    assert seen(view) == [0, 1, 2, 3]
    assert view.shown.waiting() == range(2, 6)
    words = [view.model.words_at(view.shown.source_row(row)).status.text for row in view.shown.waiting()]
    assert words == [f"Waiting here · {place}" for place in ("next", "2nd", "3rd", "4th")]


def test_one_that_is_held_back_has_no_turn(make: Make) -> None:
    view = make(line_of(3, hold=Hold.PAUSED))
    words = [view.model.words_at(view.shown.source_row(row)).status.text for row in view.shown.waiting()]
    assert words == ["Waiting here · held back", "Waiting here · next", "Waiting here · 2nd"]


def test_a_row_is_dragged_and_stays_chosen(make: Make) -> None:
    view = make(line_of(5))
    asked = obeys(view)
    drag(view, 5, 2, 0.1)
    assert asked == [(("row-00013",), "row-00010")]
    assert seen(view) == [3, 0, 1, 2, 4]
    assert view.selected_id() == "row-00013"
    drag(view, 2, 6, 0.9)
    assert asked[1:] == [(("row-00013",), None)]
    assert seen(view) == [0, 1, 2, 4, 3]


def test_several_are_dragged_together_and_keep_their_order(make: Make) -> None:
    view = make(line_of(5))
    asked = obeys(view)
    choose(view, 1, 3)
    drag(view, 5, 2, 0.1)
    assert asked == [(("row-00011", "row-00013"), "row-00010")]
    assert seen(view) == [1, 3, 0, 2, 4]
    assert [row.id for row in view.table.chosen()] == ["row-00011", "row-00013"]


def test_a_mere_click_at_one_of_several_chooses_it_alone(make: Make) -> None:
    view = make(line_of(4))
    asked = obeys(view)
    choose(view, 1, 2)
    QTest.mouseClick(view.table.viewport(), LEFT, pos=point(view, 4))
    assert [row.id for row in view.table.chosen()] == ["row-00012"]
    assert not asked


def test_nothing_is_asked_where_nothing_would_change(make: Make) -> None:
    view = make(line_of(4))
    asked = obeys(view)
    drag(view, 3, 3, 0.9)
    drag(view, 3, 2, 0.9)
    choose(view, 0)
    QTest.keyClick(view.table, Qt.Key.Key_Up, ALT)
    assert not asked


def test_dropping_above_or_below_the_waiting_ones_puts_at_their_begin_or_end(make: Make) -> None:
    view = make(line_of(4))
    asked = obeys(view)
    drag(view, 4, 0, 0.2)
    drag(view, 3, 6, 0.9)
    assert asked == [(("row-00012",), "row-00010"), (("row-00010",), None)]


def test_escape_and_a_row_that_was_sent_meanwhile_end_a_drag(make: Make) -> None:
    view = make(line_of(4))
    asked = obeys(view)
    mouse(view, QEvent.Type.MouseButtonPress, point(view, 4))
    mouse(view, QEvent.Type.MouseMove, point(view, 2, 0.1))
    assert view.table.moves.dragging
    QTest.keyClick(view.table, Qt.Key.Key_Escape)
    assert not view.table.moves.dragging
    mouse(view, QEvent.Type.MouseButtonRelease, point(view, 2, 0.1), NONE)
    mouse(view, QEvent.Type.MouseButtonPress, point(view, 4))
    mouse(view, QEvent.Type.MouseMove, point(view, 2, 0.1))
    row = view.desk.rows["row-00012"]  # type: ignore[attr-defined]
    sent = replace(row, state=State.SENDING, hold=None)
    view.desk.tell(RequestChanged(row, sent, OrderChanged(NOW, 0)))  # type: ignore[attr-defined]
    mouse(view, QEvent.Type.MouseButtonRelease, point(view, 2, 0.1), NONE)
    assert not asked


def test_what_does_not_wait_is_not_dragged(make: Make) -> None:
    view = make(line_of(3))
    asked = obeys(view)
    drag(view, 0, 3, 0.5)
    assert not asked
    told: list[str] = []
    view.table.moves.said.connect(told.append)
    view.select("row-00001")
    QTest.keyClick(view.table, Qt.Key.Key_Down, ALT)
    assert told == [ONLY_WAITING]


def test_in_another_order_it_says_why_not(make: Make) -> None:
    view = make(line_of(4))
    asked = obeys(view)
    told: list[str] = []
    view.table.moves.said.connect(told.append)
    view.table.sortByColumn(PLACE["prompt"], Qt.SortOrder.AscendingOrder)
    row = view.shown.row_of("row-00012")
    assert row is not None
    drag(view, row, 0, 0.1)
    QTest.keyClick(view.table, Qt.Key.Key_Up, ALT)
    assert told == [SORTED, SORTED]
    assert not asked
    QTest.keyClick(view.table, Qt.Key.Key_Home, ALT)  # that needs no neighbour
    assert asked[0][0] == ("row-00012",)


def test_keys_step_past_the_neighbour_that_is_seen(make: Make) -> None:
    rows = [replace(row, batch="b" if number % 2 else None) for number, row in enumerate(line_of(6))]
    view = make(rows)
    asked = obeys(view)
    choose(view, 2)
    QTest.keyClick(view.table, Qt.Key.Key_Up, ALT)
    assert seen(view) == [0, 2, 1, 3, 4, 5]
    QTest.keyClick(view.table, Qt.Key.Key_Down, ALT)
    assert seen(view) == [0, 1, 2, 3, 4, 5]
    QTest.keyClick(view.table, Qt.Key.Key_End, ALT)
    assert seen(view) == [0, 1, 3, 4, 5, 2]
    QTest.keyClick(view.table, Qt.Key.Key_Home, ALT)
    assert seen(view) == [2, 0, 1, 3, 4, 5]
    view.shown.set_batch("b")
    assert seen(view) == [1, 3, 5]
    choose(view, 1)
    QTest.keyClick(view.table, Qt.Key.Key_Down, ALT)
    assert seen(view) == [3, 1, 5]
    assert asked[-1] == (("row-00011",), "row-00014")  # right behind the one that is seen
    choose(view, 1, 5)
    QTest.keyClick(view.table, Qt.Key.Key_Up, ALT)
    assert seen(view) == [1, 5, 3]


def test_the_order_seen_is_the_order_of_sending_whatever_is_moved(make: Make) -> None:
    view = make(line_of(8))
    obeys(view)
    for number in range(24):
        choose(view, number % 8, (number * 3) % 8)
        key = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)[number % 4]
        QTest.keyClick(view.table, key, ALT)
        line = outbox.waiting(view.desk.requests())  # type: ignore[attr-defined]
        assert [view.shown.request_at(row).id for row in view.shown.waiting()] == [row.id for row in line]


def test_the_menu_of_several_has_what_one_of_them_has(make: Make) -> None:
    view = make(line_of(3, hold=Hold.PAUSED))
    many: list[tuple[tuple[str, ...], str]] = []
    one: list[tuple[str, str]] = []
    view.table.manyAsked.connect(lambda ids, verb: many.append((ids, verb)))
    view.table.verbAsked.connect(lambda name, verb: one.append((name, verb)))
    asked = obeys(view)
    choose(view, 0, 1, 2)
    menu = view.table.row_menu(view.shown.request_at(3))
    entries = {action.text(): action for action in menu.actions() if action.text()}
    assert next(iter(entries)) == "3 requests"
    entries["Hold back (2 of 3)"].trigger()
    entries["Back in line (1 of 3)"].trigger()
    entries["Remove"].trigger()
    assert many == [(("row-00011", "row-00012"), "hold_back"), (("row-00010",), "put_back")]
    assert one == [(f"row-{number:05}", "remove") for number in (10, 11, 12)]
    choose(view, 1, 2)
    menu = view.table.row_menu(view.shown.request_at(3))
    next(action for action in menu.actions() if action.text() == "Send next").trigger()
    assert asked == [(("row-00011", "row-00012"), "row-00010")]


def test_living_rows_in_sight_are_told_of_a_moment_later(make: Make, qtbot: Any) -> None:
    view = make([*line_of(4), *(request(100 + number, State.DONE) for number in range(60))], height=500)
    told: list[tuple[str, ...]] = []
    view.table.watch.changed.connect(told.append)
    qtbot.waitUntil(lambda: bool(told))
    in_sight = [view.shown.request_at(row).id for row in view.table.visible_rows()]
    assert told == [tuple(name for name in in_sight if int(name[4:]) < 90)]
    for value in range(0, 2000, 100):
        view.table.verticalScrollBar().setValue(value)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[-1] == ()
    view.table.verticalScrollBar().setValue(0)
    qtbot.waitUntil(lambda: len(told) == 3)
    view.table.watch.set_window_seen(False)
    assert told[3:] == [()]
    view.table.watch.set_window_seen(True)
    qtbot.waitUntil(lambda: len(told) == 5)
    view.hide()
    assert told[5:] == [()]


def test_a_press_right_after_another_row_slid_under_the_pointer_asks_nothing(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = make([request(number, State.IN_QUEUE) for number in range(1, 5)])
    now = [100.0]
    monkeypatch.setattr(view.table.slide, "_clock", lambda: now[0])
    told: list[tuple[str, str]] = []
    view.table.verbAsked.connect(lambda name, verb: told.append((name, verb)))
    port = view.table.viewport()
    at = view.table.button_point("row-00002", "cancel")
    assert at is not None
    port.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    monkeypatch.setattr(slide_guard.QCursor, "pos", lambda: port.mapToGlobal(at))
    row = view.desk.rows["row-00001"]  # type: ignore[attr-defined]
    over = replace(row, state=State.CANCELLED)
    view.desk.tell(RequestChanged(row, over, OrderChanged(NOW, 0)))  # type: ignore[attr-defined]
    assert view.shown.request_at(1).id == "row-00003"  # now it lies under the pointer
    now[0] += 0.2
    QTest.mouseClick(port, LEFT, pos=at)
    assert not told
    now[0] += 1.0
    QTest.mouseClick(port, LEFT, pos=at)
    assert told == [("row-00003", "cancel")]
    told.clear()
    row = view.desk.rows["row-00004"]  # type: ignore[attr-defined]
    view.desk.tell(RequestChanged(row, replace(row, state=State.CANCELLED), OrderChanged(NOW, 0)))  # type: ignore[attr-defined]
    assert not view.table.slide.just_now()  # below the pointer nothing slid


def test_a_row_that_is_sent_stays_where_it_is(make: Make) -> None:
    view = make(line_of(3))
    moved: list[int] = []
    view.shown.rowsMoved.connect(lambda *_: moved.append(1))
    row = view.desk.rows["row-00010"]  # type: ignore[attr-defined]
    sent = replace(row, state=State.SENDING, hold=None, first_sent_at=NOW)
    view.desk.tell(RequestChanged(row, sent, OrderChanged(NOW, 0)))  # type: ignore[attr-defined]
    assert view.shown.waiting() == range(3, 5)
    assert view.shown.request_at(2).id == row.id
    assert not moved
