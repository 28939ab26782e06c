"""A field through several values, or two fields: every value of the one with every value of the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QPlainTextEdit, QVBoxLayout, QWidget

from comfy_desk.schema.exact import in_words
from comfy_desk.schema.fields import Kind
from comfy_desk.schema.settable import Settable
from comfy_desk.services.many import Base, product
from comfy_desk.services.sweeps import Values, example, written
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.many_ways import Varied, Way, Work
from comfy_desk.ui.dialogs.page import tell
from comfy_desk.ui.phrases import counted, tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.told import told


class _Axis(QWidget):
    """One field and the values that it goes through."""

    changed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places: tuple[Settable, ...] = ()
        self.field = QComboBox(self)
        self.field.setAccessibleName(name)
        self.field.setMinimumContentsLength(10)
        self.field.currentIndexChanged.connect(lambda _now: self._on_field())
        self.choices = QListWidget(self)
        self.choices.setAccessibleName(tr("Values"))
        self.choices.itemChanged.connect(lambda _item: self.changed.emit())
        self.text = QPlainTextEdit(self)
        self.text.setAccessibleName(tr("Values"))
        self.text.setTabChangesFocus(True)
        self.text.textChanged.connect(self.changed)
        for part in (self.choices, self.text):
            part.setMinimumHeight(4 * self.fontMetrics().height())
            part.setMaximumHeight(8 * self.fontMetrics().height())
            part.hide()
        self.say = plain_label("", self, role="hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID // 2)
        column.addWidget(plain_label(name, self, role="label"))
        column.addWidget(self.field)
        column.addWidget(self.choices)
        column.addWidget(self.text)
        column.addWidget(self.say)
        column.addStretch(1)

    @property
    def place(self) -> Settable | None:
        pointer = self.field.currentData()
        return next((place for place in self._places if place.pointer == pointer), None)

    def set_places(self, places: tuple[Settable, ...]) -> None:
        if [place.pointer for place in places] == [place.pointer for place in self._places]:
            self._places = places
            return
        before, self._places = self.field.currentData(), places
        self.field.blockSignals(True)
        self.field.clear()
        self.field.addItem(tr("No field"), "")
        for place in places:
            self.field.addItem(place.label, place.pointer)
        self.field.setCurrentIndex(max(self.field.findData(before), 0))
        self.field.blockSignals(False)
        self._on_field()

    def _on_field(self) -> None:
        place = self.place
        listed = place is not None and place.field.kind in (Kind.CHOICE, Kind.BOOLEAN)
        self.choices.setVisible(listed)
        self.text.setVisible(place is not None and not listed)
        if place is not None and listed:
            self._show_choices(place)
        elif place is not None:
            numeric = place.field.kind in (Kind.INTEGER, Kind.NUMBER)
            self.text.setPlaceholderText((example(place) if numeric else "") or tr("One value a line"))
        self.changed.emit()

    def _show_choices(self, place: Settable) -> None:
        values = (True, False) if place.field.kind is Kind.BOOLEAN else place.field.choices
        self.choices.blockSignals(True)
        self.choices.clear()
        for value in values:
            words = {True: tr("yes"), False: tr("no")}[value] if isinstance(value, bool) else in_words(value)
            item = QListWidgetItem(words, self.choices)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
        self.choices.blockSignals(False)

    def values(self) -> Callable[[], tuple[Settable, Values] | None]:
        """The field and its values, to be worked out elsewhere; None where no field is chosen."""
        place = self.place
        if place is None:
            return lambda: None
        if place.field.kind in (Kind.CHOICE, Kind.BOOLEAN):
            known = (True, False) if place.field.kind is Kind.BOOLEAN else place.field.choices
            ticked = [self.choices.item(n).checkState() == Qt.CheckState.Checked for n in range(self.choices.count())]
            found = tuple(value for value, on in zip(known, ticked, strict=False) if on)
            return lambda: (place, Values(found))
        text = self.text.toPlainText()
        return lambda: (place, written(text, place))


class SweepWay(Way):
    """One field through its values, or two: every value of the one with every value of the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first = _Axis(tr("Field"), self)
        self.second = _Axis(tr("And with each of them"), self)
        for axis in (self.first, self.second):
            axis.changed.connect(self.changed)
        self.say = plain_label("", self, role="hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.GRID, 0, 0)
        column.setSpacing(theme.GRID)
        column.addWidget(self.first)
        column.addWidget(self.second)
        column.addWidget(self.say)
        column.addStretch(1)

    def begin(self) -> None:
        self.first.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_base(self, base: Base, places: Sequence[Settable]) -> None:
        able = tuple(place for place in places if place.field.kind is not Kind.MEDIA)
        for axis in (self.first, self.second):
            axis.set_places(able)

    def work(self) -> Work:
        first, second = self.first.values(), self.second.values()
        return lambda: _swept(first(), second())

    def show_varied(self, varied: Varied) -> None:
        tell(self.say, varied.notice, "hint")


def _swept(*axes: tuple[Settable, Values] | None) -> Varied:
    chosen = [axis for axis in axes if axis is not None]
    if not chosen:
        return Varied((), tr("Choose a field that goes through several values."))
    for place, values in chosen:
        if values.problem:
            return Varied((), f"{place.label}: {told(values.problem)}")
        if not values.values:
            return Varied((), tr("{name} has no values yet.").format(name=place.label))
    if len(chosen) == 2 and chosen[0][0].pointer == chosen[1][0].pointer:
        return Varied((), tr("Both are the same field."))
    made = product([(place, values.values) for place, values in chosen])
    counts = " × ".join(counted(len(values.values), "{n} value", "{n} values") for _, values in chosen)
    return Varied(made, "", counts)
