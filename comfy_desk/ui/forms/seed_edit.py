"""The seed: a whole number that can be thrown, and kept or thrown anew for each request."""

from __future__ import annotations

import secrets

from PySide6.QtWidgets import QWidget

from comfy_desk.schema import ABSENT, Field
from comfy_desk.ui import icons
from comfy_desk.ui.forms.controls import FlatButton, plain_tip
from comfy_desk.ui.forms.editor import Make
from comfy_desk.ui.forms.number_edit import NumberEdit

USUAL_MAXIMUM = 2**31 - 1
"""Where the document names no limit: every provider takes 31 bits."""


class SeedEdit(NumberEdit):
    """A NumberEdit with a die and a Keep switch."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._die = FlatButton("", "Random: throw a new seed", "dice")
        self._die.clicked.connect(self.throw)
        self._keep = FlatButton("", "", "lock")
        self._keep.setCheckable(True)
        self._keep.toggled.connect(self._on_keep)
        self._keep.setChecked(True)
        self.row.addWidget(self._die)
        self.row.addWidget(self._keep)

    def throw(self) -> None:
        """A new seed, as if typed."""
        bounds = self.field.bounds
        low = max(int(bounds.minimum or 0), 0)
        high = USUAL_MAXIMUM if bounds.maximum is None else int(bounds.maximum)
        self._set_typed(low + secrets.randbelow(max(high - low, 0) + 1))

    def renew(self) -> None:
        """After a submit: a new seed, if there is one and it is not to be kept."""
        if self.value() is not ABSENT and not self._keep.isChecked():
            self.throw()

    def throw_first(self) -> None:
        """For a seed that a model insists on: throw one now, and again for each request until the artist keeps one."""
        self._keep.setChecked(False)
        self.throw()

    def is_kept(self) -> bool:
        """Whether the next request uses the same seed."""
        return self._keep.isChecked()

    def set_kept(self, kept: bool) -> None:
        """Sets the switch."""
        self._keep.setChecked(kept)

    def _on_keep(self, kept: bool) -> None:
        said = "Keep: the next request uses this seed again" if kept else "Not kept: each request gets a new seed"
        self._keep.setIcon(icons.icon("lock" if kept else "unlock", "dim"))
        self._keep.setToolTip(plain_tip(said))
        self._keep.setAccessibleName(said)
