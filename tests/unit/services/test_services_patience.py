"""How long each call may take: as long as the work does, where it goes on; and no call for ever.

The transport here keeps to httpx's own limits, phase by phase, on the virtual clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from consequences import BODY, CALL_ID, CANCEL, DIRECT, RESULT_READ, STATUS, SUBMIT, Wire, read_path, services, stored
from travelling import START, now, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.request import Delivery, State


class Slowly(httpx.AsyncByteStream):
    """So many pieces, one every so many seconds; a reader that is not that patient gets a ReadTimeout."""

    def __init__(self, pieces: int, seconds: float, patience: float) -> None:
        self.pieces, self.seconds, self.patience = pieces, seconds, patience

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield b"["
        for number in range(self.pieces):
            await asyncio.sleep(min(self.seconds, self.patience))
            if self.seconds > self.patience:
                raise httpx.ReadTimeout("no more came")
            yield (b"," if number else b"") + b'"%b"' % (b"x" * 8_000)
        yield b"]"


@dataclass
class Unhurried(Wire):
    """Lets each answer of `slow` take its time, if the caller waits that long."""

    slow: tuple[str, float] = ("", 0.0)
    pieces: tuple[int, float] = (0, 0.0)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        route, *_ = read_path(request.method, request.url.path)
        patience = request.extensions["timeout"]["read"]
        slow, seconds = self.slow
        self.takes = 0.0
        if route == slow:
            if seconds > patience:
                await super().handle_async_request(request)
                await asyncio.sleep(patience)
                raise httpx.ReadTimeout("nothing came", request=request)
            self.takes = seconds
        response = await super().handle_async_request(request)
        if route in (RESULT_READ, DIRECT) and self.pieces[0] and response.status_code == 200:
            head = {"Content-Type": "application/json", "X-Comfy-Request-Id": CALL_ID, "Transfer-Encoding": "chunked"}
            return httpx.Response(200, headers=head, stream=Slowly(*self.pieces, patience))
        return response


@pytest.mark.parametrize("takes", [40.0, 119.0, 170.0])
def test_a_submit_that_takes_its_time_is_sent_once(takes: float, tmp_path: Path) -> None:
    wire = Unhurried(slow=(SUBMIT, takes))

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            began = now()
            await made.add(body=BODY)
            await made.until(lambda r: r.handle is not None, patience=takes + 10)
            assert takes <= now() - began < takes + 5
            assert (len(wire.times(SUBMIT)), made.row().maybe_sent) == (1, False)

    travel(main())


@pytest.mark.parametrize("takes", [40.0, 600.0, 640.0])
def test_a_direct_run_is_held_for_as_long_as_the_router_holds_it(takes: float, tmp_path: Path) -> None:
    wire = Unhurried(slow=(DIRECT, takes))

    async def main() -> None:
        async with services(wire, tmp_path) as made:
            await made.add(body=BODY, delivery=Delivery.DIRECT)
            await made.until(lambda r: r.raw_path is not None, patience=takes + 10)
            assert len(wire.times(DIRECT)) == 1

    travel(main())


@pytest.mark.parametrize(("route", "seconds"), [(SUBMIT, 1e6), (DIRECT, 1e6), (STATUS, 1e6), (CANCEL, 1e6)])
def test_no_call_is_waited_for_for_ever(route: str, seconds: float, tmp_path: Path) -> None:
    """What never answers is asked again: a submit and a direct run with the same key, within a quarter of an hour."""
    wire = Unhurried(slow=(route, seconds))
    asked = route in (STATUS, CANCEL)
    cancel = START if route == CANCEL else None

    async def main() -> None:
        store = stored(state=State.IN_QUEUE, cancel_asked_at=cancel) if asked else None
        async with services(wire, tmp_path, store=store) as made:
            if not asked:
                await made.add(body=BODY, delivery=Delivery.DIRECT if route == DIRECT else Delivery.QUEUED)
            await asyncio.sleep(15 * 60)
            assert len(wire.times(route)) >= 2
            wire.slow = ("", 0.0)
            if route == DIRECT:
                await made.until(lambda r: r.raw_path is not None, patience=15 * 60)
            elif route == CANCEL:
                await made.until(lambda r: r.cancel_accepted_at is not None, patience=300)
            else:
                await made.until(lambda r: r.answered_at is not None and r.trouble is None, patience=300)
            keys = {(call.key, call.body) for call in wire.of(route)}
            assert len(keys) == 1

    travel(main())


@pytest.mark.parametrize(("pieces", "every"), [(200, 1.0), (60, 30.0), (30, 55.0)])
def test_a_result_that_comes_slowly_but_steadily_is_never_cut(pieces: int, every: float, tmp_path: Path) -> None:
    wire = Unhurried(pieces=(pieces, every))
    store = stored(state=State.COLLECTING, end_word="", completed_at=START)

    async def main() -> None:
        async with services(wire, tmp_path, store=store, collect=True) as made:
            await made.until(lambda r: r.raw_path is not None, patience=pieces * every + 10)
            assert len(wire.times(RESULT_READ)) == 1

    travel(main())
    assert (tmp_path / "a" / "answer").stat().st_size == 2 + pieces * 8_003 - 1


def test_a_result_that_stands_still_is_read_again(tmp_path: Path) -> None:
    wire = Unhurried(pieces=(5, 1e6))
    store = stored(state=State.COLLECTING, end_word="", completed_at=START)

    async def main() -> None:
        async with services(wire, tmp_path, store=store, collect=True) as made:
            await made.until(lambda r: r.trouble is not None, patience=300)
            assert made.row().state is State.COLLECTING
            wire.pieces = (3, 1.0)
            await made.until(lambda r: r.raw_path is not None, patience=300)

    travel(main())
    assert (tmp_path / "a" / "answer").read_bytes().endswith(b'x"]')
    assert not (tmp_path / "a" / "answer.part").exists()


def test_what_the_artist_asks_meanwhile_waits_for_no_slow_call(tmp_path: Path) -> None:
    """A cancel goes out while the status of every row hangs."""
    wire = Unhurried(slow=(STATUS, 1e6))

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE)) as made:
            await made.until(lambda _: bool(wire.times(STATUS)))
            began = now()
            await made.desk.apply("a", seen.CancelAsked(made.hands.wall()))
            await made.until(lambda r: r.cancel_accepted_at is not None, patience=2)
            assert now() - began < 2

    travel(main())
