"""A number of any size and precision, with its unit, steps and, in a small range, a slider."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field, Kind
from comfy_desk.schema.exact import whole
from comfy_desk.ui import theme
from comfy_desk.ui.forms.controls import FlatButton, QuietSlider
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.numbers import MAX_DIGITS, Number, read_number, show_number, step_of, stepped
from comfy_desk.ui.forms.plain_line import PlainLine
from comfy_desk.ui.forms.tracks import nearest, track_of
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}


@overrides_qt
class NumberLine(PlainLine):
    """A line that says when it should count up or down. The wheel does not: it scrolls the form."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        count = _STEPS.get(Qt.Key(event.key()))
        if count is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(count)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class NumberEdit(FieldEditor):
    """An INTEGER or NUMBER field. Its value is the digits in the line, as int or Decimal."""

    line_class: type[NumberLine] = NumberLine

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._given: Any = ABSENT
        self._step = step_of(field)
        self._track = track_of(field)
        self._line = self.line_class()
        self._line.setMaxLength(MAX_DIGITS)
        self._line.setMinimumWidth(56)
        self._line.setPlaceholderText(_hint(field))
        self._line.textEdited.connect(self._on_edited)
        self._line.stepped.connect(self.step_by)
        self.setFocusProxy(self._line)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(4)
        self.row = QHBoxLayout()
        self.row.setSpacing(8)
        self.column.addLayout(self.row)
        self._slider: QuietSlider | None = None
        if self._track:
            self._add_slider()
        else:
            self.row.addWidget(self._line, 1)
        self._add_unit()
        if not self._track and not field.seed:
            self._add_buttons()
        self._follow()

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

    def put(self, number: Number) -> None:
        """As if it had been typed."""
        self._line.setText(show_number(number))
        self._given = ABSENT
        self._follow()
        self.changed.emit()

    def reset(self) -> None:
        """Back to what stands there while nobody says otherwise: nothing, or the default of a field that is needed."""
        default = self.field.default if self.field.has_default else ABSENT
        if self.field.required and default is not ABSENT and self.fits(default):
            self.put(default)
        elif not self.field.required:
            self.set_value(ABSENT)
            self.changed.emit()

    def fits(self, value: Any) -> bool:
        if isinstance(value, bool) or not isinstance(value, (int, float, Decimal)):
            return False
        if self.field.kind is Kind.INTEGER and whole(value) is None:
            return False
        return len(show_number(value)) <= MAX_DIGITS

    def problem(self) -> str:
        if self._given is not ABSENT or not self._line.text().strip() or self._typed() is not None:
            return ""
        return tr("Write a whole number.") if self.field.kind is Kind.INTEGER else tr("Write a number.")

    def step_by(self, count: int) -> None:
        """Counts up or down from the value, or from what stands for it while there is none."""
        now = self.value()
        if isinstance(now, float):
            now = Decimal(repr(now))
        # The first press shows what stands for the missing value; the next ones move it.
        self.put(self.resting() if now is ABSENT else stepped(now, self._step, count, self.field.bounds))

    def resting(self) -> Number:
        """What the model is likely to take while there is no value; where the first step and the slider begin."""
        field = self.field
        if field.has_default and self.fits(field.default):
            return field.default  # type: ignore[no-any-return]
        low, high = field.bounds.minimum, field.bounds.maximum
        if (low is None or low <= 0) and (high is None or high >= 0):
            return 0
        return low if low is not None and low > 0 else high or 0

    def _typed(self) -> int | Decimal | None:
        number = read_number(self._line.text())
        return whole(number) if self.field.kind is Kind.INTEGER else number

    def _on_edited(self) -> None:
        self._given = ABSENT
        self._follow()
        self.changed.emit()

    def _add_buttons(self) -> None:
        for icon, count, tip in (("minus", -1, tr("Less: {label}")), ("plus", 1, tr("More: {label}"))):
            button = FlatButton("", tip.format(label=self.field.label), icon)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys do the same
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _checked=False, count=count: self.step_by(count))
            self.row.addWidget(button)

    def _add_unit(self) -> None:
        if self.field.unit:
            unit = QLabel(self.field.unit)
            unit.setTextFormat(Qt.TextFormat.PlainText)
            unit.setProperty("role", "hint")
            self.row.addWidget(unit)

    def _add_slider(self) -> None:
        last = len(self._track) - 1
        self._slider = QuietSlider()
        self._slider.setRange(0, last)
        self._slider.setPageStep(max(1, last // 10))
        self._slider.setAccessibleName(self.field.label)
        self._slider.setMinimumWidth(60)
        self._slider.valueChanged.connect(lambda place: self.put(self._track[place]))
        self._slider.touched.connect(self._on_touched)
        self._slider.resetAsked.connect(self.reset)
        self._line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._line.setFixedWidth(max(72, self._line.fontMetrics().horizontalAdvance(_hint(self.field)) + 28))
        self.row.addWidget(self._slider, 2)
        self.row.addWidget(self._line, 1)

    def _on_touched(self, place: int) -> None:
        """A click on where it rests means that value."""
        if self.value() is ABSENT:
            self.put(self._track[place])

    def _follow(self) -> None:
        """The slider shows the number, or pale where it rests while there is none."""
        if self._slider is None:
            return
        now = self.value()
        number = self.resting() if now is ABSENT else now
        if isinstance(number, float):
            number = Decimal(repr(number))
        with QSignalBlocker(self._slider):
            self._slider.setValue(nearest(self._track, number))
        theme.set_role(self._slider, "unset" if now is ABSENT else "set")
        # A screen reader would count places, which are not the numbers.
        self._slider.setAccessibleDescription(_hint(self.field) if now is ABSENT else _spoken(now, self.field.unit))


def _spoken(value: Any, unit: str) -> str:
    return f"{show_number(value)} {unit}".rstrip()


def _hint(field: Field) -> str:
    if field.has_default and not field.required:
        return tr("default: {value}").format(value=show_number(field.default))
    if field.example:
        return tr("e.g. {value}").format(value=field.example)
    return "" if field.required else tr("not set")
