"""The practice Router's rules: queue and slots, keys, cancelling, charging, retention, counting."""

from collections.abc import Iterator

import pytest
from practice_inside import FAST, Inside

WORDS = {"prompt": "a quay"}
SLOW = "lantern/long-reel"


@pytest.fixture
def inside() -> Iterator[Inside]:
    practice = Inside(durations={FAST: 10.0})
    yield practice
    practice.close()


def ids(inside: Inside, number: int, **how: str) -> list[str]:
    return [inside.submit({"prompt": f"number {i}"}, **how).json()["request_id"] for i in range(number)]


# --- queue and slots ---------------------------------------------------------------------------------------------------


def test_positions_fall_as_slots_become_free(inside: Inside) -> None:
    inside.house.settings.slots = 1
    requests = ids(inside, 4)
    assert [inside.status(r).json().get("queue_position") for r in requests] == [None, 0, 1, 2]
    inside.pass_time(12.6)
    assert [inside.status(r).json()["status"] for r in requests[:2]] == ["COMPLETED", "IN_PROGRESS"]
    assert [inside.status(r).json()["queue_position"] for r in requests[2:]] == [0, 1]


def test_two_slots_run_two(inside: Inside) -> None:
    states = [inside.status(r).json()["status"] for r in ids(inside, 3)]
    assert states == ["IN_PROGRESS", "IN_PROGRESS", "IN_QUEUE"]


def test_a_run_nobody_looks_at_ends_in_its_time(inside: Inside) -> None:
    [request] = ids(inside, 1)
    inside.pass_time(12.6)
    assert inside.status(request).json()["status"] == "COMPLETED"


def test_runs_wait_for_each_other_even_unseen(inside: Inside) -> None:
    inside.house.settings.slots = 1
    requests = ids(inside, 3)
    inside.pass_time(20)
    states = [inside.status(r).json()["status"] for r in requests]
    assert states[0] == "COMPLETED"
    assert states[2] != "COMPLETED"


def test_the_pace_grows_with_the_position(inside: Inside) -> None:
    inside.house.settings.slots = 1
    paces = [int(inside.status(r).headers["Retry-After"]) for r in ids(inside, 5)]
    assert paces[1] < paces[2] < paces[4]
    assert min(paces) >= 1


def test_a_crowd_stands_before_a_fresh_request(inside: Inside) -> None:
    inside.house.settings.crowd = 5
    [request] = ids(inside, 1)
    assert inside.status(request).json()["queue_position"] == 3
    assert inside.counts()["runs"] == 1


def test_speed_divides_every_length() -> None:
    practice = Inside(speed=20.0, durations={FAST: 20.0})
    try:
        [request] = ids(practice, 1)
        practice.pass_time(1.3)
        assert practice.status(request).json()["status"] == "COMPLETED"
    finally:
        practice.close()


# --- idempotency keys --------------------------------------------------------------------------------------------------


def test_a_key_gives_back_the_first_handle(inside: Inside) -> None:
    first = inside.submit(WORDS, idempotency="k")
    second = inside.submit(WORDS, idempotency="k")
    assert first.json()["request_id"] == second.json()["request_id"]
    assert (first.status_code, second.status_code) == (201, 201)
    assert "Idempotent-Replayed" not in first.headers
    assert second.headers["Idempotent-Replayed"] == "true"
    assert "estimate" in first.json()
    assert "estimate" not in second.json()
    assert first.headers["X-Comfy-Request-Id"] != second.headers["X-Comfy-Request-Id"]
    assert inside.counts()["runs"] == 1


@pytest.mark.parametrize("other", ["body", "query", "model", "spacing"])
def test_a_key_is_tied_to_the_whole_call(inside: Inside, other: str) -> None:
    assert inside.submit(WORDS, idempotency="k").status_code == 201
    if other == "spacing":
        headers = {"Idempotency-Key": "k"}
        answer = inside.call("POST", f"/v2/models/{FAST}/requests", content=b'{"prompt" :"a quay"}', headers=headers)
    else:
        answer = inside.submit(
            {"prompt": "else"} if other == "body" else WORDS,
            idempotency="k",
            query="?strict_mode=false" if other == "query" else "",
            model="loom/four-panels" if other == "model" else FAST,
        )
    assert (answer.status_code, answer.json()["error_type"]) == (409, "invalid_input")
    assert "Retry-After" not in answer.headers


def test_keys_are_each_accounts_own(inside: Inside) -> None:
    first = inside.submit(WORDS, idempotency="k", key="comfyui-a")
    second = inside.submit(WORDS, idempotency="k", key="comfyui-b")
    assert first.json()["request_id"] != second.json()["request_id"]


