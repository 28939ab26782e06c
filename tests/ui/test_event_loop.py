"""The window's loop: steps in order in one turn of Qt, times never early, cancelled ones forgotten, Qt not starved."""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from comfy_desk.app.loop import EventLoop

Run = Callable[[Coroutine[Any, Any, Any]], Any]


@pytest.fixture
def loop(qapp: QApplication) -> Iterator[EventLoop]:
    made = EventLoop(qapp)
    asyncio.set_event_loop(made)
    with made:
        yield made
    asyncio.set_event_loop(None)


def test_steps_run_in_order_and_after_the_caller(loop: EventLoop) -> None:
    seen: list[str] = []

    async def main() -> None:
        loop.call_soon(seen.append, "one")
        loop.call_soon(lambda: (seen.append("two"), loop.call_soon(seen.append, "four")))
        loop.call_soon(seen.append, "three")
        gone = loop.call_soon(seen.append, "never")
        gone.cancel()
        seen.append("caller")
        for _ in range(3):
            await asyncio.sleep(0)

    loop.run_until_complete(main())
    assert seen == ["caller", "one", "two", "three", "four"]


def test_a_chain_of_steps_costs_one_turn_of_qt(loop: EventLoop, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = 0
    take = EventLoop._take_turn

    def counted(self: EventLoop) -> None:
        nonlocal turns
        turns += 1
        take(self)

    monkeypatch.setattr(EventLoop, "_take_turn", counted)

    async def main() -> None:
        for _ in range(20):
            await asyncio.create_task(asyncio.sleep(0))

    loop.run_until_complete(main())
    assert turns <= 3


def test_qt_has_its_turn_beside_steps_without_end(loop: EventLoop, qapp: QApplication) -> None:
    rang: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: rang.append(time.monotonic()))
    timer.start(1)

    async def main() -> None:
        end = time.monotonic() + 0.2
        while time.monotonic() < end:
            await asyncio.sleep(0)

    loop.run_until_complete(main())
    timer.stop()
    assert len(rang) >= 3  # a starved one rings once, or never


def test_what_is_for_later_comes_in_time_and_never_early(loop: EventLoop) -> None:
    early: list[float] = []

    async def one(delay: float) -> None:
        start = time.monotonic()
        await asyncio.sleep(delay)
        early.append(time.monotonic() - start - delay)

    async def main() -> None:
        await asyncio.gather(*(one(delay / 1000) for delay in (120, 3, 50, 1, 77, 20, 3)))

    loop.run_until_complete(main())
    assert len(early) == 7
    assert min(early) >= 0.0


def test_cancelled_times_are_forgotten(loop: EventLoop) -> None:
    async def main() -> None:
        for _ in range(1_000):
            async with asyncio.timeout(60):
                await asyncio.sleep(0)
        await asyncio.sleep(0.001)
        assert len(loop._later) < 200
        assert loop.call_later(100 * 86400.0, print).when() > loop.time()  # qasync's own overflows at 25 days

    loop.run_until_complete(main())


def test_another_thread_can_ask(loop: EventLoop) -> None:
    async def main() -> int:
        future: asyncio.Future[int] = loop.create_future()
        thread = threading.Thread(target=lambda: loop.call_soon_threadsafe(future.set_result, 7))
        thread.start()
        try:
            return await asyncio.wait_for(future, 5) + await asyncio.to_thread(lambda: 1)
        finally:
            thread.join()

    assert loop.run_until_complete(main()) == 8


def test_an_error_in_a_step_is_told_and_the_next_runs(loop: EventLoop) -> None:
    told: list[dict[str, Any]] = []
    loop.set_exception_handler(lambda _loop, context: told.append(context))

    async def main() -> bool:
        done: asyncio.Future[bool] = loop.create_future()
        loop.call_soon(lambda: 1 / 0)
        loop.call_soon(done.set_result, True)
        return await done

    assert loop.run_until_complete(main())
    assert isinstance(told[0]["exception"], ZeroDivisionError)


def test_it_can_run_again_and_be_closed_with_times_pending(qapp: QApplication) -> None:
    made = EventLoop(qapp)
    for number in range(3):

        async def main(number: int = number) -> int:
            await asyncio.sleep(0.001)
            return number

        assert made.run_until_complete(main()) == number
    made.call_later(30, print)
    made.close()
    qapp.processEvents()


@pytest.mark.parametrize("seconds", [25 * 86_400.0, 2.0**31, 1e9, 1e300, math.inf])
def test_a_wait_of_any_length_overflows_nothing_and_keeps_nobody(loop: EventLoop, seconds: float) -> None:
    async def main() -> None:
        endless = loop.create_task(asyncio.sleep(seconds))
        called: asyncio.Future[None] = loop.create_future()
        other = threading.Timer(0.03, lambda: loop.call_soon_threadsafe(called.set_result, None))
        other.start()
        await called  # until then there is nothing sooner
        other.join()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.sleep(seconds), 0.02)
        await asyncio.sleep(0.02)
        assert not endless.done()
        endless.cancel()
        await asyncio.wait([endless])
        assert endless.cancelled()

    loop.run_until_complete(main())


def test_no_step_is_taken_while_the_loop_does_not_run(loop: EventLoop, qapp: QApplication) -> None:
    """Qt's events are looked through once more after each run: a step would find no running loop."""
    found: list[asyncio.AbstractEventLoop] = []
    loop.call_soon(lambda: found.append(asyncio.get_running_loop()))
    for _ in range(5):
        qapp.processEvents()
    assert found == []
    loop.run_until_complete(asyncio.sleep(0))
    assert found == [loop]
