"""Settings as a whole: reset and taken back, written to a file and read from one, which says first what it would change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel
from test_settings_sheet import opened
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import ANSWERS, AT_ONCE_A_MODEL, COLOURS, FOLDER, RECIPES
from comfy_desk.domain.settings_file import MARK
from comfy_desk.ui.dialogs.setting_import import ImportSheet
from comfy_desk.ui.dialogs.settings import SettingsSheet
from comfy_desk.ui.main_window import MainWindow

SET = {RECIPES.key: False, AT_ONCE_A_MODEL.key: 9}


@pytest.fixture
def session(tmp_path: Path) -> FakeSession:
    made = FakeSession()
    made.usual_save_folder = tmp_path / "usual"
    made.memory["settings"] = {**SET, FOLDER.key: str(tmp_path / "mine")}
    return made


def answer(window: MainWindow, path: Path) -> None:
    """What the artist picks in the system's dialog."""
    dialog = window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(path))
    dialog.reject()


def test_all_are_reset_and_taken_back(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await session.settings.load()
        sheet = opened(window)
        sheet.reset_all.click()
        await until(lambda: sheet.undo_button.isVisible())
        assert session.memory["settings"] == {}
        assert sheet.message.text() == "3 settings were changed."
        sheet.undo_button.click()
        await until(lambda: session.settings.value(AT_ONCE_A_MODEL) == 9)
        assert session.settings.value(RECIPES) is False
        assert sheet.undo_button.isHidden()
        kept, session.set = session.set, refuse  # type: ignore[method-assign]
        sheet.reset_all.click()
        await until(lambda: sheet.message.text() == "The disk is full.")
        assert session.settings.value(AT_ONCE_A_MODEL) == 9
        session.set = kept  # type: ignore[method-assign]

    play(session, steps)


def test_a_file_goes_out_and_comes_in(play: Any, session: FakeSession, tmp_path: Path) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        await session.settings.load()
        sheet = opened(window)
        sheet.export.click()
        await until(lambda: window.findChildren(QFileDialog))
        answer(window, tmp_path / "mine.json")
        await until(lambda: sheet.message.text() == "Written: mine.json")
        written = json.loads((tmp_path / "mine.json").read_text())["settings"]
        assert written[AT_ONCE_A_MODEL.key] == 9
        assert FOLDER.key not in written  # it means nothing elsewhere
        (tmp_path / "other.json").write_text(
            json.dumps({MARK: 1, "settings": {COLOURS.key: "pink", ANSWERS.key: False, RECIPES.key: False}})
        )
        sheet.import_.click()
        await until(lambda: len([one for one in window.findChildren(QFileDialog) if one.isVisible()]) == 1)
        answer(window, tmp_path / "other.json")
        await until(lambda: isinstance(window.sheets.content, ImportSheet))
        said = window.sheets.content
        assert isinstance(said, ImportSheet)
        words = [label.text() for label in said.findChildren(QLabel)]
        assert "1 setting would change. 1 is the same here." in words
        assert "off instead of on" in words
        assert f"{COLOURS.key}: This value cannot be used here." in words
        assert all(label.textFormat() is Qt.TextFormat.PlainText for label in said.findChildren(QLabel))
        assert session.settings.value(ANSWERS) is True
        said.use.click()
        await until(lambda: session.settings.value(ANSWERS) is False)
        await until(lambda: window.sheets.content is None)
        window.toast._on_action()
        await until(lambda: session.settings.value(ANSWERS) is True)

    play(session, steps)


def test_groups_show_their_own_and_a_search_goes_over_all(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        window.resize(1400, 900)
        names = [sheet.groups.item(row).text() for row in range(sheet.groups.count())]
        sheet.groups.setCurrentRow(names.index("Money"))
        assert {row.setting.group for row in sheet.rows.values() if row.isVisible()} == {"Money"}
        sheet.search.setText("recipe beside")
        assert [key for key, row in sheet.rows.items() if row.isVisible()] == [RECIPES.key]
        assert sheet.groups.currentRow() == 0
        window.asking.settings(AT_ONCE_A_MODEL.key)
        pointed = window.sheets.content
        assert isinstance(pointed, SettingsSheet)
        assert pointed.rows[AT_ONCE_A_MODEL.key].fields()[0].hasFocus() or not window.isActiveWindow()
        assert {row.setting.group for row in pointed.rows.values() if row.isVisible()} == {"Sending"}

    play(session, steps)


async def refuse(name: str, value: Any) -> None:
    raise DeskError("The disk is full.")
