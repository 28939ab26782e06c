"""The artist's accounts: which there are, how they stand, and everything that can be done with one. A sheet in the window.

It asks `AccountsApi` and shows what that says; keys pass through it and stay nowhere. What it began goes on when the sheet
is closed meanwhile: its outcome is then told in the window.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.events import AccountChanged
from comfy_desk.domain.secret import Secret
from comfy_desk.services.api import AccountFacts, AccountsApi
from comfy_desk.ui import theme
from comfy_desk.ui.account_words import (
    FROM_ENVIRONMENT,
    address_words,
    balance_words,
    key_words,
    state_of,
    unfinished_words,
    why_key_stays,
    why_not_removed,
)
from comfy_desk.ui.dialogs.account_list import AccountList
from comfy_desk.ui.dialogs.account_pages import AddPage, KeyPage, RemovePage, RenamePage
from comfy_desk.ui.dialogs.key_entry import KeyPlace
from comfy_desk.ui.dialogs.page import Page, tell
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import hairline, plain_label
from comfy_desk.ui.spawn import spawn

_FACTS = ("Router", "Key", "State", "Balance", "Requests")

Told = Callable[[str, bool], None]
"""Says something in the window; True where it is an error."""


class AccountsSheet(QWidget):
    """`practiceChosen()` and `closed()` carry nothing. `owner` outlives the sheet: what was begun is its own.

    `account` is pointed at from the start; with a `reason` its key is asked for at once.
    """

    practiceChosen = Signal()
    closed = Signal()

    def __init__(
        self,
        accounts: AccountsApi,
        state: Callable[[str], AccountChanged],
        now: Callable[[], float],
        owner: QObject,
        told: Told,
        place: KeyPlace | None = None,
        *,
        account: str = "",
        reason: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Accounts and keys"))
        self._accounts = accounts
        self._state = state
        self._now = now
        self._owner = owner
        self._told = told
        self._place = place
        self._facts: tuple[AccountFacts, ...] = ()
        self._removing: Callable[[], None] = lambda: None
        self._make_pages()
        self._make_list_page()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for page in self._pages:
            column.addWidget(page)
        self.refresh()
        if account:
            self.list.point(account)
        self._show(self.front if self._facts else self.add_page)
        self._wanted = bool(reason)  # it was opened for this one key
        if reason:
            self.ask_key(reason)

    # --- what the owner calls

    def refresh(self) -> None:
        """The accounts as they stand now. What is being typed stays."""
        self._facts = self._accounts.facts()
        self.list.show_accounts(self._facts, self._state, self._now(), self._keyring())
        self.practise.setVisible(not any(one.account.practice for one in self._facts))
        self._show_facts()

    def ask_key(self, reason: str = "") -> None:
        """The field for the key of the account that is pointed at; where its key stays, the reason alone."""
        one = self.current()
        if one is None or why_key_stays(one):
            self._wanted = False
            self.front.say(reason, "warn")
            return
        account = one.account
        self.key_page.ask(account.label, account.origin, replaces=bool(one.key_place), reason=reason)
        self._show(self.key_page)

    def begin(self) -> None:
        """The keyboard goes where the page that is shown begins."""
        self._page.begin()
        if self._page is self.front:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_place(self, place: KeyPlace | None) -> None:
        self._place = place
        self.add_page.set_place(place)
        self.key_page.set_place(place)
        self.refresh()

    def set_working(self, words: str) -> None:
        self.front.say(words)

    def show_error(self, error: DeskError) -> None:
        self.front.show_error(error.sentence)

    def current(self) -> AccountFacts | None:
        """The account that the list points at."""
        here = self.list.current_id()
        return next((one for one in self._facts if one.account.id == here), None)

    # --- building

    def _make_pages(self) -> None:
        self.front = Page(tr("Accounts and keys"), self)
        self.front.back_button.setText(tr("Close"))
        self.front.back.connect(self.closed)
        self.add_page = AddPage(self._accounts.test, self._place, self)
        self.add_page.added.connect(self._on_add)
        self.key_page = KeyPage(self._accounts.test, self._place, self)
        self.key_page.chosen.connect(self._on_key)
        self.rename_page = RenamePage(self)
        self.rename_page.renamed.connect(self._on_rename)
        self.remove_page = RemovePage(self)
        self.remove_page.confirmed.connect(lambda: self._removing())
        self._pages: tuple[Page, ...] = (
            self.front,
            self.add_page,
            self.key_page,
            self.rename_page,
            self.remove_page,
        )
        for page in self._pages[1:]:
            page.back.connect(self._go_back)

    def _make_list_page(self) -> None:
        column = self.front.column
        self.list = AccountList(self)
        self.list.pointed.connect(lambda _id: self._show_facts(fresh=True))
        self.list.taken.connect(lambda _id: self._on_choose())
        column.addWidget(self.list)
        facts = QFormLayout()
        facts.setHorizontalSpacing(2 * theme.GRID)
        facts.setVerticalSpacing(theme.GRID // 2)
        self._values = {name: plain_label("", self, selectable=True) for name in _FACTS}
        for name, label in self._values.items():
            facts.addRow(plain_label(tr(name), self, role="hint", wrap=False), label)
        column.addLayout(facts)
        buttons = FlowLayout()
        self.use = self._button(tr("Use this one"), self._on_choose)
        self.key = self._button(tr("Replace key…"), self.ask_key)
        self.rename = self._button(tr("Rename…"), self._ask_name)
        self.remove_key = self._button(tr("Remove key…"), self._ask_remove_key)
        self.remove = self._button(tr("Remove account…"), self._ask_remove)
        for button in (self.use, self.key, self.rename, self.remove_key, self.remove):
            buttons.addWidget(button)
        column.addLayout(buttons)
        self._why = plain_label("", self, role="hint")
        column.addWidget(self._why)
        column.addWidget(hairline(self))
        more = FlowLayout()
        self.add = self._button(tr("Add an account…"), lambda: self._show(self.add_page))
        self.practise = self._button(tr("Practise without a key"), self.practiceChosen.emit)
        more.addWidget(self.add)
        more.addWidget(self.practise)
        foot = self.front.foot
        foot.removeWidget(self.front.back_button)
        foot.insertLayout(0, more, 1)
        foot.setStretch(1, 0)  # of the page's own gap: the buttons have the whole line
        foot.addWidget(self.front.back_button, 0, Qt.AlignmentFlag.AlignBottom)

    def _button(self, words: str, do: Callable[[], None]) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked=False: do())
        return button

    # --- what is shown

    def _show(self, page: Page) -> None:
        for one in self._pages:
            one.setVisible(one is page)
        self._page = page
        self.setFocusProxy(page)
        self.begin()

    def _go_back(self) -> None:
        self._wanted = False
        if not self._facts:
            self.closed.emit()
            return
        for entry in (self.key_page.entry, self.add_page.entry):
            entry.forget()
        self._show(self.front)

    def _show_facts(self, *, fresh: bool = False) -> None:
        one = self.current()
        if one is None:
            return
        if fresh:  # what was said was said of another account
            self.front.say("")
        state, now = self._state(one.account.id), self._now()
        said = state_of(one, state, now)
        for name, words in zip(
            _FACTS,
            (
                address_words(one.account),
                key_words(one.key_place, self._keyring()),
                said.text,
                balance_words(state, now),
                unfinished_words(one.unfinished),
            ),
            strict=True,
        ):
            self._values[name].setText(words)
            self._values[name].setAccessibleName(f"{tr(name)}: {words}")
        theme.set_role(self._values["State"], said.tone if said.tone != "dim" else "")
        self._offer(one)

    def _offer(self, one: AccountFacts) -> None:
        """What can be done with it; what cannot says why."""
        here = FROM_ENVIRONMENT if one.account.environment else ""
        stays = why_key_stays(one)
        removal = why_not_removed(one, len(self._facts))
        practice = tr("The practice Router has this one account.") if one.account.practice else ""
        _may(self.use, tr("It is in use.") if one.chosen else "")
        _may(self.rename, tr(here) or practice)
        self.key.setText(tr("Replace key…") if one.key_place else tr("Enter key…"))
        _may(self.key, stays)
        _may(self.remove_key, stays or ("" if one.key_place else tr("There is no key.")))
        _may(self.remove, removal)
        theme.set_role(self.key, "primary" if not one.key_place and not stays else "")
        theme.set_role(self.use, "primary" if not one.chosen and one.key_place else "")
        reasons = dict.fromkeys(why for why in (tr(here), "" if here else stays, "" if here else removal) if why)
        tell(self._why, " ".join(reasons))

    def _keyring(self) -> str:
        return self._place.name if self._place is not None and self._place.usable else ""

    # --- what is asked

    def _ask_name(self) -> None:
        one = self.current()
        if one is not None:
            self.rename_page.ask(one.account.label)
            self._show(self.rename_page)

    def _ask_remove_key(self) -> None:
        one = self.current()
        if one is None:
            return
        waits = tr("Its rows stay, and wait until a key is entered; requests at the Router go on there meanwhile.")
        self._removing = lambda: self._on_remove_key(one)
        self.remove_page.ask(
            tr("Remove the key of {name}?").format(name=one.account.label),
            f"{waits} {tr('The key itself stays valid at the Router.')}",
            tr("Remove the key"),
        )
        self._show(self.remove_page)

    def _ask_remove(self) -> None:
        one = self.current()
        if one is None:
            return
        self._removing = lambda: self._on_remove(one)
        words = tr(
            "Its key goes, too. Rows and files of its requests stay; what the Router still keeps of them cannot be "
            "read any more."
        )
        if one.chosen:
            words = f"{words} {tr('Another account is in use then.')}"
        self.remove_page.ask(
            tr("Remove {name} from the list?").format(name=one.account.label), words, tr("Remove the account")
        )
        self._show(self.remove_page)

    # --- what is done

    def _on_add(self, label: str, url: str, secret: Secret) -> None:
        def done(notice: str) -> None:
            self.add_page.clear()
            self._done(notice, "")
            chosen = next((one.account for one in self._facts if one.chosen), None)
            if chosen is not None:
                self.list.point(chosen.id)
                words = tr("{name} is in use from now on.").format(name=chosen.label)
                self.front.say(notice or words, "warn" if notice else "ok")

        self._do(self._accounts.add(label, url, secret), self.add_page, tr("Adding the account…"), done)

    def _on_key(self, secret: Secret) -> None:
        one = self.current()
        if one is None:
            return
        words = tr("Putting the key into the keyring…")
        done = tr("The key of {name} is in use from now on.").format(name=one.account.label)
        self._do(
            self._accounts.replace_key(one.account.id, secret),
            self.key_page,
            words,
            lambda notice: self._key_done(notice, done),
        )

    def _key_done(self, notice: str, words: str) -> None:
        """Where the key alone was asked for, the sheet has done its work; what came of it is said below the window."""
        self._done(notice, words)
        if self._wanted:
            self._wanted = False
            self._told(notice or words, False)
            self.closed.emit()

    def _on_rename(self, label: str) -> None:
        one = self.current()
        if one is not None:
            self._do(
                self._accounts.rename(one.account.id, label),
                self.rename_page,
                tr("Renaming…"),
                lambda notice: self._done(notice, ""),
            )

    def _on_choose(self) -> None:
        one = self.current()
        if one is None or one.chosen:
            return
        done = tr("New requests are sent as {name}.").format(name=one.account.label)
        self._do(self._accounts.choose(one.account.id), self.front, "", lambda notice: self._done(notice, done))

    def _on_remove_key(self, one: AccountFacts) -> None:
        done = tr("The key of {name} is removed.").format(name=one.account.label)
        self._do(
            self._accounts.remove_key(one.account.id),
            self.remove_page,
            tr("Removing the key…"),
            lambda notice: self._done(notice, done),
        )

    def _on_remove(self, one: AccountFacts) -> None:
        done = tr("{name} is removed; its rows stay.").format(name=one.account.label)
        self._do(
            self._accounts.remove(one.account.id),
            self.remove_page,
            tr("Removing the account…"),
            lambda notice: self._done(notice, done),
        )

    def _done(self, notice: str, words: str) -> None:
        """Back to the list, which says what came of it."""
        for page in (self.key_page, self.rename_page, self.remove_page):
            page.set_working("")
        self.key_page.entry.forget()
        self.refresh()
        self._show(self.front)
        self.front.say(notice or words, "warn" if notice else "ok")

    def _do(
        self,
        act: Coroutine[Any, Any, str | None] | Any,
        page: Page,
        working: str,
        done: Callable[[str], None],
    ) -> None:
        """Runs to its end whatever becomes of the sheet: half a key in a keyring would be worse than a late answer."""
        page.set_working(working)
        told = self._told

        async def acted() -> None:
            notice = await act or ""
            if isValid(self):
                done(notice)
            elif notice:
                told(notice, False)

        def failed(error: DeskError) -> None:
            if isValid(self) and page.isVisible():
                page.set_working("")
                page.show_error(error.sentence)
            else:
                told(error.sentence, True)

        spawn(acted(), self._owner, failed)


def _may(button: QPushButton, reason: str) -> None:
    """Switches a button; off, it says why where the pointer rests and to those who hear it."""
    button.setEnabled(not reason)
    button.setToolTip(reason)
    button.setAccessibleDescription(reason)
