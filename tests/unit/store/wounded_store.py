"""A store with requests in every state, opened, killed and wounded, for the tests of what a damaged one still gives."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import shutil
import sqlite3
import uuid
from dataclasses import dataclass, replace
from pathlib import Path

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Handle, Hold, Request, State
from comfy_desk.store.database import Database
from comfy_desk.store.faults import BodyLost
from comfy_desk.store.pages import Pages, Walk
from comfy_desk.store.remembered import RememberedStore
from comfy_desk.store.requests import RequestStore, Write
from comfy_desk.store.salvage import Salvaged

PAGE = 4096
COUNT = 120


def body_of(number: int) -> bytes:
    """Of every size: within a page, just over one, over many."""
    return f'{{"prompt": "number {number}"}}'.encode() + b" " * ((number % 6) ** 3 * 150)


def request_of(number: int) -> Request:
    state = list(State)[number % len(State)]
    unsent = state in (State.WAITING, State.SENDING, State.OUTCOME_UNKNOWN)
    body = body_of(number)
    outputs = (
        Output(0, "/a/0", Kind.IMAGE, Role.WORK, Origin.INLINE, "image/png", f"/p{number}.png", 10, "ab"),
        Output(1, "/t", Kind.TEXT, Role.WORK, Origin.INLINE, text="words " * 200),
    )
    return Request(
        id=str(uuid.UUID(int=number)),
        account="router",
        model="kiln/one",
        key=str(uuid.UUID(int=10**6 + number)),
        body_sha256=hashlib.sha256(body).hexdigest(),
        body_size=len(body),
        prompt=f"number {number} é",
        seed="18446744073709551615",
        created_at=1000.0 + number,
        state=state,
        hold=Hold.READY if state is State.WAITING else None,
        order=1000.0 + number,
        sends=0 if state is State.WAITING else 1,
        first_sent_at=None if state is State.WAITING else 1000.0 + number,
        handle=None if unsent else Handle(f"r{number}", "https://x/s", "https://x/r", "https://x/c"),
        outputs=outputs if state is State.DONE else (),
        batch="0d0d0d0d-0000-4000-8000-000000000000" if number % 4 == 0 else None,
    )


REQUESTS = [request_of(number) for number in range(COUNT)]


def fill(path: Path) -> None:
    """A whole store, closed in order."""

    async def work() -> None:
        database = await Database.open(path)
        store = RequestStore(database)
        await store.keep_batch(Batch("0d0d0d0d-0000-4000-8000-000000000000", "harbours", 5.0))
        for number, request in enumerate(REQUESTS):
            await store.commit([Write(request, request.created_at, "Written down here", True, body_of(number))])
            await store.commit([Write(request, request.created_at + n, f"In queue, {n} ahead") for n in range(4)])
        await RememberedStore(database).set("draft", {"prompt": "ü"})
        await RememberedStore(database).set("recent", list(range(500)))
        await database.close()

    asyncio.run(work())


@dataclass(frozen=True, slots=True)
class Found:
    requests: list[Request]
    bodies: dict[str, bytes | None]
    history: dict[str, int]
    batches: list[Batch]
    draft: object
    salvaged: Salvaged | None
    notice: str


def opened(path: Path) -> Found:
    async def main() -> Found:
        database = await Database.open(path)
        try:
            store = RequestStore(database)
            requests = await store.load()
            bodies: dict[str, bytes | None] = {}
            for request in requests:
                try:
                    bodies[request.id] = await store.body(request.id)
                except BodyLost:
                    bodies[request.id] = None
            history = {request.id: len(await store.history(request.id)) for request in requests}
            draft = await RememberedStore(database).get("draft")
            batches = await store.batches()
            return Found(requests, bodies, history, batches, draft, database.salvaged, database.notice)
        finally:
            await database.close()

    return asyncio.run(main())


def root(path: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(path)) as store:
        return int(store.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()[0])


def leaves(path: Path, table: str) -> list[int]:
    pages = Pages(path)
    try:
        return Walk(pages, pages.roots()[table]).leaves
    finally:
        pages.close()


def write_page(path: Path, number: int, data: bytes = b"\0" * PAGE) -> None:
    with path.open("r+b") as file:
        file.seek((number - 1) * PAGE)
        file.write(data)


def copy_of(sound: Path, folder: Path) -> Path:
    path = folder / "desk.sqlite3"
    shutil.copy(sound, path)
    return path


def killed(sound: Path, folder: Path, commits: int = 5) -> Path:
    """A store as a kill leaves it: its newest commits are in the log alone. Request 0 has been sent meanwhile."""
    live, path = folder / "live.sqlite3", folder / "dead" / "desk.sqlite3"
    path.parent.mkdir()
    shutil.copy(sound, live)

    async def work() -> None:
        database = await Database.open(live)
        store = RequestStore(database)
        await database.read(lambda connection: connection.execute("PRAGMA wal_autocheckpoint = 0"))
        sent = replace(REQUESTS[0], state=State.IN_QUEUE, hold=None, sends=1, handle=REQUESTS[3].handle)
        await store.commit([Write(sent, 5000.0, "Sent")])
        for number in range(1, commits):
            await store.commit([Write(replace(REQUESTS[4], misses=number), 5000.0 + number, "Asked")])
        for ending in ("", "-wal", "-shm"):
            shutil.copy(f"{live}{ending}", f"{path}{ending}")
        await database.close()

    asyncio.run(work())
    return path
