"""The frame of the window is there before what fills it: seen at once, where it stood, and it hears who wants to leave."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from fake_session import FakeSession
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from comfy_desk.ui.layout import to_text
from comfy_desk.ui.main_window import MainWindow

_LATE = ("httpx", "keyring", "PIL", "comfy_desk.services.session", "comfy_desk.ui.workplace", "comfy_desk.app.program")


async def _no_key(_secret: object) -> str:
    return ""


def test_a_frame_is_painted_stands_where_it_stood_and_is_filled_later(qtbot: QtBot, run_async: Any) -> None:
    before = MainWindow(lambda: None, _no_key, later=True)
    qtbot.addWidget(before)
    before.resize(700, 610)
    place, docks = to_text(before.saveGeometry()), to_text(before.saveState(1))
    window = MainWindow(lambda: None, _no_key, later=True)
    qtbot.addWidget(window)
    window.docks.stand_at(place, docks)
    with qtbot.waitSignal(window.painted):
        window.show()
    assert (window.width(), window.height()) == (700, 610)
    assert any("Opening" in one.text() and one.isVisible() for one in window.findChildren(type(window._waiting)))

    async def fill() -> None:
        window.furnish()
        window.attach(FakeSession())

    run_async(fill())
    assert not window._waiting.isVisible()
    assert window.queue.isVisible()
    window.finish()


def test_who_closes_the_frame_leaves(qtbot: QtBot) -> None:
    left: list[bool] = []
    window = MainWindow(lambda: left.append(True), _no_key, later=True)
    qtbot.addWidget(window)
    window.show()
    window.close()
    assert left == [True]
    window.finish()  # never filled
    assert not window.isVisible()


def test_of_the_menus_the_frame_can_but_leave(qtbot: QtBot) -> None:
    """Nothing of what they ask for is there yet; a key or a click that comes early is lost, and harms nothing."""
    left: list[bool] = []
    window = MainWindow(lambda: left.append(True), _no_key, later=True)
    qtbot.addWidget(window)
    window.show()
    actions = {one.objectName(): one for one in window.findChildren(QAction) if one.objectName()}
    for name in ("help.palette", "help.shortcuts", "help.about", "view.colours_dark", "file.settings"):
        actions[name].trigger()
        assert not actions[name].isEnabled()
    for key in (Qt.Key.Key_K, Qt.Key.Key_F, Qt.Key.Key_Z):
        QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    window.furnish()
    assert actions["help.palette"].isEnabled()
    assert not actions["file.settings"].isEnabled()  # it needs a session, too
    window.menus.set_furnished(False)
    actions["file.quit"].trigger()
    assert left == [True]
    window.finish()


def test_nothing_that_the_frame_does_without_is_loaded_before_it() -> None:
    """What a start waits for before its first picture: each of these would be a tenth of a second more."""
    code = f"import sys, comfy_desk.app.start; print([name for name in {_LATE!r} if name in sys.modules])"
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "[]"
