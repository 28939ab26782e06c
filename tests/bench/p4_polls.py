"""P4: polls sent against polls that the server's hints ask for, and polls sent before their hint. The practice Router counts.

Forty requests wait in a line of four places, so hints grow with the position and shrink with it; the program is closed and
opened again in the middle, since that is where a client easily asks everything at once. Its chance is the real one.
"""

from __future__ import annotations

import asyncio
from typing import Any

from measuring import Line, run_child, scratch
from practice_process import start_practice

COUNT = 40
FACTOR = 1.02


def measure(quick: bool) -> list[Line]:
    count = 12 if quick else COUNT
    with (
        scratch() as home,
        start_practice(speed=1.0, slots=4, credits=1e9, durations={"kiln/quick-sketch": 3.0}) as router,
    ):
        run_child("p4_polls", "ours", home, url=router.url, folder=str(home), count=count)
        counts = router.counts()
    polls, asked, early = counts["polls"], counts["polls_asked_for"], counts["early_polls"]
    note = f"{count} requests through 4 places, {polls} polls, closed and opened again in the middle"
    if early:
        first = counts["early"][0]
        note += f"; the first early one came {first['after']} s after a hint of {first['hint']} s"
    return [
        Line("P4", "polls sent / asked for", float(polls), float(asked), "", polls / asked, f"≤ {FACTOR}",
             polls / asked <= FACTOR, note),
        Line("P4", "polls before their hint", float(early), None, "", None, "0", early == 0),
    ]  # fmt: skip


def _ours(options: dict[str, Any]) -> dict[str, Any]:
    from rooms import SKETCH, saved, services, sketch_body, submit_all, until_all

    key = "comfyui-bench-polls"

    async def work() -> None:
        async with services(options["url"], options["folder"], key) as session:
            rows = await submit_all(session, SKETCH, [sketch_body(number) for number in range(options["count"])])
            await until_all(session, rows[: len(rows) // 3], saved, 120)
        async with services(options["url"], options["folder"], key) as session:
            await until_all(session, rows, saved, 120)

    asyncio.run(work())
    return {}


SIDES = {"ours": _ours}
