"""What is asked about one account: a new one, another name, another key, and whether something is really to go.

Each page gives its answer in a signal and is told what came of it; a key leaves its field as soon as it was taken.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from comfy_desk.domain.account import DEFAULT_ORIGIN
from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.secret import Secret
from comfy_desk.ui import theme
from comfy_desk.ui.account_words import address_problem
from comfy_desk.ui.dialogs.key_entry import KeyEntry, KeyPlace
from comfy_desk.ui.dialogs.page import Page, labelled, tell
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

LONGEST_NAME = 60

AddressTest = Callable[[str, Secret], Awaitable[str]]
"""Asks the Router at this address ("" is the usual one) with this key."""


@dataclass(frozen=True, slots=True)
class _Keyring:
    """The system's keyring alone: an account of one's own never has the environment's key."""

    name: str
    usable: bool
    note: str = ""


def keyring_of(place: KeyPlace | None) -> KeyPlace | None:
    if place is None or not place.usable:
        return place
    return _Keyring(place.name, usable=True)


class AddPage(Page):
    """`added(label, url, secret)`."""

    added = Signal(str, str, object)

    def __init__(self, test: AddressTest, place: KeyPlace | None, parent: QWidget | None = None) -> None:
        super().__init__(tr("Add an account"), parent)
        self._test = test
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(tr("As you call it: Studio, Home …"))
        self.address = QLineEdit(self)
        self.address.setMaxLength(2_000)
        self.address.setPlaceholderText(DEFAULT_ORIGIN)
        self._address_said = plain_label("", self, role="hint")
        self.entry = KeyEntry(self._tested, keyring_of(place), self, use=tr("Add this account"))
        self.entry.keyChosen.connect(self._on_key)
        key_name = plain_label(tr("Key"), self, role="label")
        key_name.setBuddy(self.entry.field)
        for part in (
            labelled(tr("Name"), self.name, self),
            self.name,
            labelled(tr("Router’s address"), self.address, self),
            self.address,
            self._address_said,
            key_name,
            self.entry,
        ):
            self.column.addWidget(part)
        self.address.textChanged.connect(self._on_address)
        self.address.editingFinished.connect(lambda: self._check_address(complain=True))
        self.name.returnPressed.connect(self.address.setFocus)
        self.address.returnPressed.connect(self.entry.setFocus)
        self._check_address(complain=False)

    def begin(self) -> None:
        self.name.setFocus()

    def set_place(self, place: KeyPlace | None) -> None:
        self.entry.set_place(keyring_of(place))

    def set_working(self, words: str) -> None:
        for field in (self.name, self.address):
            field.setReadOnly(bool(words))
        self.entry.set_working(words)

    def show_error(self, words: str) -> None:
        self.set_working("")
        self.entry.show_error(DeskError(words))

    def clear(self) -> None:
        """The account is in the list: the page is empty for the next one."""
        self.set_working("")
        self.name.clear()
        self.address.clear()
        self.entry.forget()

    def _on_address(self) -> None:
        self.entry.outdate()
        self._check_address(complain=False)

    def _check_address(self, *, complain: bool) -> str:
        """Says at the field what is wrong with it; while it is being typed, only that it is the usual one."""
        problem = address_problem(self.address.text())
        said = problem if complain else ""
        hint = "" if self.address.text().strip() else tr("Left empty, it is the usual one.")
        tell(self._address_said, said or hint, "error" if said else "hint")
        theme.set_role(self.address, "error" if said else "")
        self.address.setAccessibleDescription(said or hint)
        return problem

    async def _tested(self, secret: Secret) -> str:
        if self._check_address(complain=True):
            self.address.setFocus()
            raise DeskError(tr("Correct the address first."))
        return await self._test(self.address.text().strip(), secret)

    def _on_key(self, secret: Secret) -> None:
        if self._check_address(complain=True):
            self.address.setFocus()
            return
        self.added.emit(self.name.text(), self.address.text().strip(), secret)


