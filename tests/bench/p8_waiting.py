"""P8: CPU seconds of the window for one minute of 50 waiting requests at hints of 10 s, against bare httpx reads.

What is counted is CPU and not time, so five windows and five bare clients run in the same minute, each on an account of
its own; a side's figure is the median of its five. The bare client makes the same reads at the same pace,
through one kept connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from measuring import Child, Line, cpu_seconds, median, scratch, spread
from practice_process import start_practice

COUNT, HINT, MINUTE = 50, 10, 60.0
FACTOR = 1.3


def measure(quick: bool) -> list[Line]:
    pairs, seconds = (2, 15.0) if quick else (5, MINUTE)
    reads = round(COUNT * seconds / HINT)
    durations = {"kiln/quick-sketch": 1e6}
    with (
        scratch() as home,
        start_practice(speed=1.0, slots=1, fixed_retry_after=HINT, credits=1e9, durations=durations) as router,
    ):
        children: list[Child] = []
        try:
            for number in range(pairs):
                for kind in ("window", "bare"):
                    place = home / f"{kind}{number}"
                    options = {"url": router.url, "folder": str(place), "key": f"comfyui-bench-{kind}-{number}",
                               "seconds": seconds, "reads": reads}  # fmt: skip
                    children.append(Child("p8_waiting", kind, place, options))
            found = [child.answer() for child in children]
        except BaseException:
            for child in children:
                child.kill()
            raise
    windows, bare = found[::2], found[1::2]
    ours = [one["cpu"] / one["reads"] * reads for one in windows]
    rival = [one["cpu"] for one in bare]
    ratio = median(ours) / median(rival)
    note = (
        f"{seconds:.0f} s, {reads} reads ({median([one['reads'] for one in windows]):.0f} by the window, scaled); "
        f"windows {spread(ours)} s, bare {spread(rival)} s"
    )
    return [
        Line("P8", "CPU for a minute of 50 waiting requests", median(ours), median(rival), "s", ratio, f"≤ {FACTOR} ×",
             ratio <= FACTOR, note)
    ]  # fmt: skip


# --- the sides


def _window(options: dict[str, Any]) -> dict[str, float]:
    from rooms import SKETCH, at_router, in_qt, sketch_body, submit_all, until_all, window_on

    from comfy_desk.domain.events import RequestChanged
    from comfy_desk.domain.observations import StatusSeen

    async def work() -> dict[str, float]:
        async with window_on(options["url"], options["folder"], options["key"]) as (_, session):
            rows = await submit_all(session, SKETCH, [sketch_body(number) for number in range(COUNT)])
            await until_all(session, rows, at_router, 60)
            await asyncio.sleep(2 * HINT if options["seconds"] >= MINUTE else HINT)  # the start's own work is over
            reads = 0

            def count(event: object) -> None:
                nonlocal reads
                reads += isinstance(event, RequestChanged) and isinstance(event.observation, StatusSeen)

            end = session.desk.subscribe(count)
            before = cpu_seconds()
            await asyncio.sleep(options["seconds"])
            spent = cpu_seconds() - before
            end()
            return {"cpu": spent, "reads": float(reads)}

    return in_qt(work)


def _bare(options: dict[str, Any]) -> dict[str, float]:
    return asyncio.run(_read(options))


async def _read(options: dict[str, Any]) -> dict[str, float]:
    import httpx
    from rooms import SKETCH, sketch_body

    headers = {"X-API-Key": options["key"]}
    async with httpx.AsyncClient(trust_env=False, headers=headers) as client:
        addresses = []
        for number in range(COUNT):
            answer = await client.post(f"{options['url']}/v2/models/{SKETCH}/requests", json=sketch_body(number))
            addresses.append(answer.raise_for_status().json()["status_url"])
        await client.get(addresses[0])
        spent = await _paced(client, addresses, options["reads"], options["seconds"])
    return {"cpu": spent, "reads": float(options["reads"])}


async def _paced(client: Any, addresses: Sequence[str], reads: int, seconds: float) -> float:
    clock = asyncio.get_running_loop().time
    start, before = clock(), cpu_seconds()
    for number in range(reads):
        await asyncio.sleep(max(0.0, start + number * seconds / reads - clock()))
        (await client.get(addresses[number % len(addresses)])).raise_for_status().json()
    return cpu_seconds() - before


SIDES = {"window": _window, "bare": _bare}
