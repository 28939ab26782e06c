"""The ways out of the window: clipboard, drag, file manager, other programs, Save as."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget
from viewer_things import output, picture, request

from comfy_desk.domain.output import Kind
from comfy_desk.ui import desktop
from comfy_desk.ui.viewers.filmstrip import Filmstrip


class Opened(QObject):
    """Takes what would be handed to the system."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[str] = []

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        self.urls.append(url.toLocalFile())


@pytest.fixture
def opened(qapp: object) -> Any:
    taker = Opened()
    QDesktopServices.setUrlHandler("file", taker, "take")
    yield taker.urls
    QDesktopServices.unsetUrlHandler("file")


@pytest.fixture
def owner(qtbot: Any) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_a_picture_is_copied_as_picture_and_file(tmp_path: Path, qapp: object) -> None:
    path = picture(tmp_path / "a file, with 'signs' é.png", (30, 20))
    assert desktop.copy_output(output(path), QImage(str(path))) == "Copied as picture and file."
    data = QGuiApplication.clipboard().mimeData()
    assert data.urls() == [QUrl.fromLocalFile(str(path))]
    assert QGuiApplication.clipboard().image().width() == 30
    listed = bytes(data.data("x-special/gnome-copied-files").data()).decode()
    assert listed == f"copy\n{path.as_uri().replace('%27', chr(39))}" or listed.startswith("copy\nfile:///")


def test_other_things_are_copied_as_what_they_are(tmp_path: Path, qapp: object) -> None:
    film = tmp_path / "f.mp4"
    film.write_bytes(b"x")
    assert desktop.copy_output(output(film, kind=Kind.VIDEO)) == "Copied as file."
    frame = desktop.QImage(2, 2, desktop.QImage.Format.Format_RGB32)
    assert desktop.copy_output(output(film, kind=Kind.VIDEO), frame) == "Copied as file, with the frame that is shown."
    data = QGuiApplication.clipboard().mimeData()
    assert (data.hasImage(), data.urls()) == (True, [QUrl.fromLocalFile(str(film))])
    assert desktop.copy_output(output(None, kind=Kind.TEXT, text="words")) == "Copied as text."
    assert QGuiApplication.clipboard().text() == "words"
    assert desktop.copy_output(output(None)) == ""
    assert QGuiApplication.clipboard().text() == "words"
    desktop.copy_files([str(film)])
    assert QGuiApplication.clipboard().mimeData().urls() == [QUrl.fromLocalFile(str(film))]
    assert not desktop.copy_image(desktop.QImage())


