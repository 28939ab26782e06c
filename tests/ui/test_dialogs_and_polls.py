"""Whatever is open in front of the window, what runs behind it goes on: no dialog has a loop of its own.

On the program's own loop, with five tasks that wake up again and again as whoever follows a request does.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fake_library import FakeLibrary, an_entry
from fake_session import a_request
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMenu, QMessageBox
from test_asking import HANDLE, HOME, NOW, STUDIO, Stage
from test_first_start import GNOME
from test_main_window import entry, settle

from comfy_desk.app import start
from comfy_desk.app.loop import EventLoop
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Origin, Output, Role
from comfy_desk.domain.request import Hold, State
from comfy_desk.ui import desktop
from comfy_desk.ui.spawn import stop_spawned

TIMES = 8
"""So often each of the five wakes up while it is open, and again after it."""


@pytest.fixture
def stage(qtbot: Any) -> Iterator[Stage]:
    made = Stage()
    yield made
    made.window.finish()
    made.window.deleteLater()


@pytest.fixture
def loop(qapp: QApplication) -> Iterator[EventLoop]:
    qapp.setQuitOnLastWindowClosed(False)
    made = EventLoop(qapp)
    asyncio.set_event_loop(made)
    with made:
        yield made
    asyncio.set_event_loop(None)


@pytest.fixture(autouse=True)
def no_loop_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails whoever runs one, from wherever it is called."""

    def refuse(*_arguments: object, **_more: object) -> None:
        raise AssertionError("a loop inside the loop")

    for kind in (QDialog, QMessageBox, QFileDialog, QMenu, QEventLoop):
        monkeypatch.setattr(kind, "exec", refuse)
    for name in ("question", "warning", "critical", "information", "about"):
        monkeypatch.setattr(QMessageBox, name, refuse)
    for name in ("getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory"):
        monkeypatch.setattr(QFileDialog, name, refuse)
    monkeypatch.setattr(QInputDialog, "getText", refuse)


def dialogs(kind: type[QDialog] = QDialog) -> list[QDialog]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind) and widget.isVisible()]


def error_box(_stage: Stage, _folder: Path) -> Callable[[], None]:
    told = asyncio.get_running_loop().create_task(start._tell(DeskError("The disk is full.", "Make room.", "ENOSPC")))

    def close() -> None:
        for box in dialogs(QMessageBox):
            box.accept()
        assert told is not None

    return close


def sheet(opening: Callable[[Stage], object]) -> Callable[[Stage, Path], Callable[[], None]]:
    def show(stage: Stage, _folder: Path) -> Callable[[], None]:
        opening(stage)
        assert stage.window.sheets.content is not None
        return stage.window.close_sheet

    return show


def file_dialog(opening: Callable[[Stage, Path], object]) -> Callable[[Stage, Path], Callable[[], None]]:
    def show(stage: Stage, folder: Path) -> Callable[[], None]:
        opening(stage, folder)
        made = dialogs(QFileDialog)[0]
        assert made.isVisible()
        return made.reject

    return show


def save_as(stage: Stage, folder: Path) -> None:
    stage.window.queue.verbAsked.emit("row-2", "save_as")


def ask_first(stage: Stage) -> object:
    return stage.window.ask_first()


def leaving(stage: Stage, _folder: Path) -> Callable[[], None]:
    """The window only asks the program; it stays until that has ended everything."""
    stage.window.close()
    return stage.window.show


DIALOGS: dict[str, Callable[[Stage, Path], Callable[[], None]]] = {
    "the first question": sheet(ask_first),
    "accounts": sheet(lambda stage: entry(stage.window, "Account and key").trigger()),
    "a key": sheet(lambda stage: stage.window.ask_for_key("It was refused.", HOME.id)),
    "a request from elsewhere": sheet(lambda stage: stage.window.asking.adopt()),
    "a time limit": sheet(lambda stage: stage.window.asking.time_limit("row-1")),
    "an error": error_box,
    "a place for a copy": file_dialog(save_as),
    "a folder": file_dialog(lambda stage, folder: desktop.ask_folder(stage.window, str(folder), lambda _path: None)),
    "the wish to leave": leaving,
}


