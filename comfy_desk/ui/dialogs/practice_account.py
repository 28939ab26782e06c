"""While one practises: whose requests these are, and the way to an account of one's own. Keys are never shown here."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QPushButton, QWidget

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.ui import theme
from comfy_desk.ui.account_words import address_words
from comfy_desk.ui.dialogs.key_entry import KeyEntry, KeyPlace, KeyTest
from comfy_desk.ui.dialogs.page import Page
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import hairline, plain_label


class PracticeAccountSheet(Page):
    """`keyChosen(object)` carries a `Secret`; `ownChosen()` and `closed()` carry nothing."""

    keyChosen = Signal(object)
    ownChosen = Signal()
    closed = Signal()

    def __init__(
        self,
        account: Account,
        test: KeyTest,
        place: KeyPlace | None = None,
        reason: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Account and key"), parent)
        self.back_button.setText(tr("Close"))
        self.back.connect(self.closed)
        self.entry = KeyEntry(test, place, self)
        self.entry.keyChosen.connect(self.keyChosen)
        facts = QFormLayout()
        facts.setHorizontalSpacing(2 * theme.GRID)
        facts.setVerticalSpacing(theme.GRID // 2)
        for name, value in ((tr("Account"), account.label), (tr("Router"), address_words(account))):
            facts.addRow(plain_label(name, self, role="hint"), plain_label(value, self, selectable=True))
        words = tr("Your own account has its own queue. The practice one stays as it is and can be opened again.")
        if reason:
            self.column.addWidget(plain_label(reason, self, role="warn"))
        self.column.addLayout(facts)
        self.column.addSpacing(theme.GRID)
        self.column.addWidget(hairline(self))
        self.column.addSpacing(theme.GRID)
        self.own_button = QPushButton(tr("Go to your own accounts"), self)
        self.own_button.setToolTip(tr("Their keys are read from the keyring; what is at the Router is followed on"))
        self.own_button.clicked.connect(self.ownChosen)
        row = QHBoxLayout()
        row.addWidget(self.own_button)
        row.addStretch(1)
        self.column.addLayout(row)
        self.column.addSpacing(theme.GRID)
        self.column.addWidget(plain_label(tr("Use your own key"), self, role="label"))
        self.column.addWidget(plain_label(words, self, role="hint"))
        self.column.addWidget(self.entry)
        self.setFocusProxy(self.entry)

    def set_place(self, place: KeyPlace | None) -> None:
        self.entry.set_place(place)

    def set_working(self, words: str) -> None:
        self.entry.set_working(words)

    def show_error(self, error: DeskError | str) -> None:
        self.entry.show_error(error if isinstance(error, DeskError) else DeskError(error))
