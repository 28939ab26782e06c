"""No text of a sheet or a dialog that a menu opens escapes translation."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from fake_session import MODELS, FakeSession
from made_up_language import Spoken, escaped
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from queue_rows import every_state
from test_first_start import works
from test_speaks_window import DATA
from test_workplace import until

from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned

SHOWN = (
    *DATA,
    *["{date}", "{id}", "{index}", "{model}", "{prompt}", "{provider}", "{seed}", "{time}", "flux", "pro", "png"],
    *(
        "A red fox at night, in the rain",
        "An old harbour town in the first light of a winter morning, fishing boats, gulls",
    ),
)


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[None]:
    with Spoken(qapp):
        yield


async def settle() -> None:
    for _ in range(40):
        await asyncio.sleep(0)


def opening(window: MainWindow) -> list[QAction]:
    """What opens something to be answered or read."""
    menus = window.menuBar().findChildren(QMenu)
    found = [
        action for menu in menus for action in menu.actions() if not action.isSeparator() and action.menu() is None
    ]
    names = ("about", "shortcuts", "keys")
    return [one for one in found if "…" in one.text() or one.objectName().rpartition(".")[2] in names]


def read_and_close(window: MainWindow, seen: list[str]) -> list[str]:
    """What stands open over the window: its texts that escaped."""
    found = []
    content = window.sheets.content
    if content is not None:
        seen.append(type(content).__name__)
        found += escaped(content, SHOWN)
        window.close_sheet()
    for other in QApplication.topLevelWidgets():
        # A main window that another test has not let go of yet speaks what was spoken then.
        if other.isVisible() and not isinstance(other, MainWindow) and other.isWindow():
            seen.append(type(other).__name__)
            if not isinstance(other, QFileDialog):  # Qt's own
                found += escaped(other, SHOWN)
            other.close()
    return found


def test_what_the_menus_open(run_async: Any, spoken: None, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: True)
    session = FakeSession()
    session.desk.rows = {row.id: row for row in every_state()}
    seen: list[str] = []

    async def steps() -> list[str]:
        window = MainWindow(lambda: None, works, now=lambda: 1_764_000_000.0)
        window.show()
        window.attach(session)
        await window.start()
        window.compose.load(MODELS[0].id, {"prompt": "a lighthouse"})
        await until(lambda: window.compose.form is not None)
        found: list[str] = []
        try:
            for action in opening(window):
                if action.isEnabled():
                    action.trigger()
                    await settle()
                    found += read_and_close(window, seen)
                    await settle()
        finally:
            await window.put_away()
            window.finish()
            await stop_spawned()
            window.deleteLater()
        return list(dict.fromkeys(found))

    found = run_async(steps())
    assert {"SettingsSheet", "LedgerWindow", "ManyDialog", "ToldSheet"} <= set(seen), seen
    assert not found, "not through tr(), or not found by packaging/wording.py:\n" + "\n".join(found)
