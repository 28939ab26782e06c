"""Where the window and its parts stood comes back visible: a screen may be gone, smaller, or of another scale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QRect, Qt
from PySide6.QtWidgets import QLabel, QMainWindow

from comfy_desk.ui.layout import GEOMETRY, STATE, VERSION, Layout, to_text

FAR = QRect(9000, 7000, 1500, 900)


class Remembered:
    def __init__(self) -> None:
        self.kept: dict[str, Any] = {}

    async def remembered(self, name: str, default: Any = None) -> Any:
        return self.kept.get(name, default)

    async def remember(self, name: str, value: Any) -> None:
        self.kept[name] = value


@pytest.fixture
def made(qtbot: Any) -> Callable[[], tuple[QMainWindow, Layout]]:
    def make() -> tuple[QMainWindow, Layout]:
        window = QMainWindow()
        window.setCentralWidget(QLabel("centre", window))
        layout = Layout(window)
        layout.fill(QLabel("left", window), QLabel("right", window), QLabel("details", window))
        qtbot.addWidget(window)
        return window, layout

    return make


def in_sight(window: Any) -> bool:
    """The bar by which it is moved can be reached."""
    room = window.screen().availableGeometry()
    top = QRect(window.frameGeometry().topLeft(), window.frameGeometry().size()).adjusted(0, 0, 0, 0)
    return bool(room.intersects(QRect(top.left() + 40, top.top(), max(1, top.width() - 80), 30)))


def test_a_window_of_a_screen_that_is_gone_comes_back_in_sight(made: Any, run_async: Any) -> None:
    session = Remembered()
    window, layout = made()
    window.show()
    layout.right.setFloating(True)
    layout.right.setGeometry(FAR)
    window.setGeometry(FAR)
    run_async(layout.write(session))
    again, there = made()
    again.show()
    run_async(there.read(session))
    assert in_sight(again)
    assert there.right.isFloating()
    assert in_sight(there.right)


def test_how_it_was_shown_comes_back_and_what_is_torn_is_left(made: Any, run_async: Any) -> None:
    session = Remembered()
    window, layout = made()
    window.showMaximized()
    run_async(layout.write(session))
    again, there = made()
    run_async(there.read(session))
    again.show()
    assert again.isMaximized()
    whole = session.kept[GEOMETRY]
    for torn in (whole[:20], "no base64", to_text(QByteArray(b"\xff" * 40)), 7, None):
        session.kept = {GEOMETRY: torn, STATE: torn}
        other, places = made()
        other.show()
        run_async(places.read(session))
        assert in_sight(other)
        assert places.left.isVisible()
    assert VERSION >= 1
    assert Qt.WindowState.WindowMaximized in again.windowState()
