"""The bars above the table: a pause after failures and missing credits, with counts and the two things that help."""

from __future__ import annotations

from typing import Any

import pytest
from fake_session import PRACTICE, FakeSession, a_request
from queue_rows import NOW, request
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.account import Account
from comfy_desk.domain.events import (
    PAUSED_BY_FAILURES,
    PAUSED_BY_HAND,
    PAUSED_BY_SPENDING,
    AccountChanged,
    AccountsChanged,
    LimitsChanged,
    SendingPaused,
)
from comfy_desk.domain.request import Delivery, Hold, Request, State
from comfy_desk.ui import wording
from comfy_desk.ui.around import Around
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.models.queue_filter import Chip
from comfy_desk.ui.row_actions import row_actions


def pause(session: FakeSession, reason: str) -> None:
    session.desk.paused, session.desk.pause_reason = bool(reason), reason
    session.desk.publish(SendingPaused(bool(reason), reason))


def test_the_days_limit_is_said_with_what_waits_and_leads_to_the_setting(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {row.id: row for row in (a_request(1), a_request(2))}

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        bar = window.queue.notices.spending
        pause(session, PAUSED_BY_SPENDING)
        paused = "Sending is paused until there is room within your own limit for a day, at midnight at the latest."
        assert bar.words.text() == f"{paused} 2 wait here."
        at = window.queue.model.row_of("row-1")
        assert at is not None
        assert window.queue.model.words_at(at).second.text == "Next in line · your limit for a day is reached"
        assert "your limit for a day" in window.status.words
        window.queue.notices.change.click()
        await until(lambda: window.sheets.content is not None)
        pause(session, "")
        assert bar.isHidden()

    play(session, steps)


def test_a_pause_after_failures_is_said_with_what_waits_and_can_be_ended(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    rows = [a_request(1), a_request(2), a_request(3, state=State.FAILED, hold=None)]
    session.desk.rows = {row.id: row for row in rows}

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        bar = window.queue.notices.failures
        pause(session, PAUSED_BY_HAND)
        assert not bar.isVisible()
        pause(session, PAUSED_BY_FAILURES)
        assert bar.isVisible()
        assert bar.words.text() == "Sending is paused: three requests in a row failed. 2 wait here."
        at = window.queue.model.row_of("row-2")
        assert at is not None
        words = window.queue.model.words_at(at)
        assert (words.status.text, words.second.text) == (
            "Waiting here · paused",
            "2nd in line · three in a row failed",
        )
        window.queue.notices.show_them.click()
        assert window.queue.shown.chip is Chip.FAILED
        window.queue.notices.resume.click()
        await until(lambda: ("set_paused", False) in session.calls)
        await until(lambda: not bar.isVisible())
        assert not window.queue.notices.isVisible()

    play(session, steps)


def test_missing_credits_count_what_was_never_sent_and_another_account_is_named(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    rows = [a_request(1, hold=Hold.CREDITS), a_request(2), a_request(3, account="work", hold=Hold.CREDITS)]
    session.desk.rows = {row.id: row for row in rows}
    session.desk.known = (PRACTICE, Account("work", "Work & <b>play</b>", "http://127.0.0.1:1"))

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        notices = window.queue.notices
        assert notices.credits.words.text().startswith("The account has too few credits: 1 request waits")
        assert notices.send.text() == "I added credits: send it"
        state = AccountChanged("practice", needs_credits=True)
        session.desk.states["practice"] = state
        session.desk.publish(state)
        assert "2 requests wait" in notices.credits.words.text()
        assert notices.elsewhere.words.text().startswith("“Work & <b>play</b>” has too few credits: 1 request waits")
        session.desk.chosen = "work"
        session.desk.publish(AccountsChanged(session.desk.known, "work"))
        assert "1 request waits" in notices.credits.words.text()
        at = window.queue.model.row_of("row-2")
        assert at is not None
        words = window.queue.model.words_at(at)
        assert words.status.text == "Waiting here · needs credits"  # of its own account, not of the chosen one
        notices.send.click()
        await until(lambda: ("send_held", Hold.CREDITS) in session.calls)

    play(session, steps)


def test_a_limit_that_is_reached_is_said_and_follows_the_setting(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    rows = [a_request(n, state=State.IN_QUEUE, hold=None) for n in range(4)]
    session.desk.rows = {row.id: row for row in [*rows, a_request(9), a_request(10, model="vox/voice-3")]}

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        model = window.queue.model

        def said(name: str) -> str:
            at = model.row_of(name)
            assert at is not None
            return model.words_at(at).second.text

        assert said("row-9") == "4 of this model are at the Router"
        assert said("row-10") == "Goes as soon as there is room"
        session.desk.publish(LimitsChanged(8, 4))
        assert said("row-9") == "4 are at the Router, as many as may be"
        session.desk.publish(LimitsChanged(8, 16))
        assert said("row-9") == "Goes as soon as there is room"

    play(session, steps)


AT = Around(NOW, AccountChanged("practice"))


@pytest.mark.parametrize(
    ("row", "around", "status", "second", "first"),
    [
        (request(1), Around(NOW, place=3), "Waiting here · 3rd", "Goes as soon as there is room", "send_next"),
        (request(1), Around(NOW, place=1), "Waiting here · next", "Goes as soon as there is room", "send_again"),
        (
            request(1),
            Around(NOW, paused=True, pause_reason=PAUSED_BY_HAND, place=1),
            "Waiting here · paused",
            "Next in line",
            "send_again",
        ),
        (request(1, urgent=True), Around(NOW, paused=True, place=1), "Waiting here · next", "Goes as", "send_again"),
        (request(1, hold=Hold.PAUSED), AT, "Waiting here · held back", "By you; the others pass by", "send_again"),
        (
            request(1, hold=Hold.OTHER_KEY, maybe_sent=True),
            AT,
            "Waiting here · asks you first",
            "Sent again it may be charged twice: it was sent before under another key of this account",
            "send_again",
        ),
        (
            request(1),
            Around(NOW, AccountChanged("a", needs_credits=True), place=2),
            "Waiting here · needs credits",
            "Not charged",
            "send_again",
        ),
        (
            request(1),
            Around(NOW, AccountChanged("a", offline_since=NOW)),
            "Waiting here · offline",
            "Since",
            "send_again",
        ),
        (
            request(1),
            Around(NOW, account_here=False),
            "Waiting here · its account is not open",
            "Open that",
            "send_again",
        ),
    ],
)
def test_what_waits_says_for_what_and_offers_what_helps(
    row: Request, around: Around, status: str, second: str, first: str
) -> None:
    assert wording.status(row, around).text == status
    assert wording.second(row, around).text.startswith(second)
    action = row_actions(row, around)[0]
    assert action.verb == first
    assert action.enabled or action.reason


def test_send_now_works_although_sending_is_paused() -> None:
    action = row_actions(request(1), Around(NOW, paused=True))[0]
    assert (action.verb, action.enabled, action.label) == ("send_again", True, "Send now")


@pytest.mark.parametrize("state", [State.SENDING, State.OUTCOME_UNKNOWN])
def test_a_direct_run_says_why_it_cannot_be_cancelled(state: State) -> None:
    row = request(1, state, delivery=Delivery.DIRECT, first_sent_at=NOW - 102)
    action = row_actions(row, AT)[0]
    assert (action.verb, action.enabled) == ("cancel", False)
    assert action.reason == "A direct run cannot be cancelled; it may be charged"
    if state is State.SENDING:
        assert wording.status(row, AT).text == "Running directly · 1:42"


@pytest.mark.parametrize(
    ("state", "second"),
    [
        (State.IN_PROGRESS, "Your limit of 30 min passed; a cancel was asked for"),
        (State.DONE, "Your limit of 30 min passed; a cancel was asked for · It finished before the cancel"),
        (State.CANCELLED, "Your limit of 30 min passed; a cancel was asked for · Nothing was reported"),
    ],
)
def test_a_limit_that_passed_is_said_while_it_goes_on_and_at_the_end(state: State, second: str) -> None:
    row = request(1, state, deadline=1800.0, deadline_passed_at=NOW - 5, cancel_asked_at=NOW - 5)
    assert wording.second(row, AT).text.startswith(second)


def test_a_limit_stands_in_the_hover() -> None:
    row = request(1, State.IN_PROGRESS, deadline=1800.0)
    assert "limit 30 min" in wording.tooltip(row, AT)
    assert "limit" not in wording.tooltip(request(1, State.IN_PROGRESS), AT)


def test_the_viewer_follows_the_place_of_what_waits(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {f"row-{n}": a_request(n, order=float(n)) for n in (1, 2, 3)}

    async def steps(window: MainWindow) -> None:
        await until(window.queue.isVisible)
        window.queue.select("row-3")
        notice = window.viewer.stage
        assert notice.words.headline == "Waiting here · 3rd"  # type: ignore[attr-defined]
        window.queue.table.ask("send_next", session.desk.rows["row-3"])
        await until(lambda: notice.words.headline == "Waiting here · next")  # type: ignore[attr-defined]

    play(session, steps)


def test_the_rows_in_sight_are_told_to_the_session_and_none_of_a_minimised_window(play: Any) -> None:  # noqa: F811
    session = FakeSession()
    session.desk.rows = {"row-1": a_request(1), "row-2": a_request(2, state=State.DONE, hold=None)}

    async def steps(window: MainWindow) -> None:
        await until(lambda: session.watched == ("row-1",))
        window.showMinimized()
        await until(lambda: session.watched == ())
        window.showNormal()
        await until(lambda: session.watched == ("row-1",))

    play(session, steps)


@pytest.mark.parametrize(
    ("row", "account", "told"),
    [
        (request(1, hold=Hold.OFFLINE), None, "It is tried now"),
        (request(1, hold=Hold.BACKLOG), None, "It is tried now"),
        (request(1), AccountChanged("a", offline_since=NOW), "It is tried now"),
        (request(1, hold=Hold.PAUSED), None, "It goes as soon as there is room"),
    ],
)
def test_send_now_says_what_it_does(row: Request, account: AccountChanged | None, told: str) -> None:
    assert row_actions(row, Around(NOW, account))[0].reason == told
