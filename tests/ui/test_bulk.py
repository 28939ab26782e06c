"""What is asked of several rows in one go: one act, one outcome that is true, and no question in a box."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtWidgets import QApplication, QPushButton
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import Bucket, DeskError, Failure
from comfy_desk.domain.request import Handle, Hold, State
from comfy_desk.services.spending import Rules
from comfy_desk.ui import bulk_words
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.retry import Retry, retry_of

HANDLE = Handle("req_1", "s", "r", "c")
NOW = 1_800_000_000.0


def session_with(*states: State, **fields: Any) -> FakeSession:
    session = FakeSession()
    rows = [a_request(number, state=state, hold=Hold.READY if state is State.WAITING else None, **fields)
            for number, state in enumerate(states, 1)]  # fmt: skip
    session.desk.rows = {row.id: row for row in rows}
    return session


def all_ids(session: FakeSession) -> tuple[str, ...]:
    return tuple(sorted(session.desk.rows))


def press(window: MainWindow) -> None:
    button = window.toast.findChild(QPushButton, "toastAction")
    assert button is not None
    button.click()


def test_cancelling_many_says_what_became_of_each(play: Any) -> None:  # noqa: F811
    session = session_with(State.WAITING, State.IN_QUEUE, State.IN_PROGRESS, State.DONE)

    async def cancel(request_id: str) -> None:
        session._called("cancel", request_id)
        row = session.desk.rows[request_id]
        ended = State.CANCELLED if row.state is State.WAITING else row.state
        session.desk.put(replace(row, state=ended, hold=None, cancel_asked_at=1.0))

    session.cancel = cancel  # type: ignore[method-assign]

    async def steps(window: MainWindow) -> None:
        window.queue.table.manyAsked.emit(all_ids(session), "cancel")
        await until(lambda: bool(window.toast.text))
        assert window.toast.text == (
            "1 cancelled, 2 are being cancelled; what runs may still finish and be charged, 1 had ended before."
        )
        for name, state in (("row-2", State.CANCELLED), ("row-3", State.LATE_RESULT)):
            session.desk.put(replace(session.desk.rows[name], state=state))
        await until(lambda: window.toast.text == "2 cancelled, 1 had finished and is kept, 1 had ended before.")
        assert session.names().count("cancel") == 3

    play(session, steps)


def test_what_is_held_back_together_goes_back_together(play: Any) -> None:  # noqa: F811
    session = session_with(State.WAITING, State.WAITING, State.WAITING)

    async def steps(window: MainWindow) -> None:
        window.queue.table.manyAsked.emit(all_ids(session), "hold_back")
        await until(lambda: bool(window.toast.text))
        assert window.toast.text == "3 requests are held back."
        press(window)
        await until(lambda: "put_back_in_line" in session.names())
        assert all(row.hold is Hold.READY for row in session.desk.rows.values())

    play(session, steps)


def test_running_many_again_asks_once_about_the_sum(play: Any) -> None:  # noqa: F811
    session = session_with(State.DONE, State.DONE, State.DONE, estimate="0.40")
    session.spending.rules = Rules(a_press=Decimal(1))

    async def steps(window: MainWindow) -> None:
        for _ in range(3):  # a nervous finger
            window.queue.table.manyAsked.emit(all_ids(session), "run_again")
        await until(lambda: bool(window.toast.text))
        assert "$1.20" in window.toast.text
        assert "run_again_confirmed" not in session.names()
        press(window)
        await until(lambda: session.names().count("run_again_confirmed") == 3)
        await until(lambda: window.toast.text == "3 run again as new requests: $1.20 by the estimates.")
        session.spending.rules = Rules(a_day=Decimal(1))
        await asyncio.sleep(QApplication.doubleClickInterval() / 1000)
        window.queue.table.manyAsked.emit(all_ids(session), "run_again")
        await until(lambda: "a day stands before this" in window.toast.text)
        assert session.names().count("run_again_confirmed") == 3

    play(session, steps)


def test_after_an_outage_each_goes_on_in_the_way_that_pays_nothing_twice(play: Any) -> None:  # noqa: F811
    session = session_with(State.FAILED, State.FAILED, State.FAILED, State.DONE)
    out = Failure("refused", 503, Bucket.PROVIDER_ERROR)
    session.desk.rows["row-1"] = replace(session.desk.rows["row-1"], failure=Failure("no_answer"))
    session.desk.rows["row-2"] = replace(session.desk.rows["row-2"], failure=out, handle=HANDLE)
    wrong = Failure("refused", 422, Bucket.INVALID_INPUT)
    session.desk.rows["row-3"] = replace(session.desk.rows["row-3"], failure=wrong)
    wanted = {name: retry_of(row, NOW) for name, row in session.desk.rows.items() if row.state is State.FAILED}
    assert wanted == {"row-1": Retry.SAME_KEY, "row-2": Retry.NEW, "row-3": Retry.EDIT}
    sent = replace(session.desk.rows["row-1"], first_sent_at=NOW)
    later = [retry_of(sent, NOW + hours * 3600) for hours in (1, 22.9, 23.1, -1)]
    assert later == [Retry.SAME_KEY, Retry.SAME_KEY, Retry.NEW, Retry.NEW]  # an old key buys a second run
    let_go = replace(sent, failure=Failure("refused", 404, Bucket.CONCURRENCY_LIMIT_EXCEEDED))
    assert retry_of(let_go, NOW + 90_000) is Retry.SAME_KEY

    async def steps(window: MainWindow) -> None:
        window.queue.table.keys.actions["queue.retry_failed"].trigger()
        await until(lambda: bool(window.toast.text))
        assert ("send_again", "row-1") in session.calls
        assert not {"run_again", "run_again_confirmed"} & set(session.names())
        assert window.toast.text == "1 goes again under its key, 1 would be a new request, 1 has to be changed first."
        press(window)
        await until(lambda: ("run_again_confirmed", "row-2") in session.calls)

    play(session, steps)


def test_what_one_of_them_refuses_is_said_beside_what_went(play: Any) -> None:  # noqa: F811
    session = session_with(State.WAITING, State.WAITING)
    sent = session.send_again

    async def send_again(request_id: str) -> None:
        if request_id == "row-1":
            raise DeskError("Its body is lost.")
        await sent(request_id)

    session.send_again = send_again  # type: ignore[method-assign]
    told: list[str] = []

    async def steps(window: MainWindow) -> None:
        window.toast.show_notice = lambda text, **more: told.append(text)  # type: ignore[method-assign]
        window.queue.table.manyAsked.emit(all_ids(session), "send_again")
        await until(lambda: len(told) == 2)

    play(session, steps)
    assert told == ["1 request goes again under its key.", "1 of 2 did not go: Its body is lost."]


@pytest.mark.parametrize(
    ("states", "before", "words"),
    [
        ([State.CANCELLED] * 5 + [State.DONE] * 2, 0, "5 cancelled, 2 had finished and are kept."),
        ([None, State.FAILED], 0, "2 had ended otherwise."),
        ([], 3, "3 had ended before."),
        ([], 0, "Nothing can be cancelled any more."),
    ],
)
def test_outcomes_in_words(states: list[State | None], before: int, words: str) -> None:
    assert bulk_words.cancel_told(states, before) == words
