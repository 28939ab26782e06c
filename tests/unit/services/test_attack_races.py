"""Attacks at every step of a send: whatever the artist does between two turns of the loop, the row says what was sent.

A request is added; after so many turns of the loop one thing happens. Then the Router's view is held against the row's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from travelling import FakeRouter, Made, accepted, dead_line, follow, no_line, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.request import Hold, State
from comfy_desk.domain.serving import ANY, Serving

STEPS = range(44)
"""Turns of the loop; at the last ones it has been sent and answered."""

SLOW = 0.01
"""Seconds that the Router takes to answer."""


class Seen(FakeRouter):
    """Writes down the body and the API key of each submit."""

    def __init__(self, marks: list[str], **answers: Any) -> None:
        super().__init__(**answers)
        self.marks = marks
        self.sent: list[tuple[bytes, str]] = []

    async def submit(self, model: str, body: bytes, key: str, _serving: Serving = ANY, _look: Any = None) -> Any:
        self.sent.append((body, self.marks[0]))
        return await super().submit(model, body, key)


def at_each_step(
    act: Callable[[Made, Seen], Coroutine[Any, Any, None]], check: Callable[[Made, Seen], None], **answers: Any
) -> set[str]:
    """The states that the row had when it happened: whoever reads the test sees that all of them were met."""
    met: set[str] = set()

    async def once(step: int) -> None:
        marks = ["one"]
        router = Seen(marks, **{name: list(words) for name, words in answers.items()})
        async with follow(router) as made:
            made.submitter._key_mark = lambda: marks[0]
            await made.add()
            for _ in range(step):
                await asyncio.sleep(0 if step < 40 else SLOW / 3)
            met.add(str(made.row().state))
            await act(made, router)
            await asyncio.sleep(400.0)
            check(made, router)

    for step in STEPS:
        travel(once(step))
    return met


def test_a_correction_is_what_is_sent_or_comes_too_late() -> None:
    async def correct(made: Made, _router: Seen) -> None:
        await made.desk.apply("a", seen.Corrected(made.hands.wall(), "11", 3, "a dog", None), b"new")

    def check(made: Made, router: Seen) -> None:
        assert [body for body, _ in router.sent] == [b"new" if made.row().body_sha256 == "11" else b"{}"]

    assert at_each_step(correct, check) >= {"waiting", "sending", "in_queue"}


@pytest.mark.parametrize("answer", [accepted(), no_line()], ids=["taken", "no line"])
def test_what_is_cancelled_was_not_sent_or_is_cancelled_there(answer: Any) -> None:
    async def cancel(made: Made, _router: Seen) -> None:
        await made.desk.apply("a", seen.CancelAsked(made.hands.wall()))

    def check(made: Made, router: Seen) -> None:
        if made.row().state is State.CANCELLED:
            assert len(router.sent) == 0 or made.row().handle is None
            assert router.times("cancel") == []
        else:
            assert made.row().cancel_accepted_at is not None
            assert len(router.times("cancel")) == 1
        assert len(router.sent) <= 1

    met = at_each_step(cancel, check, submits=[answer])
    assert met >= {"waiting", "sending"}


@pytest.mark.parametrize("wish", [seen.Removed, lambda at: seen.Held(at, Hold.PAUSED)], ids=["removed", "held back"])
def test_what_is_taken_out_of_the_line_was_not_sent_or_is_not_taken_out(wish: Callable[[float], Any]) -> None:
    async def take(made: Made, _router: Seen) -> None:
        await made.desk.apply("a", wish(made.hands.wall()))

    def check(made: Made, router: Seen) -> None:
        row = made.row()
        taken = row.removed_at is not None or row.hold is Hold.PAUSED
        assert len(router.sent) == (0 if taken else 1)
        assert (row.handle is None) == taken

    assert at_each_step(take, check) >= {"waiting", "sending", "in_queue"}


def test_pausing_stops_what_has_not_left_yet() -> None:
    async def pause(made: Made, _router: Seen) -> None:
        made.desk.set_paused("hand")

    def check(made: Made, router: Seen) -> None:
        assert len(router.sent) == (0 if made.row().state is State.WAITING else 1)

    assert at_each_step(pause, check) >= {"waiting", "sending", "in_queue"}


@pytest.mark.parametrize("first", [accepted(), dead_line()], ids=["taken", "no answer"])
def test_the_row_names_the_key_that_it_was_sent_with(first: Any) -> None:
    async def replace_key(made: Made, router: Seen) -> None:
        router.marks[0] = "two"
        made.gate.key_changed()

    def check(made: Made, router: Seen) -> None:
        row = made.row()
        assert row.key_mark == router.sent[-1][1]
        if router.sent[0][1] == "one" and first.__class__ is not accepted().__class__:  # it may have arrived under it
            assert {mark for _, mark in router.sent} == {"one"}
            assert row.hold is Hold.OTHER_KEY
        else:
            assert row.handle is not None

    answers = [first, accepted()] if not isinstance(first, type(accepted())) else [first]
    assert at_each_step(replace_key, check, submits=answers) >= {"waiting", "sending"}


def test_sending_it_now_twice_is_one_call() -> None:
    async def press(made: Made, _router: Seen) -> None:
        for _ in range(2):
            await made.desk.apply("a", seen.SendAgainAsked(made.hands.wall()))

    def check(made: Made, router: Seen) -> None:
        assert len(router.sent) == 1
        assert made.row().handle is not None

    assert at_each_step(press, check) >= {"waiting", "sending", "in_queue"}
