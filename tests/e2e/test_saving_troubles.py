"""The folder for finished work is in trouble, is changed, or comes back: nothing is lost or doubled in the whole core."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import time
from pathlib import Path

import pytest
from core_session import SKETCH, body, core, until
from practice_process import PracticeProcess

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.request import Request
from comfy_desk.domain.settings import ANSWERS, FILE_NAMES, FOLDER, RECIPES
from comfy_desk.media.export import read_recipe
from comfy_desk.services import slow_disk
from comfy_desk.services.session import Session


async def made(session: Session, prompt: str = "a cat") -> Request:
    row = await session.submit(SKETCH, body(prompt), prompt=prompt, seed=None)
    return await until(session, row, lambda request: request.state.terminal)


def path_of(request: Request) -> Path:
    return Path(request.works[0].path or "")


def files_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_a_folder_that_comes_back_gets_its_works_after_a_restart(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    saved = tmp_path / "saved"

    async def first() -> Request:
        saved.write_text("a file where the folder should be")
        async with core(practice_router, tmp_path) as session:
            request = await made(session)
            assert "kept in the data folder" in (request.works[0].problem or "")
            assert files_in(path_of(request).parent)[0].endswith(".answer.json")
            with pytest.raises(DeskError, match="still does not take files"):
                await session.move_kept(request.id)
            return request

    async def second(before: Request) -> None:
        saved.unlink()
        async with core(practice_router, tmp_path) as session:
            request = await until(session, before.id, lambda r: path_of(r).is_relative_to(saved))
            assert request.works[0].problem is None
            assert request.works[0].sha256 == before.works[0].sha256
            while (tmp_path / "data" / "moving").exists():
                await asyncio.sleep(0.02)

    asyncio.run(second(asyncio.run(first())))
    stem = next(name for name in files_in(saved) if name.endswith(".png")).removesuffix(".png")
    assert files_in(saved) == [f"{stem}.answer.json", f"{stem}.comfy.json", f"{stem}.png"]
    assert files_in(tmp_path / "data" / "results") == ["answer"]


def test_another_folder_counts_at_once_and_takes_what_the_former_refused(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    (tmp_path / "saved").write_text("in the way")
    other = tmp_path / "other"

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            first = await made(session)
            assert session.save_folder == session.usual_save_folder == tmp_path / "saved"
            assert not session.save_folder_fixed
            with pytest.raises(DeskError):
                await session.settings.set(FOLDER.key, "other")
            await session.settings.set(FOLDER.key, str(other))
            await session.settings.set(FILE_NAMES.key, "{model}/{prompt}")
            await session.settings.set(RECIPES.key, False)
            await session.settings.set(ANSWERS.key, False)
            assert session.save_folder == other
            second = await made(session, "a dog")
            assert path_of(second) == other / "quick-sketch" / "a_dog.png"
            assert files_in(path_of(second).parent).count("a_dog.png") == 1
            first = await until(session, first.id, lambda r: path_of(r).is_relative_to(other))
            assert path_of(first) == other / "quick-sketch" / "a_cat.png"

    asyncio.run(main())
    assert files_in(other) == ["a_cat.answer.json", "a_cat.comfy.json", "a_cat.png", "a_dog.png"]

    async def again() -> None:
        async with core(practice_router, tmp_path) as session:
            assert session.save_folder == other

    asyncio.run(again())


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_is_told_and_tried_again(practice_router: PracticeProcess, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    saved.mkdir(mode=0o555)

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            request = await made(session)
            assert "Permission denied" in (request.works[0].problem or "")
            saved.chmod(0o755)
            assert await session.move_kept(request.id) == 1

    asyncio.run(main())


def test_a_folder_that_hangs_holds_up_neither_results_nor_the_end(
    practice_router: PracticeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_disk, "_look", lambda _folder: time.sleep(20))
    monkeypatch.setattr(slow_disk.SlowDisk.__init__, "__defaults__", (0.2, 120.0))

    async def main() -> float:
        async with core(practice_router, tmp_path) as session:
            found = await asyncio.gather(*(made(session, f"cat {number}") for number in range(3)))
            for request in found:
                assert "no answer" in (request.works[0].problem or "")
                assert path_of(request).is_file()
            return time.monotonic()

    ending = asyncio.run(main())
    assert time.monotonic() - ending < 5
    assert not (tmp_path / "saved").exists()


def test_what_was_deleted_meanwhile_is_no_error_and_comes_back_from_nowhere(
    practice_router: PracticeProcess, tmp_path: Path
) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            request = await made(session)
            path_of(request).unlink()
            with pytest.raises(DeskError, match="no longer on the disk"):
                await session.save_as(request.works[0], tmp_path / "x.png")
            with pytest.raises(DeskError, match="no longer on the disk"):
                await session.export(request.id, request.works[0].index, tmp_path / "x.png")
            found = await session.save_all(request.id, tmp_path / "all")
            assert found.paths == ()
            assert len(found.problems) == 1
            shutil.rmtree(tmp_path / "saved")
            second = await made(session, "a dog")
            assert path_of(second).is_file()

    asyncio.run(main())


def test_copies_and_recipes_say_what_was_reported(practice_router: PracticeProcess, tmp_path: Path) -> None:
    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            await session.name_input("a" * 64, "boat.png")
            request = await made(session, "see https://a.test/x?sig=SECRET")
            copy = await session.export(request.id, request.works[0].index, tmp_path / "out.png")
            all_of_it = await session.save_all(request.id, tmp_path / "all")
            beside = path_of(request).with_suffix(".comfy.json")
            for recipe in (read_recipe(copy), read_recipe(beside)):
                assert recipe is not None
                assert recipe["model"] == SKETCH
                assert recipe["request_id"] == request.request_id
                assert recipe["credits_used"] == request.credits
                assert recipe["cost"] == ("not reported" if request.credits is None else "reported by the Router")
                served = {"router": practice_router.url, "delivery": "queued", "by": None, "asked": {}, "dropped": []}
                assert recipe["served"] == served
                assert recipe["file"]["sha256"] == request.works[0].sha256
            assert all(b"SECRET" not in path.read_bytes() for path in (copy, beside))
            assert [path.name for path in all_of_it.paths] == [path_of(request).name]
            assert json.loads(beside.read_text())["collected_at"] is not None
            assert not (tmp_path / "data" / "exporting").exists()

    asyncio.run(main())


def test_a_piece_fetched_by_hand_has_its_recipe_once(practice_router: PracticeProcess, tmp_path: Path) -> None:
    practice_router.fault(route="asset", kind="empty", count=0)

    async def main() -> None:
        async with core(practice_router, tmp_path) as session:
            request = await made(session)
            assert files_in(tmp_path / "saved") == []
            practice_router.clear_faults()
            fetched = await session.fetch_output(request.id, request.works[0].index)
            again = await session.fetch_output(request.id, request.works[0].index)
            assert again.path == fetched.path
            stem = Path(fetched.path or "").stem
            assert files_in(tmp_path / "saved") == [f"{stem}.comfy.json", f"{stem}.png"]
            recipe = read_recipe(Path(fetched.path or "").with_suffix(".comfy.json"))
            assert recipe is not None
            assert recipe["file"]["sha256"] == fetched.sha256
            assert recipe["body"]["prompt"] == "a cat"

    asyncio.run(main())
