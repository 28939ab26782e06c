"""For all tests of the window: garbage is collected between them and in the main thread, as the window does it itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from comfy_desk.ui import disk

_tests = 0
_FULL_EVERY = 40
_MANY = 400
"""Widgets left in circles, above which all garbage is collected: each change of the theme would restyle them, too."""


@pytest.fixture(autouse=True)
def _healthy_disks_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is: tests of disks that hang have a time of their own."""
    monkeypatch.setattr(disk, "BLINK", 10.0)


@pytest.fixture(autouse=True)
def _garbage_in_this_thread() -> Iterator[None]:
    """What a test leaves in circles must not be found by a thread of a later one: Qt's objects die in their own thread."""
    global _tests
    was_on = gc.isenabled()
    gc.disable()
    yield
    _tests += 1
    full = _tests % _FULL_EVERY == 0 or (QApplication.instance() is not None and len(QApplication.allWidgets()) > _MANY)
    gc.collect(2 if full else 1)
    if was_on:
        gc.enable()
