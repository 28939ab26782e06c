"""Blocking calls that do not hold the program up: limits, one stuck thread at most, and an end."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from comfy_desk.vault.patience import Patience, StillWaiting


class Gate:
    """A blocking call that waits until it is let through."""

    def __init__(self) -> None:
        self._open = threading.Event()
        self.calls = 0

    def __call__(self) -> str:
        self.calls += 1
        self._open.wait()
        return "through"

    def open(self) -> None:
        self._open.set()


@pytest.fixture
def gate():
    made = Gate()
    yield made
    made.open()


def keyring_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "keyring"]


def test_it_gives_what_the_function_gives_and_runs_it_elsewhere():
    async def main() -> None:
        patience = Patience(5)
        assert await patience.call(lambda: 7) == 7
        assert await patience.call(threading.current_thread) is not threading.current_thread()
        with pytest.raises(ZeroDivisionError):
            await patience.call(lambda: 1 / 0)

    asyncio.run(main())


def test_the_loop_goes_on_while_a_call_blocks(gate):
    async def main() -> None:
        task = asyncio.create_task(Patience(5).call(gate))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not task.done()
        gate.open()
        assert await task == "through"

    asyncio.run(main())


def test_a_stuck_call_is_abandoned_and_no_other_joins_it(gate):
    async def main() -> None:
        patience = Patience(0.01)
        with pytest.raises(StillWaiting):
            await patience.call(gate)
        assert patience.stuck
        before = time.monotonic()
        for _ in range(20):
            with pytest.raises(StillWaiting):
                await patience.call(gate)
        assert time.monotonic() - before < 0.01 * 20
        assert gate.calls == 1
        assert len(keyring_threads()) == 1

    asyncio.run(main())


def test_those_in_line_behind_a_stuck_call_do_not_start_either(gate):
    async def main() -> None:
        patience = Patience(0.01)
        outcomes = await asyncio.gather(*(patience.call(gate) for _ in range(10)), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StillWaiting] * 10
        assert gate.calls == 1

    asyncio.run(main())


def test_after_the_stuck_call_ended_calls_work_again(gate):
    async def main() -> None:
        patience = Patience(0.05)
        await patience.freed()
        with pytest.raises(StillWaiting):
            await patience.call(gate)
        waiting = asyncio.create_task(patience.freed())
        await asyncio.sleep(0)
        assert not waiting.done()
        gate.open()
        await asyncio.wait_for(waiting, 5)
        assert not patience.stuck
        assert await patience.call(lambda: "again") == "again"

    asyncio.run(main())


def test_a_cancelled_wait_leaves_its_call_behind_like_a_stuck_one(gate):
    async def main() -> None:
        patience = Patience(5)
        task = asyncio.create_task(patience.call(gate))
        while not gate.calls:
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(StillWaiting):
            await patience.call(gate)
        assert gate.calls == 1

    asyncio.run(main())


def test_the_loop_closes_at_once_below_a_stuck_call(gate):
    async def main() -> None:
        with pytest.raises(StillWaiting):
            await Patience(0.01).call(gate)

    before = time.monotonic()
    asyncio.run(main())
    assert time.monotonic() - before < 2
    (thread,) = keyring_threads()
    assert thread.daemon
    gate.open()
    thread.join()  # and its answer to a loop that is gone does no harm
