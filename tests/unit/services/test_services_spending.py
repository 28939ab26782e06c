"""The artist's limits on money: what is asked, what is stopped, what it rests on, and that no way around is left."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

import pytest
from travelling import FakeRouter, MemoryStore, accepted, dead_line, follow, now, refused, travel

from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import Bucket
from comfy_desk.domain.events import (
    PAUSED_BY_FAILURES,
    PAUSED_BY_HAND,
    PAUSED_BY_SPENDING,
    RequestAdded,
    RequestChanged,
)
from comfy_desk.domain.request import Hold, Request, State
from comfy_desk.services.outbox_acts import OutboxActs
from comfy_desk.services.spending import AsksFirst, DayStopped, Rules, Spending, Today, Word, check, together

OFF = Rules()
NOON = time.mktime((2027, 1, 15, 12, 0, 0, 0, 0, -1))
"""Of this machine's own day."""


def cents(a_press: int = 0, a_day: int = 0) -> Rules:
    return Rules.of_cents(a_press, a_day)


def dollars(low: str, high: str | None = None) -> tuple[Decimal, Decimal]:
    return Decimal(low), Decimal(high or low)


def row(name: str, **facts: Any) -> Request:
    return Request(name, "acc", "kiln/one", f"key-{name}", "00", 2, "a cat", None, NOON, **facts)


@pytest.mark.parametrize(
    ("cost", "today", "rules", "word"),
    [
        (dollars("1000"), Today(Decimal(1000)), OFF, Word.GO),
        (dollars("0.50"), Today(), cents(a_press=50), Word.GO),
        (dollars("0.30", "0.51"), Today(), cents(a_press=50), Word.ASK),
        (None, Today(), cents(a_press=1), Word.GO),
        (dollars("0.40"), Today(Decimal("0.60")), cents(a_day=100), Word.GO),
        (dollars("0.40"), Today(Decimal("0.601")), cents(a_day=100), Word.STOP),
        (dollars("0.40"), Today(waiting=Decimal("0.601")), cents(a_day=100), Word.STOP),
        (None, Today(Decimal("0.99")), cents(a_day=100), Word.GO),
        (None, Today(Decimal("1.00")), cents(a_day=100), Word.STOP),
        (dollars("2"), Today(), cents(a_press=50, a_day=100), Word.STOP),
    ],
)
def test_a_press_is_asked_about_or_stopped_by_the_most_that_it_may_cost(cost, today, rules, word) -> None:
    assert check(cost, 0, today, rules).word is word


def test_a_limit_says_what_it_rests_on_and_what_it_does_not_know() -> None:
    told = check(dollars("0.30", "0.60"), 2, Today(Decimal("3.1"), unpriced=4), cents(a_press=50))
    assert told.sentence == "This may cost $0.30–0.60, more than the $0.50 that you set for one press."
    assert told.basis.endswith("Runs without a price count as nothing: 4 of today and 2 of this press.")
    stopped = check(dollars("0.04"), 0, Today(Decimal("4.99"), waiting=Decimal("0.5")), cents(a_day=500))
    assert stopped.sentence == (
        "Your limit of $5.00 a day stands before this: $4.99 are known for today, $0.50 wait here, this costs $0.04."
    )
    assert stopped.basis.endswith("count as nothing: none today.")


def test_estimates_are_added_up_and_what_has_none_is_counted() -> None:
    assert together(["0.04", "0.30–0.60", None, "much"]) == (dollars("0.34", "0.64"), 2)
    assert together([None]) == (None, 1)


class Rig:
    def __init__(self, *rows: Request, rules: Rules = OFF) -> None:
        self.rows = {one.id: one for one in rows}
        self.wall = NOON
        self.rules = rules
        self.stops = 0
        self.spending = Spending(lambda: self.rows.values(), lambda: self.rules, lambda: self.wall, self._stopped)

    def _stopped(self) -> None:
        self.stops += 1

    def put(self, request: Request) -> None:
        before = self.rows.get(request.id)
        self.rows[request.id] = request
        what = seen.Restored(self.wall)
        self.spending.note(RequestChanged(before, request, what) if before else RequestAdded(request))


