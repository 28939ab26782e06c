"""Every answer of the practice Router, provoked on purpose, against the published specification.

The last test asks for coverage: each status that the specification documents for a route was really seen and found right.
"""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from practice_inside import FAST, Inside
from specification import SpecificationJudge

from comfy_desk.practice.clock import Clock
from comfy_desk.practice.models import ALL

KEY_A = "comfyui-a"
WORDS = {"prompt": "a quay"}

#: Enough for each model to be run once.
BODIES = {
    "atelier/nested-dreamer": {"contents": [{"parts": [{"text": "a hare"}]}]},
    "atelier/retoucher": {"prompt": "a hat", "image": "iVBORw0KGgo="},
    "chime/spoken-bytes": {"text": "good evening"},
    "kiln/grand-enlarger": {"image": "iVBORw0KGgo="},
    "lantern/reel-and-still": {"content": [{"type": "text", "text": "a kite"}]},
    "loom/storyboard": {"title": "Two", "scenes": [{"words": "one"}, {"words": "two"}]},
    "parlour/small-talk": {"messages": [{"role": "user", "content": "where to begin?"}]},
}


@pytest.fixture(scope="module")
def judge() -> SpecificationJudge:
    folder = Path(__file__).resolve().parents[3] / "shared" / "contract"
    if not folder.is_dir():
        pytest.skip("the published contract is not beside this project (../shared/contract)")
    return SpecificationJudge(folder)


@pytest.fixture
def inside(judge: SpecificationJudge) -> Iterator[Inside]:
    practice = Inside(hooks=[judge.hear_async])
    yield practice
    practice.close()
    judge.verdict()


def fault(inside: Inside, route: str, status: int, bucket: str, **more: object) -> None:
    order = {"route": route, "kind": "status", "status": status, "bucket": bucket, **more}
    assert inside.call("POST", "/practice/faults", None, json=order).status_code == 200


def refused_alike(inside: Inside, method: str, path: str, route: str, **request: object) -> None:
    """What every route answers in the same way: no key, a key without rights, no such model, a passing fault."""
    assert inside.call(method, path, None, **request).status_code == 401
    assert inside.call(method, path, "comfyui-forbidden-1", **request).status_code == 403
    if FAST in path:
        assert inside.call(method, path.replace(FAST, "kiln/quick-skech"), **request).status_code == 404
    fault(inside, route, 503, "service_unavailable")
    assert inside.call(method, path, **request).status_code == 503
    fault(inside, route, 429, "rate_limited", retry_after=2)
    assert inside.call(method, path, **request).status_code == 429


def test_catalogue(inside: Inside) -> None:
    page = inside.call("GET", "/v2/models?limit=3").json()
    assert page["limit"] == 3
    assert inside.call("GET", f"/v2/models?cursor={page['next_cursor']}").json()["has_more"] is False
    assert inside.call("GET", "/v2/models?cursor=nonsense").status_code == 400
    refused_alike(inside, "GET", "/v2/models", "models")


def test_one_model(inside: Inside) -> None:
    assert inside.call("GET", f"/v2/models/{FAST}").json()["id"] == FAST
    refused_alike(inside, "GET", f"/v2/models/{FAST}", "model")


def test_schema(inside: Inside) -> None:
    path = f"/v2/models/{FAST}/openapi.json"
    tag = inside.call("GET", path).headers["ETag"]
    assert inside.call("GET", path, headers={"If-None-Match": f'"other", W/{tag}'}).status_code == 304
    fault(inside, "schema", 500, "internal_error")
    assert inside.call("GET", path).status_code == 500
    refused_alike(inside, "GET", path, "schema")


@pytest.mark.parametrize("source", ["exact", "estimated", "unknown"])
def test_estimate(inside: Inside, source: str) -> None:
    path = f"/v2/models/{FAST}/estimate"
    inside.house.settings.estimate = source
    assert inside.call("POST", path, json=WORDS).json()["source"] == source
    assert inside.call("POST", path, json={"prompt": 1}).status_code == 422
    assert inside.call("POST", path, content=b"{").status_code == 400
    inside.house.settings.max_body_bytes = 10
    assert inside.call("POST", path, json=WORDS).status_code == 413
    inside.house.settings.max_body_bytes = 1000
    refused_alike(inside, "POST", path, "estimate", json=WORDS)


def test_submit(inside: Inside) -> None:
    assert inside.submit(WORDS, idempotency="k").status_code == 201
    assert inside.submit(WORDS, idempotency="k").headers["Idempotent-Replayed"] == "true"
    assert inside.submit({"prompt": "other"}, idempotency="k").status_code == 409
    assert inside.submit({"prompt": "x", "width": 17}).status_code == 422
    assert inside.submit([]).status_code == 422
    assert inside.submit(WORDS, query="?model_provider=nobody").status_code == 400
    assert inside.submit(WORDS, key="comfyui-poor").status_code == 402
    assert inside.submit({"text": "hm"}, model="chime/spoken-bytes").status_code == 403
    assert inside.submit(WORDS, key="comfyui-crowded").status_code == 429
    inside.house.settings.max_body_bytes = 10
    assert inside.submit(WORDS).status_code == 413
    inside.house.settings.max_body_bytes = 1000
    refused_alike(inside, "POST", f"/v2/models/{FAST}/requests", "submit", json=WORDS)


