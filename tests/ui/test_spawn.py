"""spawn: owned, cancelled with its owner, and loud when something goes wrong."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject
from qasync import QEventLoop

from comfy_desk.domain.errors import DeskError, Failure, NotSent
from comfy_desk.ui.spawn import sentence_of, spawn, stop_spawned


def run(qapp: Any, coro: Any) -> Any:
    loop = QEventLoop(qapp)
    with loop:
        return loop.run_until_complete(coro)


def test_the_task_runs_and_its_value_can_be_had(qapp):
    async def work() -> int:
        await asyncio.sleep(0)
        return 7

    owner = QObject()

    async def kept() -> int:
        return await spawn(work(), owner)

    assert run(qapp, kept()) == 7


def test_destroying_the_owner_cancels_its_tasks_and_no_others(qapp):
    async def main() -> tuple[bool, bool]:
        owner, other = QObject(), QObject()
        mine = spawn(asyncio.sleep(60), owner)
        again = spawn(asyncio.sleep(60), owner)
        theirs = spawn(asyncio.sleep(60), other)
        await asyncio.sleep(0)
        shiboken6.delete(owner)
        await asyncio.gather(mine, again, return_exceptions=True)
        kept = not theirs.done()
        await stop_spawned()
        return mine.cancelled() and again.cancelled(), kept and theirs.cancelled()

    assert run(qapp, main()) == (True, True)


def test_a_foreseen_error_arrives_as_its_own_sentence(qapp, caplog):
    told: list[DeskError] = []

    async def fail() -> None:
        raise DeskError("The folder cannot be written.", "Choose another")

    async def main() -> None:
        owner = QObject()
        task = spawn(fail(), owner, told.append)
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(0)

    with caplog.at_level(logging.WARNING):
        run(qapp, main())
    assert [error.sentence for error in told] == ["The folder cannot be written."]
    assert "DeskError" in caplog.text


def test_an_unforeseen_error_is_logged_whole_and_shown_without_its_text(qapp, caplog):
    told: list[DeskError] = []

    async def fail() -> None:
        raise ValueError("comfyui-secret")

    async def main() -> None:
        owner = QObject()
        await asyncio.gather(spawn(fail(), owner, told.append), return_exceptions=True)
        await asyncio.sleep(0)

    with caplog.at_level(logging.ERROR):
        run(qapp, main())
    assert "comfyui-secret" not in told[0].sentence + told[0].details
    assert told[0].details == "ValueError"
    assert caplog.records[0].exc_info is not None


def test_a_cancel_is_no_error(qapp):
    told: list[DeskError] = []

    async def main() -> None:
        owner = QObject()
        task = spawn(asyncio.sleep(60), owner, told.append)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(0)

    run(qapp, main())
    assert told == []


def test_a_router_error_is_told_in_the_words_of_the_trade():
    told = sentence_of(NotSent(Failure("not_sent")))
    assert told.sentence == "The Router could not be reached."


def test_nothing_gathers_at_the_owner_over_many_tasks(qapp):
    async def main() -> int:
        owner = QObject()
        for _ in range(50):
            await spawn(asyncio.sleep(0), owner)
        await asyncio.sleep(0)
        return len(owner.children())

    assert run(qapp, main()) == 1


def test_outside_a_running_loop_it_says_so(qapp):
    coro = asyncio.sleep(0)
    with pytest.raises(RuntimeError):
        spawn(coro, QObject())
    coro.close()
