"""Works on their way out: dragged to other programs, and exported by the hundred."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtCore import QEvent, QItemSelectionModel, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QImage, QMouseEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, picture

from comfy_desk.domain.output import Kind
from comfy_desk.domain.request import State
from comfy_desk.services.library_api import Exported
from comfy_desk.ui import drag_out
from comfy_desk.ui.drag_out import begin_drag, with_count
from comfy_desk.ui.drop_hint import hint_of
from comfy_desk.ui.exporting import ExportManyDialog, free_place
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.models.columns import PLACE


def _running_task() -> Any:
    try:
        return asyncio.current_task()
    except RuntimeError:
        return None


@pytest.fixture
def carried(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], bool, Any]]:
    """What would have been dragged: the names, whether a picture goes along, and the action."""
    seen: list[tuple[list[str], bool, Any]] = []

    def start(carrier: Any, actions: Qt.DropAction) -> None:
        data = carrier.mimeData(carrier.selectedItems())
        in_task = _running_task()
        assert in_task is None, "a drag turns the loop, which no task may do"
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
    session.library.export = library.export  # type: ignore[method-assign]
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


def test_rows_are_dragged_by_their_small_pictures_all_chosen_ones_together(
    play: Any,  # noqa: F811
    carried: list[tuple[list[str], bool, Any]],
    tmp_path: Path,
) -> None:
    session = FakeSession()
    for number, name in enumerate(("a.png", "b.png", "c.png"), 1):
        work = output(picture(tmp_path / name), media_type="image/png")
        row = a_request(number, state=State.DONE, outputs=(work,), created_at=float(number))
        session.desk.rows[row.id] = row
    unsaved = a_request(4, state=State.DONE, outputs=(output(None),), created_at=9.0)
    waiting = a_request(5, state=State.WAITING, created_at=10.0)
    session.desk.rows |= {unsaved.id: unsaved, waiting.id: waiting}

    async def steps(window: MainWindow) -> None:
        queue = window.queue
        table = queue.table

        def point(request_id: str, column: str = "preview") -> QPoint:
            row = queue.shown.row_of(request_id)
            assert row is not None
            return table.visualRect(queue.shown.index(row, PLACE[column])).center()

        async def drag(request_id: str, column: str = "preview") -> None:
            begin = point(request_id, column)
            QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)
            for step in (4, 40):
                move(table.viewport(), begin + QPoint(step, 0))
            QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)
            await asyncio.sleep(0.01)

        await drag("row-1")
        await drag("row-1", "prompt")  # elsewhere a drag chooses rows, as in any table
        assert [names for names, _image, _action in carried] == [["a.png"]]
        table.clearSelection()
        for request_id in ("row-1", "row-3"):
            row = queue.shown.row_of(request_id)
            flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            table.selectionModel().select(queue.shown.index(row, 0), flags)
        await drag("row-3")
        assert sorted(carried[1][0]) == ["a.png", "c.png"]
        assert len(table.chosen()) == 2  # as they were chosen
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point("row-3"))
        assert [row.id for row in table.chosen()] == ["row-3"]
        await drag("row-4")
        assert window.toast.text == "There is no file of it here yet, so there is nothing to drag."
        await drag("row-5")  # what waits is moved in its order
        assert len(carried) == 2

    play(session, steps)


def move(widget: QWidget, to: QPoint) -> None:
    """With the button down, which a simulated move does not say."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(QEvent.Type.MouseMove, QPointF(to), QPointF(widget.mapToGlobal(to)), left, left, none)
    QApplication.sendEvent(widget, event)


def test_what_a_drop_would_do_is_said_while_it_is_held_over_the_window(play: Any, tmp_path: Path) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        def enter(*names: str) -> bool:
            data = QMimeData()
            data.setUrls([QUrl.fromLocalFile(str(tmp_path / name)) for name in names])
            held, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            event = QDragEnterEvent(QPoint(400, 300), Qt.DropAction.CopyAction, data, held, none)
            QApplication.sendEvent(window, event)
            return event.isAccepted()

        hint = hint_of(window)
        assert enter("a.mp4", "b.mp4")
        assert not hint.isHidden()
        assert hint.words.text() == "Drop a.mp4 and 1 more to use it as input"
        QApplication.sendEvent(window, QDragLeaveEvent())
        assert hint.isHidden()
        assert enter("a.png")
        assert "a.png" in hint.words.text()
        assert "recipe" in hint.words.text()
        QApplication.sendEvent(window, QDragLeaveEvent())
        enter("a.zip")
        assert hint.isHidden()

    play(FakeSession(), steps)


def test_the_picture_on_the_stage_goes_along_and_a_films_frame_does_not(
    play: Any,  # noqa: F811
    carried: list[tuple[list[str], bool, Any]],
    tmp_path: Path,
) -> None:
    session = FakeSession()
    film = tmp_path / "f.mp4"
    film.write_bytes(b"x")
    outputs = (output(picture(tmp_path / "a.png"), media_type="image/png"), output(film, 1, Kind.VIDEO))
    row = a_request(1, state=State.DONE, outputs=outputs)
    session.desk.rows = {row.id: row}

    async def steps(window: MainWindow) -> None:
        viewer = window.viewer
        window.show_request(row.id)
        await until(lambda: viewer._gestures.drawn is not None)
        viewer._strip.start_drag(viewer._gestures.drawn)
        viewer._strip.choose(1)
        viewer._strip.start_drag(QImage(4, 4, QImage.Format.Format_RGB32))
        await until(lambda: len(carried) == 2)
        assert [seen[:2] for seen in carried] == [(["a.png"], True), (["f.mp4"], False)]

    play(session, steps)
