"""One of several shapes: which, and then its fields. Only the chosen shape's keys are ever in the body."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from PySide6.QtWidgets import QWidget

from comfy_desk.schema import ABSENT, Field, Kind, Problem, initial_value
from comfy_desk.ui.forms.controls import QuietCombo, Segments
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.row import column

_MAX_SEGMENT_TEXT = 30
_SHAPES: dict[Kind, tuple[type, ...]] = {
    Kind.OBJECT: (dict,), Kind.LIST: (list,), Kind.BOOLEAN: (bool,), Kind.INTEGER: (int, Decimal, float),
    Kind.NUMBER: (int, Decimal, float), Kind.TEXT: (str,), Kind.PROMPT: (str,), Kind.MEDIA: (str,),
}  # fmt: skip


class VariantEdit(FieldEditor):
    """A choice of shapes. Each keeps what was written in it while another is shown."""

    def __init__(self, field: Field, make: Make, parent: QWidget | None = None) -> None:
        super().__init__(field, make, parent)
        self._editors: dict[int, FieldEditor] = {}
        self._chosen = -1
        self._column = column(self)
        labels = [variant.label for variant in field.variants]
        self._segments: Segments | None = None
        self._combo: QuietCombo | None = None
        if sum(map(len, labels)) <= _MAX_SEGMENT_TEXT:
            self._build_segments(labels)
        else:
            self._build_combo(labels)

    @property
    def chosen(self) -> int:
        """The place of the shape that is shown, or -1."""
        return self._chosen

    def choose(self, number: int) -> None:
        """As if the artist had picked a shape."""
        self._show(number, fresh=True)
        self.changed.emit()

    def value(self) -> Any:
        editor = self._editors.get(self._chosen)
        if editor is None:
            return ABSENT
        value = editor.value()
        constants = dict(self.field.variants[self._chosen].constants)
        if constants:
            return {**constants, **(value if isinstance(value, dict) else {})}
        return value

    def set_value(self, value: Any) -> None:
        number = -1 if value is ABSENT else self._variant_of(value)
        for other in list(self._editors):
            if other != number:
                self._editors.pop(other).deleteLater()
        self._show(number, fresh=False)
        editor = self._editors.get(number)
        if editor is not None:
            constants = dict(self.field.variants[number].constants)
            rest = {k: v for k, v in value.items() if k not in constants} if isinstance(value, dict) else value
            editor.set_value(rest)

    def fits(self, value: Any) -> bool:
        number = self._variant_of(value)
        if number < 0:
            return False
        variant = self.field.variants[number]
        return variant.kind is Kind.OBJECT or self.make(variant).fits(value)

    def problems(self, pointer: str) -> list[Problem]:
        editor = self._editors.get(self._chosen)
        return [] if editor is None else editor.problems(pointer)

    def show_errors(self, pointer: str, errors: Mapping[str, str]) -> set[str]:
        editor = self._editors.get(self._chosen)
        return set() if editor is None else editor.show_errors(pointer, errors)

    def reach(self, pointer: str, wanted: str) -> QWidget | None:
        editor = self._editors.get(self._chosen)
        found = None if editor is None else editor.reach(pointer, wanted)
        return found or (self.focus_target() if wanted == pointer else None)

    def name_for_readers(self, label: str, told: str) -> None:
        target = self._combo or self
        target.setAccessibleName(f"{label}: kind")
        target.setAccessibleDescription(told)

    def shown_editor(self) -> FieldEditor | None:
        """The editor of the shape that is shown."""
        return self._editors.get(self._chosen)

    def _build_segments(self, labels: list[str]) -> None:
        self._segments = Segments("", labels)
        self._segments.chosen.connect(self.choose)
        self._column.addWidget(self._segments)
        self.setFocusProxy(self._segments.first())

    def _build_combo(self, labels: list[str]) -> None:
        self._combo = QuietCombo()
        self._combo.addItems(labels)
        self._combo.setPlaceholderText("Choose…" if self.field.required else "not set")
        self._combo.setCurrentIndex(-1)
        self._combo.activated.connect(self.choose)
        self._column.addWidget(self._combo)
        self.setFocusProxy(self._combo)

    def _show(self, number: int, *, fresh: bool) -> None:
        self._chosen = number
        if self._combo is not None:
            self._combo.setCurrentIndex(number)
        if self._segments is not None:
            self._segments.set_place(number)
        if number >= 0 and number not in self._editors:
            variant = self.field.variants[number]
            editor = self.make(variant)
            editor.name_for_readers(variant.label, "")
            editor.changed.connect(self.changed)
            self._editors[number] = editor
            self._column.addWidget(editor)
            if fresh and (start := initial_value(variant)) is not ABSENT and editor.fits(start):
                editor.set_value(start)
        for place, editor in self._editors.items():
            editor.setVisible(place == number)

    def _variant_of(self, value: Any) -> int:
        for number, variant in enumerate(self.field.variants):
            if variant.constants:
                told = isinstance(value, dict) and all(value.get(name) == fixed for name, fixed in variant.constants)
            else:
                told = isinstance(value, _SHAPES.get(variant.kind, ())) and (
                    not isinstance(value, bool) or variant.kind is Kind.BOOLEAN
                )
            if told:
                return number
        return -1
