"""Tab in the whole window: from the model to Generate, on through the queue and the viewer, and back again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from fake_session import MODELS, FakeSession, a_request
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from test_first_start import works

from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned


@pytest.fixture
def window(qtbot: Any) -> Any:
    made = MainWindow(lambda: None, works, now=lambda: 1_700_000_100.0)
    made.resize(1280, 800)
    made.show()
    yield made
    made.finish()
    made.deleteLater()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def walk(key: Qt.Key, most: int) -> list[QWidget]:
    """What has the keyboard after each press, until the first comes again."""
    first = QApplication.focusWidget()
    seen: list[QWidget] = [first] if first is not None else []
    for _ in range(most):
        QTest.keyClick(QApplication.focusWidget(), key)
        here = QApplication.focusWidget()
        assert here is not None
        if here is first:
            return seen
        seen.append(here)
    pytest.fail(f"{most} presses did not lead back: {[type(widget).__name__ for widget in seen]}")


def test_tab_goes_round_the_whole_window(run_async: Any, window: MainWindow) -> None:
    session = FakeSession()
    session.desk.put(a_request(1))

    async def steps() -> None:
        window.attach(session)  # type: ignore[arg-type]
        await window.start()
        await settle()
        compose = window.compose
        compose.load(MODELS[0].id, {"prompt": "a boat"})
        await settle()
        window.activateWindow()
        compose.form.focus_first()
        QApplication.processEvents()
        seen = walk(Qt.Key.Key_Tab, 60)
        places = [
            "compose" if compose.isAncestorOf(widget) else "queue" if window.queue.isAncestorOf(widget) else "rest"
            for widget in seen
        ]
        names = [widget.accessibleName() for widget in seen]
        assert compose.foot.button in seen
        assert compose.model_button in seen
        assert {"Show the input as: Form", "Prompt", "Seed"} <= set(names), names
        assert seen.index(compose.model_button) > places.index("queue")  # last, since the walk began below it
        assert seen.index(compose.foot.button) < places.index("queue")
        back = walk(Qt.Key.Key_Backtab, 60)
        assert back == [seen[0], *reversed(seen[1:])]

    async def main() -> None:
        try:
            await steps()
        finally:
            await window.put_away()
            window.finish()
            await stop_spawned()
            await settle()

    run_async(main())
