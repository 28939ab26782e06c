"""What Compose sends is noted whole for the history of prompts, once a press, and never in the way of sending."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import pytest
from fake_session import MODELS, FakeSession
from pytestqt.qtbot import QtBot

from comfy_desk.domain.errors import DeskError
from comfy_desk.ui.forms.text_edit import PromptEdit
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.views.compose import ComposeView

MODEL = MODELS[0].id
LONG = "A boat in the fog, \n" * 150
"""Longer than what a row keeps of it, and not in one line."""


async def settle() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


@pytest.fixture
def play(qtbot: QtBot, run_async: Callable[..., Any]) -> Callable[..., FakeSession]:
    def scene(steps: Callable[[ComposeView, FakeSession], Any]) -> FakeSession:
        session = FakeSession()
        told: list[DeskError] = []
        ticks = itertools.count(0, 10)  # every press is a deliberate one
        compose = ComposeView(session, told.append, clock=lambda: float(next(ticks)))
        qtbot.addWidget(compose)
        compose.resize(380, 800)
        compose.show()

        async def main() -> None:
            try:
                compose.load(MODEL, {"prompt": LONG, "seed": 7})
                await settle()
                await steps(compose, session)
            finally:
                await compose.put_away()
                await stop_spawned()

        run_async(main())
        assert told == []
        return session

    return scene


async def press(compose: ComposeView) -> None:
    """Until it is written down: bodies of a batch are made in a thread, which may take its time."""
    done = asyncio.Event()
    compose.submitted.connect(lambda _id: done.set())
    compose.batchSubmitted.connect(lambda _id: done.set())
    compose.foot.button.click()
    await asyncio.wait_for(done.wait(), 8)
    await settle()


def test_a_request_and_a_batch_note_their_prompt_whole(play: Any) -> None:
    async def steps(compose: ComposeView, session: FakeSession) -> None:
        await press(compose)
        assert session.prompts.noted == [((MODEL, LONG),)]
        assert len(session.submitted[0][2]) <= 500
        compose.foot.many.setValue(3)
        await press(compose)

    session = play(steps)
    assert len(session.submitted) == 4
    assert [set(noted) for noted in session.prompts.noted] == [{(MODEL, LONG)}] * 2
    assert [one.text for one in session.prompts.sent] == [LONG]


def test_a_history_that_cannot_be_written_does_not_stop_a_request(play: Any) -> None:
    async def steps(compose: ComposeView, session: FakeSession) -> None:
        async def broken(sent: Any) -> None:
            raise RuntimeError("nobody foresaw this")

        session.prompts.note = broken  # type: ignore[method-assign]
        heard: list[str] = []
        compose.submitted.connect(heard.append)
        await press(compose)
        assert len(heard) == 1

    assert len(play(steps).submitted) == 1


def test_the_prompt_in_compose_has_its_earlier_words(play: Any) -> None:
    async def steps(compose: ComposeView, session: FakeSession) -> None:
        edit = next(edit for edit in compose.form.findChildren(PromptEdit) if edit.field.bears_prompt)
        edit.focus_target().setFocus()
        await press(compose)
        edit.write("something new")
        edit.walk(1)
        assert edit.value() == LONG
        edit.walk(-1)
        assert edit.value() == "something new"
        assert session.calls

    play(steps)
