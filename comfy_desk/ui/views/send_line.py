"""What is worth knowing right above Generate: as whom it is sent, that it is run directly, and how long it may take.

Each line is there only where there is something to say: one account, the queue and no limit need no words.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from comfy_desk.domain.account import Account
from comfy_desk.ui import theme
from comfy_desk.ui.account_words import shortened
from comfy_desk.ui.durations import limit_words
from comfy_desk.ui.icons import IconLabel
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

DIRECT = "This model is run directly: the connection is held until it answers, and it cannot be cancelled."

LONGEST_NAME = 26


class SendLine(QWidget):
    """`accountChosen(id)`, `accountsAsked()`, `queueAsked()` (try the queue again), `limitAsked()`."""

    accountChosen = Signal(str)
    accountsAsked = Signal()
    queueAsked = Signal()
    limitAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._accounts: tuple[Account, ...] = ()
        self._chosen = ""
        self._seconds: float | None = None
        self.account = QPushButton(self)
        theme.set_role(self.account, "link")
        self.account.clicked.connect(self._on_account)
        self.limit = QPushButton(self)
        theme.set_role(self.limit, "link")
        self.limit.setToolTip(tr("Click to change or end the time limit of this model"))
        self.limit.clicked.connect(self.limitAsked)
        self._direct = QWidget(self)
        self.direct_words = plain_label(tr(DIRECT), self._direct, role="warn")
        self.queue = QPushButton(tr("Try the queue again"), self._direct)
        theme.set_role(self.queue, "link")
        self.queue.setToolTip(
            tr("The next request of this model goes to the queue; where that refuses, nothing is charged")
        )
        self.queue.clicked.connect(self.queueAsked)
        self._lay_out()
        self.set_accounts((), "")
        self.set_direct(False)
        self.set_limit(None)

    def _lay_out(self) -> None:
        mark = IconLabel("direct", "warn", theme.ICON, self._direct)
        row = QHBoxLayout(self._direct)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.direct_words)
        words.addWidget(self.queue, 0, Qt.AlignmentFlag.AlignLeft)
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID // 2)
        column.addWidget(self._direct)
        column.addWidget(self.limit, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.account, 0, Qt.AlignmentFlag.AlignLeft)

    def set_accounts(self, accounts: Sequence[Account], chosen: str) -> None:
        self._accounts, self._chosen = tuple(accounts), chosen
        label = next((one.label for one in accounts if one.id == chosen), "")
        words = tr("Sends as: {name}").format(name=shortened(label, LONGEST_NAME))
        self.account.setText(f"{words.replace('&', '&&')} ▾")
        self.account.setAccessibleName(tr("Sends as: {name}").format(name=label))
        self.account.setToolTip(
            tr("New requests are sent as {name}. Click to choose another account").format(name=label)
        )
        self._shown(self.account, len(self._accounts) > 1)

    def set_direct(self, direct: bool) -> None:
        self._shown(self._direct, direct)
        self.set_limit(self._seconds)

    def set_limit(self, seconds: float | None) -> None:
        self._seconds = seconds
        if seconds is not None:
            # A direct run has no id that a cancel could name.
            queued = self._direct.isHidden()
            cancelled, told = (
                tr("A cancel is asked for after {limit}"),
                tr("After {limit} its row says that time is over"),
            )
            self.limit.setText((cancelled if queued else told).format(limit=limit_words(seconds)))
        self._shown(self.limit, seconds is not None)

    def _shown(self, part: QWidget, on: bool) -> None:
        part.setVisible(on)
        self.setVisible(any(not one.isHidden() for one in (self._direct, self.limit, self.account)))

    def menu(self) -> QMenu:
        """The accounts, the one in use marked, and the way to all that can be done with them."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group = QActionGroup(menu)
        for account in self._accounts:
            action = menu.addAction(shortened(account.label, 60).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(account.id == self._chosen)
            action.setToolTip(account.origin)
            action.triggered.connect(lambda _checked=False, wanted=account.id: self.accountChosen.emit(wanted))
            group.addAction(action)
        menu.addSeparator()
        menu.addAction(tr("Accounts and keys…")).triggered.connect(lambda _checked=False: self.accountsAsked.emit())
        return menu

    def _on_account(self) -> None:
        menu = self.menu()
        height = menu.sizeHint().height()
        menu.popup(self.account.mapToGlobal(QPoint(0, -height)))  # Generate stands below it
