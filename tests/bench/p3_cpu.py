"""P3: CPU seconds to follow and collect 500 queued requests, against the official client on the same server and schedule.

All 500 are at the Router at once, each with a result of one picture as Base64 (about 270 kB), and run for five hints and a
half: a side that is slow to submit them then asks about as often as the other. Ours does more with a result: the
answer and the picture are saved and synced, a thumbnail is made; the time of its worker processes counts. The official
client keeps the parsed document in memory. Submitting is measured apart: it is over at about the first hint.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any

from measuring import Line, alternate, children_cpu_seconds, cpu_seconds, median, run_child, scratch, spread
from practice_process import start_practice

COUNT = 500
FILE_MEGABYTES = 0.2
BUDGET = 0.6


def measure(quick: bool) -> list[Line]:
    count, rounds = (60, 2) if quick else (COUNT, 5)
    hint = 1 if quick else 3
    length = 5.5 * hint
    with scratch() as folder:

        def side(kind: str, number: int) -> dict[str, Any]:
            settings = {"slots": count, "fixed_retry_after": hint, "durations": {"kiln/bulk-plates": length}}
            with start_practice(speed=1.0, credits=1e9, **settings) as router:
                home = folder / f"{kind}{number}"
                found: dict[str, Any] = run_child("p3_cpu", kind, home, url=router.url, folder=str(home), count=count)
                counts = router.counts()
            return found | {"polls": counts["polls"], "early": counts["early_polls"]}

        ours, rival = alternate(rounds, lambda n: side("ours", n), lambda n: side("rival", n))
    all_of_it = [found["main"] + found["workers"] for found in ours]
    against = [found["main"] for found in rival]
    ratio = median(all_of_it) / median(against)
    main = median([found["main"] for found in ours])
    note = (
        f"{count} requests, hint {hint} s; ours {spread(all_of_it)} s with {median([f['polls'] for f in ours]):.0f} polls, "
        f"theirs {spread(against)} s with {median([f['polls'] for f in rival]):.0f} "
        f"({median([f['early'] for f in rival]):.0f} before their hint)"
    )
    submit = [found["submit"] for found in ours]
    submit_rival = [found["submit"] for found in rival]
    return [
        Line("P3", f"CPU to follow and collect {count}, workers included", median(all_of_it), median(against), "s", ratio,
             f"≤ {BUDGET} ×", ratio <= BUDGET, note),
        Line("P3", "  of it in the window's process", main, median(against), "s", main / median(against), note="not judged"),
        Line("P3", f"  CPU to submit these {count}", median(submit), median(submit_rival), "s",
             median(submit) / median(submit_rival), note="not judged: written down and synced before each POST"),
    ]  # fmt: skip


# --- the sides


def _ours(options: dict[str, Any]) -> dict[str, float]:
    return asyncio.run(_collect_ours(options))


async def _collect_ours(options: dict[str, Any]) -> dict[str, float]:
    from rooms import PLATES, at_router, plates_body, saved, services, submit_all, until_all

    async with services(options["url"], options["folder"], "comfyui-bench-ours") as session:
        start = cpu_seconds()
        rows = await submit_all(session, PLATES, [plates_body(n, FILE_MEGABYTES, 64) for n in range(options["count"])])
        await until_all(session, rows, at_router, 60)
        accepted = cpu_seconds()
        await until_all(session, rows, saved, 200)
        end = cpu_seconds()
    # The workers have ended with the session: only now the system tells what they used, from their start on.
    return {"submit": accepted - start, "main": end - accepted, "workers": children_cpu_seconds()}


def _rival(options: dict[str, Any]) -> dict[str, float]:
    os.environ["COMFY_ROUTER_BASE_URL"] = options["url"]
    return asyncio.run(_collect_rival(options))


async def _collect_rival(options: dict[str, Any]) -> dict[str, float]:
    from comfy_sdk import AsyncComfy
    from rooms import PLATES, plates_body

    async with AsyncComfy(api_key="comfyui-bench-rival") as client:
        bodies = [plates_body(n, FILE_MEGABYTES, 64) for n in range(options["count"])]
        start = cpu_seconds()
        turns = asyncio.Semaphore(12)  # all at once would end in timeouts of its pool of connections

        async def submit(body: dict[str, Any]) -> Any:
            async with turns:
                return await client.models.submit(PLATES, body)

        handles = await asyncio.gather(*(submit(body) for body in bodies))
        accepted = cpu_seconds()
        results = await asyncio.gather(*(handle.get(timeout=200) for handle in handles))
        end = cpu_seconds()
        assert all(isinstance(result, dict) for result in results)
    return {"submit": accepted - start, "main": end - accepted, "workers": 0.0}


SIDES = {"ours": _ours, "rival": _rival}
