"""What a file of settings would change, before anything is changed, and what of it cannot be used, with the reason."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from comfy_desk.domain.settings_file import Proposal
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.page import Page
from comfy_desk.ui.dialogs.setting_words import value_in_words
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label


class ImportSheet(Page):
    """`agreed()`: these changes are wanted. `closed()` at its end."""

    agreed = Signal()
    closed = Signal()

    def __init__(self, name: str, proposal: Proposal, parent: QWidget | None = None) -> None:
        super().__init__(tr("Settings from a file"), parent)
        self.proposal = proposal
        self.back_button.setText(tr("Close"))
        self.back.connect(self.closed)
        self.column.addWidget(plain_label(name[:200], self, role="hint"))
        changes = len(proposal.changes)
        same = counted(proposal.same, "{n} is the same here.", "{n} are the same here.")
        words = counted(changes, "{n} setting would change.", "{n} settings would change.")
        self.column.addWidget(plain_label(tr("{changes} {same}").format(changes=words, same=same), self))
        self._list_changes()
        self._list_refused()
        self.use = QPushButton(counted(changes, "Use this setting", "Use these {n} settings"), self)
        theme.set_role(self.use, "primary")
        self.use.setAutoDefault(False)
        self.use.setEnabled(bool(changes))
        self.use.setToolTip("" if changes else tr("This file changes nothing here."))
        self.use.clicked.connect(self.agreed)
        self.foot.addWidget(self.use)

    def begin(self) -> None:
        (self.use if self.use.isEnabled() else self.back_button).setFocus()

    def set_working(self, words: str) -> None:
        super().set_working(words)
        self.use.setEnabled(not words and bool(self.proposal.changes))

    def show_error(self, words: str) -> None:
        self.set_working("")
        super().show_error(words)

    def _list_changes(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * theme.GRID)
        grid.setVerticalSpacing(theme.GRID // 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        for row, change in enumerate(self.proposal.changes):
            grid.addWidget(plain_label(tr(change.setting.label), self), row, 0)
            before = value_in_words(change.setting, change.before)
            after = value_in_words(change.setting, change.after)
            told = tr("{after} instead of {before}").format(after=after, before=before)
            grid.addWidget(plain_label(told, self, role="hint"), row, 1)
        self.column.addLayout(grid)

    def _list_refused(self) -> None:
        proposal = self.proposal
        if not proposal.refused:
            return
        self.column.addWidget(plain_label(tr("Not used:"), self, role="label"))
        for one in proposal.refused:
            told = tr("{key}: {why}").format(key=one.key, why=tr(one.why))
            self.column.addWidget(plain_label(told, self, role="warn"))
        if proposal.refused_besides:
            more = counted(proposal.refused_besides, "and {n} more", "and {n} more")
            self.column.addWidget(plain_label(more, self, role="hint"))
