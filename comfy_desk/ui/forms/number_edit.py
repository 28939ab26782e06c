"""A number of any size and precision, with steps and, in a small range, a slider."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from comfy_desk.schema import ABSENT, Field, Kind
from comfy_desk.schema.exact import whole
from comfy_desk.ui.forms.controls import FlatButton, QuietSlider
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.numbers import MAX_DIGITS, read_number, show_number, slider_positions, step_of, stepped
from comfy_desk.ui.overrides import overrides_qt

_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}


@overrides_qt
class NumberLine(QLineEdit):
    """A line that says when it should count up or down."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        count = _STEPS.get(Qt.Key(event.key()))
        if count is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(count)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if self.hasFocus() and turned:
            self.stepped.emit(1 if turned > 0 else -1)
            event.accept()
        else:
            event.ignore()


class NumberEdit(FieldEditor):
    """An INTEGER or NUMBER field. Its value is the digits in the line, as int or Decimal."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._given: Any = ABSENT
        self._step = step_of(field)
        self._line = NumberLine()
        self._line.setMaxLength(MAX_DIGITS)
        self._line.setMinimumWidth(56)
        self._line.setPlaceholderText(_hint(field))
        self._line.textEdited.connect(self._on_edited)
        self._line.stepped.connect(self.step_by)
        self.setFocusProxy(self._line)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(8)
        self._slider: QuietSlider | None = None
        positions = slider_positions(field)
        if positions:
            self._add_slider(positions)
        else:
            self.row.addWidget(self._line, 1)
            if not field.seed:
                self._add_buttons()

    def value(self) -> Any:
        if self._given is not ABSENT:
            return self._given
        number = self._typed()
        return ABSENT if number is None else number

    def set_value(self, value: Any) -> None:
        self._given = value
        self._line.setText("" if value is ABSENT else show_number(value))
        self._line.setCursorPosition(0)
        self._follow()

    def fits(self, value: Any) -> bool:
        if isinstance(value, bool) or not isinstance(value, (int, float, Decimal)):
            return False
        if self.field.kind is Kind.INTEGER and whole(value) is None:
            return False
        return len(show_number(value)) <= MAX_DIGITS

    def problem(self) -> str:
        if self._given is not ABSENT or not self._line.text().strip() or self._typed() is not None:
            return ""
        return "Write a whole number." if self.field.kind is Kind.INTEGER else "Write a number."

    def step_by(self, count: int) -> None:
        """Counts up or down from the value, or from what stands for it while there is none."""
        now = self.value()
        if isinstance(now, float):
            now = Decimal(repr(now))
        # The first press shows what stands for the missing value; the next ones move it.
        self._set_typed(self._resting() if now is ABSENT else stepped(now, self._step, count, self.field.bounds))

    def _typed(self) -> int | Decimal | None:
        number = read_number(self._line.text())
        return whole(number) if self.field.kind is Kind.INTEGER else number

    def _set_typed(self, number: int | Decimal) -> None:
        """As if it had been typed."""
        self._line.setText(show_number(number))
        self._given = ABSENT
        self._follow()
        self.changed.emit()

    def _resting(self) -> int | Decimal:
        field = self.field
        if field.has_default and self.fits(field.default):
            return field.default  # type: ignore[no-any-return]
        low, high = field.bounds.minimum, field.bounds.maximum
        if (low is None or low <= 0) and (high is None or high >= 0):
            return 0
        return low if low is not None and low > 0 else high or 0

    def _on_edited(self) -> None:
        self._given = ABSENT
        self._follow()
        self.changed.emit()

    def _add_buttons(self) -> None:
        for icon, count, tip in (("minus", -1, "Less"), ("plus", 1, "More")):
            button = FlatButton("", f"{tip} ({self.field.label})", icon)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys do the same
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _checked=False, count=count: self.step_by(count))
            self.row.addWidget(button)

    def _add_slider(self, positions: int) -> None:
        self._slider = QuietSlider()
        self._slider.setRange(0, positions)
        self._slider.setPageStep(max(1, positions // 10))
        self._slider.setAccessibleName(self.field.label)
        self._slider.valueChanged.connect(self._on_slid)
        self._line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._line.setFixedWidth(max(88, self._line.fontMetrics().horizontalAdvance(_hint(self.field)) + 28))
        self.row.addWidget(self._slider, 2)
        self.row.addWidget(self._line, 1)

    def _on_slid(self, position: int) -> None:
        low = self.field.bounds.minimum
        if low is not None:
            self._set_typed(stepped(low, self._step, position, self.field.bounds))

    def _follow(self) -> None:
        """The slider shows the number, or where it rests while there is none."""
        low = self.field.bounds.minimum
        if self._slider is None or low is None:
            return
        now = self.value()
        number = self._resting() if now is ABSENT else now
        try:
            position = round((Decimal(str(number)) - Decimal(low)) / Decimal(self._step))
        except ArithmeticError:
            return
        with QSignalBlocker(self._slider):
            self._slider.setValue(min(max(position, 0), self._slider.maximum()))


def _hint(field: Field) -> str:
    if field.has_default and not field.required:
        return f"default: {show_number(field.default)}"
    if field.example:
        return f"e.g. {field.example}"
    return "" if field.required else "not set"
