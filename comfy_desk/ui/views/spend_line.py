"""Above Generate: a limit of the artist's own stands before a press. Nothing is decided here; what is pressed is told."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from comfy_desk.services.spending import Verdict, Word
from comfy_desk.ui import theme
from comfy_desk.ui.icons import IconLabel
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.told import told


class SpendLine(QWidget):
    """`confirmed()`: this one press goes all the same. `changeAsked()`: the limit is to be changed. `dropped()`: not now."""

    confirmed = Signal()
    changeAsked = Signal()
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QFrame(self)
        theme.set_role(self.box, "notice")
        self.words = plain_label("", self.box)
        self.basis = plain_label("", self.box, role="hint")
        self.anyway = QPushButton(tr("Send anyway"), self.box)
        self.anyway.setToolTip(tr("For this press alone"))
        self.change = QPushButton(tr("Limits…"), self.box)
        self.change.setToolTip(tr("Change your limits in the settings"))
        self.leave = QPushButton(tr("Not now"), self.box)
        for button in (self.change, self.leave):
            theme.set_role(button, "link")
        for button in (self.anyway, self.change, self.leave):
            button.setAutoDefault(False)
        self.anyway.clicked.connect(self.confirmed)
        self.change.clicked.connect(self.changeAsked)
        self.leave.clicked.connect(self.dropped)
        self._lay_out()
        self.show_verdict(Verdict())

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.GRID)
        buttons.addWidget(self.anyway)
        buttons.addWidget(self.change)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        inside = QVBoxLayout()
        inside.setSpacing(theme.GRID // 2)
        inside.addWidget(self.words)
        inside.addWidget(self.basis)
        inside.addLayout(buttons)
        row = QHBoxLayout(self.box)
        row.setContentsMargins(theme.GRID, theme.GRID, theme.GRID, theme.GRID)
        row.setSpacing(theme.GRID)
        row.addWidget(IconLabel("credits", "warn", theme.ICON, self.box), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(inside, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.box)

    def show_verdict(self, verdict: Verdict) -> None:
        """A press was held up, and here is why; one that may go takes the words away."""
        stands = verdict.word is not Word.GO
        self.words.setText(told(verdict.sentence))
        self.basis.setText(told(verdict.basis))
        self.basis.setVisible(bool(verdict.basis))
        self.anyway.setVisible(verdict.word is Word.ASK)
        self.box.setVisible(stands)
        self.box.setAccessibleName(told(verdict.sentence))
        self.setVisible(stands)

    def show_waiting(self) -> None:
        """A press waits for its price, since a limit asks for it."""
        self.show_verdict(Verdict(Word.ASK, tr("Asking for the price before this is sent…")))

    @property
    def asks(self) -> bool:
        return not self.box.isHidden()
