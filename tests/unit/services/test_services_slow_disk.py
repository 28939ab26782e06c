"""Folders that never answer: nobody waits for them for long, and nothing is begun twice."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from keeping_rig import PNG, REQUEST, turns

from comfy_desk.domain.output import Kind, Origin, Role
from comfy_desk.domain.settings import TEMPLATE
from comfy_desk.media import names
from comfy_desk.services import slow_disk
from comfy_desk.services.pieces import Piece
from comfy_desk.services.plans import digest_of, read_plan
from comfy_desk.services.saving import Saver, Staged
from comfy_desk.services.slow_disk import Silent, SlowDisk
from comfy_desk.services.workshop import Workshop


def test_what_hangs_is_given_up_and_not_begun_again_before_it_came_back() -> None:
    async def main() -> None:
        disk, gate, begun = SlowDisk(limit=0.05), threading.Event(), []

        def hang() -> str:
            begun.append(1)
            gate.wait(10)
            return "done"

        for _ in range(3):
            with pytest.raises(Silent):
                await disk.run("one", hang)
        assert len(begun) == 1
        assert await disk.run("other", lambda: 7) == 7
        gate.set()
        await turns(lambda: not disk._hanging)
        assert await disk.run("one", hang) == "done"

    asyncio.run(main())


def test_errors_come_through_and_names_are_free_at_once() -> None:
    async def main() -> None:
        disk = SlowDisk()

        def fails() -> None:
            raise OSError(28, "No space left on device")

        for _ in range(3):
            with pytest.raises(OSError, match="No space"):
                await disk.run("one", fails)

    asyncio.run(main())


def test_a_folder_that_says_anything_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        disk = SlowDisk(answer=0.05)
        assert await disk.answers(tmp_path)
        assert await disk.answers(tmp_path / "not there")
        (tmp_path / "file").touch()
        assert await disk.answers(tmp_path / "file" / "below")
        gate = threading.Event()
        monkeypatch.setattr(slow_disk, "_look", lambda _folder: gate.wait(10))
        began = time.monotonic()
        assert not any([await disk.answers(tmp_path / "nfs") for _ in range(5)])
        assert time.monotonic() - began < 1, "only the first one waits"
        gate.set()

    asyncio.run(main())


def test_several_that_ask_at_once_hear_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look that is under way is no silence: results that end together must not go to the data folder for it."""

    async def main() -> None:
        looks: list[Path] = []

        def slowly(folder: Path) -> None:
            looks.append(folder)
            time.sleep(0.1)

        monkeypatch.setattr(slow_disk, "_look", slowly)
        disk = SlowDisk(answer=5.0)
        assert await asyncio.gather(*(disk.answers(tmp_path) for _ in range(20))) == [True] * 20
        assert looks == [tmp_path]
        gate = threading.Event()
        monkeypatch.setattr(slow_disk, "_look", lambda _folder: gate.wait(10))
        disk = SlowDisk(answer=0.2)
        began = time.monotonic()
        assert await asyncio.gather(*(disk.answers(tmp_path) for _ in range(20))) == [False] * 20
        assert not await disk.answers(tmp_path)
        assert time.monotonic() - began < 1, "all wait for the one look, and no longer than it is given"
        gate.set()
        await turns(lambda: all(look.done() for look, _end in disk._looks.values()))
        assert await disk.answers(tmp_path)

    asyncio.run(main())


