"""Garbage is collected in the window's thread, however many objects another thread makes."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest
from PySide6.QtWidgets import QApplication

from comfy_desk.ui.garbage import GarbageTurns


class Circle:
    def __init__(self) -> None:
        self.me = self


def test_a_busy_thread_collects_nothing_and_the_turn_does(qapp: QApplication) -> None:
    gc.enable()
    turns = GarbageTurns()
    try:
        gone = weakref.ref(Circle())
        made: list[list[int]] = []
        busy = threading.Thread(target=lambda: made.extend([number] for number in range(100_000)))
        busy.start()
        busy.join()
        assert gone() is not None
        turns.turn()
        assert gone() is None
    finally:
        turns.close()
    assert gc.isenabled()


@pytest.mark.parametrize("on", [True, False])
def test_it_leaves_things_as_they_were(qapp: QApplication, on: bool) -> None:
    gc.enable() if on else gc.disable()
    turns = GarbageTurns()
    assert not gc.isenabled()
    turns.close()
    assert gc.isenabled() is on
