"""The price in the whole window on the practice Router: one question for a burst of strokes, kept, and added up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from core_session import SKETCH, core, until_ended
from practice_process import PracticeProcess
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from comfy_desk.domain.settings import ASK_ABOVE, STOP_AT
from comfy_desk.services import account_services
from comfy_desk.services.session import Session
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned

Steps = Callable[[MainWindow, Session], Coroutine[Any, Any, None]]


@pytest.fixture
def play(
    run_async: Any, practice_router: PracticeProcess, tmp_path: Path, qapp: Any, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Steps], None]:
    monkeypatch.setattr(account_services, "_BALANCE_REST", 0.2)

    async def main(steps: Steps) -> None:
        async with core(practice_router, tmp_path) as session:
            window = MainWindow(lambda: None, lambda _secret: asyncio.sleep(0, ""))  # type: ignore[arg-type]
            window.resize(1440, 900)
            window.show()
            window.attach(session)
            await window.start()
            window.compose.load(SKETCH, {"prompt": "a quiet harbour", "width": 256, "height": 256, "seed": 5})
            await met(lambda: not window.compose.reason())
            try:
                await steps(window, session)
            finally:
                await window.put_away()
                window.finish()
                window.deleteLater()
                await stop_spawned()

    return lambda steps: run_async(main(steps), timeout=60)


async def met(fact: Callable[[], bool], patience: float = 20.0) -> None:
    end = time.monotonic() + patience
    while not fact():
        assert time.monotonic() < end, "it did not come"
        await asyncio.sleep(0.01)


def asked(router: PracticeProcess) -> int:
    return int(router.counts()["routes"].get("estimate", 0))


def test_a_burst_of_strokes_is_one_question_and_its_price_goes_into_row_and_ledger(
    play: Any, practice_router: PracticeProcess
) -> None:
    practice_router.settings(committed_limit_cents=5_000)

    async def steps(window: MainWindow, session: Session) -> None:
        foot = window.compose.foot
        await met(lambda: foot.button.text() == "Generate · $0.04")
        before = asked(practice_router)
        prompt = next(one for one in window.compose.form.findChildren(QPlainTextEdit) if one.isVisible())
        for _ in range(100):
            QTest.keyClicks(prompt, "x")
        await met(lambda: foot.button.text() == "Generate · …")
        await met(lambda: foot.button.text() == "Generate · $0.04")
        assert asked(practice_router) == before + 1
        for _ in range(3):  # back to what is known, and forth again
            QTest.keyClick(prompt, "\b")
            QTest.keyClicks(prompt, "x")
        await asyncio.sleep(0.5)
        assert foot.button.text() == "Generate · $0.04"
        assert asked(practice_router) == before + 1
        foot.many.setValue(3)
        assert foot.button.text() == "Generate ×3 · $0.12"
        window.compose.generate.trigger()
        await met(lambda: len(session.desk.requests()) == 3)
        assert {row.estimate for row in session.desk.requests()} == {"0.04"}
        await until_ended(session, [row.id for row in session.desk.requests()])
        await met(lambda: "Balance $19.88" in window.status.words)
        await met(lambda: "Today $0.12" in window.status.words)
        window._there().show_ledger()
        ledger = window._there()._ledger
        assert ledger is not None
        await met(lambda: ledger.model.rowCount() == 1)
        assert ledger.totals["Today"].text() == "$0.12"
        ledger.close()

    play(steps)


def test_the_limits_stand_before_the_press_and_the_settings_take_them_away(
    play: Any, practice_router: PracticeProcess
) -> None:
    async def steps(window: MainWindow, session: Session) -> None:
        foot, line = window.compose.foot, window._there().money.line
        await session.settings.set(ASK_ABOVE.key, 3)
        await met(lambda: foot.button.text() == "Generate · $0.04")
        window.compose.generate.trigger()
        assert line.asks
        assert session.desk.requests() == ()
        window.compose.posting.guard._last = None
        line.anyway.click()
        await met(lambda: len(session.desk.requests()) == 1)
        assert not line.asks
        await session.settings.set(STOP_AT.key, 4)
        window.compose.posting.guard._last = None
        window.compose.generate.trigger()
        assert line.asks
        assert not line.anyway.isVisible()
        line.change.click()
        await asyncio.sleep(0)
        assert window.sheets.content is not None
        window.sheets.close()
        await session.settings.set(STOP_AT.key, 0)
        assert not line.asks

    play(steps)
