"""Histories that broke a promise when the machine of `stateful_machine` found them, cut down to what it took."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from stateful_machine import History
from stateful_router import Fault, Plans

from comfy_desk.domain.errors import Bucket
from comfy_desk.domain.request import State

pytestmark = pytest.mark.loop_errors

Step = Callable[[History], object]
QUICK = Plans(queues=0.5, runs=2.0, pace=None)


def replay(*steps: Step, plans: Plans = QUICK) -> None:
    history = History()
    try:
        history.at_first(seed=0, plans=plans)
        for step in steps:
            step(history)
            history.check()
    finally:
        history.teardown()


def test_an_adopted_request_is_not_asked_for_before_the_time_that_its_first_answer_named() -> None:
    replay(lambda h: h.adopt())


def test_adopting_without_a_key_does_not_wait_for_ever() -> None:
    def adopted_soon(history: History) -> None:
        began = history.machine.now()
        history.adopt()
        assert history.machine.now() - began < 1

    replay(lambda h: h.key("none"), adopted_soon)


def test_a_row_that_waited_for_a_key_is_made_ready_though_the_disk_refuses_at_the_start() -> None:
    replay(
        lambda h: h.submit("kiln/quick-sketch", 1),
        lambda h: h.key("revoked"),
        lambda h: h.time_passes(1.0),
        lambda h: h.disk_refuses(1),
        lambda h: h.power_fails(0.0),
        lambda h: h.time_passes(7.0),
    )


def test_one_that_finds_out_for_the_others_leaves_none_behind() -> None:
    replay(
        lambda h: h.bad_submits("submit", Fault("not_sent"), None, 1),
        lambda h: h.submit("kiln/quick-sketch", 1),
        lambda h: h.submit("kiln/quick-sketch", 1),
    )


def test_a_cancel_that_failed_does_not_end_the_time_that_the_router_named_for_the_next_look() -> None:
    replay(
        lambda h: h.adopt(),
        lambda h: h.bad_reads("cancel", Fault("refused", 405, "brand_new"), None, 1),
        lambda h: h.cancel(0),
        lambda h: h.time_passes(7.0),
        lambda h: h.key("first"),
        lambda h: h.time_passes(7.0),
        plans=Plans(queues=400.0, runs=900.0, pace=250.0),
    )


def ended_while_away(fault: Fault, pace: float) -> tuple[Step, ...]:
    """Accepted by a POST whose answer was lost; asked again, it has ended long ago."""
    return (
        lambda h: h.bad_submits("submit", Fault("dropped"), None, 1),
        lambda h: h.submit("kiln/quick-sketch", 1),
        lambda h: h.time_passes(0.05),
        lambda h: h.bad_reads("status", fault, pace, 3),
        lambda h: h.sleep(1.0),
        lambda h: h.time_passes(7.0),
        lambda h: h.time_passes(40.0),
    )


ENDS_BADLY = Plans(queues=20.0, runs=30.0, outcome="brand_new", pace=None)


def test_a_spent_allowance_is_heard_of_also_by_who_asks_how_a_run_ended() -> None:
    replay(*ended_while_away(Fault("refused", 429, "rate_limited"), 30.0), plans=ENDS_BADLY)


def test_a_key_that_grew_old_between_its_last_look_and_the_line_buys_no_second_run() -> None:
    """The machine fell asleep for a day while the connection for it was being made."""
    replay(
        lambda h: h.submit("kiln/quick-sketch", 3),
        lambda h: h.disk_refuses(3),
        lambda h: h.quit_and_start(0.0),
        lambda h: h.sleep(25.0),
        plans=Plans(400.0, 900.0, "provider_error", pace=250.0),
    )


def test_nor_does_one_that_is_run_on_a_held_connection() -> None:
    def sent_again(history: History) -> None:
        history.time_passes(7.0)
        assert history.machine.router.calls["run"] == 2

    replay(
        lambda h: h.bad_submits("submit", Fault("refused", 403, Bucket.NOT_ENABLED), None, 1),
        lambda h: h.submit("kiln/quick-sketch", 1),
        lambda h: h.time_passes(1.0),
        lambda h: h.bad_submits("run", Fault("dropped"), None, 1),
        lambda h: h.bad_submits("run", Fault("slow", takes=40.0), None, 1),
        lambda h: h.ask(0, "run_directly", State.FAILED),
        sent_again,
        lambda h: h.sleep(25.0),
        lambda h: h.time_passes(40.0),
    )


@pytest.mark.parametrize("act", [lambda h: h.correct(0), lambda h: h.set_deadline(0, 120.0)])
def test_what_waits_for_the_disk_is_looked_after_when_something_else_of_it_changes(act: Step) -> None:
    replay(
        lambda h: h.pause(True),
        lambda h: h.submit("kiln/quick-sketch", 1),
        lambda h: h.disk_refuses(1),
        lambda h: h.pause(False),
        act,
    )