class KeyPage(Page):
    """Another key for an account, or its first one. `chosen(secret)`."""

    chosen = Signal(object)

    def __init__(self, test: AddressTest, place: KeyPlace | None, parent: QWidget | None = None) -> None:
        super().__init__(tr("A key for this account"), parent)
        self._test = test
        self._origin = ""
        self._reason = plain_label("", self, role="warn")
        self._meaning = plain_label("", self, role="hint")
        self.entry = KeyEntry(self._tested, keyring_of(place), self)
        self.entry.keyChosen.connect(self.chosen)
        for part in (self._reason, self._meaning, self.entry):
            self.column.addWidget(part)

    def begin(self) -> None:
        self.entry.setFocus()

    def ask(self, label: str, origin: str, *, replaces: bool, reason: str = "") -> None:
        """`replaces` where a key is in use now: then it is said what becomes of the requests under way."""
        if origin != self._origin:
            self._origin = origin
            self.entry.outdate()
        self.title.setText(tr("Another key for {name}" if replaces else "A key for {name}").format(name=label))
        self.setAccessibleName(self.title.text())
        tell(self._reason, reason, "warn")
        tell(
            self._meaning,
            tr(
                "Requests under way go on being followed, with the new key. One that was sent without an answer asks you "
                "before it is sent with the new key: sent again, it may run a second time. A key of another workspace "
                "cannot read what this one has sent; add that as an account of its own."
            )
            if replaces
            else tr("What waits for a key goes on with it."),
        )

    def set_place(self, place: KeyPlace | None) -> None:
        self.entry.set_place(keyring_of(place))

    def set_working(self, words: str) -> None:
        self.entry.set_working(words)

    def show_error(self, words: str) -> None:
        self.entry.set_working("")
        self.entry.show_error(DeskError(words))

    async def _tested(self, secret: Secret) -> str:
        return await self._test(self._origin, secret)


class RenamePage(Page):
    """`renamed(label)`."""

    renamed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Rename the account"), parent)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.use = QPushButton(tr("Rename"), self)
        theme.set_role(self.use, "primary")
        self.column.addWidget(labelled(tr("Name"), self.name, self))
        self.column.addWidget(self.name)
        self.foot.addWidget(self.use)
        self.use.clicked.connect(self._on_use)
        self.name.returnPressed.connect(self._on_use)
        self.name.textChanged.connect(self._on_text)

    def begin(self) -> None:
        self.name.setFocus()
        self.name.selectAll()

    def ask(self, label: str) -> None:
        self.name.setText(label)

    def set_working(self, words: str) -> None:
        super().set_working(words)
        self.name.setReadOnly(bool(words))
        self.use.setEnabled(not words)

    def show_error(self, words: str) -> None:
        self.set_working("")
        super().show_error(words)

    def _on_text(self) -> None:
        self.say("")
        named = bool(self.name.text().strip())
        self.use.setEnabled(named)
        self.use.setToolTip("" if named else tr("An account needs a name"))

    def _on_use(self) -> None:
        if self.use.isEnabled():
            self.renamed.emit(self.name.text())


class RemovePage(Page):
    """Says what goes and what stays, before it goes. `confirmed()`."""

    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._words = plain_label("", self)
        self.remove = QPushButton(self)
        theme.set_role(self.remove, "danger")
        self.remove.clicked.connect(self.confirmed)
        self.column.addWidget(self._words)
        self.foot.addWidget(self.remove)

    def begin(self) -> None:
        self.back_button.setFocus()  # Enter must not remove what was not read

    def ask(self, title: str, words: str, button: str) -> None:
        self.title.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self._words.setText(words)
        self.remove.setText(button)
        self.set_working("")

    def set_working(self, words: str) -> None:
        super().set_working(words)
        self.remove.setEnabled(not words)

    def show_error(self, words: str) -> None:
        self.set_working("")
        super().show_error(words)
