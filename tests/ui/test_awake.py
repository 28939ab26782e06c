"""Keeping the machine awake: taken while it is wanted, given back after, and said where no way could be had."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QObject

from comfy_desk.ui.awake import Answer, Awake, ChildProcess, State, Windows, state_in_words


class Fake:
    """A way that is answered by the test."""

    def __init__(self, told: list[str], name: str) -> None:
        self.told, self.name = told, name
        self.answer: Answer = lambda _held: None

    def take(self, _reason: str, done: Answer) -> None:
        self.told.append(f"{self.name} taken")
        self.answer = done

    def release(self) -> None:
        self.told.append(f"{self.name} released")


def test_ways_are_tried_in_turn_and_given_back(qapp: Any) -> None:
    told: list[str] = []
    first, second = Fake(told, "first"), Fake(told, "second")
    awake = Awake((first, second))
    awake.want(True)
    awake.want(True)  # once is enough
    first.answer(False)
    second.answer(True)
    assert (awake.state, told) == (State.HELD, ["first taken", "second taken"])
    awake.want(False)
    assert (awake.state, told[2:]) == (State.FREE, ["second released"])
    late = first.answer
    awake.want(True)
    late(True)  # an answer to the wish of before
    assert awake.state is State.ASKING
    awake.close()  # while it is being asked for
    first.answer(True)
    assert (awake.state, told[3:]) == (State.FREE, ["first taken", "first released"])
    awake.want(True)
    first.answer(False)
    second.answer(False)
    assert awake.state is State.REFUSED
    assert state_in_words(awake.state)
    assert Awake(()).state is State.FREE


def test_a_child_process_and_a_state_of_the_thread_end_with_the_wish(qtbot: Any) -> None:
    owner, states = QObject(), list[int]()
    child = ChildProcess((sys.executable, "-c", "import time; time.sleep(60)"), owner)
    awake = Awake((ChildProcess(("/no/such/program",), owner), child))
    awake.want(True)
    qtbot.waitUntil(lambda: awake.state is State.HELD)
    assert child._process is not None
    pid = child._process.processId()
    awake.want(False)
    assert (child._process, pid > 0) == (None, True)
    windows = Windows(lambda state: states.append(state) or 1)  # type: ignore[func-returns-value]
    awake = Awake((windows,))
    awake.want(True)
    awake.want(False)
    assert states == [0x80000001, 0x80000000]
