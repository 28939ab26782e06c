"""Copies that the artist asks for: one, all, with the recipe inside. Whole or not there, and the saved file as it was."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import re
import shutil
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from keeping_rig import PNG, REQUEST
from PIL import Image

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Request
from comfy_desk.media.export import export_job, read_recipe
from comfy_desk.media.workers import WorkerFailed
from comfy_desk.services import slow_disk
from comfy_desk.services.files import Files
from comfy_desk.services.places import Places
from comfy_desk.services.slow_disk import SlowDisk


class Pool:
    """Does the job here."""

    async def run(self, job: str, arguments: dict[str, Any], _timeout: float) -> dict[str, Any]:
        assert job == "export"
        try:
            return export_job(json.loads(json.dumps(arguments)))
        except OSError as error:
            raise WorkerFailed(f"The disk did not do it: {error.strerror}.") from error


async def body(_request_id: str) -> bytes:
    return b'{"prompt": "a cat", "link": "https://a.test/x?sig=SECRET"}'


def files(folder: Path) -> Files:
    return Files(Pool(), SlowDisk(), Places(folder / "data" / "results"), body, dict)  # type: ignore[arg-type]


def output(path: Path, index: int = 0, role: Role = Role.WORK) -> Output:
    return Output(index, f"/{index}", Kind.IMAGE, role, Origin.INLINE, path=str(path))


def work(folder: Path, name: str = "a.png", data: bytes = PNG) -> Path:
    path = folder / "saved" / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def test_a_copy_is_a_file_of_its_own_and_replaces_what_was_confirmed(tmp_path: Path) -> None:
    source, target = work(tmp_path), tmp_path / "out" / ("画" * 80 + ".png")
    for _ in range(2):
        assert asyncio.run(files(tmp_path).save_as(output(source), target)) == target
        assert target.read_bytes() == PNG
        assert not os.path.samefile(source, target)
        target.write_bytes(b"changed")
        assert source.read_bytes() == PNG
    assert list(target.parent.iterdir()) == [target]
    assert asyncio.run(files(tmp_path).save_as(output(source), source)) == source
    assert source.read_bytes() == PNG


@pytest.mark.parametrize("there", [b"theirs", None])
def test_a_full_disk_leaves_what_was_there_and_no_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bytes | None
) -> None:
    source, target = work(tmp_path), tmp_path / "out.png"
    if there is not None:
        target.write_bytes(there)

    def half(_source: Any, out: Any, *_length: Any) -> None:
        out.write(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(shutil, "copyfileobj", half)
    with pytest.raises(DeskError, match="No space left"):
        asyncio.run(files(tmp_path).save_as(output(source), target))
    result = asyncio.run(files(tmp_path).save_all(replace(REQUEST, outputs=(output(source),)), tmp_path / "all"))
    assert result.paths == ()
    assert "No space left" in result.problems[0]
    assert (target.read_bytes() if target.exists() else None) == there
    assert not list(tmp_path.rglob("*.part"))


def test_what_cannot_be_is_told_in_a_sentence(tmp_path: Path) -> None:
    source = work(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(DeskError, match="could not be saved there"):
        asyncio.run(files(tmp_path).save_as(output(source), tmp_path / "file" / "x.png"))
    (tmp_path / "folder").mkdir()
    with pytest.raises(DeskError, match="could not be saved there"):
        asyncio.run(files(tmp_path).save_as(output(source), tmp_path / "folder"))
    source.unlink()
    with pytest.raises(DeskError, match="no longer on the disk"):
        asyncio.run(files(tmp_path).save_as(output(source), tmp_path / "x.png"))
    with pytest.raises(DeskError, match="not on the disk"):
        asyncio.run(files(tmp_path).save_as(replace(output(source), path=None), tmp_path / "x.png"))


def test_all_are_saved_over_nothing_and_one_that_fails_stops_no_other(tmp_path: Path) -> None:
    works = [work(tmp_path, name, name.encode()) for name in ("a.png", "b.png", "c.png")]
    target = tmp_path / "out"
    target.mkdir()
    (target / "A.png").write_bytes(b"theirs")
    works[1].unlink()
    outputs = [output(path, index) for index, path in enumerate(works)]
    outputs += [output(works[0], 3), output(works[2], 4, Role.POSTER), replace(outputs[0], index=5, path=None)]
    found = asyncio.run(files(tmp_path).save_all(replace(REQUEST, outputs=tuple(outputs)), target))
    assert [path.name for path in found.paths] == ["a-2.png", "c.png"]
    assert found.problems == ("b.png: The saved file is no longer on the disk.",)
    assert sorted(path.name for path in target.iterdir()) == ["A.png", "a-2.png", "c.png"]
    assert (target / "A.png").read_bytes() == b"theirs"
    assert not os.path.samefile(works[0], target / "a-2.png")


def picture(folder: Path) -> Request:
    path = work(folder, "p.png")
    Image.new("RGB", (8, 8), "red").save(path)
    return replace(REQUEST, outputs=(output(path),), credits="1.5")


def test_an_export_carries_the_recipe_and_leaves_nothing_behind(tmp_path: Path) -> None:
    request, target = picture(tmp_path), tmp_path / "out.png"
    before = Path(request.outputs[0].path or "").read_bytes()
    assert asyncio.run(files(tmp_path).export(request, 0, target, "https://r.test")) == target
    found = read_recipe(target)
    assert found is not None
    assert (found["model"], found["credits_used"], found["served"]["router"]) == ("kiln/one", "1.5", "https://r.test")
    assert b"SECRET" not in target.read_bytes()
    assert Path(request.outputs[0].path or "").read_bytes() == before
    assert not (tmp_path / "data" / "exporting").exists()


def test_an_export_that_cannot_be_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    request = picture(tmp_path)
    source = Path(request.outputs[0].path or "")
    (tmp_path / "file").touch()
    for target, says in (
        (source, "itself"),
        (tmp_path / "file" / "x.png", "could not be made"),
        (tmp_path, "could not be"),
    ):
        with pytest.raises(DeskError, match=says):
            asyncio.run(files(tmp_path).export(request, 0, target, None))
    with pytest.raises(DeskError, match="no longer here"):
        asyncio.run(files(tmp_path).export(request, 9, tmp_path / "x.png", None))
    source.write_bytes(b"GIF89a" + bytes(40))
    with pytest.raises(DeskError, match="Only a PNG"):
        asyncio.run(files(tmp_path).export(request, 0, tmp_path / "x.png", None))
    source.unlink()
    with pytest.raises(DeskError, match="no longer on the disk"):
        asyncio.run(files(tmp_path).export(request, 0, tmp_path / "x.png", None))
    assert not (tmp_path / "x.png").exists()
    assert not (tmp_path / "data" / "exporting").exists()
    assert not list(tmp_path.rglob("*.part"))


def test_what_a_crash_left_of_an_export_goes_at_the_start(tmp_path: Path) -> None:
    left = Places(tmp_path / "data" / "results").exporting("r", 1)
    left.parent.mkdir(parents=True)
    left.write_bytes(b"{}")
    asyncio.run(files(tmp_path).clear_left_over())
    assert not left.parent.exists()


def test_several_are_asked_about_one_by_one_and_can_be_left(tmp_path: Path) -> None:
    outputs = []
    for index, name in enumerate(("a.png", "b.png", "c.png")):
        (tmp_path / name).write_bytes(name.encode())
        outputs.append(replace(output(tmp_path / name), index=index))
    asked: list[tuple[int, int, str]] = []

    def goes_on(number: int, of: int, name: str) -> bool:
        asked.append((number, of, name))
        return number < 2

    request = replace(REQUEST, outputs=tuple(outputs))
    found = asyncio.run(files(tmp_path).save_all(request, tmp_path / "all", goes_on))
    assert asked == [(1, 3, "a.png"), (2, 3, "b.png")]
    assert [path.name for path in found.paths] == ["a.png"]
    assert not found.problems


@pytest.mark.parametrize(
    ("hangs", "told"),
    [("nfs", "The folder does not answer."), ("", "The folder for finished work does not answer.")],
    ids=["target", "source"],
)
def test_a_folder_that_hangs_is_told_soon(
    hangs: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    request, gate = picture(tmp_path), threading.Event()
    silent = tmp_path / hangs if hangs else Path(request.outputs[0].path or "").parent
    monkeypatch.setattr(slow_disk, "_look", lambda folder: gate.wait(10) if folder == silent else None)
    made = files(tmp_path)
    made._disk = SlowDisk(answer=0.05)

    async def main() -> None:
        for copy in (
            made.save_as(request.outputs[0], tmp_path / "nfs" / "x.png"),
            made.export(request, 0, tmp_path / "nfs" / "x.png", None),
        ):
            with pytest.raises(DeskError, match=f"^{re.escape(told)}$"):
                await copy
        found = await made.save_all(request, tmp_path / "nfs")
        assert found.problems == (f"p.png: {told}",)
        gate.set()

    asyncio.run(main())
    assert not (tmp_path / "nfs").exists()
