"""Outages, crowds and fractions of seconds, over the real client on a virtual clock: what is followed is never given up.

The tables of single answers are `test_consequences*`; here something lasts, or meets many rows at once.
"""

from __future__ import annotations

import asyncio
import itertools
import socket
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from consequences import BODY, RESULT_READ, STATUS, SUBMIT, Wire, many, services, stored
from travelling import Hands, MemoryStore, now, travel

from comfy_desk.domain.request import State
from comfy_desk.services.clock import Clock, WallAided


@dataclass
class Outage(Wire):
    """While `down`, no connection is made: refused, or no name is known."""

    down: bool = False
    how: str = "refused"

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        if not self.down:
            return await super().handle_async_request(request)
        cause: OSError = ConnectionRefusedError(111, "Connection refused")
        if self.how == "no name":
            cause = socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")
        raise httpx.ConnectError(str(cause), request=request) from cause


@pytest.mark.parametrize("how", ["refused", "no name"])
@pytest.mark.parametrize("lasts", [300.0, 600.0])
def test_eight_under_way_outlive_minutes_without_a_server_and_are_all_collected(
    lasts: float, how: str, tmp_path: Path
) -> None:
    wire = Outage(status={"status": "IN_PROGRESS"}, pace="10", how=how)

    async def main() -> None:
        async with services(wire, tmp_path, store=many(8), collect=True) as made:
            rows = [f"r-{number}" for number in range(8)]
            await asyncio.sleep(30)
            assert {made.row(row).state for row in rows} == {State.IN_PROGRESS}
            wire.down = True
            began = made.hands.wall()
            await asyncio.sleep(lasts)
            assert {made.row(row).state for row in rows} == {State.IN_PROGRESS}  # what was seen last, and no more
            assert {made.row(row).failure for row in rows} == {None}
            since = made.desk.account_state().offline_since
            assert since is not None
            assert began <= since < began + 30
            wire.down = False
            wire.status["status"] = "COMPLETED"
            for row in rows:
                await made.until(lambda r: r.raw_path is not None, row, patience=60)
            assert made.desk.account_state().offline_since is None
            assert len(wire.times(RESULT_READ)) == 8
            assert wire.times(SUBMIT) == []

    travel(main())


@dataclass
class Crowd(Wire):
    """Tells everybody to wait a minute, once; counts how many calls are under way at once."""

    told: float | None = None
    under_way: int = 0
    most: int = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        try:
            return await super().handle_async_request(request)
        finally:
            self.under_way -= 1

    def answer(self, route: str, word: str, request_id: str) -> httpx.Response:
        if self.told is None:
            self.told = now()
        early = now() < self.told + 1.0
        return super().answer(route, "429 rate_limited +60" if early else word, request_id)


def test_thirty_rows_that_heard_wait_a_minute_do_and_come_back_spread_out(tmp_path: Path) -> None:
    wire = Crowd(pace="200", takes=0.3)

    async def main() -> None:
        async with services(wire, tmp_path, store=many(30)) as made:
            await asyncio.sleep(180)
            assert wire.told is not None
            heard = [call.at for call in wire.calls if call.at < wire.told + 1.0]
            back = sorted(call.at for call in wire.calls if call.at >= wire.told + 1.0)
            assert back[0] >= wire.told + 60.0
            asked = Counter(call.path.split("/")[-2] for call in wire.calls if call.at in set(back))
            assert (len(asked), set(asked.values())) == (30, {1})
            assert all(later - earlier > 0.9 for earlier, later in zip(back, back[10:], strict=False))
            assert len(set(back)) > 25
            assert len(heard) <= 4  # those that were under way when the first one heard it
            assert wire.most <= 4
            assert {made.row(f"r-{number}").trouble for number in range(30)} == {None}

    travel(main())


@pytest.mark.parametrize(
    ("header", "least"), [("1.5", 1.5), ("0.493", 1.0), ("0", 1.0), ("0.0", 1.0), ("000.5", 1.0), ("12.75", 12.75)]
)
@pytest.mark.parametrize("what", ["fine", "503 -", "429 rate_limited"])
def test_fractions_of_a_second_are_kept_to_and_nothing_is_a_busy_loop(
    header: str, least: float, what: str, tmp_path: Path
) -> None:
    class Fraction(Wire):
        def answer(self, route: str, word: str, request_id: str) -> httpx.Response:
            response = super().answer(route, word, request_id)
            response.headers["Retry-After"] = header
            return response

    wire = Fraction({STATUS: [what]})

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE)) as made:
            await asyncio.sleep(300)
            gaps = [later - earlier for earlier, later in itertools.pairwise(wire.times(STATUS))]
            assert len(gaps) > 1
            assert min(gaps) >= least
            if what == "fine":
                assert max(gaps) <= 1.1 * least + 0.1
            assert made.row().state is State.IN_QUEUE

    travel(main())


