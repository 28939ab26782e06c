"""Works on their way out: dragged to other programs, and exported by the hundred."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.services.library_api import Exported
from comfy_desk.ui import drag_out
from comfy_desk.ui.drag_out import begin_drag, with_count
from comfy_desk.ui.exporting import ExportManyDialog, free_place
from comfy_desk.ui.main_window import MainWindow


@pytest.fixture
def carried(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], bool, Any]]:
    """What would have been dragged: the names, whether a picture goes along, and the action."""
    seen: list[tuple[list[str], bool, Any]] = []

    def start(carrier: Any, actions: Qt.DropAction) -> None:
        data = carrier.mimeData(carrier.selectedItems())
        seen.append(([Path(url.toLocalFile()).name for url in data.urls()], data.hasImage(), actions))

    monkeypatch.setattr(drag_out._Carrier, "startDrag", start)
    monkeypatch.setattr(drag_out, "_button_is_down", lambda: True)
    return seen


def test_files_that_are_here_are_dragged_as_copies_and_the_others_are_told(
    carried: list[tuple[list[str], bool, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, said = QWidget(), list[str]()
    here = [tmp_path / name for name in ("a.png", "b & c.mp4")]
    for path in here:
        path.write_bytes(b"x")
    image, paths = QImage(4, 4, QImage.Format.Format_RGB32), [str(path) for path in here]
    begin_drag(source, paths[:1], QPixmap(600, 20), image=image, say=said.append)
    begin_drag(source, [*paths, str(tmp_path / "gone.png")], None, 5, image=image, say=said.append)
    assert carried == [
        (["a.png"], True, Qt.DropAction.CopyAction),
        (["a.png", "b & c.mp4"], False, Qt.DropAction.CopyAction),
    ]
    assert said == ["2 of 5 are dragged; of the others there is no file here."]
    begin_drag(source, [], count=2, say=said.append)
    begin_drag(source, [str(tmp_path / "gone.png")], say=said.append)
    monkeypatch.setattr(drag_out, "_button_is_down", lambda: False)
    begin_drag(source, paths, say=said.append)
    assert len(carried) == 2
    assert said[1:] == [
        "There are no files of them here yet, so there is nothing to drag.",
        "The file is no longer where it was saved.",
    ]
    assert with_count(QPixmap(600, 20), 12).width() <= drag_out.SIDE


class Library:
    """Makes three of four, and hears whether it is to go on."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.answer = Exported(Path("x"), 0)

    async def export(self, ids: Any, target: Path, *, zipped: bool, recipes: bool, goes_on: Any) -> Exported:
        self.asked.append((tuple(ids), target.name, zipped, recipes, goes_on(1, len(ids), "a.png")))
        return Exported(target, self.answer.count, self.answer.problems)


def test_many_are_exported_as_a_folder_or_a_zip_over_nothing(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session, library = FakeSession(), Library()
    session.library = library  # type: ignore[attr-defined]
    (tmp_path / "Best of.zip").touch()
    (tmp_path / "Best-of.zip").touch()

    async def steps(window: MainWindow) -> None:
        saving = window._there().verbs.saving
        saving.export_many([])
        assert window.toast.text == "Choose the works to export first."
        for kept_zipped in (False, True):  # the second dialog begins as the first one ended
            saving.export_many([7, 8, 8, 9, 10], "Best of")
            await until(lambda: window.findChild(ExportManyDialog) is not None)
            dialog = window.findChild(ExportManyDialog)
            assert dialog is not None
            assert dialog.zip.isChecked() is kept_zipped
            dialog.zip.setChecked(True)
            dialog.name.clear()
            assert not dialog.go.isEnabled()
            dialog.name.setText("Best of")
            dialog.go.click()
            await until(lambda: window.findChild(QFileDialog) is not None)
            place = window.findChild(QFileDialog)
            library.answer = Exported(Path("x"), 3 if kept_zipped else 4, ("d.png: gone.",) if kept_zipped else ())
            place.fileSelected.emit(str(tmp_path))
            place.close()
            place.deleteLater()
            await until(lambda: "works" in window.toast.text and "Best-of" in window.toast.text)
            wanted = (
                "Exported 3 of 4 works to Best-of 2.zip. d.png: gone."
                if kept_zipped
                else ("Exported 4 works to Best-of 2.zip.")
            )
            assert window.toast.text == wanted
            window.toast.dismiss()
            await until(lambda: window.findChild(ExportManyDialog) is None and window.findChild(QFileDialog) is None)
        assert library.asked == [((7, 8, 9, 10), "Best-of 2.zip", True, True, True)] * 2

    play(session, steps)
    assert free_place(tmp_path, "new") == tmp_path / "new"
