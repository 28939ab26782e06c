"""The practice Router as a process, over real sockets: start and end, faults on the wire, the direct route, no orphans."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from practice_fixture import practice_process, practice_router  # noqa: F401
from practice_process import PracticeProcess, launch_practice

FAST = "kiln/quick-sketch"
WORDS = {"prompt": "a quay", "width": 256, "height": 256}


@pytest.fixture
def router(practice_router: PracticeProcess) -> PracticeProcess:  # noqa: F811
    practice_router.settings(durations={FAST: 0.0})
    return practice_router


def raw(router: PracticeProcess, method: str, path: str, body: Any = None, **headers: str) -> bytes:
    """Everything the server sends on one connection until it ends it; ConnectionResetError where it resets."""
    data = b"" if body is None else json.dumps(body).encode()
    place = urlsplit(router.url)
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: {place.netloc}",
        "X-API-Key: comfyui-raw",
        f"Content-Length: {len(data)}",
    ]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    with socket.create_connection((place.hostname, place.port), timeout=10) as sock:
        sock.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
        got = b""
        while chunk := sock.recv(65536):
            got += chunk
        return got


def submit(router: PracticeProcess, **headers: str) -> httpx.Response:
    return httpx.post(
        f"{router.url}/v2/models/{FAST}/requests", json=WORDS, headers=router.headers(**headers), trust_env=False
    )


def read(router: PracticeProcess, path: str, **more: Any) -> httpx.Response:
    return httpx.get(f"{router.url}{path}", headers=router.headers(), trust_env=False, **more)


SUBMIT = f"/v2/models/{FAST}/requests"


# --- the wire ----------------------------------------------------------------------------------------------------------


def test_dropped_before(router: PracticeProcess) -> None:
    router.fault(route="submit", kind="drop_before")
    assert raw(router, "POST", SUBMIT, WORDS) == b""
    assert router.counts()["runs"] == 0


def test_dropped_after(router: PracticeProcess) -> None:
    router.fault(route="submit", kind="drop_after")
    key = {"Idempotency-Key": "one"}
    assert raw(router, "POST", SUBMIT, WORDS, **key) == b""
    assert router.counts()["runs"] == 1
    again = raw(router, "POST", SUBMIT, WORDS, **key, Connection="close")
    assert b" 201 " in again
    assert b"idempotent-replayed: true" in again
    assert router.counts()["runs"] == 1


def test_reset(router: PracticeProcess) -> None:
    router.fault(route="submit", kind="drop_after", reset=True)
    with pytest.raises(ConnectionResetError):
        raw(router, "POST", SUBMIT, WORDS)
    assert router.counts()["runs"] == 1


@pytest.mark.parametrize(
    ("framing", "mark"),
    [("length", b"content-length: "), ("chunked", b"transfer-encoding: chunked"), ("close", b"connection: close")],
)
def test_truncated(router: PracticeProcess, framing: str, mark: bytes) -> None:
    whole = read(router, f"/v2/models/{FAST}").content
    router.fault(route="model", kind="truncated", framing=framing)
    head, _, body = raw(router, "GET", f"/v2/models/{FAST}").partition(b"\r\n\r\n")
    assert mark in head.lower()
    assert whole[: len(whole) // 2] in body
    assert whole not in body
    assert not body.endswith(b"0\r\n\r\n")
    router.fault(route="model", kind="truncated", framing=framing)
    if framing == "close":
        assert read(router, f"/v2/models/{FAST}").content == whole[: len(whole) // 2]
    else:
        with pytest.raises(httpx.RemoteProtocolError):
            read(router, f"/v2/models/{FAST}")


def test_stall(router: PracticeProcess) -> None:
    router.fault(route="models", kind="stall", seconds=0.2)
    began = time.monotonic()
    assert raw(router, "GET", "/v2/models") == b""
    assert time.monotonic() - began >= 0.2
    router.fault(route="models", kind="stall")
    with pytest.raises(httpx.ReadTimeout):
        read(router, "/v2/models", timeout=httpx.Timeout(10, read=0.2))


def test_stalled_body(router: PracticeProcess) -> None:
    router.fault(route="models", kind="stall_body", seconds=0.1, fraction=0.25)
    got = raw(router, "GET", "/v2/models")
    assert got.startswith(b"HTTP/1.1 200 ")
    assert b'{"data":[' in got


def test_drip_and_delay(router: PracticeProcess) -> None:
    for kind in ("drip", "delay"):
        router.fault(route="models", kind=kind, seconds=0.3)
        began = time.monotonic()
        assert read(router, "/v2/models").json()["data"]
        assert time.monotonic() - began >= 0.29


def test_made_up_answers(router: PracticeProcess) -> None:
    router.fault(route="status", kind="html", status=520)
    router.fault(route="status", kind="empty")
    router.fault(route="status", kind="malformed")
    router.fault(route="status", kind="redirect", location="http://127.0.0.1:9/else", status=307)
    router.fault(route="status", kind="answer", status=200, body="[]", content_type="", headers={"Retry-After": "nan"})
    router.fault(
        route="status", kind="status", status=429, bucket="rate_limited", retry_after="Wed, 21 Oct 2026 07:28:00 GMT"
    )
    path = submit(router).json()["status_url"].removeprefix(router.url)
    html, empty, malformed, redirect, bare, limited = (read(router, path) for _ in range(6))
    assert (html.status_code, html.headers["content-type"]) == (520, "text/html; charset=utf-8")
    assert (empty.status_code, empty.content) == (200, b"")
    with pytest.raises(ValueError, match=r"."):
        malformed.json()
    assert (redirect.status_code, redirect.headers["location"]) == (307, "http://127.0.0.1:9/else")
    assert ("content-type" in bare.headers, bare.headers["retry-after"], bare.json()) == (False, "nan", [])
    assert limited.json()["error_type"] == limited.headers["X-Comfy-Error-Type"] == "rate_limited"
    assert limited.headers["Retry-After"].startswith("Wed")
    assert read(router, path).json()["status"] == "COMPLETED"


def test_altered_answers(router: PracticeProcess) -> None:
    router.fault(route="submit", kind="alter", merge={"status_url": "http://127.0.0.1:9/steal"}, remove=["estimate"])
    body = submit(router).json()
    assert body["status_url"] == "http://127.0.0.1:9/steal"
    assert "estimate" not in body
    router.fault(route="result", kind="alter", content_type="", headers={"X-Comfy-Credits-Used": None})
    path = body["response_url"].removeprefix(router.url)
    result = read(router, path)
    assert "content-type" not in result.headers
    assert "X-Comfy-Credits-Used" not in result.headers
    assert result.json()["result"]


def test_count_skip_model_and_clearing(router: PracticeProcess) -> None:
    router.fault(route="model", kind="status", model=FAST, count=2, skip=1)
    other = [read(router, "/v2/models/loom/four-panels").status_code for _ in range(2)]
    assert other == [200, 200]
    assert [read(router, f"/v2/models/{FAST}").status_code for _ in range(4)] == [200, 503, 503, 200]
    router.fault(route="*", kind="status", count=0)
    assert [read(router, path).status_code for path in ("/v2/models", f"/v2/models/{FAST}", "/customers/balance")] == [
        503
    ] * 3
    router.clear_faults()
    assert read(router, "/v2/models").status_code == 200


def test_a_fault_after_the_work_was_accepted(router: PracticeProcess) -> None:
    router.fault(route="submit", kind="status", status=500, bucket="internal_error", after=True)
    assert submit(router, **{"Idempotency-Key": "k"}).status_code == 500
    assert submit(router, **{"Idempotency-Key": "k"}).headers["Idempotent-Replayed"] == "true"
    assert router.counts()["runs"] == 1


@pytest.mark.parametrize(
    "order",
    [{}, {"route": "submit"}, {"route": "nowhere", "kind": "html"}, {"route": "submit", "kind": "html", "colour": 1},
     {"route": "submit", "kind": "html", "count": -1}, {"route": "submit", "kind": "alter", "merge": []}, 3],
)  # fmt: skip
def test_orders_that_do_not_fit_are_refused(router: PracticeProcess, order: Any) -> None:
    assert httpx.post(f"{router.url}/practice/faults", json=order, trust_env=False).status_code == 400


# --- keys while a call is under way --------------------------------------------------------------------------------------


def in_background(call: Any) -> tuple[threading.Thread, list[httpx.Response]]:
    got: list[httpx.Response] = []
    thread = threading.Thread(target=lambda: got.append(call()))
    thread.start()
    return thread, got


def until(condition: Any) -> None:
    end = time.monotonic() + 5
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_the_same_key_while_being_admitted(router: PracticeProcess) -> None:
    router.settings(admission_seconds=1.0)
    thread, first = in_background(lambda: submit(router, **{"Idempotency-Key": "k"}))
    until(lambda: router.counts()["distinct_keys"])
    second = submit(router, **{"Idempotency-Key": "k"})
    thread.join()
    assert (second.status_code, second.json()["error_type"]) == (409, "concurrency_limit_exceeded")
    assert second.headers["Retry-After"] == "1"
    third = submit(router, **{"Idempotency-Key": "k"})
    assert third.json()["request_id"] == first[0].json()["request_id"]


def run(router: PracticeProcess, key: str | None = "k", timeout: float | httpx.Timeout = 10) -> httpx.Response:
    headers = router.headers(**({"Idempotency-Key": key} if key else {}))
    return httpx.post(f"{router.url}/v2/models/{FAST}", json=WORDS, headers=headers, timeout=timeout, trust_env=False)


def test_direct_the_same_key_while_held(router: PracticeProcess) -> None:
    router.settings(durations={FAST: 4000.0})
    thread, first = in_background(lambda: run(router))
    until(lambda: router.counts()["runs"])
    second = run(router)
    assert (second.status_code, second.json()["error_type"]) == (409, "concurrency_limit_exceeded")
    assert int(second.headers["Retry-After"]) >= 1
    router.advance(200)
    thread.join()
    assert first[0].status_code == 200
    replay = run(router)
    assert replay.headers["Idempotent-Replayed"] == "true"
    assert replay.content == first[0].content
    assert router.counts()["charges"] == 1


def test_direct_collected_after_a_hang_up(router: PracticeProcess) -> None:
    router.settings(durations={FAST: 4000.0})
    with pytest.raises(httpx.ReadTimeout):
        run(router, timeout=httpx.Timeout(10, read=0.3))
    router.advance(200)
    until(lambda: run(router).status_code == 200)
    counts = router.counts()
    assert (counts["runs"], counts["charges"]) == (1, 1)


def test_direct_past_its_deadline(router: PracticeProcess) -> None:
    router.settings(durations={FAST: 4000.0}, direct_deadline=0.1)
    late = run(router)
    assert (late.status_code, late.json()["error_type"]) == (504, "deadline_exceeded")
    assert int(late.headers["Retry-After"]) >= 1
    assert "Retry-After" not in run(router, key=None).headers
    router.advance(200)
    assert run(router).headers["Idempotent-Replayed"] == "true"


def test_offline_for_a_while(router: PracticeProcess) -> None:
    router.settings(durations={FAST: 10.0})
    path = submit(router).json()["response_url"].removeprefix(router.url)
    router.offline(1.0)
    until(lambda: isinstance(_quietly(lambda: read(router, path)), httpx.ConnectError))
    until(lambda: _answers(router))
    assert read(router, path).status_code == 200


def _answers(router: PracticeProcess) -> bool:
    return isinstance(_quietly(lambda: read(router, "/v2/models")), httpx.Response)


# --- the process ---------------------------------------------------------------------------------------------------------


def test_it_listens_on_the_loopback_alone_and_ends_on_sigterm() -> None:
    router = launch_practice()
    assert urlsplit(router.url).hostname == "127.0.0.1"
    # A connection that is held must not keep it from ending.
    thread, _ = in_background(
        lambda: _quietly(
            lambda: httpx.post(
                f"{router.url}/v2/models/lantern/long-reel",
                json={"prompt": "x"},
                headers=router.headers(),
                trust_env=False,
            )
        )
    )
    until(lambda: router.counts()["runs"])
    router.process.send_signal(signal.SIGTERM)
    assert router.process.wait(10) == 0
    thread.join()
    router.stop()


def _quietly(call: Any) -> Any:
    try:
        return call()
    except httpx.HTTPError as exc:
        return exc


def test_it_ends_with_its_parent() -> None:
    """A parent that is killed cannot tidy up; the practice Router sees its input end."""
    code = """
