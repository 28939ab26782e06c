"""The window on the whole core: a folder and names that are set count for the next work; moving, copying, exporting."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from core_session import PANELS, SKETCH, until
from PySide6.QtWidgets import QFileDialog
from test_window_outbox import met, play  # noqa: F401 - a fixture

from comfy_desk.domain.request import Request, State
from comfy_desk.domain.settings import FILE_NAMES, FOLDER
from comfy_desk.media.export import read_recipe
from comfy_desk.services.session import Session
from comfy_desk.ui.dialogs.setting_folder import FolderRow
from comfy_desk.ui.dialogs.setting_template import TemplateRow
from comfy_desk.ui.dialogs.settings import SettingsSheet
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.row_actions import row_actions
from comfy_desk.ui.wording import Around, status


async def made(session: Session, model: str = SKETCH, **more: Any) -> Request:
    body = {
        "prompt": "a quiet harbour",
        "seed": 5,
        **({"width": 256, "height": 256} if model == SKETCH else {}),
        **more,
    }
    row = await session.submit(model, json.dumps(body).encode(), prompt="a quiet harbour", seed="5")
    return await until(session, row, lambda one: one.state is State.DONE)


def sheet_of(window: MainWindow) -> SettingsSheet:
    window.asking.settings()
    sheet = window.sheets.content
    assert isinstance(sheet, SettingsSheet)
    return sheet


async def choose(window: MainWindow, place: Path) -> None:
    await met(lambda: window.findChild(QFileDialog) is not None)
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(place))
    dialog.close()
    dialog.deleteLater()


def test_the_folder_and_the_names_that_are_set_are_those_of_the_next_work(play: Any, tmp_path: Path) -> None:  # noqa: F811
    async def steps(window: MainWindow, session: Session) -> None:
        first = await made(session)
        assert Path(first.works[0].path or "").is_relative_to(tmp_path / "saved")
        sheet = sheet_of(window)
        names, folder = sheet.rows[FILE_NAMES.key], sheet.rows[FOLDER.key]
        assert isinstance(names, TemplateRow)
        assert isinstance(folder, FolderRow)
        names.field.setText("{provider}/{seed}-{index}")
        names.commit()
        folder.field.setText(str(tmp_path / "elsewhere"))
        folder.commit()
        await met(lambda: session.save_folder == tmp_path / "elsewhere")
        await met(lambda: session.settings.text(FILE_NAMES) == "{provider}/{seed}-{index}")
        sheet.back_button.click()
        second = await made(session)
        assert Path(second.works[0].path or "") == tmp_path / "elsewhere" / "kiln" / "5-1.png"
        assert Path(first.works[0].path or "").is_file()  # what was saved stays

    play(steps)


def test_a_folder_that_takes_nothing_is_said_and_its_works_are_moved_by_a_button(play: Any, tmp_path: Path) -> None:  # noqa: F811
    async def steps(window: MainWindow, session: Session) -> None:
        saved = tmp_path / "saved"
        saved.write_bytes(b"a file where the folder should be")
        row = await made(session)
        assert Path(row.works[0].path or "").is_relative_to(tmp_path / "data")
        around = Around(now=row.ended_at or 0.0)
        assert "kept in the data folder" in window.queue.model.words_at(0).second.text
        assert "move_kept" in [entry.verb for entry in row_actions(row, around)]
        window.queue.verbAsked.emit(row.id, "move_kept")
        await met(lambda: window.toast.text != "")
        assert "Moved" not in window.toast.text  # it still takes nothing
        window.toast.dismiss()
        saved.unlink()
        window.queue.verbAsked.emit(row.id, "move_kept")
        await met(lambda: window.toast.text == "Moved 1 file to the folder.")
        after = session.desk.get(row.id)
        assert after is not None
        assert Path(after.works[0].path or "").is_relative_to(saved)
        assert "move_kept" not in [entry.verb for entry in row_actions(after, around)]

    play(steps)


def test_a_copy_with_its_recipe_leaves_the_original_as_it_is(play: Any, tmp_path: Path) -> None:  # noqa: F811
    async def steps(window: MainWindow, session: Session) -> None:
        row = await made(session)
        original = Path(row.works[0].path or "")
        before = original.read_bytes()
        window.show_request(row.id)
        window.viewer.action("export").trigger()
        await choose(window, tmp_path / "out.png")
        await met(lambda: window.toast.text == f"Exported out.png with its recipe to {tmp_path}.")
        recipe = read_recipe(tmp_path / "out.png")
        assert recipe is not None
        assert recipe["model"] == SKETCH
        assert original.read_bytes() == before
        window.toast.dismiss()
        window.viewer.action("export").trigger()
        await choose(window, original)
        await met(lambda: "the saved file itself" in window.toast.text)
        assert original.read_bytes() == before

    play(steps)


def test_all_are_saved_over_nothing_and_a_row_says_that_one_is_missing(play: Any, tmp_path: Path) -> None:  # noqa: F811
    async def steps(window: MainWindow, session: Session) -> None:
        row = await made(session, PANELS)
        assert status(row, Around(now=0.0)).text == "Done · 3 of 4 files"
        folder = tmp_path / "all"
        for times in (1, 2):
            window.viewer.saveAllAsked.emit(row.id)
            await choose(window, folder)
            await met(lambda: window.toast.text == f"Saved 3 files in {folder}.")
            assert len(list(folder.iterdir())) == 3 * times
            window.toast.dismiss()

    play(steps)
