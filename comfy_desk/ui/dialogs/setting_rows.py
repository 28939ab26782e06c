"""One setting as a row of the settings sheet: its name, its editor, what it means, and how to reset it.

A row asks for a change by `chosen`, and shows what it is told: whether a value was kept is known only to who stores it. What
cannot be used stays in the field, with the reason below it, and is not asked for.
"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from comfy_desk.domain.settings import GB, MB, Setting, Value, fitting
from comfy_desk.ui import theme
from comfy_desk.ui.dialogs.page import tell
from comfy_desk.ui.forms.controls import QuietCombo
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import size_of, tr
from comfy_desk.ui.plain import plain_label
from comfy_desk.ui.spoken import announce


class SettingRow(QWidget):
    """`chosen(value)`: the artist wants this value. Subclasses put their editor into `place` and show values in it.

    While a row is `busy` it finds out whether a value can be used; `settled(taken)` ends that.
    """

    chosen = Signal(object)
    settled = Signal(bool)
    busy = False

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting = setting
        self.value: Value = setting.default
        self.name = plain_label(tr(setting.label), self, role="label")
        self.reset = QPushButton(tr("Reset"), self)
        self.reset.setAccessibleName(tr("Reset: {name}").format(name=tr(setting.label)))
        self.reset.clicked.connect(self._on_reset)
        theme.set_role(self.reset, "link")
        self.message = plain_label("", self, role="hint")
        self.message.hide()
        self.place = QVBoxLayout()
        self.place.setSpacing(theme.GRID // 2)
        self.head = QHBoxLayout()
        self.head.setSpacing(theme.GRID)
        self.head.setContentsMargins(0, 0, 0, 0)
        self.head.addWidget(self.name, 1)
        self.head.addWidget(self.reset)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID // 2)
        head = QWidget(self)
        head.setLayout(self.head)
        head.setMinimumHeight(self.reset.sizeHint().height())  # nothing jumps when the link comes and goes
        column.addWidget(head)
        column.addLayout(self.place)
        column.addWidget(self.message)
        column.addWidget(plain_label(tr(setting.help), self, role="hint"))

    def show_value(self, value: Value) -> None:
        """What is stored now; whatever else stood in the editor gives way."""
        self.value = value
        self.reset.setVisible(value != self.setting.default)
        self.say("")
        self.put(value)

    def put(self, value: Value) -> None:
        """Into the editor."""
        raise NotImplementedError

    def commit(self) -> None:
        """What stands in the editor counts now, if it can be used; for editors in which one types."""

    def ask(self, value: Value) -> None:
        if value == self.value:
            self.say("")
        elif fitting(self.setting, value):
            self.chosen.emit(value)
        else:
            self.refuse(tr("This value cannot be used here."))

    def refuse(self, words: str) -> None:
        """Not taken: it stays in the editor with the reason."""
        self.say(words, "error")

    def show_kept(self, value: Value, words: str) -> None:
        """Another value is stored now."""
        self.show_value(value)
        if not self.message.text():  # what is wrong with it is told first
            self.say(words, "ok")

    def say(self, words: str, role: str = "hint") -> None:
        if words and role != "hint" and words != self.message.text():
            announce(self, words)
        tell(self.message, words, role)
        for field in self.fields():
            theme.set_role(field, "error" if role == "error" and words else "")
            field.setAccessibleDescription(words or tr(self.setting.help))

    def fields(self) -> tuple[QWidget, ...]:
        """What takes the keyboard first, and what else holds the value."""
        raise NotImplementedError

    def begin(self) -> None:
        self.fields()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def matches(self, words: list[str]) -> bool:
        """Whether a search for all of these words means this setting."""
        text = " ".join(self.searched()).casefold()
        return all(word in text for word in words)

    def look_for(self, words: list[str]) -> None:
        """These are searched for over all settings, none when that ends: a row that is a list itself shows what fits."""

    def searched(self) -> list[str]:
        """What a search looks through: as it is shown, and the key for those who know it."""
        setting = self.setting
        return [tr(setting.label), tr(setting.help), tr(setting.group), setting.key]

    def _on_reset(self) -> None:
        self.begin()  # the link goes, and the keyboard should stay near
        self.chosen.emit(self.setting.default)


class SwitchRow(SettingRow):
    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self.switch = QCheckBox(self)
        self.switch.setAccessibleName(tr(setting.label))
        self.switch.setAccessibleDescription(tr(setting.help))
        self.switch.toggled.connect(self.ask)
        self.name.setBuddy(self.switch)
        self.head.insertWidget(0, self.switch)

    def put(self, value: Value) -> None:
        blocked = QSignalBlocker(self.switch)
        self.switch.setChecked(value is True)
        blocked.unblock()

    def refuse(self, words: str) -> None:
        self.put(self.value)  # a switch has no third position to stay in
        super().refuse(words)

    def fields(self) -> tuple[QWidget, ...]:
        return (self.switch,)


class ChoiceRow(SettingRow):
    """One of a few words; no wheel changes it, and a choice counts as soon as it is made."""

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self.combo = QuietCombo(self)
        for value, label in setting.choices:
            self.combo.addItem(tr(label), value)
        self.combo.setAccessibleName(tr(setting.label))
        self.combo.setAccessibleDescription(tr(setting.help))
        self.combo.currentIndexChanged.connect(lambda _index: self.commit())
        self.name.setBuddy(self.combo)
        self.place.addWidget(self.combo)

    def put(self, value: Value) -> None:
        blocked = QSignalBlocker(self.combo)
        self.combo.setCurrentIndex(self.combo.findData(value))
        blocked.unblock()

    def commit(self) -> None:
        if self.combo.currentIndex() >= 0:
            self.ask(self.combo.currentData())

    def refuse(self, words: str) -> None:
        self.put(self.value)  # only what can be chosen stands in it
        super().refuse(words)

    def fields(self) -> tuple[QWidget, ...]:
        return (self.combo,)

    def searched(self) -> list[str]:
        return [*super().searched(), *(tr(label) for _value, label in self.setting.choices)]


@overrides_qt
class _Number(QDoubleSpinBox):
    """A number that a passing wheel does not change."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setKeyboardTracking(False)  # half a number is none
        self.setRange(0, 999_999)
        self.lineEdit().setTextMargins(theme.GRID - 2, 0, 0, 0)  # the style sheet does not reach that far in

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def textFromValue(self, value: float) -> str:  # noqa: N802 - Qt's own
        """Without the zeros behind it that say nothing."""
        text = super().textFromValue(value)
        point = self.locale().decimalPoint()
        return text.rstrip("0").rstrip(point) if point in text else text


