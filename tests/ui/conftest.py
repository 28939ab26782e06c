"""For all tests of the window: garbage is collected between them and in the main thread, as the window does it itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from comfy_desk.ui import disk


@pytest.fixture(autouse=True)
def _healthy_disks_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is: tests of disks that hang have a time of their own."""
    monkeypatch.setattr(disk, "BLINK", 10.0)


@pytest.fixture(autouse=True)
def _garbage_in_this_thread() -> Iterator[None]:
    """What a test leaves in circles must not be found by a thread of a later one: Qt's objects die in their own thread.

    All of it goes, for each change of the theme would restyle what is left, too. That costs little: what was loaded before
    the first test is frozen (see the conftest above).
    """
    was_on = gc.isenabled()
    gc.disable()
    yield
    gc.collect()
    if was_on:
        gc.enable()
