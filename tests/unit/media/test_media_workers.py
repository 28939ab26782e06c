"""Worker processes: answers come back, and a worker that dies, hangs or babbles costs one job and nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import media_samples as samples
import pytest

from comfy_desk.media.workers import WorkerFailed, WorkerPool

# A stand-in that does what a job's name says: fast to start, and free to misbehave.
ODD = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    job, arguments = message["job"], message["arguments"]
    if job == "die": os._exit(3)
    if job == "hang": time.sleep(600)
    if job == "babble": print("no json here", flush=True); continue
    if job == "scream": sys.stderr.write("https://a.test/x?sig=SECRET " * 40_000); sys.stderr.flush()
    if job == "sleep": time.sleep(arguments["seconds"])
    if job == "fail": print(json.dumps({"ok": False, "error": "It was not to be."}), flush=True); continue
    result = {"pid": os.getpid(), "key": os.environ.get("COMFY_API_KEY"), **arguments}
    print(json.dumps({"ok": True, "result": result}), flush=True)
"""


def with_pool(
    scenario: Callable[[WorkerPool], Coroutine[Any, Any, Any]], size: int = 1, command: list[str] | None = None
) -> Any:
    async def run() -> Any:
        pool = WorkerPool(size, command or [sys.executable, "-c", ODD])
        try:
            return await scenario(pool)
        finally:
            await pool.aclose()

    return asyncio.run(run())


def test_jobs_are_answered_and_workers_reused() -> None:
    async def scenario(pool: WorkerPool) -> None:
        answers = await asyncio.gather(*(pool.run("echo", {"n": n}, 20) for n in range(20)))
        assert [answer["n"] for answer in answers] == list(range(20))
        assert len({answer["pid"] for answer in answers}) <= 2

    with_pool(scenario, size=2)


@pytest.mark.parametrize("job", ["die", "babble"])
def test_a_worker_that_dies_or_babbles_costs_one_job(job: str) -> None:
    async def scenario(pool: WorkerPool) -> None:
        first = asyncio.ensure_future(pool.run("echo", {}, 20))
        bad = asyncio.ensure_future(pool.run(job, {}, 20))
        after = asyncio.ensure_future(pool.run("echo", {}, 20))
        with pytest.raises(WorkerFailed, match="unexpectedly") as failed:
            await bad
        assert failed.value.died
        assert (await after)["pid"] != (await first)["pid"]

    with_pool(scenario)


def test_a_worker_that_hangs_is_killed_and_replaced() -> None:
    async def scenario(pool: WorkerPool) -> None:
        pid = (await pool.run("echo", {}, 20))["pid"]
        with pytest.raises(WorkerFailed, match="too long") as failed:
            await pool.run("hang", {}, 0.2)
        assert not failed.value.died
        assert (await pool.run("echo", {}, 20))["pid"] != pid
        await _gone(pid)

    with_pool(scenario)


def test_waiting_for_a_worker_does_not_count_as_hanging() -> None:
    async def scenario(pool: WorkerPool) -> None:
        await pool.run("echo", {}, 20)
        jobs = [pool.run("sleep", {"seconds": 0.15}, 0.6) for _ in range(5)]
        await asyncio.gather(*jobs)

    with_pool(scenario)


def test_a_cancelled_job_frees_its_worker() -> None:
    async def scenario(pool: WorkerPool) -> None:
        pid = (await pool.run("echo", {}, 20))["pid"]
        job = asyncio.ensure_future(pool.run("hang", {}, 600))
        await asyncio.sleep(0.05)
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        assert (await pool.run("echo", {}, 20))["pid"] != pid

    with_pool(scenario)


