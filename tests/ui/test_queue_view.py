"""The queue as it is seen and clicked: every gesture ends in one verb, and nothing else happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetrics, QGuiApplication, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from queue_rows import NOW, StillDesk, every_state, output, request

from comfy_desk.domain.events import RequestAdded, RequestChanged, SendingPaused
from comfy_desk.domain.observations import Removed, Restored
from comfy_desk.domain.request import Delivery, Request, State
from comfy_desk.ui import theme
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.delegates import buttons
from comfy_desk.ui.delegates.lettering import cut, letters, lines_of
from comfy_desk.ui.delegates.thumbnails import Thumbnails
from comfy_desk.ui.models.columns import COLUMNS, PLACE
from comfy_desk.ui.models.queue_filter import Chip
from comfy_desk.ui.row_actions import action
from comfy_desk.ui.views.queue import QueueView

LEFT = Qt.MouseButton.LeftButton
Make = Callable[..., QueueView]


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Make]:
    views: list[tuple[QueueView, DeskBridge]] = []
    theme.apply(qapp, "dark")

    def build(rows: list[Request], width: int = 1000, height: int = 700) -> QueueView:
        desk = StillDesk(rows)
        bridge = DeskBridge(desk, clock=lambda: NOW)
        view = QueueView(bridge)
        view.desk = desk  # type: ignore[attr-defined]
        view.resize(width, height)
        view.show()
        qapp.processEvents()
        views.append((view, bridge))
        return view

    yield build
    for view, bridge in views:
        bridge.close()
        view.close()
        view.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def asked(view: QueueView) -> list[tuple[str, str]]:
    told: list[tuple[str, str]] = []
    view.verbAsked.connect(lambda name, verb: told.append((name, verb)))
    return told


def button(view: QueueView, row: int, verb: str) -> QPoint:
    index = view.shown.index(row, PLACE["actions"])
    words = view.model.words_at(view.shown.source_row(row))
    placed = view.table.delegate.placed_buttons(view.table.visualRect(index), words)
    return next(one.rect.center() for one in placed if one.action.verb == verb)


def row_in(view: QueueView, state: State) -> int:
    return next(row for row in range(view.shown.rowCount()) if view.shown.request_at(row).state is state)


# --- gestures --------------------------------------------------------------------------------------------------------


def test_a_click_on_a_button_asks_once_and_leaves_the_selection(make: Make) -> None:
    view = make(every_state(), height=2000)
    told, chosen = asked(view), []
    view.selected.connect(chosen.append)
    row = row_in(view, State.IN_QUEUE)
    QTest.mouseClick(view.table.viewport(), LEFT, pos=button(view, row, "cancel"))
    assert told == [(view.shown.request_at(row).id, "cancel")]
    assert chosen == []


def test_a_nervous_finger_asks_once(make: Make) -> None:
    view = make([request(1, State.DONE, outputs=(output(),))])
    told = asked(view)
    port, at = view.table.viewport(), button(view, 0, "run_again")
    QTest.mouseClick(port, LEFT, pos=at)
    none = Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(port, QMouseEvent(kind, QPointF(at), QPointF(at), LEFT, LEFT, none))
    assert told == [("row-00001", "run_again")]


def test_leaving_a_pressed_button_asks_nothing_and_a_disabled_one_never_does(make: Make) -> None:
    view = make([request(1, State.IN_QUEUE), request(2, State.IN_QUEUE, cancel_asked_at=NOW)])
    told = asked(view)
    port = view.table.viewport()
    QTest.mousePress(port, LEFT, pos=button(view, 0, "cancel"))
    QTest.mouseMove(port, QPoint(200, 40))
    QTest.mouseRelease(port, LEFT, pos=QPoint(200, 40))
    QTest.mouseClick(port, LEFT, pos=button(view, 1, "cancel"))
    assert told == []


def test_keys_and_double_click_ask_what_the_row_allows(make: Make) -> None:
    view = make([request(1, State.DONE, outputs=(output(),)), request(2, State.IN_QUEUE), request(3, State.COLLECTING)])
    told = asked(view)
    for row in ("row-00001", "row-00002", "row-00003"):
        assert view.select(row)
        QTest.keyClick(view.table, Qt.Key.Key_Delete)
        QTest.keyClick(view.table, Qt.Key.Key_Return)
    assert told == [
        ("row-00001", "remove"),
        ("row-00001", "open"),
        ("row-00002", "cancel"),
        ("row-00002", "details"),
        ("row-00003", "details"),
    ]
    told.clear()
    at = view.table.visualRect(view.shown.index(2, PLACE["prompt"])).center()
    QTest.mouseDClick(view.table.viewport(), LEFT, pos=at)
    assert told == [("row-00001", "open")]
    QTest.keySequence(view.table, "Ctrl+C")
    assert told[-1][1] == "copy_ids"


def test_delete_takes_all_that_are_chosen(make: Make) -> None:
    view = make([request(1, State.IN_QUEUE), request(2, State.IN_PROGRESS), request(3, State.DONE)])
    told = asked(view)
    together: list[tuple[tuple[str, ...], str]] = []
    view.table.manyAsked.connect(lambda ids, verb: together.append((ids, verb)))
    view.table.selectAll()
    QTest.keyClick(view.table, Qt.Key.Key_Delete)
    assert [(sorted(ids), verb) for ids, verb in together] == [(["row-00001", "row-00002"], "cancel")]  # one outcome
    assert told == [("row-00003", "remove")]


def test_the_menu_has_every_verb_of_the_row_and_takes_the_same_way(make: Make) -> None:
    view = make([request(1, State.DONE, outputs=(output(),))])
    told = asked(view)
    menu = view.table.row_menu(view.shown.request_at(0))
    entries = {entry.text(): entry for entry in menu.actions() if entry.text()}
    assert {"Open", "Save as…", "Show in folder", "Run again", "Copy ids", "Remove"} <= set(entries)
    entries["Show in folder"].trigger()
    assert told == [("row-00001", "show_in_folder")]


def test_the_context_menu_opens_by_keyboard_below_the_row(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[list[str], QPoint]] = []
    # An off-screen platform cannot grab the keyboard, as a menu does that really opens.
    monkeypatch.setattr(QMenu, "popup", lambda menu, at: opened.append(([e.text() for e in menu.actions()], at)))
    view = make([request(1, State.IN_QUEUE)])
    view.select("row-00001")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(view.table.viewport(), event)
    texts, at = opened[0]
    assert texts[0] == "Cancel"
    assert view.table.viewport().mapFromGlobal(at).y() == view.table.rowHeight(0) - 1


# --- the bar above ---------------------------------------------------------------------------------------------------


def test_pause_shows_what_is_not_what_was_asked(make: Make) -> None:
    view = make([request(1)])
    wanted: list[bool] = []
    view.pauseAsked.connect(wanted.append)
    view._pause.click()
    assert wanted == [True]
    assert not view._pause.isChecked()
    view.desk.tell(SendingPaused(True))  # type: ignore[attr-defined]
    assert view._pause.isChecked()
    assert view._pause.accessibleName() == "Resume sending"
    view._pause.click()
    assert wanted == [True, False]


def test_what_has_ended_has_no_next_check(make: Make) -> None:
    view = make(every_state(), width=700)
    header, place = view.table.horizontalHeader(), PLACE["next_check"]
    assert not header.isSectionHidden(place)
    narrow = header.sectionSize(PLACE["prompt"])
    view._chips[Chip.FAILED].click()
    assert header.isSectionHidden(place)
    assert header.sectionSize(PLACE["prompt"]) + header.sectionSize(PLACE["status"]) > narrow
    entries = [action.text() for action in view.table.columns.menu(QMenu(view)).actions()]
    assert "Next check" in entries  # chosen all the same
    view._chips[Chip.ALL].click()
    assert not header.isSectionHidden(place)
    assert "next_check" not in view.table.columns.state()["hidden"]


def test_nothing_in_the_toolbar_moves_with_the_pause(make: Make, qapp: QApplication) -> None:
    view = make([request(1)])
    before = view._cancel.geometry()
    view.desk.tell(SendingPaused(True))  # type: ignore[attr-defined]
    qapp.processEvents()
    assert view._cancel.geometry() == before


def test_cancel_waiting_that_is_done_hands_the_keyboard_to_the_table(make: Make) -> None:
    view = make([request(1)])
    view._cancel.setFocus()
    waits = request(1)
    view.desk.tell(RequestChanged(waits, replace(waits, state=State.CANCELLED, hold=None), Restored(NOW)))  # type: ignore[attr-defined]
    assert not view._cancel.isEnabled()
    assert view.window().focusWidget() is view.table


def test_cancel_waiting_is_there_while_something_waits(make: Make) -> None:
    view = make([request(1, State.IN_PROGRESS)])
    assert not view._cancel.isEnabled()
    view.desk.tell(RequestAdded(request(2)))  # type: ignore[attr-defined]
    told: list[int] = []
    view.cancelWaitingAsked.connect(lambda: told.append(1))
    view._cancel.click()
    assert told == [1]


def test_nothing_is_offered_to_cancel_while_only_a_direct_run_goes(make: Make) -> None:
    held = request(1, State.SENDING, delivery=Delivery.DIRECT, handle=None)
    view = make([held])
    assert not view._cancel.isEnabled()
    view.desk.tell(RequestAdded(request(2)))  # type: ignore[attr-defined]
    assert view._cancel.isEnabled()


def test_chips_count_and_filter_and_the_search_narrows(make: Make) -> None:
    view = make(every_state())
    assert view._chips[Chip.ALL].text().split() == ["All", "21"]
    view._chips[Chip.FAILED].click()
    assert view.shown.rowCount() == view.counts.failed
    view._search.setText("no such words")
    assert view._pages.currentWidget() is view._nothing
    view._nothing.findChild(QPushButton).click()
    assert view.shown.rowCount() == 21
    assert view._chips[Chip.ALL].isChecked()


def test_selecting_a_hidden_row_shows_it(make: Make) -> None:
    view = make(every_state())
    view._chips[Chip.FAILED].click()
    done = next(row for row in every_state() if row.state is State.DONE)
    assert view.select(done.id)
    assert view.selected_id() == done.id
    assert not view.select("nowhere")


def test_a_chosen_row_that_leaves_the_chip_hands_the_choice_to_nobody(make: Make) -> None:
    rows = [request(n, State.IN_PROGRESS) for n in (1, 2, 3)]
    view = make(rows)
    view._chips[Chip.ACTIVE].click()
    assert view.select(rows[1].id)
    told: list[str] = []
    view.selected.connect(told.append)
    ended = replace(rows[1], state=State.DONE)
    view.desk.tell(RequestChanged(rows[1], ended, Restored(NOW)))  # type: ignore[attr-defined]
    assert view.shown.rowCount() == 2
    assert view.selected_id() == ""
    assert view.table.chosen() == ()
    assert told == []  # the viewer stays with it


def test_the_row_after_one_that_was_removed_is_chosen_and_marked(make: Make) -> None:
    rows = [request(n, State.DONE) for n in (1, 2, 3)]
    view = make(rows)
    assert view.select(rows[1].id)
    gone = replace(rows[1], removed_at=NOW)
    view.desk.tell(RequestChanged(rows[1], gone, Removed(NOW)))  # type: ignore[attr-defined]
    assert [row.id for row in view.table.chosen()] == [view.selected_id()]
    assert view.selected_id() in (rows[0].id, rows[2].id)


def test_an_empty_queue_offers_the_first_step(make: Make) -> None:
    view = make([])
    assert view._pages.currentWidget() is view._empty
    told: list[int] = []
    view.composeAsked.connect(lambda: told.append(1))
    view._empty.findChild(QPushButton).click()
    assert told == [1]
    view.desk.tell(RequestAdded(request(1)))  # type: ignore[attr-defined]
    assert view._pages.currentWidget() is view.table


# --- columns ---------------------------------------------------------------------------------------------------------


def test_columns_fold_where_there_is_no_room_and_come_back(make: Make, qapp: QApplication) -> None:
    view = make(every_state(), width=1100)

    def seen() -> set[str]:
        return {c.id for place, c in enumerate(COLUMNS) if not view.table.isColumnHidden(place)}

    assert {"elapsed", "cost", "next_check"} <= seen()
    view.resize(520, 600)
    qapp.processEvents()
    assert "elapsed" not in seen()
    assert {"preview", "prompt", "status", "actions"} <= seen()
    widths = sum(view.table.columnWidth(place) for place in range(len(COLUMNS)))
    assert widths <= view.table.viewport().width()
    view.resize(1100, 600)
    qapp.processEvents()
    assert {"elapsed", "cost", "next_check"} <= seen()


def test_columns_follow_the_letters_and_the_status_takes_a_part_of_what_is_to_spare(
    make: Make, qapp: QApplication
) -> None:
    before, usual = qapp.font(), make(every_state(), width=1000)
    wide, status = make(every_state(), width=1500), PLACE["status"]
    assert wide.table.columnWidth(status) > COLUMNS[status].width == usual.table.columnWidth(status)
    larger = QFont(before)
    larger.setPointSizeF(14)
    try:
        qapp.setFont(larger)
        view = make(every_state(), width=1250)
        metrics = QFontMetrics(theme.font(theme.SMALL))
        for place, column in enumerate(COLUMNS):
            if column.resizable and not view.table.isColumnHidden(place):
                assert view.table.columnWidth(place) >= metrics.horizontalAdvance(column.title) + 16, column.id
        assert view.table.columnWidth(PLACE["prompt"]) > COLUMNS[PLACE["prompt"]].least
        view.table.columns.widen("cost", 30)
        wanted = view.table.columnWidth(PLACE["cost"])
    finally:
        qapp.setFont(before)
    view.table.changeEvent(QEvent(QEvent.Type.FontChange))
    assert view.table.columnWidth(PLACE["cost"]) == wanted  # what was given stays, the others are as usual
    assert view.table.columnWidth(PLACE["next_check"]) == COLUMNS[PLACE["next_check"]].width


@pytest.mark.parametrize("compact", [False, True])
def test_cost_and_elapsed_stay_beside_two_docks_on_a_usual_screen(
    make: Make, qapp: QApplication, compact: bool
) -> None:
    view = make(every_state(), width=732)  # what a window of 1440 pixels leaves
    view.set_compact(compact)
    shown = {column.id for place, column in enumerate(COLUMNS) if not view.table.isColumnHidden(place)}
    assert {"next_check", "cost"} <= shown
    assert compact or "elapsed" in shown
    assert view.table.columnWidth(PLACE["prompt"]) >= COLUMNS[PLACE["prompt"]].least


def test_the_prompt_keeps_its_room_in_a_table_that_is_far_too_narrow(make: Make, qapp: QApplication) -> None:
    view = make(every_state(), width=400)
    assert view.table.columnWidth(PLACE["prompt"]) >= 110
    assert view.table.columnWidth(PLACE["actions"]) >= 44


def test_choosing_a_row_replaces_the_choice_although_ctrl_is_down(
    make: Make, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = make(every_state())
    monkeypatch.setattr(QGuiApplication, "keyboardModifiers", lambda: Qt.KeyboardModifier.ControlModifier)
    QTest.keyPress(view, Qt.Key.Key_Control)  # as after Ctrl+Enter, when the new row is chosen
    QTest.keyClick(view, Qt.Key.Key_F9, Qt.KeyboardModifier.ControlModifier)
    for name in ("row-00003", "row-00005"):
        assert view.select(name)
    assert [row.id for row in view.table.chosen()] == ["row-00005"]
    QTest.keyRelease(view, Qt.Key.Key_Control)


def test_a_chosen_row_that_a_chip_hides_is_not_replaced_by_another(make: Make, qapp: QApplication) -> None:
    view = make(every_state())
    running = next(row for row in every_state() if row.state is State.IN_PROGRESS)
    assert view.select(running.id)
    told: list[str] = []
    view.selected.connect(told.append)
    view._on_chip(Chip.DONE)
    assert view.selected_id() == ""
    assert not told
    assert view.select(running.id)


def test_the_state_of_columns_is_remembered(make: Make, qapp: QApplication) -> None:
    first = make(every_state(), width=1200)
    first.table.columns.show("cost", False)
    first.table.columns.show("kept_until", True)
    first.table.horizontalHeader().moveSection(PLACE["status"], 0)
    first.table.setColumnWidth(PLACE["status"], 260)
    first.table.sortByColumn(PLACE["elapsed"], Qt.SortOrder.DescendingOrder)
    first._compact.setChecked(True)
    data = first.saveState()
    second = make(every_state(), width=1200)
    second.restoreState(data)
    qapp.processEvents()
    assert second.saveState() == data
    assert second.table.isColumnHidden(PLACE["cost"])
    assert second.table.horizontalHeader().visualIndex(PLACE["status"]) == 0
    assert second.table.compact
    assert second.table.rowHeight(0) == second.table.delegate.row_height
    second.table.columns.reset()
    assert not second.table.isColumnHidden(PLACE["cost"])


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff", b"[]", b'{"v":99}', b'{"v":1,"order":["x",3],"hidden":3,"widths":{"status":"a"},"sort":["x"]}'],
)
def test_a_strange_state_changes_nothing_that_matters(make: Make, data: bytes) -> None:
    view = make(every_state())
    view.restoreState(data)
    assert not view.table.isColumnHidden(PLACE["prompt"])


# --- what is drawn ---------------------------------------------------------------------------------------------------


def test_a_new_row_on_top_does_not_move_what_is_looked_at(make: Make, qapp: QApplication) -> None:
    view = make([request(number, State.DONE) for number in range(60)])
    bar = view.table.verticalScrollBar()
    bar.setValue(1000)
    qapp.processEvents()
    before = view.shown.request_at(view.table.rowAt(10)).id
    view.desk.tell(RequestAdded(request(900, State.DONE, created_at=NOW)))  # type: ignore[attr-defined]
    qapp.processEvents()
    assert view.shown.request_at(view.table.rowAt(10)).id == before
    bar.setValue(0)
    view.desk.tell(RequestAdded(request(901, State.DONE, created_at=NOW + 1)))  # type: ignore[attr-defined]
    qapp.processEvents()
    assert view.shown.request_at(view.table.rowAt(10)).id == "row-00901"


def test_it_is_drawn_in_every_scheme_and_size_and_ticks(make: Make, qapp: QApplication) -> None:
    view = make(every_state(), height=1900)
    for scheme in ("dark", "light", "contrast"):
        theme.apply(qapp, scheme)
        for compact in (False, True):
            view._compact.setChecked(compact)
            picture = view.grab().toImage()
            back = picture.pixelColor(picture.width() // 2, picture.height() - 3).name()
            assert back == theme.current().panel
    assert len(view.table.visible_rows()) == 21
    row = next(r.id for r in every_state() if r.state is State.IN_PROGRESS and r.cancel_asked_at is None)
    view.table.tick(NOW + 5)
    at = view.model.row_of(row)
    assert at is not None
    assert view.model.words_at(at).status.text == "Running · 1:47"
    theme.apply(qapp, "dark")


def test_a_row_that_changes_keeps_the_selection(make: Make) -> None:
    row = request(1, State.IN_QUEUE, position=2)
    view = make([row, request(2, State.DONE)])
    view.select(row.id)
    now = replace(row, state=State.IN_PROGRESS, running_since=NOW)
    view.desk.tell(RequestChanged(row, now, Restored(NOW)))  # type: ignore[attr-defined]
    assert view.selected_id() == row.id


def test_everything_that_can_be_pressed_has_a_name(make: Make) -> None:
    view = make([request(1)])
    for widget in (view._pause, view._cancel, view._compact, view._columns, view._search, view.table, view):
        assert widget.accessibleName()


def test_buttons_that_do_not_fit_lose_their_words_then_go(qapp: QApplication) -> None:
    actions = (action("open"), action("save_as"), action("run_again"))
    wide = buttons.place(actions, QRect(0, 0, 200, 72), letters(theme.SMALL))
    assert [one.labelled for one in wide] == [True, False, False]
    narrow = buttons.place(actions, QRect(0, 0, 112, 72), letters(theme.SMALL))
    assert [one.labelled for one in narrow] == [True, False]  # a word that says what to do is worth an icon
    off = (action("send_again", enabled=False), action("edit"), action("remove"))
    assert [one.labelled for one in buttons.place(off, QRect(0, 0, 112, 72), letters(theme.SMALL))] == [False] * 3
    assert len(buttons.place(actions, QRect(0, 0, 44, 72), letters(theme.SMALL))) == 1
    for placed in (wide, narrow):
        assert all(not a.rect.intersects(b.rect) for a, b in pairwise(placed))
        assert all(one.rect.right() <= 200 for one in placed)


def test_texts_are_cut_to_their_width(qapp: QApplication) -> None:
    plain = letters()
    text = "A long prompt about a lighthouse and the sea behind it, with gulls"
    metrics = QFontMetrics(plain.font)
    assert metrics.horizontalAdvance(cut(text, 120, plain)) <= 120
    lines = lines_of(text, 160, plain)
    assert len(lines) == 2
    assert all(metrics.horizontalAdvance(line) <= 160 for line in lines)
    assert lines_of("Fox", 160, plain) == ("Fox",)
    assert len(lines_of(text * 3, 160, plain, 3)) == 3
    assert lines_of(text, 160, plain, 1) == (cut(text, 160, plain),)
    assert lines_of("x" * 400, 160, plain)[1].endswith("…")
    assert cut(text, 0, plain) == ""


# --- small pictures --------------------------------------------------------------------------------------------------


def _png(folder: Path, name: str, width: int, height: int) -> str:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkCyan)
    assert image.save(str(folder / name))
    return str(folder / name)


def _wait(kept: Thumbnails, qapp: QApplication) -> None:
    for _ in range(500):
        if not kept._wanted:
            return
        qapp.processEvents()
    raise AssertionError("the small pictures were not read")


def test_small_pictures_come_later_and_keep_their_shape(qapp: QApplication, tmp_path: Path) -> None:
    kept = Thumbnails()
    path = _png(tmp_path, "wide.png", 512, 256)
    assert kept.get(path, 56, 2.0) is None
    _wait(kept, qapp)
    picture = kept.get(path, 56, 2.0)
    assert picture is not None
    assert (picture.width(), picture.height()) == (112, 56)
    assert picture.devicePixelRatioF() == 2.0
    assert kept.bytes_kept == 112 * 56 * 4
    kept.forget(path)
    assert kept.bytes_kept == 0


def test_what_is_no_thumbnail_is_refused_once(qapp: QApplication, tmp_path: Path) -> None:
    kept = Thumbnails()
    text = tmp_path / "text.png"
    text.write_bytes(b"no picture")
    wrong = [
        str(text),
        str(tmp_path / "absent.png"),
        _png(tmp_path, "large.png", 2000, 20),
        _png(tmp_path, "j.jpg", 8, 8),
    ]
    for path in wrong:
        kept.get(path, 56)
    _wait(kept, qapp)
    assert all(kept.get(path, 56) is None and kept.failed(path, 56) for path in wrong)
    assert not kept._wanted


def test_memory_is_bounded(qapp: QApplication, tmp_path: Path) -> None:
    kept = Thumbnails(limit=40_000)
    paths = [_png(tmp_path, f"{number}.png", 64, 64) for number in range(12)]
    for path in paths:
        kept.get(path, 56)
        _wait(kept, qapp)
    assert kept.bytes_kept <= 40_000
    assert kept.get(paths[-1], 56) is not None
    assert paths[0] not in {path for path, _ in kept._kept}
