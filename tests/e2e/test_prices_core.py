"""Prices, funds and limits on a real practice Router, and that no way leads around the day's stop."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from core_session import SKETCH, body, core, until, until_ended
from practice_process import PracticeProcess

from comfy_desk.domain.account import Account
from comfy_desk.domain.events import PAUSED_BY_SPENDING
from comfy_desk.domain.observations import SendAgainAsked
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.domain.settings import ASK_ABOVE, STOP_AT
from comfy_desk.services import account_services
from comfy_desk.services.api import Quote, Told, Wish
from comfy_desk.services.ledger import total
from comfy_desk.services.session import Session
from comfy_desk.services.spending import AsksFirst, DayStopped, Word

STUDIO, STUDIO_KEY = "account-studio", "comfyui-studio-two"
CHEAP, DEAR = Told(estimate="0.04"), Told(estimate="0.30–0.60")


def on_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Runs a coroutine of a test on a loop of its own."""

    @functools.wraps(test)
    def run(*arguments: Any, **fixtures: Any) -> None:
        asyncio.run(test(*arguments, **fixtures))

    return run


async def ask(session: Session, prompt: str, told: Told = CHEAP) -> str:
    return await session.submit(SKETCH, body(prompt), prompt=prompt, seed=None, told=told)


async def met(fact: Callable[[], bool], patience: float = 20.0) -> None:
    async with asyncio.timeout(patience):
        while not fact():
            await asyncio.sleep(0.02)


def wishes(number: int, told: Told) -> list[Wish]:
    return [Wish(SKETCH, body(f"number {n}"), "", None, told) for n in range(number)]


@on_loop
async def test_a_quote_the_balance_and_what_is_in_flight_are_as_the_router_says(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(account_services, "_BALANCE_REST", 0.1)
    practice_router.settings(committed_limit_cents=5_000, speed=1, durations={SKETCH: 1.0})
    async with core(practice_router, tmp_path) as session:
        quote = await session.prices.quote(SKETCH, body("a boat"))
        assert quote.price is not None
        assert quote.price.bounds() == (Decimal("0.04"), Decimal("0.04"))
        assert session.prices.known(SKETCH, body("a boat")) == quote
        wrong = await session.prices.quote(SKETCH, body("a boat", width="wide"))
        assert [problem.loc[-1] for problem in wrong.problems] == ["width"]
        row = await ask(session, "a boat", Told(estimate="9.99"))
        request = await until(session, row, lambda r: r.state.followed)
        assert request.estimate == "0.04"  # the submit's own answer wins
        state = session.desk.account_state()
        assert state.committed is not None
        assert (state.committed.limit, state.committed.current) == (5_000, 4)
        await until(session, row, lambda r: r.state is State.DONE)
        await met(lambda: session.desk.account_state().balance == "$19.96")
        assert not session.desk.account_state().balance_missed
        lines = await session.ledger.read()
        assert (total(lines).reports, total(lines).credits) == (1, Decimal("8.44"))
        assert session.spending.today().sent == Decimal("0.04")


@on_loop
async def test_where_estimates_are_not_offered_nothing_is_said_and_nothing_asked_again(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    practice_router.settings(estimate="not_enabled")
    async with core(practice_router, tmp_path) as session:
        for prompt in ("one", "two", "three"):
            assert await session.prices.quote(SKETCH, body(prompt)) == Quote(offered=False)
    assert practice_router.counts()["routes"]["estimate"] == 1


@on_loop
async def test_every_way_to_a_new_run_asks_above_the_sum_and_goes_on_the_artists_word(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    async with core(practice_router, tmp_path) as session:
        await session.settings.set(ASK_ABOVE.key, 50)
        row = await ask(session, "cheap")
        with pytest.raises(AsksFirst):
            await ask(session, "dear", DEAR)
        with pytest.raises(AsksFirst):
            await session.submit_batch("a batch", wishes(13, CHEAP))
        assert len(session.desk.requests()) == 1
        assert session.desk.batches() == ()
        await until_ended(session, [row])
        await session.submit_batch("a batch", wishes(13, replace(CHEAP, confirmed=True)))
        await session.settings.set(ASK_ABOVE.key, 3)
        with pytest.raises(AsksFirst):
            await session.run_again(row)
        with pytest.raises(AsksFirst):
            await session.run_again(row, varied=(body("cheap", seed=7), "7"))
        again = await session.run_again(row, confirmed=True)
        assert len(session.desk.requests()) == 15
        await until_ended(session, [again])


@on_loop
async def test_no_way_leads_past_the_days_stop_not_even_another_account_or_yesterdays_queue(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    async with core(practice_router, tmp_path, keys={STUDIO: STUDIO_KEY}) as session:
        done = await ask(session, "the first")
        await until_ended(session, [done])
        await session.set_paused(True)
        queued = [await ask(session, f"waits {n}") for n in range(3)]  # as if from yesterday: no limit then
    async with core(practice_router, tmp_path, keys={STUDIO: STUDIO_KEY}) as session:
        await session.open_account(Account(STUDIO, "Studio Two", practice_router.url))
        await session.settings.set(STOP_AT.key, 5)
        for way in (
            lambda: ask(session, "one more"),
            lambda: session.submit_batch("many", wishes(2, CHEAP)),
            lambda: session.run_again(done, confirmed=True),
            lambda: session.send_again(queued[0]),
            lambda: session.run_directly(queued[0]),
            lambda: session.correct(queued[0], body("other"), prompt="", seed=None, told=CHEAP),
        ):
            with pytest.raises(DayStopped, match="limit of"):
                await way()
        await session.choose_account(STUDIO)
        with pytest.raises(DayStopped):
            await ask(session, "with the other account", replace(CHEAP, confirmed=True))
        await ask(session, "without a price", Told())  # below the limit it counts as nothing
        await session.set_paused(False)
        await met(lambda: session.desk.pause_reason == PAUSED_BY_SPENDING)
        assert all(_waits(session.desk.get(row)) for row in queued)
        await session.desk.apply(queued[0], _send_now(session))  # by hand, past the pause
        await asyncio.sleep(0.3)
        assert _waits(session.desk.get(queued[0]))
        await session.cancel(queued[2])
        assert session.desk.get(queued[2]).state is State.CANCELLED
        await session.settings.set(STOP_AT.key, 500)
        await until_ended(session, queued[:2])
        assert not session.desk.sending_paused


def _waits(request: Request | None) -> bool:
    return request is not None and request.state is State.WAITING and request.hold is Hold.READY


def _send_now(session: Session) -> SendAgainAsked:
    return SendAgainAsked(session._clock.wall())


@on_loop
async def test_limits_that_are_off_hold_up_nothing(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async with core(practice_router, tmp_path) as session:
        assert session.spending.check((Decimal(10**6), Decimal(10**6))).word is Word.GO
        row = await ask(session, "dear", Told(estimate="1000000"))
        await until_ended(session, [row])
