"""What a row says of usual times and of what can be lost; painting thousands of rows costs little and reads nothing."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from fake_session import FakeSession, a_request
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication
from queue_rows import NOW, output, request

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.output import Kind, Reach
from comfy_desk.domain.request import Request, State
from comfy_desk.services.usual import Usual, size_of
from comfy_desk.ui import expiry_words, usual_words, wording
from comfy_desk.ui.asked_sizes import AskedSizes
from comfy_desk.ui.delegates import thumbnails
from comfy_desk.ui.models.columns import COLUMNS
from comfy_desk.ui.models.queue_filter import QueueFilter
from comfy_desk.ui.models.queue_model import SORT, WORDS, QueueModel

FILM = Usual(8, run_median=130.0, run_90=250.0, wait_median=61.0, of_size=True)


def test_the_usual_time_stands_below_a_run_until_it_takes_longer() -> None:
    for seconds, usual, words in (
        (60.0, FILM, "usually 2–4 min"),
        (None, FILM, "usually 2–4 min"),
        (251.0, FILM, "longer than usual (4:10)"),
        (9_000.0, None, ""),
        (9_000.0, Usual(2), ""),
        (1.0, replace(FILM, run_median=5.0, run_90=9.0), "usually 5–9 s"),
        (1.0, replace(FILM, run_median=40.0, run_90=130.0), "usually 40 s–2 min"),
        (1.0, replace(FILM, run_median=5.0, run_90=5.0), "usually 5 s"),
    ):
        assert usual_words.running(usual, seconds).text == words
    assert usual_words.running(FILM, 251.0).tone == "warn"
    assert usual_words.in_queue(FILM).text == "usually waits 61 s"
    assert usual_words.in_queue(replace(FILM, wait_median=None)).text == ""
    assert "nine of ten within 4:10 (8 runs of this length and size here)" in usual_words.at_length(FILM)
    around = wording.Around(NOW, usual=FILM)
    running = request(1, State.IN_PROGRESS, running_since=NOW - 300)
    assert wording.second(running, around).text == "longer than usual (4:10)"
    assert wording.second(request(1, State.IN_QUEUE), around).text == "usually waits 61 s"
    assert "nine of ten" in wording.tooltip(running, around)


def test_a_row_says_the_usual_time_of_its_own_length(qapp: QApplication) -> None:
    def film(number: int, seconds: float, took: float) -> Request:
        made = output(kind=Kind.VIDEO, duration=seconds, width=1280, height=720)
        began = NOW - 5_000 + number
        return request(number * 3 + 1, State.DONE, outputs=(made,), running_since=began, completed_at=began + took)

    rows = [film(number, 5.0, 30.0) for number in range(4)] + [film(10 + number, 20.0, 300.0) for number in range(4)]
    model = QueueModel(now=NOW)
    model.load([*rows, request(100, State.IN_PROGRESS, model=rows[0].model, running_since=NOW - 1)])
    assert model.words_at(0).second.text.startswith("usually 3")  # of the model as a whole
    model.set_asked("row-00100", size_of(20.0, None))
    assert model.words_at(0).second.text == "usually 5 min"
    model.set_asked("row-00100", size_of(5.0, 1280 * 720))
    assert model.words_at(0).second.text == "usually 30 s"


def test_bodies_of_rows_in_sight_are_read_once_and_long_ones_never(qapp: QApplication, run_async: Any) -> None:
    session, model, owner = FakeSession(), QueueModel(), QObject()
    rows = [a_request(1, state=State.IN_PROGRESS), a_request(2, state=State.IN_PROGRESS, body_size=2_000_000)]
    for row in (*rows, a_request(3, state=State.IN_PROGRESS)):
        session.desk.put(row)
    session.bodies["row-1"] = b'{"duration": 8}'
    model.load(session.desk.requests())
    body = session.body

    async def broken(request_id: str) -> bytes:
        if request_id == "row-3":
            raise DeskError("The disk.")
        return await body(request_id)

    session.body = broken  # type: ignore[method-assign]

    async def main() -> None:
        sizes = AskedSizes(session, model, owner)  # type: ignore[arg-type]
        for _ in range(2):
            sizes.look_at(["row-1", "row-2", "row-3", "gone"])
            while sizes._running:
                await asyncio.sleep(0.001)

    run_async(main())
    assert session.names() == ["body"]
    assert model.learned.asked == {"row-1": size_of(8, None)}


@pytest.mark.parametrize(
    ("left", "column", "tone", "below"),
    [
        (7 * 3600, "", "dim", ""),
        (5 * 3600 + 1800, "6 h left", "warn", "Kept for 6 h more"),
        (1800, "30 min left", "error", "Kept for 30 min more"),
        (-60, "over since", "error", "The Router may have let go of it"),
    ],
)
def test_what_can_be_lost_says_how_long_it_is_kept(left: float, column: str, tone: str, below: str) -> None:
    row = request(1, State.COLLECTING, completed_at=NOW - 24 * 3600 + left)
    said = expiry_words.left(row, NOW)
    assert column in said.text
    assert said.tone == tone
    assert wording.second(row, wording.Around(NOW)).text == below


def test_a_work_that_was_not_fetched_can_be_lost_although_its_row_has_ended() -> None:
    made = output(path=None, problem="The server stalled.", reach=Reach.FETCHABLE)
    row = request(1, State.DONE, outputs=(made,), raw_path="/r", completed_at=NOW - 23.5 * 3600)
    below = wording.second(row, wording.Around(NOW))
    assert below.text == "To be had for 30 min more · The server stalled."
    assert below.tone == "error"


def test_five_thousand_rows_with_pictures_cost_microseconds_and_decode_nothing(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def decoded(*_: object) -> None:
        raise AssertionError("a picture was read")

    monkeypatch.setattr(thumbnails, "_read", decoded)
    model = QueueModel(now=NOW)
    model.load(request(n, State.DONE, outputs=(output(thumbnail=f"/t/{n}.png"),)) for n in range(5_000))
    shown = QueueFilter(model)
    asked = 0
    spent = 0.0
    for top in range(0, 4_990, 50):  # as a table asks that scrolls, each row twice
        for _ in range(2):
            indexes = [shown.index(row, column) for row in range(top, top + 10) for column in range(len(COLUMNS))]
            began = time.thread_time()
            for index in indexes:
                for role in (int(Qt.ItemDataRole.DisplayRole), WORDS, SORT):
                    index.data(role)
                    asked += 1
            spent += time.thread_time() - began
    assert spent / asked < 50e-6
