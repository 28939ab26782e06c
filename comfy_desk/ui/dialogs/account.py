"""The account in use, and a new key for it (or for the first time). Keys are never shown here once they were given."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.key_entry import KeyEntry, KeyPlace, KeyTest
from comfy_desk.ui.plain import hairline, plain_label


class AccountSheet(QWidget):
    """`keyChosen(object)` carries a `Secret`; `practiceChosen()` and `closed()` carry nothing."""

    keyChosen = Signal(object)
    practiceChosen = Signal()
    closed = Signal()

    def __init__(
        self,
        account: Account,
        test: KeyTest,
        place: KeyPlace | None = None,
        reason: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.entry = KeyEntry(test, place, self)
        self.entry.keyChosen.connect(self.keyChosen)
        facts = QFormLayout()
        facts.setHorizontalSpacing(2 * theme.GRID)
        facts.setVerticalSpacing(theme.GRID // 2)
        for name, value in (
            ("Account", account.label),
            ("Router", f"{account.origin} (practice, on this computer)" if account.practice else account.origin),
        ):
            facts.addRow(plain_label(name, self, role="hint"), plain_label(value, self, selectable=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addWidget(plain_label("Account and key", self, role="title"))
        if reason:
            column.addWidget(plain_label(reason, self, role="warn"))
        column.addLayout(facts)
        column.addSpacing(theme.GRID)
        column.addWidget(hairline(self))
        column.addSpacing(theme.GRID)
        column.addWidget(plain_label("Use your own key" if account.practice else "Use another key", self, role="label"))
        words = "Rows stay as they are; what waits for a key goes on with the new one."
        if account.practice:
            words = "Your own account has its own queue. The practice one stays as it is and can be opened again."
        column.addWidget(plain_label(words, self, role="hint"))
        column.addWidget(self.entry)
        column.addSpacing(theme.GRID)
        column.addWidget(hairline(self))
        foot = QHBoxLayout()
        if not account.practice:
            practice = QPushButton("Practise without a key", self)
            practice.clicked.connect(self.practiceChosen)
            foot.addWidget(practice)
        foot.addStretch(1)
        close = QPushButton("Close", self)
        close.clicked.connect(self.closed)
        foot.addWidget(close)
        column.addLayout(foot)
        self.setFocusProxy(self.entry)
        self.setAccessibleName("Account and key")

    def set_place(self, place: KeyPlace | None) -> None:
        self.entry.set_place(place)

    def set_working(self, words: str) -> None:
        self.entry.set_working(words)

    def show_error(self, error: DeskError) -> None:
        self.entry.show_error(error)
