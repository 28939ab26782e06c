"""Above the table: why nothing is sent where that needs the artist, and the two things that can be done about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from comfy_desk.domain.events import PAUSED_BY_FAILURES, PAUSED_BY_SPENDING
from comfy_desk.domain.request import Hold
from comfy_desk.ui import theme
from comfy_desk.ui.bridge import DeskBridge
from comfy_desk.ui.icons import IconLabel
from comfy_desk.ui.models.queue_model import QueueModel
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import counted, tr, whole
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.unhurried import Unhurried

_SIDE_BY_SIDE = 620
"""Logical pixels from which the buttons stand beside the words."""


@overrides_qt
class Bar(QFrame):
    """One sentence and its buttons; below the sentence where it is narrow."""

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "notice")
        self.words = plain_label("", self)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(theme.GRID)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._box.setSpacing(theme.GRID // 2)
        self._box.addWidget(self.words, 1)
        self._box.addLayout(self._buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.GRID, theme.GRID // 2, theme.GRID // 2, theme.GRID // 2)
        row.setSpacing(theme.GRID)
        row.addWidget(IconLabel(sign, "warn", theme.ICON, self), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(self._box, 1)
        self.hide()

    def add(self, button: QPushButton) -> None:
        self._buttons.addWidget(button)

    def say(self, words: str) -> None:
        """Shown while there are words."""
        if words != self.words.text():
            self.words.setText(words)
            self.setAccessibleName(words)
        self.setVisible(bool(words))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= _SIDE_BY_SIDE
        self._box.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        align = Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft
        self._box.setAlignment(self._buttons, align | Qt.AlignmentFlag.AlignVCenter)


class QueueNotices(QWidget):
    """Follows the desk by itself; what is wanted of it is asked."""

    resumeAsked = Signal()
    failedAsked = Signal()  # the failed ones are to be seen
    creditsAsked = Signal()  # where credits are to be had
    sendAsked = Signal()  # the artist has added credits
    limitAsked = Signal()  # the limit on a day's costs is to be changed

    def __init__(self, bridge: DeskBridge, model: QueueModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = bridge.desk
        self._model = model
        self.failures = Bar("warning", self)
        self.resume = _button(tr("Resume"), self.failures, self.resumeAsked)
        self.show_them = _button(tr("Show them"), self.failures, self.failedAsked, role="link")
        self.credits = Bar("credits", self)
        self.add_credits = _button(tr("Add credits"), self.credits, self.creditsAsked, role="link")
        self.send = _button("", self.credits, self.sendAsked)
        self.elsewhere = Bar("credits", self)
        self.spending = Bar("credits", self)
        self.change = _button(tr("Change the limit…"), self.spending, self.limitAsked)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GRID, 0, theme.GRID, 0)
        column.setSpacing(theme.GRID // 2)
        self._bars = (self.failures, self.spending, self.credits, self.elsewhere)
        for bar in self._bars:
            column.addWidget(bar)
        column.addSpacing(theme.GRID // 2)
        for changed in (bridge.pausedChanged, bridge.accountsChanged):
            changed.connect(self.refresh)
        model.countsChanged.connect(Unhurried(self.refresh, self).soon)
        self.refresh()

    def refresh(self, *_ignored: object) -> None:
        self.failures.say(self._of_failures())
        number = self._without_credits(self._desk.chosen)
        self.credits.say(
            counted(
                number,
                "The account has too few credits: {n} request waits here and was not charged.",
                "The account has too few credits: {n} requests wait here and were not charged.",
            )
            if number
            else ""
        )
        self.send.setText(
            tr("I added credits: send it")
            if number == 1
            else tr("I added credits: send all {n}").format(n=whole(number))
        )
        self.elsewhere.say(self._of_others())
        self.spending.say(self._of_spending())
        self.setVisible(any(not bar.isHidden() for bar in self._bars))

    def _of_failures(self) -> str:
        if self._desk.pause_reason != PAUSED_BY_FAILURES:
            return ""
        words = tr("Sending is paused: three requests in a row failed.")
        number = len(self._model.line)
        return f"{words} {counted(number, '{n} waits here.', '{n} wait here.')}" if number else words

    def _of_spending(self) -> str:
        if self._desk.pause_reason != PAUSED_BY_SPENDING:
            return ""
        words = tr("Sending is paused until there is room within your own limit for a day, at midnight at the latest.")
        number = len(self._model.line)
        return f"{words} {counted(number, '{n} waits here.', '{n} wait here.')}" if number else words

    def _without_credits(self, account: str) -> int:
        """How many wait for funds, those that were never sent among them."""
        line, state = self._model.line, self._model.account_state(account)
        held = line.waiting(account, Hold.CREDITS)
        if state is not None and state.needs_credits:
            held += line.waiting(account, Hold.READY)
        return held

    def _of_others(self) -> str:
        """An account that is not the chosen one: what it lacks is said, and done where it is chosen."""
        others = [one for one in self._desk.accounts() if one.id != self._desk.chosen]
        lacking = [(one.label, number) for one in others if (number := self._without_credits(one.id))]
        if not lacking:
            return ""
        label, number = lacking[0]
        return counted(
            number,
            "“{name}” has too few credits: {n} request waits. Choose that account to send it again.",
            "“{name}” has too few credits: {n} requests wait. Choose that account to send them again.",
            name=label[:40],
        )


def _button(words: str, bar: Bar, asked: SignalInstance, *, role: str = "") -> QPushButton:
    button = QPushButton(words, bar)
    if role:
        theme.set_role(button, role)
    button.clicked.connect(lambda _checked=False: asked.emit())
    bar.add(button)
    return button
