"""The window on the whole core and the practice Router: refusals that keep the row and its key, batches, and the order."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from core_session import SKETCH, core, until
from practice_process import PracticeProcess
from PySide6.QtWidgets import QLabel

from comfy_desk.domain.events import PAUSED_BY_FAILURES
from comfy_desk.domain.request import Hold, State
from comfy_desk.services.session import Session
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.spawn import stop_spawned

Steps = Callable[[MainWindow, Session], Coroutine[Any, Any, None]]


@pytest.fixture
def play(run_async: Any, practice_router: PracticeProcess, tmp_path: Path, qapp: Any) -> Callable[[Steps], None]:
    """Runs `steps(window, session)` with the sketch's form open and a prompt in it."""

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


async def generate(window: MainWindow) -> None:
    window.compose.posting.guard._last = None  # a deliberate press, long after the one before
    window.compose.generate.trigger()
    await met(lambda: not window.compose.posting.recording)


def refuse(router: PracticeProcess, status: int, bucket: str, **more: Any) -> None:
    router.fault(route="submit", kind="status", status=status, bucket=bucket, **more)


def only(session: Session) -> Any:
    (row,) = session.desk.requests()
    return row


def test_a_422_marks_the_field_and_the_corrected_form_goes_under_the_same_key(
    play: Any, practice_router: PracticeProcess
) -> None:
    body = '{"detail": [{"loc": ["body", "width"], "msg": "must be a multiple of 8", "type": "value_error"}]}'
    practice_router.fault(
        route="submit", kind="answer", status=422, body=body, headers={"X-Comfy-Error-Type": "invalid_input"}
    )

    async def steps(window: MainWindow, session: Session) -> None:
        await generate(window)
        row = only(session)
        await until(session, row.id, lambda r: r.state is State.FAILED)
        await met(lambda: window.compose.foot.button.text().startswith("Send the change"))
        marked = [label.text() for label in window.compose.form.findChildren(QLabel)]
        assert any("multiple of 8" in words for words in marked)
        window.compose.form.set_body({"prompt": "a quiet harbour", "width": 512, "height": 256, "seed": 5})
        await generate(window)
        after = await until(session, row.id, lambda r: r.state is State.DONE)
        assert (after.id, after.key, after.order) == (row.id, row.key, row.order)
        assert only(session).id == row.id
        assert b'"width":512' in (await session.body(row.id)).replace(b" ", b"")
        assert window.compose.foot.button.text().startswith("Generate")

    play(steps)
    assert practice_router.counts()["runs"] == 1


def test_402_keeps_the_row_and_send_again_takes_the_same_key(play: Any, practice_router: PracticeProcess) -> None:
    refuse(practice_router, 402, "insufficient_credits")

    async def steps(window: MainWindow, session: Session) -> None:
        await generate(window)
        row = only(session)
        await until(session, row.id, lambda r: r.hold is Hold.CREDITS)
        bar = window.queue.notices
        await met(lambda: bar.credits.isVisible())
        words = window.queue.model.words_at(0)
        assert [(one.verb, one.label) for one in words.actions[:2]] == [("send_again", "Send again"), ("edit", "Edit")]
        bar.send.click()
        after = await until(session, row.id, lambda r: r.state is State.DONE)
        assert (after.key, after.body_sha256) == (row.key, row.body_sha256)
        await met(lambda: not bar.credits.isVisible())

    play(steps)
    assert practice_router.counts()["runs"] == 1


@pytest.mark.parametrize(("status", "bucket"), [(403, "not_enabled"), (404, "model_not_found")])
def test_403_and_404_keep_the_row_the_form_and_the_key(
    play: Any, practice_router: PracticeProcess, status: int, bucket: str
) -> None:
    refuse(practice_router, status, bucket)

    async def steps(window: MainWindow, session: Session) -> None:
        await generate(window)
        row = only(session)
        await until(session, row.id, lambda r: r.state is State.FAILED)
        assert window.compose.form.prompt() == "a quiet harbour"
        window.queue.verbAsked.emit(row.id, "edit")
        await met(
            lambda: window.compose.foot.button.text().startswith("Send the change") and not window.compose.reason()
        )
        window.compose.changing.leave()
        window.queue.verbAsked.emit(row.id, "send_again")
        after = await until(session, row.id, lambda r: r.state is State.DONE)
        assert (after.key, after.body_sha256) == (row.key, row.body_sha256)

    play(steps)
    assert practice_router.counts()["runs"] == 1


