"""A field with everything around it: label, range, help, the × that makes it absent again, and the error under it.

A value that the field's own widget cannot show without loss is shown as JSON instead, in the same place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from comfy_desk.schema import ABSENT, Field, Kind, Problem
from comfy_desk.ui import theme
from comfy_desk.ui.forms.choice_edit import ComboEdit, choice_text
from comfy_desk.ui.forms.controls import FlatButton, FoldButton, PlainLabel, first_sentence, plain_tip, says_more
from comfy_desk.ui.forms.editor import FieldEditor, Make
from comfy_desk.ui.forms.json_edit import JsonEdit
from comfy_desk.ui.forms.media_edit import MediaEdit
from comfy_desk.ui.forms.numbers import range_text
from comfy_desk.ui.overrides import overrides_qt

CONTAINERS = (Kind.OBJECT, Kind.LIST, Kind.VARIANT)


@overrides_qt
class FieldRow(QFrame):
    """One field of an object, or one item of a list (`title` then replaces its label).

    Containers are folded, and their inside is made when it is first looked at or has a value.
    """

    changed = Signal()
    described = Signal(str)
    """Of a file that was just taken: its MIME type. Comes before `changed`."""
    more_files = Signal(list)
    """Of a drop of several files: the paths after the first."""

    def __init__(self, field: Field, make: Make, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self._make = make
        self._title = title or field.label
        self._is_item = bool(title)
        self._container = field.kind in CONTAINERS
        # The way to the prompt is never folded or framed: the artist came for it.
        self._plain = self._container and field.bears_prompt
        self._editor: FieldEditor | None = None
        self._fallback = False
        self._said = ""  # the error, or the note, that stands here now
        self._in_head = False  # whether there was room for it beside the label
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self._fold: FoldButton | None = None
        self._label: PlainLabel | None = None
        self._build_head()
        self._build_foot()
        if not self._container or self._plain or field.required or self._is_item:
            self.open()
        self._refresh()

    @property
    def editor(self) -> FieldEditor | None:
        """The widget of the value; None while the row is folded and was never opened."""
        return self._editor

    def value(self) -> Any:
        """The value to send, or ABSENT."""
        return ABSENT if self._editor is None else self._editor.value()

    def set_value(self, value: Any) -> None:
        """Shows a value, silently. ABSENT goes back to the field's own widget."""
        if value is ABSENT and self._editor is None:
            return
        editor = self._ensure(fallback=False)
        if value is not ABSENT and not editor.fits(value):
            editor = self._ensure(fallback=True)
        editor.set_value(value)
        if self._fold is not None and value is not ABSENT and value not in ({}, []):
            self._fold.set_open(True)
        self._refresh()

    def clear(self) -> None:
        """The × : as if the artist had never been here."""
        self.set_value(ABSENT)
        self._set_error("")
        self.changed.emit()

    def open(self) -> None:
        """Makes and shows the inside."""
        editor = self._ensure(fallback=self._fallback)
        editor.show()
        if self._fold is not None:
            self._fold.set_open(True)

    def problems(self, pointer: str) -> list[Problem]:
        """What typed text cannot become, here and inside."""
        return [] if self._editor is None else self._editor.problems(pointer)

    def show_errors(self, pointer: str, errors: Mapping[str, str]) -> set[str]:
        """Shows the errors of this place and those inside; returns the pointers that found their place."""
        placed = {pointer} & set(errors)
        below = {place for place in errors if place.startswith(pointer + "/")}
        if below and self._container:
            self.open()
        lines = [errors[pointer]] if placed else []
        if self._editor is not None:
            inside = self._editor.show_errors(pointer, errors)
            placed |= inside
            # What is deeper than any widget (in a JSON field, say) stands at the deepest widget there is.
            for place in sorted(below - inside):
                lines.append(f"{place[len(pointer) + 1 :].replace('/', '.')}: {errors[place]}")
                placed.add(place)
        self._set_error("\n".join(lines))
        return placed

    def reach(self, pointer: str, wanted: str) -> QWidget | None:
        """The widget of a pointer at or below this row, opened; None if it is not here."""
        if wanted != pointer and not wanted.startswith(pointer + "/"):
            return None
        self.open()
        if self._editor is None:
            return None
        return self._editor.reach(pointer, wanted) or self._editor.focus_target()

    def add_buttons(self, *buttons: QWidget) -> None:
        """Puts a list's own buttons into the head."""
        for button in buttons:
            self._head.addWidget(button)

    @property
    def title(self) -> str:
        """What stands above the field."""
        return self._title

    def set_title(self, title: str) -> None:
        """Another number for an item that moved."""
        self._title = title
        if self._label is not None:
            self._label.setText(title)

    def set_head_visible(self, visible: bool) -> None:
        """A list with one item that cannot be removed needs no head for it."""
        self._head_box.setVisible(visible)

    def _build_head(self) -> None:
        field = self.field
        self._head_box = QWidget()
        self._head = QHBoxLayout(self._head_box)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.setSpacing(4)
        if self._container and not self._plain and not self._is_item:
            self._fold = FoldButton(self._title)
            self._fold.setToolTip(plain_tip(field.help))
            self._fold.opened.connect(self._on_fold)
            self._head.addWidget(self._fold)
            self._head.addStretch(1)
        elif field.kind is not Kind.BOOLEAN or self._is_item:
            self._label = PlainLabel("", "label")
            self._label.setToolTip(plain_tip(field.help))
            self._label.setText(self._title)
            self._head.addWidget(self._label, 1)
        self._clear = FlatButton("", f"Clear {self._title}", "x")
        self._clear.clicked.connect(self.clear)
        policy = self._clear.sizePolicy()
        policy.setRetainSizeWhenHidden(not self._container)
        self._clear.setSizePolicy(policy)
        if not self._is_item:
            self._head.addWidget(self._clear)
        self._hint = PlainLabel("", "hint")
        self._hint.setWordWrap(False)
        self._hint.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._head.addWidget(self._hint, 0, Qt.AlignmentFlag.AlignRight)
        self._layout.addWidget(self._head_box)
        if self._plain and not self._is_item:
            self._head_box.hide()

    def _build_foot(self) -> None:
        told = first_sentence(self.field.help)
        if self._is_item or self._plain or not says_more(self._title, told):
            told = ""
        self._told = PlainLabel(told, "hint")
        self._told.setToolTip(plain_tip(self.field.help) if told != self.field.help else "")
        self._told.setVisible(bool(told))
        self._error = PlainLabel("", "error")
        self._error.hide()
        self._layout.addWidget(self._told)
        # A group is long: what it is for stands before it. A field's help stands under it.
        self._place_at = self._layout.count() - (0 if self._container else 1)
        self._layout.addWidget(self._error)

    def _ensure(self, *, fallback: bool) -> FieldEditor:
        """The editor of the wanted sort, made if need be and put in its place."""
        if self._editor is not None and self._fallback == fallback:
            return self._editor
        if self._editor is not None:
            self._editor.hide()
            self._editor.setParent(None)
            self._editor.deleteLater()
        editor = JsonEdit(self.field, self._make) if fallback else self._make(self.field)
        self._editor, self._fallback = editor, fallback
        editor.changed.connect(self._on_changed)
        if isinstance(editor, MediaEdit):
            editor.several = self._is_item
            editor.described.connect(self.described)
            editor.more_files.connect(self.more_files)
        editor.name_for_readers(self._title, first_sentence(self.field.help, 300))
        self._place(editor)
        return editor

    def _place(self, editor: FieldEditor) -> None:
        if self.field.kind is Kind.BOOLEAN and not self._fallback and not self._is_item:
            self._head.insertWidget(0, editor, 1)
            return
        at = self._place_at
        if not self._container or self._plain or self._is_item:
            self._layout.insertWidget(at, editor)
            return
        # Inside of a folded group: set in, with a hairline along it.
        frame = QFrame()
        frame.setProperty("role", "inset")
        row = QHBoxLayout(frame)
        row.setContentsMargins(12, 4, 0, 4)
        row.addWidget(editor)
        self._layout.insertWidget(at, frame)
        if self._fold is not None:
            frame.setVisible(self._fold.is_open())

    def _on_fold(self, is_open: bool) -> None:
        if is_open:
            self._ensure(fallback=self._fallback)
        if self._editor is not None and (frame := self._editor.parentWidget()) is not None and frame is not self:
            frame.setVisible(is_open)

    def _on_changed(self) -> None:
        wrong = self._editor.problem() if self._editor is not None else ""
        noted = self._editor.note() if self._editor is not None else ""
        self._set_error(wrong or noted, faulty=bool(wrong))
        self._refresh()
        self.changed.emit()

    def _set_error(self, text: str, *, faulty: bool = True) -> None:
        """Beside the label where there is room, so that nothing below moves; else in place of the help."""
        self._said = text
        self._in_head = self._fits_head(text)
        self._error.setText("" if self._in_head else text)
        below = bool(text) and not self._in_head
        self._error.setVisible(below)
        self._told.setVisible(bool(self._told.text()) and not below)
        if self._editor is not None and not self._container:
            edge = self._editor.edge()
            framed = str(edge.property("role") or "").startswith("field")
            wrong, right = ("field-error", "field") if framed else ("error", "")
            theme.set_role(edge, wrong if text and faulty else right)
        self._refresh()

    def _fits_head(self, text: str) -> bool:
        if not text or "\n" in text or self._head_box.isHidden():
            return False
        metrics = QFontMetrics(theme.font(theme.SMALL))
        first: QWidget | None = self._label or self._fold
        if first is None and self._editor is not None:
            first = self._editor
        taken = first.sizeHint().width() if first is not None else 0
        if self._label is not None:
            taken = self._label.fontMetrics().horizontalAdvance(self._title)
        buttons = self._head_box.findChildren(FlatButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
        taken += sum(button.sizeHint().width() + 4 for button in buttons if button is not self._fold)
        return metrics.horizontalAdvance(text) + taken + 12 <= self.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._said and self._fits_head(self._said) != self._in_head:
            faulty = self._editor is not None and not self._editor.note()
            QTimer.singleShot(0, self, lambda: self._set_error(self._said, faulty=faulty))

    def _refresh(self) -> None:
        value = self.value()
        can_clear = not self.field.required
        if self.field.kind is Kind.MEDIA:  # a file is not taken out by deleting its letters
            can_clear = True
        is_set = value is not ABSENT or (self._editor is not None and bool(self._editor.problem()))
        self._clear.setVisible(is_set and can_clear and not self._is_item)
        hint = self._said if self._in_head else self._hint_text(value)
        theme.set_role(self._hint, "error" if self._in_head else "hint")
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))

    def _hint_text(self, value: Any) -> str:
        field = self.field
        if self._is_item:
            return ""
        shown = range_text(field.bounds, field.unit) if not self._container and field.kind is not Kind.MEDIA else ""
        if field.bounds.max_length and field.kind in (Kind.PROMPT, Kind.TEXT):
            shown = f"up to {field.bounds.max_length:,} characters"
        if value is not ABSENT:
            return shown
        if field.required:
            return "needed" + (f" · {shown}" if shown else "")
        if field.kind in (Kind.BOOLEAN, Kind.CHOICE):
            resting = f"default: {choice_text(field.default)}" if field.has_default else "not set"
            return resting if field.kind is Kind.BOOLEAN or not self._shows_placeholder() else shown
        return shown

    def _shows_placeholder(self) -> bool:
        """Whether the widget itself says what happens while it is empty; segments do not."""
        return isinstance(self._editor, ComboEdit)


def column(parent: QWidget, spacing: int = 12) -> QVBoxLayout:
    """A column of rows."""
    layout = QVBoxLayout(parent)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    return layout
