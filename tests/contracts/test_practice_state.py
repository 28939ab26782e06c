"""The practice Router's state file with real processes: however one ends, the next goes on, at the same port or another."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from practice_process import KEY

FAST, REEL = "kiln/quick-sketch", "lantern/long-reel"
WORDS = {"prompt": "a quay", "width": 256, "height": 256}


class Router:
    """A practice Router with a state file; ``call`` speaks to it as one account."""

    def __init__(self, process: subprocess.Popen[bytes], url: str) -> None:
        self.process = process
        self.url = url

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"X-API-Key": KEY, **more.pop("headers", {})}
        if path.startswith("/assets"):
            headers = {}
        return httpx.request(method, f"{self.url}{path}", headers=headers, trust_env=False, timeout=20, **more)

    def submit(self, model: str = FAST, key: str = "key", **words: Any) -> httpx.Response:
        headers = {"Idempotency-Key": key}
        return self.call("POST", f"/v2/models/{model}/requests", json={**WORDS, **words}, headers=headers)

    def read(self, request: str, what: str = "/status", model: str = FAST) -> httpx.Response:
        return self.call("GET", f"/v2/models/{model}/requests/{request}{what}")

    def until_result(self, request: str) -> httpx.Response:
        end = time.monotonic() + 20
        while (answer := self.read(request, "")).status_code == 202:
            assert time.monotonic() < end
            time.sleep(0.05)
        return answer


def command(state: Path, *options: str) -> list[str]:
    return [sys.executable, "-m", "comfy_desk.practice", "--exit-with-parent", "--state", str(state), *options]


def address(process: subprocess.Popen[bytes]) -> str:
    assert process.stdout is not None
    url = process.stdout.readline().decode().split()[-1]
    assert url.startswith("http://127.0.0.1:")
    return url


@contextmanager
def running(state: Path, *options: str) -> Iterator[Router]:
    process = subprocess.Popen(
        command(state, *options), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        yield Router(process, address(process))
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(10)
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()


def documented(state: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(state.read_bytes())
    return found


PARENT = """
import subprocess, sys, time
child = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
print(child.stdout.readline().decode().strip(), flush=True)
time.sleep(60)
"""


def test_a_killed_parent_leaves_everything_to_the_next_start(tmp_path: Path) -> None:
    state = tmp_path / "practice.json"
    options = ("--speed", "50")
    parent = subprocess.Popen([sys.executable, "-c", PARENT, *command(state, *options)], stdout=subprocess.PIPE)
    first = Router(parent, address(parent))
    done = first.submit(key="done").json()["request_id"]
    picture = first.until_result(done).json()
    link = picture["result"]["sample"].removeprefix(first.url)
    content = first.call("GET", link).content
    reels = [first.submit(REEL, key=f"reel {n}", prompt=f"reel {n}").json()["request_id"] for n in range(4)]
    parent.kill()
    parent.wait(10)
    assert parent.stdout is not None
    parent.stdout.close()
    # At once, while the first one may still be writing: the second waits for the file.
    with running(state, *options) as second:
        assert second.url == first.url
        assert second.until_result(done).json() == picture
        assert second.call("GET", link).content == content
        again = second.submit(REEL, key="reel 1", prompt="reel 1")
        assert (again.json()["request_id"], again.headers["Idempotent-Replayed"]) == (reels[1], "true")
        assert second.read(reels[3], model=REEL).json()["status"] == "IN_QUEUE"
        cancelled = second.call("PUT", f"/v2/models/{REEL}/requests/{reels[3]}/cancel")
        assert cancelled.status_code == 202
        assert second.read(reels[3], model=REEL).json()["error_type"] == "cancelled"
        assert second.call("GET", "/practice/counts").json()["runs"] == 0
        assert len(second.call("GET", "/practice/requests").json()["requests"]) == 5


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of POSIX systems")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_however_it_ends_it_writes(tmp_path: Path, number: signal.Signals) -> None:
    state = tmp_path / "practice.json"
    with running(state) as router:
        request = router.submit().json()["request_id"]
        router.process.send_signal(number)
        assert router.process.wait(10) == 0
        assert router.process.stderr is not None
        assert router.process.stderr.read() == b""
    assert [run["id"] for run in documented(state)["runs"]] == [request]


def test_it_writes_now_and_then_too(tmp_path: Path) -> None:
    """Nobody asks a killed process first."""
    state = tmp_path / "practice.json"
    with running(state) as router:
        request = router.submit().json()["request_id"]
        end = time.monotonic() + 20
        while not state.exists():
            assert time.monotonic() < end
            time.sleep(0.05)
        router.process.kill()
    with running(state) as router:
        assert router.read(request).status_code == 200


def test_another_port_where_the_old_one_is_taken(tmp_path: Path) -> None:
    state = tmp_path / "practice.json"
    with running(state, "--speed", "100") as first:
        request = first.submit().json()["request_id"]
        old = first.url
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", int(old.rpartition(":")[2])))
        taken.listen()
        with running(state, "--speed", "100") as second:
            assert second.url != old
            assert second.read(request).json()["response_url"].startswith(second.url)
            sample = second.until_result(request).json()["result"]["sample"]
            assert second.call("GET", sample.removeprefix(second.url)).status_code == 200


def test_a_damaged_file_ends_nothing(tmp_path: Path) -> None:
    state = tmp_path / "practice.json"
    state.write_bytes(b"no state at all")
    with running(state) as router:
        assert router.submit().status_code == 201
        router.process.terminate()
        assert router.process.wait(10) == 0
        assert router.process.stderr is not None
        said = router.process.stderr.read().decode()
    assert "practice.json.damaged" in said
    assert len(said.splitlines()) == 1
    assert len(documented(state)["runs"]) == 1