def test_the_end_of_the_program_waits_for_no_thread() -> None:
    code = """
import asyncio, time
from comfy_desk.services.slow_disk import SlowDisk, Silent
async def main():
    try:
        await SlowDisk(limit=0.05).run("one", lambda: time.sleep(60))
    except Silent:
        print("silent")
asyncio.run(main())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=20, check=True)
    assert done.stdout == "silent\n"


def saver(folder: Path) -> Saver:
    return Saver(lambda: folder / "saved", lambda: TEMPLATE)


def test_works_for_a_silent_folder_are_kept_and_it_is_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        disk = SlowDisk(answer=0.05)
        nothing = None
        shop = Workshop(nothing, saver(tmp_path), nothing, tmp_path, "", disk)  # type: ignore[arg-type]
        work, kept, gate = tmp_path / "work", tmp_path / "kept", threading.Event()
        work.mkdir()
        (work / "0.part").write_bytes(PNG)
        piece = Piece(0, "/0", Kind.IMAGE, Role.WORK, Origin.INLINE, staged=work / "0.part", extension="png")
        monkeypatch.setattr(slow_disk, "_look", lambda _folder: gate.wait(10))
        await shop.place(REQUEST, [piece], work, kept)
        gate.set()
        assert piece.final is not None
        assert piece.final.parent == kept
        assert "no answer" in (piece.problem or "")
        assert "kept in the data folder" in (piece.problem or "")
        assert not (tmp_path / "saved").exists()

    asyncio.run(main())


def test_what_may_be_in_a_silent_folder_already_is_not_saved_a_second_time(tmp_path: Path) -> None:
    work, kept = tmp_path / "work", tmp_path / "kept"
    work.mkdir()

    def staged() -> Staged:
        (work / "0.part").write_bytes(PNG)
        return Staged(0, work / "0.part", "png", digest_of(work / "0.part"))

    placed = saver(tmp_path).place(REQUEST, [staged()], work, kept)
    with pytest.raises(Silent):
        saver(tmp_path).place(REQUEST, [staged()], work, kept, True)
    assert (work / "0.part").exists()
    again = saver(tmp_path).place(REQUEST, [staged()], work, kept)
    assert again == placed
    assert read_plan(work)[0].path == placed[0].path


def test_what_a_crash_left_in_a_silent_folder_is_cleared_another_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = tmp_path / "work"
    work.mkdir()
    (work / "0.part").write_bytes(PNG)
    placed = saver(tmp_path).place(REQUEST, [Staged(0, work / "0.part", "png", None)], work, tmp_path / "kept")
    half = placed[0].path.with_name(f".{REQUEST.id}-0.part")
    half.write_bytes(b"half")

    async def main(disk: SlowDisk) -> bool:
        shop = Workshop(None, saver(tmp_path), None, tmp_path, "", disk)  # type: ignore[arg-type]
        await shop.clear(REQUEST, work)
        return await shop.is_there(placed[0].path, None)

    gate = threading.Event()
    with monkeypatch.context() as patch:
        patch.setattr(slow_disk, "_look", lambda _folder: gate.wait(10))
        assert not asyncio.run(main(SlowDisk(answer=0.05)))
    gate.set()
    assert half.exists()
    assert work.exists()
    assert asyncio.run(main(SlowDisk()))
    assert not half.exists()
    assert not work.exists()


def test_a_folder_that_hangs_while_a_name_is_chosen_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_free, gate, hangs = names.first_free, threading.Event(), threading.Event()

    def slow(paths: list[Path], *more: Any) -> list[Path]:
        if "nfs" in paths[0].parts:
            hangs.set()
            gate.wait(10)
        return first_free(paths, *more)

    monkeypatch.setattr(names, "first_free", slow)
    one = Saver(lambda: tmp_path / "nfs", lambda: TEMPLATE)

    def place(name: str, silent: bool) -> None:
        work = tmp_path / name
        work.mkdir()
        (work / "0.part").write_bytes(PNG)
        one.place(REQUEST, [Staged(0, work / "0.part", "png", None)], work, tmp_path / f"kept-{name}", silent)

    stuck = threading.Thread(target=place, args=("a", False))
    stuck.start()
    try:
        assert hangs.wait(5)
        other = threading.Thread(target=place, args=("b", True), daemon=True)
        other.start()
        other.join(5)
        assert list((tmp_path / "kept-b").iterdir())
    finally:
        gate.set()
        stuck.join()


def test_files_on_their_way_to_a_slow_folder_are_not_taken_from_under_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes longer than anybody waits for still gets its place, once: the next look waits for it."""
    goes_on = threading.Event()
    place = names.place

    def slow(*arguments: Any, **options: Any) -> Path:
        goes_on.wait(10)
        return place(*arguments, **options)

    monkeypatch.setattr(names, "place", slow)

    async def main() -> None:
        disk = SlowDisk(limit=0.05)
        unused: Any = None
        saver = Saver(lambda: tmp_path / "saved", lambda: TEMPLATE)
        shop = Workshop(unused, saver, unused, tmp_path, "", disk)
        work = tmp_path / "work"
        pieces = []
        for index in range(2):
            part = work / "staged" / f"{index}.part"
            part.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(b"%d" % index)
            digest = digest_of(part)
            pieces.append(
                Piece(index, "", Kind.IMAGE, Role.WORK, Origin.INLINE, extension="png", staged=part, sha256=digest)
            )
        with pytest.raises(Silent):
            await shop.place(REQUEST, pieces, work, tmp_path / "kept")
        with pytest.raises(Silent):
            await shop.look(REQUEST, work, b"{}")
        goes_on.set()
        while disk.is_at(f"place {REQUEST.id}"):
            await asyncio.sleep(0.01)

    asyncio.run(main())
    assert sorted(path.read_bytes() for path in (tmp_path / "saved").rglob("*.png")) == [b"0", b"1"]
    assert not list((tmp_path / "kept").rglob("*"))