import subprocess, sys, time
command = [sys.executable, "-m", "comfy_desk.practice", "--exit-with-parent"]
child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
print(child.pid, child.stdout.readline().decode().strip(), flush=True)
time.sleep(60)
"""
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    child, url = parent.stdout.readline().decode().split()
    assert httpx.get(f"{url}/practice/counts", trust_env=False).status_code == 200
    parent.kill()
    parent.wait(10)
    parent.stdout.close()
    until(lambda: not _alive(int(child)))


def _alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return os.name != "posix"


def test_a_taken_port_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [sys.executable, "-m", "comfy_desk.practice", "--port", str(taken.getsockname()[1])]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    assert ended.returncode == 2
    assert "cannot start" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_large_answers_are_streamed_not_held(router: PracticeProcess) -> None:
    """200 MB leave through a process that does not grow by half of that."""
    router.settings(ballast_bytes=200_000_000)
    request = submit(router).json()["response_url"]
    before = _memory(router.process.pid)
    size = 0
    with httpx.stream("GET", request, headers=router.headers(), trust_env=False) as answer:
        for chunk in answer.iter_raw():
            size += len(chunk)
    assert size == int(answer.headers["Content-Length"]) > 200_000_000
    assert _memory(router.process.pid) - before < 60_000_000


def _memory(pid: int) -> int:
    """The most memory the process ever held, in bytes."""
    try:
        with open(f"/proc/{pid}/status") as status:
            [line] = [line for line in status if line.startswith("VmHWM")]
    except FileNotFoundError:
        pytest.skip("this system does not tell a process's memory in /proc")
    return int(line.split()[1]) * 1024


def test_the_loop_answers_while_pictures_are_drawn(router: PracticeProcess) -> None:
    large = {"prompt": "large", "n": 2, "side": 2048}
    url = f"{router.url}/v2/models/kiln/bulk-plates"
    router.settings(durations={"kiln/bulk-plates": 0.0})
    thread, got = in_background(
        lambda: httpx.post(url, json=large, headers=router.headers(), timeout=60, trust_env=False)
    )
    until(lambda: router.counts()["charges"])
    waits = []
    with httpx.Client(base_url=router.url, headers=router.headers(), trust_env=False) as client:
        while thread.is_alive() and len(waits) < 400:
            began = time.monotonic()
            assert client.get(f"/v2/models/{FAST}").status_code == 200
            waits.append(time.monotonic() - began)
    thread.join()
    assert got[0].status_code == 200
    assert sorted(waits)[len(waits) // 2] < 0.1
