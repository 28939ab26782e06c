"""Settings that older versions kept elsewhere, files of settings, and several that are set at once."""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

import pytest

from comfy_desk.domain import settings_file, shortcuts
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import (
    ANSWERS,
    AT_ONCE_A_MODEL,
    AT_ONCE_IN_ALL,
    COLOURS,
    COMPACT,
    FOLDER,
    RECIPES,
    SETTINGS,
    SHORTCUTS,
    fitting,
)
from comfy_desk.services.settings import NAME, TAKEN, Settings, trouble_of
from comfy_desk.services.settings_files import SettingsFiles


class Memory(dict[str, Any]):
    broken = False

    async def get(self, name: str, default: Any = None) -> Any:  # type: ignore[override]
        return dict.get(self, name, default)

    async def set(self, name: str, value: Any) -> None:
        if self.broken:
            raise DeskError("The disk is full.")
        self[name] = json.loads(json.dumps(value))


def loaded(memory: Memory) -> Settings:
    settings = Settings(memory)
    asyncio.run(settings.load())
    return settings


def columns(**state: Any) -> str:
    return base64.b64encode(json.dumps({"v": 1, **state}).encode()).decode()


def test_what_older_versions_remembered_becomes_settings_once() -> None:
    memory = Memory({"view.scheme": "light", "limits": [2, 9], "queue.state": columns(compact=True)})
    settings = loaded(memory)
    assert settings.value(COLOURS) == "light"
    assert settings.value(AT_ONCE_A_MODEL) == 2
    assert settings.value(AT_ONCE_IN_ALL) == 9
    assert settings.is_on(COMPACT)
    asyncio.run(settings.set(COLOURS.key, COLOURS.default))
    asyncio.run(settings.set(COMPACT.key, False))
    again = loaded(memory)
    assert again.value(COLOURS) == "system"  # what was set since counts more than the old fact
    assert not again.is_on(COMPACT)
    assert again.value(AT_ONCE_A_MODEL) == 2


@pytest.mark.parametrize(
    ("name", "fact"),
    [
        ("view.scheme", "pink"), ("view.scheme", ["dark"]), ("limits", [0, 500]), ("limits", "4"), ("limits", [True, {}]),
        ("queue.state", "AAAA"), ("queue.state", columns(compact=1)), ("queue.state", "["), (TAKEN, {"x": 1}), (NAME, 7),
    ],
)  # fmt: skip
def test_a_damaged_fact_of_an_older_version_is_none(name: str, fact: Any) -> None:
    settings = loaded(Memory({name: fact}))
    assert all(settings.value(setting) == setting.default for setting in SETTINGS)


def test_several_are_set_at_once_or_none_of_them() -> None:
    memory = Memory()
    settings = loaded(memory)
    told: list[str] = []
    settings.subscribe(lambda setting: told.append(setting.key))
    before = asyncio.run(settings.set_many({RECIPES.key: False, ANSWERS.key: True, COLOURS.key: "dark"}))
    assert before == {RECIPES.key: True, COLOURS.key: "system"}
    assert sorted(told) == sorted([RECIPES.key, ANSWERS.key, COLOURS.key])
    with pytest.raises(DeskError):
        asyncio.run(settings.set_many({RECIPES.key: True, COLOURS.key: "pink"}))
    memory.broken = True
    with pytest.raises(DeskError):
        asyncio.run(settings.set_many({RECIPES.key: True}))
    assert settings.value(RECIPES) is False
    memory.broken = False
    asyncio.run(settings.set_many(before))
    assert memory[NAME] == {}


def test_a_file_of_settings_says_what_it_would_change(tmp_path: Path) -> None:
    here, there = loaded(Memory()), loaded(Memory())
    asyncio.run(here.set_many({COLOURS.key: "dark", AT_ONCE_A_MODEL.key: 7, FOLDER.key: str(tmp_path / "mine")}))
    asyncio.run(there.set_many({COMPACT.key: True, COLOURS.key: "dark"}))
    target = tmp_path / "settings.json"
    asyncio.run(SettingsFiles(here.value).export(target))
    assert str(tmp_path) not in target.read_text()
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
    proposal = asyncio.run(SettingsFiles(there.value).propose(target))
    assert proposal.values == {AT_ONCE_A_MODEL.key: 7, COMPACT.key: False}
    assert not proposal.refused
    assert proposal.same == len([one for one in SETTINGS if not one.local]) - 2
    assert there.value(AT_ONCE_A_MODEL) == 4  # nothing was changed by looking
    asyncio.run(SettingsFiles(here.value).export(target, local=True))
    assert asyncio.run(SettingsFiles(there.value).propose(target)).values[FOLDER.key] == str(tmp_path / "mine")


def test_a_file_is_refused_entry_by_entry() -> None:
    values = {COLOURS.key: "pink", AT_ONCE_A_MODEL.key: 5, "who.knows": 1, FOLDER.key: "here", ANSWERS.key: [[]]}
    data = json.dumps({settings_file.MARK: 1, "settings": values}).encode()
    proposal = settings_file.read(data, lambda setting: setting.default, trouble_of)
    assert proposal.values == {AT_ONCE_A_MODEL.key: 5}
    assert {one.key: one.why for one in proposal.refused} == {
        COLOURS.key: "This value cannot be used here.",
        "who.knows": "There is no such setting here.",
        FOLDER.key: "The folder has to be named from its beginning on.",
        ANSWERS.key: "This value cannot be used here.",
    }
    assert trouble_of(FOLDER, "/mine\0")  # no system knows such a folder: nothing could be saved any more


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\xff\xfe", b"[]", b"{}", b'{"settings": {}}', b'{"comfy_desk_settings": true, "settings": {}}',
        b'{"comfy_desk_settings": 1, "settings": []}', b'{"comfy_desk_settings": 2, "settings": {}}', b"[" * 100_000,
        b'{"comfy_desk_settings": 1, "settings": {' + b'"x":1,' * 100_000 + b'"y":1}}',
        json.dumps({"comfy_desk_settings": 1, "settings": {f"a.{n}": 1 for n in range(1001)}}).encode(),
    ],
)  # fmt: skip
def test_what_is_no_file_of_settings_is_said(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(data)
    with pytest.raises(DeskError):
        asyncio.run(SettingsFiles(lambda setting: setting.default).propose(tmp_path / "file"))
    with pytest.raises(DeskError):
        asyncio.run(SettingsFiles(lambda setting: setting.default).propose(tmp_path))


def test_keys_are_kept_within_bounds() -> None:
    changed = {"viewer.zoom_in": ("Ctrl++", "Ctrl+="), "queue.pause": ()}
    text = shortcuts.write(changed)
    assert shortcuts.read(text) == changed
    assert shortcuts.write({}) == ""
    assert fitting(SHORTCUTS, text)
    for bad in (
        "{", "[]", '{"a":["X"]}', '{"a.b":"X"}', '{"a.b":["X","X","X","X","X"]}', '{"a.b":["\\n"]}', '{"a.b":[""]}',
        '{"a.b":[1]}', '{"../x.y":[]}', json.dumps({f"a.v{n}": [] for n in range(500)}), "[" * 30_000, 7, None,
    ):  # fmt: skip
        assert not fitting(SHORTCUTS, bad), bad
