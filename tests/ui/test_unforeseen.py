"""Faults that nobody foresaw: every one is in the log, and one that comes back again and again is said once in a while."""

from __future__ import annotations

import asyncio
import sys
import threading

import pytest

from comfy_desk.app.faults import Faults
from comfy_desk.domain.errors import DeskError


def test_all_are_logged_and_a_flood_is_said_once_in_half_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    said: list[str] = []
    now = [1000.0]

    async def main() -> None:
        before = sys.excepthook, threading.excepthook
        with Faults(said.append, lambda: now[0]).heard(asyncio.get_running_loop()):
            for number in range(200):
                sys.excepthook(ValueError, ValueError(f"paint {number}"), None)
            await asyncio.sleep(0)
            assert len(said) == 1
            now[0] += 31.0
            asyncio.get_running_loop().call_exception_handler({"message": "later", "exception": KeyError("x")})
            await asyncio.sleep(0)
            assert len(said) == 2
        assert (sys.excepthook, threading.excepthook) == before

    asyncio.run(main())
    assert sum("Uncaught" in record.message for record in caplog.records) == 200
    assert not any("paint" in sentence for sentence in said)


def test_what_is_no_fault_is_not_said_and_a_foreseen_one_in_its_own_words() -> None:
    said: list[str] = []

    async def main() -> None:
        with Faults(said.append).heard(asyncio.get_running_loop()):
            sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
            asyncio.get_running_loop().call_exception_handler({"message": "no exception in it"})
            await asyncio.sleep(0)
            assert said == []
            sys.excepthook(DeskError, DeskError("The disk is full.", "Make room."), None)
            await asyncio.sleep(0)

    asyncio.run(main())
    assert said == ["The disk is full."]


def test_after_the_loop_has_closed_they_are_logged_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    with Faults(lambda _sentence: None).heard(loop):
        loop.close()
        thread = threading.Thread(target=lambda: 1 / 0, name="work_3")
        thread.start()
        thread.join()
    assert "In work_3" in caplog.text
    assert "ZeroDivisionError" in caplog.text
