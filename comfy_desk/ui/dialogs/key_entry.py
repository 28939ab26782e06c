"""Where a key is pasted: hidden by default, cleaned, tested on request, refused at the field with the reason.

It keeps no key and knows no keyring: whoever owns it passes the test in and hears `keyChosen(Secret)`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from comfy_desk.domain.errors import DeskError
from comfy_desk.domain.secret import BadKey, Secret, clean_key
from comfy_desk.ui import theme
from comfy_desk.ui.icons import icon
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spawn import spawn
from comfy_desk.ui.told import told

KEYS_PAGE = "https://platform.comfy.org/profile/api-keys"

KeyTest = Callable[[Secret], Awaitable[str]]
"""Asks the Router with this key; answers with one sentence, or raises DeskError or RouterError."""


class KeyPlace(Protocol):
    """Where keys are kept, as the vault describes it: the keyring's name, whether it can keep keys, a sentence."""

    @property
    def name(self) -> str: ...
    @property
    def usable(self) -> bool: ...
    @property
    def note(self) -> str: ...


class KeyEntry(QWidget):
    """`keyChosen(object)` carries a `Secret`. `place` None means that the keyring was not asked yet.

    `use` is what the button says that takes the key; "" is the usual words.
    """

    keyChosen = Signal(object)

    def __init__(
        self,
        test: KeyTest,
        place: KeyPlace | None = None,
        parent: QWidget | None = None,
        *,
        use: str = "",
    ) -> None:
        super().__init__(parent)
        self._test = test
        self._round = 0  # an answer to an older text is no answer to this one
        self.field = QLineEdit(self)
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setPlaceholderText(tr("Paste your key: comfyui-…"))
        self.field.setAccessibleName(tr("API key"))
        self.field.textChanged.connect(self._on_text)
        self.field.returnPressed.connect(self._on_use)
        self._eye = QAction(tr("Show the key"), self)
        self._eye.setCheckable(True)
        self._eye.toggled.connect(self._on_eye)
        self.field.addAction(self._eye, QLineEdit.ActionPosition.TrailingPosition)
        self.test_button = QPushButton(tr("Test"), self)
        self.test_button.setToolTip(tr("Asks the Router whether it takes this key; nothing is run or charged"))
        self.test_button.clicked.connect(self._on_test)
        self.use_button = QPushButton(use or tr("Use this key"), self)
        self.use_button.clicked.connect(self._on_use)
        self._where_from = QPushButton(tr("Get a key at platform.comfy.org"), self)
        self._where_from.setToolTip(tr("Opens {page} in your browser").format(page=KEYS_PAGE))
        self._where_from.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(KEYS_PAGE)))
        theme.set_role(self._where_from, "link")
        self.message = plain_label("", self, role="hint")
        self.message.hide()
        self._kept = plain_label("", self, role="hint")
        self._lay_out()
        self._on_text()
        self._name_eye()
        self.set_place(place)
        self.setFocusProxy(self.field)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        row.addWidget(self.field, 1)
        row.addWidget(self.test_button)
        foot = QHBoxLayout()
        foot.setSpacing(theme.GRID)
        foot.addWidget(self._where_from)
        foot.addStretch(1)
        foot.addWidget(self.use_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addLayout(row)
        column.addWidget(self.message)
        column.addWidget(self._kept)
        column.addSpacing(theme.GRID // 2)
        column.addLayout(foot)

    # --- what the owner calls

    def set_place(self, place: KeyPlace | None) -> None:
        """Say where the key will be kept, before it is pasted."""
        if place is None:
            self._tell(
                self._kept,
                tr("Kept in the system's keyring where there is one, else until this program closes."),
                "hint",
            )
        elif "environment" in place.note:  # a key is in use already, and not from here
            self._tell(self._kept, told(" ".join(place.note.split())), "hint")
        elif place.usable:
            self._tell(
                self._kept, tr("It will be kept in {name}, never in a file.").format(name=told(place.name)), "hint"
            )
        else:
            note = " ".join(place.note.split()) or tr("There is no system keyring.")
            if "session" not in note and "closes" not in note:
                note = tr("{note} The key lives until this program closes.").format(note=told(note))
            self._tell(self._kept, told(note), "warn")

    def show_error(self, error: DeskError) -> None:
        self._say(told(error.sentence), "error")
        self._set_busy("")

    def set_working(self, words: str) -> None:
        """The owner does something with the key; empty words end that."""
        self._set_busy(words)
        self._say(words, "hint")

    def forget(self) -> None:
        """Take the text out of the field: it has done its work."""
        self.field.setText("")  # unlike clear(), nothing that an undo brings back
        self._eye.setChecked(False)

    def outdate(self) -> None:
        """What was said of the key no longer holds: it was asked of another address."""
        self._on_text()

    # --- inside

    def _on_text(self) -> None:
        self._round += 1
        self._say("", "hint")
        self._set_busy("")

    def _on_eye(self, shown: bool) -> None:
        self.field.setEchoMode(QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password)
        self._name_eye()

    def _cleaned(self) -> Secret | None:
        try:
            return clean_key(self.field.text())
        except BadKey as error:
            self._say(error.reason, "error")
            self.field.setFocus()
            return None

    def _on_use(self) -> None:
        if not self.use_button.isEnabled():
            return
        secret = self._cleaned()
        if secret is not None:
            self.keyChosen.emit(secret)

    def _on_test(self) -> None:
        secret = self._cleaned()
        if secret is None:
            return
        self._say(tr("Asking the Router…"), "hint")
        self.test_button.setText(tr("Testing…"))
        if self.test_button.hasFocus():  # off, it would let the keyboard go anywhere
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.test_button.setEnabled(False)
        this_round = self._round
        spawn(self._tested(secret, this_round), self, lambda error: self._on_refused(error, this_round))

    async def _tested(self, secret: Secret, this_round: int) -> None:
        words = await self._test(secret)
        if this_round == self._round:
            self._say(words, "ok")
            self._set_busy("")

    def _on_refused(self, error: DeskError, this_round: int) -> None:
        if this_round == self._round:
            self.show_error(error)

    def _set_busy(self, words: str) -> None:
        free = not words and bool(self.field.text().strip())
        self.field.setReadOnly(bool(words))
        self.test_button.setText(tr("Test"))
        self.test_button.setEnabled(free)
        self.use_button.setEnabled(free)
        theme.set_role(self.use_button, "primary" if free else "")
        self.use_button.setToolTip("" if free else (words or tr("Paste a key first")))

    def _say(self, words: str, role: str) -> None:
        self._tell(self.message, words, role)
        self.message.setVisible(bool(words))
        theme.set_role(self.field, "error" if role == "error" else "")
        self.field.setAccessibleDescription(words)

    @staticmethod
    def _tell(label: QLabel, words: str, role: str) -> None:
        label.setText(words)
        theme.set_role(label, role)

    def _name_eye(self) -> None:
        shown = self._eye.isChecked()
        self._eye.setIcon(icon("unlock" if shown else "lock", "dim"))
        self._eye.setText(tr("Hide the key") if shown else tr("Show the key"))
