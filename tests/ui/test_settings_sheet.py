"""The settings sheet: found, changed at once, refused where they stand, undone, reset; the folder looked at beforehand."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from test_main_window import entry
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.settings import (
    ANSWERS,
    FILE_NAMES,
    FOLDER,
    GB,
    LANGUAGE,
    LARGEST_RESULT,
    MB,
    RECIPES,
    SETTINGS,
    SHORTCUTS,
)
from comfy_desk.media import names
from comfy_desk.ui.dialogs.setting_folder import FolderRow
from comfy_desk.ui.dialogs.setting_keys import KeysRow
from comfy_desk.ui.dialogs.setting_rows import SizeRow, SwitchRow
from comfy_desk.ui.dialogs.setting_template import FACTS, TemplateRow
from comfy_desk.ui.dialogs.settings import SettingsSheet
from comfy_desk.ui.folder_check import folder_of, folder_problem
from comfy_desk.ui.main_window import MainWindow


def opened(window: MainWindow) -> SettingsSheet:
    entry(window, "Settings").trigger()
    sheet = window.sheets.content
    assert isinstance(sheet, SettingsSheet)
    return sheet


def type_into(field: QWidget, text: str) -> None:
    field.setFocus()
    field.selectAll()  # type: ignore[attr-defined]
    QTest.keyClicks(field, text)


Scene = Callable[..., None]


@pytest.fixture
def session(tmp_path: Path) -> FakeSession:
    made = FakeSession()
    made.usual_save_folder = tmp_path / "usual"
    return made


def test_every_declared_setting_has_its_editor_and_says_what_it_is(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        assert list(sheet.rows) == [setting.key for setting in SETTINGS]
        for setting in SETTINGS:
            row = sheet.rows[setting.key]
            assert row.fields()[0].accessibleName() == setting.label
            shown = [label.text() for label in row.findChildren(QLabel)]
            assert setting.label in shown
            assert setting.help in shown
            assert all(label.textFormat() is Qt.TextFormat.PlainText for label in row.findChildren(QLabel))
        assert window.focusWidget() is sheet.search

    play(session, steps)


def test_a_search_leaves_what_it_is_about(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        await until(lambda: sheet.visibleRegion().boundingRect().height() > 0)
        where = sheet.search.mapTo(window, sheet.search.rect().topLeft())
        QTest.keyClicks(sheet.search, "recipe key")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        assert sheet.search.mapTo(window, sheet.search.rect().topLeft()) == where  # it does not jump under the typing
        assert [key for key, row in sheet.rows.items() if row.isVisible()] == [RECIPES.key]
        assert not any(label.text() == "Limits" and label.isVisible() for label in sheet.findChildren(QLabel))
        sheet.search.setText("no such thing")
        assert any(
            label.text() == "No setting is about this." and label.isVisible() for label in sheet.findChildren(QLabel)
        )
        QTest.keyClick(sheet.search, Qt.Key.Key_Escape)  # clears first, closes then
        assert sheet.rows[FOLDER.key].isVisible()
        QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
        assert window.sheets.content is None

    play(session, steps)


def test_search_groups_and_the_way_out_stay_in_sight_of_a_small_window(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        await until(lambda: sheet.visibleRegion().boundingRect().height() > 0)
        sheet.point(SHORTCUTS.key)
        await until(lambda: not sheet.rows[SHORTCUTS.key].visibleRegion().isEmpty())
        sheet.groups.setCurrentRow(0)
        bar = sheet.area.verticalScrollBar()
        await until(lambda: bar.maximum() > 0)
        bar.setValue(bar.maximum())
        assert not sheet.rows[SHORTCUTS.key].visibleRegion().isEmpty()
        for part in (sheet.search, sheet.groups, sheet.back_button, sheet.reset_all):
            assert part.visibleRegion().boundingRect() == part.rect()

    play(session, steps, (800, 500))


def test_a_search_that_means_a_command_lists_it_alone(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        keys = sheet.rows[SHORTCUTS.key]
        assert isinstance(keys, KeysRow)

        def listed() -> int:
            items = [keys.list.topLevelItem(place) for place in range(keys.list.topLevelItemCount())]
            return sum(item is not None and not item.isHidden() for item in items)

        every = listed()
        QTest.keyClicks(sheet.search, "ctrl+l")
        assert 0 < listed() < every / 4
        sheet.search.clear()
        assert listed() == every
        QTest.keyClicks(sheet.search, "keyboard")  # the row itself is meant
        assert listed() == every

    play(session, steps)


def test_another_language_counts_from_the_next_start_and_says_so(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        row = opened(window).rows[LANGUAGE.key]
        row.chosen.emit("de")
        await until(lambda: row.message.text() == "Changed; it counts from the next start on.")

    play(session, steps)


def test_a_switch_counts_at_once_and_can_be_taken_back(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[ANSWERS.key]
        assert isinstance(row, SwitchRow)
        assert row.reset.isHidden()
        row.switch.click()
        await until(lambda: session.settings.value(ANSWERS) is False)
        assert row.message.text() == "Changed, and used from now on."
        assert not row.reset.isHidden()
        sheet.undo_button.click()
        await until(lambda: session.settings.value(ANSWERS) is True)
        assert row.switch.isChecked()
        assert sheet.undo_button.isHidden()

    play(session, steps)


def test_what_the_disk_does_not_take_is_said_at_its_row(play: Any, session: FakeSession) -> None:  # noqa: F811
    session.set = refuse  # type: ignore[method-assign]

    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[RECIPES.key]
        assert isinstance(row, SwitchRow)
        row.switch.click()
        await until(lambda: row.message.text() == "The disk is full.")
        assert row.switch.isChecked()
        assert session.settings.value(RECIPES) is True

    play(session, steps)


def test_a_size_that_cannot_be_shown_exactly_is_not_changed_by_looking(play: Any, session: FakeSession) -> None:  # noqa: F811
    session.memory["settings"] = {LARGEST_RESULT.key: 1_234_567_890}

    async def steps(window: MainWindow) -> None:
        await session.settings.load()
        sheet = opened(window)
        row = sheet.rows[LARGEST_RESULT.key]
        assert isinstance(row, SizeRow)
        assert row.unit.currentText() == "MB"
        sheet.back_button.click()
        assert session.settings.value(LARGEST_RESULT) == 1_234_567_890

    play(session, steps)


def test_what_cannot_be_taken_back_can_be_tried_again(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[ANSWERS.key]
        assert isinstance(row, SwitchRow)
        row.switch.click()
        await until(lambda: session.settings.value(ANSWERS) is False)
        setting, session.set = session.set, refuse  # type: ignore[method-assign]
        sheet.undo_button.click()
        await until(lambda: row.message.text() == "The disk is full.")
        session.set = setting  # type: ignore[method-assign]
        assert not sheet.undo_button.isHidden()
        sheet.undo_button.click()
        await until(lambda: session.settings.value(ANSWERS) is True)

    play(session, steps)


async def refuse(_name: str, _value: object) -> None:
    raise DeskError("The disk is full.")


def test_a_size_is_a_number_with_its_unit_within_its_bounds(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[LARGEST_RESULT.key]
        assert isinstance(row, SizeRow)
        assert (row.number.text(), row.unit.currentText()) == ("2", "GB")
        assert any(label.text() == "16 MB to 64 GB" for label in row.findChildren(QLabel))
        row.number.setValue(100)
        assert row.message.text() == "At most 64 GB; not changed."
        assert session.settings.value(LARGEST_RESULT) == 2 * GB
        assert row.number.value() == 100  # it stays in the field
        row.number.setValue(1.5)
        await until(lambda: session.settings.value(LARGEST_RESULT) == 1500 * MB)
        assert row.number.text() in ("1.5", "1,5")
        row.unit.setCurrentText("MB")
        assert row.message.text() == "At least 16 MB; not changed."
        row.reset.click()
        await until(lambda: session.settings.value(LARGEST_RESULT) == 2 * GB)

    play(session, steps)


# --- names


def test_names_are_previewed_while_one_types_and_a_wrong_template_is_not_taken(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[FILE_NAMES.key]
        assert isinstance(row, TemplateRow)
        assert row.shown_names == names.preview(FILE_NAMES.default).paths
        type_into(row.field, "{date}/{modle}")
        assert "modle" in row.message.text()
        assert not row.shown_names
        QTest.keyClick(row.field, Qt.Key.Key_Return)
        assert session.settings.value(FILE_NAMES) == FILE_NAMES.default
        assert row.field.text() == "{date}/{modle}"
        type_into(row.field, "{model}/")
        row.insert("index")
        assert row.shown_names == names.preview("{model}/{index}").paths
        assert session.settings.value(FILE_NAMES) == FILE_NAMES.default  # not in the middle of typing
        QTest.keyClick(row.field, Qt.Key.Key_Return)
        await until(lambda: session.settings.value(FILE_NAMES) == "{model}/{index}")

    play(session, steps)


def test_an_empty_template_is_not_taken(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[FILE_NAMES.key]
        assert isinstance(row, TemplateRow)
        row.field.setText("")
        assert row.message.property("role") == "error"
        assert row.message.text()
        sheet.back_button.click()
        assert session.settings.value(FILE_NAMES) == FILE_NAMES.default

    play(session, steps)


def test_the_facts_to_insert_are_those_that_names_know() -> None:
    assert sorted(name for name, _ in FACTS) == sorted(names.FIELDS)


def test_what_was_typed_counts_when_the_sheet_is_closed(play: Any, session: FakeSession) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[FILE_NAMES.key]
        assert isinstance(row, TemplateRow)
        type_into(row.field, "{id}-{index}")
        QTest.keyClick(row.field, Qt.Key.Key_Escape)
        assert window.sheets.content is None
        await until(lambda: session.settings.value(FILE_NAMES) == "{id}-{index}")

    play(session, steps)


# --- the folder


def test_a_folder_is_looked_at_before_it_is_taken(play: Any, session: FakeSession, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "a file"
    file.write_bytes(b"x")

    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[FOLDER.key]
        assert isinstance(row, FolderRow)
        assert row.field.text() == str(session.usual_save_folder)
        type_into(row.field, "works")
        QTest.keyClick(row.field, Qt.Key.Key_Return)
        assert row.message.text() == "Give the whole path of a folder, from its drive or / on."
        type_into(row.field, str(file))
        QTest.keyClick(row.field, Qt.Key.Key_Return)
        await until(lambda: "is a file" in row.message.text())
        assert row.message.text() == "a file is a file, not a folder. Not changed."
        assert session.settings.value(FOLDER) == ""
        type_into(row.field, str(tmp_path))
        QTest.keyClick(row.field, Qt.Key.Key_Return)
        await until(lambda: session.settings.value(FOLDER) == str(tmp_path))
        await until(lambda: not list(tmp_path.glob("*.part")))  # a second look follows what was set
        row.reset.click()
        await until(lambda: session.settings.value(FOLDER) == "")
        await until(lambda: row.field.text() == str(session.usual_save_folder))

    play(session, steps)


def test_a_folder_can_be_chosen(play: Any, session: FakeSession, tmp_path: Path) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[FOLDER.key]
        assert isinstance(row, FolderRow)
        row.choose.click()
        dialog = window.findChild(QFileDialog)
        assert isinstance(dialog, QFileDialog)
        dialog.fileSelected.emit(str(tmp_path))
        dialog.close()
        await until(lambda: session.settings.value(FOLDER) == str(tmp_path))

    play(session, steps)


def test_closing_waits_for_the_disk_once(play: Any, session: FakeSession, tmp_path: Path) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        sheet = opened(window)
        row = sheet.rows[FOLDER.key]
        assert isinstance(row, FolderRow)
        type_into(row.field, str(tmp_path))
        sheet.back_button.click()
        await until(lambda: window.sheets.content is None)
        await until(lambda: session.settings.value(FOLDER) == str(tmp_path))

    play(session, steps)


def test_a_folder_of_the_command_line_says_so_and_stays(play: Any, session: FakeSession) -> None:  # noqa: F811
    session.save_folder_fixed = True

    async def steps(window: MainWindow) -> None:
        row = opened(window).rows[FOLDER.key]
        assert isinstance(row, FolderRow)
        assert row.field.isReadOnly()
        assert not row.choose.isEnabled()
        assert "--save-dir" in row.message.text()

    play(session, steps)


def test_a_folder_that_is_gone_is_said_when_the_sheet_opens(play: Any, session: FakeSession, tmp_path: Path) -> None:  # noqa: F811
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    session.usual_save_folder = blocked / "works"

    async def steps(window: MainWindow) -> None:
        row = opened(window).rows[FOLDER.key]
        await until(lambda: "kept in the data folder" in row.message.text())

    play(session, steps)


@pytest.mark.parametrize(
    ("text", "folder"),
    [
        ("", None),
        ("works", None),
        ("../works", None),
        ("/a\0b", None),
        (f'"{os.sep}some where"', Path(f"{os.sep}some where")),
        ("  /some/where ", Path("/some/where")),
        ("~", Path.home()),
    ],
)
def test_what_counts_as_a_whole_path(text: str, folder: Path | None) -> None:
    assert folder_of(text) == (Path.home() if text == "~" else folder)


def test_a_folder_that_is_not_there_yet_is_not_made_by_looking(tmp_path: Path) -> None:
    assert folder_problem(tmp_path / "a" / "b") == ""
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (PermissionError(13, "Permission denied"), "Nothing can be written in this folder: it is read-only for you."),
        (OSError(30, "Read-only file system"), "Nothing can be written there: the disk is read-only."),
        (OSError(28, "No space left on device"), "Nothing can be written there: the disk is full."),
    ],
)
def test_why_a_folder_takes_nothing(fault: OSError, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_(self: Path, *_arguments: object, **_options: object) -> None:
        raise fault

    monkeypatch.setattr(Path, "open", open_)
    assert folder_problem(tmp_path) == told
