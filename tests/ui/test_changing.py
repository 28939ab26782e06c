"""A request that waits or was refused is changed in its place: same row, same key; anything else is sent as new."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from queue_rows import NOW
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import Bucket, Failure, FieldProblem
from comfy_desk.domain.request import Handle, Hold, Request, State
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.row_actions import menu_actions, row_actions

MODEL = "atelier/watercolour-2"
WRONG = Failure("refused", 422, Bucket.INVALID_INPUT, fields=(FieldProblem(("body", "guidance"), "must be less"),))


def called(session: FakeSession, name: str) -> list[Any]:
    return [what for known, what in session.calls if known == name]


async def edited(window: MainWindow, session: FakeSession, request_id: str) -> None:
    window.queue.verbAsked.emit(request_id, "edit")
    await until(lambda: ("body", request_id) in session.calls and window.compose.form.form is not None)
    await until(lambda: window.compose.form.prompt() == "a kept prompt")


def button(window: MainWindow) -> str:
    return window.compose.foot.button.text()


def test_what_waits_is_held_back_while_it_is_in_the_form_and_goes_changed_in_its_place(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {f"row-{n}": a_request(n, order=float(n)) for n in (1, 2, 3)}

    async def steps(window: MainWindow) -> None:
        await edited(window, session, "row-2")
        assert called(session, "hold_back") == [("row-2",)]
        await until(lambda: button(window) == "Send the change")
        window.compose.set_price("$0.42", "0.42")
        await until(lambda: button(window) == "Send the change · $0.42")  # it is paid as any other
        window.compose.set_price("", None)
        assert window.compose.change_bar.isVisible()
        assert not window.compose.foot.many.isVisible()
        row = window.queue.model.row_of("row-2")
        assert row is not None
        assert window.queue.model.words_at(row).status.text == "Waiting here · in the form"
        assert window.queue.model.words_at(row).second.text.startswith("Goes on when you send")
        assert not called(session, "remove")
        window.compose.form._prompt_edit().write("another prompt")
        window.compose.generate.trigger()
        window.compose.generate.trigger()  # a nervous finger
        await until(lambda: called(session, "put_back_in_line") == [("row-2",)])
        assert called(session, "correct") == ["row-2"]
        assert json.loads(session.bodies["row-2"])["prompt"] == "another prompt"
        assert not session.submitted
        row = session.desk.rows["row-2"]
        assert (row.hold, row.order, row.key) == (Hold.READY, 2.0, a_request(2).key)
        await until(lambda: button(window) == "Generate")
        assert not window.compose.change_bar.isVisible()

    play(session, steps)


def test_leaving_it_puts_it_back_as_it_was(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {row.id: row for row in (a_request(1), a_request(2, hold=Hold.PAUSED))}

    async def steps(window: MainWindow) -> None:
        await edited(window, session, "row-1")
        window.compose.change_bar.leave.click()
        await until(lambda: called(session, "put_back_in_line") == [("row-1",)])
        assert button(window) == "Generate"
        await edited(window, session, "row-1")
        await until(lambda: window.compose.changing.request is not None)
        window.compose._on_chosen("vox/voice-3")  # another model
        await until(lambda: len(called(session, "put_back_in_line")) == 2)
        await edited(window, session, "row-2")
        assert len(called(session, "hold_back")) == 2  # the artist has held this one back
        await until(lambda: button(window) == "Save the change" and not window.compose.reason())
        window.compose.generate.trigger()
        await until(lambda: called(session, "correct") == ["row-2"])
        assert session.desk.rows["row-2"].hold is Hold.PAUSED
        assert len(called(session, "put_back_in_line")) == 2

    play(session, steps)


def test_one_that_was_sent_meanwhile_is_let_go_and_that_is_said(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {row.id: row for row in (a_request(1), a_request(2))}

    async def steps(window: MainWindow) -> None:
        await edited(window, session, "row-1")
        session.desk.put(replace(session.desk.rows["row-1"], state=State.SENDING, hold=None))
        await until(lambda: button(window) == "Generate")
        assert "sent meanwhile" in window.toast.text
        window.compose.generate.trigger()
        await until(lambda: len(session.submitted) == 1)
        assert not called(session, "correct")

    play(session, steps)


def test_a_refused_form_is_marked_corrected_and_sent_again_under_its_key(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {"row-9": a_request(9, state=State.CANCELLED)}

    async def steps(window: MainWindow) -> None:
        window.compose.load(MODEL, {"prompt": "a boat", "guidance": 9})
        await until(lambda: window.compose.form.prompt() == "a boat")
        window.compose.generate.trigger()
        await until(lambda: len(session.submitted) == 1)
        row = session.desk.rows["row-1"]
        await asyncio.sleep(0.05)
        session.desk.put(replace(row, state=State.FAILED, hold=None, sends=1, failure=WRONG, ended_at=NOW))
        await until(lambda: button(window) == "Send the change")
        assert "refused" in window.compose.change_bar.words.text()
        window.compose.form.set_body({"prompt": "a boat", "guidance": 3})
        window.compose.posting.guard._last = None  # time went by
        window.compose.generate.trigger()
        await until(lambda: called(session, "correct") == ["row-1"])
        assert len(session.submitted) == 1
        after = session.desk.rows["row-1"]
        assert (after.state, after.key) == (State.WAITING, row.key)
        assert not called(session, "hold_back")

    play(session, steps)


def test_a_refused_row_is_opened_with_its_errors_and_changed_in_its_place(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    row = a_request(1, state=State.FAILED, hold=None, sends=1, failure=WRONG)
    session.desk.rows = {row.id: row}
    session.bodies[row.id] = b'{"prompt": "a kept prompt", "guidance": 9}'

    async def steps(window: MainWindow) -> None:
        await edited(window, session, row.id)
        await until(lambda: button(window) == "Send the change" and not window.compose.reason())
        window.compose.generate.trigger()
        await until(lambda: called(session, "correct") == [row.id])

    play(session, steps)


def test_what_may_have_arrived_is_sent_as_new_and_that_is_said(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {
        "row-1": a_request(1, hold=Hold.ASK, maybe_sent=True, sends=1),
        "row-2": a_request(2, state=State.FAILED, failure=Failure("refused", 400, Bucket.CONTENT_POLICY_VIOLATION)),
    }

    async def steps(window: MainWindow) -> None:
        await edited(window, session, "row-1")
        assert "new request" in window.toast.text
        assert button(window) == "Generate"
        await edited(window, session, "row-2")
        await asyncio.sleep(0.05)
        await until(lambda: not window.compose.reason())
        window.compose.generate.trigger()
        await until(lambda: len(session.submitted) == 1)
        assert not called(session, "correct")

    play(session, steps)


def rows_of(row: Request) -> dict[str, Any]:
    from comfy_desk.ui.around import Around

    return {entry.verb: entry for entry in menu_actions(row, Around(NOW))}


@pytest.mark.parametrize("status", [402, 403, 404, 422])
def test_after_a_refusal_that_frees_the_key_it_can_be_edited_and_sent_again_as_it_is(status: int) -> None:
    failed = a_request(1, state=State.FAILED, hold=None, sends=1, failure=Failure("refused", status, "x"))
    row = failed if status != 402 else replace(failed, state=State.WAITING, hold=Hold.CREDITS)
    entries = rows_of(row)
    assert entries["edit"].label == "Edit"
    assert entries["send_again"].label == "Send again"
    taken = replace(failed, handle=Handle("r", "", "", ""))
    assert rows_of(taken)["edit"].label == "Edit and run"
    assert "send_again" not in rows_of(taken)


def test_what_was_taken_in_by_its_id_says_what_is_not_known() -> None:
    from comfy_desk.ui import wording
    from comfy_desk.ui.around import Around

    row = a_request(1, state=State.DONE, hold=None, prompt="", adopted=True, handle=Handle("r", "", "", ""))
    assert wording.prompt(row) == "Taken in by its id"
    for state in (State.DONE, State.CANCELLED, State.FAILED, State.EXPIRED, State.EMPTY):
        entries = rows_of(replace(row, state=state))
        for verb in ("run_again", "edit"):
            assert not entries[verb].enabled
            assert entries[verb].reason == "What was sent is not known here"
        assert "send_again" not in entries
        assert all(entry.enabled or entry.reason for entry in row_actions(replace(row, state=state), Around(NOW)))


def test_escape_in_the_form_keeps_the_request_there(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {"row-1": a_request(1)}

    async def steps(window: MainWindow) -> None:
        await edited(window, session, "row-1")
        QTest.keyClick(window.compose, Qt.Key.Key_Escape)
        assert window.compose.changing.request is not None

    play(session, steps)
