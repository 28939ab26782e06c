"""The end of a row of works: what was decided, and what can be done with it now."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.cull.deck import Counts
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label


class Summary(QWidget):
    trashAsked = Signal()
    picksAsked = Signal()
    exportAsked = Signal()
    backAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.headline = plain_label(tr("You went through all of them"), self, role="title")
        self.words = plain_label("", self)
        self.trash = QPushButton(self)
        self.picks = QPushButton(tr("Show picks"), self)
        self.export = QPushButton(tr("Export picks…"), self)
        self.back = QPushButton(tr("Go on looking"), self)
        self.trash.clicked.connect(self.trashAsked)
        self.picks.clicked.connect(self.picksAsked)
        self.export.clicked.connect(self.exportAsked)
        self.back.clicked.connect(self.backAsked)
        buttons = QWidget(self)
        line = FlowLayout(buttons, centred=True)
        for button in (self.trash, self.picks, self.export, self.back):
            line.addWidget(button)
        column = QVBoxLayout(self)
        pad = 4 * theme.GRID
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(2 * theme.GRID)
        column.addStretch(1)
        for label in (self.headline, self.words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addWidget(buttons)
        column.addStretch(2)

    def show_counts(self, counts: Counts) -> None:
        told = (
            counted(counts.picks, "{n} pick", "{n} picks"),
            counted(counts.rejects, "{n} reject", "{n} rejects"),
            counted(counts.undecided, "{n} undecided", "{n} undecided"),
        )
        self.words.setText(" · ".join(told) if counts.whole else tr("Nothing is left here."))
        self.trash.setText(
            counted(counts.rejects, "Move {n} reject to the trash", "Move {n} rejects to the trash")
            if counts.rejects
            else tr("Move rejects to the trash")
        )
        self.trash.setEnabled(counts.rejects > 0)
        self.trash.setToolTip(
            tr("They stay there for 30 days, and can be put back.") if counts.rejects else tr("Nothing was rejected.")
        )
        for button in (self.picks, self.export):
            button.setEnabled(counts.picks > 0)
            button.setToolTip("" if counts.picks else tr("Nothing was picked."))
        self.back.setEnabled(counts.whole > 0)
