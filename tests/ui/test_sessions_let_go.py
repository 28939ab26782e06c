"""From practice to the artist's own account and back: nothing of a session that was left stays with the window."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from typing import Any

from fake_library import FakeLibrary, an_entry
from fake_session import FakeSession, a_request
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from test_first_start import works

from comfy_desk.domain.request import State
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned


async def used(window: MainWindow) -> weakref.ref[FakeSession]:
    """All that hangs on a session is opened once, and the session is put away."""
    session = FakeSession()
    session.library = FakeLibrary([an_entry(number) for number in range(1, 5)])
    session.desk.rows = {f"row-{number}": a_request(number, state=State.DONE) for number in (1, 2)}
    window.attach(session)
    await window.start()
    place = window._there()
    place.library.show_library()
    assert place.library.view is not None
    place.library.view._on_grid(False)
    place.choosing.comparing.open([("row-1", 0), ("row-2", 0)])
    place.choosing.culling.open((1, 2, 3))
    window.presence.button.open()
    window.presence.button.panel.hide()
    window.commands.open_palette()
    await asyncio.sleep(0.02)
    await window.put_away()
    window._detach()
    await asyncio.sleep(0.02)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not session.desk.listeners
    assert not session.library.listeners
    return weakref.ref(session)


def test_nothing_of_a_session_stays_behind(qtbot: Any, run_async: Any) -> None:
    async def main() -> None:
        window = MainWindow(lambda: None, works)
        window.show()
        window.presence.begin()  # not in the midst of what is counted
        sessions, parts = [], list[Counter[str]]()
        for _ in range(3):
            sessions.append(await used(window))
            gc.collect()
            parts.append(Counter(type(one).__name__ for one in window.findChildren(QObject)))
        assert parts[1] == parts[2]
        assert [one() for one in sessions] == [None, None, None]
        window.finish()
        window.deleteLater()
        await stop_spawned()

    run_async(main(), timeout=30)
