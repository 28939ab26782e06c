"""The program's services on a disk that is full, and on the same disk once there is room again.

    unshare --user --map-root-user --mount python tests/crash_full.py '{"url": …, "folder": …, "scenario": "answer"}'

The disk is a small file system in memory, mounted in a namespace of this process alone: it is gone with it. So all that is
asked of the files is asked here, and a failure ends the process with its traceback.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import crash_child
import crash_matrix
import pytest
from core_session import until
from crash_matrix import Case, Place, sketch
from practice_process import PracticeProcess

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request, State
from comfy_desk.media.fetch import AssetFetcher, Fetched
from comfy_desk.services import pacing
from comfy_desk.services.saving import Placed, Saver
from comfy_desk.services.session import Session

SIZE = "32m"
HEAVY = {"model": "kiln/bulk-plates", "body": {"prompt": "a plate", "megabytes": 3, "side": 64, "seed": 1}}
"""Its answer has four megabytes, the plate three."""

LARGE = sketch("a large picture", width=2048, height=2048)
"""Its file has two thirds of a megabyte."""


@dataclass(slots=True)
class Disk:
    folder: Path

    def mount(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", str(self.folder)], check=True)

    def fill(self, leave: int = 0) -> None:
        """Takes every byte there is but so many."""
        with self._filler.open("wb", buffering=0) as file:
            for size in (1 << 16, 1):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(bytes(size))
            file.truncate(file.tell() - leave)

    def lock(self, locked: bool) -> None:
        """Read-only, as a card with its switch set."""
        way = "remount,ro" if locked else "remount,rw"
        subprocess.run(["mount", "-o", way, str(self.folder)], check=True)

    def make_room(self) -> None:
        self._filler.unlink()

    @property
    def is_full(self) -> bool:
        return self._filler.exists()

    @property
    def _filler(self) -> Path:
        return self.folder / "filler"


@dataclass(slots=True)
class Full:
    """One scenario under way."""

    router: PracticeProcess
    place: Place
    disk: Disk
    session: Session

    async def click(self, wanted: dict[str, Any]) -> str:
        body = json.dumps(wanted["body"]).encode()
        return await self.session.submit(wanted["model"], body, prompt="", seed=None)

    async def until(self, row: str, met: Callable[[Request], bool]) -> Request:
        return await until(self.session, row, met)

    async def told(self, row: str) -> str:
        """The sentence of a row that waits for room."""
        request = await self.until(row, lambda r: r.trouble is not None and r.trouble.reason == "local")
        assert request.state is State.COLLECTING
        assert request.trouble is not None
        assert not list(self.place.folder.rglob("*.part")), "half a file takes the room that is missing"
        return request.trouble.detail

    async def ended(self, rows: int = 1) -> list[dict[str, Any]]:
        """Everything, once it is at its end, held against the Router's books and what lies there."""
        found = self.place.rows = await crash_child.rows_of(self.session)
        await crash_child.tidied(self.place.folder / "data" / "work")
        assert len(found) == rows
        await asyncio.to_thread(crash_matrix.check_books, self.router, self.place)
        assert crash_matrix.litter(self.place.folder, found) == []
        return found

    async def done(self) -> None:
        (row,) = await self.ended()
        await asyncio.to_thread(crash_matrix.check_row, self.router, self.place, row)


async def click(full: Full) -> None:
    """The click is refused with a sentence and costs nothing; the next one, with room, is a request like any other."""
    full.disk.fill()
    with pytest.raises(DeskError) as refused:
        await full.click(sketch("x" * 20_000))
    assert "full" in refused.value.sentence
    assert refused.value.action
    assert full.session.desk.requests() == ()
    full.disk.make_room()
    assert full.router.counts()["by_account"].get(full.place.account, {}).get("runs", 0) == 0
    await full.click(sketch("again"))
    await full.done()


async def accepted(full: Full) -> None:
    """The Router has accepted, and that cannot be written down: it is remembered until it can, and nothing is sent twice."""
    full.router.fault(route="submit", kind="delay", seconds=1.0, model="nib/vector-sketch")
    row = await full.click({"model": "nib/vector-sketch", "body": {"prompt": "a leaf"}})
    await full.until(row, lambda r: r.state is State.SENDING)
    full.disk.fill()
    while full.router.counts()["by_account"].get(full.place.account, {}).get("runs", 0) == 0:
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)  # the answer is here, and the store refuses it
    request = full.session.desk.get(row)
    assert request is not None
    assert request.state is State.SENDING, "what is shown is on the disk"
    full.disk.make_room()
    await full.done()
    (found,) = full.place.rows
    assert found["sends"] == 1


async def answer(full: Full) -> None:
    """There is no room for the result itself."""
    full.disk.fill(leave=2 << 20)
    row = await full.click(HEAVY)
    assert "could not be written" in await full.told(row)
    full.disk.make_room()
    await full.done()


async def direct(full: Full) -> None:
    """The answer of a direct run has no room: the same key brings it again, and it is one run."""
    row = await full.click(HEAVY)
    await full.until(row, lambda r: r.state.terminal)
    full.disk.fill(leave=2 << 20)
    await full.session.run_directly(row)
    request = await full.until(row, lambda r: r.state is State.OUTCOME_UNKNOWN)
    assert request.trouble is not None
    assert "could not be written" in request.trouble.detail
    full.disk.make_room()
    await full.done()


async def staging(full: Full) -> None:
    """There is room for the answer and none for what is in it."""
    full.disk.fill(leave=5 << 20)
    row = await full.click(HEAVY)
    assert "full" in await full.told(row)
    full.disk.make_room()
    await full.done()


async def link(full: Full) -> None:
    """There is no room for the file behind a link."""
    full.disk.fill(leave=300 << 10)
    row = await full.click(LARGE)
    assert "could not be written" in await full.told(row)
    full.disk.make_room()
    await full.done()