def test_what_waits_is_changed_moved_and_sent_in_the_order_that_is_seen(
    play: Any, practice_router: PracticeProcess
) -> None:
    sent: list[str] = []

    async def steps(window: MainWindow, session: Session) -> None:
        await session.set_limits(1, 1)
        await session.set_paused(True)
        for number in range(4):
            window.compose.form.set_body({"prompt": f"boat {number}", "width": 256, "height": 256, "seed": 5})
            await generate(window)
        table, shown = window.queue.table, window.queue.shown
        assert [shown.request_at(row).prompt for row in shown.waiting()] == [f"boat {n}" for n in range(4)]
        rows = {request.prompt: request for request in session.desk.requests()}
        window.queue.table.ask("send_next", rows["boat 3"])
        await met(lambda: shown.request_at(0).prompt == "boat 3")
        table.ask_of_all("send_last", (rows["boat 0"],))
        await met(lambda: shown.request_at(3).prompt == "boat 0")
        window.queue.table.ask("hold_back", rows["boat 2"])
        await met(lambda: session.desk.get(rows["boat 2"].id).hold is Hold.PAUSED)  # type: ignore[union-attr]
        window.queue.verbAsked.emit(rows["boat 1"].id, "edit")
        await met(
            lambda: window.compose.foot.button.text().startswith("Send the change") and not window.compose.reason()
        )
        window.compose.form._prompt_edit().write("boat 1, changed")  # type: ignore[union-attr]
        await generate(window)
        await met(lambda: any(r.prompt == "boat 1, changed" for r in session.desk.requests()))
        await met(lambda: session.desk.get(rows["boat 1"].id).hold is Hold.READY)  # type: ignore[union-attr]
        seen = [shown.request_at(row) for row in shown.waiting()]
        assert [request.prompt for request in seen] == ["boat 3", "boat 1, changed", "boat 2", "boat 0"]
        await session.set_paused(False)
        for name in ("boat 3", "boat 1", "boat 0"):
            await until(session, rows[name].id, lambda r: r.state is State.DONE)
        assert session.desk.get(rows["boat 2"].id).state is State.WAITING  # type: ignore[union-attr]
        await session.set_paused(True)
        window.queue.table.ask("send_again", rows["boat 2"])  # it goes although sending is paused
        await until(session, rows["boat 2"].id, lambda r: r.state is State.DONE)
        done = sorted(session.desk.requests(), key=lambda r: r.first_sent_at or 0)
        sent.extend(request.prompt for request in done)

    play(steps)
    assert sent == ["boat 3", "boat 1, changed", "boat 0", "boat 2"]
    assert practice_router.counts()["runs"] == 4


def test_a_batch_has_one_progress_one_cancel_and_a_brake(play: Any, practice_router: PracticeProcess) -> None:
    async def steps(window: MainWindow, session: Session) -> None:
        window.compose.foot.many.setValue(4)
        await generate(window)
        (batch,) = session.desk.batches()
        assert batch.name == "a quiet harbour ×4"
        seeds = sorted(request.seed or "" for request in session.desk.requests())
        assert seeds == ["5", "6", "7", "8"]
        card = window.queue.strip.cards[0]
        await met(lambda: card.words.whole == "4 of 4 done")
        assert window.queue.model.words_at(0).batch == batch.name
        await session.set_paused(True)
        await generate(window)
        second = window.queue.strip.cards[0]
        await met(lambda: second.words.whole == "0 of 4 done · 4 waiting")
        second.cancel.click()
        await met(lambda: second.words.whole == "0 of 4 done · 4 cancelled")
        await session.set_paused(False)
        refuse(practice_router, 404, "model_not_found", count=0)
        await generate(window)
        await met(lambda: session.desk.pause_reason == PAUSED_BY_FAILURES)
        await met(lambda: window.queue.notices.failures.isVisible())
        practice_router.clear_faults()
        window.queue.notices.show_them.click()
        assert all(
            window.queue.shown.request_at(row).state is State.FAILED for row in range(window.queue.shown.rowCount())
        )
        window.queue.notices.resume.click()
        await met(lambda: not session.desk.sending_paused)

    play(steps)
