"""One deliberate press is one request: whatever else the finger, the keyboard and the model do meanwhile."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace

import pytest
from fake_session import MODELS, FakeSession
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from test_compose import MODEL, Clock, opened, play, settle  # noqa: F401 - play is a fixture

from comfy_desk.schema import to_bytes
from comfy_desk.ui import apart
from comfy_desk.ui.views.compose import ComposeView

OTHER = MODELS[2].id


@pytest.fixture
def session():
    return FakeSession()


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def compose(qtbot, session, clock):
    view = ComposeView(session, lambda error: None, clock=clock)
    qtbot.addWidget(view)
    view.resize(380, 800)
    view.show()
    return view


def held(widget, key=Qt.Key.Key_Return, times: int = 60) -> None:
    """Ctrl+Enter as a keyboard repeats it."""
    for number in range(times):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.ControlModifier, "\r", number > 0)
        QApplication.sendEvent(widget, event)


def test_click_and_shortcut_together_are_one_and_so_is_a_held_key(play, compose, session, clock, qtbot):  # noqa: F811
    async def steps() -> None:
        await opened(compose)
        qtbot.mouseClick(compose.foot.button, Qt.MouseButton.LeftButton)
        compose.generate.trigger()
        compose.form.submitRequested.emit()
        held(compose.form)
        await settle()
        assert len(session.submitted) == 1
        clock.now += 60
        compose.form.focus_first()
        held(QApplication.focusWidget() or compose.form)
        await settle()
        clock.now += 60
        held(compose.form, Qt.Key.Key_Enter)
        await settle()
        assert len(session.submitted) == 3

    play(steps)


def test_a_session_that_takes_ten_seconds_gets_one_submit_and_the_button_says_why(play, compose, session, clock):  # noqa: F811
    async def steps() -> None:
        await opened(compose)
        session.gate.clear()
        compose.foot.button.click()
        for _ in range(20):
            clock.now += 0.5
            compose.foot.button.click()
            compose.generate.trigger()
            held(compose.form, times=3)
            await asyncio.sleep(0.02)
        assert session.names().count("submit") == 1
        assert compose.foot.button.text() == "Writing it down…"
        session.gate.set()
        await settle()
        assert len(session.submitted) == 1
        assert compose.foot.button.text() == "Generate"
        clock.now += 1
        compose.foot.button.click()
        await settle()
        assert len(session.submitted) == 2

    play(steps)


def test_a_press_while_another_model_is_opened_sends_nothing_of_either(play, compose, session, clock):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"prompt": "for the first", "seed": 1})
        compose.picker.chosen.emit(OTHER)
        for _ in range(5):
            compose.foot.button.click()
            compose.generate.trigger()
            clock.now += 1
        assert not session.submitted
        await settle()
        assert not session.submitted  # nothing was kept for later
        clock.now += 1
        compose.foot.button.click()
        await settle()
        assert [model for model, *_ in session.submitted] == [OTHER]

    play(steps)


def test_what_was_pressed_before_the_model_changed_goes_as_it_was_pressed(play, compose, session, clock):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"prompt": "for the first", "seed": 1})
        session.gate.clear()
        compose.foot.button.click()
        await settle()
        compose.picker.chosen.emit(OTHER)
        await settle()
        compose.form.set_body({"prompt": "for the second"})
        compose.foot.button.click()  # the first is still being written down
        await settle()
        session.gate.set()
        await settle()
        assert [(model, body) for model, body, *_ in session.submitted] == [
            (MODEL, b'{"prompt":"for the first","seed":1}')
        ]
        assert session.told[0].document_etag == '"1"'
        assert compose.model == OTHER
        assert compose.form.body()["prompt"] == "for the second"

    play(steps)


def test_undo_of_what_was_brought_over_and_a_press_are_two_things(play, compose, session, clock):  # noqa: F811
    async def steps() -> None:
        await opened(compose, {"prompt": "for the first", "seed": 1})
        compose.picker.chosen.emit(OTHER)
        await settle()
        note = compose.notes.note("own")
        assert note is not None
        note.buttons[0].click()
        await settle()
        assert not session.submitted

    play(steps)


def test_a_large_body_is_written_beside_the_window_as_it_stood_at_the_press(play, compose, session, clock, monkeypatch):  # noqa: F811
    """One press, one request, and nothing that is changed or chosen while it is written changes what is sent."""
    picture = "A" * 2_000_000
    hold = threading.Event()
    threads = []

    def writing(body, **more):
        threads.append(threading.current_thread())
        hold.wait(20)
        return to_bytes(body, **more)

    async def written(number: int) -> None:
        while len(session.submitted) < number:
            await asyncio.sleep(0.005)

    async def steps() -> None:
        await opened(compose, {"prompt": "a boat", "seed": 7, "extra": {"picture": picture, "list": [1]}})
        compose.form.clear_errors()
        monkeypatch.setattr(apart, "to_bytes", writing)
        pressed = to_bytes(compose.form.body())
        compose.foot.button.click()
        for _ in range(4):
            clock.now += 1
            compose.foot.button.click()
            await asyncio.sleep(0.005)
        compose.form.set_body({"prompt": "another", "seed": 8})
        assert not session.submitted
        hold.set()
        await written(1)
        assert [body for _, body, _, _ in session.submitted] == [pressed]
        assert threading.main_thread() not in threads
        assert len(threads) == 1
        clock.now += 60
        hold.clear()
        compose.form.set_body({"prompt": "b", "seed": 9, "extra": picture})
        compose.foot.button.click()
        await asyncio.sleep(0.005)
        session.account = replace(session.account, id="other")
        hold.set()
        while compose.posting.recording or not told:  # it is told in a turn of its own
            await asyncio.sleep(0.005)
        assert len(session.submitted) == 1
        assert "Another account was chosen" in told[-1].sentence

    told = []
    compose.posting._on_error = told.append
    play(steps)
