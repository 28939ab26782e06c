"""Chaos of the practice Router: the same for a seed, bounded, fair to keys, there after a restart; and what it counts."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from practice_inside import BASE, FAST, Inside

from comfy_desk.practice.chaos import Chaos, order_from
from comfy_desk.practice.faults import KINDS as FAULT_KINDS
from comfy_desk.practice.faults import ROUTES, fault_from
from comfy_desk.practice.ledger import restore, written
from comfy_desk.practice.mischief import RECIPES, Scene, pace
from comfy_desk.practice.paces import seconds_of


@pytest.fixture
def inside() -> Iterator[Inside]:
    router = Inside()
    yield router
    router.close()


def begun(**order: Any) -> Chaos:
    chaos = Chaos()
    chaos.begin(order_from(order))
    return chaos


def scene(route: str = "status", longest: float = 3.0) -> Scene:
    return Scene(route, FAST, "r-1", BASE, longest)


def order(inside: Inside, **chaos: Any) -> Any:
    return inside.call("POST", "/practice/faults", None, json={"chaos": chaos})


def test_every_recipe_makes_faults_that_can_be_ordered() -> None:
    dice = random.Random(7)
    made = set()
    for recipe in RECIPES:
        for route in recipe.routes:
            for _ in range(60):
                fault = recipe.fault(dice, scene(route))
                made.add(fault.kind)
                told = {name: getattr(fault, name) for name in type(fault).__slots__ if name != "taken"}
                assert fault_from({n: v for n, v in told.items() if v is not None}).kind in FAULT_KINDS
                assert (fault.seconds or 0) <= 3
                assert (seconds_of(fault.retry_after or "") or 0) <= 3.1
    assert made == set(FAULT_KINDS)
    assert {route for recipe in RECIPES for route in recipe.routes} == set(ROUTES)


def test_the_same_seed_is_the_same_chaos() -> None:
    def faults(seed: int) -> list[str]:
        chaos = begun(seed=seed, rate=0.5)
        taken = [chaos.take(scene(), f"request {n}", admitted=True) for n in range(200)]
        return [fault.kind if fault else "" for fault in taken]

    assert faults(3) == faults(3)
    assert faults(3) != faults(4)


def test_nobody_is_hit_for_ever() -> None:
    chaos = begun(rate=1.0, streak=2)
    hit = [chaos.take(scene(), "one", admitted=True) is not None for _ in range(9)]
    assert hit == [True, True, False] * 3


@pytest.mark.parametrize(("kind", "route", "most"), [("lag", "status", 2), ("rate_limited", "submit", 1)])
def test_some_kinds_have_closer_bounds(kind: str, route: str, most: int) -> None:
    chaos = begun(rate=1.0, streak=9, kinds=[kind])
    taken = [chaos.take(scene(route), "one", admitted=False) for _ in range(most + 1)]
    assert [fault is not None for fault in taken] == [True] * most + [False]


def test_no_refusal_lets_a_key_go_that_has_a_run(inside: Inside) -> None:
    assert inside.submit(idempotency="k").status_code == 201
    order(inside, rate=1.0, kinds=["refusal"])
    assert inside.submit(idempotency="k").status_code == 201
    assert inside.submit(idempotency="another").status_code in (400, 402, 403, 404, 422)
    assert inside.submit(idempotency="another").status_code == 201  # once only


def test_the_rate_is_kept_to() -> None:
    chaos = begun(rate=0.25)
    hit = sum(chaos.take(scene(), f"request {n}", admitted=True) is not None for n in range(2000))
    assert 420 < hit < 580


def test_runs_come_to_every_end_and_a_few_keep_their_result(inside: Inside) -> None:
    order(inside, rate=1.0, kinds=["ending"])
    inside.house.settings.slots = 500
    requests = [inside.submit(idempotency=f"k {n}").json()["request_id"] for n in range(120)]
    inside.pass_time(1000)
    ends = Counter(inside.status(request).json().get("error_type") for request in requests)
    assert len(ends) >= 20
    assert ends[None] > 20  # half the rate
    kept = [r for r in inside.call("GET", "/practice/requests", None).json()["requests"] if r["has_result"]]
    named = [run for run in kept if run["error_type"]]
    assert named
    assert all(run["charged"] for run in kept)
    answer = inside.result(named[0]["request_id"])
    assert answer.status_code == 200


def test_an_end_can_be_asked_for_by_name(inside: Inside) -> None:
    request = inside.submit({"prompt": "ends-as-rate_limited, kept-all-the-same"}).json()["request_id"]
    other = inside.submit({"prompt": "ends-as-model_not_found"}).json()["request_id"]
    inside.pass_time(100)
    assert inside.status(request).json()["error_type"] == "rate_limited"
    assert inside.result(request).status_code == 200
    assert inside.result(other).headers["X-Comfy-Error-Type"] == "model_not_found"


@pytest.mark.parametrize(
    "wrong",
    [
        {"rate": 2}, {"rate": True}, {"kinds": []}, {"kinds": ["no such kind"]}, {"kinds": 7}, {"streak": 0},
        {"streak": 1.5}, {"longest": 0}, {"seeds": 1}, [], 7,
    ],
)  # fmt: skip
def test_orders_that_do_not_fit(inside: Inside, wrong: Any) -> None:
    assert inside.call("POST", "/practice/faults", None, json={"chaos": wrong}).status_code == 400
    assert inside.call("GET", "/practice/faults", None).json()["chaos"] is None


def test_it_is_shown_and_ended(inside: Inside) -> None:
    assert order(inside, rate=1.0, kinds=["html"]).json()["chaos"]["kinds"] == ["html"]
    assert inside.call("GET", "/v2/models").status_code != 200 or "html" in inside.call("GET", "/v2/models").text
    assert inside.call("DELETE", "/practice/faults", None).json() == {"faults": [], "chaos": None}
    assert inside.call("GET", "/v2/models").status_code == 200


def test_it_goes_on_after_a_restart_where_it_was(inside: Inside) -> None:
    chaos = inside.house.chaos
    chaos.begin(order_from({"seed": 5, "rate": 0.5}))
    for n in range(30):
        chaos.take(scene(), f"request {n}", admitted=True)
    document = written(inside.house).document
    later = Inside()
    try:
        assert restore(later.house, document, lambda _name: {}) == []
        for n in range(30, 90):
            first, second = (c.take(scene(), f"request {n}", admitted=True) for c in (chaos, later.house.chaos))
            assert (first and first.kind) == (second and second.kind)
    finally:
        later.close()


def test_every_form_of_a_pace_is_thrown() -> None:
    dice = random.Random(1)
    told = [pace(dice, 3) for _ in range(400)]
    readable = [text for text in told if text and seconds_of(text) is not None]
    assert None in told
    assert "soon" in told
    assert any("GMT" in text and "-" in text for text in readable)
    assert any(text.endswith(str(time.gmtime().tm_year)) for text in readable)
    assert max(seconds_of(text) or 0 for text in readable) <= 3


# what the Router noted


def test_a_pace_that_never_left_was_never_told(inside: Inside) -> None:
    inside.house.settings.fixed_retry_after = 9
    request = inside.submit().json()["request_id"]
    inside.call("POST", "/practice/faults", None, json={"route": "status", "kind": "html", "after": True})
    inside.status(request)
    inside.pass_time(1)
    inside.status(request)
    assert inside.counts()["early"] == []
    inside.pass_time(1)
    inside.status(request)
    assert [early["after"] for early in inside.counts()["early"]] == [1.0]


def test_a_pace_counts_in_whatever_answer_it_came(inside: Inside) -> None:
    request = inside.submit().json()["request_id"]
    fault = {"route": "status", "kind": "status", "bucket": "internal_error", "status": 500, "retry_after": "2.5"}
    inside.call("POST", "/practice/faults", None, json=fault)
    inside.status(request)
    inside.pass_time(2)
    inside.status(request)
    assert [(early["hint"], early["after"]) for early in inside.counts()["early"]] == [(2.5, 2.0)]


def test_a_pause_of_the_account_binds_all_its_calls(inside: Inside) -> None:
    request = inside.submit().json()["request_id"]
    fault = {"route": "models", "kind": "status", "status": 429, "bucket": "rate_limited", "retry_after": "10"}
    inside.call("POST", "/practice/faults", None, json=fault)
    inside.call("GET", "/v2/models")
    inside.status(request)  # under way already
    inside.pass_time(4)
    inside.cancel(request)
    inside.call("GET", "/customers/balance", "comfyui-somebody-else")
    counts = inside.counts()
    assert counts["early_polls"] == 0
    assert [(early["route"], early["reason"]) for early in counts["early_others"]] == [("cancel", "pause")]


def test_a_cancel_that_hears_of_the_end_waits_for_nothing(inside: Inside) -> None:
    inside.house.settings.fixed_retry_after = 3
    request = inside.submit().json()["request_id"]
    inside.status(request)
    inside.house.settings.fixed_retry_after = None
    inside.house.runs[request].length = 0.0
    inside.house.lines[FAST].hasten(inside.house.runs[request], inside.house.clock.now())
    assert inside.cancel(request).status_code == 409
    assert inside.result(request).status_code == 200
    assert inside.counts()["early"] == []


def test_a_submit_told_to_wait_is_judged_by_its_key(inside: Inside) -> None:
    for bucket, status in (("service_unavailable", 503), ("queue_backlog_full", 429)):
        fault = {"route": "submit", "kind": "status", "status": status, "bucket": bucket, "retry_after": "5"}
        inside.call("POST", "/practice/faults", None, json=fault)
        inside.submit(idempotency=bucket)
        inside.pass_time(1)
        inside.submit(idempotency=bucket)
    assert [early["request_id"] for early in inside.counts()["early_others"]] == ["service_unavailable"]


def test_keys_tell_runs_charges_and_bodies(inside: Inside) -> None:
    inside.submit(idempotency="k")
    inside.submit(idempotency="k")
    inside.submit({"prompt": "another"}, idempotency="k")
    inside.pass_time(100)
    counts = inside.counts()
    use = counts["keys"]["k"]
    assert (use["seen"], use["bodies"], use["calls"], use["runs"], use["charges"]) == (3, 2, 2, 1, 1)
    assert (counts["keys_with_bodies"], counts["keys_run_twice"], counts["keys_charged_twice"]) == (1, 0, 0)


def test_whether_a_result_left_whole(inside: Inside) -> None:
    request = inside.submit().json()["request_id"]
    inside.pass_time(100)
    inside.call("POST", "/practice/faults", None, json={"route": "result", "kind": "html", "after": True})
    inside.result(request)
    [account] = inside.counts()["by_account"].values()
    assert (account["results_unread"], account.get("results_whole", 0)) == (1, 0)
    inside.result(request)
    [account] = inside.counts()["by_account"].values()
    assert (account["results_unread"], account["results_whole"]) == (0, 1)
