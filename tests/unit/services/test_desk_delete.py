"""Rows that are forgotten for good go through the one writer: in turn with everything else that happens to them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from comfy_desk.domain import events
from comfy_desk.domain import observations as seen
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request, State
from comfy_desk.services.desk import Desk
from comfy_desk.store.database import Database
from comfy_desk.store.requests import RequestStore

DONE = Request("0", "acc", "kiln/one", "k", "sha", 2, "a cat", None, 1.0, state=State.DONE, hold=None)


def made(number: int, **facts: object) -> Request:
    return replace(DONE, id=str(number), key=str(number), removed_at=5.0, **facts)  # type: ignore[arg-type]


def with_desk(
    folder: Path, rows: list[Request], work: Callable[[Desk, list[events.Event]], Awaitable[None]]
) -> list[str]:
    """Runs `work` on a desk with `rows`; the ids that are on the disk afterwards."""

    async def main() -> list[str]:
        database = await Database.open(folder / "d.sqlite3")
        try:
            desk = Desk(RequestStore(database), "acc")
            for row in rows:
                await desk.add(row, b"{}")
            heard: list[events.Event] = []
            desk.subscribe(heard.append)
            await work(desk, heard)
            await desk.close()
            left = [request.id for request in await RequestStore(database).load()]
            assert left == [request.id for request in desk.everything()]
            return left
        finally:
            await database.close()

    return asyncio.run(main())


def test_many_go_in_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[tuple[int, int]] = []
    real = RequestStore.commit

    async def counting(
        self: RequestStore, writes: list[object], forgotten: tuple[str, ...] = (), batches: tuple[object, ...] = ()
    ) -> None:
        commits.append((len(writes), len(forgotten)))
        await real(self, writes, forgotten, batches)  # type: ignore[arg-type]

    async def work(desk: Desk, heard: list[events.Event]) -> None:
        monkeypatch.setattr(RequestStore, "commit", counting)
        gone = await desk.delete([str(number) for number in range(1, 50)] + ["unknown"])
        assert [row.id for row in gone] == [str(number) for number in range(1, 50)]
        assert heard == [events.RequestDeleted(row.id) for row in gone]

    assert with_desk(tmp_path, [made(number) for number in range(51)], work) == ["0", "50"]
    assert commits == [(0, 49)]


def test_a_row_that_was_put_back_first_stays(tmp_path: Path) -> None:
    async def work(desk: Desk, heard: list[events.Event]) -> None:
        restored, gone = await asyncio.gather(desk.apply("1", seen.Restored(9.0)), desk.delete(["1", "2"]))
        assert restored.removed_at is None
        assert [row.id for row in gone] == ["2"]
        assert [type(event) for event in heard] == [events.RequestChanged, events.RequestDeleted]

    assert with_desk(tmp_path, [made(1), made(2)], work) == ["1"]


def test_a_row_that_is_gone_is_not_put_back_by_half(tmp_path: Path) -> None:
    async def work(desk: Desk, _heard: list[events.Event]) -> None:
        gone, restored = await asyncio.gather(
            desk.delete(["1"]), desk.apply("1", seen.Restored(9.0)), return_exceptions=True
        )
        assert isinstance(gone, list)
        assert isinstance(restored, KeyError)
        assert desk.get("1") is None

    assert with_desk(tmp_path, [made(1), made(2)], work) == ["2"]


def test_two_that_delete_the_same_are_told_once(tmp_path: Path) -> None:
    async def work(desk: Desk, heard: list[events.Event]) -> None:
        first, second = await asyncio.gather(desk.delete(["1"]), desk.delete(["1"]))
        assert ([row.id for row in first], second) == (["1"], [])
        assert heard == [events.RequestDeleted("1")]

    assert with_desk(tmp_path, [made(1)], work) == []


def test_a_row_removed_and_deleted_in_one_go_is_gone(tmp_path: Path) -> None:
    async def work(desk: Desk, _heard: list[events.Event]) -> None:
        await asyncio.gather(desk.apply("1", seen.Removed(9.0)), desk.delete(["1"]))

    assert with_desk(tmp_path, [replace(made(1), removed_at=None)], work) == []


def test_what_is_not_removed_or_goes_on_stays(tmp_path: Path) -> None:
    rows = [replace(made(1), removed_at=None), made(2, state=State.IN_QUEUE), made(3, state=State.OUTCOME_UNKNOWN)]

    async def work(desk: Desk, heard: list[events.Event]) -> None:
        assert await desk.delete(["1", "2", "3"]) == []
        assert heard == []

    assert with_desk(tmp_path, rows, work) == ["1", "2", "3"]


def test_a_disk_that_does_not_take_it_keeps_the_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_values: object) -> None:
        raise DeskError("The disk with the data folder is full.")

    async def work(desk: Desk, heard: list[events.Event]) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(RequestStore, "commit", full)
            with pytest.raises(DeskError, match="full"):
                await desk.delete(["1"])
        assert desk.get("1") is not None
        assert {type(event) for event in heard} == {events.StoreTrouble}

    assert with_desk(tmp_path, [made(1)], work) == ["1"]
