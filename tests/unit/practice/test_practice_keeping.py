"""The state file: written whole, one process at a time, and a damaged or foreign one set aside."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from practice_inside import FAST, Inside

from comfy_desk.practice import keeping
from comfy_desk.practice.keeping import Keeper, StateFile
from comfy_desk.practice.ledger import LARGE_BODY, Ledger


def opened(path: Path) -> StateFile:
    state = StateFile.open(path)
    assert state is not None
    return state


def kept(path: Path, *prompts: str) -> list[str]:
    """Requests of a practice Router that had the file and has ended in order."""
    inside = Inside()
    try:
        keeper = Keeper(opened(path), inside.house)
        requests = [inside.submit({"prompt": prompt}).json()["request_id"] for prompt in prompts]
        keeper.finish()
    finally:
        inside.close()
    return requests


def known(path: Path) -> set[str]:
    """The requests that the next practice Router goes on with; it has let go of the file again."""
    inside = Inside()
    try:
        Keeper(opened(path), inside.house).finish()
        return set(inside.house.runs)
    finally:
        inside.close()


def test_it_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "data" / "practice.json"
    requests = kept(path, "one", "two")
    assert known(path) == set(requests)
    assert os.name != "posix" or path.stat().st_mode & 0o077 == 0
    assert sorted(found.name for found in path.parent.iterdir()) == ["practice.json", "practice.json.lock"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff",
        b"{",
        b"[]",
        b"null0",
        b"7",
        b"[" * 100_000,
        b'{"format": "something else", "version": 1}',
        b'{"format": "comfy-desk practice Router", "version": 2}',
        b'{"format": "comfy-desk practice Router", "version": 1}',
        b'{"format": "comfy-desk practice Router", "version": 1, "saved_at": NaN}',
    ],
)
def test_a_foreign_file_is_set_aside(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "practice.json"
    path.write_bytes(content)
    assert known(path) == set()
    assert (tmp_path / "practice.json.damaged").read_bytes() == content
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert json.loads(path.read_bytes())["runs"] == []


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for name, inner in items for place in places(inner, (*path, name)))]


@pytest.mark.parametrize("damage", [None, "x", -1, 1e300, [], {}])
def test_whatever_is_damaged_it_starts(tmp_path: Path, damage: Any) -> None:
    path = tmp_path / "practice.json"
    kept(path, "one", "two", "three")
    whole = json.loads(path.read_bytes())
    inside = Inside()
    try:
        for place in places(whole)[1:]:
            document = json.loads(json.dumps(whole))
            inner = document
            for name in place[:-1]:
                inner = inner[name]
            inner[place[-1]] = damage
            path.write_text(json.dumps(document))
            inside.house.clock.offset = 0.0
            inside.house.reset()
            Keeper(opened(path), inside.house).finish()
            inside.house.settle()
            for request in inside.house.runs:
                assert inside.status(request).status_code in (200, 404, 410), place
    finally:
        inside.close()


def test_one_process_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(keeping, "PATIENCE", 0.0)
    path = tmp_path / "practice.json"
    first = opened(path)
    assert StateFile.open(path) is None
    assert "another process" in capsys.readouterr().err
    first.close()
    opened(path).close()


def test_where_nothing_can_be_written_it_says_so_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert StateFile.open(tmp_path / "file" / "practice.json") is None
    assert "nothing will be kept" in capsys.readouterr().err


def test_a_full_disk_is_told_once_and_leaves_the_old_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "practice.json"
    state = opened(path)
    state.write(Ledger({"good": 1}), 1)

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        state.write(Ledger({"good": 2}), 2)
        state.write(Ledger({"good": 3}), 3)
    assert json.loads(path.read_bytes()) == {"good": 1}
    assert len(capsys.readouterr().err.splitlines()) == 1
    state.write(Ledger({"good": 4}), 4)
    assert json.loads(path.read_bytes()) == {"good": 4}
    state.close()


def test_an_older_moment_never_replaces_a_later_one(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"
    state = opened(path)
    state.write(Ledger({"moment": 2}), 2)
    state.write(Ledger({"moment": 1}), 1)
    state.close()
    state.write(Ledger({"moment": 3}), 3)
    assert json.loads(path.read_bytes()) == {"moment": 2}


def test_large_bodies_are_files_as_long_as_they_are_needed(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"
    inside = Inside(durations={FAST: 0.0})
    try:
        keeper = Keeper(opened(path), inside.house)
        request = inside.submit({"prompt": "a", "extra": "x" * LARGE_BODY}).json()["request_id"]
        keeper.finish()
        [body] = (tmp_path / "practice.json.bodies").iterdir()
        assert json.loads(body.read_bytes()) == inside.house.runs[request].body
        again = Inside()
        try:
            keeper = Keeper(opened(path), again.house)
            assert again.house.runs[request].body == inside.house.runs[request].body
            again.pass_time(90_000)
            keeper.finish()
        finally:
            again.close()
        assert list((tmp_path / "practice.json.bodies").iterdir()) == []
    finally:
        inside.close()


@pytest.mark.parametrize("name", ["../../etc/passwd", "a" * 63, "A" * 64, ""])
def test_the_name_of_a_body_leads_nowhere_else(tmp_path: Path, name: str) -> None:
    state = opened(tmp_path / "practice.json")
    with pytest.raises(ValueError):
        state.body(name)
    state.close()
