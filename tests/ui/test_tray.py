"""The tray icon and the window behind it: never hidden without a way back, and nothing taken that is not given back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon
from test_first_start import works

from comfy_desk.domain.events import CollectProgress
from comfy_desk.domain.request import State
from comfy_desk.domain.settings import KEEP_IN_TRAY, STAY_AWAKE
from comfy_desk.ui.awake import State as AwakeState
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.presence import Outside
from comfy_desk.ui.raising import bring_to_front
from comfy_desk.ui.spawn import stop_spawned
from comfy_desk.ui.taskbar import Taskbar
from comfy_desk.ui.tray import icon_with

NOW = 1_800_000_000.0


class Icon(QObject):
    activated = Signal(object)
    messageClicked = Signal()  # noqa: N815 - as Qt calls it

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.menu: QMenu | None = None
        self.words = ""
        self.messages: list[str] = []

    def setContextMenu(self, menu: QMenu | None) -> None:
        self.menu = menu

    def setToolTip(self, words: str) -> None:
        self.words = words

    def setIcon(self, icon: QIcon) -> None:
        assert not icon.isNull()

    def showMessage(self, title: str, line: str, *_more: object) -> None:
        self.messages.append(f"{title}: {line}")

    def show(self) -> None: ...
    def hide(self) -> None: ...

    @property
    def entries(self) -> dict[str, bool]:
        assert self.menu is not None
        self.menu.aboutToShow.emit()
        return {entry.text(): entry.isEnabled() for entry in self.menu.actions() if not entry.isSeparator()}

    def press(self, words: str) -> None:
        assert self.menu is not None
        self.entries  # noqa: B018 - as it is seen
        next(entry for entry in self.menu.actions() if entry.text() == words).trigger()


class Desktop:
    """A desktop whose tray comes and goes by the test's hand, and what it was told."""

    def __init__(self, *, tray: bool) -> None:
        self.there = tray
        self.numbers: list[int] = []
        self.bars: list[float | None] = []
        self.locks: list[str] = []

    def available(self) -> bool:
        return self.there

    def icon(self, parent: QObject) -> Icon:
        return Icon(parent)

    def take(self, _reason: str, done: Callable[[bool], None]) -> None:
        self.locks.append("taken")
        done(True)

    def release(self) -> None:
        self.locks.append("released")

    @property
    def outside(self) -> Outside:
        return Outside(tray=self, taskbar=Taskbar(self.numbers.append, self.bars.append), awake=(self,))


@pytest.fixture
def scene(run_async: Any, qtbot: Any) -> Callable[..., list[str]]:
    """Runs `steps(window)`; returns how often the window asked to leave."""

    def play(session: FakeSession, desktop: Desktop, steps: Any) -> list[str]:
        left: list[str] = []

        async def main() -> None:
            window = MainWindow(
                lambda: left.append("left"), works, now=lambda: NOW, outside=lambda _parent: desktop.outside
            )
            window.show()
            window.attach(session)
            window.presence.begin()
            await window.start()
            try:
                await steps(window)
            finally:
                await window.put_away()
                window.finish()
                assert window.presence.tray is None or not window.presence.tray.present
                assert window.presence.awake.state is AwakeState.FREE
                window.deleteLater()
                await stop_spawned()
                await asyncio.sleep(0)

        run_async(main(), timeout=30)
        return left

    return play


def close(window: MainWindow) -> None:
    window.closeEvent(QCloseEvent())


@pytest.mark.parametrize(("tray", "wanted"), [(False, True), (True, False)])
def test_without_a_tray_or_the_artists_word_closing_quits(
    scene: Callable[..., list[str]], tray: bool, wanted: bool
) -> None:
    session = FakeSession()

    async def steps(window: MainWindow) -> None:
        await session.settings.set(KEEP_IN_TRAY.key, wanted)
        close(window)
        assert window.isVisible()  # until the program has stopped

    assert scene(session, Desktop(tray=tray), steps) == ["left"]


