"""What a second costs: only what says something else is told and painted, as one block, and nothing where nobody looks."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from queue_rows import NOW, every_state, request

from comfy_desk.domain.request import State
from comfy_desk.ui import wording
from comfy_desk.ui.models import queue_model
from comfy_desk.ui.models.columns import COLUMNS, PLACE
from comfy_desk.ui.models.queue_filter import QueueFilter
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.models.row_words import row_words
from comfy_desk.ui.models.ticking import blocks, later

Told = list[tuple[int, int, int, int]]


def listen(model: Any) -> Told:
    told: Told = []
    model.dataChanged.connect(
        lambda first, last, *_: told.append((first.row(), last.row(), first.column(), last.column()))
    )
    return told


@pytest.fixture
def model(qapp: QApplication) -> QueueModel:
    made = QueueModel(now=NOW)
    made.load(
        request(number, State.IN_QUEUE, position=3, first_sent_at=NOW - 10, next_check_at=NOW + 8)
        for number in range(20)
    )
    return made


def look(model: QueueModel) -> None:
    for row in range(model.rowCount()):
        model.words_at(row)


def test_a_second_tells_the_two_columns_that_changed_as_one_block(model: QueueModel) -> None:
    shown = QueueFilter(model)
    look(model)
    told, passed_on = listen(model), listen(shown)
    model.tick(NOW + 1, [5, 3, 4, 6])
    columns = PLACE["next_check"], PLACE["elapsed"]
    assert told == [(3, 6, *columns)]
    assert passed_on == [(13, 16, *columns)]  # what was sent first stands first there


def test_less_than_a_second_tells_nothing(model: QueueModel) -> None:
    model.tick(NOW, range(20))
    look(model)
    told = listen(model)
    model.tick(NOW + 0.2, range(20))
    assert told == []


def test_no_words_are_made_anew_for_a_second(model: QueueModel, monkeypatch: pytest.MonkeyPatch) -> None:
    look(model)
    made: list[str] = []
    monkeypatch.setattr(queue_model, "row_words", lambda one, *_: made.append(one.id))
    model.tick(NOW + 1, range(20))
    look(model)
    assert made == []


def test_a_new_day_makes_all_words_anew(model: QueueModel) -> None:
    look(model)
    told = listen(model)
    model.tick(NOW + 86_400, range(3))
    assert told == [(0, 19, 0, len(COLUMNS) - 1)]


@pytest.mark.parametrize("seconds", [0.0, 1.0, 59.5, 3600.0])
def test_what_is_kept_equals_what_would_be_made(qapp: QApplication, seconds: float) -> None:
    for one in every_state():
        if one.state.terminal:
            continue
        then, now = wording.Around(NOW), wording.Around(NOW + seconds)
        kind = row_words(one, then, queue_model.Kind.IMAGE).preview.kind
        words, columns = later(row_words(one, then, kind), one, now)
        fresh = row_words(one, now, kind)
        told = {column.id for column in COLUMNS if column.text(words) != column.text(row_words(one, then, kind))}
        assert (words.status, words.second, words.next_check, words.elapsed) == (
            fresh.status,
            fresh.second,
            fresh.next_check,
            fresh.elapsed,
        )
        assert all(columns is not None and columns[0] <= PLACE[name] <= columns[1] for name in told)


def test_rows_that_lie_together_are_one_block() -> None:
    assert list(blocks([])) == []
    told = [(1, (3, 4)), (2, (2, 3)), (4, (3, 3)), (7, (4, 4)), (8, (4, 4))]
    assert list(blocks(told)) == [(1, 2, (2, 4)), (4, 4, (3, 3)), (7, 8, (4, 4))]