def test_the_day_counts_what_was_sent_with_the_best_that_is_known_of_it() -> None:
    sent = {"state": State.DONE, "first_sent_at": NOON - 60, "hold": None}
    rig = Rig(
        row("reported", credits="211", estimate="5", **sent),
        row("estimated", estimate="0.30–0.60", **sent),
        row("neither", **sent),
        row("never ran", estimate="9", **{**sent, "state": State.CANCELLED}),
        row("long ago", estimate="9", **{**sent, "first_sent_at": NOON - 40 * 3600}),
        row("waits", estimate="0.25"),
        row("removed", estimate="0.25", removed_at=NOON),
        row("put off", estimate="0.25", hold=Hold.PAUSED),
    )
    assert rig.spending.today() == Today(Decimal("1.60"), 1, Decimal("0.25"), unsure=Decimal("0.30"))
    rig.put(replace(rig.rows["estimated"], credits="21.1"))
    rig.put(row("new", estimate="0.05"))
    assert rig.spending.today() == Today(Decimal("1.10"), 1, Decimal("0.30"))
    rig.put(replace(rig.rows["new"], state=State.SENDING, hold=None, first_sent_at=NOON))
    assert rig.spending.today() == Today(Decimal("1.15"), 1, Decimal("0.25"))
    rig.wall += 48 * 3600  # what was sent then is another day's; what waits here still waits
    assert rig.spending.today() == Today(waiting=Decimal("0.25"))


def test_two_accounts_do_not_spend_the_same_cent() -> None:
    rig = Rig(row("a", estimate="0.60"), row("b", estimate="0.60"), rules=cents(a_day=100))
    assert not rig.spending.stops(rig.rows["b"])
    assert rig.spending.begin(rig.rows["a"])
    assert rig.spending.begin(rig.rows["a"])  # itself it counts once
    assert not rig.spending.begin(rig.rows["b"])
    assert rig.stops == 1
    assert not rig.spending.stop_is_over()
    rig.rules = cents(a_day=200)
    assert rig.spending.stop_is_over()
    assert rig.spending.begin(rig.rows["b"])


def test_a_stop_ends_where_what_it_holds_up_fits_or_waits_no_more() -> None:
    """Runs that cost less than was estimated leave room: a night's batch must not wait for midnight with a tenth spent."""
    ran = {"state": State.IN_QUEUE, "first_sent_at": NOON, "hold": None}
    rig = Rig(row("a", estimate="0.10–1.00", **ran), row("b", estimate="0.10–1.00"), rules=cents(a_day=150))
    assert rig.spending.stops(rig.rows["b"])
    assert not rig.spending.stop_is_over()
    rig.put(replace(rig.rows["a"], state=State.DONE, credits="105.5"))  # half a dollar
    assert rig.spending.stop_is_over()
    assert not rig.spending.stops(rig.rows["b"])
    rig.put(replace(rig.rows["b"], estimate="9"))
    assert rig.spending.stops(rig.rows["b"])
    assert not rig.spending.stop_is_over()
    rig.put(row("c", estimate="0.25", hold=Hold.KEY))  # would fit, and waits for something else
    assert not rig.spending.stop_is_over()
    rig.put(replace(rig.rows["b"], state=State.CANCELLED, hold=None))
    assert rig.spending.stop_is_over()


def test_a_long_line_is_gone_through_between_two_frames() -> None:
    rig = Rig(*(row(f"r{n}", estimate="0.10–0.20") for n in range(5_000)), rules=cents(a_day=10))
    rig.spending.today()
    rows, asked = list(rig.rows.values()), time.process_time()
    assert all(rig.spending.stops(one) for one in rows)
    assert time.process_time() - asked < 0.05


def test_the_day_ends_at_this_machines_midnight_also_where_the_clock_jumps() -> None:
    rig = Rig(row("a", state=State.DONE, first_sent_at=NOON, hold=None, credits="211"))
    for hours, known in ((0, 1), (11.9, 1), (12.1, 0), (-11.9, 1), (-12.1, 1), (400, 0), (2, 1)):
        rig.wall = NOON + hours * 3600  # put back, what was sent "tomorrow" still counts
        assert rig.spending.today().sent == known


def test_a_press_is_refused_before_anything_is_written_down_and_goes_once_it_was_confirmed() -> None:
    rig = Rig(rules=cents(a_press=50, a_day=500))
    with pytest.raises(AsksFirst, match="more than the"):
        rig.spending.expect(dollars("0.60"), 0, confirmed=False)
    rig.spending.expect(dollars("0.60"), 0, confirmed=True)
    with pytest.raises(DayStopped, match="a day stands before this"):
        rig.spending.expect(dollars("6"), 0, confirmed=True)


