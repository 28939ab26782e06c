"""What the window asks in sheets: another account, a request from elsewhere, time limits, how many at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from fake_accounts import HOME, STUDIO, FakeAccounts
from fake_session import MODELS, FakeSession, a_request
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QMenu, QPushButton
from test_first_start import GNOME, works
from test_main_window import entry, settle

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.errors import Bucket, DeskError, Failure
from comfy_desk.domain.events import PAUSED_BY_FAILURES, AccountChanged, SendingPaused
from comfy_desk.domain.request import Delivery, Handle, Hold, State
from comfy_desk.domain.settings import AT_ONCE_A_MODEL
from comfy_desk.ui.details.pane import DetailsPane
from comfy_desk.ui.dialogs.accounts import AccountsSheet
from comfy_desk.ui.dialogs.adopt import AdoptSheet
from comfy_desk.ui.dialogs.practice_account import PracticeAccountSheet
from comfy_desk.ui.dialogs.settings import SettingsSheet
from comfy_desk.ui.dialogs.time_limit import TimeLimitSheet
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.status_line import StatusLine
from comfy_desk.ui.support import facts, support_text
from comfy_desk.ui.wording import Counts

NOW = 1_700_000_100.0
HANDLE = Handle("req_1", "u1", "u2", "u3")
ID = "1c6f0c1e-7d3a-4b7e-9d0e-0a1b2c3d4e5f"
QUICK = MODELS[0].id


class Stage:
    """The window on a session in memory with two accounts, unless told otherwise."""

    def __init__(self) -> None:
        self.session = FakeSession()
        self.accounts: FakeAccounts | None = FakeAccounts(self.session, STUDIO, HOME)
        self.window = MainWindow(lambda: None, works, now=lambda: NOW)
        self.window.resize(1280, 800)
        self.window.show()

    def put(self, number: int, **fields: Any) -> str:
        row = a_request(number, **{"account": STUDIO.id, **fields})
        self.session.desk.rows[row.id] = row
        return row.id


@pytest.fixture
def stage(qtbot: Any) -> Any:
    made = Stage()
    yield made
    made.window.finish()
    made.window.deleteLater()


@pytest.fixture
def play(run_async: Any, stage: Stage) -> Any:
    def scene(steps: Any) -> None:
        async def main() -> None:
            window = stage.window
            window.set_key_place(GNOME)
            window.set_accounts(stage.accounts)
            window.attach(stage.session)
            await window.start()
            await settle()
            try:
                await steps()
            finally:
                await window.put_away()
                window.finish()
                await stop_spawned()
                await settle()

        run_async(main())

    return scene


def content(stage: Stage, kind: type) -> Any:
    shown = stage.window.sheets.content
    assert isinstance(shown, kind)
    return shown


def labels(widget: Any) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if not label.isHidden())


# --- accounts


def test_the_menu_opens_the_accounts_and_a_change_shows_everywhere(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        window = stage.window
        entry(window, "Account and key").trigger()
        sheet = content(stage, AccountsSheet)
        assert sheet.current().account == STUDIO
        sheet.list.point(HOME.id)
        sheet.use.click()
        await settle()
        assert window.status.words.startswith("Studio B at router.example.net")
        assert window.windowTitle() == "Comfy Desk · Studio B"
        assert "Studio B" in window.compose.sending.account.text()
        assert stage.session.names().count("models") >= 2
        stage.session.desk.states[HOME.id] = AccountChanged(HOME.id, offline_since=NOW - 60)
        stage.session.desk.publish(stage.session.desk.states[HOME.id])
        assert "Offline since" in labels(sheet)

    play(steps)


def test_without_accounts_of_ones_own_the_one_of_the_session_is_told(play: Any, stage: Stage) -> None:
    stage.accounts = None

    async def steps() -> None:
        entry(stage.window, "Account and key").trigger()
        assert isinstance(stage.window.sheets.content, PracticeAccountSheet)

    play(steps)


def test_compose_names_the_sender_only_where_there_are_several(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        line = stage.window.compose.sending
        assert not line.account.isHidden()
        assert line.account.text() == "Sends as: Studio A ▾"
        assert line.account.accessibleName() == "Sends as: Studio A"
        menu = line.menu()
        names = [action.text() for action in menu.actions() if action.text()]
        assert names == ["Studio A", "Studio B", "Accounts and keys…"]
        assert menu.actions()[0].isChecked()
        menu.actions()[1].trigger()
        await settle()
        assert stage.session.desk.chosen == HOME.id
        assert line.account.text() == "Sends as: Studio B ▾"
        menu.actions()[-1].trigger()
        assert isinstance(stage.window.sheets.content, AccountsSheet)
        stage.window.close_sheet()
        stage.session.desk.known = (HOME,)
        stage.accounts.tell()  # type: ignore[union-attr]
        assert line.account.isHidden()
        menu.deleteLater()

    play(steps)


def test_the_form_keeps_what_stands_in_it_when_another_account_sends(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        window = stage.window
        window.compose.load(QUICK, {"prompt": "a lighthouse"})
        await settle()
        window.asking.choose(HOME.id)
        await settle()
        assert window.compose.form.body() == {"prompt": "a lighthouse"}

    play(steps)


def test_the_foot_of_the_window_says_what_another_account_needs(play: Any, stage: Stage) -> None:
    stage.put(1, account=HOME.id, state=State.WAITING, hold=Hold.KEY)
    stage.session.desk.states[HOME.id] = AccountChanged(HOME.id, needs_key=True)

    async def steps() -> None:
        status = stage.window.status
        assert "Studio B needs its key" in status.words
        assert "Connected" in status.words
        button = next(b for b in status.findChildren(QPushButton) if b.text() == "Studio B needs its key")
        button.click()
        sheet = content(stage, AccountsSheet)
        assert sheet.current().account == HOME
        stage.window.close_sheet()
        state = AccountChanged(HOME.id)
        stage.session.desk.states[HOME.id] = state
        stage.session.desk.publish(state)
        assert "needs its key" not in status.words

    play(steps)


def test_a_rows_key_is_asked_for_at_its_own_account(play: Any, stage: Stage) -> None:
    refused = Failure("refused", 401, Bucket.UNAUTHORIZED)
    row = stage.put(1, account=HOME.id, state=State.WAITING, hold=Hold.KEY, sends=1, failure=refused)
    lost = stage.put(2, account=HOME.id, state=State.WAITING, hold=Hold.READY, sends=1)

    async def steps() -> None:
        stage.window.queue.verbAsked.emit(row, "enter_key")
        sheet = content(stage, AccountsSheet)
        assert sheet.key_page.isVisible()
        assert "Studio B" in labels(sheet.key_page)
        assert "did not accept" in labels(sheet.key_page)
        stage.window.close_sheet()
        stage.window.queue.verbAsked.emit(lost, "enter_key")  # sent before, and nobody refused a key
        page = content(stage, AccountsSheet).key_page
        assert "did not accept" not in labels(page)
        assert stage.window.focusWidget() is page.entry.field

    play(steps)


def test_a_missing_key_is_told_from_one_that_is_refused(play: Any, stage: Stage) -> None:
    stage.session.desk.states[STUDIO.id] = AccountChanged(STUDIO.id, needs_key=True)

    async def steps() -> None:
        window = stage.window
        assert "The Router does not accept the key" in window.status.words
        stage.accounts.places[STUDIO.id] = ""  # type: ignore[union-attr]
        stage.session.desk.publish(stage.session.desk.states[STUDIO.id])
        assert "The account has no key" in window.status.words
        window.status._key.click()
        sheet = content(stage, AccountsSheet)
        assert "The account has no key." in labels(sheet.key_page)

    play(steps)


def test_an_account_that_waits_for_credits_says_so(play: Any, stage: Stage) -> None:
    stage.session.desk.states[STUDIO.id] = AccountChanged(STUDIO.id, needs_credits=True)

    async def steps() -> None:
        assert "needs credits" in stage.window.status.words

    play(steps)


# --- a request from elsewhere


def test_a_request_is_taken_in_and_chosen_in_the_queue(play: Any, stage: Stage, qtbot: Any) -> None:
    stage.put(1, state=State.DONE)

    async def steps() -> None:
        window = stage.window
        entry(window, "Take in a request").trigger()
        await settle()
        sheet = content(stage, AdoptSheet)
        assert "Asked as Studio A" in labels(sheet)
        assert "put that one in use first" in labels(sheet)
        assert not sheet.use.isEnabled()
        sheet.model.setText(f"https://api.comfy.org/v2/models/kiln/quick-sketch/requests/{ID}/status")
        assert (sheet.model.text(), sheet.request_id.text()) == ("kiln/quick-sketch", ID)
        qtbot.keyClick(sheet.request_id, Qt.Key.Key_Return)
        await settle()
        assert ("adopt", ("kiln/quick-sketch", ID)) in stage.session.calls
        assert window.sheets.content is None
        adopted = next(row for row in stage.session.desk.rows.values() if row.adopted)
        assert window.queue.selected_id() == adopted.id
        assert "Taken in" in window.toast.text

    play(steps)


def test_an_address_is_taken_apart_when_it_is_whole_not_while_it_is_typed(play: Any, stage: Stage, qtbot: Any) -> None:
    async def steps() -> None:
        stage.window.asking.adopt()
        sheet = content(stage, AdoptSheet)
        address = f"https://api.comfy.org/v2/models/kiln/quick-sketch/requests/{ID}"
        qtbot.keyClicks(sheet.model, address)
        assert sheet.model.text() == address
        qtbot.keyClick(sheet.model, Qt.Key.Key_Return)
        await settle()
        assert ("adopt", ("kiln/quick-sketch", ID)) in stage.session.calls

    play(steps)


def test_a_request_that_is_not_known_is_said_in_the_sheet_and_nothing_typed_is_lost(play: Any, stage: Stage) -> None:
    stage.session.failing["adopt"] = DeskError(
        "The Router does not know this request under this account.", "Check the model and the id."
    )

    async def steps() -> None:
        stage.window.asking.adopt()
        sheet = content(stage, AdoptSheet)
        sheet.model.setText("kiln/quick-sketch")
        sheet.request_id.setText(ID)
        sheet.use.click()
        assert sheet.message.text() == "Asking the Router about it…"
        assert not sheet.use.isEnabled()
        assert sheet.model.isReadOnly()
        sheet.use.click()
        await settle()
        assert stage.session.names().count("adopt") == 1
        assert sheet.message.text() == (
            "The Router does not know this request under this account. Check the model and the id."
        )
        assert sheet.message.property("role") == "error"
        assert (sheet.model.text(), sheet.request_id.text()) == ("kiln/quick-sketch", ID)
        assert not sheet.model.isReadOnly()
        sheet.request_id.setText(ID[:-1])
        assert sheet.message.isHidden()

    play(steps)


@pytest.mark.parametrize(
    ("model", "request_id", "said"),
    [("Kiln/Quick", ID, "provider/model"), ("kiln", ID, "provider/model"), ("kiln/q", "../x", "not the id")],
)
def test_what_cannot_be_a_request_is_refused_at_its_field(
    play: Any, stage: Stage, model: str, request_id: str, said: str
) -> None:
    async def steps() -> None:
        stage.window.asking.adopt()
        sheet = content(stage, AdoptSheet)
        sheet.model.setText(model)
        sheet.request_id.setText(request_id)
        sheet.use.click()
        await settle()
        assert "adopt" not in stage.session.names()
        assert said in labels(sheet)
        wrong = sheet.model if said == "provider/model" else sheet.request_id
        assert wrong.property("role") == "error"
        assert said in wrong.accessibleDescription()

    play(steps)


def test_the_models_of_the_catalogue_are_offered(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        stage.window.asking.adopt()
        await settle()
        completer = content(stage, AdoptSheet).model.completer()
        completer.setCompletionPrefix("quart")
        assert completer.currentCompletion() == "atelier/quartet"

    play(steps)


def test_one_that_is_taken_in_after_the_sheet_was_closed_is_still_told(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        stage.window.asking.adopt()
        sheet = content(stage, AdoptSheet)
        sheet.model.setText("kiln/quick-sketch")
        sheet.request_id.setText(ID)
        sheet.use.click()
        stage.window.close_sheet()
        await asyncio.sleep(0.01)
        assert "Taken in" in stage.window.toast.text

    play(steps)


# --- time limits


def test_a_row_gets_a_time_limit(play: Any, stage: Stage) -> None:
    row = stage.put(1, state=State.IN_PROGRESS, handle=HANDLE, queued_at=NOW - 600)

    async def steps() -> None:
        window = stage.window
        window.toast.dismiss()  # what went on while the program was closed
        window.queue.verbAsked.emit(row, "time_limit")
        sheet = content(stage, TimeLimitSheet)
        words = labels(sheet)
        assert "Counted from when the Router took the request." in words
        assert "what arrives is kept" in words
        assert "took it 10 min ago" in words
        assert sheet.seconds() is None
        sheet._group.button(2).click()
        sheet.use.click()
        await settle()
        assert ("set_deadline", (row, 900.0)) in stage.session.calls
        assert window.sheets.content is None
        assert window.toast.text == "Time limit of the request: 15 min."

    play(steps)


@pytest.mark.parametrize(
    ("current", "seconds"), [(None, None), (3600.0, 3600.0), (5400.0, 5400.0), (7 * 3600.0, 25200.0)]
)
def test_the_limit_that_is_set_stands_there(qtbot: Any, current: float | None, seconds: float | None) -> None:
    sheet = TimeLimitSheet("Time limit", "about", current)
    qtbot.addWidget(sheet)
    assert sheet.seconds() == seconds


def test_a_time_of_ones_own_is_taken_in_minutes_and_hours(qtbot: Any) -> None:
    sheet = TimeLimitSheet("Time limit", "about", None)
    qtbot.addWidget(sheet)
    sheet.own.setValue(45)
    assert sheet.seconds() == 45 * 60
    sheet.unit.setCurrentIndex(1)
    assert sheet.seconds() == 45 * 3600
    sheet.own.setValue(100_000)
    assert sheet.seconds() == 14 * 24 * 3600
    with qtbot.waitSignal(sheet.chosen) as got:
        qtbot.keyClick(sheet.own, Qt.Key.Key_Return)
    assert got.args == [14.0 * 24 * 3600]


def test_a_direct_run_is_told_that_nothing_can_cancel_it(play: Any, stage: Stage) -> None:
    row = stage.put(1, state=State.SENDING, delivery=Delivery.DIRECT, first_sent_at=NOW - 5, hold=None)

    async def steps() -> None:
        stage.window.asking.time_limit(row)
        assert "cannot be cancelled" in labels(content(stage, TimeLimitSheet))

    play(steps)


def test_a_request_that_ended_gets_no_limit(play: Any, stage: Stage) -> None:
    row = stage.put(1, state=State.DONE)

    async def steps() -> None:
        stage.window.asking.time_limit(row)
        assert stage.window.sheets.content is None
        assert "has ended" in stage.window.toast.text

    play(steps)


def test_a_models_limit_is_off_until_it_is_set_and_stands_above_generate(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        window = stage.window
        window.compose.load(QUICK, {"prompt": "a lighthouse"})
        await settle()
        line = window.compose.sending
        assert line.limit.isHidden()
        window.compose.foot.clock.click()
        await settle()
        sheet = content(stage, TimeLimitSheet)
        sheet._group.button(4).click()
        stage.session.failing["set_model_deadline"] = DeskError("The disk is full.")
        sheet.use.click()
        await settle()
        assert sheet.message.text() == "The disk is full."
        stage.session.failing.clear()
        sheet.use.click()
        await settle()
        assert stage.session.deadlines == {QUICK: 3600.0}
        assert line.limit.text() == "A cancel is asked for after 1 h"
        window.compose.load(MODELS[1].id, {"prompt": "four"})
        await settle()
        assert line.limit.isHidden()
        window.compose.load(QUICK, {"prompt": "a lighthouse"})
        await settle()
        line.limit.click()
        await settle()
        again = content(stage, TimeLimitSheet)
        assert again.seconds() == 3600.0
        again._group.button(0).click()
        again.use.click()
        await settle()
        assert line.limit.isHidden()

    play(steps)


def test_without_a_model_there_is_nothing_to_limit(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        assert not stage.window.compose.foot.clock.isEnabled()
        entry(stage.window, "Time limit for this model").trigger()
        await settle()
        assert stage.window.sheets.content is None
        assert "Choose a model first" in stage.window.toast.text

    play(steps)


# --- how many at once


def test_how_many_go_at_once_stands_among_the_settings(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        entry(stage.window, "How many at once").trigger()
        sheet = content(stage, SettingsSheet)
        row = sheet.rows[AT_ONCE_A_MODEL.key]
        assert row.isVisible()
        assert row.isAncestorOf(stage.window.focusWidget())
        sheet.changeAsked.emit(AT_ONCE_A_MODEL.key, 2)
        await settle()
        assert stage.session.settings.value(AT_ONCE_A_MODEL) == 2

    play(steps)


def test_a_form_is_not_said_to_be_fetched_while_there_is_no_key(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        session, desk, window = stage.session, stage.session.desk, stage.window
        key, read = asyncio.Event(), session.model_document

        async def waits_for_the_key(model: str) -> Any:
            await key.wait()
            return await read(model)

        session.model_document = waits_for_the_key  # type: ignore[method-assign]

        def say(**facts: Any) -> None:
            desk.states[STUDIO.id] = AccountChanged(STUDIO.id, **facts)
            desk.publish(desk.states[STUDIO.id])

        say(needs_key=True)
        window.compose.load(QUICK, {"prompt": "a lighthouse"})
        await settle()
        assert "as soon as the account has a key" in window.compose.wait.words
        say()
        assert window.compose.wait.words.startswith("Fetching the form")
        key.set()
        await settle()
        assert window.compose.form.prompt() == "a lighthouse"

    play(steps)


# --- direct runs


def test_compose_says_that_a_model_is_run_directly_and_tries_the_queue_again(play: Any, stage: Stage) -> None:
    stage.session.direct.add(QUICK)

    async def steps() -> None:
        window = stage.window
        line = window.compose.sending
        assert line.direct_words.isHidden() or not line.direct_words.isVisible()
        window.compose.load(QUICK, {"prompt": "a lighthouse"})
        await settle()
        assert line.direct_words.isVisible()
        assert "connection is held" in line.direct_words.text()
        assert "cannot be cancelled" in line.direct_words.text()
        line.queue.click()
        await settle()
        assert ("try_queue", QUICK) in stage.session.calls
        assert not line.direct_words.isVisible()
        assert "goes to the queue" in window.toast.text

    play(steps)


def test_compose_hears_of_a_direct_run_that_is_remembered_after_the_change(play: Any, stage: Stage) -> None:
    row = stage.put(1, state=State.WAITING, delivery=Delivery.DIRECT, hold=Hold.READY)

    async def steps() -> None:
        window, desk = stage.window, stage.session.desk
        window.compose.load(QUICK, {"prompt": "a lighthouse"})
        await settle()
        stage.session.direct.add(QUICK)
        desk.put(replace(desk.rows[row], state=State.SENDING, hold=None, first_sent_at=NOW, sends=1))
        await settle()
        assert window.compose.sending.direct_words.isVisible()

    play(steps)


def test_a_row_that_is_run_directly_tells_compose(play: Any, stage: Stage) -> None:
    row = stage.put(1, state=State.FAILED)

    async def steps() -> None:
        window = stage.window
        window.compose.load(QUICK, {"prompt": "a lighthouse"})
        await settle()
        stage.session.direct.add(QUICK)
        before = stage.session.desk.rows[row]
        stage.session.desk.put(replace(before, state=State.SENDING, delivery=Delivery.DIRECT))
        await settle()
        assert window.compose.sending.direct_words.isVisible()
        assert "1 direct run: keep the window open" in window.status.words

    play(steps)


def test_the_next_start_says_what_went_on(play: Any, stage: Stage) -> None:
    stage.put(1, state=State.IN_QUEUE, handle=HANDLE)
    stage.put(2, state=State.OUTCOME_UNKNOWN, delivery=Delivery.DIRECT, first_sent_at=NOW - 60, hold=None)

    async def steps() -> None:
        words = stage.window.toast.text
        assert "1 request was left at the Router; it is followed on." in words
        assert "1 direct run was cut off; it is asked for again with the same key." in words

    play(steps)


# --- a pause and its reason


def test_a_pause_says_what_made_it(play: Any, stage: Stage) -> None:
    stage.put(1, state=State.WAITING)

    async def steps() -> None:
        window, desk = stage.window, stage.session.desk
        entry(window, "Pause sending").trigger()
        await settle()
        assert "Sending is paused: by you" in window.status.words
        assert entry(window, "Pause sending").text() == "&Pause sending (by you)"
        assert "by you" in window.queue._pause.toolTip()
        assert window.windowTitle().startswith("Paused · 1 waiting here")
        desk.pause_reason = PAUSED_BY_FAILURES
        desk.publish(SendingPaused(True, PAUSED_BY_FAILURES))
        assert "Sending is paused: three in a row failed" in window.status.words
        assert "three in a row failed" in window.queue._pause.toolTip()
        assert "three requests in a row failed" in window.queue.notices.failures.words.text()
        window.queue.notices.resume.click()
        await settle()
        assert not desk.paused
        assert entry(window, "Pause sending").text() == "&Pause sending"
        assert window.windowTitle().startswith("1 waiting here")

    play(steps)


# --- details


def test_the_details_say_whose_it_is_and_how_it_came(play: Any, stage: Stage) -> None:
    batch = Batch("b1", "Posters", NOW)
    stage.session.desk.groups[batch.id] = batch
    row = stage.put(
        1, account=HOME.id, state=State.IN_QUEUE, handle=HANDLE, adopted=True, batch="b1", deadline=900.0, prompt=""
    )

    async def steps() -> None:
        stage.window.queue.verbAsked.emit(row, "details")
        await settle()
        details = stage.window.findChild(DetailsPane)
        words = labels(details)
        for part in ("Studio B", "Posters", "15 min", "taken in by its id", "https://router.example.net"):
            assert part in words
        assert "Idempotency key" not in words
        assert "Taken in by its id" in words

    play(steps)


def test_a_request_of_an_account_that_is_gone_says_so() -> None:
    row = a_request(1, delivery=Delivery.DIRECT, deadline=300.0, deadline_passed_at=NOW)
    known = dict(facts(row, None))
    assert "not here any more" in known["Account"]
    assert "held connection" in known["Sent"]
    assert known["Time limit"].startswith("5 min, passed at 2023")
    assert known["Idempotency key"] == row.key
    assert "Router" not in known
    assert "held connection" in support_text(row, (), None, "1")


def test_what_is_typed_into_a_sheet_goes_where_its_answer_begins(play: Any, stage: Stage) -> None:
    async def steps() -> None:
        window = stage.window
        for words, place in (
            ("Take in a request", lambda sheet: sheet.model),
            ("How many at once", lambda sheet: sheet.rows[AT_ONCE_A_MODEL.key].fields()[0]),
            ("Account and key", lambda sheet: sheet.list),
        ):
            entry(window, words).trigger()
            await settle()
            focus = window.focusWidget()
            assert focus is not None
            assert focus is place(window.sheets.content), words
            window.close_sheet()

    play(steps)


def test_every_entry_of_the_menus_is_off_without_a_session(stage: Stage) -> None:
    for words in ("Take in a request", "Time limit for this model", "How many at once", "Account and key"):
        assert not entry(stage.window, words).isEnabled()
    assert all(isinstance(action, QAction) for action in stage.window.menuBar().actions())
    assert stage.window.findChildren(QMenu)


def test_enter_presses_the_button_that_has_the_keyboard(qtbot: Any) -> None:
    sheet = TimeLimitSheet("Time limit", "a boat", None)
    qtbot.addWidget(sheet)
    sheet.show()
    sheet.back_button.setFocus()
    with qtbot.waitSignal(sheet.closed), qtbot.assertNotEmitted(sheet.chosen):
        qtbot.keyClick(sheet.back_button, Qt.Key.Key_Return)


def test_the_foot_of_the_window_gives_way_where_room_is_short(qtbot: Any) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.set_account(replace(STUDIO, label="A studio with a rather long name of its own, Limited"))
    line.resize(1600, 30)
    line.show()

    def tell(direct: int) -> None:
        state = AccountChanged(STUDIO.id, balance="$12.30", balance_at=NOW)
        others = ((HOME.id, "A studio with a rather … needs its key"),)
        line.show_state(state, True, Counts(running=2, queued=5), NOW, why_paused="hand", others=others, direct=direct)

    tell(1)
    whole = line.words
    assert "$12.30" in whole
    assert line.toolTip() == ""
    for width, hidden in ((1150, (line._balance,)), (640, (line._balance, line._counts, line._line))):
        line.resize(width, 30)
        assert line.words == whole
        assert [part for part in line._parts() if part in line._wished and part.isHidden()] == [
            part for part in line._parts() if part in hidden
        ]
        assert "Balance $12.30" in line.toolTip()
        assert not line._direct.isHidden()
    assert line._mark.toolTip() == "Sending is paused: by you"
    assert line.minimumWidth() == 1
    line.resize(1600, 30)
    assert not line._balance.isHidden()
    assert line.toolTip() == ""
    tell(0)
    assert line._direct.isHidden()


def test_rows_tell_their_account_apart_where_there_are_several(play: Any, stage: Stage) -> None:
    mine = stage.put(1, state=State.DONE)
    theirs = stage.put(2, account=HOME.id, state=State.IN_QUEUE, handle=HANDLE)
    gone = stage.put(3, account="account-gone", state=State.IN_QUEUE, handle=HANDLE)

    async def steps() -> None:
        model = stage.window.queue.model

        def cell(row: str, column: str, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> str:
            return str(model.index(model.row_of(row), PLACE[column]).data(role))

        assert [cell(row, "account") for row in (mine, theirs, gone)] == ["Studio A", "Studio B", "not open here"]
        assert "Account: Studio B" in cell(theirs, "status", Qt.ItemDataRole.ToolTipRole)
        assert stage.window.queue.table.isColumnHidden(PLACE["account"])
        assert "Not asked about" in cell(gone, "status", Qt.ItemDataRole.ToolTipRole)
        stage.session.desk.known = (STUDIO,)
        stage.accounts.tell()  # type: ignore[union-attr]
        assert cell(mine, "account") == ""
        assert cell(theirs, "account") == "not open here"

    play(steps)
