"""An answer whose end nothing tells, over a line that can break: it is taken once it came twice the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from comfy_desk.domain.errors import Unreadable
from comfy_desk.router.client import ResultStream
from comfy_desk.services import reading

SOUND = b"ID3" + bytes(range(256)) * 40


def stream(data: bytes, *, delimited: bool) -> ResultStream:
    async def chunks() -> AsyncIterator[bytes]:
        yield data[:100]
        yield data[100:]

    return ResultStream("audio/mpeg", None, None, delimited, chunks())


def read(folder: Path, data: bytes, *, delimited: bool = False) -> bytes:
    work = reading.workplace(folder)
    raw = asyncio.run(reading.keep(stream(data, delimited=delimited), folder, lambda _got, _total: None, work))
    assert [path for path in work.rglob("*") if path.is_file()] == []
    return raw.path.read_bytes()


def test_what_was_cut_off_without_a_sign_is_not_taken(tmp_path: Path) -> None:
    folder = tmp_path / "results" / "row"
    for cut in (5_000, 7_000, len(SOUND)):
        with pytest.raises(Unreadable):
            read(folder, SOUND[:cut])
        assert not (folder / "answer").exists()
    assert read(folder, SOUND) == SOUND


def test_an_end_that_is_told_is_believed_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "results" / "row"
    with pytest.raises(Unreadable):
        read(folder, SOUND[:5_000])
    assert read(folder, SOUND, delimited=True) == SOUND
