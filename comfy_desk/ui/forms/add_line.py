"""The foot of a list: what may be added, and how many there may be. Items of several shapes are added by their shape."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from comfy_desk.schema import Field, Kind, naming
from comfy_desk.ui import theme
from comfy_desk.ui.flow import FlowLayout
from comfy_desk.ui.forms.controls import FlatButton, PlainLabel
from comfy_desk.ui.phrases import tr

MAX_SHAPES = 4
MAX_TEXT = 26


class AddLine(QWidget):
    """`asked` names the field that one more item begins as: the list's item, or one of its shapes."""

    asked = Signal(object)

    def __init__(self, field: Field, item: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: list[FlatButton] = []
        self._limits = PlainLabel("", "hint", self)
        shapes = shapes_of(item)
        line: QLayout = FlowLayout(spacing=theme.GRID) if shapes else QHBoxLayout()  # several break into lines
        line.setSpacing(theme.GRID)
        for wanted in shapes or (item,):
            noun = wanted.label.lower() if shapes else naming.singular(field.label)
            words = wanted.label if shapes else tr("Add {noun}").format(noun=noun)
            button = FlatButton(words, tr("Add {noun} to {label}").format(noun=noun, label=field.label), "plus", self)
            button.clicked.connect(lambda _checked=False, wanted=wanted: self.asked.emit(wanted))
            self._buttons.append(button)
            line.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(line)
        if isinstance(line, QHBoxLayout):
            line.addWidget(self._limits, 1)
        else:
            column.addWidget(self._limits)

    def first(self) -> FlatButton:
        """The button that the keyboard comes to."""
        return self._buttons[0]

    def focus(self) -> None:
        """Takes the keyboard."""
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def set_state(self, *, may_grow: bool, limits: str, wrong: bool = False) -> None:
        """Whether one more is taken, and the words about how many there may be, or about what went wrong."""
        theme.set_role(self._limits, "error" if wrong else "hint")
        for button in self._buttons:
            button.setEnabled(may_grow)
        self._limits.setText(limits)
        self._limits.setVisible(bool(limits) or len(self._buttons) == 1)


def shapes_of(item: Field) -> tuple[Field, ...]:
    """The shapes of an item that are each a thing of its own to add: few, and told apart by a constant."""
    told = item.kind is Kind.VARIANT and all(shape.constants for shape in item.variants)
    few = 1 < len(item.variants) <= MAX_SHAPES and sum(len(shape.label) for shape in item.variants) <= MAX_TEXT
    return item.variants if told and few else ()