def test_reads_and_cancel(inside: Inside) -> None:
    inside.house.settings.slots = 1
    first, second = (inside.submit(WORDS).json()["request_id"] for _ in range(2))
    assert inside.status(first).json()["status"] == "IN_PROGRESS"
    assert inside.status(second).json()["queue_position"] == 0
    assert inside.result(second).status_code == 202
    assert inside.cancel(second).status_code == 202
    assert inside.status(second).json()["error_type"] == "cancelled"
    assert inside.result(second).status_code == 409
    assert inside.cancel(second).status_code == 409
    # The older preview's status for the same answer is described in the text; the list has it as an error body.
    fault(inside, "cancel", 400, "invalid_input")
    assert inside.cancel(second).status_code == 400
    inside.pass_time(60)
    assert inside.result(first).status_code == 200
    inside.pass_time(90_000)
    assert inside.status(first).status_code == inside.result(first).status_code == 410


@pytest.mark.parametrize(
    ("tail", "route", "method"), [("/status", "status", "GET"), ("", "result", "GET"), ("/cancel", "cancel", "PUT")]
)
def test_reads_refuse_alike(inside: Inside, tail: str, route: str, method: str) -> None:
    request_id = inside.submit(WORDS).json()["request_id"]
    path = f"/v2/models/{FAST}/requests/{request_id}{tail}"
    assert inside.call(method, path, "comfyui-another").status_code == 404
    assert inside.call(method, path.replace(FAST, "loom/four-panels")).status_code == 404
    refused_alike(inside, method, path, route)


@pytest.mark.parametrize(
    ("word", "status"),
    [("forbidden-subject", 400), ("forbidden-picture", 403), ("fail-please", 502), ("time-out", 504), ("never-starts", 504),
     ("awkward-input", 400), ("late-refusal", 422), ("house-fire", 500), ("strange-bucket", 500)],
)  # fmt: skip
def test_endings(inside: Inside, word: str, status: int) -> None:
    request_id = inside.submit({"prompt": word}).json()["request_id"]
    inside.pass_time(60)
    assert inside.status(request_id).json()["error_type"]
    assert inside.result(request_id).status_code == status


def test_direct_run(judge: SpecificationJudge) -> None:
    inside = Inside(clock=Clock(), hooks=[judge.hear_async], durations={FAST: 0, "chime/spoken-bytes": 0})
    path = f"/v2/models/{FAST}"
    try:
        assert inside.call("POST", path, json=WORDS, headers={"Idempotency-Key": "k"}).status_code == 200
        replay = inside.call("POST", path, json=WORDS, headers={"Idempotency-Key": "k"})
        assert replay.headers["Idempotent-Replayed"] == "true"
        assert inside.call("POST", path, json={"prompt": "other"}, headers={"Idempotency-Key": "k"}).status_code == 409
        assert inside.call("POST", f"{path}?model_provider=fal", json={**WORDS, "brightness": 0.5}).headers[
            "X-Comfy-Router-Dropped-Params"
        ]
        assert (
            inside.call("POST", path, json={"prompt": "falter-once"}).headers["X-Comfy-Router-Fallback-Provider"]
            == "fal"
        )
        sound = inside.call("POST", "/v2/models/chime/spoken-bytes", json={"text": "hm"})
        assert sound.headers["content-type"] == "audio/mpeg"
        for word, status in (
            ("forbidden-subject", 400),
            ("fail-please", 502),
            ("time-out", 504),
            ("awkward-input", 400),
        ):
            assert inside.call("POST", path, json={"prompt": word}).status_code == status
        assert inside.call("POST", path, "comfyui-poor", json=WORDS).status_code == 402
        assert inside.call("POST", path, json={"prompt": ""}).status_code == 422
        inside.house.settings.committed_limit_cents = 1
        assert inside.call("POST", path, json=WORDS).headers["X-Committed-Spend-Remaining"] == "1"
        inside.house.settings.committed_limit_cents = 100
        assert inside.call("POST", path, json=WORDS).headers["X-Committed-Spend-Limit"] == "100"
        inside.house.settings.max_body_bytes = 10
        assert inside.call("POST", path, json=WORDS).status_code == 413
        inside.house.settings.max_body_bytes = 1000
        inside.house.settings.durations = {FAST: 1000}
        inside.house.settings.direct_deadline = 0.05
        began = time.monotonic()
        late = inside.call("POST", path, json=WORDS, headers={"Idempotency-Key": "late"})
        assert (late.status_code, late.json()["error_type"]) == (504, "deadline_exceeded")
        assert int(late.headers["Retry-After"]) >= 1
        assert time.monotonic() - began < 5
        refused_alike(inside, "POST", path, "run", json=WORDS)
    finally:
        inside.close()
    judge.verdict()


@pytest.mark.parametrize("model", ALL, ids=lambda model: model.id)
def test_each_model_answers(inside: Inside, model: object) -> None:
    model_id = model.id  # type: ignore[attr-defined]
    body = BODIES.get(model_id, WORDS)
    schema = inside.call("GET", f"/v2/models/{model_id}/openapi.json").json()
    assert schema["x-comfy-router-model-id"] == model_id
    submitted = inside.submit(body, model=model_id)
    if not model.queueable:  # type: ignore[attr-defined]
        assert submitted.json()["error_type"] == "not_enabled"
        return
    request_id = submitted.json()["request_id"]
    inside.pass_time(1000)
    first, second = (inside.result(request_id, model_id) for _ in range(2))
    assert first.status_code == 200
    assert first.content == second.content


def test_everything_documented_was_seen(judge: SpecificationJudge) -> None:
    """Runs last in this file. A status that no test provoked would be a claim without a check."""
    missing = []
    for methods in judge.document["paths"].values():
        for operation in methods.values():
            documented = {int(status) for status in operation["responses"] if status != "default"}
            seen = {status for name, status in judge.seen if name == operation["operationId"]}
            missing += [(operation["operationId"], status) for status in sorted(documented - seen)]
    assert missing == []
