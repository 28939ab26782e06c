"""No text of the window, its menus, its rows and its form escapes translation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fake_session import MODELS, FakeSession
from made_up_language import Spoken, escaped
from PySide6.QtWidgets import QApplication
from queue_rows import PROMPTS, every_state
from test_first_start import works
from test_workplace import until

from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.phrases import model_name
from comfy_desk.ui.spawn import stop_spawned

DATA = (
    *PROMPTS,
    *(word for entry in MODELS for word in (entry.id, model_name(entry.id))),
    *(word for request in every_state() for word in (request.model, model_name(request.model), request.id)),
    *(
        "http://127.0.0.1:8188",
        "What the picture shows.",
        "Same seed, same picture.",
        "Prompt",
        "Seed",
        "Size",
        "Guidance",
        "Safe",
    ),
    *("Practice", "/nowhere/Pictures/Comfy Desk", "nowhere"),
    *("No speech was found in the sound that was given.", "One link had expired.", "Flagged."),
)


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[None]:
    with Spoken(qapp):
        yield


def test_the_window(run_async: Any, spoken: None, qapp: QApplication) -> None:
    session = FakeSession()
    session.desk.rows = {row.id: row for row in every_state()}

    async def steps() -> list[str]:
        window = MainWindow(lambda: None, works, now=lambda: 1_764_000_000.0)
        window.resize(1500, 900)
        window.show()
        window.attach(session)
        await window.start()
        window.compose.load(MODELS[0].id, {"prompt": "a lighthouse"})
        await until(lambda: window.compose.form is not None)
        try:
            found = escaped(window, DATA)
            for row in range(window.queue.shown.rowCount()):
                window.queue.table.selectRow(row)
                found += escaped(window.viewer, DATA)
        finally:
            await window.put_away()
            window.finish()
            await stop_spawned()
            window.deleteLater()
        return list(dict.fromkeys(found))

    found = run_async(steps())
    assert not found, "not through tr(), or not found by packaging/wording.py:\n" + "\n".join(found)
