"""A stream of changes costs a few refreshes a second, whatever its length; a few changes are followed at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from fake_session import FakeSession
from PySide6.QtCore import QObject
from queue_rows import NOW, StillDesk, request
from test_workplace import play, until  # noqa: F401 - a fixture

from comfy_desk.domain.batch import Batch
from comfy_desk.domain.events import RequestChanged
from comfy_desk.domain.observations import Restored
from comfy_desk.domain.request import State
from comfy_desk.ui.main_window import MainWindow
from comfy_desk.ui.models.batches import BatchList
from comfy_desk.ui.status_line import StatusLine
from comfy_desk.ui.unhurried import Unhurried
from comfy_desk.ui.viewers.details import DetailsPanel
from comfy_desk.ui.viewers.news import NewsChip
from comfy_desk.ui.views.queue import QueueView
from comfy_desk.ui.views.queue_notices import QueueNotices
from comfy_desk.ui.views.viewer import ViewerView


def test_a_few_at_once_and_then_one_an_interval(qtbot: Any) -> None:
    calls: list[int] = []
    owner = QObject()
    told = Unhurried(lambda: calls.append(1), owner, interval=20, at_once=3)
    for _ in range(3):
        told.soon()
    assert len(calls) == 3
    for _ in range(1_000):
        told.soon()
    assert len(calls) == 3
    qtbot.waitUntil(lambda: len(calls) == 4)
    qtbot.waitUntil(lambda: not told._timer.isActive())  # nothing ticks while nothing changes
    assert len(calls) == 4
    for _ in range(5):
        told.soon()
    assert len(calls) == 7
    told.settle()
    told.settle()
    assert len(calls) == 8
    told.soon()
    told.stop()
    told.settle()
    assert len(calls) == 8


_FOLLOWERS = (
    (QueueView, "_on_rows"),
    (QueueNotices, "refresh"),
    (StatusLine, "show_state"),
    (BatchList, "_tell_progress"),
    (ViewerView, "show_request"),
    (DetailsPanel, "_show_lines"),
    (NewsChip, "_say"),
)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    counts: Counter[str] = Counter()

    def count(kind: type, name: str) -> None:
        plain = getattr(kind, name)

        def one_more(self: Any, *arguments: Any, **options: Any) -> Any:
            counts[f"{kind.__name__}.{name}"] += 1
            return plain(self, *arguments, **options)

        monkeypatch.setattr(kind, name, one_more)

    for kind, name in _FOLLOWERS:
        count(kind, name)
    return counts


@pytest.mark.parametrize("chosen", [False, True])
def test_a_thousand_changes_refresh_a_few_times(play: Any, counted: Counter[str], chosen: bool) -> None:  # noqa: F811
    rows = [request(number, State.IN_PROGRESS, batch="b") for number in range(500)]
    rows += [request(number, State.WAITING, batch="b") for number in range(500, 1_000)]
    session = FakeSession()
    desk: Any = StillDesk(rows)
    session.desk = desk
    desk.groups = {"b": Batch("b", "a batch", NOW)}

    def stream() -> None:
        for row in rows:
            after = replace(row, state=State.DONE if row.state is State.IN_PROGRESS else State.IN_PROGRESS, hold=None)
            desk.rows[row.id] = after
            desk.tell(RequestChanged(row, after, Restored(NOW)))

    async def steps(window: MainWindow) -> None:
        if chosen:
            window.show_request(rows[-1].id)
        turns: list[int] = []
        window.queue.model.turnsChanged.connect(lambda: turns.append(1))
        await asyncio.sleep(0.5)  # what showing the window left to do
        counted.clear()
        stream()
        at_once = dict(counted)
        assert at_once
        assert max(at_once.values()) <= 4, at_once
        assert len(turns) <= 4
        counts = window.queue.counts
        assert (counts.running, counts.done) == (500, 500)
        await until(lambda: "500 running" in window.status.words)  # the last of them is told, too
        if chosen:
            await until(lambda: window.viewer._news.accessibleName() == "500 new results")
        else:
            await until(lambda: window.viewer.shown_id == rows[499].id)
        assert max(counted.values()) <= 8, counted

    play(session, steps)