# --- whoever sends ---------------------------------------------------------------------------------------------------


def held_by(made: Any, a_day: int, stopped: list[float]) -> Spending:
    """Puts the limit before the submitter of a rig, as the wiring does."""
    rules = lambda: cents(a_day=a_day)  # noqa: E731
    spending = Spending(made.desk._desk.everything, rules, made.hands.wall, lambda: stopped.append(now()))
    made.submitter._spending = spending
    made.desk.subscribe(spending.note)
    return spending


def test_rows_that_were_queued_yesterday_or_are_sent_by_hand_do_not_pass_the_days_stop() -> None:
    router, stopped = FakeRouter(submits=[accepted(request_id=f"r-{n}") for n in range(1, 9)]), list[float]()

    async def prepare(made: Any) -> None:
        held_by(made, 100, stopped)
        for number in range(4):  # from an earlier run of the program, a day ago
            await made.add(f"old-{number}", estimate="0.40")

    async def main() -> None:
        async with follow(router, before=prepare) as made:
            await asyncio.sleep(30)
            assert len(router.times("submit")) == 2
            assert stopped
            await made.desk.apply("old-3", seen.SendAgainAsked(made.hands.wall()))  # "Send now"
            assert made.row("old-3").urgent
            tried = len(stopped)
            await asyncio.sleep(600)
            assert len(router.times("submit")) == 2
            assert len(stopped) - tried < 100, "it must not ask itself again and again"
            made.hands.shift += 24 * 3600  # tomorrow there is room for two more
            made.submitter.sweep()
            await asyncio.sleep(5)
            assert len(router.times("submit")) == 4

    travel(main())


def test_the_days_stop_holds_up_no_following_and_no_second_try_of_what_may_have_arrived() -> None:
    router, stopped = FakeRouter(submits=[dead_line(), accepted()]), list[float]()

    async def main() -> None:
        async with follow(router) as made:
            held_by(made, 50, stopped)
            await made.add("a", estimate="0.50")
            await made.until(lambda r: r.state is State.IN_QUEUE, patience=600)
            assert {key for route, _, key in router.calls if route == "submit"} == {"key-a"}
            await made.until(lambda r: bool(router.times("status")), patience=60)
            await made.desk.apply("a", seen.CancelAsked(made.hands.wall()))
            await made.until(lambda r: bool(router.times("cancel")), patience=60)
            assert not stopped

    travel(main())


def test_a_refusal_that_charged_nothing_gives_its_room_back() -> None:
    router, stopped = FakeRouter(submits=[refused(422, Bucket.INVALID_INPUT), accepted()]), list[float]()

    async def main() -> None:
        async with follow(router, store=MemoryStore()) as made:
            spending = held_by(made, 50, stopped)
            await made.add("a", estimate="0.50")
            await made.until(lambda r: r.state is State.FAILED, patience=60)
            assert spending.today() == Today()
            await made.add("b", estimate="0.50")
            await made.until(lambda r: r.handle is not None, "b", patience=60)

    travel(main())


def test_what_is_held_for_another_reason_is_not_counted_as_sent() -> None:
    rig = Rig(row("a", estimate="0.50", sends=1, hold=Hold.CREDITS))
    assert rig.spending.today() == Today(waiting=Decimal("0.50"))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            PAUSED_BY_SPENDING,
            PAUSED_BY_FAILURES,
        ),  # that one ends by itself, and the failures would be forgotten with it
        ("", PAUSED_BY_FAILURES),
        (PAUSED_BY_HAND, PAUSED_BY_HAND),
    ],
)
def test_failures_in_a_row_are_not_forgotten_with_the_days_stop(before: str, after: str) -> None:
    acts, paused, kept = OutboxActs.__new__(OutboxActs), [before], list[str]()
    acts.desk = SimpleNamespace(  # type: ignore[assignment]
        pause_reason=before, sending_paused=bool(before), set_paused=paused.append
    )
    acts._remembered = SimpleNamespace(set=lambda _name, reason: reason)  # type: ignore[assignment]
    acts._tasks = SimpleNamespace(start=lambda _name, reason: kept.append(reason))  # type: ignore[assignment]
    acts._failures_in_a_row()
    assert paused[-1] == after
    assert kept == ([PAUSED_BY_FAILURES] if after != before else [])
