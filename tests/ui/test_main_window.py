"""The window as a whole, on a session in memory: wiring, sheets, places, closing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from fake_session import MODELS, PRACTICE, FakeSession, a_request
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from test_first_start import GNOME, works
from test_workplace import until

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError, Failure, FieldProblem
from comfy_desk.domain.events import AccountChanged, StoreTrouble
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Handle, Hold, State
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.first_start import FirstStart
from comfy_desk.ui.dialogs.practice_account import PracticeAccountSheet
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned

HANDLE = Handle("req_1", "u1", "u2", "u3")
LIVE = (
    a_request(1, state=State.IN_PROGRESS, handle=HANDLE, running_since=1_700_000_010.0),
    a_request(2, state=State.IN_QUEUE, handle=HANDLE, position=2),
    a_request(3, state=State.WAITING, hold=Hold.READY),
)
TEXT = Output(0, "/text", Kind.TEXT, Role.WORK, Origin.INLINE, text="words")


@pytest.fixture
def session():
    made = FakeSession()
    for row in LIVE:
        made.desk.rows[row.id] = row
    return made


@pytest.fixture
def closings():
    return []


@pytest.fixture
def window(qtbot, closings):
    made = MainWindow(lambda: closings.append(1), works, now=lambda: 1_700_000_100.0)
    made.resize(1280, 800)
    made.show()
    yield made
    made.finish()
    made.deleteLater()


@pytest.fixture
def play(run_async, window):
    """Runs a scene with a window on the loop, puts everything away afterwards."""

    def scene(steps: Any, session: FakeSession | None = None) -> Any:
        async def main() -> Any:
            if session is not None:
                window.attach(session)
                await window.start()
                await settle()
                window.toast.dismiss()  # what went on while the program was closed
            try:
                return await steps()
            finally:
                await window.put_away()
                window.finish()
                await stop_spawned()
                await settle()

        return run_async(main())

    return scene


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def entry(window: MainWindow, words: str) -> QAction:
    return next(
        action for action in window.menuBar().findChildren(QAction) if action.text().replace("&", "").startswith(words)
    )


def test_title_and_status_line_say_what_goes_on(play, window, session):
    async def steps() -> None:
        assert window.windowTitle() == "1 running, 1 in queue, 1 waiting here — Comfy Desk · Practice"
        assert window.status.words.startswith("Practice Router · Connected · 1 running")
        session.desk.put(replace(LIVE[0], state=State.DONE, outputs=(TEXT,)))
        assert window.windowTitle().startswith("1 in queue")
        session.desk.state = AccountChanged("practice", offline_since=1_700_000_000.0)
        session.desk.publish(session.desk.state)
        assert "Offline since" in window.status.words
        session.desk.store_trouble = "The disk with the data folder is full."
        session.desk.publish(StoreTrouble(session.desk.store_trouble))
        assert "is full. Nothing new is sent" in window.status.words
        session.desk.store_trouble = ""
        session.desk.publish(StoreTrouble(""))
        assert "is full" not in window.status.words

    play(steps, session)


def test_gestures_of_the_views_reach_the_session(play, window, session):
    async def steps() -> None:
        session.calls.clear()
        window.queue.verbAsked.emit("row-2", "cancel")
        window.queue.pauseAsked.emit(True)
        window.queue.cancelWaitingAsked.emit()
        window.viewer.verbAsked.emit("row-1", "run_again")
        window.viewer.fetchAsked.emit("row-1", 0)
        await settle()
        assert {"cancel", "set_paused", "cancel_waiting", "run_again", "fetch_output"} <= set(session.names())

    session.desk.rows["row-1"] = replace(LIVE[0], outputs=(TEXT,))
    play(steps, session)


def test_pausing_shows_everywhere(play, window, session):
    async def steps() -> None:
        entry(window, "Pause sending").trigger()
        await settle()
        assert session.desk.paused
        assert "paused" in window.compose.foot.button.text()
        assert "Sending is paused" in window.status.words
        entry(window, "Pause sending").trigger()
        await settle()
        assert not session.desk.paused
        assert not window.menus.pause.isChecked()

    play(steps, session)


def test_a_chosen_row_stands_in_the_viewer_and_walks(play, window, session):
    session.desk.rows["row-1"] = replace(LIVE[0], state=State.DONE, outputs=(TEXT,))
    session.desk.rows["row-2"] = replace(LIVE[1], state=State.DONE, outputs=(TEXT,))

    async def steps() -> None:
        window.queue.select("row-2")
        assert window.viewer.current()[0].id == "row-2"
        window.viewer.walkAsked.emit(1)
        assert window.viewer.current()[0].id == "row-1"
        window.viewer.walkAsked.emit(1)
        assert window.viewer.current()[0].id == "row-1"
        session.desk.put(replace(session.desk.rows["row-1"], removed_at=1.0))
        assert window.viewer.current() is None or window.viewer.current()[0].id != "row-1"

    play(steps, session)


def test_a_request_goes_from_the_form_to_the_table(play, window, session, qtbot):
    async def steps() -> None:
        window.compose.load(MODELS[0].id, {"prompt": "a lighthouse"})
        await settle()
        qtbot.mouseClick(window.compose.foot.button, Qt.MouseButton.LeftButton)
        await settle()
        assert session.submitted[0][1] == b'{"prompt":"a lighthouse"}'
        assert window.queue.selected_id() == "row-1"

    session.desk.rows.clear()
    play(steps, session)


def test_editing_a_refused_row_opens_its_form(play, window, session):
    problem = FieldProblem(("body", "seed"), "Too large", "less_than")
    failed = a_request(9, state=State.FAILED, failure=Failure("refused", 422, "invalid_input", fields=(problem,)))
    session.desk.rows[failed.id] = failed

    async def steps() -> None:
        window.docks.left.hide()
        window.queue.verbAsked.emit(failed.id, "edit")
        await settle()
        await asyncio.sleep(0.05)
        assert window.docks.left.isVisible()
        assert window.compose.model == failed.model
        assert window.compose.form.body() == {"prompt": "a kept prompt", "seed": 7}

    play(steps, session)


def test_errors_are_told_in_the_window(play, window, session):
    async def steps() -> None:
        session.failing["cancel"] = DeskError("The disk is full.")
        window.queue.verbAsked.emit("row-2", "cancel")
        await settle()
        assert window.toast.text == "The disk is full."

    play(steps, session)


def test_missing_credits_are_told_once_with_where_to_add_some(play, window, session):
    async def steps() -> None:
        refused = Failure("refused", 402, "insufficient_credits")
        for number in (3, 4, 5):
            row = a_request(number, state=State.SENDING, hold=None)
            session.desk.put(row)
            session.desk.put(replace(row, state=State.WAITING, hold=Hold.CREDITS, failure=refused))
        bar = window.queue.notices.credits
        assert bar.isVisible()
        await until(lambda: "too few credits: 3 requests wait" in bar.words.text())
        assert window.queue.notices.add_credits.text() == "Add credits"
        assert not window.toast.text
        assert window.queue.notices.send.text() == "I added credits: send all 3"
        window.queue.notices.send.click()
        await settle()
        assert ("send_held", Hold.CREDITS) in session.calls
        assert "submit" not in session.names()

    play(steps, session)


def test_colours_rows_and_places_are_remembered(play, window, session, qtbot, run_async):
    async def steps() -> None:
        entry(window, "Light").trigger()
        entry(window, "Compact rows").trigger()
        await settle()
        assert theme.current() is theme.LIGHT
        assert window.queue.table.compact
        window.docks.right.hide()
        await window.put_away()

    before = theme.scheme()
    play(steps, session)
    again = MainWindow(lambda: None, works)
    again.show()

    async def later() -> None:
        theme.apply(QApplication.instance(), "dark")
        again.attach(session)
        await again.start()
        assert theme.current() is theme.LIGHT
        assert again.queue.table.compact
        assert again.menus.compact.isChecked()
        assert not again.docks.right.isVisible()
        entry(again, "Reset the layout").trigger()
        assert again.docks.right.isVisible()
        await again.put_away()
        again.finish()
        await stop_spawned()
        await settle()

    run_async(later())
    again.deleteLater()
    theme.apply(QApplication.instance(), before)


def test_a_remembered_place_that_is_broken_changes_nothing(play, window, session):
    session.memory.update({"window.geometry": "???", "window.state": 7, "queue.state": "AAAA", "view.scheme": "pink"})

    async def steps() -> None:
        assert window.docks.left.isVisible()
        assert window.docks.right.isVisible()

    play(steps, session)


def test_leaving_before_the_start_was_read_writes_over_nothing(window, session, run_async):
    session.memory["window.state"] = "what the artist had"

    async def main() -> None:
        window.attach(session)
        await window.put_away()
        window.finish()
        await stop_spawned()
        await settle()

    run_async(main())
    assert session.memory == {"window.state": "what the artist had"}


def test_closing_asks_the_program_and_waits_for_it(window, closings, qtbot):
    window.close()
    window.close()
    assert window.isVisible()
    assert closings == [1]
    window.finish()
    assert not window.isVisible()


def test_quit_in_the_menu_is_the_same_way_out(window, closings):
    entry(window, "Quit").trigger()
    assert closings == [1]
    assert window.isVisible()


def test_the_first_question_covers_the_window_until_there_is_a_session(play, window, session):
    first = window.ask_first()
    window.set_key_place(GNOME)
    assert not window.menuBar().isEnabled()
    assert isinstance(window.sheets.content, FirstStart)
    chosen: list[object] = []
    window.keyChosen.connect(chosen.append)
    first.entry.field.setText("comfyui-abc")
    first.entry.use_button.click()
    assert len(chosen) == 1
    window.key_working("Saving the key…")
    window.key_refused(DeskError("The keyring is locked."))
    assert first.entry.message.text() == "The keyring is locked."

    async def steps() -> None:
        assert window.sheets.content is None
        assert window.menuBar().isEnabled()

    play(steps, session)


def test_the_account_sheet_closes_on_escape_and_gives_the_window_back(play, window, session, qtbot):
    async def steps() -> None:
        entry(window, "Account and key").trigger()
        assert isinstance(window.sheets.content, PracticeAccountSheet)
        assert not window.compose.isEnabled()
        qtbot.keyClick(window.sheets.content.entry.field, Qt.Key.Key_Escape)
        assert window.sheets.content is None
        assert window.compose.isEnabled()
        for words in ("Keyboard shortcuts", "About"):
            entry(window, words).trigger()
            assert window.sheets.content is not None
        window.close_sheet()

    play(steps, session)


def test_another_session_takes_the_place_of_the_first(play, window, session):
    other = FakeSession()
    other.account = Account("main", "My studio", "https://api.comfy.org")

    async def steps() -> None:
        window.queue.verbAsked.emit("row-1", "details")
        await settle()
        await window.put_away()
        window.attach(other)
        await window.start()
        await settle()
        assert session.desk.listeners == []
        assert window.status.words.startswith("My studio")
        assert window.windowTitle() == "Comfy Desk"

    play(steps, session)
    assert other.desk.listeners == []


def test_find_reaches_the_search_from_everywhere(play, window, session):
    async def steps() -> None:
        window.activateWindow()
        press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        QApplication.sendEvent(window, press)
        assert window.focusWidget() is window.queue.findChild(QLineEdit)

    play(steps, session)


def test_every_menu_entry_works_or_is_off_without_a_session(window):
    for action in window.menuBar().findChildren(QAction):
        if (
            action.isEnabled()
            and action.menu() is None
            and action.text() in ("&Keyboard shortcuts", "&About Comfy Desk")
        ):
            action.trigger()
    assert not entry(window, "Cancel everything waiting").isEnabled()
    assert not entry(window, "Account and key").isEnabled()
    assert PRACTICE.practice
    window.close_sheet()