class NumberRow(SettingRow):
    """A whole number within its bounds, which are said."""

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self.number = _Number(self)
        self.number.setDecimals(0)
        self.number.setRange(setting.least, setting.most)
        self.number.setAccessibleName(tr(setting.label))
        self.name.setBuddy(self.number)
        bounds = tr("{least} to {most}").format(least=setting.least, most=setting.most)
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        row.addWidget(self.number, 2)
        row.addWidget(plain_label(bounds, self, role="hint", wrap=False), 3)
        self.place.addLayout(row)
        self.number.valueChanged.connect(lambda _value: self.commit())

    def put(self, value: Value) -> None:
        blocked = QSignalBlocker(self.number)
        self.number.setValue(value if isinstance(value, int) else self.setting.least)
        blocked.unblock()

    def commit(self) -> None:
        self.ask(round(self.number.value()))

    def fields(self) -> tuple[QWidget, ...]:
        return (self.number,)


class SizeRow(SettingRow):
    """A number and its unit. The bounds are said; what lies beyond them is refused and not silently changed."""

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self._shown: tuple[float, int] = (-1.0, -1)
        self.number = _Number(self)
        self.number.setAccessibleName(tr(setting.label))
        self.unit = QuietCombo(self)
        self.unit.addItem("MB", MB)
        self.unit.addItem("GB", GB)
        self.unit.setAccessibleName(tr("Unit of {name}").format(name=tr(setting.label)))
        self.name.setBuddy(self.number)
        bounds = tr("{least} to {most}").format(least=_plain_size(setting.least), most=_plain_size(setting.most))
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        row.addWidget(self.number, 2)
        row.addWidget(self.unit, 1)
        row.addWidget(plain_label(bounds, self, role="hint", wrap=False), 2)
        self.place.addLayout(row)
        self.number.valueChanged.connect(lambda _value: self.commit())
        self.unit.currentIndexChanged.connect(lambda _index: self.commit())

    def put(self, value: Value) -> None:
        size = value if isinstance(value, int) else 0
        unit = GB if size >= GB and size % (GB // 100) == 0 else MB
        blocked = (QSignalBlocker(self.number), QSignalBlocker(self.unit))
        self.unit.setCurrentIndex(self.unit.findData(unit))
        self.number.setValue(size / unit)
        for one in blocked:
            one.unblock()
        self._shown = self._entered()

    def _entered(self) -> tuple[float, int]:
        return self.number.value(), self.unit.currentIndex()

    def commit(self) -> None:
        if self._entered() == self._shown:  # what is shown is rounded: it is not the value itself
            self.say("")
            return
        size = round(self.number.value() * int(self.unit.currentData()))
        if size < self.setting.least:
            self.refuse(tr("At least {size}; not changed.").format(size=_plain_size(self.setting.least)))
        elif size > self.setting.most:
            self.refuse(tr("At most {size}; not changed.").format(size=_plain_size(self.setting.most)))
        else:
            self.ask(size)

    def fields(self) -> tuple[QWidget, ...]:
        return self.number, self.unit


class MoneyRow(SettingRow):
    """Dollars and cents; at nothing it says that it is off."""

    def __init__(self, setting: Setting, parent: QWidget | None = None) -> None:
        super().__init__(setting, parent)
        self.number = _Number(self)
        self.number.setRange(0, setting.most / 100)
        self.number.setDecimals(2)
        self.number.setPrefix("$")
        self.number.setSpecialValueText(tr("Off"))
        self.number.setAccessibleName(tr(setting.label))
        self.name.setBuddy(self.number)
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        row.addWidget(self.number, 2)
        row.addWidget(plain_label(tr("$0 is off"), self, role="hint", wrap=False), 3)
        self.place.addLayout(row)
        self.number.valueChanged.connect(lambda _value: self.commit())

    def put(self, value: Value) -> None:
        blocked = QSignalBlocker(self.number)
        self.number.setValue((value if isinstance(value, int) else 0) / 100)
        blocked.unblock()

    def commit(self) -> None:
        self.ask(round(self.number.value() * 100))

    def fields(self) -> tuple[QWidget, ...]:
        return (self.number,)


def _plain_size(size: int) -> str:
    """A round one without its zero: 16 MB, 64 GB."""
    return size_of(size).replace(".0 ", " ")
