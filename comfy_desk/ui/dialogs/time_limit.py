"""How long a request may take before a cancel is asked for: for one request, or for all new ones of a model.

The words say what a limit does and what it does not: it ends nothing by itself.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.page import Page
from comfy_desk.ui.durations import HOUR, LONGEST, MINUTE, OFFERED, limit_words
from comfy_desk.ui.phrases import tr
from comfy_desk.ui.plain import plain_label

MEANING = (
    "Counted from when the Router took the request. At its end one cancel is asked for. That may come too late to stop "
    "the run or its charge; following goes on, and what arrives is kept."
)

DIRECT = "A direct run cannot be cancelled: at the limit its row only says that the time is over."

_OWN = len(OFFERED) + 1


class TimeLimitSheet(Page):
    """`chosen(object)` carries seconds or None, `closed()` nothing. `about` says what the limit is for."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(
        self, title: str, about: str, current: float | None, *, note: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(title, parent)
        self.back_button.setText(tr("Close"))
        self.back.connect(self.closed)
        self.column.addWidget(plain_label(about, self))
        self.column.addWidget(plain_label(tr(MEANING), self, role="hint"))
        if note:
            self.column.addWidget(plain_label(note, self, role="warn"))
        self.column.addSpacing(theme.GRID // 2)
        self.column.addLayout(self._choices())
        self.use = QPushButton(tr("Set the limit"), self)
        theme.set_role(self.use, "primary")
        self.use.setAutoDefault(False)
        self.use.clicked.connect(self.enter)
        self.foot.addWidget(self.use)
        self._show_current(current)

    def begin(self) -> None:
        chosen = self._group.checkedButton()
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def seconds(self) -> float | None:
        """What is chosen now."""
        place = self._group.checkedId()
        if place == 0:
            return None
        if place != _OWN:
            return float(OFFERED[place - 1])
        return float(min(LONGEST, self.own.value() * int(self.unit.currentData())))

    def set_working(self, words: str) -> None:
        super().set_working(words)
        self.use.setEnabled(not words)

    def show_error(self, words: str) -> None:
        self.set_working("")
        super().show_error(words)

    def _choices(self) -> QGridLayout:
        self._group = QButtonGroup(self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * theme.GRID)
        grid.setVerticalSpacing(theme.GRID)
        words = [tr("No limit"), *(limit_words(seconds) for seconds in OFFERED)]
        half = (len(words) + 1) // 2
        for place, text in enumerate(words):
            button = QRadioButton(text, self)
            self._group.addButton(button, place)
            grid.addWidget(button, place % half, place // half)
        own = QRadioButton(tr("Another time:"), self)
        self._group.addButton(own, _OWN)
        self.own = QSpinBox(self)
        self.own.setRange(1, LONGEST // MINUTE)
        self.own.setValue(10)
        self.own.setAccessibleName(tr("Another time"))
        self.unit = QComboBox(self)
        self.unit.addItem(tr("minutes"), MINUTE)
        self.unit.addItem(tr("hours"), HOUR)
        self.unit.setAccessibleName(tr("Unit of time"))
        self.unit.currentIndexChanged.connect(self._on_unit)
        for signal in (self.own.valueChanged, self.unit.currentIndexChanged):
            signal.connect(lambda _value: own.setChecked(True))
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        for part in (own, self.own, self.unit):
            row.addWidget(part)
        row.addStretch(1)
        grid.addLayout(row, half, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        return grid

    def _show_current(self, current: float | None) -> None:
        if current is None:
            place = 0
        elif round(current) in OFFERED:
            place = OFFERED.index(round(current)) + 1
        else:
            hours = current >= HOUR and round(current) % HOUR == 0
            self.unit.setCurrentIndex(1 if hours else 0)
            self.own.setValue(max(1, round(current / (HOUR if hours else MINUTE))))
            place = _OWN
        self._group.button(place).setChecked(True)

    def _on_unit(self) -> None:
        self.own.setMaximum(LONGEST // int(self.unit.currentData()))

    def enter(self) -> None:
        if self.use.isEnabled():
            self.chosen.emit(self.seconds())
