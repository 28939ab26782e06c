"""A result that is read once more for fresh links: what is a bad moment of this machine calls no link dead."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from consequences import stored

from comfy_desk.domain.errors import DeskError
from comfy_desk.media.fetch import FetchFailed
from comfy_desk.media.workers import WorkerFailed
from comfy_desk.router.client import ResultStream
from comfy_desk.services import reading
from comfy_desk.services.afresh import Afresh
from comfy_desk.services.reading import RawAnswer


class Around:
    """Desk, client, gate and pool of a result that is read; the worker answers what it is given, or fails."""

    def __init__(self, told: WorkerFailed | dict[str, Any]) -> None:
        self.told = told

    def is_mine(self, _request: Any) -> bool:
        return True

    @property
    def key_number(self) -> int:
        return 1

    @contextlib.asynccontextmanager
    async def turn(self, _urgency: Any) -> AsyncIterator[int]:
        yield 1

    @contextlib.asynccontextmanager
    async def result(self, _handle: Any) -> AsyncIterator[ResultStream]:
        yield ResultStream.__new__(ResultStream)

    async def run(self, _job: str, _arguments: dict[str, Any], _limit: float) -> dict[str, Any]:
        if isinstance(self.told, WorkerFailed):
            raise self.told
        return self.told


def links(
    told: WorkerFailed | dict[str, Any], monkeypatch: pytest.MonkeyPatch, disk: DeskError | None = None
) -> dict[str, list[str]]:
    async def keep(_stream: Any, folder: Path, *_arguments: Any, **_options: Any) -> RawAnswer:
        if disk is not None:
            raise disk
        return RawAnswer(folder / "answer", None, None, 2)

    monkeypatch.setattr(reading, "keep", keep)
    around: Any = Around(told)
    afresh = Afresh(around, around, around, around, lambda: None)
    return asyncio.run(afresh.links(stored().kept["a"], Path("again"), ["/0"]))


def test_what_stands_there_now(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"links": {"/0": ["https://cdn.test/a", 7], "/1": "https://cdn.test/b"}}
    assert links(told, monkeypatch) == {"/0": ["https://cdn.test/a"]}
    assert links({"links": None}, monkeypatch) == {}


@pytest.mark.parametrize("full", [False, True])
def test_a_worker_that_fails_says_nothing_of_the_link(full: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FetchFailed) as failed:
        links(WorkerFailed("It died.", died=True, disk_full=full), monkeypatch)
    assert failed.value.retryable
    assert failed.value.disk is full


def test_nor_does_a_disk_that_takes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FetchFailed, match="could not be written") as failed:
        links({}, monkeypatch, DeskError("The result could not be written to the data folder."))
    assert failed.value.disk