def window_of_its_own(opening: Callable[[Stage], object]) -> Callable[[Stage, Path], Callable[[], None]]:
    """One that stands beside the program's window until it is closed."""

    def show(stage: Stage, _folder: Path) -> Callable[[], None]:
        before = set(QApplication.topLevelWidgets())
        opening(stage)
        made = [one for one in QApplication.topLevelWidgets() if one not in before and one.isVisible()]
        assert made
        return lambda: [one.close() for one in made] and None

    return show


def palette(stage: Stage, _folder: Path) -> Callable[[], None]:
    stage.window.commands.open_palette()
    assert stage.window.commands.palette.isVisible()
    return stage.window.commands.palette.leave


def library(stage: Stage, _folder: Path) -> Callable[[], None]:
    place = stage.window._there().library
    place.show_library()
    assert place.view is not None
    assert place.view.isVisible()
    return place.centre.show_queue


def details(stage: Stage, _folder: Path) -> Callable[[], None]:
    stage.window._there().show_details("row-2")
    assert stage.window.docks.details.isVisible()
    return stage.window.docks.details.hide


def notices(stage: Stage, _folder: Path) -> Callable[[], None]:
    button = stage.window.presence.button
    button.open()
    assert button.panel.isVisible()
    return button.panel.hide


async def all_wake(wakes: list[int]) -> None:
    before, end = list(wakes), time.monotonic() + 5
    while min(now - then for now, then in zip(wakes, before, strict=True)) < TIMES:
        assert time.monotonic() < end, [now - then for now, then in zip(wakes, before, strict=True)]
        await asyncio.sleep(0.01)


BESIDE: dict[str, Callable[[Stage, Path], Callable[[], None]]] = {
    "settings": sheet(lambda stage: entry(stage.window, "Settings").trigger()),
    "shortcuts": sheet(lambda stage: entry(stage.window, "Keyboard shortcuts").trigger()),
    "the library": library,
    "a comparison": window_of_its_own(lambda stage: stage.window._there().choosing.compare([("row-2", 0)] * 2)),
    "culling": window_of_its_own(lambda stage: stage.window._there().choosing.cull([1])),
    "the palette": palette,
    "details": details,
    "notices": notices,
    "the ledger": window_of_its_own(lambda stage: entry(stage.window, "Ledger").trigger()),
}
"""Windows and panes that stay open for long; one after the other in one program."""


@pytest.mark.parametrize("name", [*DIALOGS, "all that stay open"])
def test_what_runs_behind_it_goes_on(name: str, stage: Stage, loop: EventLoop, tmp_path: Path) -> None:
    wakes = [0] * 5
    picture = tmp_path / "boat.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n")
    work = Output(0, "/image", Kind.IMAGE, Role.WORK, Origin.INLINE, path=str(picture), size=8)
    stage.put(1, state=State.IN_PROGRESS, handle=HANDLE, queued_at=NOW - 60)
    stage.put(2, state=State.DONE, handle=HANDLE, outputs=(work,))
    stage.put(3, state=State.WAITING, hold=Hold.READY)
    stage.session.library = FakeLibrary([an_entry(1, request="row-2", path=str(picture))])
    stage.session.desk.rows["row-4"] = a_request(4, account=STUDIO.id, state=State.IN_QUEUE, handle=HANDLE)

    async def follow(number: int) -> None:
        while True:
            await asyncio.sleep(0.02)
            wakes[number] += 1

    async def main() -> None:
        followers = [asyncio.create_task(follow(number)) for number in range(5)]
        window = stage.window
        window.set_key_place(GNOME)
        window.set_accounts(stage.accounts)
        window.attach(stage.session)
        await window.start()
        await settle()
        try:
            for opening in BESIDE.values() if name not in DIALOGS else (DIALOGS[name],):
                close = opening(stage, tmp_path)
                await all_wake(wakes)
                close()
                await all_wake(wakes)
            assert dialogs() == []
            assert not any(follower.done() for follower in followers)
        finally:
            for follower in followers:
                follower.cancel()
            await asyncio.gather(*followers, return_exceptions=True)
            await window.put_away()
            window.finish()
            await stop_spawned()
            await settle()

    loop.run_until_complete(asyncio.wait_for(main(), 20))
