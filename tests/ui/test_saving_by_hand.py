"""Save as, Save all, Export with recipe inside, and copying: what is asked, what is told, and what is left alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton
from test_workplace import play, until  # noqa: F401 - a fixture
from viewer_things import output, picture, request

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Output, Reach, Role
from comfy_desk.domain.request import State
from comfy_desk.ui import saving
from comfy_desk.ui.copying import TOO_LARGE, Copying
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.output_actions import output_actions
from comfy_desk.ui.saving import worth_saving
from comfy_desk.ui.views import output_menu

PNG = {"media_type": "image/png"}


def entries(menu: QMenu) -> dict[str, bool]:
    return {action.text(): action.isEnabled() for action in menu.actions() if not action.isSeparator()}


def reasons(request_: Any, one: Output, **drawn: bool) -> dict[str, str]:
    return {
        entry.verb: entry.reason
        for group in output_actions(request_, one, **drawn)
        for entry in group
        if not entry.enabled
    }


def choose(window: MainWindow, place: Path) -> None:
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(place))
    dialog.close()
    dialog.deleteLater()


# --- what is offered


def test_an_outputs_menu_says_why_what_cannot_be_used(tmp_path: Path) -> None:
    work = output(picture(tmp_path / "a.png"), **PNG)
    film = output(tmp_path / "f.mp4", 1, Kind.VIDEO, media_type="video/mp4")
    away = output(None, 2, role=Role.VARIANT, reach=Reach.FETCHABLE)
    row = replace(request(work, film, away), raw_path="/raw")
    assert reasons(row, work) == {}
    assert reasons(row, film) == {
        "copy_picture": "It is no picture",
        "export": "Only PNG, JPEG and WebP can carry a recipe",
    }
    assert "copy_picture" not in reasons(row, film, drawn=True)
    verbs = [entry.verb for group in output_actions(row, away) for entry in group]
    assert verbs[0] == "fetch"
    assert set(reasons(row, away).values()) == {"There is no file of it yet"}
    assert reasons(request(work), work) == {"save_all": "There is only one file"}


def test_equal_files_are_saved_once(tmp_path: Path) -> None:
    one = output(tmp_path / "a.png")
    row = request(one, replace(one, index=1), output(tmp_path / "t.png", 2, role=Role.PART), output(None, 3))
    assert [Path(kept.path or "").name for kept in worth_saving(row)] == ["a.png", "t.png"]


def test_the_menu_of_the_strip_is_of_what_is_under_the_pointer(
    play: Any,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[list[str]] = []
    monkeypatch.setattr(output_menu.QMenu, "popup", lambda menu, _point: opened.append(list(entries(menu))))
    session = FakeSession()
    outputs = (output(picture(tmp_path / "a.png"), **PNG), output(picture(tmp_path / "b.png"), 1, **PNG))
    row = a_request(1, state=State.DONE, outputs=outputs)
    session.desk.rows = {row.id: row}

    async def steps(window: MainWindow) -> None:
        window.show_request(row.id)
        strip = window.viewer._strip
        place = strip._list.visualItemRect(strip._list.item(1)).center()
        strip._list.customContextMenuRequested.emit(place)
        current = window.viewer.current()
        assert current is not None
        assert current[1].index == 1
        window.viewer.rack.customContextMenuRequested.emit(QPoint(20, 20))
        assert opened[0] == opened[1]
        assert opened[0] == [
            "Use as input",
            "Copy",
            "Copy picture",
            "Copy file",
            "Save as…",
            "Save all…",
            "Export with recipe inside…",
            "Show in folder",
            "Open in its program",
            "Run again",
            "Vary",
            "Edit and run",
            "Open in another model…",
            *(action.text() for action in window.viewer.offered),
        ]

    play(session, steps)


def test_where_nothing_is_shown_no_menu_comes(play: Any) -> None:  # noqa: F811
    async def steps(window: MainWindow) -> None:
        window.viewer._on_menu(QPoint(5, 5))
        assert not any(menu.isVisible() for menu in window.viewer.findChildren(QMenu))

    play(FakeSession(), steps)


# --- saving


def test_one_file_is_saved_and_its_place_told(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session = FakeSession()
    row = a_request(1, state=State.DONE, outputs=(output(picture(tmp_path / "a.png"), **PNG),))
    session.desk.rows = {row.id: row}

    async def steps(window: MainWindow) -> None:
        window.show_request(row.id)
        window.viewer.action("save").trigger()
        choose(window, tmp_path / "mine.png")
        await until(lambda: window.toast.text == f"Saved mine.png in {tmp_path}.")
        assert window.toast.findChild(QPushButton, "toastAction").text() == "Show in folder"
        window.viewer.action("export").trigger()
        choose(window, tmp_path / "b.png")
        await until(lambda: window.toast.text == f"Exported b.png with its recipe to {tmp_path}.")
        assert ("export", (row.id, 0, tmp_path / "b.png")) in session.calls

    play(session, steps)


def four(session: FakeSession, folder: Path) -> Any:
    outputs = tuple(output(picture(folder / f"{name}.png"), at, **PNG) for at, name in enumerate("abcd"))
    row = a_request(1, state=State.DONE, outputs=outputs)
    session.desk.rows = {row.id: row}
    return row


def test_all_are_saved_and_one_that_fails_is_named(play: Any, tmp_path: Path) -> None:  # noqa: F811
    session = FakeSession()
    row = four(session, tmp_path)

    async def steps(window: MainWindow) -> None:
        window.queue.verbAsked.emit(row.id, "save_as")
        choose(window, tmp_path / "out")
        await until(lambda: window.toast.text == f"Saved 4 files in {tmp_path / 'out'}.")
        session.unsaved = {"b.png", "c.png"}
        window.viewer.saveAllAsked.emit(row.id)
        choose(window, tmp_path / "out")
        told = f"Saved 2 of 4 files in {tmp_path / 'out'}. b.png: The disk is full. One more was not saved."
        await until(lambda: window.toast.text == told)

    play(session, steps)


def test_what_is_slow_says_what_it_is_at_and_can_be_stopped(
    play: Any,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(saving, "SLOW", 0.0)
    session = FakeSession()
    row = four(session, tmp_path)
    session.gate.clear()

    async def steps(window: MainWindow) -> None:
        window.queue.verbAsked.emit(row.id, "save_as")
        choose(window, tmp_path / "out")
        await until(lambda: window.toast.text.startswith("1 of 4: Saving a.png ("))
        window.toast.findChild(QPushButton, "toastAction").click()
        session.gate.set()
        await until(lambda: window.toast.text == f"Saved 1 of 4 files in {tmp_path / 'out'}.")

    play(session, steps)


def test_a_copy_that_fails_takes_its_progress_along(
    play: Any,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(saving, "SLOW", 0.0)
    session = FakeSession()
    row = four(session, tmp_path)
    gate = asyncio.Event()

    async def save(_one: Output, _target: Path) -> Path:
        await gate.wait()
        raise DeskError("The disk is full.")

    session.save_as = save  # type: ignore[method-assign]

    async def steps(window: MainWindow) -> None:
        window.show_request(row.id)
        window.viewer.action("save").trigger()
        choose(window, tmp_path / "mine.png")
        await until(lambda: window.toast.text.startswith("Saving mine.png ("))
        gate.set()
        await until(lambda: window.toast.text == "The disk is full.")

        async def saves(_one: Output, target: Path) -> Path:
            return target

        session.save_as = saves  # type: ignore[method-assign]
        window.viewer.action("save").trigger()
        choose(window, tmp_path / "other.png")
        await until(lambda: window.toast.text == f"Saved other.png in {tmp_path}.")  # not behind the failure before it
        assert not window.toast.waiting

    play(session, steps)


# --- copying


@pytest.fixture
def said(qapp: object) -> list[str]:
    QGuiApplication.clipboard().setText("before")
    return []


def test_a_picture_not_on_the_screen_is_decoded_elsewhere_and_its_file_is_there_at_once(
    tmp_path: Path, said: list[str], qtbot: Any
) -> None:
    path = picture(tmp_path / "a.png", (320, 200))
    copying = Copying(QGuiApplication.instance())
    copying.said.connect(said.append)
    copying.both(output(path))
    data = QGuiApplication.clipboard().mimeData()
    assert data.urls() == [QUrl.fromLocalFile(str(path))]
    assert not data.hasImage()
    copying._slow.timeout.emit()  # as on a slow machine
    assert said.pop() == "Copied as file; the picture follows…"
    copying._slow.stop()
    qtbot.waitUntil(lambda: bool(said), timeout=20_000)
    assert said == ["Copied as picture and file."]
    data = QGuiApplication.clipboard().mimeData()
    assert data.urls() == [QUrl.fromLocalFile(str(path))]
    assert QGuiApplication.clipboard().image().width() == 320
    copying.picture(output(path))
    copying._slow.stop()
    qtbot.waitUntil(lambda: len(said) > 1, timeout=20_000)
    assert said[1] == "Copied as picture."
    assert not QGuiApplication.clipboard().mimeData().hasUrls()
    copying.deleteLater()


def test_what_was_copied_elsewhere_meanwhile_stays(tmp_path: Path, said: list[str], qtbot: Any) -> None:
    path = picture(tmp_path / "a.png", (64, 64))
    copying = Copying(QGuiApplication.instance())
    copying.said.connect(said.append)
    copying.both(output(path))
    copying._slow.stop()
    QGuiApplication.clipboard().setText("mine")
    qtbot.waitUntil(lambda: not copying._loader.busy, timeout=20_000)
    assert QGuiApplication.clipboard().text() == "mine"
    assert said == []
    copying.deleteLater()


Copied = Callable[[Copying, Path], None]


@pytest.mark.parametrize(
    ("do", "told"),
    [
        (lambda c, p: c.picture(output(p, width=20_000, height=20_000)), TOO_LARGE),
        (lambda c, p: c.picture(output(p, kind=Kind.VIDEO)), "There is no picture to copy."),
        (lambda c, p: c.both(output(p, width=20_000, height=20_000)), "Copied as file."),
        (lambda c, p: c.both(output(p.with_name("gone.png"))), "The file is no longer where it was saved."),
        (
            lambda c, p: c.files([str(p), "/gone"]),
            "1 of 2 files copied; the others are no longer where they were saved.",
        ),
        (lambda c, p: c.files([str(p)]), "Copied as file."),
        (lambda c, p: c.picture(output(p), QImage(4, 4, QImage.Format.Format_RGB32)), "Copied as picture."),
    ],
)
def test_what_is_told_of_a_copy(do: Copied, told: str, tmp_path: Path, said: list[str]) -> None:
    copying = Copying(QGuiApplication.instance())
    copying.said.connect(said.append)
    do(copying, picture(tmp_path / "a.png"))
    assert said == [told]
    copying.deleteLater()
