"""An answer whose end nothing tells, over a line that can break: it is taken once it came twice the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
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
