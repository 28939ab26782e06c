"""The line at the foot of the window: whose account, which Router, whether the line is up, what goes on, the balance.

Everything stands there in words; an icon and a colour only repeat them. It asks nobody: the window tells it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStatusBar, QWidget

from comfy_desk.domain.account import DEFAULT_ORIGIN, Account
from comfy_desk.domain.events import AccountChanged
from comfy_desk.services.spending import Today
from comfy_desk.ui import theme
from comfy_desk.ui.account_words import shortened
from comfy_desk.ui.funds import (
    balance_at_most,
    balance_in_words,
    flight_in_words,
    funds_in_full,
    funds_page,
    today_in_full,
    today_in_words,
)
from comfy_desk.ui.going_on import direct_in_words, pause_in_words
from comfy_desk.ui.icons import icon, pixmap
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import sentence, span, time_of_day, tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.told import told
from comfy_desk.ui.wording import Counts, Said, counts_in_words

LONGEST_LABEL = 40

NOTHING_YET = Today()

_SHORT_LABEL = 14
_STEPS = 7


def line_state(
    state: AccountChanged, paused: bool, now: float, why_paused: str = "", *, has_key: bool = True, trouble: str = ""
) -> Said:
    """How the line to the Router is, the worst first. `why_paused` is the desk's word, `trouble` its disk's."""
    if trouble:
        return Said(tr("{trouble} Nothing new is sent until it can be").format(trouble=told(trouble)), "error", "error")
    if state.needs_key:
        return Said(
            tr("The Router does not accept the key") if has_key else tr("The account has no key"), "warn", "key"
        )
    if state.offline_since is not None:
        return Said(
            tr("Offline since {since}; trying again by itself").format(since=time_of_day(state.offline_since, now)),
            "warn",
            "offline",
        )
    if state.paused_until is not None and state.paused_until > now:
        return Said(
            tr("The Router asked for a pause: {pause}").format(pause=span(max(1, state.paused_until - now))),
            "warn",
            "clock",
        )
    if state.needs_credits:
        return Said(tr("The account needs credits; what waits for them is kept"), "warn", "credits")
    if paused:
        why = pause_in_words(why_paused)
        return Said(tr("Sending is paused: {why}").format(why=why) if why else tr("Sending is paused"), "warn", "pause")
    return Said(tr("Connected"), "dim", "check")


@overrides_qt
class StatusLine(QStatusBar):
    """`accountClicked()` when the account's name is pressed, `keyClicked()` when a key is asked for.

    `otherClicked(id)` when what another account needs is pressed; `fundsClicked()` on the balance, `ledgerClicked()` on what
    is known of today.
    """

    accountClicked = Signal()
    keyClicked = Signal()
    otherClicked = Signal(str)
    fundsClicked = Signal()
    ledgerClicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._said = Said("")
        self._shown_account: Account | None = None
        self._other_id = ""
        self._account_words = ""
        self._wished: set[QWidget] = set()
        self._added: list[QWidget] = []
        self._fitted: tuple[object, ...] = ()
        self._reserved = ""
        self._account = QPushButton(self)
        theme.set_role(self._account, "link")
        self._account.clicked.connect(self.accountClicked)
        self._badge = QPushButton(tr("Practice Router"), self)
        self._badge.setIcon(icon("practice", "accent"))
        self._badge.setToolTip(
            tr("Nothing here costs anything or leaves this computer. Click to enter a key of your own.")
        )
        self._badge.clicked.connect(self.accountClicked)
        theme.set_role(self._badge, "link")
        self._mark = QLabel(self)
        self._line = plain_label("", self, wrap=False)
        self._key = QPushButton(tr("Enter key…"), self)
        self._key.clicked.connect(self.keyClicked)
        theme.set_role(self._key, "link")
        self._other = QPushButton(self)
        self._other.clicked.connect(lambda _checked=False: self.otherClicked.emit(self._other_id))
        theme.set_role(self._other, "link")
        self._direct = plain_label("", self, role="warn", wrap=False)
        self._counts = plain_label("", self, wrap=False)
        self._counts.setFont(theme.ticking_font(theme.SMALL))
        self._today = QPushButton(self)
        self._today.clicked.connect(self.ledgerClicked)
        self._balance = QPushButton(self)
        self._balance.clicked.connect(self.fundsClicked)
        for link in (self._today, self._balance):
            theme.set_role(link, "link")
        left = QWidget(self)
        row = QHBoxLayout(left)
        row.setContentsMargins(theme.GRID, 0, 0, 0)
        row.setSpacing(theme.GRID)
        for part in (self._badge, self._account, self._mark, self._line, self._key, self._other):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        self.addWidget(left, 1)
        self.addPermanentWidget(self._direct)
        self.addPermanentWidget(self._counts)
        self.addPermanentWidget(self._today)
        self.addPermanentWidget(self._balance)
        self.setMinimumWidth(1)  # else the longest words of the day would be the narrowest window
        theme.watch().changed.connect(self._draw_mark)
        self.set_account(None)

    def add_part(self, part: QWidget) -> None:
        """Something that always stands at the end, whatever gives way."""
        self.addPermanentWidget(part)
        self._added.append(part)
        self._fit()

    def set_account(self, account: Account | None) -> None:
        if account is not None and account == self._shown_account:
            return
        self._shown_account = account
        practice = account is not None and account.practice
        self._wish(self._badge, practice)
        self._wish(self._account, account is not None and not practice)
        for part in (self._mark, self._line, self._counts):
            self._wish(part, account is not None)
        for silent in (self._key, self._today, self._balance, self._other, self._direct):
            self._wish(silent, False)
        if account is not None:
            where = account.origin.partition("//")[2]
            label = shortened(account.label, LONGEST_LABEL)
            usual = practice or account.origin == DEFAULT_ORIGIN or where in label
            self._account_words = label if usual else tr("{name} at {place}").format(name=label, place=where)
            self._account.setToolTip("\n".join((account.label, account.origin, tr("Click for accounts and keys"))))
            self._badge.setAccessibleDescription(account.origin)
        self._fit()

    def show_state(
        self,
        state: AccountChanged,
        paused: bool,
        counts: Counts,
        now: float,
        *,
        why_paused: str = "",
        others: Sequence[tuple[str, str]] = (),
        direct: int = 0,
        has_key: bool = True,
        trouble: str = "",
        today: Today = NOTHING_YET,
    ) -> None:
        """`others` are id and words of what other accounts need; `direct` runs need this window."""
        said = line_state(state, paused, now, why_paused, has_key=has_key, trouble=trouble)
        if said != self._said:
            self._said = said
            self._line.setText(said.text)
            self._mark.setToolTip(said.text)
            self._mark.setAccessibleName(said.text)
            theme.set_role(self._line, said.tone if said.tone != "dim" else "hint")
            self._draw_mark()
        self._wish(self._key, state.needs_key)
        self._show_others(others)
        self._direct.setText(direct_in_words(direct))
        self._direct.setToolTip(
            tr(
                "The answer of a direct run comes over the connection that this window holds. Closed, it is asked for again "
                "with the same key at the next start."
            )
        )
        self._wish(self._direct, direct > 0)
        self._counts.setText(counts_in_words(counts) or tr("Nothing is running"))
        self._show_money(state, now, today, flies=counts.queued + counts.running > 0)
        self._fit()

    def _show_money(self, state: AccountChanged, now: float, today: Today, *, flies: bool) -> None:
        """The balance leads to where funds are added, as far as that is known; today's sum to the ledger."""
        held = flight_in_words(state, now) if flies else ""  # the figure is of the newest call, and those have ended
        balance = " · ".join(filter(None, (balance_in_words(state, now), held)))
        account = self._shown_account
        page = funds_page(account) if account is not None else ""
        self._reserve(state.balance, held)
        self._balance.setText(balance)
        self._balance.setToolTip(
            funds_in_full(state, now, page, practice=account is not None and account.practice) if balance else ""
        )
        self._wish(self._balance, bool(balance))
        spent = today_in_words(today)
        self._today.setText(spent)
        self._today.setToolTip(today_in_full(today) if spent else "")
        self._wish(self._today, bool(spent))

    def _reserve(self, balance: str | None, held: str) -> None:
        """Room for the age that the balance has in a minute: what stands beside it does not move then."""
        longest = " · ".join(filter(None, (balance_at_most(balance), held))) if balance is not None else ""
        if longest != self._reserved:
            self._reserved = longest
            self._balance.setText(longest)
            self._balance.setMinimumWidth(self._balance.sizeHint().width() if longest else 0)

    def _show_others(self, others: Sequence[tuple[str, str]]) -> None:
        """One by its name; several as a number, all of them where the pointer rests."""
        words = ""
        if others:
            self._other_id = others[0][0]
            words = others[0][1] if len(others) == 1 else tr("{n} other accounts need something").format(n=len(others))
            self._other.setToolTip("\n".join([*(said for _, said in others), tr("Click for accounts and keys")]))
        text = words.replace("&", "&&")
        if text != self._other.text():
            self._other.setText(text)
        self._wish(self._other, bool(words))

    # --- room

    def _wish(self, part: QWidget, on: bool) -> None:
        """Whether it has something to say; whether there is room for it is seen to by `_fit`."""
        (self._wished.add if on else self._wished.discard)(part)

    def _fit(self) -> None:
        """What matters least gives way where room is short: it can be read where the pointer rests."""
        said = (self._line, self._other, self._direct, self._counts, self._today, self._balance)
        texts = tuple(part.text() for part in said)
        wished = tuple(part in self._wished for part in self._parts())
        added = sum(part.sizeHint().width() + theme.GRID for part in self._added)
        now = (self.width() - added, self._account_words, texts, wished)
        if now == self._fitted:
            return
        self._fitted = now
        for step in range(_STEPS):
            self._give_way(step)
            if self._needed() <= self.width() - added:
                break
        self.setToolTip(self.words if step else "")

    def _give_way(self, step: int) -> None:
        """0 shows everything; each further step leaves out one thing more."""
        gone = {
            part
            for after, part in enumerate((self._today, self._balance, self._counts, None, self._line, self._other))
            if after < step
        }
        words = shortened(self._account_words, _SHORT_LABEL) if step > 3 else self._account_words
        if self._account.text() != words.replace("&", "&&"):
            self._account.setText(words.replace("&", "&&"))
        for part in self._parts():
            part.setVisible(part in self._wished and part not in gone)

    def _needed(self) -> int:
        shown = [part for part in self._parts() if not part.isHidden()]
        return sum(max(part.sizeHint().width(), part.minimumWidth()) for part in shown) + (len(shown) + 3) * theme.GRID

    def _parts(self) -> tuple[QWidget, ...]:
        row = (self._badge, self._account, self._mark, self._line, self._key, self._other)
        return (*row, self._direct, self._counts, self._today, self._balance)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def line_words(self) -> str:
        """How the line is, as a sentence."""
        return sentence(self._said.text)

    @property
    def words(self) -> str:
        """Everything it says, for tests and for those who ask what it says."""
        parts = [self._badge.text() if self._badge in self._wished else self._account_words]
        others = (self._line, self._other, self._direct, self._counts, self._today, self._balance)
        parts += [part.text() for part in others if part in self._wished]
        return " · ".join(part.replace("&&", "&") for part in parts if part)

    def _draw_mark(self) -> None:
        if self._said.icon:
            self._mark.setPixmap(pixmap(self._said.icon, self._said.tone, theme.ICON, self.devicePixelRatioF()))
