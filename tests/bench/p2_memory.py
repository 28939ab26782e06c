"""P2: how much the memory of the window's process grows while one JSON result of 256 MB is collected.

The rival is `get()` of the official client on an equal answer. Both have collected a small result before, so that what is
counted comes with the size alone; peaks are the system's own (resident bytes), not samples. The worker process that reads
the answer is not the window's process; its peak is named in the note.
"""

from __future__ import annotations

import contextlib
import gc
import os
from pathlib import Path
from typing import Any

from measuring import Line, alternate, forget_peak, median, memory_now, memory_peak, run_child, scratch, spread
from practice_process import start_practice

FILE_MEGABYTES = 192.0
FACTOR, MOST = 0.10, 64.0
MB = 1_000_000


def measure(quick: bool) -> list[Line]:
    rounds, megabytes = (2, 48.0) if quick else (5, FILE_MEGABYTES)
    with start_practice(speed=1.0, credits=1e9, durations={"kiln/bulk-plates": 0.1}) as router:

        def side(kind: str) -> dict[str, float]:
            with scratch() as home:
                found: dict[str, float] = run_child(
                    "p2_memory", kind, home, url=router.url, folder=str(home), megabytes=megabytes
                )
                return found

        ours, rival = alternate(rounds, lambda _: side("ours"), lambda _: side("rival"))
    growth, against = [f["growth"] / MB for f in ours], [f["growth"] / MB for f in rival]
    ratio = median(growth) / median(against)
    held = ratio <= FACTOR and median(growth) <= MOST
    note = (
        f"answer of {megabytes * 4 / 3:.0f} MB; ours {spread(growth, 1)} MB, theirs {spread(against, 0)} MB; "
        f"the worker process took {median([f['worker'] for f in ours]) / MB:.0f} MB at most"
    )
    return [
        Line("P2", "memory growth of the window's process", median(growth), median(against), "MB", ratio,
             f"≤ {FACTOR} ×, ≤ {MOST:.0f} MB", held, note)
    ]  # fmt: skip


# --- the sides


def _ours(options: dict[str, Any]) -> dict[str, float]:
    from rooms import PLATES, in_qt, plates_body, saved, submit_all, until_all, window_on

    async def work() -> dict[str, float]:
        async with window_on(options["url"], options["folder"], "comfyui-bench-memory") as (_, session):
            rows = await submit_all(session, PLATES, [plates_body(1, 0)])
            await until_all(session, rows, saved, 60)
            gc.collect()
            forget_peak()
            before = memory_now()
            rows = await submit_all(session, PLATES, [plates_body(2, options["megabytes"])])
            await until_all(session, rows, saved, 120)
            return {"growth": float(memory_peak() - before), "worker": float(_worker_peak())}

    found: dict[str, float] = in_qt(work)
    return found


def _worker_peak() -> int:
    """The most resident bytes that one of our workers has had; 0 where the system does not tell.

    Not what the system says of ended children: that counts the moment in which they were still a copy of this process.
    """
    peaks = [0]
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, StopIteration, ValueError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == os.getpid() and b"comfy_desk.media.worker" in (folder / "cmdline").read_bytes():
                lines = (folder / "status").read_text().splitlines()
                peaks.append(next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM:")))
    return max(peaks)


def _rival(options: dict[str, Any]) -> dict[str, float]:
    from comfy_sdk import Comfy
    from rooms import PLATES, plates_body

    os.environ["COMFY_ROUTER_BASE_URL"] = options["url"]
    with Comfy(api_key="comfyui-bench-memory-rival") as client:
        client.models.submit(PLATES, plates_body(1, 0)).get(timeout=60)
        gc.collect()
        forget_peak()
        before = memory_now()
        result = client.models.submit(PLATES, plates_body(2, options["megabytes"])).get(timeout=120)
        growth = float(memory_peak() - before)
        assert isinstance(result, dict)
    return {"growth": growth, "worker": 0.0}


SIDES = {"ours": _ours, "rival": _rival}