def test_the_process_ends_well_with_a_copy_on_the_clipboard() -> None:
    """Qt holds it beyond Python's end on platforms that have no clipboard of a system's."""
    script = (
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from comfy_desk.ui import desktop\n"
        "desktop.copy_files(['/tmp/a.png'])\n"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_only_known_kinds_are_opened(tmp_path: Path, opened: list[str], owner: QObject) -> None:
    good = picture(tmp_path / "a.png")
    said: list[str] = []
    desktop.open_file(owner, str(good), said.append)
    assert opened == [str(good)]
    assert said == []
    for name in ("a.desktop", "a.exe", "a.html", "a", "a.sh", "a.png.lnk", "a.js"):
        (tmp_path / name).write_bytes(b"x")
        desktop.open_file(owner, str(tmp_path / name), said.append)
        assert "not opened" in said.pop()
    desktop.open_file(owner, str(tmp_path / "gone.png"), said.append)
    assert "no longer" in said.pop()
    for strange in (
        os.path.relpath(good),
        f"{tmp_path}/../{tmp_path.name}/a.png",
        f"{good}\0.png",
    ):  # never written by us
        desktop.open_file(owner, strange, said.append)
        assert "no longer" in said.pop()
    if sys.platform != "win32":
        good.chmod(0o755)
        desktop.open_file(owner, str(good), said.append)
        assert "marked as a program" in said.pop()
    assert opened == [str(good)]


def test_the_commands_that_show_a_file() -> None:
    path = "/home/a/it's é.png"
    assert desktop.reveal_command([path], "darwin") == ["open", "-R", path]
    assert desktop.reveal_command(["C:/a b/c,d.png"], "win32") == ["explorer.exe", '/select,"C:\\a b\\c,d.png"']
    linux = desktop.reveal_command([path], "linux")
    assert linux[0] == "gdbus"
    assert "--method=org.freedesktop.FileManager1.ShowItems" in linux
    assert linux[-2] == "['file:///home/a/it%27s%20%C3%A9.png']"
    assert desktop.reveal_command(["/a.png", "/b.png"], "linux")[-2] == "['file:///a.png', 'file:///b.png']"


def test_files_of_one_folder_are_shown_together(
    tmp_path: Path, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[list[str]] = []
    monkeypatch.setattr(desktop, "_reveal", lambda files: shown.append([file.name for file in files]) or "")
    for name in ("a.png", "b.png", "other/c.png"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    paths = [str(tmp_path / name) for name in ("a.png", "gone.png", "other/c.png", "b.png")]
    desktop.show_all_in_folder(owner, paths, lambda _said: None)
    assert shown == [["a.png", "b.png"]]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the session bus is asked on Linux alone")
def test_without_a_file_manager_on_the_bus_the_folder_opens(
    tmp_path: Path, opened: list[str], owner: QObject, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = picture(tmp_path / "a.png")
    said: list[str] = []
    desktop.show_in_folder(owner, str(path), said.append)  # no bus in a test's environment
    qtbot.waitUntil(lambda: opened == [str(tmp_path)], timeout=6000)
    monkeypatch.setattr(desktop, "reveal_command", lambda *_: ["no-such-program-anywhere"])
    desktop.show_in_folder(owner, str(path), said.append)
    qtbot.waitUntil(lambda: opened == [str(tmp_path)] * 2, timeout=6000)
    assert said == []


def test_a_file_that_went_away_shows_its_folder(tmp_path: Path, opened: list[str], owner: QObject) -> None:
    said: list[str] = []
    desktop.show_in_folder(owner, str(tmp_path / "gone.png"), said.append)
    assert opened == [str(tmp_path)]
    desktop.show_in_folder(owner, str(tmp_path), said.append)
    assert opened == [str(tmp_path)] * 2
    assert said == []
    desktop.show_in_folder(owner, str(tmp_path / "no" / "gone.png"), said.append)
    assert "no longer" in said.pop()


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("A lighthouse, in rain", "A-lighthouse-in-rain.png"),
        ("../../etc/passwd", "etc-passwd.png"),
        ("CON", "_CON.png"),
        ("com¹.x", "_com¹.x.png"),
        ("a. ", "a.png"),
        ("\0\x1f<>|?*", "output.png"),
        ("雨の灯台" * 40, "雨の灯台" * 10 + ".png"),
        ("😀" * 50, "output.png"),
    ],
)
def test_names_are_safe_everywhere(words: str, name: str) -> None:
    assert desktop.safe_name(words, "png") == name
    assert len(desktop.safe_name(words, "png").encode()) < 130


def test_a_name_is_suggested(tmp_path: Path) -> None:
    assert desktop.suggested_name(request(), output(tmp_path / "kept.webp")) == "kept.webp"
    made = desktop.suggested_name(request(), output(None, 2, Kind.VIDEO))
    assert made == "A-lighthouse-b-in-rain-b-watercolour-2-3.mp4"


def test_the_save_dialog_comes_back_at_once(tmp_path: Path, qtbot: Any) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    chosen: list[Path] = []
    desktop.ask_where(window, "a.png", str(tmp_path), chosen.append)
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert dialog.isVisible()
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    assert dialog.defaultSuffix() == "png"
    assert dialog.directory().absolutePath() == str(tmp_path)
    dialog.fileSelected.emit(str(tmp_path / "b.png"))
    assert chosen == [tmp_path / "b.png"]
    dialog.reject()
    qtbot.wait(1)
    assert window.findChild(QFileDialog) is None

    desktop.ask_folder(window, str(tmp_path), chosen.append)
    folder = window.findChild(QFileDialog)
    assert isinstance(folder, QFileDialog)
    assert folder.fileMode() == QFileDialog.FileMode.Directory
    folder.reject()
    qtbot.wait(1)


def test_what_is_dragged_out_is_the_file(tmp_path: Path, qtbot: Any) -> None:
    strip = Filmstrip()
    qtbot.addWidget(strip)
    one, missing = output(picture(tmp_path / "a.png"), 0), output(None, 1)
    strip.show_outputs((one, missing), 0)
    items = [strip._list.item(row) for row in range(2)]
    assert strip._list.mimeData(items).urls() == [QUrl.fromLocalFile(str(tmp_path / "a.png"))]
    assert strip._list.supportedDropActions().name == "CopyAction"
    strip.show_outputs((one, missing), 1)
    strip.start_drag()  # nothing to drag: nothing happens
