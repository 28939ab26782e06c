"""Quotes: one call for one question, from memory after that, silent where the Router offers nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from comfy_desk.domain.errors import Failure, FieldProblem, Refused, RouterError
from comfy_desk.domain.money import Price
from comfy_desk.domain.serving import ANY, Serving
from comfy_desk.services.api import Quote
from comfy_desk.services.clock import Clock
from comfy_desk.services.prices import LARGEST, Prices

CHEAP = Price("exact", amount="0.04")


class Rig:
    """A Router that answers with `answer`, a clock in `now`."""

    def __init__(self, answer: Price | RouterError = CHEAP) -> None:
        self.answer = answer
        self.asked: list[tuple[str, bytes, Serving]] = []
        self.now = 100.0
        self.prices = Prices(self, self, Clock(monotonic=lambda: self.now))  # type: ignore[arg-type]

    async def estimate(self, model: str, body: bytes, serving: Serving = ANY) -> Price:
        self.asked.append((model, body, serving))
        await asyncio.sleep(0)
        if isinstance(self.answer, RouterError):
            raise self.answer
        return self.answer

    @asynccontextmanager
    async def turn(self, _urgency: Any) -> Any:
        yield 1


def run(work: Callable[[], Awaitable[Any]]) -> Any:
    async def main() -> Any:
        return await work()

    return asyncio.run(main())


def refused(status: int, bucket: str, *fields: FieldProblem) -> Refused:
    return Refused(Failure("refused", status, bucket, fields=fields))


def test_a_body_is_asked_about_once_until_the_quote_is_old() -> None:
    rig = Rig()

    async def work() -> None:
        assert rig.prices.known("a/b", b"{}") is None
        both = await asyncio.gather(rig.prices.quote("a/b", b"{}"), rig.prices.quote("a/b", b"{}"))
        assert both == [Quote(CHEAP), Quote(CHEAP)]
        assert rig.prices.known("a/b", b"{}") == Quote(CHEAP)
        await rig.prices.quote("a/b", b"{}")
        assert len(rig.asked) == 1
        await rig.prices.quote("a/b", b"{}", Serving("fal"))
        assert len(rig.asked) == 2
        rig.now += 601
        assert rig.prices.known("a/b", b"{}") is None
        await rig.prices.quote("a/b", b"{}")
        assert len(rig.asked) == 3

    run(work)


def test_where_estimates_are_not_offered_nobody_asks_again_until_there_is_another_key() -> None:
    rig = Rig(refused(403, "not_enabled"))

    async def work() -> None:
        assert await rig.prices.quote("a/b", b"{}") == Quote(offered=False)
        assert await rig.prices.quote("a/b", b"1") == Quote(offered=False)
        assert len(rig.asked) == 1
        rig.prices.key_changed()
        rig.answer = CHEAP
        assert await rig.prices.quote("a/b", b"1") == Quote(CHEAP)

    run(work)


@pytest.mark.parametrize("failure", [Failure("no_answer"), Failure("refused", 503, "service_unavailable")])
def test_a_passing_fault_is_no_price_and_is_forgotten(failure: Failure) -> None:
    rig = Rig(RouterError(failure))

    async def work() -> None:
        assert await rig.prices.quote("a/b", b"{}") == Quote()
        assert rig.prices.known("a/b", b"{}") is None
        rig.answer = CHEAP
        assert await rig.prices.quote("a/b", b"{}") == Quote(CHEAP)

    run(work)


def test_a_body_with_a_mistake_brings_its_problems() -> None:
    wrong = FieldProblem(("body", "width"), "too wide", "less_than")
    rig = Rig(refused(422, "invalid_input", wrong))
    assert run(lambda: rig.prices.quote("a/b", b"{}")) == Quote(problems=(wrong,))


def test_a_large_body_is_not_sent_only_to_learn_its_price() -> None:
    rig = Rig()
    assert run(lambda: rig.prices.quote("a/b", b"x" * (LARGEST + 1))) == Quote()
    assert not rig.asked


class Line(Rig):
    """A Router whose turns come when it is told, and that says nothing before `answers`; faults go to `noted`."""

    def __init__(self) -> None:
        super().__init__()
        self.open, self.answers = asyncio.Event(), asyncio.Event()
        self.inside = self.most_inside = 0
        self.noted: list[Failure] = []

    @asynccontextmanager
    async def turn(self, _urgency: Any) -> Any:
        await self.open.wait()
        self.inside += 1
        self.most_inside = max(self.inside, self.most_inside)
        try:
            yield 1
        finally:
            self.inside -= 1

    async def estimate(self, model: str, body: bytes, serving: Serving = ANY) -> Price:
        self.asked.append((model, body, serving))
        await self.answers.wait()
        if isinstance(self.answer, RouterError):
            raise self.answer
        return self.answer

    def note_failure(self, failure: Failure) -> None:
        self.noted.append(failure)


def test_of_the_questions_that_piled_up_behind_a_pause_only_the_newest_are_asked() -> None:
    """Each holds a body of megabytes, and each is a call of an allowance that is spent already."""

    async def work() -> None:
        rig = Line()
        told = [asyncio.ensure_future(rig.prices.quote("a/b", b"%d" % number)) for number in range(50)]
        await asyncio.sleep(0.01)
        assert sum(one.done() for one in told) >= 45  # given up: what they asked about is not there any more
        rig.open.set()
        rig.answers.set()
        found = await asyncio.gather(*told)
        assert found[-1] == Quote(CHEAP)
        assert found[0] == Quote()
        assert len(rig.asked) <= 5

    run(work)


def test_a_question_that_hangs_leaves_a_place_to_other_looks_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comfy_desk.services.prices.PATIENCE", 0.05)

    async def work() -> None:
        rig = Line()
        rig.open.set()
        both = asyncio.gather(rig.prices.quote("a/b", b"1"), rig.prices.quote("a/b", b"2"))
        assert await both == [Quote(), Quote()]
        assert rig.most_inside == 1

    run(work)


def test_whoever_stops_waiting_for_a_price_stops_alone() -> None:
    async def work() -> None:
        rig = Line()
        one, other = (asyncio.ensure_future(rig.prices.quote("a/b", b"{}")) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        with pytest.raises(asyncio.CancelledError):
            await one
        rig.open.set()
        rig.answers.set()
        assert await other == Quote(CHEAP)

    run(work)


def test_a_spent_allowance_is_one_also_where_a_price_was_asked_for() -> None:
    async def work() -> None:
        rig = Line()
        rig.open.set()
        rig.answers.set()
        for status, bucket in ((429, "rate_limited"), (401, "unauthorized"), (402, "insufficient_credits")):
            rig.answer = refused(status, bucket)
            assert await rig.prices.quote("a/b", b"%d" % status) == Quote()
        assert [failure.status for failure in rig.noted] == [429]

    run(work)


def test_an_answer_to_the_former_key_says_nothing_of_the_next_one() -> None:
    async def work() -> None:
        rig = Line()
        rig.open.set()
        former = asyncio.ensure_future(rig.prices.quote("a/b", b"{}"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        rig.prices.key_changed()
        rig.answer = refused(403, "not_enabled")
        rig.answers.set()
        assert await former == Quote(offered=False)
        assert rig.prices.known("a/b", b"{}") is None
        rig.answer = CHEAP
        assert await rig.prices.quote("a/b", b"{}") == Quote(CHEAP)

    run(work)
