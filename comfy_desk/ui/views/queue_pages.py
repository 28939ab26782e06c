"""What stands in the place of the queue's table while it has no row: what will be here, or what hides how many."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.icons import IconLabel
from comfy_desk.ui.models.row_choice import Chip
from comfy_desk.ui.phrases import DASH, counted, tr
from comfy_desk.ui.plain import plain_label

CHIPS: tuple[tuple[Chip, str], ...] = (
    (Chip.ALL, "All"),
    (Chip.ACTIVE, "Active"),
    (Chip.WAITING, "Waiting"),
    (Chip.DONE, "Done"),
    (Chip.FAILED, "Failed"),
    (Chip.EXPIRING, "Expiring"),
)


class EmptyPage(QWidget):
    """A picture, a title, a sentence and the first step."""

    def __init__(self, picture: str, title: str, words: str, step: QPushButton) -> None:
        super().__init__()
        block = QWidget()
        block.setFixedWidth(theme.GRID * 42)
        inner = QVBoxLayout(block)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(theme.GRID)
        self.heading = plain_label(title, role="title", wrap=False)
        self.hint = plain_label(words, role="hint")
        inner.addWidget(IconLabel(picture, "dim", 40), 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.heading, self.hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inner.addWidget(label)
        inner.addSpacing(theme.GRID)
        inner.addWidget(step, 0, Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.addStretch(2)
        row = QHBoxLayout()  # an alignment would take the wrapped text its height
        row.addStretch(1)
        row.addWidget(block)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(3)


def hidden_in_words(number: int, chip: Chip, search: str, batch: str) -> str:
    """Which filter hides how many: "Hidden by the chip “Failed”, the search “fox”: 12 requests." """
    filters = [tr("the chip “{name}”").format(name=tr(label)) for one, label in CHIPS if one is chip is not Chip.ALL]
    if search:
        filters.append(tr("the search “{words}”").format(words=search[:60]))
    if batch:
        filters.append(tr("the batch “{name}”").format(name=batch[:60]))
    together = ", ".join(filters) or DASH
    return counted(number, "Hidden by {filters}: {n} request.", "Hidden by {filters}: {n} requests.", filters=together)