def test_a_closed_window_hides_and_comes_back_also_when_the_tray_goes(scene: Callable[..., list[str]]) -> None:
    session, desktop = FakeSession(), Desktop(tray=True)
    session.desk.put(a_request(1, state=State.IN_PROGRESS))

    async def steps(window: MainWindow) -> None:
        tray = window.presence.tray
        assert tray is not None
        assert tray.icon.entries["Hide the window"] is False
        await session.settings.set(KEEP_IN_TRAY.key, True)
        window.showMaximized()
        close(window)
        assert not window.isVisible()
        assert not window._there().bridge.ticking  # nobody looks at a countdown
        assert len(tray.icon.messages) == 1
        tray.icon.press("Show the window")
        assert window.isVisible()
        assert window.isMaximized()
        assert window._there().bridge.ticking
        tray.icon.press("Hide the window")
        assert not window.isVisible()
        tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Trigger)
        assert window.isVisible()
        close(window)
        bring_to_front(window)  # the program was started once more
        assert window.isVisible()
        close(window)
        desktop.there = False
        tray.look()
        assert window.isVisible()
        assert window.toast.text == "The tray is gone, so the window is back."
        close(window)  # and now it quits
        desktop.there = True
        tray.look()
        assert tray.present

    assert scene(session, desktop, steps) == ["left"]


def test_the_tray_says_how_it_stands_and_its_menu_does_what_it_says(scene: Callable[..., list[str]]) -> None:
    session, desktop = FakeSession(), Desktop(tray=True)
    for number, state in enumerate((State.IN_PROGRESS, State.IN_QUEUE, State.WAITING, State.COLLECTING)):
        session.desk.put(a_request(number, state=state))

    async def steps(window: MainWindow) -> None:
        window._show_state()
        tray = window.presence.tray
        assert tray is not None
        assert "1 running" in tray.icon.words
        assert "1 running" in " ".join(tray.icon.entries)
        assert desktop.numbers[-1] == 3
        tray.icon.press("Pause sending")
        tray.icon.press("Cancel everything waiting")
        await asyncio.sleep(0.01)
        assert {call[0] for call in session.calls} >= {"set_paused", "cancel_waiting"}
        session.desk.publish(CollectProgress("row-3", 25, 100))
        session.desk.publish(CollectProgress("row-9", 25, None))
        assert desktop.bars[-1] == 0.25
        session.desk.put(a_request(3, state=State.DONE))
        assert desktop.bars[-1] is None
        tray.icon.press("Quit")

    assert scene(session, desktop, steps) == ["left"]
    assert desktop.numbers[-1] == 0


def test_the_machine_is_kept_awake_only_while_something_runs(scene: Callable[..., list[str]]) -> None:
    session, desktop = FakeSession(), Desktop(tray=False)
    session.desk.put(a_request(1, state=State.IN_PROGRESS))

    async def steps(window: MainWindow) -> None:
        assert desktop.locks == []
        await session.settings.set(STAY_AWAKE.key, True)
        assert desktop.locks == ["taken"]
        session.desk.put(a_request(1, state=State.DONE))
        window._show_state()
        assert desktop.locks == ["taken", "released"]
        session.desk.put(a_request(2, state=State.WAITING))
        window._show_state()
        assert len(desktop.locks) == 2
        session.desk.put(a_request(2, state=State.COLLECTING))
        window._show_state()
        assert desktop.locks[2:] == ["taken"]

    scene(session, desktop, steps)
    assert desktop.locks[3:] == ["released"]


def test_a_raised_window_is_as_large_as_it_was(qtbot: Any) -> None:
    window = MainWindow(lambda: None, works, outside=lambda _parent: Outside())
    qtbot.addWidget(window)
    window.showMaximized()
    window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
    bring_to_front(window)
    assert (window.isMinimized(), window.isMaximized()) == (False, True)
    assert icon_with(3, unread=False).availableSizes() == icon_with(0, unread=True).availableSizes()
    window.finish()
