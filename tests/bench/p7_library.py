"""P7: the library of 50,000 works: first page of a search, p99 frame while scrolling, memory of thumbnails.

The real window on the real store. The first page is what the window waits for: the ids of everything that fits and the
entries of one page. A frame is one step of the scroll bar and the painting of the grid; entries and small pictures come in
between, as they come into sight, and half of the way is jumped, as with the scroll bar's handle.
"""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from measuring import Line, median, percentile, run_child, scratch

WORKS = 50_000
OF_ONE = 4
FRAME = 1 / 60
PAGE_BUDGET, FRAME_BUDGET, MEMORY_BUDGET = 50.0, 16.7, 128
NAMES = 6_000
"""Thumbnails by path: more than the memory for them holds."""


def measure(quick: bool) -> list[Line]:
    from practice_process import start_practice

    works, rounds, seconds = (10_000, 1, 3.0) if quick else (WORKS, 3, 6.0)
    found: list[dict[str, float]] = []
    with scratch() as home, start_practice(speed=1.0) as router:
        home.chmod(0o700)
        _fill(home, works)
        for number in range(rounds):
            options = {"folder": str(home), "url": router.url, "works": works, "seconds": seconds}
            found.append(run_child("p7_library", "scroll", home / f"run{number}", **options))
    page = median([one["page"] for one in found])
    tail = median([one["p99"] for one in found])
    memory = max(one["memory"] for one in found)
    middle, longest = median([one["p50"] for one in found]), max(one["most"] for one in found)
    asks, ask = median([one["asks"] for one in found]), median([one["ask"] for one in found])
    note = f"median frame {middle:.1f} ms, longest {longest:.0f} ms; {asks:,.0f} questions to the model of {ask:.1f} µs each"
    late = median([one["late"] for one in found])
    return [
        Line("P7", f"first page of a search in {works:,}", page, None, "ms", None, f"≤ {PAGE_BUDGET:.0f} ms",
             page <= PAGE_BUDGET, f"longest of its words {max(one['page_most'] for one in found):.0f} ms"),
        Line("P7", "p99 frame while scrolling", tail, None, "ms", None, f"≤ {FRAME_BUDGET} ms", tail <= FRAME_BUDGET, note),
        Line("P7", "  p99 from a frame's due time to its end", late, None, "ms",
             note="not judged: the machine's own delays are in it"),
        Line("P7", "memory held by thumbnails", memory, None, "MB", None, f"≤ {MEMORY_BUDGET} MB",
             memory <= MEMORY_BUDGET, f"{median([one['pictures'] for one in found]):,.0f} pictures were read"),
    ]  # fmt: skip


def _fill(home: Path, works: int) -> None:
    """Through the store itself, each request with four pictures."""
    from stored import rows, thumbnails

    from comfy_desk.app.paths import folders
    from comfy_desk.domain.request import State
    from comfy_desk.store.database import Database
    from comfy_desk.store.requests import RequestStore, Write

    drawn = thumbnails(home / "drawn")
    names = []
    for number in range(NAMES):
        name = home / "drawn" / f"name-{number}.png"
        os.link(drawn[number % len(drawn)], name)
        names.append(str(name))
    made = [row for row in rows(works // OF_ONE * 5 // 4, drawn, time.time(), "practice") if row.state is State.DONE]
    made = made[: works // OF_ONE]
    requests = []
    for number, row in enumerate(made):
        outputs = tuple(
            replace(row.outputs[0], index=index, pointer=f"/predictions/{index}",
                    thumbnail=names[(number * OF_ONE + index) % NAMES])
            for index in range(OF_ONE)
        )  # fmt: skip
        requests.append(replace(row, outputs=outputs))

    async def write() -> None:
        database = await Database.open(folders(practice=True, data_dir=home / "data", save_dir=home / "saved").store)
        try:
            store = RequestStore(database)
            writes = [Write(row, row.created_at, "Done", True, b'{"prompt": "a harbour"}') for row in requests]
            for start in range(0, len(writes), 2_500):
                await store.commit(writes[start : start + 2_500])
        finally:
            await database.close()

    asyncio.run(write())


# --- the side


def _scroll(options: dict[str, Any]) -> dict[str, float]:
    from rooms import in_qt, window_on

    from comfy_desk.ui.library.model import LibraryModel

    plain: Any = LibraryModel.entry_at
    spent = [0, 0]

    def timed(self: LibraryModel, row: int) -> Any:
        start = time.perf_counter_ns()
        entry = plain(self, row)
        spent[0] += time.perf_counter_ns() - start
        spent[1] += 1
        return entry

    LibraryModel.entry_at = timed  # type: ignore[method-assign]

    async def work() -> dict[str, float]:
        async with window_on(options["url"], options["folder"], "comfyui-bench-library") as (window, session):
            pages = [await _page(session, words) for words in ("", "harbour", "quiet sea", "kind:image moon -fox") * 3]
            place = window._place.library  # type: ignore[union-attr]
            place.show_library()
            view: Any = place.view
            end = time.monotonic() + 30
            while view.model.rowCount() != options["works"]:
                assert time.monotonic() < end, f"only {view.model.rowCount()} works"
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)
            frames, lates, read = await _frames(view, options["seconds"])
            queue = window.queue.table.itemDelegate()._thumbnails.bytes_kept  # type: ignore[attr-defined]
            return {
                "page": median(pages),
                "page_most": max(pages),
                "p50": median(frames),
                "p99": percentile(frames, 0.99),
                "most": max(frames),
                "late": percentile(lates, 0.99),
                "memory": (view.pictures.bytes_kept + queue) / 1e6,
                "pictures": float(read),
                "asks": float(spent[1]),
                "ask": spent[0] / max(1, spent[1]) / 1000,
            }

    return in_qt(work)


async def _page(session: Any, words: str) -> float:
    from comfy_desk.domain.library import Search

    start = time.perf_counter()
    found = await session.library.find(Search(words))
    await session.library.entries(found.ids[:64])
    return 1000 * (time.perf_counter() - start)


async def _frames(view: Any, seconds: float) -> tuple[list[float], list[float], int]:
    """Milliseconds of each frame's own work, and from its due time to its end; how many pictures came."""
    came: list[int] = []
    view.pictures.loaded.connect(lambda paths: came.append(len(paths)))
    bar, frames, lates = view.grid.verticalScrollBar(), [], []
    begin = time.perf_counter()
    for number in range(int(seconds / FRAME)):
        due = begin + number * FRAME
        wait = due - time.perf_counter()
        await asyncio.sleep(max(0.0, wait))
        start = time.perf_counter()
        far = 40_000 if number % 60 == 59 else 150
        bar.setValue((bar.value() + far) % max(1, bar.maximum()))
        view.grid.viewport().repaint()
        end = time.perf_counter()
        frames.append(1000 * (end - start))
        lates.append(1000 * (end - due))
        if end > due + FRAME:  # too late for the next: it is dropped, not made up for
            begin += end - (due + FRAME)
    return frames, lates, sum(came)


SIDES = {"scroll": _scroll}
