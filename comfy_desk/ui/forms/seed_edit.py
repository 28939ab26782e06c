"""The seed: a whole number that is either kept, or thrown anew for every request.

It starts kept: what is typed is sent as it stands. The die, or opening the lock, makes it random; the number that is shown is
then the one that was sent last, and closing the lock keeps it. A line below says which it is.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Any

from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from comfy_desk.schema import ABSENT, Field
from comfy_desk.ui import icons
from comfy_desk.ui.forms.controls import FlatButton, PlainLabel
from comfy_desk.ui.forms.editor import Make
from comfy_desk.ui.forms.number_edit import NumberEdit, NumberLine
from comfy_desk.ui.forms.numbers import read_number
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

USUAL_MAXIMUM = 2**31 - 1
"""Where the document names no limit: every provider takes 31 bits."""

_NUMBERS = re.compile(r"(?<![\w.])-?\d{1,40}(?![\w.])")


@dataclass(frozen=True, slots=True)
class SeedPlace:
    """Where a form has a seed, what it may be, and whether it is thrown for each request."""

    pointer: str
    low: int = 0
    high: int = USUAL_MAXIMUM
    random: bool = False


@overrides_qt
class SeedLine(NumberLine):
    """Takes the number out of what is pasted: "Seed: 1234" from somebody's notes."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            text = QGuiApplication.clipboard().text()[:400]
            found = _NUMBERS.findall(text)
            if read_number(text) is None and len(found) == 1:
                self.insert(found[0])
                self.textEdited.emit(self.text())
                return
        super().keyPressEvent(event)


class SeedEdit(NumberEdit):
    """A NumberEdit with a die and a lock, of which one is down while there is a seed."""

    line_class = SeedLine

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._random = False
        self._sent: int | None = None  # the seed that went with the newest request from here
        self._die = FlatButton("", tr("New seed for every request"), "dice")
        self._die.setCheckable(True)
        self._die.clicked.connect(self._on_die)
        self._lock = FlatButton("", tr("Keep this seed"), "lock")
        self._lock.setCheckable(True)
        self._lock.clicked.connect(self._on_lock)
        self.row.addWidget(self._die)
        self.row.addWidget(self._lock)
        self._told = PlainLabel("", "hint")
        self.column.addWidget(self._told)
        self.changed.connect(self._show_mode)
        self._show_mode()

    def set_value(self, value: Any) -> None:
        super().set_value(value)
        if value is ABSENT:
            self._random = False
        self._show_mode()

    def throw(self) -> None:
        """A new seed, as if typed."""
        place = self.place()
        self.put(place.low + secrets.randbelow(max(place.high - place.low, 0) + 1))

    def place(self) -> SeedPlace:
        """What several requests from one press count on."""
        bounds = self.field.bounds
        low = max(int(bounds.minimum or 0), 0)
        high = USUAL_MAXIMUM if bounds.maximum is None else int(bounds.maximum)
        return SeedPlace(self.field.pointer, low, high, self.is_random())

    def before_submit(self) -> None:
        """A random seed is thrown anew for each request, the very next one included."""
        if self.is_random():
            self.throw()
        self._sent = self.value() if isinstance(self.value(), int) else None
        self._show_mode()

    def make_random(self) -> None:
        """Throws a seed now, and a new one for each request until the artist keeps one."""
        self._random = True
        self.throw()

    def is_random(self) -> bool:
        """Whether each request gets a new seed."""
        return self._random and self.value() is not ABSENT

    def set_random(self, random: bool) -> None:
        """As it was remembered; throws nothing now."""
        self._random = random
        self._show_mode()

    def step_by(self, count: int) -> None:
        self._random = False
        super().step_by(count)

    def _on_edited(self) -> None:
        self._random = False  # what is written by hand is meant
        super()._on_edited()

    def _on_die(self) -> None:
        self.make_random()

    def _on_lock(self) -> None:
        if self.value() is ABSENT:
            self.throw()  # the lock was pressed: one seed, and this one stays
            self._random = False
        else:
            self._random = not self._random
        self.changed.emit()

    def _show_mode(self) -> None:
        is_set = self.value() is not ABSENT
        if not is_set:
            self._random = False
        self._die.setChecked(self._random)
        self._lock.setChecked(is_set and not self._random)
        self._lock.setIcon(icons.icon("unlock" if self._random else "lock", "dim"))
        self._told.setText(self._in_words(is_set))

    def _in_words(self, is_set: bool) -> str:
        if not is_set:
            return tr("Not sent: the model decides.") if not self.field.required else ""
        if not self._random:
            return tr("Kept. A batch counts up from it.")
        if self._sent is not None and self._sent == self.value():
            return tr("New for every request. This one was sent; the lock keeps it.")
        return tr("New for every request.")
