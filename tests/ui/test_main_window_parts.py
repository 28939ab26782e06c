"""The window's parts without the window: status line, verbs, details, what may be copied."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fake_session import PRACTICE, FakeSession, a_request
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError, Failure
from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Handle, State
from comfy_desk.ui.around import Around
from comfy_desk.ui.details.pane import DetailsPane
from comfy_desk.ui.funds import balance_in_words
from comfy_desk.ui.row_actions import VERBS
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.status_line import StatusLine, line_state
from comfy_desk.ui.support import TEXT_AT_MOST, bounded, support_text, without_secrets
from comfy_desk.ui.toast import ToastLine
from comfy_desk.ui.verbs import Verbs
from comfy_desk.ui.wording import Counts

NOW = 1_700_000_500.0
SIGNED = "https://cdn.example.net/a.png?X-Goog-Signature=abcdef0123&X-Goog-Expires=600"


class FakePlaces:
    def __init__(self) -> None:
        self.asked: list[tuple[str, Any]] = []

    def show_request(self, request_id: str, index: int | None = None) -> None:
        self.asked.append(("show", request_id))

    def show_details(self, request_id: str) -> None:
        self.asked.append(("details", request_id))

    def show_raw(self, request_id: str, text: str) -> None:
        self.asked.append(("raw", text))

    def ask_for_key(self, reason: str = "", account: str = "") -> None:
        self.asked.append(("key", reason))

    def ask_time_limit(self, request_id: str) -> None:
        self.asked.append(("limit", request_id))

    def ask_settings(self, key: str) -> None:
        self.asked.append(("settings", key))

    def edit(self, request: Any, body: dict[str, Any]) -> None:
        self.asked.append(("edit", body))

    def tell_new(self, request_id: str, words: str = "") -> None:
        self.asked.append(("new", words))

    def use_as_input(self, request: Any) -> None:
        self.asked.append(("input", request.id))


@pytest.fixture
def session():
    return FakeSession()


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def toast(window):
    return ToastLine(window)


@pytest.fixture
def places():
    return FakePlaces()


@pytest.fixture
def verbs(session, places, toast, window):
    return Verbs(session, places, toast, window)


@pytest.fixture
def play(run_async):
    """Does something on the loop and waits for what it started."""

    def scene(do: Any) -> None:
        async def main() -> None:
            do()
            for _ in range(20):
                await asyncio.sleep(0)
            await stop_spawned()

        run_async(main())

    return scene


def output(path: Path | None, index: int = 0, role: Role = Role.WORK) -> Output:
    return Output(index, f"/{index}", Kind.IMAGE, role, Origin.LINK, path=str(path) if path else None)


# --- verbs


def test_every_verb_that_a_row_can_offer_is_known(verbs):
    assert set(VERBS) <= verbs.known
    assert {"raw"} <= verbs.known


@pytest.mark.parametrize(
    ("verb", "call"),
    [
        ("cancel", "cancel"),
        ("remove", "remove"),
        ("send_again", "send_again"),
        ("send_as_new", "run_again"),
        ("run_again", "run_again"),
        ("check_again", "check_again"),
        ("run_directly", "run_directly"),
    ],
)
def test_a_verb_is_one_call_of_the_session(verbs, session, play, verb, call):
    session.desk.put(a_request(1))
    play(lambda: verbs.act("row-1", verb))
    assert session.calls == [(call, "row-1")]


@pytest.mark.parametrize(
    ("verb", "place"),
    [("open", "show"), ("details", "details"), ("enter_key", "key"), ("edit", "edit"), ("time_limit", "limit")],
)
def test_some_verbs_are_for_the_window(verbs, session, places, play, verb, place):
    session.desk.put(a_request(1))
    play(lambda: verbs.act("row-1", verb))
    assert places.asked[0][0] == place


def test_a_removal_can_be_undone(verbs, session, toast, play):
    session.desk.put(a_request(1))
    play(lambda: verbs.act("row-1", "remove"))
    assert "a small boat" in toast.text
    play(toast.findChild(QPushButton, "toastAction").click)
    assert session.calls == [("remove", "row-1"), ("restore", "row-1")]


def test_errors_are_told_in_the_line(verbs, session, toast, play):
    session.desk.put(a_request(1))
    session.failing["cancel"] = DeskError("The disk is full.")
    play(lambda: verbs.act("row-1", "cancel"))
    assert toast.text == "The disk is full."
    play(lambda: verbs.act("row-9", "cancel"))
    toast.dismiss()
    assert toast.text == "This row is gone."


def test_pause_and_cancel_waiting(verbs, session, toast, play):
    play(lambda: verbs.pause(True))
    play(verbs.cancel_waiting)
    assert session.calls == [("set_paused", True), ("cancel_waiting", None)]
    assert "2 waiting" in toast.text


def test_a_body_that_no_form_can_show_is_said(verbs, session, places, toast, play):
    session.desk.put(a_request(1))
    session.bodies["row-1"] = b"[1, 2]"
    play(lambda: verbs.act("row-1", "edit"))
    assert places.asked == []
    assert "form" in toast.text


def test_copied_ids_hold_what_support_asks_for(verbs, session, play):
    handle = Handle("req_42", "u1", "u2", "u3")
    session.desk.put(a_request(1, handle=handle, state=State.IN_QUEUE))
    play(lambda: verbs.act("row-1", "copy_ids"))
    text = QGuiApplication.clipboard().text()
    assert "req_42" in text
    assert session.desk.rows["row-1"].key in text


def test_save_as_asks_without_stopping_anything(verbs, session, window, play, tmp_path):
    here = tmp_path / "boat.png"
    here.write_bytes(b"x")
    session.desk.put(a_request(1, state=State.DONE, outputs=(output(here),)))
    verbs.act("row-1", "save_as")
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    play(lambda: dialog.fileSelected.emit(str(tmp_path / "copy.png")))
    assert session.calls == [("save_as", tmp_path / "copy.png")]
    dialog.close()


def test_saving_all_asks_for_a_folder(verbs, session, window, play, tmp_path):
    outputs = (output(tmp_path / "one.png"), output(tmp_path / "two.png", 1), output(None, 2))
    session.desk.put(a_request(1, state=State.DONE, outputs=outputs))
    verbs.act("row-1", "save_as")
    dialog = window.findChild(QFileDialog)
    play(lambda: dialog.fileSelected.emit(str(tmp_path)))
    assert session.calls == [("save_all", ("row-1", tmp_path))]
    dialog.close()


def test_nothing_to_save_is_said(verbs, session, toast, play):
    session.desk.put(a_request(1))
    verbs.act("row-1", "save_as")
    assert toast.text == "There is no file to save yet."


# --- the status line


@pytest.mark.parametrize(
    ("state", "paused", "words"),
    [
        (AccountChanged("a"), False, "Connected"),
        (AccountChanged("a"), True, "Sending is paused"),
        (AccountChanged("a", offline_since=NOW - 60), True, "Offline since"),
        (AccountChanged("a", paused_until=NOW + 12), False, "The Router asked for a pause: 12 s"),
        (AccountChanged("a", paused_until=NOW - 1), False, "Connected"),
        (AccountChanged("a", needs_key=True, offline_since=NOW), False, "does not accept the key"),
    ],
)
def test_the_line_is_told_in_words(state, paused, words):
    assert words in line_state(state, paused, NOW).text


def test_the_balance_says_its_age():
    assert balance_in_words(AccountChanged("a"), NOW) == ""
    assert balance_in_words(AccountChanged("a", balance="$12.30", balance_at=NOW - 5), NOW) == "Balance $12.30"
    assert (
        balance_in_words(AccountChanged("a", balance="$12.30", balance_at=NOW - 240), NOW)
        == "Balance $12.30, 4 min ago"
    )


def test_the_status_line_names_the_practice_router(qtbot):
    line = StatusLine()
    qtbot.addWidget(line)
    line.set_account(PRACTICE)
    line.show_state(AccountChanged("practice"), False, Counts(running=3, waiting=2), NOW)
    assert line.words == "Practice Router · Connected · 3 running, 2 waiting here"
    line.set_account(Account("main", "My & your studio", "https://router.example.net"))
    assert line.words.startswith("My & your studio at router.example.net")
    with qtbot.waitSignal(line.keyClicked):
        line.show_state(AccountChanged("main", needs_key=True), False, Counts(), NOW)
        assert not line._key.isHidden()
        line._key.click()


# --- what may be copied


def test_secrets_do_not_leave():
    text = f'Authorization: Bearer abcdef0123456789 key comfyui-abc123 at "{SIGNED}" and X-API-Key: comfyui-zzz'
    clean = without_secrets(text)
    for secret in ("abc123", "zzz", "abcdef0123", "Signature", "600"):
        assert secret not in clean
    assert "https://cdn.example.net/a.png?…" in clean


def test_the_support_text_has_ids_and_times_and_no_prompt():
    failure = Failure("refused", 502, "provider_error", detail=f"see {SIGNED}", call_id="call-9")
    handle = Handle("req_42", "u1", "u2", "u3")
    row = a_request(1, state=State.FAILED, handle=handle, failure=failure)
    text = support_text(row, ((NOW, f"Read {SIGNED}"),), PRACTICE, "0.1.0")
    for part in ("req_42", "call-9", "502", "provider_error", row.key, "2023-11-14 22:21:40.000 UTC", "not reported"):
        assert part in text
    assert "Signature" not in text
    assert row.prompt not in text


def test_a_long_answer_is_shown_in_part():
    assert bounded("short") == "short"
    long = bounded("x" * (TEXT_AT_MOST + 5))
    assert len(long) < TEXT_AT_MOST + 100
    assert "the first 200,000 of 200,005 characters" in long


def test_details_follow_their_request_and_close_clean(session, window, play, run_async):
    row = a_request(1, state=State.IN_QUEUE, position=3, raw_path="/kept/raw.json")
    session.desk.put(row)
    shown: list[str] = []

    async def main() -> None:
        details = DetailsPane(session, lambda _: Around(NOW), lambda: NOW)
        details.show_request(row.id)  # unseen it reads nothing
        assert "timeline" not in session.names()
        details.show()
        for _ in range(10):
            await asyncio.sleep(0)
        shown.extend(label.text() for label in details.findChildren(QLabel))
        assert "/kept/raw.json" in shown
        assert "/kept/raw.json" not in support_text(row, [], None, "1.0")  # the path names who sits here
        session.desk.put(replace(row, state=State.FAILED, failure=Failure("refused", 502, "provider_error")))
        shown.append(details.page.status.text())
        details.page.tabs.setCurrentWidget(details.page.raw)
        for _ in range(10):
            await asyncio.sleep(0)
        shown.append(details.page.raw.toPlainText())
        details.page.copy.click()
        others = [
            a_request(number, state=State.DONE, credits="21.1", first_sent_at=NOW, ended_at=NOW + 60)
            for number in (2, 3)
        ]
        for other in others:
            session.desk.put(other)
        details.show_requests([other.id for other in others])
        summary = dict(details.summary.texts())
        assert details.heading.text() == "2 requests"
        assert summary["State"] == "2 of 2 done"
        assert summary["Reported cost"] == "$0.20"
        assert summary["Time together"] == "2:00, 1:00 each"
        details.let_go()
        details.close()
        details.deleteLater()
        await asyncio.sleep(0.01)
        await stop_spawned()

    run_async(main())
    assert "Recorded" in shown
    assert "In queue, 3 ahead · 7.5 s later" in shown
    assert any("partner" in text for text in shown)
    assert '{"result": {"sample": "<link>"}}' in shown
    assert session.desk.listeners == []
    assert row.key in QGuiApplication.clipboard().text()
