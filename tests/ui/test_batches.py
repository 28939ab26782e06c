"""Batches above the table: counts in step with a count over all rows, one cancel, a name, and a table of one batch alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fake_session import FakeSession, a_request
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from queue_rows import NOW, StillDesk, request
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.batch import Batch, BatchProgress, progress_of
from comfy_desk.domain.events import BatchChanged, RequestAdded, RequestChanged, RequestDeleted
from comfy_desk.domain.observations import Restored
from comfy_desk.domain.request import State
from comfy_desk.ui import theme
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.models.batches import PROGRESS, BatchList, progress_in_words
from comfy_desk.ui.models.row_words import repeats_prompt
from comfy_desk.ui.views.batches import BatchCard

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
BOATS, FOXES = Batch("boats", "Boats ×3", NOW - 20), Batch("foxes", "Foxes ×2", NOW - 10)
LEFT = Qt.MouseButton.LeftButton


def rows_of(batch: Batch, *states: State, start: int = 1) -> list[Any]:
    return [a_request(start + n, state=state, hold=None, batch=batch.id) for n, state in enumerate(states)]


def scene(session: FakeSession, *batches: Batch, rows: list[Any]) -> FakeSession:
    session.desk.groups = {batch.id: batch for batch in batches}
    session.desk.rows = {row.id: row for row in rows}
    return session


@given(
    happenings=st.lists(
        st.tuples(
            st.sampled_from(["put", "remove", "delete", "name", "dismiss"]), st.integers(0, 11), st.sampled_from(State)
        ),
        max_size=40,
    )
)
def test_counts_and_rows_are_what_a_rebuild_would_give(
    qapp: QApplication, happenings: list[tuple[str, int, State]]
) -> None:
    desk = StillDesk()
    bridge = DeskBridge(desk, clock=lambda: NOW)
    model = BatchList()
    tester = QAbstractItemModelTester(model, FATAL)
    model.follow(bridge)
    for what, number, state in happenings:
        row, group = desk.rows.get(f"row-{number:05}"), f"b{number % 4}"
        if what == "name":
            desk.groups[group] = Batch(group, f"name {number}", NOW + number % 4)
            desk.tell(BatchChanged(desk.groups[group]))
        elif what == "dismiss":
            model.dismiss(group)
        elif row is None:
            if what == "put" and group in desk.groups:
                desk.rows[f"row-{number:05}"] = made = request(number, state, batch=group)
                desk.tell(RequestAdded(made))
        elif what == "delete":
            del desk.rows[row.id]
            desk.tell(RequestDeleted(row.id))
        else:
            gone = NOW if what == "remove" else None
            desk.rows[row.id] = now = replace(row, state=state, removed_at=gone)
            desk.tell(RequestChanged(row, now, Restored(NOW)))
    fresh = BatchList()
    fresh.set_dismissed(model._dismissed)
    fresh.load(desk.batches(), desk.requests())
    assert model.ids() == fresh.ids()
    for batch in desk.batches():
        assert model.progress(batch.id) == progress_of(row for row in desk.requests() if row.batch == batch.id)
    ended = [name for name in model.ids() if not model.is_alive(name)]
    assert len(ended) <= 1
    assert all(model.is_alive(name) for name in model.ids() if name not in ended)
    del tester
    bridge.close()


def test_progress_is_said_without_what_there_is_none_of() -> None:
    assert progress_in_words(BatchProgress(40, waiting=20, at_router=6, done=12, failed=2)) == (
        "12 of 40 done · 2 failed · 6 at the Router · 20 waiting"
    )
    assert progress_in_words(BatchProgress(1, done=1)) == "1 of 1 done"


def test_living_batches_and_the_newest_that_ended_are_shown_until_it_is_dismissed(play: Any) -> None:  # noqa: F811
    old = Batch("old", "Old ×1", NOW - 50)
    rows = [
        *rows_of(old, State.DONE),
        *rows_of(BOATS, State.DONE, State.FAILED, start=10),
        *rows_of(FOXES, State.IN_QUEUE, State.DONE, start=20),
    ]
    session = scene(FakeSession(), old, BOATS, FOXES, rows=rows)

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        strip = window.queue.strip
        assert [card.batch.id for card in strip.cards] == ["foxes", "boats"]
        living, ended = strip.cards
        assert living.words.whole == "1 of 2 done · 1 at the Router"
        assert living.cancel.isVisible()
        assert not living.dismiss.isVisible()
        assert not ended.cancel.isVisible()
        ended.dismiss.click()
        await until(lambda: session.memory.get("queue.dismissed") == BOATS.created_at)
        assert [card.batch.id for card in strip.cards] == ["foxes"]  # and the older one does not come in its place
        row = session.desk.rows["row-20"]
        session.desk.put(replace(row, state=State.DONE))
        assert [card.batch.id for card in strip.cards] == ["foxes"]
        assert strip.cards[0].words.whole == "2 of 2 done"
        assert strip.cards[0].dismiss.isVisible()

    play(session, steps)

    async def later(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        await until(lambda: [card.batch.id for card in window.queue.strip.cards] == ["foxes"])
        window.queue.strip.cards[0].dismiss.click()
        assert not window.queue.strip.isVisible()

    play(session, later)


def test_a_click_shows_one_batch_alone_and_the_chip_ends_that(play: Any) -> None:  # noqa: F811
    rows = [*rows_of(BOATS, State.DONE, State.IN_QUEUE), *rows_of(FOXES, State.IN_PROGRESS, start=10)]
    session = scene(FakeSession(), BOATS, FOXES, rows=rows)

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        queue = window.queue
        card = next(card for card in queue.strip.cards if card.batch.id == "boats")
        QTest.mouseClick(card, LEFT, pos=QPoint(20, 12))
        assert {queue.shown.request_at(row).id for row in range(queue.shown.rowCount())} == {"row-1", "row-2"}
        assert queue._batch_chip.isVisible()
        assert queue._batch_chip.text() == "Boats ×3"
        queue._batch_chip.click()
        assert queue.shown.rowCount() == 3
        assert not queue._batch_chip.isVisible()
        card.setFocus()
        QTest.keyClick(card, Qt.Key.Key_Space)
        assert queue.shown.batch == "boats"
        QTest.keyClick(card, Qt.Key.Key_Space)
        assert queue.shown.batch == ""
        queue.show_batch("boats")
        assert queue.select("row-10")  # what is chosen by the program is never hidden
        assert queue.shown.batch == ""
        assert queue.model.words_at(queue.model.row_of("row-1")).batch == "Boats ×3"  # type: ignore[arg-type]

    play(session, steps)


def test_a_name_is_given_by_double_click_or_key_and_escape_keeps_it(play: Any) -> None:  # noqa: F811
    session = scene(FakeSession(), BOATS, rows=rows_of(BOATS, State.IN_QUEUE))

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        card = window.queue.strip.cards[0]
        QTest.mouseDClick(card, LEFT, pos=card.name.geometry().center())
        field = card.findChild(QLineEdit)
        assert field.isVisible()
        field.setText("  Harbour\n pictures ")
        QTest.keyClick(field, Qt.Key.Key_Return)
        await until(lambda: ("rename_batch", ("boats", "Harbour pictures")) in session.calls)
        await until(lambda: card.name.whole == "Harbour pictures")
        assert window.queue.shown.batch == ""  # Enter in the field is no press of the card
        assert window.queue.model.words_at(0).batch == "Harbour pictures"
        QTest.keyClick(card, Qt.Key.Key_F2)
        field.setText("another")
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert not field.isVisible()
        assert session.names().count("rename_batch") == 1

    play(session, steps)


def test_one_cancel_says_what_may_still_be_charged(play: Any) -> None:  # noqa: F811
    session = scene(FakeSession(), BOATS, rows=rows_of(BOATS, State.IN_PROGRESS, State.IN_QUEUE))

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        card = window.queue.strip.cards[0]
        assert "may still finish and be charged" in card.cancel.toolTip()
        card.cancel.click()
        await until(lambda: ("cancel_batch", "boats") in session.calls)
        await until(lambda: "may still finish and be charged" in window.toast.text)

    play(session, steps)


def test_a_cancel_of_what_was_never_sent_warns_of_no_charge(play: Any) -> None:  # noqa: F811
    session = scene(FakeSession(), BOATS, rows=rows_of(BOATS, State.WAITING, State.WAITING))

    async def cancel_batch(batch_id: str) -> int:
        for row in rows_of(BOATS, State.CANCELLED, State.CANCELLED):
            session.desk.put(row)
        return 2

    session.cancel_batch = cancel_batch  # type: ignore[method-assign]

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        window.queue.strip.cards[0].cancel.click()
        await until(lambda: "2 requests" in window.toast.text)
        assert "none of them was at the Router" in window.toast.text
        assert "charged" not in window.toast.text

    play(session, steps)


def test_in_a_low_window_the_requests_have_most_of_the_height(play: Any) -> None:  # noqa: F811
    groups = [Batch(f"b{n}", f"Batch {n}", NOW + n) for n in range(5)]
    rows = [row for n, group in enumerate(groups) for row in rows_of(group, State.WAITING, start=10 * n)]
    session = scene(FakeSession(), *groups, rows=rows)

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        queue = window.queue
        heights = []
        for height in (900, 600, 420):
            window.resize(1200, height)
            window.grab()
            heights.append(queue.strip.height())
            assert queue.table.height() > queue.strip.height()
        assert heights[0] > heights[1] >= heights[2]

    play(session, steps)


def test_what_is_at_the_router_is_not_drawn_as_done(qapp: QApplication) -> None:
    card = BatchCard(BOATS)
    card.resize(400, card.sizeHint().height())
    shades = []
    for progress in (BatchProgress(4, at_router=4), BatchProgress(4, collecting=4), BatchProgress(4, waiting=4)):
        card.show_progress(progress)
        shades.append(card.grab().toImage().pixelColor(200, card.height() - 7).name())
    assert len(set(shades)) == 3
    assert theme.color("info").alphaF() == 1.0


def test_a_batch_that_is_called_as_its_prompt_leaves_its_line_to_the_model() -> None:
    assert repeats_prompt("A lighthouse at…", "A  lighthouse at dawn")
    assert repeats_prompt("A lighthouse", "A lighthouse")
    assert not repeats_prompt("Harbour series", "A lighthouse at dawn")
    assert not repeats_prompt("…", "A lighthouse")


def test_names_are_plain_text_and_ten_thousand_rows_are_not_counted_anew(qapp: QApplication) -> None:
    strange = Batch("s", "<b>bold</b> <img src=x>", NOW)
    desk = StillDesk([request(number, State.IN_QUEUE, batch="s") for number in range(10_000)])
    desk.groups = {"s": strange}
    bridge = DeskBridge(desk, clock=lambda: NOW)
    model = BatchList()
    model.follow(bridge)
    told: list[int] = []
    model.dataChanged.connect(lambda first, _last: told.append(first.row()))
    desk.requests = lambda: (_ for _ in ()).throw(AssertionError("all rows were asked for"))  # type: ignore[method-assign]
    for number in range(0, 10_000, 100):
        row = desk.rows[f"row-{number:05}"]
        desk.tell(RequestChanged(row, replace(row, state=State.DONE), Restored(NOW)))
    assert 0 < len(told) <= 4  # the last of a stream is told a moment later
    assert model.index(0).data(PROGRESS) == BatchProgress(10_000, at_router=9_900, done=100)
    bridge.close()