def test_where_only_the_wall_clock_goes_through_a_sleep_each_row_is_asked_once_soon(tmp_path: Path) -> None:
    """The other clock stands still for eight hours: one call a row soon after, spread out, and nobody timed out."""
    wire = Wire(status={"status": "IN_PROGRESS"}, pace="200")

    class Still(Hands):
        def clock(self) -> Clock:
            return Clock(self.wall, WallAided(self.wall, now), lambda: self.chance)

    hands = Still()

    async def main() -> None:
        async with services(wire, tmp_path, store=many(40), hands=hands) as made:
            await asyncio.sleep(60)
            assert len(wire.times(STATUS)) == 40
            hands.shift += 8 * 3_600.0
            began = now()
            await asyncio.sleep(60)
            back = [call for call in wire.calls if call.at >= began]
            asked = Counter(call.path.split("/")[-2] for call in back)
            assert (len(asked), set(asked.values())) == (40, {1})
            times = sorted(call.at for call in back)
            assert all(later - earlier > 0.05 for earlier, later in itertools.pairwise(times))
            assert {request.state for request in made.desk.requests()} == {State.IN_PROGRESS}
            assert {request.trouble for request in made.desk.requests()} == {None}

    travel(main())


def test_a_permanent_404_ends_however_often_the_program_is_started_again(tmp_path: Path) -> None:
    """Started for ten seconds at a time it never hears four in one go; they add up all the same."""
    wire = Wire({STATUS: ["404 request_not_found"]})
    store = stored(state=State.IN_PROGRESS)
    asked: list[int] = []

    async def for_a_moment() -> State:
        async with services(wire, tmp_path, store=store) as made:
            await asyncio.sleep(10)
            asked.append(len(wire.calls))
            return made.row().state

    async def main() -> None:
        for start in range(30):
            if await for_a_moment() is State.GONE:
                break
            assert start < 20, "it is asked for ever"
            await asyncio.sleep(20)
        assert await for_a_moment() is State.GONE
        assert asked[-1] == asked[-2]  # it stops
        assert (store.kept["a"].request_id, store.kept["a"].key) == ("r-1", "key-a")

    travel(main())


def test_a_fault_nobody_foresaw_is_said_on_its_row(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """In the log alone, a row that this program fails to follow would look as if all were well with it."""
    wire = Wire({STATUS: ["fault", "fault", "fine"]}, pace="20")

    async def main() -> None:
        async with services(wire, tmp_path, store=stored(state=State.IN_QUEUE)) as made:
            request = await made.until(lambda r: r.trouble is not None, patience=20)
            assert request.trouble is not None
            assert (request.state, request.trouble.reason) == (State.IN_QUEUE, "local")
            assert "foresaw" not in request.trouble.detail
            await made.until(lambda r: r.trouble is None, patience=120)
            first, second, *_ = wire.times(STATUS)
            assert second - first > 1.0

    travel(main())
    assert "a fault that nobody foresaw" in caplog.text


def test_two_clicks_on_the_same_form_are_two_keys(tmp_path: Path) -> None:
    """And each key keeps its own bytes, whatever answers come in between."""
    wire = Wire({SUBMIT: ["dead after", "page 502", "dead mid", "fine"]})
    store = MemoryStore()

    async def main() -> None:
        async with services(wire, tmp_path, store=store) as made:
            await made.add("one", body=BODY)
            await made.add("two", body=BODY)
            for name in ("one", "two"):
                await made.until(lambda r: r.handle is not None, name, patience=300)
            assert {call.body for call in wire.of(SUBMIT)} == {BODY}
            assert {call.key for call in wire.of(SUBMIT)} == {"key-one", "key-two"}
            assert len({made.row(name).request_id for name in ("one", "two")}) == 2
            sends = Counter(call.key for call in wire.of(SUBMIT))
            assert sum(sends.values()) == 5
            assert {name: made.row(name).request_id for name in ("one", "two")} == {
                "one": wire.ids["key-one"],
                "two": wire.ids["key-two"],
            }

    travel(main())
