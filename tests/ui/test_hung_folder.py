"""The artist's folder lies on a drive that hangs: whatever is done in the window, it goes on, and a sentence tells."""

from __future__ import annotations

import builtins
import io
import os
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtCore import QDir, QEvent, QObject, QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, request

from comfy_desk.domain.output import Kind
from comfy_desk.domain.request import State
from comfy_desk.ui import desktop, disk
from comfy_desk.ui.copying import Copying
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.viewers.film import FilmStage, PlayingStage
from comfy_desk.ui.viewers.filmstrip import Filmstrip
from comfy_desk.ui.viewers.player import multimedia
from comfy_desk.ui.viewers.sound import SoundStage
from comfy_desk.ui.viewers.stage import Shown
from comfy_desk.ui.viewers.text import TextStage
from comfy_desk.ui.views.viewer import ViewerView

SILENT = "The folder does not answer. Look whether its disk or network is there."
AT_ONCE = 2.0
"""Seconds for a gesture on a busy machine: what waits for the drive takes thirty."""


class Drive:
    """Everything below `root` hangs until the drive comes back. Whoever asks it in the window's thread is written down."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.back = threading.Event()
        self.asked = 0
        self.by_window: list[str] = []

    def wait(self, path: Any) -> None:
        if isinstance(path, int) or not os.fspath(path).startswith(str(self.root)):
            return
        if threading.current_thread() is threading.main_thread():
            self.by_window.append(os.fspath(path))
            raise OSError(5, "the window asks the drive")
        self.asked += 1
        self.back.wait(30)


@pytest.fixture
def drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[Drive]:
    made = Drive(tmp_path / "drive")
    for owner, name in (
        (os, "stat"), (os, "lstat"), (os, "access"), (os, "scandir"), (os, "listdir"), (os, "open"), (io, "open"),
        (builtins, "open"),
    ):  # fmt: skip
        monkeypatch.setattr(owner, name, hanging(getattr(owner, name), made))
    monkeypatch.setattr(disk, "BLINK", 0.02)
    monkeypatch.setattr(disk, "PATIENCE", 0.15)
    yield made
    made.back.set()
    deadline = time.monotonic() + 5
    while any(not one.done() for group in list(disk._open.values()) for one, _ in group):
        assert time.monotonic() < deadline
        time.sleep(0.005)
    disk._open.clear()
    assert made.by_window == []


def hanging(real: Callable[..., Any], drive: Drive) -> Callable[..., Any]:
    def call(path: Any, *arguments: Any, **more: Any) -> Any:
        drive.wait(path)
        return real(path, *arguments, **more)

    return call


@pytest.fixture
def quick() -> Callable[[Callable[[], object]], None]:
    def do(gesture: Callable[[], object]) -> None:
        began = time.monotonic()
        gesture()
        assert time.monotonic() - began < AT_ONCE

    return do


@pytest.fixture
def owner(qtbot: Any) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


Quick = Callable[[Callable[[], object]], None]


@pytest.mark.parametrize("way", [desktop.open_file, desktop.show_in_folder])
def test_a_file_on_a_hung_drive_is_neither_opened_nor_shown(
    way: Any, drive: Drive, owner: QObject, quick: Quick, qtbot: Any
) -> None:
    said: list[str] = []
    path = str(drive.root / "a.png")
    quick(lambda: way(owner, path, said.append))
    assert said == []
    ticks: list[int] = []
    timer = QTimer(owner)
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start(5)
    qtbot.waitUntil(lambda: said == [SILENT], timeout=3000)
    assert ticks
    quick(lambda: way(owner, path, said.append))  # known by now, and not asked by one more thread
    assert said == [SILENT] * 2
    assert drive.asked == 1


def test_a_drive_that_is_slow_is_waited_for(
    drive: Drive, owner: QObject, quick: Quick, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "PATIENCE", 20.0)
    said: list[str] = []
    quick(lambda: desktop.open_file(owner, str(drive.root / "a.png"), said.append))
    drive.back.set()
    qtbot.waitUntil(lambda: bool(said), timeout=5000)
    assert said == ["The file is no longer where it was saved."]


def test_many_questions_make_few_threads(
    drive: Drive, owner: QObject, quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "PATIENCE", 20.0)
    said: list[str] = []
    for _ in range(disk.AT_ONCE):
        quick(lambda: desktop.open_file(owner, str(drive.root / "a.png"), said.append))
    assert said == []
    quick(lambda: desktop.open_file(owner, str(drive.root / "a.png"), said.append))
    assert said == [SILENT]


def test_a_question_that_is_dropped_is_not_the_last_to_hold_its_owner(drive: Drive, qapp: QApplication) -> None:
    """What asked would be destroyed within the end of its own child, and the process with it."""

    class Asking(QWidget):
        def said(self, *_: object) -> None:
            raise AssertionError("nobody wants to know")

    def ask() -> None:
        owner = Asking()
        question = disk.ask(owner, drive.root, (drive.root / "a").exists, owner.said, owner.said)
        assert question is not None
        question.drop()

    ask()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not [widget for widget in qapp.allWidgets() if isinstance(widget, Asking)]


def test_copies_say_it_and_keep_what_is_here(drive: Drive, quick: Quick, qtbot: Any) -> None:
    copying = Copying(QGuiApplication.instance())
    said: list[str] = []
    copying.said.connect(said.append)
    path = drive.root / "a.png"
    QGuiApplication.clipboard().setText("before")
    one = replace(output(None), path=str(path))
    quick(lambda: copying.both(one))
    quick(lambda: copying.files([str(path)]))  # the newest wish counts
    qtbot.waitUntil(lambda: said == [SILENT], timeout=3000)
    assert QGuiApplication.clipboard().text() == "before"
    quick(lambda: copying.both(one, QImage(4, 4, QImage.Format.Format_RGB32)))
    qtbot.waitUntil(lambda: len(said) > 1, timeout=3000)
    assert said[1] == "Copied as picture."
    assert not QGuiApplication.clipboard().mimeData().hasUrls()
    copying.deleteLater()


@pytest.mark.parametrize("way", ["where", "folder"])
def test_a_dialog_opens_elsewhere(way: str, drive: Drive, owner: QWidget, quick: Quick, qtbot: Any) -> None:
    def ask() -> None:
        if way == "where":
            desktop.ask_where(owner, "a.png", str(drive.root), lambda _: None)
        else:
            desktop.ask_folder(owner, str(drive.root), lambda _: None)

    quick(ask)
    quick(ask)  # pressed twice: one dialog
    assert owner.findChild(QFileDialog) is None
    qtbot.waitUntil(lambda: owner.findChild(QFileDialog) is not None, timeout=3000)
    qtbot.wait(300)
    (dialog,) = owner.findChildren(QFileDialog)
    assert dialog.directory().absolutePath() == QDir.homePath()
    dialog.reject()
    qtbot.wait(1)


@pytest.mark.parametrize(("stage", "kind"), [(FilmStage, Kind.VIDEO), (SoundStage, Kind.AUDIO)])
def test_films_and_sounds_say_it(stage: type[PlayingStage], kind: Kind, drive: Drive, quick: Quick, qtbot: Any) -> None:
    if multimedia() is None:
        pytest.skip("QtMultimedia cannot be imported on this machine")
    made = stage()
    qtbot.addWidget(made)
    made.show()
    one = replace(output(None, kind=kind), path=str(drive.root / "a.bin"))
    quick(lambda: made.show_output(Shown(request(one), one, one.path or "")))
    qtbot.waitUntil(lambda: made.failed, timeout=3000)
    assert made.notice.words.sentence == SILENT
    assert made.player._player is None
    quick(made.release)


def test_a_text_shows_what_is_known_of_it(drive: Drive, quick: Quick, qtbot: Any) -> None:
    made = TextStage()
    qtbot.addWidget(made)
    one = replace(output(None, kind=Kind.TEXT), path=str(drive.root / "a.txt"), text="Once upon a time")
    quick(lambda: made.show_output(Shown(request(one), one, one.path or "")))
    assert made.edit.toPlainText() == "Once upon a time"
    qtbot.waitUntil(lambda: made._note.text() == SILENT, timeout=3000)
    assert made.edit.toPlainText() == "Once upon a time"
    quick(made.release)


def test_a_frame_that_cannot_be_written_says_so(drive: Drive, owner: QWidget, quick: Quick, qtbot: Any) -> None:
    view = ViewerView()
    qtbot.addWidget(view)
    said: list[str] = []
    view.said.connect(said.append)

    class Slow(QImage):
        def save(self, *_: Any) -> bool:
            drive.wait(drive.root)
            return False

    view._frames.save("", Slow(4, 4, QImage.Format.Format_RGB32), 0)
    dialog = view.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    quick(lambda: dialog.fileSelected.emit(str(drive.root / "frame.png")))
    dialog.reject()
    qtbot.waitUntil(lambda: said == [SILENT], timeout=3000)
    view.release()


def test_what_is_dragged_is_what_is_known(drive: Drive, quick: Quick, qtbot: Any) -> None:
    strip = Filmstrip()
    qtbot.addWidget(strip)
    path = str(drive.root / "a.png")
    quick(lambda: strip.show_outputs((replace(output(None), path=path),), 0))
    assert strip._list.mimeData([strip._list.item(0)]).urls() == [QUrl.fromLocalFile(path)]
    assert drive.asked == 0


@pytest.mark.parametrize(
    "kind", [Kind.IMAGE, Kind.VIDEO, Kind.AUDIO, Kind.TEXT, Kind.VECTOR, Kind.MODEL_3D, Kind.OTHER]
)
def test_every_gesture_of_the_window_comes_back(
    kind: Kind,
    drive: Drive,
    quick: Quick,
    play: Any,  # noqa: F811
) -> None:
    session = FakeSession()
    folder = drive.root / "today"
    files = tuple(replace(output(None, n, kind, media_type="image/png"), path=str(folder / f"{n}.bin")) for n in (0, 1))
    session.desk.put(a_request(1, state=State.DONE, outputs=files, folder=str(folder)))

    async def steps(window: MainWindow) -> None:
        window._folder = lambda: folder
        quick(lambda: window.show_request("row-1"))
        viewer = window.findChild(ViewerView)
        assert isinstance(viewer, ViewerView)
        assert viewer.current() is not None
        for verb in ("copy", "open", "folder", "save", "save_all", "export"):
            quick(viewer.action(verb).trigger)
        quick(viewer._gestures.copy_picture)
        quick(viewer._gestures.copy_file)
        for verb in ("open", "show_in_folder", "save_as", "copy_picture", "copy_file"):
            quick(lambda verb=verb: window.queue.verbAsked.emit("row-1", verb))
        quick(window._show_files)
        quick(lambda: viewer.walk(1))
        await until(lambda: not window.findChildren(disk.Question))
        for dialog in window.findChildren(QFileDialog):
            assert not dialog.directory().absolutePath().startswith(str(drive.root))
            dialog.reject()
        assert drive.by_window == []

    play(session, steps)
