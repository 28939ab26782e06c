"""A picture job that dies, hangs or runs out of memory costs its own tile; the next is drawn all the same."""

from __future__ import annotations

import asyncio
import os
import signal
import struct
import sys
import zlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import media_samples as samples
import pytest
from media_kinds import png_chunk

from comfy_desk.media.workers import WorkerFailed, WorkerPool

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes, signals and limits of POSIX")

_MEGABYTE = 1024 * 1024


def with_workers(scenario: Callable[[WorkerPool], Coroutine[Any, Any, None]], command: list[str] | None = None) -> None:
    async def run() -> None:
        pool = WorkerPool(1, command or [sys.executable, "-m", "comfy_desk.media.worker"])
        try:
            await scenario(pool)
        finally:
            await pool.aclose()

    asyncio.run(run())


def asked(tmp_path: Path, name: str, data: bytes | None = None) -> dict[str, str]:
    if data is not None:
        (tmp_path / name).write_bytes(data)
    return {"path": str(tmp_path / name), "out": str(tmp_path / f"{name}.small.png")}


async def next_is_drawn(pool: WorkerPool, tmp_path: Path) -> int:
    answer = await pool.run("thumbnail", asked(tmp_path, "next.png", samples.picture()), 30)
    assert Path(answer["out"]).exists()
    return int((await pool.run("ping", {}, 30))["pid"])


def test_a_picture_that_hangs_costs_its_tile(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")  # nobody writes into it: reading it never ends

    async def scenario(pool: WorkerPool) -> None:
        before = await next_is_drawn(pool, tmp_path)
        with pytest.raises(WorkerFailed, match="too long"):
            await pool.run("thumbnail", asked(tmp_path, "pipe"), 0.3)
        assert await next_is_drawn(pool, tmp_path) != before

    with_workers(scenario)


def test_a_worker_killed_in_a_picture_costs_its_tile(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    async def scenario(pool: WorkerPool) -> None:
        before = await next_is_drawn(pool, tmp_path)
        job = asyncio.ensure_future(pool.run("thumbnail", asked(tmp_path, "pipe"), 60))
        await asyncio.sleep(0.05)
        os.kill(before, signal.SIGKILL)
        with pytest.raises(WorkerFailed, match="unexpectedly"):
            await job
        assert await next_is_drawn(pool, tmp_path) != before

    with_workers(scenario)


def test_a_picture_that_needs_more_memory_than_is_allowed_costs_its_tile(tmp_path: Path) -> None:
    """The worker may have little; a picture that is decoded at once does not fit, and says so."""
    little = (
        "import resource, sys\n"
        "import comfy_desk.media.worker as worker\n"
        "import comfy_desk.media.thumbnail\n"
        "pages = int(open('/proc/self/statm').read().split()[0])\n"
        "most = pages * resource.getpagesize() + 40 * 1024 ** 2\n"
        "resource.setrlimit(resource.RLIMIT_AS, (most, most))\n"
        "sys.exit(worker.main())\n"
    )
    if not Path("/proc/self/statm").exists():
        pytest.skip("measures itself through /proc")
    row = b"\0" + bytes(4000 * 4)
    header = struct.pack(">IIBBBBB", 4000, 3900, 8, 6, 0, 0, 0)
    large = b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", header) + png_chunk(b"IDAT", zlib.compress(row * 3900, 1))

    async def scenario(pool: WorkerPool) -> None:
        before = await next_is_drawn(pool, tmp_path)
        answer = await pool.run("thumbnail", asked(tmp_path, "large.png", large + png_chunk(b"IEND", b"")), 60)
        assert answer["out"] is None
        assert answer["note"] == "Too large to preview here."
        assert (answer["width"], answer["extension"]) == (4000, "png")
        assert await next_is_drawn(pool, tmp_path) == before

    with_workers(scenario, [sys.executable, "-c", little])