async def collected(full: Full) -> None:
    """The file has its place and the store cannot say so: with room it does, and the file is not fetched again."""
    fetch, place = AssetFetcher.fetch, Saver.place
    fetched = []

    async def counted(self: AssetFetcher, url: str, *arguments: Any, **options: Any) -> Fetched:
        fetched.append(url)
        return await fetch(self, url, *arguments, **options)

    def then_full(self: Saver, *arguments: Any) -> dict[int, Placed]:
        placed = place(self, *arguments)
        if not full.disk.is_full:
            full.disk.fill()
        return placed

    AssetFetcher.fetch, Saver.place = counted, then_full  # type: ignore[method-assign]
    row = await full.click(sketch("a wall"))
    while not full.disk.is_full:
        await asyncio.sleep(0.02)
    Saver.place = place  # type: ignore[method-assign]
    await asyncio.sleep(0.5)
    request = full.session.desk.get(row)
    assert request is not None
    assert request.state is State.COLLECTING
    full.disk.make_room()
    await full.done()
    assert len(fetched) == 1


async def saved(full: Full) -> None:
    """The artist's folder takes nothing: the work is kept with us, said on its row; with room the next one goes there,
    and the first one follows it by itself.
    """
    full.disk.fill()
    first = await full.click(LARGE)
    request = await full.until(first, lambda r: r.state.terminal)
    assert request.state is State.DONE
    (work,) = request.works
    assert work.path is not None
    assert Path(work.path).is_relative_to(full.place.folder / "data")
    assert "No space left" in (work.problem or "")
    assert "kept in the data folder" in (work.problem or "")
    full.disk.make_room()
    second = await full.click(sketch("a small one"))
    request = await full.until(second, lambda r: r.state.terminal)
    assert Path(request.works[0].path or "").is_relative_to(full.place.folder / "saved")
    request = await full.until(first, lambda r: Path(r.works[0].path or "").is_relative_to(full.place.folder / "saved"))
    assert request.works[0].problem is None
    while (full.place.folder / "data" / "moving").exists():
        await asyncio.sleep(0.02)
    await full.ended(rows=2)


async def read_only(full: Full) -> None:
    """Nothing can be written there: kept with us, and moved by the artist's word once it can."""
    full.disk.lock(True)
    row = await full.click(sketch("a switch"))
    request = await full.until(row, lambda r: r.state.terminal)
    assert "Read-only file system" in (request.works[0].problem or "")
    with pytest.raises(DeskError) as refused:
        await full.session.move_kept(row)
    assert "Read-only file system" in refused.value.details
    full.disk.lock(False)
    assert await full.session.move_kept(row) == 1
    await full.done()


async def export(full: Full) -> None:
    """Copies have no room where the artist wants them: a sentence, what was there stays, and no part is left."""
    row = await full.click(LARGE)
    request = await full.until(row, lambda r: r.state.terminal)
    full.disk.fill(leave=100 << 10)
    there = full.disk.folder / "there.png"
    there.write_bytes(b"theirs")
    for copy in (
        lambda: full.session.save_as(request.works[0], there),
        lambda: full.session.export(row, request.works[0].index, there),
    ):
        with pytest.raises(DeskError) as refused:
            await copy()
        assert "No space left" in refused.value.sentence, refused.value.sentence
        assert there.read_bytes() == b"theirs"
    found = await full.session.save_all(row, full.disk.folder)
    assert found.paths == ()
    assert "No space left" in found.problems[0]
    assert not list(full.disk.folder.rglob("*.part"))
    there.unlink()
    full.disk.make_room()
    await full.session.export(row, request.works[0].index, there)
    there.unlink()
    await full.done()


async def start(full: Full) -> None:
    """Started with no room at all, it says so or goes on from what is there; nothing is lost either way."""
    row = await full.click(HEAVY)
    await full.until(row, lambda r: r.handle is not None)
    await full.session.stop()
    full.disk.fill()
    folders = {"folder": str(full.place.folder), "key": full.place.key}
    try:
        async with AsyncExitStack() as stack:
            await crash_child.opened(stack, full.router.url, folders)
            await asyncio.sleep(0.5)
    except DeskError as error:
        said = f"{error.sentence} {error.details}"
        assert "full" in error.sentence, said  # noqa: PT017 - either way is right
    full.disk.make_room()
    async with AsyncExitStack() as stack:
        full.session = await crash_child.opened(stack, full.router.url, folders)
        await full.done()


SCENARIOS: dict[str, tuple[str, Callable[[Full], Awaitable[None]]]] = {
    "start": ("data", start),
    "click": ("data", click),
    "accepted": ("data", accepted),
    "answer": ("data", answer),
    "direct": ("data", direct),
    "staging": ("data", staging),
    "link": ("data", link),
    "collected": ("data", collected),
    "saved": ("saved", saved),
    "read-only": ("saved", read_only),
    "export": ("saved", export),
}


async def main(order: dict[str, Any]) -> None:
    where, scenario = SCENARIOS[order["scenario"]]
    options = {"key": "comfyui-noqueue"} if scenario is direct else {}
    place = Place(Case(f"full-{order['scenario']}", "", [], options=options), Path(order["folder"]))
    disk = Disk(place.folder / where)
    disk.mount()
    with crash_matrix.controlled(order["url"]) as router:
        async with AsyncExitStack() as stack:
            folders = {"folder": str(place.folder), "key": place.key}
            session = await crash_child.opened(stack, order["url"], folders)
            await scenario(Full(router, place, disk, session))


if __name__ == "__main__":
    pacing.FIRST_POLL = 0.3
    asyncio.run(main(json.loads(sys.argv[1])))