def test_a_key_is_forgotten_after_a_day(inside: Inside) -> None:
    first = inside.submit(WORDS, idempotency="k").json()["request_id"]
    inside.pass_time(86_399)
    assert inside.submit(WORDS, idempotency="k").json()["request_id"] == first
    inside.pass_time(1)
    assert inside.submit(WORDS, idempotency="k").json()["request_id"] != first


@pytest.mark.parametrize(
    ("refusal", "status"),
    [
        ({"body": {"prompt": ""}}, 422),
        ({"query": "?model_provider=nobody"}, 400),
        ({"model": "kiln/nothing"}, 404),
        ({"model": "chime/spoken-bytes", "body": {"text": "hm"}}, 403),
    ],
)
def test_a_refusal_lets_the_key_go(inside: Inside, refusal: dict[str, object], status: int) -> None:
    how = {"body": WORDS, **refusal}
    assert inside.submit(**how, idempotency="k").status_code == status  # type: ignore[arg-type]
    assert inside.submit(WORDS, idempotency="k").status_code == 201


def test_the_same_key_again_once_funded(inside: Inside) -> None:
    assert inside.submit(WORDS, idempotency="k", key="comfyui-poor").status_code == 402
    inside.call("POST", "/practice/settings", None, json={"credits": 100})
    answer = inside.submit(WORDS, idempotency="k", key="comfyui-poor")
    assert answer.status_code == 201
    assert "Idempotent-Replayed" not in answer.headers


# --- cancelling and charging -------------------------------------------------------------------------------------------


def test_a_cancelled_waiting_request_costs_nothing(inside: Inside) -> None:
    inside.house.settings.slots = 1
    _, request = ids(inside, 2)
    answer = inside.cancel(request)
    assert (answer.status_code, answer.json()) == (202, {"request_id": request, "status": "CANCELLATION_REQUESTED"})
    assert inside.status(request).json()["error_type"] == "cancelled"
    again = inside.cancel(request)
    assert (again.status_code, again.json()["status"]) == (409, "ALREADY_COMPLETED")
    inside.house.settings.cancel_status = 400
    assert inside.cancel(request).status_code == 400
    assert inside.result(request).json()["error_type"] == "cancelled"
    inside.pass_time(60)
    assert inside.counts()["charges"] == 1


def test_a_cancelled_running_request_stops_soon(inside: Inside) -> None:
    [request] = ids(inside, 1)
    assert inside.status(request).json()["status"] == "IN_PROGRESS"
    assert inside.cancel(request).status_code == 202
    assert inside.cancel(request).status_code == 202
    assert inside.status(request).json()["status"] == "IN_PROGRESS"
    inside.pass_time(1)
    assert inside.status(request).json()["error_type"] == "cancelled"
    assert inside.result(request).status_code == 409
    assert inside.counts()["charges"] == 0


def test_a_late_result_is_charged_and_kept(inside: Inside) -> None:
    request = inside.submit(WORDS, model=SLOW).json()["request_id"]
    assert inside.status(request, SLOW).json()["status"] == "IN_PROGRESS"
    assert inside.cancel(request, SLOW).status_code == 202
    inside.pass_time(200)
    assert inside.status(request, SLOW).json()["error_type"] == "cancelled"
    result = inside.result(request, SLOW)
    assert result.status_code == 200
    assert result.json()["data"]["task_result"]["videos"]
    assert result.headers["X-Comfy-Credits-Used"] == "59.08"
    assert inside.counts()["charges"] == 1


def test_the_run_can_win_the_race(inside: Inside) -> None:
    inside.house.settings.cancel_running = "win"
    [request] = ids(inside, 1)
    inside.status(request)
    inside.cancel(request)
    inside.pass_time(13)
    assert "error_type" not in inside.status(request).json()
    assert inside.result(request).status_code == 200


@pytest.mark.parametrize(("model", "charges"), [(SLOW, 1), (FAST, 0), ("attic/odd-shapes", 0)])
def test_a_refusal_costs_where_the_model_says_so(inside: Inside, model: str, charges: int) -> None:
    request = inside.submit({"prompt": "a forbidden-subject"}, model=model).json()["request_id"]
    inside.pass_time(300)
    answer = inside.result(request, model)
    assert answer.headers["X-Comfy-Refusal-Subject"] == answer.json()["refusal_subject"] == "input_text"
    assert inside.counts()["charges"] == charges


def test_credits_go_down_and_run_out(inside: Inside) -> None:
    inside.call("POST", "/practice/settings", None, json={"credits": 20})
    before = inside.call("GET", "/customers/balance").json()
    assert before["currency"] == "usd"
    ids(inside, 2)
    # Two runs are in flight: what they will cost is not free for a third.
    assert inside.submit(WORDS).json()["error_type"] == "insufficient_credits"
    inside.pass_time(60)
    after = inside.call("GET", "/customers/balance").json()
    assert before["amount_micros"] - after["amount_micros"] == 80_000


