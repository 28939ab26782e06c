"""Attacks on a batch: half of one is paid twice, for the artist is told that it failed and presses again."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.batch import Batch
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request
from comfy_desk.services.desk import Desk
from comfy_desk.store.database import Database
from comfy_desk.store.requests import RequestStore, Write

WAITS = Request("0", "acc", "kiln/one", "k", "sha", 2, "a cat", None, 1.0)
BATCH = Batch("b", "harbours", 1.0)


def row(number: int, **facts: object) -> Request:
    return replace(WAITS, id=str(number), key=f"k{number}", **facts)  # type: ignore[arg-type]


class Full(RequestStore):
    """A disk that takes the first `takes` commits and no other."""

    takes = 10**9

    async def commit(self, writes, forgotten=(), batches=()) -> None:  # type: ignore[no-untyped-def]
        self.takes -= 1
        if self.takes < 0:
            raise DeskError("The disk with the data folder is full.")
        await super().commit(writes, forgotten, batches)


@pytest.mark.parametrize("takes", [1, 2])
def test_all_of_a_batch_is_written_down_or_nothing_whatever_is_being_written_beside_it(
    tmp_path: Path, takes: int
) -> None:
    async def main() -> None:
        database = await Database.open(tmp_path / "d.sqlite3")
        store = Full(database)
        desk = Desk(store, "acc")
        others = [await desk.add(row(n), b"{}") for n in range(3)]
        heard: list[events.Event] = []
        desk.subscribe(heard.append)
        store.takes = takes
        busy = [asyncio.create_task(desk.apply(one.id, seen.OrderChanged(2.0, 7.0))) for one in others]
        await asyncio.sleep(0)  # the writer is at work: the batch comes between
        made = [(row(n, batch="b"), b"{}") for n in range(10, 1_010)]
        try:
            await desk.add_batch(BATCH, made)
            told = 1_000
        except DeskError:
            told = 0
        await asyncio.gather(*busy, return_exceptions=True)
        await desk.close()
        kept = [request for request in await RequestStore(database).load() if request.batch == "b"]
        assert len(kept) == told == len([one for one in heard if isinstance(one, events.RequestAdded)])
        assert len(await RequestStore(database).batches()) == len(desk.batches()) == (1 if told else 0)
        if told:
            assert isinstance(
                next(one for one in heard if not isinstance(one, events.RequestChanged)), events.BatchChanged
            )
        await database.close()

    asyncio.run(main())


def test_a_write_that_the_store_refuses_leaves_neither_name_nor_rows(tmp_path: Path) -> None:
    async def main() -> None:
        database = await Database.open(tmp_path / "d.sqlite3")
        store = RequestStore(database)
        writes = [
            Write(row(1, batch="b"), 1.0, None, body=b"{}"),
            Write(replace(row(2), key="k1"), 1.0, None, body=b"{}"),
        ]
        with pytest.raises(sqlite3.IntegrityError):
            await store.commit(writes, (), (BATCH,))
        assert await store.load() == []
        assert await store.batches() == []
        await database.close()

    asyncio.run(main())


def test_what_can_never_be_written_takes_none_of_the_others_with_it(tmp_path: Path) -> None:
    async def main() -> None:
        database = await Database.open(tmp_path / "d.sqlite3")
        desk = Desk(RequestStore(database), "acc")
        await desk.add(row(1), b"{}")
        acts = [
            desk.apply("1", seen.OrderChanged(2.0, 7.0)),
            desk.add(replace(row(2), key="k1"), b"{}"),  # a key that another row has
            desk.add_batch(BATCH, [(row(3, batch="b"), b"{}"), (replace(row(4), key="k1"), b"{}")]),
            desk.add(row(5), b"{}"),
            desk.apply("1", seen.DeadlineChanged(3.0, 60.0)),
        ]
        told = await asyncio.gather(*acts, return_exceptions=True)
        assert [isinstance(one, DeskError) for one in told] == [False, True, True, False, False]
        await desk.close()
        kept = {request.id: request for request in await RequestStore(database).load()}
        assert kept.keys() == {"1", "5"} == {request.id for request in desk.everything()}
        assert (kept["1"].order, kept["1"].deadline) == (7.0, 60.0)
        assert desk.batches() == () == tuple(await RequestStore(database).batches())
        await database.close()

    asyncio.run(main())
