"""P9: from the status read that says done to the preview painted in the row, for a picture of 1024 × 1024.

The read is sent at the first moment that the server's hint allows, so the wait before it is not in the figure; the way there
and back, the result, saving, the thumbnail and the painting are. The Router has drawn each picture before (its result was
read once by the bare client), since drawing is the model's time. The rival is Pillow decoding the same file.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from measuring import Line, median, run_child, scratch, spread
from practice_process import start_practice

SIDE = 1024
BUDGET = 150.0
_PARTS = ("read", "raw", "saved", "painted")


def measure(quick: bool) -> list[Line]:
    rounds = 3 if quick else 9
    with (
        scratch() as home,
        start_practice(
            speed=1.0, slots=100, fixed_retry_after=1, credits=1e9, durations={"kiln/bulk-plates": 0.2}
        ) as router,
    ):
        found = run_child("p9_preview", "ours", home, url=router.url, folder=str(home), rounds=rounds)["rounds"]
    ours = [one["painted"] for one in found]
    rival = [one["pillow"] for one in found]
    ends = [median([one[part] for one in found]) for part in _PARTS]
    note = (
        f"{spread(ours, 0)} ms in {rounds} rounds; of the median: status read {ends[0]:.0f}, "
        f"result on the disk {ends[1] - ends[0]:.0f}, "
        f"saved with thumbnail {ends[2] - ends[1]:.0f}, painted {ends[3] - ends[2]:.0f} ms"
    )
    held = median(ours) <= BUDGET
    return [
        Line("P9", "said done → preview on screen", median(ours), median(rival), "ms", median(ours) / median(rival),
             f"≤ {BUDGET:.0f} ms", held, note)
    ]  # fmt: skip


def _ours(options: dict[str, Any]) -> dict[str, Any]:
    from rooms import PLATES, in_qt, plates_body, window_on

    async def work() -> dict[str, Any]:
        import httpx

        key = "comfyui-bench-preview"
        found = []
        async with (
            window_on(options["url"], options["folder"], key) as (window, session),
            httpx.AsyncClient(trust_env=False, headers={"X-API-Key": key + "-first"}, timeout=30) as client,
        ):
            for number in range(-1, options["rounds"]):
                body = plates_body(number + 1, 0, SIDE)
                await _draw(client, f"{options['url']}/v2/models/{PLATES}/requests", body)
                one = await _preview(window, session, PLATES, body)
                if number >= 0:  # the first one warms both sides
                    found.append(one)
        return {"rounds": found}

    return in_qt(work)


async def _draw(client: Any, url: str, body: dict[str, Any]) -> None:
    """Lets the Router draw this picture and keep it at hand."""
    handle = (await client.post(url, json=body)).raise_for_status().json()
    while (answer := await client.get(handle["response_url"])).status_code == 202:
        await asyncio.sleep(0.05)
    answer.raise_for_status()


async def _preview(window: Any, session: Any, model: str, body: dict[str, Any]) -> dict[str, float]:
    """Milliseconds from sending the read that said done to each part's end."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from rooms import submit_all

    from comfy_desk.domain.events import RequestChanged
    from comfy_desk.domain.observations import RawKept, StatusSeen
    from comfy_desk.domain.request import State

    marks: dict[str, float] = {}
    painted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    thumbnails, viewport = window.queue.table.thumbnails, window.queue.table.viewport()
    thumbnail = ""

    def on_event(event: object) -> None:
        nonlocal thumbnail
        if not isinstance(event, RequestChanged):
            return
        if isinstance(event.observation, StatusSeen) and event.request.state is State.COLLECTING:
            marks["sent"], marks["read"] = event.observation.asked_at, time.time()
        elif isinstance(event.observation, RawKept):
            marks["raw"] = time.time()
        elif event.request.state is State.DONE:
            marks["saved"] = time.time()
            thumbnail = event.request.works[0].thumbnail or ""

    class Watch(QObject):
        """Notes the first painting of the table after which this picture is among those at hand."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and thumbnail and not painted.done():
                there = any(key[0] == thumbnail and picture is not None for key, picture in thumbnails._kept.items())
                if there:
                    QTimer.singleShot(0, on_painted)
            return False

    def on_painted() -> None:
        if not painted.done():
            marks["painted"] = time.time()
            painted.set_result(None)

    end = session.desk.subscribe(on_event)
    watch = Watch()
    viewport.installEventFilter(watch)
    try:
        rows = await submit_all(session, model, [body])
        await asyncio.wait_for(painted, 30)
    finally:
        viewport.removeEventFilter(watch)
        end()
    file = Path(session.desk.get(rows[0]).works[0].path)
    return {part: (marks[part] - marks["sent"]) * 1000 for part in _PARTS} | {"pillow": _pillow(file)}


def _pillow(file: Path) -> float:
    from PIL import Image

    times = []
    for _ in range(3):
        start = time.perf_counter()
        with Image.open(file) as picture:
            picture.load()
        times.append((time.perf_counter() - start) * 1000)
    return median(times)


SIDES = {"ours": _ours}
