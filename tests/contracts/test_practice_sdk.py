"""The official client against a real practice Router: the independent judge of how faithfully it speaks.

Every answer that the client gets here goes past the specification too, where that is at hand.
"""

import asyncio
from collections.abc import Iterator

import pytest
from comfy_sdk import AsyncComfy, BinaryResult, Comfy
from comfy_sdk.retry import NO_RETRY
from comfy_sdk.router_exceptions import (
    AlreadyCompleted,
    Cancelled,
    ContentPolicyViolation,
    DeadlineExceeded,
    InsufficientCredits,
    InvalidInput,
    ModelNotFound,
    NotEnabled,
    ProviderError,
    ProviderTimeout,
    QueueBacklogFull,
    QueueTimeout,
    RequestNotFound,
    RouterError,
    Unauthorized,
)
from practice_fixture import practice_process, practice_router  # noqa: F401
from practice_process import KEY, PracticeProcess
from specification import SpecificationJudge

FAST = "kiln/quick-sketch"


@pytest.fixture
def router(practice_router: PracticeProcess, monkeypatch: pytest.MonkeyPatch) -> PracticeProcess:  # noqa: F811
    """The practice Router as the official client's target; runs of the fast model are over at once."""
    monkeypatch.setenv("COMFY_ROUTER_BASE_URL", practice_router.url)
    practice_router.settings(durations={FAST: 0.0, "attic/odd-shapes": 0.0})
    return practice_router


@pytest.fixture
def comfy(router: PracticeProcess, judge: SpecificationJudge) -> Iterator[Comfy]:
    with Comfy(api_key=KEY) as client:
        client._low._client.event_hooks = {"response": [judge.hear]}
        yield client
    judge.verdict()


@pytest.fixture(scope="module")
def whole_judge(pytestconfig: pytest.Config) -> SpecificationJudge:
    folder = pytestconfig.rootpath.parent / "shared" / "contract"
    if not folder.is_dir():
        pytest.skip("the published contract is not beside this project (../shared/contract)")
    return SpecificationJudge(folder)


@pytest.fixture
def judge(whole_judge: SpecificationJudge) -> SpecificationJudge:
    whole_judge.complaints.clear()
    return whole_judge


def test_submit_and_get(comfy: Comfy, router: PracticeProcess) -> None:
    handle = comfy.models.submit(FAST, {"prompt": "a lighthouse", "seed": 7})
    result = handle.get(timeout=10)
    assert isinstance(result, dict)
    assert result["result"]["sample"].startswith(router.url + "/assets/")
    assert router.counts()["charges"] == 1


def test_iter_events_tells_position_and_end(comfy: Comfy, router: PracticeProcess) -> None:
    router.settings(durations={FAST: 40.0}, slots=1)
    first = comfy.models.submit(FAST, {"prompt": "first"})
    second = comfy.models.submit(FAST, {"prompt": "second"})
    updates = list(second.iter_events(timeout=20))
    assert [u.status for u in updates] == ["IN_QUEUE", "IN_PROGRESS", "COMPLETED"]
    assert updates[0].queue_position == 0
    assert updates[0].retry_after is not None
    assert updates[1].queue_position is None
    assert updates[-1].error_type is None
    assert first.status().is_completed


def test_cancel_while_waiting(comfy: Comfy, router: PracticeProcess) -> None:
    router.settings(durations={FAST: 4000.0}, slots=1)
    comfy.models.submit(FAST, {"prompt": "in the way"})
    handle = comfy.models.submit(FAST, {"prompt": "not needed"})
    assert handle.cancel().status == "CANCELLATION_REQUESTED"
    with pytest.raises(Cancelled):
        handle.get(timeout=5)
    with pytest.raises(AlreadyCompleted):
        handle.cancel()
    assert router.counts()["charges"] == 0


def test_subscribe_and_handle(comfy: Comfy) -> None:
    seen: list[str] = []
    result = comfy.models.subscribe(
        FAST, {"prompt": "a well"}, timeout=10, on_queue_update=lambda update: seen.append(update.request_id)
    )
    assert isinstance(result, dict)
    assert comfy.models.handle(FAST, seen[0]).get(timeout=5) == result


def test_run(comfy: Comfy) -> None:
    detailed = comfy.models.run_detailed(FAST, {"prompt": "a bridge"})
    assert detailed.credits_used == "8.44"
    sound = comfy.models.run("chime/spoken-bytes", {"text": "hello there"})
    assert isinstance(sound, BinaryResult)
    with pytest.raises(NotEnabled):
        comfy.models.submit("chime/spoken-bytes", {"text": "hello there"})


def test_the_run_collects_by_its_key(comfy: Comfy, router: PracticeProcess) -> None:
    """Held too short, the direct route says so; the client's own retry with the same key gets the answer, once paid."""
    router.settings(durations={FAST: 60.0}, direct_deadline=0.2)
    result = comfy.models.run(FAST, {"prompt": "patience"})
    assert isinstance(result, dict)
    counts = router.counts()
    assert (counts["runs"], counts["charges"]) == (1, 1)
    assert counts["answers"]["run 504"] >= 1


