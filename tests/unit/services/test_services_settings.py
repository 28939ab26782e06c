"""The artist's settings: what does not fit is not taken, what is bad in the store does no harm, and all count at once."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from keeping_rig import PNG, REQUEST

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.settings import (
    FILE_NAMES,
    FOLDER,
    GB,
    LARGEST_ASSET,
    LARGEST_RESULT,
    RECIPES,
    SETTINGS,
    TEMPLATE,
)
from comfy_desk.services.input_names import InputNames
from comfy_desk.services.plans import digest_of
from comfy_desk.services.saving import Saver, Staged
from comfy_desk.services.settings import Settings


class Memory:
    def __init__(self, **kept: Any) -> None:
        self.kept = kept
        self.broken = False

    async def get(self, name: str, default: Any = None) -> Any:
        await asyncio.sleep(0)
        return json.loads(json.dumps(self.kept.get(name, default)))

    async def set(self, name: str, value: Any) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise DeskError("The disk with the data folder is full.")
        self.kept[name] = json.loads(json.dumps(value))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        (FOLDER.key, "relative/folder", "from its beginning"),
        (FOLDER.key, "~/Pictures", "from its beginning"),
        (FOLDER.key, "/a\0b", "cannot be used"),
        (FOLDER.key, 7, "cannot be used"),
        (FILE_NAMES.key, "{foo}", "not known"),
        (FILE_NAMES.key, "{prompt", "brace"),
        (FILE_NAMES.key, "", "empty"),
        (FILE_NAMES.key, "/{prompt}", "folder of its own"),
        (FILE_NAMES.key, "../{prompt}", "dots"),
        (RECIPES.key, 1, "cannot be used"),
        (LARGEST_RESULT.key, 1, "cannot be used"),
        (LARGEST_RESULT.key, True, "cannot be used"),
        (LARGEST_RESULT.key, 1e9, "cannot be used"),
        (LARGEST_ASSET.key, 10**30, "cannot be used"),
    ],
)
def test_what_does_not_fit_is_refused_and_what_was_there_stays(key: str, value: Any, says: str) -> None:
    memory = Memory()

    async def main() -> None:
        settings = Settings(memory)
        await settings.load()
        heard: list[str] = []
        settings.subscribe(lambda setting: heard.append(setting.key))
        with pytest.raises(DeskError, match=says):
            await settings.set(key, value)
        assert memory.kept == {}
        assert heard == []
        assert all(settings.value(setting) == setting.default for setting in SETTINGS)

    asyncio.run(main())


@pytest.mark.parametrize(
    "kept",
    [
        {FILE_NAMES.key: "{nobody}", FOLDER.key: "not/whole", RECIPES.key: "no", LARGEST_RESULT.key: -1, "other": 3},
        {FILE_NAMES.key: "../..", FOLDER.key: None, LARGEST_ASSET.key: True},
        [],
        "text",
        None,
    ],
)
def test_what_is_bad_in_the_store_is_not_used(kept: Any) -> None:
    async def main() -> None:
        settings = Settings(Memory(settings=kept))
        await settings.load()
        assert all(settings.value(setting) == setting.default for setting in SETTINGS)

    asyncio.run(main())


def test_settings_outlive_the_program_and_those_of_other_versions_too(tmp_path: Path) -> None:
    memory = Memory(settings={"newer.version": [1]})

    async def main() -> None:
        settings = Settings(memory)
        await settings.load()
        await asyncio.gather(  # at the same time: none takes another's place
            settings.set(FOLDER.key, str(tmp_path)),
            settings.set(FILE_NAMES.key, "{prompt}"),
            settings.set(RECIPES.key, False),
            settings.set(LARGEST_RESULT.key, 4 * GB),
        )
        again = Settings(memory)
        await again.load()
        assert again.text(FOLDER) == str(tmp_path)
        assert again.text(FILE_NAMES) == "{prompt}"
        assert (again.is_on(RECIPES), again.number(LARGEST_RESULT)) == (False, 4 * GB)
        await again.set(FILE_NAMES.key, TEMPLATE)
        assert FILE_NAMES.key not in memory.kept["settings"]
        assert memory.kept["settings"]["newer.version"] == [1]

    asyncio.run(main())


def test_where_the_disk_takes_nothing_the_former_value_stays() -> None:
    memory = Memory()

    async def main() -> None:
        settings = Settings(memory)
        memory.broken = True
        with pytest.raises(DeskError, match="full"):
            await settings.set(RECIPES.key, False)
        assert settings.is_on(RECIPES)

    asyncio.run(main())


@pytest.mark.parametrize("recipes", [True, False])
@pytest.mark.parametrize("answers", [True, False])
def test_the_switches_say_what_lies_beside_a_work(tmp_path: Path, recipes: bool, answers: bool) -> None:
    on = {"recipes": True, "answers": True}
    saver = Saver(lambda: tmp_path, lambda: TEMPLATE, lambda: on["recipes"], lambda: on["answers"])
    on |= {"recipes": recipes, "answers": answers}  # it counts from the next work on
    output = Output(0, "/0", Kind.IMAGE, Role.WORK, Origin.LINK, path=str(tmp_path / "a.png"))
    wanted = saver.companions(REQUEST, (output,), tmp_path / "answer", tmp_path, "1.0")
    assert [target.name for _part, target in wanted.places] == ["a.comfy.json"] * recipes + ["a.answer.json"] * answers
    assert len(wanted.job["recipes"]) == recipes
    assert ("answer" in wanted.job) == answers


def test_another_folder_and_other_names_count_from_the_next_work_on(tmp_path: Path) -> None:
    now = {"folder": tmp_path / "one", "template": "{index}"}
    saver = Saver(lambda: Path(now["folder"]), lambda: str(now["template"]))
    found = []
    for folder, template in (("one", "{index}"), ("two", "{model}/{prompt}")):
        now |= {"folder": tmp_path / folder, "template": template}
        work = tmp_path / f"work-{folder}"
        work.mkdir()
        (work / "part").write_bytes(PNG)
        staged = Staged(0, work / "part", "png", digest_of(work / "part"))
        found.append(saver.place(REQUEST, [staged], work, tmp_path / "kept")[0].path.relative_to(tmp_path).as_posix())
    assert found == ["one/1.png", "two/one/a_cat.png"]


def test_names_of_inputs_are_kept_by_their_bytes_and_bounded() -> None:
    memory = Memory()

    async def main() -> None:
        names = InputNames(memory)
        await names.load()
        await names.note("a" * 64, "/home/somebody/Boat.png")
        await names.note("b" * 64, "C:\\Users\\x\\Boat 2.png")
        await names.note("no hash", "x.png")
        await names.note("c" * 64, "")
        again = InputNames(memory)
        await again.load()
        assert again.known() == {"a" * 64: "Boat.png", "b" * 64: "Boat 2.png"}
        for number in range(1_100):
            await again.note(f"{number:064x}", "n.png")
        assert len(again.known()) == 1_000
        assert len(memory.kept["input_names"]) == 1_000

    asyncio.run(main())


def test_the_recipe_says_how_it_was_run_and_what_was_reported(tmp_path: Path) -> None:
    raw = tmp_path / "answer"
    raw.write_text("{}")
    saver = Saver(lambda: tmp_path, lambda: TEMPLATE, input_names=lambda: {"h": "n"})
    output = Output(0, "/0", Kind.IMAGE, Role.WORK, Origin.LINK, path=str(tmp_path / "a.png"), sha256="ab")
    for told in ("0.30000000000000004", None):
        request = replace(REQUEST, credits=told, raw_path=str(raw), first_sent_at=1.0, completed_at=2.0)
        job = saver.companions(request, (output,), raw, tmp_path, "1.0", router="https://r.test").job
        facts = job["recipes"][0]
        assert facts["credits_used"] == told
        assert (facts["delivery"], facts["router"], facts["app_version"]) == ("queued", "https://r.test", "1.0")
        assert facts["collected_at"] is not None
        assert job["names"] == {"h": "n"}
        assert saver.companions(request, (output,), raw, tmp_path, "1.0", router="https://r.test").job == job
