"""How many of each, and what their seeds are."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QWidget

from comfy_desk.schema.exact import whole
from comfy_desk.schema.fitting import number_of
from comfy_desk.services.many import SeedRule, Seeds, seeds_in
from comfy_desk.services.request_acts import MOST_IN_A_BATCH
from comfy_desk.ui import theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

_RULES = (
    (SeedRule.SAME, "As in the form"),
    (SeedRule.RANDOM, "A random one each"),
    (SeedRule.COUNT, "Counted up from"),
    (SeedRule.LIST, "These seeds"),
)


class SeedsLine(QWidget):
    """`changed` when other requests would come of it. A new throw of the dice comes with `throw`."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._salt = secrets.token_hex(8)
        self._touched = False
        self._has_seed = True
        self.copies = QSpinBox(self)
        self.copies.setRange(1, MOST_IN_A_BATCH)
        self.copies.setPrefix("×")
        self.copies.setAccessibleName(tr("Copies of each"))
        self.copies.setToolTip(tr("Copies of each"))
        self.rule = QComboBox(self)
        self.rule.setAccessibleName(tr("Seeds"))
        for rule, words in _RULES:
            self.rule.addItem(tr(words), rule)
        self.text = QLineEdit(self)
        self.text.setMinimumWidth(self.fontMetrics().horizontalAdvance("0" * 20) + 3 * theme.GRID)  # 2^64 is seen whole
        self.again = QPushButton(tr("New random seeds"), self)
        self.again.clicked.connect(self._on_again)
        self.copies.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = FlowLayout(self, theme.GRID)
        row.addWidget(self._named(tr("Copies of each"), self.copies))
        row.addWidget(self._named(tr("Seeds"), self.rule))
        row.addWidget(self.text)
        row.addWidget(self.again)
        self.copies.valueChanged.connect(lambda _value: self._on_changed())
        self.rule.currentIndexChanged.connect(lambda _now: self._on_changed())
        self.rule.activated.connect(lambda _now: self._touch())
        self.text.textChanged.connect(lambda _text: self._on_changed())
        self.text.textEdited.connect(lambda _text: self._touch())
        self._show()

    def _named(self, words: str, field: QWidget) -> QWidget:
        """A field and its name, side by side wherever they stand."""
        both = QWidget(self)
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(plain_label(words, both, wrap=False))
        row.addWidget(field)
        return both

    @property
    def chosen(self) -> SeedRule:
        return SeedRule.SAME if not self._has_seed else SeedRule(self.rule.currentData())

    def set_start(self, *, has_seed: bool, seed: int | None, random: bool) -> None:
        """What the form says, as long as nothing was chosen here."""
        self._has_seed = has_seed
        self.rule.setEnabled(has_seed)
        self.rule.setToolTip("" if has_seed else tr("This model has no seed: copies are the same request again."))
        if not self._touched:
            rule = SeedRule.SAME if seed is None else SeedRule.RANDOM if random else SeedRule.COUNT
            self._put(rule)
            if rule is SeedRule.COUNT:
                self.text.setText(str(seed))
        self._show()

    def choose(self, rule: SeedRule) -> None:
        """As if chosen here: it stays, whatever the form says next time."""
        self._touch()
        self._put(rule)

    def _put(self, rule: SeedRule) -> None:
        self.rule.setCurrentIndex(self.rule.findData(rule))

    def throw(self) -> None:
        """Another list of random seeds from now on."""
        self._salt = secrets.token_hex(8)

    def seeds(self) -> tuple[Seeds, str]:
        """What is set, and what of it is none."""
        rule, text = self.chosen, self.text.text().strip()
        if rule is SeedRule.LIST:
            listed, trouble = seeds_in(text)
            return Seeds(rule, listed=listed), trouble or ("" if listed else tr("Write the seeds: 7, 12, 40."))
        if rule is SeedRule.COUNT:
            first = whole(number_of(text)) if text else 0
            trouble = "" if first is not None else tr("Seeds are counted up from a whole number.")
            return Seeds(rule, first=first or 0), trouble
        return Seeds(rule, salt=self._salt), ""

    def _touch(self) -> None:
        self._touched = True

    def _on_again(self) -> None:
        self.throw()
        self.changed.emit()

    def _on_changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        rule = self.chosen
        listed = rule is SeedRule.LIST
        self.text.setVisible(listed or rule is SeedRule.COUNT)
        self.text.setPlaceholderText(tr("7, 12, 40") if listed else "0")
        self.text.setAccessibleName(tr("The seeds") if listed else tr("First seed"))
        self.again.setVisible(rule is SeedRule.RANDOM)
        self.copies.setEnabled(not listed)
        self.copies.setToolTip(tr("One copy of each for every seed") if listed else tr("Copies of each"))