def test_list_and_schema(comfy: Comfy) -> None:
    ids = [entry.id for entry in comfy.models.list(limit=5)]
    assert len(ids) == len(set(ids)) >= 12
    assert comfy.models.list(limit=500).page().limit == 100
    first = comfy.models.schema(FAST)
    assert first.document is not None
    assert first.document["x-comfy-router-model-id"] == FAST
    assert comfy.models.schema(FAST, etag=first.etag).unchanged
    with pytest.raises(InvalidInput):
        comfy.models.list(cursor="bm8").page()


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("forbidden-subject", ContentPolicyViolation),
        ("fail-please", ProviderError),
        ("time-out", ProviderTimeout),
        ("never-starts", QueueTimeout),
        ("awkward-input", InvalidInput),
        ("strange-bucket", RouterError),
    ],
)
def test_each_ending_is_its_exception(comfy: Comfy, word: str, expected: type[RouterError]) -> None:
    with pytest.raises(expected):
        comfy.models.submit(FAST, {"prompt": f"please {word} now"}).get(timeout=5)


def test_refusals(router: PracticeProcess, judge: SpecificationJudge) -> None:
    def fails(key: str, model: str, body: dict[str, object]) -> type[BaseException]:
        with Comfy(api_key=key, retry=NO_RETRY) as client:
            client._low._client.event_hooks = {"response": [judge.hear]}
            with pytest.raises(RouterError) as caught:
                client.models.submit(model, body)
        return caught.type

    words = {"prompt": "a gate"}
    assert fails("comfyui-poor-1", FAST, words) is InsufficientCredits
    assert fails("comfyui-revoked-1", FAST, words) is Unauthorized
    assert fails("comfyui-noqueue-1", FAST, words) is NotEnabled
    assert fails("comfyui-crowded-1", FAST, words) is QueueBacklogFull
    assert fails(KEY, "kiln/first-sketch", words) is ModelNotFound
    assert fails(KEY, FAST, {"prompt": ""}) is InvalidInput
    with Comfy(api_key=KEY) as client:
        request_id = client.models.submit(FAST, words).request_id
    with Comfy(api_key="comfyui-somebody-else") as other, pytest.raises(RequestNotFound):
        other.models.handle(FAST, request_id).status()
    judge.verdict()


def test_a_lost_answer_is_not_bought_twice(comfy: Comfy, router: PracticeProcess) -> None:
    router.fault(route="submit", kind="drop_after")
    with pytest.raises(Exception) as caught:
        comfy.models.submit(FAST, {"prompt": "once"})
    key = caught.value.idempotency_key  # type: ignore[attr-defined]
    handle = comfy.models.submit(FAST, {"prompt": "once"}, idempotency_key=key)
    assert isinstance(handle.get(timeout=5), dict)
    assert router.counts()["runs"] == 1


def test_asynchronous_client(router: PracticeProcess, judge: SpecificationJudge) -> None:
    async def whole_path() -> None:
        async with AsyncComfy(api_key=KEY) as client:
            client._low._client.event_hooks = {"response": [judge.hear_async]}
            models = client.models
            ids = [entry.id async for entry in models.list(limit=7)]
            assert FAST in ids
            document = await models.schema(FAST)
            assert (await models.schema(FAST, etag=document.etag)).unchanged
            handle = await models.submit(FAST, {"prompt": "a mill"})
            statuses = [update.status async for update in handle.iter_events(timeout=10)]
            assert statuses[-1] == "COMPLETED"
            result = await handle.get(timeout=10)
            again = await models.handle(FAST, handle.request_id)
            assert await again.get(timeout=10) == result
            assert isinstance(await models.subscribe(FAST, {"prompt": "a barn"}, timeout=10), dict)
            assert isinstance(await models.run("chime/spoken-bytes", {"text": "hello"}), BinaryResult)
            router.settings(durations={FAST: 4000.0}, slots=1)
            await models.submit(FAST, {"prompt": "in the way"})
            waiting = await models.submit(FAST, {"prompt": "not needed"})
            assert (await waiting.cancel()).status == "CANCELLATION_REQUESTED"
            with pytest.raises(Cancelled):
                await waiting.get(timeout=5)

    asyncio.run(whole_path())
    judge.verdict()


def test_unkeyed_deadline(router: PracticeProcess) -> None:
    """What the client raises once its patience with the direct route is at its end; the run goes on and is charged."""
    router.settings(durations={FAST: 4000.0}, direct_deadline=0.05)
    with Comfy(api_key=KEY, retry=NO_RETRY) as client, pytest.raises(DeadlineExceeded) as caught:
        client.models.run(FAST, {"prompt": "long"})
    assert caught.value.retry_after is not None
