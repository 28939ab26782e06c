"""The sheets over the window, one at a time: first start, accounts and keys, what menus ask, and those that only tell."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from comfy_desk.domain.account import Account
from comfy_desk.domain.errors import DeskError
from comfy_desk.ui.dialogs.accounts import AccountsSheet
from comfy_desk.ui.dialogs.first_start import FirstStart
from comfy_desk.ui.dialogs.key_entry import KeyPlace, KeyTest
from comfy_desk.ui.dialogs.practice_account import PracticeAccountSheet
from comfy_desk.ui.dialogs.sheet import Sheet

_KEYS = (FirstStart, PracticeAccountSheet, AccountsSheet)
"""The sheets in which a key is given."""


class Sheets(QObject):
    """`covered(bool)` tells when the window below is to be switched off and on again."""

    keyChosen = Signal(object)  # Secret
    practiceChosen = Signal()
    ownChosen = Signal()
    covered = Signal(bool)

    def __init__(self, window: QWidget, test_key: KeyTest) -> None:
        super().__init__(window)
        self._window = window
        self._test_key = test_key
        self._place: KeyPlace | None = None
        self._sheet: Sheet | None = None

    @property
    def content(self) -> QWidget | None:
        """What is asked or told now."""
        return self._sheet.content if self._sheet is not None else None

    @property
    def key_place(self) -> KeyPlace | None:
        return self._place

    def ask_first(self) -> FirstStart:
        first = FirstStart(self._test_key, self._place)
        first.keyChosen.connect(self.keyChosen)
        first.practiceChosen.connect(self.practiceChosen)
        self._open(first, closable=False)
        return first

    def ask_for_key(self, account: Account, reason: str = "") -> None:
        """For a session whose one account is not among the artist's own: the practice Router's."""
        sheet = PracticeAccountSheet(account, self._test_key, self._place, reason)
        sheet.keyChosen.connect(self.keyChosen)
        sheet.ownChosen.connect(self.ownChosen)
        self.ask(sheet)

    def ask_accounts(self, sheet: AccountsSheet) -> None:
        sheet.practiceChosen.connect(self.practiceChosen)
        self.ask(sheet)

    def ask(self, sheet: Any) -> None:
        """Shows a widget that has a signal `closed()`."""
        sheet.closed.connect(self.close)
        self._open(sheet, closable=True)

    def set_key_place(self, place: KeyPlace | None) -> None:
        self._place = place
        if isinstance(self.content, _KEYS):
            self.content.set_place(place)

    def set_working(self, words: str) -> None:
        if isinstance(self.content, _KEYS):
            self.content.set_working(words)

    def refuse(self, error: DeskError) -> bool:
        """Say at the question why its answer did not do; False where nothing is asked."""
        if not isinstance(self.content, _KEYS):
            return False
        self.content.show_error(error)
        return True

    def close(self) -> None:
        if self._sheet is None:
            return
        sheet, self._sheet = self._sheet, None
        sheet.hide()
        sheet.deleteLater()
        self.covered.emit(False)

    def _open(self, content: QWidget, *, closable: bool) -> None:
        if self._sheet is not None and not self._sheet.closable and closable:
            content.deleteLater()  # the first question stands until it is answered
            return
        self.close()
        self.covered.emit(True)
        self._sheet = Sheet(self._window, content, closable=closable)
        self._sheet.closed.connect(self.close)
        self._sheet.open_up()