def test_a_model_that_never_tells_its_cost(inside: Inside) -> None:
    body = {"messages": [{"role": "user", "content": "hello"}]}
    request = inside.submit(body, model="parlour/small-talk").json()["request_id"]
    inside.pass_time(60)
    assert "X-Comfy-Credits-Used" not in inside.result(request, "parlour/small-talk").headers


# --- who may read, and how long ----------------------------------------------------------------------------------------


def test_only_its_own_account_under_its_own_model(inside: Inside) -> None:
    [request] = ids(inside, 1)
    path = f"/v2/models/{FAST}/requests/{request}/status"
    assert inside.call("GET", path, "comfyui-b").json()["error_type"] == "request_not_found"
    assert inside.status(request, "loom/four-panels").json()["error_type"] == "request_not_found"
    assert inside.call("GET", path, None, headers={"Authorization": "Bearer comfyui-inside"}).status_code == 200


def test_a_day_after_its_end_it_is_gone(inside: Inside) -> None:
    [request] = ids(inside, 1)
    inside.pass_time(12.6)
    assert inside.result(request).status_code == 200
    inside.pass_time(86_380)
    assert inside.result(request).status_code == 200
    inside.pass_time(20)
    assert inside.status(request).status_code == inside.result(request).status_code == 410


def test_calls_a_minute(inside: Inside) -> None:
    inside.house.settings.rate_per_minute = 2
    path = "/customers/balance"
    assert [inside.call("GET", path).status_code for _ in range(2)] == [200, 200]
    inside.pass_time(20)
    spent = inside.call("GET", path)
    assert (spent.status_code, spent.json()["error_type"], spent.headers["Retry-After"]) == (429, "rate_limited", "40")
    assert inside.call("GET", path, "comfyui-b").status_code == 200
    inside.pass_time(40)
    assert inside.call("GET", path).status_code == 200


# --- counting ----------------------------------------------------------------------------------------------------------


def test_early_polls_are_noticed(inside: Inside) -> None:
    inside.house.settings.fixed_retry_after = 3
    [request] = ids(inside, 1)
    inside.status(request)
    inside.pass_time(1)
    inside.status(request)
    inside.pass_time(3)
    inside.result(request)
    counts = inside.counts()
    assert counts["polls_by_request"] == {request: 3}
    [early] = counts["early"]
    assert {name: early[name] for name in ("route", "reason", "request_id", "hint", "header", "after")} == {
        "route": "status", "reason": "hint", "request_id": request, "hint": 3.0, "header": "3", "after": 1.0,
    }  # fmt: skip
    assert counts["polls_asked_for"] == 2


def test_keys_and_their_bodies_are_counted(inside: Inside) -> None:
    for prompt in ("a", "a", "b"):
        inside.submit({"prompt": prompt}, idempotency="k1")
    inside.submit(WORDS, idempotency="k2")
    counts = inside.counts()
    told = {key: {name: use[name] for name in ("seen", "bodies", "runs")} for key, use in counts["keys"].items()}
    assert told == {"k1": {"seen": 3, "bodies": 2, "runs": 1}, "k2": {"seen": 1, "bodies": 1, "runs": 1}}
    assert (counts["distinct_keys"], counts["repeated_keys"]) == (2, 1)
    assert (counts["replays"], counts["conflicts"]) == (1, 1)


def test_accounts_are_shown_without_their_keys(inside: Inside) -> None:
    inside.submit(WORDS, key="comfyui-very-secret")
    shown = inside.call("GET", "/practice/requests", None).text + inside.call("GET", "/practice/counts", None).text
    assert "very-secret" not in shown


def test_reset_forgets(inside: Inside) -> None:
    [request] = ids(inside, 1)
    inside.call("POST", "/practice/settings", None, json={"slots": 7})
    assert inside.call("POST", "/practice/reset", None, json={"settings": True}).status_code == 200
    assert inside.status(request).status_code == 404
    assert inside.call("GET", "/practice/settings", None).json()["slots"] is None


@pytest.mark.parametrize(
    "changes",
    [{"speeed": 3}, {"speed": 0}, {"speed": "fast"}, {"cancel_status": 500}, {"slots": 1.5}, {"fresh_links": 1}, [1]],
)
def test_settings_that_do_not_fit_are_refused(inside: Inside, changes: object) -> None:
    before = inside.call("GET", "/practice/settings", None).json()
    assert inside.call("POST", "/practice/settings", None, json=changes).status_code == 400
    assert inside.call("GET", "/practice/settings", None).json() == before


def test_web_pages_get_nowhere(inside: Inside) -> None:
    assert inside.call("POST", "/practice/reset", None, headers={"Origin": "http://evil.test"}).status_code == 403
    assert inside.call("GET", "/v2/models", headers={"Host": "evil.test"}).status_code == 403
