"""An answer whose end nothing tells, over a line that can break: it is taken once it came twice the same."""

from __future__ import annotations

import asyncio
import gzip
import shutil
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from comfy_desk.domain.errors import DeskError, NoAnswer, TooLarge, Unreadable
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
    assert [path.name for path in work.rglob("*") if path.is_file()] == ["answer.json"]  # for who comes after a crash
    assert reading.kept(folder, work) == raw
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


@pytest.mark.parametrize(
    ("data", "kind", "sound"),
    [
        (b"", "application/json", False),
        (b" \n", "audio/mpeg", False),
        (b'{"a": [1', "application/json", False),
        (b'{"a": [1', None, False),
        (b'"https://', "application/json; charset=utf-8", False),
        (b'{"a": 18446744073709551617}\n', "application/json", True),
        (b"null", "application/problem+json", True),
        (b"[" * 100_000 + b"]" * 100_000, "application/json", True),
        (SOUND, "audio/mpeg", True),
        (SOUND, None, True),
        (b'{"a": "' + b"x" * (2 << 20) + b'"}\n', "application/json", True),
        (b'{"a": "' + b"x" * (2 << 20), "application/json", False),
        (b'"' + b"x" * (2 << 20) + b'"', "application/json", True),
    ],
)  # fmt: skip
def test_what_can_be_a_whole_answer(data: bytes, kind: str | None, sound: bool, tmp_path: Path) -> None:
    path = tmp_path / "answer"
    path.write_bytes(data)
    assert reading.is_sound(reading.RawAnswer(path, kind, None, len(data))) is sound


def test_an_answer_of_usual_size_costs_one_turn_of_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = 0
    to_thread = asyncio.to_thread

    async def counted(work: Callable[..., object], *arguments: object) -> object:
        nonlocal turns
        turns += 1
        return await to_thread(work, *arguments)

    monkeypatch.setattr(asyncio, "to_thread", counted)
    told: list[int] = []
    folder = tmp_path / "results" / "row"
    answer = stream(bytes(700_000), delimited=True)
    raw = asyncio.run(reading.keep(answer, folder, lambda got, _total: told.append(got), reading.workplace(folder)))
    assert (turns, told, raw.size, raw.path.stat().st_size) == (1, [], 700_000, 700_000)
    answer = stream(bytes(3_000_000), delimited=True)
    raw = asyncio.run(reading.keep(answer, folder, lambda got, _total: told.append(got), reading.workplace(folder)))
    assert (turns, told[-1], raw.path.stat().st_size) == (3, 3_000_000, 3_000_000)


def test_who_gives_up_while_a_thread_writes_leaves_no_part(tmp_path: Path) -> None:
    part = reading._Part(tmp_path / "answer.part")
    part.add([b"one"])
    part.give_up()
    with pytest.raises(OSError):
        part.finish([b"two"], reading.RawAnswer(tmp_path / "answer", None, None, 6), True)
    assert list(tmp_path.iterdir()) == []


def pour(folder: Path, *chunks: bytes, total: int | None = None, largest: int | None = None, packing: str = "") -> Path:
    """The kept answer. What was not taken leaves nothing behind."""

    async def pieces() -> AsyncIterator[bytes]:
        for chunk in chunks:
            yield chunk

    answer = ResultStream("application/json", None, total, True, pieces(), packing)
    work = reading.workplace(folder)
    try:
        return asyncio.run(reading.keep(answer, folder, lambda _got, _total: None, work, largest)).path
    except Exception:
        assert [path for path in (*work.rglob("*"), *folder.rglob("*")) if path.is_file()] == []
        raise


@pytest.mark.parametrize("total", [3_000_000, None])
def test_an_answer_above_the_limit_is_left_where_it_is(tmp_path: Path, total: int | None) -> None:
    folder = tmp_path / "results" / "row"
    chunks = [bytes(1_000_000)] * 3
    with pytest.raises(TooLarge) as told:
        pour(folder, *chunks, total=total, largest=2_000_000)
    failure = told.value.failure
    assert (failure.reason, failure.limit) == ("too_large", 2_000_000)
    assert "2 MB" in failure.detail
    assert pour(folder, *chunks, total=total, largest=3_000_000).stat().st_size == 3_000_000


@pytest.mark.parametrize("packing", ["gzip", "deflate"])
def test_what_counts_is_the_unpacked_size(tmp_path: Path, packing: str) -> None:
    folder = tmp_path / "results" / "row"
    data = b'{"a": "' + bytes(range(48, 58)) * 400_000 + b'"}'
    packed = gzip.compress(data) if packing == "gzip" else zlib.compress(data)
    assert len(packed) < 100_000
    assert pour(folder, packed[:50], packed[50:], packing=packing).read_bytes() == data
    with pytest.raises(TooLarge):
        pour(tmp_path / "results" / "other", packed, packing=packing, largest=3_000_000)
    with pytest.raises(NoAnswer):
        pour(tmp_path / "results" / "cut", packed[:-20], packing=packing)


@pytest.mark.parametrize("packing", ["br", "gzip, gzip", "zstd"])
def test_a_packing_nobody_asked_for_is_not_opened(tmp_path: Path, packing: str) -> None:
    with pytest.raises(Unreadable):
        pour(tmp_path / "results" / "row", gzip.compress(b"{}"), packing=packing)


def test_what_is_packed_to_fill_the_disk_is_stopped(tmp_path: Path) -> None:
    bomb = gzip.compress(bytes(200_000_000), 6)
    with pytest.raises(Unreadable):
        pour(tmp_path / "results" / "row", bomb, packing="gzip")
    with pytest.raises(Unreadable):
        pour(tmp_path / "results" / "row", b"no such thing", packing="gzip")


def test_a_disk_without_room_says_so_before_a_byte_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=1_200_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage)
    with pytest.raises(DeskError) as told:
        pour(tmp_path / "results" / "row", b"{}", total=1_500_000_000)
    assert told.value.sentence.endswith("room for 1.2 GB.")
    assert "disk" in told.value.action
    assert not (tmp_path / "work").exists()


def test_an_answer_that_never_ends_stops_before_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=10_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage)
    with pytest.raises(DeskError) as told:
        pour(tmp_path / "results" / "row", *[bytes(1 << 20)] * 100)
    assert told.value.action == "Make room on the disk."
