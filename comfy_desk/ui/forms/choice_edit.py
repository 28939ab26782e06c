"""One of several: pictures for sizes and ratios, segments for a few short words, a list for more; and the switch."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QCompleter, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field
from comfy_desk.ui import theme
from comfy_desk.ui.forms.choice_popup import SEARCHED_FROM, SearchedCombo
from comfy_desk.ui.forms.choices import choice_text, choice_words, default_words, index_of
from comfy_desk.ui.forms.controls import QuietCombo, Segments, plain_tip
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.plain_line import PlainLine
from comfy_desk.ui.forms.ratio_edit import RatioEdit, RatioEngine, shows_ratios
from comfy_desk.ui.forms.ratios import are_ratios, ratio_of
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

__all__ = [
    "ComboEdit",
    "SegmentEdit",
    "SwitchEdit",
    "choice_edit",
    "choice_text",
    "choice_words",
    "default_words",
    "index_of",
]

MAX_SEGMENTS = 4
MAX_SEGMENT_TEXT = 26
LONGEST_TYPED = 1_000


def choice_edit(field: Field, make: Make, parent: QWidget | None = None) -> FieldEditor:
    """The widget that suits the choices of a field."""
    if shows_ratios(field):
        return RatioEdit(field, make, parent)
    words = choice_words(field)
    few = 1 <= len(words) <= MAX_SEGMENTS and sum(map(len, words)) <= MAX_SEGMENT_TEXT
    return (SegmentEdit if few and not field.open_choice else ComboEdit)(field, make, parent)


class SegmentEdit(FieldEditor):
    """Buttons side by side, one of them down."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._given: Any = ABSENT
        self._segments = Segments(field.label, choice_words(field))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._segments)
        self.setFocusProxy(self._segments.first())
        self._segments.chosen.connect(self._on_chosen)

    def value(self) -> Any:
        if self._given is not ABSENT:
            return self._given
        place = self._segments.place()
        return ABSENT if place < 0 else self.field.choices[place]

    def set_value(self, value: Any) -> None:
        self._given = value  # 1.0 is the choice 1, and is given back as it came
        self._segments.set_place(-1 if value is ABSENT else index_of(self.field, value))

    def fits(self, value: Any) -> bool:
        return index_of(self.field, value) >= 0

    def edge(self) -> QWidget:
        return self._segments

    def name_for_readers(self, label: str, told: str) -> None:
        self._segments.describe(told)

    def _on_chosen(self, _place: int) -> None:
        self._given = ABSENT
        self.changed.emit()


class ComboEdit(FieldEditor):
    """A list that opens, with a search where it is long. Where the document allows other words too, they can be typed."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._given: Any = ABSENT
        self._words = choice_words(field)
        searched = len(self._words) >= SEARCHED_FROM and not field.open_choice
        self._combo = SearchedCombo() if searched else QuietCombo()
        drawn = are_ratios(field.choices)
        self._combo.setIconSize(QSize(22, theme.ICON))
        for value, words in zip(field.choices, self._words, strict=True):
            self._combo.addItem(words)
            place = self._combo.count() - 1
            self._combo.setItemData(place, plain_tip(words), Qt.ItemDataRole.ToolTipRole)
            if drawn:
                self._combo.setItemIcon(place, QIcon(RatioEngine(ratio_of(value))))
        hint = tr("Choose…") if field.required else tr("not set")
        if field.has_default and not field.required:
            hint = tr("default: {value}").format(value=default_words(field))
        if field.open_choice:
            self._make_typable(hint)
        else:
            self._combo.setPlaceholderText(hint)
        self._combo.setCurrentIndex(-1)
        self._combo.activated.connect(lambda _number: self._on_changed())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._combo)
        self.setFocusProxy(self._combo)

    def value(self) -> Any:
        if self._given is not ABSENT:
            return self._given
        if self.field.open_choice:
            text = self._combo.currentText()
            number = self._words.index(text) if text in self._words else -1
            return self.field.choices[number] if number >= 0 else text or ABSENT
        number = self._combo.currentIndex()
        return ABSENT if number < 0 else self.field.choices[number]

    def set_value(self, value: Any) -> None:
        self._given = value
        number = -1 if value is ABSENT else index_of(self.field, value)
        with QSignalBlocker(self._combo):
            self._combo.setCurrentIndex(number)
            if self.field.open_choice and number < 0:
                self._combo.setEditText("" if value is ABSENT else str(value))
        self._tell_whole()

    def fits(self, value: Any) -> bool:
        typed = isinstance(value, str) and 0 < len(value) < LONGEST_TYPED and not {"\n", "\r"} & set(value)
        return (self.field.open_choice and typed) or index_of(self.field, value) >= 0

    def _make_typable(self, hint: str) -> None:
        self._combo.setEditable(True)
        self._combo.setInsertPolicy(QuietCombo.InsertPolicy.NoInsert)
        line = PlainLine()
        line.setMaxLength(LONGEST_TYPED - 1)
        self._combo.setLineEdit(line)
        line.setPlaceholderText(hint)
        line.textEdited.connect(lambda _text: self._on_changed())
        # Qt's own completes within the line: "10" would be sent as "1080p".
        completer = QCompleter(self._combo.model(), self._combo)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._combo.setCompleter(completer)

    def _on_changed(self) -> None:
        self._given = ABSENT
        self._tell_whole()
        self.changed.emit()

    def _tell_whole(self) -> None:
        """What may be too long for the box."""
        text = self._combo.currentText()
        self._combo.setToolTip(plain_tip(text) if len(text) > 20 else "")


@overrides_qt
class Switch(QCheckBox):
    """A check box that is drawn pale while nobody has set it."""

    def set_known(self, known: bool) -> None:
        theme.set_role(self, "" if known else "unset")


class SwitchEdit(FieldEditor):
    """On or off. While absent it rests, pale, where the model's default is; the first click says the other."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._set = False
        self._box = Switch(field.label.replace("&", "&&"))
        self._box.setMinimumWidth(60)
        self.set_value(ABSENT)
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
        self._box.set_known(self._set)

    def fits(self, value: Any) -> bool:
        return isinstance(value, bool)

    def edge(self) -> QWidget:
        return self

    def _on_clicked(self) -> None:
        self._set = True
        self._box.set_known(True)
        self.changed.emit()
