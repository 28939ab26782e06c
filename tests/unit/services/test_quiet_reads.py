"""What a read that tells nothing new costs: one commit that is not synced, and of the window three columns."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from travelling import MemoryStore

from comfy_desk.domain import observations as seen
from comfy_desk.domain.advance import documented_handle
from comfy_desk.domain.errors import Failure
from comfy_desk.domain.request import Request, State, only_asked_again
from comfy_desk.services.desk import Desk
from comfy_desk.store.database import Database
from comfy_desk.store.requests import RequestStore, Write

NOW = 1_800_000_000.0
ROW = Request(
    id="row",
    account="one",
    model="kiln/one",
    key="key",
    body_sha256="00",
    body_size=2,
    prompt="a fox",
    seed=None,
    created_at=NOW,
    state=State.IN_QUEUE,
    hold=None,
    sends=1,
    first_sent_at=NOW,
    handle=documented_handle("https://router.test", "kiln/one", "r-1"),
    position=3,
    asked_at=NOW,
    answered_at=NOW,
    next_check_at=NOW + 10,
    queued_at=NOW,
)


def status(at: float, word: str = "IN_QUEUE", position: int | None = 3) -> seen.StatusSeen:
    return seen.StatusSeen(at, at - 1, "r-1", word, position, None, at + 10)


class Noted(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.passing: list[bool] = []

    async def commit(self, writes: Iterable[Write], *others: Any) -> None:
        batch = tuple(writes)
        self.passing += [write.passing for write in batch]
        await super().commit(batch, *others)


@pytest.mark.parametrize(
    ("observation", "passing"),
    [
        (status(NOW + 20), True),
        (status(NOW + 20, position=1), True),
        (status(NOW + 20, "IN_PROGRESS", None), False),
        (status(NOW + 20, "COMPLETED", None), False),
        (seen.ReadFailed(NOW + 20, NOW + 19, Failure("no_answer"), NOW + 30), False),
        (seen.CancelAsked(NOW + 20), False),
    ],
)
def test_only_a_read_that_tells_nothing_new_is_passing(observation: seen.Observation, passing: bool) -> None:
    async def main() -> None:
        store = Noted()
        desk = Desk(store)  # type: ignore[arg-type]
        await desk.add(ROW, b"{}")
        after = await desk.apply("row", observation)
        assert store.passing == [False, passing]
        assert only_asked_again(ROW, after) is passing

    asyncio.run(main())


def test_a_change_of_anything_else_is_not_passing() -> None:
    assert only_asked_again(ROW, replace(ROW, next_check_at=NOW + 99))
    for change in ({"trouble": Failure("no_answer")}, {"cancel_asked_at": NOW}, {"removed_at": NOW}, {"misses": 1}):
        assert not only_asked_again(ROW, replace(ROW, **change))
    done = replace(ROW, state=State.DONE)
    assert not only_asked_again(done, replace(done, asked_at=NOW + 1))


def test_a_passing_write_is_there_for_the_next_start_and_the_next_is_synced_again(tmp_path: Path) -> None:
    async def main() -> None:
        database = await Database.open(tmp_path / "desk.sqlite3")
        store = RequestStore(database)
        synced = []

        async def level() -> None:
            synced.append(
                await database.read(lambda connection: connection.execute("PRAGMA synchronous").fetchone()[0])
            )

        await store.commit([Write(ROW, NOW, "Written down here", body=b"{}")])
        await level()
        later = replace(ROW, asked_at=NOW + 10, next_check_at=NOW + 20)
        await store.commit([Write(later, NOW + 10, None, passing=True)])
        await level()
        with pytest.raises(ZeroDivisionError):
            await database.write_passing(lambda _connection: 1 // 0)
        await level()
        assert synced == [2, 2, 2]  # FULL
        other = sqlite3.connect(tmp_path / "desk.sqlite3")  # what a program that starts after a kill sees
        try:
            assert other.execute("SELECT asked_at, next_check_at FROM requests").fetchall() == [(NOW + 10, NOW + 20)]
        finally:
            other.close()
        await database.close()

    asyncio.run(main())


def test_a_passing_write_among_lasting_ones_is_synced_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> list[str]:
        ways: list[str] = []
        for way in ("write", "write_passing"):

            async def noted(self: Database, work: object, way: str = way) -> None:
                ways.append(way)

            monkeypatch.setattr(Database, way, noted)
        database = await Database.open(tmp_path / "desk.sqlite3")
        store = RequestStore(database)
        quiet, lasting = Write(ROW, NOW, None, passing=True), Write(ROW, NOW, "Sent")
        for batch in ([quiet], [quiet, quiet], [quiet, lasting], [lasting]):
            await store.commit(batch)
        await store.commit([quiet], forgotten=["other"])
        await database.close()
        return ways

    assert asyncio.run(main()) == ["write_passing", "write_passing", "write", "write", "write"]
