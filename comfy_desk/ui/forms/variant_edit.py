"""One of several shapes: which, and then its fields. Only the chosen shape's keys are ever in the body."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from comfy_desk.schema import ABSENT, Field, Kind, Problem, initial_value
from comfy_desk.schema.branches import variant_of
from comfy_desk.ui.forms.controls import QuietCombo, Segments
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.row import column
from comfy_desk.ui.phrases import tr

_MAX_SEGMENT_TEXT = 30


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
        missing = dict(self.field.variants[self._chosen].constants)
        if not missing:
            return value
        inside = value if isinstance(value, dict) else {}
        # A body that came with them keeps them at their place.
        return {**{name: fixed for name, fixed in missing.items() if name not in inside}, **inside}

    def set_value(self, value: Any) -> None:
        number = -1 if value is ABSENT else shape_of(self.field, value, self._chosen)
        for other in list(self._editors):
            if other != number:
                self._drop(other)
        self._show(number, fresh=False)
        editor = self._editors.get(number)
        if editor is not None:
            editor.set_value(value)

    def fits(self, value: Any) -> bool:
        number = shape_of(self.field, value, self._chosen)
        if number < 0:
            return False
        variant = self.field.variants[number]
        if variant.kind is Kind.OBJECT or number in self._editors:
            return isinstance(value, dict) if variant.kind is Kind.OBJECT else self._editors[number].fits(value)
        tried = self.make(variant, None)
        tried.deleteLater()
        return tried.fits(value)

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
        target.setAccessibleName(tr("{label}: kind").format(label=label))
        target.setAccessibleDescription(told)

    def hide_choice(self) -> None:
        """What holds this says which shape it is. While it is none, the choice stays."""
        for choice in self.choices():
            choice.setVisible(self._chosen < 0)

    def choices(self) -> list[QWidget]:
        """The widget that chooses a shape."""
        return [choice for choice in (self._segments, self._combo) if choice is not None]

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
        self._combo.setPlaceholderText(tr("Choose…") if self.field.required else tr("not set"))
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
            editor = self.make(variant, self)
            editor.name_for_readers(variant.label, "")
            editor.changed.connect(self.changed)
            self._editors[number] = editor
            self._column.addWidget(editor)
            if fresh and (start := initial_value(variant)) is not ABSENT and editor.fits(start):
                editor.set_value(start)
        for place, editor in self._editors.items():
            editor.setVisible(place == number)

    def _drop(self, number: int) -> None:
        editor = self._editors.pop(number)
        self._column.removeWidget(editor)
        editor.hide()
        editor.setParent(None)
        editor.deleteLater()


def beginning_of(field: Field) -> Any:
    """What a field begins with, and a shape with the constants that tell it."""
    start = initial_value(field)
    return {**dict(field.constants), **(start if isinstance(start, dict) else {})} if field.constants else start


def shape_of(field: Field, value: Any, shown: int = -1) -> int:
    """The place of the shape that a value has, or -1. One that is still bare has the shape that is shown, or the first."""
    number = variant_of(field, value)
    if number >= 0 or not isinstance(value, dict):
        return number
    fitting = [place for place, variant in enumerate(field.variants) if _is_bare(variant, value)]
    return shown if shown in fitting else next(iter(fitting), -1)


def _is_bare(variant: Field, value: dict[str, Any]) -> bool:
    """Whether all keys are known to a shape that needs no constants."""
    known = {part.name for part in variant.fields}
    return variant.kind is Kind.OBJECT and not variant.constants and known.issuperset(value)
