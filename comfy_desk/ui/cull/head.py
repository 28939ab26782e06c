"""The line over what is looked at while culling: how far one is, which works count, whether a mark leads on."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from comfy_desk.ui import theme
from comfy_desk.ui.compare.rows import flowing
from comfy_desk.ui.cull.deck import Counts
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.plain import plain_label


class CullHead(QWidget):
    """Its parts are wired by the window around it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = plain_label("", self, role="label", wrap=False)
        self.place.setFont(theme.ticking_font())
        self.place.setAccessibleName(tr("Where you are"))
        self.undecided = QCheckBox(tr("Undecided only"), self)
        self.advance = QCheckBox(tr("Go on after a mark"), self)
        self.keys = QPushButton(tr("Keys"), self)
        self.finish = QPushButton(tr("Finish"), self)
        for button in (self.keys, self.finish):
            theme.set_role(button, "link")
        line = flowing(self, across=2 * theme.GRID, gap=2 * theme.GRID)
        for part in (self.place, self.undecided, self.advance, self.keys, self.finish):
            line.addWidget(part)

    def show_counts(self, counts: Counts, *, all_read: bool) -> None:
        """ "12 of 240 · 5 picks · 3 rejects"; while marks are still being read that is said."""
        told = [tr("{n} of {all}").format(n=whole(counts.place), all=whole(counts.shown))]
        told.append(counted(counts.picks, "{n} pick", "{n} picks"))
        told.append(counted(counts.rejects, "{n} reject", "{n} rejects"))
        if not all_read:
            told.append(tr("still reading the marks"))
        self.place.setText(" · ".join(told))
