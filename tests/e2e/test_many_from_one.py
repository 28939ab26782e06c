"""Many from one through the window, the whole core and the practice Router: what the list showed is what arrived."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from core_session import PANELS, SKETCH, core, until_ended
from practice_process import PracticeProcess
from PySide6.QtCore import Qt

from comfy_desk.domain.request import State
from comfy_desk.schema import from_bytes, to_bytes
from comfy_desk.services.session import Session
from comfy_desk.ui.dialogs.many import ManyDialog
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned

BODY = {"prompt": "a quiet harbour", "width": 256, "height": 256, "seed": 5}
Steps = Callable[[ManyDialog], Coroutine[Any, Any, None]]


async def met(fact: Callable[[], bool], patience: float = 20.0) -> None:
    end = time.monotonic() + patience
    while not fact():
        assert time.monotonic() < end, "it did not come"
        await asyncio.sleep(0.01)


@pytest.fixture
def sent(run_async: Any, practice_router: PracticeProcess, tmp_path: Path, qapp: Any) -> Any:
    """Does `steps(dialog)` for the sketch, sends the list, and returns its bodies as they arrived, in the list's order."""
    practice_router.settings(speed=50)
    arrived: list[tuple[str, dict[str, Any]]] = []

    async def main(steps: Steps) -> None:
        async with core(practice_router, tmp_path) as session:
            window = MainWindow(lambda: None, lambda _secret: asyncio.sleep(0, ""))  # type: ignore[arg-type]
            window.resize(1440, 900)
            window.show()
            window.attach(session)
            await window.start()
            window.compose.load(SKETCH, BODY)
            await met(lambda: not window.compose.reason())
            try:
                place = window._there()
                place.many.open()
                dialog = place.many.dialog
                assert dialog is not None
                await met(lambda: not dialog.working and dialog.models.list.count() > 0)
                await steps(dialog)
                arrived.extend(await _send(session, dialog, practice_router))
            finally:
                await window.put_away()
                window.finish()
                window.deleteLater()
                await stop_spawned()

    def play(steps: Steps) -> list[tuple[str, dict[str, Any]]]:
        run_async(main(steps), timeout=90)
        return arrived

    return play


async def _send(session: Session, dialog: ManyDialog, router: PracticeProcess) -> list[tuple[str, dict[str, Any]]]:
    shown = [(row.model, to_bytes(row.body)) for row in dialog.list.chosen()]
    dialog.add.click()
    await met(lambda: len(session.desk.requests()) == len(shown))
    rows = await until_ended(session, [row.id for row in session.desk.requests()])
    assert {row.state for row in rows} <= {State.DONE}
    assert len({row.batch for row in rows}) == 1
    runs = router.requests()
    assert sorted((run["model"], run["body_sha256"]) for run in runs) == sorted(
        (model, hashlib.sha256(body).hexdigest()) for model, body in shown
    )
    assert sum(run["body_bytes"] for run in runs) == sum(len(body) for _model, body in shown)
    assert router.counts()["runs"] == len(shown)
    return [(model, from_bytes(body)) for model, body in shown]


def test_copies_with_seeds_that_are_counted_up(sent: Any) -> None:
    async def steps(dialog: ManyDialog) -> None:
        dialog.seeds.copies.setValue(4)
        await met(lambda: not dialog.working and len(dialog.list.rows) == 4)

    assert sent(steps) == [(SKETCH, {**BODY, "seed": 5 + n}) for n in range(4)]


def test_a_table_with_a_row_that_is_wrong(sent: Any) -> None:
    async def steps(dialog: ManyDialog) -> None:
        dialog.ways.setCurrentWidget(dialog.lines)
        dialog.lines.kind.setCurrentIndex(1)
        dialog.lines.text.setPlainText('prompt\tseed\twidth\n"a ""red"" fox"\t1\t512\nan owl\t2\t513\n\nbear\t3\t\n')
        await met(lambda: not dialog.working and len(dialog.list.rows) == 3)
        assert "Row 3, column 3 (Width)" in dialog.wrong.text()

    assert sent(steps) == [
        (SKETCH, {**BODY, "prompt": 'a "red" fox', "width": 512, "seed": 1}),
        (SKETCH, {**BODY, "prompt": "bear", "seed": 3}),
    ]


def test_two_fields_through_their_values(sent: Any) -> None:
    async def steps(dialog: ManyDialog) -> None:
        sweep = dialog.sweep
        dialog.ways.setCurrentWidget(sweep)
        sweep.first.field.setCurrentIndex(sweep.first.field.findData("/brightness"))
        sweep.first.text.setPlainText("-0.1 to 0.1 step 0.1")
        sweep.second.field.setCurrentIndex(sweep.second.field.findData("/output_format"))
        for number in (0, 2):
            sweep.second.choices.item(number).setCheckState(Qt.CheckState.Checked)
        dialog.seeds.choose(dialog.seeds.rule.itemData(0))
        await met(lambda: not dialog.working and len(dialog.list.rows) == 6)

    found = sent(steps)
    assert [(str(body["brightness"]), body["output_format"], body["seed"]) for _model, body in found] == [
        (value, kind, 5) for value in ("-0.1", "0", "0.1") for kind in ("png", "webp")
    ]


def test_the_same_words_at_two_models(sent: Any) -> None:
    async def steps(dialog: ManyDialog) -> None:
        dialog.ways.setCurrentWidget(dialog.models)
        dialog.models.tick(PANELS)
        await met(lambda: not dialog.working and len(dialog.list.rows) == 2)
        assert "Width (256)" in dialog.models.said.text()

    assert sent(steps) == [(SKETCH, BODY), (PANELS, {"prompt": "a quiet harbour", "seed": 6})]
