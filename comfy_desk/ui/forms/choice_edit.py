"""One of several: segments for a few short words, a combo box for more; and the switch."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from comfy_desk.schema import ABSENT, Field
from comfy_desk.ui.forms.controls import QuietCombo, Segments
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.numbers import show_number

MAX_SEGMENTS = 4
MAX_SEGMENT_TEXT = 26


def choice_text(value: Any) -> str:
    """A choice as words."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, (Decimal, float)):
        return show_number(value)
    return str(value)[:120] if value != "" else "(empty)"


def choice_edit(field: Field, make: Make) -> FieldEditor:
    """Segments where they fit, else a combo box."""
    texts = [choice_text(value) for value in field.choices]
    few = 1 <= len(texts) <= MAX_SEGMENTS and sum(map(len, texts)) <= MAX_SEGMENT_TEXT
    return SegmentEdit(field, make) if few and not field.open_choice else ComboEdit(field, make)


def index_of(field: Field, value: Any) -> int:
    """The place of a value among the choices, or -1. True is not 1 here."""
    for number, choice in enumerate(field.choices):
        if choice == value and isinstance(choice, bool) == isinstance(value, bool):
            return number
    return -1


class SegmentEdit(FieldEditor):
    """Buttons side by side, one of them down."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._segments = Segments(field.label, [choice_text(value) for value in field.choices])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._segments)
        self.setFocusProxy(self._segments.first())
        self._segments.chosen.connect(lambda _place: self.changed.emit())

    def value(self) -> Any:
        place = self._segments.place()
        return ABSENT if place < 0 else self.field.choices[place]

    def set_value(self, value: Any) -> None:
        self._segments.set_place(-1 if value is ABSENT else index_of(self.field, value))

    def fits(self, value: Any) -> bool:
        return index_of(self.field, value) >= 0

    def edge(self) -> QWidget:
        return self._segments

    def name_for_readers(self, label: str, told: str) -> None:
        self._segments.describe(told)


class ComboEdit(FieldEditor):
    """A list that opens. Where the document allows other words too, they can be typed."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._combo = QuietCombo()
        for value in field.choices:
            self._combo.addItem(choice_text(value))
        hint = "Choose…" if field.required else "not set"
        if field.has_default and not field.required:
            hint = f"default: {choice_text(field.default)}"
        if field.open_choice:
            self._combo.setEditable(True)
            self._combo.setInsertPolicy(QuietCombo.InsertPolicy.NoInsert)
            line = QLineEdit()
            self._combo.setLineEdit(line)
            line.setPlaceholderText(hint)
            line.textEdited.connect(lambda _text: self.changed.emit())
        else:
            self._combo.setPlaceholderText(hint)
        self._combo.setCurrentIndex(-1)
        self._combo.activated.connect(lambda _number: self.changed.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._combo)
        self.setFocusProxy(self._combo)

    def value(self) -> Any:
        if self.field.open_choice:
            text = self._combo.currentText()
            number = next((n for n, value in enumerate(self.field.choices) if choice_text(value) == text), -1)
            return self.field.choices[number] if number >= 0 else text or ABSENT
        number = self._combo.currentIndex()
        return ABSENT if number < 0 else self.field.choices[number]

    def set_value(self, value: Any) -> None:
        number = -1 if value is ABSENT else index_of(self.field, value)
        with QSignalBlocker(self._combo):
            self._combo.setCurrentIndex(number)
            if self.field.open_choice and number < 0:
                self._combo.setEditText("" if value is ABSENT else str(value))

    def fits(self, value: Any) -> bool:
        typed = self.field.open_choice and isinstance(value, str) and 0 < len(value) < 1_000 and "\n" not in value
        return typed or index_of(self.field, value) >= 0


class SwitchEdit(FieldEditor):
    """On or off. While absent it rests where the model's default is; the first click says the other."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._set = False
        self._box = QCheckBox(field.label.replace("&", "&&"))
        self._box.setMinimumWidth(60)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._box)
        self.setFocusProxy(self._box)
        self._box.clicked.connect(self._on_clicked)

    def value(self) -> Any:
        return self._box.isChecked() if self._set else ABSENT

    def set_value(self, value: Any) -> None:
        self._set = value is not ABSENT
        resting = self.field.default is True
        self._box.setChecked(bool(value) if self._set else resting)

    def fits(self, value: Any) -> bool:
        return isinstance(value, bool)

    def _on_clicked(self) -> None:
        self._set = True
        self.changed.emit()
