"""collect: 200 results of 2 MB that are ready at once, files a second and CPU, against the official client and a plain write.

Every result is one picture as Base64. The rival takes each result with `AsyncComfy`, decodes it and writes the file in the
simplest way; ours keeps the answer too, syncs both, makes a thumbnail and a recipe, and decodes in worker processes, whose
time counts. The clock runs from when the Router has finished the last run to the last file on the disk. The Router has drawn
each picture before, since drawing is the model's time.
"""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from measuring import Line, alternate, children_cpu_seconds, cpu_seconds, median, run_child, scratch, spread
from practice_process import PracticeProcess, start_practice

COUNT = 200
FILE_MEGABYTES = 1.5
"""As Base64 2 MB."""

SIDE = 384
_HINT = 2.0
_LENGTH = 6.0
_AT_ONCE = 12
"""Submissions that the rival has under way at a time: all of them would end in timeouts of its own pool."""


def measure(quick: bool) -> list[Line]:
    count, rounds = (40, 2) if quick else (COUNT, 5)
    with scratch() as folder:
        settings = {"slots": count, "fixed_retry_after": _HINT, "durations": {"kiln/bulk-plates": _LENGTH}}
        with start_practice(speed=1.0, credits=1e9, **settings) as router:
            _draw(router, count)

            def side(kind: str, number: int) -> dict[str, float]:
                home = folder / f"{kind}{number}"
                options = {
                    "url": router.url,
                    "folder": str(home),
                    "count": count,
                    "key": f"comfyui-bench-{kind}-{number}",
                }
                found: dict[str, float] = run_child("collect", kind, home, **options)
                return found

            ours, rival = alternate(rounds, lambda n: side("ours", n), lambda n: side("rival", n))
    pace, pace_rival = ([count / one["wall"] for one in found] for found in (ours, rival))
    cpu, cpu_rival = ([one["main"] + one["workers"] for one in found] for found in (ours, rival))
    main = median([one["main"] for one in ours])
    paces = f"{rounds} rounds of {count} × 2 MB; ours {spread(pace, 1)}, theirs {spread(pace_rival, 1)} files a second"
    costs = f"ours {spread(cpu)} s, of it the window's process {main:.2f}; theirs {spread(cpu_rival)} s, nothing synced"
    return [
        Line("collect", f"{count} results at once, files a second", median(pace), median(pace_rival), "/s",
             median(pace) / median(pace_rival), note=paces),
        Line("collect", "  CPU for it, workers included", median(cpu), median(cpu_rival), "s",
             median(cpu) / median(cpu_rival), note=costs),
        Line("collect", "  of it in the window's process", main, median(cpu_rival), "s", main / median(cpu_rival)),
    ]  # fmt: skip


def _draw(router: PracticeProcess, count: int) -> None:
    """Lets the Router draw all pictures and keep them at hand."""
    import httpx
    from rooms import PLATES

    with httpx.Client(trust_env=False, headers=router.headers("comfyui-bench-first"), timeout=60) as client:
        address = f"{router.url}/v2/models/{PLATES}/requests"
        handles = [client.post(address, json=_body(n)).raise_for_status().json() for n in range(count)]
        time.sleep(_LENGTH)
        for handle in handles:
            client.get(handle["response_url"]).raise_for_status()


def _body(number: int) -> dict[str, Any]:
    from rooms import plates_body

    return plates_body(number, FILE_MEGABYTES, SIDE)


# --- the sides


def _ours(options: dict[str, Any]) -> dict[str, float]:
    return asyncio.run(_collect_ours(options))


async def _collect_ours(options: dict[str, Any]) -> dict[str, float]:
    from rooms import PLATES, at_router, saved, services, submit_all, until_all

    count = options["count"]
    async with services(options["url"], options["folder"], options["key"]) as session:
        rows = await submit_all(session, PLATES, [_body(n) for n in range(count)])
        await until_all(session, rows, at_router, 60)
        start, ready = cpu_seconds(), time.monotonic() + _LENGTH
        await until_all(session, rows, saved, 300)
        wall, main = time.monotonic() - ready, cpu_seconds() - start
    # The workers have ended with the session: only now the system tells what they used, from their start on.
    return {"wall": max(wall, 0.01), "main": main, "workers": children_cpu_seconds()}


def _rival(options: dict[str, Any]) -> dict[str, float]:
    os.environ["COMFY_ROUTER_BASE_URL"] = options["url"]
    return asyncio.run(_collect_rival(options))


async def _collect_rival(options: dict[str, Any]) -> dict[str, float]:
    from comfy_sdk import AsyncComfy
    from rooms import PLATES

    folder = Path(options["folder"]) / "saved"
    folder.mkdir(parents=True)
    async with AsyncComfy(api_key=options["key"]) as client:
        bodies = [_body(n) for n in range(options["count"])]
        turns = asyncio.Semaphore(_AT_ONCE)

        async def in_turn(work: Awaitable[Any]) -> Any:
            async with turns:
                return await work

        async def save(number: int, handle: Any) -> None:
            result = await handle.get(timeout=300)
            for index, plate in enumerate(result["predictions"]):
                data = base64.b64decode(plate["bytesBase64Encoded"])
                (folder / f"{number}-{index}.png").write_bytes(data)

        handles = await asyncio.gather(*(in_turn(client.models.submit(PLATES, body)) for body in bodies))
        start, ready = cpu_seconds(), time.monotonic() + _LENGTH
        await asyncio.gather(*(save(number, handle) for number, handle in enumerate(handles)))
        wall, main = time.monotonic() - ready, cpu_seconds() - start
    assert len(list(folder.iterdir())) == len(bodies)
    return {"wall": max(wall, 0.01), "main": main, "workers": 0.0}


SIDES = {"ours": _ours, "rival": _rival}