def test_a_stated_failure_keeps_the_worker() -> None:
    async def scenario(pool: WorkerPool) -> None:
        pid = (await pool.run("echo", {}, 20))["pid"]
        with pytest.raises(WorkerFailed, match=r"It was not to be\."):
            await pool.run("fail", {}, 20)
        assert (await pool.run("echo", {}, 20))["pid"] == pid

    with_pool(scenario)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_worker_that_died_while_idle_costs_nothing() -> None:
    async def scenario(pool: WorkerPool) -> None:
        pid = (await pool.run("echo", {}, 20))["pid"]
        os.kill(pid, signal.SIGKILL)
        await _gone(pid)
        assert (await pool.run("echo", {}, 20))["pid"] != pid

    with_pool(scenario)


def test_a_full_stderr_blocks_nothing_and_leaks_no_link(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    with_pool(lambda pool: pool.run("scream", {}, 20))
    assert "SECRET" not in caplog.text


def test_workers_do_not_have_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMFY_API_KEY", "comfyui-secret")
    assert with_pool(lambda pool: pool.run("echo", {}, 20))["key"] is None


def test_a_command_that_cannot_start_fails_its_jobs() -> None:
    async def scenario(pool: WorkerPool) -> None:
        with pytest.raises(WorkerFailed):
            await pool.run("echo", {}, 5)

    with_pool(scenario, command=["/nonexistent/worker"])


def test_closing_is_quick_and_fails_what_is_under_way() -> None:
    async def run() -> None:
        pool = WorkerPool(1, [sys.executable, "-c", ODD])
        pid = (await pool.run("echo", {}, 20))["pid"]
        jobs = [asyncio.ensure_future(pool.run("hang", {}, 600)) for _ in range(3)]
        await asyncio.sleep(0.05)
        begin = time.monotonic()
        await pool.aclose()
        assert time.monotonic() - begin < 1.5
        for job in jobs:
            with pytest.raises(WorkerFailed, match="closing"):
                await job
        with pytest.raises(WorkerFailed, match="closing"):
            await pool.run("echo", {}, 1)
        await _gone(pid)

    asyncio.run(run())


def test_the_pool_works_on_the_windows_loop(run_async: Any) -> None:
    async def scenario() -> None:
        pool = WorkerPool(1, [sys.executable, "-c", ODD])
        pool.warm()
        try:
            assert (await pool.run("echo", {"n": 1}, 20))["n"] == 1
            with pytest.raises(WorkerFailed):
                await pool.run("hang", {}, 0.1)
        finally:
            await pool.aclose()

    run_async(scenario())


def test_the_real_worker_does_its_jobs(tmp_path: Path) -> None:
    raw = tmp_path / "raw"
    raw.write_text(json.dumps({"image_b64": samples.b64(samples.picture())}))

    async def scenario(pool: WorkerPool) -> None:
        pool.warm()
        found = await pool.run(
            "examine", {"raw_path": str(raw), "out_dir": str(tmp_path / "st"), "content_type": None}, 30
        )
        path = found["pieces"][0]["path"]
        small = await pool.run("thumbnail", {"path": path, "out": str(tmp_path / "t.png")}, 30)
        assert Path(small["out"]).exists()
        assert Path(path).read_bytes() == samples.picture()
        for job, arguments in (
            ("examine", {"raw_path": "/nowhere", "out_dir": str(tmp_path)}),
            ("unheard", {}),
            ("examine", {}),
        ):
            with pytest.raises(WorkerFailed):
                await pool.run(job, arguments, 30)
        assert await pool.run("ping", {}, 30)

    with_pool(scenario, command=[sys.executable, "-m", "comfy_desk.media.worker"])


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_no_worker_outlives_its_parent() -> None:
    parent = (
        "import asyncio, sys\n"
        "from comfy_desk.media.workers import WorkerPool\n"
        "async def main():\n"
        "    pool = WorkerPool(1)\n"
        "    print((await pool.run('ping', {}, 30))['pid'], flush=True)\n"
        "    await asyncio.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", parent], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        process.wait()
    asyncio.run(_gone(pid))


async def _gone(pid: int) -> None:
    """Waits until a process is no more; one that is not our child any longer may be a zombie of whoever took it."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        status = Path(f"/proc/{pid}/stat")
        if status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the worker is still there")
