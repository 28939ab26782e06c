"""Cells that were drawn before are copied: they look the same, and what changed is drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from queue_rows import NOW, StillDesk, every_state

from comfy_desk.domain.events import RequestChanged
from comfy_desk.domain.observations import Restored
from comfy_desk.domain.request import State
from comfy_desk.ui import theme
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.delegates.drawn import LEAST, DrawnCells
from comfy_desk.ui.delegates.row import RowDelegate
from comfy_desk.ui.models.columns import COLUMNS
from comfy_desk.ui.models.queue_model import WORDS
from comfy_desk.ui.views.queue import QueueView


@pytest.fixture
def view(qapp: QApplication) -> Iterator[QueueView]:
    theme.apply(qapp, "dark")
    bridge = DeskBridge(StillDesk(every_state()), clock=lambda: NOW)
    made = QueueView(bridge)
    made.resize(1200, 2000)
    made.show()
    qapp.processEvents()
    yield made
    bridge.close()
    made.close()
    made.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme.apply(qapp, "dark")


def drawn_anew(view: QueueView, row: int, column: int, size: QSize) -> QImage:
    made = QImage(size, QImage.Format.Format_RGB32)
    made.fill(theme.color("panel"))
    painter = QPainter(made)
    index = view.shown.index(row, column)
    view.table.delegate._cell(painter, QRect(QPoint(0, 0), size), index.data(WORDS), index, chosen=False)
    painter.end()
    return made


def differing(view: QueueView) -> list[tuple[int, str]]:
    """The cells that look otherwise in the table than when they are drawn by themselves."""
    table = view.table
    seen = table.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    found = []
    for row in range(view.shown.rowCount()):
        for column in range(len(COLUMNS)):
            cell = table.visualRect(view.shown.index(row, column))
            if table.isColumnHidden(column) or cell.isEmpty():
                continue
            if seen.copy(cell) != drawn_anew(view, row, column, cell.size()):
                found.append((row, COLUMNS[column].id))
    return found


@pytest.mark.parametrize("scheme", ["dark", "light", "contrast"])
def test_a_copied_cell_looks_as_if_it_were_drawn(view: QueueView, qapp: QApplication, scheme: str) -> None:
    theme.apply(qapp, scheme)
    qapp.processEvents()
    assert len(view.table.delegate.drawn) > 50
    for _ in range(2):
        assert not differing(view)
    view.set_compact(True)
    qapp.processEvents()
    assert not differing(view)


def test_only_what_says_something_else_is_drawn_anew(
    view: QueueView, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, plain, drawn = view.table, RowDelegate._cell, []

    def cell(self: Any, painter: Any, at: Any, words: Any, index: Any, **more: Any) -> None:
        if COLUMNS[index.column()].id != "preview":
            drawn.append(COLUMNS[index.column()].id)
        plain(self, painter, at, words, index, **more)

    table.viewport().grab()
    monkeypatch.setattr(RowDelegate, "_cell", cell)
    table.viewport().grab()
    assert not drawn
    view.model.tick(NOW + 1, range(view.model.rowCount()))
    table.viewport().grab()
    assert drawn
    assert set(drawn) <= {"status", "next_check", "elapsed"}
    drawn.clear()
    desk: Any = view._desk
    row = next(row for row in desk.rows.values() if row.state is State.IN_QUEUE)
    after = replace(row, position=1_234)
    desk.rows[row.id] = after
    desk.tell(RequestChanged(row, after, Restored(NOW)))
    table.viewport().grab()
    assert drawn == ["status"]
    monkeypatch.undo()
    assert not differing(view)


def test_what_is_kept_is_bounded(qapp: QApplication) -> None:
    cells = DrawnCells()
    size, ground = QSize(200, 100), QColor("red")
    for number in range(1_000):
        cells.blank(number, size, 2.0, ground)
    assert cells.bytes_kept <= LEAST
    assert cells.bytes_kept == len(cells) * 200 * 100 * 4 * 4
    assert cells.get(0) is None
    kept = cells.get(999)
    assert kept is not None
    assert kept.deviceIndependentSize().toSize() == size
    cells.clear()
    assert not cells.bytes_kept
    assert cells.get(999) is None
