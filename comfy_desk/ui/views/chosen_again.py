"""Several rows that came back into the queue together are chosen again, as they were before they left. It moves no row."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QTimer

from comfy_desk.ui.models.columns import PLACE
from comfy_desk.ui.views.queue import QueueView


def choose_soon(queue: QueueView, ids: Sequence[str]) -> None:
    """When the rows stand there. A single one takes the choice from nothing else."""
    if len(ids) > 1:
        QTimer.singleShot(0, queue, lambda: choose_again(queue, ids))


def choose_again(queue: QueueView, ids: Sequence[str]) -> None:
    """Those of them that are shown."""
    table, model = queue.table, queue.shown
    rows = sorted({row for one in ids if (row := model.row_of(one)) is not None})
    if not rows:
        return
    chosen = QItemSelection()
    for _gap, group in groupby(enumerate(rows), lambda pair: pair[1] - pair[0]):
        part = [row for _place, row in group]
        chosen.select(model.index(part[0], 0), model.index(part[-1], model.columnCount() - 1))
    flags, first = QItemSelectionModel.SelectionFlag, model.index(rows[0], PLACE["prompt"])
    table.selectionModel().setCurrentIndex(first, flags.ClearAndSelect | flags.Rows)
    table.selectionModel().select(chosen, flags.Select | flags.Rows)
    table.scrollTo(first)
