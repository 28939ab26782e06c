"""A width and a height beside each other: common ratios as pictures, which set both, and a button that swaps them.

They stand under the second of the two. A ratio keeps the megapixels that are set, and goes only to numbers that both fields
take. Which two fields belong together, their names and their place in one object say.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field, Kind
from comfy_desk.schema.exact import whole
from comfy_desk.schema.naming import words as words_of
from comfy_desk.schema.pointers import join
from comfy_desk.ui.forms.controls import FlatButton
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.group_edit import GroupEdit
from comfy_desk.ui.forms.number_edit import NumberEdit
from comfy_desk.ui.forms.numbers import step_of
from comfy_desk.ui.forms.ratio_edit import Pictures
from comfy_desk.ui.forms.ratios import COMMON, Ratio, Side, in_ratio, same_ratio, side_of
from comfy_desk.ui.overrides import overrides_qt
from comfy_desk.ui.phrases import tr

_OTHER = {"width": "height", "height": "width"}
_USUAL = 1024
"""Pixels of a side about which nothing is known."""

_SMALLEST_SIDE = 16
"""A field that allows no more is no side of a picture."""


def is_side(field: Field) -> bool:
    """Whether a whole number is the width or the height of something."""
    return field.kind is Kind.INTEGER and _partner_words(field.name) is not None


def partner_of(field: Field, siblings: tuple[Field, ...]) -> Field | None:
    """The other side of a width or height, among the fields of the same object."""
    wanted = _partner_words(field.name)
    if wanted is None:
        return None
    found = [one for one in siblings if one.kind is Kind.INTEGER and words_of(one.name) == wanted]
    return found[0] if len(found) == 1 else None


def _partner_words(name: str) -> list[str] | None:
    parts = words_of(name)
    places = [place for place, word in enumerate(parts) if word in _OTHER]
    if len(places) != 1 or parts[places[0]] not in (parts[0], parts[-1]):
        return None
    return [_OTHER.get(word, word) for word in parts]


@overrides_qt
class SideEdit(NumberEdit):
    """A NumberEdit that shows the ratios once it stands beside its partner."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self.ratios: Ratios | None = None
        self._looked = False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._looked:
            self._looked = True
            self._add_ratios()

    def set_value(self, value: object) -> None:
        super().set_value(value)
        if self.ratios is not None:
            QTimer.singleShot(0, self.ratios, self.ratios.mark)  # once the other side has its value, too

    def _add_ratios(self) -> None:
        group = self._group()
        partner = partner_of(self.field, group.field.fields) if group is not None else None
        if group is None or partner is None:
            return
        names = [field.name for field in group.field.fields]
        sides = {words_of(one.name)[-1] if words_of(one.name)[-1] in _OTHER else words_of(one.name)[0]: one
                 for one in (self.field, partner)}  # fmt: skip
        limits = [side_of(sides[name].bounds, step_of(sides[name])) for name in ("width", "height")]
        if names.index(partner.name) > names.index(self.field.name) or None in limits:
            return
        width, height = (limit for limit in limits if limit is not None)
        if min(width.high, height.high) < _SMALLEST_SIDE:
            return
        self.ratios = Ratios(group, sides["width"], sides["height"], (width, height))
        self.column.addWidget(self.ratios)

    def _group(self) -> GroupEdit | None:
        place = self.parentWidget()
        while place is not None and not isinstance(place, FieldEditor):
            place = place.parentWidget()
        return place if isinstance(place, GroupEdit) else None


class Ratios(QWidget):
    """The pictures and the swap, for two fields of one object."""

    def __init__(self, group: GroupEdit, width: Field, height: Field, sides: tuple[Side, Side]) -> None:
        super().__init__()
        self._group, self._fields, self._sides = group, (width, height), sides
        self._sizes: list[tuple[int, int]] = []
        self._marked: tuple[int, int, bool] | None = None
        shown = [(f"{wide}:{high}", Ratio(wide, high, f"{wide}:{high}")) for wide, high in COMMON]
        self.pictures = Pictures(tr("Ratio"), shown)
        self.swap = FlatButton("", tr("Swap width and height"), "swap")
        self.pictures.chosen.connect(self._on_chosen)
        self.swap.clicked.connect(self._on_swap)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.pictures, 1)
        row.addWidget(self.swap)
        group.changed.connect(self.mark)
        self.mark()

    def mark(self) -> None:
        """Shows which ratio is set, and which size each of them would be."""
        width, height = self._now()
        is_set = self._is_set()
        if self._marked == (width, height, is_set):
            return  # something else in the object changed: a letter of the prompt
        self._marked = (width, height, is_set)
        area = width * height
        self._sizes = [in_ratio(area, ratio, *self._sides) for ratio in COMMON]
        place = -1
        for number, (ratio, (wide, high)) in enumerate(zip(COMMON, self._sizes, strict=True)):
            button = self.pictures.button(number)
            fits = same_ratio(wide, high, ratio)
            button.setEnabled(fits)
            size = tr("{width} × {height}").format(width=wide, height=high)
            button.setToolTip(size if fits else tr("The limits of this model do not allow this ratio."))
            if place < 0 and is_set and same_ratio(width, height, ratio):
                place = number
        if self.pictures.place() != place:
            self.pictures.set_place(place)
        able = is_set and self._sides[0].takes(height) and self._sides[1].takes(width)
        self.swap.setEnabled(able)
        why = (
            tr("No size is set.") if not is_set else tr("The limits of this model do not allow it the other way round.")
        )
        self.swap.setToolTip(tr("Swap width and height") if able else why)

    def _value(self, field: Field) -> int | None:
        row = self._group.rows.get(field.name)
        value = row.value() if row is not None else ABSENT
        return None if value is ABSENT or isinstance(value, bool) else whole(value)

    def _is_set(self) -> bool:
        return any(self._value(field) is not None for field in self._fields)

    def _now(self) -> tuple[int, int]:
        """What is set, and where nothing is, what the model is likely to take."""
        found = [
            self._value(field) or _likely(field, side) for field, side in zip(self._fields, self._sides, strict=True)
        ]
        return max(found[0], 1), max(found[1], 1)

    def _on_chosen(self, place: int) -> None:
        self._marked = None  # the same size again leaves no other button down
        self._put(self._sizes[place])
        self.mark()

    def _on_swap(self) -> None:
        width, height = self._now()
        self._put((height, width))

    def _put(self, size: tuple[int, int]) -> None:
        for field, number in zip(self._fields, size, strict=True):
            # The group makes a row that nobody has looked at yet.
            self._group.reach("", join("", field.name))
            row = self._group.rows.get(field.name)
            if row is not None and isinstance(row.editor, NumberEdit):
                row.editor.put(number)


def _likely(field: Field, side: Side) -> int:
    default = whole(field.default) if field.has_default and not isinstance(field.default, bool) else None
    return default if default else min(max(_USUAL, side.low), side.high)
