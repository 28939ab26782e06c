"""Open with…: which programs are offered, how a file is handed to one, and what is remembered of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession
from PySide6.QtCore import QPoint, QProcess
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget
from test_workplace import until

from comfy_desk.ui.open_with import REMEMBERED, OpenWith, types_of
from comfy_desk.ui.programs import LARGEST, Program, folders, program_of, programs_for
from comfy_desk.ui.spawn import stop_spawned


def entry(place: Path, name: str, more: str = "", mime: str = "image/png;", run: str = "paint %f") -> None:
    place.mkdir(parents=True, exist_ok=True)
    head = f"# one\n[Desktop Entry]\nType=Application\nName={name}\nExec={run}\nMimeType={mime}\n{more}\n"
    text = f"{head}[Desktop Action x]\nExec=no\n"
    (place / f"{name}.desktop").write_text(text)


def test_programs_are_read_from_their_entries_within_bounds(tmp_path: Path) -> None:
    own, shared = tmp_path / "own", tmp_path / "shared"
    entry(own, "Zeta", "Name[de]=Zeta auf Deutsch")
    entry(own, "hidden-here", "Hidden=true")
    for name in ("Alpha", "hidden-here"):
        entry(shared / "kde", name) if name == "Alpha" else entry(shared, name)
    entry(shared, "in a terminal", "Terminal=true")
    entry(shared, "of films", mime="video/mp4;")
    entry(shared, "torn", run='paint "%f')
    (shared / "long.desktop").write_text("[Desktop Entry]\nName=L\nMimeType=image/png;\nExec=x\n" + "#" * LARGEST)
    (shared / "binary.desktop").write_bytes(bytes(range(256)))
    (shared / "gone.desktop").symlink_to(tmp_path / "nowhere")
    found = programs_for(["image/png"], [own, shared, tmp_path / "missing"], "de_AT")
    assert [(one.id, one.name) for one in found] == [
        ("kde-Alpha.desktop", "Alpha"),
        ("Zeta.desktop", "Zeta auf Deutsch"),
    ]
    assert folders({"HOME": "/h", "XDG_DATA_DIRS": "/a:relative::/b:/a"}) == [
        Path(p) / "applications" for p in ("/h/.local/share", "/a", "/b")
    ]


@pytest.mark.parametrize(
    ("run", "command"),
    [
        ("paint %f", ["paint", "/a b;$(x).png"]),
        ('"/opt/my paint" --new %U %i %c', ["/opt/my paint", "--new", "file:///a%20b%3B%24%28x%29.png"]),
        ("paint --part=100%%", ["paint", "--part=100%", "/a b;$(x).png"]),
    ],
)
def test_a_file_is_one_word_of_the_command(run: str, command: list[str]) -> None:
    program = program_of("p", {"Name": "P", "Exec": run})
    assert program is not None
    assert program.command("/a b;$(x).png") == command
    assert program_of("p", {"Name": "P", "Exec": "%f"}) is None


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    seen: list[list[str]] = []
    monkeypatch.setattr(
        QProcess, "startDetached", lambda program, arguments: (seen.append([program, *arguments]), (True, 1))[1]
    )
    return seen


def ask(run_async: Any, platform: str, session: FakeSession, said: list[str], steps: Callable[..., Any]) -> None:
    async def main() -> None:
        window = QWidget()
        window.show()
        await steps(window, OpenWith(session, window, said.append, window, platform))  # type: ignore[arg-type]
        await stop_spawned()
        window.deleteLater()
        await asyncio.sleep(0)

    run_async(main(), timeout=20)


def test_the_program_of_last_time_stands_first(
    run_async: Any, qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: list[list[str]]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "none"))
    for name in ("Alpha", "Zeta"):
        entry(tmp_path / "applications", name, run=f"{name} %f")
    picture, session, said = tmp_path / "a.png", FakeSession(), list[str]()
    picture.touch()

    async def steps(window: QWidget, chooser: OpenWith) -> None:
        orders = []
        for name in ("Zeta", "Alpha"):
            chooser.ask(str(picture), QPoint(1, 1))
            await until(lambda: window.findChild(QMenu, "openWith") is not None)
            menu = window.findChild(QMenu, "openWith")
            orders.append([action.text() for action in menu.actions()])
            next(action for action in menu.actions() if action.text() == name).trigger()
            menu.close()
            await until(lambda: window.findChild(QMenu, "openWith") is None)
        assert orders == [["Alpha", "Zeta"], ["Zeta", "Alpha"]]
        assert started == [["Zeta", str(picture)], ["Alpha", str(picture)]]
        assert session.memory[REMEMBERED] == {"image/png": "Alpha.desktop"}
        chooser.ask(None)
        chooser.ask(str(tmp_path / "gone.png"), QPoint(1, 1))
        (tmp_path / "a.stl").touch()
        (tmp_path / "a.exe").touch()
        for name in ("a.exe", "a.stl"):
            chooser.ask(str(tmp_path / name), QPoint(1, 1))
        await until(lambda: len(said) == 4)
        assert said[0] == "There is no file of it yet."
        assert said[1] == "The file is no longer where it was saved."
        assert said[3] == "No program of this machine says that it opens this kind of file."

    ask(run_async, "linux", session, said, steps)
    assert types_of("x.png")[0] == "image/png"
    assert Program("p", "P", ("p",)).command("/x") == ["p", "/x"]


def test_windows_asks_itself_and_on_a_mac_an_application_is_picked(
    run_async: Any, qtbot: Any, tmp_path: Path, started: list[list[str]]
) -> None:
    picture, session, said = tmp_path / "a.png", FakeSession(), list[str]()
    picture.touch()

    async def windows(_window: QWidget, chooser: OpenWith) -> None:
        chooser.ask(str(picture))
        await until(lambda: len(started) == 1)
        assert started[0][:2] == ["rundll32.exe", "shell32.dll,OpenAs_RunDLL"]

    async def mac(window: QWidget, chooser: OpenWith) -> None:
        chooser.ask(str(picture))
        await until(lambda: window.findChild(QFileDialog) is not None)
        dialog = window.findChild(QFileDialog)
        dialog.fileSelected.emit("/Applications/Paint.app")
        dialog.close()
        await until(lambda: REMEMBERED in session.memory)
        assert started[1] == ["open", "-a", "/Applications/Paint.app", str(picture)]

    ask(run_async, "win32", session, said, windows)
    ask(run_async, "darwin", session, said, mac)
    assert said == []
